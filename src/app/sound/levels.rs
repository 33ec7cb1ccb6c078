//! What both sides of the sound know of each other: the volumes that are wanted, and the mixer's clock.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// Volumes for the mixer to read, and its clock for whoever watches the device.
#[derive(Debug, Default)]
pub struct Levels {
    effects: AtomicU32,
    interface: AtomicU32,
    ambience: AtomicU32,
    evening: AtomicU32,
    frames: AtomicU64,
}

/// How loud a volume of 0 to 100 is. Half of it is heard as about half as loud.
#[must_use]
pub fn loudness(volume: u8) -> f32 {
    let share = f32::from(volume.min(100)) / 100.0;
    share * share
}

fn read(number: &AtomicU32) -> f32 {
    f32::from_bits(number.load(Ordering::Relaxed))
}

fn write(number: &AtomicU32, value: f32) {
    number.store(value.to_bits(), Ordering::Relaxed);
}

impl Levels {
    /// The volumes of effects, interface and ambience, 0 to 100.
    pub fn set(&self, [effects, interface, ambience]: [u8; 3]) {
        write(&self.effects, loudness(effects));
        write(&self.interface, loudness(interface));
        write(&self.ambience, loudness(ambience));
    }

    /// How late it is: 0 by day, 1 in the evening.
    pub fn set_evening(&self, share: f32) {
        write(&self.evening, share.clamp(0.0, 1.0));
    }

    /// The gains of effects, interface and ambience.
    #[must_use]
    pub fn wanted(&self) -> [f32; 3] {
        [read(&self.effects), read(&self.interface), read(&self.ambience)]
    }

    /// How late it is: 0 by day, 1 in the evening.
    #[must_use]
    pub fn evening(&self) -> f32 {
        read(&self.evening)
    }

    /// So many more frames were mixed.
    pub fn count(&self, frames: usize) {
        self.frames.fetch_add(frames as u64, Ordering::Relaxed);
    }

    /// Frames mixed so far: stands still when no device takes any.
    #[must_use]
    pub fn frames(&self) -> u64 {
        self.frames.load(Ordering::Relaxed)
    }
}
