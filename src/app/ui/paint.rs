//! What the screens are painted with: text, the plaited band, signs, seeds.

use super::access;
use super::icons;
use super::lines;
use super::theme::{self, Face};
use crate::words::Writing;
use bevy_egui::egui::{
    self, Align, Color32, FontId, Galley, Mesh, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2,
    epaint::Vertex, pos2, vec2,
};
use std::f32::consts::TAU;
use std::sync::Arc;

/// The ground of plates that lie on the table.
pub const DUSK: Color32 = Color32::from_rgba_premultiplied(27, 18, 13, 236);
/// Letters in dark wood: pale, in a dark line.
pub const INLAID: (Color32, Color32) =
    (Color32::from_rgb(0xEE, 0xDD, 0xBC), Color32::from_rgba_premultiplied(13, 8, 4, 200));
/// Wood that is burnt dark, under letters.
pub const BURN: Color32 = Color32::from_rgba_premultiplied(10, 6, 3, 150);
/// Letters in pale wood: dark, with a light edge below.
pub const BURNT: (Color32, Color32) =
    (Color32::from_rgb(0x2E, 0x1A, 0x0E), Color32::from_rgba_premultiplied(90, 80, 62, 90));

/// Text laid out to be painted, broken into lines at `width`.
pub fn layout(ui: &Ui, text: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    lines::lay(ui, text, font, colour, width, Align::LEFT)
}

/// Paints laid-out text around the middle of a rectangle.
pub fn text_centred(ui: &Ui, rect: Rect, galley: Arc<Galley>) {
    let pos = rect.center() - galley.rect.center().to_vec2();
    ui.painter().galley(pos, galley, theme::INK);
}

/// Paints a sign so that its ink is `high` points high or wide and lies around the middle of a
/// rectangle, whatever the font makes of it.
pub fn sign(ui: &Ui, rect: Rect, sign: &str, high: f32, colour: Color32) {
    if icons::paint(ui, rect, sign, high, colour) {
        return;
    }
    let trial = layout(ui, sign, Face::Strong.at(ui, 1.0), colour, f32::INFINITY);
    let ink = trial.mesh_bounds.size().max_elem().max(1.0);
    // A minus is wide and thin; it is not to be blown up.
    let grown = (high / ink * trial.rect.height().min(ink * 4.0)).min(high * 2.4);
    let mut font = Face::Strong.at(ui, 1.0);
    font.size = (font.size * grown / trial.rect.height()).clamp(6.0, 120.0).round();
    let galley = layout(ui, sign, font, colour, f32::INFINITY);
    let pos = rect.center() - galley.mesh_bounds.center().to_vec2();
    ui.painter().galley(pos, galley, colour);
}

/// A title is made smaller rather than broken within a word. Names in letters keep their serifs in every writing.
fn fitting(ui: &Ui, text: &str, face: Face, size: f32, room: f32) -> FontId {
    let letters = matches!(face, Face::Title | Face::Serif) && text.is_ascii();
    let writing = if letters { Writing::Letters } else { theme::writing(ui) };
    let font = face.written(ui, size, writing);
    if face == Face::Title { lines::fitted(ui, text, font, room) } else { font }
}

/// A paragraph in the flow of the layout.
pub fn paragraph(ui: &mut Ui, text: &str, face: Face, size: f32, colour: Color32) -> Rect {
    // A letter may lean out of its line by a little.
    let room = ui.available_width() - 3.0 * theme::unit(ui);
    let font = fitting(ui, text, face, size, room);
    let galley = layout(ui, text, font, colour, room);
    let (_, rect) = ui.allocate_space(galley.rect.size());
    named(ui, rect, text, face);
    ui.painter().galley(rect.min - galley.rect.min.to_vec2(), galley, colour);
    rect
}

/// A paragraph in the flow of the layout, each of its lines in the middle.
pub fn centred(ui: &mut Ui, text: &str, face: Face, size: f32, colour: Color32) {
    let width = ui.available_width();
    // A letter may lean out of its line by a little.
    let room = width - 3.0 * theme::unit(ui);
    let font = fitting(ui, text, face, size, room);
    let galley = lines::lay(ui, text, font, colour, room, Align::Center);
    let (_, rect) = ui.allocate_space(vec2(width, galley.rect.height()));
    named(ui, rect, text, face);
    ui.painter().galley(pos2(rect.center().x, rect.top()), galley, colour);
}

/// Tells assistive technology of a text; in the face of titles it is a heading.
fn named(ui: &Ui, rect: Rect, text: &str, face: Face) {
    let id = label(ui, rect, text);
    if face == Face::Title {
        access::heading(ui, id, text);
    }
}

