//! What tells that a place can be scrolled: its text fades away at an edge behind which there is more, and below it
//! stands a sign.

use super::theme;
use bevy_egui::egui::{Mesh, Rect, Shape, Stroke, Ui, epaint::Vertex, pos2, vec2};

/// So much out of sight is nothing to tell of.
const LITTLE: f32 = 6.0;

/// Tells that `before` points are out of sight above a place and `rest` below it; the sign is painted on the sheet
/// that the place lies on.
pub fn tell(ui: &Ui, sheet: &Ui, view: Rect, before: f32, rest: f32) {
    if before > LITTLE {
        fade(ui, view, true);
    }
    if rest > LITTLE {
        fade(ui, view, false);
        goes_on(sheet, view);
    }
}

/// Lets what is scrolled fade away at an edge behind which there is more.
fn fade(ui: &Ui, rect: Rect, upper: bool) {
    let high = (12.0 * theme::unit(ui)).min(rect.height() * 0.2);
    let (edge, inside) =
        if upper { (rect.top(), rect.top() + high) } else { (rect.bottom(), rect.bottom() - high) };
    let mut mesh = Mesh::default();
    for (y, colour) in [(edge, theme::PLASTER), (inside, theme::PLASTER.gamma_multiply(0.0))] {
        for x in [rect.left() - 6.0, rect.right() + 6.0] {
            mesh.vertices.push(Vertex::untextured(pos2(x, y), colour));
        }
    }
    mesh.indices.extend([0, 1, 2, 2, 1, 3]);
    ui.painter().add(Shape::mesh(mesh));
}

/// A sign below what is scrolled, in the margin: there is more.
fn goes_on(ui: &Ui, rect: Rect) {
    let half = (9.0 * theme::unit(ui).min(1.6)).round();
    let middle = pos2(rect.center().x, rect.bottom() + half * 0.62);
    let points = [vec2(-half, -0.42 * half), vec2(0.0, 0.42 * half), vec2(half, -0.42 * half)];
    let line = points.map(|off| middle + off).to_vec();
    ui.painter().add(Shape::line(line, Stroke::new((half * 0.32).max(2.0), theme::BRASS)));
}
