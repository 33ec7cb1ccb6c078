//! What could be lost on the opponent's next turn.

use super::*;
use crate::properties::boards;
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::collections::BTreeMap;

/// What South could lose, as `A4=6`: the pits and the seeds that would be taken.
fn threats(game: Game, position: &Position) -> String {
    let lost = game.threats(position, Side::South).expect("the game goes on");
    let told = lost.iter().map(|(pit, seeds)| format!("{}={seeds}", pit_name(game.board(), *pit)));
    told.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_pit_that_a_turn_of_the_opponent_captures_is_threatened_and_no_other() {
    // a3 goes to the right into a5, which faces A4. A6 faces nothing that can be reached.
    for game in KUJIFUNZA {
        assert_eq!(threats(game, &bao("A4=6 A6=3 B4=9 a3=2 a5=1")), "A4=6");
    }
}

#[test]
fn every_choice_of_a_kichwa_counts_and_only_where_there_is_one() {
    // The five seeds of A4, entered at the right, come to a4, which faces A5.
    let position = bao("A4=5 A5=3 a3=2 a5=1");
    assert_eq!(threats(SUSTAIN, &position), "A4=5");
    assert_eq!(threats(CHOOSE, &position), "A4=5 A5=3");
    assert_eq!(threats(CHOOSE_FIRST, &position), "A4=5 A5=3");
}

#[test]
fn what_falls_into_a_pit_of_djenon_aboure_is_lost_with_it() {
    // a5 goes over a6 and A1 to A2, which then holds 2; A1 4, a6 2, and that is the mover's own.
    assert_eq!(threats(Game::Djenon, &djenon("A1=3 A2=1 A5=3 a5=4 a6=1")), "A1=4 A2=2");
}

#[test]
fn an_opponent_who_could_not_move_threatens_nothing() {
    for game in KUJIFUNZA {
        assert_eq!(threats(game, &bao("A4=2 a5=1 a4=1")), "");
    }
    assert_eq!(threats(Game::Djenon, &djenon("A1=2 a5=1")), "");
}

#[test]
fn there_is_nothing_to_ask_while_a_kichwa_is_open_or_when_the_game_is_over() {
    let pending = Pending { direction: Direction::Forward, pit: pit("A4") };
    let asked = bao("A1=2 A4=2 a3=2 a5=1").with_pending(3, pending).expect("a choice");
    assert_eq!(CHOOSE.threats(&asked, Side::South), None);
    assert_eq!(SUSTAIN.threats(&bao("A4=2 b3=4"), Side::South), None);
    assert_eq!(Game::Djenon.threats(&djenon("A1=1 a5=1"), Side::South), None);
}

/// What a side could lose, by playing everything that the other side may play.
fn by_playing(game: Game, position: &Position, side: Side, lost: &mut BTreeMap<Pit, u8>) {
    for action in game.legal(position) {
        let mut events = Vec::new();
        let next = game.play(position, action, &mut events).expect("legal");
        for event in events {
            match event {
                Event::Captured { pit, seeds, .. } if game.board().owner(pit) == side => {
                    let most = lost.entry(pit).or_default();
                    *most = seeds.max(*most);
                }
                _ => {}
            }
        }
        if next.pending().is_some() {
            by_playing(game, &next, side, lost);
        }
    }
}

#[test]
fn threats_are_what_the_opponents_turns_capture_whoever_is_to_move() {
    let mut random = StdRng::seed_from_u64(5);
    let (mut asked, mut threatened) = (0, 0);
    for game in Game::ALL {
        for _ in 0..400 {
            let position = boards::any(game, &mut random);
            for side in Side::BOTH {
                let Some(told) = game.threats(&position, side) else { continue };
                let (board, won) = (position.board(), position.won());
                let turned = Position::new(board, position.pits(), won, side.other());
                let turned = turned.expect("the same seeds");
                let mut lost = BTreeMap::new();
                by_playing(game, &turned, side, &mut lost);
                assert_eq!(told, lost.into_iter().collect::<Vec<_>>(), "{game:?} {position:?}");
                for (pit, seeds) in &told {
                    assert_eq!(board.owner(*pit), side);
                    if board == Board::FourRows {
                        assert!(board.is_front(*pit) && position.seeds(*pit) == *seeds);
                    } else {
                        assert!([2, 4].contains(seeds), "{seeds}");
                    }
                }
                (asked, threatened) = (asked + 1, threatened + told.len());
            }
        }
    }
    assert!(asked > 500 && threatened > 500, "{threatened} pits in {asked} answers");
}
