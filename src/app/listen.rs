//! What comes while the window sleeps, and what Bevy hears of only in a frame: a game pad, and assistive technology. A
//! thread looks once a second whether either is there; a pad that is there has a thread that waits for it. Elsewhere
//! than on Linux a pad is heard as long as the window is awake.

use super::background::{Bell, Window};
use super::phase::Phase;
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use std::collections::HashSet;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often it is looked whether somebody is there,
const REST: Duration = Duration::from_secs(1);
/// and how often what assistive technology asks, once it is.
const ATTENTIVE: Duration = Duration::from_millis(40);

/// Adds the listening.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        begin.run_if(resource_exists::<WinitActionRequestHandlers>).in_set(Phase::Machine),
    );
}

/// Once there is a window that may sleep.
fn begin(
    window: Window,
    requested: Res<AccessibilityRequested>,
    handlers: Res<WinitActionRequestHandlers>,
    mut begun: Local<bool>,
) {
    if *begun || handlers.is_empty() {
        return;
    }
    *begun = true;
    let bell = window.bell();
    let requested = (*requested).clone();
    let queues: Vec<_> = handlers.values().map(Arc::clone).collect();
    let spawned = std::thread::Builder::new()
        .name("listening".into())
        .spawn(move || listen(&bell, &requested, &queues));
    if let Err(error) = spawned {
        warn!("no thread listens for pads and assistive technology: {error}");
    }
}

fn listen(
    bell: &Bell,
    requested: &AccessibilityRequested,
    queues: &[Arc<Mutex<WinitActionRequestHandler>>],
) {
    let pads = Pads::default();
    let (mut attends, mut looked) = (false, None);
    loop {
        let asked = requested.get();
        let waits = |queue: &Arc<Mutex<WinitActionRequestHandler>>| {
            !queue.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
        };
        if is_news(attends, asked, queues.iter().any(waits)) {
            attends = asked;
            bell.ring();
        }
        if looked.is_none_or(|at: Instant| at.elapsed() >= REST) {
            looked = Some(Instant::now());
            pads.look(bell, Path::new("/dev/input"), Path::new("/sys/class/input"));
        }
        std::thread::sleep(if asked { ATTENTIVE } else { REST });
    }
}

/// Whether a frame is worth it: somebody listens now, or listens no more, or has asked for something.
const fn is_news(attended: bool, attends: bool, asks: bool) -> bool {
    attended != attends || (attends && asks)
}

/// The pads that somebody waits for.
#[derive(Clone, Default)]
struct Pads(Arc<Mutex<HashSet<PathBuf>>>);

impl Pads {
    fn known(&self) -> std::sync::MutexGuard<'_, HashSet<PathBuf>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for each pad that is not yet waited for.
    fn look(&self, bell: &Bell, devices: &Path, about: &Path) {
        let Ok(entries) = std::fs::read_dir(devices) else { return };
        for entry in entries.flatten() {
            let (path, name) = (entry.path(), entry.file_name());
            if !name.to_string_lossy().starts_with("event") || self.known().contains(&path) {
                continue;
            }
            let keys = about.join(&name).join("device/capabilities/key");
            let is_pad = std::fs::read_to_string(keys).is_ok_and(|keys| is_pad(&keys));
            let Some(device) = is_pad.then(|| std::fs::File::open(&path).ok()).flatten() else {
                continue;
            };
            self.known().insert(path.clone());
            let (pads, bell) = (self.clone(), bell.clone());
            let waits = move || {
                bell.ring();
                wait(device, || bell.ring());
                // It is gone, which the next frame notices.
                pads.known().remove(&path);
                bell.ring();
            };
            let _ = std::thread::Builder::new().name("pad".into()).spawn(waits);
        }
    }
}

/// Whether a device with these keys is a game pad or a joystick: words of 64 bits, the highest first.
fn is_pad(keys: &str) -> bool {
    const FIRST: usize = 0x120;
    const LAST: usize = 0x13f;
    let bits = usize::BITS as usize;
    let words: Vec<usize> = keys
        .split_whitespace()
        .rev()
        .map(|word| usize::from_str_radix(word, 16).unwrap_or(0))
        .collect();
    (FIRST..=LAST)
        .any(|key| words.get(key / bits).is_some_and(|word| word >> (key % bits) & 1 == 1))
}

/// Waits for what a device tells, until it is gone.
fn wait(mut device: impl Read, mut wake: impl FnMut()) {
    // The kernel's `input_event`: two words of time, then a kind, a code and a value.
    const HEAD: usize = 2 * size_of::<usize>();
    let mut event = [0; HEAD + 8];
    let mut axes = Axes::default();
    while device.read_exact(&mut event).is_ok() {
        let half = |at: usize| u16::from_ne_bytes([event[HEAD + at], event[HEAD + at + 1]]);
        let tail = [event[HEAD + 4], event[HEAD + 5], event[HEAD + 6], event[HEAD + 7]];
        let (kind, code, value) = (half(0), half(2), i32::from_ne_bytes(tail));
        if axes.wakes(kind, code, value) {
            wake();
        }
    }
}

