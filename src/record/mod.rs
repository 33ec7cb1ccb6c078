//! A match from its start position to where it stands: game, house rules, players and actions.
//!
//! A [`Record`] holds only what the rules allow, because every action goes through
//! [`Record::play`]. Undo is a shorter record. Beyond the rules of a single position it knows how a match
//! ends: by the rules, by the safety nets (a position that stands for the third time, 2,000 turns),
//! or by resignation.
//!
//! As a text ([`Record::print`], [`Record::parse`]) a record is header lines `Key: value`, an empty
//! line, and the moves of [`notation`](crate::notation):
//!
//! ```text
//! Mbili: 1
//! Game: kujifunza
//! Kichwa: choose
//! South: Asha
//! Result: *
//!
//! 1. A4R:LR b7R
//! ```
//!
//! - `Mbili` is the version of the format and comes first. A newer one is refused.
//! - `Game` is `kujifunza` or `djenon`; for the first, `Kichwa` is `sustain`, `choose` or `first`.
//! - `Start` is a position, where it is not the game's own. `South`, `North` and `Date` are free
//!   text. Keys that nobody knows are kept. No key stands twice.
//! - `Result` is `S`, `N`, `draw`, `S resign` or `N resign` (that side **gave up** and has lost), or
//!   `*` for unfinished. It must be what the rules say of the moves; if it is left out, they decide.
//! - Moves are separated by white space. Turn numbers such as `12.` may stand anywhere before a move
//!   and are not checked; printed, they count pairs of turns. `;` starts a comment to the end of the
//!   line, among the moves or as a whole line of the header. Comments are not kept.
//! - Where the mover names kichwa, the last turn may be unfinished, with fewer picks than it needs,
//!   if the result is `*` or a resignation.
//! - `Pie: yes` agrees on the [pie rule](Record::swap); then `swap` may stand after the first turn.
//!
//! ```
//! use mbili::record::{Ending, Record};
//! use mbili::rules::{Game, Side};
//!
//! let text = "Mbili: 1\nGame: djenon\nNorth: Koffi\nResult: S resign\n\n1. A1 a4\n";
//! let mut record = Record::parse(text)?;
//! assert_eq!(record.game(), Game::Djenon);
//! assert_eq!(record.player(Side::North), Some("Koffi"));
//! assert_eq!(record.ending(), Some(Ending::Resigned(Side::South)));
//! assert_eq!(record.print(), text);
//!
//! let undone = record.undo_to(1);
//! assert_eq!(undone.len(), 1);
//! assert_eq!(record.ending(), None);
//!
//! let error = Record::parse("Mbili: 1\nGame: djenon\n\nA1 a4 a5\n").unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "line 4, column 7: turn 3, `a5`, is illegal: a5 belongs to the opponent"
//! );
//! # Ok::<(), mbili::record::RecordError>(())
//! ```

mod error;
mod pie;
mod read;
mod tags;
mod write;

pub use crate::rules::{BadStart, MOST_TURNS, REPETITIONS};
pub use error::{Problem, RecordError};
pub use pie::NoSwap;
pub use tags::BadKey;

use crate::notation::{Move, print_move};
use crate::rules::{
    Action, Actions, DrawnBy, Event, Game, Outcome, Position, Refusal, Rules, Side, Sink,
};
use std::ops::Range;

/// A match: see the [module](self).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    game: Game,
    tags: Vec<(String, String)>,
    actions: Vec<Action>,
    /// Before each action and after the last.
    positions: Vec<Position>,
    /// Where in `positions` a turn begins: 0, and wherever a turn has ended.
    turn_starts: Vec<usize>,
    outcome: Option<Outcome>,
    resigned: Option<Side>,
    pie: pie::Pie,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// By the rules, or by a safety net.
    ByRules(Outcome),
    /// This side gave up: the other has won.
    Resigned(Side),
}

impl Ending {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Ending::ByRules(outcome) => outcome.winner(),
            Ending::Resigned(side) => Some(side.other()),
        }
    }
}

/// One turn of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Its number, from 0.
    pub index: usize,
    /// Whose turn it was.
    pub side: Side,
    /// Its actions, as indices into [`Record::actions`]; the turn began in the position of the same
    /// index as the first.
    pub actions: Range<usize>,
    /// What was played.
    pub played: Move,
    /// Whether the turn has ended; only the last may still wait for a kichwa.
    pub finished: bool,
}

impl Record {
    /// A match from the game's own start, without a move.
    #[must_use]
    pub fn new(game: Game) -> Self {
        Self::at(game, game.start())
    }

