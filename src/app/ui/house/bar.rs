//! The bar at the lower edge of every screen: the way home, the languages in their own letters, and what else a
//! visitor may set.

use super::{HouseView, Place, Wish};
use crate::app::session::Intent;
use crate::app::settings::Change;
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::{self, Kind};
use crate::app::ui::{languages, paint};
use crate::words::{Language, Words};
use bevy_egui::egui::{Rect, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

/// Draws it.
pub fn draw(ui: &mut Ui, house: &HouseView, words: &Words, wishes: &mut Vec<Wish>) {
    let window = ui.max_rect();
    let bar = window.with_min_y(window.bottom() - house.bar);
    let _ = ui.interact(bar, ui.id().with("bar"), bevy_egui::egui::Sense::CLICK);
    ui.painter().rect_filled(
        bar.expand2(vec2(20.0, 0.0)).with_max_y(bar.bottom() + 20.0),
        0.0,
        theme::PLASTER_DEEP,
    );
    ui.painter().hline(
        bar.expand(20.0).x_range(),
        bar.top(),
        Stroke::new(1.5, theme::PLASTER_EDGE),
    );
    let touch = theme::touch(ui);
    let gap = (8.0 * theme::unit(ui).min(1.5)).round();
    let row = Rect::from_center_size(bar.center(), vec2(bar.width() - 2.0 * gap, touch));
    let mut left = row.left();
    let mut right = row.right();
    let place = |from: f32, width: f32| {
        Rect::from_min_size(pos2(from, row.top()), vec2(width, row.height()))
    };
    if house.place != Place::Home {
        let text = words.get("kiosk-home");
        let width = widgets::button_width(ui, &text);
        if button(ui, "home", &text, place(left, width), 1.0, false) {
            wishes.push(Wish::Home);
        }
        left += width + gap;
    }
    let text = words.get("kiosk-panel");
    let width = widgets::button_width(ui, &text);
    right -= width;
    if button(ui, "panel", &text, place(right, width), 1.0, false) {
        wishes.push(Wish::Panel(true));
    }
    right -= gap;
    if house.languages.len() < 2 {
        return;
    }
    let room = right - left;
    let Some((size, names)) = SIZES.into_iter().find_map(|size| {
        let names = names(ui, house, size, gap);
        let all = names.iter().map(|(_, width)| width + gap * size).sum::<f32>();
        (all <= room).then_some((size, names))
    }) else {
        // All of them are in the panel; here stands the one in use.
        let name = words.language().own_name();
        let width = languages::width(ui, touch, words).min(room.max(touch));
        let rect = place(right - width, width);
        let inside = |ui: &Ui, body, colour| languages::inside(ui, body, touch, colour, words);
        let folded = widgets::button_with(ui, "languages", name, rect, Kind::Plain, inside);
        if folded.clicked() {
            wishes.push(Wish::Panel(true));
        }
        return;
    };
    for (language, width) in names.into_iter().rev() {
        right -= width;
        let chosen = language == words.language();
        let rect = place(right, width);
        if button(ui, language.code(), language.own_name(), rect, size, chosen) && !chosen {
            let code = language.code().to_owned();
            wishes.push(Wish::Want(Intent::Change(Change::Language(code))));
        }
        right -= gap * size;
    }
}

/// The sizes in which the languages are tried until all of them have room.
const SIZES: [f32; 5] = [1.0, 0.92, 0.84, 0.78, 0.72];

/// The languages with the widths of their buttons, in letters so large; narrower than others, since they stand in a row.
fn names(ui: &Ui, house: &HouseView, size: f32, gap: f32) -> Vec<(Language, f32)> {
    let touch = theme::touch(ui);
    let of = |&language: &Language| {
        let font = Face::Strong.at(ui, size);
        let name = paint::layout(ui, language.own_name(), font, theme::INK, f32::INFINITY);
        (language, (name.rect.width() + 2.5 * gap * size).max(touch).ceil())
    };
    house.languages.iter().map(of).collect()
}

/// A button in a rectangle; a chosen one is marked by its ground and an edge.
fn button(ui: &Ui, key: &str, text: &str, rect: Rect, size: f32, chosen: bool) -> bool {
    let response = widgets::button_with(ui, key, text, rect, Kind::Plain, |ui, body, colour| {
        if chosen {
            widgets::held(ui, body);
        }
        let galley = paint::layout(ui, text, Face::Strong.at(ui, size), colour, f32::INFINITY);
        paint::text_centred(ui, body, galley);
    });
    response
        .widget_info(|| WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), chosen, text));
    response.clicked()
}
