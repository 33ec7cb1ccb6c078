//! Every device tells whether somebody is there.

use super::answers::Answers;
use super::counts::Counter;
use super::house::House;
use super::visit::{Lies, Visit};
use crate::app::curtain::Curtain;
use crate::app::opponent::Thinking;
use crate::app::space::{BoardView, Hints};
use crate::app::stage::Stage;
use crate::app::state::Modal;
use crate::app::ui::house::Place;
use crate::kiosk::flicker::{Answer, Contacts, SAME_PLACE, SAME_PLACE_PIXELS};
use crate::kiosk::gate::Corner;
use crate::kiosk::idle::Moment;
use crate::kiosk::sizes::TARGET;
use crate::kiosk::things::Things;
use bevy::a11y::ActionRequest;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::gamepad::{Gamepad, GamepadAxis, GamepadButton, GamepadEvent};
use bevy::input::gestures::{PinchGesture, RotationGesture};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseWheel;
use bevy::input::touch::{TouchPhase, Touches};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
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
    /// What fingers and the mouse do, in its order: where the mouse is pressed, only what came before says.
    events: MessageReader<'w, 's, WindowEvent>,
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
    curtain: Option<Res<'w, Curtain>>,
    house: Res<'w, House>,
    things: Local<'s, Things<Thing>>,
    /// Where the mouse is.
    mouse: Local<'s, Option<Vec2>>,
    contacts: Local<'s, Option<Contacts>>,
    last: Local<'s, Last>,
    /// The fingers that are no fingers, and where each of them came down.
    lying: Local<'s, Vec<(u64, Vec2)>>,
}

/// Who has touched the glass last.
#[derive(Default)]
struct Last {
    thing: bool,
    /// Frames since somebody did something.
    quiet: u8,
}

impl Last {
    /// Whether what is wanted in this frame is a thing's. What somebody has touched is wanted one frame later.
    fn is_a_things(&mut self, deeds: bool, thing: bool) -> bool {
        self.quiet = if deeds { 0 } else { self.quiet.saturating_add(1) };
        self.thing = thing || (self.thing && !deeds);
        self.thing && self.quiet > 1
    }
}

/// Makes sure that all of them can be listened to, whatever else is in the app.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowEvent>()
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
    /// A thing that comes and goes has touched the glass.
    thing: bool,
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
        let lying = &*self.lying;
        let somebodys = |finger: &u64| lying.iter().all(|(thing, _)| thing != finger);
        let fingers = self.fingers.iter().map(|finger| finger.id()).filter(somebodys);
        let fingers = fingers.map(Thing::Finger);
        let buttons = self.held_buttons.get_pressed().map(|&button| Thing::Button(button));
        let keys = self.held_keys.get_pressed().map(|&key| Thing::Key(key));
        self.things.pass(step, pads.chain(fingers).chain(buttons).chain(keys))
    }

    /// The table has answered to what somebody did.
    fn answered(&mut self, answer: Answer, now: Duration) {
        if let Some(contacts) = &mut *self.contacts {
            contacts.answered(answer, now);
        }
    }

    /// What fingers and the mouse have told since the last frame.
    fn pointers(&mut self, told: &mut Told, now: Duration) {
        // Behind the curtain nothing is touched.
        if self.curtain.is_some() {
            self.events.clear();
            return;
        }
        let idle = self.house.config.idle.after.get();
        let lasting = Duration::from_secs(idle.into());
        let contacts = self.contacts.get_or_insert_with(|| Contacts::new(lasting));
        let known = self.house.touch > 0.0;
        let reach = if known { self.house.touch * SAME_PLACE / TARGET } else { SAME_PLACE_PIXELS };
        let (things, lying, mouse) = (&mut *self.things, &mut *self.lying, &mut *self.mouse);
        let cursor = self.window.iter().find_map(Window::cursor_position);
        let mut events = self.events.read().peekable();
        while let Some(event) = events.next() {
            match event {
                WindowEvent::CursorMoved(moved) => {
                    let at = moved.position;
                    *mouse = Some(at);
                    let far = things.point(Thing::Mouse, at.x, at.y);
                    // By X11 the first finger moves the mouse, and is told of next.
                    let is_a_finger = matches!(
                        events.peek(),
                        Some(WindowEvent::TouchInput(touch)) if touch.position.distance(at) < 1.0
                    );
                    if !is_a_finger {
                        told.moved |= far;
                        told.presses.push(Press::Moved(at));
                    }
                }
                WindowEvent::CursorLeft(_) => *mouse = None,
                WindowEvent::MouseButtonInput(button) => {
                    told.moved = true;
                    told.presses.push(match (button.state, mouse.or(cursor)) {
                        (ButtonState::Pressed, Some(at)) => Press::Down(at),
                        _ => Press::Up,
                    });
                }
                WindowEvent::TouchInput(touch) => {
                    let (finger, at) = (Thing::Finger(touch.id), touch.position);
                    let thing = lying.iter().position(|(thing, _)| *thing == touch.id);
                    match (touch.phase, thing) {
                        (TouchPhase::Started, before) => {
                            before.map(|before| lying.swap_remove(before));
                            things.lift(finger);
                            things.point(finger, at.x, at.y);
                            if contacts.begin(at.to_array(), reach, now) {
                                lying.push((touch.id, at));
                                told.thing = true;
                            } else {
                                told.presses.push(Press::Down(at));
                            }
                        }
                        // Whoever takes the thing away is somebody.
                        (TouchPhase::Moved, Some(thing)) => {
                            if lying[thing].1.distance(at) > reach {
                                lying.swap_remove(thing);
                                told.moved = true;
                            }
                        }
                        // A thing that lies on the glass trembles too.
                        (TouchPhase::Moved, None) => {
                            told.moved |= things.point(finger, at.x, at.y);
                            told.presses.push(Press::Moved(at));
                        }
                        (TouchPhase::Ended | TouchPhase::Canceled, Some(thing)) => {
                            told.thing = true;
                            lying.swap_remove(thing);
                            things.lift(finger);
                        }
                        (TouchPhase::Ended | TouchPhase::Canceled, None) => {
                            things.lift(finger);
                            told.moved = true;
                            told.presses.push(Press::Up);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// What was told since the last frame.
    fn told(&mut self, now: Duration) -> Told {
        let mut told = Told::default();
        self.pointers(&mut told, now);
        let things = &mut *self.things;
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
    mut answers: Answers,
    mut visit: ResMut<Visit>,
    counter: Res<Counter>,
    time: Res<Time<Real>>,
) {
    let now = time.elapsed();
    let visit = visit.bypass_change_detection();
    if let Some(answer) = answers.last(visit) {
        devices.answered(answer, now);
    }
    let told = devices.told(now);
    let deeds = told.is_of_somebody();
    visit.by_a_thing = devices.last.is_a_things(deeds, told.thing);
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
