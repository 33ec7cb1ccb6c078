//! Messages about the program: one at a time, until it is closed.

use super::paint::{self, layout};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{Memory, View, root};
use crate::app::notices::Notice;
use crate::words::{Arg, Words};
use bevy_egui::egui::{
    self, CornerRadius, Rect, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, epaint::RectShape,
    pos2, vec2,
};

/// Draws the oldest notice at the upper edge of what is free. Answers the place of the closed one.
pub fn draw(ctx: &egui::Context, view: &View, words: &Words, free: Rect) -> Option<usize> {
    let notice = view.notices.first()?;
    let mut ui = root(ctx, "notice", ctx.content_rect());
    let unit = theme::unit(&ui);
    let window = ui.max_rect();
    let free = if free.width() < 260.0 * unit { window } else { free };
    let margin = (14.0 * unit).round();
    let width = (free.width() - 2.0 * margin).min(620.0 * unit);
    let close = words.get("notice-close");
    let button = layout(&ui, &close, Face::Strong.at(&ui, 1.0), theme::INK, f32::INFINITY);
    let button = button.rect.width() + 2.0 * ui.spacing().button_padding.x + 2.0;
    let pad = (14.0 * unit).round();
    let beside = width - 3.0 * pad - button;
    let stacked = beside < 180.0 * unit;
    let room = if stacked { width - 2.0 * pad } else { beside };
    let text = layout(&ui, &told(notice, words), Face::Text.at(&ui, 0.92), theme::INK, room);
    let high = text.rect.height();
    let touch = theme::touch(&ui);
    let height = if stacked { high + touch + 3.0 * pad } else { high.max(touch) + 2.0 * pad };
    let left = free.center().x - width / 2.0;
    let rect = Rect::from_min_size(pos2(left, free.top() + margin), vec2(width, height));
    let builder = UiBuilder::new().id(egui::Id::new("notice card")).max_rect(rect);
    let mut card = ui.new_child(builder.sense(Sense::CLICK | Sense::DRAG));
    card.set_min_size(rect.size());
    let rounding = CornerRadius::same((12.0 * unit).clamp(8.0, 30.0) as u8);
    card.painter().add(theme::shadow(unit).as_shape(rect, rounding));
    card.painter().rect_filled(rect, rounding, theme::PLASTER);
    let bar = Rect::from_min_size(
        rect.min + vec2(0.0, rounding.nw.into()),
        vec2(5.0, rect.height() - 2.0 * f32::from(rounding.nw)),
    );
    card.painter().rect_filled(bar, 2.0, theme::CORAL);
    let at = if stacked {
        rect.min + vec2(pad, pad)
    } else {
        pos2(rect.left() + pad, rect.center().y - high / 2.0)
    };
    paint::label(&card, Rect::from_min_size(at, text.rect.size()), &told(notice, words));
    card.painter().galley(at, text, theme::INK);
    let corner = pos2(rect.right() - pad - button, rect.bottom() - pad - touch);
    let mut place =
        card.new_child(UiBuilder::new().max_rect(Rect::from_min_size(corner, vec2(button, touch))));
    let closed = widgets::button_of(&mut place, "close", &close, Kind::Plain, button).clicked();
    closed.then_some(0)
}

/// Writes the oldest notice into a panel, so that it covers no board.
pub fn in_panel(ui: &mut Ui, view: &View, memory: &mut Memory, words: &Words) {
    let Some(notice) = view.notices.first() else { return };
    let unit = theme::unit(ui);
    let pad = (10.0 * unit).round();
    let ground = ui.painter().add(Shape::Noop);
    let width = ui.available_width();
    let card = ui.scope(|ui| {
        let rect = ui.available_rect_before_wrap().shrink2(vec2(pad, pad));
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("notice"));
        paint::paragraph(&mut inner, &told(notice, words), Face::Text, 0.88, theme::INK);
        let close = words.get("notice-close");
        if widgets::button_fit(&mut inner, "close notice", &close, Kind::Plain).clicked() {
            memory.closed_notice = Some(0);
        }
        ui.allocate_space(vec2(width, inner.min_rect().height() + 2.0 * pad));
    });
    let rect = card.response.rect;
    let round = CornerRadius::same((8.0 * unit).clamp(6.0, 20.0) as u8);
    let edge = Stroke::new(1.5, theme::CORAL);
    let shape = RectShape::new(rect, round, theme::PLASTER_LIGHT, edge, StrokeKind::Inside);
    ui.painter().set(ground, shape);
}

fn told(notice: &Notice, words: &Words) -> String {
    let args: Vec<(&str, Arg)> = notice
        .arguments
        .iter()
        .map(|(name, value)| {
            // A number is passed as one, so that the language can choose a plural.
            let arg = value.parse::<i64>().map_or(Arg::Text(value), Arg::Number);
            (*name, arg)
        })
        .collect();
    words.with(notice.key, &args)
}
