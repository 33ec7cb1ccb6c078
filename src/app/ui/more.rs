//! What tells that a place can be scrolled: a line at an edge behind which there is more, and a sign below it.

use super::theme;
use bevy_egui::egui::{Rect, Shape, Stroke, Ui, pos2, vec2};

/// So much out of sight is nothing to tell of.
const LITTLE: f32 = 6.0;

/// Tells on a sheet that `before` points of a place on it are out of sight above, and `rest` below.
pub fn tell(sheet: &Ui, view: Rect, before: f32, rest: f32) {
    let edge = Stroke::new(1.0, theme::PLASTER_EDGE);
    if before > LITTLE {
        sheet.painter().hline(view.x_range(), view.top(), edge);
    }
    if rest > LITTLE {
        sheet.painter().hline(view.x_range(), view.bottom(), edge);
        goes_on(sheet, view);
    }
}

/// A sign below what is scrolled, in the margin: there is more.
fn goes_on(ui: &Ui, rect: Rect) {
    let half = (9.0 * theme::unit(ui).min(1.6)).round();
    let middle = pos2(rect.center().x, rect.bottom() + half * 0.62 + 2.0);
    let points = [vec2(-half, -0.42 * half), vec2(0.0, 0.42 * half), vec2(half, -0.42 * half)];
    let line = points.map(|off| middle + off).to_vec();
    ui.painter().add(Shape::line(line, Stroke::new((half * 0.32).max(2.0), theme::BRASS)));
}
