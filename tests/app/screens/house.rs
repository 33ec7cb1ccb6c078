//! The screens of a house: how large in millimetres what is touched there is, and that nothing is cut.

use super::housed::all;
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{self, Pos2, Rect, Vec2};
use mbili::app::ui::house::{Counts, Over, Place, StaffPage};
use mbili::app::ui::theme;
use mbili::kiosk::sizes::TARGET;
use mbili::words::{Language, Words};

/// Screens that houses have: pixels, and the width of the picture in millimetres.
const SCREENS: [(&str, (f32, f32), f32); 7] = [
    ("22 inches", (1920.0, 1080.0), 487.0),
    ("21.5 inches", (1920.0, 1080.0), 476.0),
    ("32 inches", (1920.0, 1080.0), 708.0),
    ("43 inches", (1920.0, 1080.0), 952.0),
    ("43 inches, fine", (3840.0, 2160.0), 952.0),
    ("32 inches, upright", (1080.0, 1920.0), 398.0),
    ("22 inches, coarse", (1280.0, 720.0), 487.0),
];

#[test]
fn what_is_touched_is_at_least_20_millimetres_on_the_screens_that_houses_have() {
    let mut faults = Vec::new();
    let mut looked = 0;
    for (glass, size, millimetres) in SCREENS {
        let pixel = size.0 / millimetres;
        for mut shown in all(size, Language::English) {
            shown.settle(Some(millimetres));
            for (name, rect) in shown.controls() {
                looked += 1;
                // What is scrolled out of its sheet is cut by it.
                let least = rect.size().min_elem() / pixel;
                if least < TARGET - 0.3 {
                    let screen = shown.name;
                    faults.push(format!("{glass}: {screen}: {name:?} {least:.1} mm {rect:?}"));
                }
            }
        }
    }
    assert!(looked > 500, "{looked}");
    assert!(faults.is_empty(), "{} of {looked}: {faults:#?}", faults.len());
}

