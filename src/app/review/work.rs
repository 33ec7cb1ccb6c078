//! The question, and its answer as it comes.

use super::LookingBack;
use crate::app::background::{Bell, Failed, Window, Work};
use crate::app::session::{Ending, Match, Playing};
use crate::app::state::Screen;
use crate::engine::review::{Effort, News, Past, Review, review};
use crate::engine::solve::Judge;
use crate::rules::Action;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Bytes of each of the judge's tables.
const BYTES: usize = 16 << 20;
/// The window is woken for news no more often than this.
const BETWEEN_NEWS: Duration = Duration::from_millis(50);

/// A match as it stood: an answer to another one is stale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Subject {
    id: String,
    actions: Vec<Action>,
    ending: Option<Ending>,
}

impl Subject {
    pub(super) fn of(playing: &Playing) -> Self {
        let actions = playing.record.actions().to_vec();
        Subject { id: playing.id.clone(), actions, ending: playing.ending }
    }

    /// Whether the match still stands so. As many actions may be others, once some were taken back.
    fn is(&self, playing: &Playing) -> bool {
        self.id == playing.id
            && self.actions == playing.record.actions()
            && self.ending == playing.ending
    }
}

/// The work at an answer, and what it has found and not yet told.
#[derive(Debug)]
pub(super) struct Search {
    news: Arc<Mutex<Vec<News>>>,
    work: Work<()>,
}

/// Asks about the match on the table while it is looked back on, and stops asking when that ends.
pub(super) fn ask(
    current: Res<Match>,
    screen: Res<State<Screen>>,
    mut looking: ResMut<LookingBack>,
    window: Window,
) {
    let playing = current.playing().filter(|_| *screen.get() == Screen::Review);
    let Some(playing) = playing else {
        if looking.search.is_some() || looking.failed {
            *looking = LookingBack::default();
        }
        return;
    };
    if looking.of.as_ref().is_some_and(|of| of.is(playing)) {
        return;
    }
    let turns = playing.record.finished_turns();
    let truths = vec![None; turns + 1];
    *looking = LookingBack {
        of: Some(Subject::of(playing)),
        search: Some(begin(playing, window.bell())),
        looked_from: truths.len(),
        found: Review { truths, ..Review::default() },
        ..LookingBack::default()
    };
}

fn begin(playing: &Playing, bell: Bell) -> Search {
    let news: Arc<Mutex<Vec<News>>> = Arc::default();
    let (record, found) = (playing.record.clone(), Arc::clone(&news));
    let ring = bell.clone();
    let work = Work::begin(bell, "looking back on a match", move |stop| {
        let (outcome, resigned) = match record.ending() {
            Some(Ending::ByRules(outcome)) => (Some(outcome), None),
            Some(Ending::Resigned(side)) => (None, Some(side)),
            None => (None, None),
        };
        let (game, start, actions) = (record.game(), *record.start(), record.actions());
        let past = Past { game, start, actions, outcome, resigned };
        let mut last = Instant::now();
        // Where it fails, what was found until then stays.
        review(&past, &mut Judge::new(game, BYTES), Effort::USUAL, stop, &mut |news| {
            locked(&found).push(news);
            if last.elapsed() >= BETWEEN_NEWS {
                last = Instant::now();
                ring.ring();
            }
        });
    });
    Search { news, work }
}

fn locked(news: &Mutex<Vec<News>>) -> MutexGuard<'_, Vec<News>> {
    news.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes what has been found.
pub(super) fn collect(mut looking: ResMut<LookingBack>, mut redraw: MessageWriter<RequestRedraw>) {
    let Some(search) = looking.search.as_ref() else { return };
    // In this order, so that no news comes after the end.
    let done = search.work.answer().map(|end| end != Err(Failed));
    let news = std::mem::take(&mut *locked(&search.news));
    if news.is_empty() && done.is_none() {
        return;
    }
    looking.hear(news, done);
    redraw.write(RequestRedraw);
}
