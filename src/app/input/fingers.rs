//! Fingers reach the screens' widgets through bevy_egui. Here is put right what it leaves open.

use bevy::prelude::*;
use bevy_egui::EguiInput;
use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, TouchPhase, vec2};

/// Farther than any finger may slide in a click.
const ASIDE: f32 = 1000.0;

/// Makes sure that a finger which left the glass holds nothing and points at nothing.
pub(super) fn let_go(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        if input.events.iter().any(leaves) {
            let events = released(std::mem::take(&mut input.events));
            input.events = without_echo(events);
        }
    }
}

fn leaves(event: &Event) -> bool {
    matches!(event, Event::Touch { phase: TouchPhase::End | TouchPhase::Cancel, .. })
}

/// With a button released wherever the system took back the finger that held it, because it began a
/// gesture of the desktop or was a palm. bevy_egui only says that the pointer is gone, and egui would go
/// on dragging.
fn released(events: Vec<Event>) -> Vec<Event> {
    let mut released = Vec::with_capacity(events.len() + 3);
    let mut taken_from = None;
    for event in events {
        // The pointer goes with the one finger that stands for it, not with any other.
        if let (Event::PointerGone, Some(at)) = (&event, taken_from) {
            released.extend(release(at));
        }
        taken_from = match event {
            Event::Touch { phase: TouchPhase::Cancel, pos, .. } => Some(pos),
            _ => None,
        };
        released.push(event);
    }
    released
}

/// Ends a press at a place. The way aside and back makes that no click, and leaves a slider where it is.
fn release(at: Pos2) -> [Event; 3] {
    let button = PointerButton::Primary;
    let modifiers = Modifiers::NONE;
    [
        Event::PointerMoved(at + vec2(ASIDE, 0.0)),
        Event::PointerMoved(at),
        Event::PointerButton { pos: at, button, pressed: false, modifiers },
    ]
}

/// On X11 a finger moves the mouse's cursor too, and bevy_egui may tell of that after the touch that it
/// belongs to. The pointer of a finger that is gone would come back, and stay.
fn without_echo(mut events: Vec<Event>) -> Vec<Event> {
    let Some(gone) = events.iter().rposition(|event| *event == Event::PointerGone) else {
        return events;
    };
    let pressed = |event: &Event| matches!(event, Event::PointerButton { pressed: true, .. });
    if !events[gone..].iter().any(pressed) {
        let later = events.split_off(gone);
        events.extend(later.into_iter().filter(|event| !matches!(event, Event::PointerMoved(_))));
    }
    events
}
