//! Whole games through intents.

use crate::harness::{COMPUTER, Table};
use mbili::app::session::{Intent, Seat};
use mbili::app::state::{Modal, Screen};
use mbili::record::Record;
use mbili::rules::{Action, Game, Rules, Side};

/// Plays legal actions, picked by a number that grows, until the match is over.
fn play_to_the_end(table: &mut Table) {
    for turn in 0..3000_usize {
        if table.screen() == Screen::Results {
            return;
        }
        if table.playing().ending.is_some() {
            table.frames(1);
            continue;
        }
        if !table.playing().human_to_move() {
            table.frames(1);
            continue;
        }
        let legal = table.playing().legal.clone();
        table.play(legal[turn.wrapping_mul(7) % legal.len()]);
    }
    panic!("the match never ended");
}

#[test]
fn two_friends_play_whole_games_of_every_game() {
    for game in Game::ALL {
        let mut table = Table::of_friends(game);
        play_to_the_end(&mut table);
        table.assert_agrees();
        let playing = table.playing();
        assert_eq!(playing.ending, playing.record.ending());
        assert!(playing.ending.is_some());
        // The record alone tells the same match.
        let read =
            Record::parse(&playing.record.print()).expect("a record of a played match reads");
        assert_eq!(read.actions(), playing.record.actions());
    }
}

#[test]
fn a_person_plays_the_computer_to_the_end_from_either_seat() {
    for game in [Game::ALL[0], Game::ALL[1], Game::Djenon] {
        for seats in [[Seat::Human, COMPUTER], [COMPUTER, Seat::Human]] {
            let mut table = Table::with(game, seats);
            table.set(|settings| settings.speed = 8.0);
            for round in 0..60_000_usize {
                if table.screen() == Screen::Results {
                    break;
                }
                let playing = table.playing();
                if playing.human_to_move() && !table.stage().is_moving() {
                    let action = playing.legal[round.wrapping_mul(3) % playing.legal.len()];
                    table.want(Intent::Play(action));
                }
                // The engine works on a thread of its own.
                std::thread::yield_now();
                table.frames(1);
            }
            assert_eq!(table.screen(), Screen::Results, "{game:?} {seats:?}");
            table.assert_agrees();
        }
    }
}

#[test]
fn the_computer_answers_without_any_input_after_the_persons_move() {
    let mut table = Table::with(Game::Djenon, [Seat::Human, COMPUTER]);
    let first = table.playing().legal[0];
    table.want(Intent::Play(first));
    let started = std::time::Instant::now();
    while table.playing().turns.len() < 2 {
        table.frames(1);
        assert!(started.elapsed().as_secs() < 60, "no answer");
    }
    assert_eq!(table.playing().turns[1].side, Side::North);
}

#[test]
fn a_forced_pass_can_be_played() {
    // South has only single seeds, North can sow: found by playing on until it comes up.
    for seed in 0..400_usize {
        let game = Game::Djenon;
        let mut position = game.start();
        for turn in 0..200_usize {
            let legal = game.legal(&position);
            if legal.is_empty() {
                break;
            }
            if legal[0] == Action::Pass {
                let mut table = Table::of_friends(game);
                let actions = history(seed, turn);
                for action in actions {
                    table.play(action);
                }
                assert_eq!(table.playing().legal.as_slice(), [Action::Pass]);
                table.play(Action::Pass);
                table.assert_agrees();
                return;
            }
            let action = legal[(seed * 31 + turn * 7) % legal.len()];
            position = game.play(&position, action, &mut ()).expect("legal");
        }
    }
    panic!("no pass in 400 games");

    fn history(seed: usize, turns: usize) -> Vec<Action> {
        let game = Game::Djenon;
        let mut position = game.start();
        (0..turns)
            .map(|turn| {
                let legal = game.legal(&position);
                let action = legal[(seed * 31 + turn * 7) % legal.len()];
                position = game.play(&position, action, &mut ()).expect("legal");
                action
            })
            .collect()
    }
}

#[test]
fn an_illegal_action_is_refused_with_a_reason_and_changes_nothing() {
    let mut table = Table::of_friends(Game::ALL[0]);
    let before = table.playing().record.clone();
    table.want(Intent::Play(Action::Pass));
    table.frames(1);
    assert!(table.refusals() > 0);
    assert_eq!(table.playing().record, before);
}

#[test]
fn taps_choose_a_pit_and_a_direction() {
    let mut table = Table::of_friends(Game::ALL[0]);
    let Action::Sow { pit, direction } = table.playing().legal[0] else { panic!("a sowing") };
    table.did(Intent::Tap(pit));
    assert_eq!(pointing(&table).chosen, Some(pit));
    // A tap on a chosen pit lets it go.
    table.did(Intent::Tap(pit));
    assert_eq!(pointing(&table).chosen, None);
    table.did(Intent::Tap(pit));
    table.did(Intent::Choose(direction));
    table.settle();
    assert_eq!(table.playing().turns.len(), 1);
    assert_eq!(pointing(&table), Default::default());
}

#[test]
fn a_tap_on_a_pit_that_cannot_start_is_answered() {
    let mut table = Table::of_friends(Game::ALL[0]);
    let foreign = table.playing().game().board().pit(Side::North, 0);
    table.want(Intent::Tap(foreign));
    table.frames(1);
    assert!(table.refusals() > 0);
}

#[test]
fn the_kichwa_is_chosen_on_the_board() {
    let mut table = Table::of_friends(Game::ALL[1]);
    for turn in 0..200_usize {
        let playing = table.playing();
        let side = playing.position.side();
        if playing.position.pending().is_some() {
            let before = playing.record.actions().len();
            let kichwa = playing.game().board().kichwa(side, mbili::rules::Kichwa::Left);
            // Any other pit is refused, the kichwa is taken.
            let other = playing.game().board().pit(side, 9);
            table.want(Intent::Tap(other));
            table.frames(1);
            assert!(table.refusals() > 0);
            table.did(Intent::Tap(kichwa));
            table.settle();
            assert_eq!(table.playing().record.actions().len(), before + 1);
            return;
        }
        let legal = playing.legal.clone();
        table.play(legal[(turn * 5) % legal.len()]);
    }
    panic!("no kichwa was asked for");
}

#[test]
fn rematch_changes_the_seats() {
    let mut table = Table::with(Game::Djenon, [Seat::Human, COMPUTER]);
    table.did(Intent::Back);
    assert_eq!(table.modal(), Modal::Pause);
    table.did(Intent::Open(Modal::ConfirmResign));
    table.did(Intent::Resign);
    assert_eq!(table.screen(), Screen::Results);
    let id = table.playing().id.clone();
    table.did(Intent::Rematch);
    assert_eq!(table.screen(), Screen::Match);
    assert_eq!(table.playing().setup.seats, [COMPUTER, Seat::Human]);
    assert_ne!(table.playing().id, id);
    assert_eq!(table.playing().record.actions().len(), 0);
}

fn pointing(table: &Table) -> mbili::app::session::Pointing {
    *table.app.world().resource::<mbili::app::session::Pointing>()
}
