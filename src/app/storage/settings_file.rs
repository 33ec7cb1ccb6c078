//! The settings as a file that a person may edit.

use super::trouble::{Failure, Trouble};
use super::{Folders, files};
use crate::app::settings::Settings;
use crate::engine::auto::Rating;
use serde::Deserialize;
use std::path::{Path, PathBuf};
use toml::de::{DeTable, Deserializer};
use toml::{Spanned, de};

/// What stands above the settings in their file.
const PREFACE: &str = "\
# Settings of Mbili. A line that is missing means the default. Lines of your own
# that begin with # are lost when the game saves its settings.
#
# language        code of a language, \"en\" or \"sw\"; \"\" for the system's
# volume          of seeds, hands and board, 0 to 100
# ambience        volume of what surrounds the table, 0 to 100
# interface       volume of what the screens answer, 0 to 100
# muted           true: no sound at all
# speed           of the seeds, 0.25 to 8; 1 is normal
# quality         \"low\", \"medium\" or \"high\": how much is drawn
# as_measured     true: the quality is the one that was measured on this machine
# measured        the quality that was measured; without this line it is measured again
# mood            \"day\" or \"evening\" at the table
# board           of Bao: \"zanzibar\" or \"school\"
# text_size       in per cent, 75 to 200
# reduced_motion  true: seeds fade instead of flying
# contrast        true: black on white, and lines around the pits
# switches        \"off\", \"one\" or \"two\": a mark goes through all that can be selected
# scan_tenths     how long the mark of one switch stays, in tenths of a second, 5 to 30
# voice           true: turns are spoken, where spd-say is installed
# full_screen     true: no window frame
# counts          true: the number of seeds beside each pit
# turn_board      true: of two friends at one screen, whoever is to move sees their own row nearest
# previews        \"full\", \"first_lap\" or \"off\": what is told before a sowing; without this
#                 line as suits the opponent
# hints           false: no hints, and no button for them
# opponent        where the opponent that adapts stands among the levels, 0 to 9; changes by itself
# opponent_matches  how many matches led there
# silence_known   true: do not tell again that there is no sound device
# slow_picture_known  true: do not tell again that there is no graphics card

";

/// Where the settings lie in the folder for them.
#[must_use]
pub fn path(config: &Path) -> PathBuf {
    config.join("settings.toml")
}

/// What is wrong with a settings file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

/// Settings that were read.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// The settings; the default for all that could not be read.
    pub settings: Settings,
    /// What the player should know.
    pub trouble: Option<Trouble>,
    /// Whether settings may be saved there. Not where that would destroy a file that could neither be
    /// read nor set aside.
    pub may_store: bool,
}

/// Reads the settings. A damaged file is set aside under another name, and what could be read of it
/// takes its place. Never fails: what cannot be read has its default.
#[must_use]
pub fn load(config: &Path) -> Loaded {
    let file = path(config);
    let bytes = match files::read(&file) {
        Ok(bytes) => bytes.unwrap_or_default(),
        Err(failure) => {
            let trouble = Some(Trouble::SettingsUnreadable(failure));
            return Loaded { settings: Settings::default(), trouble, may_store: false };
        }
    };
    let (settings, fault) = from_bytes(&bytes);
    let Some(Fault { line, problem }) = fault else {
        return Loaded { settings, trouble: None, may_store: true };
    };
    let aside = files::set_aside(&file).and_then(|aside| match store(config, &settings) {
        Ok(()) => Ok(aside),
        Err(failure) => {
            // It still stands in its old place, so the second name only confuses.
            let _ = std::fs::remove_file(aside);
            Err(failure)
        }
    });
    let may_store = aside.is_ok();
    let trouble = Some(Trouble::SettingsDamaged { file, line, problem, aside });
    Loaded { settings, trouble, may_store }
}

/// Writes what has been changed since `base`, and keeps what other programs have changed meanwhile.
///
/// # Errors
/// If the file could not be written; the old one then stands as it was.
pub fn merge(folders: &Folders, base: &Settings, ours: &Settings) -> Result<(), Failure> {
    let file = path(&folders.config);
    let _alone = files::alone(&folders.data, &file);
    // What cannot be read any more is no reason to lose what is known here.
    let theirs = files::read(&file).unwrap_or_default().map(|bytes| from_bytes(&bytes));
    let merged = match theirs {
        Some((theirs, None)) => merged(base, ours, &theirs),
        _ => None,
    };
    store(&folders.config, merged.as_ref().unwrap_or(ours))
}

/// Theirs, but for what was changed here.
fn merged(base: &Settings, ours: &Settings, theirs: &Settings) -> Option<Settings> {
    let table = |settings: &Settings| toml::Table::try_from(settings).ok();
    let (base, ours, mut all) = (table(base)?, table(ours)?, table(theirs)?);
    for key in base.keys().chain(ours.keys()).filter(|key| base.get(*key) != ours.get(*key)) {
        match ours.get(key) {
            Some(value) => all.insert(key.clone(), value.clone()),
            None => all.remove(key),
        };
    }
    all.try_into().ok()
}

