//! What outlives the program: settings and matches against damage, full and read-only disks, other
//! instances and sudden death.

mod by_hand;
#[cfg(unix)]
mod disks;
mod log;
mod matches;
mod opened;
mod progress;
mod retries;
mod running;
mod settings;
mod table;

use mbili::app::session::Seat;
use mbili::app::storage::{Folders, SavedMatch, Trouble};
use mbili::engine::Level;
use mbili::record::Record;
use mbili::rules::{Action, Game, KichwaRule};
use mbili::words::{Arg, Language, Words};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// A home of its own for one test; in memory where the system has such a folder, because the tests wait
/// for the disk thousands of times.
fn home() -> (TempDir, Folders) {
    let home = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
    let home = home.expect("a temporary folder");
    let folders = Folders::inside(home.path());
    (home, folders)
}

/// A match of so many actions, always the same.
fn saved(id: &str, game: Game, actions: usize) -> SavedMatch {
    let mut record = Record::new(game);
    for number in 0..actions {
        // The first that does not end the match.
        let goes_on = |action: &&Action| {
            let mut next = record.clone();
            next.play(**action, &mut ()).is_ok() && next.ending().is_none()
        };
        let action = record.legal().iter().find(goes_on).copied();
        let action = action.unwrap_or_else(|| panic!("over after {number} actions"));
        record.play(action, &mut ()).expect("a legal action");
    }
    record.set_player(mbili::rules::Side::South, "Asha");
    record.set_tag("Event", "a key that only others know").expect("a good key");
    SavedMatch { id: id.to_owned(), record, seats: [Seat::Human, Seat::Computer(Level::Fundi)] }
}

/// A match in the middle of a turn that waits for a kichwa, where there is one soon.
fn waiting(id: &str) -> SavedMatch {
    (1..40)
        .map(|actions| saved(id, Game::Kujifunza(KichwaRule::Choose), actions))
        .find(|saved| saved.record.position().pending().is_some())
        .expect("a kichwa is asked for sooner or later")
}

/// Every file below a folder, with its contents.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            files.extend(contents(&path));
        } else {
            let bytes = fs::read(&path).expect("a readable file");
            files.insert(path.display().to_string(), bytes);
        }
    }
    files
}

/// What a trouble says, in every language: a whole sentence that names the file.
fn says(trouble: &Trouble, file: &Path) -> String {
    let notice = trouble.notice();
    let arguments: Vec<(&str, Arg<'_>)> =
        notice.arguments.iter().map(|(name, value)| (*name, Arg::from(value))).collect();
    let mut english = String::new();
    for &language in Language::ALL.iter().rev() {
        let words = Words::new(language);
        english = words.with(notice.key, &arguments);
        assert!(words.faults().is_empty(), "{:?}", words.faults());
        assert!(english.contains(&file.display().to_string()), "names no file: {english}");
    }
    english
}
