//! Devices become intents, and nothing else. Mouse and touch reach the pits through the screens'
//! widgets; here are the keyboard, game pads, the clipboard, what assistive technology asks, and what fingers leave
//! behind.

mod assist;
mod by_exercise;
mod by_hand;
mod by_lesson;
mod clipboard;
mod cursor;
mod fingers;
mod keyboard;
mod pads;

use super::phase::{Phase, Told};
use bevy::input::InputSystems;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiPreUpdateSet};

/// Adds the keyboard, pads, the clipboard, and the care for fingers and for assistive technology.
pub fn plugin(app: &mut App) {
    app.init_resource::<clipboard::Clipboard>()
        .add_message::<bevy::a11y::ActionRequest>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_message::<KeyboardInput>()
        .add_systems(
            Last,
            // Both only ask for a frame.
            assist::come.before(super::awake::stay_awake).ambiguous_with(super::curtain::go_on),
        )
        .add_systems(Update, keyboard::keys.in_set(Phase::Intent))
        .add_systems(
            PreUpdate,
            pads::pads.after(InputSystems).before(EguiPreUpdateSet::ProcessInput),
        )
        .add_systems(
            PreUpdate,
            (fingers::let_go, clipboard::into_fields, assist::requests, assist::attend)
                .chain()
                .in_set(Told::Devices),
        )
        .add_systems(
            PostUpdate,
            clipboard::out_of_fields
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
}
