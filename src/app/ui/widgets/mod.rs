//! Our buttons, tiles, sliders and rows. Each names itself for assistive technology, is at least
//! [`theme::touch`] high, and shows rest, hover, press and focus.

mod choices;
mod fields;
mod rows;
mod sliders;
mod texts;

pub use choices::{Tile, grid, row, segments, switch, tiles};
pub use fields::field;
pub use rows::{Labelled, beside, button_row, button_row_or};
pub use sliders::{ground, progress, slider};
pub use texts::{line_of_three, named_text, named_value};

use super::lines;
use super::more;
use super::paint::{self, layout};
use super::stops;
use super::theme::{self, Face};
use bevy_egui::egui::{
    self, Color32, CornerRadius, Galley, Id, Rect, Response, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, vec2,
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

/// Makes a rectangle touchable, and something that switches reach.
fn touchable(ui: &Ui, rect: Rect, key: impl std::hash::Hash, sense: Sense) -> Response {
    let response = placed(ui, rect, key, sense);
    if sense.is_focusable() {
        stops::widget(ui, response.id, rect);
    }
    response
}

/// Makes a rectangle touchable, of which switches know otherwise.
fn placed(ui: &Ui, rect: Rect, key: impl std::hash::Hash, sense: Sense) -> Response {
    let response = ui.interact(rect, ui.id().with(key_id(key)), sense);
    if sense.is_focusable() && ui.is_enabled() {
        let wanted = ui.data_mut(|data| data.remove_temp::<bool>(wants_focus()));
        if wanted == Some(true) {
            response.request_focus();
        }
    }
    if response.gained_focus() {
        more::into_sight(ui, response.rect);
    }
    hold(ui, &response);
    response
}

/// The widget touched last, and where it was.
#[derive(Clone, Copy)]
struct Touched {
    id: Id,
    scale: f32,
    y: f32,
    /// For how many passes more it is brought back.
    passes: u8,
}

/// A new size of everything takes a moment to be laid out.
const PASSES_TO_SETTLE: u8 = 16;

fn touched() -> Id {
    Id::new("mbili touched")
}

/// Forgets what was touched last: another screen is open.
pub fn forget_touched(ctx: &egui::Context) {
    ctx.data_mut(|data| data.remove::<Touched>(touched()));
}

/// When the size of everything changes, what was touched last stays where it is: it was most likely
/// what changed the size, and is still under the pointer.
fn hold(ui: &Ui, response: &Response) {
    let scale = theme::unit(ui);
    let here = response.rect.center().y;
    let known: Option<Touched> = ui.data(|data| data.get_temp(touched()));
    let now = match known {
        Some(known) if known.id == response.id && known.scale != scale && known.passes > 0 => {
            let (clip, half) = (ui.clip_rect(), response.rect.height() / 2.0);
            let highest = clip.top() + half;
            let aim = known.y.clamp(highest, (clip.bottom() - half).max(highest));
            // A scrolled place shows itself two passes later; more would be added to it before that.
            if known.passes % 4 == 0 && (aim - here).abs() > 0.5 {
                ui.scroll_with_delta(vec2(0.0, aim - here));
            }
            ui.ctx().request_repaint();
            Touched { passes: known.passes - 1, ..known }
        }
        _ if response.clicked() || response.is_pointer_button_down_on() => {
            Touched { id: response.id, scale, y: here, passes: PASSES_TO_SETTLE }
        }
        _ => return,
    };
    ui.data_mut(|data| data.insert_temp(touched(), now));
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
        let plate = rect.expand(1.0);
        // Where the ground is dark, the pale line is what is seen.
        let pale = Stroke::new(1.5, theme::PLASTER_LIGHT);
        ui.painter().rect_stroke(plate.expand(3.0), rounding, pale, StrokeKind::Outside);
        let ring = Stroke::new(3.0, theme::INDIGO);
        ui.painter().rect_stroke(plate, rounding, ring, StrokeKind::Outside);
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

/// The width of a button that its text needs.
pub fn button_width(ui: &Ui, text: &str) -> f32 {
    let pad = ui.spacing().button_padding.x;
    let font = Face::Strong.at(ui, 1.0);
    let wanted = layout(ui, text, font, theme::INK, f32::INFINITY).rect.width() + 2.0 * pad + 1.0;
    wanted.max(theme::touch(ui)).ceil()
}

/// A button of a width.
pub fn button_of(ui: &mut Ui, key: &str, text: &str, kind: Kind, width: f32) -> Response {
    button_if(ui, key, text, kind, width, true)
}

/// How large the letters of a text are in lines of so much room, in points: smaller where a word would be broken; and
/// whether they are smaller than is good to read.
fn letters(ui: &Ui, text: &str, room: f32) -> (f32, bool) {
    let wide = |size: f32| lines::widest_piece(ui, text, Face::Strong, size);
    let size = [1.0, 0.9, 0.8, 0.7, 0.62].into_iter().find(|size| wide(*size) <= room);
    // Beyond that as small as it must be.
    let font = match size {
        Some(size) => Face::Strong.at(ui, size),
        None => lines::fitted(ui, text, Face::Strong.at(ui, 0.62), room),
    };
    (font.size, size.is_none())
}

/// A text in lines of so much room, each in the middle, in letters so large.
fn whole_words(ui: &Ui, text: &str, room: f32, letters: f32) -> std::sync::Arc<Galley> {
    let font = egui::FontId { size: letters, ..Face::Strong.at(ui, 1.0) };
    let galley = layout(ui, text, font.clone(), Color32::PLACEHOLDER, room);
    if galley.rows.len() > 1 {
        return lines::lay(ui, text, font, Color32::PLACEHOLDER, room, egui::Align::Center);
    }
    galley
}

/// A button of a width that may rest: then it cannot be pressed.
pub fn button_if(
    ui: &mut Ui,
    key: &str,
    text: &str,
    kind: Kind,
    width: f32,
    enabled: bool,
) -> Response {
    let (letters, _) = letters(ui, text, width - 2.0 * ui.spacing().button_padding.x);
    button_sized(ui, Labelled { key, text, kind, enabled }, vec2(width, 0.0), letters)
}

/// A button of a width, and of this height at least, in letters so large.
fn button_sized(ui: &mut Ui, button: Labelled, size: egui::Vec2, letters: f32) -> Response {
    let Labelled { key, text, kind, enabled } = button;
    let pad = ui.spacing().button_padding;
    let galley = whole_words(ui, text, size.x - 2.0 * pad.x, letters);
    let height = (galley.rect.height() + 2.0 * pad.y).max(theme::touch(ui)).max(size.y);
    let (_, rect) = ui.allocate_space(vec2(size.x, height));
    let usable = enabled && ui.is_enabled();
    let response = touchable(ui, rect, key, if enabled { Sense::click() } else { Sense::hover() });
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, usable, text));
    if !enabled {
        resting(ui, rect);
        let pos = rect.center() - galley.rect.center().to_vec2();
        ui.painter().galley(pos, galley, theme::INK_SOFT);
        return response;
    }
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
    let size = rect.height() * 0.44;
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

/// Marks a button with a sign whose work holds until it is touched again.
pub fn held(ui: &Ui, rect: Rect) {
    let inside = rect.shrink(3.0);
    let stroke = Stroke::new(2.5, theme::INDIGO);
    ui.painter().rect_stroke(inside, rounding(ui), stroke, StrokeKind::Inside);
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
