//! The table on the screen: Bevy, one plugin a folder.
//!
//! Arrows run one way; docs/design.md says which rooms know which. `table`, `sound` and `ui` never import each
//! other. `input` and `ui` write [`session::Intent`]s and read; only `session` changes the match.

mod awake;
mod background;
pub mod book;
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
mod panics;
mod phase;
pub mod pictures;
mod plugins;
pub mod review;
mod run;
pub mod session;
pub mod settings;
pub mod shots;
pub mod soak;
pub mod sound;
pub mod sowing;
pub mod space;
pub mod stage;
mod startup;
pub mod state;
pub mod storage;
pub mod table;
pub mod ui;
pub mod unfinished;
pub mod voice;

pub use graphics::graphics;
pub use phase::Phase;
pub use plugins::{core_plugin, table_plugin};
pub use run::{PlayOptions, run, window_plugin};
