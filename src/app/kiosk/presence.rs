//! Every device tells whether somebody is there.

use super::counts::Counter;
use super::visit::{Lies, Visit};
use crate::app::opponent::Thinking;
use crate::app::space::{BoardView, Hints};
use crate::app::stage::Stage;
use crate::app::state::Modal;
use crate::app::ui::house::Place;
use crate::kiosk::gate::Corner;
use crate::kiosk::idle::Moment;
use crate::kiosk::things::Things;
use bevy::a11y::ActionRequest;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::gamepad::{Gamepad, GamepadAxis, GamepadButton, GamepadEvent};
use bevy::input::gestures::{PinchGesture, RotationGesture};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase, Touches};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};
use std::time::Duration;

/// What devices tell of, each by a name of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Thing {
    Mouse,
    Finger(u64),
    Button(MouseButton),
    Key(KeyCode),
    Stick(Entity, GamepadAxis),
    Pad(Entity, GamepadButton),
}

/// All that a person can touch.
#[derive(SystemParam)]
pub(super) struct Devices<'w, 's> {
    touches: MessageReader<'w, 's, TouchInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    moved: MessageReader<'w, 's, CursorMoved>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    pinched: MessageReader<'w, 's, PinchGesture>,
    rotated: MessageReader<'w, 's, RotationGesture>,
    keys: MessageReader<'w, 's, KeyboardInput>,
    pads: MessageReader<'w, 's, GamepadEvent>,
    asked: MessageReader<'w, 's, ActionRequest>,
    pressed: Query<'w, 's, (Entity, &'static Gamepad)>,
    fingers: Res<'w, Touches>,
    held_buttons: Res<'w, ButtonInput<MouseButton>>,
    held_keys: Res<'w, ButtonInput<KeyCode>>,
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    things: Local<'s, Things<Thing>>,
}

/// Makes sure that all of them can be listened to, whatever else is in the app.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<TouchInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<CursorMoved>()
        .add_message::<MouseWheel>()
        .add_message::<PinchGesture>()
        .add_message::<RotationGesture>()
        .add_message::<KeyboardInput>()
        .add_message::<GamepadEvent>()
        .add_message::<ActionRequest>()
        .init_resource::<Touches>()
        .init_resource::<ButtonInput<MouseButton>>()
        .init_resource::<ButtonInput<KeyCode>>();
}

/// A touch or a press of the mouse somewhere.
enum Press {
    Down(Vec2),
    Moved(Vec2),
    Up,
}

/// What was told since the last frame.
#[derive(Default)]
struct Told {
    /// A pointer was moved, or something was let go.
    moved: bool,
    /// Something else was done than to touch a place or to move there.
    done: bool,
    presses: Vec<Press>,
}

impl Told {
    /// Whether somebody did something.
    fn is_of_somebody(&self) -> bool {
        let down = |press: &Press| matches!(press, Press::Down(_));
        self.moved || self.done || self.presses.iter().any(down)
    }
}

impl Devices<'_, '_> {
    /// Whether somebody holds something down, after so much time.
    fn held(&mut self, step: Duration) -> bool {
        let pads = self.pressed.iter().flat_map(|(pad, buttons)| {
            buttons.get_pressed().map(move |&button| Thing::Pad(pad, button))
        });
        let fingers = self.fingers.iter().map(|finger| Thing::Finger(finger.id()));
        let buttons = self.held_buttons.get_pressed().map(|&button| Thing::Button(button));
        let keys = self.held_keys.get_pressed().map(|&key| Thing::Key(key));
        self.things.pass(step, pads.chain(fingers).chain(buttons).chain(keys))
    }

