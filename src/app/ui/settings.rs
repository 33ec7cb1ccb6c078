//! The settings. Each change holds at once.

use super::sheet::{self, Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{View, paint, title};
use crate::app::session::Intent;
use crate::app::settings::{Quality, Settings};
use crate::words::Words;
use bevy_egui::egui::Ui;

const QUALITIES: [(Quality, &str); 3] = [
    (Quality::Low, "settings-quality-low"),
    (Quality::Medium, "settings-quality-medium"),
    (Quality::High, "settings-quality-high"),
];
const TEXT_SIZES: [u16; 6] = [75, 100, 125, 150, 175, 200];

/// Draws the settings.
pub fn draw(ui: &mut Ui, view: &View, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let room = sheet::room(ui.max_rect());
    let sheet = Sheet::card("settings", room, 580.0 * theme::unit(ui)).with_footer();
    sheet.show(ui, |ui, part| match part {
        Part::Body => {
            let mut wanted = view.settings.clone();
            paint::paragraph(ui, &words.get("settings-title"), Face::Title, 1.5, theme::INK);
            section(ui, words, "settings-sound");
            sound(ui, &mut wanted, words);
            section(ui, words, "settings-table");
            table(ui, &mut wanted, words);
            section(ui, words, "settings-picture");
            picture(ui, &mut wanted, words);
            section(ui, words, "settings-reading");
            name(ui, words, "settings-text-size");
            text_size(ui, &mut wanted, words);
            name(ui, words, "settings-language");
            intents.extend(title::languages(ui, view, words));
            ui.add_space(8.0);
            let reset = words.get("settings-reset");
            if widgets::button_fit(ui, "reset", &reset, Kind::Loss).clicked() {
                wanted = Settings::default();
            }
            if wanted != *view.settings {
                intents.push(Intent::Change(Box::new(wanted)));
            }
        }
        Part::Footer => {
            if widgets::button(ui, "close", &words.get("settings-close"), Kind::Main).clicked() {
                intents.push(Intent::Close);
            }
        }
    });
    intents
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

fn sound(ui: &mut Ui, wanted: &mut Settings, words: &Words) {
    volume(ui, words, "volume", "settings-volume", &mut wanted.volume);
    volume(ui, words, "ambience", "settings-ambience", &mut wanted.ambience);
    volume(ui, words, "interface", "settings-interface", &mut wanted.interface);
    if widgets::switch(ui, "mute", &words.get("settings-mute"), wanted.muted).clicked() {
        wanted.muted = !wanted.muted;
    }
}

fn volume(ui: &mut Ui, words: &Words, id: &str, key: &str, wanted: &mut u8) {
    let name = words.get(key);
    let percent = words.with("settings-percent", &[("percent", (*wanted).into())]);
    widgets::named_value(ui, &name, &percent);
    if let Some(set) = widgets::slider(ui, id, &name, *wanted, 100, 5) {
        *wanted = set;
    }
}

fn table(ui: &mut Ui, wanted: &mut Settings, words: &Words) {
    name(ui, words, "settings-speed");
    let values = Settings::SPEEDS.map(|speed| {
        words.with("settings-speed-value", &[("speed", speed_text(speed).as_str().into())])
    });
    let now = nearest_speed(wanted.speed);
    if let Some(chosen) = widgets::segments(ui, "speed", &values, now) {
        wanted.speed = Settings::SPEEDS[chosen];
    }
    if widgets::switch(ui, "counts", &words.get("settings-counts"), wanted.counts).clicked() {
        wanted.counts = !wanted.counts;
    }
    let calm = words.get("settings-reduced-motion");
    if widgets::switch(ui, "motion", &calm, wanted.reduced_motion).clicked() {
        wanted.reduced_motion = !wanted.reduced_motion;
    }
    line(ui, words, "settings-reduced-motion-line");
}

fn picture(ui: &mut Ui, wanted: &mut Settings, words: &Words) {
    name(ui, words, "settings-quality");
    let values = QUALITIES.map(|(_, key)| words.get(key));
    let now = QUALITIES.iter().position(|(q, _)| *q == wanted.quality).unwrap_or(1);
    if let Some(chosen) = widgets::segments(ui, "quality", &values, now) {
        wanted.quality = QUALITIES[chosen].0;
    }
    line(ui, words, "settings-quality-line");
    let full = words.get("settings-full-screen");
    if widgets::switch(ui, "full screen", &full, wanted.full_screen).clicked() {
        wanted.full_screen = !wanted.full_screen;
    }
}

fn text_size(ui: &mut Ui, wanted: &mut Settings, words: &Words) {
    let values = TEXT_SIZES.map(|size| words.with("settings-percent", &[("percent", size.into())]));
    let far = |size: &u16| size.abs_diff(wanted.text_size);
    let now = (0..TEXT_SIZES.len()).min_by_key(|i| far(&TEXT_SIZES[*i])).unwrap_or(1);
    if let Some(chosen) = widgets::segments(ui, "text size", &values, now) {
        wanted.text_size = TEXT_SIZES[chosen];
    }
}

/// The place among the speeds of the one nearest to a speed.
pub fn nearest_speed(speed: f32) -> usize {
    let far = |i: usize| (Settings::SPEEDS[i] / speed.max(0.01)).ln().abs();
    (0..Settings::SPEEDS.len()).min_by(|a, b| far(*a).total_cmp(&far(*b))).unwrap_or(2)
}

/// A speed in figures, as short as it gets.
pub fn speed_text(speed: f32) -> String {
    match speed {
        s if (s - 0.25).abs() < 0.01 => "¼".to_owned(),
        s if (s - 0.5).abs() < 0.01 => "½".to_owned(),
        s => format!("{s}"),
    }
}
