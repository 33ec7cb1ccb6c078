//! Which exercises are done, on the disk.

use super::running::{start, until, want};
use super::{contents, home, says};
use bevy::prelude::*;
use mbili::app::exercises::{Exercising, Progress};
use mbili::app::session::{Intent, Practice};
use mbili::app::state::{Modal, Screen};
use mbili::app::storage::progress_file::{load, merge, path, store};
use mbili::app::storage::{Folders, Trouble};
use mbili::exercises::{Answer, Kind, all};
use std::collections::BTreeSet;
use std::fs;

/// So many are done, from the first on.
fn done(count: usize) -> Progress {
    let ids = all().iter().take(count).map(|exercise| format!("{:08x}\n", exercise.id()));
    let text = Progress::default().to_text() + &ids.collect::<String>();
    let (progress, bad) = Progress::read(text.as_bytes());
    assert_eq!((bad, progress.count(None).0), (None, count));
    progress
}

fn put(folders: &Folders, bytes: impl AsRef<[u8]>) {
    fs::create_dir_all(&folders.data).expect("a new folder");
    fs::write(path(&folders.data), bytes).expect("a new file");
}

#[test]
fn what_is_done_is_kept() {
    let (_home, folders) = home();
    let nothing = load(&folders.data);
    assert_eq!((nothing.progress.is_empty(), nothing.trouble), (true, None));
    for count in [0, 1, 300] {
        store(&folders.data, &done(count)).expect("saved");
        let loaded = load(&folders.data);
        assert_eq!((loaded.progress, loaded.trouble, loaded.may_store), (done(count), None, true));
        assert_eq!(contents(&folders.data).len(), 1, "no other file");
    }
}

#[test]
fn what_a_later_version_has_done_is_kept_too() {
    let (_home, folders) = home();
    put(&folders, done(2).to_text() + "00000001\n");
    let loaded = load(&folders.data);
    assert_eq!((loaded.progress.count(None).0, &loaded.trouble), (2, &None));
    assert!(loaded.progress.to_text().contains("\n00000001\n"));
}

#[test]
fn a_damaged_file_is_told_and_set_aside_and_what_can_be_read_holds() {
    let good = done(3).to_text();
    let lines = good.lines().count();
    let cases = [
        (good.clone() + "what is this\n", lines + 1, 3),
        (good.replacen("mbili-exercises 1", "mbili-exercises 9", 1), 2, 3),
        (good.trim_end().to_owned(), lines, 3),
        (String::new(), 1, 0),
        ("\0\0\0\0".to_owned(), 1, 0),
    ];
    for (text, line, kept) in cases {
        let (_home, folders) = home();
        put(&folders, &text);
        let loaded = load(&folders.data);
        assert_eq!(loaded.progress.count(None).0, kept, "{text}");
        let file = path(&folders.data);
        let Some(trouble) = loaded.trouble else { panic!("{text}: not told") };
        let Trouble::ProgressDamaged { line: told, aside: Ok(aside), .. } = &trouble else {
            panic!("{text}: {trouble:?}")
        };
        assert_eq!(*told, line, "{text}");
        assert!(says(&trouble, &file).contains("exercises.damaged-1.txt"));
        assert_eq!(fs::read(aside).expect("kept"), text.as_bytes());
        let again = load(&folders.data);
        assert_eq!((again.progress, again.trouble), (loaded.progress, None), "once only");
    }
}

#[test]
fn what_stands_in_the_way_is_told_and_not_overwritten() {
    let (_home, folders) = home();
    fs::create_dir_all(path(&folders.data)).expect("a folder in its place");
    let loaded = load(&folders.data);
    assert!(!loaded.may_store);
    let trouble = loaded.trouble.expect("told");
    assert!(matches!(trouble, Trouble::ProgressUnreadable(_)));
    says(&trouble, &path(&folders.data));
    let failure = store(&folders.data, &done(1)).expect_err("a folder stands there");
    says(&Trouble::ProgressUnsaved(failure), &path(&folders.data));
    assert!(path(&folders.data).is_dir());
}

/// Solves one, and waits until it is on the disk.
fn solve(app: &mut App, folders: &Folders) -> u32 {
    solve_after(app, folders, 0)
}

/// The same, after so many were passed over.
fn solve_after(app: &mut App, folders: &Folders, passed: usize) -> u32 {
    want(app, Intent::OpenExercises);
    until(app, "the exercises", |app| {
        **app.world().resource::<State<Screen>>() == Screen::Exercises
    });
    want(app, Intent::Practice(Practice::Begin(Some(Kind::Laps))));
    until(app, "one", |app| app.world().resource::<Exercising>().at_work.is_some());
    app.update();
    for _ in 0..passed {
        want(app, Intent::Practice(Practice::Next));
        app.update();
    }
    let at = app.world().resource::<Exercising>().at_work.as_ref().expect("one");
    let exercise = *at.work.exercise();
    let Some(Answer::Number(laps)) = exercise.answer() else { panic!("laps") };
    want(app, Intent::Practice(Practice::Number(laps)));
    let name = format!("{:08x}", exercise.id());
    let file = path(&folders.data);
    let written = |_: &App| fs::read_to_string(&file).is_ok_and(|text| text.contains(&name));
    until(app, "it is written", written);
    want(app, Intent::Back);
    app.update();
    app.update();
    exercise.id()
}

