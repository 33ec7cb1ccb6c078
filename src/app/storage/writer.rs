//! A thread that writes, so that no frame waits for the disk.

use super::matches::{self, Listing, MatchLock};
use super::saved_match::SavedMatch;
use super::trouble::Failure;
use super::{Folders, files, settings_file};
use crate::app::settings::Settings;
use bevy::log::error;
use bevy::platform::cell::SyncCell;
use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Settings are written when they have not changed for so long: a slider that is dragged changes them
/// with every frame.
const SETTLED_AFTER: Duration = Duration::from_millis(300);

/// What is to be done, in order.
#[derive(Debug)]
pub(super) enum Job {
    /// Write the settings, once they have settled.
    Settings(Settings),
    /// Write a match.
    Match {
        saved: SavedMatch,
        /// For the report.
        serial: u64,
    },
    /// Throw a match away.
    Discard { id: String },
    /// See what there is.
    List,
    /// Give a match free, once all before is written.
    Release(MatchLock),
}

/// What was done.
#[derive(Debug)]
pub(super) enum Report {
    Settings(Result<(), Failure>),
    Match { id: String, serial: u64, result: Result<(), Failure> },
    Discard(Result<(), Failure>),
    Listed(Listing),
}

#[derive(Debug)]
enum Message {
    Do(Job),
    /// Answer when all before is done, unsettled settings too.
    Flush(Sender<()>),
}

/// Wakes the main loop, which may sleep while nothing moves.
pub(super) type Waker = Arc<OnceLock<Box<dyn Fn() + Send + Sync>>>;

/// The thread, as the rest of the program sees it.
pub(super) struct Writer {
    /// `None` where there is no thread: then all is done at once.
    outbox: Option<Sender<Message>>,
    inbox: SyncCell<Receiver<Report>>,
    reports: Sender<Report>,
    thread: Option<JoinHandle<()>>,
    hands: Hands,
    waker: Waker,
}

impl Writer {
    /// Starts the thread. `may_store_settings`: see [`Hands`].
    pub(super) fn new(folders: Folders, may_store_settings: bool) -> Self {
        let (reports, inbox) = mpsc::channel();
        let (outbox, messages) = mpsc::channel();
        let hands = Hands { folders, may_store_settings };
        let waker = Waker::default();
        let thread = {
            let (hands, reports, waker) = (hands.clone(), reports.clone(), waker.clone());
            let name = "storage".to_owned();
            thread::Builder::new()
                .name(name)
                .spawn(move || work(hands, &messages, &reports, &waker))
        };
        let thread = thread.inspect_err(|e| error!("no thread for writing: {e}")).ok();
        let outbox = thread.is_some().then_some(outbox);
        Writer { outbox, inbox: SyncCell::new(inbox), reports, thread, hands, waker }
    }

    /// How the thread wakes the main loop.
    pub(super) fn waker(&self) -> &Waker {
        &self.waker
    }

    /// Has something done, after all that was ordered before.
    pub(super) fn order(&mut self, job: Job) {
        let Some(outbox) = &self.outbox else { return self.do_at_once(job) };
        if let Err(mpsc::SendError(message)) = outbox.send(Message::Do(job)) {
            error!("the thread for writing has died");
            self.outbox = None;
            if let Message::Do(job) = message {
                self.do_at_once(job);
            }
        }
    }

    fn do_at_once(&mut self, job: Job) {
        if let Some(report) = self.hands.perform(job) {
            // The other end is ours.
            let _ = self.reports.send(report);
        }
    }

    /// What was done since the last call.
    pub(super) fn reports(&mut self) -> Vec<Report> {
        self.inbox.get().try_iter().collect()
    }

