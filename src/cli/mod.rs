//! The command line: what `mbili` understands, and the work of every subcommand but the table.
//!
//! Exit codes: 0 done, 1 failed (a vector does not agree, a record is not one), 2 wrong use.

mod arguments;
mod files;
mod moves;
mod perft;
mod replay;
mod turns;
pub mod vectors;

use arguments::{Arguments, Command};
use clap::Parser;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// The exit code of a command that was used wrongly.
pub const WRONG_USE: u8 = 2;

/// Why a command could not do its work. The message names the place and what to do about it.
#[derive(Debug)]
enum Failure {
    /// The work failed: exit code 1.
    Failed(String),
    /// The command was used wrongly: exit code 2.
    WrongUse(String),
    /// The output could not be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

/// Runs what the arguments ask for; the first of them is the program's name. `table` opens the game
/// at a record file, or without one.
pub fn run(
    arguments: impl IntoIterator<Item = OsString>,
    table: impl FnOnce(Option<PathBuf>) -> ExitCode,
) -> ExitCode {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version go to the standard output, which may be closed early.
            let _ = error.print();
            return if error.use_stderr() { ExitCode::from(WRONG_USE) } else { ExitCode::SUCCESS };
        }
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match arguments.command {
        None => return table(arguments.file),
        Some(Command::Play { file }) => return table(file),
        Some(Command::Perft(options)) => perft::run(&options, &mut out),
        Some(Command::Vectors { files }) => vectors::run(&files, &mut out).map_err(Failure::from),
        Some(Command::Moves(options)) => moves::run(&options, &mut out),
        Some(Command::Replay(options)) => replay::run(&options, &mut out),
    };
    let done = done.and_then(|success| Ok(out.flush().map(|()| success)?));
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever reads our output has seen enough.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Output(error)) => {
            complain(&format!("the output cannot be written: {error}"));
            ExitCode::FAILURE
        }
        Err(Failure::Failed(message)) => {
            complain(&message);
            ExitCode::FAILURE
        }
        Err(Failure::WrongUse(message)) => {
            complain(&message);
            ExitCode::from(WRONG_USE)
        }
    }
}

fn complain(message: &str) {
    // Where even that cannot be written, nobody is listening.
    let _ = writeln!(io::stderr(), "mbili: {message}");
}
