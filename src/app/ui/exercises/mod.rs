//! The exercises to choose from, and what of them is done.

mod board;
mod told;
mod work;

pub use board::show_way;
pub use work::{Working, asked, on_board, ways};

use super::paint::{self, Band};
use super::sheet::{Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind as Button};
use super::{View, bench, new_match, upright};
use crate::app::exercises::{Progress, easiest};
use crate::app::session::{Intent, Learn, Practice};
use crate::app::state::Modal;
use crate::exercises::{Kind, all, grade_of};
use crate::words::Words;
use bevy_egui::egui::{CornerRadius, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

/// Where the exercises lie in a window, with their band, and what they leave free.
pub fn place(window: Rect, unit: f32) -> (Rect, Band, Rect) {
    if upright(window) {
        let height = (900.0 * unit).max(window.height() * 0.62);
        let height = if height > window.height() * 0.8 { window.height() } else { height };
        let top = window.bottom() - height;
        return (window.with_min_y(top), Band::Top, window.with_max_y(top));
    }
    let (rect, band, free) = new_match::place(window, unit);
    (rect, band, free)
}

/// Draws the choice of exercises.
pub fn draw(ui: &mut Ui, view: &View, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let (rect, band, _) = place(ui.max_rect(), theme::unit(ui));
    let sheet = Sheet::panel("exercises", rect).with_band(band).with_footer().with_margin(26.0);
    let head = |ui: &mut Ui| {
        paint::paragraph(ui, &words.get("exercises-title"), Face::Title, 1.6, theme::INK);
    };
    sheet.show_headed(ui, head, |ui, part| match part {
        Part::Body => intents.extend(body(ui, view, words)),
        Part::Footer => intents.extend(footer(ui, view, words)),
    });
    intents
}

fn body(ui: &mut Ui, view: &View, words: &Words) -> Option<Intent> {
    let unit = theme::unit(ui);
    let mut intent = None;
    let (done, of) = view.progress.count(None);
    let key = if done < of { "exercises-next" } else { "exercises-all-done" };
    let next = easiest(view.progress, None).map(|place| &all()[place]);
    paint::paragraph(ui, &words.get("exercises-line"), Face::Text, 0.95, theme::INK_SOFT);
    if widgets::button(ui, "next", &words.get(key), Button::Main).clicked() {
        intent = Some(Intent::Practice(Practice::Begin(None)));
    }
    let line = next.map(|next| {
        let kind = kind_name(words, next.kind);
        let args = [("kind", (&kind).into()), ("grade", grade_of(next).into())];
        words.with("exercises-next-line", &args)
    });
    let all_done = words.with("exercises-done", &[("done", done.into()), ("of", of.into())]);
    beside(ui, &line.unwrap_or_default(), &all_done);
    bar(ui, done, of);
    new_match::heading(ui, words, "exercises-kinds");
    let gap = ui.spacing().item_spacing.x;
    let width = ui.available_width();
    let columns = if width >= 560.0 * unit { 2 } else { 1 };
    let each = ((width - gap * (columns as f32 - 1.0)) / columns as f32).floor();
    for row in Kind::ALL.chunks(columns) {
        let entries: Vec<Entry> = row.iter().map(|&kind| Entry::of(view.progress, kind)).collect();
        let heights = entries.iter().map(|entry| entry.height(ui, words, each));
        let height = heights.fold(0.0, f32::max);
        ui.horizontal(|ui| {
            for entry in &entries {
                if entry.show(ui, words, vec2(each, height)) {
                    intent = Some(Intent::Practice(Practice::Begin(Some(entry.kind))));
                }
            }
        });
    }
    intent
}

/// Two small texts at both ends of a line, or one below the other where they do not fit.
fn beside(ui: &mut Ui, left: &str, right: &str) {
    let width = ui.available_width();
    let small = |text: &str, room: f32| {
        paint::layout(ui, text, Face::Text.at(ui, 0.84), theme::INK_SOFT, room)
    };
    let (first, second) = (small(left, f32::INFINITY), small(right, f32::INFINITY));
    let gap = 12.0 * theme::unit(ui);
    if first.rect.width() + gap + second.rect.width() > width {
        for text in [left, right] {
            paint::paragraph(ui, text, Face::Text, 0.84, theme::INK_SOFT);
        }
        return;
    }
    let height = first.rect.height().max(second.rect.height());
    let (_, rect) = ui.allocate_space(vec2(width, height));
    paint::label(ui, rect, &format!("{left}. {right}"));
    let at = pos2(rect.right() - second.rect.width(), rect.top());
    ui.painter().galley(rect.min, first, theme::INK_SOFT);
    ui.painter().galley(at, second, theme::INK_SOFT);
}

/// The name of a kind.
pub fn kind_name(words: &Words, kind: Kind) -> String {
    words.get(match kind {
        Kind::Starts => "exercise-kind-starts",
        Kind::Laps => "exercise-kind-laps",
        Kind::End => "exercise-kind-end",
        Kind::MostSeeds => "exercise-kind-most",
        Kind::WinInOne => "exercise-kind-win-1",
        Kind::SaveRow => "exercise-kind-save",
        Kind::WinInTwo => "exercise-kind-win-2",
        Kind::WinInThree => "exercise-kind-win-3",
    })
}

fn kind_line(words: &Words, kind: Kind) -> String {
    words.get(match kind {
        Kind::Starts => "exercise-kind-starts-line",
        Kind::Laps => "exercise-kind-laps-line",
        Kind::End => "exercise-kind-end-line",
        Kind::MostSeeds => "exercise-kind-most-line",
        Kind::WinInOne => "exercise-kind-win-1-line",
        Kind::SaveRow => "exercise-kind-save-line",
        Kind::WinInTwo => "exercise-kind-win-2-line",
        Kind::WinInThree => "exercise-kind-win-3-line",
    })
}

/// A kind to choose, and how much of it is done.
struct Entry {
    kind: Kind,
    done: usize,
    of: usize,
}

impl Entry {
    fn of(progress: &Progress, kind: Kind) -> Self {
        let (done, of) = progress.count(Some(kind));
        Entry { kind, done, of }
    }

    fn pad(ui: &Ui) -> f32 {
        (11.0 * theme::unit(ui)).round()
    }

    fn texts(
        &self,
        ui: &Ui,
        words: &Words,
        width: f32,
    ) -> [std::sync::Arc<bevy_egui::egui::Galley>; 3] {
        let room = width - 2.0 * Self::pad(ui);
        let count = format!("{} / {}", self.done, self.of);
        let count = paint::layout(ui, &count, Face::Strong.at(ui, 0.84), theme::INK_SOFT, room);
        let beside = room - count.rect.width() - Self::pad(ui);
        let name = kind_name(words, self.kind);
        let name = paint::layout(ui, &name, Face::Strong.at(ui, 1.0), theme::INK, beside);
        let line = kind_line(words, self.kind);
        let line = paint::layout(ui, &line, Face::Text.at(ui, 0.84), theme::INK_SOFT, room);
        [name, count, line]
    }

    fn height(&self, ui: &Ui, words: &Words, width: f32) -> f32 {
        let [name, _, line] = self.texts(ui, words, width);
        let pad = Self::pad(ui);
        let height = name.rect.height() + line.rect.height() + bar_height(ui) + 2.5 * pad + 2.0;
        height.max(theme::touch(ui)).ceil()
    }

    fn show(&self, ui: &mut Ui, words: &Words, size: bevy_egui::egui::Vec2) -> bool {
        let (_, rect) = ui.allocate_space(size);
        let (pad, kind) = (Self::pad(ui), self.kind);
        let args = [("done", self.done.into()), ("of", self.of.into())];
        let done = words.with("exercises-done", &args);
        let name = kind_name(words, kind);
        let stop = if name.ends_with('?') { "" } else { "." };
        let label = format!("{name}{stop} {} {done}", kind_line(words, kind));
        let key = ("kind", kind.name());
        let response = widgets::button_with(ui, key, &label, rect, Button::Plain, |ui, body, _| {
            let [name, count, line] = self.texts(ui, words, rect.width());
            let inner = body.shrink(pad);
            let right = inner.right() - count.rect.width();
            let (low, high) = (name.rect.height(), line.rect.height());
            ui.painter().galley(inner.min, name, theme::INK);
            ui.painter().galley(pos2(right, inner.top()), count, theme::INK_SOFT);
            ui.painter().galley(pos2(inner.left(), inner.top() + low), line, theme::INK_SOFT);
            let groove = Rect::from_min_size(
                pos2(inner.left(), inner.top() + low + high + pad * 0.5),
                vec2(inner.width(), bar_height(ui)),
            );
            groove_at(ui, groove, self.done, self.of);
        });
        response.clicked()
    }
}

fn bar_height(ui: &Ui) -> f32 {
    (6.0 * theme::unit(ui).min(1.6)).round().max(4.0)
}

/// How much is done, as a groove that fills.
pub fn bar(ui: &mut Ui, done: usize, of: usize) {
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), bar_height(ui)));
    groove_at(ui, rect, done, of);
}

