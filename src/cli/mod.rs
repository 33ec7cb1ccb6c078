//! The command line: what `mbili` understands, and the work of every subcommand but the table.
//!
//! Exit codes: 0 done, 1 failed (a vector does not agree, a record is not one), 2 wrong use.

mod analyse;
mod arguments;
mod bench;
mod exercises;
mod files;
#[cfg(feature = "kiosk")]
mod kiosk;
mod levels;
mod moves;
mod perft;
mod prove;
mod replay;
mod shots;
mod soak;
#[cfg(feature = "kiosk")]
mod stats;
pub mod vectors;

use arguments::{Arguments, Command};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
pub use shots::ShotsOptions;
pub use soak::SoakOptions;
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

/// What only the table can do.
#[derive(Debug)]
pub enum AtTable {
    /// Open the game, at a record file or without one.
    Play(Option<PathBuf>),
    /// Write pictures of the scenes.
    Shots(ShotsOptions),
    /// Open the table of a house, as the child of whoever watches over it.
    Kiosk {
        /// The house's file.
        config: Option<PathBuf>,
        /// With as little as possible that could fail.
        safe: bool,
    },
    /// Print which graphics device would draw the table.
    Graphics,
    /// Let a table live for a long time, and see whether anything grows.
    Soak(SoakOptions),
}

/// Runs what the arguments ask for; the first of them is the program's name. `table` does what only
/// the table can do.
pub fn run(
    arguments: impl IntoIterator<Item = OsString>,
    table: impl FnOnce(AtTable) -> ExitCode,
) -> ExitCode {
    let mut given: Vec<OsString> = arguments.into_iter().collect();
    if given.get(1).is_some_and(|first| first == "help") {
        // Whoever asks for help with help gets help.
        given.retain(|argument| argument != "--help" && argument != "-h");
    }
    match Arguments::try_parse_from(&given) {
        Ok(
            Arguments { command: None, file }
            | Arguments { command: Some(Command::Play { file }), .. },
        ) => table(AtTable::Play(file)),
        Ok(Arguments { command: Some(Command::Shots(options)), .. }) => {
            table(AtTable::Shots(options))
        }
        Ok(Arguments { command: Some(Command::Soak(options)), .. }) => {
            table(AtTable::Soak(options))
        }
        #[cfg(feature = "kiosk")]
        Ok(Arguments { command: Some(Command::Kiosk(options)), .. }) if options.table => {
            table(AtTable::Kiosk { config: options.config, safe: options.safe })
        }
        #[cfg(feature = "kiosk")]
        Ok(Arguments { command: Some(Command::Kiosk(options)), .. }) if options.graphics => {
            table(AtTable::Graphics)
        }
        Ok(Arguments { command: Some(command), .. }) => end(work(command)),
        Err(error) => explain(&error, &given),
    }
}

/// The work of a subcommand. Returns whether it succeeded.
fn work(command: Command) -> Result<bool, Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    let success = match command {
        // The table is no work of the command line.
        Command::Play { .. } | Command::Shots(_) | Command::Soak(_) => true,
        Command::Perft(options) => perft::run(&options, &mut out)?,
        Command::Vectors { files } => vectors::run(&files, &mut out)?,
        Command::Moves(options) => moves::run(&options, &mut out)?,
        Command::Replay(options) => replay::run(&options, &mut out)?,
        Command::Analyse(options) => analyse::run(&options, &mut out)?,
        Command::Prove(options) => prove::run(&options, &mut out)?,
        Command::Bench(options) => bench::run(&options, &mut out)?,
        Command::Levels(options) => levels::run(&options, &mut out)?,
        Command::Selfplay(options) => levels::selfplay(&options, &mut out)?,
        Command::Exercises(options) => exercises::run(&options, &mut out)?,
        #[cfg(feature = "kiosk")]
        Command::Kiosk(options) => kiosk::run(&options, &mut out)?,
        #[cfg(feature = "kiosk")]
        Command::Stats(options) => stats::run(&options, &mut out)?,
    };
    out.flush()?;
    Ok(success)
}

/// Prints what clap has to say: help and version, which were asked for, or what is wrong with the
/// arguments.
fn explain(error: &clap::Error, given: &[OsString]) -> ExitCode {
    if !error.use_stderr() {
        let printed = error.print().and_then(|()| io::stdout().flush());
        return end(printed.map(|()| true).map_err(Failure::from));
    }
    // clap takes the first word for a FILE, and complains of the second.
    if matches!(error.kind(), ErrorKind::UnknownArgument | ErrorKind::ArgumentConflict)
        && let Some(word) = given.get(1).and_then(|word| word.to_str())
        && !word.starts_with('-')
    {
        let command = Arguments::command();
        let known: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
        if word != "help" && !known.contains(&word) {
            return end(Err(Failure::WrongUse(format!(
                "`{word}` is none of the subcommands ({}), and a record FILE stands alone. See \
                 `mbili --help`.",
                known.join(", ")
            ))));
        }
    }
    let _ = error.print();
    ExitCode::from(WRONG_USE)
}

/// Says why it failed, if it did, and gives the exit code.
fn end(done: Result<bool, Failure>) -> ExitCode {
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

/// Says something on the standard error. Where even that cannot be written, nobody is listening.
pub fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "mbili: {message}");
}
