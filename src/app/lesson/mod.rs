//! Lessons on the table: the five beats that a visitor plays through, and the course. What is asked, and why something
//! is not it, says [`crate::lessons`]; here pits and ways come in as [`Intent`]s and turns go out as in the exercises,
//! with whom this room shares its [`Bench`].
//!
//! A house that hosts visitors begins the lesson by [`Learn::Begin`], from the title, and hears by [`Taught`] how far they
//! come.

mod study;

pub use study::Study;

use super::exercises::{self, Bench, Progress, Taken};
use super::phase::Phase;
use super::session::{Intent, Learn};
use super::state::{Modal, Screen};
use crate::lessons::{Beat, Deed, Step, Walk, Wrong, course};
use crate::rules::{Direction, Pit, Position, Rules};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;

/// Somebody who has found nothing for so long is shown the pit.
pub const PATIENCE: Duration = Duration::from_secs(8);

/// A frame after a rest is not the time that somebody has waited.
const LONGEST_STEP: Duration = Duration::from_millis(100);

/// Adds the lessons.
pub fn plugin(app: &mut App) {
    app.init_resource::<Learning>()
        .add_message::<Taught>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, learn.in_set(Phase::Teaching).after(exercises::exercise));
}

/// How far a lesson has come; for whoever counts.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taught {
    /// The lesson of five beats has begun.
    Began,
    /// A beat of it was done.
    Done(Beat),
    /// All beats are behind, done or left out.
    Ended,
    /// The lesson was left at this beat.
    Left(Beat),
    /// A lesson of the course was done, by its place.
    Lesson(usize),
}

/// The lesson on the table.
#[derive(Resource, Clone, Debug, Default)]
pub struct Learning {
    /// The way through the five beats, while somebody is on it.
    pub walk: Option<Walk>,
    /// The lesson of the course, while somebody takes it.
    pub study: Option<Study>,
    /// Why the last try was not the one.
    pub wrong: Option<Wrong>,
    /// The position that the seeds on their way come to.
    coming: Option<Position>,
    /// How long nobody has tried anything.
    waited: Duration,
}

impl Learning {
    /// What is to be done on the board, as far as it has come. Not while an exercise lies there.
    #[must_use]
    pub fn deed(&self) -> Option<&Deed> {
        match (&self.walk, &self.study) {
            (Some(walk), _) => walk.deed(),
            (None, Some(study)) => study.open_deed(),
            (None, None) => None,
        }
    }

    fn deed_mut(&mut self) -> Option<&mut Deed> {
        match (&mut self.walk, &mut self.study) {
            (Some(walk), _) => walk.deed_mut(),
            (None, Some(study)) => study.open_deed_mut(),
            (None, None) => None,
        }
    }

    /// Whether seeds are on their way.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.coming.is_some()
    }

    /// Whether something is to be done on the board now.
    #[must_use]
    pub fn asks(&self) -> bool {
        !self.is_busy() && self.deed().is_some_and(|deed| !deed.is_done())
    }

    /// Whether what was to be done is done and has been seen, so that it can be named.
    #[must_use]
    pub fn names(&self) -> bool {
        !self.is_busy() && self.deed().is_some_and(Deed::is_done)
    }

    /// The pit that is lit.
    #[must_use]
    pub fn lit(&self) -> Option<Pit> {
        self.deed().filter(|_| !self.is_busy()).and_then(Deed::lit)
    }

    /// The way that was wanted, after the right pit was sown the other way.
    #[must_use]
    pub fn wanted_way(&self) -> Option<(Pit, Direction)> {
        self.deed().filter(|_| self.asks()).and_then(Deed::wanted_way)
    }

    /// The way that is lit with it, where it is the only right one.
    #[must_use]
    pub fn lit_way(&self) -> Option<(Pit, Direction)> {
        self.deed().filter(|_| self.asks()).and_then(Deed::lit_way)
    }
}

/// What lessons may change.
#[derive(SystemParam)]
struct Desk<'w> {
    learning: ResMut<'w, Learning>,
    progress: ResMut<'w, Progress>,
    bench: Bench<'w>,
    taught: MessageWriter<'w, Taught>,
}

/// Hears what is wanted, in order.
fn learn(
    mut intents: MessageReader<Intent>,
    screen: Res<State<Screen>>,
    next: Res<NextState<Screen>>,
    modal: Res<State<Modal>>,
    time: Res<Time<Real>>,
    mut desk: Desk,
) {
    let (screen, modal) = (*screen.get(), *modal.get());
    // Where this frame's intents have led to: a lesson is laid out with the same intent that opens its screen.
    let going = match &*next {
        NextState::Pending(to) | NextState::PendingIfNeq(to) => *to,
        NextState::Unchanged => screen,
    };
    desk.leave(screen);
    desk.see();
    for intent in intents.read() {
        match intent {
            Intent::Learn(Learn::Begin) if going == Screen::Lesson => desk.begin(),
            Intent::Learn(Learn::Take(place)) if going == Screen::CourseLesson => {
                desk.take(*place);
            }
            _ if modal == Modal::None && screen == going => desk.hear(screen, intent),
            _ => {}
        }
    }
    if modal == Modal::None && matches!(screen, Screen::Lesson | Screen::CourseLesson) {
        desk.wait(time.delta());
    }
}

