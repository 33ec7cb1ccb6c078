//! Positions that are set up by hand, and matches from there, through intents and keys.

use crate::harness::{COMPUTER, Table};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use mbili::app::session::{Drafting, Intent, Match, MatchSetup, Pointing, Seat};
use mbili::app::sowing::Playback;
use mbili::app::space::BoardView;
use mbili::app::state::{Modal, Screen};
use mbili::rules::{Draft, Edit, Game, KichwaRule, Pit, Position, Rules, Side, Unfit};

const KUJIFUNZA: Game = Game::Kujifunza(KichwaRule::Sustain);
const FRIENDS: [Seat; 2] = [Seat::Human, Seat::Human];

fn draft(table: &Table) -> Draft {
    table.app.world().resource::<Drafting>().draft
}

/// A table at the board that is laid out by hand.
fn laid_out(game: Game, more: impl FnOnce(&mut App)) -> Table {
    let mut table = Table::with_more(more);
    table.set(|settings| settings.speed = 8.0);
    table.did(Intent::OpenNewMatch);
    table.did(Intent::SetUp(game));
    assert_eq!(table.screen(), Screen::SetUp);
    table
}

/// What lies there is what is seen, seed by seed.
fn assert_seen(table: &Table) {
    let laid = draft(table).laid();
    assert_eq!(table.stage().shown, Some(laid));
    for pit in laid.board().pits() {
        assert_eq!(table.stage().seeds_in(pit), usize::from(laid.seeds(pit)));
    }
    assert_eq!(table.app.world().resource::<Playback>().disagreements(), 0);
}

/// Plays the first legal action until the match is over.
fn play_to_the_end(table: &mut Table) {
    for turn in 0..400 {
        if table.screen() == Screen::Results {
            return;
        }
        let legal = &table.playing().legal;
        let action = legal[turn * 7 % legal.len()];
        table.play(action);
    }
    panic!("no end");
}

#[test]
fn a_whole_match_is_played_from_a_position_laid_out_by_hand() {
    for game in [KUJIFUNZA, Game::Djenon] {
        let mut table = laid_out(game, |_| {});
        assert_eq!(draft(&table).laid(), game.start());
        for edit in [
            Edit::Take(Pit(0)),
            Edit::Add(Pit(3)),
            Edit::Empty(Pit(1)),
            Edit::AddWon(Side::North),
            Edit::ToMove(Side::North),
        ] {
            table.did(Intent::Edit(edit));
            assert_seen(&table);
        }
        let start = draft(&table).fit(game).expect("a match can begin there");
        assert_eq!(start.seeds(Pit(3)), game.start().seeds(Pit(3)) + 1);
        assert_eq!(start.won()[1], u8::from(game == Game::Djenon));
        let setup = MatchSetup { game, seats: FRIENDS };
        table.did(Intent::BeginFrom(setup, start));
        assert_eq!((table.screen(), table.playing().position), (Screen::Match, start));
        assert_eq!(*table.playing().record.start(), start);
        table.assert_agrees();
        // Taken back to its start, it is where it began.
        let first = table.playing().legal[0];
        table.play(first);
        table.did(Intent::Undo);
        assert_eq!(table.playing().position, start);
        assert!(!table.playing().can_undo);
        table.assert_agrees();
        play_to_the_end(&mut table);
        let id = table.playing().id.clone();
        table.did(Intent::Rematch);
        assert_eq!((table.screen(), table.playing().position), (Screen::Match, start));
        assert_ne!(table.playing().id, id);
        table.assert_agrees();
    }
}

#[test]
fn a_rematch_starts_from_the_same_position_with_the_seats_changed() {
    let mut table = laid_out(KUJIFUNZA, |_| {});
    // South lacks nothing but a move that does not lose: any position near the end will do.
    let start = near_the_end();
    let seats = [Seat::Human, COMPUTER];
    table.did(Intent::BeginFrom(MatchSetup { game: KUJIFUNZA, seats }, start));
    table.did(Intent::Resign);
    assert_eq!(table.screen(), Screen::Results);
    table.did(Intent::Rematch);
    assert_eq!(table.playing().setup.seats, [COMPUTER, Seat::Human]);
    assert_eq!(*table.playing().record.start(), start);
}

