//! `mbili vectors`: files of test vectors, checked against the rules.
//!
//! The format stands in tests/vectors/README.md. What a file holds is told by its fields `game`,
//! `topic` and `kichwa`, never by its name.

mod case;
mod cycle;
mod facts;
mod frame;
mod matches;
mod played;

use super::files;
use super::perft::count;
use crate::rules::{Game, KichwaRule, Rules};
use serde_json::{Map, Value};
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// So many failed cases are printed in full.
const SHOWN: usize = 5;

/// Games that are to come.
const GAMES_TO_COME: [&str; 3] = ["kiswahili", "kalah", "oware"];

/// Topics that are for a reader, or for a game that is to come.
const TOPICS_TO_COME: [&str; 4] = ["facts", "recorded", "puzzles", "takasia"];

/// Topics whose cases are positions.
const TOPICS_OF_POSITIONS: [&str; 3] = ["moves", "cases", "legal"];

/// Fields that only a reader needs, in a file or in a case.
const FOR_READERS: [&str; 6] =
    ["note", "reached_by", "name", "matches_published", "convention", "rules"];

/// What became of the cases.
#[derive(Debug, Default)]
struct Report {
    passed: u64,
    failed: u64,
    skipped: u64,
}

/// A JSON object.
type Object = Map<String, Value>;

/// Checks the files, prints the first few differences in full and last the counts. Whether all
/// passed that were not skipped.
///
/// # Errors
/// If the output cannot be written.
pub fn run(files: &[PathBuf], out: &mut impl Write) -> io::Result<bool> {
    let mut report = Report::default();
    for path in files {
        let mut cases = Cases { path, report: &mut report, out };
        if let Err(why) = check_file(&mut cases)? {
            cases.failed(None, &[why])?;
        }
    }
    let Report { passed, failed, skipped } = report;
    if failed > SHOWN as u64 {
        writeln!(out, "… and {} more failed", failed - SHOWN as u64)?;
    }
    writeln!(out, "{passed} passed, {failed} failed, {skipped} skipped")?;
    Ok(failed == 0)
}

/// The cases of one file, as they pass or fail.
struct Cases<'a, W> {
    path: &'a Path,
    report: &'a mut Report,
    out: &'a mut W,
}

impl<W: Write> Cases<'_, W> {
    /// A case, with its number from 1, that agrees or differs in these ways.
    fn done(&mut self, number: usize, case: &Value, differences: &[String]) -> io::Result<()> {
        if differences.is_empty() {
            self.report.passed += 1;
            return Ok(());
        }
        self.failed(Some((number, case)), differences)
    }

    fn failed(&mut self, case: Option<(usize, &Value)>, why: &[String]) -> io::Result<()> {
        self.report.failed += 1;
        if self.report.failed > SHOWN as u64 {
            return Ok(());
        }
        let mut text = self.path.display().to_string();
        if let Some((number, case)) = case {
            // Writing to a String cannot fail.
            let _ = write!(text, ", case {number}: {case}");
        }
        for difference in why {
            let _ = write!(text, "\n    {difference}");
        }
        writeln!(self.out, "{text}")
    }

    fn skipped(&mut self, number: usize, why: &str) -> io::Result<()> {
        self.report.skipped += number as u64;
        writeln!(self.out, "{}: skipped, {why}", self.path.display())
    }
}

/// The inner error is what makes the whole file a failure.
fn check_file<W: Write>(cases: &mut Cases<'_, W>) -> io::Result<Result<(), String>> {
    let file = match open(cases.path) {
        Ok(file) => file,
        Err(why) => return Ok(Err(why)),
    };
    let topic = match text(&file, "topic") {
        Ok(topic) => topic,
        Err(why) => return Ok(Err(why)),
    };
    if topic == "perft" {
        return match listed(&file, "rows", &["version", "topic", "rows"]) {
            Ok(rows) => check_perft(cases, rows).map(Ok),
            Err(why) => Ok(Err(why)),
        };
    }
    if topic == "facts" {
        if file.keys().all(|key| ["version", "topic"].contains(&key.as_str())) {
            return Ok(Err("there are no facts in it".to_owned()));
        }
        return cases.skipped(1, "facts are for a reader").map(Ok);
    }
    let known_topic = topic == "games" || TOPICS_OF_POSITIONS.contains(&topic);
    let topic_to_come = TOPICS_TO_COME.contains(&topic);
    if !known_topic && !topic_to_come {
        return Ok(Err(format!("the topic `{topic}` is unknown")));
    }
    let name = match text(&file, "game") {
        Ok(name) => name,
        Err(why) => return Ok(Err(why)),
    };
    let game_to_come = GAMES_TO_COME.contains(&name);
    if game_to_come || topic_to_come {
        let what = if game_to_come { "game" } else { "topic" };
        let which = if game_to_come { name } else { topic };
        return match list(&file, "cases") {
            Ok(list) => {
                cases.skipped(list.len(), &format!("the {what} `{which}` is not known yet")).map(Ok)
            }
            Err(why) => Ok(Err(why)),
        };
    }
    let game = match game(name, file.get("kichwa")) {
        Ok(game) => game,
        Err(why) => return Ok(Err(why)),
    };
    match listed(&file, "cases", &["version", "game", "topic", "kichwa", "cases"]) {
        Err(why) => Ok(Err(why)),
        Ok(list) => {
            for (i, case) in list.iter().enumerate() {
                let differences = case::check(game, topic, case);
                cases.done(i + 1, case, &differences)?;
            }
            Ok(Ok(()))
        }
    }
}

