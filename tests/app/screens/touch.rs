//! A touch belongs to the topmost thing under it, with or without a hover before it.

use super::desk::Desk;
use super::scenes::{AGAINST_COMPUTER, FRIENDS, KUJIFUNZA, chosen, refused, sowing};
use bevy::math::Rect as Area;
use bevy_egui::egui::{Pos2, Rect, pos2};
use mbili::app::notices::Notice;
use mbili::app::session::Intent;
use mbili::app::state::{Modal, Screen};
use mbili::rules::{Board, Refusal, Side};

fn table() -> Desk {
    Desk::new(Screen::Match, Modal::None).with_match(KUJIFUNZA, AGAINST_COMPUTER, &[3, 5, 2, 8])
}

/// Spreads the pits over the whole window, so that there is one behind everything.
fn pits_everywhere(desk: &mut Desk) {
    let (columns, rows) = (8, 4);
    let (width, height) = (desk.size.x / columns as f32, desk.size.y / rows as f32);
    desk.board.pits = (0..columns * rows)
        .map(|index| {
            let (column, row) = (index % columns, index / columns);
            let (x, y) = (column as f32 * width, row as f32 * height);
            Area::new(x, y, x + width, y + height)
        })
        .collect();
}

fn grid(area: Rect) -> Vec<Pos2> {
    let at = |low: f32, high: f32, share: usize| low + (high - low) * (share as f32 + 0.5) / 12.0;
    (0..144)
        .map(|i| pos2(at(area.left(), area.right(), i % 12), at(area.top(), area.bottom(), i / 12)))
        .collect()
}

fn reaches_a_pit(intents: &[Intent]) -> bool {
    intents.iter().any(|intent| matches!(intent, Intent::Tap(_) | Intent::Point(Some(_))))
}

#[test]
fn a_touch_on_a_pit_reaches_it() {
    let mut desk = table();
    desk.settle();
    for pit in Board::FourRows.pits() {
        let at = desk.pit(pit);
        assert!(desk.tap(at).contains(&Intent::Tap(pit)), "{pit:?}");
    }
}

#[test]
fn a_touch_on_a_panel_never_reaches_the_pit_behind() {
    for (width, height) in [(1280.0, 720.0), (640.0, 360.0), (1080.0, 1920.0)] {
        let mut desk = table().sized(width, height);
        desk.settle();
        pits_everywhere(&mut desk);
        desk.pass(Vec::new());
        desk.pass(Vec::new());
        let window = Rect::from_min_size(Pos2::ZERO, desk.size);
        let panel = if width > height {
            window.with_min_x(desk.free.right() + 1.0)
        } else {
            let ledge = 110.0;
            window.with_min_y(desk.free.bottom() + ledge)
        };
        assert!(panel.area() > 1000.0);
        for at in grid(panel) {
            // Between touches the finger is nowhere.
            let intents = desk.tap(at);
            assert!(!reaches_a_pit(&intents), "{width}x{height} at {at:?}: {intents:?}");
        }
        let on_board = desk.free.center();
        assert!(reaches_a_pit(&desk.tap(on_board)), "the board itself must still answer");
    }
}

#[test]
fn a_click_on_a_panel_never_reaches_the_pit_behind() {
    let mut desk = table();
    desk.settle();
    pits_everywhere(&mut desk);
    desk.pass(Vec::new());
    let window = Rect::from_min_size(Pos2::ZERO, desk.size);
    for at in grid(window.with_min_x(desk.free.right() + 1.0)) {
        let intents = desk.click(at);
        assert!(!reaches_a_pit(&intents), "{at:?}: {intents:?}");
    }
}

#[test]
fn a_touch_beside_a_modal_reaches_nothing() {
    for modal in [Modal::Pause, Modal::Settings, Modal::Help, Modal::ConfirmResign] {
        let mut desk = table();
        desk.settle();
        desk.modal = modal;
        desk.settle();
        pits_everywhere(&mut desk);
        desk.pass(Vec::new());
        let window = Rect::from_min_size(Pos2::ZERO, desk.size);
        for at in [window.left_top(), window.right_bottom(), window.left_bottom()] {
            let at = at + (window.center() - at) * 0.02;
            assert_eq!(desk.tap(at), [], "{modal:?}");
        }
        for at in grid(window) {
            let intents = desk.tap(at);
            assert!(!reaches_a_pit(&intents), "{modal:?} at {at:?}: {intents:?}");
        }
    }
}

