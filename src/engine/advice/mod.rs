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

use super::history::holds_with;
use super::solve::{Judge, Limits};
use super::{Level, Question};
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
    /// It loses; only so many of the opponent's answers win for the opponent, half of them at most.
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
/// together, more or less: the last may go beyond it by as much again. Where nothing is proven, the search that chooses
/// then looks at 200,000 sowings at most.
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

/// What the search of the strongest level chooses among those that are not known to lose, and how many turns ahead it
/// looked. It searches only: what it could prove beyond the limits that were given is not asked.
fn searched(asked: &Asked, choices: &[Choice], limits: &Limits) -> Option<(usize, Option<u32>)> {
    let Asked { game, history, position } = *asked;
    let level = Level::ALL[Level::ALL.len() - 1];
    let question = Question { game, history, position, level, seed: 0 };
    let open: Vec<Action> = choices
        .iter()
        .filter(|choice| choice.class(position.side()) != Class::Loss)
        .map(|choice| choice.action)
        .collect();
    let found = level.mind(game).searched(&question, &open, 0, limits.stop);
    let best = found.moves.first()?.action;
    let chosen = choices.iter().position(|choice| choice.action == best)?;
    Some((chosen, found.depth.try_into().ok().filter(|&turns| turns > 0)))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::sample::Sampler;
    use crate::engine::search::{Limits as Reach, Search};
    use std::sync::atomic::AtomicBool;

    /// Where nothing is proven, a search of 200,000 sowings chooses, and the turns that are told are those that it looks
    /// ahead: a search that stops there has seen them all within as many sowings.
    #[test]
    fn what_is_not_proven_is_searched_and_no_more() {
        let stop = AtomicBool::new(false);
        for game in Game::ALL {
            let mut told = 0;
            for position in Sampler::new(game, 4).take(6) {
                let asked = Asked { game, history: &[], position };
                let mut judge = Judge::new(game, 1 << 20);
                let limits = Limits { nodes: 1, stop: &stop };
                let Some(advice) = advise(&asked, &mut judge, &limits) else { continue };
                let Some(&Reason::LooksAhead { turns }) = advice.reasons.last() else { continue };
                told += 1;
                let depth = turns as i32;
                let all = game.legal(&position);
                let choices = all.iter().filter_map(|&action| Choice::of(game, &position, action));
                let mut choices: Vec<Choice> = choices.collect();
                let mut judge = Judge::new(game, 1 << 20);
                worth::Budget::new(&mut judge, &limits).judge_all(game, &mut choices);
                let open = choices.iter().filter(|it| it.class(position.side()) != Class::Loss);
                let open: Vec<Action> = open.map(|choice| choice.action).collect();
                let searched = |depth| {
                    let search = Search::new(game, &[], &stop, 400_000);
                    search.run(&position, &open, Reach { depth, margin: 0 })
                };
                let found = searched(depth);
                assert_eq!(found.depth, depth, "{game:?} {position:?}");
                assert!(found.nodes <= 200_000, "{} sowings", found.nodes);
                let deeper = searched(depth + 1);
                let best = [&found, &deeper].map(|found| found.moves[0].action);
                assert!(best.contains(&advice.action), "{game:?} {position:?}");
                assert!(deeper.nodes >= 200_000 || deeper.depth == depth, "{game:?} {position:?}");
            }
            assert!(told > 0, "{game:?}: everything was proven");
        }
    }
}
