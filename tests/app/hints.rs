//! Hints at the table: three steps, thought out in the background, and gone with whatever moves the match.

use crate::harness::{COMPUTER, Table};
use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use mbili::app::hints::Thought;
use mbili::app::session::{
    HintStep, Intent, Loaded, LookBack, MatchSetup, Opening, Pointing, Seat, Terms,
};
use mbili::app::space::{BoardView, Hints, PreviewMarks, Previews};
use mbili::app::state::{Modal, Screen};
use mbili::engine::advice::{Advice, Reason};
use mbili::notation::parse_position;
use mbili::record::Record;
use mbili::rules::{Action, Board, Game, Pit, Position, Rules, Side};
use std::time::{Duration, Instant};

const SUSTAIN: Game = Game::ALL[0];
const CHOOSE: Game = Game::ALL[1];

fn pointing(table: &Table) -> Pointing {
    *table.app.world().resource::<Pointing>()
}

fn hints(table: &Table) -> Hints {
    table.app.world().resource::<Hints>().clone()
}

/// Lets the hint be thought out.
fn thought(table: &mut Table) -> Advice {
    let begun = Instant::now();
    while hints(table).advice.is_none() {
        assert!(begun.elapsed() < Duration::from_secs(60), "no hint ever comes");
        std::thread::sleep(Duration::from_millis(2));
        table.frames(1);
    }
    table.frames(2);
    hints(table).advice.expect("it came")
}

/// A match of two friends from a position.
fn from(game: Game, text: &str) -> Table {
    let mut table = Table::new();
    let position = parse_position(game.board(), text).expect("a position");
    let record = Record::from_position(game, position).expect("a start");
    let setup = MatchSetup { game, seats: [Seat::Human; 2] };
    table.app.world_mut().write_message(Loaded { id: "hints".into(), setup, record });
    table.frames(6);
    assert_eq!(table.screen(), Screen::Match);
    table
}

#[test]
fn a_hint_says_which_pit_then_which_way_then_why_and_then_nothing() {
    let mut table = Table::of_friends(SUSTAIN);
    table.did(Intent::Hint);
    let advice = thought(&mut table);
    let Action::Sow { pit, direction } = advice.action else { panic!("{advice:?}") };
    assert!(table.playing().legal.contains(&advice.action));
    assert_eq!(advice.reasons[0], Reason::WinsIn { turns: 21 });
    let at = pointing(&table);
    assert_eq!((at.hint, at.advised), (Some(HintStep::Pit), Some((pit, None))));
    assert!(at.spoken_of().any(|named| named == pit), "its pit is lit");
    assert_eq!((at.chosen, at.aim), (None, None), "the way is not told yet");
    assert!(table.app.world().resource::<PreviewMarks>().arcs.is_empty());

    table.did(Intent::Hint);
    let at = pointing(&table);
    assert_eq!((at.hint, at.chosen, at.aim), (Some(HintStep::Way), Some(pit), Some(direction)));

    table.did(Intent::Hint);
    let at = pointing(&table);
    assert_eq!((at.hint, at.advised), (Some(HintStep::Why), Some((pit, Some(direction)))));
    let arcs = table.app.world().resource::<PreviewMarks>().arcs.clone();
    assert_eq!(arcs.len(), 1, "the way that is advised, and no other");
    assert_eq!((arcs[0].from, arcs[0].direction), (pit, direction));

    table.did(Intent::Hint);
    assert_eq!(pointing(&table), Pointing::default());
    // Asked again, it is known already.
    table.did(Intent::Hint);
    assert_eq!(pointing(&table).advised, Some((pit, None)));
    assert_eq!(hints(&table).advice, Some(advice));
}

