//! The table on the screen: Bevy, one plugin a folder.
//!
//! Arrows run one way: `session, opponent, sowing <- table, sound, ui`; `table`, `sound` and `ui`
//! never import each other. `input` and `ui` write [`session::Intent`]s and read; only `session`
//! changes the match.

pub mod notices;
pub mod pictures;
pub mod session;
pub mod settings;
pub mod sowing;
pub mod space;
pub mod state;
pub mod table;

use bevy::prelude::*;

/// The order of work within a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Devices become intents.
    Intent,
    /// Intents change the match, the screen and the settings.
    Session,
    /// The computer is asked, and answers with an intent for the next frame.
    Opponent,
    /// Events become places of seeds.
    Sowing,
    /// The table follows: transforms, lights, camera.
    View,
    /// Cues become sound.
    Sound,
    /// What changed is written down.
    Storage,
}
