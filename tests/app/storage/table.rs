//! Storage in the running game.

use super::running::*;
use super::{home, saved};
use bevy::prelude::*;
use mbili::app::session::{Intent, Match, Seat};
use mbili::app::settings::{Change, Settings};
use mbili::app::state::{Modal, Screen};
use mbili::app::storage::{Folders, matches, settings_file};
use mbili::rules::Game;
use std::fs;
use std::time::Duration;

/// After this time changed settings are on their way to the disk.
const SETTLED: Duration = Duration::from_millis(400);

#[test]
fn every_turn_is_saved_and_the_match_goes_on_in_the_next_program() {
    let (_home, folders) = home();
    let mut app = start(Some(&folders));
    let id = begin(&mut app);
    app.update();
    assert_eq!(on_disk(&folders, &id), None, "a match without a move is none");
    for turn in 1..=5 {
        play(&mut app);
        assert_eq!(actions(&app), turn);
        until_on_disk(&mut app, &folders, &id, turn);
    }
    want(&mut app, Intent::Undo);
    let left = actions(&app);
    assert!(left < 5);
    until_on_disk(&mut app, &folders, &id, left);
    let before = playing(&app).record.actions().to_vec();
    drop(app);

    let mut app = start(Some(&folders));
    assert_eq!(unfinished(&app), [id.as_str()]);
    resume(&mut app, &id);
    assert_eq!(playing(&app).record.actions(), before);
    assert_eq!(playing(&app).setup.seats, [Seat::Human, Seat::Human]);
    play(&mut app);
    until_on_disk(&mut app, &folders, &id, left + 1);
    assert_eq!(notices(&mut app), [""; 0]);
}

#[test]
fn a_match_that_ends_is_kept_among_the_finished() {
    let (_home, folders) = home();
    let mut app = start(Some(&folders));
    let id = begin(&mut app);
    play(&mut app);
    until_on_disk(&mut app, &folders, &id, 1);
    want(&mut app, Intent::Resign);
    let finished = matches::finished_file(&folders.data, &id);
    until(&mut app, "the result", |_| finished.exists());
    assert_eq!(on_disk(&folders, &id), None);
    want(&mut app, Intent::ToTitle);
    until(&mut app, "an empty list", |app| unfinished(app).is_empty());
}

#[test]
fn a_match_that_is_reopened_is_unfinished_again() {
    let (_home, folders) = home();
    let mut app = start(Some(&folders));
    let id = begin(&mut app);
    play(&mut app);
    want(&mut app, Intent::Resign);
    let finished = matches::finished_file(&folders.data, &id);
    until(&mut app, "the result", |_| finished.exists());
    want(&mut app, Intent::Undo);
    until_on_disk(&mut app, &folders, &id, 1);
    until(&mut app, "no result", |_| !finished.exists());
}

#[test]
fn a_new_match_leaves_the_unfinished_one_alone() {
    let (_home, folders) = home();
    let mut app = start(Some(&folders));
    let first = begin(&mut app);
    play(&mut app);
    want(&mut app, Intent::ToTitle);
    let second = begin(&mut app);
    play(&mut app);
    play(&mut app);
    want(&mut app, Intent::ToTitle);
    until(&mut app, "both", |app| unfinished(app).len() == 2);
    drop(app);
    assert_eq!(on_disk(&folders, &first), Some(1));
    assert_eq!(on_disk(&folders, &second), Some(2));
}

#[test]
fn two_programs_never_have_the_same_match() {
    let (_home, folders) = home();
    let mut one = start(Some(&folders));
    let id = begin(&mut one);
    play(&mut one);
    until_on_disk(&mut one, &folders, &id, 1);

    let mut two = start(Some(&folders));
    assert_eq!(unfinished(&two), [id.as_str()]);
    for _ in 0..2 {
        want(&mut two, Intent::Resume(id.clone()));
        assert_eq!(told(&mut two), ["notice-match-elsewhere"], "each attempt has its answer");
    }
    assert!(two.world().resource::<Match>().playing().is_none());

    play(&mut one);
    want(&mut one, Intent::ToTitle);
    until_on_disk(&mut one, &folders, &id, 2);
    until(&mut two, "it is free", |_| matches::lock(&folders.data, &id).map(drop).is_ok());
    resume(&mut two, &id);
    assert_eq!(actions(&two), 2, "with what the first has played meanwhile");
    play(&mut two);
    until_on_disk(&mut two, &folders, &id, 3);

    want(&mut one, Intent::Resume(id.clone()));
    assert_eq!(told(&mut one), ["notice-match-elsewhere"]);
    drop(one);
    assert_eq!(on_disk(&folders, &id), Some(3), "the first does not write what it had");
}