#[test]
fn what_a_hint_shows_is_shown_whatever_the_settings_foretell() {
    let mut table = Table::of_friends(SUSTAIN);
    table.set(|settings| settings.previews = Some(mbili::app::settings::Foresight::Off));
    table.did(Intent::Hint);
    let advice = thought(&mut table);
    table.did(Intent::Hint);
    assert!(table.app.world().resource::<PreviewMarks>().arcs.is_empty());
    table.did(Intent::Hint);
    let arcs = table.app.world().resource::<PreviewMarks>().arcs.clone();
    let Action::Sow { pit, direction } = advice.action else { panic!("{advice:?}") };
    assert_eq!(
        arcs.iter().map(|arc| (arc.from, arc.direction)).collect::<Vec<_>>(),
        [(pit, direction)]
    );
    // And nothing of the other way.
    let previews = table.app.world().resource::<Previews>();
    let told = previews.ways.iter().filter(|way| way.foreseen.is_some());
    assert_eq!(told.map(|way| way.direction).collect::<Vec<_>>(), [direction]);
}

#[test]
fn where_there_is_one_way_only_the_reason_follows_the_pit() {
    let mut table = Table::of_friends(Game::Djenon);
    table.did(Intent::Hint);
    let advice = thought(&mut table);
    let Action::Sow { pit, direction } = advice.action else { panic!("{advice:?}") };
    assert_eq!(pointing(&table).advised, Some((pit, None)));
    table.did(Intent::Hint);
    let at = pointing(&table);
    assert_eq!((at.hint, at.chosen), (Some(HintStep::Why), None));
    assert_eq!(at.advised, Some((pit, Some(direction))));
    let arcs = table.app.world().resource::<PreviewMarks>().arcs.clone();
    assert_eq!(arcs.iter().map(|arc| arc.from).collect::<Vec<_>>(), [pit]);
    table.did(Intent::Hint);
    assert_eq!(pointing(&table), Pointing::default());
    assert_eq!(table.playing().turns.len(), 0, "a hint plays nothing");
}

#[test]
fn a_kichwa_is_advised_where_one_is_asked_for() {
    let mut table = Table::of_friends(CHOOSE);
    for turn in 0..200_usize {
        let playing = table.playing();
        if playing.position.pending().is_some() {
            table.did(Intent::Hint);
            let advice = thought(&mut table);
            let Action::Enter { kichwa } = advice.action else { panic!("{advice:?}") };
            let side = table.playing().position.side();
            let (pit, way) = pointing(&table).advised.expect("its kichwa is lit");
            assert_eq!(pit, Board::FourRows.kichwa(side, kichwa));
            assert_eq!(way, Some(mbili::app::space::entry_way(kichwa)));
            table.did(Intent::Hint);
            assert_eq!(pointing(&table).hint, Some(HintStep::Why));
            table.did(Intent::Hint);
            assert_eq!(pointing(&table).hint, None);
            return;
        }
        let legal = playing.legal.clone();
        table.play(legal[turn % legal.len()]);
    }
    panic!("no kichwa was ever asked for");
}

#[test]
fn where_nothing_can_be_sown_the_hint_says_so_at_once() {
    let mut table = from(Game::Djenon, "[ 1 0 0 0 1 0 | 2 0 4 0 0 0 | 20 20 | 0 ]");
    assert_eq!(table.playing().legal.as_slice(), [Action::Pass]);
    table.did(Intent::Hint);
    let advice = thought(&mut table);
    assert_eq!((advice.action, advice.reasons[0]), (Action::Pass, Reason::OnlyMove));
    table.did(Intent::Hint);
    assert_eq!(pointing(&table).hint, None);
}

#[test]
fn a_hint_goes_with_whatever_moves_the_match() {
    type Move = fn(&mut Table);
    let moves: [(&str, Move); 7] = [
        ("a turn", |table| {
            let action = table.playing().legal[0];
            table.play(action);
        }),
        ("an undo", |table| table.did(Intent::Undo)),
        ("a resignation", |table| table.did(Intent::Resign)),
        ("the title", |table| table.did(Intent::ToTitle)),
        ("Esc", |table| table.did(Intent::Back)),
        ("a board laid out by hand", |table| table.did(Intent::SetUp(SUSTAIN))),
        ("a setting", |table| table.set(|settings| settings.hints = false)),
    ];
    for (name, step) in moves {
        // Halfway, and with all of it shown.
        let least = if matches!(name, "a turn" | "an undo") { 1 } else { 3 };
        for presses in (least..=3).step_by(2) {
            let mut table = Table::of_friends(SUSTAIN);
            let first = table.playing().legal[0];
            table.play(first);
            for _ in 0..presses {
                table.did(Intent::Hint);
                thought(&mut table);
            }
            assert!(pointing(&table).hint.is_some() && pointing(&table).advised.is_some());
            step(&mut table);
            let at = pointing(&table);
            assert_eq!((at.hint, at.advised, at.chosen), (None, None, None), "{name}");
            assert!(table.app.world().resource::<PreviewMarks>().arcs.is_empty(), "{name}");
            let keeps = matches!(name, "Esc" | "a setting");
            assert_eq!(hints(&table).advice.is_some(), keeps, "{name}");
            assert_eq!(table.modal(), Modal::None, "{name}");
        }
    }
}

