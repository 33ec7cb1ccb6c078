//! The idle matrix: every device, on every screen, in every state.

use super::{Kiosk, STEP, visitor};
use bevy::a11y::ActionRequest;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadAxis, GamepadAxisChangedEvent, GamepadButton, GamepadButtonChangedEvent, GamepadEvent,
};
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::{MouseButton, MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_egui::egui::accesskit;
use mbili::app::session::Intent;
use mbili::app::state::Modal;
use mbili::app::ui::house::Wish;
use mbili::rules::{Game, KichwaRule};

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Device {
    Touch,
    Mouse,
    Button,
    Wheel,
    Key,
    PadButton,
    PadStick,
    /// What a screen reader, or a switch of its user's, asks of a control.
    Assistive,
    /// A mouse on a table that trembles.
    Jitter,
    /// A pad whose stick does not come back to its middle.
    Drift,
    /// A pad that lies on its stick.
    Leaning,
    /// A pad that lies on its trigger.
    Trigger,
    /// Two things that rest on the glass, each trembling.
    Resting,
    /// A key that repeats because something lies on it.
    Repeat,
    Nothing,
}

const DEVICES: [(Device, bool); 15] = [
    (Device::Touch, true),
    (Device::Mouse, true),
    (Device::Button, true),
    (Device::Wheel, true),
    (Device::Key, true),
    (Device::PadButton, true),
    (Device::PadStick, true),
    (Device::Assistive, true),
    (Device::Jitter, false),
    (Device::Drift, false),
    (Device::Leaning, false),
    (Device::Trigger, false),
    (Device::Resting, false),
    (Device::Repeat, false),
    (Device::Nothing, false),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Home,
    Solo,
    Face,
    Panel,
    Book,
}

fn lead(at: At) -> Kiosk {
    match at {
        At::Home => visitor("", Wish::Home),
        At::Solo => visitor("", Wish::Play(BAO)),
        At::Face => visitor("", Wish::Face(BAO)),
        At::Panel => {
            let mut kiosk = visitor("", Wish::Play(BAO));
            kiosk.wish(Wish::Panel(true));
            kiosk
        }
        At::Book => {
            let mut kiosk = visitor("", Wish::Play(BAO));
            kiosk.table.did(Intent::Open(Modal::Book));
            kiosk
        }
    }
}

/// What a device tells in a moment; `nth` moments have passed.
fn tell(kiosk: &mut Kiosk, device: Device, nth: usize) {
    let window = kiosk.window;
    let world = kiosk.table.app.world_mut();
    let there = nth.is_multiple_of(2);
    let at = |far: f32| Vec2::new(640.0 + if there { far } else { 0.0 }, 10.0);
    let moved = |position| CursorMoved { window, position, delta: None };
    let key = |repeat| KeyboardInput {
        key_code: KeyCode::F24,
        logical_key: Key::F24,
        state: ButtonState::Pressed,
        text: None,
        repeat,
        window,
    };
    let axis = |value| {
        let axis = GamepadAxis::LeftStickX;
        GamepadEvent::Axis(GamepadAxisChangedEvent { entity: window, axis, value })
    };
    let button = |button, value: f32| {
        let state = if value > 0.5 { ButtonState::Pressed } else { ButtonState::Released };
        let event = GamepadButtonChangedEvent { entity: window, button, state, value };
        GamepadEvent::Button(event)
    };
    match device {
        Device::Touch => {
            for phase in [TouchPhase::Started, TouchPhase::Ended] {
                let touch = TouchInput { phase, position: at(0.0), window, force: None, id: 4 };
                kiosk.tell(touch);
            }
        }
        Device::Mouse => kiosk.tell(moved(at(40.0))),
        Device::Jitter => kiosk.tell(moved(at(2.0))),
        Device::Button => {
            let (button, state) = (MouseButton::Left, ButtonState::Released);
            kiosk.tell(MouseButtonInput { button, state, window });
        }
        Device::Wheel => {
            let (unit, phase) = (MouseScrollUnit::Line, TouchPhase::Moved);
            world.write_message(MouseWheel { unit, x: 0.0, y: 1.0, window, phase });
        }
        Device::Key => {
            world.write_message(key(false));
        }
        Device::Repeat => {
            world.write_message(key(true));
        }
        Device::PadButton => {
            world.write_message(button(GamepadButton::South, f32::from(u8::from(there))));
        }
        Device::Trigger => {
            let value = if there { 0.97 } else { 0.8 };
            world.write_message(button(GamepadButton::LeftTrigger2, value));
        }
        Device::PadStick => {
            world.write_message(axis(if there { 0.9 } else { 0.0 }));
        }
        Device::Leaning => {
            world.write_message(axis(if there { 0.9 } else { 0.83 }));
        }
        Device::Drift => {
            world.write_message(axis(0.1));
        }
        Device::Assistive => {
            let request = accesskit::ActionRequest {
                action: accesskit::Action::Click,
                target_tree: accesskit::TreeId::ROOT,
                target_node: accesskit::NodeId(3),
                data: None,
            };
            world.write_message(ActionRequest(request));
        }
        Device::Resting => {
            for (id, x) in [(4, 100.0), (5, 900.0)] {
                let position =
                    Vec2::new(x, 400.0) + if there { Vec2::splat(3.0) } else { Vec2::ZERO };
                let phase = if nth == 0 { TouchPhase::Started } else { TouchPhase::Moved };
                kiosk.tell(TouchInput { phase, position, window, force: None, id });
            }
        }
        Device::Nothing => {}
    }
}

/// Ninety seconds in which a device tells something each half second.
fn ninety_seconds(kiosk: &mut Kiosk, device: Device) {
    for nth in 0..(90.0 / STEP.as_secs_f32()) as usize {
        if nth % 5 == 0 {
            tell(kiosk, device, nth / 5);
        }
        kiosk.table.frames(1);
    }
}

#[test]
fn every_device_counts_on_every_screen_and_what_is_nobody_does_not() {
    for at in [At::Home, At::Solo, At::Face, At::Panel, At::Book] {
        for (device, counts) in DEVICES {
            let mut kiosk = lead(at);
            if at == At::Home {
                // The table plays by itself there, and that is nothing that a visitor waits for.
                kiosk.table.frames(2);
            }
            ninety_seconds(&mut kiosk, device);
            let on = kiosk.visit().is_on();
            assert_eq!(on, counts, "{device:?} at {at:?}");
        }
    }
}

/// Seeds in flight, slowly; with a match in which a long turn is shown again and again.
#[test]
fn whoever_watches_or_waits_for_the_computer_is_there() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    kiosk.table.did(Intent::Change(mbili::app::settings::Change::Speed(0.25)));
    let action = kiosk.until_a_person_moves().legal[0];
    kiosk.table.did(Intent::Play(action));
    let mut watched = 0;
    for _ in 0..4_000 {
        let busy = kiosk.table.stage().is_moving() || !kiosk.table.playing().human_may_sow();
        assert!(kiosk.visit().is_on());
        if busy {
            assert_eq!(kiosk.visit().doubt(), None, "while something is shown or thought");
            watched += 1;
        }
        kiosk.table.frames(1);
        if !busy {
            kiosk.table.did(Intent::ReplayLast);
            if watched > 1_000 {
                break;
            }
        }
    }
    assert!(watched > 1_000, "more than a minute and a half were watched, not {watched} steps");
}

