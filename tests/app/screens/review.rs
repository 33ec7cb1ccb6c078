//! The screen on which a match is looked back on.

use super::desk::Desk;
use super::flow::settled;
use super::scenes::{AGAINST_COMPUTER, FRIENDS, KUJIFUNZA};
use bevy_egui::egui::{Key, Rect, pos2};
use mbili::app::review::{At, LookingBack, Shows};
use mbili::app::session::{Ending, Intent, LookBack, Seat};
use mbili::app::state::{Modal, Screen};
use mbili::engine::review::{Effort, Past, Review, review};
use mbili::engine::solve::Judge;
use mbili::rules::Game;
use mbili::words::Language;
use std::sync::atomic::AtomicBool;

const SIZES: [(f32, f32); 4] = [(960.0, 540.0), (1280.0, 720.0), (1080.0, 1920.0), (480.0, 800.0)];

/// A finished match, looked back on at its first moment.
pub fn looked_back(game: Game, seats: [Seat; 2]) -> Desk {
    let mut desk = Desk::new(Screen::Review, Modal::None).with_finished_match(game, seats);
    let playing = desk.playing.as_ref().expect("a match");
    let record = &playing.record;
    let outcome = match record.ending() {
        Some(Ending::ByRules(outcome)) => Some(outcome),
        _ => None,
    };
    let (start, actions) = (*record.start(), record.actions());
    let past = Past { game, start, actions, outcome, resigned: None };
    let stop = AtomicBool::new(false);
    // Little is enough for some moments, and leaves something unknown.
    let effort = Effort::Together(200_000);
    let found = review(&past, &mut Judge::new(game, 1 << 20), effort, &stop, &mut |_| {});
    let turn = found.moments.first().expect("a moment").turn;
    let at = At { turn, moment: Some(0), shows: Shows::Here };
    desk.stage.shown = Some(playing.turns[turn].before);
    desk.looking = LookingBack::known(playing, found, at);
    desk
}

#[test]
fn everything_can_be_touched_at_every_size() {
    for (width, height) in SIZES {
        for percent in [100, 200] {
            let place = format!("{width}x{height} {percent} %");
            let mut desk =
                looked_back(KUJIFUNZA, AGAINST_COMPUTER).sized(width, height).text(percent);
            desk.settle();
            let window = Rect::from_min_size(pos2(0.0, 0.0), desk.size);
            assert!(desk.free.height() > 0.2 * height, "{place}: {:?}", desk.free);
            for name in ["Leave", "Go on", "Step on by a seed"] {
                if !desk.names().contains(&name.to_owned()) {
                    continue;
                }
                assert!(window.contains(desk.find(name)), "{place}: {name}");
            }
            assert_eq!(desk.click_on("Leave"), [Intent::Back], "{place}");
            // Whatever does not fit scrolls, and is reached by Tab.
            for name in ["Show the better turn", "Play on from here"] {
                assert!(desk.focusable().contains(&name.to_owned()), "{place}: {name}");
            }
        }
    }
}

#[test]
fn what_is_touched_is_what_is_asked_for() {
    let mut desk = looked_back(KUJIFUNZA, AGAINST_COMPUTER);
    desk.settle();
    let better = Intent::LookBack(LookBack::Better);
    assert!(desk.click_on("Show the better turn").contains(&better));
    let played = Intent::LookBack(LookBack::Played);
    assert!(desk.click_on("Show what was played").contains(&played));
    let playing = desk.playing.clone().expect("a match");
    let turn = desk.looking.at().turn;
    let begin = Intent::BeginFrom(playing.setup.clone(), playing.turns[turn].before);
    assert!(desk.click_on("Play on from here").contains(&begin));
    // The graph: its left end is the start.
    let graph = desk.names().into_iter().find(|name| name.starts_with("The truth by turn"));
    let middle = desk.find(&graph.expect("a graph"));
    let wanted = |intents: Vec<Intent>| {
        intents.into_iter().find_map(|intent| match intent {
            Intent::LookBack(LookBack::Turn(turn)) => Some(turn),
            _ => None,
        })
    };
    let last = desk.looking.truths().len() - 1;
    let there = wanted(desk.click(middle)).expect("a turn");
    assert!(there.abs_diff(last / 2) <= 1, "{there} of {last}");
    // It is reached by Tab, and arrows go from turn to turn there.
    for _ in 0..60 {
        desk.key(Key::Tab);
        if desk.focused().is_some_and(|name| name.starts_with("The truth by turn")) {
            break;
        }
    }
    assert_eq!(wanted(desk.key(Key::ArrowRight)), Some(turn + 1));
}

