//! Crowds at the table of a house: fingers, mouse, keys and chords, pads, by chance and all at once. The table is never
//! left and never sticks, the staff's rooms open to nobody, and once everybody has gone all is as new.
//!
//! `MBILI_PROOF_INPUTS` sets how many inputs, and `MBILI_PROOF_SEED` the seed; `scripts/prove kiosk-inputs` makes a million.

use crate::fingers::hand::{Glass, Hand};
use crate::harness::tell;
use bevy::app::AppExit;
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent,
    RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::gestures::PinchGesture;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, WindowEvent};
use mbili::app::kiosk::visit::Lies;
use mbili::app::kiosk::{House, Visit};
use mbili::app::session::Seat;
use mbili::app::state::Screen;
use mbili::kiosk::config::read;
use mbili::kiosk::pin::PinHash;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

/// What a key writes, and what it is.
const KEYS: [(KeyCode, Key); 24] = [
    (KeyCode::Escape, Key::Escape),
    (KeyCode::Enter, Key::Enter),
    (KeyCode::Space, Key::Space),
    (KeyCode::Tab, Key::Tab),
    (KeyCode::ArrowLeft, Key::ArrowLeft),
    (KeyCode::ArrowRight, Key::ArrowRight),
    (KeyCode::ArrowUp, Key::ArrowUp),
    (KeyCode::ArrowDown, Key::ArrowDown),
    (KeyCode::Home, Key::Home),
    (KeyCode::PageUp, Key::PageUp),
    (KeyCode::Backspace, Key::Backspace),
    (KeyCode::Delete, Key::Delete),
    (KeyCode::F1, Key::F1),
    (KeyCode::F4, Key::F4),
    (KeyCode::F11, Key::F11),
    (KeyCode::AltLeft, Key::Alt),
    (KeyCode::ControlLeft, Key::Control),
    (KeyCode::ShiftLeft, Key::Shift),
    (KeyCode::SuperLeft, Key::Super),
    (KeyCode::ContextMenu, Key::ContextMenu),
    (KeyCode::PrintScreen, Key::PrintScreen),
    (KeyCode::BrowserBack, Key::BrowserBack),
    (KeyCode::Power, Key::Power),
    (KeyCode::MediaPlayPause, Key::MediaPlayPause),
];

/// Letters and digits do much in the program.
const LETTERS: &str = "htqwzyusrf0123456789+-";

/// The kinds of inputs, by name, so that none is forgotten.
const KINDS: [&str; 8] =
    ["finger", "second finger", "mouse", "wheel", "pinch", "key", "pad", "nothing for a moment"];

struct Crowd {
    hand: Hand,
    random: StdRng,
    fingers: BTreeMap<u64, Vec2>,
    keys: BTreeMap<usize, KeyboardInput>,
    buttons: Vec<MouseButton>,
    pad: Entity,
    counts: [u64; KINDS.len()],
    /// How often the keys for the PIN were reached, and never what lies behind them.
    pins: u64,
}

/// A house in which a visitor is soon gone, and the staff have a PIN of eight digits.
fn house(data: &Path) -> House {
    let pin = PinHash::of("27182818").expect("a PIN");
    let text =
        format!("[idle]\nafter = 10\ncountdown = 5\n\n[staff]\npin = \"{}\"\n", pin.as_str());
    let (config, faults) = read(&text);
    assert_eq!(faults, []);
    House::new(config, false, data.to_owned(), data.to_owned())
}

