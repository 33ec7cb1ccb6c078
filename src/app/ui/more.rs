//! What tells that a place can be scrolled: what goes on behind an edge fades into the ground before it, and below it
//! stands a sign.

use super::theme;
use bevy_egui::egui::{Color32, Mesh, Rect, Shape, Stroke, Ui, ecolor, pos2, vec2};

/// So much out of sight is nothing to tell of.
const LITTLE: f32 = 6.0;

/// More than a line of running text: one that the edge cuts is gone in it.
const FADE: f32 = 30.0;

/// Tells on a sheet that `before` points of a place on it are out of sight above, and `rest` below.
pub fn tell(sheet: &Ui, view: Rect, before: f32, rest: f32) {
    fade(sheet, view, theme::PLASTER, before, rest);
    let edge = Stroke::new(1.0, theme::PLASTER_EDGE);
    if before > LITTLE {
        sheet.painter().hline(view.x_range(), view.top(), edge);
    }
    if rest > LITTLE {
        sheet.painter().hline(view.x_range(), view.bottom(), edge);
        goes_on(sheet, view);
    }
}

/// How high the fade is in a place so high, with so much out of sight: with the end it slides out of the place.
fn high(ui: &Ui, view: f32, hidden: f32) -> f32 {
    (FADE * theme::unit(ui)).min(view * 0.2).min(hidden - LITTLE).max(0.0)
}

/// Lets what goes on above and below a place fade into its ground.
pub fn fade(ui: &Ui, view: Rect, ground: Color32, before: f32, rest: f32) {
    let (above, below) = (high(ui, view.height(), before), high(ui, view.height(), rest));
    let sides = view.x_range().expand(SPILL - 1.0);
    // What is painted a little beyond an edge is not to be seen.
    for (from, edge, beyond) in [
        (view.top() + above, view.top(), view.top() - SPILL),
        (view.bottom() - below, view.bottom(), view.bottom() + SPILL),
    ] {
        if from == edge {
            continue;
        }
        let mut mesh = Mesh::default();
        let steps = (0..=STEPS).map(|step| f32::from(step) / f32::from(STEPS));
        // Slowly at first: between two steps the card mixes numbers, which are darker than the light.
        let rows = steps.map(|step| (from + (edge - from) * step, veil(ground, step * step)));
        for (y, colour) in rows.chain([(beyond, ground)]) {
            mesh.colored_vertex(pos2(sides.min, y), colour);
            mesh.colored_vertex(pos2(sides.max, y), colour);
        }
        for row in 0..=u32::from(STEPS) {
            mesh.add_triangle(2 * row, 2 * row + 1, 2 * row + 2);
            mesh.add_triangle(2 * row + 1, 2 * row + 2, 2 * row + 3);
        }
        ui.painter().add(mesh);
    }
}

/// So many steps make a smooth fade.
const STEPS: u8 = 8;

/// A share of a colour. Colours are blended as light, and their numbers are not: half of the number is a fifth of the light.
fn veil(colour: Color32, share: f32) -> Color32 {
    let [red, green, blue, _] = colour.to_array().map(|part| {
        let light = ecolor::linear_f32_from_gamma_u8(part) * share;
        ecolor::gamma_u8_from_linear_f32(light)
    });
    Color32::from_rgba_premultiplied(red, green, blue, (share * 255.0).round() as u8)
}

/// Gives a fade another ground; false if the mesh is none.
pub fn reground(mesh: &mut Mesh, other: impl Fn(Color32) -> Color32) -> bool {
    let fades = mesh.vertices.iter().any(|vertex| vertex.color == Color32::TRANSPARENT);
    let ground = mesh.vertices.last().map(|vertex| other(vertex.color));
    let Some(ground) = ground.filter(|_| fades) else { return false };
    for vertex in &mut mesh.vertices {
        vertex.color = veil(ground, f32::from(vertex.color.a()) / 255.0);
    }
    true
}

/// So far what is scrolled may be painted beyond its place.
pub const SPILL: f32 = 6.0;

/// Brings what has the focus into sight, and clear of the fade.
pub fn into_sight(ui: &Ui, rect: Rect) {
    let around = (FADE * theme::unit(ui)).min(ui.clip_rect().height() * 0.2);
    ui.scroll_to_rect(rect.expand2(vec2(0.0, around)), None);
}

/// A sign below what is scrolled, in the margin: there is more.
fn goes_on(ui: &Ui, rect: Rect) {
    let half = (9.0 * theme::unit(ui).min(1.6)).round();
    let middle = pos2(rect.center().x, rect.bottom() + half * 0.62 + 2.0);
    let points = [vec2(-half, -0.42 * half), vec2(0.0, 0.42 * half), vec2(half, -0.42 * half)];
    let line = points.map(|off| middle + off).to_vec();
    ui.painter().add(Shape::line(line, Stroke::new((half * 0.32).max(2.0), theme::BRASS)));
}
