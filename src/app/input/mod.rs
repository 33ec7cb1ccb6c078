//! Devices become intents, and nothing else. Mouse and touch reach the pits through the screens'
//! widgets; here is the keyboard.

mod keyboard;

use super::Phase;
use bevy::prelude::*;

/// Adds the keyboard.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, keyboard::keys.in_set(Phase::Intent));
}
