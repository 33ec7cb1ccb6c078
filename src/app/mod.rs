//! The table on the screen.