/// Where sticks stood when they last woke the window: one that only trembles lets it sleep.
#[derive(Default)]
struct Axes(Vec<(u16, i32, i32)>);

impl Axes {
    fn wakes(&mut self, kind: u16, code: u16, value: i32) -> bool {
        const KEY: u16 = 1;
        const AXIS: u16 = 3;
        match kind {
            KEY => true,
            AXIS => {
                let place = self.0.iter().position(|(of, ..)| *of == code);
                let place = place.unwrap_or_else(|| {
                    self.0.push((code, 0, 0));
                    self.0.len() - 1
                });
                let (_, at, farthest) = &mut self.0[place];
                // A cross goes from -1 to 1, a stick from 0 to 255 or to 32,767 either way.
                let far = if value < -1 { i32::from(i16::MAX) } else { value.saturating_abs() };
                *farthest = (*farthest).max(far);
                let whole = match *farthest {
                    ..=1 => 2,
                    2..=255 => 256,
                    256..=1023 => 8192,
                    _ => 65_536,
                };
                let moved = value.abs_diff(*at) >= (whole / 16).max(1) as u32;
                if moved {
                    *at = value;
                }
                moved
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(kind: u16, code: u16, value: i32) -> Vec<u8> {
        let mut event = vec![0; 2 * size_of::<usize>()];
        event.extend(kind.to_ne_bytes());
        event.extend(code.to_ne_bytes());
        event.extend(value.to_ne_bytes());
        event
    }

    #[test]
    fn who_comes_goes_or_asks_is_worth_a_frame_and_nobody_else() {
        assert!(is_news(false, true, false), "a tree is to be made");
        assert!(is_news(true, false, false) && is_news(true, false, true), "and no more");
        assert!(is_news(true, true, true));
        assert!(!is_news(true, true, false) && !is_news(false, false, false));
        assert!(!is_news(false, false, true), "nobody is there to ask");
    }

    #[test]
    fn a_pad_is_known_by_its_buttons() {
        // A pad, a keyboard and a mouse, as the kernel tells of them.
        assert!(is_pad("7fdb000000000000 0 0 0 0\n"));
        assert!(is_pad("fff00000000 0 0 0 0"));
        assert!(!is_pad("402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe\n"));
        assert!(!is_pad("1f0000 0 0 0 0\n"));
        assert!(!is_pad(""));
    }

    #[test]
    fn what_is_done_with_a_pad_wakes_and_a_stick_that_trembles_does_not() {
        let tell = |events: &[(u16, u16, i32)]| {
            let bytes: Vec<u8> = events.iter().flat_map(|&(k, c, v)| event(k, c, v)).collect();
            let mut woken = 0;
            wait(bytes.as_slice(), || woken += 1);
            woken
        };
        assert_eq!(tell(&[(1, 0x130, 1), (0, 0, 0), (1, 0x130, 0), (0, 0, 0)]), 2);
        assert_eq!(tell(&[(3, 16, -1), (3, 16, 0), (3, 16, 1)]), 3);
        // Pushed aside, then trembling there.
        let mut trembling = vec![(3, 0, 30_000)];
        trembling.extend((0..500).map(|n| (3, 0, 30_000 + n * 37 % 400)));
        assert_eq!(tell(&trembling), 1);
        let noise: Vec<_> = (0..500).map(|n| (3, 2, n * 53 % 400 - 200)).collect();
        assert!(tell(&noise) <= 1);
        let resting: Vec<_> = (0..500).map(|n| (3, 1, 128 + n % 5)).collect();
        assert_eq!(tell(&resting), 1);
    }

    #[test]
    fn a_pad_is_waited_for_once_it_is_there_and_let_go_of_when_it_is_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let about = folder.path().join("about");
        for (name, keys) in [("event3", "7fdb000000000000 0 0 0 0"), ("event4", "1f0000 0 0 0 0")] {
            std::fs::create_dir_all(about.join(name).join("device/capabilities")).expect("made");
            std::fs::write(about.join(name).join("device/capabilities/key"), keys).expect("made");
            // A file ends at once, as a pad that is pulled out.
            std::fs::write(folder.path().join(name), event(1, 0x130, 1)).expect("made");
        }
        let rings = Arc::new(Mutex::new(0));
        let counted = Arc::clone(&rings);
        let bell = Bell::of(move || *counted.lock().expect("counted") += 1);
        let pads = Pads::default();
        pads.look(&bell, folder.path(), &about);
        for _ in 0..500 {
            if pads.known().is_empty() && *rings.lock().expect("counted") == 3 {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("{:?}, {} rings", pads.known(), rings.lock().expect("counted"));
    }
}
