//! Djenon-aboure.

use super::*;

const DJENON: Game = Game::Djenon;

fn north(filled: &str, won: [u8; 2]) -> Position {
    board_with(Board::TwoRows, Side::North, filled, won)
}

fn pit(name: &str) -> Pit {
    parse_pit(Board::TwoRows, name).expect("a pit's name")
}

#[test]
fn set_up_four_seeds_in_each_of_twelve_pits_nothing_won() {
    let position = DJENON.start();
    assert_eq!(position.board(), Board::TwoRows);
    assert_eq!(position.pits(), [4; 12]);
    assert_eq!((position.won(), position.total()), ([0, 0], 48));
}

#[test]
fn the_twelve_pits_are_one_ring_sown_anticlockwise() {
    let ring = ["A1", "A2", "A3", "A4", "A5", "A6", "a1", "a2", "a3", "a4", "a5", "a6"];
    for (i, name) in ring.into_iter().enumerate() {
        assert_eq!(pit(name), Pit(i as u8));
        let next = pit(ring[(i + 1) % 12]);
        assert_eq!(Board::TwoRows.next(pit(name), Direction::Forward), next);
    }
    assert_eq!(play(DJENON, &djenon("A5=4 a5=2"), "A5").drops(), "A5 A6 a1 a2");
    assert_eq!(play(DJENON, &north("a5=4 A5=2", [0, 0]), "a5").drops(), "a5 a6 A1 A2");
}

#[test]
fn a_start_is_an_own_pit_with_two_seeds_or_more() {
    let position = djenon("A1=1 A2=2 A4=3 a1=2");
    assert_eq!(legal(DJENON, &position), ["A2", "A4"]);
    assert_eq!(refusal(DJENON, &position, "A1"), Refusal::SingleSeed(pit("A1")));
    assert_eq!(refusal(DJENON, &position, "A3"), Refusal::EmptyPit(pit("A3")));
    assert_eq!(refusal(DJENON, &position, "a1"), Refusal::NotYourPit(pit("a1")));
}

#[test]
fn it_is_sown_one_way_only() {
    let backward = Action::Sow { pit: Pit(0), direction: Direction::Backward };
    assert_eq!(DJENON.check(&DJENON.start(), backward), Err(Refusal::OneWayOnly(Pit(0))));
}

#[test]
fn the_first_seed_goes_back_into_the_lifted_pit() {
    let played = play(DJENON, &djenon("A2=3 a5=2"), "A2");
    assert_eq!((played.lifts(), played.drops()), ("A2=3".to_owned(), "A2 A3 A4".to_owned()));
    assert_eq!(filled(&played.after), "A2=1 A3=1 A4=1 a5=2");
}

#[test]
fn a_lap_that_makes_one_ends_the_turn() {
    let played = play(DJENON, &djenon("A1=2 a5=2"), "A1");
    assert_eq!(played.ended(), Some(TurnEnd::EmptyPit));
    assert_eq!(played.tally(), Tally { laps: 1, seeds: 2, captures: 0, captured: 0 });
    assert_eq!(played.after.side(), Side::North);
}

#[test]
fn a_lap_that_makes_two_or_four_captures_and_ends_the_turn() {
    for (before, makes) in [(1, 2), (3, 4)] {
        let played = play(DJENON, &djenon(&format!("A1=2 A2={before} a5=2")), "A1");
        assert_eq!(played.captures(), format!("A2xA2={makes}"));
        assert_eq!(played.ended(), Some(TurnEnd::Capture));
        assert_eq!(played.after.won(), [makes, 0]);
        assert_eq!(filled(&played.after), "A1=1 a5=2");
    }
}

#[test]
fn a_lap_that_makes_three_or_five_and_more_relays() {
    for makes in (3..=24).filter(|&seeds| seeds != 4) {
        let played = play(DJENON, &djenon(&format!("A1=2 A2={} a5=2", makes - 1)), "A1");
        assert!(played.lifts().starts_with(&format!("A1=2 A2={makes}")), "{makes}");
    }
}

#[test]
fn a_relay_too_puts_its_first_seed_back_into_the_lifted_pit() {
    let played = play(DJENON, &djenon("A1=2 A2=2 a5=2"), "A1");
    assert_eq!(played.drops(), "A1 A2 A2 A3 A4");
    let relay = Event::Lifted { pit: pit("A2"), seeds: 3, why: Lift::Relay };
    assert!(played.events.contains(&relay));
}

#[test]
fn a_capture_goes_back_pit_by_pit_while_each_holds_exactly_two_or_four() {
    let played = play(DJENON, &djenon("A1=4 A2=2 A3=3 A4=1 a5=2"), "A1");
    // A2 holds three and stops the chain.
    assert_eq!(played.captures(), "A4xA4=2 A4xA3=4");
    assert_eq!(filled(&played.after), "A1=1 A2=3 a5=2");
    assert_eq!(played.after.won(), [6, 0]);
}

#[test]
fn a_chain_stops_at_five_at_one_and_at_nothing() {
    for (between, stays) in [(4, 5), (0, 1)] {
        let position = djenon(&format!("A1=4 A2={between} A3=1 A4=1 a5=2").replace("A2=0 ", ""));
        let played = play(DJENON, &position, "A1");
        assert_eq!(played.captures(), "A4xA4=2 A4xA3=2");
        assert_eq!(played.after.seeds(pit("A2")), stays);
    }
}

