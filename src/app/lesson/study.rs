//! A lesson of the course: something to do, then an exercise.

use crate::app::exercises::{AtWork, Bench};
use crate::lessons::Deed;
use crate::lessons::course::Lesson;
use crate::rules::Position;

/// A lesson of the course that somebody takes.
#[derive(Clone, Debug)]
pub struct Study {
    /// Its place in the course.
    pub place: usize,
    /// What is to be done first.
    pub deed: Deed,
    /// The exercise, once it is come to.
    pub exercise: Option<AtWork>,
}

impl Study {
    /// At its beginning.
    #[must_use]
    pub fn new(place: usize, lesson: &Lesson) -> Self {
        Study { place, deed: Deed::new(lesson.task()), exercise: None }
    }

    /// What is to be done, as long as the exercise is not come to.
    #[must_use]
    pub const fn open_deed(&self) -> Option<&Deed> {
        if self.exercise.is_none() { Some(&self.deed) } else { None }
    }

    pub(super) const fn open_deed_mut(&mut self) -> Option<&mut Deed> {
        if self.exercise.is_none() { Some(&mut self.deed) } else { None }
    }

    /// On to the exercise; once it is over, the same exercise from its beginning. Answers whether there is something to
    /// lay out.
    pub(super) fn on(&mut self) -> bool {
        let again = self.exercise.as_ref().is_none_or(|at| at.work.is_over());
        let exercise = Lesson::at(self.place).and_then(Lesson::exercise);
        match exercise.filter(|_| again) {
            Some((place, exercise)) => {
                self.exercise = Some(AtWork::new(place, exercise));
                true
            }
            None => false,
        }
    }

    /// Where the exercise stands.
    pub(super) fn position(&self) -> Option<Position> {
        self.exercise.as_ref().map(|at| *at.work.position())
    }

    pub(super) fn is_busy(&self) -> bool {
        self.exercise.as_ref().is_some_and(AtWork::is_busy)
    }

    pub(super) fn see(&mut self, bench: &mut Bench) {
        if let Some(at) = &mut self.exercise {
            at.see(bench);
        }
    }
}
