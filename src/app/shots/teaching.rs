//! Scenes of the lesson and of the course.

use super::scenes::Answered;
use super::want;
use crate::app::lesson::Learning;
use crate::app::pictures::Studio;
use crate::app::session::{Intent, Learn};
use crate::lessons::course::ALL;
use crate::lessons::{Beat, Task};
use crate::rules::{Board, Direction, Pit, Side};

/// A beat of the lesson, answered as far as that; the end of the lesson without one.
pub(super) fn lesson(studio: &mut Studio, beat: Option<Beat>, answered: Answered) {
    want(studio, Intent::Learn(Learn::Begin));
    let before = beat.map_or(Beat::ALL.len(), |beat| beat as usize);
    for _ in 0..before {
        // Those behind are done.
        deed(studio, Answered::Right);
        want(studio, Intent::Learn(Learn::On));
    }
    if beat.is_some() {
        deed(studio, answered);
    }
}

/// The lessons of the course to choose from.
pub(super) fn course(studio: &mut Studio) {
    want(studio, Intent::OpenExercises);
    want(studio, Intent::Learn(Learn::Course));
}

/// A lesson of the course: its rule, with what is to be done answered as far as that, or its exercise.
pub(super) fn course_lesson(studio: &mut Studio, name: &str, answered: Option<Answered>) {
    course(studio);
    let place = ALL.iter().position(|lesson| lesson.name == name).unwrap_or(0);
    want(studio, Intent::Learn(Learn::Take(place)));
    match answered {
        Some(answered) => deed(studio, answered),
        None => want(studio, Intent::Learn(Learn::On)),
    }
}

/// What is to be done, done as far as that.
fn deed(studio: &mut Studio, answered: Answered) {
    let learning = studio.app().world().resource::<Learning>();
    let Some(task) = learning.deed().map(|deed| *deed.task()) else { return };
    match answered {
        Answered::Not => {}
        Answered::Wrong => {
            if let Some(wrong) = wrong(&task) {
                // The second time lights the right one.
                want(studio, Intent::Tap(wrong));
                want(studio, Intent::Tap(wrong));
            }
        }
        Answered::Right => {
            if let Some(&(pit, direction)) = task.accepted().first() {
                sow(studio, &task, pit, direction);
                want(studio, Intent::Skip);
            }
        }
    }
}

fn sow(studio: &mut Studio, task: &Task, pit: Pit, direction: Direction) {
    want(studio, Intent::Tap(pit));
    if task.position.board() == Board::FourRows {
        want(studio, Intent::Choose(direction));
    }
}

/// An own pit with seeds that cannot be sown.
fn wrong(task: &Task) -> Option<Pit> {
    let own = task.position.board().pits_of(Side::South);
    own.filter(|&pit| task.position.seeds(pit) > 1)
        .find(|&pit| task.refusal_of(pit).is_some())
        .or_else(|| task.position.board().pits_of(Side::North).next())
}
