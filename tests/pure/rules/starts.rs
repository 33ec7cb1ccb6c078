//! What may start a turn of Kujifunza.

use super::*;

/// A board where sowing `seeds` seeds from the pit at ring `from` ends in a filled front pit at ring
/// `last` that faces a filled pit; a second filled pit saves North's front row.
fn first_lap(from: u8, seeds: u8, last: u8) -> Position {
    let mut pits = [0; 32];
    pits[usize::from(last)] = 1;
    pits[usize::from(from)] += seeds;
    pits[usize::from(16 + 7 - last)] = 1;
    pits[usize::from(16 + (7 - last + 4) % 8)] = 1;
    Position::new(Board::FourRows, &pits, [0, 0], Side::South).expect("few seeds")
}

fn sow(ring: u8, direction: Direction) -> Action {
    Action::Sow { pit: Pit(ring), direction }
}

#[test]
fn a_start_captures_if_its_first_lap_ends_in_a_filled_front_pit_that_faces_seeds() {
    let position = bao("A1=2 A3=1 a1=1 a6=1");
    assert_eq!(SUSTAIN.turn_kind(&position), TurnKind::Mtaji);
    assert_eq!(legal(SUSTAIN, &position), ["A1R"]);
    assert_eq!(play(SUSTAIN, &position, "A1R").captures(), "A3xa6=1");
}

#[test]
fn a_first_lap_that_ends_in_an_empty_pit_is_no_capturing_start() {
    let position = bao("A1=2 A8=1 a2=1 a6=1");
    assert_eq!(SUSTAIN.turn_kind(&position), TurnKind::Takata);
    assert_eq!(play(SUSTAIN, &position, "A1R").captures(), "");
}

#[test]
fn a_first_lap_that_ends_opposite_an_empty_pit_is_no_capturing_start() {
    // The pit behind the empty one is full, but only front pits are captured.
    let position = bao("A1=2 A3=1 a1=1 b6=5");
    assert_eq!(SUSTAIN.turn_kind(&position), TurnKind::Takata);
    assert_eq!(play(SUSTAIN, &position, "A1R").captures(), "");
}

#[test]
fn a_first_lap_that_ends_in_the_back_row_is_no_capturing_start() {
    let position = bao("A1=3 A4=1 B3=1 a3=1 a6=1 a7=1");
    assert_eq!(SUSTAIN.turn_kind(&position), TurnKind::Takata);
    assert_eq!(play(SUSTAIN, &position, "A1L").captures(), "");
}

#[test]
fn any_of_the_sixteen_pits_may_start_a_capture() {
    for from in 0..16 {
        // A front pit at least two steps on.
        let last = (0..8).find(|last| (2..=15).contains(&((last + 16 - from) % 16)));
        let last = last.expect("there are eight front pits");
        let position = first_lap(from, (last + 16 - from) % 16, last);
        let action = sow(from, Direction::Forward);
        assert!(SUSTAIN.legal(&position).contains(&action), "from ring {from}");
        assert_eq!(SUSTAIN.turn_kind(&position), TurnKind::Mtaji);
    }
}

#[test]
fn two_to_fifteen_seeds_may_start_a_capture() {
    for seeds in 2..=15 {
        for last in 0..8 {
            let forward = first_lap((last + 16 - seeds) % 16, seeds, last);
            let action = sow((last + 16 - seeds) % 16, Direction::Forward);
            assert!(SUSTAIN.legal(&forward).contains(&action), "{seeds} seeds to {last}");
            let backward = first_lap((last + seeds) % 16, seeds, last);
            let action = sow((last + seeds) % 16, Direction::Backward);
            assert!(SUSTAIN.legal(&backward).contains(&action), "{seeds} seeds to {last}");
        }
    }
}

#[test]
fn a_single_seed_starts_nothing() {
    let position = first_lap(2, 1, 3);
    assert_eq!(SUSTAIN.legal(&position).len(), 0);
    assert_eq!(refusal(SUSTAIN, &position, "A3R"), Refusal::SingleSeed(pit("A3")));
}

#[test]
fn sixteen_seeds_or_more_never_start_a_capture() {
    for seeds in 16..=40 {
        let last = 3;
        let from = (last + 48 - seeds) % 16;
        let position = first_lap(from, seeds, last);
        assert_eq!(SUSTAIN.turn_kind(&position), TurnKind::Takata, "{seeds} seeds");
        let mut events = Vec::new();
        let action = sow(from, Direction::Forward);
        if SUSTAIN.play(&position, action, &mut events).is_ok() {
            assert!(!events.iter().any(|event| matches!(event, Event::Captured { .. })));
        }
    }
}

#[test]
fn if_a_capturing_start_exists_only_capturing_starts_are_legal() {
    let position = bao("A1=2 A3=1 A6=4 B1=4 a1=1 a6=1");
    assert_eq!(legal(SUSTAIN, &position), ["A1R"]);
    let instead = (pit("A1"), Direction::Forward);
    for (text, name) in [("A1L", "A1"), ("A6L", "A6"), ("A6R", "A6"), ("B1L", "B1"), ("B1R", "B1")]
    {
        let expected =
            Refusal::MustCapture { pit: pit(name), instead: instead.0, direction: instead.1 };
        assert_eq!(refusal(SUSTAIN, &position, text), expected);
    }
}

#[test]
fn sixteen_seeds_are_refused_by_their_own_rule_while_another_pit_captures() {
    let position = bao("A1=2 A3=1 A6=17 a1=1 a2=1 a6=1");
    assert_eq!(legal(SUSTAIN, &position), ["A1R"]);
    let (instead, direction) = (pit("A1"), Direction::Forward);
    let expected = Refusal::TooManyToCapture { pit: pit("A6"), instead, direction };
    assert_eq!(refusal(SUSTAIN, &position, "A6R"), expected);
}

