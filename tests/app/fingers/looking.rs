//! Closer, tilted, aside and whole again: fingers, wheel and mouse on the whole program; and the turn of
//! the board between two friends.

use super::hand::{Glass, Hand, INDEX, THUMB};
use crate::harness::tell;
use bevy::input::mouse::{MouseButton, MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::input::{ButtonState, keyboard};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};
use mbili::app::session::{Intent, MatchSetup, Pointing, Seat};
use mbili::app::settings::Settings;
use mbili::app::space::{BoardView, Look};
use mbili::app::state::{Modal, Screen};
use mbili::rules::{Board, Game, KichwaRule, Pit, Side};

const GLASSES: [Glass; 2] = [Glass::Plain, Glass::MovesTheMouse];

fn friends(glass: Glass) -> Hand {
    let mut hand = Hand::new(glass);
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let setup = MatchSetup { game, seats: [Seat::Human; 2] };
    hand.app.world_mut().write_message(Intent::Begin(setup));
    hand.frames(8);
    assert_eq!(hand.screen(), Screen::Match);
    hand
}

fn view(hand: &Hand) -> BoardView {
    hand.app.world().resource::<BoardView>().clone()
}

/// The width of the board as it is seen, from pit to pit.
fn width(hand: &Hand) -> f32 {
    let pits = view(hand).pits;
    let x = |rect: &Rect| rect.center().x;
    pits.iter().map(x).fold(0.0, f32::max) - pits.iter().map(x).fold(f32::MAX, f32::min)
}

fn height(hand: &Hand) -> f32 {
    let pits = view(hand).pits;
    let y = |rect: &Rect| rect.center().y;
    pits.iter().map(y).fold(0.0, f32::max) - pits.iter().map(y).fold(f32::MAX, f32::min)
}

/// Two fingers from two places to two others.
fn two_fingers(hand: &mut Hand, from: [Vec2; 2], to: [Vec2; 2]) {
    hand.down(THUMB, from[0]);
    hand.down(INDEX, from[1]);
    for step in 1..=10_u8 {
        let share = f32::from(step) / 10.0;
        hand.finger(THUMB, TouchPhase::Moved, from[0].lerp(to[0], share));
        hand.finger(INDEX, TouchPhase::Moved, from[1].lerp(to[1], share));
        hand.frames(1);
    }
    hand.up(INDEX, to[1]);
    hand.frames(1);
    hand.up(THUMB, to[0]);
    hand.frames(4);
}

fn mouse(hand: &mut Hand, to: Vec2) {
    let world = hand.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
    let window = window.expect("a window");
    if let Some(mut window) = world.get_mut::<Window>(window) {
        window.set_cursor_position(Some(to));
    }
    let moved = CursorMoved { window, position: to, delta: None };
    tell(world, moved);
    hand.frames(1);
}

fn button(hand: &mut Hand, button: MouseButton, state: ButtonState) {
    let world = hand.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
    let pressed = MouseButtonInput { button, state, window: window.expect("a window") };
    tell(world, pressed);
    hand.frames(1);
}

fn wheel(hand: &mut Hand, at: Vec2, notches: f32) {
    mouse(hand, at);
    let world = hand.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
    let turned = MouseWheel {
        unit: MouseScrollUnit::Line,
        x: 0.0,
        y: notches,
        window: window.expect("a window"),
        phase: TouchPhase::Moved,
    };
    tell(world, turned);
    hand.frames(4);
}

fn key(hand: &mut Hand, logical_key: keyboard::Key) {
    let world = hand.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
    let window = window.expect("a window");
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let pressed = keyboard::KeyboardInput {
            key_code: KeyCode::Unidentified(keyboard::NativeKeyCode::Unidentified),
            logical_key: logical_key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        };
        tell(hand.app.world_mut(), pressed);
        hand.frames(2);
    }
    hand.frames(2);
}

