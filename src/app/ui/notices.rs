//! Messages about the program: one at a time, until it is closed.

use super::paint::{self, layout};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{View, root};
use crate::app::notices::Notice;
use crate::words::{Arg, Words};
use bevy_egui::egui::{self, CornerRadius, Rect, Sense, UiBuilder, pos2, vec2};

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
