//! A saved match: a record with the lines that the table needs to go on.
//!
//! ```text
//! Mbili: 1
//! Game: kujifunza
//! Kichwa: sustain
//! Date: 2026-07-30
//! South-Seat: human
//! North-Seat: computer fundi
//! Saved: 2026-07-30T14:25:30Z
//! Actions: 3
//! Result: *
//!
//! 1. A3L a2L 2. A1R
//! ```
//!
//! `Actions` counts the decisions in the moves. A file that lost its end is known by it.

use crate::app::session::{MatchSetup, Playing, Seat};
use crate::app::stage::Stage;
use crate::app::unfinished::UnfinishedMatch;
use crate::engine::Level;
use crate::record::{Problem, Record, RecordError};
use crate::rules::Side;
use bevy::log::tracing_subscriber::fmt::format::Writer;
use bevy::log::tracing_subscriber::fmt::time::{self, FormatTime};
use std::time::SystemTime;

const SEATS: [&str; 2] = ["South-Seat", "North-Seat"];
const SAVED: &str = "Saved";
const ACTIONS: &str = "Actions";
const DATE: &str = "Date";

/// A match as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedMatch {
    /// Its name: that of its file, without `.bao`.
    pub id: String,
    /// Game, house rules, moves, result, and all lines of the header that nobody knows.
    pub record: Record,
    /// Who sits where, South first.
    pub seats: [Seat; 2],
}

impl SavedMatch {
    /// The match on the table, as far as it is kept.
    #[must_use]
    pub fn of(playing: &Playing) -> Self {
        let (id, record) = (playing.id.clone(), playing.record.clone());
        SavedMatch { id, record, seats: playing.setup.seats }
    }

    /// Whether this is still the match on the table, without a further action, undo or end, and without news in the
    /// lines of its header.
    #[must_use]
    pub fn is(&self, playing: &Playing) -> bool {
        self.id == playing.id
            && self.seats == playing.setup.seats
            && self.record.ending() == playing.record.ending()
            && self.record.swapped() == playing.record.swapped()
            && self.record.actions() == playing.record.actions()
            && own_lines(&self.record).eq(own_lines(&playing.record))
    }

    /// What the session needs to go on with it.
    #[must_use]
    pub fn setup(&self) -> MatchSetup {
        MatchSetup { game: self.record.game(), seats: self.seats }
    }

    /// Its line in the list of unfinished matches.
    #[must_use]
    pub fn listed(&self, when: SystemTime) -> UnfinishedMatch {
        UnfinishedMatch {
            id: self.id.clone(),
            game: self.record.game(),
            seats: self.seats,
            turns: self.record.turns().count(),
            position: *self.record.position(),
            when,
        }
    }

    /// The text of its file, saved now.
    #[must_use]
    pub fn to_text(&self) -> String {
        let now = now();
        let mut record = self.record.clone();
        let mut set = |key: &str, value: &str| {
            // All keys here are good ones.
            let _ = record.set_tag(key, value);
        };
        if self.record.tag(DATE).is_none() {
            set(DATE, now.split('T').next().unwrap_or_default());
        }
        for side in Side::BOTH {
            set(SEATS[side.index()], &seat_text(self.seats[side.index()]));
        }
        set(SAVED, &now);
        set(ACTIONS, &self.record.actions().len().to_string());
        record.print()
    }

    /// Reads the text of a saved match with this name. A record that has none of the lines which the table
    /// adds was put there by hand, and is a match of two people.
    ///
    /// # Errors
    /// If it is not a whole record, or lacks some of the lines that the table needs.
    pub fn from_bytes(id: &str, bytes: &[u8]) -> Result<Self, RecordError> {
        let saved = Self::from_any_record(id, bytes)?;
        let actions = saved.record.actions().len().to_string();
        let lines = [(SEATS[0], "human"), (SEATS[1], "human"), (ACTIONS, &actions)];
        let missing = lines.into_iter().filter(|(key, _)| saved.record.tag(key).is_none());
        match missing.clone().next() {
            Some((key, value)) if missing.count() < lines.len() => {
                Err(wrong(bytes, key, format!("the line `{key}: {value}`")))
            }
            _ => Ok(saved),
        }
    }

    /// Whether it has neither moves nor the lines that the table adds: nothing to go on with, and perhaps
    /// all that is left of a match.
    #[must_use]
    pub fn says_nothing(&self) -> bool {
        self.record.actions().is_empty() && self.record.tag(ACTIONS).is_none()
    }

