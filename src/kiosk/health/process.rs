//! What a process uses, as the kernel tells it.

use std::fs;

/// What a process uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Resident memory in bytes.
    pub resident: u64,
    /// Open files, sockets and devices.
    pub handles: u64,
    /// Threads.
    pub threads: u64,
}

impl Usage {
    /// Of the process with this number; nothing if it is gone, or where the kernel does not tell.
    #[must_use]
    pub fn of(process: u32) -> Option<Self> {
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let handles = fs::read_dir(format!("/proc/{process}/fd")).map_or(0, Iterator::count);
        Self::read(&status, handles as u64)
    }

    /// Of this program.
    #[must_use]
    pub fn own() -> Option<Self> {
        Self::of(std::process::id())
    }

    fn read(status: &str, handles: u64) -> Option<Self> {
        let number = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_ascii_whitespace().next()?.parse::<u64>().ok()
        };
        // A process that has ended and was not waited for has no memory any more.
        let kilobytes = number("VmRSS:")?;
        Some(Usage {
            resident: kilobytes * 1024,
            handles,
            threads: number("Threads:").unwrap_or_default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kernel_is_understood() {
        let status =
            "Name:\tmbili\nState:\tS (sleeping)\nVmPeak:\t 900 kB\nVmRSS:\t  512 kB\nThreads:\t7\n";
        let usage = Usage { resident: 512 * 1024, handles: 3, threads: 7 };
        assert_eq!(Usage::read(status, 3), Some(usage));
        assert_eq!(Usage::read("Name:\tmbili\nState:\tZ (zombie)\nThreads:\t1\n", 0), None);
    }
}
