//! Whether a reason holds: found out by other means than those that gave it.
//!
//! What an action does is read off the positions before and after it, of every answer that the rules allow; who wins, off
//! a new judge for each position, a search by the rules alone, or a strategy that is checked by them.

use super::limits;
use crate::solve::strategy::holds;
use mbili::engine::advice::{Advice, Asked, Reason};
use mbili::engine::solve::{Claim, Judge, Strategy, Verdict};
use mbili::rules::*;

/// Enough to prove anew whatever was proven.
const ENOUGH: u64 = 30_000_000;

/// No search of 200,000 sowings looks further ahead than this.
const MOST_LOOKED_AHEAD: u32 = 60;

/// A position after a complete turn, and the pits that were captured in it.
type After = (Position, Vec<(Pit, u8)>);

/// Every action that is legal, found by asking for all that there are.
fn legal(game: Game, position: &Position) -> Vec<Action> {
    let sow = |pit| Direction::BOTH.map(|direction| Action::Sow { pit, direction });
    let enter = Kichwa::BOTH.map(|kichwa| Action::Enter { kichwa });
    let all = position.board().pits().flat_map(sow).chain(enter).chain([Action::Pass]);
    all.filter(|&action| game.check(position, action).is_ok()).collect()
}

fn after(game: Game, position: &Position, action: Action) -> (Position, Vec<Event>) {
    let mut events = Vec::new();
    let next = game.play(position, action, &mut events).expect("legal");
    (next, events)
}

/// What every complete turn comes to.
fn answers(game: Game, position: &Position) -> Vec<After> {
    let mut all = Vec::new();
    for action in legal(game, position) {
        let (next, events) = after(game, position, action);
        let here = events.iter().filter_map(|event| match *event {
            Event::Captured { pit, seeds, .. } => Some((pit, seeds)),
            _ => None,
        });
        let here: Vec<(Pit, u8)> = here.collect();
        if next.pending().is_some() && game.outcome(&next).is_none() {
            let later = answers(game, &next).into_iter();
            all.extend(later.map(|(end, taken)| (end, [&here[..], &taken].concat())));
        } else {
            all.push((next, here));
        }
    }
    all
}

/// The same seeds with the other side to move, where that is a position of the game at all.
fn other_to_move(game: Game, position: &Position) -> Option<Position> {
    let (board, side) = (position.board(), position.side().other());
    let other = Position::new(board, position.pits(), position.won(), side).ok()?;
    game.outcome(&other).is_none().then_some(other)
}

fn front_row_is_empty(position: &Position, side: Side) -> bool {
    let board = position.board();
    board.pits_of(side).filter(|&pit| board.is_front(pit)).all(|pit| position.seeds(pit) == 0)
}

/// What a position is worth, by a judge that has seen no other.
fn worth(game: Game, position: &Position) -> Verdict {
    if let Some(outcome) = game.outcome(position) {
        return Verdict { winner: outcome.winner(), score: outcome.score(), turns: Some(0) };
    }
    let mut judge = Judge::new(game, 1 << 20);
    judge.verdict(position, &limits(ENOUGH)).expect("what was proven once can be proven again")
}

/// In how many turns, counted from before the action that led here.
fn turns(game: Game, position: &Position) -> Option<u16> {
    let this = u16::from(position.pending().is_none());
    if game.outcome(position).is_some() {
        return Some(this);
    }
    let mut judge = Judge::new(game, 1 << 20);
    judge.full_verdict(position, &limits(ENOUGH))?.turns.map(|turns| turns + this)
}

/// Whether a side can force a win within so many turns, by trying everything.
fn forced(game: Game, position: &Position, side: Side, within: u16) -> bool {
    if let Some(outcome) = game.outcome(position) {
        return outcome.winner() == Some(side);
    }
    if within == 0 && position.pending().is_none() {
        return false;
    }
    let next = |action| {
        let next = after(game, position, action).0;
        let left = if next.pending().is_some() { within } else { within - 1 };
        forced(game, &next, side, left)
    };
    let mut actions = legal(game, position).into_iter();
    if position.side() == side { actions.any(next) } else { actions.all(next) }
}

/// Whether a side wins by a strategy that the rules alone confirm.
fn wins_by_strategy(game: Game, position: &Position, side: Side) -> bool {
    if let Some(outcome) = game.outcome(position) {
        return outcome.winner() == Some(side);
    }
    let mut judge = Judge::new(game, 4 << 20);
    let strategy = Strategy::find(&mut judge, position, side, Claim::Win, &limits(ENOUGH));
    strategy.is_ok_and(|strategy| holds(game, &strategy, position))
}

/// Own seeds in the end, and the opponent's.
fn score(worth: Verdict, side: Side) -> Option<[u8; 2]> {
    worth.score.map(|score| [score[side.index()], score[side.other().index()]])
}

