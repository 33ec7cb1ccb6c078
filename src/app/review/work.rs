//! The question, and its answer as it comes.

use super::LookingBack;
use crate::app::session::{Ending, Match, Playing};
use crate::app::startup::last_panic;
use crate::app::state::Screen;
use crate::engine::review::{Effort, News, Past, Review, review};
use crate::engine::solve::Judge;
use crate::rules::Action;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Bytes of each of the judge's tables.
const BYTES: usize = 16 << 20;
/// The window is woken for news no more often than this.
const BETWEEN_NEWS: Duration = Duration::from_millis(50);

/// A match as it stood: an answer to another one is stale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Of {
    id: String,
    actions: Vec<Action>,
    ending: Option<Ending>,
}

impl Of {
    pub(super) fn new(playing: &Playing) -> Self {
        let actions = playing.record.actions().to_vec();
        Of { id: playing.id.clone(), actions, ending: playing.ending }
    }

    /// Whether the match still stands so. As many actions may be others, once some were taken back.
    fn is(&self, playing: &Playing) -> bool {
        self.id == playing.id
            && self.actions == playing.record.actions()
            && self.ending == playing.ending
    }
}

/// The work at an answer.
#[derive(Debug)]
pub(super) struct Work {
    stop: Arc<AtomicBool>,
    news: Arc<Mutex<Vec<News>>>,
    /// Set after the last news; whether all went well.
    done: Arc<Mutex<Option<bool>>>,
    _task: Task<()>,
}

impl Drop for Work {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Asks about the match on the table while it is looked back on, and stops asking when that ends.
pub(super) fn ask(
    current: Res<Match>,
    screen: Res<State<Screen>>,
    mut looking: ResMut<LookingBack>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    let playing = current.playing().filter(|_| *screen.get() == Screen::Review);
    let Some(playing) = playing else {
        if looking.work.is_some() || looking.failed {
            *looking = LookingBack::default();
        }
        return;
    };
    if looking.of.as_ref().is_some_and(|of| of.is(playing)) {
        return;
    }
    let turns = playing.record.finished_turns();
    let truths = vec![None; turns + 1];
    let wake = proxy.map(|proxy| {
        let proxy = (**proxy).clone();
        // The event loop is gone only when the program ends.
        move || {
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    });
    *looking = LookingBack {
        of: Some(Of::new(playing)),
        work: Some(begin(playing, wake)),
        looked_from: truths.len(),
        found: Review { truths, ..Review::default() },
        ..LookingBack::default()
    };
}

fn begin(playing: &Playing, wake: Option<impl Fn() + Send + 'static>) -> Work {
    let stop = Arc::new(AtomicBool::new(false));
    let news: Arc<Mutex<Vec<News>>> = Arc::default();
    let done: Arc<Mutex<Option<bool>>> = Arc::default();
    let record = playing.record.clone();
    let (told, box_of_news, end) = (Arc::clone(&stop), Arc::clone(&news), Arc::clone(&done));
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let ring = || {
            if let Some(wake) = &wake {
                wake();
            }
        };
        let (outcome, resigned) = match record.ending() {
            Some(Ending::ByRules(outcome)) => (Some(outcome), None),
            Some(Ending::Resigned(side)) => (None, Some(side)),
            None => (None, None),
        };
        let (game, start, actions) = (record.game(), *record.start(), record.actions());
        let past = Past { game, start, actions, outcome, resigned };
        let mut last = Instant::now();
        let work = || {
            let mut judge = Judge::new(game, BYTES);
            review(&past, &mut judge, Effort::USUAL, &told, &mut |found| {
                locked(&box_of_news).push(found);
                if last.elapsed() >= BETWEEN_NEWS {
                    last = Instant::now();
                    ring();
                }
            })
        };
        // A panic in the engine must not end the program: what was found until then stays.
        let well = catch_unwind(AssertUnwindSafe(work)).is_ok();
        if !well {
            let panic = last_panic().unwrap_or_default();
            error!("looking back on a match failed: {panic}");
        }
        *locked(&end) = Some(well);
        ring();
    });
    Work { stop, news, done, _task: task }
}

fn locked<T>(of: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes what has been found.
pub(super) fn collect(mut looking: ResMut<LookingBack>, mut redraw: MessageWriter<RequestRedraw>) {
    let Some(work) = looking.work.as_ref() else { return };
    // In this order, so that no news comes after the end.
    let done = *locked(&work.done);
    let news = std::mem::take(&mut *locked(&work.news));
    if news.is_empty() && done.is_none() {
        return;
    }
    looking.hear(news, done);
    redraw.write(RequestRedraw);
}
