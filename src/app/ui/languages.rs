//! The button that leads to the languages, in a corner of every screen, and the list of them.

use super::paint::{self, layout};
use super::sheet::{self, Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{icons, upright};
use crate::app::session::Intent;
use crate::app::settings::Change;
use crate::app::state::Modal;
use crate::words::{Language, Words};
use bevy_egui::egui::{self, Color32, Id, Rect, Ui, Vec2, pos2, vec2};

/// With less room beside it than this many times its width, the button has its sign only.
const ROOM_FOR_A_NAME: f32 = 3.2;

/// Where the button lies in a window with so much free of panels: in the corner away from them, the same on each
/// screen. Sheets keep clear of it from now on.
pub fn place(ui: &Ui, window: Rect, free: Rect, words: &Words) -> Rect {
    let touch = theme::sign_touch(ui);
    let mut margin = (touch * 0.26).round();
    if !free.is_positive() {
        // A panel over all of the window may have its band along this edge.
        margin = margin.max(1.5 * paint::band_width(ui)).round();
    }
    let left = free.is_positive() && (upright(window) || free.center().x < window.center().x + 1.0);
    let room = if free.is_positive() { free.width() } else { window.width() };
    let wide = width(ui, touch, words);
    let wide = if wide * ROOM_FOR_A_NAME < room { wide } else { touch };
    let corner = if left { window.left() + margin } else { window.right() - margin - wide };
    let rect = Rect::from_min_size(pos2(corner, window.top() + margin), vec2(wide, touch));
    ui.data_mut(|data| data.insert_temp(known(), rect));
    rect
}

fn known() -> Id {
    Id::new("mbili languages")
}

/// The corner that everything else keeps clear of, with some room around it.
pub fn corner(ui: &Ui) -> Rect {
    let rect: Option<Rect> = ui.data(|data| data.get_temp(known()));
    rect.map_or(Rect::NOTHING, |rect| rect.expand((rect.height() * 0.16).round()))
}

/// What is left of a place beside the corner, where they lie side by side.
pub fn beside(ui: &Ui, place: Rect) -> Rect {
    let corner = corner(ui);
    if !corner.intersects(place) {
        place
    } else if corner.center().x < place.center().x {
        place.with_min_x(corner.right())
    } else {
        place.with_max_x(corner.left())
    }
}

fn name(ui: &Ui, words: &Words, touch: f32) -> std::sync::Arc<egui::Galley> {
    let size = (touch * 0.4 / (18.0 * theme::unit(ui))).min(1.0);
    let font = Face::Strong.at(ui, size);
    layout(ui, words.language().own_name(), font, theme::INK, f32::INFINITY)
}

/// Draws what says that languages are to be found there: a globe, which needs no language, and the name of the one in use.
pub fn inside(ui: &Ui, body: Rect, touch: f32, colour: Color32, words: &Words) {
    let side = body.height();
    let sign = Rect::from_min_size(body.min, Vec2::splat(side).min(body.size()));
    icons::paint(ui, sign, icons::GLOBE, side * 0.5, colour);
    if body.width() > side * 1.2 {
        let name = name(ui, words, touch);
        let at = pos2(sign.right(), body.center().y - name.rect.height() / 2.0);
        ui.painter().galley(at, name, colour);
    }
}

/// The width of a button with that inside.
pub fn width(ui: &Ui, touch: f32, words: &Words) -> f32 {
    (touch + name(ui, words, touch).rect.width() + touch * 0.34).ceil()
}

/// Draws the button; `open`: the list is there already.
pub fn button(ui: &Ui, rect: Rect, open: bool, words: &Words) -> Option<Intent> {
    let own = words.language().own_name();
    let told = format!("{}: {own}", words.get("settings-language"));
    let pressed =
        widgets::button_with(ui, "languages", &told, rect, Kind::Plain, |ui, body, colour| {
            inside(ui, body, rect.height(), colour, words);
        });
    let intent = if open { Intent::Close } else { Intent::Open(Modal::Languages) };
    pressed.clicked().then_some(intent)
}

/// Draws the list, each language by its own name and in its own writing.
pub fn draw(ui: &mut Ui, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let room = sheet::room(ui.max_rect());
    let sheet = Sheet::card("languages", room, 640.0 * theme::unit(ui)).with_footer();
    let head = |ui: &mut Ui| {
        paint::paragraph(ui, &words.get("settings-language"), Face::Title, 1.5, theme::INK);
    };
    sheet.show_headed(ui, head, |ui, part| match part {
        Part::Body => {
            let font = |language: &Language| Face::Strong.written(ui, 1.0, language.writing());
            let names: Vec<_> = Language::ALL.iter().map(|l| (l.own_name(), font(l))).collect();
            let now = Language::ALL.iter().position(|l| *l == words.language());
            if let Some(chosen) = widgets::grid(ui, "language", &names, now, 168.0) {
                let code = Language::ALL[chosen].code().to_owned();
                intents.extend([Intent::Change(Change::Language(code)), Intent::Close]);
            }
            // Until somebody has: who that was stands in the credits.
            if words.language() != Language::English {
                let line = words.get("languages-unread");
                paint::paragraph(ui, &line, Face::Text, 0.84, theme::INK_SOFT);
            }
        }
        Part::Footer => {
            if widgets::button(ui, "close", &words.get("help-close"), Kind::Plain).clicked() {
                intents.push(Intent::Close);
            }
        }
    });
    intents
}
