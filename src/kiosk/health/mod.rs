//! How the table fares: a few figures, written to a text file that a Prometheus reads.
//!
//! The file is OpenMetrics, and at the same time what the textfile collector of Prometheus' node exporter reads: only
//! types that both know stand in it. It is written anew beside the old one and then takes its name, so that whoever
//! reads it at any moment sees a whole one.

mod openmetrics;
mod process;

pub use openmetrics::openmetrics;
pub use process::Usage;

use super::watch::Vitals;
use atomic_write_file::AtomicWriteFile;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

/// What is known of the table at a moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Health {
    /// It runs, and has given a sign of life since it was started last.
    pub up: bool,
    /// It was started with as little as possible that could fail.
    pub safe: bool,
    /// The house is open by its own hours.
    pub open: bool,
    /// Since the watch began.
    pub watched_for: Duration,
    /// Since the table was started last; nothing while it does not run.
    pub runs_for: Option<Duration>,
    /// Since its last sign of life; nothing while it does not run.
    pub silent_for: Option<Duration>,
    /// How long its last start took, until the first sign of life.
    pub ready_after: Option<Duration>,
    /// What the table's process uses.
    pub table: Option<Usage>,
    /// What the watch itself uses.
    pub watch: Option<Usage>,
    /// What the table says of itself.
    pub vitals: Vitals,
    /// How often it was started again since the watch began, by cause.
    pub restarts: BTreeMap<&'static str, u64>,
    /// Sessions that began today; nothing if the counts cannot be read.
    pub sessions_today: Option<u64>,
    /// Faults of the house's file.
    pub config_faults: u64,
}

impl Health {
    /// Writes it to a file, whole or not at all.
    ///
    /// # Errors
    /// If the folder cannot be made or the file not be written.
    pub fn write(&self, file: &Path) -> io::Result<()> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut out = AtomicWriteFile::open(file)?;
        out.write_all(openmetrics(self).as_bytes())?;
        // Others read it: who may is the business of the folder.
        #[cfg(unix)]
        out.as_file().set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644))?;
        out.commit()
    }
}
