//! Our buttons, tiles, sliders and rows. Each names itself for assistive technology, is at least
//! [`theme::touch`] high, and shows rest, hover, press and focus.

use super::paint::{self, layout};
use super::theme::{self, Face};
use bevy_egui::egui::{
    self, Color32, CornerRadius, EventFilter, Id, Key, Rect, Response, Sense, Stroke, StrokeKind,
    Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// What a button is for, and so how it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The one thing to do next.
    Main,
    /// Anything else.
    Plain,
    /// What ends or throws away.
    Loss,
}

/// Asks that the next focusable widget drawn takes the keyboard's focus.
pub fn focus_next(ctx: &egui::Context) {
    ctx.data_mut(|data| data.insert_temp(wants_focus(), true));
}

fn wants_focus() -> Id {
    Id::new("mbili wants focus")
}

/// Makes a rectangle touchable.
fn touchable(ui: &Ui, rect: Rect, key: impl std::hash::Hash, sense: Sense) -> Response {
    let response = ui.interact(rect, ui.id().with(key_id(key)), sense);
    if sense.is_focusable() && ui.is_enabled() {
        let wanted = ui.data_mut(|data| data.remove_temp::<bool>(wants_focus()));
        if wanted == Some(true) {
            response.request_focus();
        }
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response
}

fn key_id(key: impl std::hash::Hash) -> Id {
    use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
    Id::new(BuildHasherDefault::<DefaultHasher>::default().hash_one(key))
}

/// Corner radius of what can be touched.
fn rounding(ui: &Ui) -> CornerRadius {
    CornerRadius::same((9.0 * theme::unit(ui)).clamp(7.0, 24.0) as u8)
}

/// The ring around what has the keyboard's focus.
fn focus_ring(ui: &Ui, response: &Response, rect: Rect) {
    if response.has_focus() {
        let mut rounding = rounding(ui);
        rounding += CornerRadius::same(2);
        let ring = Stroke::new(3.0, theme::INDIGO);
        ui.painter().rect_stroke(rect.expand(1.0), rounding, ring, StrokeKind::Outside);
    }
}

struct Looks {
    fill: Color32,
    edge: Stroke,
    text: Color32,
    lip: Color32,
}

fn looks(kind: Kind, response: &Response) -> Looks {
    let pressed = response.is_pointer_button_down_on();
    let hovered = response.hovered();
    let pick = |rest, hover, press| match (pressed, hovered) {
        (true, _) => press,
        (_, true) => hover,
        _ => rest,
    };
    match kind {
        Kind::Main => Looks {
            fill: pick(theme::BRASS, theme::BRASS_WARM, theme::BRASS_DEEP),
            edge: Stroke::NONE,
            text: theme::PLASTER_LIGHT,
            lip: theme::BRASS_DEEP,
        },
        Kind::Plain => Looks {
            fill: pick(theme::PLASTER_LIGHT, theme::WARM, theme::WARM_DEEP),
            edge: Stroke::new(1.5, theme::BRASS),
            text: theme::INK,
            lip: theme::BRASS,
        },
        Kind::Loss => Looks {
            fill: pick(theme::PLASTER_LIGHT, theme::CORAL, theme::CORAL_DEEP),
            edge: Stroke::new(1.5, theme::CORAL),
            text: pick(theme::CORAL, theme::PLASTER_LIGHT, theme::PLASTER_LIGHT),
            lip: theme::CORAL,
        },
    }
}

/// The body of something raised: it lies on a lip of its own colour and sinks under the finger.
fn raised(ui: &Ui, rect: Rect, looks: &Looks, pressed: bool) -> Rect {
    let rounding = rounding(ui);
    let lip = 2.0;
    let body = if pressed {
        rect.with_min_y(rect.top() + lip)
    } else {
        ui.painter().rect_filled(rect, rounding, looks.lip);
        rect.with_max_y(rect.bottom() - lip)
    };
    ui.painter().rect(body, rounding, looks.fill, looks.edge, StrokeKind::Inside);
    body
}

/// What a disabled button looks like: flat, without brass.
fn resting(ui: &Ui, rect: Rect) {
    let edge = Stroke::new(1.0, theme::PLASTER_EDGE);
    ui.painter().rect(rect, rounding(ui), theme::PLASTER, edge, StrokeKind::Inside);
}

/// A button as wide as its column.
pub fn button(ui: &mut Ui, key: &str, text: &str, kind: Kind) -> Response {
    let width = ui.available_width();
    button_of(ui, key, text, kind, width)
}

/// A button as wide as its text.
pub fn button_fit(ui: &mut Ui, key: &str, text: &str, kind: Kind) -> Response {
    let pad = ui.spacing().button_padding.x;
    let font = Face::Strong.at(ui, 1.0);
    let wanted = layout(ui, text, font, theme::INK, f32::INFINITY).rect.width() + 2.0 * pad + 1.0;
    let width = wanted.max(theme::touch(ui)).min(ui.available_width());
    button_of(ui, key, text, kind, width)
}

/// A button of a width.
pub fn button_of(ui: &mut Ui, key: &str, text: &str, kind: Kind, width: f32) -> Response {
    let pad = ui.spacing().button_padding;
    let room = width - 2.0 * pad.x;
    let galley = layout(ui, text, Face::Strong.at(ui, 1.0), Color32::PLACEHOLDER, room);
    let height = (galley.rect.height() + 2.0 * pad.y).max(theme::touch(ui));
    let (_, rect) = ui.allocate_space(vec2(width, height));
    let response = touchable(ui, rect, key, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), text));
    let looks = looks(kind, &response);
    let body = raised(ui, rect, &looks, response.is_pointer_button_down_on());
    let pos = body.center() - galley.rect.center().to_vec2();
    ui.painter().galley(pos, galley, looks.text);
    focus_ring(ui, &response, rect);
    response
}

