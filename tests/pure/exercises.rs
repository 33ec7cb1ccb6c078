//! Exercises: that what is right is right and nothing else is, whatever their text says.

mod answers;
mod made;

use mbili::engine::solve::{Judge, Limits};
use mbili::exercises::prove::{Flaw, prove_all, saves_a_row};
use mbili::exercises::{
    Answer, Exercise, Kind, all, grade_of, grades, ids, make, names, text, wins_within,
};
use mbili::rules::{Game, Position, Rules};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

type Listed = (Exercise, u8, Answer);

static NEVER: AtomicBool = AtomicBool::new(false);

fn brought_along() -> Vec<Listed> {
    text::parse(text::BROUGHT_ALONG).expect("a list of exercises")
}

fn prove(list: &[Listed]) -> Result<(), (usize, Flaw)> {
    let limits = Limits { nodes: 20_000, stop: &NEVER };
    prove_all(list, &mut |game| Judge::new(game, 16 << 20), &limits)
}

#[test]
fn all_that_are_brought_along_are_proven() {
    let list = brought_along();
    assert_eq!(list.len(), 300);
    assert_eq!(prove(&list), Ok(()));
    assert_eq!(all().len(), 300);
    for (exercise, grade, _) in &list {
        assert_eq!(grade_of(exercise), *grade);
        if let Some(shorter @ 1..) = exercise.kind.turns().map(|turns| turns - 1) {
            assert!(!wins_within(exercise.game, &exercise.position, shorter));
        }
        assert!(exercise.kind != Kind::SaveRow || saves_a_row(exercise));
    }
}

#[test]
fn what_is_kept_of_each_is_what_would_be_worked_out() {
    assert_eq!((grades().len(), names().len()), (all().len(), all().len()));
    for (place, exercise) in all().iter().enumerate() {
        assert_eq!(grades()[place], grade_of(exercise));
        assert_eq!(names()[place], exercise.id());
    }
    // One that is not brought along is measured.
    let mirrored = all().iter().filter(|exercise| exercise.game != Game::Djenon).map(|exercise| {
        let position = exercise.position.mirrored();
        Exercise { position, ..*exercise }
    });
    let strange = mirrored.into_iter().find(|exercise| !all().contains(exercise)).expect("one");
    assert_eq!(grade_of(&strange), strange.grade());
}

#[test]
fn every_kind_has_every_grade_and_both_games_their_share() {
    let list = brought_along();
    for kind in Kind::ALL {
        let mut grades = [0; 5];
        for (_, grade, _) in list.iter().filter(|(exercise, ..)| exercise.kind == kind) {
            grades[usize::from(*grade) - 1] += 1;
        }
        let all: usize = grades.iter().sum();
        assert!(grades.iter().all(|&n| n > 0 && n * 3 <= all.max(3)), "{kind:?}: {grades:?}");
    }
    let djenon = list.iter().filter(|(exercise, ..)| exercise.game == Game::Djenon).count();
    assert_eq!(djenon, 40);
}

#[test]
fn every_rule_about_starts_is_practised() {
    let mut themes = BTreeMap::new();
    for (exercise, ..) in brought_along() {
        *themes.entry((exercise.kind, make::theme(&exercise))).or_insert(0) += 1;
    }
    for theme in
        ["few of many", "front row first", "back row", "sixteen", "sixteen in takata", "lone seeds"]
    {
        let found = themes.get(&(Kind::Starts, theme)).copied().unwrap_or(0);
        assert!(found >= 3, "{theme}: {found}, of {themes:?}");
    }
    // Where a capture in a kimbi turns the sowing round, and where it does not.
    for kind in [Kind::Laps, Kind::End] {
        for theme in ["captures", "turns round"] {
            assert!(themes.contains_key(&(kind, theme)), "{kind:?} {theme}");
        }
    }
}

#[test]
fn the_easiest_suit_a_child() {
    for (exercise, grade, answer) in brought_along() {
        if grade > 1 {
            continue;
        }
        let laps = exercise.sown().map_or(0, |(laps, _)| laps.len());
        assert!(laps <= 4, "{}", text::print(&exercise));
        if exercise.kind.turns().is_some() {
            let choice = exercise.game.legal(&exercise.position).len();
            assert!(choice <= 6, "{}", text::print(&exercise));
        }
        assert!(!matches!(answer, Answer::Number(laps) if laps > 4));
    }
}

