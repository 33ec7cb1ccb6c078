//! The free lines of a record's header: players, date, and whatever else somebody notes.

use super::Record;
use crate::notation::parse_move;
use crate::rules::{Board, Side};
use std::fmt;

/// The keys whose lines are made from the match itself.
pub(super) const OWN_KEYS: [&str; 6] = ["Mbili", "Game", "Kichwa", "Start", "Pie", "Result"];

/// The free keys that are printed before all others, in this order.
const FIRST_KEYS: [&str; 3] = ["South", "North", "Date"];

/// A key that a free line of the header cannot have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadKey(String);

impl fmt::Display for BadKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` cannot be a key: a key is one word without a colon that does not begin with a \
             semicolon, is not a move, and is none of {}",
            self.0,
            OWN_KEYS.join(", ")
        )
    }
}

impl std::error::Error for BadKey {}

/// A word that may stand before the colon of a header line. A move may not, or a first line of moves
/// with its kichwa picks, `A4R:LR`, would vanish into the header when the empty line is missing.
pub(super) fn is_key(key: &str) -> bool {
    !key.is_empty()
        && !key.starts_with(';')
        && !key.chars().any(|c| c == ':' || c.is_whitespace() || c.is_control())
        && parse_move(Board::FourRows, key).is_err()
}

impl Record {
    /// The value of a free line of the header, if there is one.
    #[must_use]
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// The free lines of the header: South, North and Date, then the others as they came.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Sets a free line of the header. A value is one line: in it, each run of white space and
    /// control characters becomes one space.
    ///
    /// # Errors
    /// If the key is not one word, or is one of those made from the match itself.
    pub fn set_tag(&mut self, key: &str, value: &str) -> Result<(), BadKey> {
        if !is_key(key) || OWN_KEYS.contains(&key) {
            return Err(BadKey(key.to_owned()));
        }
        let words = value.split(|c: char| c.is_whitespace() || c.is_control());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        self.put_tag(key, words.join(" "));
        Ok(())
    }

    /// As [`Record::set_tag`], for a key and a value that are known to be good.
    pub(super) fn put_tag(&mut self, key: &str, value: String) {
        match self.tags.iter_mut().find(|(known, _)| known == key) {
            Some(tag) => tag.1 = value,
            None => {
                self.tags.push((key.to_owned(), value));
                let rank = |key: &str| FIRST_KEYS.iter().position(|&first| first == key);
                self.tags.sort_by_key(|(key, _)| rank(key).unwrap_or(FIRST_KEYS.len()));
            }
        }
    }

    /// The name of the player on this side, if one was given.
    #[must_use]
    pub fn player(&self, side: Side) -> Option<&str> {
        self.tag(player_key(side))
    }

    /// Names the player on this side, as [`Record::set_tag`] does.
    pub fn set_player(&mut self, side: Side, name: &str) {
        // These keys are always good.
        let _ = self.set_tag(player_key(side), name);
    }
}

const fn player_key(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}
