//! What to advise a player, and why.
//!
//! [`advise`] names an action and the [`Reason`]s for it. A reason is a fact: about what the action does (`facts`, from
//! the rules alone) or about what the game is worth after it (`worth`, from a [`Judge`] who proves it). Nothing is
//! estimated but by [`Reason::LooksAhead`], which says so. What the judge does not find out within its limits is not
//! said: then the search of the strongest level chooses, and no reason speaks of winning or losing.
//!
//! A judge knows no history. The winner of a position needs to come to no position twice, so what is proven holds in a
//! match as well, as long as nothing stood twice in it before; after that, and after very many turns, the judge is not
//! asked.
//!
//! ```
//! use mbili::engine::advice::{Asked, Reason, advise};
//! use mbili::engine::solve::{Judge, Limits};
//! use mbili::rules::{Game, KichwaRule, Rules};
//! use std::sync::atomic::AtomicBool;
//!
//! let game = Game::Kujifunza(KichwaRule::Sustain);
//! let stop = AtomicBool::new(false);
//! let limits = Limits { nodes: 400_000, stop: &stop };
//! let asked = Asked { game, history: &[], position: game.start() };
//! let advice = advise(&asked, &mut Judge::new(game, 1 << 20), &limits).expect("the game is not over");
//! assert!(advice.reasons.contains(&Reason::WinsIn { turns: 21 }));
//! ```

mod facts;
mod worth;

use super::solve::{Judge, Limits};
use super::{Level, Question, choose};
use crate::rules::{Action, Game, Pit, Position, Rules};
use worth::{Choice, Class};

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The game with its house rules.
    pub game: Game,
    /// The positions that stood before in this match, the first one first.
    pub history: &'a [Position],
    /// The position. It may wait for the pick of a kichwa.
    pub position: Position,
}

/// What to play, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// A legal action.
    pub action: Action,
    /// What speaks for it, or what else there is to know: one to [`Advice::MOST_REASONS`], what matters most first.
    pub reasons: Vec<Reason>,
}

impl Advice {
    /// More reasons than this are not given.
    pub const MOST_REASONS: usize = 3;
}

/// A fact about the action that is advised. Turns are those of both players, the one at hand included; scores are
/// those of the mover and of the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Nothing else is legal.
    OnlyMove,
    /// It wins within so many turns, whatever the opponent plays.
    WinsIn {
        /// The turns.
        turns: u16,
    },
    /// It wins, whatever the opponent plays.
    Wins,
    /// It wins with at least so many seeds against so many, whatever the opponent plays.
    WinsWith {
        /// Own seeds, and the opponent's.
        score: [u8; 2],
    },
    /// Every other action gives the win away.
    OnlyWinning,
    /// Every other action loses if the opponent plays well; this one is not known to.
    OnlyHope,
    /// After it neither side can win any more, if both play well.
    Draws,
    /// It keeps at least a draw, with so many seeds each.
    DrawsWith {
        /// Seeds of each side.
        seeds: u8,
    },
    /// Every action loses if the opponent plays well, this one too.
    EveryTurnLoses,
    /// Every action loses if the opponent plays well; none keeps more seeds than this one.
    LosesWith {
        /// Own seeds, and the opponent's.
        score: [u8; 2],
    },
    /// It loses; only so many of the opponent's answers win for the opponent.
    Traps {
        /// Answers that win.
        right: u16,
        /// All answers, each sequence of picks one of its own.
        answers: u16,
    },
    /// It loses; the game goes on for so many turns if both play well, and after no other action for more.
    HoldsOut {
        /// The turns.
        turns: u16,
    },
    /// No other action ends with as many seeds, if both play well.
    MostSeeds,
    /// If the opponent moved now, the own front row could be emptied; after this action it cannot, on the next turn.
    SavesFrontRow,
    /// It captures.
    Captures {
        /// So many seeds.
        seeds: u32,
        /// In so many laps, entries included.
        laps: u32,
        /// Whether a kichwa is to be picked then, and the turn goes on.
        asks: bool,
    },
    /// If the opponent moved now, this pit could be captured; after the action it cannot, on the next turn.
    Saves {
        /// The pit, of the mover.
        pit: Pit,
        /// The most seeds that could be taken from it.
        seeds: u8,
    },
    /// Whatever the opponent answers captures nothing.
    LeavesNoCapture,
    /// Nothing is proven: the action is the choice of a search that looked so many turns ahead.
    LooksAhead {
        /// The turns.
        turns: u32,
    },
    /// Nothing is known that would speak for it.
    NothingKnown,
}

