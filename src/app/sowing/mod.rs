//! Sowing as it is seen: events become timed cues, cues become places of seeds.

mod stage;

pub use stage::{Home, SeedMotion, Spotlight, Stage};
