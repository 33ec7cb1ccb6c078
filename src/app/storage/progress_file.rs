//! Which exercises are done, as a file.

use super::files;
use super::trouble::{Failure, Trouble};
use crate::app::exercises::{BadProgress, Progress};
use std::path::{Path, PathBuf};

/// Where it lies in the folder for data.
#[must_use]
pub fn path(data: &Path) -> PathBuf {
    data.join("exercises.txt")
}

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// What is done, as far as it could be read.
    pub progress: Progress,
    /// What the player should know.
    pub trouble: Option<Trouble>,
    /// Whether the file may be overwritten: not one that could neither be read nor set aside.
    pub may_store: bool,
}

/// Reads it. A damaged file is set aside under another name, and what could be read of it takes its place. Never
/// fails: what cannot be read is not done.
#[must_use]
pub fn load(data: &Path) -> Loaded {
    let file = path(data);
    let bytes = match files::read(&file) {
        Ok(Some(bytes)) => bytes,
        Ok(None) => {
            return Loaded { progress: Progress::default(), trouble: None, may_store: true };
        }
        Err(failure) => {
            let trouble = Some(Trouble::ProgressUnreadable(failure));
            return Loaded { progress: Progress::default(), trouble, may_store: false };
        }
    };
    let (progress, bad) = Progress::read(&bytes);
    let Some(BadProgress { line, problem }) = bad else {
        return Loaded { progress, trouble: None, may_store: true };
    };
    let aside = files::set_aside(&file).and_then(|aside| match store(data, &progress) {
        Ok(()) => Ok(aside),
        Err(failure) => {
            // It still stands in its old place, so the second name only confuses.
            let _ = std::fs::remove_file(aside);
            Err(failure)
        }
    });
    let may_store = aside.is_ok();
    let trouble = Some(Trouble::ProgressDamaged { file, line, problem, aside });
    Loaded { progress, trouble, may_store }
}

/// Writes what has been done since `base`, which was read or written last, and keeps what other programs have done
/// since then. Answers what is done now.
///
/// # Errors
/// If the file could not be written; the old one then stands as it was.
pub fn merge(data: &Path, base: &Progress, ours: &Progress) -> Result<Progress, Failure> {
    let _alone = files::alone(data, &path(data));
    // What cannot be read any more is no reason to lose what is known here.
    let bytes = files::read(&path(data)).unwrap_or_default();
    let merged = bytes.map_or_else(
        || ours.clone(),
        |bytes| Progress::merged(base, ours, &Progress::read(&bytes).0),
    );
    store(data, &merged).map(|()| merged)
}

/// Writes it.
///
/// # Errors
/// If the file could not be written; the old one then stands as it was.
pub fn store(data: &Path, progress: &Progress) -> Result<(), Failure> {
    files::write(&path(data), &progress.to_text())
}
