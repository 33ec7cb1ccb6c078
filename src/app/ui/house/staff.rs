//! What the staff see: how it goes, how the table is, and what they can do.

use super::{Counts, StaffPage, StaffWish, Wish, panel, plot};
use crate::app::ui::paint;
use crate::app::ui::sheet::{self, Part, Sheet};
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::{self, Kind};
use crate::words::Words;
use bevy_egui::egui::{Ui, vec2};

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
                line(ui, &words.get(key), std::slice::from_ref(value));
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
    let heads = ["kiosk-staff-today", "kiosk-staff-month"].map(|key| words.get(key));
    line(ui, "", &heads);
    let what: [(&str, fn(&Counts) -> u32); 6] = [
        ("kiosk-staff-sessions", |counts| counts.sessions),
        ("kiosk-staff-matches", |counts| counts.matches),
        ("kiosk-staff-abandoned", |counts| counts.abandoned),
        ("kiosk-staff-lessons", |counts| counts.lessons),
        ("kiosk-staff-seconds", |counts| counts.seconds),
        ("kiosk-staff-restarts", |counts| counts.restarts),
    ];
    for (key, of) in what {
        line(ui, &words.get(key), &[of(&today).to_string(), of(&month).to_string()]);
    }
    heading(ui, words, "kiosk-staff-plot");
    plot::bars(ui, &words.get("kiosk-staff-plot"), &page.sessions, 90.0 * theme::unit(ui));
}

/// A name and its values, these in columns at the right.
fn line(ui: &mut Ui, name: &str, values: &[String]) {
    let width = ui.available_width();
    let font = Face::Text.at(ui, 0.95);
    let column = width * 0.22;
    let room = (width - column * values.len() as f32).max(width * 0.3);
    let name = paint::layout(ui, name, font.clone(), theme::INK_SOFT, room);
    let values: Vec<_> = values
        .iter()
        .map(|value| paint::layout(ui, value, font.clone(), theme::INK, width - room))
        .collect();
    let high = values.iter().map(|value| value.rect.height()).fold(name.rect.height(), f32::max);
    let (_, rect) = ui.allocate_space(vec2(width, high));
    let mut right = rect.right();
    for value in values.into_iter().rev() {
        let at = bevy_egui::egui::pos2(right - value.rect.width(), rect.top());
        paint::label(ui, bevy_egui::egui::Rect::from_min_size(at, value.rect.size()), value.text());
        ui.painter().galley(at, value, theme::INK);
        right -= column;
    }
    ui.painter().galley(rect.min, name, theme::INK_SOFT);
}