    /// Waits until all that was ordered is done, but not longer than this. Returns whether it is.
    pub(super) fn flush(&mut self, at_most: Duration) -> bool {
        let Some(outbox) = &self.outbox else { return true };
        let (done, wait) = mpsc::channel();
        outbox.send(Message::Flush(done)).is_ok() && wait.recv_timeout(at_most).is_ok()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        let done = self.flush(super::MOST_WAIT);
        self.outbox = None;
        // Without an answer the disk hangs, and so would we.
        if done && let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn work(
    mut hands: Hands,
    messages: &Receiver<Message>,
    reports: &Sender<Report>,
    waker: &OnceLock<Box<dyn Fn() + Send + Sync>>,
) {
    let mut queue = VecDeque::new();
    let mut unsettled: Option<(Settings, Instant)> = None;
    let mut perform = |job: Job| {
        if let Some(report) = hands.perform(job) {
            // Nobody listens any more when the program ends.
            let _ = reports.send(report);
            if let Some(wake) = waker.get() {
                wake();
            }
        }
    };
    loop {
        if queue.is_empty() {
            let message = match &unsettled {
                None => messages.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some((_, due)) => {
                    messages.recv_timeout(due.saturating_duration_since(Instant::now()))
                }
            };
            match message {
                Ok(message) => queue.push_back(message),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        queue.extend(messages.try_iter());
        if let Some((settings, _)) = unsettled.take_if(|(_, due)| *due <= Instant::now()) {
            perform(Job::Settings(settings));
        }
        match queue.pop_front() {
            None => {}
            Some(Message::Do(Job::Settings(settings))) => {
                unsettled = Some((settings, Instant::now() + SETTLED_AFTER));
            }
            Some(Message::Do(Job::Match { saved, .. })) if is_superseded(&saved, &queue) => {}
            Some(Message::Do(job)) => perform(job),
            Some(Message::Flush(done)) => {
                if let Some((settings, _)) = unsettled.take() {
                    perform(Job::Settings(settings));
                }
                // Whoever asked may have stopped waiting.
                let _ = done.send(());
            }
        }
    }
    if let Some((settings, _)) = unsettled {
        perform(Job::Settings(settings));
    }
}

/// Whether the same match is written again later, with nothing about it in between.
fn is_superseded(saved: &SavedMatch, later: &VecDeque<Message>) -> bool {
    let next = later.iter().take_while(|message| matches!(message, Message::Do(Job::Match { .. })));
    next.into_iter().any(|message| {
        matches!(message, Message::Do(Job::Match { saved: other, .. }) if other.id == saved.id)
    })
}

/// Does the jobs.
#[derive(Clone, Debug)]
struct Hands {
    folders: Folders,
    /// Whether the settings file may be overwritten: not one that could neither be read nor set aside.
    may_store_settings: bool,
}

impl Hands {
    fn perform(&mut self, job: Job) -> Option<Report> {
        let data = &self.folders.data;
        match job {
            Job::Settings(settings) => Some(Report::Settings(self.store_settings(&settings))),
            Job::Match { saved, serial } => {
                let result = matches::store(data, &saved);
                Some(Report::Match { id: saved.id, serial, result })
            }
            Job::Discard { id } => Some(Report::Discard(matches::discard(data, &id))),
            Job::List => Some(Report::Listed(matches::list(data))),
            Job::Release(lock) => {
                lock.release();
                None
            }
        }
    }

    fn store_settings(&mut self, settings: &Settings) -> Result<(), Failure> {
        let config = &self.folders.config;
        let file = settings_file::path(config);
        if !self.may_store_settings {
            if file.symlink_metadata().is_ok() {
                files::set_aside(&file)?;
            }
            self.may_store_settings = true;
        }
        settings_file::store(config, settings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::Seat;
    use crate::record::Record;
    use crate::rules::Game;

    fn job(id: &str) -> Job {
        let record = Record::new(Game::Djenon);
        let saved = SavedMatch { id: id.to_owned(), record, seats: [Seat::Human; 2] };
        Job::Match { saved, serial: 0 }
    }

    #[test]
    fn only_the_last_of_several_writes_of_a_match_is_done() {
        let Job::Match { saved, .. } = job("a") else { unreachable!() };
        let later = |jobs: Vec<Job>| jobs.into_iter().map(Message::Do).collect::<VecDeque<_>>();
        assert!(is_superseded(&saved, &later(vec![job("b"), job("a")])));
        assert!(!is_superseded(&saved, &later(vec![job("b")])));
        let between = Job::Discard { id: "a".to_owned() };
        assert!(!is_superseded(&saved, &later(vec![between, job("a")])));
    }

    #[test]
    fn a_slider_that_is_dragged_is_written_once() {
        let home = tempfile::tempdir().expect("a folder");
        let mut writer = Writer::new(Folders::inside(home.path()), true);
        for volume in 0..100 {
            writer.order(Job::Settings(Settings { volume, ..Settings::default() }));
        }
        assert!(writer.flush(Duration::from_secs(20)));
        assert_eq!(writer.reports().len(), 1);
        let loaded = settings_file::load(&Folders::inside(home.path()).config);
        assert_eq!(loaded.settings.volume, 99);
    }
}
