//! When a visitor has left: after a time without any input, and a countdown that everybody can see.
//!
//! What the table shows and thinks does not count, since a visitor who watches does not touch. A finger or button that
//! is held down counts as input. Whether what a device tells of is a person's doing at all is decided by
//! [`things`](super::things).

use std::time::Duration;

/// A step of time is no longer than this: in a longer one the machine slept.
pub(super) const LONGEST_STEP: Duration = Duration::from_secs(1);

/// What the table does in a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// It shows something or thinks, so that whoever watches does not touch.
    pub busy: bool,
    /// A finger, a button or a key is down, and somebody holds it.
    pub held: bool,
}

/// How it stands with the visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Somebody is there.
    Here,
    /// Perhaps nobody is there any more: so much of the countdown is left.
    Doubtful(Duration),
    /// Nobody is.
    Left,
}

/// The clock that runs while nobody touches anything.
#[derive(Clone, Debug)]
pub struct Idle {
    after: Duration,
    countdown: Duration,
    quiet: Duration,
}

impl Idle {
    /// A visitor has left after so long without input, and so long a countdown.
    #[must_use]
    pub fn new(after: Duration, countdown: Duration) -> Self {
        Idle { after, countdown, quiet: Duration::ZERO }
    }

    /// Somebody does something, or is new here.
    pub fn here(&mut self) {
        self.quiet = Duration::ZERO;
    }

    /// Time has passed. A step longer than a second is one that the machine slept through, and does not count for more.
    pub fn pass(&mut self, step: Duration, moment: Moment) -> Presence {
        if moment.held {
            self.quiet = Duration::ZERO;
        } else if !moment.busy {
            self.quiet += step.min(LONGEST_STEP);
        }
        self.presence()
    }

    /// How it stands now.
    #[must_use]
    pub fn presence(&self) -> Presence {
        let all = self.after + self.countdown;
        if self.quiet >= all {
            Presence::Left
        } else if self.quiet >= self.after {
            Presence::Doubtful(all - self.quiet)
        } else {
            Presence::Here
        }
    }
}
