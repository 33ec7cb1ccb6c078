//! The screens of the exercises: what is touched, told and never given away.

use super::desk::Desk;
use super::flow::settled;
use bevy_egui::egui::Key;
use mbili::app::exercises::Told;
use mbili::app::session::{Intent, Practice};
use mbili::app::state::{Modal, Screen};
use mbili::exercises::{Kind, Reply, all};
use mbili::rules::{Direction, Pit};
use mbili::words::Language;
use std::collections::BTreeSet;

fn practice(practice: Practice) -> [Intent; 1] {
    [Intent::Practice(practice)]
}

fn at(kind: Kind, wrongly: bool) -> Desk {
    settled(Desk::at_an_exercise(kind, wrongly))
}

fn told(desk: &Desk) -> Vec<String> {
    desk.texts().into_iter().map(|(text, ..)| text).collect()
}

#[test]
fn the_title_leads_to_the_exercises_and_they_to_each_kind() {
    let mut desk = settled(Desk::new(Screen::Title, Modal::None));
    assert_eq!(desk.click_on("Exercises"), [Intent::OpenExercises]);
    let mut desk = settled(Desk::new(Screen::Exercises, Modal::None).sized(1600.0, 1200.0));
    assert_eq!(desk.click_on("Next exercise"), practice(Practice::Begin(None)));
    assert_eq!(desk.click_on("Back"), [Intent::Back]);
    let names = desk.names();
    for (kind, name) in Kind::ALL.into_iter().zip([
        "Find all starts.",
        "Count the laps.",
        "Where does it end?",
        "The most seeds.",
        "Win in one.",
        "Save your front row.",
        "Win in two.",
        "Win in three.",
    ]) {
        let of = all().iter().filter(|exercise| exercise.kind == kind).count();
        let done = format!("0 of {of} done");
        let entry = names.iter().find(|n| n.starts_with(name) && n.ends_with(&done));
        let entry = entry.unwrap_or_else(|| panic!("{name} {done} in {names:?}")).clone();
        assert_eq!(desk.click_on(&entry), practice(Practice::Begin(Some(kind))));
    }
    let forget = "Forget what is done";
    assert!(!desk.focusable().iter().any(|name| name == forget), "nothing is done");
}

#[test]
fn what_can_be_pressed_is_what_can_be_done() {
    for kind in Kind::ALL {
        let mut desk = at(kind, false);
        let names = desk.names();
        let has = |name: &str| names.iter().any(|known| known == name);
        assert_eq!(has("Check"), kind == Kind::Starts, "{kind:?}");
        assert_eq!(has("12"), kind == Kind::Laps, "{kind:?}");
        assert!(!has("Show me") && !has("Next"), "{kind:?}: who has not tried sees nothing");
        assert!(!has("A harder one"), "{kind:?}: it is the hardest");
        assert_eq!(desk.click_on("Another one"), practice(Practice::Next));
        assert_eq!(desk.click_on("All exercises"), [Intent::Back]);
        let mut desk = at(kind, true);
        assert_eq!(desk.click_on("Show me"), practice(Practice::Show));
        let work = &mut desk.exercising.at_work.as_mut().expect("one").work;
        work.show();
        let mut desk = settled(desk);
        assert_eq!(desk.click_on("Next"), practice(Practice::Next));
        assert_eq!(desk.click_on("Once more"), practice(Practice::Again));
    }
}

#[test]
fn numbers_and_ways_are_answers() {
    let mut desk = at(Kind::Laps, false);
    for laps in [1, 7, 12] {
        assert_eq!(desk.click_on(&laps.to_string()), practice(Practice::Number(laps)));
    }
    let mut desk = at(Kind::Starts, false);
    assert_eq!(desk.click_on("Check"), practice(Practice::Check));
    let mut desk = Desk::at_an_exercise(Kind::WinInOne, false);
    desk.pointing.chosen = Some(Pit(3));
    let mut desk = settled(desk);
    assert_eq!(desk.click_on("A4: To the right"), [Intent::Choose(Direction::Forward)]);
    assert_eq!(desk.click_on("A4: To the left"), [Intent::Choose(Direction::Backward)]);
}

