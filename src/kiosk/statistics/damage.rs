//! A database that is damaged: known, and put aside with all that may be saved of it.

use std::io;
use std::path::{Path, PathBuf};

/// What SQLite would say of it.
pub(super) fn damage(why: &str) -> rusqlite::Error {
    let code = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_CORRUPT);
    rusqlite::Error::SqliteFailure(code, Some(why.to_owned()))
}

pub(super) fn is_damage(error: &rusqlite::Error) -> bool {
    use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
    matches!(error.sqlite_error_code(), Some(DatabaseCorrupt | NotADatabase))
}

/// Renames a damaged database, and its journal with it: the latest sessions may stand only there, and SQLite looks for
/// it by the database's name.
pub(super) fn set_aside(file: &Path) -> io::Result<PathBuf> {
    let with = |end: &str| {
        let mut name = file.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    let names = |number| [format!(".damaged-{number}"), format!(".damaged-{number}-wal")];
    let free = (1_u32..)
        .map(|number| names(number).map(|end| with(&end)))
        .find(|names| names.iter().all(|name| !name.exists()));
    let [aside, aside_journal] = free.ok_or(io::ErrorKind::AlreadyExists)?;
    let journal = with("-wal");
    // First the journal: beside a database that is made anew it would be taken for its own.
    match std::fs::rename(&journal, &aside_journal) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    if let Err(error) = std::fs::rename(file, &aside) {
        let _ = std::fs::rename(&aside_journal, &journal);
        return Err(error);
    }
    // The index of the journal, which is made anew wherever the journal is read.
    let _ = std::fs::remove_file(with("-shm"));
    Ok(aside)
}
