//! Processor time, as Linux keeps it.

use std::fs::File;
use std::os::unix::fs::FileExt;

/// How the names of Bevy's threads begin, as far as the system keeps names.
const POOLS: [&str; 3] = ["Compute Task", "Async Compute", "IO Task"];

/// The clocks of some threads.
pub struct Clocks(Vec<File>);

impl Clocks {
    /// Those of this thread and of Bevy's pools: the main and the render world, where the latter has no thread of its
    /// own, and not the driver. lavapipe draws on threads of its own; what it does on the thread that hands it work is
    /// counted.
    pub fn of_the_worlds() -> Self {
        let own = std::fs::read_link("/proc/thread-self").expect("Linux");
        let own = own.file_name().expect("a number").to_owned();
        let threads = std::fs::read_dir("/proc/self/task").expect("Linux").flatten();
        let counts = threads.filter(|thread| {
            let name = std::fs::read_to_string(thread.path().join("comm")).unwrap_or_default();
            thread.file_name() == own || POOLS.iter().any(|pool| name.starts_with(pool))
        });
        let clocks = counts.filter_map(|thread| File::open(thread.path().join("schedstat")).ok());
        Clocks(clocks.collect())
    }

    /// Milliseconds so far.
    pub fn now(&self) -> f64 {
        let of = |clock: &File| {
            let mut text = [0; 64];
            let length = clock.read_at(&mut text, 0).unwrap_or(0);
            let text = std::str::from_utf8(&text[..length]).unwrap_or_default();
            text.split_whitespace().next().and_then(|ns| ns.parse::<f64>().ok()).unwrap_or(0.0)
        };
        self.0.iter().map(of).sum::<f64>() / 1e6
    }
}

/// Milliseconds of all threads of this process so far, in steps of ten.
pub fn of_the_process() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    10.0 * fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum::<f64>()
}
