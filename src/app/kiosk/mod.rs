//! The table in a house: what visitors meet, what happens when they leave, and what only the staff can do.
//!
//! The house's configuration is read once, at the start ([`open`]). Everything that is decided by it without the
//! table's help stands in [`crate::kiosk`]; here it meets the window.

mod heart;
mod open;

pub use open::{KioskOptions, run};
