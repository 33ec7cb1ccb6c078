//! The end from outside: a signal ends the program as the player would, with everything saved.

use super::background::{Bell, Window};
use super::phase::Phase;
use bevy::prelude::*;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether a signal has come.
static ASKED: AtomicBool = AtomicBool::new(false);

/// Wakes the main loop, which may sleep.
static WAKE: OnceLock<Bell> = OnceLock::new();

/// Listens for the signals that mean the end. Must come before any other thread is started. Where there are none,
/// Bevy's own plugin listens.
pub(super) fn listen() {
    crate::kiosk::signals::listen(|| {
        ASKED.store(true, Ordering::SeqCst);
        if let Some(wake) = WAKE.get() {
            wake.ring();
        }
    });
}

/// Ends the program when a signal has come.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, be_woken).add_systems(Update, end.in_set(Phase::Intent));
}

fn be_woken(window: Window) {
    // Set already: it wakes the same loop.
    let _ = WAKE.set(window.bell());
}

fn end(mut exit: MessageWriter<AppExit>, mut ending: Local<bool>) {
    if ASKED.load(Ordering::SeqCst) && !*ending {
        *ending = true;
        exit.write(AppExit::Success);
    }
}