impl Desk<'_> {
    /// Puts away what was left. A match that has begun has laid out its own board.
    fn leave(&mut self, screen: Screen) {
        let (walks, studies) = (self.learning.walk.is_some(), self.learning.study.is_some());
        let left = walks && screen != Screen::Lesson || studies && screen != Screen::CourseLesson;
        if !left {
            return;
        }
        let beat = self.learning.walk.as_ref().and_then(Walk::beat);
        self.taught.write_batch(beat.map(Taught::Left));
        *self.learning = Learning::default();
        if screen != Screen::Match {
            self.bench.put_away();
        }
    }

    /// What was on its way has been seen.
    fn see(&mut self) {
        if self.learning.coming.is_some() {
            self.bench.see(&mut self.learning.coming);
        }
        if self.learning.study.as_ref().is_some_and(Study::is_busy)
            && let Some(study) = &mut self.learning.study
        {
            study.see(&mut self.bench);
        }
    }

    fn begin(&mut self) {
        *self.learning = Learning { walk: Some(Walk::new()), ..Learning::default() };
        self.taught.write(Taught::Began);
        self.lay();
    }

    fn take(&mut self, place: usize) {
        if let Some(lesson) = course::ALL.get(place) {
            let study = Some(Study::new(place, lesson));
            *self.learning = Learning { study, ..Learning::default() };
            self.lay();
        }
    }

    /// Lays out what is to be worked at.
    fn lay(&mut self) {
        (self.learning.wrong, self.learning.coming) = (None, None);
        self.learning.waited = Duration::ZERO;
        let deed = self.learning.deed().map(|deed| deed.task().position);
        let position = deed.or_else(|| self.learning.study.as_ref()?.position());
        if let Some(position) = position {
            self.bench.lay(position);
        }
        self.bench.wake();
    }

    fn hear(&mut self, screen: Screen, intent: &Intent) {
        match (screen, intent) {
            (Screen::Lesson | Screen::CourseLesson, Intent::Learn(Learn::On)) => self.go_on(),
            (Screen::CourseLesson, _) if self.learning.deed().is_none() => self.exercise(intent),
            (Screen::Lesson | Screen::CourseLesson, _) => self.work(intent),
            _ => {}
        }
    }

    fn go_on(&mut self) {
        if let Some(walk) = &mut self.learning.walk {
            if walk.beat().is_none() {
                return;
            }
            walk.on();
            if walk.beat().is_none() {
                self.taught.write(Taught::Ended);
                (self.learning.wrong, self.learning.coming) = (None, None);
                self.bench.let_go();
                self.bench.wake();
                return;
            }
            self.lay();
        } else if let Some(study) = &mut self.learning.study
            && study.on()
        {
            self.lay();
        }
    }

    /// Something at the board of a deed.
    fn work(&mut self, intent: &Intent) {
        let asks = self.learning.asks();
        if self.bench.points(intent, asks) || !asks {
            return;
        }
        if let Some((pit, direction)) = self.bench.sowing(intent) {
            return self.sow(pit, direction);
        }
        let Intent::Tap(pit) = *intent else { return };
        self.learning.waited = Duration::ZERO;
        let Some(deed) = self.learning.deed_mut() else { return };
        let task = *deed.task();
        if !task.game.board().has(pit) {
            return;
        }
        if let Some(wrong) = deed.tap(pit) {
            self.bench.let_go();
            return self.told(wrong);
        }
        match self.bench.take(task.game, &task.position, pit) {
            Taken::OneWay(direction) => self.sow(pit, direction),
            Taken::LetGo | Taken::Chosen | Taken::No => self.learning.wrong = None,
        }
    }

    fn sow(&mut self, pit: Pit, direction: Direction) {
        self.learning.waited = Duration::ZERO;
        let Some(deed) = self.learning.deed_mut() else { return };
        match deed.sow(pit, direction) {
            Step::Nothing => {}
            Step::Wrong(wrong) => self.told(wrong),
            Step::Right(turn) => {
                self.learning.wrong = None;
                self.bench.let_go();
                self.learning.coming = self.bench.play(vec![turn]);
                let beat = self.learning.walk.as_ref().and_then(Walk::beat);
                self.taught.write_batch(beat.map(Taught::Done));
            }
        }
        self.bench.wake();
    }

    fn told(&mut self, wrong: Wrong) {
        if let Wrong::Refused { refusal, pit, way } = wrong {
            self.bench.refuse(refusal, pit, way);
        }
        self.learning.wrong = Some(wrong);
        self.bench.wake();
    }

    /// Something at the board of an exercise that ends a lesson of the course.
    fn exercise(&mut self, intent: &Intent) {
        let Some(study) = &mut self.learning.study else { return };
        let Some(at) = &mut study.exercise else { return };
        if self.bench.answer(at, intent) {
            self.progress.solve(at.work.exercise().id());
            self.progress.solve(course::ALL[study.place].id());
            self.taught.write(Taught::Lesson(study.place));
        }
        if let Some(at) = &study.exercise {
            self.bench.point_at_the_sowing(at);
        }
    }

    /// Whoever finds nothing for a while is shown the pit.
    fn wait(&mut self, delta: Duration) {
        if !self.learning.asks() || self.learning.lit().is_some() {
            return;
        }
        let waited = self.learning.waited + delta.min(LONGEST_STEP);
        let learning = self.learning.bypass_change_detection();
        learning.waited = waited;
        if waited >= PATIENCE
            && let Some(deed) = learning.deed_mut()
        {
            deed.light();
        }
        self.bench.wake();
    }
}
