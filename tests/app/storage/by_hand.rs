//! Matches from positions that were laid out by hand are kept as all others are, start and all.

use super::home;
use super::running::*;
use mbili::app::session::{Drafting, Intent, MatchSetup, Seat};
use mbili::app::state::Screen;
use mbili::app::storage::matches;
use mbili::rules::{Edit, Game, KichwaRule, Pit, Side};
use std::fs;

#[test]
fn a_match_from_a_set_up_position_is_saved_resumed_and_finished() {
    for game in [Game::Kujifunza(KichwaRule::Choose), Game::Djenon] {
        let (_home, folders) = home();
        let mut app = start(Some(&folders));
        want(&mut app, Intent::OpenNewMatch);
        want(&mut app, Intent::SetUp(game));
        for edit in [Edit::Take(Pit(0)), Edit::Add(Pit(2)), Edit::ToMove(Side::North)] {
            want(&mut app, Intent::Edit(edit));
        }
        let laid = app.world().resource::<Drafting>().draft.fit(game).expect("a match can begin");
        let setup = MatchSetup { game, seats: [Seat::Human; 2] };
        want(&mut app, Intent::BeginFrom(setup, laid));
        let id = playing(&app).id.clone();
        // Whoever has laid out a board has done something that is worth keeping.
        until_on_disk(&mut app, &folders, &id, 0);
        drop(app);

        let mut app = mbili_again(&folders, &id);
        assert_eq!((*playing(&app).record.start(), playing(&app).position), (laid, laid));
        for turn in 1..=3 {
            play(&mut app);
            until_on_disk(&mut app, &folders, &id, turn);
        }
        let before = playing(&app).position;
        drop(app);

        let mut app = mbili_again(&folders, &id);
        assert_eq!((*playing(&app).record.start(), playing(&app).position), (laid, before));
        for left in (0..3).rev() {
            want(&mut app, Intent::Undo);
            until_on_disk(&mut app, &folders, &id, left);
        }
        assert_eq!(playing(&app).position, laid);
        while playing(&app).ending.is_none() {
            play(&mut app);
        }
        let finished = matches::finished_file(&folders.data, &id);
        until(&mut app, "the result", |_| finished.exists());
        let text = fs::read_to_string(&finished).expect("kept");
        assert!(text.contains("\nStart: ["), "{text}");
        let record = mbili::record::Record::parse(&text).expect("a record");
        assert_eq!(*record.start(), laid);
        assert_eq!(notices(&mut app), [""; 0]);
    }
}

/// The next program, with the match on its table.
fn mbili_again(folders: &mbili::app::storage::Folders, id: &str) -> bevy::prelude::App {
    let mut app = start(Some(folders));
    assert_eq!(unfinished(&app), [id]);
    resume(&mut app, id);
    app
}

#[test]
fn a_match_that_was_left_to_try_its_position_stays_as_it_is() {
    let (_home, folders) = home();
    let mut app = start(Some(&folders));
    let id = begin(&mut app);
    play(&mut app);
    until_on_disk(&mut app, &folders, &id, 1);
    let game = playing(&app).game();
    want(&mut app, Intent::SetUp(game));
    want(&mut app, Intent::Edit(Edit::Take(Pit(0))));
    rest(&mut app);
    assert_eq!(on_disk(&folders, &id), Some(1));
    want(&mut app, Intent::Back);
    assert_eq!((screen(&app), &playing(&app).id), (Screen::Match, &id));
    play(&mut app);
    until_on_disk(&mut app, &folders, &id, 2);

    // Another one from there leaves it unfinished.
    want(&mut app, Intent::SetUp(game));
    want(&mut app, Intent::Edit(Edit::ToMove(Side::South)));
    let laid = app.world().resource::<Drafting>().draft.fit(game).expect("a match can begin");
    let setup = MatchSetup { game, seats: [Seat::Human; 2] };
    want(&mut app, Intent::BeginFrom(setup, laid));
    let other = playing(&app).id.clone();
    until_on_disk(&mut app, &folders, &other, 0);
    want(&mut app, Intent::ToTitle);
    until(&mut app, "both", |app| unfinished(app).len() == 2);
    assert_eq!(on_disk(&folders, &id), Some(2));
}
