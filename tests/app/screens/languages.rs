//! The languages: a button on every screen, a list that lies over anything, lines in writings without spaces.

use super::desk::Desk;
use super::looks::all;
use bevy_egui::egui::{Key, Rect, Shape, pos2};
use mbili::app::session::Intent;
use mbili::app::settings::Change;
use mbili::app::state::{Modal, Screen};
use mbili::words::{Language, Words};

fn button(words: &Words) -> String {
    format!("{}: {}", words.get("settings-language"), words.language().own_name())
}

#[test]
fn every_screen_has_the_button_and_nothing_lies_on_it() {
    for size in [(640.0, 360.0), (1280.0, 720.0), (1080.0, 1920.0)] {
        for percent in [100, 200] {
            for (name, desk) in all() {
                let mut desk = desk.sized(size.0, size.1).text(percent).speaking(Language::Korean);
                desk.settle();
                let place = format!("{name} {size:?} {percent} %");
                let button = button(&desk.words);
                let open = desk.modal == Modal::Languages;
                let wanted = if open { Intent::Close } else { Intent::Open(Modal::Languages) };
                assert_eq!(desk.click_on(&button), [wanted], "{place}");
                let rect = desk.bounds(&button);
                let window = Rect::from_min_size(pos2(0.0, 0.0), desk.size);
                assert!(window.contains_rect(rect), "{place}: {rect:?}");
                assert!(rect.width() >= 43.9 && rect.height() >= 43.9, "{place}: {rect:?}");
                for (text, there, clip, _) in desk.texts() {
                    let seen = there.intersect(clip).intersect(rect);
                    let own = text == Language::Korean.own_name();
                    let covered = desk.modal != Modal::None || text.chars().count() < 4;
                    assert!(own || covered || !seen.is_positive(), "{place}: {text:?} lies there");
                }
            }
        }
    }
}

#[test]
fn every_language_can_be_chosen_by_its_own_name() {
    for percent in [100, 200] {
        let mut desk = Desk::new(Screen::Match, Modal::Languages).text(percent);
        desk.settle();
        for language in Language::ALL {
            let code = language.code().to_owned();
            let wanted = [Intent::Change(Change::Language(code)), Intent::Close];
            assert_eq!(super::manners::reach(&mut desk, language.own_name()), wanted);
        }
        assert!(desk.is_chosen("English"));
    }
}

#[test]
fn what_the_list_lay_over_is_as_it_was() {
    let mut desk = Desk::new(Screen::Title, Modal::Help).sized(640.0, 360.0);
    desk.settle();
    desk.memory.help_page = 2;
    desk.settle();
    let before = (desk.memory.clone(), desk.texts());
    for language in [Language::Greek, Language::Japanese, Language::English] {
        desk.modal = Modal::Languages;
        desk.settle();
        desk.words = Words::new(language);
        desk.settle();
        desk.modal = Modal::Help;
        desk.settle();
    }
    assert_eq!(desk.memory, before.0);
    let texts: Vec<String> = desk.texts().into_iter().map(|(text, ..)| text).collect();
    let expected: Vec<String> = before.1.into_iter().map(|(text, ..)| text).collect();
    assert_eq!(texts, expected);
}

#[test]
fn the_list_is_reached_and_used_by_keys() {
    let mut desk = Desk::new(Screen::Title, Modal::None);
    desk.settle();
    let button = button(&desk.words);
    for _ in 0..12 {
        desk.key(Key::Tab);
        if desk.focused().as_deref() == Some(&button) {
            break;
        }
    }
    assert_eq!(desk.focused(), Some(button));
    assert_eq!(desk.key(Key::Enter), [Intent::Open(Modal::Languages)]);
    desk.modal = Modal::Languages;
    desk.settle();
    assert_eq!(desk.focused().as_deref(), Some("English"));
    desk.key(Key::Tab);
    let second = Language::ALL[1];
    assert_eq!(desk.focused().as_deref(), Some(second.own_name()));
    let wanted = [Intent::Change(Change::Language(second.code().into())), Intent::Close];
    assert_eq!(desk.key(Key::Enter), wanted);
}

impl Desk {
    /// Whether a text stands on the screen, wherever its lines are parted.
    pub fn tells(&self, text: &str) -> bool {
        let unbroken = |text: &str| text.split_whitespace().collect::<String>();
        let text = unbroken(text);
        self.texts().iter().any(|(told, ..)| unbroken(told) == text)
    }
}

/// Of every text on the screen the first and last letters of its lines.
fn ends_of_lines(desk: &Desk) -> Vec<(char, char)> {
    let mut ends = Vec::new();
    for clipped in &desk.shapes {
        super::desk::each(&clipped.shape, &mut |shape| {
            let Shape::Text(text) = shape else { return };
            let rows = &text.galley.rows;
            for (row, next) in rows.iter().zip(rows.iter().skip(1)) {
                if let (Some(last), Some(first)) = (row.glyphs.last(), next.glyphs.first()) {
                    ends.push((last.chr, first.chr));
                }
            }
        });
    }
    ends
}

#[test]
fn no_line_begins_with_a_stop_or_ends_with_an_opening_bracket() {
    let mut lines = 0;
    for &language in Language::ALL.iter().filter(|l| l.writing().has_no_spaces()) {
        for (name, desk) in all() {
            let mut desk = desk.speaking(language);
            desk.settle();
            for (last, first) in ends_of_lines(&desk) {
                lines += 1;
                let place = format!("{name} {}: {last} | {first}", language.code());
                assert!(
                    !"、。，．：；？！）」』】》〉”’…ーゃゅょっァィゥェォャュョッ".contains(first),
                    "{place}"
                );
                assert!(!"（「『【《〈“‘".contains(last), "{place}");
                // Nothing else begins with a letter of Latin there but words of Bao and the names of pits.
                let counted = last.is_ascii_digit() && !first.is_ascii();
                assert!(!counted, "{place}: a number without what it counts");
            }
        }
    }
    assert!(lines > 200, "{lines} lines");
}

/// Before some French signs, and in long numbers.
#[test]
fn a_narrow_space_parts_no_lines() {
    const NARROW: char = '\u{202F}';
    let (mut lines, mut spaces) = (0, 0);
    for language in [Language::French, Language::Spanish] {
        for size in [100, 200] {
            for (name, desk) in all() {
                let mut desk = desk.text(size).speaking(language);
                desk.settle();
                spaces += desk.texts().iter().filter(|(text, ..)| text.contains(NARROW)).count();
                for (last, first) in ends_of_lines(&desk) {
                    lines += 1;
                    assert!(last != NARROW && first != NARROW, "{name} {size}: {last} | {first}");
                }
            }
        }
    }
    assert!(lines > 500 && spaces > 20, "{lines} lines, {spaces} spaces");
}
