//! Bars, one a day.

use crate::app::ui::paint::{self, layout};
use crate::app::ui::theme::{self, Face};
use crate::words::Words;
use bevy_egui::egui::{Rect, Stroke, Ui, pos2, vec2};

/// The heights of bars by the greatest of them, 0 to 1. A day on which anything happened has a bar that can be seen.
fn plot_heights(values: &[u32]) -> Vec<f32> {
    let most = values.iter().copied().max().unwrap_or(0).max(1) as f32;
    let height = |&value: &u32| if value == 0 { 0.0 } else { (value as f32 / most).max(0.03) };
    values.iter().map(height).collect()
}

/// Draws them in the flow of the layout, so high, with the greatest number at its line. Who hears them hears each.
pub fn bars(ui: &mut Ui, words: &Words, name: &str, values: &[u32], high: f32) {
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), high));
    let most = values.iter().copied().max().unwrap_or(0);
    let all = values.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
    let args = [("name", name.into()), ("value", (&all).into())];
    paint::label(ui, rect, &words.with("kiosk-staff-figure", &args));
    let font = Face::Text.at(ui, 0.84);
    let figure = layout(ui, &most.to_string(), font, theme::INK_SOFT, f32::INFINITY);
    let left = rect.left() + figure.rect.width() + 8.0 * theme::unit(ui);
    let room = Rect::from_min_max(pos2(left, rect.top() + 4.0), rect.right_bottom());
    let line = Stroke::new(1.0, theme::PLASTER_EDGE);
    ui.painter().hline(room.x_range(), room.top(), line);
    ui.painter().hline(room.x_range(), room.bottom(), Stroke::new(1.0, theme::INK_SOFT));
    ui.painter().galley(pos2(rect.left(), rect.top()), figure, theme::INK_SOFT);
    let each = room.width() / values.len().max(1) as f32;
    for (day, height) in plot_heights(values).into_iter().enumerate() {
        let from = room.left() + each * day as f32;
        let bar = Rect::from_min_max(
            pos2(from + each * 0.15, room.bottom() - room.height() * height),
            pos2(from + each * 0.85, room.bottom()),
        );
        ui.painter().rect_filled(bar, 1.0, theme::INDIGO);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_on_which_anything_happened_can_be_seen() {
        assert_eq!(plot_heights(&[0, 200, 100, 1]), [0.0, 1.0, 0.5, 0.03]);
        assert_eq!(plot_heights(&[0, 0]), [0.0, 0.0]);
        assert!(plot_heights(&[]).is_empty());
    }
}
