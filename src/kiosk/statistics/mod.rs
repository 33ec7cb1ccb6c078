//! Anonymous counts of what visitors do: no names, no pictures, no times finer than a session's beginning.
//!
//! One SQLite database. Each fact is written in a transaction of its own, with a journal that survives a power cut at
//! any moment: what was written is there, what was being written is there or is not. Its size is bounded in two ways:
//! days beyond those to be kept are removed, and so are the oldest sessions above [`MOST_SESSIONS`].

mod damage;
mod report;
mod store;

pub use report::{Day, Report, csv};
pub use store::{MOST_RESTARTS, MOST_SESSIONS, Store, Trouble};

/// What can be counted of a visit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A language was chosen, by its code.
    Language(String),
    /// A step of the lesson was done, from 1.
    LessonStep(u8),
    /// A match began.
    MatchBegan {
        /// The game's name in records.
        game: String,
        /// The level of the computer from 1; 0 against a friend.
        level: u8,
    },
    /// A match ended for the visitor.
    MatchEnded(Ending),
    /// The visitor asked for a hint.
    Hint,
}

/// How a match ended for the visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The visitor won; between two visitors, one of them.
    Won,
    /// The computer won.
    Lost,
    /// Nobody won.
    Drawn,
    /// Left before its end.
    Abandoned,
}

/// How a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// The visitor pressed what ends a visit.
    Left,
    /// Nobody touched anything for as long as the house allows.
    Idle,
    /// The program ended in the middle.
    Cut,
}

impl Ending {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Ending::Won => "won",
            Ending::Lost => "lost",
            Ending::Drawn => "drawn",
            Ending::Abandoned => "abandoned",
        }
    }
}

impl Closing {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Closing::Left => "left",
            Closing::Idle => "idle",
            Closing::Cut => "cut",
        }
    }
}
