//! Struck wood and dry nuts: decaying modes, and the short push that sets them ringing.
//!
//! Pure functions of their arguments; what looks like chance is a number that is given.

use std::f32::consts::TAU;

/// Samples in a second, of everything that is made here.
pub const RATE: u32 = 48_000;

/// The number of samples in so many seconds.
#[must_use]
pub fn samples(seconds: f32) -> usize {
    (RATE as f32 * seconds) as usize
}

/// Numbers that look like chance and repeat.
#[derive(Clone, Debug)]
pub struct Dice(u32);

impl Dice {
    /// Dice that always fall the same way for a seed.
    #[must_use]
    pub const fn new(seed: u32) -> Self {
        let mut mixed = seed.wrapping_mul(0x9E37_79B9) ^ 0x85EB_CA6B;
        mixed ^= mixed >> 16;
        mixed = mixed.wrapping_mul(0x7FEB_352D);
        mixed ^= mixed >> 15;
        // Xorshift stands still at nothing.
        Dice(mixed | 1)
    }

    /// From 0 to 1.
    pub fn share(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / (1 << 24) as f32
    }

    /// From -1 to 1.
    pub fn noise(&mut self) -> f32 {
        2.0 * self.share() - 1.0
    }

    /// Within a range.
    pub fn within(&mut self, least: f32, most: f32) -> f32 {
        least + (most - least) * self.share()
    }

    /// About 1, off by at most a share.
    pub fn about(&mut self, off: f32) -> f32 {
        1.0 + off * self.noise()
    }
}

/// One way in which a thing rings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mode {
    /// Its pitch.
    pub hertz: f32,
    /// How strongly it answers.
    pub level: f32,
    /// Seconds until it has died away to a thousandth.
    pub decay: f32,
}

/// One mode.
#[must_use]
pub const fn mode(hertz: f32, level: f32, decay: f32) -> Mode {
    Mode { hertz, level, decay }
}

/// Something hits something.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    /// How hard; 1 is firm.
    pub force: f32,
    /// Seconds that both touch when the hit is firm. The shorter, the brighter.
    pub contact: f32,
    /// Rough shells that scrape: the level of a few milliseconds of noise.
    pub scrape: f32,
}

/// Adds the answer of some modes to a hit, beginning at a sample.
pub fn strike(into: &mut [f32], at: usize, modes: &[Mode], hit: Hit, dice: &mut Dice) {
    let Some(into) = into.get_mut(at..) else { return };
    // A harder hit is louder, and shorter, so that it holds more of the high tones.
    let contact = hit.contact * hit.force.max(0.02).powf(-0.3);
    let push = push(contact);
    for mode in modes {
        ring(into, *mode, &push, hit.force);
    }
    if hit.scrape > 0.0 {
        let shell = (1.8 * hit.force.max(0.02).powf(0.2)).clamp(0.6, 2.2) * 1_000.0;
        let mut scrape = Band::new(shell, 1.1);
        let length = samples(0.012).min(into.len());
        for (index, sample) in into[..length].iter_mut().enumerate() {
            let time = index as f32 / RATE as f32;
            let rise = (time / 0.0004).min(1.0);
            let envelope = rise * (-time / 0.0022).exp();
            *sample += hit.force * hit.scrape * envelope * scrape.next(dice.noise());
        }
    }
}

/// The push of a contact, a raised cosine with the sum 1.
fn push(seconds: f32) -> Vec<f32> {
    let length = samples(seconds).max(2);
    let shape = |index: usize| 0.5 - 0.5 * (TAU * (index as f32 + 0.5) / length as f32).cos();
    let sum: f32 = (0..length).map(shape).sum();
    (0..length).map(|index| shape(index) / sum).collect()
}

/// A resonator with two poles, pushed and then left alone.
fn ring(into: &mut [f32], mode: Mode, push: &[f32], force: f32) {
    let turn = TAU * mode.hertz / RATE as f32;
    let shrink = (-6.908 / (mode.decay * RATE as f32)).exp();
    let (near, far) = (2.0 * shrink * turn.cos(), shrink * shrink);
    let gain = force * mode.level * turn.sin();
    // Below a ten-thousandth nothing is left of it.
    let length = (samples(mode.decay * 1.35) + push.len()).min(into.len());
    let (mut last, mut before) = (0.0_f32, 0.0_f32);
    for (index, sample) in into[..length].iter_mut().enumerate() {
        let pushed = push.get(index).copied().unwrap_or(0.0);
        let now = near * last - far * before + gain * pushed;
        (before, last) = (last, now);
        *sample += now;
    }
}

/// A band of tones of a noise: a state-variable filter.
#[derive(Clone, Debug)]
pub struct Band {
    low: f32,
    band: f32,
    turn: f32,
    width: f32,
}

impl Band {
    /// The tones about a pitch; the larger the width, the more of them.
    #[must_use]
    pub fn new(hertz: f32, width: f32) -> Self {
        let mut band = Band { low: 0.0, band: 0.0, turn: 0.0, width };
        band.tune(hertz);
        band
    }

