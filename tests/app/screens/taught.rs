//! The screens of the lesson and the course: laid on a desk, and what is touched there.

use super::desk::Desk;
use super::flow::settled;
use mbili::app::exercises::AtWork;
use mbili::app::lesson::{Learning, Study};
use mbili::app::session::{Intent, Learn, Practice};
use mbili::app::state::{Modal, Screen};
use mbili::lessons::course::{ALL, Lesson};
use mbili::lessons::{Beat, Deed, Step, Walk, Wrong};
use mbili::rules::{Direction, Pit, Position, Rules, Side};
use mbili::words::{Language, Words};
use std::collections::BTreeSet;

/// How far something is done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Answered {
    Not,
    Wrong,
    Right,
}

/// Does what is asked, as far as that; the longest reason why something is wrong, and what is seen then.
fn done(deed: &mut Deed, answered: Answered) -> (Option<Wrong>, Position) {
    let task = *deed.task();
    match answered {
        Answered::Not => (None, task.position),
        Answered::Wrong => {
            let own = task.game.board().pits_of(Side::South);
            let refused = own.filter(|&pit| task.position.seeds(pit) > 1);
            let pit = refused.into_iter().find(|&pit| task.refusal_of(pit).is_some());
            deed.tap(pit.expect("a pit that cannot be sown"));
            (deed.tap(pit.expect("the same")), task.position)
        }
        Answered::Right => {
            let (pit, direction) = task.accepted()[0];
            match deed.sow(pit, direction) {
                Step::Right(turn) => (None, turn.after),
                other => panic!("{other:?}"),
            }
        }
    }
}

impl Desk {
    /// At a beat of the lesson, or at its end.
    pub fn at_the_lesson(beat: Option<Beat>, answered: Answered) -> Self {
        let mut walk = Walk::new();
        while walk.beat().is_some() && walk.beat() != beat {
            walk.on();
        }
        let mut learning = Learning::default();
        let mut shown = Beat::Win.task().position;
        if let Some(deed) = walk.deed_mut() {
            (learning.wrong, shown) = done(deed, answered);
        }
        learning.walk = Some(walk);
        Desk::learning(Screen::Lesson, learning, shown)
    }

    /// At a lesson of the course.
    pub fn at_a_lesson(name: &str, answered: Answered) -> Self {
        let (place, lesson) = named(name);
        let mut study = Study::new(place, lesson);
        let mut learning = Learning::default();
        let (wrong, shown) = done(&mut study.deed, answered);
        (learning.wrong, learning.study) = (wrong, Some(study));
        Desk::learning(Screen::CourseLesson, learning, shown)
    }

    /// At the exercise of a lesson of the course.
    pub fn at_the_exercise_of(name: &str) -> Self {
        let (place, lesson) = named(name);
        let mut study = Study::new(place, lesson);
        let (at, exercise) = lesson.exercise().expect("an exercise");
        study.exercise = Some(AtWork::new(at, exercise));
        let mut learning = Learning::default();
        learning.study = Some(study);
        Desk::learning(Screen::CourseLesson, learning, exercise.position)
    }

    fn learning(screen: Screen, learning: Learning, shown: Position) -> Self {
        let mut desk = Desk::new(screen, Modal::None);
        desk.board.near = Some(Side::South);
        desk.board.board = Some(shown.board());
        desk.stage.shown = Some(shown);
        desk.learning = learning;
        desk
    }
}

fn named(name: &str) -> (usize, &'static Lesson) {
    let place = ALL.iter().position(|lesson| lesson.name == name).expect("a lesson");
    (place, &ALL[place])
}

fn told(desk: &Desk) -> Vec<String> {
    desk.texts().into_iter().map(|(text, ..)| text).collect()
}

fn learn(learn: Learn) -> [Intent; 1] {
    [Intent::Learn(learn)]
}

#[test]
fn a_child_comes_to_the_lesson_from_the_title_and_from_the_help() {
    let mut desk = settled(Desk::new(Screen::Title, Modal::None));
    assert_eq!(desk.click_on("Learn"), learn(Learn::Begin));
    let mut desk = settled(Desk::new(Screen::Title, Modal::Help));
    assert_eq!(desk.click_on("Learn"), learn(Learn::Begin));
    // Over a match it would take the match from the table.
    let desk = settled(Desk::new(Screen::Match, Modal::Help));
    assert!(!desk.names().contains(&"Learn".to_owned()));
    let mut desk = settled(Desk::new(Screen::Exercises, Modal::None).sized(1600.0, 1200.0));
    assert_eq!(desk.click_on("Lessons"), learn(Learn::Course));
}

