//! The table's side: a sign of life from its main loop, on its standard output.

use std::env;
use std::io::{self, Write};

/// What stands on a line of the table's output as a sign of life.
pub const BEAT: &str = "mbili-beat";

/// Tells the table that somebody listens.
pub const VARIABLE: &str = "MBILI_HEART";

/// How often the heart beats at least, in seconds.
pub const EVERY_SECONDS: f32 = 0.5;

/// Whether the program that started this one listens.
#[must_use]
pub fn is_heard() -> bool {
    env::var_os(VARIABLE).is_some_and(|value| value == "1")
}

/// Gives a sign of life.
///
/// # Errors
/// If nobody listens any more: the watch is gone, and so should be the table.
pub fn beat() -> io::Result<()> {
    let mut out = io::stdout().lock();
    // On a line of its own, whatever else was written and not ended.
    writeln!(out, "\n{BEAT}")?;
    out.flush()
}
