//! Moments of a match at the table: a way refused, a turn left, a turn told as it is shown, keys that
//! follow the side to move.

use crate::harness::{COMPUTER, Table};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use mbili::app::session::{Intent, Match, Pointing, Seat};
use mbili::app::space::{BoardView, PreviewOf, Previews};
use mbili::app::stage::{Home, Spotlight};
use mbili::app::state::Screen;
use mbili::rules::{Action, Direction, Event, Game, Kichwa, Pit, Refusal, Rules, Side};

fn pointing(table: &Table) -> Pointing {
    *table.app.world().resource::<Pointing>()
}

/// A pit that may be sown one way only, the way that it may go, and the other.
fn one_way(table: &Table) -> (Pit, Direction, Direction) {
    let legal = &table.playing().legal;
    let found = legal.iter().find_map(|action| match *action {
        Action::Sow { pit, direction } => {
            let other = direction.reversed();
            let both = legal.contains(&Action::Sow { pit, direction: other });
            (!both).then_some((pit, direction, other))
        }
        _ => None,
    });
    found.expect("a pit with one way")
}

#[test]
fn a_way_that_is_refused_leaves_the_pit_chosen_and_the_other_way_open() {
    let mut table = Table::of_friends(Game::ALL[0]);
    let (pit, way, other) = one_way(&table);
    table.did(Intent::Tap(pit));
    let known = table.app.world().resource::<Previews>();
    assert!(known.of(pit, way).is_some() && known.of(pit, other).is_none());
    assert!(matches!(known.refusal(other), Some(Refusal::MustCapture { .. })));
    table.did(Intent::Choose(other));
    let refused = pointing(&table).refused.expect("a reason");
    assert_eq!((refused.pit, refused.way), (Some(pit), Some(other)));
    assert_eq!(pointing(&table).chosen, Some(pit));
    // To look about leaves the reason standing; to want something else does not.
    table.did(Intent::Point(Some(Pit(20))));
    table.did(Intent::Aim(None));
    assert!(pointing(&table).refused.is_some());
    table.did(Intent::Choose(way));
    assert_eq!(pointing(&table).refused, None);
    assert_eq!(table.playing().turns.len(), 1);
}

#[test]
fn a_pit_that_can_go_neither_way_is_refused_as_a_whole() {
    let mut table = Table::of_friends(Game::ALL[0]);
    let playing = table.playing();
    let own = (0..16).map(Pit).find(|&pit| {
        !playing
            .legal
            .iter()
            .any(|action| matches!(action, Action::Sow { pit: from, .. } if *from == pit))
    });
    let pit = own.expect("a pit of South that captures neither way");
    table.did(Intent::Tap(pit));
    let refused = pointing(&table).refused.expect("a reason");
    assert!(matches!(refused.refusal, Refusal::MustCapture { .. }));
    assert_eq!((refused.pit, refused.way), (Some(pit), None));
    let lit: Vec<Pit> = pointing(&table).spoken_of().collect();
    assert!(
        lit.contains(&pit) && refused.refusal.pit().is_some_and(|instead| lit.contains(&instead))
    );
}

/// A table of friends at which a kichwa is asked for.
fn asked() -> Table {
    let mut table = Table::of_friends(Game::ALL[1]);
    for turn in 0..200_usize {
        if table.playing().position.pending().is_some() {
            return table;
        }
        let legal = table.playing().legal.clone();
        table.play(legal[(turn * 5) % legal.len()]);
    }
    panic!("no kichwa was asked for");
}

#[test]
fn both_kichwa_are_foreseen_and_a_refusal_keeps_the_question() {
    let mut table = asked();
    let playing = table.playing();
    let (board, side) = (playing.game().board(), playing.position.side());
    let legal = playing.legal.len();
    let both = Kichwa::BOTH.map(|kichwa| board.kichwa(side, kichwa));
    let ways = &table.app.world().resource::<Previews>().ways;
    assert_eq!(ways.len(), legal);
    let told = |way: &PreviewOf| way.foreseen.as_ref().is_some_and(|told| told.laps > 0);
    assert!(ways.iter().all(|way| both.contains(&way.pit) && told(way)));
    let elsewhere = board.pit(side.other(), 3);
    table.did(Intent::Tap(elsewhere));
    assert!(pointing(&table).refused.is_some());
    assert!(table.playing().position.pending().is_some());
    assert_eq!(table.app.world().resource::<Previews>().ways.len(), legal);
}

