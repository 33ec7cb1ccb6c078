//! What is seen is heard: dry nuts on hardwood, hands, and what surrounds the table.
//!
//! Events and intents become cues (`cues`), which go through a queue to the mixer (`mixer`) on the
//! thread of the sound device (`device`). All sounds are made at start (`synth`, `wood`, `bank`), the
//! surroundings while they are heard (`ambience`). Without a device nothing is heard, and the player is
//! told once.

mod ambience;
mod bank;
mod cues;
mod device;
mod levels;
mod mixer;
mod synth;
mod wood;

pub use bank::{Amount, Bank, Sound};
pub use device::{Report, Standing};
pub use levels::Levels;
pub use mixer::{Bus, Cue, Mixer, VOICES};
pub use synth::RATE;
pub use wood::{Cell, Fill};

use super::background::Window;
use super::look::Mood;
use super::notices::{Notice, Notices};
use super::phase::Phase;
use super::session::{Drafting, Intent, Match, Refused};
use super::settings::{NoSound, Settings};
use super::sowing::Passed;
use super::space::BoardView;
use super::state::Screen;
use crate::rules::{Board, Event, Rules, Side};
use bevy::prelude::*;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// In one frame so many drops are begun at most, and so many other sounds: more is a leap over many
/// laps, of which a few tell enough.
const MOST_IN_A_FRAME: usize = 6;
/// Drops of one frame follow each other, so many seconds apart.
const APART: f32 = 0.0023;
/// The screen answers at most so often: a dragged slider ticks and does not buzz.
const BETWEEN_TAPS: Duration = Duration::from_millis(70);

/// Adds what is to be heard, and the device to hear it on; none where the app has [`NoSound`] when it starts.
pub fn plugin(app: &mut App) {
    app.add_plugins(listening_plugin)
        .add_systems(Startup, open_device.run_if(not(resource_exists::<NoSound>)))
        .add_systems(Update, tell_of_the_device.in_set(Phase::Sound).before(hear));
}

/// Adds what is to be heard, and no device: whoever takes [`Voices::mixer`] hears it.
pub fn listening_plugin(app: &mut App) {
    app.init_resource::<Voices>()
        .add_systems(Update, (set_levels, hear).chain().in_set(Phase::Sound));
}

/// The way to the mixer.
#[derive(Resource)]
pub struct Voices {
    queue: mixer::Sender,
    other_end: Mutex<Option<Receiver<Cue>>>,
    levels: Arc<Levels>,
    report: Arc<Report>,
    begun: u32,
    /// While this exists, the device is kept open.
    stay: Option<Sender<()>>,
}

impl Default for Voices {
    fn default() -> Self {
        let (queue, other_end) = std::sync::mpsc::sync_channel(mixer::QUEUE);
        Voices {
            queue,
            other_end: Mutex::new(Some(other_end)),
            levels: Arc::default(),
            report: Arc::default(),
            begun: 0,
            stay: None,
        }
    }
}

impl Voices {
    /// The mixer that plays what is put here. There is one: whoever asks again gets nothing.
    #[must_use]
    pub fn mixer(&self, bank: Arc<Bank>) -> Option<Mixer> {
        let queue = self.take_queue()?;
        Some(Mixer::from_queue(bank, Arc::clone(&self.levels), queue))
    }

    /// So many sounds were put into the queue so far.
    #[must_use]
    pub const fn begun(&self) -> u32 {
        self.begun
    }

