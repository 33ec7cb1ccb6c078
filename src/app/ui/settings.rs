//! The settings. Each change holds at once.

use super::sheet::{self, Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{View, paint};
use crate::app::look::{BoardStyle, Mood};
use crate::app::session::Intent;
use crate::app::settings::{Change, Foresight, Quality, Settings};
use crate::app::state::Modal;
use crate::words::{Language, Words};
use bevy_egui::egui::{Id, Layout, Rect, Ui, UiBuilder, vec2};

const QUALITIES: [(Quality, &str); 3] = [
    (Quality::Low, "settings-quality-low"),
    (Quality::Medium, "settings-quality-medium"),
    (Quality::High, "settings-quality-high"),
];
const BOARDS: [(BoardStyle, &str, &str); 2] = [
    (BoardStyle::Zanzibar, "settings-board-zanzibar", "settings-board-zanzibar-line"),
    (BoardStyle::School, "settings-board-school", "settings-board-school-line"),
];
const PREVIEWS: [(Foresight, &str); 3] = [
    (Foresight::Full, "settings-previews-full"),
    (Foresight::FirstLap, "settings-previews-first-lap"),
    (Foresight::Off, "settings-previews-off"),
];
const MOODS: [(Mood, &str); 2] =
    [(Mood::Day, "settings-mood-day"), (Mood::Evening, "settings-mood-evening")];
const TEXT_SIZES: [u16; 6] = [75, 100, 125, 150, 175, 200];

/// Draws the settings.
pub fn draw(ui: &mut Ui, view: &View, words: &Words) -> Vec<Intent> {
    let mut changes = Vec::new();
    let mut intents = Vec::new();
    let room = sheet::room(ui.max_rect());
    let unit = theme::unit(ui);
    let wide = room.width() >= 940.0 * unit;
    let width = if wide { 1060.0 } else { 580.0 } * unit;
    let sheet = Sheet::card("settings", room, width).with_footer();
    let head = |ui: &mut Ui| {
        paint::paragraph(ui, &words.get("settings-title"), Face::Title, 1.5, theme::INK);
    };
    sheet.show_headed(ui, head, |ui, part| match part {
        Part::Body => {
            columns(ui, wide, |ui, column| match column {
                0 => {
                    sound(ui, view.settings, words, &mut changes);
                    table(ui, view.settings, words, &mut changes);
                }
                _ => {
                    picture(ui, view.settings, words, &mut changes);
                    reading(ui, view, words, &mut changes);
                }
            });
        }
        Part::Footer => {
            ui.horizontal(|ui| {
                let width = ui.available_width() - ui.spacing().item_spacing.x;
                let close = words.get("settings-close");
                let most = (width * 0.64).floor();
                if widgets::button_of(ui, "close", &close, Kind::Main, most).clicked() {
                    intents.push(Intent::Close);
                }
                let reset = words.get("settings-reset");
                let rest = (width * 0.36).floor();
                if widgets::button_of(ui, "reset", &reset, Kind::Loss, rest).clicked() {
                    intents.push(Intent::Open(Modal::ConfirmReset));
                }
            });
        }
    });
    intents.extend(changes.into_iter().map(Intent::Change));
    intents
}

/// Two columns side by side, or one below the other. What is written has the same identity either
/// way, so that it can be followed when the columns move.
fn columns(ui: &mut Ui, wide: bool, mut write: impl FnMut(&mut Ui, usize)) {
    let all = ui.available_rect_before_wrap();
    let gap = 36.0 * theme::unit(ui);
    let width = if wide { ((all.width() - gap) / 2.0).floor() } else { all.width() };
    let mut corner = all.min;
    let mut lowest = all.top();
    for column in 0..2 {
        let rect = Rect::from_min_size(corner, vec2(width, all.height()));
        let layout = Layout::top_down(bevy_egui::egui::Align::Min);
        let id = Id::new("column of the settings");
        let mut child = ui.new_child(UiBuilder::new().id(id).max_rect(rect).layout(layout));
        write(&mut child, column);
        let bottom = child.min_rect().bottom();
        lowest = lowest.max(bottom);
        if wide {
            corner.x += width + gap;
        } else {
            corner.y = bottom;
        }
    }
    ui.allocate_space(vec2(all.width(), lowest - all.top()));
}

fn section(ui: &mut Ui, words: &Words, key: &str) {
    ui.add_space(8.0 * theme::unit(ui));
    paint::paragraph(ui, &words.get(key), Face::Title, 1.05, theme::INDIGO);
    paint::hairline(ui);
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
    section(ui, words, "settings-sound");
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
    section(ui, words, "settings-table");
    name(ui, words, "settings-speed");
    let values = Settings::SPEEDS.map(|speed| {
        let text = speed_text(speed);
        (speed, words.with("settings-speed-value", &[("speed", text.as_str().into())]))
    });
    choice(ui, "speed", &values, settings.speed_place(), Change::Speed, changes);
    name(ui, words, "settings-previews");
    let values = PREVIEWS.map(|(previews, key)| (previews, words.get(key)));
    let now = PREVIEWS.iter().position(|(p, _)| *p == settings.previews).unwrap_or(0);
    choice(ui, "previews", &values, now, Change::Previews, changes);
    line(ui, words, "settings-previews-line");
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
    section(ui, words, "settings-picture");
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
    section(ui, words, "settings-reading");
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
