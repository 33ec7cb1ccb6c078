//! How the table is: for the staff, and for whoever watches from afar.

use bevy::prelude::*;
use std::collections::VecDeque;
use std::time::Duration;

/// So many frames are remembered.
const FRAMES: usize = 600;

/// A pause longer than this is a sleep and no frame.
const A_SLEEP: Duration = Duration::from_millis(400);

/// What is known of it.
#[derive(Resource, Debug, Default)]
pub struct Health {
    frames: VecDeque<Duration>,
}

/// Notes how long a frame took.
pub(super) fn note(time: Res<Time<Real>>, mut health: ResMut<Health>) {
    health.frame(time.delta());
}

impl Health {
    /// A frame took so long.
    pub fn frame(&mut self, took: Duration) {
        if took >= A_SLEEP || took.is_zero() {
            return;
        }
        if self.frames.len() == FRAMES {
            self.frames.pop_front();
        }
        self.frames.push_back(took);
    }

    /// The time that so many of a hundred frames do not exceed.
    #[must_use]
    pub fn quantile(&self, of_a_hundred: usize) -> Option<Duration> {
        let mut frames: Vec<Duration> = self.frames.iter().copied().collect();
        frames.sort_unstable();
        let place = (frames.len() * of_a_hundred.min(100)).div_ceil(100).saturating_sub(1);
        frames.get(place).copied()
    }

    /// What the staff are told: the keys of what, and how it stands.
    #[must_use]
    pub fn told(&self, up: Duration) -> Vec<(&'static str, String)> {
        let millis = |of| {
            let time = self.quantile(of);
            time.map_or_else(
                || "–".to_owned(),
                |time| format!("{:.0} ms", time.as_secs_f64() * 1e3),
            )
        };
        let memory = resident();
        let memory = memory.map_or_else(|| "–".to_owned(), |kib| format!("{} MiB", kib / 1024));
        let minutes = up.as_secs() / 60;
        let up = format!("{} d {} h {} min", minutes / 1440, minutes / 60 % 24, minutes % 60);
        vec![
            ("kiosk-staff-up", up),
            ("kiosk-staff-memory", memory),
            ("kiosk-staff-frames", format!("{} / {}", millis(50), millis(99))),
            ("kiosk-staff-version", env!("CARGO_PKG_VERSION").to_owned()),
        ]
    }
}

/// The memory in use, in KiB, where the system tells.
#[must_use]
pub fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sleeps_are_no_frames_and_old_ones_are_forgotten() {
        let mut health = Health::default();
        assert_eq!(health.quantile(50), None);
        health.frame(Duration::from_secs(1));
        assert_eq!(health.quantile(99), None);
        for millis in 1..=100 {
            health.frame(Duration::from_millis(millis));
        }
        assert_eq!(health.quantile(50), Some(Duration::from_millis(50)));
        assert_eq!(health.quantile(99), Some(Duration::from_millis(99)));
        (0..FRAMES).for_each(|_| health.frame(Duration::from_millis(7)));
        assert_eq!(health.quantile(100), Some(Duration::from_millis(7)));
    }
}
