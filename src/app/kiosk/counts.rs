//! What visitors do is counted on a thread of its own, so that no frame waits for the disk. Where it cannot be counted
//! the table goes on.

use super::house::House;
use crate::app::ui::house::Counts;
use crate::kiosk::statistics::{Closing, Day, Fact, Report, Store};
use atomic_write_file::AtomicWriteFile;
use bevy::prelude::*;
use jiff::ToSpan;
use jiff::civil::{Date, DateTime};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// How many days the staff see.
pub const DAYS: i32 = 30;

/// What is to be counted.
#[derive(Debug)]
enum Job {
    Begin(DateTime, &'static str),
    Count(Fact),
    End(Closing, u32),
    Forget,
    Tidy(Date, u32),
    Read(Date),
    /// Write this file, or remove it.
    Keep(PathBuf, Option<String>),
    /// Answer when all before is done.
    Flush(Sender<()>),
}

/// What the staff see of the counts: of today and of all the days, and the sessions day by day.
pub type Seen = Option<([Counts; 2], Vec<u32>)>;

/// Whoever counts.
#[derive(Resource)]
pub struct Counter {
    outbox: Option<Sender<Job>>,
    seen: Arc<Mutex<Seen>>,
}

impl Counter {
    /// Counts into the folder of the house's statistics.
    #[must_use]
    pub fn new(house: &House) -> Self {
        let (outbox, inbox) = mpsc::channel();
        let seen = Arc::new(Mutex::new(None));
        let folder = house.statistics();
        let told = Arc::clone(&seen);
        let thread = thread::Builder::new().name("counts".to_owned());
        let thread = thread.spawn(move || count(&folder, &inbox, &told));
        let outbox = thread.is_ok().then_some(outbox);
        Counter { outbox, seen }
    }

    fn order(&self, job: Job) {
        if let Some(outbox) = &self.outbox {
            // The thread lives as long as the program, unless it has panicked; then nothing is counted.
            let _ = outbox.send(job);
        }
    }

    /// A visitor has come.
    pub fn begin(&self, now: DateTime, language: &'static str) {
        self.order(Job::Begin(now, language));
    }

    /// Something happened.
    pub fn count(&self, fact: Fact) {
        self.order(Job::Count(fact));
    }

    /// The visitor has left, after so long.
    pub fn end(&self, closing: Closing, lasted: Duration) {
        self.order(Job::End(closing, u32::try_from(lasted.as_secs()).unwrap_or(u32::MAX)));
    }

    /// The staff have come, after so long. Where it was no visitor's visit but theirs from the start, it is forgotten.
    pub(super) fn interrupt(&self, visited: bool, lasted: Duration) {
        if visited {
            self.end(Closing::Left, lasted);
        } else {
            self.order(Job::Forget);
        }
    }

    /// Removes what is too old.
    pub fn tidy(&self, today: Date, keep_days: u32) {
        self.order(Job::Tidy(today, keep_days));
    }

    /// Asks for what the staff see; it comes with [`seen`](Self::seen).
    pub fn read(&self, today: Date) {
        self.order(Job::Read(today));
    }

    /// Has a file of the house written, or removed, after all that was wanted before.
    pub fn keep(&self, file: PathBuf, text: Option<String>) {
        self.order(Job::Keep(file, text));
    }

    /// What was read last.
    #[must_use]
    pub fn seen(&self) -> Seen {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until all is written, but not for ever. Answers whether it is.
    pub fn flush(&self) -> bool {
        let (done, wait) = mpsc::channel();
        self.order(Job::Flush(done));
        wait.recv_timeout(Duration::from_secs(3)).is_ok()
    }
}

/// The thread: opens the database when it is needed, and again after a failure.
fn count(folder: &Path, inbox: &Receiver<Job>, seen: &Mutex<Seen>) {
    let mut store: Option<Store> = None;
    let mut failing = false;
    while let Ok(job) = inbox.recv() {
        let job = match job {
            Job::Flush(done) => {
                let _ = done.send(());
                continue;
            }
            Job::Keep(file, text) => {
                if let Err(error) = write(&file, text.as_deref()) {
                    warn!("{}: it cannot be kept: {error}", file.display());
                }
                continue;
            }
            job => job,
        };
        if store.is_none() {
            match Store::open(folder) {
                Ok((opened, aside)) => {
                    if let Some(aside) = aside {
                        warn!("the counts were damaged; they are kept as {}", aside.display());
                    }
                    store = Some(opened);
                }
                Err(trouble) if !failing => {
                    failing = true;
                    error!("nothing is counted: {trouble}");
                }
                Err(_) => {}
            }
        }
        let Some(open) = &mut store else { continue };
        let done = match job {
            Job::Begin(now, language) => open.begin(now, language),
            Job::Count(fact) => open.count(&fact),
            Job::End(closing, seconds) => open.end(closing, seconds),
            Job::Forget => open.forget(),
            Job::Tidy(today, keep_days) => open.tidy(today, keep_days),
            Job::Read(today) => {
                let read = read(folder, today);
                *seen.lock().unwrap_or_else(PoisonError::into_inner) = read;
                Ok(())
            }
            Job::Flush(_) | Job::Keep(..) => Ok(()),
        };
        match done {
            Ok(()) => failing = false,
            Err(trouble) => {
                // Told once, until it works again.
                if !failing {
                    error!("something is not counted: {trouble}");
                }
                failing = true;
                store = None;
            }
        }
    }
}

/// Whole or not at all, also where the power fails meanwhile.
fn write(file: &Path, text: Option<&str>) -> io::Result<()> {
    match text {
        Some(text) => {
            let mut writing = AtomicWriteFile::open(file)?;
            writing.write_all(text.as_bytes())?;
            writing.commit()
        }
        None => match fs::remove_file(file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        },
    }
}

fn read(folder: &Path, today: Date) -> Seen {
    let database = Store::read(folder).ok()??;
    let first = today.saturating_sub((DAYS - 1).days());
    let report = Report::read(&database, first, today).ok()?;
    let of_today = report.days.get(&today.to_string()).cloned().unwrap_or_default();
    let mut sessions = Vec::new();
    for back in (0..DAYS).rev() {
        let day = today.saturating_sub(back.days()).to_string();
        sessions.push(report.days.get(&day).map_or(0, |day| small(day.sessions)));
    }
    Some(([summed(&of_today), summed(&report.total())], sessions))
}

fn small(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn summed(day: &Day) -> Counts {
    let of = |ending: Option<&str>| {
        let matches = day.games.iter();
        let matches = matches.filter(|((_, _, end), _)| ending.is_none_or(|ending| end == ending));
        small(matches.map(|(_, count)| count).sum())
    };
    Counts {
        sessions: small(day.sessions),
        matches: of(None),
        abandoned: of(Some("abandoned")),
        lessons: small(day.lessons),
        seconds: small(day.seconds / day.sessions.max(1)),
        restarts: small(day.restarts),
    }
}
