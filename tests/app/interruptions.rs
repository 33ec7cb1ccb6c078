//! The table and the match agree, whatever interrupts a playback and when.

use crate::harness::{COMPUTER, Table};
use bevy::prelude::*;
use mbili::app::session::{Intent, Seat};
use mbili::app::state::{Modal, Screen};
use mbili::rules::{Game, TurnKind};

/// A table with a long first turn in flight, at about this share of it.
fn in_flight(game: Game, seats: [Seat; 2], share: f32) -> Table {
    let mut table = Table::with(game, seats);
    let longest = table
        .playing()
        .legal
        .iter()
        .copied()
        .max_by_key(|&action| table.playing().preview(action).map_or(0, |(events, _)| events.len()))
        .expect("a first move");
    table.want(Intent::Play(longest));
    table.frames(2);
    assert!(table.stage().is_moving());
    while table.stage().progress.is_some_and(|progress| progress < share) {
        table.frames(1);
    }
    table
}

/// Every tenth of a playback.
fn tenths() -> impl Iterator<Item = f32> {
    (0..10).map(|tenth| tenth as f32 / 10.0)
}

const GAMES: [Game; 3] = [Game::ALL[0], Game::ALL[1], Game::Djenon];

#[test]
fn skip_at_every_tenth() {
    for game in GAMES {
        for share in tenths() {
            let mut table = in_flight(game, [Seat::Human; 2], share);
            table.did(Intent::Skip);
            table.assert_agrees();
        }
    }
}

#[test]
fn undo_and_redo_at_every_tenth() {
    for game in GAMES {
        for share in tenths() {
            let mut table = in_flight(game, [Seat::Human; 2], share);
            let played = table.playing().position;
            table.did(Intent::Undo);
            table.assert_agrees();
            assert_eq!(table.playing().record.actions().len(), 0);
            table.did(Intent::Redo);
            table.assert_agrees();
            assert_eq!(table.playing().position, played);
            // Redo past the end and undo past the start change nothing.
            table.did(Intent::Redo);
            assert_eq!(table.playing().position, played);
            table.did(Intent::Undo);
            table.did(Intent::Undo);
            assert_eq!(table.playing().record.actions().len(), 0);
            table.assert_agrees();
        }
    }
}

#[test]
fn undo_while_the_computer_thinks_gives_the_person_the_move_back() {
    for share in tenths() {
        let mut table = in_flight(Game::ALL[0], [Seat::Human, COMPUTER], share);
        table.did(Intent::Undo);
        assert!(table.playing().human_to_move());
        assert_eq!(table.playing().record.actions().len(), 0);
        // A stale answer would arrive now.
        table.frames(200);
        std::thread::sleep(std::time::Duration::from_millis(20));
        table.frames(200);
        assert_eq!(table.playing().record.actions().len(), 0);
        table.assert_agrees();
    }
}

#[test]
fn a_new_match_at_every_tenth() {
    for share in tenths() {
        let mut table = in_flight(Game::ALL[0], [Seat::Human; 2], share);
        table.did(Intent::Back);
        table.did(Intent::ToTitle);
        table.begin(Game::Djenon, [Seat::Human; 2]);
        table.assert_agrees();
    }
}

#[test]
fn quitting_at_every_tenth() {
    for share in tenths() {
        let mut table = in_flight(Game::ALL[0], [Seat::Human; 2], share);
        table.want(Intent::Quit);
        table.frames(2);
        assert!(table.app.should_exit().is_some());
    }
}

#[test]
fn resigning_at_every_tenth_ends_the_match_at_once_and_can_be_undone() {
    for share in tenths() {
        let mut table = in_flight(Game::ALL[0], [Seat::Human; 2], share);
        table.did(Intent::Back);
        table.did(Intent::Open(Modal::ConfirmResign));
        table.did(Intent::Resign);
        assert_eq!(table.screen(), Screen::Results);
        table.assert_agrees();
        table.did(Intent::Undo);
        assert_eq!(table.screen(), Screen::Match);
        assert_eq!(table.playing().ending, None);
        assert_eq!(table.playing().record.actions().len(), 1);
        table.assert_agrees();
    }
}

#[test]
fn pausing_stops_the_seeds_and_going_on_ends_where_the_match_is() {
    for share in tenths() {
        let mut table = in_flight(Game::ALL[0], [Seat::Human; 2], share);
        table.did(Intent::TogglePlayback);
        let stopped = table.stage().clone();
        table.frames(50);
        assert_eq!(*table.stage(), stopped);
        assert!(stopped.paused);
        table.did(Intent::TogglePlayback);
        table.settle();
        table.assert_agrees();
    }
}

#[test]
fn scrubbing_back_and_forth_ends_where_the_match_is() {
    let mut table = in_flight(Game::ALL[0], [Seat::Human; 2], 0.5);
    for share in [0.9, 0.1, 0.0, 1.0, 0.4] {
        table.did(Intent::Seek(share));
        if table.stage().progress.is_none() {
            break;
        }
    }
    table.did(Intent::TogglePlayback);
    table.settle();
    table.assert_agrees();
}