#[test]
fn a_wrong_answer_is_told_and_a_right_one_praised() {
    for kind in Kind::ALL {
        let desk = at(kind, true);
        let quiet = told(&at(kind, false));
        let news: Vec<String> =
            told(&desk).into_iter().filter(|text| !quiet.contains(text)).collect();
        assert!(news.iter().any(|text| text.ends_with('.')), "{kind:?}: {news:?}");
    }
    let mut desk = Desk::at_an_exercise(Kind::Laps, false);
    let work = desk.exercising.at_work.as_mut().expect("one");
    let laps = work.work.exercise().sown().expect("a sowing").0.len() as u32;
    work.work.answer(Reply::Number(laps));
    work.told = Some(Told::Right);
    let desk = settled(desk);
    assert!(told(&desk).contains(&format!("Well counted: {laps} laps.")), "{:?}", told(&desk));
}

#[test]
fn every_right_answer_is_praised_in_words() {
    for kind in Kind::ALL {
        let quiet = told(&at(kind, false));
        let mut desk = Desk::at_an_exercise(kind, false);
        desk.exercising.at_work.as_mut().expect("one").told = Some(Told::Right);
        let desk = settled(desk);
        let news: Vec<String> =
            told(&desk).into_iter().filter(|text| !quiet.contains(text)).collect();
        assert!(news.iter().any(|text| text.ends_with(['.', '!'])), "{kind:?}: {news:?}");
        assert_eq!(desk.words.faults(), []);
    }
}

#[test]
fn no_label_gives_the_answer_away() {
    for kind in [Kind::Starts, Kind::WinInTwo, Kind::SaveRow, Kind::End] {
        let desk = at(kind, false);
        let pits: Vec<String> = desk
            .names()
            .into_iter()
            .filter(|name| name.contains(" seed") && name.starts_with(['A', 'B', 'a', 'b']))
            .collect();
        assert_eq!(pits.len(), 32, "{kind:?}: {:?}", desk.names());
        assert!(pits.iter().all(|name| !name.contains("can be sown")), "{kind:?}: {pits:?}");
    }
}

#[test]
fn the_question_before_all_is_forgotten_comes_with_the_harmless_answer_first() {
    let mut desk = settled(Desk::new(Screen::Exercises, Modal::ConfirmForget));
    desk.key(Key::Tab);
    assert_eq!(desk.focused().as_deref(), Some("Keep"));
    assert_eq!(desk.click_on("Keep"), [Intent::Close]);
    assert_eq!(desk.click_on("Forget"), practice(Practice::Forget));
}

/// Five buttons one below the other would leave the reasons no room.
#[test]
fn below_a_wrong_answer_buttons_stand_side_by_side_in_every_language() {
    const KEYS: [&str; 5] =
        ["exercise-check", "exercise-show", "exercise-another", "exercise-harder", "exercise-all"];
    for &language in Language::ALL {
        let mut desk = Desk::at_an_exercise(Kind::Starts, true).speaking(language);
        // An easy one, so that there are harder ones.
        let at = desk.exercising.at_work.as_mut().expect("one");
        let easy = (0..all().len()).find(|&place| all()[place].kind == Kind::Starts);
        at.place = easy.expect("one of the kind");
        let desk = settled(desk);
        let names = KEYS.map(|key| desk.words.get(key));
        let places = desk.places_of(|name| names.iter().any(|own| own == name));
        assert_eq!(places.len(), KEYS.len(), "{language:?}: {places:?}");
        let rows: BTreeSet<i32> = places.iter().map(|(_, rect)| rect.top() as i32).collect();
        assert_eq!(rows.len(), 3, "{language:?}: {places:?}");
        assert_eq!(desk.uneven_rows(), [""; 0], "{language:?}");
    }
}
