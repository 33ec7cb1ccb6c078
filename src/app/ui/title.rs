//! The title, with the way to everything else.

use super::paint::{self, Band};
use super::sheet::Sheet;
use super::theme::{self, Face};
use super::widgets::{self, Kind, Labelled};
use super::{View, upright};
use crate::app::session::{Intent, Learn};
use crate::app::state::Modal;
use crate::words::Words;
use bevy_egui::egui::{Rect, Ui, vec2};

/// Where the title lies.
pub struct Place {
    rect: Rect,
    band: Band,
    /// What it leaves free for the board.
    pub free: Rect,
    /// Too low for all entries one below the other.
    low: bool,
}

/// Where the title lies in a window.
pub fn place(window: Rect, unit: f32, view: &View) -> Place {
    let waiting = !view.unfinished.is_empty();
    // What all entries need, one below the other under a large name.
    let (texts, buttons) = if waiting { (296.0, 9.2) } else { (271.0, 6.8) };
    let need = texts * unit + buttons * theme::touch_at(unit) + 16.0;
    if upright(window) {
        let height = (window.height() * 0.55).max(520.0 * unit).min(window.height());
        let top = window.bottom() - height;
        let free = window.with_max_y(top);
        return Place { rect: window.with_min_y(top), band: Band::Top, free, low: height < need };
    }
    let low = window.height() < need;
    let mut width = (window.width() * 0.34).max(330.0 * unit);
    if low && waiting {
        width = width.max(PAIRED);
    }
    if window.width() - width < 0.9 * PAIRED {
        // A sliver of a board is no board.
        width = window.width();
    }
    let right = window.left() + width;
    let (rect, free) = (window.with_max_x(right), window.with_min_x(right));
    Place { rect, band: Band::Right, free, low }
}

/// In this width two entries stand side by side.
const PAIRED: f32 = 320.0;

/// Draws the title.
pub fn draw(ui: &mut Ui, view: &View, words: &Words) -> Vec<Intent> {
    let unit = theme::unit(ui);
    let mut intents = Vec::new();
    let Place { rect, band, low, .. } = place(ui.max_rect(), unit, view);
    let sheet = Sheet::panel("title", rect)
        .with_band(band)
        .centred()
        .with_stucco()
        .with_margin(if low || !view.unfinished.is_empty() { 22.0 } else { 32.0 });
    sheet.show(ui, |ui, _| {
        let most = if low { 2.2 } else { 4.2 };
        let size = (rect.height() * 0.13 / (18.0 * unit)).clamp(1.8, most);
        paint::paragraph(ui, &words.get("title-name"), Face::Title, size, theme::INK);
        paint::paragraph(ui, &words.get("title-line"), Face::Serif, 1.1, theme::INK_SOFT);
        if !low {
            ui.add_space(6.0 * unit);
            paint::cut_line(ui);
        }
        ui.add_space(if low { 4.0 } else { 14.0 * unit });
        intents.extend(menu(ui, view, low, words));
    });
    intents
}

/// The entries; in a low window the lesser ones stand in pairs, so that all are seen at once.
fn menu(ui: &mut Ui, view: &View, low: bool, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let mut lesser: Vec<(&str, Intent)> = Vec::new();
    let mut entry = |ui: &mut Ui, key: &str, kind: Kind, width: f32, intent: &Intent| {
        if widgets::button_of(ui, key, &words.get(key), kind, width).clicked() {
            intents.push(intent.clone());
        }
    };
    let width = ui.available_width();
    if let Some(last) = view.unfinished.first() {
        entry(ui, "menu-go-on", Kind::Main, width, &Intent::Resume(last.id.clone()));
        let game = words.game(last.game);
        let args = [("game", game.as_str().into()), ("turns", last.turns.into())];
        let line = words.with("menu-go-on-line", &args);
        paint::paragraph(ui, &line, Face::Text, 0.84, theme::INK_SOFT);
        lesser.push(("unfinished-title", Intent::Open(Modal::Unfinished)));
        lesser.push(("menu-new-match", Intent::OpenNewMatch));
    } else {
        entry(ui, "menu-new-match", Kind::Main, width, &Intent::OpenNewMatch);
    }
    lesser.push(("menu-learn", Intent::Learn(Learn::Begin)));
    lesser.push(("menu-exercises", Intent::OpenExercises));
    let reading = [("menu-help", Modal::Help), ("book-open", Modal::Book)];
    lesser.extend(reading.map(|(key, modal)| (key, Intent::Open(modal))));
    lesser.push(("menu-settings", Intent::Open(Modal::Settings)));
    lesser.push(("menu-quit", Intent::Quit));
    let gap = ui.spacing().item_spacing.x;
    let of = |columns: usize| ((width - gap * (columns as f32 - 1.0)) / columns as f32).floor();
    let wide = of(2) >= 120.0 * theme::unit(ui);
    let paired = low && wide;
    // With a match that waits there are more of them than pairs have room for.
    let columns = if paired && lesser.len() > 6 { 3 } else { 1 + usize::from(paired) };
    let mut rows: Vec<&[(&str, Intent)]> = lesser.chunks(columns).collect();
    let help = lesser.iter().position(|(key, _)| *key == "menu-help");
    if let Some(help) = help.filter(|_| columns == 1 && wide) {
        // The two that are to be read share a row.
        rows[help] = &lesser[help..help + 2];
        rows.remove(help + 1);
    }
    for row in rows {
        let texts: Vec<String> = row.iter().map(|(key, _)| words.get(key)).collect();
        let labelled = row.iter().zip(&texts).map(|((key, _), text)| {
            let button = Labelled::new(key, text, Kind::Plain);
            (button, 1.0)
        });
        let buttons: Vec<(Labelled, f32)> = labelled.collect();
        let pressed = widgets::button_row_or(ui, &buttons, !low);
        intents.extend(pressed.map(|place| row[place].1.clone()));
    }
    intents
}

/// What hides the table until it is ready to be seen.
pub fn curtain(ui: &mut Ui, words: &Words) {
    let window = ui.max_rect();
    ui.painter().rect_filled(window, 0.0, theme::PLASTER);
    paint::stucco(ui, window);
    let width = paint::band_width(ui);
    paint::band(ui, window.with_max_x(window.left() + width));
    let name = words.get("title-name");
    let line = words.get("title-loading");
    let name = paint::layout(ui, &name, Face::Title.at(ui, 3.0), theme::INK, f32::INFINITY);
    let room = window.width() - 4.0 * width;
    let line = paint::layout(ui, &line, Face::Serif.at(ui, 1.1), theme::INK_SOFT, room);
    let high = name.rect.height() / 2.0;
    let below = window.translate(vec2(0.0, high + line.rect.height() / 2.0));
    paint::text_centred(ui, window, name);
    paint::text_centred(ui, below, line);
}