#[test]
fn every_moment_is_listed_with_its_lesson_and_can_be_chosen() {
    for (game, seats) in [(KUJIFUNZA, AGAINST_COMPUTER), (Game::Djenon, FRIENDS)] {
        for language in [Language::English, Language::Swahili] {
            let mut desk = looked_back(game, seats).speaking(language);
            desk.settle();
            let rows: Vec<String> = desk.names();
            for place in 0..desk.looking.moments().len() {
                let start = format!("{}. ", place + 1);
                assert!(rows.iter().any(|name| name.starts_with(&start)), "{place} of {rows:?}");
            }
            let first = rows.iter().find(|name| name.starts_with("1. ")).expect("a row").clone();
            let moment = Intent::LookBack(LookBack::Moment(0));
            desk.size.y = 1_100.0;
            desk.settle();
            assert!(desk.click_on(&first).contains(&moment));
            assert_eq!(desk.words.faults(), []);
        }
    }
}

#[test]
fn while_it_is_looked_at_the_work_is_told_and_nothing_is_claimed() {
    let mut desk = Desk::new(Screen::Review, Modal::None).with_finished_match(KUJIFUNZA, FRIENDS);
    let playing = desk.playing.clone().expect("a match");
    let turns = playing.record.finished_turns();
    let found = Review { truths: vec![None; turns + 1], ..Review::default() };
    desk.looking = LookingBack::known(&playing, found, At { turn: turns, ..At::default() });
    let desk = settled(desk);
    let texts: Vec<String> = desk.texts().into_iter().map(|(text, ..)| text).collect();
    assert!(
        texts.iter().any(|text| text.starts_with("Looking from the end backward")),
        "{texts:?}"
    );
    assert!(texts.iter().any(|text| text == "Here: Unknown."), "{texts:?}");
    assert!(!texts.iter().any(|text| text.contains("No turn gave anything away")));
}

#[test]
fn what_broke_off_claims_nothing_about_what_it_has_not_looked_at() {
    for language in Language::ALL {
        for well in [false, true] {
            let mut desk =
                Desk::new(Screen::Review, Modal::None).with_finished_match(KUJIFUNZA, FRIENDS);
            let playing = desk.playing.clone().expect("a match");
            let turns = playing.record.finished_turns();
            let found = Review { truths: vec![None; turns + 1], ..Review::default() };
            let at = At { turn: turns, ..At::default() };
            desk.looking = LookingBack::known(&playing, found, at);
            desk.looking.hear(Vec::new(), Some(well));
            assert_eq!((desk.looking.is_complete(), desk.looking.has_failed()), (well, !well));
            let desk = settled(desk.speaking(*language));
            let texts: Vec<String> = desk.texts().into_iter().map(|(text, ..)| text).collect();
            let told = |key: &str| {
                let args = [
                    ("count", 0_usize.into()),
                    ("done", desk.looking.looked_at().into()),
                    ("all", desk.looking.truths().len().into()),
                ];
                desk.tells(&desk.words.with(key, &args))
            };
            assert_eq!(told("review-failed"), !well, "{texts:?}");
            assert_eq!(told("review-moments"), well, "{texts:?}");
            assert!(!told("review-looking") && !told("review-none-yet"), "{texts:?}");
            assert_eq!(desk.words.faults(), []);
        }
    }
}

#[test]
fn a_result_leads_to_looking_back() {
    for (width, height) in SIZES {
        let mut desk = Desk::new(Screen::Results, Modal::None)
            .with_finished_match(KUJIFUNZA, FRIENDS)
            .sized(width, height);
        desk.settle();
        let open = Intent::LookBack(LookBack::Open);
        assert!(desk.click_on("Look back").contains(&open), "{width}x{height}");
    }
}
