//! What the staff see: how it goes, how the table is, and what they can do.

use super::{Counts, StaffPage, StaffWish, Wish, panel, plot};
use crate::app::ui::paint;
use crate::app::ui::sheet::{self, Part, Sheet};
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::{self, Kind};
use crate::words::Words;
use bevy_egui::egui::{Rect, Ui, pos2, vec2};

/// Draws it.
pub fn draw(ui: &mut Ui, page: &StaffPage, words: &Words) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let room = sheet::room(ui.max_rect());
    let width = (900.0 * theme::unit(ui)).min(room.width());
    Sheet::card("house staff", room, width).with_footer().show(ui, |ui, part| match part {
        Part::Body => {
            paint::paragraph(ui, &words.get("kiosk-staff"), Face::Title, 1.5, theme::INK);
            counts(ui, page, words);
            heading(ui, words, "kiosk-staff-health");
            for (key, value) in &page.health {
                line(ui, words, &words.get(key), &[("", value.clone())]);
            }
            heading(ui, words, "kiosk-staff-volume");
            let now = panel::volume_place(page.volume);
            if let Some(chosen) = widgets::segments(ui, "volume", &panel::volumes(words), now) {
                wishes.push(Wish::Staff(StaffWish::Volume(panel::volume_of(chosen))));
            }
        }
        Part::Footer => {
            let entries = [
                ("kiosk-staff-clean", Kind::Plain, StaffWish::Clean),
                ("kiosk-staff-again", Kind::Plain, StaffWish::Again),
                ("kiosk-staff-close", Kind::Loss, StaffWish::Close),
                ("kiosk-staff-leave", Kind::Main, StaffWish::Leave),
            ];
            for two in entries.chunks(2) {
                let gap = ui.spacing().item_spacing.x;
                let each = ((ui.available_width() - gap) / 2.0).floor();
                ui.horizontal(|ui| {
                    for (key, kind, wish) in two {
                        if widgets::button_of(ui, key, &words.get(key), *kind, each).clicked() {
                            wishes.push(Wish::Staff(*wish));
                        }
                    }
                });
            }
        }
    });
    wishes
}

fn heading(ui: &mut Ui, words: &Words, key: &str) {
    ui.add_space(8.0 * theme::unit(ui));
    paint::paragraph(ui, &words.get(key), Face::Strong, 1.0, theme::INK);
}

fn counts(ui: &mut Ui, page: &StaffPage, words: &Words) {
    let Some([today, month]) = page.counts else {
        paint::paragraph(ui, &words.get("kiosk-staff-no-counts"), Face::Text, 1.0, theme::CORAL);
        return;
    };
    let [today_is, month_is] = ["kiosk-staff-today", "kiosk-staff-month"].map(|key| words.get(key));
    let heads = [today_is.clone(), month_is.clone()];
    columns(ui, "", &heads);
    let what: [(&str, fn(&Counts) -> u32); 6] = [
        ("kiosk-staff-sessions", |counts| counts.sessions),
        ("kiosk-staff-matches", |counts| counts.matches),
        ("kiosk-staff-abandoned", |counts| counts.abandoned),
        ("kiosk-staff-lessons", |counts| counts.lessons),
        ("kiosk-staff-seconds", |counts| counts.seconds),
        ("kiosk-staff-restarts", |counts| counts.restarts),
    ];
    for (key, of) in what {
        let values = [(&today_is, today), (&month_is, month)];
        let values = values.map(|(when, counts)| (when.as_str(), of(&counts).to_string()));
        line(ui, words, &words.get(key), &values);
    }
    heading(ui, words, "kiosk-staff-plot");
    plot::bars(ui, words, &words.get("kiosk-staff-plot"), &page.sessions, 90.0 * theme::unit(ui));
}

/// A name and its values, these in columns at the right, each with what its column is for. Who hears them hears all of
/// that with each.
fn line(ui: &mut Ui, words: &Words, name: &str, values: &[(&str, String)]) {
    let texts: Vec<String> = values.iter().map(|(_, value)| value.clone()).collect();
    let rects = columns(ui, name, &texts);
    for ((when, value), rect) in values.iter().zip(rects) {
        paint::label(ui, rect, &told(words, name, when, value));
    }
}

/// A figure with its name, as a screen reader tells it.
fn told(words: &Words, name: &str, when: &str, value: &str) -> String {
    let mut args = vec![("name", name.into()), ("value", value.into())];
    if when.is_empty() {
        return words.with("kiosk-staff-figure", &args);
    }
    args.push(("when", when.into()));
    words.with("kiosk-staff-figure-when", &args)
}

/// Paints a name, and texts in columns at the right; answers where these are.
fn columns(ui: &mut Ui, name: &str, texts: &[String]) -> Vec<Rect> {
    let width = ui.available_width();
    let font = Face::Text.at(ui, 0.95);
    let column = width * 0.22;
    let room = (width - column * texts.len() as f32).max(width * 0.3);
    let name = paint::layout(ui, name, font.clone(), theme::INK_SOFT, room);
    let texts: Vec<_> = texts
        .iter()
        .map(|text| paint::layout(ui, text, font.clone(), theme::INK, width - room))
        .collect();
    let high = texts.iter().map(|text| text.rect.height()).fold(name.rect.height(), f32::max);
    let (_, rect) = ui.allocate_space(vec2(width, high));
    let mut right = rect.right();
    let mut rects = Vec::new();
    for text in texts.into_iter().rev() {
        let at = pos2(right - text.rect.width(), rect.top());
        rects.insert(0, Rect::from_min_size(at, text.rect.size()));
        ui.painter().galley(at, text, theme::INK);
        right -= column;
    }
    ui.painter().galley(rect.min, name, theme::INK_SOFT);
    rects
}