#[test]
fn no_two_are_named_or_look_alike() {
    let list = brought_along();
    assert_eq!(ids().len(), list.len(), "an id stands for one exercise");
    let mirror = |position: &Position| position.mirrored();
    for (at, (one, ..)) in list.iter().enumerate() {
        for (other, ..) in &list[..at] {
            if one.game != other.game {
                continue;
            }
            let (a, b) = (one.position, other.position);
            assert_ne!(a.pits(), b.pits(), "{}", text::print(one));
            if one.game != Game::Djenon {
                assert_ne!(mirror(&a).pits(), b.pits(), "{}", text::print(one));
                assert_ne!(a.swapped().pits(), b.pits(), "{}", text::print(one));
                assert_ne!(mirror(&a.swapped()).pits(), b.pits(), "{}", text::print(one));
            }
        }
    }
}

#[test]
fn what_is_written_is_read() {
    let mut lines = text::BROUGHT_ALONG.lines().filter(|line| {
        let line = line.trim();
        !line.is_empty() && !line.starts_with(';')
    });
    for (exercise, ..) in brought_along() {
        assert_eq!(Some(text::print(&exercise).as_str()), lines.next());
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn lines_that_are_none_are_told() {
    let good = "laps 2 djenon [ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ] A1 = 2";
    assert!(text::parse(good).is_ok());
    for (bad, says) in [
        ("laps 2 djenon [ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ] A1", "`=`"),
        ("laps 2 djenon A1 = 2", "brackets"),
        ("laps 2 djenon [ 4 4 = 2", "end"),
        ("lapses 2 djenon [ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ] A1 = 2", "kind"),
        ("laps 9 djenon [ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ] A1 = 2", "grade"),
        ("laps 2 oware [ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ] A1 = 2", "game"),
        ("laps djenon [ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ] A1 = 2", "kind, grade and game"),
        ("laps 2 djenon [ 4 4 4 4 4 4 | 4 4 4 4 4 | 0 0 | 0 ] A1 = 2", "column"),
        ("laps 2 djenon [ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ] A9 = 2", "A9"),
        ("laps 2 djenon [ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ] = 2", "sowing"),
        ("starts 2 djenon [ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ] A1 = A1", "sowing"),
        ("laps 2 djenon [ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ] A1 = two", "number"),
        ("end 2 djenon [ 4 4 4 4 4 4 | 4 4 4 4 4 4 | 0 0 | 0 ] A1 = 7", "7"),
    ] {
        let error = text::parse(&format!("; a remark\n\n{bad}\n")).expect_err(bad);
        assert_eq!(error.line, 3, "{bad}");
        assert!(error.to_string().contains(says), "{bad}: {error}");
    }
}

#[test]
fn what_was_tampered_with_is_found() {
    // One of each kind.
    let mut list = brought_along();
    list.dedup_by_key(|(exercise, ..)| exercise.kind);
    list.truncate(30);
    let first = |kind: Kind| list.iter().position(|(e, ..)| e.kind == kind).expect("one");
    let flaw = |change: &dyn Fn(&mut Vec<Listed>)| {
        let mut list = list.clone();
        change(&mut list);
        prove(&list).err().map(|(_, flaw)| flaw)
    };
    for kind in Kind::ALL {
        let at = first(kind);
        let told = flaw(&|list| {
            list[at].2 = match &list[at].2 {
                Answer::Number(laps) => Answer::Number(laps + 1),
                Answer::Pit(pit) => Answer::Pit(mbili::rules::Pit(pit.0 ^ 1)),
                Answer::Actions(actions) => Answer::Actions(actions[1..].to_vec()),
            };
        });
        assert!(matches!(told, Some(Flaw::Answer { .. })), "{kind:?}: {told:?}");
        let told = flaw(&|list| list[at].1 = 1 + list[at].1 % 5);
        assert!(matches!(told, Some(Flaw::Grade { .. })), "{kind:?}: {told:?}");
        let told = flaw(&|list| list.push(list[at].clone()));
        assert_eq!(told, Some(Flaw::Alike { to: at }), "{kind:?}");
    }
    let told = flaw(&|list| {
        let (exercise, grade, answer) = list[first(Kind::WinInTwo)].clone();
        let position = exercise.position.mirrored();
        list.push((Exercise { position, ..exercise }, grade, answer));
    });
    assert_eq!(told, Some(Flaw::Alike { to: first(Kind::WinInTwo) }), "its mirror image");
    let told = flaw(&|list| {
        let at = first(Kind::WinInOne);
        list[at].0.position = list[at].0.game.start();
    });
    assert_eq!(told, Some(Flaw::NotUnique), "nobody wins at once from the start");
    let told = flaw(&|list| {
        let at = first(Kind::Starts);
        list[at].0.position = list[at].0.position.swapped();
    });
    assert!(matches!(told, Some(Flaw::Position(_))), "{told:?}");
    let told = flaw(&|list| list[first(Kind::WinInThree)].0.kind = Kind::WinInTwo);
    assert_eq!(told, Some(Flaw::NotUnique), "not within two");
    let told = flaw(&|list| list[first(Kind::WinInTwo)].0.kind = Kind::WinInThree);
    assert!(told.is_some(), "two are fewer than three");
}
