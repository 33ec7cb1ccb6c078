//! Words of Bao in running text: underlined where they stand first, and touched, each leads to what it means.

use super::memory::Memory;
use super::more;
use super::paint;
use super::stops;
use super::theme;
use crate::app::session::Intent;
use crate::app::state::Modal;
use crate::words::{Language, Term, Words, terms};
use bevy_egui::egui::{
    self, Align, Color32, CornerRadius, FontId, Galley, Id, Pos2, Rect, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, WidgetType,
    text::{CCursor, CharIndex, LayoutJob, TextFormat},
};
use std::sync::Arc;

fn may_lead() -> Id {
    Id::new("words of Bao lead to the book")
}

fn asked() -> Id {
    Id::new("word of Bao that is asked for")
}

/// Decides, for this pass, whether the words lead to the book. In Swahili they are words like any other, but in the
/// book itself.
pub fn follow(ctx: &egui::Context, modal: Modal, words: &Words) {
    let lead = match modal {
        Modal::Book => true,
        Modal::None | Modal::Help => words.language() != Language::Swahili,
        _ => false,
    };
    let all = words.language() != Language::Swahili;
    ctx.data_mut(|data| data.insert_temp(may_lead(), (lead, all)));
}

/// Words that nobody who speaks Swahili looks up.
const EVERYDAY: [&str; 4] = ["bao", "kete", "shimo", "kujifunza"];

/// The words in a text that lead to the book now.
fn leading(ui: &Ui, text: &str) -> Vec<Term> {
    let (lead, all) = ui.data(|data| data.get_temp(may_lead())).unwrap_or((false, false));
    if !lead {
        return Vec::new();
    }
    let mut found = terms(text);
    found.retain(|term| all || !EVERYDAY.contains(&term.word));
    found
}

/// Opens the book at the word that was touched in this pass, if one was.
pub fn open(ctx: &egui::Context, modal: Modal, memory: &mut Memory) -> Option<Intent> {
    let word = ctx.data_mut(|data| data.remove_temp::<&'static str>(asked()))?;
    memory.bookmark.look_up(word, modal == Modal::Book);
    ctx.request_repaint();
    (modal != Modal::Book).then_some(Intent::Open(Modal::Book))
}

/// Running text, laid out to be painted, its words of Bao underlined.
pub fn layout(ui: &Ui, text: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    // Where lines end is decided there, and differs from script to script.
    let plain = paint::layout(ui, text, font.clone(), colour, width);
    let text = plain.text();
    let found = leading(ui, text);
    if found.is_empty() {
        return plain;
    }
    let line = Stroke::new((1.5 * theme::unit(ui)).max(1.0), theme::BRASS);
    let running = TextFormat::simple(font, colour);
    let linked = TextFormat { underline: line, color: theme::INDIGO, ..running.clone() };
    let mut job = LayoutJob { halign: Align::LEFT, ..LayoutJob::default() };
    job.wrap.max_width = plain.job.wrap.max_width;
    let mut end = 0;
    for Term { at, .. } in found {
        job.append(&text[end..at.start], 0.0, running.clone());
        job.append(&text[at.clone()], 0.0, linked.clone());
        end = at.end;
    }
    job.append(&text[end..], 0.0, running);
    ui.painter().layout_job(job)
}

/// Makes the words touchable in a text that is painted at this place.
pub fn touch(ui: &Ui, at: Pos2, galley: &Galley) {
    let text = galley.text();
    let placed = |term: &Term| place(galley, text, term).translate(at.to_vec2());
    let places: Vec<(Rect, &'static str)> =
        leading(ui, text).iter().map(|term| (placed(term), term.word)).collect();
    // A finger is larger than a word; what lies above and below the text is not its own.
    let around =
        galley.rect.translate(at.to_vec2()).expand(ui.spacing().item_spacing.y / 2.0 + 2.0);
    for (rect, word) in &places {
        let least = Vec2::splat(theme::touch(ui));
        let target = Rect::from_center_size(rect.center(), rect.size().max(least));
        let id = ui.id().with(("word", text, *word));
        let response = ui.interact(target.intersect(around), id, Sense::click());
        stops::widget(ui, id, *rect);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, ui.is_enabled(), *word));
        if response.gained_focus() {
            more::into_sight(ui, *rect);
        }
        if response.has_focus() {
            let ring = Stroke::new(3.0, theme::INDIGO);
            let round = CornerRadius::same(4);
            ui.painter().rect_stroke(rect.expand(2.0), round, ring, StrokeKind::Outside);
        }
        if response.hovered() {
            ui.set_cursor_icon(egui::CursorIcon::PointingHand);
        }
        if response.clicked() {
            // Targets of neighbours overlap: the word that is nearest is meant.
            let distance = |rect: &Rect| {
                response.interact_pointer_pos().map_or(0.0, |pos| rect.distance_sq_to_pos(pos))
            };
            let nearest = places.iter().min_by(|a, b| distance(&a.0).total_cmp(&distance(&b.0)));
            let meant = match response.interact_pointer_pos() {
                Some(_) => nearest.map_or(*word, |(_, word)| *word),
                None => *word,
            };
            ui.data_mut(|data| data.insert_temp(asked(), meant));
        }
    }
}

/// Where a word stands in a text that is laid out; of one that is broken, its first line.
fn place(galley: &Galley, text: &str, term: &Term) -> Rect {
    let cursor = |byte: usize, prefer_next_row: bool| {
        let index = CharIndex(text[..byte].chars().count());
        galley.pos_from_cursor(CCursor { index, prefer_next_row })
    };
    let (start, end) = (cursor(term.at.start, true), cursor(term.at.end, false));
    let right = if end.top() == start.top() { end.right() } else { galley.rect.right() };
    Rect::from_min_max(start.min, egui::pos2(right, start.bottom()))
}
