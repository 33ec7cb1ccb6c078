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
    let home = (house.place != Place::Home).then(|| words.get("kiosk-home"));
    let panel = words.get("kiosk-panel");
    let own: Vec<&str> = home.iter().map(String::as_str).chain([panel.as_str()]).collect();
    let all: &[Language] = if house.languages.len() < 2 { &[] } else { house.languages };
    let open = FITS.into_iter().find(|fit| {
        let names = all.iter().map(|language| language.own_name());
        let widths = own.iter().copied().chain(names).map(|text| fit.width(ui, text, gap));
        widths.map(|width| width + gap * fit.air).sum::<f32>() - gap * fit.air <= row.width()
    });
    let fit = open.unwrap_or(FITS[0]);
    let (mut left, mut right) = (row.left(), row.right());
    let between = gap * fit.air;
    let place = |from: f32, width: f32| {
        Rect::from_min_size(pos2(from, row.top()), vec2(width, row.height()))
    };
    if let Some(text) = home {
        let width = fit.width(ui, &text, gap);
        if button(ui, "home", &text, place(left, width), fit.letters, false) {
            wishes.push(Wish::Home);
        }
        left += width + between;
    }
    let width = fit.width(ui, &panel, gap);
    right -= width;
    if button(ui, "panel", &panel, place(right, width), fit.letters, false) {
        wishes.push(Wish::Panel(true));
    }
    right -= between;
    if open.is_none() && !all.is_empty() {
        // All of them are in the panel; here stands the one in use.
        let name = words.language().own_name();
        let width = languages::width(ui, touch, words).min((right - left).max(touch));
        let rect = place(right - width, width);
        let inside = |ui: &Ui, body, colour| languages::inside(ui, body, touch, colour, words);
        let folded = widgets::button_with(ui, "languages", name, rect, Kind::Plain, inside);
        if folded.clicked() {
            wishes.push(Wish::Panel(true));
        }
        return;
    }
    for &language in all.iter().rev() {
        let name = language.own_name();
        let width = fit.width(ui, name, gap);
        right -= width;
        let chosen = language == words.language();
        if button(ui, language.code(), name, place(right, width), fit.letters, chosen) && !chosen {
            let code = language.code().to_owned();
            wishes.push(Wish::Want(Intent::Change(Change::Language(code))));
        }
        right -= between;
    }
}

/// How the buttons of the bar are made to have room: the size of the letters in all of them, and how much of the usual air
/// is in and between them.
#[derive(Clone, Copy)]
struct Fit {
    letters: f32,
    air: f32,
}

impl Fit {
    const fn new(letters: f32, air: f32) -> Self {
        Fit { letters, air }
    }

    /// The width of a button; narrower than others, since they stand in a row.
    fn width(self, ui: &Ui, text: &str, gap: f32) -> f32 {
        let font = Face::Strong.at(ui, self.letters);
        let name = paint::layout(ui, text, font, theme::INK, f32::INFINITY);
        (name.rect.width() + 2.5 * gap * self.air).max(theme::touch(ui)).ceil()
    }
}

/// What is tried until all buttons have room; letters are never much smaller than usual.
const FITS: [Fit; 6] = [
    Fit::new(1.0, 1.5),
    Fit::new(1.0, 1.0),
    Fit::new(0.95, 1.0),
    Fit::new(0.9, 1.0),
    Fit::new(0.9, 0.8),
    Fit::new(0.86, 0.7),
];

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
