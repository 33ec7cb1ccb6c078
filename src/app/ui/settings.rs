//! The settings. Each change holds at once.

mod ease;

use super::sheet::{self, Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind, Labelled};
use super::{View, paint, upright};
use crate::app::look::{BoardStyle, Mood};
use crate::app::session::Intent;
use crate::app::settings::{Change, Foresight, Quality, Settings};
use crate::app::state::Modal;
use crate::words::{Language, Words};
use bevy_egui::egui::{Rect, Ui};
use std::cell::Cell;

const QUALITIES: [(Quality, &str); 3] = [
    (Quality::Low, "settings-quality-low"),
    (Quality::Medium, "settings-quality-medium"),
    (Quality::High, "settings-quality-high"),
];
const BOARDS: [(BoardStyle, &str, &str); 2] = [
    (BoardStyle::Zanzibar, "settings-board-zanzibar", "settings-board-zanzibar-line"),
    (BoardStyle::School, "settings-board-school", "settings-board-school-line"),
];
const PREVIEWS: [(Option<Foresight>, &str, &str); 4] = [
    (None, "settings-previews-by-level", "settings-previews-by-level-line"),
    (Some(Foresight::Full), "settings-previews-full", "settings-previews-line"),
    (Some(Foresight::FirstLap), "settings-previews-first-lap", "settings-previews-line"),
    (Some(Foresight::Off), "settings-previews-off", "settings-previews-line"),
];
const MOODS: [(Mood, &str); 2] =
    [(Mood::Day, "settings-mood-day"), (Mood::Evening, "settings-mood-evening")];
const TEXT_SIZES: [u16; 6] = [75, 100, 125, 150, 175, 200];

/// The pages, by their names.
const PAGES: [&str; 5] =
    ["settings-table", "settings-picture", "settings-sound", "settings-reading", "settings-ease"];

/// Draws the settings, a page at a time and beside what is `free` for the board, so that a change of the picture
/// is seen at once.
pub fn draw(ui: &mut Ui, view: &View, page: &mut usize, free: Rect, words: &Words) -> Vec<Intent> {
    let mut changes = Vec::new();
    let mut intents = Vec::new();
    let window = ui.max_rect();
    let width = 560.0 * theme::unit(ui);
    // It hangs, so that the names of the pages stay where they are from page to page.
    let sheet = Sheet::card("settings", aside(window, free, width), width).hanging();
    let sheet = sheet.with_footer().with_margin(20.0);
    let open = Cell::new(*page);
    let head = |ui: &mut Ui| {
        paint::paragraph(ui, &words.get("settings-title"), Face::Title, 1.5, theme::INK);
        let pages = PAGES.map(|key| words.get(key));
        if let Some(chosen) = widgets::segments(ui, "page", &pages, open.get()) {
            open.set(chosen);
            sheet::to_top(ui.ctx());
        }
    };
    sheet.show_headed(ui, head, |ui, part| match part {
        Part::Body => {
            // Each page has its own identity, so that focus and scrolling are not carried over.
            ui.push_id(("page", open.get()), |ui| {
                ui.add_space(6.0 * theme::unit(ui));
                match open.get() {
                    0 => table(ui, view.settings, words, &mut changes),
                    1 => picture(ui, view.settings, words, &mut changes),
                    2 => sound(ui, view.settings, words, &mut changes),
                    3 => reading(ui, view, words, &mut changes),
                    _ => ease::draw(ui, view.settings, words, &mut changes),
                }
            });
        }
        Part::Footer => {
            let [close, reset] = ["settings-close", "settings-reset"].map(|key| words.get(key));
            let close = Labelled::new("close", &close, Kind::Main);
            let reset = Labelled::new("reset", &reset, Kind::Loss);
            match widgets::button_row(ui, &[(close, 0.64), (reset, 0.36)]) {
                Some(0) => intents.push(Intent::Close),
                Some(_) => intents.push(Intent::Open(Modal::ConfirmReset)),
                None => {}
            }
        }
    });
    *page = open.get();
    intents.extend(changes.into_iter().map(Intent::Change));
    intents
}

/// The part of the window away from the board that a card so wide takes.
fn aside(window: Rect, free: Rect, width: f32) -> Rect {
    let room = sheet::room(window);
    if upright(window) {
        let below = room.with_min_y(free.bottom().clamp(room.top(), room.bottom()));
        // Where little is left below the board, the whole height is needed.
        return if below.height() >= room.height() * 0.45 { below } else { room };
    }
    let width = width.min(room.width());
    if free.center().x > window.center().x {
        room.with_max_x(room.left() + width)
    } else {
        room.with_min_x(room.right() - width)
    }
}

fn name(ui: &mut Ui, words: &Words, key: &str) {
    paint::paragraph(ui, &words.get(key), Face::Text, 1.0, theme::INK);
}

fn line(ui: &mut Ui, words: &Words, key: &str) {
    paint::paragraph(ui, &words.get(key), Face::Text, 0.84, theme::INK_SOFT);
}

/// Of some values, one.
fn choice<T: Copy>(
    ui: &mut Ui,
    key: &str,
    values: &[(T, String)],
    now: usize,
    change: impl Fn(T) -> Change,
    changes: &mut Vec<Change>,
) {
    let names: Vec<String> = values.iter().map(|(_, name)| name.clone()).collect();
    if let Some((value, _)) = widgets::segments(ui, key, &names, now).and_then(|i| values.get(i)) {
        changes.push(change(*value));
    }
}

