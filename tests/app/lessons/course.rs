//! The course at the table: each lesson by what a person does, and what is kept of it.

use super::{at_the_title, heard, learning, on, settle, sow};
use crate::exercises::answer_as_a_person;
use crate::harness::Table;
use mbili::app::exercises::{AtWork, Progress};
use mbili::app::lesson::Taught;
use mbili::app::session::{Intent, Learn, Practice};
use mbili::app::state::{Modal, Screen};
use mbili::exercises::Answer;
use mbili::lessons::course::ALL;
use mbili::rules::{Game, Rules};

fn at_the_course() -> Table {
    let mut table = at_the_title();
    table.set(|settings| settings.speed = 8.0);
    table.did(Intent::Learn(Learn::Course));
    assert_eq!(table.screen(), Screen::Course);
    table
}

fn exercise(table: &Table) -> &AtWork {
    let study = learning(table).study.as_ref().expect("a lesson of the course");
    study.exercise.as_ref().expect("its exercise")
}

fn progress(table: &Table) -> &Progress {
    table.app.world().resource::<Progress>()
}

/// Answers the exercise of a lesson as a person does.
fn solve(table: &mut Table) {
    let work = *exercise(table).work.exercise();
    answer_as_a_person(table, &work, &work.answer().expect("an answer"));
}

#[test]
fn every_lesson_is_done_by_its_deed_and_its_exercise_and_is_kept() {
    let mut table = at_the_course();
    for (place, lesson) in ALL.iter().enumerate() {
        table.did(Intent::Learn(Learn::Take(place)));
        table.frames(2);
        assert_eq!(table.screen(), Screen::CourseLesson, "{}", lesson.name);
        assert_eq!(table.stage().shown, Some(lesson.task().position));
        let right = lesson.task().accepted()[0];
        sow(&mut table, right);
        settle(&mut table);
        assert!(learning(&table).names(), "{}", lesson.name);
        assert!(!progress(&table).is_lesson_done(lesson), "the exercise is to come");
        on(&mut table);
        table.frames(2);
        assert_eq!(table.stage().shown, Some(*exercise(&table).work.position()));
        solve(&mut table);
        assert!(exercise(&table).work.is_solved(), "{}", lesson.name);
        assert!(progress(&table).is_lesson_done(lesson), "{}", lesson.name);
        assert!(progress(&table).is_done(exercise(&table).work.exercise()));
        assert_eq!(heard(&table).last(), Some(&Taught::Lesson(place)));
        assert_eq!(progress(&table).lessons(), (place + 1, ALL.len()));
    }
    // As a file, and with what another version knows.
    let text = format!("{}0badcafe\n", progress(&table).to_text());
    let (read, bad) = Progress::read(text.as_bytes());
    assert_eq!((bad, read.lessons()), (None, (ALL.len(), ALL.len())));
    assert!(read.to_text().contains("0badcafe"));
}

#[test]
fn lessons_stay_learned_when_exercises_are_forgotten() {
    let mut table = at_the_course();
    table.did(Intent::Learn(Learn::Take(0)));
    on(&mut table);
    solve(&mut table);
    assert_eq!((progress(&table).lessons().0, progress(&table).count(None).0), (1, 1));
    table.did(Intent::Back);
    table.did(Intent::OpenExercises);
    table.did(Intent::Open(Modal::ConfirmForget));
    table.did(Intent::Practice(Practice::Forget));
    assert_eq!((progress(&table).lessons().0, progress(&table).count(None).0), (1, 0));
    assert!(progress(&table).is_empty(), "no exercise is left to be forgotten");
}

#[test]
fn the_deed_can_be_passed_over_and_the_exercise_taken_again_and_left() {
    let mut table = at_the_course();
    for place in [0, 6, 15] {
        table.did(Intent::Learn(Learn::Take(place)));
        on(&mut table);
        assert!(exercise(&table).asks());
        // Not before it is over.
        on(&mut table);
        assert!(exercise(&table).asks());
        solve(&mut table);
        assert!(exercise(&table).work.is_over());
        on(&mut table);
        assert!(!exercise(&table).work.is_over(), "from its beginning");
        table.did(Intent::Back);
        table.frames(2);
        assert_eq!(table.screen(), Screen::Course);
        assert!(learning(&table).study.is_none());
        assert_eq!(table.stage().shown, Some(Game::ALL[0].start()));
    }
    table.did(Intent::Back);
    assert_eq!(table.screen(), Screen::Title);
}

#[test]
fn whoever_is_shown_the_answer_has_not_done_the_lesson() {
    let mut table = at_the_course();
    table.did(Intent::Learn(Learn::Take(1)));
    on(&mut table);
    let Some(Answer::Pit(right)) = exercise(&table).work.exercise().answer() else {
        panic!("the exercise asks for a pit")
    };
    table.did(Intent::Tap(mbili::rules::Pit(right.0 ^ 1)));
    table.did(Intent::Practice(Practice::Show));
    settle(&mut table);
    assert!(exercise(&table).work.is_over());
    assert_eq!(progress(&table).lessons().0, 0);
}
