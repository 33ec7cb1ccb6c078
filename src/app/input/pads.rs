//! Game pads stand for keys, so that whatever keys can do they can: stick and cross are arrows, A is Enter, B is Esc.
//! What has no key of its own becomes an intent. To whoever works the table by switches each button is one.

use crate::app::curtain::Curtain;
use crate::app::session::{Intent, Match};
use crate::app::settings::{Settings, Switches};
use crate::app::state::{Modal, Screen};
use bevy::input::ButtonState;
use bevy::input::gamepad::{Gamepad, GamepadButton, GamepadButtonStateChangedEvent};
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use std::time::Duration;

/// A stick that is pushed farther than this points somewhere,
const PUSHED: f32 = 0.55;
/// and one that comes back nearer than this no more.
const LET_GO: f32 = 0.35;
/// What is held is repeated after this time,
const FIRST: Duration = Duration::from_millis(400);
/// and then so often.
const THEN: Duration = Duration::from_millis(130);

/// What a button or a stick stands for.
#[derive(Clone, Debug, PartialEq)]
enum Does {
    Press(Key, KeyCode),
    Want(Intent),
}

fn letter(letter: &str, code: KeyCode) -> Option<Does> {
    Some(Does::Press(Key::Character(letter.into()), code))
}

/// A stick or the cross that is held, and when it counts again.
#[derive(Clone, Debug, Default)]
pub(super) struct Held {
    left: Option<(KeyCode, Duration)>,
    right: Option<(KeyCode, Duration)>,
}

/// What the screen makes of buttons.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Moment<'w> {
    screen: Res<'w, State<Screen>>,
    modal: Res<'w, State<Modal>>,
    current: Res<'w, Match>,
    settings: Res<'w, Settings>,
    curtain: Option<Res<'w, Curtain>>,
}

/// What is done with pads becomes keys and intents.
pub(super) fn pads(
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    pads: Query<(Entity, &Gamepad)>,
    windows: Query<Entity, With<PrimaryWindow>>,
    moment: Moment,
    time: Res<Time<Real>>,
    mut held: Local<HashMap<Entity, Held>>,
    mut keys: MessageWriter<KeyboardInput>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(window) = windows.single() else { return buttons.clear() };
    // What is pressed behind the curtain is meant for nothing that is seen. Pads tell of it within this frame, when
    // the curtain has already silenced what lay ready before it.
    if moment.curtain.is_some() {
        held.clear();
        return buttons.clear();
    }
    let now = time.elapsed();
    let mut press = |key: Key, key_code: KeyCode, repeat: bool| {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let logical_key = key.clone();
            keys.write(KeyboardInput { key_code, logical_key, state, text: None, repeat, window });
        }
    };
    for event in buttons.read().filter(|event| event.state == ButtonState::Pressed) {
        match moment.meaning(event.button) {
            Some(Does::Press(key, code)) => {
                press(key, code, false);
                if arrow(code).is_some() && moment.settings.switches == Switches::Off {
                    held.entry(event.entity).or_default().left = Some((code, now + FIRST));
                }
            }
            Some(Does::Want(intent)) => {
                intents.write(intent);
            }
            None => {}
        }
    }
    held.retain(|entity, _| pads.contains(*entity));
    if moment.settings.switches != Switches::Off {
        return;
    }
    for (entity, pad) in &pads {
        let held = held.entry(entity).or_default();
        let left = pointed(pad.left_stick() + pad.dpad(), held.left.map(|held| held.0));
        let right = Vec2::new(0.0, pad.right_stick().y);
        let right = pointed(right, held.right.map(|held| held.0)).map(page);
        for (code, held) in [(left, &mut held.left), (right, &mut held.right)] {
            let due = match (code, &held) {
                (None, _) => None,
                (Some(code), Some((same, again))) if code == *same => {
                    (now >= *again).then_some((THEN, true))
                }
                (Some(_), _) => Some((FIRST, false)),
            };
            match (code, due) {
                (None, _) => *held = None,
                (Some(code), Some((wait, repeat))) => {
                    *held = Some((code, now + wait));
                    press(named(code), code, repeat);
                }
                (Some(_), None) => {}
            }
            if code.is_some() {
                // While something is held, it is to count again.
                redraw.write(RequestRedraw);
            }
        }
    }
}

/// The arrow that a stick points at; `was` is the one it pointed at last.
fn pointed(at: Vec2, was: Option<KeyCode>) -> Option<KeyCode> {
    let was = was.and_then(|was| arrow(arrow_of(was)));
    if let Some(way) = was
        && at.dot(way) > LET_GO
        && at.dot(way) >= at.perp_dot(way).abs()
    {
        return code(way);
    }
    if at.abs().max_element() < PUSHED {
        return None;
    }
    let along = at.x.abs() > at.y.abs();
    code(if along { Vec2::X * at.x.signum() } else { Vec2::Y * at.y.signum() })
}

