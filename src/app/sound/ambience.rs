//! What surrounds the table: a light wind and the far sea by day, crickets and less wind in the evening.
//!
//! It is made as it is heard, so it never repeats, and needs no memory.

use super::synth::{Band, Dice, RATE};
use std::f32::consts::TAU;

/// A slow swell that never comes twice at the same distance.
#[derive(Clone, Debug)]
struct Swell {
    from: f32,
    to: f32,
    at: f32,
    step: f32,
    seconds: (f32, f32),
}

impl Swell {
    const fn new(least: f32, most: f32) -> Self {
        Swell { from: 0.3, to: 0.3, at: 1.0, step: 0.0, seconds: (least, most) }
    }

    /// From 0 to 1, some frames later.
    fn next(&mut self, frames: usize, dice: &mut Dice) -> f32 {
        self.at += self.step * frames as f32;
        if self.at >= 1.0 {
            self.at = 0.0;
            self.from = self.to;
            self.to = dice.share();
            self.step = 1.0 / (RATE as f32 * dice.within(self.seconds.0, self.seconds.1));
        }
        let eased = 0.5 - 0.5 * (0.5 * TAU * self.at).cos();
        self.from + (self.to - self.from) * eased
    }
}

/// A cricket: pulses of one tone, in groups, and then a rest.
#[derive(Clone, Debug)]
struct Cricket {
    hertz: f32,
    pan: f32,
    level: f32,
    turn: f32,
    /// Seconds since the group began.
    clock: f32,
    pulses: u32,
    group: f32,
}

impl Cricket {
    const PULSE: f32 = 0.034;

    fn new(hertz: f32, pan: f32, level: f32) -> Self {
        Cricket { hertz, pan, level, turn: 0.0, clock: 0.0, pulses: 3, group: 0.8 }
    }

    fn next(&mut self, dice: &mut Dice) -> f32 {
        self.clock += 1.0 / RATE as f32;
        if self.clock >= self.group {
            self.clock = 0.0;
            self.pulses = 2 + (dice.share() * 3.0) as u32;
            self.group = dice.within(0.45, 1.6);
        }
        let pulse = self.clock / Self::PULSE;
        if pulse >= self.pulses as f32 {
            return 0.0;
        }
        self.turn = (self.turn + self.hertz / RATE as f32).fract();
        // Two thirds of a pulse sound, the rest is silent.
        let share = (pulse.fract() * 1.5).min(1.0);
        let envelope = (0.5 * TAU * share).sin().max(0.0);
        self.level * envelope * envelope * (TAU * self.turn).sin()
    }
}

/// Takes away what lies above about 800 Hz.
const DULL: f32 = 0.1;

/// The surroundings.
#[derive(Clone, Debug)]
pub struct Ambience {
    dice: Dice,
    /// Of each ear.
    wind: [Band; 2],
    leaves: [Band; 2],
    sea: [Band; 2],
    /// The noise without its hiss.
    dull: [f32; 2],
    gust: Swell,
    surf: Swell,
    crickets: [Cricket; 3],
    evening: f32,
}

impl Ambience {
    /// The surroundings, at the same moment each time.
    #[must_use]
    pub fn new() -> Self {
        let both = |hertz, width| [Band::new(hertz, width), Band::new(hertz * 1.07, width)];
        Ambience {
            dice: Dice::new(77),
            wind: both(420.0, 0.9),
            leaves: both(3_100.0, 1.2),
            sea: both(170.0, 1.1),
            dull: [0.0; 2],
            gust: Swell::new(2.5, 7.0),
            surf: Swell::new(4.0, 7.0),
            crickets: [
                Cricket::new(4_310.0, -0.6, 0.5),
                Cricket::new(4_620.0, 0.7, 0.32),
                Cricket::new(4_050.0, 0.1, 0.2),
            ],
            evening: 0.0,
        }
    }

    /// Adds some frames; the volume goes from one to another along them.
    pub fn mix(&mut self, block: &mut [[f32; 2]], from: f32, to: f32, evening: f32) {
        // Evening falls slowly.
        let step = block.len() as f32 / (RATE as f32 * 3.0);
        self.evening += (evening - self.evening).clamp(-step, step);
        let gust = self.gust.next(block.len(), &mut self.dice);
        let surf = self.surf.next(block.len(), &mut self.dice);
        for band in &mut self.wind {
            band.tune(320.0 + 260.0 * gust);
        }
        let day = 1.0 - 0.6 * self.evening;
        let wind = day * (0.09 + 0.26 * gust);
        let leaves = day * 0.014 * gust * gust;
        let sea = 0.12 + 0.20 * surf;
        let length = block.len() as f32;
        for (index, frame) in block.iter_mut().enumerate() {
            let gain = from + (to - from) * (index as f32 / length);
            let mut crickets = [0.0; 2];
            if self.evening > 0.0 {
                for cricket in &mut self.crickets {
                    let sample = 0.11 * self.evening * cricket.next(&mut self.dice);
                    crickets[0] += sample * (0.5 - 0.5 * cricket.pan);
                    crickets[1] += sample * (0.5 + 0.5 * cricket.pan);
                }
            }
            for (ear, sample) in frame.iter_mut().enumerate() {
                let noise = self.dice.noise();
                self.dull[ear] += DULL * (noise - self.dull[ear]);
                let air = wind * self.wind[ear].next(self.dull[ear])
                    + leaves * self.leaves[ear].next(noise)
                    + sea * self.sea[ear].next(self.dull[ear]);
                *sample += gain * (air + crickets[ear]);
            }
        }
    }
}

impl Default for Ambience {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::sound::synth::samples;

    fn heard(seconds: f32, evening: f32) -> Vec<[f32; 2]> {
        let mut ambience = Ambience::new();
        let mut frames = vec![[0.0; 2]; samples(seconds)];
        for block in frames.chunks_mut(128) {
            ambience.mix(block, 1.0, 1.0, evening);
        }
        frames
    }

    fn loudness(frames: &[[f32; 2]]) -> f32 {
        let sum: f32 = frames.iter().flatten().map(|sample| sample * sample).sum();
        (sum / (2 * frames.len()) as f32).sqrt()
    }

    #[test]
    fn it_is_quiet_never_silent_and_never_loud() {
        for evening in [0.0, 0.5, 1.0] {
            let frames = heard(30.0, evening);
            for second in frames.chunks(samples(1.0)) {
                let loudness = loudness(second);
                assert!((0.002..0.08).contains(&loudness), "{evening} {loudness}");
            }
            let peak = frames.iter().flatten().fold(0.0_f32, |peak, s| peak.max(s.abs()));
            assert!(peak < 0.35, "{evening} {peak}");
        }
    }

    #[test]
    fn it_is_the_same_at_every_start_and_does_not_repeat() {
        let frames = heard(8.0, 0.0);
        assert_eq!(frames, heard(8.0, 0.0));
        let second = samples(1.0);
        assert!((1..7).all(|at| frames[..second] != frames[at * second..(at + 1) * second]));
    }

    #[test]
    fn crickets_sing_in_the_evening_only() {
        // How much there is about the crickets' tones, against what is below.
        let bright = |evening: f32| {
            let mut band = Band::new(4_300.0, 0.3);
            let tone = |frame: &[f32; 2]| band.next(frame[0]).powi(2);
            heard(12.0, evening)[samples(4.0)..].iter().map(tone).sum::<f32>()
        };
        assert!(bright(1.0) > 4.0 * bright(0.0));
    }
}
