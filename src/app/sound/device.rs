//! The sound device, and its coming and going.
//!
//! Bevy opens a device once, where its plugin is added, and never again: a device that is lost then
//! stays lost, and what it is lost with fills the log. So the plugin lives in a small app of its own,
//! with nothing in it but the mixer, on a thread of its own. A thread beside it watches whether the
//! device takes samples. Where it no longer does, that app is let go, and a new one opens whatever
//! device there is now. No frame waits for any of it.

use super::bank::Bank;
use super::levels::Levels;
use super::mixer::{BLOCK, Cue, Mixer};
use super::synth::RATE;
use crate::app::startup::has_sound_system;
use bevy::asset::{Asset, AssetPlugin, Assets};
use bevy::audio::{
    AddAudioSource, AudioPlayer, AudioPlugin, AudioSink, ChannelCount, Decodable, PlaybackSettings,
    Sample, SampleRate, Source,
};
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::info;
use bevy::prelude::*;
use bevy::reflect::TypePath;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How it stands with the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Standing {
    /// Nobody knows yet.
    Asking,
    /// It plays.
    Playing,
    /// There is none.
    Silent,
}

/// How it stands with the device, for other threads to read.
#[derive(Debug, Default)]
pub struct Report(AtomicU8);

impl Report {
    /// How it stands.
    #[must_use]
    pub fn standing(&self) -> Standing {
        match self.0.load(Ordering::Relaxed) {
            0 => Standing::Asking,
            1 => Standing::Playing,
            _ => Standing::Silent,
        }
    }

    fn set(&self, standing: Standing) {
        self.0.store(standing as u8, Ordering::Relaxed);
    }
}

/// How patient the watch is.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// The clock of the mixer is read so often.
    pub look: Duration,
    /// So many looks at a clock that stands still, and the device is lost.
    pub looks: u32,
    /// The wait before the first attempt to open a device again; each further one takes twice as long,
    pub first: Duration,
    /// and never longer than this.
    pub longest: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Patience {
            look: Duration::from_millis(500),
            looks: 5,
            first: Duration::from_secs(1),
            longest: Duration::from_secs(60),
        }
    }
}

/// The mixer, shared by whichever device plays it.
type Shared = Arc<Mutex<Mixer>>;

fn lock(mixer: &Shared) -> MutexGuard<'_, Mixer> {
    mixer.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes the sounds and plays them for as long as the other end of `leave` exists.
pub fn play(
    queue: Receiver<Cue>,
    levels: Arc<Levels>,
    report: &Report,
    leave: &Receiver<()>,
    wake: impl Fn(),
) {
    let begun = Instant::now();
    let bank = Arc::new(Bank::new());
    info!("sounds made in {} ms", begun.elapsed().as_millis());
    let mixer = Arc::new(Mutex::new(Mixer::from_queue(bank, Arc::clone(&levels), queue)));
    let mut opener = Opener::new(player, LONGEST_OPENING);
    let open = |mixer: &Shared| if has_sound_system() { opener.open(mixer) } else { None };
    keep_open(&mixer, &levels, report, leave, wake, Patience::default(), open);
}

/// Keeps a device open. `open` answers with what holds it open, or nothing.
fn keep_open<S>(
    mixer: &Shared,
    levels: &Levels,
    report: &Report,
    leave: &Receiver<()>,
    wake: impl Fn(),
    patience: Patience,
    mut open: impl FnMut(&Shared) -> Option<S>,
) {
    let mut wait = patience.first;
    let stands = |standing| {
        if report.standing() != standing {
            report.set(standing);
            wake();
        }
    };
    loop {
        // Whatever was meant for a device that was not there.
        lock(mixer).clear();
        let before = levels.frames();
        if let Some(_stream) = open(mixer) {
            let mut still = 0;
            let mut known = before;
            while still < patience.looks {
                if left(leave, patience.look) {
                    return;
                }
                let now = levels.frames();
                if now == known {
                    still += 1;
                } else {
                    (still, known, wait) = (0, now, patience.first);
                    stands(Standing::Playing);
                }
            }
            info!("the sound device takes no more samples");
        }
        // A device that came back at once was never away.
        if report.standing() != Standing::Playing || wait > patience.first {
            stands(Standing::Silent);
        }
        if left(leave, wait) {
            return;
        }
        wait = (2 * wait).min(patience.longest);
    }
}

