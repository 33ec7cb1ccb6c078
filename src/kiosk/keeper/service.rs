//! What systemd is told. Without systemd nobody listens, and nothing happens.

use sd_notify::NotifyState;
use std::time::{Duration, Instant};

/// systemd is told that all is well for so long after the table's last sign of life. A table that has not come back by
/// then does not lack another start: its display is gone, or the driver hangs. systemd then starts everything anew, the
/// display server included.
pub const TRUSTED_FOR: Duration = Duration::from_secs(150);

/// Speaks to systemd.
#[derive(Debug)]
pub struct Service {
    alive: Instant,
    ready: bool,
    tell: bool,
}

impl Service {
    /// For a program that systemd may have started.
    #[must_use]
    pub fn new() -> Self {
        Service { alive: Instant::now(), ready: false, tell: true }
    }

    /// For a program that systemd has not started.
    #[must_use]
    pub fn none() -> Self {
        Service { tell: false, ..Self::new() }
    }

    /// Whether systemd is told at this moment that all is well.
    #[must_use]
    pub fn is_trusted(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.alive) < TRUSTED_FOR
    }

    /// The table gave a sign of life.
    pub fn alive(&mut self, now: Instant) {
        self.alive = now;
    }

    /// The table is there for the first time.
    pub(super) fn ready(&mut self) {
        if !self.ready {
            self.ready = true;
            self.say(&[NotifyState::Ready]);
        }
    }

    pub(super) fn second(&self, now: Instant) {
        if self.is_trusted(now) {
            self.say(&[NotifyState::Watchdog]);
        }
    }

    pub(super) fn status(&self, what: &str) {
        self.say(&[NotifyState::Status(what)]);
    }

    pub(super) fn stopping(&self) {
        self.say(&[NotifyState::Stopping]);
    }

    fn say(&self, what: &[NotifyState<'_>]) {
        if self.tell {
            // An error means that nobody listens.
            let _ = sd_notify::notify(false, what);
        }
    }
}

impl Default for Service {
    fn default() -> Self {
        Self::new()
    }
}
