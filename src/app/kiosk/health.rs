//! How the table is: for the staff, and for whoever watches over it.

use crate::kiosk::health::Usage;
use crate::kiosk::watch::heart::Vitals;
use crate::words::Words;
use bevy::prelude::*;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// So many frames are remembered.
const FRAMES: usize = 600;

/// What is known of it: how long frames take, from their first to their last work.
#[derive(Resource, Debug, Default)]
pub struct Health {
    frames: VecDeque<Duration>,
    began: Option<Instant>,
    /// How many of the frames have come since somebody was told.
    untold: usize,
}

/// A frame begins.
pub(super) fn begin(mut health: ResMut<Health>) {
    health.began = Some(Instant::now());
}

/// It ends.
pub(super) fn end(mut health: ResMut<Health>) {
    if let Some(began) = health.began.take() {
        health.frame(began.elapsed());
    }
}

/// The duration that so many of a hundred do not exceed.
fn quantile(frames: impl Iterator<Item = Duration>, of_a_hundred: usize) -> Option<Duration> {
    let mut frames: Vec<Duration> = frames.collect();
    frames.sort_unstable();
    let place = (frames.len() * of_a_hundred.min(100)).div_ceil(100).saturating_sub(1);
    frames.get(place).copied()
}

impl Health {
    /// A frame took so long.
    pub fn frame(&mut self, took: Duration) {
        if self.frames.len() == FRAMES {
            self.frames.pop_front();
        }
        self.frames.push_back(took);
        self.untold = (self.untold + 1).min(FRAMES);
    }

    /// The frames since this was asked last, for the watch.
    pub fn since_the_last(&mut self) -> Vitals {
        let untold = std::mem::take(&mut self.untold);
        let frames = || self.frames.iter().rev().take(untold).copied();
        let micros = |time: Option<Duration>| time.map(|time| time.as_micros() as u64);
        Vitals {
            frames: Some(untold as u64),
            median_us: micros(quantile(frames(), 50)),
            worst_us: micros(frames().max()),
            entities: None,
        }
    }

    /// What the staff are told: the keys of what, and how it stands.
    #[must_use]
    pub fn told(&self, words: &Words, up: Duration) -> Vec<(&'static str, String)> {
        const NOTHING: &str = "–";
        let quantile = |of| quantile(self.frames.iter().copied(), of);
        let millis = |time: Duration| (time.as_secs_f64() * 1e3).ceil() as i64;
        let frames = quantile(50).zip(quantile(99)).map_or(NOTHING.to_owned(), |(half, most)| {
            let args = [("half", millis(half).into()), ("most", millis(most).into())];
            words.with("kiosk-staff-ms", &args)
        });
        let memory = Usage::own().map_or(NOTHING.to_owned(), |usage| {
            words.with("kiosk-staff-mib", &[("mib", (usage.resident >> 20).into())])
        });
        vec![
            ("kiosk-staff-up", span(words, up)),
            ("kiosk-staff-memory", memory),
            ("kiosk-staff-frames", frames),
            ("kiosk-staff-version", env!("CARGO_PKG_VERSION").to_owned()),
        ]
    }
}

/// Days, hours and minutes that are over.
#[must_use]
pub fn span(words: &Words, time: Duration) -> String {
    let minutes = time.as_secs() / 60;
    let (days, hours, minutes) = (minutes / 1440, minutes / 60 % 24, minutes % 60);
    let args = [("days", days.into()), ("hours", hours.into()), ("minutes", minutes.into())];
    words.with("kiosk-staff-span", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_watch_is_told_each_frame_once_and_old_ones_are_forgotten() {
        let mut health = Health::default();
        assert_eq!(health.since_the_last(), Vitals { frames: Some(0), ..Vitals::default() });
        (1..=100).for_each(|millis| health.frame(Duration::from_millis(millis)));
        let told = health.since_the_last();
        assert_eq!(
            (told.frames, told.median_us, told.worst_us),
            (Some(100), Some(50_000), Some(100_000))
        );
        health.frame(Duration::from_millis(3));
        let told = health.since_the_last();
        assert_eq!(
            (told.frames, told.median_us, told.worst_us),
            (Some(1), Some(3_000), Some(3_000))
        );
        (0..2 * FRAMES).for_each(|_| health.frame(Duration::from_millis(7)));
        assert_eq!(health.frames.len(), FRAMES);
        assert_eq!(health.since_the_last().worst_us, Some(7_000));
    }
}