/// Tells assistive technology of a text that was painted.
pub fn label(ui: &Ui, rect: Rect, text: &str) -> egui::Id {
    let id = ui.id().with(("label", text));
    ui.interact(rect, id, egui::Sense::hover())
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, ui.is_enabled(), text));
    id
}

/// A hairline across the layout.
pub fn hairline(ui: &mut Ui) {
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), 1.0));
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, theme::PLASTER_EDGE));
}

/// The carving between the front rows as a line across the layout: a rosette between two cuts.
pub fn cut_line(ui: &mut Ui) {
    let radius = (9.0 * theme::unit(ui)).round();
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), 2.4 * radius));
    let middle = pos2(rect.left() + radius * 1.2, rect.center().y);
    let thin = (theme::unit(ui) * 1.5).max(1.0);
    rosette(ui.painter(), middle, radius, theme::BRASS, Stroke::new(thin, theme::BRASS));
    let from = middle.x + radius * 1.9;
    for off in [-0.28, 0.28] {
        let y = middle.y + off * radius;
        ui.painter().hline(from..=rect.right(), y, Stroke::new(1.0, theme::PLASTER_EDGE));
    }
}

/// Where a sheet carries its plaited band.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Band {
    /// Along the upper edge.
    Top,
    /// Along the left edge.
    Left,
    /// Along the right edge.
    Right,
}

/// Colours of the strands of the mat, in order.
const STRANDS: [Color32; 10] = [
    Color32::from_rgb(0xDC, 0xC9, 0x9A),
    Color32::from_rgb(0x2C, 0x3A, 0x68),
    Color32::from_rgb(0xDC, 0xC9, 0x9A),
    Color32::from_rgb(0xCB, 0xB4, 0x80),
    Color32::from_rgb(0x9A, 0x3F, 0x2C),
    Color32::from_rgb(0xCB, 0xB4, 0x80),
    Color32::from_rgb(0xDC, 0xC9, 0x9A),
    Color32::from_rgb(0x4A, 0x6B, 0x3E),
    Color32::from_rgb(0xDC, 0xC9, 0x9A),
    Color32::from_rgb(0xCB, 0xB4, 0x80),
];

/// Width of a band along a sheet's edge.
#[must_use]
pub fn band_width(ui: &Ui) -> f32 {
    (11.0 * theme::unit(ui).min(1.6)).round()
}

/// Paints the edge of a plaited palm-leaf mat: two rows of slanting strands that meet in the middle.
pub fn band(ui: &Ui, rect: Rect) {
    let upright = rect.height() > rect.width();
    let (length, width) =
        if upright { (rect.height(), rect.width()) } else { (rect.width(), rect.height()) };
    let half = width / 2.0;
    let strand = half * 0.9;
    let place = |along: f32, across: f32| {
        let along = along.clamp(0.0, length);
        if upright {
            pos2(rect.left() + across, rect.top() + along)
        } else {
            pos2(rect.left() + along, rect.top() + across)
        }
    };
    let mut mesh = Mesh::default();
    let count = (length / strand).ceil() as usize + 2;
    for i in 0..count {
        let start = (i as f32 - 1.0) * strand;
        let colour = STRANDS[i % STRANDS.len()];
        let shade = lerp_colour(colour, theme::INK, 0.16);
        quad(&mut mesh, colour, [(start, 0.0), (start + half, half)].map(|(a, c)| place(a, c)), {
            [(start + strand, 0.0), (start + strand + half, half)].map(|(a, c)| place(a, c))
        });
        quad(&mut mesh, shade, [(start + half, half), (start, width)].map(|(a, c)| place(a, c)), {
            [(start + strand + half, half), (start + strand, width)].map(|(a, c)| place(a, c))
        });
    }
    ui.painter().add(Shape::mesh(mesh));
    let edge = Stroke::new(1.0, Color32::from_rgba_unmultiplied(0x2B, 0x1D, 0x14, 90));
    if upright {
        ui.painter().vline(rect.left(), rect.y_range(), edge);
        ui.painter().vline(rect.right(), rect.y_range(), edge);
    } else {
        ui.painter().hline(rect.x_range(), rect.top(), edge);
        ui.painter().hline(rect.x_range(), rect.bottom(), edge);
    }
}

fn quad(mesh: &mut Mesh, colour: Color32, near: [Pos2; 2], far: [Pos2; 2]) {
    let first = mesh.vertices.len() as u32;
    for pos in near.into_iter().chain(far) {
        mesh.vertices.push(Vertex::untextured(pos, colour));
    }
    mesh.indices.extend([0, 1, 2, 2, 1, 3].map(|i| first + i));
}

