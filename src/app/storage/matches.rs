//! The folders of saved matches: functions on the data folder, see [`Folders`](super::Folders).

use super::files;
use super::saved_match::SavedMatch;
use super::trouble::{Failure, Trouble};
use crate::app::unfinished::UnfinishedMatch;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// So many matches that were thrown away are kept.
pub const MOST_DISCARDED: usize = 20;

/// What lies in the folder of unfinished matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Listing {
    /// The matches, the one saved last first.
    pub matches: Vec<UnfinishedMatch>,
    /// What could not be read, by file name. It stays where it is.
    pub troubles: Vec<Trouble>,
}

/// The folder of unfinished matches.
#[must_use]
pub fn folder(data: &Path) -> PathBuf {
    data.join("matches")
}

/// The file of an unfinished match.
#[must_use]
pub fn file(data: &Path, id: &str) -> PathBuf {
    named(&folder(data), id)
}

/// The file of a finished match.
#[must_use]
pub fn finished_file(data: &Path, id: &str) -> PathBuf {
    named(&data.join("finished"), id)
}

fn discarded_file(data: &Path, id: &str) -> PathBuf {
    named(&data.join("discarded"), id)
}

fn named(folder: &Path, id: &str) -> PathBuf {
    folder.join(format!("{id}.bao"))
}

/// The name of the match that a record from elsewhere becomes: this one, where the match that it has
/// become before goes on, or this one with a number, where that one is over or was thrown away.
#[must_use]
pub fn name_for(data: &Path, id: &str) -> String {
    let numbered = (2_u32..).map(|number| format!("{id}-{number}"));
    let mut names = std::iter::once(id.to_owned()).chain(numbered);
    let used =
        |name: &str| finished_file(data, name).exists() || discarded_file(data, name).exists();
    let good = |name: &String| file(data, name).exists() || !used(name);
    names.find(good).unwrap_or_else(|| id.to_owned())
}

/// The name of a match by its file, if this is the file of an unfinished match.
#[must_use]
pub fn name_of(data: &Path, path: &Path) -> Option<String> {
    let (folder, path) = (folder(data).canonicalize().ok()?, path.canonicalize().ok()?);
    let name = path.strip_prefix(folder).ok()?.to_str()?.strip_suffix(".bao")?;
    is_id(name).then(|| name.to_owned())
}

/// Whether this can be the name of a match: a name of a file and not a way to another folder.
fn is_id(id: &str) -> bool {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | ' ');
    !id.is_empty() && id.len() <= 200 && !id.starts_with('.') && id.chars().all(plain)
}

/// The names of the match files of a folder, sorted. Other files, such as what an interrupted write
/// has left, are none.
fn ids(folder: &Path) -> io::Result<Vec<String>> {
    let mut ids = Vec::new();
    let entries = match fs::read_dir(folder) {
        Err(error) if files::is_missing(&error) => return Ok(ids),
        entries => entries?,
    };
    for entry in entries {
        let name = entry?.file_name();
        if let Some(id) = name.to_str().and_then(|name| name.strip_suffix(".bao"))
            && is_id(id)
        {
            ids.push(id.to_owned());
        }
    }
    ids.sort();
    Ok(ids)
}