/// Whether one reason is true. `deep` says whether a win is to be confirmed by the rules alone too.
fn is_true(asked: &Asked, action: Action, reason: Reason, deep: bool) -> bool {
    let Asked { game, position, .. } = *asked;
    let side = position.side();
    let legal = legal(game, &position);
    let (next, events) = after(game, &position, action);
    let others = || legal.iter().filter(|&&other| other != action);
    let worth_of = |action: Action| worth(game, &after(game, &position, action).0);
    let wins = || {
        worth(game, &next).winner == Some(side) && (!deep || wins_by_strategy(game, &next, side))
    };
    let loses = |action: Action| worth_of(action).winner == Some(side.other());
    let own = |action: Action| score(worth_of(action), side).map(|[own, _]| own);
    match reason {
        Reason::OnlyMove => legal == [action],
        Reason::Wins => wins(),
        Reason::WinsIn { turns: told } => {
            let short = if game == Game::ALL[0] { 5 } else { 3 };
            let left = told - u16::from(next.pending().is_none());
            if told <= short {
                forced(game, &next, side, left)
            } else {
                wins() && turns(game, &next).is_some_and(|turns| turns <= told)
            }
        }
        Reason::WinsWith { score: told } => {
            told[0] > told[1] && wins() && score(worth(game, &next), side) == Some(told)
        }
        Reason::OnlyWinning => {
            legal.len() > 1 && others().all(|&other| worth_of(other).winner != Some(side)) && wins()
        }
        Reason::OnlyHope => legal.len() > 1 && others().all(|&other| loses(other)),
        Reason::Draws => worth(game, &next).winner.is_none(),
        Reason::DrawsWith { seeds } => score(worth(game, &next), side) == Some([seeds; 2]),
        Reason::EveryTurnLoses => legal.iter().all(|&action| loses(action)),
        Reason::LosesWith { score: told } => {
            legal.iter().all(|&action| loses(action))
                && own(action) == Some(told[0])
                && score(worth(game, &next), side) == Some(told)
                && others().all(|&other| own(other) <= own(action))
        }
        Reason::Traps { right, answers: told } => {
            let answers = answers(game, &next);
            let win = |(end, _): &&After| worth(game, end).winner == Some(side.other());
            answers.len() == usize::from(told)
                && answers.iter().filter(win).count() == usize::from(right)
                && 2 * right <= told
                && loses(action)
        }
        Reason::HoldsOut { turns: told } => {
            let of = |action: Action| turns(game, &after(game, &position, action).0);
            legal.iter().all(|&action| loses(action))
                && of(action) == Some(told)
                && others().all(|&other| of(other).is_some_and(|turns| turns <= told))
        }
        Reason::MostSeeds => {
            others().all(|&other| own(other).is_some() && own(other) < own(action))
        }
        Reason::SavesFrontRow => {
            let emptied = |(end, _): &After| front_row_is_empty(end, side);
            let before = other_to_move(game, &position);
            before.is_some_and(|before| answers(game, &before).iter().any(emptied))
                && !answers(game, &next).iter().any(emptied)
        }
        Reason::Captures { seeds, laps, asks } => {
            // In Bao the mover's seeds, those in hand among them, grow by what is captured; in Djenon-aboure the
            // winnings do. Every lap begins with a hand that fills.
            let had = |position: &Position| match game {
                Game::Kujifunza(_) => position.seeds_of(side) + u32::from(position.hand()),
                Game::Djenon => u32::from(position.won()[side.index()]),
            };
            let begins =
                |event: &&Event| matches!(event, Event::Lifted { .. } | Event::Entered { .. });
            seeds > 0
                && had(&next) - had(&position) == seeds
                && events.iter().filter(begins).count() as u32 == laps
                && next.pending().is_some() == asks
        }
        Reason::Saves { pit, seeds } => {
            let taken = |(_, taken): &After| {
                taken.iter().filter(|(from, _)| *from == pit).map(|(_, seeds)| *seeds).max()
            };
            let most = |answers: Vec<After>| answers.iter().filter_map(taken).max();
            let before = other_to_move(game, &position);
            position.board().owner(pit) == side
                && before.is_some_and(|before| most(answers(game, &before)) == Some(seeds))
                && most(answers(game, &next)).is_none()
        }
        Reason::LeavesNoCapture => {
            next.side() != side
                && answers(game, &next).iter().all(|(end, taken)| {
                    let kept = match game {
                        Game::Kujifunza(_) => end.seeds_of(side) == next.seeds_of(side),
                        Game::Djenon => end.won() == next.won(),
                    };
                    taken.is_empty() && kept
                })
        }
        Reason::LooksAhead { turns } => {
            // Who looked so many turns ahead would have seen a win at once; a longer way than this is none that a
            // search sees, but a proof's.
            let wins_now = |action| {
                let outcome = game.outcome(&after(game, &position, action).0);
                outcome.and_then(Outcome::winner) == Some(side)
            };
            (1..=MOST_LOOKED_AHEAD).contains(&turns) && !legal.into_iter().any(wins_now)
        }
        Reason::NothingKnown => true,
    }
}

/// The reasons of a piece of advice that are not true, and whatever else is wrong with it.
pub fn faults(asked: &Asked, advice: &Advice, deep: bool) -> Vec<String> {
    let mut faults = Vec::new();
    let told = &advice.reasons;
    if !legal(asked.game, &asked.position).contains(&advice.action) {
        return vec![format!("{:?} is not legal", advice.action)];
    }
    if told.is_empty() || told.len() > Advice::MOST_REASONS {
        faults.push(format!("{} reasons", told.len()));
    }
    // What is only searched has nothing proven beside it, but that all others lose.
    let ahead = told.iter().any(|reason| matches!(reason, Reason::LooksAhead { .. }));
    let claims = |reason: &&Reason| reason.claims_the_outcome() && **reason != Reason::OnlyHope;
    if let Some(proven) = told.iter().find(claims).filter(|_| ahead) {
        faults.push(format!("{proven:?}, and yet nothing is proven"));
    }
    for (index, &reason) in told.iter().enumerate() {
        let kind = std::mem::discriminant(&reason);
        if told[..index].iter().any(|other| std::mem::discriminant(other) == kind) {
            faults.push(format!("{reason:?} is said twice"));
        }
        if !is_true(asked, advice.action, reason, deep) {
            faults.push(format!("{reason:?} is false"));
        }
    }
    faults
}
