//! Sowing that never ends.

use super::*;
use mbili::notation::parse_position;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Found in random play; A5L repeats every 52 laps.
const FIFTY_TWO_LAPS: &str = "[ 0 0 3 1 2 1 0 0 | 0 1 0 0 0 0 0 0 | 6 15 1 0 2 3 0 5 \
                              | 1 0 2 3 1 6 5 6 | 0 0 | F F | 255 | 0 ]";

/// Found in random play; both ways of a5, the only start, repeat, after 2,352 and 20,412 laps.
const ONLY_ENDLESS: &str = "[ 2 1 2 1 0 1 0 1 | 1 0 1 17 1 0 1 0 | 3 0 3 1 8 2 5 0 \
                            | 0 2 1 4 0 2 3 1 | 0 0 | F F | 255 | 1 ]";

fn read(line: &str) -> Position {
    parse_position(Board::FourRows, line).expect("a position")
}

#[test]
fn a_start_that_never_ends_is_illegal() {
    for game in KUJIFUNZA {
        let position = read(FIFTY_TWO_LAPS);
        assert_eq!(refusal(game, &position, "A5L"), Refusal::Endless(pit("A5")));
        assert!(!legal(game, &position).contains(&"A5L".to_owned()));
        assert!(game.candidates(&position).contains(&start(game, "A5L")));
        assert_eq!(game.sow(&position, start(game, "A5L"), &mut ()), Err(Endless));
    }
}

#[test]
fn the_other_starts_of_the_same_board_stay_legal() {
    let position = read(FIFTY_TWO_LAPS);
    let legal = legal(SUSTAIN, &position);
    assert!(legal.contains(&"A5R".to_owned()), "{legal:?}");
}

#[test]
fn when_only_endless_starts_are_left_the_side_to_move_loses() {
    for game in KUJIFUNZA {
        let position = read(ONLY_ENDLESS);
        assert_eq!(game.candidates(&position).len(), 2);
        assert_eq!(legal(game, &position), [""; 0]);
        let outcome = Outcome::Won { side: Side::South, by: WonBy::NoLegalStart };
        assert_eq!(game.outcome(&position), Some(outcome));
        for text in ["a5L", "a5R"] {
            assert_eq!(refusal(game, &position, text), Refusal::Endless(pit("a5")));
        }
    }
}

#[test]
fn very_long_sowing_that_ends_is_legal() {
    let position = read(
        "[ 3 0 1 0 3 1 3 8 | 0 3 0 5 0 1 9 0 | 3 12 1 1 0 0 0 0 | 2 1 0 3 0 3 0 1 \
         | 0 0 | F F | 255 | 1 ]",
    );
    let tally = play(SUSTAIN, &position, "a2L").tally();
    assert_eq!((tally.laps, tally.seeds), (4330, 16326));
}

/// Why no turn that captures goes on for ever, so that no pick of a kichwa can be endless either:
/// every lap goes on round the ring, so a pit that is never lifted would grow without end. Hence every
/// pit is lifted again and again, the front pits that face seeds too; and there a capture takes some
/// of them away. As long as the game goes on there are such seeds.
#[test]
fn a_turn_that_captures_always_ends() {
    let mut random = StdRng::seed_from_u64(1995);
    let mut turns = 0;
    while turns < 100_000 {
        // Little to capture and much to sow with: the longest turns between captures.
        let mut pits = [0; 32];
        for seeds in &mut pits[..16] {
            *seeds = random.random_range(0..6);
        }
        for _ in 0..2 {
            pits[16 + random.random_range(0..8)] += 1;
        }
        let position = Position::new(Board::FourRows, &pits, [0, 0], Side::South).expect("few");
        if SUSTAIN.turn_kind(&position) == TurnKind::Mtaji {
            for action in SUSTAIN.candidates(&position) {
                assert!(SUSTAIN.sow(&position, action, &mut ()).is_ok(), "{position:?} {action:?}");
                turns += 1;
            }
        }
    }
}

#[test]
fn the_duty_to_capture_is_decided_before_endless_starts_are_removed() {
    // A5L never ends. Where South can capture, that is not what forbids it.
    let ring = read(FIFTY_TWO_LAPS);
    let mut seen = 0;
    // It ends its first lap in A3: opposite that, it would capture itself.
    for facing in ["a1", "a2", "a3", "a4", "a5", "a7", "a8"] {
        let mut pits = [0; 32];
        pits[..16].copy_from_slice(&ring.pits()[..16]);
        pits[pit(facing).index()] = 1;
        let position = Position::new(Board::FourRows, &pits, [0, 0], Side::South).expect("few");
        let refused = refusal(SUSTAIN, &position, "A5L");
        match SUSTAIN.turn_kind(&position) {
            TurnKind::Mtaji => {
                assert!(matches!(refused, Refusal::MustCapture { .. }), "{refused:?}");
                seen += 1;
            }
            _ => assert_eq!(refused, Refusal::Endless(pit("A5"))),
        }
    }
    assert!((1..7).contains(&seen), "{seen}");
}

#[test]
fn an_endless_relay_of_djenon_aboure_is_illegal_too() {
    let position = djenon("A1=1 A2=2 A3=1 A4=2 A5=3 A6=1 a1=5 a2=4 a3=3 a4=2 a5=1 a6=2");
    let a5 = parse_pit(Board::TwoRows, "A5").expect("a pit");
    assert_eq!(refusal(Game::Djenon, &position, "A5"), Refusal::Endless(a5));
    assert_eq!(legal(Game::Djenon, &position), ["A2", "A4"]);
}

#[test]
fn only_endless_starts_lose_in_djenon_aboure_as_well_and_open_no_pass() {
    let position = djenon("A1=1 A3=1 A5=3 A6=1 a1=5 a2=4 a3=3 a4=6 a5=3 a6=6");
    let a5 = parse_pit(Board::TwoRows, "A5").expect("a pit");
    assert_eq!(refusal(Game::Djenon, &position, "A5"), Refusal::Endless(a5));
    assert_eq!(legal(Game::Djenon, &position), [""; 0]);
    assert_eq!(refusal(Game::Djenon, &position, "pass"), Refusal::MustSow { instead: a5 });
    let outcome = Outcome::Won { side: Side::North, by: WonBy::NoLegalStart };
    assert_eq!(Game::Djenon.outcome(&position), Some(outcome));
}
