//! The opponent's mind.
