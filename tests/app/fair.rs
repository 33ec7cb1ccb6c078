//! Fair matches: who begins, drawn openings, the pie rule, the opponent that adapts.

use super::harness::{COMPUTER, Table};
use mbili::app::session::{Ending, Intent, MatchSetup, Opening, Playing, Seat, Terms};
use mbili::app::settings::Settings;
use mbili::app::state::{Modal, Screen};
use mbili::app::storage::SavedMatch;
use mbili::engine::Level;
use mbili::engine::auto::Rating;
use mbili::engine::openings;
use mbili::rules::*;

const SUSTAIN: Game = Game::Kujifunza(KichwaRule::Sustain);
const FRIENDS: [Seat; 2] = [Seat::Human; 2];
const PIE: Terms = Terms { opening: Opening::Pie, first: Side::South, adapts: false };
const DRAWN: Terms = Terms { opening: Opening::Drawn, first: Side::South, adapts: false };

fn begin(table: &mut Table, game: Game, seats: [Seat; 2], terms: Terms) {
    table.did(Intent::BeginOn(MatchSetup { game, seats }, terms));
    assert_eq!(table.screen(), Screen::Match);
    table.set(|settings| settings.speed = 8.0);
}

/// Plays the first legal action of whoever is to move.
fn play_on(table: &mut Table) {
    let action = table.playing().legal[0];
    table.play(action);
}

