//! Messages about the program: one at a time, until it is closed. A notice never takes more than a
//! fifth of the window; a longer one scrolls.

use super::languages;
use super::more;
use super::paint;
use super::theme::{self, Face};
use super::widgets;
use super::{Memory, View, root};
use crate::app::notices::Notice;
use crate::words::{Arg, Words};
use bevy_egui::egui::{
    self, CornerRadius, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2,
};

/// The largest share of the window's height that a notice takes, wherever its button leaves it the
/// choice.
const SHARE: f32 = 0.2;
/// Size of its text.
const TEXT: f32 = 0.9;

/// Where the oldest notice lies: at the upper edge of what is free of panels, or of the whole window
/// where too little is free. Answers the place, and whether the panels have to make room for it.
pub fn place(ui: &Ui, view: &View, words: &Words, free: Rect) -> Option<(Rect, bool)> {
    let notice = view.notices.first()?;
    let unit = theme::unit(ui);
    let window = ui.max_rect();
    let crowded = free.width() < 300.0 * unit || free.height() < window.height() * 0.3;
    let free = if crowded { window } else { free };
    let beside = languages::beside(ui, free);
    // In the smallest of windows there is no room beside the languages.
    let free = if beside.width() > 200.0 * unit { beside } else { free };
    let margin = margin(ui);
    let width = (free.width() - 2.0 * margin).min(620.0 * unit);
    let height = height(ui, &told(notice, words), width);
    let corner = pos2(free.center().x - width / 2.0, free.top() + margin);
    Some((Rect::from_min_size(corner, vec2(width, height)), crowded))
}

/// What is left of a window below a notice.
pub fn below(ui: &Ui, window: Rect, notice: Rect) -> Rect {
    window.with_min_y(notice.bottom() + margin(ui))
}

/// Draws the oldest notice where it was [placed](place). Answers the place among the notices of one
/// that was closed.
pub fn draw(ctx: &egui::Context, view: &View, words: &Words, rect: Rect) -> Option<usize> {
    let notice = view.notices.first()?;
    let mut ui = root(ctx, "notice", ctx.content_rect());
    ui.painter().add(theme::shadow(theme::unit(&ui)).as_shape(rect, rounding(&ui)));
    card(&mut ui, rect, &told(notice, words), &words.get("notice-close")).then_some(0)
}

/// Writes the oldest notice into a panel, so that it covers no board.
pub fn in_panel(ui: &mut Ui, view: &View, memory: &mut Memory, words: &Words) {
    let Some(notice) = view.notices.first() else { return };
    let text = told(notice, words);
    let width = ui.available_width();
    let height = height(ui, &text, width);
    let (_, rect) = ui.allocate_space(vec2(width, height));
    if card(ui, rect, &text, &words.get("notice-close")) {
        memory.closed_notice = Some(0);
    }
}

fn margin(ui: &Ui) -> f32 {
    (10.0 * theme::unit(ui)).clamp(6.0, 24.0).round()
}

fn pad(ui: &Ui) -> f32 {
    (10.0 * theme::unit(ui)).clamp(6.0, 18.0).round()
}

fn rounding(ui: &Ui) -> CornerRadius {
    CornerRadius::same((10.0 * theme::unit(ui)).clamp(7.0, 24.0) as u8)
}

/// The room for text in a card of a width: its button stands beside it.
fn text_width(ui: &Ui, width: f32) -> f32 {
    let bar = ui.spacing().scroll.floating_allocated_width;
    width - 3.0 * pad(ui) - theme::sign_touch(ui) - bar
}

fn height(ui: &Ui, text: &str, width: f32) -> f32 {
    let font = Face::Text.at(ui, TEXT);
    // As `paint::paragraph` lays it out.
    let room = text_width(ui, width) - 3.0 * theme::unit(ui);
    let high = paint::layout(ui, text, font, theme::INK, room).rect.height();
    let least = theme::sign_touch(ui) + 2.0 * pad(ui).min(8.0);
    let most = (ui.ctx().content_rect().height() * SHARE).max(least);
    (high + 2.0 * pad(ui)).clamp(least, most).ceil()
}

/// The card itself. Answers whether its button was touched.
fn card(ui: &mut Ui, rect: Rect, text: &str, close: &str) -> bool {
    let builder = UiBuilder::new().id_salt("notice card").max_rect(rect);
    let mut card = ui.new_child(builder.sense(Sense::CLICK | Sense::DRAG));
    card.set_min_size(rect.size());
    let edge = Stroke::new(1.5, theme::CORAL);
    card.painter().rect(rect, rounding(ui), theme::PLASTER_LIGHT, edge, StrokeKind::Inside);
    let pad = pad(ui);
    let touch = theme::sign_touch(ui);
    let room = Rect::from_min_size(
        rect.min + vec2(pad, 2.0),
        vec2(rect.width() - 3.0 * pad - touch, rect.height() - 4.0),
    );
    let mut inner = card.new_child(UiBuilder::new().id_salt("text").max_rect(room));
    inner.set_clip_rect(room.expand2(vec2(pad * 0.6, 0.0)).intersect(ui.clip_rect()));
    let width = text_width(ui, rect.width());
    let output = ScrollArea::vertical()
        .id_salt("notice text")
        .auto_shrink([false, false])
        .max_height(room.height())
        .min_scrolled_height(0.0)
        .show(&mut inner, |ui| {
            ui.set_max_width(width);
            // Nothing more than the text, or a notice that fits would scroll.
            ui.spacing_mut().item_spacing.y = 0.0;
            let font = Face::Text.at(ui, TEXT);
            let fits = width - 3.0 * theme::unit(ui);
            let high = paint::layout(ui, text, font, theme::INK, fits).rect.height();
            // A short text stands in the middle.
            ui.add_space(((room.height() - high) / 2.0).max(pad - 2.0).floor());
            paint::paragraph(ui, text, Face::Text, TEXT, theme::INK);
            if high > room.height() - 2.0 * pad {
                ui.add_space(pad - 2.0);
            }
        });
    let offset = output.state.offset.y;
    let rest = output.content_size.y - offset - output.inner_rect.height();
    more::fade(&card, room, theme::PLASTER_LIGHT, offset, rest);
    let top = if rect.height() > touch + 4.0 * pad {
        rect.top() + pad
    } else {
        (rect.center().y - touch / 2.0).round()
    };
    let corner = pos2(rect.right() - pad.min(8.0) - touch, top);
    let button = Rect::from_min_size(corner, vec2(touch, touch));
    let mut place = card.new_child(UiBuilder::new().id_salt("close").max_rect(button));
    widgets::sign_button(&mut place, "close notice", "✕", close, true, touch).clicked()
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
