//! What could not be written once, and what of it becomes true later.

use super::home;
use super::running::*;
use super::table::unsaved;
use mbili::app::session::Intent;
use mbili::app::state::Modal;
use std::fs;

#[test]
fn one_match_that_can_be_saved_does_not_mean_that_all_can() {
    let (_home, folders) = home();
    let (mut app, first) = unsaved(&folders);
    unblock(&folders);
    // In the place of the first match's file stands something that no file can replace.
    let place = folders.data.join("matches").join(format!("{first}.bao"));
    fs::remove_file(&place).expect("the older file");
    fs::create_dir_all(place.join("in the way")).expect("a folder");
    want(&mut app, Intent::ToTitle);
    let second = begin(&mut app);
    play(&mut app);
    until_on_disk(&mut app, &folders, &second, 1);
    rest(&mut app);
    let told = notices(&mut app);
    let about_saving = told.iter().filter(|key| key.contains("saved")).count();
    assert_eq!(about_saving, 0, "nothing has changed for the first: {told:?}");

    fs::remove_dir_all(&place).expect("out of the way");
    play(&mut app);
    until_on_disk(&mut app, &folders, &first, 2);
    until(&mut app, "a notice", |app| {
        let notices = app.world().resource::<mbili::app::notices::Notices>();
        notices.0.iter().any(|notice| notice.key == "notice-match-saved-again")
    });
}

#[test]
fn a_match_that_cannot_be_thrown_away_keeps_what_is_not_on_the_disk() {
    let (_home, folders) = home();
    let (mut app, id) = unsaved(&folders);
    unblock(&folders);
    fs::write(folders.data.join("discarded"), "").expect("a file in the way");
    want(&mut app, Intent::ToTitle);
    want(&mut app, Intent::Open(Modal::Unfinished));
    want(&mut app, Intent::AskDiscard(id.clone()));
    want(&mut app, Intent::Discard);
    assert!(told(&mut app).contains(&"notice-match-undiscarded"));
    want(&mut app, Intent::Close);
    resume(&mut app, &id);
    assert_eq!(actions(&app), 2, "both turns are there");
}
