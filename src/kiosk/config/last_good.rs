//! The last configuration without faults, kept so that a slip of the pen does not close the table.

use super::{Config, Fault, read};
use atomic_write_file::AtomicWriteFile;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Where a configuration in use comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From the file, which has no fault.
    File,
    /// From the copy of the last file without faults, because of these.
    LastGood(Trouble),
    /// The defaults, as far as the file does not say something that is understood: there is no good copy yet.
    AsFarAsUnderstood(Trouble),
}

/// Why a file is not used as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It could not be read at all.
    Unreadable(String),
    /// It has faults.
    Faults(Vec<Fault>),
}

/// The name of the copy in the folder of the program's data.
const COPY: &str = "last-good-mbili.toml";

/// Where the copy lies.
#[must_use]
pub fn copy_path(data: &Path) -> PathBuf {
    data.join(COPY)
}

/// Reads a configuration and says where it comes from. A file without faults is copied to the folder of the program's
/// data; if that fails, the table opens all the same, and the error says so.
pub fn load(file: &Path, data: &Path) -> (Config, Origin, Option<io::Error>) {
    let trouble = match fs::read_to_string(file) {
        Ok(text) => {
            let (config, faults) = read(&text);
            if faults.is_empty() {
                return (config, Origin::File, keep(&text, data).err());
            }
            match last(data) {
                Some(good) => return (good, Origin::LastGood(Trouble::Faults(faults)), None),
                None => {
                    return (config, Origin::AsFarAsUnderstood(Trouble::Faults(faults)), None);
                }
            }
        }
        Err(error) => Trouble::Unreadable(error.to_string()),
    };
    match last(data) {
        Some(good) => (good, Origin::LastGood(trouble), None),
        None => (Config::default(), Origin::AsFarAsUnderstood(trouble), None),
    }
}

/// The copy, if it is as good as it was.
fn last(data: &Path) -> Option<Config> {
    let (config, faults) = read(&fs::read_to_string(copy_path(data)).ok()?);
    faults.is_empty().then_some(config)
}

/// Keeps a text as the last good one; not written again where it already stands.
fn keep(text: &str, data: &Path) -> io::Result<()> {
    let path = copy_path(data);
    if fs::read_to_string(&path).is_ok_and(|kept| kept == text) {
        return Ok(());
    }
    fs::create_dir_all(data)?;
    let mut file = AtomicWriteFile::open(&path)?;
    file.write_all(text.as_bytes())?;
    file.commit()
}