#[test]
fn two_fingers_bring_the_board_closer_and_a_button_brings_it_back() {
    for glass in GLASSES {
        let mut hand = friends(glass);
        let before = view(&hand);
        assert!(!before.strayed && hand.control("Whole board").is_none());
        let middle = before.free.center();
        let aside = Vec2::new(120.0, 10.0);
        two_fingers(
            &mut hand,
            [middle - aside, middle + aside],
            [middle - 1.5 * aside, middle + 1.5 * aside],
        );
        let closer = view(&hand);
        let factor = closer.pits[0].width() / before.pits[0].width();
        assert!((1.35..1.65).contains(&factor), "{glass:?}: {factor}");
        assert_eq!(hand.actions(), 0);
        hand.assert_untouched();
        // A pit is where it is seen.
        let pit = (0..16).find(|&pit| closer.free.contains(closer.pits[pit].center()));
        let pit = mbili::rules::Pit(pit.expect("a pit in sight") as u8);
        hand.tap(hand.pit(pit));
        let pointing = hand.pointing();
        assert!(pointing.chosen == Some(pit) || pointing.refused.is_some());
        // One finger moves it aside, and never away.
        let chosen = hand.pointing().chosen;
        hand.down(THUMB, middle);
        for step in 1..=20_u8 {
            hand.finger(THUMB, TouchPhase::Moved, middle + Vec2::X * 15.0 * f32::from(step));
            hand.frames(1);
        }
        hand.up(THUMB, middle + Vec2::X * 300.0);
        hand.frames(2);
        assert_eq!(hand.pointing().chosen, chosen, "a drag taps nothing");
        let moved = view(&hand);
        assert!(moved.pits[0].min.x > closer.pits[0].min.x + 50.0);
        let left = moved.pits.iter().map(|rect| rect.min.x).fold(f32::MAX, f32::min);
        assert!(left < before.free.center().x, "{left}");

        hand.touch("Whole board");
        hand.frames(30);
        let back = view(&hand);
        assert_eq!((&back.pits, back.strayed), (&before.pits, false));
        assert!(hand.control("Whole board").is_none());
    }
}

#[test]
fn two_fingers_that_move_together_tilt_within_limits() {
    for glass in GLASSES {
        let mut hand = friends(glass);
        let (before, high) = (view(&hand), height(&hand));
        let middle = before.free.center();
        let (aside, way) = (Vec2::new(60.0, 0.0), Vec2::new(0.0, 180.0));
        for _ in 0..3 {
            two_fingers(
                &mut hand,
                [middle - aside - way / 2.0, middle + aside - way / 2.0],
                [middle - aside + way / 2.0, middle + aside + way / 2.0],
            );
        }
        let from_above = height(&hand) / width(&hand);
        assert!(from_above > 1.05 * high / 1000.0 && view(&hand).strayed, "{from_above}");
        assert_eq!(hand.actions(), 0);
        hand.assert_untouched();
        for rect in view(&hand).pits {
            assert!(before.free.union(rect) == before.free, "the whole board is still seen");
        }
        let steepest = view(&hand);
        two_fingers(
            &mut hand,
            [middle - aside - way / 2.0, middle + aside - way / 2.0],
            [middle - aside + way / 2.0, middle + aside + way / 2.0],
        );
        assert_eq!(view(&hand).pits, steepest.pits, "there is a limit");
    }
}

#[test]
fn the_wheel_zooms_over_the_board_and_never_over_a_panel() {
    let mut hand = friends(Glass::Plain);
    let before = view(&hand);
    for share in [0.1, 0.3, 0.5, 0.7, 0.9] {
        wheel(&mut hand, Vec2::new(1150.0, 720.0 * share), 3.0);
        assert_eq!(view(&hand).pits, before.pits, "{share} of the panel");
    }
    let at = before.pits[3].center();
    wheel(&mut hand, at, 3.0);
    let closer = view(&hand);
    assert!(closer.pits[3].width() > 1.25 * before.pits[3].width());
    assert!(closer.pits[3].center().distance(at) < 1.0, "what is pointed at stays there");
    for _ in 0..10 {
        wheel(&mut hand, at, 4.0);
    }
    let closest = view(&hand).pits[3].width() / before.pits[3].width();
    assert!((1.9..2.1).contains(&closest), "{closest}");
    for _ in 0..10 {
        wheel(&mut hand, at, -4.0);
    }
    assert_eq!(view(&hand).pits, before.pits);
    // Under a menu the board stays as it is.
    hand.touch("Menu");
    assert_eq!(hand.modal(), Modal::Pause);
    wheel(&mut hand, at, 3.0);
    assert_eq!(view(&hand).pits, before.pits);
}

