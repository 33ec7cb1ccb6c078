//! Where text is typed.

use super::{focus_ring, rounding};
use crate::app::ui::more;
use crate::app::ui::theme::{self, Face};
use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::{Frame, Margin, Response, Shape, Stroke, StrokeKind, TextEdit, Ui};

/// A field of text that breaks into lines as it needs. Whoever comes to it has all of it selected, so that
/// what is typed or pasted takes its place.
pub fn field(ui: &mut Ui, key: &str, name: &str, text: &mut String) -> Response {
    let unit = theme::unit(ui);
    let pad = (9.0 * unit).clamp(6.0, 24.0).round();
    let ground = ui.painter().add(Shape::Noop);
    let id = ui.id().with(key);
    let newly = id.with("newly");
    let mut output = TextEdit::multiline(text)
        .id(id)
        .font(Face::Text.at(ui, 0.92))
        .text_color(theme::INK)
        .desired_rows(2)
        .desired_width(f32::INFINITY)
        .frame(Frame::NONE.inner_margin(Margin::same(pad as i8)))
        .show(ui);
    let response = output.response.response;
    response.widget_info(|| {
        let mut info =
            bevy_egui::egui::WidgetInfo::text_edit(ui.is_enabled(), "", text.as_str(), "");
        info.label = Some(name.to_owned());
        info
    });
    if response.gained_focus() {
        more::into_sight(ui, response.rect);
        ui.data_mut(|data| data.insert_temp(newly, true));
    }
    // A click puts the cursor somewhere as long as it lasts.
    let pressed = ui.input(|input| input.pointer.any_down());
    if response.has_focus() && !pressed && ui.data_mut(|data| data.remove_temp(newly)) == Some(true)
    {
        let end = CCursor::new(text.chars().count());
        output.state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), end)));
        output.state.store(ui.ctx(), id);
        ui.ctx().request_repaint();
    }
    let rect = response.rect;
    let edge = Stroke::new(1.5, theme::BRASS);
    let shape = bevy_egui::egui::epaint::RectShape::new(
        rect,
        rounding(ui),
        theme::PLASTER_LIGHT,
        edge,
        StrokeKind::Inside,
    );
    ui.painter().set(ground, shape);
    focus_ring(ui, &response, rect);
    response
}
