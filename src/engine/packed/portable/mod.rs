//! The core that runs on every machine: rings as integers of 128 bits.

mod bao;
mod djenon;

pub(super) use bao::{enter, play, starts};
pub(super) use djenon::{djenon_play, djenon_starts};
