//! Exercises on the table: which one lies there, what is answered, what is shown of it, and what is done.
//!
//! The board of an exercise belongs to no match. What is right and why something is wrong says
//! [`crate::exercises`]; here answers come in as [`Intent`]s, and turns go out as in a match, so that seeds move
//! as there. What a board without a match has in common, also with lessons, is the [`Bench`].

mod bench;
mod choose;
mod progress;

pub use bench::{Bench, Taken};
pub use choose::{first as easiest, harder};
pub use progress::{BadProgress, Progress};

use super::phase::Phase;
use super::session::{Intent, Practice};
use super::state::{Modal, Screen};
use crate::exercises::{Exercise, Kind, Why, Work, all};
use crate::rules::Position;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Adds the exercises.
pub fn plugin(app: &mut App) {
    app.init_resource::<Exercising>()
        .init_resource::<Progress>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, exercise.in_set(Phase::Teaching));
}

/// What is told of the last answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// It is right, and the exercise goes on or is over.
    Right,
    /// It is wrong, and why.
    Wrong(Why),
    /// This is what is right.
    Shown,
}

/// The exercise on the table.
#[derive(Clone, Debug)]
pub struct AtWork {
    /// What has been answered of it.
    pub work: Work,
    /// Its place among [`all`].
    pub place: usize,
    /// What is told of the last answer.
    pub told: Option<Told>,
    /// The position that the seeds on their way come to.
    coming: Option<Position>,
}

impl AtWork {
    /// Nothing is answered yet.
    #[must_use]
    pub fn new(place: usize, exercise: Exercise) -> Self {
        AtWork { work: Work::new(exercise), place, told: None, coming: None }
    }

    /// Whether seeds are on their way; nothing is answered meanwhile.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.coming.is_some()
    }

    /// What was on its way has been seen.
    pub(in crate::app) fn see(&mut self, bench: &mut Bench) {
        if self.coming.is_some() {
            bench.see(&mut self.coming);
        }
    }

    /// Whether an answer is waited for.
    #[must_use]
    pub const fn asks(&self) -> bool {
        !self.is_busy() && !self.work.is_over()
    }
}

/// The exercises, as far as somebody works at them.
#[derive(Resource, Clone, Debug, Default)]
pub struct Exercising {
    /// The one on the table.
    pub at_work: Option<AtWork>,
    /// Of which kind the next one is; of any where this is `None`.
    pub kind: Option<Kind>,
}

/// What the exercises may change.
#[derive(SystemParam)]
pub(super) struct Desk<'w> {
    exercising: ResMut<'w, Exercising>,
    progress: ResMut<'w, Progress>,
    bench: Bench<'w>,
}

/// Hears what is wanted, in order.
pub(super) fn exercise(
    mut intents: MessageReader<Intent>,
    screen: Res<State<Screen>>,
    modal: Res<State<Modal>>,
    mut desk: Desk,
) {
    let (screen, modal) = (*screen.get(), *modal.get());
    if screen != Screen::Exercise && screen != Screen::Exercises {
        intents.clear();
    }
    if screen != Screen::Exercise && desk.exercising.at_work.is_some() {
        desk.exercising.at_work = None;
        desk.bench.put_away();
    }
    desk.see();
    for intent in intents.read() {
        desk.hear(screen, modal, intent);
    }
    let here = screen == Screen::Exercise && modal == Modal::None;
    if let Some(at) = desk.exercising.at_work.as_ref().filter(|_| here) {
        desk.bench.point_at_the_sowing(at);
    }
}

impl Desk<'_> {
    fn hear(&mut self, screen: Screen, modal: Modal, intent: &Intent) {
        match (modal, intent) {
            (Modal::ConfirmForget, Intent::Practice(Practice::Forget)) => self.progress.forget(),
            (Modal::None, Intent::Practice(Practice::Begin(kind))) => {
                self.exercising.kind = *kind;
                self.begin(choose::first(&self.progress, *kind));
            }
            (Modal::None, _) if screen == Screen::Exercise => self.answer(intent),
            _ => {}
        }
    }

    fn begin(&mut self, place: Option<usize>) {
        let found = place.and_then(|place| Some((place, all().get(place)?)));
        let Some((place, exercise)) = found else { return };
        self.lay(place, *exercise);
    }

    fn lay(&mut self, place: usize, exercise: Exercise) {
        self.bench.lay(exercise.position);
        self.exercising.at_work = Some(AtWork::new(place, exercise));
    }

    /// What was on its way has been seen.
    fn see(&mut self) {
        if self.exercising.at_work.as_ref().is_some_and(AtWork::is_busy)
            && let Some(at) = &mut self.exercising.at_work
        {
            at.see(&mut self.bench);
        }
    }

    fn answer(&mut self, intent: &Intent) {
        let place = self.exercising.at_work.as_ref().map(|at| at.place);
        match intent {
            Intent::Practice(Practice::Next) => {
                self.begin(choose::next(&self.progress, self.exercising.kind, place));
            }
            Intent::Practice(Practice::Harder) => {
                self.begin(place.and_then(|place| harder(&self.progress, place)));
            }
            Intent::Practice(Practice::Again) => {
                let at = self.exercising.at_work.as_ref();
                if let Some((place, exercise)) = at.map(|at| (at.place, *at.work.exercise())) {
                    self.lay(place, exercise);
                }
            }
            _ => {
                let Some(at) = &mut self.exercising.at_work else { return };
                if self.bench.answer(at, intent) {
                    let id = at.work.exercise().id();
                    self.progress.solve(id);
                }
            }
        }
    }
}
