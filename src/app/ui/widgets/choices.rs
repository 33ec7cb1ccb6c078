//! What one is chosen of, and what is on or off.

use super::{focus_ring, rounding, touchable};
use crate::app::ui::lines;
use crate::app::ui::paint::{self, layout};
use crate::app::ui::theme::{self, Face};
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

/// What a tile says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Its name among the tiles.
    pub key: String,
    /// What is chosen with it.
    pub title: String,
    /// What that means; may be empty.
    pub line: String,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// Tiles of which one is chosen: side by side where each then has `least` points of width at scale 1,
/// else one below the other. Answers the tile that was chosen now.
pub fn tiles(ui: &mut Ui, tiles: &[Tile], least: f32) -> Option<usize> {
    let gap = ui.spacing().item_spacing.x;
    let width = ui.available_width();
    let fitting = ((width + gap) / (least * theme::unit(ui) + gap)).floor().max(1.0) as usize;
    let mut columns = fitting.min(tiles.len()).max(1);
    // Four in two rows of two rather than three and one.
    if columns < tiles.len() && tiles.len() == 4 && columns == 3 {
        columns = 2;
    }
    let each = (width - gap * (columns as f32 - 1.0)) / columns as f32;
    let mut chosen = None;
    for (row, of_row) in tiles.chunks(columns).enumerate() {
        let height = of_row.iter().map(|tile| tile_height(ui, tile, each)).fold(0.0, f32::max);
        ui.horizontal(|ui| {
            for (column, tile) in of_row.iter().enumerate() {
                if tile_at(ui, tile, vec2(each, height)).clicked() {
                    chosen = Some(row * columns + column);
                }
            }
        });
    }
    chosen
}

struct TileParts {
    title: std::sync::Arc<egui::Galley>,
    line: Option<std::sync::Arc<egui::Galley>>,
    pad: f32,
    indent: f32,
}

fn tile_parts(ui: &Ui, tile: &Tile, width: f32) -> TileParts {
    let unit = theme::unit(ui);
    let pad = (12.0 * unit).round();
    let indent = (30.0 * unit).round();
    let room = width - 2.0 * pad - indent;
    let title = layout(ui, &tile.title, Face::Strong.at(ui, 1.0), theme::INK, room);
    let line = (!tile.line.is_empty())
        .then(|| layout(ui, &tile.line, Face::Text.at(ui, 0.84), theme::INK_SOFT, room));
    TileParts { title, line, pad, indent }
}

fn tile_height(ui: &Ui, tile: &Tile, width: f32) -> f32 {
    let parts = tile_parts(ui, tile, width);
    let line = parts.line.map_or(0.0, |line| line.rect.height() + parts.pad * 0.25);
    (parts.title.rect.height() + line + 2.0 * parts.pad).max(theme::touch(ui)).ceil()
}

fn tile_at(ui: &mut Ui, tile: &Tile, size: egui::Vec2) -> Response {
    let (_, rect) = ui.allocate_space(size);
    let response = touchable(ui, rect, &tile.key, Sense::click());
    response.widget_info(|| {
        let name = if tile.line.is_empty() {
            tile.title.clone()
        } else {
            format!("{}. {}", tile.title, tile.line)
        };
        WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), tile.chosen, name)
    });
    let (fill, edge) = match (response.is_pointer_button_down_on(), response.hovered()) {
        (true, _) => (theme::WARM_DEEP, Stroke::new(1.5, theme::BRASS)),
        _ if tile.chosen => (theme::WARM, Stroke::new(2.5, theme::INDIGO)),
        (_, true) => (theme::WARM, Stroke::new(1.5, theme::BRASS)),
        _ => (theme::PLASTER_LIGHT, Stroke::new(1.5, theme::BRASS)),
    };
    ui.painter().rect(rect, rounding(ui), fill, edge, StrokeKind::Inside);
    let TileParts { title, line, pad, indent } = tile_parts(ui, tile, rect.width());
    let radius = indent * 0.3;
    let lone = line.is_none();
    let top = if lone { rect.center().y - title.rect.height() / 2.0 } else { rect.top() + pad };
    let dot = pos2(rect.left() + pad + radius, top + title.rect.height() / 2.0);
    paint::pit(ui, dot, radius, tile.chosen, theme::PLASTER_DEEP);
    let left = rect.left() + pad + indent;
    let below = top + title.rect.height() + pad * 0.25;
    ui.painter().galley(pos2(left, top), title, theme::INK);
    if let Some(line) = line {
        ui.painter().galley(pos2(left, below), line, theme::INK_SOFT);
    }
    focus_ring(ui, &response, rect);
    response
}

