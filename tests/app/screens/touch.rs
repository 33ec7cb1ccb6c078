//! Touches.