/// Lets the computer do what it has to do.
fn let_it_think(table: &mut Table, done: impl Fn(&Playing) -> bool) {
    for _ in 0..4_000 {
        if done(table.playing()) {
            table.settle();
            return;
        }
        table.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    panic!("the computer does nothing");
}

/// What is kept of a match and read again is the same match.
fn kept(playing: &Playing) -> Playing {
    let text = SavedMatch::of(playing).to_text();
    let read = SavedMatch::from_bytes(&playing.id, text.as_bytes());
    let read = read.unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(read.is(playing), "{text}");
    Playing::new(read.id.clone(), read.setup(), read.record)
}

fn resign(table: &mut Table) {
    table.did(Intent::Open(Modal::Pause));
    table.did(Intent::Open(Modal::ConfirmResign));
    table.did(Intent::Resign);
    assert_eq!(table.screen(), Screen::Results);
}

#[test]
fn friends_change_seats_once_and_take_it_back() {
    for game in [SUSTAIN, Game::Djenon] {
        let mut table = Table::new();
        begin(&mut table, game, FRIENDS, PIE);
        table.did(Intent::Swap);
        assert!(!table.playing().record.swapped(), "nothing has been played yet");
        play_on(&mut table);
        assert!(table.playing().asks_to_swap());
        let asked = table.playing().position;
        // Before it is answered nothing can be sown.
        let Some(Action::Sow { pit, .. }) = table.playing().legal.first().copied() else {
            panic!("a first turn leaves an answer");
        };
        table.did(Intent::Tap(pit));
        assert_eq!(table.playing().position, asked);
        table.did(Intent::Swap);
        assert!(table.playing().record.swapped() && !table.playing().asks_to_swap());
        assert_eq!(table.playing().position, asked, "the board stays as it is");
        assert!(kept(table.playing()).record.swapped());
        table.assert_agrees();
        play_on(&mut table);
        let played = table.playing().position;

        table.did(Intent::Undo);
        assert_eq!((table.playing().position, table.playing().record.swapped()), (asked, true));
        table.did(Intent::Undo);
        assert!(table.playing().asks_to_swap(), "it is asked again");
        table.did(Intent::Undo);
        assert_eq!(table.playing().position, game.start());
        assert!(!table.playing().can_undo);
        table.did(Intent::Redo);
        assert!(table.playing().asks_to_swap() && table.playing().can_redo);
        table.did(Intent::Redo);
        assert!(table.playing().record.swapped());
        table.did(Intent::Redo);
        assert_eq!(table.playing().position, played);
        assert!(!table.playing().can_redo);
        table.assert_agrees();
    }
}

#[test]
fn whoever_stays_plays_on_and_what_was_undone_is_gone() {
    let mut table = Table::new();
    begin(&mut table, SUSTAIN, FRIENDS, PIE);
    play_on(&mut table);
    table.did(Intent::Swap);
    play_on(&mut table);
    table.did(Intent::Undo);
    table.did(Intent::Undo);
    assert!(table.playing().asks_to_swap() && table.playing().can_redo);
    table.did(Intent::Stay);
    assert!(!table.playing().asks_to_swap());
    // The same move in another seat is another match.
    play_on(&mut table);
    assert!(!table.playing().record.swapped() && !table.playing().can_redo);
    table.did(Intent::Swap);
    assert!(!table.playing().record.swapped(), "the moment has passed");
    let again = kept(table.playing());
    assert!(again.record.has_pie_rule() && !again.asks_to_swap());
}

#[test]
fn without_the_rule_nobody_is_asked() {
    for terms in [Terms::default(), DRAWN] {
        let mut table = Table::new();
        begin(&mut table, SUSTAIN, FRIENDS, terms);
        play_on(&mut table);
        assert!(!table.playing().asks_to_swap());
        table.did(Intent::Swap);
        assert!(!table.playing().record.swapped());
    }
}

/// A master begins, the person takes its side; the board comes round, and the master plays on with the other side.
#[test]
fn a_person_takes_the_computers_side() {
    let master = Seat::Computer(Level::Bingwa);
    let mut table = Table::new();
    begin(&mut table, SUSTAIN, [master, Seat::Human], PIE);
    let_it_think(&mut table, Playing::asks_to_swap);
    assert_eq!(table.playing().near_side(true), Side::North);
    assert!(!table.playing().can_undo, "no decision of a person yet");
    table.did(Intent::Swap);
    assert_eq!(table.playing().setup.seats, [Seat::Human, master]);
    assert_eq!(table.playing().near_side(true), Side::South);
    assert_eq!(table.playing().seats_in(0), [master, Seat::Human], "the first turn stays its own");
    let_it_think(&mut table, |playing| playing.record.finished_turns() == 2);
    assert!(table.playing().human_may_sow());
    assert_eq!(kept(table.playing()).setup.seats, [Seat::Human, master]);
    // Undo takes back the computer's turn and the change of seats with it.
    let after = table.playing().record.clone();
    table.did(Intent::Undo);
    assert!(table.playing().asks_to_swap());
    assert_eq!(table.playing().setup.seats, [master, Seat::Human]);
    table.did(Intent::Redo);
    assert_eq!(table.playing().record, after);
    assert_eq!(table.playing().setup.seats, [Seat::Human, master]);
    // The person did not begin, so the person does next time.
    resign(&mut table);
    table.did(Intent::Rematch);
    assert_eq!(table.playing().setup.seats, [Seat::Human, master]);
    assert!(table.playing().record.has_pie_rule() && table.playing().record.actions().is_empty());
}

/// The master takes the better side, whichever it is, and lets the person go back before it.
#[test]
fn a_master_takes_the_side_that_wins() {
    let master = Seat::Computer(Level::Bingwa);
    // A3L wins for South, A1R loses.
    for (start, swaps) in [("A3L", true), ("A1R", false)] {
        let mut table = Table::new();
        begin(&mut table, SUSTAIN, [Seat::Human, master], PIE);
        let action = mbili::notation::parse_move(Board::FourRows, start).expect("a move").start;
        table.play(action);
        let_it_think(&mut table, |playing| {
            playing.record.swapped() || playing.record.finished_turns() == 2
        });
        assert_eq!(table.playing().record.swapped(), swaps, "{start}");
        if swaps {
            assert_eq!(table.playing().setup.seats, [master, Seat::Human]);
            assert!(table.playing().human_may_sow() && table.playing().just_swapped());
            table.did(Intent::Undo);
            assert_eq!(table.playing().position, SUSTAIN.start());
            assert_eq!(table.playing().setup.seats, [Seat::Human, master]);
            table.did(Intent::Redo);
            assert!(table.playing().record.swapped() && table.playing().human_may_sow());
        }
    }
}

#[test]
fn who_did_not_begin_begins_the_next_match() {
    // Friends keep their sides, and the other one begins.
    let mut table = Table::new();
    begin(&mut table, SUSTAIN, FRIENDS, Terms::default());
    for first in [Side::South, Side::North, Side::South] {
        assert_eq!(table.playing().position.side(), first);
        assert_eq!(table.playing().position.pits(), SUSTAIN.start().pits());
        assert_eq!(kept(table.playing()).position, table.playing().position);
        play_on(&mut table);
        resign(&mut table);
        table.did(Intent::Rematch);
    }
    // A person and the computer change seats.
    let mut table = Table::new();
    begin(&mut table, Game::Djenon, [Seat::Human, COMPUTER], Terms::default());
    resign(&mut table);
    table.did(Intent::Rematch);
    assert_eq!(table.playing().setup.seats, [COMPUTER, Seat::Human]);
    // Friends who have changed seats by the pie rule: whoever sits in the first seat now did not begin.
    let mut table = Table::new();
    begin(&mut table, SUSTAIN, FRIENDS, PIE);
    play_on(&mut table);
    table.did(Intent::Swap);
    resign(&mut table);
    table.did(Intent::Rematch);
    assert_eq!(table.playing().position.side(), Side::South);
}

#[test]
fn a_drawn_opening_is_played_from_both_seats() {
    for (game, seats) in [(SUSTAIN, [Seat::Human, COMPUTER]), (Game::Djenon, FRIENDS)] {
        let mut table = Table::new();
        begin(&mut table, game, seats, DRAWN);
        let drawn = *table.playing().record.start();
        let pool = openings::pool(game);
        assert!(pool.iter().any(|opening| opening.position == drawn), "{drawn:?}");
        assert_eq!(Terms::of(&kept(table.playing()).record), DRAWN);
        play_on(&mut table);
        table.did(Intent::Undo);
        assert_eq!(table.playing().position, drawn, "undo leads back to where it began");
        table.did(Intent::Redo);
        resign(&mut table);
        table.did(Intent::Rematch);
        // The same for whoever begins, who is the other one now.
        let start = *table.playing().record.start();
        let (same, before) = if seats == FRIENDS {
            (drawn.swapped(), FRIENDS)
        } else {
            (drawn, [COMPUTER, Seat::Human])
        };
        assert_eq!((start, table.playing().setup.seats), (same, before));
        resign(&mut table);
        // Another one is drawn, by chance perhaps the same.
        let next = table.playing().next(Rating::default());
        assert_eq!((next.start, next.terms.opening), (None, Opening::Drawn));
        table.did(Intent::Rematch);
        let again = *table.playing().record.start();
        let seen = if again.side() == Side::South { again } else { again.swapped() };
        assert!(pool.iter().any(|opening| opening.position == seen), "{again:?}");
    }
}

#[test]
fn the_opponent_that_adapts_follows_how_matches_end_once_each() {
    let rating = |table: &Table| table.app.world().resource::<Settings>().opponent();
    let mut table = Table::new();
    let level = rating(&table).level();
    let adapts = Terms { adapts: true, ..Terms::default() };
    begin(&mut table, SUSTAIN, [Seat::Human, Seat::Computer(level)], adapts);
    resign(&mut table);
    let lost = rating(&table);
    assert_eq!(lost, Rating::default().after(mbili::engine::auto::Score::Lost));
    // Taken back and ended again it counts no more, not even after it was kept meanwhile.
    table.did(Intent::Undo);
    assert_eq!(table.screen(), Screen::Match);
    let again = kept(table.playing());
    assert!(Terms::of(&again.record).adapts);
    resign(&mut table);
    assert_eq!(rating(&table), lost);
    assert!(matches!(table.playing().ending, Some(Ending::Resigned(Side::South))));
    // The next match is played at the level of the moment, and counts.
    table.did(Intent::Rematch);
    let computer = Seat::Computer(lost.level());
    assert_eq!(table.playing().setup.seats, [computer, Seat::Human]);
    assert_ne!(lost.level(), level);
    let_it_think(&mut table, Playing::human_to_move);
    resign(&mut table);
    assert_eq!(rating(&table).games(), 2);
    // A level that was chosen teaches nothing, and neither does a friend.
    for seats in [[Seat::Human, COMPUTER], FRIENDS] {
        table.did(Intent::ToTitle);
        table.did(Intent::OpenNewMatch);
        begin(&mut table, SUSTAIN, seats, Terms::default());
        resign(&mut table);
        assert_eq!(rating(&table).games(), 2);
    }
}
