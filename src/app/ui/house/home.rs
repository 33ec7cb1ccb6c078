//! Where everything begins: the table plays by itself, and what can be done stands below it.

use super::{HouseView, Wish, fitted, numbers};
use crate::app::ui::paint::Band;
use crate::app::ui::sheet::{Part, Sheet};
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::{self, Kind};
use crate::app::ui::{paint, to_egui, upright};
use crate::rules::Rules;
use crate::words::Words;
use bevy_egui::egui::{self, Color32, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

/// Draws it; answers what is left for the board.
pub fn draw(ui: &mut Ui, house: &HouseView, words: &Words, wishes: &mut Vec<Wish>) -> Rect {
    let window = ui.max_rect();
    let entries = entries(house, words);
    let plan = plan(ui, window, &entries);
    pits(ui, house, words, wishes);
    numbers(ui, house, false);
    let sheet = plan.sheet.show(ui, |ui, part| {
        if part != Part::Body {
            return;
        }
        if let Some(welcome) = house.welcome {
            paint::centred(ui, welcome, Face::Serif, 1.05, theme::INK_SOFT);
        }
        let (told, share) = house.told;
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), plan.text));
        paint::label(ui, rect, told);
        fitted(ui, rect, told, Face::Title, 1.5, theme::INK.gamma_multiply(share));
        for row in entries.chunks(plan.columns) {
            let between = ui.spacing().item_spacing.x;
            let width =
                (ui.available_width() - between * (row.len() as f32 - 1.0)) / row.len() as f32;
            ui.horizontal(|ui| {
                for (key, text, kind, wish) in row {
                    if widgets::button_of(ui, key, text, *kind, width.floor()).clicked() {
                        wishes.push(wish.clone());
                    }
                }
            });
        }
    });
    let free =
        if plan.beside { window.with_max_x(sheet.left()) } else { window.with_max_y(sheet.top()) };
    logo(ui, house, free);
    // Air above the board, so that its edge stays in the picture wherever that wanders.
    free.with_min_y(free.top() + 0.03 * window.height())
}

/// Where things stand.
struct Plan {
    sheet: Sheet,
    /// The height of what is told.
    text: f32,
    columns: usize,
    /// The sheet stands beside the board, and not below it.
    beside: bool,
}

/// Below the board stands what can be done, and beside it on a glass so small that the pits would be too small for
/// fingers otherwise: there letters and buttons that are large enough take half of the height.
fn plan(ui: &Ui, window: Rect, entries: &[Entry]) -> Plan {
    let unit = theme::unit(ui);
    let line = 18.0 * unit * 1.5 * 1.4;
    let columns = columns(ui, window, entries);
    // In large letters on a small glass the text gives way: the board is what is touched.
    let lines = if upright(window) { 3.0 } else { 2.0 };
    let text = (line * lines).min(window.height() * 0.12);
    let row = theme::touch(ui) + ui.spacing().item_spacing.y;
    let below = text + entries.len().div_ceil(columns) as f32 * row + 60.0 * unit;
    let left = window.height() - below;
    let cramped = theme::finger(ui.ctx()).is_some_and(|finger| left < FOR_THE_BOARD * finger);
    if cramped && !upright(window) {
        let widest = widest(ui, entries) + 2.0 * margin(unit) + 2.0 * paint::band_width(ui);
        let width = widest.clamp(window.width() * 0.3, window.width() * 0.4).round();
        let rect = window.with_min_x(window.right() - width);
        let sheet = Sheet::panel("house home beside", rect).with_band(Band::Left);
        let sheet = sheet.with_margin(MARGIN).centred();
        let text = (line * 4.0).min(window.height() * 0.28);
        return Plan { sheet, text, columns: 1, beside: true };
    }
    let rect = window.with_min_y(window.top() + (window.height() * 0.4).round());
    let sheet = Sheet::panel("house home", rect).with_band(Band::Top);
    Plan { sheet: sheet.with_margin(MARGIN).rising(), text, columns, beside: false }
}

/// The board wants so much height, in the sides of the smallest thing to touch, for pits as large as that and as far apart
/// as fingers are.
const FOR_THE_BOARD: f32 = 7.5;

/// The margin of the sheet, in points at scale 1.
const MARGIN: f32 = 18.0;

fn margin(unit: f32) -> f32 {
    (MARGIN * unit).clamp(10.0, 56.0)
}

type Entry = (String, String, Kind, Wish);

/// What can be begun.
fn entries(house: &HouseView, words: &Words) -> Vec<Entry> {
    let mut entries = Vec::new();
    if house.lesson {
        entries.push(("lesson".into(), words.get("kiosk-lesson"), Kind::Main, Wish::Lesson));
    }
    let one = house.games.len() == 1;
    for (place, &game) in house.games.iter().enumerate() {
        let name = words.game(game);
        let key = if one { "kiosk-play" } else { "kiosk-play-game" };
        let text = words.with(key, &[("game", (&name).into())]);
        let kind = if place == 0 && !house.lesson { Kind::Main } else { Kind::Plain };
        entries.push((format!("play {place}"), text, kind, Wish::Play(game)));
    }
    if let Some(&game) = house.games.first() {
        entries.push(("face".into(), words.get("kiosk-face"), Kind::Plain, Wish::Face(game)));
    }
    entries
}

/// How many entries stand side by side.
fn columns(ui: &Ui, window: Rect, entries: &[Entry]) -> usize {
    let gap = ui.spacing().item_spacing.x;
    let room = window.width() - 2.0 * margin(theme::unit(ui));
    let fit = ((room + gap) / (widest(ui, entries) + gap)).floor().max(1.0) as usize;
    fit.min(entries.len()).max(1)
}

/// The width that all of their texts have room in.
fn widest(ui: &Ui, entries: &[Entry]) -> f32 {
    entries.iter().map(|(_, text, ..)| widgets::button_width(ui, text)).fold(1.0, f32::max)
}

/// Whoever touches a pit plays.
fn pits(ui: &Ui, house: &HouseView, words: &Words, wishes: &mut Vec<Wish>) {
    let board = &house.view.board;
    let Some(of) = board.board else { return };
    let Some(&game) = house.games.iter().find(|game| game.board() == of) else { return };
    for (pit, rect) in of.pits().zip(&board.pits) {
        let rect = to_egui(*rect);
        if !rect.is_positive() || !rect.is_finite() {
            continue;
        }
        let response = ui.interact(rect, egui::Id::new(("home pit", pit.0)), Sense::CLICK);
        response.widget_info(|| {
            WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), words.pit(game, pit))
        });
        if response.clicked() {
            wishes.push(Wish::Pit(pit));
        }
    }
}

/// The sign of the house, in the upper left corner, as high as a tenth of the window.
fn logo(ui: &Ui, house: &HouseView, free: Rect) {
    let Some(logo) = house.logo else { return };
    let [width, height] = logo.size().map(|side| side as f32);
    let high = (ui.max_rect().size().min_elem() * 0.1).min(free.height() * 0.3);
    let wide = (high * width / height.max(1.0)).min(free.width() * 0.3);
    let high = wide * height / width.max(1.0);
    let margin = 14.0 * theme::unit(ui);
    let rect = Rect::from_min_size(free.min + vec2(margin, margin), vec2(wide, high));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(logo.id(), rect, whole, Color32::WHITE);
}
