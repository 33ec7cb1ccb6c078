//! What helps a player, on the screen: what could be lost, previews that tell less, steps of a turn.

use super::desk::Desk;
use super::flow::{settled, table};
use super::scenes::{FRIENDS, KUJIFUNZA, chosen, sowing, threatened};
use bevy_egui::egui::{Rect, pos2};
use mbili::app::session::Intent;
use mbili::app::stage::Stride;
use mbili::app::state::{Modal, Screen};
use mbili::rules::{Board, Game, Side};
use mbili::words::{Language, Names, Who};

const SHOW: &str = "Show which pits are at risk";
const HIDE: &str = "Hide which pits are at risk";
const SIZES: [(f32, f32); 6] = [
    (480.0, 320.0),
    (640.0, 360.0),
    (960.0, 540.0),
    (1280.0, 720.0),
    (1080.0, 1920.0),
    (480.0, 800.0),
];

fn tells(desk: &Desk, text: &str) -> bool {
    desk.texts().iter().any(|(told, ..)| told.contains(text))
}

fn beginning() -> Desk {
    Desk::new(Screen::Match, Modal::None).with_match(KUJIFUNZA, FRIENDS, &[])
}

#[test]
fn threats_are_asked_for_and_told_at_every_size() {
    for (width, height) in SIZES {
        for percent in [75, 100, 200] {
            for all in [false, true] {
                let place = format!("{width}x{height} {percent} % {all}");
                let mut desk = table().sized(width, height).text(percent);
                desk.settle();
                assert!(!desk.names().contains(&HIDE.to_owned()));
                if height >= 360.0 && percent <= 100 {
                    assert_eq!(desk.click_on(SHOW), [Intent::ToggleThreats], "{place}");
                }
                let mut desk = threatened(desk, all);
                desk.settle();
                let told = desk.threats.0.clone().expect("asked for");
                let names = Names { south: Who::You, north: Who::Computer };
                let whole = desk.words.threats(KUJIFUNZA, &names, told.side, &told.pits);
                let brief = desk.words.threats_in_brief(KUJIFUNZA, &told.pits);
                let window = Rect::from_min_size(pos2(0.0, 0.0), desk.size);
                let texts = desk.texts();
                let (_, rect, ..) = texts
                    .iter()
                    .find(|(text, ..)| *text == whole || *text == brief)
                    .unwrap_or_else(|| panic!("{place}: not told in {texts:?}"));
                assert!(window.contains_rect(*rect), "{place}: {rect:?}");
                // It goes away where it is touched.
                assert!(desk.tap(rect.center()).contains(&Intent::ToggleThreats), "{place}");
                if width == 1280.0 && percent == 100 {
                    assert!(texts.iter().any(|(text, ..)| *text == whole), "{place}: in full");
                    assert_eq!(desk.click_on(HIDE), [Intent::ToggleThreats]);
                }
            }
        }
    }
}

#[test]
fn a_threatened_pit_has_its_name_on_the_board() {
    let named = |desk: &Desk| tells(desk, "A1 · ") && tells(desk, "A8 · ");
    assert!(!named(&settled(beginning())));
    assert!(named(&settled(threatened(beginning(), true))));
}

#[test]
fn names_of_a_whole_row_at_risk_keep_off_each_other() {
    for (width, height) in SIZES {
        let mut desk = threatened(beginning(), true).sized(width, height);
        desk.settle();
        let plates: Vec<Rect> = (0..8)
            .map(|ring| {
                let at = desk.pit(Board::FourRows.pit(Side::South, ring));
                let pit = desk.board.pits[usize::from(ring)];
                let rim = pos2(at.x, pit.max.y);
                let near = |rect: &Rect| rect.center().distance(rim) < 8.0;
                let mut texts = desk.texts().into_iter().map(|(_, rect, ..)| rect);
                texts.find(near).expect("a number at the rim")
            })
            .collect();
        for pair in plates.windows(2) {
            assert!(!pair[0].intersects(pair[1]), "{width}x{height}: {pair:?}");
        }
    }
}

#[test]
fn what_a_pit_would_do_is_told_before_what_threatens() {
    let asked = |desk: &Desk| tells(desk, "moved now");
    let mut desk = threatened(chosen(beginning()), true);
    desk.settle();
    assert!(!asked(&desk) && tells(&desk, "Ends in"));
    // Of a pit that is only pointed at, too.
    desk.pointing.chosen = None;
    desk.settle();
    assert!(!asked(&desk) && tells(&desk, "Ends in"));
    desk.pointing.pit = None;
    desk.previews.ways.clear();
    desk.settle();
    assert!(asked(&desk) && !tells(&desk, "Ends in"));
}

#[test]
fn nothing_can_be_asked_while_seeds_move_or_after_the_end() {
    let moving = settled(sowing(table()));
    assert!(!moving.names().contains(&SHOW.to_owned()));
    let mut over = Desk::new(Screen::Match, Modal::None).with_finished_match(KUJIFUNZA, FRIENDS);
    over.settle();
    assert!(!over.names().contains(&SHOW.to_owned()));
    let kichwa = settled(super::scenes::asked());
    assert!(!kichwa.names().contains(&SHOW.to_owned()));
}

