//! Memory that goes back to the system.
//!
//! glibc maps large pieces of memory one by one and unmaps them when they are freed, but learns from it: after the first
//! such piece, pieces as large as that come from the heap, where what lies above them keeps them resident. The solver's
//! tables have a megabyte to sixteen each and live as long as a question, so that over weeks a table in a house would
//! hold many times what it uses, by steps, with no end that anybody could name. Told a size, glibc learns nothing.

use std::process::Command;

/// The variable by which glibc is told; other libraries do not know it.
pub const VARIABLE: &str = "MALLOC_MMAP_THRESHOLD_";

/// Pieces of this many bytes and more go back when they are freed.
pub const LARGE: usize = 512 << 10;

/// Has the program that is started give large pieces of memory back, unless somebody has told glibc already.
pub fn goes_back(command: &mut Command) {
    if std::env::var_os(VARIABLE).is_none() {
        command.env(VARIABLE, LARGE.to_string());
    }
}