    /// A match from another position. Seeds that remained in hand because a capture ended a game
    /// there are left out, as in the position's text.
    ///
    /// # Errors
    /// If the game cannot have such a position.
    pub fn from_position(game: Game, start: Position) -> Result<Self, BadStart> {
        game.check_start(&start)?;
        if start.pending().is_some() {
            return Ok(Self::at(game, start));
        }
        let start = Position::new(start.board(), start.pits(), start.won(), start.side());
        start.map(|start| Self::at(game, start)).map_err(|_| BadStart::WrongBoard)
    }

    fn at(game: Game, start: Position) -> Self {
        Record {
            game,
            tags: Vec::new(),
            actions: Vec::new(),
            positions: vec![start],
            turn_starts: vec![0],
            outcome: game.outcome(&start),
            resigned: None,
            pie: pie::Pie::default(),
        }
    }

    /// The game with its house rules.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The position that the match started from.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.actions.len()]
    }

    /// The position before each action and, last, the one now: one more than there are actions.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// All actions, in order.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// How the match ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let resigned = self.resigned.map(Ending::Resigned);
        resigned.or(self.outcome.map(Ending::ByRules))
    }

    /// What may be played now: nothing once the match is over.
    #[must_use]
    pub fn legal(&self) -> Actions {
        match self.ending() {
            Some(_) => Actions::new(),
            None => self.game.legal(self.position()),
        }
    }

    /// Plays an action and tells its events, [`Event::GameEnded`] also for the safety nets.
    ///
    /// # Errors
    /// The reason why it is illegal, [`Refusal::GameOver`] once the match has ended. Then nothing has
    /// changed and no event was told.
    pub fn play(&mut self, action: Action, sink: &mut impl Sink) -> Result<(), Refusal> {
        if self.ending().is_some() {
            return Err(Refusal::GameOver);
        }
        let next = self.game.play(self.position(), action, sink)?;
        self.actions.push(action);
        self.positions.push(next);
        if next.pending().is_none() {
            self.turn_starts.push(self.actions.len());
        }
        self.outcome = self.game.outcome(&next);
        if self.outcome.is_none()
            && let Some(by) = self.safety_net()
        {
            let outcome = Outcome::Drawn { by };
            self.outcome = Some(outcome);
            sink.event(Event::GameEnded { outcome });
        }
        Ok(())
    }

    fn safety_net(&self) -> Option<DrawnBy> {
        let key = |position: &Position| (position.won(), position.side());
        let now = self.position();
        if now.pending().is_some() {
            return None;
        }
        let stood = self.turn_starts.iter().map(|&start| &self.positions[start]).filter(|then| {
            then.pending().is_none() && key(then) == key(now) && then.pits() == now.pits()
        });
        if stood.count() >= REPETITIONS {
            return Some(DrawnBy::Repetition);
        }
        (self.turn_starts.len() > MOST_TURNS).then_some(DrawnBy::TooManyTurns)
    }

    /// This side gives up, at any moment of the match.
    ///
    /// # Errors
    /// [`Refusal::GameOver`] if the match has ended already.
    pub fn resign(&mut self, side: Side) -> Result<(), Refusal> {
        if self.ending().is_some() {
            return Err(Refusal::GameOver);
        }
        self.resigned = Some(side);
        Ok(())
    }

    /// Goes back to when `actions` actions had been played, taking back a resignation too, and
    /// returns the later ones: played again, they redo what was undone. With as many actions as there are, or
    /// more, only a resignation is taken back. A change of seats stays as long as the turn before it does.
    pub fn undo_to(&mut self, actions: usize) -> Vec<Action> {
        self.resigned = None;
        if actions >= self.actions.len() {
            return Vec::new();
        }
        let undone = self.actions.split_off(actions);
        self.positions.truncate(actions + 1);
        self.turn_starts.retain(|&start| start <= actions);
        // Something was played from here, so the match went on.
        self.outcome = None;
        if self.finished_turns() == 0 {
            self.pie.forget();
        }
        undone
    }

    /// The turns, the last of them perhaps unfinished.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = Turn> {
        (0..self.turn_starts.len()).filter_map(|index| {
            let first = self.turn_starts[index];
            let next = self.turn_starts.get(index + 1).copied();
            let actions = first..next.unwrap_or(self.actions.len());
            let played = Move::of(&self.actions[actions.clone()])?;
            let side = self.positions[first].side();
            Some(Turn { index, side, actions, played, finished: next.is_some() })
        })
    }

    /// How many turns have ended.
    #[must_use]
    pub fn finished_turns(&self) -> usize {
        self.turn_starts.len() - 1
    }

    /// A turn of this record as text, see [`print_move`].
    ///
    /// # Panics
    /// May panic if the turn is not one of this record.
    #[must_use]
    pub fn turn_text(&self, turn: &Turn) -> String {
        print_move(self.game, &self.positions[turn.actions.start], &turn.played)
    }
}
