//! Fingers reach the screens' widgets through bevy_egui. Here is put right what it leaves open.

use bevy::prelude::*;
use bevy_egui::EguiInput;
use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, TouchPhase, vec2};

/// Farther than any finger may slide in a click.
const ASIDE: f32 = 1000.0;

/// Lets go of what a finger held that the system took back, because it began a gesture of the desktop
/// or was a palm. bevy_egui only says that the pointer is gone, and egui would go on dragging.
pub(super) fn let_go(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        let taken = |event: &Event| matches!(event, Event::Touch { phase: TouchPhase::Cancel, .. });
        if input.events.iter().any(taken) {
            input.events = released(std::mem::take(&mut input.events));
        }
    }
}

/// The events, with a button released wherever the finger that held it was taken back.
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