#[test]
fn a_chain_captures_on_either_side_for_the_mover() {
    let played = play(DJENON, &djenon("A5=4 A6=1 a1=3 a2=1 a5=2"), "A5");
    assert_eq!(played.captures(), "a2xa2=2 a2xa1=4 a2xA6=2");
    assert_eq!(played.after.won(), [8, 0]);
    let played = play(DJENON, &djenon("A5=4 A6=1 a1=3 a2=1 a5=2").swapped(), "a5");
    assert_eq!(played.captures(), "A2xA2=2 A2xA1=4 A2xa6=2");
    assert_eq!(played.after.won(), [0, 8]);
}

#[test]
fn a_chain_goes_round_the_ends_of_the_rows() {
    let played = play(DJENON, &north("A1=1 A2=1 A5=2 a4=5 a5=1 a6=1", [0, 0]), "a4");
    assert_eq!(played.captures(), "A2xA2=2 A2xA1=2 A2xa6=2 A2xa5=2");
}

#[test]
fn a_chain_stops_at_the_last_laps_own_origin_which_holds_one() {
    // Twelve seeds: all other pits hold two, and the origin one.
    let filled_pits = "A1=12 A2=1 A3=1 A4=1 A5=1 A6=1 a1=1 a2=1 a3=1 a4=1 a5=1 a6=1";
    let played = play(DJENON, &djenon(filled_pits), "A1");
    assert_eq!(played.tally(), Tally { laps: 1, seeds: 12, captures: 11, captured: 22 });
    assert_eq!(filled(&played.after), "A1=1");
}

#[test]
fn thirteen_seeds_end_in_their_own_origin_which_then_holds_two_and_is_captured() {
    let played = play(DJENON, &djenon("A1=13"), "A1");
    assert_eq!(played.captures(), "A1xA1=2");
    assert_eq!(played.after.seeds(pit("A1")), 0);
}

#[test]
fn a_last_lap_of_thirteen_or_more_lets_the_chain_pass_its_origin() {
    let filled_pits = "A1=1 A2=1 A3=3 A4=3 A5=2 A6=13 a1=2 a2=1 a3=1 a4=1 a5=1 a6=3";
    let position = board_with(Board::TwoRows, Side::South, filled_pits, [14, 2]);
    let played = play(DJENON, &position, "A4");
    // Twelve pits and 32 seeds: the whole board.
    assert_eq!(played.lifts(), "A4=3 A6=14");
    assert_eq!((played.tally().captures, played.tally().captured), (12, 32));
    assert_eq!(played.after.won(), [46, 2]);
}

#[test]
fn twenty_five_seeds_leave_three_in_their_origin_and_relay() {
    let played = play(DJENON, &djenon("A1=25"), "A1");
    assert!(played.lifts().starts_with("A1=25 A1=3 "), "{}", played.lifts());
}

#[test]
fn a_side_without_a_start_must_pass_while_the_opponent_has_one() {
    let position = djenon("A1=1 A4=1 a2=3");
    assert_eq!(legal(DJENON, &position), ["pass"]);
    assert_eq!(DJENON.turn_kind(&position), TurnKind::Pass);
    let played = play(DJENON, &position, "pass");
    let passed = [
        Event::TurnBegan { side: Side::South, kind: TurnKind::Pass },
        Event::TurnEnded { side: Side::South, why: TurnEnd::Pass },
    ];
    assert_eq!(played.events, passed);
    assert_eq!(filled(&played.after), filled(&position));
    assert_eq!(played.after.side(), Side::North);
    assert_eq!(refusal(DJENON, &position, "A1"), Refusal::MustPass(pit("A1")));
    assert_eq!(refusal(DJENON, &position, "A2"), Refusal::MustPass(pit("A2")));
}

#[test]
fn nobody_passes_who_has_a_start() {
    let refused = refusal(DJENON, &djenon("A1=1 A4=2 a2=3"), "pass");
    assert_eq!(refused, Refusal::MustSow { instead: pit("A4") });
}

#[test]
fn the_game_ends_when_every_pit_holds_one_or_nothing() {
    let played = play(DJENON, &djenon("A2=2 a2=1 a5=1"), "A2");
    assert!(matches!(played.events.last(), Some(Event::GameEnded { .. })));
    assert_eq!(legal(DJENON, &played.after), [""; 0]);
    assert_eq!(refusal(DJENON, &played.after, "a2"), Refusal::GameOver);
    assert_eq!(refusal(DJENON, &played.after, "pass"), Refusal::GameOver);
}

#[test]
fn in_the_end_each_side_adds_the_seeds_of_its_own_row_and_more_wins() {
    for (won, score, side) in [([20, 23], [22, 24], Side::North), ([22, 20], [24, 21], Side::South)]
    {
        let position = board_with(Board::TwoRows, Side::South, "A1=1 A6=1 a3=1", won);
        let outcome = Outcome::Won { side, by: WonBy::MoreSeeds(score) };
        assert_eq!(DJENON.outcome(&position), Some(outcome));
        assert_eq!((outcome.winner(), outcome.score()), (Some(side), Some(score)));
    }
}

#[test]
fn twenty_four_all_is_a_draw() {
    let position = board_with(Board::TwoRows, Side::South, "A1=1 A6=1 a3=1", [22, 23]);
    let outcome = Outcome::Drawn { by: DrawnBy::EqualSeeds([24, 24]) };
    assert_eq!(DJENON.outcome(&position), Some(outcome));
    assert_eq!(outcome.winner(), None);
}