/// Forgets what is done, and waits until that is on the disk.
fn forget(app: &mut App, folders: &Folders) {
    want(app, Intent::Open(Modal::ConfirmForget));
    app.update();
    app.update();
    want(app, Intent::Practice(Practice::Forget));
    let file = path(&folders.data);
    until(app, "it is forgotten", |_| {
        fs::read_to_string(&file).is_ok_and(|text| text == Progress::default().to_text())
    });
}

fn on_disk(folders: &Folders) -> BTreeSet<u32> {
    let text = fs::read_to_string(path(&folders.data)).expect("a file");
    text.lines().filter_map(|line| u32::from_str_radix(line, 16).ok()).collect()
}

#[test]
fn what_is_done_outlives_the_program_until_it_is_forgotten() {
    let (_home, folders) = home();
    let mut app = start(Some(&folders));
    let first = solve(&mut app, &folders);
    drop(app);
    let mut app = start(Some(&folders));
    assert_eq!(app.world().resource::<Progress>().count(None).0, 1);
    let second = solve(&mut app, &folders);
    assert_ne!(first, second, "the next one comes");
    forget(&mut app, &folders);
    drop(app);
    let app = start(Some(&folders));
    assert!(app.world().resource::<Progress>().is_empty());
}

#[test]
fn without_folders_exercises_are_done_all_the_same() {
    let mut app = start(None);
    want(&mut app, Intent::OpenExercises);
    app.update();
    want(&mut app, Intent::Practice(Practice::Begin(None)));
    until(&mut app, "one", |app| app.world().resource::<Exercising>().at_work.is_some());
}

#[test]
fn what_two_programs_have_done_is_done_for_both_until_one_forgets_it() {
    let (_home, folders) = home();
    let [mut one, mut other] = [(); 2].map(|()| start(Some(&folders)));
    let count = |app: &App| app.world().resource::<Progress>().count(None).0;
    let first = solve(&mut one, &folders);
    let second = solve_after(&mut other, &folders, 1);
    assert_ne!(first, second);
    assert_eq!(on_disk(&folders), BTreeSet::from([first, second]));
    until(&mut other, "it knows of both", |app| count(app) == 2);
    assert_eq!(count(&one), 1, "it has had no reason to look");
    let third = solve_after(&mut one, &folders, 2);
    assert_eq!(on_disk(&folders), BTreeSet::from([first, second, third]));
    until(&mut one, "it knows of all", |app| count(app) == 3);
    // Whoever forgets forgets what the other one has done, too, and nothing of it comes back.
    forget(&mut other, &folders);
    let fourth = solve_after(&mut one, &folders, 3);
    assert_eq!(on_disk(&folders), BTreeSet::from([fourth]));
    until(&mut one, "it has forgotten", |app| count(app) == 1);
    let fifth = solve(&mut one, &folders);
    assert_eq!(on_disk(&folders), BTreeSet::from([fourth, fifth]));
}

/// What is done of two exercises and a lesson.
fn of(ids: &[u32; 3], bits: u8) -> Progress {
    let done = (0..3).filter(|place| bits >> place & 1 == 1).map(|place| ids[place as usize]);
    let lines: String = done.map(|id| format!("{id:08x}\n")).collect();
    let (progress, bad) = Progress::read((Progress::default().to_text() + &lines).as_bytes());
    assert_eq!(bad, None);
    progress
}

#[test]
fn whatever_two_programs_know_what_either_did_is_done_and_what_either_forgot_is_not() {
    let lesson = mbili::lessons::course::ALL[3].id();
    let ids = [all()[4].id(), all()[9].id(), lesson];
    for base in 0..8_u8 {
        for ours in 0..8_u8 {
            for theirs in 0..8_u8 {
                let [base_, ours_, theirs_] = [base, ours, theirs].map(|bits| of(&ids, bits));
                let merged = Progress::merged(&base_, &ours_, &theirs_);
                let all_forgotten = base & 3 != 0 && ours & 3 == 0;
                let mut expected = 0;
                for bit in [1, 2, 4] {
                    let [was, here, there] = [base, ours, theirs].map(|bits| bits & bit != 0);
                    let done = if was { here && there } else { here || there };
                    if done && !(all_forgotten && bit != 4) {
                        expected |= bit;
                    }
                }
                assert_eq!(merged, of(&ids, expected), "{base} {ours} {theirs}");
            }
        }
    }
}

#[test]
fn programs_that_write_at_the_same_time_lose_nothing() {
    let (_home, folders) = home();
    store(&folders.data, &Progress::default()).expect("saved");
    std::thread::scope(|scope| {
        for program in 0..4 {
            let data = &folders.data;
            scope.spawn(move || {
                let mut known = Progress::default();
                for exercise in all().iter().skip(program).step_by(4).take(25) {
                    let line = format!("{:08x}\n", exercise.id());
                    let (now, _) = Progress::read((known.to_text() + &line).as_bytes());
                    known = merge(data, &known, &now).expect("saved");
                    assert!(known.is_done(exercise));
                }
            });
        }
    });
    assert_eq!(load(&folders.data).progress.count(None).0, 100);
}
