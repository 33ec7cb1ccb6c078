//! What lies behind a sheet is darkened.

use crate::app::ui::theme;
use bevy_egui::egui::{Color32, Rect, Ui};

/// Darkens everything painted so far.
pub fn scrim(ui: &Ui, rect: Rect) {
    let night = theme::NIGHT;
    let dark = Color32::from_rgba_unmultiplied(night.r(), night.g(), night.b(), 150);
    ui.painter().rect_filled(rect, 0.0, dark);
}

/// The same around a part, which stays almost as it is.
pub fn scrim_but(ui: &Ui, rect: Rect, part: Rect) {
    let part = part.intersect(rect);
    if !part.is_positive() {
        return scrim(ui, rect);
    }
    let (above, below) = (rect.with_max_y(part.top()), rect.with_min_y(part.bottom()));
    let beside = rect.with_min_y(part.top()).with_max_y(part.bottom());
    let (left, right) = (beside.with_max_x(part.left()), beside.with_min_x(part.right()));
    for dark in [above, below, left, right] {
        if dark.is_positive() {
            scrim(ui, dark);
        }
    }
}
