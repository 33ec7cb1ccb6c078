//! Keys at the board of a lesson.

use super::by_exercise::{Typed, at_the_exercise, at_the_pits, while_seeds_move};
use crate::app::lesson::Learning;
use crate::app::session::{Intent, Learn, Pointing};
use crate::app::space::BoardView;
use crate::lessons::course;
use crate::rules::Rules;
use bevy::input::keyboard::Key;

/// What a key does there: arrows and Enter point, choose and sow as everywhere; once something is done, Enter leads on.
pub(super) fn at_the_lesson(
    key: &Key,
    learning: &Learning,
    pointing: &Pointing,
    view: &BoardView,
    typed: &mut Typed,
) -> Option<Intent> {
    if let Some(study) = &learning.study
        && let Some(at) = &study.exercise
    {
        return if at.work.is_over() && !at.is_busy() {
            on_from(key, study.place)
        } else {
            at_the_exercise(key, at, pointing, view, typed)
        };
    }
    if learning.is_busy() {
        return while_seeds_move(key);
    }
    let deed = learning.deed()?;
    if deed.is_done() {
        return matches!(key, Key::Enter).then_some(Intent::Learn(Learn::On));
    }
    at_the_pits(key, deed.task().game.board(), true, pointing, view)
}

/// From a lesson that is over to the next one.
fn on_from(key: &Key, place: usize) -> Option<Intent> {
    let next = place + 1;
    let next = if next < course::ALL.len() { Learn::Take(next) } else { Learn::Course };
    matches!(key, Key::Enter).then_some(Intent::Learn(next))
}