#[test]
fn takata_starts_from_a_front_pit_with_two_or_more_either_way() {
    let position = bao("A2=2 A5=3 A7=1 B1=4 a1=1");
    assert_eq!(SUSTAIN.turn_kind(&position), TurnKind::Takata);
    assert_eq!(legal(SUSTAIN, &position), ["A2L", "A2R", "A5L", "A5R"]);
    let expected = Refusal::FrontRowFirst { pit: pit("B1"), instead: pit("A2") };
    assert_eq!(refusal(SUSTAIN, &position, "B1R"), expected);
}

#[test]
fn takata_starts_from_the_back_row_only_if_no_front_pit_has_two() {
    let position = bao("A2=1 A5=1 B1=4 B6=2 B7=1 a1=1");
    assert_eq!(SUSTAIN.turn_kind(&position), TurnKind::Takata);
    // By ring: B6 comes before B1.
    assert_eq!(legal(SUSTAIN, &position), ["B6R", "B6L", "B1R", "B1L"]);
    assert_eq!(refusal(SUSTAIN, &position, "A2R"), Refusal::SingleSeed(pit("A2")));
    assert_eq!(refusal(SUSTAIN, &position, "B7R"), Refusal::SingleSeed(pit("B7")));
}

#[test]
fn takata_captures_nothing_in_any_lap() {
    // The second lap ends in A5, filled and facing a4.
    let position = bao("A1=2 A3=1 A5=1 a1=1 a4=1");
    let played = play(SUSTAIN, &position, "A1R");
    assert_eq!(played.events[0], Event::TurnBegan { side: Side::South, kind: TurnKind::Takata });
    assert_eq!(played.lifts(), "A1=2 A3=2 A5=2");
    assert_eq!(played.captures(), "");
    assert_eq!(filled(&played.after), "A2=1 A4=1 A6=1 A7=1 a1=1 a4=1");
}

#[test]
fn a_pit_with_sixteen_or_more_is_an_ordinary_takata_start() {
    let position = bao("A1=1 A4=16 a8=1");
    assert_eq!(legal(SUSTAIN, &position), ["A4L", "A4R"]);
}

#[test]
fn a_lone_kichwa_may_not_be_sown_out_of_the_front_row() {
    for (filled, inward, outward, name) in [
        ("A1=3 B4=2 a1=1", "A1R", "A1L", "A1"),
        ("A8=3 B4=2 a1=1", "A8L", "A8R", "A8"),
        // Not even with enough seeds to come round to the front row again.
        ("A1=20 B4=2 a3=1", "A1R", "A1L", "A1"),
    ] {
        let position = bao(filled);
        assert_eq!(legal(SUSTAIN, &position), [inward]);
        assert_eq!(refusal(SUSTAIN, &position, outward), Refusal::LoneKichwa(pit(name)));
        let swapped = position.swapped();
        let (inward, outward) = (inward.to_lowercase(), outward.to_lowercase());
        let (inward, outward) = (inward.replace('l', "L"), outward.replace('l', "L"));
        let (inward, outward) = (inward.replace('r', "R"), outward.replace('r', "R"));
        assert_eq!(legal(SUSTAIN, &swapped), [inward]);
        let expected = Refusal::LoneKichwa(pit(&name.to_lowercase()));
        assert_eq!(refusal(SUSTAIN, &swapped, &outward), expected);
    }
}

#[test]
fn a_kichwa_with_any_other_front_pit_filled_is_not_alone() {
    assert_eq!(legal(SUSTAIN, &bao("A1=3 A6=1 a1=1")), ["A1L", "A1R"]);
    assert_eq!(legal(SUSTAIN, &bao("A2=1 A8=3 a1=1")), ["A8L", "A8R"]);
}

#[test]
fn a_lone_front_pit_that_is_no_kichwa_is_sown_either_way() {
    for column in 2..=7 {
        let position = bao(&format!("A{column}=3 a1=1"));
        let both = [format!("A{column}L"), format!("A{column}R")];
        assert_eq!(legal(SUSTAIN, &position), both);
    }
}

#[test]
fn a_lone_kichwa_with_a_single_seed_opens_the_back_row() {
    assert_eq!(legal(SUSTAIN, &bao("A1=1 B4=2 a1=1")), ["B4R", "B4L"]);
}

#[test]
fn the_back_row_does_not_open_when_front_pits_with_two_have_no_legal_start() {
    // Both ways of A7, the only front pit with two, go on for ever; B1, B3 and B6 could be sown.
    let position = bao("A2=1 A4=1 A6=1 A7=7 A8=1 B1=5 B3=3 B5=1 B6=2 B7=1 \
                        a7=8 a6=6 a5=7 a3=3 a2=1 a1=1 b8=10 b6=1 b5=2 b2=1 b1=1");
    assert_eq!(legal(SUSTAIN, &position), [""; 0]);
    let expected = Refusal::FrontRowFirst { pit: pit("B1"), instead: pit("A7") };
    assert_eq!(refusal(SUSTAIN, &position, "B1R"), expected);
    assert_eq!(refusal(SUSTAIN, &position, "A7R"), Refusal::Endless(pit("A7")));
}

#[test]
fn nobody_passes_in_bao() {
    for game in KUJIFUNZA {
        for position in [game.start(), bao("A1=1 B2=1 a1=1")] {
            let refused = game.play(&position, Action::Pass, &mut ());
            assert_eq!(refused, Err(Refusal::NoPassing));
        }
    }
}
