//! A strategy is what it claims to be: checked by the rules, without the solver.

use super::{ENOUGH, RULES};
use mbili::engine::solve::{Claim, Judge, MEMORY, Strategy};
use mbili::rules::*;

/// Every complete turn.
fn turns(game: Game, position: &Position, before: &[Action]) -> Vec<(Vec<Action>, Position)> {
    let mut all = Vec::new();
    for action in game.legal(position) {
        let next = game.sow(position, action, &mut ()).expect("legal sowings end");
        let actions = [before, &[action]].concat();
        if next.pending().is_some() {
            all.extend(turns(game, &next, &actions));
        } else {
            all.push((actions, next));
        }
    }
    all
}

fn fulfils(strategy: &Strategy, outcome: Outcome) -> bool {
    match (strategy.claim, outcome.score()) {
        (Claim::AtLeast(seeds), Some(score)) => score[strategy.side.index()] >= seeds,
        _ => outcome.winner() == Some(strategy.side),
    }
}

/// Whether every turn of the opponent leads on, within so many turns; as docs/certificate.md says.
fn answered(game: Game, strategy: &Strategy, position: &Position, within: u32) -> bool {
    if let Some(outcome) = game.outcome(position) {
        return fulfils(strategy, outcome);
    }
    turns(game, position, &[]).iter().all(|(_, next)| match game.outcome(next) {
        Some(outcome) => within >= 1 && fulfils(strategy, outcome),
        None => strategy.answers.get(next).is_some_and(|answer| answer.turns < within),
    })
}

/// Whether every answer of a strategy does what the strategy claims.
pub fn holds(game: Game, strategy: &Strategy, start: &Position) -> bool {
    let answers = strategy.answers.iter().all(|(position, answer)| {
        let turns = turns(game, position, &[]);
        let played = turns.iter().find(|(actions, _)| *actions == answer.turn);
        position.side() == strategy.side
            && answer.turns >= 1
            && played.is_some_and(|(_, next)| answered(game, strategy, next, answer.turns - 1))
    });
    let begins = if start.side() == strategy.side {
        strategy.answers.contains_key(start)
    } else {
        answered(game, strategy, start, u32::MAX)
    };
    answers && begins
}

#[test]
fn strategies_win_against_everything() {
    let mut wanted: Vec<(Game, Side, Claim)> = RULES
        .iter()
        .zip([Side::South, Side::South, Side::North])
        .map(|(&(rule, _), side)| (Game::Kujifunza(rule), side, Claim::Win))
        .collect();
    wanted.push((Game::Djenon, Side::South, Claim::Win));
    wanted.push((Game::Djenon, Side::South, Claim::AtLeast(26)));
    wanted.push((Game::Djenon, Side::North, Claim::AtLeast(22)));
    for (game, side, claim) in wanted {
        let start = game.start();
        let mut judge = Judge::new(game, MEMORY);
        let strategy = Strategy::find(&mut judge, &start, side, claim, &ENOUGH);
        let mut strategy = strategy.unwrap_or_else(|why| panic!("{game:?} {claim:?}: {why:?}"));
        assert!(holds(game, &strategy, &start), "{game:?} {claim:?}");
        // What is taken away is missed.
        let some = *strategy.answers.keys().next().expect("a position");
        let answer = strategy.answers.remove(&some).expect("it was there");
        assert!(!holds(game, &strategy, &start), "{game:?}: without {some:?}");
        strategy.answers.insert(some, answer);
        assert!(holds(game, &strategy, &start));
        for answer in strategy.answers.values_mut() {
            answer.turns = 1;
        }
        assert!(!holds(game, &strategy, &start), "{game:?}: all at once");
    }
}

#[test]
fn there_is_no_strategy_for_what_is_not_so() {
    for (game, side, claim) in [
        (Game::Kujifunza(KichwaRule::Sustain), Side::North, Claim::Win),
        (Game::Djenon, Side::South, Claim::AtLeast(27)),
        (Game::Djenon, Side::North, Claim::AtLeast(23)),
    ] {
        let mut judge = Judge::new(game, MEMORY);
        let strategy = Strategy::find(&mut judge, &game.start(), side, claim, &ENOUGH);
        assert!(strategy.is_err(), "{game:?} {side:?} {claim:?}");
    }
}