/// A square button with a sign, named for those who do not see it and on hovering.
pub fn sign_button(
    ui: &mut Ui,
    key: &str,
    sign: &str,
    name: &str,
    enabled: bool,
    width: f32,
) -> Response {
    let (_, rect) = ui.allocate_space(vec2(width, theme::sign_touch(ui)));
    let usable = enabled && ui.is_enabled();
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let response = touchable(ui, rect, key, sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, usable, name));
    let pressed = enabled && response.is_pointer_button_down_on();
    let size = rect.height() * 0.42;
    if enabled {
        let looks = looks(Kind::Plain, &response);
        let body = raised(ui, rect, &looks, pressed);
        paint::sign(ui, body, sign, size, looks.text);
    } else {
        resting(ui, rect);
        paint::sign(ui, rect, sign, size, theme::PLASTER_EDGE);
    }
    focus_ring(ui, &response, rect);
    if ui.input(|input| input.has_touch_screen()) { response } else { response.on_hover_text(name) }
}

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
        ui.spacing_mut().item_spacing = egui::Vec2::splat((6.0 * unit.min(1.5)).round());
        let gap = ui.spacing().item_spacing.x;
        let mut rows: Vec<Vec<(usize, f32)>> = vec![Vec::new()];
        let mut used = 0.0;
        for (index, value) in values.iter().enumerate() {
            let text = layout(ui, value, Face::Strong.at(ui, 0.92), theme::INK, f32::INFINITY);
            let wide = (text.rect.width() + 2.0 * pad).max(theme::touch(ui)).ceil();
            if used > 0.0 && used + gap + wide > width {
                rows.push(Vec::new());
                used = 0.0;
            }
            used += wide + if used > 0.0 { gap } else { 0.0 };
            if let Some(row) = rows.last_mut() {
                row.push((index, wide));
            }
        }
        for row in rows {
            ui.horizontal(|ui| {
                for (index, wide) in row {
                    let size = vec2(wide.min(width), theme::touch(ui));
                    let response = segment(ui, (key, index), &values[index], index == chosen, size);
                    if response.clicked() {
                        picked = Some(index);
                    }
                }
            });
        }
    });
    picked
}

fn segment(
    ui: &mut Ui,
    key: (&str, usize),
    value: &str,
    chosen: bool,
    size: egui::Vec2,
) -> Response {
    let (_, rect) = ui.allocate_space(size);
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
    let galley = layout(ui, value, Face::Strong.at(ui, 0.92), text, size.x);
    paint::text_centred(ui, rect, galley);
    focus_ring(ui, &response, rect);
    response
}

/// A button with a short text among buttons with signs.
pub fn value_button(ui: &mut Ui, key: &str, text: &str, name: &str, width: f32) -> Response {
    let (_, rect) = ui.allocate_space(vec2(width, theme::sign_touch(ui)));
    button_with(ui, key, name, rect, Kind::Plain, |ui, body, colour| {
        let font = Face::Strong.at(ui, (body.height() * 0.4 / (18.0 * theme::unit(ui))).min(1.0));
        let galley = layout(ui, text, font, colour, f32::INFINITY);
        paint::text_centred(ui, body, galley);
    })
}

/// How far something has come, and a handle to take it elsewhere. Answers the share wanted now.
pub fn progress(ui: &mut Ui, key: &str, name: &str, share: Option<f32>) -> Option<f32> {
    let unit = theme::unit(ui);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), theme::sign_touch(ui) * 0.72));
    let sense = if share.is_some() { Sense::click_and_drag() } else { Sense::hover() };
    let response = touchable(ui, rect, key, sense);
    let enabled = ui.is_enabled() && share.is_some();
    let done = share.unwrap_or(0.0).clamp(0.0, 1.0);
    response.widget_info(|| WidgetInfo::slider(enabled, f64::from(done), name));
    let knob = 7.0 * unit;
    let (left, right) = (rect.left() + knob, rect.right() - knob);
    let y = rect.center().y;
    let thick = 4.0 * unit;
    let round = CornerRadius::same((thick / 2.0) as u8);
    let track = Rect::from_min_max(pos2(left, y - thick / 2.0), pos2(right, y + thick / 2.0));
    let ground = if enabled { theme::PLASTER_EDGE } else { theme::PLASTER_DEEP };
    ui.painter().rect_filled(track, round, ground);
    if enabled {
        let at = left + (right - left) * done;
        ui.painter().rect_filled(track.with_max_x(at), round, theme::BRASS);
        ui.painter().circle_filled(pos2(at, y), knob, theme::BRASS);
    }
    focus_ring(ui, &response, rect);
    let pointer = response.interact_pointer_pos()?;
    enabled.then(|| ((pointer.x - left) / (right - left).max(1.0)).clamp(0.0, 1.0))
}