#[test]
fn every_change_of_speed_in_flight_ends_where_the_match_is() {
    for share in tenths() {
        let mut table = in_flight(Game::ALL[0], [Seat::Human; 2], share);
        for speed in [8.0, 0.25, 2.0, 1.0] {
            table.set(|settings| settings.speed = speed);
            table.frames(2);
        }
        table.set(|settings| settings.reduced_motion = true);
        table.settle();
        table.assert_agrees();
    }
}

#[test]
fn the_last_turn_can_be_seen_again_without_changing_the_match() {
    let mut table = in_flight(Game::ALL[0], [Seat::Human; 2], 0.0);
    table.settle();
    let record = table.playing().record.clone();
    table.did(Intent::ReplayLast);
    assert!(table.stage().is_moving());
    table.settle();
    table.assert_agrees();
    assert_eq!(table.playing().record, record);
}

#[test]
fn three_hundred_matches_leave_nothing_behind() {
    let mut table = Table::of_friends(Game::Djenon);
    let mut counts = Vec::new();
    for round in 0..300_usize {
        let game = GAMES[round % GAMES.len()];
        table.did(Intent::ToTitle);
        table.begin(game, [Seat::Human; 2]);
        for turn in 0..3 {
            let legal = table.playing().legal.clone();
            table.want(Intent::Play(legal[(round + turn) % legal.len()]));
            table.frames(3);
            table.did(Intent::Skip);
        }
        let world = table.app.world_mut();
        let entities = world.query_filtered::<Entity, With<Transform>>().iter(world).count();
        let all = world.entities().count_spawned();
        counts.push((entities, all));
    }
    assert_eq!(counts[20], counts[299], "entities pile up");
}

#[test]
fn an_undo_and_a_move_in_one_frame_keep_their_order() {
    let mut table = Table::of_friends(Game::Djenon);
    let first = table.playing().legal[0];
    table.play(first);
    table.want(Intent::Undo);
    table.want(Intent::Play(first));
    table.frames(3);
    table.settle();
    table.assert_agrees();
    assert_eq!(table.playing().record.actions(), [first]);
}

#[test]
fn a_resignation_can_be_undone_and_redone_with_the_turns_before_it() {
    let mut table = Table::of_friends(Game::Djenon);
    for _ in 0..2 {
        let action = table.playing().legal[0];
        table.play(action);
    }
    table.did(Intent::Undo);
    table.did(Intent::Back);
    table.did(Intent::Open(Modal::ConfirmResign));
    table.did(Intent::Resign);
    // Redo means nothing at the end, and destroys nothing.
    table.did(Intent::Redo);
    assert_eq!(table.screen(), Screen::Results);
    table.did(Intent::Undo);
    assert_eq!((table.screen(), table.playing().record.actions().len()), (Screen::Match, 1));
    table.did(Intent::Redo);
    assert_eq!(table.playing().record.actions().len(), 2);
    table.did(Intent::Redo);
    assert_eq!(table.screen(), Screen::Results);
    table.assert_agrees();
}

#[test]
fn the_turn_that_goes_on_after_a_kichwa_is_told_as_one() {
    told_as_one(false);
}

#[test]
fn the_turn_that_goes_on_after_a_kichwa_and_another_turn_is_told_as_one() {
    told_as_one(true);
}

fn told_as_one(again: bool) {
    let mut table = Table::of_friends(Game::ALL[1]);
    for turn in 0..200_usize {
        let playing = table.playing();
        let side = playing.position.side();
        if playing.position.pending().is_none() {
            let legal = playing.legal.clone();
            table.play(legal[(turn * 5) % legal.len()]);
            continue;
        }
        let before = playing.turns.last().map(|turn| turn.tally).expect("a turn");
        if again {
            // Another turn is looked at before the kichwa is named.
            table.did(Intent::Replay(0));
            table.settle();
        }
        table.set(|settings| settings.speed = 1.0);
        table.want(Intent::Play(table.playing().legal[0]));
        table.frames(4);
        let stage = table.stage();
        assert_eq!(stage.turn, Some((side, TurnKind::Mtaji)));
        assert!(stage.lap > before.laps - 1, "{} {}", stage.lap, before.laps);
        assert!(stage.captured >= before.captured);
        table.settle();
        return;
    }
    panic!("no kichwa was asked for");
}

#[test]
fn a_modal_that_opens_as_the_computer_answers_does_not_silence_it() {
    for delay in 0..60 {
        let mut table = Table::with(Game::Djenon, [Seat::Human, COMPUTER]);
        table.set(|settings| settings.speed = 8.0);
        let first = table.playing().legal[0];
        table.want(Intent::Play(first));
        table.frames(2);
        table.did(Intent::Skip);
        std::thread::sleep(std::time::Duration::from_millis(2));
        table.frames(delay / 4);
        table.did(Intent::Back);
        table.did(Intent::Close);
        let started = std::time::Instant::now();
        while table.playing().turns.len() < 2 {
            table.frames(1);
            assert!(started.elapsed().as_secs() < 30, "no answer after a modal, delay {delay}");
        }
    }
}