#[test]
fn a_pit_at_the_edge_of_what_is_seen_does_not_run_away_from_the_pointer() {
    let mut hand = friends(Glass::Plain);
    let middle = view(&hand).pits[3].center();
    for _ in 0..10 {
        wheel(&mut hand, middle, 4.0);
    }
    let seen = view(&hand);
    let outermost = seen.pits.iter().filter(|rect| seen.free.contains(rect.center()));
    let left = outermost.min_by(|a, b| a.center().x.total_cmp(&b.center().x));
    let at = left.expect("pits are seen").center();
    mouse(&mut hand, at);
    hand.frames(4);
    let pointed = hand.app.world().resource::<Pointing>().pit.expect("a pit is pointed at");
    assert!(view(&hand).pits[pointed.index()].contains(at));
    assert_eq!(view(&hand).pits, seen.pits);
}

#[test]
fn the_right_button_tilts_keys_tilt_and_zoom_and_home_brings_all_back() {
    let mut hand = friends(Glass::Plain);
    let before = view(&hand);
    let high = height(&hand) / width(&hand);
    let at = before.free.center();
    mouse(&mut hand, at);
    button(&mut hand, MouseButton::Right, ButtonState::Pressed);
    for step in 1..=10_u8 {
        mouse(&mut hand, at - Vec2::Y * 8.0 * f32::from(step));
    }
    button(&mut hand, MouseButton::Right, ButtonState::Released);
    hand.frames(3);
    let low = height(&hand) / width(&hand);
    assert!(low < 0.95 * high, "{low} {high}");
    key(&mut hand, keyboard::Key::Home);
    hand.frames(30);
    assert_eq!(view(&hand).pits, before.pits);
    key(&mut hand, keyboard::Key::PageUp);
    assert!(height(&hand) / width(&hand) > 1.01 * high);
    key(&mut hand, keyboard::Key::PageDown);
    assert!(!view(&hand).strayed);
    hand.app.world_mut().resource_mut::<ButtonInput<keyboard::Key>>().press(keyboard::Key::Control);
    key(&mut hand, keyboard::Key::Character("+".into()));
    assert!(view(&hand).pits[0].width() > 1.1 * before.pits[0].width());
    assert_eq!(hand.settings().speed, 8.0, "the speed has the same keys without Ctrl");
    // A new match is seen whole.
    hand.touch("Menu");
    hand.touch("To the title");
    let setup = MatchSetup { game: Game::Djenon, seats: [Seat::Human; 2] };
    hand.app.world_mut().write_message(Intent::Begin(setup));
    hand.frames(8);
    assert_eq!(hand.screen(), Screen::Match);
    assert!(!view(&hand).strayed);
}

