//! A thread that writes, so that no frame waits for the disk.

use super::Folders;
use super::hands::{Hands, Job, MayStore, Report};
use super::saved_match::SavedMatch;
use crate::app::panics;
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

/// What could not be written is tried again after the first of these; each time that it fails, the pause
/// grows to twice as long, up to the second.
const FIRST_PAUSE: Duration = Duration::from_secs(2);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

#[derive(Debug)]
enum Message {
    Do(Job),
    /// Answer when all before is done, unsettled settings too, and what had failed is tried again.
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
    /// Ours, for when there is no thread.
    hands: Hands,
    waker: Waker,
}

impl Writer {
    /// Starts the thread.
    pub(super) fn new(folders: Folders, may_store: MayStore, settings: &Settings) -> Self {
        let (reports, inbox) = mpsc::channel();
        let (outbox, messages) = mpsc::channel();
        let waker = Waker::default();
        let worker = Worker {
            hands: Hands::new(folders.clone(), may_store, settings.clone()),
            reports: reports.clone(),
            waker: Arc::clone(&waker),
            unsettled: None,
            again: None,
        };
        let named = thread::Builder::new().name("storage".to_owned());
        let thread = named.spawn(move || worker.work(&messages));
        let thread = thread.inspect_err(|e| error!("no thread for writing: {e}")).ok();
        let outbox = thread.is_some().then_some(outbox);
        let hands = Hands::new(folders, may_store, settings.clone());
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
            let panic = panics::last_panic().unwrap_or_default();
            error!(
                "the thread for writing has died; from now on frames wait for the disk: {panic}"
            );
            self.outbox = None;
            if let Message::Do(job) = message {
                self.do_at_once(job);
            }
        }
    }

    fn do_at_once(&mut self, job: Job) {
        let reports = &self.reports;
        // The other end is ours.
        self.hands.perform(job, &mut |report| drop(reports.send(report)));
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

/// The thread itself.
struct Worker {
    hands: Hands,
    reports: Sender<Report>,
    waker: Waker,
    unsettled: Option<(Settings, Instant)>,
    /// When what failed is tried again, and how long the pause before it is.
    again: Option<(Instant, Duration)>,
}

impl Worker {
    fn work(mut self, messages: &Receiver<Message>) {
        let mut queue = VecDeque::new();
        loop {
            if queue.is_empty() {
                match self.wait(messages) {
                    Ok(message) => queue.push_back(message),
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            }
            queue.extend(messages.try_iter());
            self.do_what_is_due();
            match queue.pop_front() {
                None => {}
                Some(Message::Do(Job::Settings(settings))) => {
                    self.unsettled = Some((settings, Instant::now() + SETTLED_AFTER));
                }
                Some(Message::Do(Job::Match { saved, .. })) if is_superseded(&saved, &queue) => {}
                Some(Message::Do(job)) => self.perform(job),
                Some(Message::Flush(done)) => {
                    self.finish();
                    // Whoever asked may have stopped waiting.
                    let _ = done.send(());
                }
            }
        }
        self.finish();
    }

    /// Waits for a message, or until something is due.
    fn wait(&self, messages: &Receiver<Message>) -> Result<Message, RecvTimeoutError> {
        let settled = self.unsettled.as_ref().map(|(_, due)| *due);
        let again = self.again.map(|(due, _)| due);
        match settled.into_iter().chain(again).min() {
            None => messages.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(due) => messages.recv_timeout(due.saturating_duration_since(Instant::now())),
        }
    }

    fn do_what_is_due(&mut self) {
        let now = Instant::now();
        if let Some((settings, _)) = self.unsettled.take_if(|(_, due)| *due <= now) {
            self.perform(Job::Settings(settings));
        }
        if let Some((_, pause)) = self.again.take_if(|(due, _)| *due <= now) {
            self.with_hands(Hands::try_again);
            if self.hands.have_failed() {
                let pause = (2 * pause).min(LONGEST_PAUSE);
                self.again = Some((Instant::now() + pause, pause));
            }
        }
    }

    fn perform(&mut self, job: Job) {
        self.with_hands(|hands, tell| hands.perform(job, tell));
        if !self.hands.have_failed() {
            self.again = None;
        } else if self.again.is_none() {
            self.again = Some((Instant::now() + FIRST_PAUSE, FIRST_PAUSE));
        }
    }

    /// Leaves nothing undone that can be done now.
    fn finish(&mut self) {
        if let Some((settings, _)) = self.unsettled.take() {
            self.perform(Job::Settings(settings));
        }
        self.with_hands(Hands::try_again);
    }

    fn with_hands(&mut self, act: impl FnOnce(&mut Hands, &mut dyn FnMut(Report))) {
        let (reports, waker) = (&self.reports, &self.waker);
        act(&mut self.hands, &mut |report| {
            // Nobody listens any more when the program ends.
            let _ = reports.send(report);
            if let Some(wake) = waker.get() {
                wake();
            }
        });
    }
}

/// Whether the same match is written again later, with nothing about it in between.
fn is_superseded(saved: &SavedMatch, later: &VecDeque<Message>) -> bool {
    let next = later.iter().take_while(|message| matches!(message, Message::Do(Job::Match { .. })));
    next.into_iter().any(|message| {
        matches!(message, Message::Do(Job::Match { saved: other, .. }) if other.id == saved.id)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::Seat;
    use crate::app::storage::settings_file;
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
        let may_store = MayStore { settings: true, progress: true };
        let folders = Folders::inside(home.path());
        let mut writer = Writer::new(folders, may_store, &Settings::default());
        for volume in 0..100 {
            writer.order(Job::Settings(Settings { volume, ..Settings::default() }));
        }
        assert!(writer.flush(Duration::from_secs(20)));
        assert_eq!(writer.reports().len(), 1);
        let loaded = settings_file::load(&Folders::inside(home.path()).config);
        assert_eq!(loaded.settings.volume, 99);
    }
}