/// Writes the settings.
///
/// # Errors
/// If the file could not be written; the old one then stands as it was.
pub fn store(config: &Path, settings: &Settings) -> Result<(), Failure> {
    files::write(&path(config), &to_text(settings))
}

/// The text of a settings file.
#[must_use]
pub fn to_text(settings: &Settings) -> String {
    // Plain numbers, words and truths can always be written.
    let lines = toml::to_string(settings).unwrap_or_default();
    format!("{PREFACE}{lines}")
}

/// Reads what can be read: each good line counts, even beside bad ones; behind a fault of syntax
/// nothing does. The first fault is told.
#[must_use]
pub fn from_bytes(bytes: &[u8]) -> (Settings, Option<Fault>) {
    let (text, mut fault) = match std::str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let good = &bytes[..error.valid_up_to()];
            let fault = fault(bytes, good.len(), "a byte that is not UTF-8 text");
            (std::str::from_utf8(good).unwrap_or_default(), Some(fault))
        }
    };
    let mut tell = |found: Fault| match &fault {
        Some(first) if first.line <= found.line => {}
        _ => fault = Some(found),
    };
    let (table, errors) = DeTable::parse_recoverable(text);
    let first_error = errors.iter().map(start).min();
    for error in &errors {
        tell(self::fault(bytes, start(error), error.message()));
    }
    if !text.is_empty() && !text.ends_with('\n') {
        // We always end the last line, and so does every editor: something is missing.
        tell(self::fault(bytes, text.len(), "the last line does not end; the file is cut off"));
    }

    let mut good = DeTable::new();
    let mut lines = Vec::new();
    for (key, value) in table.into_inner() {
        let at = key.span().start;
        let line = files::place(bytes, at).0;
        if first_error.is_some_and(|error| files::place(bytes, error).0 <= line) {
            continue;
        }
        match read(DeTable::from_iter([(key.clone(), value.clone())])) {
            Ok(_) => {
                lines.push((key.get_ref().to_string(), at));
                good.insert(key, value);
            }
            Err(error) => tell(self::fault(bytes, at, error.message().trim_end())),
        }
    }
    // Whoever wrote down a quality and said no more chose it, and so did versions that knew no other.
    let wrote = |key| lines.iter().any(|(known, _): &(String, usize)| known == key);
    let chosen = wrote("quality") && !wrote("as_measured");
    let mut settings = read(good).unwrap_or_default();
    settings.as_measured &= !chosen;
    for (key, problem) in confine(&mut settings) {
        let at = lines.iter().find(|(known, _)| known == key).map_or(0, |&(_, at)| at);
        tell(self::fault(bytes, at, problem));
    }
    (settings, fault)
}

fn read(table: DeTable<'_>) -> Result<Settings, de::Error> {
    Settings::deserialize(Deserializer::from(Spanned::new(0..0, table)))
}

fn start(error: &de::Error) -> usize {
    error.span().map_or(0, |span| span.start)
}

fn fault(bytes: &[u8], byte: usize, problem: &str) -> Fault {
    let problem = problem.lines().collect::<Vec<_>>().join("; ");
    Fault { line: files::place(bytes, byte).0, problem }
}

/// Brings each value into its range and says which were outside.
fn confine(settings: &mut Settings) -> Vec<(&'static str, &'static str)> {
    let mut outside = Vec::new();
    let volumes = [
        ("volume", "volume must be a number from 0 to 100", &mut settings.volume),
        ("ambience", "ambience must be a number from 0 to 100", &mut settings.ambience),
        ("interface", "interface must be a number from 0 to 100", &mut settings.interface),
    ];
    for (key, problem, volume) in volumes {
        if *volume > 100 {
            *volume = 100;
            outside.push((key, problem));
        }
    }
    if !(0.25..=8.0).contains(&settings.speed) {
        let speed = settings.speed;
        settings.speed = if speed.is_nan() { 1.0 } else { speed.clamp(0.25, 8.0) };
        outside.push(("speed", "speed must be a number from 0.25 to 8"));
    }
    if !(75..=200).contains(&settings.text_size) {
        settings.text_size = settings.text_size.clamp(75, 200);
        outside.push(("text_size", "text_size must be a number from 75 to 200"));
    }
    let [low, high] = Rating::ENDS;
    if !(low..=high).contains(&settings.opponent) {
        settings.opponent = settings.opponent().place();
        outside.push(("opponent", "opponent must be a number from 0 to 9"));
    }
    outside
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Quality;

    #[test]
    fn every_key_is_explained() {
        let measured = Some(Quality::Low);
        let text = to_text(&Settings { measured, ..Settings::default() });
        let table: toml::Table = text.parse().expect("we write TOML");
        for key in table.keys() {
            assert!(PREFACE.contains(&format!("# {key} ")), "{key} is not explained");
        }
    }
}
