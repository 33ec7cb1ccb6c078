//! The log as files.

use super::Folders;
use bevy::log::BoxedLayer;
use bevy::log::tracing_subscriber::fmt::writer::MakeWriterExt;
use bevy::log::tracing_subscriber::{Layer, fmt};
use bevy::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use tracing_appender::rolling::{RollingFileAppender, Rotation};

/// So many days of log are kept.
const MOST_FILES: usize = 7;

/// So many lines are written a day; what floods the log must not fill the disk.
const MOST_LINES: u64 = 10_000;

/// For [`LogPlugin::custom_layer`](bevy::log::LogPlugin::custom_layer): writes the log to the data
/// folder too, a file a day. `None` without [`Folders`] in the app, or if no file can be made there: then
/// the log goes to the standard error alone.
pub fn log_layer(app: &mut App) -> Option<BoxedLayer> {
    let folder = app.world().get_resource::<Folders>()?.data.join("log");
    // The appender looks for old files before it makes the folder, and complains.
    std::fs::create_dir_all(&folder).ok()?;
    let appender = RollingFileAppender::builder()
        .rotation(Rotation::DAILY)
        .filename_prefix("mbili.log")
        .max_log_files(MOST_FILES)
        .build(folder)
        .ok()?;
    let lines = Lines::default();
    let writer = appender.with_filter(move |_| lines.one_more(today()));
    Some(fmt::layer().with_ansi(false).with_writer(writer).boxed())
}

fn today() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs() / 86_400
}

/// Counts the lines of a day: the day in the upper half, its lines in the lower.
#[derive(Default)]
struct Lines(AtomicU64);

impl Lines {
    fn one_more(&self, day: u64) -> bool {
        let next = |before: u64| {
            let lines = if before >> 32 == day { before & 0xffff_ffff } else { 0 };
            (lines < MOST_LINES).then_some(day << 32 | (lines + 1))
        };
        self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_ends_and_a_new_day_begins_anew() {
        let lines = Lines::default();
        assert_eq!(
            (0..2 * MOST_LINES).filter(|_| lines.one_more(20_000)).count() as u64,
            MOST_LINES
        );
        assert!(!lines.one_more(20_000));
        assert!(lines.one_more(20_001));
    }
}
