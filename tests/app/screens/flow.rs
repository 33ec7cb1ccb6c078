//! Clicks and keys.
