//! What a capture takes in Kujifunza, and how the turn goes on.

use super::*;

#[test]
fn a_capture_takes_all_of_the_facing_front_pit_and_nothing_else() {
    let position = bao("A1=2 A3=4 a1=1 a6=5 b6=7");
    let played = play(SUSTAIN, &position, "A1R");
    assert_eq!(played.captures(), "A3xa6=5");
    // b6 behind a6 is safe, and the mover's five in A3 stay: they get one of the five entered.
    assert_eq!(filled(&played.after), "A1=1 A2=2 A3=6 A4=1 A5=1 a1=1 b6=7");
    assert!(!played.lifts().contains("A3"));
}

#[test]
fn captured_seeds_go_into_the_hand_and_the_first_one_falls_into_the_kichwa_itself() {
    let played = play(SUSTAIN, &bao("A1=2 A3=4 a1=1 a6=3"), "A1R");
    let capture = [
        Event::LapEnded { pit: pit("A3"), how: LapEnd::Capture },
        Event::Captured { pit: pit("a6"), seeds: 3, by: pit("A3"), taken: Taken::IntoHand },
        Event::Entered { kichwa: pit("A1"), direction: Direction::Forward, seeds: 3 },
        Event::Dropped { pit: pit("A1"), now: 1 },
        Event::Dropped { pit: pit("A2"), now: 2 },
        Event::Dropped { pit: pit("A3"), now: 6 },
    ];
    assert_eq!(played.events[4..10], capture);
}

#[test]
fn the_pit_of_an_entrys_last_seed_is_judged_like_any_other() {
    // The one seed entered at A1 finds a seed there and captures a8. The one entered after that
    // faces nothing any more: relay.
    let played = play(SUSTAIN, &bao("A1=1 A2=2 A4=1 a1=1 a5=1 a8=1"), "A2R");
    assert_eq!(played.captures(), "A4xa5=1 A1xa8=1");
    assert_eq!(played.drops(), "A3 A4 A1 A1 A2 A3 A4 A5 A6 A7");
}

#[test]
fn captures_chain_without_limit() {
    assert_eq!(play(SUSTAIN, &SUSTAIN.start(), "A1R").tally().captures, 4);
    let filled = "A8=2 A7=3 A6=4 A5=4 A4=1 A3=1 A2=1 A1=1 B1=3 B2=4 B4=1 B5=1 B7=1 B8=1 \
                  a8=4 a7=4 a5=16 a4=2 a3=1 b7=2 b5=1 b4=2 b3=1 b2=2 b1=1";
    let position = board_with(Board::FourRows, Side::North, filled, [0, 0]);
    let played = play(SUSTAIN, &position, "a8L");
    assert_eq!(played.captures(), "a4xA5=4 a5xA4=1 a8xA1=1 a2xA7=3 a3xA6=4 a1xA8=2 a7xA2=1");
}

#[test]
fn a_later_lap_of_sixteen_or_more_may_capture() {
    // The entry makes A1 seventeen; they go round and end in A2, which then captures a7.
    let position = bao("A1=16 A2=2 A4=1 a1=1 a5=1 a7=1");
    let played = play(SUSTAIN, &position, "A2R");
    assert!(played.lifts().starts_with("A2=2 A1=17"));
    assert!(played.captures().starts_with("A4xa5=1 A2xa7=1"));
}

#[test]
fn emptying_the_opponents_front_row_ends_the_game_at_once() {
    for game in KUJIFUNZA {
        let position = bao("A1=2 A3=1 a6=3 b6=4");
        let played = play(game, &position, "A1R");
        let outcome = Outcome::Won { side: Side::South, by: WonBy::FrontRowEmptied };
        let ending = [
            Event::Captured { pit: pit("a6"), seeds: 3, by: pit("A3"), taken: Taken::IntoHand },
            Event::TurnEnded { side: Side::South, why: TurnEnd::FrontRowEmptied },
            Event::GameEnded { outcome },
        ];
        assert_eq!(played.events[5..], ending);
        assert_eq!(game.outcome(&played.after), Some(outcome));
    }
}

#[test]
fn the_seeds_of_the_last_capture_stay_in_hand_and_the_side_to_move_changes() {
    for game in KUJIFUNZA {
        let position = bao("A1=2 A3=1 a6=3 b6=4");
        let after = play(game, &position, "A1R").after;
        assert_eq!(filled(&after), "A2=1 A3=2 b6=4");
        assert_eq!((after.hand(), after.total()), (3, position.total()));
        assert_eq!((after.side(), after.pending()), (Side::North, None));
    }
}
