//! The screens of the lessons; what happens on them is the business of those who keep the lessons.

use super::Learn;
use super::handle::{Place, Session};
use crate::app::state::Step;

impl Session<'_, '_> {
    pub(super) fn learn(&mut self, place: &mut Place, learn: Learn) {
        let step = match learn {
            Learn::Begin => Step::LessonBegan,
            Learn::Course => Step::OpenCourse,
            Learn::Take(_) => Step::CourseLessonBegan,
            Learn::On => return,
        };
        if place.step(step) {
            self.let_go();
        }
    }
}
