//! What is agreed before a match besides game and seats, and what follows from it for the next one.
//!
//! All of it is written in the record, so a match that is saved and resumed keeps it.

use super::{MatchSetup, Playing, Seat};
use crate::engine::auto::{Rating, Score};
use crate::engine::openings;
use crate::record::Record;
use crate::rules::{Game, Position, Rules, Side};

/// How a match begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// From the start position of the game.
    #[default]
    Classic,
    /// From a position that is drawn, so that both have the same chances.
    Drawn,
    /// From the start position, and whoever did not begin may change seats after the first turn.
    Pie,
}

/// What is agreed before a match besides game and seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How it begins.
    pub opening: Opening,
    /// Who begins.
    pub first: Side,
    /// Whether the computer's level follows how the matches end.
    pub adapts: bool,
}

impl Default for Terms {
    fn default() -> Self {
        Terms { opening: Opening::Classic, first: Side::South, adapts: false }
    }
}

/// The lines of a record that say so.
const OPENING: &str = "Opening";
const ADAPTS: &str = "Adapts";

/// The start was drawn; it has been played from both seats; the level follows; this match has been counted.
const DRAWN: &str = "drawn";
const RETURNED: &str = "returned";
const YES: &str = "yes";
const COUNTED: &str = "counted";

impl Terms {
    /// The record of a new match on these terms; `lot` decides which opening is drawn.
    #[must_use]
    pub fn record(&self, game: Game, lot: u64) -> Record {
        let mut record = match self.opening {
            Opening::Drawn => from(game, seen_by(self.first, openings::draw(game, lot))),
            Opening::Classic | Opening::Pie => from(game, seen_by(self.first, game.start())),
        };
        match self.opening {
            Opening::Classic => {}
            Opening::Drawn => note(&mut record, OPENING, DRAWN),
            Opening::Pie => record = record.with_pie_rule(),
        }
        if self.adapts {
            note(&mut record, ADAPTS, YES);
        }
        record
    }

    /// The terms of a match.
    #[must_use]
    pub fn of(record: &Record) -> Self {
        let opening = match record.tag(OPENING) {
            Some(DRAWN | RETURNED) => Opening::Drawn,
            _ if record.has_pie_rule() => Opening::Pie,
            _ => Opening::Classic,
        };
        let adapts = matches!(record.tag(ADAPTS), Some(YES | COUNTED));
        Terms { opening, first: record.start().side(), adapts }
    }
}

/// The position, which is South's to move, with this side to move.
fn seen_by(side: Side, position: Position) -> Position {
    if position.side() == side { position } else { position.swapped() }
}

fn from(game: Game, start: Position) -> Record {
    // Start positions and openings are positions of their game.
    Record::from_position(game, start).unwrap_or_else(|_| Record::new(game))
}

fn note(record: &mut Record, key: &str, value: &str) {
    // Both keys are good ones.
    let _ = record.set_tag(key, value);
}

/// The match that follows a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Next {
    /// Game and seats.
    pub setup: MatchSetup,
    /// What is agreed.
    pub terms: Terms,
    /// The position that it begins from, where that is known: the same once more.
    pub start: Option<Position>,
}

impl Next {
    /// Who begins.
    #[must_use]
    pub fn first(&self) -> Seat {
        self.setup.seats[self.terms.first.index()]
    }

    /// The computer's level, if it plays.
    #[must_use]
    pub fn level(&self) -> Option<crate::engine::Level> {
        self.setup.seats.iter().find_map(|seat| match seat {
            Seat::Computer(level) => Some(*level),
            Seat::Human => None,
        })
    }

    /// The record of it.
    #[must_use]
    pub fn record(&self, lot: u64) -> Record {
        let game = self.setup.game;
        let Some(start) = self.start else { return self.terms.record(game, lot) };
        let mut record = from(game, start);
        match self.terms.opening {
            Opening::Classic => {}
            Opening::Drawn => note(&mut record, OPENING, RETURNED),
            Opening::Pie => record = record.with_pie_rule(),
        }
        if self.terms.adapts {
            note(&mut record, ADAPTS, YES);
        }
        record
    }
}

impl Playing {
    /// The match that follows: who did not begin begins. An opening that was drawn is played once from either seat, so
    /// that both have had it; a position that was set up by hand comes again and again.
    #[must_use]
    pub fn next(&self, rating: Rating) -> Next {
        let record = &self.record;
        let mut terms = Terms::of(record);
        let mut setup = self.setup.clone();
        let friends = setup.seats == [Seat::Human; 2];
        let game = setup.game;
        let start = *record.start();
        let by_hand =
            terms.opening != Opening::Drawn && seen_by(Side::South, start) != game.start();
        // Of two people at one screen each keeps the side and the other one begins; a person and the computer change
        // seats. Where the players have changed seats already, the other one sits where the first turn comes from.
        let stays = record.swapped();
        let start = match record.tag(OPENING) {
            Some(DRAWN) => Some(start),
            _ => Some(start).filter(|_| by_hand),
        };
        if !stays {
            setup = setup.swapped();
            if friends && !by_hand {
                terms.first = terms.first.other();
            }
        }
        if terms.adapts {
            for seat in &mut setup.seats {
                if let Seat::Computer(level) = seat {
                    *level = rating.level();
                }
            }
        }
        Next { setup, terms, start: start.map(|start| seen_by(terms.first, start)) }
    }

    /// How it ended for the person who plays the computer; `None` of two people, and before the end.
    pub(super) fn score(&self) -> Option<Score> {
        let winner = self.ending?.winner().map(|side| self.seat(side));
        let alone = self.setup.seats.contains(&Seat::Human) && self.setup.seats != [Seat::Human; 2];
        alone.then_some(match winner {
            Some(Seat::Human) => Score::Won,
            Some(Seat::Computer(_)) => Score::Lost,
            None => Score::Drawn,
        })
    }

    /// Whether the result of this match is to move the level of the opponent, and has not done so. One that was over
    /// when it came on the table was ended before, and counted then.
    pub(super) fn is_to_be_counted(&self) -> bool {
        !self.came_over && self.record.tag(ADAPTS) == Some(YES)
    }

    /// Notes of a match that was over when it came on the table that it is not to be counted, once it goes on: nobody
    /// will know that later.
    pub(super) fn note_if_it_came_over(&mut self) {
        if self.came_over && self.record.tag(ADAPTS) == Some(YES) {
            self.counted();
        }
    }

    /// The result has moved it.
    pub(super) fn counted(&mut self) {
        note(&mut self.record, ADAPTS, COUNTED);
    }
}
