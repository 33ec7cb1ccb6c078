//! Who writes down what the watch has to tell: into a log, the counts and the health file, and who answers to systemd.
//!
//! Nothing here may keep the table from being started again. What cannot be written is said in the log, and that is all.

mod diary;
mod service;

pub use diary::Diary;
pub use service::{Service, TRUSTED_FOR};

use super::config::Config;
use super::health::{Health, Usage};
use super::hours::Hours;
use super::statistics::{Report, Store};
use super::watch::{Ended, Mode, News};
use jiff::Zoned;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The health file is written so often.
pub const HEALTH_EVERY: Duration = Duration::from_secs(15);

/// The sessions of the day are counted anew so often.
const COUNT_EVERY: Duration = Duration::from_secs(60);

/// Keeps the books.
pub struct Keeper {
    diary: Diary,
    service: Service,
    /// Where the counts lie, if anywhere.
    counts: Option<PathBuf>,
    keep_days: u32,
    hours: Hours,
    health_file: Option<PathBuf>,
    health: Health,
    began: Instant,
    table: Option<Table>,
    written: Option<Instant>,
    counted: Option<Instant>,
    /// What could not be written was said already.
    complained: bool,
}

/// The table that runs.
struct Table {
    process: u32,
    started: Instant,
    heard: Option<Instant>,
}

impl Keeper {
    /// One that knows nothing of the house yet.
    #[must_use]
    pub fn new(diary: Diary, service: Service) -> Self {
        Keeper {
            diary,
            service,
            counts: None,
            keep_days: Config::default().statistics.keep_days.get(),
            hours: Hours::default(),
            health_file: None,
            health: Health::default(),
            began: Instant::now(),
            table: None,
            written: None,
            counted: None,
            complained: false,
        }
    }

    /// Goes by this configuration from now on: `faults` is how many the house's file has, `counts` the folder of the
    /// counts, `health_file` the file for the house's monitoring.
    pub fn follow(
        &mut self,
        config: &Config,
        faults: usize,
        counts: Option<PathBuf>,
        health_file: Option<PathBuf>,
    ) {
        self.counts = counts;
        self.keep_days = config.statistics.keep_days.get();
        self.hours = config.hours.clone();
        self.health_file = health_file;
        self.health.config_faults = faults as u64;
    }

    /// Before the first start of the table: what is too old is removed from the counts.
    pub fn begin(&mut self) {
        self.diary.say("the watch begins");
        let today = Zoned::now().date();
        let keep_days = self.keep_days;
        self.with_counts(|counts| counts.tidy(today, keep_days));
    }

    /// Hears what the watch has to tell.
    pub fn hear(&mut self, news: News) {
        let now = Instant::now();
        match news {
            News::Started(process, mode) => {
                self.table = Some(Table { process, started: now, heard: None });
                self.health.safe = mode == Mode::Safe;
                let how = if self.health.safe { ", in the safe mode" } else { "" };
                self.diary.say(&format!("the table was started as process {process}{how}"));
                self.service.status("the table starts");
            }
            News::NotStarted(why) => {
                self.diary.say(&format!("the table cannot be started: {why}"));
            }
            News::Ready(after) => {
                self.alive(now);
                self.health.ready_after = Some(after);
                self.diary.say(&format!("the table is there after {} ms", after.as_millis()));
                let how = if self.health.safe {
                    "the table runs in the safe mode"
                } else {
                    "the table runs"
                };
                self.service.status(how);
                self.service.ready();
                self.write_health(now);
            }
            News::Alive(vitals) => {
                self.alive(now);
                self.health.vitals = vitals;
            }
            News::Second => {
                self.service.second(now);
                let due =
                    |last: Option<Instant>, every| last.is_none_or(|last| now - last >= every);
                if due(self.written, HEALTH_EVERY) {
                    self.write_health(now);
                }
            }
            News::Ended(ended, lived) => self.ended(ended, lived, now),
        }
    }

    /// After the last end of the table.
    pub fn end(&mut self) {
        self.service.stopping();
        self.table = None;
        self.health.vitals = Default::default();
        // Whoever reads the file from now on reads of no table.
        self.write_health(Instant::now());
        self.diary.say("the watch ends");
    }

    /// The health as it was written last.
    #[must_use]
    pub const fn health(&self) -> &Health {
        &self.health
    }

    fn alive(&mut self, now: Instant) {
        if let Some(table) = &mut self.table {
            table.heard = Some(now);
        }
        self.service.alive(now);
    }

    fn ended(&mut self, ended: Ended, lived: Duration, now: Instant) {
        self.table = None;
        self.diary.say(&format!("the table {ended}, after {} s", lived.as_secs()));
        let Some(cause) = ended.cause() else { return };
        *self.health.restarts.entry(cause).or_default() += 1;
        // Whoever asked to be started again did not end by itself.
        if ended != Ended::Again {
            let at = Zoned::now().datetime();
            let cause = ended.to_string();
            // The table is gone, so nobody else writes there.
            self.with_counts(|counts| counts.restarted(at, &cause));
        }
        self.health.vitals = Default::default();
        self.write_health(now);
    }

    fn with_counts<E: std::fmt::Display>(
        &mut self,
        work: impl FnOnce(&mut Store) -> Result<(), E>,
    ) {
        let Some(folder) = &self.counts else { return };
        match Store::open_at_once(folder) {
            Ok((mut store, aside)) => {
                if let Some(aside) = aside {
                    let aside = aside.display();
                    self.diary.say(&format!(
                        "the counts were damaged, and are now {aside}; new ones begin"
                    ));
                }
                if let Err(trouble) = work(&mut store) {
                    self.diary.say(&trouble.to_string());
                }
            }
            Err(trouble) => self.diary.say(&trouble.to_string()),
        }
    }

    fn write_health(&mut self, now: Instant) {
        self.written = Some(now);
        let Some(file) = self.health_file.clone() else { return };
        self.look(now);
        match self.health.write(&file) {
            Ok(()) => self.complained = false,
            Err(_) if self.complained => {}
            Err(error) => {
                self.complained = true;
                let file = file.display();
                self.diary.say(&format!("{file}: it cannot be written: {error}"));
            }
        }
    }

    /// Brings the health up to date.
    fn look(&mut self, now: Instant) {
        let wall = Zoned::now().datetime();
        let health = &mut self.health;
        health.open = self.hours.is_open(wall);
        health.watched_for = now - self.began;
        health.up = self.table.as_ref().is_some_and(|table| table.heard.is_some());
        health.runs_for = self.table.as_ref().map(|table| now - table.started);
        health.silent_for = self.table.as_ref().and_then(|table| Some(now - table.heard?));
        health.table = self.table.as_ref().and_then(|table| Usage::of(table.process));
        health.watch = Usage::own();
        if self.counted.is_none_or(|last| now - last >= COUNT_EVERY) {
            self.counted = Some(now);
            let today =
                self.counts.as_ref().map(|folder| Report::of(folder, wall.date(), wall.date()));
            // No counts yet are none.
            self.health.sessions_today = today
                .and_then(Result::ok)
                .map(|report| report.map_or(0, |report| report.total().sessions));
        }
    }
}