/// That nothing of a match is left on the table behind the title.
fn assert_fresh(table: &Table) {
    assert_eq!(table.screen(), Screen::Title);
    assert!(table.app.world().resource::<Match>().playing().is_none());
    let stage = table.stage();
    assert!(!stage.is_moving());
    assert_eq!((stage.spotlight, stage.turn), (Spotlight::default(), None));
    let shown = stage.shown.expect("a board to look at");
    let in_hand = |home: Home| matches!(home, Home::Hand { .. });
    assert!(!stage.seeds.iter().any(|seed| in_hand(seed.from) || in_hand(seed.to)));
    assert_eq!(shown.pits().iter().map(|&seeds| usize::from(seeds)).sum::<usize>(), shown.total());
    assert_eq!(pointing(table), Pointing::default());
}

#[test]
fn whoever_leaves_in_the_middle_of_a_turn_leaves_nothing_in_the_air() {
    let mut table = asked();
    table.did(Intent::Back);
    table.did(Intent::ToTitle);
    assert_fresh(&table);
    for seats in [[Seat::Human; 2], [Seat::Human, COMPUTER]] {
        for frames in [1, 20, 60, 200] {
            table.begin(Game::ALL[0], seats);
            table.set(|settings| settings.speed = 1.0);
            let first = table.playing().legal[0];
            table.want(Intent::Play(first));
            table.frames(frames);
            table.did(Intent::Back);
            table.did(Intent::ToTitle);
            assert_fresh(&table);
            // Nor does the computer play on behind the title.
            table.frames(200);
            assert_fresh(&table);
        }
    }
}

#[test]
fn what_is_told_of_a_turn_is_what_has_been_seen_of_it() {
    for game in [Game::ALL[0], Game::ALL[1], Game::Djenon] {
        let mut table = Table::of_friends(game);
        table.set(|settings| settings.speed = 1.0);
        for turn in 0..6_usize {
            let before = table.playing().turns.len();
            let legal = table.playing().legal.clone();
            table.want(Intent::Play(legal[(turn * 3) % legal.len()]));
            table.frames(1);
            let mut last = 0;
            let mut told = 0;
            while table.stage().is_moving() {
                let stage = table.stage();
                let telling = stage.telling.expect("the turn on the table");
                assert!(
                    telling.turn + 1 == table.playing().turns.len() && telling.turn + 1 >= before
                );
                let events = &table.playing().turns[telling.turn].events;
                assert!(telling.events >= last && telling.events <= events.len());
                let over = events[..telling.events]
                    .iter()
                    .any(|event| matches!(event, Event::TurnEnded { .. }));
                assert!(!over || telling.events + 1 >= events.len());
                (last, told) = (telling.events, told + 1);
                table.frames(1);
            }
            assert!(told > 5);
            assert_eq!(table.stage().telling, None);
            table.settle();
        }
        // What was seen before is known.
        table.did(Intent::ReplayLast);
        assert!(table.stage().is_moving() && table.stage().telling.is_none());
    }
}

#[test]
fn at_every_moment_each_seed_is_counted_once() {
    for game in [Game::ALL[0], Game::Djenon] {
        let mut table = Table::of_friends(game);
        for turn in 0..8_usize {
            let legal = table.playing().legal.clone();
            table.want(Intent::Play(legal[(turn * 3) % legal.len()]));
            table.frames(1);
            let total = table.playing().position.total();
            while table.stage().is_moving() {
                let stage = table.stage();
                let lying: usize = game.board().pits().map(|pit| stage.seeds_in(pit)).sum();
                let elsewhere = stage.seeds.iter().filter(|seed| {
                    let falls =
                        matches!((seed.from, seed.to), (Home::Hand { .. }, Home::Pit { .. }));
                    falls || matches!(seed.to, Home::Hand { .. } | Home::Won { .. })
                });
                assert_eq!(lying + elsewhere.count(), total, "{:?}", stage.progress);
                table.frames(1);
            }
            table.settle();
        }
    }
}

/// A table with a keyboard.
fn with_keys() -> Table {
    let mut table = Table::with_more(|app| {
        app.init_resource::<ButtonInput<Key>>().init_resource::<BoardView>();
        app.add_message::<KeyboardInput>().add_plugins(mbili::app::input::plugin);
    });
    table.begin(Game::ALL[0], [Seat::Human; 2]);
    table.set(|settings| settings.speed = 8.0);
    table
}

