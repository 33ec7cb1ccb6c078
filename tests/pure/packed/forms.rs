//! Mirror images, canonical forms and hashes.

use crate::properties::boards;
use mbili::engine::packed::{Bao, Core, Djenon};
use mbili::rules::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeSet, HashSet};

fn some_boards(count: usize, seed: u64) -> Vec<(Position, Bao)> {
    let mut random = StdRng::seed_from_u64(seed);
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let positions = (0..count).map(|_| boards::any(game, &mut random));
    positions.map(|position| (position, Bao::pack(&position).expect("a board of Bao").0)).collect()
}

#[test]
fn packed_images_are_those_of_the_rules() {
    for (position, board) in some_boards(20_000, 1) {
        let pack = |position| Bao::pack(&position).expect("a board of Bao").0;
        assert_eq!(board.mirrored(), pack(position.mirrored()));
        assert_eq!(board, pack(position.swapped()), "a packed board knows no seats");
        assert_eq!((board.swapped().own(), board.swapped().other()), (board.other(), board.own()));
        assert_eq!(board.mirrored().mirrored(), board);
    }
}

#[test]
fn a_board_and_its_image_have_one_canonical_form() {
    let mut turned = 0;
    let mut symmetric = 0;
    let halves = some_boards(20_000, 2).into_iter().map(|(_, board)| board);
    // Boards whose rows are alike in part: what tells them apart lies in a later row.
    let alike = halves.clone().enumerate().map(|(number, board)| {
        let mut own = *board.own();
        own[..8].fill(1);
        if number % 2 == 0 {
            own[8..].fill(2);
        }
        Bao::new(own, if number % 4 == 0 { [3; 16] } else { *board.other() })
    });
    for board in halves.chain(alike) {
        let (canonical, turn) = board.canonical();
        let (of_image, image_turn) = board.mirrored().canonical();
        assert_eq!(canonical, of_image);
        assert_eq!(canonical, if turn { board.mirrored() } else { board });
        if board == board.mirrored() {
            symmetric += 1;
        } else {
            assert_ne!(turn, image_turn);
            turned += usize::from(turn);
        }
    }
    assert!(turned > 10_000 && symmetric > 1_000, "{turned} {symmetric}");
}

#[test]
fn the_image_of_a_turn_is_the_turn_of_the_image() {
    for core in Core::all() {
        for (_, board) in some_boards(5_000, 3) {
            let image = board.mirrored();
            let outcomes = |board: &Bao| {
                let ends = core.starts(board).filter_map(|start| {
                    core.play(KichwaRule::Sustain, board, start).ok().map(|played| played.board)
                });
                ends.collect::<Vec<_>>()
            };
            let mut here = outcomes(&board);
            let mut there: Vec<Bao> = outcomes(&image).iter().map(Bao::mirrored).collect();
            here.sort_unstable();
            there.sort_unstable();
            assert_eq!(here, there);
        }
    }
}

/// Distinct boards as they follow one another in search, which differ little.
fn distinct() -> HashSet<Bao> {
    let core = Core::best();
    let mut random = StdRng::seed_from_u64(4);
    let mut seen = HashSet::new();
    while seen.len() < 1 << 17 {
        let mut board = Bao::START;
        loop {
            let starts = core.starts(&board);
            let next = starts.filter_map(|s| core.play(KichwaRule::Sustain, &board, s).ok());
            let next: Vec<Bao> = next.map(|played| played.board).collect();
            seen.extend(next.iter().map(|board| board.canonical().0));
            if next.is_empty() {
                break;
            }
            board = next[random.random_range(0..next.len())];
        }
    }
    seen
}

#[test]
fn hashes_spread_evenly() {
    let boards = distinct();
    let hashes: BTreeSet<u64> = boards.iter().map(Bao::hash).collect();
    assert_eq!(hashes.len(), boards.len(), "of so few no two hashes should be the same");
    // A table of as many places as boards: chance leaves a share of 1/e empty, in whatever bits.
    for shift in [0, 13, 32, 46] {
        let places = boards.len().next_power_of_two() as u64;
        let filled: BTreeSet<u64> =
            hashes.iter().map(|hash| hash >> shift & (places - 1)).collect();
        let expected = 1.0 - (-(boards.len() as f64) / places as f64).exp();
        let share = filled.len() as f64 / places as f64;
        assert!((share - expected).abs() < 0.005, "bits from {shift}: {share} of {expected}");
    }
}

#[test]
fn each_seed_changes_half_of_the_hash() {
    let mut random = StdRng::seed_from_u64(5);
    let mut changed = [0; 64];
    let mut moved = 0;
    for (_, board) in some_boards(2_000, 6) {
        let mut rings = [*board.own(), *board.other()];
        let pit = random.random_range(0..32);
        rings[pit / 16][pit % 16] ^= 1;
        let difference = board.hash() ^ Bao::new(rings[0], rings[1]).hash();
        for (bit, changed) in changed.iter_mut().enumerate() {
            *changed += difference >> bit & 1;
        }
        moved += 1;
    }
    assert!(changed.iter().all(|&changed| changed.abs_diff(moved / 2) < moved / 10), "{changed:?}");
}

#[test]
fn packed_seats_of_djenon_aboure_change() {
    let mut random = StdRng::seed_from_u64(7);
    let mut hashes = HashSet::new();
    let mut boards = HashSet::new();
    for _ in 0..20_000 {
        let position = boards::any(Game::Djenon, &mut random);
        let board = Djenon::pack(&position).expect("a board of Djenon-aboure");
        let swapped = Djenon::pack(&position.swapped()).expect("a board of Djenon-aboure");
        // Seen from the side to move both are the same.
        assert_eq!(board, swapped);
        assert_eq!(board.swapped().swapped(), board);
        assert_eq!(board.won(), [board.swapped().won()[1], board.swapped().won()[0]]);
        assert_eq!(board.pits()[..6], board.swapped().pits()[6..]);
        hashes.insert(board.hash());
        boards.insert(board);
    }
    assert_eq!(hashes.len(), boards.len());
    assert_eq!(Djenon::pack(&Game::ALL[0].start()), None);
}
