//! `mbili soak`: what is asked for.

use clap::Args;
use std::path::PathBuf;

/// What `mbili soak --help` says below the options.
pub const HELP: &str = "\
A table without a window, or in one, plays, is visited, left and idle, by chance, as fast as the machine can. Every so many turns a \
line is written: memory, open files, threads, entities, and the work for a frame. Last, how fast each grew after the \
first tenth of the turns: the best estimate, and what it does not exceed with 95 %. The exit code is 1 if memory may \
grow by 16 bytes a turn or more.

Examples:
  mbili soak --turns 100000 --out soak.csv
  mbili soak --window --turns 3000 --out window.csv";

/// What `mbili soak` is asked for.
#[derive(Clone, Debug, Args)]
pub struct SoakOptions {
    /// Turns to play
    #[arg(long, value_name = "N", default_value_t = 100_000,
        value_parser = clap::value_parser!(u64).range(100..=100_000_000))]
    pub turns: u64,

    /// In a window, with all that is seen and heard; 1024 bytes a turn are the limit then
    #[arg(long)]
    pub window: bool,

    /// Settles what happens
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// The file for the figures
    #[arg(long, value_name = "FILE", default_value = "soak.csv")]
    pub out: PathBuf,
}