impl Crowd {
    fn new(data: &Path, seed: u64) -> Self {
        let house = house(data);
        let mut hand = Hand::with(Glass::MovesTheMouse, |app| {
            app.add_plugins(mbili::app::kiosk::plugin(house));
        });
        // As in the window: a frame has little to do, and to share it out takes longer than to do it.
        for (_, schedule) in hand.app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let pad = hand.app.world_mut().spawn_empty().id();
        let connection =
            GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None };
        let connected = GamepadConnectionEvent::new(pad, connection);
        hand.app.world_mut().write_message(RawGamepadEvent::from(connected));
        hand.frames(3);
        Crowd {
            hand,
            random: StdRng::seed_from_u64(seed),
            fingers: BTreeMap::new(),
            keys: BTreeMap::new(),
            buttons: Vec::new(),
            pad,
            counts: [0; KINDS.len()],
            pins: 0,
        }
    }

    /// A place: anywhere, in a corner, or on something that can be pressed.
    fn place(&mut self) -> Vec2 {
        let all = self.hand.all();
        match self.random.random_range(0..10) {
            0..6 if !all.is_empty() => all[self.random.random_range(0..all.len())],
            6 => {
                let (x, y) = (self.random.random_range(0..2), self.random.random_range(0..2));
                Vec2::new(4.0 + 1272.0 * x as f32, 4.0 + 712.0 * y as f32)
            }
            _ => Vec2::new(
                self.random.random_range(0.0..1280.0),
                self.random.random_range(0.0..720.0),
            ),
        }
    }

    fn finger(&mut self, finger: u64) {
        let place = self.place();
        let held = self.fingers.get(&finger).copied();
        match (held, self.random.random_range(0..5)) {
            (None, _) => {
                self.fingers.insert(finger, place);
                self.hand.finger(finger, TouchPhase::Started, place);
            }
            (Some(_), 0) => {
                self.fingers.insert(finger, place);
                self.hand.finger(finger, TouchPhase::Moved, place);
            }
            (Some(at), 1) => {
                self.fingers.remove(&finger);
                self.hand.finger(finger, TouchPhase::Canceled, at);
            }
            (Some(at), _) => {
                self.fingers.remove(&finger);
                self.hand.finger(finger, TouchPhase::Ended, at);
            }
        }
    }

    fn tell<M: Message + Clone>(&mut self, message: M)
    where
        WindowEvent: From<M>,
    {
        tell(self.hand.app.world_mut(), message);
    }

    fn mouse(&mut self) {
        let window = self.hand.window();
        if self.random.random() {
            let position = self.place();
            self.tell(CursorMoved { window, position, delta: None });
            return;
        }
        let all = [MouseButton::Left, MouseButton::Left, MouseButton::Right, MouseButton::Middle];
        let (button, state) = match self.buttons.pop() {
            Some(button) => (button, ButtonState::Released),
            None => (all[self.random.random_range(0..all.len())], ButtonState::Pressed),
        };
        if state == ButtonState::Pressed {
            self.buttons.push(button);
        }
        self.tell(MouseButtonInput { button, state, window });
    }

    fn key(&mut self) {
        let letters: Vec<char> = LETTERS.chars().collect();
        let which = self.random.random_range(0..KEYS.len() + letters.len());
        if let Some(mut held) = self.keys.remove(&which) {
            held.state = ButtonState::Released;
            self.tell(held);
            return;
        }
        let (key_code, logical_key, text) = match KEYS.get(which) {
            Some((code, key)) => (*code, key.clone(), None),
            None => {
                let text = letters[which - KEYS.len()].to_string();
                (KeyCode::KeyA, Key::Character(text.as_str().into()), Some(text.as_str().into()))
            }
        };
        let window = self.hand.window();
        let state = ButtonState::Pressed;
        let pressed = KeyboardInput { key_code, logical_key, state, text, repeat: false, window };
        // A chord is what is held when the next comes; nobody holds more than four.
        if self.keys.len() > 3 {
            self.lift_keys();
        }
        self.keys.insert(which, pressed.clone());
        self.tell(pressed);
    }

    fn lift_keys(&mut self) {
        for (_, mut held) in std::mem::take(&mut self.keys) {
            held.state = ButtonState::Released;
            self.tell(held);
        }
    }

    fn pad(&mut self) {
        const BUTTONS: [GamepadButton; 8] = [
            GamepadButton::South,
            GamepadButton::East,
            GamepadButton::North,
            GamepadButton::Start,
            GamepadButton::Select,
            GamepadButton::Mode,
            GamepadButton::DPadLeft,
            GamepadButton::DPadDown,
        ];
        let value = [0.0, 1.0][self.random.random_range(0..2)];
        let event = if self.random.random_range(0..4) == 0 {
            let axis = GamepadAxis::LeftStickX;
            RawGamepadEvent::from(RawGamepadAxisChangedEvent::new(self.pad, axis, value))
        } else {
            let button = BUTTONS[self.random.random_range(0..BUTTONS.len())];
            RawGamepadEvent::from(RawGamepadButtonChangedEvent::new(self.pad, button, value))
        };
        self.hand.app.world_mut().write_message(event);
    }

    /// One input, of any kind.
    fn input(&mut self) {
        let window = self.hand.window();
        let kind = match self.random.random_range(0..100) {
            0..45 => {
                self.finger(7);
                "finger"
            }
            45..60 => {
                self.finger(8);
                "second finger"
            }
            60..75 => {
                self.mouse();
                "mouse"
            }
            75..78 => {
                let y = self.random.random_range(-3.0..3.0);
                let (unit, phase) = (MouseScrollUnit::Line, TouchPhase::Moved);
                self.tell(MouseWheel { unit, x: 0.0, y, window, phase });
                "wheel"
            }
            78..80 => {
                let by = self.random.random_range(-0.5..0.5);
                self.tell(PinchGesture(by));
                "pinch"
            }
            80..92 => {
                self.key();
                "key"
            }
            92..98 => {
                self.pad();
                "pad"
            }
            _ => {
                let frames = self.random.random_range(1..80);
                self.hand.frames(frames);
                "nothing for a moment"
            }
        };
        self.counts[KINDS.iter().position(|known| *known == kind).expect("a known kind")] += 1;
    }

    /// Everybody lets go and leaves.
    fn go(&mut self) {
        for (finger, at) in std::mem::take(&mut self.fingers) {
            self.hand.finger(finger, TouchPhase::Ended, at);
        }
        self.lift_keys();
        let window = self.hand.window();
        for button in std::mem::take(&mut self.buttons) {
            self.tell(MouseButtonInput { button, state: ButtonState::Released, window });
        }
        for button in GamepadButton::all() {
            let up = RawGamepadButtonChangedEvent::new(self.pad, button, 0.0);
            self.hand.app.world_mut().write_message(RawGamepadEvent::from(up));
        }
        let still = RawGamepadAxisChangedEvent::new(self.pad, GamepadAxis::LeftStickX, 0.0);
        self.hand.app.world_mut().write_message(RawGamepadEvent::from(still));
        self.hand.frames(1);
    }

    fn visit(&self) -> &Visit {
        self.hand.app.world().resource::<Visit>()
    }

    /// What must hold in every frame.
    fn check(&mut self, place: &str) {
        let lies = self.visit().lies;
        self.pins += u64::from(lies == Lies::Pin);
        assert!(
            !matches!(lies, Lies::Staff | Lies::Cleaning(_)),
            "{place}: the staff's rooms are open"
        );
        assert_eq!(self.hand.app.should_exit(), None::<AppExit>, "{place}: the table is left");
        let screen = self.hand.screen();
        let known =
            matches!(screen, Screen::Title | Screen::Match | Screen::Results | Screen::Lesson);
        assert!(known, "{place}: {screen:?} is no screen for visitors");
    }

    /// Waits until the table is alone again and plays, at a clock that goes faster.
    fn is_as_new(&mut self, place: &str) {
        let fast = |hand: &mut Hand, millis| {
            let step = TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis));
            hand.app.insert_resource(step);
        };
        fast(&mut self.hand, 100);
        // What is shown and thought does not count, and whoever reached the PIN's keys has a minute more.
        let mut left = 0;
        while self.visit().is_on() || self.visit().lies != Lies::Nothing {
            self.hand.frames(10);
            self.check(place);
            left += 1;
            let visit = self.visit();
            assert!(left < 300, "{place}: nobody is there, and the table waits: {visit:?}");
        }
        assert_eq!(self.visit().place, mbili::app::ui::house::Place::Home, "{place}");
        let mut waited = 0;
        let plays = |hand: &Hand| {
            let seats = hand.screen() == Screen::Match
                && hand.try_playing().is_some_and(|playing| {
                    playing.setup.seats.iter().all(|seat| matches!(seat, Seat::Computer(_)))
                });
            seats && hand.actions() > 0
        };
        while !plays(&self.hand) {
            self.hand.frames(10);
            // The computer thinks by the clock on the wall.
            std::thread::sleep(Duration::from_millis(1));
            waited += 1;
            assert!(
                waited < 3_000,
                "{place}: nobody is there, and the table does not play by itself"
            );
        }
        fast(&mut self.hand, 16);
    }
}

