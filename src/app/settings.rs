//! What a player can set, kept across starts. Reading and writing is `storage`'s business.

use crate::app::look::{BoardStyle, Mood};
use crate::engine::auto::Rating;
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
    /// Whether that is what was measured, and not what the player chose.
    pub as_measured: bool,
    /// What was measured on this machine; nothing before its first second.
    pub measured: Option<Quality>,
    /// The time of day at the table.
    pub mood: Mood,
    /// The board of Bao.
    pub board: BoardStyle,
    /// Text size in per cent, 75 to 200.
    pub text_size: u16,
    /// Cross-fades instead of flights.
    pub reduced_motion: bool,
    /// Black on white, and rings on the board.
    pub contrast: bool,
    /// By how many switches the table is worked.
    pub switches: Switches,
    /// How long a mark that goes on by itself stays, in tenths of a second: 5 to 30.
    pub scan_tenths: u8,
    /// Turns are told by the voice of the system.
    pub voice: bool,
    /// Full screen (borderless).
    pub full_screen: bool,
    /// Show the number of seeds beside each pit.
    pub counts: bool,
    /// With two friends at one screen, whoever is to move sees their own row nearest.
    pub turn_board: bool,
    /// How much of a sowing is told before it is played; without it, as much as suits the opponent.
    pub previews: Option<Foresight>,
    /// Whether a player may ask for hints.
    pub hints: bool,
    /// Where the opponent that adapts stands on the ladder of levels, 0 to 9. Whoever lets a guest begin anew starts
    /// from the default.
    pub opponent: f32,
    /// How many matches led there.
    pub opponent_matches: u16,
    /// The player knows that this machine makes no sound.
    pub silence_known: bool,
    /// The player knows that this machine draws without a graphics card.
    pub slow_picture_known: bool,
}

/// One change of the settings. It names one field, so that changes from several devices in one frame
/// add up.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The language by its code; empty: the system's.
    Language(String),
    /// Volume of seeds and board, 0 to 100.
    Volume(u8),
    /// Volume of the surroundings, 0 to 100.
    Ambience(u8),
    /// Volume of the screens' own sounds, 0 to 100.
    Interface(u8),
    /// No sound at all, or sound.
    Muted(bool),
    /// How fast seeds are shown.
    Speed(f32),
    /// How much the machine is asked to draw, by the player's choice.
    Quality(Quality),
    /// As much as was measured.
    AsMeasured,
    /// What was measured; a choice of the player stays.
    Measured(Quality),
    /// The time of day at the table.
    Mood(Mood),
    /// The board of Bao.
    Board(BoardStyle),
    /// Text size in per cent.
    TextSize(u16),
    /// Cross-fades instead of flights.
    ReducedMotion(bool),
    /// High contrast.
    Contrast(bool),
    /// By how many switches the table is worked.
    Switches(Switches),
    /// How long a mark stays that goes on by itself, in tenths of a second.
    ScanTenths(u8),
    /// Turns are told by the voice of the system.
    Voice(bool),
    /// Full screen or a window.
    FullScreen(bool),
    /// Numbers of seeds beside the pits.
    Counts(bool),
    /// Whoever is to move sees their own row nearest.
    TurnBoard(bool),
    /// How much of a sowing is told before it is played; `None` for what suits the opponent.
    Previews(Option<Foresight>),
    /// Whether hints are given.
    Hints(bool),
    /// Where the opponent that adapts stands now.
    Opponent(Rating),
    /// What the machine lacks has been told and need not be told again.
    Known(Lack),
    /// Everything as at first, but for what is known of the machine.
    Reset,
}

/// What a machine may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// A sound device.
    Sound,
    /// A graphics card.
    Graphics,
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

/// How much of a sowing is told before it is played. The lesser of two is their minimum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Foresight {
    /// The ways a pit can go, and why not.
    Off,
    /// The first lap, and the capture with which it ends.
    FirstLap,
    /// The turn, up to its end or its next decision.
    #[default]
    Full,
}

/// By how many switches the table is worked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Switches {
    /// By other devices.
    #[default]
    Off,
    /// A mark goes on by itself, and the switch selects.
    One,
    /// One takes a mark on, the other selects.
    Two,
}

impl Settings {
    /// How long a mark stays that goes on by itself, in seconds: half a second to three.
    #[must_use]
    pub fn scan_seconds(&self) -> f32 {
        f32::from(self.scan_tenths.clamp(5, 30)) / 10.0
    }

