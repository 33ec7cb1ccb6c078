//! The course: every lesson shows the rule that it says, ends in an exercise, and names the tests that prove it.

use super::everything;
use mbili::exercises::{self, Kind, Work};
use mbili::lessons::course::{ALL, Lesson, ids};
use mbili::lessons::{Goal, Wrong};
use mbili::notation::print_position;
use mbili::rules::{Action, Draft, Game, Pit, Refusal, Rules, Side};
use mbili::words::{Language, Words};
use std::collections::BTreeSet;
use std::path::Path;

fn lesson(name: &str) -> &'static Lesson {
    ALL.iter().find(|lesson| lesson.name == name).unwrap_or_else(|| panic!("no lesson {name}"))
}

/// The refusals of everything that could be tried.
fn refusals(of: &Lesson) -> Vec<Refusal> {
    let task = of.task();
    let refused = |(pit, direction)| match task.check(pit, direction) {
        Err(Wrong::Refused { refusal, .. }) => Some(refusal),
        _ => None,
    };
    everything().filter_map(refused).collect()
}

#[test]
fn every_lesson_has_a_real_position_something_to_do_and_something_else() {
    for lesson in ALL {
        let task = lesson.task();
        assert_ne!(task.position, task.game.start(), "{}: its line can be read", lesson.name);
        assert_eq!(task.position.total(), task.game.start().total(), "{}", lesson.name);
        assert_eq!(task.position.side(), Side::South);
        assert_eq!(Draft::of(&task.position).fit(task.game), Ok(task.position), "{}", lesson.name);
        let accepted = task.accepted();
        assert!(!accepted.is_empty(), "{}: {}", lesson.name, print_position(&task.position));
        let own = task.game.board().pits_of(Side::South);
        let wrong = own.filter(|&pit| accepted.iter().all(|(right, _)| *right != pit)).count();
        assert!(wrong >= 1, "{}: there is something to find", lesson.name);
    }
}

#[test]
fn every_lesson_shows_the_rule_that_it_says() {
    let has = |name: &str, is: fn(&Refusal) -> bool| {
        assert!(refusals(lesson(name)).iter().any(is), "{name}: {:?}", refusals(lesson(name)));
    };
    has("must-capture", |r| matches!(r, Refusal::MustCapture { .. }));
    has("sixteen", |r| matches!(r, Refusal::TooManyToCapture { .. }));
    has("front-row", |r| matches!(r, Refusal::FrontRowFirst { .. }));
    has("lone-kichwa", |r| matches!(r, Refusal::LoneKichwa(_)));
    has("endless", |r| matches!(r, Refusal::Endless(_)));
    has("lone-seeds", |r| matches!(r, Refusal::SingleSeed(_)));
    let other = |name: &str, is: fn(&Wrong) -> bool| {
        let task = lesson(name).task();
        let wrong = everything().filter_map(|(pit, way)| task.check(pit, way).err());
        assert!(wrong.into_iter().any(|wrong| is(&wrong)), "{name}: nothing to tell apart");
    };
    other("sowing", |w| matches!(w, Wrong::Relays { .. }));
    other("relay", |w| matches!(w, Wrong::Ends { .. }));
    other("kichwa", |w| matches!(w, Wrong::OtherKichwa { .. }));
    other("direction", |w| matches!(w, Wrong::SameWay));
    other("end", |w| matches!(w, Wrong::NoWin));
    other("taking", |w| matches!(w, Wrong::ShortChain | Wrong::TakesNothing));
    other("close", |w| matches!(w, Wrong::NoWin));
    // What a goal asks for is what the rules tell.
    assert_eq!(lesson("takata").task().goal, Goal::Sown);
    let takata = lesson("takata").task();
    let captures = |(pit, direction)| {
        let mut events = Vec::new();
        let action = Action::Sow { pit, direction };
        takata.game.play(&takata.position, action, &mut events).expect("legal");
        events.iter().any(|event| matches!(event, mbili::rules::Event::Captured { .. }))
    };
    assert!(!takata.accepted().into_iter().any(captures));
}

#[test]
fn every_lesson_ends_in_an_exercise_of_its_game_that_can_be_solved() {
    let mut seen = BTreeSet::new();
    for lesson in ALL {
        let (place, exercise) = lesson.exercise().unwrap_or_else(|| panic!("{}", lesson.name));
        assert_eq!(exercises::all()[place], exercise);
        assert_eq!(exercise.game, lesson.game(), "{}", lesson.name);
        assert!(exercise.answer().is_some() && !Work::new(exercise).is_over());
        assert!(seen.insert(place), "{}: an exercise of its own", lesson.name);
        let rare = matches!(lesson.name, "sixteen");
        assert!(rare || exercises::grades()[place] <= 2, "{}: for learners", lesson.name);
        let easy = matches!(
            exercise.kind,
            Kind::Starts | Kind::Laps | Kind::End | Kind::WinInOne | Kind::MostSeeds
        );
        assert!(easy, "{}: {:?}", lesson.name, exercise.kind);
    }
}

#[test]
fn the_names_of_lessons_are_for_ever_and_no_exercises() {
    let names: BTreeSet<&str> = ALL.iter().map(|lesson| lesson.name).collect();
    assert_eq!((names.len(), ids().len()), (ALL.len(), ALL.len()));
    assert!(ids().is_disjoint(exercises::ids()));
    // What was written into files once.
    assert_eq!(lesson("board").id(), exercises::name_of("lesson board"));
    assert_eq!(exercises::name_of(""), 0x811c_9dc5);
    assert_eq!(exercises::name_of("a"), 0xe40c_292c);
}

#[test]
fn every_lesson_is_two_or_three_sentences_in_every_language() {
    for &language in Language::ALL {
        let words = Words::new(language);
        for lesson in ALL {
            assert!((2..=3).contains(&lesson.lines.len()), "{}", lesson.name);
            let keys = lesson.lines.iter().chain([&lesson.title, &lesson.asks, &lesson.names]);
            for key in keys {
                assert!(key.starts_with(&format!("course-{}-", lesson.name)), "{key}");
                assert!(!words.get(key).is_empty(), "{key}");
            }
        }
        assert_eq!(words.faults(), [], "{}", language.code());
    }
}

#[test]
fn both_games_are_learned_bao_first() {
    let games: Vec<Game> = ALL.iter().map(Lesson::game).collect();
    let first = games.iter().position(|game| *game == Game::Djenon).expect("some");
    assert!(games[first..].iter().all(|game| *game == Game::Djenon));
    assert_eq!((first, games.len() - first), (13, 4));
    assert!(Lesson::at(ALL.len()).is_none());
    assert!(games.iter().all(|game| game.board().has(Pit(0))));
}

/// The text of all tests.
fn all_tests(folder: &Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            text += &all_tests(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text += &std::fs::read_to_string(&path).expect("readable");
        }
    }
    text
}

#[test]
fn the_tests_that_prove_a_lessons_sentences_exist() {
    let rules = all_tests(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pure/rules"));
    for lesson in ALL {
        assert!(!lesson.proofs.is_empty(), "{}: nothing proves it", lesson.name);
        for proof in lesson.proofs {
            let named = format!("#[test]\nfn {proof}()");
            assert!(rules.contains(&named), "{}: no test {proof}", lesson.name);
        }
    }
}
