//! Every device tells whether somebody is there.

use super::visit::{Lies, Visit};
use crate::app::opponent::Thinking;
use crate::app::sowing::Stage;
use crate::app::space::{BoardView, Hints};
use crate::app::state::Modal;
use crate::app::ui::house::Place;
use crate::kiosk::gate::Corner;
use crate::kiosk::idle::{Moment, Sign};
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::gamepad::{Gamepad, GamepadEvent};
use bevy::input::gestures::{PinchGesture, RotationGesture};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase, Touches};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};

/// A stick that is pushed less far is not pushed.
const STICK: f32 = 0.35;

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
    pressed: Query<'w, 's, &'static Gamepad>,
    fingers: Res<'w, Touches>,
    held_buttons: Res<'w, ButtonInput<MouseButton>>,
    held_keys: Res<'w, ButtonInput<KeyCode>>,
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
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

impl Devices<'_, '_> {
    /// Whether anything is held down.
    fn hold(&self) -> bool {
        let pad = self.pressed.iter().any(|pad| pad.get_pressed().next().is_some());
        let keys = self.held_keys.get_pressed().next().is_some();
        let buttons = self.held_buttons.get_pressed().next().is_some();
        pad || keys || buttons || self.fingers.iter().next().is_some()
    }

    /// What was told since the last frame: signs that somebody is there, and presses with their places.
    fn told(&mut self) -> (Vec<Sign>, Vec<Press>) {
        let (mut signs, mut presses) = (Vec::new(), Vec::new());
        let pointer = |at: Vec2| Sign::Pointer { x: at.x, y: at.y };
        for moved in self.moved.read() {
            signs.push(pointer(moved.position));
            presses.push(Press::Moved(moved.position));
        }
        for touch in self.touches.read() {
            match touch.phase {
                TouchPhase::Started => presses.push(Press::Down(touch.position)),
                TouchPhase::Moved => presses.push(Press::Moved(touch.position)),
                TouchPhase::Ended | TouchPhase::Canceled => presses.push(Press::Up),
            }
            // A thing that lies on the glass trembles too.
            signs.push(match touch.phase {
                TouchPhase::Moved => pointer(touch.position),
                _ => Sign::Deed,
            });
        }
        let cursor = self.window.iter().find_map(Window::cursor_position);
        for button in self.buttons.read() {
            signs.push(Sign::Deed);
            presses.push(match (button.state, cursor) {
                (ButtonState::Pressed, Some(at)) => Press::Down(at),
                _ => Press::Up,
            });
        }
        let keys = self.keys.read().filter(|key| !key.repeat).count();
        let pads = self.pads.read().filter(|event| is_deed(event)).count();
        let rest = self.wheel.read().count() + self.pinched.read().count();
        let rest = rest + self.rotated.read().count() + keys + pads;
        signs.extend((0..rest.min(1)).map(|_| Sign::Deed));
        (signs, presses)
    }
}

/// A pad that was plugged in is nobody, and neither is a stick that rests beside its middle.
fn is_deed(event: &GamepadEvent) -> bool {
    match event {
        GamepadEvent::Connection(_) => false,
        GamepadEvent::Button(_) => true,
        GamepadEvent::Axis(axis) => axis.value.abs() > STICK,
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
    time: Res<Time<Real>>,
) {
    let now = time.elapsed();
    let visit = visit.bypass_change_detection();
    let (signs, presses) = devices.told();
    let size = devices.window.iter().next().map(|window| [window.width(), window.height()]);
    for press in presses {
        let corner = |at: Vec2| Corner::at(at.to_array(), size.unwrap_or_default());
        match press {
            Press::Down(at) => visit.gate.touch(corner(at), now),
            Press::Moved(at) if visit.gate.waits() && corner(at).is_none() => visit.gate.let_go(),
            Press::Moved(_) => {}
            Press::Up => visit.gate.let_go(),
        }
    }
    if visit.gate.opens(now) && !matches!(visit.lies, Lies::Pin | Lies::Staff | Lies::Cleaning(_)) {
        visit.lies = Lies::Pin;
        visit.typed.clear();
        visit.wrong = false;
        visit.staff = now;
    }
    let mut deeds = false;
    for sign in signs {
        deeds |= visit.idle.hear(sign);
    }
    if deeds {
        visit.staff = now;
        if visit.began.is_none() && matches!(visit.lies, Lies::Nothing) {
            visit.began = Some(now);
            visit.idle.begin();
        }
    }
    // Nobody waits for the end of a match that the table plays by itself.
    let busy = visit.place != Place::Home && doing.is_busy();
    let moment = Moment { busy, held: devices.hold() };
    if visit.is_on() && matches!(visit.lies, Lies::Nothing | Lies::Panel) {
        visit.idle.pass(time.delta(), moment);
    }
}