fn near_the_end() -> Position {
    let text = "[ 1 0 3 0 0 2 0 1 | 0 2 0 6 1 0 3 0 | 1 0 3 9 6 0 0 2 | 1 0 4 0 0 6 1 1 \
                | 0 0 | F F | 255 | 0 ]";
    mbili::notation::parse_position(KUJIFUNZA.board(), text).expect("a position")
}

#[test]
fn no_match_begins_where_none_can() {
    let mut table = laid_out(KUJIFUNZA, |_| {});
    table.did(Intent::Edit(Edit::Clear));
    assert_seen(&table);
    let nothing = draft(&table).laid();
    let other = Game::Djenon.start();
    for start in [nothing, other] {
        table.did(Intent::BeginFrom(MatchSetup { game: KUJIFUNZA, seats: FRIENDS }, start));
        assert_eq!(table.screen(), Screen::SetUp);
    }
    table.did(Intent::Edit(Edit::Start));
    table.did(Intent::Edit(Edit::Add(Pit(9))));
    let refused = table.app.world().resource::<Drafting>().refused;
    assert_eq!(refused, Some(Unfit::TooManySeeds { most: 64, found: 65 }));
    assert_eq!(draft(&table).laid(), KUJIFUNZA.start());
    table.did(Intent::Edit(Edit::ToMove(Side::North)));
    assert_eq!(table.app.world().resource::<Drafting>().refused, None, "it was about that hand");
    // Nothing can be put anywhere else than here.
    let before = draft(&table);
    table.did(Intent::Back);
    assert_eq!(table.screen(), Screen::NewMatch);
    table.did(Intent::Edit(Edit::Clear));
    assert_eq!(draft(&table), before);
    // And what lay there is there again.
    table.did(Intent::SetUp(KUJIFUNZA));
    assert_eq!(draft(&table), before);
    table.did(Intent::Back);
    table.did(Intent::SetUp(Game::Djenon));
    assert_eq!(draft(&table).laid(), Game::Djenon.start());
    assert_seen(&table);
}

#[test]
fn the_position_of_a_match_is_tried_and_the_match_goes_on_after_it() {
    for seats in [FRIENDS, [Seat::Human, COMPUTER]] {
        let mut table = Table::with(KUJIFUNZA, seats);
        table.set(|settings| settings.speed = 8.0);
        let action = table.playing().legal[2];
        table.play(action);
        for _ in 0..200 {
            if table.playing().human_to_move() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
            table.frames(1);
        }
        table.settle();
        table.did(Intent::Undo);
        let (position, id) = (table.playing().position, table.playing().id.clone());
        let actions = table.playing().record.actions().len();
        assert!(table.playing().can_redo);
        for modal in [Modal::None, Modal::Pause] {
            if modal == Modal::Pause {
                table.did(Intent::Open(Modal::Pause));
            }
            table.did(Intent::SetUp(KUJIFUNZA));
            assert_eq!((table.screen(), table.modal()), (Screen::SetUp, Modal::None));
            assert_eq!(draft(&table).laid(), position);
            let current = table.app.world().resource::<Match>();
            assert!(current.playing().is_none(), "nobody plays on meanwhile");
            table.did(Intent::Edit(Edit::Clear));
            table.frames(20);
            assert_seen(&table);
            table.did(Intent::Back);
            assert_eq!(table.screen(), Screen::Match);
            assert_eq!((&table.playing().id, table.playing().position), (&id, position));
            assert_eq!(table.playing().record.actions().len(), actions);
            assert!(table.playing().can_redo, "it is as it was left");
            table.assert_agrees();
        }
    }
}