fn press(table: &mut Table, key: Key) {
    press_at_once(table, &[key], false);
    table.frames(2);
}

/// Keys that arrive within one frame.
fn press_at_once(table: &mut Table, keys: &[Key], repeat: bool) {
    for key in keys {
        table.app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::Enter,
            logical_key: key.clone(),
            state: ButtonState::Pressed,
            text: None,
            repeat,
            window: Entity::PLACEHOLDER,
        });
    }
    table.frames(1);
}

/// Sows something of the side to move by keys alone.
fn sow_by_keys(table: &mut Table) {
    let turns = table.playing().turns.len();
    let side = table.playing().position.side();
    for _ in 0..40 {
        press(table, Key::Enter);
        if pointing(table).chosen.is_none() {
            // A player's own left end is on the right of the screen for the far one; but here whoever is to
            // move sits nearest.
            let near = table.app.world().resource::<BoardView>().near;
            let on = if near == Some(side) { Key::ArrowRight } else { Key::ArrowLeft };
            press(table, on);
            continue;
        }
        if pointing(table).aim.is_none() {
            press(table, Key::Enter);
        }
        press(table, Key::Enter);
        if pointing(table).refused.is_some() {
            press(table, Key::ArrowLeft);
            press(table, Key::Enter);
        }
        if table.playing().turns.len() > turns {
            table.settle();
            table.frames(3);
            return;
        }
    }
    panic!("nothing was sown");
}

#[test]
fn the_cursor_of_the_keyboard_comes_to_the_side_to_move() {
    let mut table = with_keys();
    let board = Game::ALL[0].board();
    let owner = |table: &Table| pointing(table).pit.map(|pit| board.owner(pit));
    for turn in 0..4 {
        let side = if turn % 2 == 0 { Side::South } else { Side::North };
        sow_by_keys(&mut table);
        assert_eq!(owner(&table), Some(side.other()), "after turn {turn}");
    }
    // Whoever plays by mouse is left alone.
    table.did(Intent::Point(Some(board.pit(Side::North, 2))));
    table.did(Intent::Point(None));
    let legal = table.playing().legal.clone();
    table.play(legal[0]);
    table.frames(3);
    assert_eq!(owner(&table), None);
}

#[test]
fn keys_that_arrive_in_one_slow_frame_mean_what_they_mean_one_by_one() {
    // To the third front pit, choose it, look left, then right, and sow.
    let keys = [
        Key::ArrowRight,
        Key::ArrowRight,
        Key::ArrowRight,
        Key::Enter,
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::Enter,
    ];
    let mut slow = with_keys();
    press_at_once(&mut slow, &keys, false);
    slow.frames(keys.len());
    let mut quick = with_keys();
    keys.iter().for_each(|key| press(&mut quick, key.clone()));
    let played = |table: &Table| {
        table.playing().turns.iter().map(|turn| turn.notation.clone()).collect::<Vec<_>>()
    };
    assert_eq!(played(&quick), ["A3R"]);
    assert_eq!(played(&slow), played(&quick));
}

#[test]
fn a_key_that_is_held_down_does_not_pile_up() {
    let mut table = with_keys();
    press(&mut table, Key::ArrowRight);
    // The first Enter keeps what follows for the next frame; of that the repeats are left out.
    press_at_once(&mut table, &[Key::Enter], false);
    press(&mut table, Key::Escape);
    press_at_once(&mut table, &[Key::Enter, Key::ArrowRight], false);
    press_at_once(&mut table, &vec![Key::ArrowRight; 50], true);
    table.frames(3);
    assert!(pointing(&table).chosen.is_some());
    assert!(table.playing().turns.is_empty());
}

#[test]
fn where_the_last_turn_ended_stays_marked_after_a_way_back() {
    let mut table = Table::new();
    table.begin(Game::ALL[0], [Seat::Human; 2]);
    let mut seen = Vec::new();
    for _ in 0..3 {
        let legal = table.playing().legal.clone();
        table.play(legal[0]);
        table.settle();
        seen.push(table.stage().spotlight);
    }
    assert!(seen.iter().all(|light| light.ended.is_some()));
    for (back, on) in [(1, 2), (0, 1)] {
        table.did(Intent::Undo);
        table.settle();
        assert_eq!(table.stage().spotlight, seen[back]);
        table.did(Intent::Redo);
        table.settle();
        assert_eq!(table.stage().spotlight, seen[on]);
        table.did(Intent::Undo);
    }
}
