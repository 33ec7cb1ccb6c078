//! Answers to an exercise, what comes of them, and the facts that show them wrong.

use crate::rules::{Action, Direction, Event, Pit, Position, Refusal};

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// This is what I would sow.
    Sow(Pit, Direction),
    /// These, which I have marked, are all the starts.
    Marks,
    /// So many laps.
    Number(u32),
    /// In this pit.
    Pit(Pit),
}

/// A turn that is to be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Before it.
    pub before: Position,
    /// What happens.
    pub events: Vec<Event>,
    /// After it.
    pub after: Position,
}

/// What comes of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// It is right: this follows, and the exercise may go on after it.
    Right(Vec<Turn>),
    /// It is wrong.
    Wrong(Why),
    /// It answers nothing that is asked.
    Nothing,
}

/// A fact that shows an answer wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The rules forbid it.
    Refused {
        /// The reason.
        refusal: Refusal,
        /// What was to be sown.
        sowing: (Pit, Direction),
    },
    /// Not all the starts, or not only starts.
    Marks {
        /// What was marked and is illegal, with the reason.
        wrong: Vec<((Pit, Direction), Refusal)>,
        /// What is legal and was not marked.
        missing: Vec<(Pit, Direction)>,
    },
    /// The opponent answers and wins at once.
    LosesTo {
        /// With this.
        reply: Action,
        /// By emptying the front row, and not by leaving no start.
        row: bool,
    },
    /// The turn ends here and the opponent can still answer.
    NoEnd {
        /// Where the last seed falls.
        pit: Pit,
        /// With this.
        reply: Action,
    },
    /// The opponent answers, and there is no win in the turns that are left.
    Holds {
        /// With this.
        reply: Action,
        /// The turns that would be left.
        left: u8,
    },
    /// It ends the game, and not with one's own win.
    EndsUnwon,
    /// Another sowing captures more.
    TakesLess {
        /// What this one captures.
        seeds: u32,
    },
    /// This lap ends in a filled pit, and the sowing goes on.
    GoesOn {
        /// The lap, from 1.
        lap: u32,
        /// The pit in which it ends.
        pit: Pit,
        /// Whether it captures there.
        captures: bool,
    },
    /// The sowing has ended before so many laps.
    EndsBefore {
        /// How many were thought.
        laps: u32,
    },
    /// No lap ends in this pit.
    NoLapEnds {
        /// The pit.
        pit: Pit,
    },
}

/// A sowing, as pit and way.
#[must_use]
pub const fn as_sowing(action: Action) -> Option<(Pit, Direction)> {
    match action {
        Action::Sow { pit, direction } => Some((pit, direction)),
        Action::Enter { .. } | Action::Pass => None,
    }
}
