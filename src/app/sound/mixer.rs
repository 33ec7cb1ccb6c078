//! All voices, mixed into two channels that never clip.
//!
//! The mixer runs on the thread of the sound device. It owns a fixed number of voices and reads what
//! to play from a queue of fixed length; it neither allocates nor waits. It knows no device: a test
//! takes its samples as a device does.

use super::ambience::Ambience;
use super::bank::{Bank, Sound};
use super::levels::Levels;
use super::synth::{RATE, samples};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// So many sounds are heard at once; the one that is nearest its end gives way.
pub const VOICES: usize = 24;
/// So many sounds wait at most to be begun; what comes when they are full is not heard.
pub const QUEUE: usize = 64;
/// Frames that are mixed at a time.
pub const BLOCK: usize = 128;

/// What belongs together under one volume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bus {
    /// Seeds, hands and the board.
    Effects,
    /// What the screen answers.
    Interface,
}

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// What.
    pub sound: Sound,
    /// Under which volume.
    pub bus: Bus,
    /// How loud; 1 is as it was made.
    pub gain: f32,
    /// From -1, left, to 1, right.
    pub pan: f32,
    /// How fast, and so how high; 1 is as it was made.
    pub rate: f32,
    /// Seconds from now.
    pub delay: f32,
}

/// The end of the queue at which sounds are put in.
pub type Sender = SyncSender<Cue>;

/// A sound that is heard.
#[derive(Clone, Debug)]
struct Voice {
    sound: Arc<[f32]>,
    bus: Bus,
    left: f32,
    right: f32,
    at: f32,
    rate: f32,
    wait: usize,
}

impl Voice {
    fn new(sound: Arc<[f32]>, cue: Cue, gain: f32) -> Self {
        // Equal power, so that nothing grows softer on its way across.
        let turn = (cue.pan.clamp(-1.0, 1.0) + 1.0) * std::f32::consts::FRAC_PI_4;
        Voice {
            sound,
            bus: cue.bus,
            left: gain * turn.cos(),
            right: gain * turn.sin(),
            at: 0.0,
            rate: cue.rate.clamp(0.5, 2.0),
            wait: samples(cue.delay.clamp(0.0, 1.0)),
        }
    }

    /// The next sample, or nothing after the end.
    fn next(&mut self) -> Option<f32> {
        let index = self.at as usize;
        let here = *self.sound.get(index)?;
        let there = self.sound.get(index + 1).copied().unwrap_or(0.0);
        let share = self.at - index as f32;
        self.at += self.rate;
        Some(here + (there - here) * share)
    }

    fn left_over(&self) -> f32 {
        self.sound.len() as f32 - self.at
    }

    /// Adds what is heard of it in a block. Whether it goes on.
    fn mix(&mut self, block: &mut [[f32; 2]], from: [f32; 2], to: [f32; 2]) -> bool {
        let skipped = self.wait.min(block.len());
        self.wait -= skipped;
        let length = block.len() as f32;
        for (index, frame) in block.iter_mut().enumerate().skip(skipped) {
            let Some(sample) = self.next() else { return false };
            let bus = self.bus as usize;
            let gain = from[bus] + (to[bus] - from[bus]) * (index as f32 / length);
            frame[0] += gain * self.left * sample;
            frame[1] += gain * self.right * sample;
        }
        true
    }
}

/// The mixer.
pub struct Mixer {
    bank: Arc<Bank>,
    queue: Receiver<Cue>,
    levels: Arc<Levels>,
    voices: [Option<Voice>; VOICES],
    /// Volumes of the buses, and of the surroundings, at the end of the last block.
    gains: [f32; 2],
    ambience_gain: f32,
    ambience: Ambience,
    ceiling: Ceiling,
}

impl Mixer {
    /// A mixer, and the queue that it plays from.
    #[must_use]
    pub fn new(bank: Arc<Bank>, levels: Arc<Levels>) -> (Self, Sender) {
        let (sender, queue) = sync_channel(QUEUE);
        (Self::from_queue(bank, levels, queue), sender)
    }

    /// A mixer that plays from a queue.
    #[must_use]
    pub fn from_queue(bank: Arc<Bank>, levels: Arc<Levels>, queue: Receiver<Cue>) -> Self {
        Mixer {
            bank,
            queue,
            levels,
            voices: [const { None }; VOICES],
            gains: [0.0; 2],
            ambience_gain: 0.0,
            ambience: Ambience::new(),
            ceiling: Ceiling::default(),
        }
    }

