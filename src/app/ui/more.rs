//! What tells that a place can be scrolled: what goes on behind an edge fades into the ground before it, and below it
//! stands a sign.

use super::theme;
use bevy_egui::egui::{Color32, Mesh, Rect, Shape, Stroke, Ui, pos2, vec2};

/// So much out of sight is nothing to tell of.
const LITTLE: f32 = 6.0;

/// A line of running text and a half: a line that the edge cuts is gone in it.
const FADE: f32 = 36.0;

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
        let rows = [(from, Color32::TRANSPARENT), (edge, ground), (beyond, ground)];
        for (y, colour) in rows {
            mesh.colored_vertex(pos2(sides.min, y), colour);
            mesh.colored_vertex(pos2(sides.max, y), colour);
        }
        for corner in [0, 2] {
            mesh.add_triangle(corner, corner + 1, corner + 2);
            mesh.add_triangle(corner + 1, corner + 2, corner + 3);
        }
        ui.painter().add(mesh);
    }
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
