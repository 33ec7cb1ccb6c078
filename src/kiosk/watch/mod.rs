//! The watch: starts the table as a child, listens to its heart, and starts it again when it has ended, whatever the
//! reason: a crash, a kill, a hang, a lost graphics device.
//!
//! A healthy table is never killed for the watch's own sleep: where the watch itself did not run for a while (the
//! machine was suspended, or stopped in a debugger), the table gets its time anew.

mod child;
pub mod heart;
mod policy;

pub use heart::Vitals;
pub use policy::{
    Ended, FAILURES, IN_VAIN, LONGEST_SAFE, LONGEST_WAIT, Mode, Next, Policy, QUICK, SAFE_FOR,
};

use child::Child;
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The exit code by which the table asks to be started again.
pub const AGAIN: u8 = 10;

/// The exit code of a lost graphics device, in a house and elsewhere: whoever watches over the program knows that
/// starting it again helps.
pub const GRAPHICS_LOST: u8 = 3;

/// What is watched, and how.
#[derive(Clone, Debug)]
pub struct Watch {
    /// The program of the table.
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// What is added in the safe mode.
    pub when_safe: Vec<OsString>,
    /// A table that was silent for so long hangs; or for half as long as its start took, if that is longer.
    pub silence: Duration,
    /// A table that gave no first sign of life for so long will give none.
    pub ready_within: Duration,
    /// How long a table may take to end when it is asked to.
    pub ends_within: Duration,
}

/// What the watch has to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The table was started as this process.
    Started(u32, Mode),
    /// It could not be started, for this reason.
    NotStarted(String),
    /// It gave its first sign of life, so long after its start.
    Ready(Duration),
    /// It is alive, and says so of itself. Told about every second.
    Alive(Vitals),
    /// A second has gone by, whatever the table does.
    Second,
    /// It ended, after it had lived so long.
    Ended(Ended, Duration),
}

/// How often the watch looks.
const LOOK: Duration = Duration::from_millis(100);

/// Where the watch itself did not run for so long, its clock says nothing about the table.
const OWN_SLEEP: Duration = Duration::from_secs(2);

impl Watch {
    /// How a program is watched in an exhibition.
    #[must_use]
    pub fn over(program: PathBuf, arguments: Vec<OsString>) -> Self {
        Watch {
            program,
            arguments,
            when_safe: vec!["--safe".into()],
            silence: Duration::from_secs(5),
            ready_within: Duration::from_secs(45),
            ends_within: Duration::from_secs(5),
        }
    }

    /// Keeps the table running until it is left on purpose, or until `leave` is true.
    pub fn keep(&self, leave: &AtomicBool, tell: &mut dyn FnMut(News)) {
        let began = Instant::now();
        let mut policy = Policy::default();
        let mut seconds = Seconds(began);
        let mut failed = false;
        loop {
            let started = Instant::now();
            let ended = self.one_life(&policy, failed, leave, &mut seconds, tell);
            let lived = started.elapsed();
            failed = !matches!(ended, Ended::Asked | Ended::Again);
            tell(News::Ended(ended, lived));
            match policy.after(ended, began.elapsed(), lived) {
                Next::Leave => return,
                Next::Start(wait, _) => {
                    let from = Instant::now();
                    while from.elapsed() < wait && !leave.load(Ordering::Relaxed) {
                        thread::sleep(LOOK.min(wait));
                        seconds.pass(tell);
                    }
                }
            }
            if leave.load(Ordering::Relaxed) {
                return;
            }
        }
    }

    /// From a start of the table to its end.
    fn one_life(
        &self,
        policy: &Policy,
        failed: bool,
        leave: &AtomicBool,
        seconds: &mut Seconds,
        tell: &mut dyn FnMut(News),
    ) -> Ended {
        let mut arguments = self.arguments.clone();
        let mode = policy.mode();
        let safe_for = (mode == Mode::Safe).then(|| policy.safe_for());
        if safe_for.is_some() {
            arguments.extend(self.when_safe.iter().cloned());
        }
        let mut child = match Child::start(&self.program, &arguments, failed, safe_for) {
            Ok(child) => child,
            Err(error) => {
                tell(News::NotStarted(format!("{}: {error}", self.program.display())));
                return Ended::NotStarted;
            }
        };
        let started = Instant::now();
        tell(News::Started(child.id(), mode));
        let (mut heard, mut looked, mut told) = (Instant::now(), Instant::now(), started);
        let mut ready = None;
        loop {
            let beat = child.beat(LOOK);
            seconds.pass(tell);
            let now = Instant::now();
            if now.duration_since(looked) > OWN_SLEEP {
                heard = now;
            }
            looked = now;
            if let Some(vitals) = beat {
                heard = now;
                if ready.is_none() {
                    let took = started.elapsed();
                    ready = Some(took);
                    tell(News::Ready(took));
                }
                if now.duration_since(told) >= Duration::from_secs(1) {
                    told = now;
                    tell(News::Alive(vitals));
                }
            }
            if let Some(ended) = child.ended() {
                return ended;
            }
            if leave.load(Ordering::Relaxed) {
                child.ask_to_end(self.ends_within);
                return Ended::Asked;
            }
            let (limit, ended) = match ready {
                // Where a start takes long everything does: a slow machine is no hanging table.
                Some(took) => (self.silence.max(took / 2), Ended::Silent),
                None => (self.ready_within, Ended::NeverReady),
            };
            if now.duration_since(heard) > limit {
                child.kill();
                return ended;
            }
        }
    }
}

/// Tells that time goes by.
struct Seconds(Instant);

impl Seconds {
    fn pass(&mut self, tell: &mut dyn FnMut(News)) {
        if self.0.elapsed() >= Duration::from_secs(1) {
            self.0 = Instant::now();
            tell(News::Second);
        }
    }
}