#[test]
fn a_hint_stays_while_a_pit_is_looked_at_or_a_menu_is_open() {
    let mut table = Table::of_friends(SUSTAIN);
    table.did(Intent::Hint);
    thought(&mut table);
    let told = pointing(&table).advised;
    table.did(Intent::Point(Some(Pit(20))));
    assert_eq!(pointing(&table).advised, told);
    table.did(Intent::Tap(Pit(2)));
    assert_eq!((pointing(&table).advised, pointing(&table).chosen), (told, Some(Pit(2))));
    table.did(Intent::LetGo);
    table.did(Intent::Open(Modal::Pause));
    table.did(Intent::Hint);
    table.did(Intent::Close);
    let at = pointing(&table);
    assert_eq!((at.advised, at.hint), (told, Some(HintStep::Pit)), "a menu takes all keys");
}

/// A position that takes a while: as it stands after some turns, with little known of it.
#[test]
fn an_answer_to_another_position_is_dropped() {
    let mut table = Table::of_friends(SUSTAIN);
    table.want(Intent::Hint);
    table.frames(2);
    // Whether the answer has come by now or not, it is one to a position that is gone.
    let first = table.playing().legal[0];
    table.play(first);
    assert_eq!(hints(&table), Hints::default());
    std::thread::sleep(Duration::from_millis(300));
    table.frames(3);
    assert_eq!(hints(&table), Hints::default());
    table.did(Intent::Hint);
    let advice = thought(&mut table);
    assert!(table.playing().legal.contains(&advice.action), "it is about this position");
    assert_eq!(table.playing().position.side(), Side::North);
    // Back to where it was asked first.
    table.did(Intent::Undo);
    assert_eq!(hints(&table), Hints::default());
    table.did(Intent::Hint);
    assert_eq!(thought(&mut table).reasons[0], Reason::WinsIn { turns: 21 });
}

#[test]
fn the_table_goes_on_while_a_hint_is_thought_out_and_says_so_after_a_moment() {
    let mut table = Table::of_friends(SUSTAIN);
    table.want(Intent::Hint);
    let mut slowest = Duration::ZERO;
    let mut said = 0;
    for frame in 0..40 {
        let begun = Instant::now();
        table.frames(1);
        slowest = slowest.max(begun.elapsed());
        let thinking = hints(&table).thinking;
        assert!(!thinking || frame > 10, "it says so before a moment has passed: frame {frame}");
        assert!(!(thinking && hints(&table).advice.is_some()));
        said += u32::from(thinking);
    }
    // Frames of this test take no time: a hint that takes longer than a few of them is said to be thought out.
    let known = hints(&table).advice.is_some();
    assert!(known || said > 20, "{said}");
    thought(&mut table);
    assert!(!hints(&table).thinking);
    assert!(slowest < Duration::from_millis(500), "a frame took {slowest:?}");
}

