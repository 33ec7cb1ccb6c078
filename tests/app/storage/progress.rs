//! Which exercises are done, on the disk.

use super::running::{start, until, want};
use super::{contents, home, says};
use bevy::prelude::*;
use mbili::app::exercises::{Exercising, Progress};
use mbili::app::session::{Intent, Practice};
use mbili::app::state::{Modal, Screen};
use mbili::app::storage::progress_file::{load, path, store};
use mbili::app::storage::{Folders, Trouble};
use mbili::exercises::{Answer, Kind, all};
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
    want(app, Intent::OpenExercises);
    until(app, "the exercises", |app| {
        **app.world().resource::<State<Screen>>() == Screen::Exercises
    });
    want(app, Intent::Practice(Practice::Begin(Some(Kind::Laps))));
    until(app, "one", |app| app.world().resource::<Exercising>().at_work.is_some());
    app.update();
    let at = app.world().resource::<Exercising>().at_work.as_ref().expect("one");
    let exercise = *at.work.exercise();
    let Some(Answer::Number(laps)) = exercise.answer() else { panic!("laps") };
    want(app, Intent::Practice(Practice::Number(laps)));
    let name = format!("{:08x}", exercise.id());
    let file = path(&folders.data);
    let written = |_: &App| fs::read_to_string(&file).is_ok_and(|text| text.contains(&name));
    until(app, "it is written", written);
    exercise.id()
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
    want(&mut app, Intent::Back);
    app.update();
    app.update();
    want(&mut app, Intent::Open(Modal::ConfirmForget));
    app.update();
    app.update();
    want(&mut app, Intent::Practice(Practice::Forget));
    let file = path(&folders.data);
    until(&mut app, "it is forgotten", |_| {
        fs::read_to_string(&file).is_ok_and(|text| text == Progress::default().to_text())
    });
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