    /// Voices in use.
    #[must_use]
    pub fn voices(&self) -> usize {
        self.voices.iter().flatten().count()
    }

    /// The least that the mix has been turned down to keep under the ceiling, since it was last asked:
    /// 1 if nothing was too loud.
    pub fn take_least_gain(&mut self) -> f32 {
        std::mem::replace(&mut self.ceiling.least, 1.0)
    }

    /// Forgets what waits and what is heard: after a silence nothing of it is made up for.
    pub fn clear(&mut self) {
        while self.queue.try_recv().is_ok() {}
        self.voices = [const { None }; VOICES];
    }

    /// The next frames, left and right.
    pub fn mix(&mut self, frames: &mut [[f32; 2]]) {
        for block in frames.chunks_mut(BLOCK) {
            self.mix_block(block);
        }
    }

    fn mix_block(&mut self, block: &mut [[f32; 2]]) {
        block.fill([0.0; 2]);
        while let Ok(cue) = self.queue.try_recv() {
            self.begin(cue, block);
        }
        let [effects, interface, ambience] = self.levels.wanted();
        // Volumes glide: at once to the ear, and without a click.
        let length = block.len() as f32;
        let glide = |from: f32, to: f32, seconds: f32| {
            let most = length / (RATE as f32 * seconds);
            from + (to - from).clamp(-most, most)
        };
        let (from, to) = (
            self.gains,
            [glide(self.gains[0], effects, 0.012), glide(self.gains[1], interface, 0.012)],
        );
        for voice in &mut self.voices {
            if voice.as_mut().is_some_and(|voice| !voice.mix(block, from, to)) {
                *voice = None;
            }
        }
        self.gains = to;
        // What surrounds the table comes slowly and goes at once.
        let seconds = if ambience > self.ambience_gain { 2.5 } else { 0.03 };
        let to = glide(self.ambience_gain, ambience, seconds);
        if to > 0.0 || self.ambience_gain > 0.0 {
            self.ambience.mix(block, self.ambience_gain, to, self.levels.evening());
        }
        self.ambience_gain = to;
        self.ceiling.hold(block);
        self.levels.count(block.len());
    }

    fn begin(&mut self, cue: Cue, block: &mut [[f32; 2]]) {
        let sound = self.bank.get(cue.sound);
        // The more is heard, the softer each: many seeds are not as loud as all of them together.
        let gain = cue.gain / (1.0 + 0.12 * self.voices() as f32).sqrt();
        let voice = Voice::new(sound, cue, gain);
        if let Some(free) = self.voices.iter_mut().find(|voice| voice.is_none()) {
            *free = Some(voice);
            return;
        }
        let over = |voice: &Option<Voice>| voice.as_ref().map_or(0.0, Voice::left_over);
        let last = self.voices.iter_mut().min_by(|a, b| over(a).total_cmp(&over(b)));
        if let Some(slot) = last {
            if let Some(leaving) = slot {
                // It fades within this block instead of being cut off.
                leaving.mix(block, self.gains, [0.0; 2]);
            }
            *slot = Some(voice);
        }
    }
}

/// Keeps the mix under full scale: turns it down where it is too loud, at once, and back slowly.
#[derive(Clone, Debug)]
struct Ceiling {
    gain: f32,
    least: f32,
}

impl Default for Ceiling {
    fn default() -> Self {
        Ceiling { gain: 1.0, least: 1.0 }
    }
}

impl Ceiling {
    /// What is louder is turned down,
    const LOUD: f32 = 0.80;
    /// and nothing is ever louder than this.
    const MOST: f32 = 0.98;
    /// Seconds until the gain is back.
    const BACK: f32 = 0.25;

    fn hold(&mut self, block: &mut [[f32; 2]]) {
        let peak = block.iter().flatten().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        let wanted = if peak > Self::LOUD { Self::LOUD / peak } else { 1.0 };
        let back = self.gain + block.len() as f32 / (RATE as f32 * Self::BACK);
        let to = wanted.min(back);
        // Down at the first sample, up along the block.
        let from = self.gain.min(to);
        let length = block.len() as f32;
        for (index, frame) in block.iter_mut().enumerate() {
            let gain = from + (to - from) * (index as f32 / length);
            for sample in frame {
                *sample = (*sample * gain).clamp(-Self::MOST, Self::MOST);
            }
        }
        self.gain = to;
        self.least = self.least.min(from);
    }
}

#[cfg(test)]
#[path = "mixer_tests.rs"]
mod tests;
