//! A match is looked back on: what is found is what the engine finds, what is shown is what was played and what would
//! have been better, and the match stays what it is.

use crate::harness::{COMPUTER, Table};
use mbili::app::review::{LookingBack, Shows};
use mbili::app::session::{Ending, Intent, Loaded, LookBack, MatchSetup, Seat};
use mbili::app::sowing::Playback;
use mbili::app::stage::Stride;
use mbili::app::state::{Modal, Screen};
use mbili::engine::review::{Effort, Past, Review, review};
use mbili::engine::solve::Judge;
use mbili::record::Record;
use mbili::rules::{Action, Game, Position, Rules};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

const BAO: Game = Game::ALL[0];
const GAMES: [Game; 3] = [BAO, Game::ALL[1], Game::Djenon];

/// The last turns of a made-up game, as a match of its own.
fn last_turns(game: Game, turns: usize) -> Record {
    let mut whole = Record::new(game);
    for choice in 0.. {
        let legal = whole.legal();
        if legal.is_empty() {
            break;
        }
        whole.play(legal[(choice * 5) % legal.len()], &mut ()).expect("legal");
    }
    let played: Vec<_> = whole.turns().collect();
    let from = played[played.len().saturating_sub(turns)].actions.start;
    let mut record = Record::from_position(game, whole.positions()[from]).expect("a start");
    for &action in &whole.actions()[from..] {
        record.play(action, &mut ()).expect("legal");
    }
    record
}

fn found(record: &Record) -> Review {
    let (outcome, resigned) = match record.ending() {
        Some(Ending::ByRules(outcome)) => (Some(outcome), None),
        Some(Ending::Resigned(side)) => (None, Some(side)),
        None => (None, None),
    };
    let (game, start, actions) = (record.game(), *record.start(), record.actions());
    let past = Past { game, start, actions, outcome, resigned };
    let stop = AtomicBool::new(false);
    review(&past, &mut Judge::new(game, 16 << 20), Effort::USUAL, &stop, &mut |_| {})
}

/// A table on which a match is over, or goes on.
fn with(record: Record, seats: [Seat; 2]) -> Table {
    let mut table = Table::new();
    table.set(|settings| settings.speed = 8.0);
    let setup = MatchSetup { game: record.game(), seats };
    table.app.world_mut().write_message(Loaded { id: "past".into(), setup, record });
    table.frames(6);
    table
}

fn looking(table: &Table) -> &LookingBack {
    table.app.world().resource::<LookingBack>()
}

/// Waits until all is found.
fn complete(table: &mut Table) {
    let begun = Instant::now();
    while !looking(table).is_complete() {
        assert!(begun.elapsed() < Duration::from_secs(120), "it is never ready");
        std::thread::sleep(Duration::from_millis(2));
        table.frames(1);
    }
}

/// Lets everything that is being shown be seen.
fn seen(table: &mut Table) {
    for _ in 0..100_000 {
        let (begun, all) = looking(table).shown();
        if begun == all && table.app.world().resource::<Playback>().is_at_rest() {
            table.frames(2);
            return;
        }
        table.frames(1);
    }
    panic!("it is never over");
}

/// Lets what goes by itself be seen.
fn seen_so_far(table: &mut Table) {
    let mut quiet = 0;
    for _ in 0..100_000 {
        table.frames(1);
        quiet = if table.app.world().resource::<Playback>().is_at_rest() { quiet + 1 } else { 0 };
        if quiet > 120 {
            return;
        }
    }
    panic!("it is never over");
}

/// How many actions the first turn of a line takes.
fn first_turn(game: Game, from: Position, line: &[Action]) -> usize {
    let whole = |&count: &usize| after(game, from, &line[..count]).pending().is_none();
    (1..=line.len()).find(whole).expect("a turn")
}

fn after(game: Game, from: Position, actions: &[Action]) -> Position {
    actions.iter().fold(from, |at, &action| game.sow(&at, action, &mut ()).expect("legal"))
}

fn want(table: &mut Table, what: LookBack) {
    table.want(Intent::LookBack(what));
    table.frames(2);
}

#[test]
fn what_is_found_is_what_the_engine_finds() {
    for game in GAMES {
        let record = last_turns(game, 9);
        let expected = found(&record);
        let mut table = with(record.clone(), [Seat::Human, COMPUTER]);
        assert_eq!(table.screen(), Screen::Results);
        want(&mut table, LookBack::Open);
        assert_eq!(table.screen(), Screen::Review);
        complete(&mut table);
        let looking = looking(&table);
        assert_eq!(looking.truths(), expected.truths);
        assert_eq!(looking.moments(), expected.moments);
        assert_eq!(looking.looked_at(), record.finished_turns() + 1);
        table.want(Intent::Back);
        table.frames(3);
        assert_eq!(table.screen(), Screen::Results);
        table.assert_agrees();
        assert_eq!(table.playing().record, record);
    }
}

