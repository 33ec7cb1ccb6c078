//! The board of Bao, and how a game of Kujifunza is set up.

use super::*;

#[test]
fn each_player_owns_a_ring_of_sixteen_that_runs_clockwise_from_the_owners_seat() {
    // Right along the front row, then left along the back row, for either owner.
    let rings = [
        "A1 A2 A3 A4 A5 A6 A7 A8 B8 B7 B6 B5 B4 B3 B2 B1",
        "a1 a2 a3 a4 a5 a6 a7 a8 b8 b7 b6 b5 b4 b3 b2 b1",
    ];
    for (side, ring) in Side::BOTH.into_iter().zip(rings) {
        let names: Vec<&str> = ring.split(' ').collect();
        for (i, name) in names.iter().enumerate() {
            assert_eq!(pit(name), Board::FourRows.pit(side, i as u8));
            let next = pit(names[(i + 1) % 16]);
            assert_eq!(Board::FourRows.next(pit(name), Direction::Forward), next);
            assert_eq!(Board::FourRows.next(next, Direction::Backward), pit(name));
        }
    }
}

#[test]
fn front_pits_face_each_other_across_the_middle() {
    for i in 1..=8 {
        let (south, north) = (pit(&format!("A{i}")), pit(&format!("a{}", 9 - i)));
        assert_eq!(Board::FourRows.facing(south), Some(north));
        assert_eq!(Board::FourRows.facing(north), Some(south));
        assert_eq!(Board::FourRows.facing(pit(&format!("B{i}"))), None);
    }
}

#[test]
fn the_kichwa_are_the_ends_of_the_front_row() {
    for (side, [left, right]) in [(Side::South, ["A1", "A8"]), (Side::North, ["a1", "a8"])] {
        assert_eq!(Board::FourRows.kichwa(side, Kichwa::Left), pit(left));
        assert_eq!(Board::FourRows.kichwa(side, Kichwa::Right), pit(right));
    }
}

#[test]
fn set_up_two_seeds_in_each_of_32_pits_nothing_in_hand_no_store() {
    for game in KUJIFUNZA {
        let position = game.start();
        assert_eq!(position.board(), Board::FourRows);
        assert_eq!(position.pits(), [2; 32]);
        assert_eq!((position.hand(), position.won(), position.pending()), (0, [0, 0], None));
        assert_eq!(position.total(), 64);
    }
}

#[test]
fn south_begins() {
    for game in Game::ALL {
        assert_eq!(game.start().side(), Side::South);
    }
}

#[test]
fn the_presets_are_zanzibar_which_sustains_and_mancala_world_which_chooses() {
    // Zanzibar is the default. The third rule stands in no preset, but can be played.
    assert_eq!(KichwaRule::default(), KichwaRule::Sustain);
    for game in KUJIFUNZA {
        assert!(Game::ALL.contains(&game));
        assert_eq!(legal(game, &game.start()).len(), 16);
    }
}
