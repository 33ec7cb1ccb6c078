//! The pie rule in records.

use super::{CHOOSE, SUSTAIN};
use crate::notation::{any_game, choices, random_game};
use mbili::record::*;
use mbili::rules::*;
use proptest::prelude::*;

const HEADER: &str = "Mbili: 1\nGame: kujifunza\nKichwa: sustain\nPie: yes\n";

/// What is wrong with a record, and where.
fn fault(text: &str) -> (usize, usize, Problem) {
    let RecordError { line, column, problem } = Record::parse(text).expect_err(text);
    (line, column, problem)
}

fn no_swap(text: &str) -> (usize, usize, NoSwap) {
    match fault(text) {
        (line, column, Problem::NoSwap { why }) => (line, column, why),
        other => panic!("{text}\n{other:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_match_with_changed_seats_is_read_as_it_is_printed(
        game in any_game(),
        choices in choices(),
        swaps in any::<bool>(),
    ) {
        let mut record = Record::new(game).with_pie_rule();
        let mut could = 0;
        for action in random_game(game, &choices).0 {
            record.play(action, &mut ()).expect("a legal action");
            could += usize::from(record.may_swap());
            if swaps && record.may_swap() {
                let before = record.clone();
                prop_assert_eq!(record.swap(), Ok(()));
                prop_assert_eq!(record.position(), before.position(), "the board stays as it is");
                prop_assert_eq!(record.legal(), before.legal());
                prop_assert!(!record.may_swap());
            }
        }
        prop_assert!(could <= 1, "the seats may be changed {could} times");
        prop_assert_eq!(record.swapped(), swaps && could == 1);
        let text = record.print();
        prop_assert_eq!(text.matches("swap").count(), usize::from(record.swapped()));
        let read = Record::parse(&text);
        prop_assert_eq!(read.as_ref(), Ok(&record), "{}", text);
        // Taken back move by move, the change of seats goes with the first turn, and not before.
        let first = record.turns().next().map_or(0, |turn| turn.actions.end);
        let swapped = record.swapped();
        for actions in (0..record.actions().len()).rev() {
            record.undo_to(actions);
            prop_assert_eq!(record.swapped(), swapped && actions >= first);
            prop_assert!(record.has_pie_rule());
            let read = Record::parse(&record.print());
            prop_assert_eq!(read.as_ref(), Ok(&record));
        }
    }
}

#[test]
fn seats_are_changed_right_after_the_first_turn_and_once() {
    let told = |moves: &str| no_swap(&format!("{HEADER}\n{moves}\n"));
    assert_eq!(told("swap A3L"), (6, 1, NoSwap::NotNow));
    assert_eq!(told("1. A3L a1R swap"), (6, 12, NoSwap::NotNow));
    assert_eq!(told("1. A3L swap swap a1R"), (6, 13, NoSwap::Again));
    assert_eq!(told("1. A3L swap a1R swap"), (6, 17, NoSwap::Again));
    let without = HEADER.replace("Pie: yes\n", "");
    assert_eq!(no_swap(&format!("{without}\n1. A3L swap\n")), (5, 8, NoSwap::NotAgreed));
    let message = Record::parse(&format!("{without}\n1. A3L swap\n")).unwrap_err().to_string();
    assert_eq!(
        message,
        "line 5, column 8: `swap` cannot stand here: the seats are changed only where the header \
         agrees on it by the line `Pie: yes`"
    );
    assert!(Record::parse(&format!("{HEADER}\n1. A3L swap a1R\n")).expect("fine").swapped());
}

#[test]
fn an_unfinished_first_turn_is_finished_first() {
    let text = "Mbili: 1\nGame: kujifunza\nKichwa: choose\nPie: yes\nResult: *\n\n1. A4R:L";
    let mut record = Record::parse(text).expect("it waits for a kichwa");
    assert!(record.position().pending().is_some());
    assert_eq!(record.swap(), Err(NoSwap::NotNow));
    let (line, _, problem) = fault(&format!("{text} swap"));
    assert_eq!(line, 7);
    match problem {
        Problem::Syntax { expected, .. } => assert!(expected.starts_with("L or R"), "{expected}"),
        other => panic!("{other:?}"),
    }
    assert_eq!(record.game(), CHOOSE);
}

#[test]
fn the_rule_is_agreed_on_or_there_is_no_such_line() {
    for value in ["no", "", "Yes", "maybe"] {
        let (line, column, problem) = fault(&HEADER.replace("yes", value));
        assert_eq!(line, 4, "{value}");
        assert!(column >= 5, "{value}: {column}");
        match problem {
            Problem::Syntax { expected, .. } => assert!(expected.contains("`yes`"), "{expected}"),
            other => panic!("{other:?}"),
        }
    }
    assert!(!Record::parse(&HEADER.replace("Pie: yes\n", "")).expect("fine").has_pie_rule());
    assert!(Record::new(SUSTAIN).set_tag("Pie", "yes").is_err(), "it is no free line");
}

#[test]
fn nobody_changes_seats_once_the_game_is_over() {
    let mut record = Record::new(Game::Djenon).with_pie_rule();
    let first = record.legal()[0];
    record.play(first, &mut ()).expect("legal");
    assert!(record.may_swap());
    record.resign(Side::South).expect("it goes on");
    assert_eq!(record.swap(), Err(NoSwap::NotNow));
    record.undo_to(usize::MAX);
    assert_eq!(record.swap(), Ok(()));
    // A resignation after the change is taken back alone.
    record.resign(Side::North).expect("it goes on");
    assert!(!record.undo_swap(), "something was done after it");
    record.undo_to(usize::MAX);
    assert!(record.swapped() && record.undo_swap() && record.may_swap());
}
