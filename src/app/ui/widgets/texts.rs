//! Texts in columns.

use crate::app::ui::paint::{self, layout};
use crate::app::ui::terms;
use crate::app::ui::theme::{self, Face};
use bevy_egui::egui::{Rect, Ui, pos2, vec2};

/// A name on the left and a value on the right.
pub fn named_value(ui: &mut Ui, name: &str, value: &str) {
    let width = ui.available_width();
    let value_text = layout(ui, value, Face::Strong.at(ui, 1.0), theme::INK, f32::INFINITY);
    let room = width - value_text.rect.width() - 12.0 * theme::unit(ui);
    let name_text = layout(ui, name, Face::Text.at(ui, 1.0), theme::INK, room);
    let height = name_text.rect.height().max(value_text.rect.height());
    let (_, rect) = ui.allocate_space(vec2(width, height));
    paint::label(ui, rect, name);
    let right = pos2(rect.right() - value_text.rect.width(), rect.top());
    ui.painter().galley(rect.min, name_text, theme::INK);
    ui.painter().galley(right, value_text, theme::INK);
}

/// A short name in a column and what belongs to it beside it. Answers where it stands.
pub fn named_text(ui: &mut Ui, name: &str, text: &str) -> Rect {
    let unit = theme::unit(ui);
    let width = ui.available_width();
    let column = (170.0 * unit).min(width * 0.34);
    let name_text = layout(ui, name, Face::Strong.at(ui, 0.95), theme::INDIGO, column);
    let room = width - column - 10.0 * unit;
    let body = terms::layout(ui, text, Face::Text.at(ui, 0.95), theme::INK, room);
    let height = name_text.rect.height().max(body.rect.height()) + 2.0 * unit;
    let (_, rect) = ui.allocate_space(vec2(width, height));
    paint::label(ui, rect, &format!("{name}: {text}"));
    ui.painter().galley(rect.min, name_text, theme::INDIGO);
    let at = pos2(rect.left() + column + 10.0 * unit, rect.top());
    terms::touch(ui, at, &body);
    ui.painter().galley(at, body, theme::INK);
    rect
}

/// A line of a table: what is compared, and how it is there and here.
pub fn line_of_three(ui: &mut Ui, texts: [&str; 3], heading: bool) {
    let unit = theme::unit(ui);
    let (width, gap) = (ui.available_width(), 12.0 * unit);
    let name = (110.0 * unit).min(width * 0.22);
    let each = ((width - name - 2.0 * gap) / 2.0).floor();
    let strong =
        |text: &str, room| layout(ui, text, Face::Strong.at(ui, 0.95), theme::INDIGO, room);
    let plain =
        |text: &str, room| terms::layout(ui, text, Face::Text.at(ui, 0.95), theme::INK, room);
    let cell = |text: &str| if heading { strong(text, each) } else { plain(text, each) };
    let galleys = [strong(texts[0], name), cell(texts[1]), cell(texts[2])];
    let height = galleys.iter().map(|galley| galley.rect.height()).fold(0.0, f32::max);
    let (_, rect) = ui.allocate_space(vec2(width, height + 2.0 * unit));
    paint::label(ui, rect, &texts.join("; "));
    let mut left = rect.left();
    for (galley, wide) in galleys.into_iter().zip([name, each, each]) {
        let at = pos2(left, rect.top());
        if !heading {
            terms::touch(ui, at, &galley);
        }
        ui.painter().galley(at, galley, theme::INK);
        left += wide + gap;
    }
}