/// Waits. Whether it is time to leave.
fn left(leave: &Receiver<()>, wait: Duration) -> bool {
    leave.recv_timeout(wait) != Err(RecvTimeoutError::Timeout)
}

/// Keeps a device open until it is dropped.
struct Stream {
    _close: Sender<()>,
}

/// A device that has not answered after so long will not.
const LONGEST_OPENING: Duration = Duration::from_secs(10);

/// Opens devices. Both opening and closing can hang where a device misbehaves, so each stream has a thread of its own,
/// which nobody waits for in the end. While one hangs in opening no other is tried.
struct Opener<P> {
    player: P,
    longest: Duration,
    opening: Option<Opening>,
}

/// A stream that is being opened.
struct Opening {
    begun: Instant,
    answered: Receiver<bool>,
    close: Sender<()>,
}

impl<T, P: Fn(Shared) -> Option<T> + Clone + Send + 'static> Opener<P> {
    /// `player` opens a device and answers with what holds it open; it is waited for so long at a time.
    const fn new(player: P, longest: Duration) -> Self {
        Opener { player, longest, opening: None }
    }

    /// A stream, if a device is there and answers.
    fn open(&mut self, mixer: &Shared) -> Option<Stream> {
        let opening = match self.opening.take() {
            Some(opening) => opening,
            None => self.begin(Arc::clone(mixer))?,
        };
        match opening.answered.recv_timeout(self.longest) {
            Ok(true) => {
                info!("sound device open after {} ms", opening.begun.elapsed().as_millis());
                return Some(Stream { _close: opening.close });
            }
            Err(RecvTimeoutError::Timeout) => self.opening = Some(opening),
            Ok(false) | Err(RecvTimeoutError::Disconnected) => {}
        }
        None
    }

    fn begin(&self, mixer: Shared) -> Option<Opening> {
        let (close, closed) = channel::<()>();
        let (answer, answered) = channel();
        let (player, begun) = (self.player.clone(), Instant::now());
        let held = move || {
            let opened = catch_unwind(AssertUnwindSafe(|| player(mixer))).ok().flatten();
            let _ = answer.send(opened.is_some());
            if opened.is_some() {
                let _ = closed.recv();
            }
        };
        thread::Builder::new().name("sound stream".into()).spawn(held).ok()?;
        Some(Opening { begun, answered, close })
    }
}

/// A small app that plays the mixer, if there is a device.
fn player(mixer: Shared) -> Option<App> {
    let mut app = App::new();
    app.add_plugins((AssetPlugin::default(), AudioPlugin::default())).add_audio_source::<Endless>();
    app.edit_schedule(PostUpdate, |schedule| {
        schedule.set_executor(SingleThreadedExecutor::new());
    });
    let sound = app.world_mut().resource_mut::<Assets<Endless>>().add(Endless(mixer));
    let player = app.world_mut().spawn((AudioPlayer(sound), PlaybackSettings::ONCE)).id();
    // Here the sound begins; nothing in this app ever happens again.
    app.world_mut().run_schedule(PostUpdate);
    app.world().get::<AudioSink>(player)?;
    Some(app)
}

/// The mixer as a sound without end.
#[derive(Asset, TypePath)]
struct Endless(Shared);

impl Decodable for Endless {
    type Decoder = Samples;

    fn decoder(&self) -> Samples {
        Samples { mixer: Arc::clone(&self.0), block: [[0.0; 2]; BLOCK], at: 2 * BLOCK }
    }
}

/// The mixer's samples, one after the other.
struct Samples {
    mixer: Shared,
    block: [[f32; 2]; BLOCK],
    at: usize,
}

impl Iterator for Samples {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if self.at == 2 * BLOCK {
            lock(&self.mixer).mix(&mut self.block);
            self.at = 0;
        }
        let sample = self.block[self.at / 2][self.at % 2];
        self.at += 1;
        Some(sample)
    }
}

impl Source for Samples {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        ChannelCount::MIN.saturating_add(1)
    }

    fn sample_rate(&self) -> SampleRate {
        SampleRate::MIN.saturating_add(RATE - 1)
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

#[cfg(test)]
#[path = "device_tests.rs"]
mod tests;
