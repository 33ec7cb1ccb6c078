//! The match on the table.

use crate::engine::Level;
use crate::rules::{
    Action, Actions, Direction, Event, Game, Outcome, Pit, Position, Rules, Side, Tally,
};
use bevy::prelude::*;

/// Who sits on a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person at this screen.
    Human,
    /// The computer.
    Computer(Level),
}

/// What a new match needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSetup {
    /// Game and house rules.
    pub game: Game,
    /// Who sits where, South first. South begins.
    pub seats: [Seat; 2],
}

impl MatchSetup {
    /// The side whose row lies nearest: the only human's, else South.
    #[must_use]
    pub fn near_side(&self) -> Side {
        match self.seats {
            [Seat::Computer(_), Seat::Human] => Side::North,
            _ => Side::South,
        }
    }
}

/// What the person at the table points at and has chosen. Looks only; the game does not know of it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointing {
    /// The pit under the pointer or the keyboard's cursor.
    pub pit: Option<Pit>,
    /// The pit that was tapped, whose directions are offered.
    pub chosen: Option<Pit>,
    /// The direction that is looked at.
    pub aim: Option<Direction>,
}

/// A turn that was played, complete or waiting for a kichwa.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// Whose turn.
    pub side: Side,
    /// The position before it.
    pub before: Position,
    /// What happened, all its actions together.
    pub events: Vec<Event>,
    /// Its notation, for instance `A4R:L`.
    pub notation: String,
    /// Laps, seeds, captures.
    pub tally: Tally,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Played(Outcome),
    /// This side gave up.
    Resigned(Side),
}

/// A match on the table.
#[derive(Clone, Debug)]
pub struct Playing {
    /// Its name among the saved matches.
    pub id: String,
    /// Game and seats.
    pub setup: MatchSetup,
    /// The position now.
    pub position: Position,
    /// What the side to move may play; empty when the match is over.
    pub legal: Actions,
    /// The turns so far.
    pub turns: Vec<PlayedTurn>,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// Whether there is a decision of a person to take back.
    pub can_undo: bool,
    /// Whether an undo can be undone.
    pub can_redo: bool,
}

impl Playing {
    /// The game with its house rules.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.setup.game
    }

    /// Who is to move, if the match is not over.
    #[must_use]
    pub fn to_move(&self) -> Option<(Side, Seat)> {
        let side = self.position.side();
        self.ending.is_none().then(|| (side, self.setup.seats[side.index()]))
    }

    /// Whether a person at this screen is to move.
    #[must_use]
    pub fn human_to_move(&self) -> bool {
        matches!(self.to_move(), Some((_, Seat::Human)))
    }

    /// What an action would do, without doing it: its events, and the position after it.
    #[must_use]
    pub fn preview(&self, action: Action) -> Option<(Vec<Event>, Position)> {
        let mut events = Vec::new();
        let next = self.game().play(&self.position, action, &mut events).ok()?;
        Some((events, next))
    }
}

/// The match on the table, if there is one. Only the session may change it.
#[derive(Resource, Default, Debug)]
pub struct Match(Option<Playing>);

impl Match {
    /// The match, if there is one.
    #[must_use]
    pub fn playing(&self) -> Option<&Playing> {
        self.0.as_ref()
    }
}
