//! Devices become intents, and nothing else. Mouse and touch reach the pits through the screens'
//! widgets; here is the keyboard, and what fingers leave behind.

mod by_hand;
mod cursor;
mod fingers;
mod keyboard;

use super::Phase;
use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;

/// Adds the keyboard, and the care for fingers.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, keyboard::keys.in_set(Phase::Intent)).add_systems(
        PreUpdate,
        fingers::let_go.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
}