#[test]
fn each_beat_asks_in_its_sentence_and_names_what_was_done_afterwards() {
    for &language in Language::ALL {
        let words = Words::new(language);
        for beat in Beat::ALL {
            let asked = settled(Desk::at_the_lesson(Some(beat), Answered::Not).speaking(language));
            let (asks, names) = (words.get(beat.asks()), words.get(beat.names()));
            assert!(asked.tells(&asks) && !asked.tells(&names), "{beat:?}");
            let done = settled(Desk::at_the_lesson(Some(beat), Answered::Right).speaking(language));
            assert!(done.tells(&names) && !done.tells(&asks), "{beat:?}");
            assert_eq!(done.words.faults(), []);
        }
    }
}

#[test]
fn every_wrong_tap_has_a_sentence_of_its_own_kind() {
    for beat in Beat::ALL {
        let quiet = told(&settled(Desk::at_the_lesson(Some(beat), Answered::Not)));
        let task = beat.task();
        let mut kinds = BTreeSet::new();
        for pit in task.game.board().pits() {
            let mut deed = Deed::new(task);
            let taps = deed.tap(pit);
            let ways = Direction::BOTH.map(|way| task.check(pit, way).err());
            for wrong in taps.into_iter().chain(ways.into_iter().flatten()) {
                // One of each kind: the pits are but names in it.
                let kind: String =
                    format!("{wrong:?}").chars().filter(|c| !c.is_ascii_digit()).collect();
                if !kinds.insert(kind) {
                    continue;
                }
                let mut desk = Desk::at_the_lesson(Some(beat), Answered::Not);
                desk.learning.wrong = Some(wrong);
                desk.pass(Vec::new());
                let desk = settled(desk);
                let news: Vec<String> =
                    told(&desk).into_iter().filter(|text| !quiet.contains(text)).collect();
                let sentence = news.iter().find(|text| text.ends_with('.'));
                assert!(sentence.is_some(), "{beat:?} {pit:?} {wrong:?}: {news:?}");
                assert_eq!(desk.words.faults(), []);
            }
        }
    }
}

/// How many shapes are painted in a pit.
fn painted_in(desk: &Desk, pit: Pit) -> usize {
    let rect = desk.board.pits[pit.index()];
    let mut count = 0;
    desk.each_shape(&mut |shape| {
        let at = shape.visual_bounding_rect().center();
        let inside = rect.contains(bevy::math::Vec2::new(at.x, at.y));
        count += usize::from(inside && matches!(shape, bevy_egui::egui::Shape::Path(_)));
    });
    count
}

#[test]
fn the_right_pit_sown_the_wrong_way_is_told_and_the_way_is_shown() {
    let mut told_ways = BTreeSet::new();
    for beat in Beat::ALL {
        for (pit, way) in beat.task().accepted() {
            let wrong = way.reversed();
            if beat.task().check(pit, wrong).is_ok() {
                continue;
            }
            for &language in Language::ALL {
                let mut desk = Desk::at_the_lesson(Some(beat), Answered::Not).speaking(language);
                let before = painted_in(desk.settle(), pit);
                let walk = desk.learning.walk.as_mut().expect("the lesson");
                let step = walk.deed_mut().expect("a deed").sow(pit, wrong);
                let Step::Wrong(why) = step else { panic!("{step:?}") };
                desk.learning.wrong = Some(why);
                desk.pointing.chosen = Some(pit);
                desk.pass(Vec::new());
                let desk = settled(desk);
                // South's front row goes forward to the right, the back row to the left.
                let front = beat.task().game.board().is_front(pit);
                let right = front == (way == Direction::Forward);
                let way = if right { "right" } else { "left" };
                let sentence = desk.words.with("learn-wrong-way", &[("way", way.into())]);
                assert!(desk.tells(&sentence), "{beat:?} {pit:?}: {:?}", told(&desk));
                assert!(painted_in(&desk, pit) > before, "{beat:?} {pit:?}: no arrow");
                assert_eq!(desk.words.faults(), []);
                told_ways.insert(way);
            }
        }
    }
    assert_eq!(told_ways.len(), 2, "{told_ways:?}");
}

#[test]
fn what_can_be_pressed_leads_on_at_every_moment() {
    for beat in Beat::ALL {
        let mut desk = settled(Desk::at_the_lesson(Some(beat), Answered::Not));
        assert_eq!(desk.click_on("Skip this step"), learn(Learn::On));
        assert_eq!(desk.click_on("Leave"), [Intent::Back]);
        let mut desk = settled(Desk::at_the_lesson(Some(beat), Answered::Right));
        assert_eq!(desk.click_on("Next"), learn(Learn::On));
        assert_eq!(desk.click_on("Leave"), [Intent::Back]);
    }
    let mut desk = settled(Desk::at_the_lesson(None, Answered::Not));
    assert!(matches!(desk.click_on("Play")[..], [Intent::BeginOn(..)]));
    let watched = desk.click_on("Watch");
    let [Intent::Begin(setup)] = &watched[..] else { panic!("{watched:?}") };
    assert!(setup.seats.iter().all(|seat| *seat != mbili::app::session::Seat::Human));
    assert_eq!(desk.click_on("More"), learn(Learn::Course));
}

