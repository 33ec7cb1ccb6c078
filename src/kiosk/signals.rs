//! How the system asks for the end: SIGTERM, SIGINT, SIGHUP.
//!
//! They are blocked in all threads, and one thread waits for them. Another signal, a while later, does not wait for
//! an end in good order.

/// Listens for the signals that mean the end, and does this when one comes. Must come before any other thread is
/// started: threads take over from the one that starts them which signals they leave to us.
#[cfg(unix)]
pub fn listen(asked: impl Fn() + Send + 'static) {
    use nix::sys::signal::{SigSet, Signal};
    use std::time::{Duration, Instant};
    /// A terminal that is closed, or a session that ends, may send several signals at once: they are one.
    const ONE_END: Duration = Duration::from_secs(1);

    let ignored = ignored();
    let all = [Signal::SIGINT, Signal::SIGTERM, Signal::SIGHUP].into_iter();
    let signals: SigSet = all.filter(|&signal| ignored >> (signal as i32 - 1) & 1 == 0).collect();
    if signals.thread_block().is_err() {
        return;
    }
    let waits = std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        let mut first: Option<Instant> = None;
        while signals.wait().is_ok() {
            asked();
            if first.get_or_insert_with(Instant::now).elapsed() > ONE_END {
                std::process::exit(1);
            }
        }
    });
    if waits.is_err() {
        // Nobody listens, so the signals do what they always did.
        let _ = signals.thread_unblock();
    }
}

/// The signals that whoever started the program wants ignored, as `nohup` does; the lowest bit is the first.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let bits = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    bits.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok()).unwrap_or_default()
}

/// Elsewhere nobody listens here.
#[cfg(not(unix))]
pub fn listen(_asked: impl Fn() + Send + 'static) {}