#[test]
fn a_playback_that_somebody_paused_and_left_is_left() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    let action = kiosk.until_a_person_moves().legal[0];
    kiosk.table.want(Intent::Play(action));
    kiosk.table.frames(3);
    kiosk.table.did(Intent::TogglePlayback);
    assert!(kiosk.table.stage().paused);
    kiosk.seconds(85.0);
    assert!(!kiosk.visit().is_on());
}

#[test]
fn a_held_drag_counts() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    kiosk.until_a_person_moves();
    kiosk.finger(TouchPhase::Started, Vec2::new(600.0, 300.0));
    kiosk.table.app.world_mut().resource_mut::<ButtonInput<MouseButton>>().press(MouseButton::Left);
    kiosk.seconds(110.0);
    assert!(kiosk.visit().is_on() && kiosk.visit().doubt().is_none());
    kiosk.table.app.world_mut().resource_mut::<ButtonInput<MouseButton>>().release_all();
    kiosk.seconds(85.0);
    assert!(!kiosk.visit().is_on());
}

#[test]
fn the_countdown_is_seen_and_one_touch_extends() {
    let mut kiosk = visitor("[idle]\nafter = 30\ncountdown = 10\n", Wish::Play(BAO));
    kiosk.until_a_person_moves();
    kiosk.seconds(33.0);
    let left = kiosk.visit().doubt().expect("the countdown runs");
    assert!((6.0..8.0).contains(&left.as_secs_f32()), "{left:?}");
    assert!(kiosk.visit().is_covered());
    kiosk.touch(Vec2::new(640.0, 500.0));
    assert_eq!(kiosk.visit().doubt(), None);
    kiosk.seconds(25.0);
    assert!(kiosk.visit().is_on() && kiosk.visit().doubt().is_none());
}

#[test]
fn a_key_that_something_lies_on_keeps_one_visit_for_a_while_and_no_later_one() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    kiosk.until_a_person_moves();
    kiosk.table.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::Space);
    kiosk.seconds(60.0);
    assert_eq!(kiosk.visit().doubt(), None, "it may be somebody's finger");
    kiosk.seconds(210.0);
    assert!(!kiosk.visit().is_on());
    for later in 0..3 {
        kiosk.touch(Vec2::new(640.0, 300.0));
        kiosk.wish(Wish::Play(BAO));
        assert!(kiosk.visit().is_on(), "{later}");
        kiosk.until_a_person_moves();
        kiosk.touch(Vec2::new(640.0, 300.0));
        kiosk.seconds(59.0);
        assert!(kiosk.visit().is_on() && kiosk.visit().doubt().is_none(), "{later}");
        kiosk.seconds(23.0);
        assert!(!kiosk.visit().is_on(), "{later}");
    }
}

#[test]
fn a_press_by_assistive_technology_begins_a_visit() {
    let mut kiosk = Kiosk::new("");
    assert!(!kiosk.visit().is_on());
    tell(&mut kiosk, Device::Assistive, 0);
    kiosk.table.frames(1);
    assert!(kiosk.visit().is_on());
}