#[test]
fn what_is_tried_is_another_match() {
    let mut table = Table::with(KUJIFUNZA, FRIENDS);
    let id = table.playing().id.clone();
    table.did(Intent::SetUp(KUJIFUNZA));
    table.did(Intent::Edit(Edit::Empty(Pit(2))));
    let start = draft(&table).fit(KUJIFUNZA).expect("a match can begin there");
    table.did(Intent::BeginFrom(MatchSetup { game: KUJIFUNZA, seats: FRIENDS }, start));
    assert_ne!(table.playing().id, id);
    table.did(Intent::Back);
    assert_eq!((table.screen(), table.modal()), (Screen::Match, Modal::Pause));
    table.did(Intent::ToTitle);
    assert_eq!(table.screen(), Screen::Title);
}

fn press(table: &mut Table, key: Key) {
    write(table, key);
    table.frames(3);
}

fn write(table: &mut Table, key: Key) {
    table.app.world_mut().write_message(KeyboardInput {
        key_code: KeyCode::Enter,
        logical_key: key,
        state: ButtonState::Pressed,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    });
}

#[test]
fn keys_alone_lay_out_a_board() {
    for game in [KUJIFUNZA, Game::Djenon] {
        let mut table = laid_out(game, |app| {
            app.init_resource::<ButtonInput<Key>>().init_resource::<BoardView>();
            app.add_message::<KeyboardInput>().add_plugins(mbili::app::input::plugin);
        });
        table.did(Intent::Edit(Edit::Clear));
        let points_at =
            |table: &Table| table.app.world().resource::<Pointing>().pit.expect("a pit");
        press(&mut table, Key::Enter);
        assert_eq!(draft(&table).total(), 0, "the first one shows where one is");
        // Every pit can be reached.
        let mut reached = std::collections::BTreeSet::new();
        for step in 0..200_u8 {
            reached.insert(points_at(&table));
            let arrow = match (step / 8 % 4, step % 8) {
                (0, 0) => Key::ArrowUp,
                (2, 0) => Key::ArrowDown,
                (row, _) if row < 2 => Key::ArrowRight,
                _ => Key::ArrowLeft,
            };
            press(&mut table, arrow);
        }
        let rows = if game == Game::Djenon { 2 } else { 4 };
        assert!(reached.len() >= usize::from(game.board().columns()) * 2, "{rows}: {reached:?}");
        let pit = points_at(&table);
        for (key, seeds) in [
            (Key::Enter, 1),
            (Key::Space, 2),
            (Key::Character("+".into()), 3),
            (Key::Backspace, 2),
            (Key::Character("-".into()), 1),
            (Key::Enter, 2),
            (Key::Delete, 0),
        ] {
            press(&mut table, key.clone());
            assert_eq!(draft(&table).seeds(pit), seeds, "{key:?}");
            assert_eq!(table.app.world().resource::<Pointing>().chosen, Some(pit));
        }
        // Keys that come in one slow frame are all heard, each after the one before.
        for key in [Key::ArrowLeft, Key::Enter, Key::Enter, Key::ArrowRight, Key::Enter] {
            write(&mut table, key);
        }
        table.frames(3);
        assert_eq!((draft(&table).total(), draft(&table).seeds(pit)), (3, 1), "{pit:?}");
        press(&mut table, Key::Escape);
        assert_eq!(table.screen(), Screen::NewMatch);
    }
}

#[test]
fn the_form_after_a_result_leads_to_the_board_that_was_chosen() {
    let mut table = Table::with(KUJIFUNZA, FRIENDS);
    table.set(|settings| settings.speed = 8.0);
    play_to_the_end(&mut table);
    table.settle();
    assert_eq!(table.screen(), Screen::Results);
    table.did(Intent::OpenNewMatch);
    table.did(Intent::SetUp(Game::Djenon));
    assert_eq!(draft(&table).laid(), Game::Djenon.start());
    assert_seen(&table);
    table.did(Intent::Back);
    assert_eq!(table.screen(), Screen::NewMatch, "and not to the match that is over");
}
