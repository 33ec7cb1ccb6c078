//! Reading the files that the command line is given, and writing those that it is asked for.

use super::Failure;
use crate::record::{Problem, Record, RecordError};
use atomic_write_file::AtomicWriteFile;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

/// No record or vector file comes near this; what is longer is another sort of file.
const MOST_BYTES: u64 = 64 << 20;

/// The whole file; the message, which names it, if it cannot be read.
pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    let fault = |what: String| format!("{}: {what}", path.display());
    let file = File::open(path).map_err(|error| fault(format!("cannot be opened: {error}")))?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| fault(format!("cannot be read: {error}")))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(fault(format!("is longer than {MOST_BYTES} bytes: is it the right file?")));
    }
    Ok(bytes)
}

/// Writes a file whole or not at all; the message, which names it, if it cannot be written.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let written = match fs::canonicalize(path) {
        // A device or a pipe takes what it is given, and stays what it is.
        Ok(there) if !there.is_file() => fs::write(there, bytes),
        // A link goes on to name the same file.
        Ok(there) => replace(&there, bytes),
        Err(error) if path.is_symlink() => match error.kind() {
            // A link to what is not there yet makes that.
            io::ErrorKind::NotFound => fs::write(path, bytes),
            _ => Err(error),
        },
        Err(_) => replace(path, bytes),
    };
    written.map_err(|error| format!("{}: cannot be written: {error}", path.display()))
}

/// Writes beside the file, and takes its place, with who may read and write it, once all is on the disk.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(bytes)?;
    file.commit()
}

/// The record in a file.
pub fn record(path: &Path) -> Result<Record, Failure> {
    let bytes = read(path).map_err(Failure::Failed)?;
    Record::from_bytes(&bytes).map_err(|error| {
        Failure::Failed(format!("{}: {error}\n{}", path.display(), remedy(&error)))
    })
}

/// What to do about it.
fn remedy(error: &RecordError) -> &'static str {
    match error.problem {
        Problem::Syntax { .. } => {
            "Correct the file at that place; `mbili replay --help` shows what a record looks like."
        }
        Problem::NewerVersion { .. } => "Read it with a newer version of this program.",
        Problem::Illegal { .. } => {
            "Correct that move, or end the record before it with `Result: *`; on that shorter record, \
             `mbili moves --record FILE` lists what is legal."
        }
        Problem::NotTakata { .. } => "Take the * away.",
        Problem::NoSwap { .. } => {
            "Take the `swap` away, or add the line `Pie: yes` to the header if it was agreed on."
        }
        Problem::WrongResult { .. } => "Correct the line `Result`, or leave it out.",
    }
}
