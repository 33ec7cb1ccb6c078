//! The house's configuration: one commented TOML file.
//!
//! A file is read as far as it can be understood: each good line counts, even beside bad ones, and every fault is
//! told at once, with its line and what to write instead. What a kiosk does with a faulty file is not decided here;
//! see [`last_good`].

mod fault;
pub mod last_good;
mod read;
mod values;

pub use fault::{Fault, Problem};
pub use read::read;
pub use values::{Percent, Span, TextSize};

use super::hours::Hours;
use super::pin::PinHash;
use crate::rules::{Game, KichwaRule};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The file as it is shipped: every key with its default and a line on what it does.
pub const EXAMPLE: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/kiosk/mbili.toml"));

/// How the house wants its table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Config {
    /// Who puts up the table.
    pub house: House,
    /// What is spoken.
    pub languages: Languages,
    /// When a visitor has left.
    pub idle: Idle,
    /// How loud it is when a visit begins.
    pub sound: Sound,
    /// What is offered to play.
    pub games: Games,
    /// The screen and what is on it.
    pub screen: ScreenConfig,
    /// When the house is open.
    pub hours: Hours,
    /// How the staff get in.
    pub staff: Staff,
    /// What is counted.
    pub statistics: Statistics,
    /// Who is told how the table fares.
    pub health: Health,
}

/// Who puts up the table.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct House {
    /// A picture of the house's sign, PNG.
    pub logo: Option<PathBuf>,
    /// A line of the house's own on the first screen, by language code.
    pub welcome: BTreeMap<String, String>,
}

/// What is spoken.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Languages {
    /// Language codes in the order of their buttons.
    pub offered: Vec<LanguageCode>,
    /// The language in which a visit begins.
    pub first: LanguageCode,
}

/// A language that the game speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub struct LanguageCode(pub crate::words::Language);

/// When a visitor has left, in seconds.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Idle {
    /// Without any input, not counting what the table shows or thinks.
    pub after: Span<10, 600>,
    /// Of visible countdown; a touch extends.
    pub countdown: Span<5, 60>,
}

/// How loud it is when a visit begins. A visitor may change it for the visit.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sound {
    /// Of seeds, hands and board.
    pub volume: Percent,
    /// Of what surrounds the table.
    pub ambience: Percent,
    /// Of what the screens answer.
    pub interface: Percent,
}

/// What is offered to play.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Games {
    /// The games, in the order of their buttons.
    pub offered: Vec<GameName>,
    /// How captured seeds of Bao enter.
    pub kichwa: KichwaName,
}

/// A game by its name in records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameName {
    /// Bao la Kujifunza.
    Kujifunza,
    /// Djenon-aboure.
    Djenon,
}

/// A house rule by its name in records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum KichwaName {
    /// The way of the sowing goes on.
    #[default]
    Sustain,
    /// The player chooses at every capture.
    Choose,
    /// The player chooses at the first capture.
    First,
}

/// The screen and what is on it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScreenConfig {
    /// Width of the visible picture in millimetres, where the screen does not say it rightly; 0: ask the screen.
    pub width_mm: u16,
    /// Size of the text when a visit begins.
    pub text_size: TextSize,
    /// Cross-fades instead of flights.
    pub reduced_motion: bool,
}

/// How the staff get in.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Staff {
    /// Hash of the PIN; without one, nobody gets in from the screen.
    pub pin: Option<PinHash>,
}

/// What is counted.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Statistics {
    /// Where the database lies; without a folder, with the program's data.
    pub folder: Option<PathBuf>,
    /// How many days are kept.
    pub keep_days: Span<7, 3650>,
}

/// Who is told how the table fares.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Health {
    /// A file that the house's monitoring reads, in the OpenMetrics text format; without it, none is written.
    pub openmetrics: Option<PathBuf>,
}

/// The folder that paths in the house's file count from; without a file, the one that the program was started in.
#[must_use]
pub fn base(file: Option<&Path>) -> PathBuf {
    file.and_then(Path::parent).map(Path::to_owned).unwrap_or_default()
}

impl Config {
    /// The folder of the counts; `base` is that of the house's file, `data` that of the program's data.
    #[must_use]
    pub fn statistics_folder(&self, base: &Path, data: &Path) -> PathBuf {
        let named = self.statistics.folder.as_deref();
        named.map_or_else(|| data.to_owned(), |folder| base.join(folder))
    }

    /// Where the picture of the house's sign lies.
    #[must_use]
    pub fn logo(&self, base: &Path) -> Option<PathBuf> {
        self.house.logo.as_deref().map(|logo| base.join(logo))
    }

    /// The file for the house's monitoring.
    #[must_use]
    pub fn openmetrics(&self, base: &Path) -> Option<PathBuf> {
        self.health.openmetrics.as_deref().map(|file| base.join(file))
    }
}

impl Games {
    /// The games with the house rule.
    pub fn all(&self) -> impl Iterator<Item = Game> {
        self.offered.iter().map(|name| match name {
            GameName::Kujifunza => Game::Kujifunza(self.kichwa.rule()),
            GameName::Djenon => Game::Djenon,
        })
    }
}

impl KichwaName {
    /// The house rule of this name.
    #[must_use]
    pub const fn rule(self) -> KichwaRule {
        match self {
            KichwaName::Sustain => KichwaRule::Sustain,
            KichwaName::Choose => KichwaRule::Choose,
            KichwaName::First => KichwaRule::ChooseFirst,
        }
    }
}

impl Default for Languages {
    fn default() -> Self {
        let offered = crate::words::Language::ALL.iter().map(|&language| LanguageCode(language));
        Languages {
            offered: offered.collect(),
            first: LanguageCode(crate::words::Language::default()),
        }
    }
}

impl Default for Idle {
    fn default() -> Self {
        Idle { after: Span::new(60), countdown: Span::new(20) }
    }
}

impl Default for Sound {
    fn default() -> Self {
        Sound { volume: Percent::new(60), ambience: Percent::new(25), interface: Percent::new(45) }
    }
}

impl Default for Games {
    fn default() -> Self {
        Games {
            offered: vec![GameName::Kujifunza, GameName::Djenon],
            kichwa: KichwaName::default(),
        }
    }
}

impl Default for Statistics {
    fn default() -> Self {
        Statistics { folder: None, keep_days: Span::new(730) }
    }
}

impl TryFrom<String> for LanguageCode {
    type Error = String;

    fn try_from(code: String) -> Result<Self, String> {
        let all = crate::words::Language::ALL;
        let found = all.iter().find(|language| language.code() == code);
        found.map(|&language| LanguageCode(language)).ok_or_else(|| {
            let codes: Vec<_> = all.iter().map(|language| language.code()).collect();
            format!("there is no language \"{code}\"; there are {}", codes.join(", "))
        })
    }
}
