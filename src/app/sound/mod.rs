//! What is seen is heard: seeds knock on wood.
//!
//! A fixed pool of voices plays sounds that are made at start. Without a sound device nothing is played
//! and the player is told once.

mod knock;

use super::Phase;
use super::notices::Notice;
use super::settings::Settings;
use super::sowing::Passed;
use crate::rules::{Event, Outcome};
use bevy::audio::{AudioPlayer, AudioSink, AudioSource, PlaybackSettings, Volume};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// So many sounds can be heard at once; the oldest gives way.
const VOICES: usize = 16;
/// Frames within which a sound device takes up the first sound.
const FRAMES_TO_ANSWER: u32 = 8;

/// Adds the voices.
pub fn plugin(app: &mut App) {
    app.init_resource::<Device>()
        .add_systems(Startup, make_voices)
        .add_systems(Update, (listen, notice_silence).chain().in_set(Phase::Sound));
}

/// The sounds, made at start.
#[derive(Resource)]
struct Sounds {
    drops: Vec<Handle<AudioSource>>,
    lift: Handle<AudioSource>,
    capture: Handle<AudioSource>,
    enter: Handle<AudioSource>,
    settle: Handle<AudioSource>,
    win: Handle<AudioSource>,
}

/// One of the pool.
#[derive(Component)]
struct Voice;

/// The voice whose turn it is.
#[derive(Resource, Default)]
struct NextVoice(usize);

/// Whether a sound device has answered.
#[derive(Resource, Default)]
enum Device {
    #[default]
    Asking,
    Waiting(u32),
    Known,
}

fn make_voices(
    mut commands: Commands,
    sources: Option<ResMut<Assets<AudioSource>>>,
    mut notices: MessageWriter<Notice>,
) {
    // Bevy's own sound is left out where the system has none.
    let Some(mut sources) = sources else {
        notices.write(Notice::new("notice-no-sound-device"));
        return;
    };
    let mut add = |bytes: Vec<u8>| sources.add(AudioSource { bytes: bytes.into() });
    let drops: Vec<_> = (0..knock::VARIANTS).map(|variant| add(knock::drop(variant))).collect();
    let lift = add(knock::lift());
    let capture = add(knock::capture());
    let enter = add(knock::enter());
    let settle = add(knock::settle());
    let win = add(knock::win());
    for _ in 0..VOICES {
        commands.spawn(Voice);
    }
    // A first sound that nobody hears asks whether there is a device.
    let silent = PlaybackSettings { muted: true, ..PlaybackSettings::ONCE };
    commands.spawn((AudioPlayer(settle.clone()), silent, Probe));
    commands.insert_resource(NextVoice::default());
    commands.insert_resource(Sounds { drops, lift, capture, enter, settle, win });
}

/// The sound that asks for a device.
#[derive(Component)]
struct Probe;

fn notice_silence(
    mut device: ResMut<Device>,
    probe: Query<(Entity, Has<AudioSink>), With<Probe>>,
    mut commands: Commands,
    mut notices: MessageWriter<Notice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok((entity, answered)) = probe.single() else { return };
    let frames = match *device {
        Device::Asking => 0,
        Device::Waiting(frames) => frames + 1,
        Device::Known => return,
    };
    *device = Device::Waiting(frames);
    redraw.write(RequestRedraw);
    if answered || frames >= FRAMES_TO_ANSWER {
        *device = Device::Known;
        commands.entity(entity).despawn();
        if !answered {
            notices.write(Notice::new("notice-no-sound-device"));
        }
    }
}

fn listen(
    mut passed: MessageReader<Passed>,
    settings: Res<Settings>,
    sounds: Option<Res<Sounds>>,
    voices: Query<Entity, With<Voice>>,
    next: Option<ResMut<NextVoice>>,
    mut commands: Commands,
) {
    let (Some(sounds), Some(mut next)) = (sounds, next) else { return };
    if settings.muted || settings.volume == 0 {
        passed.clear();
        return;
    }
    let voices: Vec<Entity> = voices.iter().collect();
    if voices.is_empty() {
        passed.clear();
        return;
    }
    let master = f32::from(settings.volume.min(100)) / 100.0;
    // More than a pool's worth in one frame is a leap over many laps: a few of them tell enough.
    for Passed(event) in passed.read().take(VOICES / 2) {
        let (sound, loudness) = match *event {
            Event::Dropped { pit, now } => {
                let variant = (usize::from(pit.0) * 5 + usize::from(now) * 3) % sounds.drops.len();
                // The first seed meets wood, later ones meet seeds.
                let loudness = if now == 1 { 1.0 } else { 0.72 };
                (&sounds.drops[variant], loudness)
            }
            Event::Lifted { .. } => (&sounds.lift, 0.35),
            Event::Captured { .. } => (&sounds.capture, 0.8),
            Event::Entered { .. } => (&sounds.enter, 0.5),
            Event::TurnEnded { .. } => (&sounds.settle, 0.6),
            Event::GameEnded { outcome: Outcome::Won { .. } | Outcome::Drawn { .. } } => {
                (&sounds.win, 0.8)
            }
            _ => continue,
        };
        let voice = voices[next.0 % voices.len()];
        next.0 = next.0.wrapping_add(1);
        let volume = Volume::Linear(master * loudness);
        commands.entity(voice).remove::<AudioSink>().insert((
            AudioPlayer(sound.clone()),
            PlaybackSettings { volume, ..PlaybackSettings::ONCE },
        ));
    }
    // The rest of a leap is not made up for later.
    passed.clear();
}
