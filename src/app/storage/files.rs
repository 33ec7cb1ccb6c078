//! Reading and writing whole files, so that each is always either the old one or the new one.

use super::trouble::{Failure, Reason};
use atomic_write_file::AtomicWriteFile;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// No file of ours comes near this size, in bytes. A larger one is something else.
pub(super) const MOST_BYTES: u64 = 1 << 20;

/// So many damaged files are set aside under different names, then no more.
const MOST_SET_ASIDE: u32 = 99;

/// Another program writes a small file: after so many tries it never will have.
const TRIES: u32 = 100;
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// What a write that never came to its end has left is removed after this time; before, another
/// instance may still be writing it.
const STRAY_AFTER: Duration = Duration::from_secs(600);

/// Whether the error says that there is no such file, or not even its folder.
pub(super) fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

/// Reads a file; `None` if there is none.
pub(super) fn read(path: &Path) -> Result<Option<Vec<u8>>, Failure> {
    let failed = |error: io::Error| Failure::new(path, &error);
    match fs::metadata(path) {
        Ok(meta) if meta.is_file() => {}
        Ok(_) => return Err(Failure::because(path, Reason::NotAFile)),
        Err(error) if is_missing(&error) => return Ok(None),
        Err(error) => return Err(failed(error)),
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(failed)?;
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::because(path, Reason::TooLarge));
    }
    Ok(Some(bytes))
}

/// Writes a file and creates its folder where needed. When this returns without an error the new
/// contents have reached the disk; with one, or if the program dies on the way, the old file stands
/// as it was.
pub(super) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let write = || -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut options = AtomicWriteFile::options();
        // Some file systems refuse to set an owner, even the same one.
        #[cfg(unix)]
        atomic_write_file::unix::OpenOptionsExt::preserve_owner(&mut options, false);
        let mut file = options.open(path)?;
        file.write_all(text.as_bytes())?;
        file.commit()
    };
    write().map_err(|error| Failure::new(path, &error))
}

/// Keeps other programs from changing a file between the moment when it is read and the one when it is written anew.
/// Ends with what is returned; `None` where files cannot be locked, or are for ever: then nobody is kept out.
pub(super) fn alone(data: &Path, path: &Path) -> Option<File> {
    let name = path.file_name()?;
    let folder = data.join("locks");
    fs::create_dir_all(&folder).ok()?;
    let file = File::options().create(true).truncate(false).write(true).open(folder.join(name));
    let file = file.ok()?;
    for _ in 0..TRIES {
        match file.try_lock() {
            Ok(()) => return Some(file),
            Err(TryLockError::WouldBlock) => std::thread::sleep(BETWEEN_TRIES),
            Err(TryLockError::Error(_)) => return None,
        }
    }
    None
}

/// Gives a file a second name that nothing else has, `name.damaged-1.ext`, so that the first may be
/// overwritten.
pub(super) fn set_aside(path: &Path) -> Result<PathBuf, Failure> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    for number in 1..=MOST_SET_ASIDE {
        let aside = path.with_file_name(format!("{stem}.damaged-{number}.{extension}"));
        // A link never overwrites and needs no room. Where there are no links, a copy.
        let made = fs::hard_link(path, &aside).or_else(|error| match error.kind() {
            ErrorKind::AlreadyExists => Err(error),
            _ => copy_to_new(path, &aside),
        });
        match made {
            Ok(()) => return Ok(aside),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(Failure::new(&aside, &error)),
        }
    }
    Err(Failure::because(path, Reason::TooManySetAside))
}

fn copy_to_new(from: &Path, to: &Path) -> io::Result<()> {
    let mut source = File::open(from)?;
    let mut copy = File::create_new(to)?;
    let copied = io::copy(&mut source, &mut copy).and_then(|_| copy.sync_all());
    if copied.is_err() {
        let _ = fs::remove_file(to);
    }
    copied
}

/// Removes what interrupted writes have left in a folder: files such as `.settings.toml.x7Gh2k`. What
/// cannot be removed stays; nothing ever reads it.
pub(super) fn remove_strays(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let is_stray = name.to_str().is_some_and(is_stray);
        let is_old = || {
            let changed = entry.metadata().and_then(|meta| meta.modified()).ok()?;
            Some(SystemTime::now().duration_since(changed).ok()? > STRAY_AFTER)
        };
        if is_stray && is_old() == Some(true) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_stray(name: &str) -> bool {
    let ours =
        |name: &str| name.ends_with(".toml") || name.ends_with(".bao") || name == "exercises.txt";
    name.strip_prefix('.').and_then(|name| name.rsplit_once('.')).is_some_and(|(name, end)| {
        ours(name) && end.len() == 6 && end.bytes().all(|b| b.is_ascii_alphanumeric())
    })
}

/// Line and column, from 1, of a byte in a text.
pub(super) fn place(text: &[u8], byte: usize) -> (usize, usize) {
    let before = String::from_utf8_lossy(&text[..byte.min(text.len())]);
    let line = before.matches('\n').count() + 1;
    let last = before.rsplit('\n').next().unwrap_or_default();
    (line, last.chars().count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_interrupted_writes_are_strays() {
        let strays =
            [".settings.toml.x7Gh2k", ".20260730-142530-1a2b.bao.Aaaaa1", ".exercises.txt.x7Gh2k"];
        for name in strays {
            assert!(is_stray(name), "{name}");
        }
        for name in [
            "settings.toml",
            "a.bao",
            ".a.bao",
            ".a.bao.toolong7",
            ".bashrc",
            ".x.aaaaaa",
            ".notes.txt.x7Gh2k",
        ] {
            assert!(!is_stray(name), "{name}");
        }
    }

    #[test]
    fn places_count_characters() {
        assert_eq!(place("ab\nçd".as_bytes(), 5), (2, 2));
        assert_eq!(place(b"", 7), (1, 1));
    }
}