fn open(path: &Path) -> Result<Object, String> {
    let bytes = files::read(path)?;
    let file: Value =
        serde_json::from_slice(&bytes).map_err(|error| format!("is not JSON: {error}"))?;
    let Value::Object(file) = file else { return Err("is not a JSON object".to_owned()) };
    match file.get("version").and_then(Value::as_u64) {
        Some(1) => Ok(file),
        _ => Err("`version` is not 1, the only one known".to_owned()),
    }
}

fn text<'a>(object: &'a Object, key: &str) -> Result<&'a str, String> {
    let text = object.get(key).and_then(Value::as_str);
    text.ok_or_else(|| format!("the field `{key}` is missing, or not text"))
}

/// A list that is not empty.
fn list<'a>(file: &'a Object, key: &str) -> Result<&'a [Value], String> {
    match file.get(key).and_then(Value::as_array).map(Vec::as_slice) {
        None => Err(format!("the field `{key}` is missing, or no list")),
        Some([]) => Err(format!("`{key}` is empty: there is nothing to check")),
        Some(list) => Ok(list),
    }
}

/// The same in a file that has no other fields than these and those for readers.
fn listed<'a>(file: &'a Object, key: &str, known: &[&str]) -> Result<&'a [Value], String> {
    no_others(file, known)?;
    list(file, key)
}

/// An object may have no other fields than these and those for readers.
fn no_others(object: &Object, known: &[&str]) -> Result<(), String> {
    let is_known = |key: &&String| known.contains(&key.as_str()) || is_for_readers(key);
    match object.keys().find(|key| !is_known(key)) {
        Some(key) => Err(format!("the field `{key}` is unknown")),
        None => Ok(()),
    }
}

fn is_for_readers(key: &str) -> bool {
    FOR_READERS.contains(&key)
}

/// A game by its name and house rule.
fn game(name: &str, kichwa: Option<&Value>) -> Result<Game, String> {
    match (name, kichwa) {
        ("kujifunza", Some(rule)) => kichwa_rule(rule).map(Game::Kujifunza),
        ("kujifunza", None) => Err("the field `kichwa` is missing".to_owned()),
        ("djenon", None) => Ok(Game::Djenon),
        ("djenon", Some(_)) => Err("Djenon-aboure has no kichwa".to_owned()),
        _ => Err(format!("the game `{name}` is unknown")),
    }
}

fn kichwa_rule(rule: &Value) -> Result<KichwaRule, String> {
    match rule.as_str() {
        Some("sustain") => Ok(KichwaRule::Sustain),
        Some("choose") => Ok(KichwaRule::Choose),
        Some("first") => Ok(KichwaRule::ChooseFirst),
        _ => Err(format!("{rule} is none of sustain, choose and first")),
    }
}

fn check_perft<W: Write>(cases: &mut Cases<'_, W>, rows: &[Value]) -> io::Result<()> {
    for (i, row) in rows.iter().enumerate() {
        let name = row.get("game").and_then(Value::as_str);
        match name.filter(|name| GAMES_TO_COME.contains(name)) {
            Some(name) => {
                cases.skipped(1, &format!("row {}, the game `{name}` is not known yet", i + 1))?;
            }
            None => {
                let differences = match perft_row(row) {
                    Ok(differences) => differences,
                    Err(why) => vec![why],
                };
                cases.done(i + 1, row, &differences)?;
            }
        }
    }
    Ok(())
}

fn perft_row(row: &Value) -> Result<Vec<String>, String> {
    let row = row.as_object().ok_or("the row is not an object")?;
    no_others(row, &["version", "game", "topic", "kichwa", "counts"])?;
    if row.get("version").is_some_and(|version| *version != 1) {
        return Err("`version` is not 1, the only one known".to_owned());
    }
    if row.get("topic").is_some_and(|topic| topic != "perft") {
        return Err("the topic of a row is not `perft`".to_owned());
    }
    let game = game(text(row, "game")?, row.get("kichwa"))?;
    let mut differences = Vec::new();
    for (depth, expected) in (1..).zip(list(row, "counts")?) {
        let found = Value::from(count(game, &game.start(), depth));
        if found != *expected {
            differences.push(format!("depth {depth}: expected {expected}, found {found}"));
        }
    }
    Ok(differences)
}
