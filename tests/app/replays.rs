//! A turn can be seen again, step by step and backwards, and the match stays what it is.

use crate::harness::{COMPUTER, Table};
use mbili::app::session::{Intent, Seat};
use mbili::app::sowing::Playback;
use mbili::app::stage::Stride;
use mbili::rules::{Event, Game, Position};

/// A table with some turns played and seen.
fn after_turns(game: Game, turns: usize) -> Table {
    let mut table = Table::of_friends(game);
    let complete = |table: &Table| {
        let playing = table.playing();
        playing.turns.len() == turns && playing.position.pending().is_none()
    };
    for choice in 0.. {
        if complete(&table) {
            break;
        }
        let legal = table.playing().legal.clone();
        table.play(legal[(choice * 5) % legal.len()]);
    }
    table
}

const GAMES: [Game; 3] = [Game::ALL[0], Game::ALL[1], Game::Djenon];

/// The positions of a turn after each event, from the one before it.
fn positions(before: Position, events: &[Event]) -> Vec<Position> {
    let mut position = before;
    let mut all = vec![position];
    for event in events {
        position.apply(*event);
        all.push(position);
    }
    all
}

#[test]
fn every_turn_of_a_match_can_be_seen_again_and_the_present_comes_back() {
    for game in GAMES {
        let mut table = after_turns(game, 6);
        let record = table.playing().record.clone();
        for turn in 0..table.playing().turns.len() {
            let told = table.playing().turns[turn].clone();
            table.want(Intent::Replay(turn));
            table.frames(1);
            assert_eq!(table.stage().replaying, Some(turn));
            assert_eq!(table.stage().shown, Some(told.before));
            table.settle();
            table.assert_agrees();
            assert_eq!(table.stage().replaying, None);
        }
        // A turn that was never played cannot be seen.
        table.did(Intent::Replay(1_000));
        assert!(!table.stage().is_moving());
        assert_eq!(table.playing().record, record);
    }
}

#[test]
fn steps_on_by_seed_pass_through_every_position_at_rest() {
    for game in GAMES {
        let mut table = after_turns(game, 3);
        let told = table.playing().turns[1].clone();
        let truth = positions(told.before, &told.events);
        table.want(Intent::Replay(1));
        table.frames(1);
        table.did(Intent::TogglePlayback);
        let mut seen = 0;
        while table.stage().is_moving() {
            let shown = table.stage().shown.expect("a position");
            let at = truth.iter().skip(seen).position(|position| *position == shown);
            seen += at.expect("a position of the turn, in order");
            // Nothing hangs in the air but what the hand holds.
            assert!(table.stage().seeds.iter().all(|motion| motion.from == motion.to));
            table.did(Intent::StepOn(Stride::Seed));
        }
        table.assert_agrees();
    }
}

#[test]
fn steps_back_undo_the_steps_on() {
    for game in GAMES {
        for stride in [Stride::Seed, Stride::Lap] {
            let mut table = after_turns(game, 3);
            table.want(Intent::Replay(2));
            table.frames(1);
            table.did(Intent::TogglePlayback);
            table.did(Intent::Seek(0.0));
            let mut stages = vec![table.stage().shown];
            loop {
                table.did(Intent::StepOn(stride));
                if !table.stage().is_moving() {
                    break;
                }
                stages.push(table.stage().shown);
            }
            // From rest the way back begins in the last turn.
            for expected in stages.iter().rev() {
                table.did(Intent::StepBack(stride));
                assert_eq!(table.stage().shown, *expected);
                assert!(table.stage().paused);
            }
            let first = table.stage().clone();
            table.did(Intent::StepBack(stride));
            assert_eq!(*table.stage(), first, "before the start there is nothing");
            table.did(Intent::TogglePlayback);
            table.settle();
            table.assert_agrees();
        }
    }
}

#[test]
fn a_step_by_lap_ends_where_the_lap_ended() {
    let mut table = after_turns(Game::ALL[0], 4);
    let last = table.playing().turns.len() - 1;
    let told = table.playing().turns[last].clone();
    table.want(Intent::Replay(last));
    table.frames(1);
    table.did(Intent::TogglePlayback);
    table.did(Intent::Seek(0.0));
    let laps = told.events.iter().filter(|e| matches!(e, Event::LapEnded { .. })).count();
    let mut steps = 0;
    while table.stage().is_moving() {
        table.did(Intent::StepOn(Stride::Lap));
        steps += 1;
    }
    // One step for each lap, and one for what follows the last.
    assert_eq!(steps, laps + 1);
}

#[test]
fn the_computer_waits_while_a_turn_is_seen_again() {
    let mut table = Table::with(Game::Djenon, [Seat::Human, COMPUTER]);
    let first = table.playing().legal[0];
    table.want(Intent::Play(first));
    table.frames(2);
    table.did(Intent::Skip);
    table.did(Intent::StepBack(Stride::Seed));
    std::thread::sleep(std::time::Duration::from_millis(20));
    table.frames(300);
    assert_eq!(table.playing().turns.len(), 1, "it answers only what lies still");
    table.did(Intent::TogglePlayback);
    table.settle();
    let started = std::time::Instant::now();
    while table.playing().turns.len() < 2 {
        table.frames(1);
        assert!(started.elapsed().as_secs() < 30, "no answer after a replay");
    }
}

#[test]
fn a_move_ends_the_replay_that_it_interrupts() {
    for game in GAMES {
        let mut table = after_turns(game, 4);
        table.want(Intent::Replay(0));
        table.frames(5);
        let action = table.playing().legal[0];
        table.want(Intent::Play(action));
        table.frames(2);
        assert_eq!(table.stage().replaying, None);
        table.settle();
        table.assert_agrees();
    }
}

#[test]
fn while_the_last_turn_has_not_been_seen_no_other_is_shown() {
    let mut table = after_turns(Game::ALL[0], 2);
    table.set(|settings| settings.speed = 1.0);
    let action = table.playing().legal[0];
    table.want(Intent::Play(action));
    table.frames(4);
    table.did(Intent::Replay(0));
    assert_eq!(table.stage().replaying, None);
    assert!(!table.app.world().resource::<Playback>().is_at_rest());
    table.settle();
    table.assert_agrees();
}