/// A switch with its name: a groove with a seed at the one end or the other.
pub fn switch(ui: &mut Ui, key: &str, text: &str, on: bool) -> Response {
    let unit = theme::unit(ui);
    let groove = vec2(46.0, 24.0) * unit;
    let width = ui.available_width();
    let room = width - groove.x - 12.0 * unit;
    let galley = layout(ui, text, Face::Text.at(ui, 1.0), theme::INK, room);
    let height = theme::touch(ui).max(galley.rect.height() + 8.0 * unit);
    let (_, rect) = ui.allocate_space(vec2(width, height));
    let response = touchable(ui, rect, key, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, ui.is_enabled(), on, text));
    let (pressed, hovered) = (response.is_pointer_button_down_on(), response.hovered());
    if pressed || hovered {
        let fill = if pressed { theme::WARM_DEEP } else { theme::WARM };
        ui.painter().rect_filled(rect.expand2(vec2(6.0, 0.0)), rounding(ui), fill);
    }
    let at = pos2(rect.left(), rect.center().y - galley.rect.height() / 2.0);
    ui.painter().galley(at, galley, theme::INK);
    let track =
        Rect::from_center_size(pos2(rect.right() - groove.x / 2.0 - 2.0, rect.center().y), groove);
    let fill = if on { theme::INDIGO } else { theme::PLASTER_DEEP };
    let edge = if on { theme::INDIGO } else { theme::BRASS };
    let round = CornerRadius::same((groove.y / 2.0) as u8);
    ui.painter().rect(track, round, fill, Stroke::new(1.5, edge), StrokeKind::Inside);
    let radius = groove.y * 0.36;
    let x = if on { track.right() - groove.y / 2.0 } else { track.left() + groove.y / 2.0 };
    let knob = pos2(x, track.center().y);
    ui.painter().circle_filled(knob, radius, if on { theme::PLASTER_LIGHT } else { theme::BRASS });
    if on {
        let mark = Rect::from_center_size(knob, egui::Vec2::splat(radius * 2.0));
        paint::sign(ui, mark, "✓", radius * 1.2, theme::INDIGO);
    }
    focus_ring(ui, &response, rect.expand2(vec2(6.0, 0.0)));
    response
}

/// A few values of which one is chosen, in a row that breaks where it must.
pub fn segments(ui: &mut Ui, key: &str, values: &[String], chosen: usize) -> Option<usize> {
    let unit = theme::unit(ui);
    let pad = 12.0 * unit;
    let mut picked = None;
    let width = ui.available_width();
    ui.scope(|ui| {
        let font = Face::Strong.at(ui, 0.92);
        let share = common(ui, values.iter().map(|value| (value.as_str(), &font)), width);
        let font = scaled(&font, share);
        ui.spacing_mut().item_spacing = egui::Vec2::splat((6.0 * unit.min(1.5)).round());
        let gap = ui.spacing().item_spacing.x;
        let wide = |value: &String| {
            let text = layout(ui, value, Face::Strong.at(ui, 0.92), theme::INK, f32::INFINITY);
            (text.rect.width() + 2.0 * pad).max(theme::touch(ui)).ceil()
        };
        let widths: Vec<f32> = values.iter().map(wide).collect();
        let rows = balanced(&widths, gap, width);
        for row in rows {
            ui.horizontal(|ui| {
                for index in row {
                    let size = vec2(widths[index].min(width), theme::touch(ui));
                    let (_, rect) = ui.allocate_space(size);
                    let (key, now) = ((key, index), index == chosen);
                    let response = segment(ui, rect, key, &values[index], font.clone(), now);
                    if response.clicked() {
                        picked = Some(index);
                    }
                }
            });
        }
    });
    picked
}