#[test]
fn a_touch_just_as_a_modal_opens_reaches_no_pit() {
    let mut desk = table();
    desk.settle();
    let at = desk.pit(Board::FourRows.pit(Side::South, 1));
    desk.modal = Modal::Pause;
    let intents = desk.tap(at);
    assert!(!reaches_a_pit(&intents), "{intents:?}");
}

#[test]
fn cards_and_sentences_keep_their_touches() {
    let pit = Board::FourRows.pit(Side::South, 0);
    let refused = refused(table(), Refusal::EmptyPit(pit));
    let mut notice = table();
    notice.notices = vec![Notice::new("notice-no-sound-device")];
    let ways = chosen(Desk::new(Screen::Match, Modal::None).with_match(KUJIFUNZA, FRIENDS, &[]));
    for (mut desk, part) in [(refused, "nothing to sow"), (notice, "No sound"), (ways, "Ends in")] {
        desk.settle();
        pits_everywhere(&mut desk);
        desk.pass(Vec::new());
        desk.pass(Vec::new());
        let (_, rect, ..) = desk
            .texts()
            .into_iter()
            .find(|(text, ..)| text.contains(part))
            .unwrap_or_else(|| panic!("{part} in {:?}", desk.texts()));
        let intents = desk.tap(rect.center());
        assert!(!reaches_a_pit(&intents), "{part}: {intents:?}");
    }
}

#[test]
fn a_slow_finger_is_a_finger() {
    let mut desk = table();
    desk.settle();
    let pit = Board::FourRows.pit(Side::South, 9);
    let at = desk.pit(pit);
    let press = |pressed| bevy_egui::egui::Event::PointerButton {
        pos: at,
        button: bevy_egui::egui::PointerButton::Primary,
        pressed,
        modifiers: Default::default(),
    };
    let mut intents = desk.pass(vec![bevy_egui::egui::Event::PointerMoved(at), press(true)]);
    for _ in 0..180 {
        intents.extend(desk.pass(Vec::new()));
    }
    intents.extend(desk.pass(vec![press(false)]));
    assert_eq!(intents.iter().filter(|intent| **intent == Intent::Tap(pit)).count(), 1);
}

#[test]
fn sliding_off_cancels() {
    let mut desk = table();
    desk.settle();
    let (from, to) = (Board::FourRows.pit(Side::South, 1), Board::FourRows.pit(Side::South, 4));
    let (from, to) = (desk.pit(from), desk.pit(to));
    let button = |pos, pressed| bevy_egui::egui::Event::PointerButton {
        pos,
        button: bevy_egui::egui::PointerButton::Primary,
        pressed,
        modifiers: Default::default(),
    };
    let moved = bevy_egui::egui::Event::PointerMoved;
    let mut intents = desk.pass(vec![moved(from), button(from, true)]);
    intents.extend(desk.pass(vec![moved(to)]));
    intents.extend(desk.pass(vec![button(to, false)]));
    assert!(!intents.iter().any(|intent| matches!(intent, Intent::Tap(_))), "{intents:?}");
}

#[test]
fn the_free_part_is_free() {
    for (width, height) in [(640.0, 360.0), (1280.0, 720.0), (1080.0, 1920.0), (3840.0, 2160.0)] {
        for percent in [75, 100, 200] {
            let mut desk = sowing(table()).sized(width, height).text(percent);
            desk.settle();
            let share = desk.free.area() / (width * height);
            assert!(share > 0.3, "{width}x{height} {percent} %: {share}");
            assert!(desk.free.width() >= 0.5 * width);
            pits_everywhere(&mut desk);
            desk.pass(Vec::new());
            desk.pass(Vec::new());
            let languages = desk.bounds("Language: English");
            for at in grid(desk.free).into_iter().filter(|at| !languages.contains(*at)) {
                assert!(reaches_a_pit(&desk.tap(at)), "{width}x{height} {percent} % at {at:?}");
            }
        }
    }
}
