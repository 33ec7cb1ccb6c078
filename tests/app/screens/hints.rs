//! Hints on the screen: the button, each step in words, and where they stand.

use super::desk::Desk;
use super::flow::table;
use super::scenes::{FRIENDS, KUJIFUNZA, asked, hinted, sowing};
use bevy_egui::egui::{Rect, pos2};
use mbili::app::session::{HintStep, Intent};
use mbili::app::settings::Change;
use mbili::app::state::{Modal, Screen};
use mbili::engine::advice::{Advice, Reason};
use mbili::rules::{Game, Rules};
use mbili::words::Language;

const SIZES: [(f32, f32); 5] =
    [(640.0, 360.0), (960.0, 540.0), (1280.0, 720.0), (1080.0, 1920.0), (480.0, 800.0)];
const NAMES: [&str; 3] = ["Hint", "More of the hint", "Hide the hint"];

/// The rectangles of the texts that say this.
fn told(desk: &Desk, text: &str) -> Vec<Rect> {
    let says =
        |(told, rect, ..): (String, Rect, Rect, Option<Rect>)| told.contains(text).then_some(rect);
    desk.texts().into_iter().filter_map(says).collect()
}

#[test]
fn every_step_is_told_once_at_every_size() {
    for (width, height) in SIZES {
        for percent in [75, 100, 200] {
            for (step, text) in [
                (HintStep::Pit, "Ask again for the direction."),
                (HintStep::Way, "Ask again for the reason."),
                (HintStep::Why, "you choose a kichwa"),
            ] {
                let place = format!("{width}x{height} {percent} % {step:?}");
                let mut desk = hinted(table(), step).sized(width, height).text(percent);
                desk.settle();
                let places = told(&desk, text);
                assert_eq!(places.len(), 1, "{place}");
                let window = Rect::from_min_size(pos2(0.0, 0.0), desk.size);
                let seen = window.contains_rect(places[0]);
                // In the largest letters three long reasons may go on below.
                assert!(seen || (percent == 200 && step == HintStep::Why), "{place}: {places:?}");
            }
        }
    }
}

#[test]
fn a_button_asks_for_a_hint_and_says_what_comes_next() {
    for (width, height) in SIZES {
        for percent in [100, 200] {
            for (step, name) in
                [None, Some(HintStep::Pit), Some(HintStep::Way), Some(HintStep::Why)]
                    .into_iter()
                    .zip([NAMES[0], NAMES[1], NAMES[1], NAMES[2]])
            {
                let mut desk = table().sized(width, height).text(percent);
                if let Some(step) = step {
                    desk = hinted(desk, step);
                }
                desk.settle();
                let place = format!("{width}x{height} {percent} % {step:?}");
                // Where the window is low, it may have to be scrolled to.
                if height >= 540.0 && (percent == 100 || width > 480.0) {
                    assert_eq!(desk.click_on(name), [Intent::Hint], "{place}");
                }
                let other = NAMES.iter().filter(|other| **other != name);
                assert!(other.clone().all(|other| !desk.names().contains(&(*other).into())));
            }
        }
    }
    let mut desk = table();
    desk.settings.hints = false;
    desk.settle();
    assert!(NAMES.iter().all(|name| !desk.names().contains(&(*name).into())), "there is none");
}

#[test]
fn the_way_that_is_advised_is_the_one_that_is_lit() {
    let mut desk = hinted(table(), HintStep::Way);
    desk.settle();
    let aim = desk.pointing.aim;
    let ways = desk.names().into_iter().filter(|name| name.starts_with("To the ")).count();
    assert!(aim.is_some() && ways == 2, "both cards stay: {:?}", desk.names());
    // Of a kichwa both cards stay too.
    let mut desk = hinted(asked(), HintStep::Pit);
    desk.settle();
    assert_eq!(told(&desk, "kichwa A1").len() + told(&desk, "kichwa a1").len(), 1);
    assert_eq!(told(&desk, "kichwa A8").len() + told(&desk, "kichwa a8").len(), 1);
}

#[test]
fn the_reasons_come_with_what_they_are_for() {
    for &language in Language::ALL {
        for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0)] {
            let mut desk = hinted(table(), HintStep::Why).speaking(language).sized(width, height);
            // One short reason: there is room for all.
            desk.hints.advice.as_mut().expect("a hint").reasons.truncate(1);
            desk.settle();
            let playing = desk.playing.as_ref().expect("a match");
            let (game, side, action) = (playing.game(), playing.position.side(), playing.legal[0]);
            let what = desk.words.hint_way(game, side, action);
            assert_eq!(told(&desk, &what).len(), 1, "{language:?} {width}: {what}");
        }
    }
}

#[test]
fn a_hint_goes_on_where_it_is_touched() {
    for (step, text) in [(HintStep::Pit, "Ask again"), (HintStep::Why, "you choose a kichwa")] {
        let mut desk = hinted(table(), step);
        desk.settle();
        let at = told(&desk, text)[0].center();
        assert!(desk.tap(at).contains(&Intent::Hint), "{step:?}");
    }
}

#[test]
fn that_a_hint_is_thought_out_is_told_in_its_place() {
    let mut desk = table();
    desk.pointing.hint = Some(HintStep::Pit);
    desk.settle();
    assert!(told(&desk, "thought out").is_empty(), "not before a moment has passed");
    desk.hints.thinking = true;
    desk.settle();
    assert_eq!(told(&desk, "thought out").len(), 1);
    // Nothing of it while seeds move.
    let mut desk = sowing(hinted(table(), HintStep::Why));
    desk.settle();
    assert!(told(&desk, "you choose a kichwa").is_empty());
}

#[test]
fn what_must_be_passed_is_told_with_its_reason_at_once() {
    let position = mbili::notation::parse_position(
        Game::Djenon.board(),
        "[ 1 0 0 0 1 0 | 2 0 4 0 0 0 | 20 20 | 0 ]",
    );
    let record = mbili::record::Record::from_position(Game::Djenon, position.expect("a position"));
    let desk = Desk::new(Screen::Match, Modal::None);
    let mut desk = desk.with_record(record.expect("a start"));
    let action = desk.playing.as_ref().expect("a match").legal[0];
    desk.hints.advice = Some(Advice { action, reasons: vec![Reason::OnlyMove] });
    desk.pointing.hint = Some(HintStep::Pit);
    desk.settle();
    assert_eq!(told(&desk, "Hint: pass. It is the only move you have.").len(), 1);
    assert!(desk.names().contains(&NAMES[2].into()));
}

#[test]
fn hints_are_switched_off_in_the_settings() {
    for language in Language::ALL {
        let mut desk =
            Desk::new(Screen::Title, Modal::Settings).speaking(*language).sized(1920.0, 1200.0);
        desk.settle();
        let name = desk.words.get("settings-hints");
        assert_eq!(desk.click_on(&name), [Intent::Change(Change::Hints(false))]);
    }
    let desk = Desk::new(Screen::Match, Modal::None).with_match(KUJIFUNZA, FRIENDS, &[]);
    assert!(desk.settings.hints, "they are given unless somebody says otherwise");
}
