//! How a game of Kujifunza ends.

use super::*;

fn north_wins(by: WonBy) -> Option<Outcome> {
    Some(Outcome::Won { side: Side::North, by })
}

#[test]
fn a_side_whose_front_row_is_empty_has_lost_even_if_its_back_row_could_sow() {
    for game in KUJIFUNZA {
        // Whether it is to move or not.
        let position = bao("B1=4 B2=4 a1=2");
        assert_eq!(game.outcome(&position), north_wins(WonBy::FrontRowEmptied));
        assert_eq!(legal(game, &position), [""; 0]);
        assert_eq!(refusal(game, &position, "B1R"), Refusal::GameOver);
        let position = bao("A1=4 A2=4 b1=2").swapped();
        assert_eq!(game.outcome(&position), north_wins(WonBy::FrontRowEmptied));
    }
}

#[test]
fn a_wholly_empty_side_has_lost() {
    assert_eq!(SUSTAIN.outcome(&bao("a1=2 b1=2")), north_wins(WonBy::FrontRowEmptied));
}

#[test]
fn a_side_to_move_with_only_singletons_has_lost() {
    for game in KUJIFUNZA {
        let position = bao("A1=1 A2=1 B5=1 a1=1 a5=1");
        assert_eq!(game.outcome(&position), north_wins(WonBy::NoLegalStart));
        assert_eq!(legal(game, &position), [""; 0]);
    }
}

#[test]
fn singletons_lose_only_for_the_side_to_move() {
    // North has nothing to sow, but South is to move.
    assert_eq!(SUSTAIN.outcome(&bao("A1=1 A4=2 a1=1")), None);
}

#[test]
fn a_turn_that_leaves_the_opponent_without_a_start_wins() {
    let played = play(SUSTAIN, &bao("A1=1 A4=2 a1=1"), "A4R");
    let outcome = Outcome::Won { side: Side::South, by: WonBy::NoLegalStart };
    assert_eq!(played.events.last(), Some(&Event::GameEnded { outcome }));
    assert_eq!(played.ended(), Some(TurnEnd::EmptyPit));
}

#[test]
fn while_a_kichwa_is_asked_the_game_goes_on() {
    let position = bao("A1=2 A3=1 a1=1 a6=2");
    let asking = play(CHOOSE, &position, "A1R");
    assert_eq!(CHOOSE.outcome(&asking.after), None);
    assert!(!asking.events.iter().any(|event| matches!(event, Event::GameEnded { .. })));
}