    fn take_queue(&self) -> Option<Receiver<Cue>> {
        self.other_end.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn put(&mut self, cue: Cue) {
        // A full queue means that nobody listens, or far too much to hear: never a reason to wait.
        if self.queue.try_send(cue).is_ok() {
            self.begun = self.begun.wrapping_add(1);
        }
    }
}

/// Makes the sounds and opens the device, on a thread of its own.
fn open_device(mut voices: ResMut<Voices>, window: Window) {
    let Some(queue) = voices.take_queue() else { return };
    let (stay, leave) = channel();
    voices.stay = Some(stay);
    let (levels, report) = (Arc::clone(&voices.levels), Arc::clone(&voices.report));
    let bell = window.bell();
    let work = move || device::play(queue, levels, &report, &leave, || bell.ring());
    if let Err(error) = thread::Builder::new().name("sound".into()).spawn(work) {
        warn!("no thread for the sound: {error}");
    }
}

/// A silent machine is told once; a notice that is no longer true goes.
fn tell_of_the_device(
    voices: Res<Voices>,
    mut told: Local<bool>,
    mut notices: MessageWriter<Notice>,
    mut shown: ResMut<Notices>,
) {
    const SILENT: Notice = Notice::new("notice-no-sound-device");
    match voices.report.standing() {
        Standing::Silent if !*told => {
            *told = true;
            notices.write(SILENT);
        }
        Standing::Playing if *told && shown.0.contains(&SILENT) => {
            shown.0.retain(|notice| *notice != SILENT);
        }
        _ => {}
    }
}

fn set_levels(settings: Res<Settings>, voices: Res<Voices>) {
    if settings.is_changed() || voices.is_added() {
        let volumes = [settings.volume, settings.interface, settings.ambience];
        voices.levels.set(if settings.muted { [0; 3] } else { volumes });
        voices.levels.set_evening(if settings.mood == Mood::Evening { 1.0 } else { 0.0 });
    }
}

/// What there is to hear in this frame.
#[derive(bevy::ecs::system::SystemParam)]
struct News<'w, 's> {
    passed: MessageReader<'w, 's, Passed>,
    refused: MessageReader<'w, 's, Refused>,
    intents: MessageReader<'w, 's, Intent>,
    screen: Res<'w, State<Screen>>,
    drafting: Res<'w, Drafting>,
    before: Local<'s, Option<Screen>>,
    volumes: Local<'s, Option<[u8; 2]>>,
    last_tap: Local<'s, Duration>,
}

fn hear(
    mut news: News,
    settings: Res<Settings>,
    current: Res<Match>,
    view: Res<BoardView>,
    time: Res<Time<Real>>,
    mut voices: ResMut<Voices>,
) {
    let voices = voices.bypass_change_detection();
    let screen = *news.screen.get();
    let before = news.before.replace(screen);
    let volumes = [settings.volume, settings.interface];
    let volumes_before = news.volumes.replace(volumes).unwrap_or(volumes);
    if settings.muted {
        news.passed.clear();
        news.refused.clear();
        news.intents.clear();
        return;
    }

    let board = current.playing().map_or(Board::FourRows, |playing| playing.game().board());
    let seen = cues::Seen { board, near: view.near.unwrap_or(Side::South) };
    let (mut drops, mut others) = (0, 0);
    for Passed(event) in news.passed.read() {
        let is_drop = matches!(event, Event::Dropped { .. });
        let count = if is_drop { &mut drops } else { &mut others };
        if *count == MOST_IN_A_FRAME {
            continue;
        }
        let number = voices.begun;
        if let Some(cue) = cues::of_event(*event, seen, number) {
            let delay = if is_drop { APART * *count as f32 } else { 0.0 };
            *count += 1;
            voices.put(Cue { delay, ..cue });
        }
    }
    if before == Some(Screen::Match)
        && screen == Screen::Results
        && let Some(cue) = current.playing().and_then(cues::of_end)
    {
        voices.put(cue);
    }

    let intents: Vec<&Intent> = news.intents.read().collect();
    let pressed = intents.iter().rev().find_map(|intent| cues::of_intent(intent));
    let refused = news.refused.read().last().map(|refused| cues::of_refusal(refused.refusal));
    let edited = intents.iter().rev().find_map(|intent| match intent {
        Intent::Edit(edit) => Some(*edit),
        _ => None,
    });
    if let Some(edit) = edited.filter(|_| screen == Screen::SetUp) {
        let cue = cues::of_edit(edit, &news.drafting, seen.near, voices.begun);
        if let Some(cue) = cue {
            voices.put(cue);
        }
    }
    let answer = if volumes[0] != volumes_before[0] {
        Some(cues::sample_of(Bus::Effects))
    } else if volumes[1] != volumes_before[1] {
        Some(cues::sample_of(Bus::Interface))
    } else {
        refused.or(pressed)
    };
    if let Some(answer) = answer
        && (refused.is_some() || time.elapsed().saturating_sub(*news.last_tap) >= BETWEEN_TAPS)
    {
        *news.last_tap = time.elapsed();
        voices.put(answer);
    }
}