#[test]
fn a_crowd_never_leaves_never_sticks_and_the_table_is_as_new_when_it_has_gone() {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let inputs = number("MBILI_PROOF_INPUTS").unwrap_or(2_000);
    let seed = number("MBILI_PROOF_SEED").unwrap_or(2026);
    let data = tempfile::tempdir().expect("a folder");
    let mut crowd = Crowd::new(data.path(), seed);
    let (mut done, mut crowds) = (0, 0);
    while done < inputs {
        crowds += 1;
        for _ in 0..crowd.random.random_range(300..1_500) {
            for _ in 0..crowd.random.random_range(1..3) {
                crowd.input();
                done += 1;
            }
            crowd.hand.frames(1);
            crowd.check(&format!("seed {seed}, after {done} inputs"));
        }
        crowd.go();
        crowd.is_as_new(&format!("seed {seed}, after {done} inputs, crowd {crowds}"));
    }
    assert!(crowd.counts.iter().all(|&count| count > 0), "{:?} of {KINDS:?}", crowd.counts);
    println!(
        "kiosk-inputs: seed {seed}: {done} inputs of {crowds} crowds; the PIN's keys lay open in {} frames, what lies \
         behind them in none; after each crowd the table was as new and played by itself",
        crowd.pins
    );
    for (kind, count) in KINDS.iter().zip(crowd.counts) {
        println!("kiosk-inputs: seed {seed}: {count} of them: {kind}");
    }
}
