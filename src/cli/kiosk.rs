//! `mbili kiosk`: the table in a house.

use super::Failure;
use clap::Args;
use std::path::PathBuf;

/// What `mbili kiosk --help` says below the options.
pub const HELP: &str = "\
The file says how the house wants its table; every key has a default, and assets/kiosk/mbili.toml has them \
all with what they do. Without --config it is mbili.toml in the folder of the settings, if there is one. \
Each fault in it is told with its line, and the last file without faults is used instead.

Example:
  mbili kiosk --config /etc/mbili.toml";

/// What `mbili kiosk` is asked for.
#[derive(Debug, Args)]
pub struct KioskOptions {
    /// The house's file
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// Open the table itself, without a watch over it: this is how the watch starts it
    #[arg(long, hide = true)]
    pub table: bool,

    /// Open the table with as little as possible that could fail
    #[arg(long, hide = true, requires = "table")]
    pub safe: bool,
}

/// The watch over the table.
pub fn run(_options: &KioskOptions) -> Result<bool, Failure> {
    Err(Failure::Failed(
        "this build has no watch over the table yet; `mbili kiosk --table` opens it without one"
            .into(),
    ))
}