/// A slider from 0 to `most` in steps of `step`, as wide as its column. Answers the value set now.
pub fn slider(ui: &mut Ui, key: &str, name: &str, value: u8, most: u8, step: u8) -> Option<u8> {
    let unit = theme::unit(ui);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), theme::touch(ui)));
    let response = touchable(ui, rect, key, Sense::click_and_drag());
    let knob = 11.0 * unit;
    let (left, right) = (rect.left() + knob + 2.0, rect.right() - knob - 2.0);
    let mut wanted = value;
    if let Some(pointer) = response.interact_pointer_pos() {
        let share = ((pointer.x - left) / (right - left).max(1.0)).clamp(0.0, 1.0);
        let steps = (share * f32::from(most) / f32::from(step)).round();
        wanted = ((steps * f32::from(step)) as u8).min(most);
    }
    if response.has_focus() {
        let keep = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, keep));
        ui.input(|input| {
            let more = input.num_presses(Key::ArrowRight) + input.num_presses(Key::PageUp);
            let less = input.num_presses(Key::ArrowLeft) + input.num_presses(Key::PageDown);
            for _ in 0..more {
                wanted = wanted.saturating_add(step).min(most);
            }
            for _ in 0..less {
                wanted = wanted.saturating_sub(step);
            }
        });
    }
    response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), f64::from(wanted), name));
    let share = f32::from(wanted) / f32::from(most.max(1));
    let at = left + (right - left) * share;
    let y = rect.center().y;
    let thick = 6.0 * unit;
    let round = CornerRadius::same((thick / 2.0) as u8);
    let track = Rect::from_min_max(pos2(left, y - thick / 2.0), pos2(right, y + thick / 2.0));
    let edge = Stroke::new(1.0, theme::BRASS);
    ui.painter().rect(track, round, theme::PLASTER_DEEP, edge, StrokeKind::Inside);
    ui.painter().rect_filled(track.with_max_x(at), round, theme::BRASS);
    let fill = match (response.is_pointer_button_down_on(), response.hovered()) {
        (true, _) => theme::WARM_DEEP,
        (_, true) => theme::WARM,
        _ => theme::PLASTER_LIGHT,
    };
    ui.painter().circle(pos2(at, y), knob, fill, Stroke::new(2.0, theme::BRASS));
    focus_ring(ui, &response, rect);
    (wanted != value).then_some(wanted)
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

/// A raised button of any content, drawn by `content` with the colour for text.
pub fn button_with(
    ui: &Ui,
    key: impl std::hash::Hash,
    name: &str,
    rect: Rect,
    kind: Kind,
    content: impl FnOnce(&Ui, Rect, Color32),
) -> Response {
    let response = touchable(ui, rect, key, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), name));
    let looks = looks(kind, &response);
    let body = raised(ui, rect, &looks, response.is_pointer_button_down_on());
    content(ui, body, looks.text);
    focus_ring(ui, &response, rect);
    response
}

/// A name on the left and a value on the right.
pub fn named_value(ui: &mut Ui, name: &str, value: &str) {
    let width = ui.available_width();
    let value_text = layout(ui, value, Face::Strong.at(ui, 1.0), theme::INK, f32::INFINITY);
    let room = width - value_text.rect.width() - 12.0 * theme::unit(ui);
    let name_text = layout(ui, name, Face::Text.at(ui, 1.0), theme::INK, room);
    let height = name_text.rect.height().max(value_text.rect.height());
    let (_, rect) = ui.allocate_space(vec2(width, height));
    paint::label(ui, rect, name);
    let right = pos2(rect.right() - value_text.rect.width(), rect.top());
    ui.painter().galley(rect.min, name_text, theme::INK);
    ui.painter().galley(right, value_text, theme::INK);
}

/// A short name in a column and what belongs to it beside it, or below where there is no room.
pub fn named_text(ui: &mut Ui, name: &str, text: &str) {
    let unit = theme::unit(ui);
    let width = ui.available_width();
    let column = (170.0 * unit).min(width * 0.34);
    let name_text = layout(ui, name, Face::Strong.at(ui, 0.95), theme::INDIGO, column);
    let body = layout(ui, text, Face::Text.at(ui, 0.95), theme::INK, width - column - 10.0 * unit);
    let height = name_text.rect.height().max(body.rect.height()) + 2.0 * unit;
    let (_, rect) = ui.allocate_space(vec2(width, height));
    paint::label(ui, rect, &format!("{name}: {text}"));
    ui.painter().galley(rect.min, name_text, theme::INDIGO);
    ui.painter().galley(pos2(rect.left() + column + 10.0 * unit, rect.top()), body, theme::INK);
}