impl Reason {
    /// Whether it says who wins, or what everybody gets, which needs a proof.
    #[must_use]
    pub const fn claims_the_outcome(self) -> bool {
        match self {
            Reason::WinsIn { .. }
            | Reason::Wins
            | Reason::WinsWith { .. }
            | Reason::OnlyWinning
            | Reason::OnlyHope
            | Reason::Draws
            | Reason::DrawsWith { .. }
            | Reason::EveryTurnLoses
            | Reason::LosesWith { .. }
            | Reason::Traps { .. }
            | Reason::HoldsOut { .. }
            | Reason::MostSeeds => true,
            Reason::OnlyMove
            | Reason::SavesFrontRow
            | Reason::Captures { .. }
            | Reason::Saves { .. }
            | Reason::LeavesNoCapture
            | Reason::LooksAhead { .. }
            | Reason::NothingKnown => false,
        }
    }
}

/// Advises; `None` if the game is over, or if it was stopped. The limit of nodes holds for all questions to the judge
/// together, more or less: the last may go beyond it by as much again.
#[must_use]
pub fn advise(asked: &Asked, judge: &mut Judge, limits: &Limits) -> Option<Advice> {
    let Asked { game, history, position } = *asked;
    let mut budget = worth::Budget::new(judge, limits);
    let provable = budget.judge.game() == game && holds_with(history);
    let legal = game.legal(&position).into_iter();
    let mut choices: Vec<Choice> =
        legal.filter_map(|action| Choice::of(game, &position, action)).collect();
    if provable {
        budget.judge_all(game, &mut choices);
    }
    let side = position.side();
    let (chosen, looked) = match worth::best(side, &choices)? {
        Class::Unknown => searched(asked, &choices, limits)?,
        class => (budget.pick(game, side, &mut choices, class), None),
    };
    let reasons = reasons(game, &position, &choices, chosen, looked);
    let stopped = limits.stop.load(std::sync::atomic::Ordering::Relaxed);
    (!stopped).then_some(Advice { action: choices[chosen].action, reasons })
}

/// After so many turns of a match nothing is proven any more, since its limit of turns might come in between; no proof
/// that was ever met needed a twentieth of them.
const MOST_TURNS_BEFORE: usize = 1_000;

/// Whether what is proven of a position holds in a match in which these stood before.
fn holds_with(history: &[Position]) -> bool {
    let turns = || history.iter().filter(|before| before.pending().is_none());
    let key = |at: &Position| (at.pits().to_vec(), at.won(), at.side());
    let mut seen = std::collections::HashSet::new();
    turns().count() <= MOST_TURNS_BEFORE && turns().all(|at| seen.insert(key(at)))
}

/// What the search of the strongest level chooses among those that are not known to lose, and how many turns ahead it
/// looked.
fn searched(asked: &Asked, choices: &[Choice], limits: &Limits) -> Option<(usize, Option<u32>)> {
    let Asked { game, history, position } = *asked;
    let level = Level::ALL[Level::ALL.len() - 1];
    let question = Question { game, history, position, level, seed: 0 };
    let answer = choose(&question, limits.stop)?;
    let open = |index: &usize| choices[*index].class(position.side()) != Class::Loss;
    let found = choices.iter().position(|choice| choice.action == answer.action).filter(open);
    match found {
        Some(index) => Some((index, Some(answer.depth).filter(|&turns| turns > 0))),
        // The search did not see what is proven: of the others the one that captures most.
        None => (0..choices.len())
            .filter(open)
            .max_by_key(|&index| (choices[index].captured(), std::cmp::Reverse(index)))
            .map(|index| (index, None)),
    }
}

/// What there is to say, what matters most first.
fn reasons(
    game: Game,
    position: &Position,
    choices: &[Choice],
    chosen: usize,
    looked: Option<u32>,
) -> Vec<Reason> {
    let mut said = Vec::new();
    if choices.len() == 1 {
        said.push(Reason::OnlyMove);
    }
    said.extend(worth::reasons(position.side(), choices, chosen));
    if said.contains(&Reason::WinsIn { turns: 1 }) {
        // There is nothing more to say of a turn that wins the game.
        return vec![Reason::WinsIn { turns: 1 }];
    }
    let looked = looked.map(|turns| Reason::LooksAhead { turns });
    let room = Advice::MOST_REASONS - usize::from(looked.is_some());
    said.extend(facts::of(game, position, &choices[chosen]));
    said.truncate(room);
    said.extend(looked);
    if said.is_empty() {
        said.push(Reason::NothingKnown);
    }
    said
}
