//! How seeds are sown in Kujifunza, lap by lap.

use super::*;

#[test]
fn all_seeds_are_lifted_and_fall_one_by_one_from_the_next_pit_on() {
    let played = play(SUSTAIN, &bao("A1=1 A3=4 a1=1"), "A3R");
    assert_eq!(played.lifts(), "A3=4");
    assert_eq!(played.drops(), "A4 A5 A6 A7");
    assert_eq!(filled(&played.after), "A1=1 A4=1 A5=1 A6=1 A7=1 a1=1");
}

#[test]
fn sowing_turns_from_the_front_row_into_the_back_row_and_on() {
    let played = play(SUSTAIN, &bao("A6=5 a1=1"), "A6R");
    assert_eq!(played.drops(), "A7 A8 B8 B7 B6");
    let played = play(SUSTAIN, &bao("A2=4 A8=1 a1=1"), "A2L");
    assert_eq!(played.drops(), "A1 B1 B2 B3");
    // On the back row the hand goes right toward B8, and from there into A8.
    let played = play(SUSTAIN, &bao("A1=1 B6=4 a3=1"), "B6R");
    assert_eq!(played.drops(), "B7 B8 A8 A7");
}

#[test]
fn the_emptied_pit_is_not_skipped_sixteen_end_in_it_and_the_turn_ends() {
    for text in ["A4R", "A4L"] {
        let played = play(SUSTAIN, &bao("A1=1 A4=16 a8=1"), text);
        assert_eq!(played.tally().laps, 1);
        assert_eq!(played.tally().seeds, 16);
        assert!(played.drops().ends_with(" A4"));
        assert_eq!(played.ended(), Some(TurnEnd::EmptyPit));
        let all_one = "A2=1 A3=1 A4=1 A5=1 A6=1 A7=1 A8=1 \
                       B1=1 B2=1 B3=1 B4=1 B5=1 B6=1 B7=1 B8=1 a8=1";
        assert_eq!(filled(&played.after), format!("A1=2 {all_one}"));
    }
}

#[test]
fn more_than_sixteen_seeds_go_on_past_the_emptied_pit() {
    let played = play(SUSTAIN, &bao("A1=1 A4=17 a8=1"), "A4R");
    assert!(played.drops().starts_with("A5 A6 A7 A8 B8 B7 B6 B5 B4 B3 B2 B1 A1 A2 A3 A4 A5 "));
    // The pit after the emptied one holds two then, and is sown in turn.
    assert!(played.lifts().starts_with("A4=17 A5=2"));
}

#[test]
fn a_lap_that_ends_in_an_empty_pit_ends_the_turn() {
    let played = play(SUSTAIN, &bao("A1=1 A3=2 a1=1"), "A3R");
    let ending = [
        Event::LapEnded { pit: pit("A5"), how: LapEnd::Empty },
        Event::TurnEnded { side: Side::South, why: TurnEnd::EmptyPit },
    ];
    // North has one seed left and so no start: the game ends as well.
    assert_eq!(played.events[4..6], ending);
    assert_eq!(played.after.side(), Side::North);
}

#[test]
fn a_lap_that_ends_in_a_filled_pit_goes_on_with_all_of_it_in_the_same_direction() {
    let played = play(SUSTAIN, &bao("A8=1 A5=2 A3=3 a1=1 a2=2"), "A5L");
    // A3 holds four with the last seed of the first lap.
    assert_eq!(played.lifts(), "A5=2 A3=4");
    assert_eq!(played.drops(), "A4 A3 A2 A1 B1 B2");
    let relay = Event::Lifted { pit: pit("A3"), seeds: 4, why: Lift::Relay };
    assert!(played.events.contains(&relay));
}

#[test]
fn a_mtaji_turn_relays_from_back_pits_and_from_front_pits_that_face_nothing() {
    // A1R captures and enters four seeds at A1; they end in A4, which faces an empty pit; its two
    // end in A6, which faces an empty pit; its three end in B8, a back pit; its three in empty B5.
    let position = bao("A1=2 A3=1 A4=1 A6=2 B7=1 B8=2 a1=1 a6=4");
    let played = play(SUSTAIN, &position, "A1R");
    assert_eq!(played.captures(), "A3xa6=4");
    assert_eq!(played.lifts(), "A1=2 A4=2 A6=3 B8=3");
    assert_eq!(played.drops(), "A2 A3 A1 A2 A3 A4 A5 A6 A7 A8 B8 B7 B6 B5");
}

#[test]
fn laps_count_lifts_and_entries() {
    let played = play(SUSTAIN, &SUSTAIN.start(), "A1R");
    let lifts = played.events.iter().filter(|e| matches!(e, Event::Lifted { .. })).count();
    assert_eq!((lifts, played.entries().len()), (6, 4));
    assert_eq!(played.tally().laps, 10);
}