#[test]
fn what_was_played_and_what_would_have_been_better_is_shown_on_the_table() {
    for game in GAMES {
        let record = last_turns(game, 9);
        let moments = found(&record).moments;
        assert!(!moments.is_empty(), "{game:?}: a record without a moment shows nothing");
        let mut table = with(record.clone(), [Seat::Human; 2]);
        want(&mut table, LookBack::Open);
        complete(&mut table);
        for (place, moment) in moments.iter().enumerate() {
            let turn = record.turns().nth(moment.turn).expect("a turn");
            let from = record.positions()[turn.actions.start];
            want(&mut table, LookBack::Moment(place));
            assert_eq!(table.stage().shown, Some(from));
            assert_eq!(looking(&table).at().shows, Shows::Played);
            seen(&mut table);
            assert_eq!(table.stage().shown, Some(record.positions()[turn.actions.end]));
            want(&mut table, LookBack::Better);
            assert_eq!(table.stage().shown, Some(from));
            let turn = first_turn(game, from, &moment.line);
            seen_so_far(&mut table);
            assert_eq!(table.stage().shown, Some(after(game, from, &moment.line[..turn])));
            assert_eq!(looking(&table).stops(), turn < moment.line.len());
            // What was asked for is seen; what would come after it waits to be asked for.
            table.frames(300);
            assert_eq!(table.stage().shown, Some(after(game, from, &moment.line[..turn])));
            want(&mut table, LookBack::Line);
            seen(&mut table);
            assert_eq!(table.stage().shown, Some(after(game, from, &moment.line)));
            assert!(!looking(&table).stops());
            want(&mut table, LookBack::Here);
            assert_eq!(table.stage().shown, Some(from));
            assert_eq!(looking(&table).at().moment, Some(place));
        }
        // Every position of the match can be seen, and no other.
        for (number, turn) in record.turns().enumerate() {
            want(&mut table, LookBack::Turn(number));
            assert_eq!(table.stage().shown, Some(record.positions()[turn.actions.start]));
        }
        want(&mut table, LookBack::Step(1));
        assert_eq!(table.stage().shown, Some(*record.position()));
        want(&mut table, LookBack::Step(1));
        assert_eq!(table.stage().shown, Some(*record.position()));
        table.want(Intent::Back);
        table.frames(3);
        table.assert_agrees();
        assert_eq!(table.playing().record, record);
    }
}

#[test]
fn a_line_is_paused_stepped_through_and_skipped() {
    let record = last_turns(BAO, 9);
    let place = found(&record).moments.iter().position(|m| m.line.len() > 1).expect("a line");
    let mut table = with(record, [Seat::Human; 2]);
    want(&mut table, LookBack::Open);
    complete(&mut table);
    want(&mut table, LookBack::Moment(place));
    want(&mut table, LookBack::Better);
    let moment = looking(&table).moment().expect("a moment").clone();
    let from = table.stage().shown.expect("a position");
    let end = after(BAO, from, &moment.line);
    let all = looking(&table).shown().1;
    // By hand, lap by lap, the whole line is passed through, and nothing goes on by itself.
    table.did(Intent::StepOn(Stride::Seed));
    assert!(table.stage().paused);
    let (mut passed, mut named) = (Vec::new(), Vec::new());
    for _ in 0..500 {
        let (before, actions) = looking(&table).scene().expect("a turn");
        let turn = (before.side(), actions.to_vec());
        if named.last() != Some(&turn) {
            named.push(turn);
        }
        let before = (looking(&table).shown(), table.stage().shown);
        table.frames(120);
        assert_eq!((looking(&table).shown(), table.stage().shown), before);
        if !table.stage().is_moving() && before.0 == (all, all) {
            break;
        }
        table.did(Intent::StepOn(Stride::Lap));
        passed.push(table.stage().shown);
        assert!(table.stage().paused || !table.stage().is_moving());
    }
    assert_eq!(passed.last().copied().flatten(), Some(end));
    // Whose turn is seen, and what it plays, is known throughout.
    let told: Vec<Action> = named.iter().flat_map(|(_, actions)| actions.clone()).collect();
    assert_eq!(told, moment.line);
    assert!(named.windows(2).all(|pair| pair[0].0 != pair[1].0), "{named:?}");
    // Back from rest leads into the last turn.
    table.did(Intent::StepBack(Stride::Seed));
    assert!(table.stage().is_moving() && table.stage().paused);
    assert_ne!(table.stage().shown, Some(end));
    table.did(Intent::Skip);
    assert_eq!(table.stage().shown, Some(end));
    // From the start again, and to the end at once.
    table.did(Intent::ReplayLast);
    assert_eq!(table.stage().shown, Some(from));
    table.did(Intent::Skip);
    let turn = first_turn(BAO, from, &moment.line);
    assert_eq!(table.stage().shown, Some(after(BAO, from, &moment.line[..turn])));
    table.did(Intent::Skip);
    assert_eq!(table.stage().shown, Some(end));
    // The sign that lets it run goes on with the line, too.
    table.did(Intent::ReplayLast);
    table.did(Intent::TogglePlayback);
    seen_so_far(&mut table);
    assert_eq!(table.stage().shown, Some(after(BAO, from, &moment.line[..turn])));
    table.did(Intent::TogglePlayback);
    seen(&mut table);
    assert_eq!(table.stage().shown, Some(end));
    assert_eq!(table.app.world().resource::<Playback>().disagreements(), 0);
}

