//! What to do when the table has ended: pure, so that a month of crashes is tried in no time.

use std::collections::VecDeque;
use std::fmt;
use std::time::Duration;

/// How the table ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// In good order, because the staff or the system asked for it.
    Asked,
    /// In good order, to be started again: a new configuration, the end of the safe mode.
    Again,
    /// With an exit code of its own that tells of a failure.
    Failed(i32),
    /// The graphics device was lost; starting again helps.
    GraphicsLost,
    /// By a signal: killed, or a crash.
    Killed(i32),
    /// It did not answer any more and was killed for that.
    Silent,
    /// It did not become ready and was killed for that.
    NeverReady,
    /// It could not even be started.
    NotStarted,
}

impl Ended {
    /// Every sort of end after which the table is started again, by its name in the house's monitoring.
    pub const CAUSES: [&str; 7] = [
        "failed",
        "graphics-lost",
        "killed",
        "silent",
        "never-ready",
        "not-started",
        "asked-again",
    ];

    /// The sort of this end; nothing if the table is not started again.
    #[must_use]
    pub const fn cause(self) -> Option<&'static str> {
        Some(match self {
            Ended::Asked => return None,
            Ended::Failed(_) => "failed",
            Ended::GraphicsLost => "graphics-lost",
            Ended::Killed(_) => "killed",
            Ended::Silent => "silent",
            Ended::NeverReady => "never-ready",
            Ended::NotStarted => "not-started",
            Ended::Again => "asked-again",
        })
    }
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ended::Asked => f.write_str("left in good order"),
            Ended::Again => f.write_str("left to be started again"),
            Ended::Failed(code) => write!(f, "failed with exit code {code}"),
            Ended::GraphicsLost => f.write_str("lost the graphics device"),
            Ended::Killed(signal) => write!(f, "was killed by signal {signal}"),
            Ended::Silent => f.write_str("hung, and was killed for that"),
            Ended::NeverReady => f.write_str("did not become ready, and was killed for that"),
            Ended::NotStarted => f.write_str("could not be started"),
        }
    }
}

/// How the table is started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// As the house wants it.
    #[default]
    Usual,
    /// With as little as possible that could fail: lowest quality, no sound device, no logo, the defaults of the
    /// configuration, no saved match. It is for a while ([`Policy::safe_for`]).
    Safe,
}

/// What to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing more.
    Leave,
    /// Start the table after this time.
    Start(Duration, Mode),
}

/// The longest time between two starts. With what a start takes, visitors see the table again within ten seconds.
pub const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// So many failures within [`QUICK`] lead to the safe mode.
pub const FAILURES: usize = 3;

/// Failures within this time count together.
pub const QUICK: Duration = Duration::from_secs(120);

/// So long the safe mode is for the first time; each time that all was tried in vain it is twice as long.
pub const SAFE_FOR: Duration = Duration::from_secs(600);

/// It is never longer than this.
pub const LONGEST_SAFE: Duration = Duration::from_secs(4 * 3600);

/// A table that was tried as usual and needs the safe mode within this time was tried in vain.
pub const IN_VAIN: Duration = Duration::from_secs(3600);

/// Remembers failures and decides.
#[derive(Clone, Debug, Default)]
pub struct Policy {
    failures: VecDeque<Duration>,
    mode: Mode,
    /// When the safe mode was left last.
    left: Option<Duration>,
    /// How often in succession that was in vain.
    in_vain: u32,
}

impl Policy {
    /// How the table was started last.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// How long a table in the safe mode is left in it: then it asks to be started again as soon as nobody is there, and
    /// is tried as usual. So it is too where it ends later than that, for whatever reason.
    #[must_use]
    pub fn safe_for(&self) -> Duration {
        SAFE_FOR.saturating_mul(1 << self.in_vain.min(16)).min(LONGEST_SAFE)
    }

    fn leave_the_safe_mode(&mut self, now: Duration) {
        if self.mode == Mode::Safe {
            self.left = Some(now);
        }
        self.mode = Mode::Usual;
    }

    fn enter_the_safe_mode(&mut self, now: Duration) {
        if self.mode == Mode::Usual {
            let in_vain = self.left.is_some_and(|left| now.saturating_sub(left) < IN_VAIN);
            self.in_vain = if in_vain { self.in_vain.saturating_add(1) } else { 0 };
        }
        self.mode = Mode::Safe;
    }

    /// What to do after the table has ended; `now` and `lived` since the program began and since the table did.
    pub fn after(&mut self, ended: Ended, now: Duration, lived: Duration) -> Next {
        match ended {
            Ended::Asked => return Next::Leave,
            Ended::Again => {
                self.leave_the_safe_mode(now);
                return Next::Start(Duration::ZERO, self.mode);
            }
            _ => {}
        }
        if self.mode == Mode::Safe && lived >= self.safe_for() {
            self.leave_the_safe_mode(now);
            self.failures.clear();
        }
        self.failures.push_back(now);
        while self.failures.front().is_some_and(|&first| now.saturating_sub(first) > QUICK) {
            self.failures.pop_front();
        }
        let failures = self.failures.len();
        if failures >= FAILURES {
            self.enter_the_safe_mode(now);
        }
        // The first time at once: most often once is enough.
        let doublings = failures.saturating_sub(2).min(8) as u32;
        let wait = if failures < 2 { Duration::ZERO } else { Duration::from_millis(500) };
        let wait = (wait * 2_u32.pow(doublings)).min(LONGEST_WAIT);
        // So that it is not started too often, not so that it rests: what it lived counts.
        Next::Start(wait.saturating_sub(lived), self.mode)
    }
}
