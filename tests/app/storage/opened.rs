//! Records that are opened from the command line, or put among the saved matches by hand.

use super::running::*;
use super::{home, saved};
use mbili::app::session::{Intent, MatchSetup, Playing, Seat, Terms};
use mbili::app::settings::Settings;
use mbili::app::state::Screen;
use mbili::app::storage::{Folders, SavedMatch, Wanted, matches};
use mbili::record::Record;
use mbili::rules::Game;
use std::fs;

/// A record as somebody else writes it.
fn record() -> SavedMatch {
    let text = b"Mbili: 1\nGame: djenon\nNorth: Koffi\n\nA1 a4\n";
    SavedMatch::from_any_record("record-1", text).expect("a record")
}

fn open(folders: &Folders) -> bevy::prelude::App {
    opened(folders, Wanted::Record(record()))
}

#[test]
fn a_record_opened_again_goes_on_where_it_was_left() {
    let (_home, folders) = home();
    let app = open(&folders);
    assert_eq!((actions(&app), unfinished(&app).len()), (2, 0));
    drop(app);
    assert_eq!(matches::list(&folders.data).matches, [], "nothing has happened in it");
    for turn in 3..6 {
        let mut app = open(&folders);
        assert_eq!(actions(&app), turn - 1);
        play(&mut app);
        until_on_disk(&mut app, &folders, "record-1", turn);
        assert_eq!(notices(&mut app), [""; 0]);
    }
    assert_eq!(matches::list(&folders.data).matches.len(), 1);
}

#[test]
fn a_record_whose_match_is_over_begins_anew_and_loses_nothing() {
    let (_home, folders) = home();
    let ends = [Intent::Resign, Intent::ToTitle];
    for (round, id) in ["record-1", "record-1-2", "record-1-3"].into_iter().enumerate() {
        let mut app = open(&folders);
        assert_eq!(actions(&app), 2, "from the beginning");
        play(&mut app);
        until_on_disk(&mut app, &folders, id, 3);
        want(&mut app, ends[round % 2].clone());
        if round % 2 == 0 {
            let finished = matches::finished_file(&folders.data, id);
            until(&mut app, "the result", |_| finished.exists());
        } else {
            drop(app);
            matches::discard(&folders.data, id).expect("moved");
        }
    }
    assert!(matches::finished_file(&folders.data, "record-1").exists());
    assert!(folders.data.join("discarded/record-1-2.bao").exists());
    assert!(matches::finished_file(&folders.data, "record-1-3").exists());
}

#[test]
fn a_record_that_another_program_has_opened_is_not_opened_twice() {
    let (_home, folders) = home();
    let mut one = open(&folders);
    let mut two = start_with(Some(&folders), Some(Wanted::Record(record())));
    assert_eq!(told(&mut two), ["notice-match-elsewhere"]);
    assert_eq!(screen(&two), Screen::Title);
    play(&mut one);
    until_on_disk(&mut one, &folders, "record-1", 3);
    want(&mut one, Intent::ToTitle);
    until(&mut one, "it is free", |_| matches::lock(&folders.data, "record-1").is_ok());
}

#[test]
fn a_saved_match_named_on_the_command_line_is_that_match() {
    let (home, folders) = home();
    matches::store(&folders.data, &saved("a", Game::Djenon, 2)).expect("saved");
    let file = matches::file(&folders.data, "a");
    assert_eq!(matches::name_of(&folders.data, &file).as_deref(), Some("a"));
    let roundabout = folders.data.join("matches/../matches/a.bao");
    assert_eq!(matches::name_of(&folders.data, &roundabout).as_deref(), Some("a"));
    let outside = home.path().join("a.bao");
    fs::copy(&file, &outside).expect("copied");
    for other in [&outside, &folders.data.join("matches/b.bao"), &folders.data.join("matches")] {
        assert_eq!(matches::name_of(&folders.data, other), None, "{}", other.display());
    }
    let mut app = opened(&folders, Wanted::Saved("a".to_owned()));
    assert_eq!(playing(&app).id, "a");
    play(&mut app);
    until_on_disk(&mut app, &folders, "a", 3);
}

#[test]
fn a_record_put_among_the_matches_by_hand_is_a_match_of_two_people() {
    let (_home, folders) = home();
    fs::create_dir_all(matches::folder(&folders.data)).expect("a folder");
    let file = matches::file(&folders.data, "by hand");
    fs::write(&file, "Mbili: 1\nGame: djenon\nNorth: Koffi\n\nA1 a4\n").expect("a file");
    let mut app = start(Some(&folders));
    assert_eq!(unfinished(&app), ["by hand"]);
    assert_eq!(notices(&mut app), [""; 0]);
    resume(&mut app, "by hand");
    assert_eq!((actions(&app), playing(&app).setup.seats), (2, [Seat::Human; 2]));
    play(&mut app);
    until_on_disk(&mut app, &folders, "by hand", 3);
    let text = fs::read_to_string(file).expect("saved");
    assert!(text.contains("North: Koffi") && text.contains("Actions: 3"), "{text}");
}