#[test]
fn a_turn_is_stepped_through_by_buttons_where_there_is_room() {
    let steps = [
        ("Back one lap", Intent::StepBack(Stride::Lap)),
        ("Back one seed", Intent::StepBack(Stride::Seed)),
        ("On one seed", Intent::StepOn(Stride::Seed)),
        ("On one lap", Intent::StepOn(Stride::Lap)),
    ];
    let can = |desk: &Desk, name: &str| desk.names().contains(&name.to_owned());
    for (width, height, percent) in [
        (1280.0, 720.0, 100),
        (1280.0, 720.0, 200),
        (960.0, 540.0, 100),
        (1920.0, 1080.0, 100),
        (1080.0, 1920.0, 100),
        (1080.0, 1920.0, 200),
        (720.0, 1280.0, 100),
    ] {
        let place = format!("{width}x{height} {percent} %");
        let mut desk = settled(sowing(table()).sized(width, height).text(percent));
        for (name, intent) in &steps {
            // Where letters are large the steps are left to the keys, so that the rest stays in sight.
            if percent > 100 && width > height {
                assert!(!desk.names().contains(&(*name).to_owned()), "{place}");
                desk.find("Skip");
                continue;
            }
            assert_eq!(desk.click_on(name), std::slice::from_ref(intent), "{place}");
        }
        if percent > 100 && width > height {
            continue;
        }
        // Before the first seed there is no way back.
        desk.stage.progress = Some(0.0);
        desk.settle();
        assert!(!can(&desk, steps[0].0) && !can(&desk, steps[1].0), "{place}");
        assert!(can(&desk, steps[2].0) && can(&desk, steps[3].0), "{place}");
        // At rest the way back leads into the last turn, and none leads on.
        let rest = settled(table().sized(width, height).text(percent));
        assert!(can(&rest, steps[0].0) && can(&rest, steps[1].0), "{place}");
        assert!(!can(&rest, steps[2].0) && !can(&rest, steps[3].0), "{place}");
        // Where nothing was played yet nothing can be stepped through.
        let start = settled(beginning().sized(width, height).text(percent));
        assert!(steps.iter().all(|(name, _)| !can(&start, name)), "{place}");
    }
}

#[test]
fn every_control_of_a_match_is_large_enough_and_apart_from_the_others() {
    let names = ["Undo", "Menu", "Replay last turn", SHOW, "Back one seed", "Back one lap"];
    for (width, height) in SIZES {
        for percent in [75, 100] {
            let mut desk = table().sized(width, height).text(percent);
            desk.settle();
            let all = desk.names();
            let places: Vec<_> = names
                .iter()
                .filter(|name| all.iter().any(|known| known == *name))
                .map(|name| (name, desk.find(name)))
                .collect();
            for (number, (name, at)) in places.iter().enumerate() {
                assert!(at.x > 21.0 && at.x < width - 21.0, "{width}x{height} {name} {at:?}");
                for (other, there) in &places[number + 1..] {
                    let (x, y) = ((at.x - there.x).abs(), (at.y - there.y).abs());
                    assert!(x.max(y) >= 44.0, "{width}x{height} {percent} % {name}, {other}");
                }
            }
        }
    }
}

#[test]
fn laps_hand_and_captures_are_told_while_seeds_move() {
    for language in Language::ALL {
        let mut desk = sowing(table()).speaking(*language);
        desk.settle();
        let told = |desk: &Desk, captured: u32| {
            let words = &desk.words;
            [
                words.with("match-lap", &[("lap", 3.into()), ("laps", 8.into())]),
                words.with("match-in-hand", &[("seeds", 7.into())]),
                words.with("match-captured", &[("seeds", captured.into())]),
            ]
            .join(" · ")
        };
        assert!(tells(&desk, &told(&desk, 5)));
        // Nothing captured yet is told, too.
        desk.stage.captured = 0;
        desk.settle();
        assert!(tells(&desk, &told(&desk, 0)));
        assert!(!tells(&settled(table().speaking(*language)), &told(&desk, 0)));
    }
}

#[test]
fn cards_tell_no_more_than_is_foreseen() {
    for (width, height) in SIZES {
        let ways = |desk: &Desk| -> Vec<String> {
            desk.names().into_iter().filter(|name| name.starts_with("To the ")).collect()
        };
        let mut desk = chosen(beginning()).sized(width, height);
        for way in &mut desk.previews.ways {
            let told = way.foreseen.as_mut().expect("all");
            (told.first_lap, told.laps, told.captured) = (true, 1, 2);
            told.end = Board::FourRows.pit(Side::South, 5);
        }
        let full = ways(&settled(chosen(beginning()).sized(width, height)));
        desk.settle();
        let lap = ways(&desk);
        assert_eq!(lap.len(), full.len());
        let allowed: Vec<&String> = lap.iter().filter(|name| name.contains("A6")).collect();
        assert_eq!(allowed.len(), desk.previews.ways.len(), "{lap:?}");
        for name in allowed {
            assert!(name.contains("First lap only") && name.contains("captures 2 seeds"), "{name}");
        }
        for way in &mut desk.previews.ways {
            way.foreseen = None;
        }
        desk.settle();
        let off = ways(&desk);
        let bare = ["To the left", "To the right"];
        let said = off.iter().filter(|name| bare.contains(&name.as_str())).count();
        assert_eq!(said, desk.previews.ways.len(), "{off:?}");
        assert!(!tells(&desk, "captured") && !tells(&desk, "Ends in") && !tells(&desk, "lap"));
        // A way that is refused still says why.
        let why = |names: &[String]| names.iter().filter(|name| name.contains("must be")).count();
        assert_eq!(why(&off), why(&full));
        assert_eq!(off.len(), full.len());
    }
}

#[test]
fn djenon_aboure_tells_what_could_be_lost_too() {
    let desk = Desk::new(Screen::Match, Modal::None).with_match(Game::Djenon, FRIENDS, &[1, 2, 3]);
    let desk = settled(threatened(desk, true));
    assert!(tells(&desk, "could lose 12 seeds from"));
}