fn code(way: Vec2) -> Option<KeyCode> {
    ARROWS.into_iter().find(|(_, of)| *of == way).map(|(code, _)| code)
}

fn arrow(code: KeyCode) -> Option<Vec2> {
    ARROWS.into_iter().find(|(of, _)| *of == code).map(|(_, way)| way)
}

/// The right stick leafs.
fn page(code: KeyCode) -> KeyCode {
    if code == KeyCode::ArrowUp { KeyCode::PageUp } else { KeyCode::PageDown }
}

fn arrow_of(code: KeyCode) -> KeyCode {
    match code {
        KeyCode::PageUp => KeyCode::ArrowUp,
        KeyCode::PageDown => KeyCode::ArrowDown,
        code => code,
    }
}

const ARROWS: [(KeyCode, Vec2); 4] = [
    (KeyCode::ArrowLeft, Vec2::NEG_X),
    (KeyCode::ArrowRight, Vec2::X),
    (KeyCode::ArrowUp, Vec2::Y),
    (KeyCode::ArrowDown, Vec2::NEG_Y),
];

fn named(code: KeyCode) -> Key {
    match code {
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        _ => Key::ArrowDown,
    }
}

impl Moment<'_> {
    /// Whether seeds can be shown and sown here.
    fn in_play(&self) -> bool {
        self.screen.get().shows_sowings() && *self.modal.get() == Modal::None
    }

    /// Whether there may be something to leaf through.
    fn leafs(&self) -> bool {
        !self.screen.get().can_be_looked_at() || *self.modal.get() != Modal::None
    }

    fn meaning(&self, button: GamepadButton) -> Option<Does> {
        if self.settings.switches != Switches::Off {
            let selects = button == GamepadButton::South;
            let switch =
                if selects { (Key::Enter, KeyCode::Enter) } else { (Key::Space, KeyCode::Space) };
            return Some(Does::Press(switch.0, switch.1));
        }
        let key = |key: Key, code| Some(Does::Press(key, code));
        let play = self.in_play();
        match button {
            GamepadButton::South => key(Key::Enter, KeyCode::Enter),
            GamepadButton::East => key(Key::Escape, KeyCode::Escape),
            GamepadButton::DPadLeft => key(Key::ArrowLeft, KeyCode::ArrowLeft),
            GamepadButton::DPadRight => key(Key::ArrowRight, KeyCode::ArrowRight),
            GamepadButton::DPadUp => key(Key::ArrowUp, KeyCode::ArrowUp),
            GamepadButton::DPadDown => key(Key::ArrowDown, KeyCode::ArrowDown),
            GamepadButton::Select => key(Key::Tab, KeyCode::Tab),
            GamepadButton::LeftTrigger if self.leafs() => key(Key::PageUp, KeyCode::PageUp),
            GamepadButton::RightTrigger if self.leafs() => key(Key::PageDown, KeyCode::PageDown),
            GamepadButton::LeftTrigger => letter("-", KeyCode::Minus),
            GamepadButton::RightTrigger => letter("+", KeyCode::Equal),
            GamepadButton::LeftTrigger2 if play => letter(",", KeyCode::Comma),
            GamepadButton::RightTrigger2 if play => letter(".", KeyCode::Period),
            GamepadButton::North if play => Some(Does::Want(Intent::Hint)),
            GamepadButton::West if play => {
                let asks = self.current.playing().is_some_and(|playing| playing.human_to_move());
                let asks = asks && *self.screen.get() == Screen::Match;
                Some(Does::Want(if asks { Intent::ToggleThreats } else { Intent::ReplayLast }))
            }
            GamepadButton::Start => match (self.screen.get(), self.modal.get()) {
                (Screen::Match, Modal::None) => Some(Does::Want(Intent::Open(Modal::Pause))),
                (Screen::Match, Modal::Pause) => Some(Does::Want(Intent::Close)),
                _ => None,
            },
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stick_that_trembles_points_nowhere_and_one_that_is_held_does_not_waver() {
        for x in [-0.5, -0.2, 0.0, 0.3, 0.54] {
            for y in [-0.5, 0.0, 0.5] {
                assert_eq!(pointed(Vec2::new(x, y), None), None, "{x} {y}");
            }
        }
        let right = Some(KeyCode::ArrowRight);
        assert_eq!(pointed(Vec2::new(0.9, 0.6), None), right);
        // A little less is still the same way, and only near the middle it is let go.
        assert_eq!(pointed(Vec2::new(0.45, 0.3), right), right);
        assert_eq!(pointed(Vec2::new(0.3, 0.0), right), None);
        assert_eq!(pointed(Vec2::new(0.2, 0.8), right), Some(KeyCode::ArrowUp));
    }

    #[test]
    fn the_right_stick_leafs_both_ways_and_goes_on() {
        let down = pointed(Vec2::new(0.0, -0.9), None).map(page);
        assert_eq!(down, Some(KeyCode::PageDown));
        assert_eq!(pointed(Vec2::new(0.0, -0.45), down).map(page), down);
    }
}
