//! What a player can set, kept across starts. Reading and writing is `storage`'s business.

use crate::words::Language;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The settings. Every field has a default, so a file of an older version reads.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Language code; empty: the system's.
    pub language: String,
    /// Volume of seeds, hands and board, 0 to 100.
    pub volume: u8,
    /// Volume of what surrounds the table, 0 to 100.
    pub ambience: u8,
    /// Volume of what the screens answer, 0 to 100.
    pub interface: u8,
    /// No sound at all, whatever the volumes.
    pub muted: bool,
    /// How fast seeds are shown: 0.25 to 8, 1 is normal.
    pub speed: f32,
    /// How much the machine is asked to draw.
    pub quality: Quality,
    /// Text size in per cent, 75 to 200.
    pub text_size: u16,
    /// Cross-fades instead of flights.
    pub reduced_motion: bool,
    /// Full screen (borderless).
    pub full_screen: bool,
    /// Show the number of seeds beside each pit.
    pub counts: bool,
}

/// How much the machine is asked to draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Quality {
    /// Coarse shadows, no smoothing of edges: integrated graphics and software rendering.
    Low,
    /// Clear shadows, edges smoothed afterwards.
    #[default]
    Medium,
    /// Finer shadows and smooth edges.
    High,
}

impl Settings {
    /// The speeds that a player can choose.
    pub const SPEEDS: [f32; 6] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0];
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: String::new(),
            volume: 70,
            ambience: 40,
            interface: 60,
            muted: false,
            speed: 1.0,
            quality: Quality::default(),
            text_size: 100,
            reduced_motion: false,
            full_screen: false,
            counts: true,
        }
    }
}

/// The words of the present language.
#[derive(Resource, Clone)]
pub struct Speech(pub crate::words::Words);

impl FromWorld for Speech {
    fn from_world(world: &mut World) -> Self {
        let settings = world.get_resource_or_init::<Settings>();
        Speech(crate::words::Words::new(language(&settings)))
    }
}

/// The language that the settings, or else the system, ask for.
#[must_use]
pub fn language(settings: &Settings) -> Language {
    Language::from_code(&settings.language)
        .or_else(|| sys_locale::get_locales().find_map(|code| Language::from_code(&code)))
        .unwrap_or(Language::English)
}
