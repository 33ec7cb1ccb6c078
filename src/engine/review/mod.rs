//! A match looked back on: what it was worth after each turn, and the turns that changed that.
//!
//! Everything said here is proven by a [`Judge`], or not said. What is not proven within the [`Effort`] stays
//! unknown: there is then no truth for that moment of the match, and no claim that leans on it. The effort is counted
//! in positions and not in seconds, so a match is looked back on alike on every machine.
//!
//! The truths come first, from the end of the match backward: the end is easy, and what it taught makes the turns
//! before it easier. Then come the [`Moment`]s, in the order of the match.
//!
//! ```
//! use mbili::engine::review::{Effort, Lesson, Past, review};
//! use mbili::engine::solve::{Judge, MEMORY};
//! use mbili::rules::{Action, Board, Direction, Game, KichwaRule, Rules, Side};
//! use std::sync::atomic::AtomicBool;
//!
//! // South begins by A1 to the right. A3 would have won.
//! let game = Game::Kujifunza(KichwaRule::Sustain);
//! let pit = Board::FourRows.pit(Side::South, 0);
//! let actions = [Action::Sow { pit, direction: Direction::Forward }];
//! let past = Past { game, start: game.start(), actions: &actions, outcome: None, resigned: None };
//! let mut judge = Judge::new(game, MEMORY);
//! let stop = AtomicBool::new(false);
//! let back = review(&past, &mut judge, Effort::USUAL, &stop, &mut |_| {});
//! assert_eq!(back.truths[0].and_then(|truth| truth.winner), Some(Side::South));
//! assert_eq!(back.truths[1].and_then(|truth| truth.winner), Some(Side::North));
//! assert_eq!(back.moments.len(), 1);
//! ```

mod effort;
mod lesson;
mod looker;

pub use effort::Effort;
pub use lesson::Lesson;

use super::solve::{Judge, Limits, Verdict};
use super::turns::{CompleteTurn, complete_turns};
use crate::rules::{Action, Game, Outcome, Position, Side};
use looker::Looker;
use std::sync::atomic::AtomicBool;

/// A match that is looked back on.
#[derive(Clone, Copy, Debug)]
pub struct Past<'a> {
    /// The game with its house rules.
    pub game: Game,
    /// The position that it started from.
    pub start: Position,
    /// All that was played.
    pub actions: &'a [Action],
    /// How it ended by the rules, if it did; also the draws that hang on what stood before.
    pub outcome: Option<Outcome>,
    /// Who gave up.
    pub resigned: Option<Side>,
}

/// What was found out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// What the match was worth before the first turn and after each.
    pub truths: Vec<Option<Verdict>>,
    /// The turns that changed it, in the order of the match.
    pub moments: Vec<Moment>,
    /// Whether everything was looked at, and nobody stopped it.
    pub complete: bool,
}

/// A turn that gave something away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Its number, from 0; as many as there are turns for giving up.
    pub turn: usize,
    /// Who played it.
    pub side: Side,
    /// What was played; nothing for giving up.
    pub played: Vec<Action>,
    /// What the match was worth before the turn,
    pub before: Verdict,
    /// and after it.
    pub after: Verdict,
    /// The turns that would have kept everything, the best first. None where the other side was to move when this
    /// one gave up.
    pub better: Vec<Vec<Action>>,
    /// How the match would have gone on, from before the turn: the best turn, and the best play of both sides after
    /// it; complete turns, as far as they are proven.
    pub line: Vec<Action>,
    /// Whether that line goes on to the end of the game.
    pub to_the_end: bool,
    /// What is to be learned from it.
    pub lesson: Lesson,
}

/// News while a match is looked back on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The truth after so many turns has been looked for.
    Truth(usize, Option<Verdict>),
    /// A moment was found.
    Moment(Box<Moment>),
}

/// A turn that made the outcome worse for who played it.
#[derive(Clone, Debug)]
pub struct GivenAway {
    /// Its number, from 0.
    pub turn: usize,
    /// Who played it.
    pub side: Side,
    /// What the match was worth before the turn,
    pub before: Verdict,
    /// and after it.
    pub after: Verdict,
    /// The turns that would have kept the outcome, the best first.
    pub better: Vec<Alternative>,
}

/// A complete turn, and what it leads to.
#[derive(Clone, Debug)]
pub struct Alternative {
    /// The turn.
    pub turn: CompleteTurn,
    /// What it is worth, counted from before the turn; `None` if that is unknown.
    pub verdict: Option<Verdict>,
}

/// Looks back on a match, and tells what it finds as it finds it. Returns soon after `stop` is true.
pub fn review(
    past: &Past,
    judge: &mut Judge,
    effort: Effort,
    stop: &AtomicBool,
    tell: &mut impl FnMut(News),
) -> Review {
    Looker::new(past, judge, effort, stop).review(tell)
}

/// The turns that gave the game away, and nothing else of a [`review`].
pub fn given_away(
    past: &Past,
    judge: &mut Judge,
    effort: Effort,
    stop: &AtomicBool,
) -> Vec<GivenAway> {
    Looker::new(past, judge, effort, stop).given_away()
}

/// Every complete turn that is legal in a position with what it is worth, the best for the mover first. The limits
/// are those of each.
pub fn alternatives(judge: &mut Judge, position: &Position, limits: &Limits) -> Vec<Alternative> {
    let turns = complete_turns(judge.game(), position).into_iter();
    let mut list: Vec<Alternative> = turns
        .map(|turn| {
            let mut verdict = judge.full_verdict(&turn.after, limits);
            if let Some(Verdict { turns: Some(turns), .. }) = &mut verdict {
                *turns += 1;
            }
            Alternative { turn, verdict }
        })
        .collect();
    let side = position.side();
    list.sort_by_key(|alternative| Judge::rank(side, alternative.verdict));
    list
}

/// What a position is worth to a side: more is better.
fn worth(side: Side, verdict: Verdict) -> u8 {
    match verdict.winner {
        Some(winner) if winner == side => 2,
        None => 1,
        Some(_) => 0,
    }
}