fn sound(ui: &mut Ui, settings: &Settings, words: &Words, changes: &mut Vec<Change>) {
    let mut volume = |id, key, now: u8, change: fn(u8) -> Change| {
        let name = words.get(key);
        let percent = words.with("settings-percent", &[("percent", now.into())]);
        widgets::named_value(ui, &name, &percent);
        changes.extend(widgets::slider(ui, id, &name, now, 100, 5).map(change));
    };
    volume("volume", "settings-volume", settings.volume, Change::Volume);
    volume("ambience", "settings-ambience", settings.ambience, Change::Ambience);
    volume("interface", "settings-interface", settings.interface, Change::Interface);
    if widgets::switch(ui, "mute", &words.get("settings-mute"), settings.muted).clicked() {
        changes.push(Change::Muted(!settings.muted));
    }
}

fn table(ui: &mut Ui, settings: &Settings, words: &Words, changes: &mut Vec<Change>) {
    name(ui, words, "settings-speed");
    let values = Settings::SPEEDS.map(|speed| {
        let text = speed_text(speed);
        (speed, words.with("settings-speed-value", &[("speed", text.as_str().into())]))
    });
    choice(ui, "speed", &values, settings.speed_place(), Change::Speed, changes);
    name(ui, words, "settings-previews");
    let values = PREVIEWS.map(|(previews, key, _)| (previews, words.get(key)));
    let now = PREVIEWS.iter().position(|(p, ..)| *p == settings.previews).unwrap_or(0);
    choice(ui, "previews", &values, now, Change::Previews, changes);
    line(ui, words, PREVIEWS[now].2);
    if widgets::switch(ui, "hints", &words.get("settings-hints"), settings.hints).clicked() {
        changes.push(Change::Hints(!settings.hints));
    }
    line(ui, words, "settings-hints-line");
    if widgets::switch(ui, "counts", &words.get("settings-counts"), settings.counts).clicked() {
        changes.push(Change::Counts(!settings.counts));
    }
    let turn = words.get("settings-turn-board");
    if widgets::switch(ui, "turn board", &turn, settings.turn_board).clicked() {
        changes.push(Change::TurnBoard(!settings.turn_board));
    }
    line(ui, words, "settings-turn-board-line");
    let calm = words.get("settings-reduced-motion");
    if widgets::switch(ui, "motion", &calm, settings.reduced_motion).clicked() {
        changes.push(Change::ReducedMotion(!settings.reduced_motion));
    }
    line(ui, words, "settings-reduced-motion-line");
}

fn picture(ui: &mut Ui, settings: &Settings, words: &Words, changes: &mut Vec<Change>) {
    name(ui, words, "settings-quality");
    let name_of = |quality| {
        let known = QUALITIES.iter().find(|(q, _)| *q == quality);
        known.map_or_else(String::new, |(_, key)| words.get(key))
    };
    let as_measured = match settings.measured {
        Some(quality) => {
            let quality = name_of(quality).to_lowercase();
            words.with("settings-quality-as-measured", &[("quality", quality.as_str().into())])
        }
        None => words.get("settings-quality-to-measure"),
    };
    let chosen = QUALITIES.map(|(quality, _)| (Some(quality), name_of(quality)));
    let values: Vec<_> = [(None, as_measured)].into_iter().chain(chosen).collect();
    let set = Some(settings.quality).filter(|_| !settings.as_measured);
    let now = values.iter().position(|(quality, _)| *quality == set).unwrap_or(0);
    let change = |set: Option<Quality>| set.map_or(Change::AsMeasured, Change::Quality);
    choice(ui, "quality", &values, now, change, changes);
    line(ui, words, "settings-quality-line");
    name(ui, words, "settings-board");
    let values = BOARDS.map(|(board, key, _)| (board, words.get(key)));
    let now = BOARDS.iter().position(|(board, ..)| *board == settings.board).unwrap_or(0);
    choice(ui, "board", &values, now, Change::Board, changes);
    line(ui, words, BOARDS[now].2);
    line(ui, words, "settings-board-djenon-line");
    name(ui, words, "settings-mood");
    let values = MOODS.map(|(mood, key)| (mood, words.get(key)));
    let now = MOODS.iter().position(|(mood, _)| *mood == settings.mood).unwrap_or(0);
    choice(ui, "mood", &values, now, Change::Mood, changes);
    let full = words.get("settings-full-screen");
    if widgets::switch(ui, "full screen", &full, settings.full_screen).clicked() {
        changes.push(Change::FullScreen(!settings.full_screen));
    }
}

fn reading(ui: &mut Ui, view: &View, words: &Words, changes: &mut Vec<Change>) {
    name(ui, words, "settings-text-size");
    let values =
        TEXT_SIZES.map(|size| (size, words.with("settings-percent", &[("percent", size.into())])));
    let far = |size: &u16| size.abs_diff(view.settings.text_size);
    let now = (0..TEXT_SIZES.len()).min_by_key(|i| far(&TEXT_SIZES[*i])).unwrap_or(1);
    choice(ui, "text size", &values, now, Change::TextSize, changes);
    name(ui, words, "settings-language");
    let system = [("language", view.system.own_name().into())];
    let mut values = vec![("", words.with("settings-language-system", &system))];
    values.extend(Language::ALL.iter().map(|l| (l.code(), l.own_name().to_owned())));
    // A code that we have no words for counts as none.
    let chosen = Language::from_code(&view.settings.language).map_or("", Language::code);
    let now = values.iter().position(|(code, _)| *code == chosen).unwrap_or(0);
    choice(ui, "language", &values, now, |code| Change::Language(code.to_owned()), changes);
}

/// A speed in figures, as short as it gets.
pub fn speed_text(speed: f32) -> String {
    match speed {
        s if (s - 0.25).abs() < 0.01 => "¼".to_owned(),
        s if (s - 0.5).abs() < 0.01 => "½".to_owned(),
        s => format!("{s}"),
    }
}