    /// What was told since the last frame.
    fn told(&mut self) -> Told {
        let mut told = Told::default();
        let things = &mut *self.things;
        for moved in self.moved.read() {
            let at = moved.position;
            told.moved |= things.point(Thing::Mouse, at.x, at.y);
            told.presses.push(Press::Moved(at));
        }
        for touch in self.touches.read() {
            let (finger, at) = (Thing::Finger(touch.id), touch.position);
            match touch.phase {
                TouchPhase::Started => {
                    things.lift(finger);
                    things.point(finger, at.x, at.y);
                    told.presses.push(Press::Down(at));
                }
                // A thing that lies on the glass trembles too.
                TouchPhase::Moved => {
                    told.moved |= things.point(finger, at.x, at.y);
                    told.presses.push(Press::Moved(at));
                }
                TouchPhase::Ended | TouchPhase::Canceled => {
                    things.lift(finger);
                    told.moved = true;
                    told.presses.push(Press::Up);
                }
            }
        }
        let cursor = self.window.iter().find_map(Window::cursor_position);
        for button in self.buttons.read() {
            told.moved = true;
            told.presses.push(match (button.state, cursor) {
                (ButtonState::Pressed, Some(at)) => Press::Down(at),
                _ => Press::Up,
            });
        }
        for event in self.pads.read() {
            told.done |= match event {
                // A pad that was plugged in is nobody.
                GamepadEvent::Connection(change) => {
                    let pad = change.gamepad;
                    things.unplug(|thing| {
                        matches!(thing, Thing::Stick(of, _) | Thing::Pad(of, _) if of == pad)
                    });
                    false
                }
                GamepadEvent::Button(at) => things.push(Thing::Pad(at.entity, at.button), at.value),
                GamepadEvent::Axis(at) => things.push(Thing::Stick(at.entity, at.axis), at.value),
            };
        }
        let keys = self.keys.read().filter(|key| !key.repeat).count();
        let rest = self.wheel.read().count() + self.pinched.read().count();
        // What a screen reader or a switch asks of a control, somebody has asked of it.
        let rest = rest + self.rotated.read().count() + self.asked.read().count();
        told.done |= keys + rest > 0;
        told
    }
}

/// What the table does of which somebody may be the spectator.
#[derive(SystemParam)]
pub(super) struct Doing<'w> {
    stage: Res<'w, Stage>,
    thinking: Res<'w, Thinking>,
    hints: Res<'w, Hints>,
    board: Res<'w, BoardView>,
    modal: Res<'w, State<Modal>>,
}

impl Doing<'_> {
    /// Whether the table shows or thinks. What is paused is not shown, and behind a page the computer waits.
    fn is_busy(&self) -> bool {
        let moving = self.stage.is_moving();
        if moving {
            return !self.stage.paused;
        }
        let waits = *self.modal.get() != Modal::None;
        (self.thinking.is_busy() && !waits) || self.hints.thinking || self.board.turning.is_some()
    }
}

/// Listens to all devices.
pub(super) fn listen(
    mut devices: Devices,
    doing: Doing,
    mut visit: ResMut<Visit>,
    counter: Res<Counter>,
    time: Res<Time<Real>>,
) {
    let now = time.elapsed();
    let visit = visit.bypass_change_detection();
    let told = devices.told();
    let deeds = told.is_of_somebody();
    let size = devices.window.iter().next().map(|window| [window.width(), window.height()]);
    let mut beside = told.done;
    for press in told.presses {
        let corner = |at: Vec2| Corner::at(at.to_array(), size.unwrap_or_default());
        match press {
            Press::Down(at) => {
                beside |= corner(at).is_none();
                visit.gate.touch(corner(at), now);
            }
            Press::Moved(at) if visit.gate.waits() && corner(at).is_none() => visit.gate.let_go(),
            Press::Moved(_) => {}
            Press::Up => visit.gate.let_go(),
        }
    }
    visit.beside |= beside;
    if visit.gate.opens(now) && !matches!(visit.lies, Lies::Pin | Lies::Staff | Lies::Cleaning(_)) {
        if let Some(began) = visit.began.take() {
            // Who has touched nothing but the corners has come for this.
            counter.interrupt(visit.beside, now.saturating_sub(began));
        }
        visit.lies = Lies::Pin;
        visit.typed.clear();
        visit.wrong = false;
        visit.staff = now;
    }
    if deeds {
        visit.staff = now;
        visit.idle.here();
        if visit.began.is_none() && matches!(visit.lies, Lies::Nothing) {
            visit.began = Some(now);
            visit.beside = beside;
        }
    }
    // Nobody waits for the end of a match that the table plays by itself.
    let busy = visit.place != Place::Home && doing.is_busy();
    let moment = Moment { busy, held: devices.held(time.delta()) };
    if visit.is_on() && matches!(visit.lies, Lies::Nothing | Lies::Panel) {
        visit.idle.pass(time.delta(), moment);
    }
}
