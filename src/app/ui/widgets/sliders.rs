//! What slides: a value, and the progress of a turn.

use super::{focus_ring, placed};
use crate::app::ui::{stops, theme};
use bevy_egui::egui::{
    CornerRadius, EventFilter, Key, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

/// A slider from 0 to `most` in steps of `step`, as wide as its column. Answers the value set now.
pub fn slider(ui: &mut Ui, key: &str, name: &str, value: u8, most: u8, step: u8) -> Option<u8> {
    let unit = theme::unit(ui);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), theme::touch(ui)));
    let response = placed(ui, rect, key, Sense::click_and_drag());
    stops::less_and_more(ui, response.id, rect);
    let knob = 11.0 * unit;
    let (left, right) = (rect.left() + knob + 2.0, rect.right() - knob - 2.0);
    let mut wanted = value;
    if let Some(pointer) = response.interact_pointer_pos() {
        let share = ((pointer.x - left) / (right - left).max(1.0)).clamp(0.0, 1.0);
        let steps = (share * f32::from(most) / f32::from(step)).round();
        wanted = ((steps * f32::from(step)) as u8).min(most);
    }
    let (less, more) = pressed(ui, &response);
    for _ in 0..more {
        wanted = wanted.saturating_add(step).min(most);
    }
    for _ in 0..less {
        wanted = wanted.saturating_sub(step);
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

/// How far something has come, and a handle to take it elsewhere. Answers the share wanted now.
pub fn progress(ui: &mut Ui, key: &str, name: &str, share: Option<f32>) -> Option<f32> {
    let unit = theme::unit(ui);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), theme::sign_touch(ui) * 0.72));
    let sense = if share.is_some() { Sense::click_and_drag() } else { Sense::hover() };
    let response = placed(ui, rect, key, sense);
    if share.is_some() {
        stops::less_and_more(ui, response.id, rect);
    }
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
    let (less, more) = pressed(ui, &response);
    if less != more {
        let steps = more as f32 - less as f32;
        return Some((done + STRIDE * steps).clamp(0.0, 1.0));
    }
    let pointer = response.interact_pointer_pos()?;
    enabled.then(|| ((pointer.x - left) / (right - left).max(1.0)).clamp(0.0, 1.0))
}

/// A key takes what has come so far on or back by this share.
const STRIDE: f32 = 0.05;

/// How often less and more were asked of what has the focus, by keys or by assistive technology.
fn pressed(ui: &Ui, response: &Response) -> (usize, usize) {
    use bevy_egui::egui::accesskit::Action;
    let mut keys = (0, 0);
    if response.has_focus() {
        let keep = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, keep));
        keys = ui.input(|input| {
            let more = input.num_presses(Key::ArrowRight) + input.num_presses(Key::PageUp);
            let less = input.num_presses(Key::ArrowLeft) + input.num_presses(Key::PageDown);
            (less, more)
        });
    }
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
    ui.input(|input| {
        let asked = |action| input.num_accesskit_action_requests(response.id, action);
        (keys.0 + asked(Action::Decrement), keys.1 + asked(Action::Increment))
    })
}

/// A ground on which a place is touched, to be painted by the caller: a slider for those who do not see it.
pub fn ground(ui: &Ui, key: &str, rect: Rect, value: f64, name: &str) -> Response {
    let response = placed(ui, rect, key, Sense::click_and_drag());
    stops::less_and_more(ui, response.id, rect);
    response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), value, name));
    focus_ring(ui, &response, rect);
    response
}