/// Things of these widths in as few rows as there must be, none of them much shorter than the others.
fn balanced(widths: &[f32], gap: f32, most: f32) -> Vec<std::ops::Range<usize>> {
    let break_at = |most: f32| {
        let (mut rows, mut start, mut used) = (Vec::new(), 0, 0.0);
        for (index, wide) in widths.iter().enumerate() {
            if index > start && used + gap + wide > most {
                rows.push(start..index);
                (start, used) = (index, 0.0);
            }
            used += wide + if index > start { gap } else { 0.0 };
        }
        rows.push(start..widths.len());
        rows
    };
    let mut rows = break_at(most);
    let (mut low, mut high) = (0.0, most);
    for _ in 0..12 {
        let middle = (low + high) / 2.0;
        let tried = break_at(middle);
        if tried.len() <= rows.len() && widths.iter().all(|wide| *wide <= middle || *wide > most) {
            (rows, high) = (tried, middle);
        } else {
            low = middle;
        }
    }
    rows
}

/// By how much all texts must be made smaller for each to fit so much room: one row, one size.
fn common<'a>(ui: &Ui, texts: impl IntoIterator<Item = (&'a str, &'a FontId)>, room: f32) -> f32 {
    let share = |(text, font): (&str, &FontId)| {
        lines::fitted(ui, text, font.clone(), room - 4.0).size / font.size
    };
    texts.into_iter().map(share).fold(1.0, f32::min)
}

/// The same font in letters so many times as large.
fn scaled(font: &FontId, share: f32) -> FontId {
    let size = if share < 1.0 { (font.size * share * 4.0).floor() / 4.0 } else { font.size };
    FontId::new(size, font.family.clone())
}

fn segment(
    ui: &Ui,
    rect: Rect,
    key: (&str, usize),
    value: &str,
    font: FontId,
    chosen: bool,
) -> Response {
    let response = touchable(ui, rect, key, Sense::click());
    response.widget_info(|| {
        WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, value)
    });
    let (fill, text) = match (response.is_pointer_button_down_on(), response.hovered()) {
        _ if chosen => (theme::INDIGO, theme::PLASTER_LIGHT),
        (true, _) => (theme::WARM_DEEP, theme::INK),
        (_, true) => (theme::WARM, theme::INK),
        _ => (theme::PLASTER_LIGHT, theme::INK),
    };
    let edge = Stroke::new(1.5, if chosen { theme::INDIGO } else { theme::BRASS });
    ui.painter().rect(rect, rounding(ui), fill, edge, StrokeKind::Inside);
    let galley = layout(ui, value, font, text, rect.width());
    paint::text_centred(ui, rect, galley);
    focus_ring(ui, &response, rect);
    response
}

/// Names of which one is chosen, each in a font of its own, in columns of equal width; none of them is narrower than
/// `least` points at scale 1, if the room allows it.
pub fn grid(
    ui: &mut Ui,
    key: &str,
    names: &[(&str, FontId)],
    chosen: Option<usize>,
    least: f32,
) -> Option<usize> {
    let gap = ui.spacing().item_spacing.x;
    let width = ui.available_width();
    let fitting = ((width + gap) / (least * theme::unit(ui) + gap)).floor();
    let columns = (fitting.max(1.0) as usize).min(names.len().max(1));
    let size = vec2(
        ((width - gap * (columns as f32 - 1.0)) / columns as f32).floor().max(1.0),
        theme::touch(ui) * 1.1,
    );
    let mut picked = None;
    let share = common(ui, names.iter().map(|(name, font)| (*name, font)), size.x);
    for (row, of_row) in names.chunks(columns).enumerate() {
        ui.horizontal(|ui| {
            for (column, (name, font)) in of_row.iter().enumerate() {
                let index = row * columns + column;
                let (_, rect) = ui.allocate_space(size);
                let (key, now) = ((key, index), chosen == Some(index));
                if segment(ui, rect, key, name, scaled(font, share), now).clicked() {
                    picked = Some(index);
                }
            }
        });
    }
    picked
}

/// A row of a list that can be chosen, drawn by `content` into the rectangle it is given.
pub fn row(
    ui: &mut Ui,
    key: impl std::hash::Hash,
    name: &str,
    rect: Rect,
    chosen: bool,
    content: impl FnOnce(&Ui, Rect),
) -> Response {
    let response = touchable(ui, rect, key, Sense::click());
    response.widget_info(|| {
        WidgetInfo::selected(WidgetType::SelectableLabel, ui.is_enabled(), chosen, name)
    });
    let fill = match (response.is_pointer_button_down_on(), response.hovered() || chosen) {
        (true, _) => theme::WARM_DEEP,
        (_, true) => theme::WARM,
        _ => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(rect, rounding(ui), fill);
    content(ui, rect);
    focus_ring(ui, &response, rect.shrink(3.0));
    response
}
