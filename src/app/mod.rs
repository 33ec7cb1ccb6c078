//! The table on the screen: Bevy, one plugin a folder.
//!
//! Arrows run one way: `session, opponent, sowing <- table, sound, ui`; `table`, `sound` and `ui`
//! never import each other. `input` and `ui` write [`session::Intent`]s and read; only `session`
//! changes the match.

mod awake;
mod background;
pub mod curtain;
mod ending;
pub mod exercises;
mod graphics;
pub mod hints;
pub mod input;
pub mod kiosk;
mod lean;
pub mod lesson;
mod listen;
pub mod look;
pub mod measure;
pub mod notices;
pub mod opponent;
pub mod pictures;
pub mod review;
mod run;
pub mod session;
pub mod settings;
pub mod shots;
pub mod soak;
pub mod sound;
pub mod sowing;
pub mod space;
mod startup;
pub mod state;
pub mod storage;
pub mod table;
pub mod ui;
pub mod unfinished;
pub mod voice;

pub use graphics::graphics;
pub use run::{PlayOptions, run, window_plugin};

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

/// Everything that needs no window: the match, the computer's seat, the playback.
pub fn core_plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            Phase::Intent,
            Phase::Session,
            Phase::Opponent,
            Phase::Sowing,
            Phase::View,
            Phase::Sound,
            Phase::Storage,
        )
            .chain(),
    )
    .init_resource::<settings::Settings>()
    .init_resource::<settings::Speech>()
    .init_resource::<settings::SystemLanguage>()
    .init_resource::<space::BoardView>()
    .init_resource::<notices::Notices>()
    .add_message::<notices::Notice>()
    .add_systems(Update, notices::collect.in_set(Phase::Storage))
    .add_plugins((
        session::plugin,
        exercises::plugin,
        lesson::plugin,
        opponent::plugin,
        hints::plugin,
        review::plugin,
        sowing::plugin,
    ));
}

/// All that is to be seen and heard: the table, the screens, the sound, the keyboard. Needs Bevy's own
/// plugins, with a renderer.
pub fn table_plugin(app: &mut App) {
    app.add_plugins((
        core_plugin,
        awake::plugin,
        input::plugin,
        sound::plugin,
        table::plugin,
        bevy_egui::EguiPlugin::default(),
        ui::plugin,
        voice::plugin,
    ));
}
