//! The search against plain minimax.

use super::eval::evaluate;
use super::search::{Limits, Search};
use super::value::WIN;
use crate::rules::{Action, Game, Outcome, Position, Rules};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::sync::atomic::AtomicBool;

/// The value for the side to move, by trying everything; `None` if a pick is waited for and none ends.
fn minimax(
    game: Game,
    position: &Position,
    depth: i32,
    turns: i32,
    path: &mut Vec<Position>,
) -> Option<i32> {
    let waits = position.pending().is_some();
    let candidates = game.candidates(position);
    let ended = || match game.outcome(position).and_then(Outcome::winner) {
        Some(winner) if winner == position.side() => WIN - turns,
        Some(_) => turns - WIN,
        None => 0,
    };
    if candidates.is_empty() {
        return Some(ended());
    }
    if depth == 0 && !waits {
        return Some(evaluate(game, position));
    }
    if path.contains(position) {
        return Some(0);
    }
    path.push(*position);
    let mut best = None;
    for &action in &candidates {
        let Ok(next) = game.sow(position, action, &mut ()) else { continue };
        let value = if next.side() == position.side() {
            minimax(game, &next, depth, turns, path)
        } else {
            minimax(game, &next, depth - 1, turns + 1, path).map(|value| -value)
        };
        best = best.max(value);
    }
    path.pop();
    if best.is_none() && !waits { Some(ended()) } else { best }
}

/// A position that random play reaches, of at most so many actions.
fn random_position(game: Game, most: u32, chance: &mut StdRng) -> Position {
    let mut position = game.start();
    for _ in 0..chance.random_range(0..most) {
        let legal = game.legal(&position);
        if legal.is_empty() {
            break;
        }
        let action = legal[chance.random_range(0..legal.len())];
        position = game.sow(&position, action, &mut ()).expect("legal sowings end");
    }
    position
}

/// The value of a root action for who plays it, by trying everything.
fn truth(game: Game, position: &Position, action: Action, depth: i32) -> i32 {
    let next = game.sow(position, action, &mut ()).expect("legal sowings end");
    let mut path = vec![*position];
    let value = if next.side() == position.side() {
        minimax(game, &next, depth, 0, &mut path)
    } else {
        minimax(game, &next, depth - 1, 1, &mut path).map(|value| -value)
    };
    value.expect("a legal action ends")
}

#[test]
fn alpha_beta_equals_minimax() {
    let mut chance = StdRng::seed_from_u64(1);
    let stop = AtomicBool::new(false);
    for game in Game::ALL {
        let deepest = if game == Game::ALL[1] { 3 } else { 5 };
        let mut compared = 0;
        while compared < 60 {
            let position = random_position(game, 30, &mut chance);
            let legal = game.legal(&position);
            if legal.is_empty() {
                continue;
            }
            let depth = chance.random_range(1..=deepest);
            let margin = [0, 100, 1000][chance.random_range(0..3)];
            let mut search = Search::new(game, &[], &stop, 1 << 40);
            search.plain = true;
            let found = search.run(&position, &legal, Limits { depth, margin });
            // A forced win nearer than the depth ends the deepening.
            let truths = legal.iter().map(|&action| truth(game, &position, action, found.depth));
            let best = truths.max().expect("there are legal actions");
            assert_eq!(found.moves[0].value, best, "{game:?} depth {depth} {position:?}");
            assert_eq!(minimax(game, &position, depth, 0, &mut Vec::new()), Some(best));
            for root_move in &found.moves {
                let truth = truth(game, &position, root_move.action, found.depth);
                if truth > best - margin {
                    assert_eq!(root_move.value, truth, "{game:?} {position:?} {root_move:?}");
                } else {
                    assert!(truth <= root_move.value && root_move.value <= best - margin);
                }
            }
            compared += 1;
        }
    }
}

#[test]
fn a_position_that_stood_twice_is_worth_a_draw() {
    let mut chance = StdRng::seed_from_u64(2);
    let stop = AtomicBool::new(false);
    let limits = Limits { depth: 2, margin: 0 };
    for game in [Game::ALL[0], Game::Djenon] {
        let mut seen = 0;
        while seen < 20 {
            let position = random_position(game, 20, &mut chance);
            let legal = game.legal(&position);
            let run = |before: &[Position]| {
                Search::new(game, before, &stop, 2000).run(&position, &legal, limits)
            };
            if legal.len() < 2 || run(&[]).moves[0].value >= 0 {
                continue;
            }
            // In a bad position the action that leads to a draw is the best.
            let action = legal[chance.random_range(0..legal.len())];
            let next = game.sow(&position, action, &mut ()).expect("legal sowings end");
            if game.outcome(&next).is_some() {
                continue;
            }
            assert!(run(&[next]).moves[0].value < 0, "once before is not enough");
            let found = run(&[next, position, next]);
            assert_eq!((found.moves[0].action, found.moves[0].value), (action, 0));
            seen += 1;
        }
    }
}
