//! The title, with the way to everything else.

use super::paint::{self, Band};
use super::sheet::{Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{View, upright};
use crate::app::session::Intent;
use crate::app::state::Modal;
use crate::words::{Language, Words};
use bevy_egui::egui::{Rect, Ui};

/// Draws the title; `free` is made smaller by what it covers.
pub fn draw(ui: &mut Ui, view: &View, words: &Words, free: &mut Rect) -> Vec<Intent> {
    let window = ui.max_rect();
    let unit = theme::unit(ui);
    let mut intents = Vec::new();
    let (rect, band) = if upright(window) {
        let height = (window.height() * 0.55).max(520.0 * unit).min(window.height());
        (window.with_min_y(window.bottom() - height), Band::Top)
    } else {
        let width = (window.width() * 0.34).max(330.0 * unit).min(window.width());
        (window.with_max_x(window.left() + width), Band::Right)
    };
    if band == Band::Top {
        free.max.y = rect.top();
    } else {
        free.min.x = rect.right();
    }
    let sheet =
        Sheet::panel("title", rect).with_band(band).with_footer().centred().with_margin(32.0);
    sheet.show(ui, |ui, part| match part {
        Part::Body => {
            let size = (window.height() * 0.13 / (18.0 * unit)).clamp(1.8, 3.4);
            paint::paragraph(ui, &words.get("title-name"), Face::Title, size, theme::INK);
            paint::paragraph(ui, &words.get("title-line"), Face::Serif, 1.1, theme::INK_SOFT);
            ui.add_space(18.0 * unit);
            intents.extend(menu(ui, view, words));
        }
        Part::Footer => intents.extend(languages(ui, view, words)),
    });
    intents
}

fn menu(ui: &mut Ui, view: &View, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let mut entry = |ui: &mut Ui, key: &str, kind: Kind, intent: Intent| {
        if widgets::button(ui, key, &words.get(key), kind).clicked() {
            intents.push(intent);
        }
    };
    let begin = if let Some(last) = view.unfinished.first() {
        entry(ui, "menu-go-on", Kind::Main, Intent::Resume(last.id.clone()));
        let game = words.game(last.game);
        let args = [("game", game.as_str().into()), ("turns", last.turns.into())];
        let line = words.with("menu-go-on-line", &args);
        paint::paragraph(ui, &line, Face::Text, 0.84, theme::INK_SOFT);
        entry(ui, "unfinished-title", Kind::Plain, Intent::Open(Modal::Unfinished));
        Kind::Plain
    } else {
        Kind::Main
    };
    entry(ui, "menu-new-match", begin, Intent::OpenNewMatch);
    entry(ui, "menu-help", Kind::Plain, Intent::Open(Modal::Help));
    entry(ui, "menu-settings", Kind::Plain, Intent::Open(Modal::Settings));
    entry(ui, "menu-quit", Kind::Plain, Intent::Quit);
    intents
}

/// The languages, each by its own name.
pub fn languages(ui: &mut Ui, view: &View, words: &Words) -> Option<Intent> {
    let names: Vec<String> = Language::ALL.iter().map(|l| l.own_name().to_owned()).collect();
    let now = Language::ALL.iter().position(|l| *l == words.language()).unwrap_or(0);
    let chosen = widgets::segments(ui, "language", &names, now)?;
    let mut settings = view.settings.clone();
    settings.language = Language::ALL.get(chosen)?.code().to_owned();
    Some(Intent::Change(Box::new(settings)))
}
