//! Which side sits nearest, through intents.

use crate::harness::{COMPUTER, Table};
use mbili::app::session::{Intent, Seat};
use mbili::app::space::BoardView;
use mbili::app::state::{Modal, Screen};
use mbili::record::Record;
use mbili::rules::{Game, KichwaRule, Side};

const FRIENDS: [Seat; 2] = [Seat::Human; 2];
const KUJIFUNZA: Game = Game::Kujifunza(KichwaRule::Sustain);

fn near(table: &Table) -> Option<Side> {
    table.app.world().resource::<BoardView>().near
}

fn side(table: &Table) -> Option<Side> {
    Some(table.playing().position.side())
}

#[test]
fn of_two_friends_whoever_is_to_move_sits_nearest_once_the_seeds_rest() {
    for game in [KUJIFUNZA, Game::Djenon] {
        let mut table = Table::of_friends(game);
        assert_eq!(near(&table), Some(Side::South));
        let mut sides = Vec::new();
        for turn in 0..8 {
            let before = near(&table);
            let action = table.playing().legal[turn % table.playing().legal.len()];
            table.want(Intent::Play(action));
            table.frames(1);
            while table.stage().is_moving() {
                assert_eq!(near(&table), before, "nobody turns under flying seeds");
                table.frames(1);
            }
            table.settle();
            if table.playing().ending.is_none() {
                assert_eq!(near(&table), side(&table), "turn {turn}");
                sides.push(near(&table));
            }
        }
        assert!(sides.contains(&Some(Side::North)) && sides.contains(&Some(Side::South)));
    }
}

#[test]
fn undo_replay_result_rematch_and_title_have_sensible_seats() {
    let mut table = Table::of_friends(Game::Djenon);
    let first = table.playing().legal[0];
    table.play(first);
    assert_eq!(near(&table), side(&table));
    // A turn that is shown again is watched from where one sits.
    let watched = near(&table);
    table.want(Intent::ReplayLast);
    table.frames(3);
    assert!(table.stage().is_moving());
    assert_eq!(near(&table), watched);
    table.settle();
    assert_eq!(near(&table), watched);
    table.did(Intent::Undo);
    assert_eq!((near(&table), side(&table)), (Some(Side::South), Some(Side::South)));
    table.did(Intent::Redo);
    assert_eq!(near(&table), side(&table));
    // Whoever gives up sees the result from their own seat; nobody turns any more.
    let last = near(&table);
    table.did(Intent::Resign);
    assert_eq!((table.screen(), near(&table)), (Screen::Results, last));
    // Who did not begin begins, and so sits nearest.
    table.did(Intent::Rematch);
    assert_eq!((table.screen(), near(&table)), (Screen::Match, Some(Side::North)));
    assert_eq!(side(&table), Some(Side::North));
    let first = table.playing().legal[0];
    table.play(first);
    table.did(Intent::Open(Modal::Pause));
    table.did(Intent::ToTitle);
    assert_eq!((table.screen(), near(&table)), (Screen::Title, Some(Side::South)));
}

#[test]
fn a_match_that_goes_on_is_seen_from_the_seat_of_whoever_is_to_move() {
    let mut record = Record::new(Game::Djenon);
    record.play(record.legal()[0], &mut ()).expect("legal");
    for (turn_board, expected) in [(true, record.position().side()), (false, Side::South)] {
        let mut table = Table::new();
        table.set(|settings| settings.turn_board = turn_board);
        table.app.world_mut().write_message(mbili::app::session::Loaded {
            id: "resumed".into(),
            setup: mbili::app::session::MatchSetup { game: Game::Djenon, seats: FRIENDS },
            record: record.clone(),
        });
        table.frames(1);
        assert_eq!(near(&table), Some(expected), "at once");
        table.frames(4);
        assert_eq!(near(&table), Some(expected));
    }
}

#[test]
fn without_the_setting_and_against_the_computer_nobody_turns() {
    let mut table = Table::of_friends(Game::Djenon);
    table.set(|settings| settings.turn_board = false);
    for _ in 0..4 {
        let action = table.playing().legal[0];
        table.play(action);
        assert_eq!(near(&table), Some(Side::South));
    }
    // It takes effect at once, either way.
    while side(&table) == Some(Side::South) {
        let action = table.playing().legal[0];
        table.play(action);
    }
    table.set(|settings| settings.turn_board = true);
    assert_eq!(near(&table), Some(Side::North));
    table.set(|settings| settings.turn_board = false);
    assert_eq!(near(&table), Some(Side::South));

    for (seats, expected) in
        [([Seat::Human, COMPUTER], Side::South), ([COMPUTER, Seat::Human], Side::North)]
    {
        let mut table = Table::with(Game::Djenon, seats);
        table.set(|settings| settings.speed = 8.0);
        for _ in 0..400 {
            assert_eq!(near(&table), Some(expected));
            if table.playing().human_to_move() && !table.stage().is_moving() {
                let action = table.playing().legal[0];
                table.want(Intent::Play(action));
            }
            if table.screen() == Screen::Results || table.playing().ending.is_some() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
            table.frames(1);
        }
        assert!(!table.playing().turns.is_empty());
    }
}
