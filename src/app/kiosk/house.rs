//! What the house wants of its table, and what follows from it.

use crate::app::settings::{Change, Quality};
use crate::kiosk::config::Config;
use crate::rules::{Game, Rules};
use crate::words::Language;
use bevy::prelude::Resource;
use jiff::civil::DateTime;
use std::path::PathBuf;
use std::time::Duration;

/// The house.
#[derive(Resource, Debug)]
pub struct House {
    /// Its configuration.
    pub config: Config,
    /// With as little as possible that could fail.
    pub safe: bool,
    /// After how long in the safe mode the table asks to be started as usual, where somebody would start it.
    pub safe_for: Option<Duration>,
    /// The folder that paths of the configuration count from.
    pub base: PathBuf,
    /// The folder of the program's data.
    pub data: PathBuf,
    /// The languages, in the order of their buttons.
    pub languages: Vec<Language>,
    /// The games, in the order of their buttons.
    pub games: Vec<Game>,
    /// The volume in per cent, which the staff may have changed.
    pub volume: u8,
    /// The sizes of text that a visitor can choose, in per cent; the first is the house's.
    pub text_sizes: [u16; 3],
    /// The side of the smallest thing to touch, in logical pixels, where the screen's millimetres are known; or 0.
    pub touch: f32,
}

/// The clock on the wall.
#[derive(Resource, Clone, Copy, Debug)]
pub struct WallClock(pub fn() -> DateTime);

impl Default for WallClock {
    fn default() -> Self {
        WallClock(|| jiff::Zoned::now().datetime())
    }
}

impl House {
    /// A house with this configuration, which lay in `base`; the program's data lie in `data`.
    #[must_use]
    pub fn new(config: Config, safe: bool, base: PathBuf, data: PathBuf) -> Self {
        let languages = config.languages.offered.iter().map(|code| code.0).collect();
        let games = config.games.all().collect();
        let volume = config.sound.volume.get() as u8;
        let size = config.screen.text_size.percent();
        let mut house = House {
            config,
            safe,
            safe_for: None,
            base,
            data,
            languages,
            games,
            volume,
            text_sizes: [size; 3],
            touch: 0.0,
        };
        house.text_is(size);
        house
    }

    /// Text at the house's size is so many per cent of the program's usual.
    pub fn text_is(&mut self, percent: u16) {
        let larger = |by: u16| (u32::from(percent) * u32::from(by) / 100).min(200) as u16;
        self.text_sizes = [percent, larger(125), larger(150)];
    }

    /// Whether the lesson is offered: it teaches Bao.
    #[must_use]
    pub fn teaches(&self) -> bool {
        self.games.iter().any(|game| matches!(game, Game::Kujifunza(_)))
    }

    /// The game on this one's board as the house plays it; none where it is not offered.
    #[must_use]
    pub fn own(&self, game: Game) -> Option<Game> {
        let same = |own: &&Game| own.board() == game.board();
        self.games.iter().find(same).copied()
    }

    /// The language in which a visit begins.
    #[must_use]
    pub fn first_language(&self) -> Language {
        self.config.languages.first.0
    }

    /// The folder of the counts.
    #[must_use]
    pub fn statistics(&self) -> PathBuf {
        self.config.statistics_folder(&self.base, &self.data)
    }

    /// Where the picture of the house's sign lies; none is shown in the safe mode.
    #[must_use]
    pub fn logo(&self) -> Option<PathBuf> {
        self.config.logo(&self.base).filter(|_| !self.safe)
    }

    /// The changes of the settings after which all is as the house wants it, whatever a visitor has set.
    #[must_use]
    pub fn as_new(&self) -> Vec<Change> {
        let sound = &self.config.sound;
        let mut changes = vec![
            Change::Reset,
            Change::Language(self.first_language().code().to_owned()),
            Change::Volume(self.volume),
            Change::Ambience(sound.ambience.get() as u8),
            Change::Interface(sound.interface.get() as u8),
            Change::Muted(self.safe || self.volume == 0),
            Change::TextSize(self.text_sizes[0]),
            Change::ReducedMotion(self.safe || self.config.screen.reduced_motion),
            Change::FullScreen(true),
            // Who sits face to face sits where they sit.
            Change::TurnBoard(false),
        ];
        if self.safe {
            changes.push(Change::Quality(Quality::Low));
        }
        changes
    }
}
