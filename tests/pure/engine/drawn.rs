//! The positions to begin from in which both seats have the same chances.

use crate::setting;
use mbili::engine::Level;
use mbili::engine::arena::{Player, play};
use mbili::engine::openings::{Classic, POOL, classic, draw, find, line, name, pool};
use mbili::engine::solve::{Judge, Limits};
use mbili::rules::*;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::atomic::AtomicBool;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/openings.txt");

/// The file as the search makes it; with MBILI_UPDATE_OPENINGS=1 it is written.
#[test]
fn the_pools_are_what_the_search_finds() {
    let update = std::env::var_os("MBILI_UPDATE_OPENINGS").is_some();
    if update {
        let mut text = String::new();
        for game in Game::ALL {
            writeln!(text, "{}", name(game)).expect("a string takes it");
            for opening in find(game, POOL) {
                writeln!(text, "{}", line(&opening)).expect("a string takes it");
            }
        }
        std::fs::write(FILE, text).expect("the pools are written");
        return;
    }
    let count = setting("MBILI_PROOF_OPENINGS", 4) as usize;
    for game in Game::ALL {
        let found = find(game, count);
        assert_eq!(pool(game)[..count], found, "{game:?}");
        println!("pools: seed 0: {game:?}: {count} openings, sought anew, are those of the file");
    }
}

#[test]
fn half_of_a_pool_is_proven_for_either_seat_and_as_hard_to_see() {
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes: 1_000_000, stop: &stop };
    for game in Game::ALL {
        let pool = pool(game);
        assert_eq!(pool.len(), POOL, "{game:?}");
        let different: BTreeSet<&[u8]> = pool.iter().map(|o| o.position.pits()).collect();
        assert_eq!(different.len(), POOL, "{game:?}: a position comes twice");
        let mut judge = Judge::new(game, 16 << 20);
        for opening in &pool {
            assert_eq!(opening.position.side(), Side::South);
            assert_eq!(opening.position.total(), game.start().total());
            assert!(game.legal(&opening.position).len() > 1, "{game:?}: no choice in {opening:?}");
            let verdict = judge.verdict(&opening.position, &limits).expect("it is solved");
            assert_eq!(verdict.winner, opening.winner, "{game:?}: {opening:?}");
        }
        // The lengths were proven when the pool was made; some of them again.
        for opening in pool.iter().take(6) {
            let verdict = judge.full_verdict(&opening.position, &limits).expect("it is solved");
            assert_eq!(verdict.turns, opening.turns, "{game:?}: {opening:?}");
        }
        if game == Game::Djenon {
            assert!(pool.iter().all(|opening| opening.winner.is_none()));
            continue;
        }
        for pair in pool.chunks(2) {
            let winners = [pair[0].winner, pair[1].winner];
            assert_eq!(winners, [Some(Side::South), Some(Side::North)], "{game:?}: {pair:?}");
            let turns = [pair[0], pair[1]].map(|opening| opening.turns.expect("a won game ends"));
            assert_eq!(turns[0] + 1, turns[1], "{game:?}: {pair:?}");
            assert!(turns[0] >= 5, "{game:?}: decided at first sight: {pair:?}");
        }
    }
}

/// The figures that the form and the help tell.
#[test]
fn what_is_said_of_the_classic_starts_is_proven() {
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes: 5_000_000, stop: &stop };
    for game in Game::ALL {
        let verdict = Judge::new(game, 16 << 20).full_verdict(&game.start(), &limits);
        let verdict = verdict.expect("the start is solved");
        let Classic { winner, score, turns } = classic(game);
        assert_eq!((Some(winner), score, turns), (verdict.winner, verdict.score, verdict.turns));
    }
}

#[test]
fn every_position_is_drawn_and_none_more_often() {
    for game in Game::ALL {
        let positions: BTreeSet<Vec<u8>> =
            (0..POOL as u64).map(|lot| draw(game, lot).pits().to_vec()).collect();
        assert_eq!(positions.len(), POOL, "{game:?}");
        assert_eq!(draw(game, 5), draw(game, 5 + 7 * POOL as u64));
        let _ = draw(game, u64::MAX);
    }
}

/// Both seats of drawn openings at the same level: the share of South, who is to move, among players who err. It need
/// not be a half, since who sits where is drawn too; but neither seat may be hopeless. `scripts/prove drawn-openings`
/// plays enough games to tell the share.
#[test]
fn neither_seat_is_hopeless_for_those_who_err() {
    let games = setting("MBILI_PROOF_GAMES", 16);
    let seed = setting("MBILI_PROOF_SEED", 4);
    for game in [Game::ALL[0], Game::ALL[1], Game::Djenon] {
        for level in LEVELS {
            let player = Player::Level(level);
            let results: Vec<f64> = (0..games)
                .map(|number| {
                    let opening = draw(game, number);
                    play(game, &opening, [player; 2], (seed << 32) + number).0
                })
                .collect();
            let (mean, error) = share(&results);
            let told = format!("South {:.1} % ± {:.1}", 100.0 * mean, 100.0 * error);
            println!(
                "drawn openings: seed {seed}: {game:?}, {level:?} against itself, {games} games: {told}"
            );
            let far = (mean - 0.5).abs() - error;
            assert!(far < 0.15, "{game:?}, {level:?} against itself: {told}");
        }
    }
}

/// The weakest, and one that follows its turns to the end: quick, so that many games can be played.
const LEVELS: [Level; 2] = [Level::Mwanafunzi, Level::Mzoefu];

/// The mean of results that do not hang together, and half the width of its 95 % confidence interval.
fn share(results: &[f64]) -> (f64, f64) {
    let number = results.len() as f64;
    let mean = results.iter().sum::<f64>() / number;
    let squares: f64 = results.iter().map(|result| (result - mean).powi(2)).sum();
    (mean, 1.96 * (squares / (number - 1.0) / number).sqrt())
}