#[test]
fn a_match_that_is_gone_is_told_and_leaves_the_list() {
    let (_home, folders) = home();
    matches::store(&folders.data, &saved("a", Game::Djenon, 2)).expect("saved");
    let mut app = start(Some(&folders));
    assert_eq!(unfinished(&app), ["a"]);
    matches::discard(&folders.data, "a").expect("moved");
    want(&mut app, Intent::Resume("a".to_owned()));
    assert_eq!(told(&mut app), ["notice-match-gone"]);
    until(&mut app, "an empty list", |app| unfinished(app).is_empty());
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn only_what_was_asked_about_is_discarded() {
    let (_home, folders) = home();
    for id in ["a", "b"] {
        matches::store(&folders.data, &saved(id, Game::Djenon, 2)).expect("saved");
    }
    let mut app = start(Some(&folders));
    want(&mut app, Intent::Open(Modal::Unfinished));
    want(&mut app, Intent::AskDiscard("a".to_owned()));
    want(&mut app, Intent::Close);
    want(&mut app, Intent::Discard);
    app.update();
    assert_eq!(unfinished(&app).len(), 2, "the question was answered with no");
    want(&mut app, Intent::Open(Modal::Unfinished));
    want(&mut app, Intent::AskDiscard("b".to_owned()));
    want(&mut app, Intent::Discard);
    until(&mut app, "one is left", |app| unfinished(app) == ["a"]);
    drop(app);
    assert_eq!(on_disk(&folders, "b"), None);
    assert!(folders.data.join("discarded/b.bao").exists());
    assert_eq!(on_disk(&folders, "a"), Some(2));
}

#[test]
fn settings_are_saved_while_the_program_runs_and_when_it_ends() {
    let (_home, folders) = home();
    let volume = |volume| Intent::Change(Change::Volume(volume));
    let saved = || settings_file::load(&folders.config).settings.volume;
    let mut app = start(Some(&folders));
    app.update();
    assert!(!settings_file::path(&folders.config).exists(), "nothing has changed yet");
    want(&mut app, volume(11));
    until(&mut app, "the new volume", |_| saved() == 11);
    app.world_mut().write_message(volume(12));
    app.world_mut().write_message(Intent::Quit);
    app.update();
    assert!(app.should_exit().is_some());
    assert_eq!(saved(), 12, "the end waits for it");
    assert_eq!(start(Some(&folders)).world().resource::<Settings>().volume, 12);
}

#[test]
fn what_is_damaged_is_told_when_the_program_starts() {
    let (_home, folders) = home();
    matches::store(&folders.data, &saved("whole", Game::Djenon, 2)).expect("saved");
    for number in 0..5 {
        fs::write(matches::file(&folders.data, &format!("damaged-{number}")), "?").expect("a file");
    }
    settings_file::store(&folders.config, &Settings::default()).expect("saved");
    fs::write(settings_file::path(&folders.config), "volume = 3\n?\n").expect("a file");
    let mut app = start(Some(&folders));
    app.update();
    let of_match = "notice-match-damaged";
    let expected =
        ["notice-settings-damaged", of_match, of_match, of_match, "notice-matches-damaged-more"];
    assert_eq!(notices(&mut app), expected);
    assert_eq!(unfinished(&app), ["whole"]);
    assert_eq!(app.world().resource::<Settings>().volume, 3);
    want(&mut app, Intent::Open(Modal::Unfinished));
    rest(&mut app);
    assert_eq!(notices(&mut app), [""; 0], "told once");
}

/// Plays, leaves and goes on with a match that nobody can save.
fn plays_in_memory(app: &mut App) -> String {
    let id = begin(app);
    for _ in 0..3 {
        play(app);
    }
    want(app, Intent::ToTitle);
    until(app, "the match in the list", |app| unfinished(app) == [id.as_str()]);
    resume(app, &id);
    assert_eq!(actions(app), 3);
    want(app, Intent::Change(Change::Muted(true)));
    std::thread::sleep(SETTLED);
    rest(app);
    id
}

#[test]
fn without_folders_the_game_runs_and_says_so_once() {
    let mut app = start(None);
    plays_in_memory(&mut app);
    assert_eq!(notices(&mut app), ["notice-no-folders"]);
}

#[test]
fn where_no_folder_can_be_made_the_game_runs_and_says_so_once() {
    let (home, _) = home();
    let blocked = home.path().join("blocked");
    fs::write(&blocked, "a file, where folders should be").expect("a file");
    let folders = Folders::inside(&blocked);
    let mut app = start(Some(&folders));
    let id = plays_in_memory(&mut app);
    // One for the settings, one for the matches: they are different losses.
    assert_eq!(notices(&mut app), ["notice-folder", "notice-folder"]);

    fs::remove_file(&blocked).expect("removed");
    play(&mut app);
    until_on_disk(&mut app, &folders, &id, 4);
    until(&mut app, "the settings too", |_| settings_file::load(&folders.config).settings.muted);
}

/// A match with one action on the disk, and one that could not be saved.
pub fn unsaved(folders: &Folders) -> (App, String) {
    let mut app = start(Some(folders));
    let id = begin(&mut app);
    play(&mut app);
    until_on_disk(&mut app, folders, &id, 1);
    block(folders);
    play(&mut app);
    assert_eq!(told(&mut app), ["notice-match-unsaved"]);
    (app, id)
}

#[test]
fn a_disk_that_fails_for_a_while_is_told_once_and_tried_again() {
    let (_home, folders) = home();
    let (mut app, id) = unsaved(&folders);
    for round in 0..2 {
        for _ in 0..10 {
            want(&mut app, Intent::Undo);
            want(&mut app, Intent::Redo);
            std::thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(notices(&mut app), [""; 0], "round {round}: once");
        let before = actions(&app) - 1;
        let kept = folders.data.join("away").join(format!("{id}.bao"));
        let kept = fs::read_to_string(kept).expect("the older file");
        assert!(kept.contains(&format!("\nActions: {before}\n")), "{kept}");
        unblock(&folders);
        play(&mut app);
        until_on_disk(&mut app, &folders, &id, before + 2);
        assert_eq!(told(&mut app), ["notice-match-saved-again"]);
        block(&folders);
        play(&mut app);
        assert_eq!(told(&mut app), ["notice-match-unsaved"]);
    }
}

#[test]
fn what_could_not_be_saved_is_tried_again_though_nobody_plays_on() {
    let (_home, folders) = home();
    let (mut app, id) = unsaved(&folders);
    // The match stays ours, though it is not on the table any more.
    want(&mut app, Intent::ToTitle);
    let elsewhere = || matches::lock(&folders.data, &id).is_err();
    assert!(elsewhere());
    unblock(&folders);
    until_on_disk(&mut app, &folders, &id, 2);
    assert_eq!(told(&mut app), ["notice-match-saved-again"]);
    assert!(!elsewhere());
}

#[test]
fn what_could_not_be_saved_is_tried_once_more_at_the_end() {
    let (_home, folders) = home();
    let (mut app, id) = unsaved(&folders);
    unblock(&folders);
    want(&mut app, Intent::Quit);
    assert_eq!(on_disk(&folders, &id), Some(2));
    assert_eq!(app.should_exit(), Some(AppExit::Success));

    let (_home, folders) = home();
    let (mut app, _) = unsaved(&folders);
    app.world_mut().write_message(Intent::Quit);
    app.update();
    assert_eq!(
        app.should_exit(),
        Some(AppExit::from_code(4)),
        "the program does not end in silence"
    );

    // What ended it is not forgotten over what was lost by it.
    let (_home, folders) = home();
    let (mut app, _) = unsaved(&folders);
    app.world_mut().write_message(AppExit::from_code(3));
    app.update();
    assert_eq!(app.should_exit(), Some(AppExit::from_code(3 | 4)));
}
