//! Sowing as it is seen: events become timed cues, cues become places of seeds.
//!
//! What is shown is a pure function of the events and the time; nothing here changes the match.
//! [`Stage`] is the result, and the only thing that the table, the sound and the screens read.

mod pace;
mod playback;
mod seats;
mod strip;

pub use pace::{Cue, LongestTurn, Pace, cues};
pub use playback::{Passed, Playback};

use super::phase::Phase;
use super::stage::Stage;
use bevy::prelude::*;

/// Adds the playback of turns.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stage>()
        .init_resource::<Playback>()
        .init_resource::<LongestTurn>()
        .add_message::<Passed>()
        .add_systems(Update, playback::play.in_set(Phase::Sowing));
}