#[test]
fn it_can_be_left_at_any_moment() {
    let record = last_turns(BAO, 14);
    for frames in [0, 1, 3, 40] {
        let mut table = with(record.clone(), [Seat::Human; 2]);
        want(&mut table, LookBack::Open);
        table.frames(frames);
        table.want(Intent::LookBack(LookBack::Played));
        table.want(Intent::LookBack(LookBack::Turn(1)));
        table.want(Intent::LookBack(LookBack::Played));
        table.frames(frames);
        // What is asked for on the way out is too late.
        table.want(Intent::Back);
        table.want(Intent::LookBack(LookBack::Turn(0)));
        table.frames(3);
        assert_eq!(table.screen(), Screen::Results);
        table.frames(100);
        table.assert_agrees();
        assert_eq!(table.playing().record, record);
        // And it begins anew.
        want(&mut table, LookBack::Open);
        complete(&mut table);
        assert_eq!(looking(&table).truths().len(), record.finished_turns() + 1);
    }
}

#[test]
fn a_match_goes_on_from_a_position_that_was_looked_at() {
    let record = last_turns(BAO, 9);
    let mut table = with(record.clone(), [Seat::Human; 2]);
    want(&mut table, LookBack::Open);
    want(&mut table, LookBack::Turn(2));
    let from = table.stage().shown.expect("a position");
    table.want(Intent::BeginFrom(MatchSetup { game: BAO, seats: [Seat::Human; 2] }, from));
    table.frames(4);
    assert_eq!((table.screen(), table.playing().position), (Screen::Match, from));
    table.assert_agrees();
    let action = table.playing().legal[0];
    table.play(action);
    table.assert_agrees();
}

#[test]
fn an_open_match_is_looked_back_on_only_by_who_plays_alone() {
    let mut record = Record::new(Game::Djenon);
    let first = record.legal()[0];
    record.play(first, &mut ()).expect("legal");
    for (seats, may) in [([Seat::Human; 2], true), ([COMPUTER, Seat::Human], false)] {
        let mut table = with(record.clone(), seats);
        assert_eq!(table.screen(), Screen::Match);
        table.want(Intent::Open(Modal::Pause));
        table.frames(2);
        want(&mut table, LookBack::Open);
        let expected =
            if may { (Screen::Review, Modal::None) } else { (Screen::Match, Modal::Pause) };
        assert_eq!((table.screen(), table.modal()), expected);
        if may {
            table.want(Intent::Back);
            table.frames(3);
            assert_eq!(table.screen(), Screen::Match);
            table.assert_agrees();
            let action = table.playing().legal[0];
            table.play(action);
            table.assert_agrees();
        }
    }
}

/// A match, and a last action that makes another one of it, which is worth something else.
fn two_ways(game: Game) -> Option<(Record, Action)> {
    let whole = last_turns(game, 9);
    let upto = |actions: &[Action]| {
        let mut record = Record::from_position(game, *whole.start()).expect("a start");
        actions.iter().for_each(|&action| record.play(action, &mut ()).expect("legal"));
        record
    };
    (1..whole.actions().len()).rev().find_map(|last| {
        let one = upto(&whole.actions()[..=last]);
        let truths = found(&one).truths;
        let before = upto(&whole.actions()[..last]);
        let differs = |&&action: &&Action| {
            let mut other = before.clone();
            other.play(action, &mut ()).expect("legal");
            found(&other).truths != truths
        };
        let another = before.legal().iter().find(differs).copied();
        another.map(|another| (one, another))
    })
}

#[test]
fn a_match_that_went_another_way_meanwhile_is_looked_at_anew() {
    let (record, another) = two_ways(BAO).expect("two ways");
    let last = record.actions().len() - 1;
    let look_back = |table: &mut Table| {
        if table.screen() == Screen::Match {
            table.did(Intent::Open(Modal::Pause));
        }
        want(table, LookBack::Open);
        assert_eq!(table.screen(), Screen::Review);
        complete(table);
    };
    let mut table = with(record.clone(), [Seat::Human; 2]);
    look_back(&mut table);
    table.did(Intent::Back);
    table.did(Intent::Undo);
    assert_eq!((table.screen(), table.playing().record.actions().len()), (Screen::Match, last));
    table.play(another);
    table.frames(3);
    look_back(&mut table);
    // As many actions as before, and others.
    let now = table.playing().record.clone();
    assert_eq!(now.actions().len(), record.actions().len());
    let expected = found(&now);
    assert_eq!(looking(&table).truths(), expected.truths);
    assert_eq!(looking(&table).moments(), expected.moments);
}