fn groove_at(ui: &Ui, rect: Rect, done: usize, of: usize) {
    let round = CornerRadius::same((rect.height() / 2.0) as u8);
    let edge = Stroke::new(1.0, theme::BRASS);
    ui.painter().rect(rect, round, theme::PLASTER_DEEP, edge, StrokeKind::Inside);
    if done > 0 {
        let share = done as f32 / of.max(1) as f32;
        let wide = (rect.width() * share).max(rect.height());
        ui.painter().rect_filled(rect.with_max_x(rect.left() + wide), round, theme::INDIGO);
    }
}

fn footer(ui: &mut Ui, view: &View, words: &Words) -> Option<Intent> {
    let (back, forget) = (words.get("menu-back"), words.get("exercises-forget"));
    let lessons = [("course-title", Button::Plain, Intent::Learn(Learn::Course))];
    let to_lessons = bench::buttons(ui, &lessons, words);
    let gap = ui.spacing().item_spacing.x;
    let width = ui.available_width();
    let lesser = widgets::button_width(ui, &forget);
    let mut intent = None;
    let mut show = |ui: &mut Ui, back_width: f32, forget_width: f32| {
        if widgets::button_of(ui, "back", &back, Button::Plain, back_width).clicked() {
            intent = Some(Intent::Back);
        }
        let may = !view.progress.is_empty();
        if widgets::button_if(ui, "forget", &forget, Button::Plain, forget_width, may).clicked() {
            intent = Some(Intent::Open(Modal::ConfirmForget));
        }
    };
    if lesser + gap + widgets::button_width(ui, &back) <= width {
        ui.horizontal(|ui| show(ui, (width - gap - lesser).floor(), lesser));
    } else {
        ui.scope_builder(UiBuilder::new(), |ui| show(ui, width, width));
    }
    to_lessons.or(intent)
}
