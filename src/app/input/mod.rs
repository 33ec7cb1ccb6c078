//! Devices become intents, and nothing else. Mouse and touch reach the pits through the screens'
//! widgets; here are the keyboard, the clipboard, and what fingers leave behind.

mod by_exercise;
mod by_hand;
mod by_lesson;
mod clipboard;
mod cursor;
mod fingers;
mod keyboard;

use super::Phase;
use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiPreUpdateSet};

/// Adds the keyboard, the clipboard, and the care for fingers.
pub fn plugin(app: &mut App) {
    app.init_resource::<clipboard::Clipboard>()
        .add_systems(Update, keyboard::keys.in_set(Phase::Intent))
        .add_systems(
            PreUpdate,
            (fingers::let_go, clipboard::into_fields)
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            PostUpdate,
            clipboard::out_of_fields
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
}
