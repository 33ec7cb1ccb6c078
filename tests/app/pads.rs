//! The whole program by game pads, as gilrs tells of them.

use crate::fingers::hand::{Glass, Hand};
use bevy::input::gamepad::{
    GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent,
    RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use mbili::app::curtain::Curtain;
use mbili::app::session::{Intent, Practice};
use mbili::app::state::{Modal, Screen};
use mbili::rules::Pit;

/// A pad at the program.
struct Pad {
    entity: Entity,
}

impl Pad {
    fn plug(hand: &mut Hand) -> Self {
        let entity = hand.app.world_mut().spawn_empty().id();
        let connected = GamepadConnection::Connected {
            name: "a pad".into(),
            vendor_id: None,
            product_id: None,
        };
        hand.app.world_mut().write_message(GamepadConnectionEvent::new(entity, connected));
        hand.frames(2);
        Pad { entity }
    }

    fn pull(self, hand: &mut Hand) {
        let gone = GamepadConnectionEvent::new(self.entity, GamepadConnection::Disconnected);
        hand.app.world_mut().write_message(gone);
        hand.frames(2);
    }

    fn button(&self, hand: &mut Hand, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent::new(self.entity, button, value);
        hand.app.world_mut().write_message(RawGamepadEvent::from(event));
        hand.frames(1);
    }

    fn press(&self, hand: &mut Hand, button: GamepadButton) {
        self.button(hand, button, 1.0);
        self.button(hand, button, 0.0);
        hand.frames(5);
    }

    fn stick(&self, hand: &mut Hand, axis: GamepadAxis, value: f32) {
        let event = RawGamepadAxisChangedEvent::new(self.entity, axis, value);
        hand.app.world_mut().write_message(RawGamepadEvent::from(event));
        hand.frames(1);
    }

    /// Moves to the control whose name begins so, and presses it.
    fn press_on(&self, hand: &mut Hand, name: &str) {
        for _ in 0..60 {
            if hand.focused().is_some_and(|focused| focused.starts_with(name)) {
                return self.press(hand, GamepadButton::South);
            }
            self.press(hand, GamepadButton::DPadDown);
        }
        panic!("{name} is not reached; the focus is on {:?}", hand.focused());
    }
}

#[test]
fn a_pad_leads_from_the_title_into_a_match_and_pauses_it() {
    let mut hand = Hand::new(Glass::Plain);
    let pad = Pad::plug(&mut hand);
    pad.press_on(&mut hand, "New match");
    assert_eq!(hand.screen(), Screen::NewMatch);
    for _ in 0..60 {
        if hand.focused().as_deref() == Some("Begin") {
            break;
        }
        pad.press(&mut hand, GamepadButton::Select);
    }
    pad.press(&mut hand, GamepadButton::South);
    assert_eq!(hand.screen(), Screen::Match);
    hand.settle();
    pad.press(&mut hand, GamepadButton::Start);
    assert_eq!(hand.modal(), Modal::Pause);
    pad.press(&mut hand, GamepadButton::Start);
    assert_eq!(hand.modal(), Modal::None);
    pad.press(&mut hand, GamepadButton::Start);
    pad.press_on(&mut hand, "Settings");
    assert_eq!(hand.modal(), Modal::Settings);
    pad.press(&mut hand, GamepadButton::East);
    assert_ne!(hand.modal(), Modal::Settings, "B leads back");
}

#[test]
fn a_turn_is_played_by_cross_and_a() {
    let mut hand = Hand::friends();
    let pad = Pad::plug(&mut hand);
    pad.press(&mut hand, GamepadButton::DPadRight);
    assert_eq!(hand.pointing().pit, Some(Pit(0)), "the cross finds the board");
    pad.press(&mut hand, GamepadButton::South);
    assert_eq!(hand.pointing().chosen, Some(Pit(0)), "A chooses");
    pad.press(&mut hand, GamepadButton::East);
    assert_eq!(hand.pointing().chosen, None, "B lets go");
    pad.press(&mut hand, GamepadButton::South);
    pad.press(&mut hand, GamepadButton::DPadRight);
    pad.press(&mut hand, GamepadButton::South);
    hand.settle();
    assert_eq!(hand.actions(), 1, "A sows");
}

#[test]
fn shoulders_change_the_speed_and_letters_have_buttons_of_their_own() {
    let mut hand = Hand::friends();
    let pad = Pad::plug(&mut hand);
    let speed = hand.settings().speed;
    pad.press(&mut hand, GamepadButton::LeftTrigger);
    assert!(hand.settings().speed < speed);
    pad.press(&mut hand, GamepadButton::RightTrigger);
    assert_eq!(hand.settings().speed, speed);
    pad.press(&mut hand, GamepadButton::West);
    assert!(hand.pointing().threats, "X shows what threatens");
    pad.press(&mut hand, GamepadButton::West);
    assert!(!hand.pointing().threats);
    pad.press(&mut hand, GamepadButton::North);
    for _ in 0..2000 {
        if hand.pointing().hint.is_some() {
            return;
        }
        hand.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("Y gives no hint");
}

#[test]
fn a_stick_moves_once_then_again_and_again_as_long_as_it_is_held_and_trembling_is_nothing() {
    let mut hand = Hand::friends();
    let pad = Pad::plug(&mut hand);
    for tremble in [0.1, -0.2, 0.3, 0.0] {
        pad.stick(&mut hand, GamepadAxis::LeftStickX, tremble);
        hand.frames(20);
        assert_eq!(hand.pointing().pit, None);
    }
    pad.press(&mut hand, GamepadButton::DPadRight);
    assert_eq!(hand.pointing().pit, Some(Pit(0)));
    pad.stick(&mut hand, GamepadAxis::LeftStickX, 1.0);
    hand.frames(8);
    assert_eq!(hand.pointing().pit, Some(Pit(1)), "once");
    // A frame is 16 ms: after 400 ms it goes on, about eight times a second.
    hand.frames(40);
    let pit = hand.pointing().pit.expect("a pit");
    assert!((Pit(3)..=Pit(4)).contains(&pit), "{pit:?}");
    pad.stick(&mut hand, GamepadAxis::LeftStickX, 0.0);
    hand.frames(2);
    let rests = hand.pointing().pit;
    hand.frames(60);
    assert_eq!(hand.pointing().pit, rests);
}

#[test]
fn a_pad_that_is_pulled_out_holds_nothing_and_another_takes_its_place() {
    let mut hand = Hand::friends();
    let pad = Pad::plug(&mut hand);
    pad.press(&mut hand, GamepadButton::DPadRight);
    pad.stick(&mut hand, GamepadAxis::LeftStickX, 1.0);
    pad.pull(&mut hand);
    let rests = hand.pointing().pit;
    hand.frames(100);
    assert_eq!(hand.pointing().pit, rests);
    let other = Pad::plug(&mut hand);
    other.press(&mut hand, GamepadButton::DPadRight);
    assert_ne!(hand.pointing().pit, rests);
}

#[test]
fn nothing_of_a_pad_is_heard_behind_the_curtain() {
    let mut hand = Hand::with(Glass::Plain, |app| {
        app.init_resource::<Curtain>();
    });
    let pad = Pad::plug(&mut hand);
    let before = (hand.screen(), hand.modal(), hand.focused());
    for button in [GamepadButton::DPadDown, GamepadButton::Select, GamepadButton::South] {
        pad.press(&mut hand, button);
    }
    for axis in [GamepadAxis::LeftStickY, GamepadAxis::RightStickY] {
        pad.stick(&mut hand, axis, -1.0);
        hand.frames(60);
        pad.stick(&mut hand, axis, 0.0);
    }
    assert_eq!((hand.screen(), hand.modal(), hand.focused()), before);
    hand.app.world_mut().remove_resource::<Curtain>();
    hand.frames(20);
    assert_eq!((hand.screen(), hand.modal(), hand.focused()), before, "nor is it heard later");
    pad.press_on(&mut hand, "New match");
    assert_eq!(hand.screen(), Screen::NewMatch);
}

#[test]
fn keys_and_pads_leaf_wherever_the_board_cannot_be_looked_at() {
    let mut hand = Hand::with(Glass::Plain, |app| {
        app.world_mut().resource_mut::<mbili::app::settings::Settings>().text_size = 200;
    });
    let pad = Pad::plug(&mut hand);
    let tell = |hand: &mut Hand, intent| {
        hand.app.world_mut().write_message(intent);
        hand.frames(30);
    };
    let looks = |hand: &Hand| hand.app.world().resource::<mbili::app::space::BoardView>().strayed;
    tell(&mut hand, Intent::OpenExercises);
    tell(&mut hand, Intent::Practice(Practice::Begin(None)));
    assert_eq!(hand.screen(), Screen::Exercise);
    type Way = fn(&mut Hand, &Pad, bool);
    let ways: [(&str, Way); 3] = [
        ("keys", |hand, _, on| {
            let (key, code) = if on {
                (Key::PageDown, KeyCode::PageDown)
            } else {
                (Key::PageUp, KeyCode::PageUp)
            };
            hand.key(key, code);
        }),
        ("the right stick", |hand, pad, on| {
            pad.stick(hand, GamepadAxis::RightStickY, if on { -1.0 } else { 1.0 });
            pad.stick(hand, GamepadAxis::RightStickY, 0.0);
        }),
        ("shoulders", |hand, pad, on| {
            let button = if on { GamepadButton::RightTrigger } else { GamepadButton::LeftTrigger };
            pad.press(hand, button);
        }),
    ];
    for (name, leaf) in ways {
        let (before, speed) = (hand.all(), hand.settings().speed);
        leaf(&mut hand, &pad, true);
        hand.frames(40);
        assert_ne!(hand.all(), before, "{name} leaf");
        leaf(&mut hand, &pad, false);
        hand.frames(40);
        assert_eq!(hand.all(), before, "{name} leaf back");
        assert!(!looks(&hand), "{name}: nobody looks at the board there");
        assert_eq!(hand.settings().speed, speed, "{name}");
    }
    // In a match the same tilts the board.
    tell(&mut hand, Intent::Back);
    tell(&mut hand, Intent::Back);
    assert_eq!(hand.screen(), Screen::Title);
    hand.begin_friends();
    for (name, tilt) in &ways[..2] {
        for on in [true, false] {
            tilt(&mut hand, &pad, on);
            hand.frames(60);
            assert_eq!(looks(&hand), on, "{name}");
        }
    }
}

#[test]
fn what_assistive_technology_asks_of_a_control_is_done() {
    use bevy::a11y::ActionRequest;
    use bevy_egui::egui::accesskit::{self, Action, TreeId};
    let mut hand = Hand::new(Glass::Plain);
    let ask = |hand: &mut Hand, name: &str, action| {
        let target_node = hand.control(name).expect("a control").node;
        let request =
            accesskit::ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None };
        hand.app.world_mut().write_message(ActionRequest(request));
        hand.frames(6);
    };
    ask(&mut hand, "Settings", Action::Focus);
    assert_eq!(hand.focused().as_deref(), Some("Settings"));
    ask(&mut hand, "New match", Action::Click);
    assert_eq!(hand.screen(), Screen::NewMatch);
}