fn lerp_colour(a: Color32, b: Color32, t: f32) -> Color32 {
    let mix = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * t).round() as u8;
    Color32::from_rgb(mix(a.r(), b.r()), mix(a.g(), b.g()), mix(a.b(), b.b()))
}

/// A small pit, with a seed in it if something is chosen: shape says what colour says.
pub fn pit(ui: &Ui, centre: Pos2, radius: f32, chosen: bool, ground: Color32) {
    let painter = ui.painter();
    painter.circle(centre, radius, ground, Stroke::new(radius * 0.18, theme::BRASS));
    if chosen {
        painter.add(Shape::ellipse_filled(centre, vec2(0.6, 0.5) * radius, theme::INDIGO));
        painter.add(Shape::ellipse_filled(
            centre - vec2(0.16, 0.18) * radius,
            vec2(0.14, 0.1) * radius,
            Color32::from_rgb(0x8F, 0x9B, 0xC0),
        ));
    }
}

/// The rosette of the boards: six petals cut with a compass, and a ring round them.
pub fn rosette(painter: &Painter, centre: Pos2, radius: f32, petals: Color32, ring: Stroke) {
    const STEPS: u8 = 10;
    for petal in 0..6_u8 {
        let along = Vec2::angled(f32::from(petal) * TAU / 6.0 - TAU / 4.0);
        let across = along.rot90();
        let side = |sign: f32| {
            (0..=STEPS).map(move |step| {
                let way = f32::from(step) / f32::from(STEPS);
                let half = sign * 0.2 * (way * TAU / 2.0).sin();
                centre + (along * way + across * half) * (radius * 0.94)
            })
        };
        // Without the ends a second time.
        let there = side(-1.0);
        let back = side(1.0).rev().skip(1).take(usize::from(STEPS) - 1);
        painter.add(Shape::convex_polygon(there.chain(back).collect(), petals, Stroke::NONE));
    }
    painter.circle_stroke(centre, radius * 1.08, ring);
}

/// A large rosette cut into the plaster in the lower corner, so flat that what is written over it stays as
/// legible.
pub fn stucco(ui: &Ui, rect: Rect) {
    let radius = rect.width().min(rect.height() * 0.6) * 0.30;
    let centre = rect.right_bottom() - Vec2::splat(radius * 0.45);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let wide = (radius * 0.022).max(1.0);
    for (off, colour) in [(wide * 0.6, theme::PLASTER_LIGHT), (0.0, theme::STUCCO)] {
        let at = centre + Vec2::splat(off);
        let line = Stroke::new(wide, colour);
        rosette(&painter, at, radius, colour, line);
        painter.circle_stroke(at, radius * 1.2, line);
    }
}

/// A thick arrow around the middle of a rectangle.
pub fn arrow(ui: &Ui, rect: Rect, towards: Vec2, colour: Color32) {
    let along = towards.normalized();
    let across = along.rot90();
    let centre = rect.center();
    let reach = rect.size().min_elem() / 2.0;
    let tip = centre + along * reach;
    let neck = tip - along * reach * 0.95;
    let tail = centre - along * reach;
    let (head, shaft) = (reach * 0.8, reach * 0.3);
    let (low, high) = (across * shaft, -across * shaft);
    ui.painter().add(Shape::convex_polygon(
        vec![tail + high, neck + high, neck + low, tail + low],
        colour,
        Stroke::NONE,
    ));
    ui.painter().add(Shape::convex_polygon(
        vec![tip, neck + across * head, neck - across * head],
        colour,
        Stroke::NONE,
    ));
}

/// A numbered paragraph, in letters so large.
pub fn point(ui: &mut Ui, number: usize, text: &str, size: f32) {
    let unit = theme::unit(ui);
    let indent = (34.0 * size * unit).round();
    let room = ui.available_width() - indent;
    let figure = Face::Title.at(ui, 1.05 * size);
    let figure = layout(ui, &number.to_string(), figure, theme::INDIGO, f32::INFINITY);
    let body = layout(ui, text, Face::Text.at(ui, size), theme::INK, room);
    let height = body.rect.height() + 3.0 * unit;
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
    label(ui, rect, text);
    let right = rect.left() + indent - 12.0 * unit;
    ui.painter().galley(pos2(right - figure.rect.width(), rect.top()), figure, theme::INDIGO);
    ui.painter().galley(pos2(rect.left() + indent, rect.top()), body, theme::INK);
}