/// Reads the unfinished matches.
#[must_use]
pub fn list(data: &Path) -> Listing {
    let mut listing = Listing::default();
    let folder = folder(data);
    let ids = ids(&folder).unwrap_or_else(|error| {
        listing.troubles.push(Trouble::MatchUnreadable(Failure::new(&folder, &error)));
        Vec::new()
    });
    for id in ids {
        match load(data, &id) {
            Ok(saved) if saved.record.ending().is_none() => {
                let meta = fs::metadata(file(data, &id));
                let when = meta.and_then(|meta| meta.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
                listing.matches.push(saved.listed(when));
            }
            // Finished, and about to be moved, or gone meanwhile.
            Ok(_) | Err(Trouble::MatchGone { .. }) => {}
            Err(trouble) => listing.troubles.push(trouble),
        }
    }
    sort(&mut listing.matches);
    listing
}

/// The one saved last first.
pub(super) fn sort(matches: &mut [UnfinishedMatch]) {
    matches.sort_by(|a, b| b.when.cmp(&a.when).then_with(|| b.id.cmp(&a.id)));
}

/// Reads an unfinished match.
///
/// # Errors
/// If it is not there, cannot be read, is damaged or empty, or was made by a newer Mbili. The file stays as it
/// is.
pub fn load(data: &Path, id: &str) -> Result<SavedMatch, Trouble> {
    let file = file(data, id);
    if !is_id(id) {
        return Err(Trouble::MatchGone { file });
    }
    match files::read(&file) {
        Err(failure) => Err(Trouble::MatchUnreadable(failure)),
        Ok(None) => Err(Trouble::MatchGone { file }),
        Ok(Some(bytes)) => match SavedMatch::from_bytes(id, &bytes) {
            Ok(saved) if saved.says_nothing() => Err(Trouble::MatchEmpty { file }),
            Ok(saved) => Ok(saved),
            Err(error) => Err(Trouble::MatchDamaged { file, error }),
        },
    }
}

/// Writes a match: an unfinished one among the unfinished, a finished one among the finished.
///
/// # Errors
/// If it could not be written; what was saved before then stands as it was.
pub fn store(data: &Path, saved: &SavedMatch) -> Result<(), Failure> {
    // The file among the unfinished is the truth as long as there is one, so that a death between
    // two steps loses nothing.
    let (unfinished, finished) = (file(data, &saved.id), finished_file(data, &saved.id));
    files::write(&unfinished, &saved.to_text())?;
    if saved.record.ending().is_some() {
        return relocate(&unfinished, &finished);
    }
    // An undo has reopened it.
    let _ = fs::remove_file(finished);
    Ok(())
}

/// Throws a match away: it goes to a folder that keeps the last [`MOST_DISCARDED`]. One that is not
/// there has been thrown away already.
///
/// # Errors
/// If it could not be moved.
pub fn discard(data: &Path, id: &str) -> Result<(), Failure> {
    let unfinished = file(data, id);
    if !is_id(id) || !unfinished.exists() {
        return Ok(());
    }
    let folder = data.join("discarded");
    let to = named(&folder, id);
    relocate(&unfinished, &to)?;
    // From now on the time of the file is that of the discarding.
    let _ = File::options().append(true).open(&to).and_then(|f| f.set_modified(SystemTime::now()));
    let mut kept: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter(|entry| entry.path() != to)
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    kept.sort();
    for (_, path) in kept.iter().rev().skip(MOST_DISCARDED - 1) {
        let _ = fs::remove_file(path);
    }
    Ok(())
}

fn relocate(from: &Path, to: &Path) -> Result<(), Failure> {
    let make = to.parent().map_or(Ok(()), fs::create_dir_all);
    make.and_then(|()| fs::rename(from, to)).map_err(|error| Failure::new(to, &error))
}

/// Removes what killed programs have left: interrupted writes, finished matches among the unfinished,
/// locks of matches that are gone.
pub fn tidy(data: &Path) {
    let folder = folder(data);
    files::remove_strays(&folder);
    for id in ids(&folder).unwrap_or_default() {
        if let Ok(saved) = load(data, &id)
            && saved.record.ending().is_some()
            && let Ok(_lock) = lock(data, &id)
        {
            let _ = relocate(&file(data, &id), &finished_file(data, &id));
        }
    }
    for entry in fs::read_dir(data.join("locks")).into_iter().flatten().flatten() {
        if let Some(id) = entry.file_name().to_str()
            && !file(data, id).exists()
            && let Ok(lock) = lock(data, id)
        {
            lock.release();
        }
    }
}

/// The right to go on with a match, against other running programs. Ends with the program, however
/// it ends.
#[derive(Debug)]
pub struct MatchLock {
    /// Locked as long as it is open. `None` where files cannot be locked or made: then nobody is kept
    /// out, and there is mostly nothing that could be saved either.
    file: Option<File>,
    path: PathBuf,
    /// The match.
    of: PathBuf,
}

/// Takes the right to go on with a match.
///
/// # Errors
/// If another program has it.
pub fn lock(data: &Path, id: &str) -> Result<MatchLock, Trouble> {
    let of = file(data, id);
    let path = data.join("locks").join(id);
    let open = || {
        fs::create_dir_all(data.join("locks"))?;
        File::options().create(true).truncate(false).write(true).open(&path)
    };
    let locked = is_id(id).then(open).transpose().unwrap_or_default();
    let file = match locked.as_ref().map(File::try_lock) {
        Some(Err(TryLockError::WouldBlock)) => return Err(Trouble::MatchElsewhere { file: of }),
        Some(Ok(())) => locked,
        Some(Err(TryLockError::Error(_))) | None => None,
    };
    Ok(MatchLock { file, path, of })
}

impl MatchLock {
    /// Gives the match free. The file of the lock remains as long as there is a match to fight for:
    /// were it removed earlier, two programs could hold locks on two files of that name.
    pub fn release(self) {
        if self.file.is_some() && !self.of.exists() {
            let _ = fs::remove_file(&self.path);
        }
    }
}
