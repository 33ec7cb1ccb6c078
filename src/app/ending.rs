//! The end from outside: a signal ends the program as the player would, with everything saved.
//!
//! Another signal, a while later, does not wait for that.

use super::Phase;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A terminal that is closed, or a session that ends, may send several signals at once: they are one.
const ONE_END: Duration = Duration::from_secs(1);

/// Whether a signal has come.
static ASKED: AtomicBool = AtomicBool::new(false);

/// Wakes the main loop, which may sleep.
static WAKE: OnceLock<Box<dyn Fn() + Send + Sync>> = OnceLock::new();

/// Listens for the signals that mean the end. Must come before any other thread is started: threads
/// take over from the one that starts them which signals they leave to us.
#[cfg(unix)]
pub(super) fn listen() {
    use nix::sys::signal::{SigSet, Signal};
    let ignored = ignored();
    let all = [Signal::SIGINT, Signal::SIGTERM, Signal::SIGHUP].into_iter();
    let signals: SigSet = all.filter(|&signal| ignored >> (signal as i32 - 1) & 1 == 0).collect();
    if signals.thread_block().is_err() {
        return;
    }
    let waits = std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        let mut first: Option<Instant> = None;
        while signals.wait().is_ok() {
            ASKED.store(true, Ordering::SeqCst);
            if first.get_or_insert_with(Instant::now).elapsed() > ONE_END {
                std::process::exit(1);
            }
            if let Some(wake) = WAKE.get() {
                wake();
            }
        }
    });
    if waits.is_err() {
        // Nobody listens, so the signals do what they always did.
        let _ = signals.thread_unblock();
    }
}

/// The signals that whoever started the program wants ignored, as `nohup` does; the lowest bit is the first.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let bits = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    bits.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok()).unwrap_or_default()
}

/// Elsewhere Bevy's own plugin listens.
#[cfg(not(unix))]
pub(super) fn listen() {}

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