    /// To another pitch.
    pub fn tune(&mut self, hertz: f32) {
        self.turn = 2.0 * (0.5 * TAU * hertz.min(7_000.0) / RATE as f32).sin();
    }

    /// The next sample.
    pub fn next(&mut self, sample: f32) -> f32 {
        self.low += self.turn * self.band;
        let high = sample - self.low - self.width * self.band;
        self.band += self.turn * high;
        self.width * self.band
    }
}

/// Adds a swish: a band of noise that swells and dies away, its pitch gliding.
pub fn swish(into: &mut [f32], level: f32, from: f32, to: f32, dice: &mut Dice) {
    let mut band = Band::new(from, 0.8);
    let length = into.len() as f32;
    for (index, sample) in into.iter_mut().enumerate() {
        let share = index as f32 / length;
        band.tune(from + (to - from) * share);
        let swell = (0.5 - 0.5 * (TAU * share).cos()).powf(1.4);
        *sample += level * swell * band.next(dice.noise());
    }
}

/// Takes away what is too low to hear, cuts off the silence at the end, and lets the last
/// milliseconds fade.
#[must_use]
pub fn finish(mut sound: Vec<f32>) -> Vec<f32> {
    const SILENCE: f32 = 2e-4;
    const LOWEST: f32 = 70.0;
    let share = 1.0 - (-TAU * LOWEST / RATE as f32).exp();
    let mut below = 0.0;
    for sample in &mut sound {
        below += share * (*sample - below);
        *sample -= below;
    }
    let end = sound.iter().rposition(|sample| sample.abs() > SILENCE).map_or(0, |last| last + 1);
    let fade = samples(0.004);
    sound.truncate((end + fade).min(sound.len()));
    let length = sound.len();
    for (index, sample) in sound.iter_mut().rev().take(fade.min(length)).enumerate() {
        *sample *= index as f32 / fade as f32;
    }
    sound
}

#[cfg(test)]
mod tests {
    use super::*;

    const WOOD: [Mode; 2] = [mode(200.0, 1.0, 0.08), mode(2_400.0, 1.0, 0.03)];

    fn hit(force: f32) -> Vec<f32> {
        let mut sound = vec![0.0; samples(0.2)];
        let hit = Hit { force, contact: 0.0006, scrape: 0.2 };
        strike(&mut sound, 0, &WOOD, hit, &mut Dice::new(7));
        sound
    }

    fn energy(sound: &[f32]) -> f32 {
        sound.iter().map(|sample| sample * sample).sum()
    }

    /// How much of a tone there is.
    fn tone(sound: &[f32], hertz: f32) -> f32 {
        let (mut re, mut im) = (0.0, 0.0);
        for (index, sample) in sound.iter().enumerate() {
            let turn = TAU * hertz * index as f32 / RATE as f32;
            re += sample * turn.cos();
            im += sample * turn.sin();
        }
        re.hypot(im)
    }

    #[test]
    fn what_is_hit_rings_at_its_modes_and_dies_away() {
        let sound = hit(1.0);
        assert!(tone(&sound, 200.0) > 5.0 * tone(&sound, 600.0));
        assert!(tone(&sound, 2_400.0) > 3.0 * tone(&sound, 4_800.0));
        let part = |from: f32, to: f32| energy(&sound[samples(from)..samples(to)]);
        assert!(part(0.0, 0.02) > 4.0 * part(0.02, 0.04));
        assert!(part(0.1, 0.2) < 1e-4 * part(0.0, 0.02));
    }

    #[test]
    fn a_harder_hit_is_louder_and_brighter() {
        let forces = [0.1, 0.3, 0.6, 1.0, 1.5];
        for pair in forces.windows(2) {
            let (soft, firm) = (hit(pair[0]), hit(pair[1]));
            assert!(energy(&firm) > energy(&soft));
            let bright = |sound: &[f32]| tone(sound, 2_400.0) / tone(sound, 200.0);
            assert!(bright(&firm) > bright(&soft));
        }
    }

    #[test]
    fn the_same_dice_make_the_same_sound() {
        assert_eq!(hit(0.7), hit(0.7));
        let mut dice = Dice::new(3);
        let shares: Vec<f32> = (0..1_000).map(|_| dice.share()).collect();
        assert!(shares.iter().all(|share| (0.0..1.0).contains(share)));
        let mean = shares.iter().sum::<f32>() / 1_000.0;
        assert!((0.45..0.55).contains(&mean));
    }

    #[test]
    fn a_finished_sound_ends_in_silence() {
        let sound = finish(hit(1.0));
        assert!(sound.len() < samples(0.2));
        assert!(sound.last().is_some_and(|last| last.abs() < 1e-6));
        assert!(finish(vec![0.0; 100]).iter().all(|sample| *sample == 0.0));
    }
}
