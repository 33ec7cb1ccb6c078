//! What the mixer holds, whatever is asked of it.

use super::*;
use crate::app::sound::wood::{Cell, Fill};
use std::sync::LazyLock;

fn full() -> Arc<Levels> {
    let levels = Arc::new(Levels::default());
    levels.set([100, 100, 100]);
    levels
}

fn mixer(levels: &Arc<Levels>) -> (Mixer, Sender) {
    static BANK: LazyLock<Arc<Bank>> = LazyLock::new(|| Arc::new(Bank::new()));
    Mixer::new(Arc::clone(&BANK), Arc::clone(levels))
}

fn loud(sound: Sound) -> Cue {
    Cue { sound, bus: Bus::Effects, gain: 1.0, pan: 0.0, rate: 1.0, delay: 0.0 }
}

fn drop_in_the_middle() -> Cue {
    loud(Sound::Drop(Cell::at(0.5, 0.5), Fill::Empty, true))
}

fn peak(frames: &[[f32; 2]]) -> f32 {
    frames.iter().flatten().fold(0.0, |peak, sample| peak.max(sample.abs()))
}

fn heard(mixer: &mut Mixer, seconds: f32) -> Vec<[f32; 2]> {
    let mut frames = vec![[0.0; 2]; samples(seconds)];
    mixer.mix(&mut frames);
    frames
}

#[test]
fn nothing_clips_whatever_is_thrown_at_it() {
    let levels = full();
    let (mut mixer, sender) = mixer(&levels);
    heard(&mut mixer, 0.1);
    let all: Vec<Sound> = Sound::all().collect();
    for round in 0..400 {
        for sound in 0..=QUEUE {
            let cue = Cue { gain: 4.0, pan: -1.0, ..loud(all[(round * 31 + sound) % all.len()]) };
            let _ = sender.try_send(cue);
        }
        let frames = heard(&mut mixer, 0.005);
        assert!(peak(&frames) < 1.0);
        assert!(mixer.voices() <= VOICES);
    }
    assert!(mixer.take_least_gain() < 0.5, "this was meant to be far too loud");
}

#[test]
fn a_voice_ends_with_its_sound() {
    let levels = full();
    let (mut mixer, sender) = mixer(&levels);
    for sound in Sound::all() {
        sender.send(loud(sound)).expect("the mixer listens");
        heard(&mut mixer, 0.01);
        assert!(mixer.voices() >= 1, "{sound:?}");
    }
    heard(&mut mixer, 3.0);
    assert_eq!(mixer.voices(), 0);
}

#[test]
fn when_all_voices_are_taken_the_one_nearest_its_end_fades_away() {
    let levels = full();
    levels.set([100, 0, 0]);
    let (mut mixer, sender) = mixer(&levels);
    for _ in 0..VOICES {
        sender.send(loud(Sound::Win)).expect("the mixer listens");
    }
    heard(&mut mixer, 0.3);
    assert_eq!(mixer.voices(), VOICES);
    let before = heard(&mut mixer, 0.01);
    sender.send(Cue { gain: 0.0, ..loud(Sound::Tap) }).expect("the mixer listens");
    let after = heard(&mut mixer, 0.01);
    assert_eq!(mixer.voices(), VOICES);
    // No step in the sound is larger than those it has anyway.
    let steps = |frames: &[[f32; 2]]| -> f32 {
        frames.windows(2).map(|pair| (pair[1][0] - pair[0][0]).abs()).fold(0.0, f32::max)
    };
    let joined: Vec<[f32; 2]> = before.iter().chain(&after).copied().collect();
    assert!(steps(&joined) < 1.5 * steps(&before));
}

#[test]
fn silence_comes_within_a_blink_and_without_a_click() {
    let levels = full();
    let (mut mixer, sender) = mixer(&levels);
    heard(&mut mixer, 3.0);
    sender.send(loud(Sound::Win)).expect("the mixer listens");
    heard(&mut mixer, 0.2);
    levels.set([0, 0, 0]);
    let frames = heard(&mut mixer, 0.04);
    assert!(peak(&frames[..BLOCK]) > 0.01, "cut off");
    assert_eq!(peak(&frames[samples(0.035)..]), 0.0);
}

#[test]
fn each_volume_is_its_own() {
    let of = |volumes: [u8; 3], bus: Bus| {
        let levels = full();
        levels.set(volumes);
        let (mut mixer, sender) = mixer(&levels);
        heard(&mut mixer, 3.0);
        sender.send(Cue { bus, ..drop_in_the_middle() }).expect("the mixer listens");
        peak(&heard(&mut mixer, 0.1))
    };
    assert!(of([100, 0, 0], Bus::Effects) > 0.2);
    assert_eq!(of([100, 0, 0], Bus::Interface), 0.0);
    assert!(of([0, 100, 0], Bus::Interface) > 0.2);
    assert_eq!(of([0, 100, 0], Bus::Effects), 0.0);
    let surroundings = of([0, 0, 100], Bus::Effects);
    assert!((0.001..0.2).contains(&surroundings));
    let (half, whole) = (of([50, 0, 0], Bus::Effects), of([100, 0, 0], Bus::Effects));
    assert!((0.2..0.3).contains(&(half / whole)));
}

#[test]
fn a_sound_comes_from_its_side() {
    let levels = full();
    levels.set([100, 0, 0]);
    let (mut mixer, sender) = mixer(&levels);
    heard(&mut mixer, 0.1);
    sender.send(Cue { pan: -1.0, ..drop_in_the_middle() }).expect("the mixer listens");
    let frames = heard(&mut mixer, 0.1);
    let side = |ear: usize| frames.iter().map(|frame| frame[ear].abs()).fold(0.0, f32::max);
    assert!(side(0) > 0.2 && side(1) < 0.01);
}

#[test]
fn a_delayed_sound_waits() {
    let levels = full();
    levels.set([100, 0, 0]);
    let (mut mixer, sender) = mixer(&levels);
    heard(&mut mixer, 0.1);
    sender.send(Cue { delay: 0.05, ..drop_in_the_middle() }).expect("the mixer listens");
    let frames = heard(&mut mixer, 0.1);
    assert_eq!(peak(&frames[..samples(0.05)]), 0.0);
    assert!(peak(&frames[samples(0.05)..]) > 0.2);
}

#[test]
fn what_waited_through_a_silence_is_not_made_up_for() {
    let levels = full();
    levels.set([100, 100, 0]);
    let (mut mixer, sender) = mixer(&levels);
    while sender.try_send(drop_in_the_middle()).is_ok() {}
    mixer.clear();
    assert_eq!(peak(&heard(&mut mixer, 0.2)), 0.0);
    assert!(sender.try_send(drop_in_the_middle()).is_ok());
}

#[test]
fn the_clock_counts_what_was_taken() {
    let levels = full();
    let (mut mixer, _sender) = mixer(&levels);
    heard(&mut mixer, 0.5);
    assert_eq!(levels.frames(), samples(0.5) as u64);
}