#[test]
fn while_seeds_move_they_can_be_skipped_and_the_beat_cannot() {
    let mut table = crate::harness::Table::new();
    table.did(Intent::Learn(Learn::Begin));
    let (pit, way) = Beat::Sow.task().accepted()[0];
    table.did(Intent::Tap(pit));
    table.did(Intent::Choose(way));
    let learning = table.app.world().resource::<Learning>().clone();
    assert!(learning.is_busy());
    let mut desk = settled(Desk::learning(Screen::Lesson, learning, Beat::Sow.task().position));
    let [skip, leave_out] = ["exercise-skip", "learn-skip"].map(|key| desk.words.get(key));
    assert_eq!(desk.click_on(&skip), [Intent::Skip]);
    assert!(!desk.names().contains(&leave_out), "{:?}", desk.names());
}

#[test]
fn a_beat_that_was_done_is_told_from_one_that_was_left_out() {
    // The signs of the beats: all that is painted in their line.
    let signs = |done: bool| {
        let mut desk = Desk::at_the_lesson(Some(Beat::Sow), Answered::Not);
        let walk = desk.learning.walk.as_mut().expect("the lesson");
        if done {
            let (pit, way) = Beat::Sow.task().accepted()[0];
            assert!(matches!(walk.deed_mut().expect("a deed").sow(pit, way), Step::Right(_)));
        }
        walk.on();
        let desk = settled(desk);
        let line = desk.bounds("Step 2 of 5");
        let mut count = 0;
        desk.each_shape(&mut |shape| {
            let painted = shape.visual_bounding_rect();
            count += usize::from(painted.is_finite() && line.contains(painted.center()));
        });
        count
    };
    assert!(signs(true) > signs(false), "{} {}", signs(true), signs(false));
}

#[test]
fn a_pit_that_was_chosen_shows_its_two_ways() {
    let mut desk = Desk::at_the_lesson(Some(Beat::Sow), Answered::Not);
    desk.pointing.chosen = Some(Pit(5));
    let mut desk = settled(desk);
    assert_eq!(desk.click_on("A6: To the right"), [Intent::Choose(Direction::Forward)]);
    assert_eq!(desk.click_on("A6: To the left"), [Intent::Choose(Direction::Backward)]);
    assert!(desk.names().iter().any(|name| name == "A6, 3 seeds, glowing"), "{:?}", desk.names());
}

#[test]
fn the_course_leads_to_every_lesson_and_says_which_are_done() {
    let mut desk = settled(Desk::new(Screen::Course, Modal::None).sized(1600.0, 1400.0));
    assert_eq!(desk.click_on("Next lesson"), learn(Learn::Take(0)));
    assert_eq!(desk.click_on("The lesson in a minute"), learn(Learn::Begin));
    assert_eq!(desk.click_on("Exercises"), [Intent::OpenExercises]);
    assert_eq!(desk.click_on("Back"), [Intent::Back]);
    for (place, lesson) in ALL.iter().enumerate() {
        let before = ALL[..place].iter().filter(|other| other.game() == lesson.game()).count();
        let title = format!("{}. {}", before + 1, desk.words.get(lesson.title));
        assert_eq!(desk.click_on(&title), learn(Learn::Take(place)));
    }
}

#[test]
fn a_lesson_of_the_course_says_its_rule_and_leads_to_its_exercise() {
    for lesson in ALL {
        let mut desk = settled(Desk::at_a_lesson(lesson.name, Answered::Not).sized(1600.0, 1000.0));
        let texts = told(&desk);
        for key in lesson.lines.iter().chain([&lesson.title, &lesson.asks]) {
            assert!(texts.contains(&desk.words.get(key)), "{key}");
        }
        assert_eq!(desk.click_on("Straight to the exercise"), learn(Learn::On));
        assert_eq!(desk.click_on("All lessons"), [Intent::Back]);
        let mut desk =
            settled(Desk::at_a_lesson(lesson.name, Answered::Right).sized(1600.0, 1000.0));
        assert!(desk.tells(&desk.words.get(lesson.names)));
        assert_eq!(desk.click_on("To the exercise"), learn(Learn::On));
    }
    let mut desk = settled(Desk::at_the_exercise_of("relay").sized(1600.0, 1000.0));
    assert_eq!(desk.click_on("2"), [Intent::Practice(Practice::Number(2))]);
    let mut desk = settled(Desk::at_the_exercise_of("capture").sized(1600.0, 1000.0));
    assert_eq!(desk.click_on("Check"), [Intent::Practice(Practice::Check)]);
}
