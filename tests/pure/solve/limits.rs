//! A search that gives up claims nothing, and stops when it is told to.

use super::{ENOUGH, NEVER, RULES, solver};
use crate::properties::boards;
use mbili::engine::packed::{Bao, Djenon};
use mbili::engine::solve::{DjenonSolver, Limits, MEMORY};
use mbili::notation::parse_position;
use mbili::rules::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

#[test]
fn what_is_found_within_few_nodes_is_what_is_found_within_many() {
    for (rule, name) in RULES {
        let game = Game::Kujifunza(rule);
        let mut random = StdRng::seed_from_u64(3);
        let (mut found, mut given_up) = (0, 0);
        for _ in 0..400 {
            let position = boards::any(game, &mut random);
            let (board, pick) = Bao::pack(&position).expect("a board of Bao");
            let mut hasty = solver(rule);
            for nodes in [1, 10, 100] {
                let limits = Limits { nodes, stop: &NEVER };
                let before = hasty.nodes();
                let truth = hasty.truth(&board, pick, &limits);
                assert!(hasty.nodes() - before <= 2 * nodes, "{name}: {position:?}");
                let Some(truth) = truth else {
                    given_up += 1;
                    continue;
                };
                let patient = Limits { nodes: 300_000, ..ENOUGH };
                if let Some(expected) = solver(rule).truth(&board, pick, &patient) {
                    assert_eq!(truth, expected, "{name}: {position:?}");
                    found += 1;
                }
            }
        }
        assert!(found > 100 && given_up > 100, "{name}: {found} {given_up}");
    }
}

#[test]
fn a_table_that_is_far_too_small_changes_no_answer() {
    for (rule, name) in RULES {
        let mut cramped = mbili::engine::solve::Solver::new(rule, 0);
        let truth = cramped.truth(&Bao::START, None, &ENOUGH);
        assert_eq!(truth, solver(rule).truth(&Bao::START, None, &ENOUGH), "{name}");
        assert!(truth.is_some(), "{name}");
    }
}

#[test]
fn a_stopped_search_claims_nothing() {
    let stop = AtomicBool::new(true);
    let limits = Limits { nodes: u64::MAX, stop: &stop };
    for (rule, _) in RULES {
        assert_eq!(solver(rule).truth(&Bao::START, None, &limits), None);
        assert_eq!(solver(rule).length(&Bao::START, None, &limits), None);
    }
    assert_eq!(DjenonSolver::new(MEMORY).score(&Djenon::START, &limits), None);
}

#[test]
fn a_search_stops_soon_after_it_is_told_to() {
    // Far too many seeds to be decided in this time.
    let board = Bao::new([7; 16], [7; 16]);
    let stop = AtomicBool::new(false);
    let waited = std::thread::scope(|scope| {
        let search = scope.spawn(|| {
            let limits = Limits { nodes: u64::MAX, stop: &stop };
            let truth = solver(KichwaRule::Sustain).truth(&board, None, &limits);
            (truth, Instant::now())
        });
        std::thread::sleep(Duration::from_millis(50));
        let told = Instant::now();
        stop.store(true, Ordering::Relaxed);
        let (_, ended) = search.join().expect("no panic");
        ended.saturating_duration_since(told)
    });
    assert!(waited < Duration::from_secs(2), "{waited:?}");
}

#[test]
fn as_many_seeds_as_a_board_can_have_are_counted_right() {
    let stop = AtomicBool::new(false);
    for line in [
        "[ 100 100 55 0 0 0 | 0 0 0 0 0 0 | 0 0 | 0 ]",
        "[ 0 0 0 0 0 255 | 0 0 0 0 0 0 | 0 0 | 0 ]",
        "[ 1 0 0 0 0 0 | 0 0 254 0 0 0 | 0 0 | 0 ]",
        "[ 21 21 21 21 21 21 | 21 21 21 21 21 24 | 0 0 | 0 ]",
    ] {
        let position = parse_position(Board::TwoRows, line).expect("well formed");
        let board = Djenon::pack(&position).expect("a board of Djenon-aboure");
        let limits = Limits { nodes: 3_000, stop: &stop };
        if let Some([mover, opponent]) = DjenonSolver::new(MEMORY).score(&board, &limits) {
            assert_eq!(u16::from(mover) + u16::from(opponent), 255, "{line}");
        }
    }
}
