//! The opponent's mind, pure: a question about a position in, an action out.
//!
//! [`choose`] answers as well as a [`Level`] can. Its measure of time is the node and not the clock, so
//! a level plays alike on every machine; the same question has the same answer. The work is that of
//!
//! - `search` and `tree`: iterative deepening of an alpha-beta search with principal variation windows.
//!   Depth counts turns; a pick of a kichwa is a decision of its own with the same side to move;
//! - `table`: the transposition table;
//! - `eval`: what a position is worth when the search looks no further;
//! - `levels`: how far a level sees, and how it errs; `glance`: what some see of a turn, and `pupil`: what the first
//!   level likes.
//!
//! [`openings`] has positions to begin from in which both sides have the same chances, [`pie`] the computer's decisions
//! under the pie rule, [`auto`] the level for the next game.
//!
//! [`packed`] has the rules once more, for programs that try many turns; [`solve`] proves by them who wins. [`advice`]
//! gives a player reasons and [`review`] looks back on a match, both by these proofs; [`sample`] draws positions to
//! measure all this on.
//!
//! ```
//! use mbili::engine::{Level, Question, choose};
//! use mbili::rules::{Game, KichwaRule, Rules};
//! use std::sync::atomic::AtomicBool;
//!
//! let game = Game::Kujifunza(KichwaRule::Sustain);
//! let position = game.start();
//! let question = Question { game, history: &[], position, level: Level::Mchezaji, seed: 7 };
//! let answer = choose(&question, &AtomicBool::new(false)).expect("the game is not over");
//! assert!(game.legal(&position).contains(&answer.action));
//! assert_eq!(answer.line[0], answer.action);
//! ```

pub mod advice;
pub mod arena;
pub mod auto;
pub mod calibration;
mod eval;
mod glance;
mod history;
mod levels;
mod master;
pub mod openings;
pub mod packed;
pub mod pie;
mod pupil;
pub mod review;
pub mod sample;
mod search;
pub mod signature;
pub mod solve;
mod table;
#[cfg(test)]
mod tests;
mod tree;
mod turns;
mod value;

pub use levels::{Level, Sight};
pub use turns::{CompleteTurn, complete_turns};
pub use value::Value;

use crate::rules::{Action, Game, Position, Rules};
use rand::{SeedableRng, rngs::StdRng};
use std::sync::atomic::AtomicBool;

/// What is asked of the mind.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The game with its house rules.
    pub game: Game,
    /// The positions that stood before in this match, the first one first: the third time that the
    /// same one stands is a draw, and in the first turns the weaker levels vary more.
    pub history: &'a [Position],
    /// The position to answer, on the board of the game. It may wait for the pick of a kichwa.
    pub position: Position,
    /// How well to play.
    pub level: Level,
    /// Feeds all chance: which of several good actions is played. One seed may serve a whole match.
    pub seed: u64,
}

/// What the mind would play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// A legal action.
    pub action: Action,
    /// Sowings looked at; one of very many laps counts more than once.
    pub nodes: u64,
    /// Turns looked ahead in full, this one included; 0 if stopped before, or if there was no choice.
    pub depth: u32,
    /// What the position is worth to the side to move if it plays `action`, as far as the level sees.
    pub value: Value,
    /// The play expected, beginning with `action`.
    pub line: Vec<Action>,
}

/// Answers a question; `None` only if the game is over.
///
/// Once `stop` is true it returns at once with the best legal action that it knows so far. If only one
/// action is legal it is played without thought.
#[must_use]
pub fn choose(question: &Question, stop: &AtomicBool) -> Option<Answer> {
    let Question { game, position, .. } = *question;
    let legal = game.legal(&position);
    let first = *legal.first()?;
    if legal.len() == 1 {
        let value = Value::new(eval::evaluate(game, &position));
        return Some(Answer { action: first, nodes: 0, depth: 0, value, line: vec![first] });
    }
    let mut chance = StdRng::seed_from_u64(question.seed ^ table::hash(&position));
    Some(levels::answer(question, &legal, &mut chance, stop))
}

/// A legal action without any thought, the first there is; `None` only if the game is over.
#[must_use]
pub fn fallback(game: Game, position: &Position) -> Option<Action> {
    let candidates = game.candidates(position);
    candidates.into_iter().find(|&action| game.ends(position, action))
}
