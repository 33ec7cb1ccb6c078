//! Sounds of dry nuts and hardwood, made from a few decaying modes.

use std::f32::consts::TAU;

/// So many different drops.
pub(super) const VARIANTS: usize = 8;
const RATE: u32 = 44_100;

/// A mode of vibration: frequency in hertz, loudness, and seconds until it has died away to a
/// thousandth.
struct Mode(f32, f32, f32);

/// One seed that falls.
pub(super) fn drop(variant: usize) -> Vec<u8> {
    let pitch = 1.0 + 0.045 * variant as f32;
    let modes = [
        Mode(620.0 * pitch, 0.7, 0.09),
        Mode(1480.0 * pitch, 0.5, 0.05),
        Mode(3100.0 * pitch, 0.3, 0.02),
    ];
    wav(&struck(&modes, 0.006, 0.16, variant as u32 + 1))
}

/// Seeds gathered in a hand.
pub(super) fn lift() -> Vec<u8> {
    rattle(5, 0.028, 1500.0, 21)
}

/// Captured seeds cross the board.
pub(super) fn capture() -> Vec<u8> {
    rattle(7, 0.04, 820.0, 31)
}

/// Seeds about to enter by a kichwa.
pub(super) fn enter() -> Vec<u8> {
    wav(&struck(&[Mode(440.0, 0.6, 0.3), Mode(880.0, 0.2, 0.2)], 0.002, 0.4, 41))
}

/// The turn is over: a hand laid on the board.
pub(super) fn settle() -> Vec<u8> {
    wav(&struck(&[Mode(170.0, 0.9, 0.16), Mode(410.0, 0.3, 0.08)], 0.01, 0.25, 51))
}

/// The game is over: three tones of wood.
pub(super) fn win() -> Vec<u8> {
    let mut samples = vec![0.0; (RATE as f32 * 1.4) as usize];
    for (step, pitch) in [1.0, 1.25, 1.5].into_iter().enumerate() {
        let modes = [Mode(392.0 * pitch, 0.5, 0.7), Mode(1176.0 * pitch, 0.15, 0.3)];
        mix(&mut samples, &struck(&modes, 0.004, 0.9, 61 + step as u32), 0.22 * step as f32);
    }
    wav(&samples)
}

/// Several small knocks one after the other.
fn rattle(knocks: u32, apart: f32, pitch: f32, seed: u32) -> Vec<u8> {
    let mut samples = vec![0.0; (RATE as f32 * (apart * knocks as f32 + 0.15)) as usize];
    for knock in 0..knocks {
        let shift = 1.0 + 0.13 * ((knock * 7 + seed) % 5) as f32;
        let modes = [Mode(pitch * shift, 0.35, 0.04), Mode(2.3 * pitch * shift, 0.2, 0.02)];
        mix(&mut samples, &struck(&modes, 0.004, 0.1, seed + knock), apart * knock as f32);
    }
    wav(&samples)
}

/// Modes struck at once, with a click of noise of this many seconds.
fn struck(modes: &[Mode], click: f32, length: f32, seed: u32) -> Vec<f32> {
    let mut noise = seed.wrapping_mul(2_654_435_761) | 1;
    (0..(RATE as f32 * length) as usize)
        .map(|index| {
            let time = index as f32 / RATE as f32;
            let ring: f32 = modes
                .iter()
                .map(|Mode(hertz, loudness, decay)| {
                    loudness * (-6.9 * time / decay).exp() * (TAU * hertz * time).sin()
                })
                .sum();
            // xorshift
            noise ^= noise << 13;
            noise ^= noise >> 17;
            noise ^= noise << 5;
            let hiss = (noise as f32 / u32::MAX as f32 - 0.5) * (-6.9 * time / click).exp();
            let fade_out = ((length - time) / 0.01).clamp(0.0, 1.0);
            (ring + 0.5 * hiss) * fade_out
        })
        .collect()
}

fn mix(into: &mut [f32], sound: &[f32], at: f32) {
    let start = (RATE as f32 * at) as usize;
    for (to, from) in into.iter_mut().skip(start).zip(sound) {
        *to += from;
    }
}

/// A mono 16-bit WAV file, never louder than full scale.
fn wav(samples: &[f32]) -> Vec<u8> {
    let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs())).max(1e-6);
    let gain = 0.8 / peak;
    let data = samples.len() as u32 * 2;
    let mut bytes = Vec::with_capacity(44 + data as usize);
    bytes.extend(b"RIFF");
    bytes.extend((36 + data).to_le_bytes());
    bytes.extend(b"WAVEfmt ");
    bytes.extend(16_u32.to_le_bytes());
    bytes.extend(1_u16.to_le_bytes());
    bytes.extend(1_u16.to_le_bytes());
    bytes.extend(RATE.to_le_bytes());
    bytes.extend((RATE * 2).to_le_bytes());
    bytes.extend(2_u16.to_le_bytes());
    bytes.extend(16_u16.to_le_bytes());
    bytes.extend(b"data");
    bytes.extend(data.to_le_bytes());
    for sample in samples {
        let level = (sample * gain).clamp(-1.0, 1.0) * f32::from(i16::MAX);
        bytes.extend((level as i16).to_le_bytes());
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_short_audible_and_never_clips() {
        let sounds = [lift(), capture(), enter(), settle(), win()];
        for sound in (0..VARIANTS).map(drop).chain(sounds) {
            let samples: Vec<i16> =
                sound[44..].chunks_exact(2).map(|b| i16::from_le_bytes([b[0], b[1]])).collect();
            let loudest = samples.iter().map(|s| s.unsigned_abs()).max().unwrap_or(0);
            assert!((10_000..32_767).contains(&loudest));
            assert!(samples.len() < 2 * RATE as usize);
            assert!(samples.last().is_some_and(|last| last.abs() < 500), "cut off");
        }
    }
}