    /// Reads a record, wherever it comes from. Seats that it does not tell of are for people.
    ///
    /// # Errors
    /// If it is not a record, or what it says of seats and actions is wrong.
    pub fn from_any_record(id: &str, bytes: &[u8]) -> Result<Self, RecordError> {
        let record = Record::from_bytes(bytes)?;
        let (seeds, most) = (record.start().total(), Stage::MOST_SEEDS);
        if seeds > most {
            let expected =
                format!("a start with at most {most} seeds, as the table has; not {seeds}");
            return Err(wrong(bytes, "Start", expected));
        }
        let mut seats = [Seat::Human; 2];
        for (seat, key) in seats.iter_mut().zip(SEATS) {
            if let Some(text) = record.tag(key) {
                let expected =
                    "`human`, or `computer` and the name of a level, from mwanafunzi to bingwa";
                *seat = parse_seat(text).ok_or_else(|| wrong(bytes, key, expected.to_owned()))?;
            }
        }
        let actions = record.actions().len();
        if record.tag(ACTIONS).is_some_and(|text| text.parse() != Ok(actions)) {
            let expected = format!(
                "as many decisions in the moves as this line says; there are {actions}, so the end \
                 of the file may be lost"
            );
            return Err(wrong(bytes, ACTIONS, expected));
        }
        Ok(SavedMatch { id: id.to_owned(), record, seats })
    }
}

/// The lines of the header that the match itself has, without those that are added when it is saved.
fn own_lines(record: &Record) -> impl Iterator<Item = (&str, &str)> {
    record.tags().filter(|(key, _)| ![SEATS[0], SEATS[1], SAVED, ACTIONS, DATE].contains(key))
}

/// An error at the line of a key, or at the first line if there is none.
fn wrong(bytes: &[u8], key: &str, expected: String) -> RecordError {
    let text = String::from_utf8_lossy(bytes);
    let line = text.lines().enumerate().find_map(|(index, line)| {
        let (found, value) = line.split_once(':')?;
        (found.trim() == key).then(|| (index + 1, format!("`{}`", value.trim())))
    });
    let (line, found) = line.unwrap_or((1, "no such line".to_owned()));
    RecordError { line, column: 1, problem: Problem::Syntax { expected, found } }
}

/// What the four levels were called in saved matches before there were eight; those have the names that these had in
/// Swahili.
const FORMER_LEVELS: [(&str, Level); 4] =
    [("1", Level::Mwanafunzi), ("2", Level::Mchezaji), ("3", Level::Fundi), ("4", Level::Bingwa)];

fn seat_text(seat: Seat) -> String {
    match seat {
        Seat::Human => "human".to_owned(),
        Seat::Computer(level) => format!("computer {}", level.name()),
    }
}

fn parse_seat(text: &str) -> Option<Seat> {
    if text == "human" {
        return Some(Seat::Human);
    }
    let level = text.strip_prefix("computer ")?;
    let former = || FORMER_LEVELS.iter().find(|&&(name, _)| name == level);
    Level::from_name(level).or_else(|| former().map(|&(_, level)| level)).map(Seat::Computer)
}

/// The time now after RFC 3339, in UTC and whole seconds.
fn now() -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = time::SystemTime.format_time(&mut Writer::new(&mut text));
    match text.split_once('.') {
        Some((seconds, _)) => format!("{seconds}Z"),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_is_written_after_rfc_3339() {
        let now = now();
        assert_eq!(now.len(), "2026-07-30T14:25:30Z".len(), "{now}");
        assert!(now.starts_with("20") && now.ends_with('Z') && now.as_bytes()[10] == b'T', "{now}");
    }

    #[test]
    fn seats_are_written_and_read() {
        let computers = Level::ALL.map(Seat::Computer);
        for seat in computers.into_iter().chain([Seat::Human]) {
            assert_eq!(parse_seat(&seat_text(seat)), Some(seat));
        }
        for text in ["", "computer", "computer 0", "computer 5", "computer ", "fundi", "Human"] {
            assert_eq!(parse_seat(text), None);
        }
    }

    #[test]
    fn seats_of_former_saves_are_read() {
        let seats = ["computer 1", "computer 2", "computer 3", "computer 4"].map(parse_seat);
        let levels = [Level::Mwanafunzi, Level::Mchezaji, Level::Fundi, Level::Bingwa];
        assert_eq!(seats, levels.map(|level| Some(Seat::Computer(level))));
        // They are written as the eight are.
        let again = seats.map(|seat| parse_seat(&seat_text(seat.expect("a seat"))));
        assert_eq!(again, seats);
    }
}
