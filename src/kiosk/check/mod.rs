//! Whether this machine is fit for the table: what is found, and what to mend.
//!
//! Everything that a table needs is looked at where the system tells of it, so that the check runs without a window and
//! beside a table that runs. What only a graphics driver can say is asked by whoever has one and given in.

mod house;
mod machine;
mod service;

pub use house::{configuration, hours, languages, logo, staff};
pub use machine::{clock, display, folder, sound, touch};
pub use service::service;

use std::fmt;

/// How it stands with something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// As it should be.
    Ok,
    /// The table runs, but not as well as it could.
    Warning,
    /// The table does not run, or not for long.
    Fault,
}

/// Something that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it is.
    pub topic: &'static str,
    /// How it stands.
    pub verdict: Verdict,
    /// What was found, and what to do about it.
    pub text: String,
}

impl Finding {
    /// As it should be.
    #[must_use]
    pub fn ok(topic: &'static str, text: impl Into<String>) -> Self {
        Finding { topic, verdict: Verdict::Ok, text: text.into() }
    }

    /// The table runs, but not as well as it could.
    #[must_use]
    pub fn warning(topic: &'static str, text: impl Into<String>) -> Self {
        Finding { topic, verdict: Verdict::Warning, text: text.into() }
    }

    /// The table does not run, or not for long.
    #[must_use]
    pub fn fault(topic: &'static str, text: impl Into<String>) -> Self {
        Finding { topic, verdict: Verdict::Fault, text: text.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = match self.verdict {
            Verdict::Ok => "ok",
            Verdict::Warning => "warning",
            Verdict::Fault => "FAULT",
        };
        write!(f, "{verdict:<8} {:<14} {}", self.topic, self.text)
    }
}
