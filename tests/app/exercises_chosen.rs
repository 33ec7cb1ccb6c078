//! Which exercise comes next, and how many laps are typed.

use crate::harness::Table;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use mbili::app::exercises::{Exercising, Progress, Told, easiest, harder};
use mbili::app::session::{Intent, Practice};
use mbili::app::space::BoardView;
use mbili::app::state::Screen;
use mbili::exercises::{Answer, Kind, MOST_LAPS, all, grades};

/// A table with a keyboard, at an exercise with so many laps.
fn at_laps(laps: u32) -> Table {
    let mut table = Table::with_more(|app| {
        app.init_resource::<ButtonInput<Key>>().init_resource::<BoardView>();
        app.add_message::<KeyboardInput>().add_plugins(mbili::app::input::plugin);
    });
    table.did(Intent::OpenExercises);
    table.did(Intent::Practice(Practice::Begin(Some(Kind::Laps))));
    for _ in 0..all().len() {
        let at = table.app.world().resource::<Exercising>().at_work.as_ref().expect("one");
        if at.work.exercise().answer() == Some(Answer::Number(laps)) {
            assert_eq!(table.screen(), Screen::Exercise);
            return table;
        }
        table.did(Intent::Practice(Practice::Next));
    }
    panic!("no sowing of {laps} laps");
}

fn typed(table: &mut Table, key: Key, repeat: bool) {
    table.app.world_mut().write_message(KeyboardInput {
        key_code: KeyCode::Digit1,
        logical_key: key,
        state: ButtonState::Pressed,
        text: None,
        repeat,
        window: Entity::PLACEHOLDER,
    });
    table.frames(3);
}

fn digits(table: &mut Table, laps: u32) {
    for digit in laps.to_string().chars() {
        typed(table, Key::Character(digit.to_string().into()), false);
    }
}

fn told(table: &Table) -> Option<Told> {
    table.app.world().resource::<Exercising>().at_work.as_ref().expect("one").told.clone()
}

#[test]
fn every_number_of_laps_that_is_right_can_be_typed() {
    let asked: Vec<u32> = (2..=MOST_LAPS)
        .filter(|&laps| {
            let right = Some(Answer::Number(laps));
            all().iter().any(|of| of.kind == Kind::Laps && of.answer() == right)
        })
        .collect();
    assert!(asked.iter().any(|&laps| laps < 10) && asked.iter().any(|&laps| laps >= 10));
    for laps in asked {
        let mut table = at_laps(laps);
        digits(&mut table, laps);
        assert_eq!(told(&table), Some(Told::Right), "{laps}");
    }
}

#[test]
fn a_digit_that_may_be_the_first_of_two_waits() {
    let mut table = at_laps(3);
    digits(&mut table, 1);
    assert_eq!(told(&table), None, "it may become ten");
    // Held down it is the same digit still.
    typed(&mut table, Key::Character("1".into()), true);
    assert_eq!(told(&table), None);
    typed(&mut table, Key::Enter, false);
    assert!(matches!(told(&table), Some(Told::Wrong(_))), "Enter says that it is one");
    // There are no thirteen laps, so this is three.
    let mut table = at_laps(3);
    digits(&mut table, 13);
    assert_eq!(told(&table), Some(Told::Right));
    // What was typed at another exercise is gone.
    let mut table = at_laps(2);
    digits(&mut table, 1);
    let first = |table: &Table| table.app.world().resource::<Exercising>().at_work.clone();
    let place = first(&table).expect("one").place;
    table.did(Intent::Practice(Practice::Next));
    assert_ne!(first(&table).expect("one").place, place);
    digits(&mut table, 0);
    assert_eq!(told(&table), None);
}

#[test]
fn the_order_is_by_grade_and_what_is_done_is_passed_over() {
    // All of a kind that are easier than this are done.
    let done = |all_before: usize, kind: Option<Kind>| {
        let mut places: Vec<usize> = (0..all().len()).collect();
        places.retain(|&place| kind.is_none_or(|kind| kind == all()[place].kind));
        places.sort_by_key(|&place| (grades()[place], all()[place].kind, place));
        let names: String =
            places[..all_before].iter().map(|&at| format!("{:08x}\n", all()[at].id())).collect();
        let text = format!("{}{names}", Progress::default().to_text());
        (places, Progress::read(text.as_bytes()).0)
    };
    for kind in Kind::ALL.map(Some).into_iter().chain([None]) {
        let (places, nothing) = done(0, kind);
        assert_eq!(easiest(&nothing, kind), Some(places[0]));
        for count in [1, places.len() / 2, places.len() - 1] {
            let (places, progress) = done(count, kind);
            assert_eq!(easiest(&progress, kind), Some(places[count]));
            assert_eq!(progress.count(kind), (count, places.len()));
        }
        let Some(kind) = kind else { continue };
        for &place in &places {
            let grade = grades()[place];
            let next = places.iter().copied().find(|&other| grades()[other] > grade);
            assert_eq!(harder(&nothing, place), next, "{kind:?}");
        }
    }
}