#[test]
fn nobody_else_is_given_a_hint() {
    // The computer is to move.
    let mut table = Table::with(SUSTAIN, [COMPUTER, Seat::Human]);
    table.want(Intent::Hint);
    table.frames(1);
    assert_eq!(pointing(&table).hint, None);
    // Seeds are moving.
    let mut table = Table::of_friends(SUSTAIN);
    table.set(|settings| settings.speed = 1.0);
    let first = table.playing().legal[0];
    table.want(Intent::Play(first));
    table.want(Intent::Hint);
    table.frames(4);
    assert!(table.stage().is_moving());
    table.did(Intent::Hint);
    assert_eq!(pointing(&table).hint, None);
    // There are none by the settings.
    let mut table = Table::of_friends(SUSTAIN);
    table.set(|settings| settings.hints = false);
    table.did(Intent::Hint);
    assert_eq!(pointing(&table).hint, None);
    assert!(!table.app.world().resource::<Thought>().is_busy());
}

#[test]
fn positions_that_were_laid_out_have_hints_too() {
    let laid = "[ 0 0 0 0 0 0 0 0 | 0 0 0 0 0 2 0 0 | 0 3 0 1 0 0 0 0 | 1 0 0 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]";
    let mut table = from(SUSTAIN, laid);
    table.did(Intent::Hint);
    let advice = thought(&mut table);
    let position: Position = table.playing().position;
    assert!(SUSTAIN.check(&position, advice.action).is_ok());
    assert!(!advice.reasons.is_empty());
}

#[test]
fn a_key_asks_for_a_hint_and_a_held_one_asks_once() {
    let mut table = Table::with_more(|app| {
        app.init_resource::<ButtonInput<Key>>().init_resource::<BoardView>();
        app.add_message::<KeyboardInput>().add_message::<GamepadButtonStateChangedEvent>();
        app.add_plugins(mbili::app::input::plugin);
    });
    table.begin(SUSTAIN, [Seat::Human; 2]);
    let press = |table: &mut Table, key: Key, repeat: bool| {
        table.app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::KeyH,
            logical_key: key,
            state: ButtonState::Pressed,
            text: None,
            repeat,
            window: Entity::PLACEHOLDER,
        });
        table.frames(3);
    };
    let letter = || Key::Character("h".into());
    press(&mut table, letter(), false);
    let advice = thought(&mut table);
    press(&mut table, letter(), true);
    assert_eq!(pointing(&table).hint, Some(HintStep::Pit), "a held key asks once");
    press(&mut table, letter(), false);
    assert_eq!(pointing(&table).hint, Some(HintStep::Way));
    // What the hint looks at, Enter plays.
    press(&mut table, Key::Enter, false);
    table.settle();
    assert_eq!(table.playing().record.actions(), [advice.action]);
    assert_eq!(pointing(&table).hint, None);
}

#[test]
fn where_seats_may_be_changed_first_no_hint_is_asked_for() {
    let mut table = Table::new();
    let setup = MatchSetup { game: SUSTAIN, seats: [Seat::Human; 2] };
    table.did(Intent::BeginOn(setup, Terms { opening: Opening::Pie, ..Terms::default() }));
    table.set(|settings| settings.speed = 8.0);
    let first = table.playing().legal[0];
    table.play(first);
    assert!(table.playing().asks_to_swap());
    table.did(Intent::Hint);
    assert_eq!(pointing(&table).hint, None);
    assert!(!table.app.world().resource::<Thought>().is_busy());
    table.did(Intent::Back);
    assert_eq!(table.modal(), Modal::Pause, "there is nothing that Esc would hide first");
    table.did(Intent::Close);
    table.did(Intent::Stay);
    table.did(Intent::Hint);
    assert_eq!(pointing(&table).hint, Some(HintStep::Pit));
}

#[test]
fn away_from_the_match_nothing_is_thought_out() {
    for intent in [Intent::LookBack(LookBack::Open), Intent::SetUp(SUSTAIN), Intent::ToTitle] {
        let mut table = Table::of_friends(SUSTAIN);
        let first = table.playing().legal[0];
        table.play(first);
        table.did(Intent::Hint);
        thought(&mut table);
        table.did(Intent::Open(Modal::Pause));
        table.did(intent.clone());
        assert_ne!(table.screen(), Screen::Match, "{intent:?}");
        assert_eq!(hints(&table), Hints::default(), "{intent:?}");
        assert!(!table.app.world().resource::<Thought>().is_busy(), "{intent:?}");
    }
}