    /// The speeds that a player can choose.
    pub const SPEEDS: [f32; 6] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0];

    /// The place among [`Self::SPEEDS`] of the one nearest to the speed.
    #[must_use]
    pub fn speed_place(&self) -> usize {
        let far = |place: usize| (Self::SPEEDS[place] / self.speed.max(0.01)).ln().abs();
        (0..Self::SPEEDS.len()).min_by(|a, b| far(*a).total_cmp(&far(*b))).unwrap_or(2)
    }

    /// The speed so many places further on, or the last one there is.
    #[must_use]
    pub fn speed_beside(&self, step: isize) -> f32 {
        let place = self.speed_place().saturating_add_signed(step).min(Self::SPEEDS.len() - 1);
        Self::SPEEDS[place]
    }

    /// The opponent that adapts, as it stands now.
    #[must_use]
    pub fn opponent(&self) -> Rating {
        Rating::kept(self.opponent, self.opponent_matches)
    }

    /// Takes a change over.
    pub fn change(&mut self, change: &Change) {
        match change {
            Change::Language(code) => self.language.clone_from(code),
            Change::Volume(volume) => self.volume = *volume,
            Change::Ambience(volume) => self.ambience = *volume,
            Change::Interface(volume) => self.interface = *volume,
            Change::Muted(muted) => self.muted = *muted,
            Change::Speed(speed) => self.speed = *speed,
            Change::Quality(quality) => (self.quality, self.as_measured) = (*quality, false),
            Change::AsMeasured => {
                self.as_measured = true;
                self.quality = self.measured.unwrap_or_default();
            }
            Change::Measured(quality) => {
                self.measured = Some(*quality);
                if self.as_measured {
                    self.quality = *quality;
                }
            }
            Change::Mood(mood) => self.mood = *mood,
            Change::Board(board) => self.board = *board,
            Change::TextSize(percent) => self.text_size = *percent,
            Change::ReducedMotion(reduced) => self.reduced_motion = *reduced,
            Change::Contrast(high) => self.contrast = *high,
            Change::Switches(switches) => self.switches = *switches,
            Change::ScanTenths(tenths) => self.scan_tenths = *tenths,
            Change::Voice(speaks) => self.voice = *speaks,
            Change::FullScreen(full) => self.full_screen = *full,
            Change::Counts(counts) => self.counts = *counts,
            Change::TurnBoard(turns) => self.turn_board = *turns,
            Change::Previews(previews) => self.previews = *previews,
            Change::Hints(hints) => self.hints = *hints,
            Change::Opponent(rating) => {
                (self.opponent, self.opponent_matches) = (rating.place(), rating.games());
            }
            Change::Known(Lack::Sound) => self.silence_known = true,
            Change::Known(Lack::Graphics) => self.slow_picture_known = true,
            Change::Reset => {
                *self = Settings {
                    silence_known: self.silence_known,
                    slow_picture_known: self.slow_picture_known,
                    measured: self.measured,
                    quality: self.measured.unwrap_or_default(),
                    ..Settings::default()
                };
            }
        }
    }
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
            as_measured: true,
            measured: None,
            mood: Mood::default(),
            board: BoardStyle::default(),
            text_size: 100,
            reduced_motion: false,
            contrast: false,
            switches: Switches::Off,
            scan_tenths: 12,
            voice: false,
            full_screen: false,
            counts: true,
            turn_board: true,
            previews: None,
            hints: true,
            opponent: Rating::default().place(),
            opponent_matches: Rating::default().games(),
            silence_known: false,
            slow_picture_known: false,
        }
    }
}

/// In an app that has this when it starts no sound device is opened, whatever the settings say.
#[derive(Resource)]
pub struct NoSound;

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
    Language::from_code(&settings.language).unwrap_or_else(language_of_the_system)
}

fn language_of_the_system() -> Language {
    sys_locale::get_locales()
        .find_map(|code| Language::from_code(&code))
        .unwrap_or(Language::English)
}

/// The language that the system asks for, as it was at the start.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SystemLanguage(pub Language);

impl Default for SystemLanguage {
    fn default() -> Self {
        SystemLanguage(language_of_the_system())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_of_several_devices_add_up_in_any_order() {
        let changes = [
            Change::Language("sw".into()),
            Change::Volume(5),
            Change::Ambience(6),
            Change::Interface(7),
            Change::Mood(Mood::Evening),
            Change::Board(BoardStyle::School),
            Change::Muted(true),
            Change::Speed(4.0),
            Change::Quality(Quality::High),
            Change::Measured(Quality::Low),
            Change::TextSize(150),
            Change::ReducedMotion(true),
            Change::Contrast(true),
            Change::Switches(Switches::Two),
            Change::ScanTenths(20),
            Change::Voice(true),
            Change::FullScreen(true),
            Change::Counts(false),
            Change::TurnBoard(false),
            Change::Previews(Some(Foresight::Off)),
            Change::Hints(false),
            Change::Opponent(Rating::kept(6.5, 12)),
            Change::Known(Lack::Sound),
            Change::Known(Lack::Graphics),
        ];
        let (mut there, mut back) = (Settings::default(), Settings::default());
        changes.iter().for_each(|change| there.change(change));
        changes.iter().rev().for_each(|change| back.change(change));
        assert_eq!(there, back);
        let table = |settings: &Settings| toml::Table::try_from(settings).expect("plain values");
        let (usual, changed) = (table(&Settings::default()), table(&there));
        for (key, value) in &usual {
            assert_ne!(value, &changed[key], "{key} has no change");
        }
        // What is not known at first, or left to the level, has no line of its own there.
        assert_eq!(there.measured, Some(Quality::Low));
        assert_eq!(there.previews, Some(Foresight::Off));
        assert_eq!(changed.len(), usual.len() + 2);
        there.change(&Change::Reset);
        let known = Settings {
            silence_known: true,
            slow_picture_known: true,
            measured: Some(Quality::Low),
            quality: Quality::Low,
            ..default()
        };
        assert_eq!(there, known, "what is known of the machine stays known");
    }

    #[test]
    fn what_the_player_chose_outlives_every_measurement() {
        let mut settings = Settings::default();
        settings.change(&Change::Measured(Quality::Low));
        assert_eq!((settings.quality, settings.as_measured), (Quality::Low, true));
        settings.change(&Change::Quality(Quality::High));
        settings.change(&Change::Measured(Quality::Medium));
        assert_eq!((settings.quality, settings.as_measured), (Quality::High, false));
        settings.change(&Change::AsMeasured);
        assert_eq!((settings.quality, settings.as_measured), (Quality::Medium, true));
    }

    #[test]
    fn what_is_to_be_measured_is_measured_at_the_default_quality() {
        let mut settings = Settings::default();
        settings.change(&Change::Quality(Quality::High));
        settings.change(&Change::AsMeasured);
        assert_eq!((settings.measured, settings.quality), (None, Quality::default()));
    }
}