#[test]
fn the_board_turns_to_the_friend_to_move_and_nothing_can_be_tapped_on_the_way() {
    for (reduced_motion, turn_board) in [(false, true), (true, true), (false, false)] {
        let mut hand = friends(Glass::Plain);
        {
            let mut settings = hand.app.world_mut().resource_mut::<Settings>();
            (settings.reduced_motion, settings.turn_board) = (reduced_motion, turn_board);
        }
        let action = hand.playing().legal[0];
        let free = view(&hand).free;
        hand.app.world_mut().write_message(Intent::Play(action));
        hand.frames(2);
        let (mut turning, mut last) = (0, 0.0);
        for _ in 0..20_000 {
            if !hand.is_moving() {
                break;
            }
            assert_eq!(view(&hand).near, Some(Side::South));
            hand.frames(1);
        }
        for frame in 0..160 {
            let now = view(&hand);
            if let Some(share) = now.turning {
                turning += 1;
                assert!(share >= last && share - last < 0.09, "{last} to {share}");
                last = share;
                for rect in &now.pits {
                    assert!(free.union(*rect) == free, "the whole board, at {share}");
                }
                if frame % 9 == 0 {
                    let at = now.pits[frame / 9 % 32].center();
                    hand.down(THUMB, at);
                    hand.up(THUMB, at);
                    hand.assert_untouched();
                }
            }
            hand.frames(1);
        }
        assert_eq!(hand.actions(), 1);
        hand.assert_untouched();
        let now = view(&hand);
        assert_eq!(now.turning, None);
        let board = Board::FourRows;
        let (own, other) = (board.pit(Side::North, 12), board.pit(Side::South, 12));
        let nearer = now.pits[own.index()].center().y > now.pits[other.index()].center().y;
        assert_eq!(nearer, turn_board);
        let expected = if turn_board && !reduced_motion { 60..=100 } else { 0..=0 };
        assert!(expected.contains(&turning), "{turning} frames, {reduced_motion} {turn_board}");
        // And now it answers.
        let pit = hand.playing().legal.iter().find_map(|action| match action {
            mbili::rules::Action::Sow { pit, .. } => Some(*pit),
            _ => None,
        });
        let pit = pit.expect("a pit to sow");
        hand.tap(hand.pit(pit));
        assert_eq!(hand.pointing().chosen, Some(pit));
    }
}

#[test]
fn a_pinch_about_a_finger_that_stays_on_a_pit_is_no_tap() {
    for glass in GLASSES {
        let mut hand = friends(glass);
        let pit = view(&hand).pits[2].center();
        let away = pit + Vec2::new(140.0, 0.0);
        two_fingers(&mut hand, [pit, pit + Vec2::new(60.0, 0.0)], [pit, away]);
        let chosen = |hand: &Hand| hand.app.world().resource::<Pointing>().chosen;
        assert_eq!(chosen(&hand), None, "{glass:?}");
        hand.app.world_mut().write_message(Intent::Look(Look::Whole));
        hand.frames(40);
        // And the next tap is one.
        hand.tap(view(&hand).pits[2].center());
        hand.frames(4);
        assert_eq!(chosen(&hand), Some(Pit(2)), "{glass:?}");
    }
}

/// The distance between them is nothing then, and so is what it could be compared with.
#[test]
fn two_fingers_at_one_place_leave_the_board_in_sight() {
    for glass in GLASSES {
        let mut hand = friends(glass);
        let middle = Vec2::new(600.0, 330.0);
        let aside = Vec2::new(50.0, 0.0);
        for way in [[aside, aside], [aside, Vec2::ZERO], [Vec2::ZERO, aside], [Vec2::ZERO; 2]] {
            hand.down(THUMB, middle - way[0]);
            hand.down(INDEX, middle + way[0]);
            // Together, on together, and apart.
            for by in [Vec2::ZERO, Vec2::new(0.0, 30.0), Vec2::new(0.0, 60.0)] {
                hand.finger(THUMB, TouchPhase::Moved, middle + by);
                hand.finger(INDEX, TouchPhase::Moved, middle + by);
                hand.frames(1);
            }
            hand.finger(THUMB, TouchPhase::Moved, middle - way[1]);
            hand.finger(INDEX, TouchPhase::Moved, middle + way[1]);
            hand.frames(1);
            hand.up(INDEX, middle + way[1]);
            hand.up(THUMB, middle - way[1]);
            hand.frames(4);
            let pits = view(&hand).pits;
            assert!(pits.iter().all(|pit| pit.min.is_finite() && !pit.is_empty()), "{glass:?}");
            assert!(width(&hand) > 200.0, "{glass:?} {way:?}: {}", width(&hand));
        }
    }
}
