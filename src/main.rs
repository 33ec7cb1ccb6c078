//! Mbili: see `mbili --help`, and the library of the same name.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    mbili::cli::run(std::env::args_os(), table)
}

#[cfg(feature = "app")]
fn table(file: Option<PathBuf>) -> ExitCode {
    mbili::app::run(mbili::app::PlayOptions { file })
}

#[cfg(not(feature = "app"))]
fn table(_file: Option<PathBuf>) -> ExitCode {
    mbili::cli::complain(
        "this build has no table to play at: it was made without the feature `app`.\n\
         Build it with `cargo build --release`, or see `mbili --help` for what it can do.",
    );
    ExitCode::from(mbili::cli::WRONG_USE)
}