#[test]
fn a_record_without_moves_put_there_by_hand_is_told_for_what_it_is() {
    let (_home, folders) = home();
    fs::create_dir_all(matches::folder(&folders.data)).expect("a folder");
    let file = matches::file(&folders.data, "empty");
    fs::write(&file, "Mbili: 1\nGame: djenon\n").expect("a file");
    let mut app = start(Some(&folders));
    assert_eq!(told(&mut app), ["notice-match-empty"]);
    assert_eq!((unfinished(&app).len(), screen(&app)), (0, Screen::Title));
    let trouble = matches::load(&folders.data, "empty").expect_err("nothing to go on with");
    assert!(super::says(&trouble, &file).contains("no moves"));
    assert!(file.exists());
}

#[test]
fn a_match_counts_once_for_the_opponent_that_adapts_however_often_it_is_opened() {
    let games = |app: &bevy::prelude::App| app.world().resource::<Settings>().opponent().games();
    let (_home, folders) = home();
    let mut app = start(Some(&folders));
    want(&mut app, Intent::OpenNewMatch);
    let level = app.world().resource::<Settings>().opponent().level();
    let seats = [Seat::Human, Seat::Computer(level)];
    let adapts = Terms { adapts: true, ..Terms::default() };
    want(&mut app, Intent::BeginOn(MatchSetup { game: Game::Djenon, seats }, adapts));
    let id = playing(&app).id.clone();
    want(&mut app, Intent::Resign);
    assert_eq!((screen(&app), games(&app)), (Screen::Results, 1));
    let finished = matches::finished_file(&folders.data, &id);
    let text = || fs::read_to_string(&finished).unwrap_or_default();
    until(&mut app, "it is noted that it has counted", |_| text().contains("Adapts: counted"));
    drop(app);
    // Also one of which nothing is noted.
    let noted = text();
    for text in [noted.clone(), noted.replace("Adapts: counted", "Adapts: yes")] {
        let record = SavedMatch::from_any_record("record-2", text.as_bytes()).expect("a record");
        let mut app = opened(&folders, Wanted::Record(record));
        until(&mut app, "the result", |app| screen(app) == Screen::Results);
        rest(&mut app);
        let before = games(&app);
        assert!(matches::load(&folders.data, "record-2").is_err(), "nothing has happened in it");
        // Taken back and ended again, here or after it was kept meanwhile.
        want(&mut app, Intent::Undo);
        assert_eq!(screen(&app), Screen::Match);
        until_on_disk(&mut app, &folders, "record-2", 0);
        let kept = matches::load(&folders.data, "record-2").expect("it is kept");
        assert_eq!(kept.record.tag("Adapts"), Some("counted"));
        want(&mut app, Intent::Resign);
        assert_eq!((screen(&app), games(&app)), (Screen::Results, before));
        assert_eq!(before, 1);
        let file = matches::finished_file(&folders.data, "record-2");
        until(&mut app, "it is finished", |_| file.exists());
        drop(app);
        fs::remove_file(matches::finished_file(&folders.data, "record-2")).expect("removed");
    }
}

#[test]
fn that_a_match_has_counted_is_written_after_its_last_action() {
    let mut whole = Record::new(Game::Djenon);
    for choice in 0.. {
        let legal = whole.legal();
        if legal.is_empty() {
            break;
        }
        whole.play(legal[(choice * 5) % legal.len()], &mut ()).expect("legal");
    }
    let last = whole.actions().len() - 1;
    let mut seats = [Seat::Computer(mbili::engine::Level::Mwanafunzi); 2];
    seats[whole.positions()[last].side().index()] = Seat::Human;
    let mut record = Record::new(Game::Djenon);
    for &action in &whole.actions()[..last] {
        record.play(action, &mut ()).expect("legal");
    }
    record.set_tag("Adapts", "yes").expect("a good key");
    let saved = SavedMatch { id: "nearly".to_owned(), record, seats };
    // What the match itself says in its header is a part of it, what is added when it is saved is not.
    let read = SavedMatch::from_bytes("nearly", saved.to_text().as_bytes()).expect("a match");
    let mut table = Playing::new(saved.id.clone(), saved.setup(), saved.record.clone());
    assert!(saved.is(&table) && read.is(&table));
    table.record.set_tag("Adapts", "counted").expect("a good key");
    assert!(!saved.is(&table) && !read.is(&table));
    // And so it is written although nothing is played any more.
    let (_home, folders) = home();
    let mut app = opened(&folders, Wanted::Record(saved));
    rest(&mut app);
    want(&mut app, Intent::Play(whole.actions()[last]));
    want(&mut app, Intent::Skip);
    until(&mut app, "the result", |app| screen(app) == Screen::Results);
    assert_eq!(app.world().resource::<Settings>().opponent().games(), 1);
    let file = matches::finished_file(&folders.data, "nearly");
    let text = || fs::read_to_string(&file).unwrap_or_default();
    until(&mut app, "it is noted", |_| text().contains("Adapts: counted"));
}