#[test]
fn pits_are_20_millimetres_large_and_24_apart_on_the_screens_that_houses_have() {
    let mut faults = Vec::new();
    for (glass, size, millimetres) in SCREENS {
        let pixel = size.0 / millimetres;
        for mut shown in all(size, Language::English) {
            if shown.over != Over::Nothing || shown.name.starts_with("result") {
                continue;
            }
            shown.settle(Some(millimetres));
            let pits = &shown.desk.board.pits;
            let smallest = pits.iter().map(|pit| pit.size().min_element()).fold(f32::MAX, f32::min);
            let mut nearest = f32::MAX;
            for (place, pit) in pits.iter().enumerate() {
                for other in &pits[..place] {
                    nearest = nearest.min(pit.center().distance(other.center()));
                }
            }
            let (smallest, nearest) = (smallest / pixel, nearest / pixel);
            println!("{glass}: {}: pits {smallest:.1} mm, {nearest:.1} apart", shown.name);
            if smallest < 20.0 || nearest < 24.0 {
                faults.push(format!("{glass}: {}: {smallest:.1}, {nearest:.1}", shown.name));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The longest words, the longest lines, and a writing without spaces.
fn some() -> [Language; 3] {
    [Language::German, Language::Greek, Language::Japanese]
}

#[test]
fn no_text_of_a_house_is_cut_in_any_language() {
    let mut faults = Vec::new();
    for (size, millimetres) in [
        ((1280.0, 720.0), None),
        ((1920.0, 1080.0), Some(708.0)),
        ((1080.0, 1920.0), None),
        ((1920.0, 1080.0), Some(476.0)),
    ] {
        for language in some() {
            for mut shown in all(size, language) {
                shown.settle(millimetres);
                let window = Rect::from_min_size(Pos2::ZERO, shown.desk.size).expand(0.5);
                for (text, rect, clip, _) in shown.desk.texts() {
                    // What a sheet scrolls is cut by the sheet, above or below.
                    let wide = Rect::from_x_y_ranges(rect.x_range(), clip.y_range());
                    let seen = clip.intersect(window).expand2(Vec2::new(1.0, 0.0));
                    if !rect.intersects(clip) || seen.contains_rect(wide.intersect(window)) {
                        continue;
                    }
                    let screen = shown.name;
                    faults.push(format!("{size:?} {language:?} {screen}: {text:?} {rect:?}"));
                }
                // What a sheet scrolls may lie below the window.
                let scrolls =
                    shown.desk.nodes.iter().any(|(_, node)| node.role() == Role::ScrollBar);
                for (name, rect) in shown.controls() {
                    let beside = rect.left() < window.left() || rect.right() > window.right();
                    if beside || (!scrolls && !window.contains_rect(rect)) {
                        let screen = shown.name;
                        faults.push(format!("{size:?} {language:?} {screen}: {name:?} {rect:?}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}: {faults:#?}", faults.len());
}

#[test]
fn all_of_the_first_screen_is_seen_and_nothing_there_says_that_it_scrolls() {
    let unknown = [(1280.0, 720.0), (1920.0, 1080.0), (1080.0, 1920.0)].map(|size| (size, None));
    let known = SCREENS.map(|(_, size, millimetres)| (size, Some(millimetres)));
    let mut faults = Vec::new();
    for (size, millimetres) in unknown.into_iter().chain(known) {
        for &language in Language::ALL {
            let mut home = all(size, language).swap_remove(0);
            assert_eq!(home.name, "home");
            home.settle(millimetres);
            let bars = home.desk.nodes.iter().any(|(_, node)| node.role() == Role::ScrollBar);
            let words = Words::new(language);
            let seen = |key: &str| {
                home.controls().iter().any(|(name, rect)| {
                    *name == words.get(key) && rect.bottom() <= home.desk.size.y
                })
            };
            if bars || !seen("kiosk-lesson") || !seen("kiosk-face") {
                faults.push(format!("{size:?} {millimetres:?} {language:?}: a bar: {bars}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// What is laid out twice in every frame costs twice as much.
#[test]
fn a_screen_at_rest_is_laid_out_once_a_frame_wherever_the_picture_has_wandered() {
    let mut faults = Vec::new();
    for (size, millimetres) in [((1280.0, 720.0), None), ((1920.0, 1080.0), Some(476.0))] {
        for mut shown in all(size, Language::Korean) {
            shown.settle(millimetres);
            let style = shown.desk.ctx.style_of(egui::Theme::Light);
            let bar = (style.spacing.interact_size.y * 1.3).round();
            let touch = theme::finger(&shown.desk.ctx).unwrap_or(0.0);
            for by in [Vec2::ZERO, Vec2::new(4.0, 3.0), Vec2::new(-6.0, -5.0)] {
                // It may take a few frames to settle where it has wandered to.
                (0..4).for_each(|_| shown.pass(touch, bar, by));
                let before = shown.desk.ctx.cumulative_pass_nr();
                (0..5).for_each(|_| shown.pass(touch, bar, by));
                let passes = shown.desk.ctx.cumulative_pass_nr() - before;
                if passes != 5 {
                    faults.push(format!("{}, {millimetres:?}, {by:?}: {passes}", shown.name));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn twelve_languages_stand_in_the_bar_in_letters_of_one_size() {
    let (mut faults, mut looked) = (Vec::new(), 0);
    for size in [(1280.0, 720.0), (1920.0, 1080.0)] {
        for &language in Language::ALL {
            let words = Words::new(language);
            let names = Language::ALL.iter().map(|language| language.own_name().to_owned());
            let own = ["kiosk-home", "kiosk-panel"].map(|key| words.get(key));
            let names: Vec<String> = names.chain(own).collect();
            for mut shown in
                all(size, language).into_iter().filter(|shown| shown.over == Over::Nothing)
            {
                shown.settle(None);
                let style = shown.desk.ctx.style_of(egui::Theme::Light);
                let usual = style.text_styles[&egui::TextStyle::Body].size;
                let bar = shown.desk.size.y - 1.3 * style.spacing.interact_size.y;
                let mut letters: Vec<(String, f32)> = Vec::new();
                shown.desk.each_shape(&mut |shape| {
                    let egui::Shape::Text(text) = shape else { return };
                    if text.pos.y > bar {
                        let size = text.galley.job.sections[0].format.font_id.size;
                        letters.push((text.galley.text().to_owned(), size));
                    }
                });
                looked += letters.len();
                let home = usize::from(shown.name != "home");
                let of_one_size = letters.iter().all(|(_, size)| *size == letters[0].1);
                let all = letters.iter().all(|(name, _)| names.contains(name))
                    && letters.len() == Language::ALL.len() + 1 + home;
                let small = letters.iter().any(|(_, size)| *size < 0.85 * usual);
                if !all || !of_one_size || small {
                    faults.push(format!("{size:?} {language:?} {}: {letters:?}", shown.name));
                }
            }
        }
    }
    assert!(looked > 1000, "{looked}");
    assert!(faults.is_empty(), "{faults:#?}");
}

/// One language alone says nothing to whoever does not read it: a globe stands before it.
#[test]
fn where_the_languages_are_folded_a_globe_says_so() {
    let mut folded = 0;
    for language in some() {
        for mut shown in all((1920.0, 1080.0), language) {
            shown.settle(Some(476.0));
            let controls = shown.controls();
            let names = |(name, _): &&(String, Rect)| {
                Language::ALL.iter().any(|language| language.own_name() == name)
            };
            if shown.over != Over::Nothing || controls.iter().filter(names).count() > 1 {
                continue;
            }
            folded += 1;
            let own = language.own_name();
            let (_, button) = controls.iter().find(|(name, _)| name == own).expect("the way");
            let texts = shown.desk.texts();
            let text =
                texts.iter().find(|(text, rect, ..)| text == own && button.intersects(*rect));
            let (_, text, ..) = text.expect("its name");
            let room = text.left() - button.left();
            assert!(room > 0.8 * button.height(), "{language:?} {}: {room}", shown.name);
        }
    }
    assert!(folded > 5, "{folded} screens");
}

#[test]
fn the_way_to_the_languages_is_on_every_screen_of_a_visitor() {
    for size in [(1280.0, 720.0), (1920.0, 1080.0), (1080.0, 1920.0)] {
        for language in some() {
            let words = Words::new(language);
            for mut shown in all(size, language) {
                if shown.over != Over::Nothing {
                    continue;
                }
                shown.settle(None);
                let own = words.language().own_name();
                let there = shown.controls().iter().any(|(name, _)| name == own);
                assert!(there, "{size:?} {language:?}: {}", shown.name);
            }
        }
    }
}

#[test]
fn every_figure_of_the_staff_is_told_with_its_name() {
    let counts = |from| Counts {
        sessions: from,
        matches: from + 1,
        abandoned: from + 2,
        lessons: from + 3,
        seconds: from + 4,
        restarts: from + 5,
    };
    const COUNTED: [&str; 6] =
        ["sessions", "matches", "abandoned", "lessons", "seconds", "restarts"];
    const TABLE: [&str; 6] = [
        "kiosk-staff-safe",
        "kiosk-staff-up",
        "kiosk-staff-memory",
        "kiosk-staff-frames",
        "kiosk-staff-version",
        "kiosk-staff-clock",
    ];
    let figures = || (3001..).map(|figure: u32| figure.to_string());
    for &language in Language::ALL {
        let words = Words::new(language);
        let of = |key: &str| words.get(&format!("kiosk-staff-{key}"));
        let page: &'static StaffPage = Box::leak(Box::new(StaffPage {
            counts: Some([counts(1001), counts(2001)]),
            sessions: vec![4001, 4002],
            health: TABLE.into_iter().zip(figures()).collect(),
            volume: 60,
        }));
        let mut shown = all((1280.0, 720.0), language);
        let shown = shown.iter_mut().find(|shown| shown.name == "staff").expect("the staff's");
        shown.over = Over::Staff(page);
        shown.settle(None);
        let labels = shown.desk.nodes.iter().filter(|(_, node)| node.role() == Role::Label);
        let told: Vec<&str> = labels.filter_map(|(_, node)| node.value()).collect();
        let mut wanted = vec![("4001 4002".to_owned(), vec![of("plot")])];
        for (nth, what) in (0..).zip(COUNTED) {
            for (when, from) in [("today", 1001), ("month", 2001)] {
                wanted.push(((from + nth).to_string(), vec![of(what), of(when)]));
            }
        }
        wanted.extend(figures().zip(TABLE.map(|key| vec![words.get(key)])));
        assert_eq!(wanted.len(), 1 + 2 * COUNTED.len() + TABLE.len());
        for (figure, names) in wanted {
            let with: Vec<_> = told.iter().filter(|told| told.contains(&figure)).collect();
            let [told] = with[..] else { panic!("{language:?}: {figure}: {with:?}") };
            assert!(names.iter().all(|name| told.contains(name)), "{language:?}: {told}");
        }
    }
}

#[test]
fn a_result_says_once_who_has_won_and_to_each_of_two_people_whether_it_is_them() {
    for &language in Language::ALL {
        let words = Words::new(language);
        let verdicts = ["kiosk-you-won", "kiosk-you-lost"].map(|key| words.get(key) + " · ");
        let mut results = 0;
        for mut shown in all((1280.0, 720.0), language) {
            if !shown.name.starts_with("result") {
                continue;
            }
            results += 1;
            shown.settle(None);
            let texts = shown.desk.texts();
            let told = |verdict: &String| {
                texts.iter().filter(|(text, ..)| text.starts_with(verdict.as_str())).count()
            };
            let each = if shown.place == Place::Face { 1 } else { 0 };
            assert_eq!(verdicts.each_ref().map(told), [each; 2], "{language:?} {}", shown.name);
        }
        assert_eq!(results, 2);
    }
}
