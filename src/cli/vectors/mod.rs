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
mod solved;

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
        check_file(path, &mut Cases { path, report: &mut report, out })?;
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

/// What a file holds.
enum Content {
    /// Cases of a topic, and the game that they are of.
    Cases(Game, String, Vec<Value>),
    /// Rows of perft.
    Perft(Vec<Value>),
    /// Solved games, by name.
    Solved(Vec<(String, Value)>),
    /// So many cases that cannot be checked yet, and why.
    Skipped(usize, String),
}

fn check_file<W: Write>(path: &Path, cases: &mut Cases<'_, W>) -> io::Result<()> {
    match content(path) {
        Err(why) => cases.failed(None, &[why]),
        Ok(Content::Skipped(number, why)) => cases.skipped(number, &why),
        Ok(Content::Solved(games)) => {
            for (i, (name, about)) in games.iter().enumerate() {
                let differences = solved::check(name, about).unwrap_or_else(|why| vec![why]);
                cases.done(i + 1, about, &differences)?;
            }
            Ok(())
        }
        Ok(Content::Perft(rows)) => check_perft(cases, &rows),
        Ok(Content::Cases(game, topic, list)) => {
            for (i, case) in list.iter().enumerate() {
                cases.done(i + 1, case, &case::check(game, &topic, case))?;
            }
            Ok(())
        }
    }
}

/// Reads a file and finds out what it holds; the message if that is nothing that could be checked,
/// now or later.
fn content(path: &Path) -> Result<Content, String> {
    let file = open(path)?;
    let topic = text(&file, "topic")?;
    if topic == "perft" {
        no_others(&file, &["version", "topic", "rows"])?;
        return Ok(Content::Perft(list(&file, "rows")?));
    }
    let solved = solved::of(&file);
    if topic == "facts" && !solved.is_empty() {
        let names: Vec<&str> = solved.iter().map(|(name, _)| name.as_str()).collect();
        no_others(&file, &[&["version", "topic"], &names[..]].concat())?;
        let games = solved.into_iter().map(|(name, about)| (name.clone(), about.clone()));
        return Ok(Content::Solved(games.collect()));
    }
    if topic == "facts" {
        return match no_others(&file, &["version", "topic"]) {
            Ok(()) => Err("there are no facts in it".to_owned()),
            Err(_) => Ok(Content::Skipped(1, "facts are for a reader".to_owned())),
        };
    }
    let topic_to_come = TOPICS_TO_COME.contains(&topic);
    if !topic_to_come && topic != "games" && !TOPICS_OF_POSITIONS.contains(&topic) {
        return Err(format!("the topic `{topic}` is unknown"));
    }
    let name = text(&file, "game")?;
    if GAMES_TO_COME.contains(&name) {
        let number = list(&file, "cases")?.len();
        return Ok(Content::Skipped(number, format!("the game `{name}` is not known yet")));
    }
    let game = game(name, file.get("kichwa"))?;
    if topic_to_come {
        let number = list(&file, "cases")?.len();
        return Ok(Content::Skipped(number, format!("the topic `{topic}` is not known yet")));
    }
    no_others(&file, &["version", "game", "topic", "kichwa", "cases"])?;
    Ok(Content::Cases(game, topic.to_owned(), list(&file, "cases")?))
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
fn list(file: &Object, key: &str) -> Result<Vec<Value>, String> {
    match file.get(key).and_then(Value::as_array) {
        None => Err(format!("the field `{key}` is missing, or no list")),
        Some(list) if list.is_empty() => {
            Err(format!("`{key}` is empty: there is nothing to check"))
        }
        Some(list) => Ok(list.clone()),
    }
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
    let known = rule.as_str().and_then(KichwaRule::from_name);
    known.ok_or_else(|| format!("{rule} is none of sustain, choose and first"))
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
        if found != expected {
            differences.push(format!("depth {depth}: expected {expected}, found {found}"));
        }
    }
    Ok(differences)
}
