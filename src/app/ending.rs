//! The end from outside: a signal ends the program as the player would, with everything saved.

use super::Phase;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether a signal has come.
static ASKED: AtomicBool = AtomicBool::new(false);

/// Wakes the main loop, which may sleep.
static WAKE: OnceLock<Box<dyn Fn() + Send + Sync>> = OnceLock::new();

/// Listens for the signals that mean the end. Must come before any other thread is started. Where there are none,
/// Bevy's own plugin listens.
pub(super) fn listen() {
    crate::kiosk::signals::listen(|| {
        ASKED.store(true, Ordering::SeqCst);
        if let Some(wake) = WAKE.get() {
            wake();
        }
    });
}

/// Ends the program when a signal has come.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, be_woken).add_systems(Update, end.in_set(Phase::Intent));
}

fn be_woken(event_loop: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(event_loop) = event_loop {
        let event_loop = (**event_loop).clone();
        let wake = move || {
            // An error means that the loop has ended.
            let _ = event_loop.send_event(WinitUserEvent::WakeUp);
        };
        // Set already: it wakes the same loop.
        let _ = WAKE.set(Box::new(wake));
    }
}

fn end(mut exit: MessageWriter<AppExit>, mut ending: Local<bool>) {
    if ASKED.load(Ordering::SeqCst) && !*ending {
        *ending = true;
        exit.write(AppExit::Success);
    }
}
