//! Cards that tell what a way of sowing would do: of a pit to the left or to the right, or of captured
//! seeds by a kichwa.

use super::at_table::AtTable;
use super::paint::{self, layout};
use super::signs::Sign;
use super::theme::{self, Face};
use super::to_egui;
use super::widgets::{self, Kind};
use crate::app::space::{Foreseen, goes_right};
use crate::rules::{Direction, Pit};
use bevy_egui::egui::{self, Color32, CornerRadius, Galley, Rect, Response, Ui, Vec2, pos2, vec2};
use std::sync::Arc;

/// What one way would do, ready to be painted.
pub struct Card {
    /// The pit that is sown, or the kichwa.
    pub pit: Pit,
    /// Which way.
    pub direction: Direction,
    /// Where it lies.
    pub rect: Rect,
    towards: Vec2,
    allowed: bool,
    label: String,
    title: Arc<Galley>,
    lines: Vec<(Option<Sign>, Arc<Galley>)>,
}

/// Below this width at scale 1 a card says the least.
const COMPACT: f32 = 205.0;

impl Card {
    /// A card as wide as this, at no place yet.
    pub fn new(ui: &Ui, at: &AtTable, (pit, direction): (Pit, Direction), width: f32) -> Self {
        let words = at.words;
        let board = at.board();
        let compact = width < COMPACT * theme::unit(ui);
        let preview = at.view.previews.of(pit, direction);
        let (title, key) = if at.asks() {
            let left = board.ring_index(pit) == 0;
            let key = if left { "match-kichwa-left" } else { "match-kichwa-right" };
            (format!("{} {}", words.get(key), at.pit(pit)), None)
        } else {
            // The way as the owner's hand goes, which is how the words tell it.
            let right = goes_right(board, pit, direction, board.owner(pit));
            let key = if right { "match-direction-right" } else { "match-direction-left" };
            (words.get(key), Some(key))
        };
        let right = goes_right(board, pit, direction, at.near);
        let told = match preview {
            Some(way) => {
                way.foreseen.as_ref().map(|told| tell(at, told, right)).unwrap_or_default()
            }
            None => {
                let why = at.view.previews.refusal(direction);
                let why = why.map(|why| words.refusal_of_way(why));
                vec![(None, why.unwrap_or_else(|| words.get("match-preview-none")))]
            }
        };
        let lines: Vec<&str> = told.iter().map(|(_, line)| line.as_str()).collect();
        let label =
            if lines.is_empty() { title.clone() } else { format!("{title}. {}", lines.join(" ")) };
        let beside = width - 3.0 * pad(ui) - arrow(ui);
        let small = |(sign, line): &(Option<Sign>, String)| {
            let room = beside - sign.map_or(0.0, |_| indent(ui));
            let font = Face::Text.at(ui, 0.84);
            (*sign, layout(ui, line, font, Color32::PLACEHOLDER, room))
        };
        // With little room the arrow says the way, and a way that is not allowed is only named.
        let foreseen = preview.and_then(|way| way.foreseen.as_ref());
        let (title, lines) = match (compact, foreseen) {
            (false, _) => (title, told.iter().map(small).collect()),
            (true, Some(told)) if key.is_some() => (brief(at, told), Vec::new()),
            (true, Some(told)) => (title, vec![small(&(None, brief(at, told)))]),
            (true, None) => (title, Vec::new()),
        };
        let title = layout(ui, &title, Face::Strong.at(ui, 0.95), Color32::PLACEHOLDER, beside);
        let sign = if right { 1.0 } else { -1.0 };
        let mut card = Card {
            pit,
            direction,
            rect: Rect::NOTHING,
            towards: step(at, pit, direction).unwrap_or(vec2(sign, 0.0)),
            allowed: preview.is_some(),
            label,
            title,
            lines,
        };
        let height = (card.text_height() + 2.0 * pad(ui)).max(theme::touch(ui));
        card.rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
        card
    }

    fn text_height(&self) -> f32 {
        let lines: f32 = self.lines.iter().map(|(_, line)| line.rect.height()).sum();
        self.title.rect.height() + lines
    }

    /// A card to be touched.
    pub fn show(&self, ui: &Ui, aimed: bool) -> Response {
        let key = ("way", self.pit.0, self.direction == Direction::Forward);
        widgets::button_with(ui, key, &self.label, self.rect, Kind::Plain, |ui, body, _| {
            let title = if self.allowed { theme::INK } else { theme::INK_SOFT };
            let arrow = if self.allowed { theme::BRASS } else { theme::PLASTER_EDGE };
            if aimed {
                let inside = body.shrink(3.0);
                let stroke = egui::Stroke::new(2.0, theme::INDIGO);
                let round = CornerRadius::same(7);
                ui.painter().rect_stroke(inside, round, stroke, egui::StrokeKind::Inside);
            }
            self.write(ui, body, (title, theme::INK_SOFT, arrow), false);
        })
    }

    /// For a pit that is pointed at and not chosen: the same, not to be touched.
    pub fn show_quiet(&self, ui: &Ui) {
        let round = CornerRadius::same(9);
        ui.painter().rect_filled(self.rect, round, paint::DUSK);
        let arrow = if self.allowed { theme::BRASS_LIGHT } else { theme::INK_SOFT };
        self.write(ui, self.rect, (theme::PLASTER, theme::PLASTER, arrow), true);
    }

    fn write(
        &self,
        ui: &Ui,
        body: Rect,
        (title, line, arrow_colour): (Color32, Color32, Color32),
        dark: bool,
    ) {
        let (pad, arrow) = (pad(ui), arrow(ui));
        let middle = pos2(body.left() + pad + arrow / 2.0, body.center().y);
        let place = Rect::from_center_size(middle, Vec2::splat(arrow));
        paint::arrow(ui, place, self.towards, arrow_colour);
        let left = place.right() + pad;
        let mut top = body.center().y - self.text_height() / 2.0;
        ui.painter().galley_with_override_text_color(pos2(left, top), self.title.clone(), title);
        top += self.title.rect.height();
        for (sign, text) in &self.lines {
            let mut x = left;
            if let Some(sign) = sign {
                let first = text.rows.first().map_or(text.rect.height(), |row| row.height());
                sign.paint(ui, pos2(left + Sign::size(ui) / 2.0, top + first / 2.0), dark);
                x += indent(ui);
            }
            ui.painter().galley_with_override_text_color(pos2(x, top), text.clone(), line);
            top += text.rect.height();
        }
    }
}

fn pad(ui: &Ui) -> f32 {
    (9.0 * theme::unit(ui)).round()
}

fn arrow(ui: &Ui) -> f32 {
    (26.0 * theme::unit(ui)).round()
}

/// The room of a mark before its words.
fn indent(ui: &Ui) -> f32 {
    (Sign::size(ui) * 1.35).round()
}

/// What a way would do, in words, each line with the mark that shows it on the board.
fn tell(at: &AtTable, told: &Foreseen, right: bool) -> Vec<(Option<Sign>, String)> {
    let pit = at.pit(told.end);
    let args = [("pit", pit.as_str().into()), ("laps", told.laps.into())];
    let end = match (told.first_lap, told.asks) {
        (true, _) => "match-preview-first-end",
        (false, true) => "match-preview-asks",
        (false, false) => "match-preview-end",
    };
    let end = (Some(Sign::End { right }), at.words.with(end, &args));
    // On the board as well each way has its half, while both are seen.
    let ways = at.view.previews.ways.iter().filter(|way| way.foreseen.is_some());
    let both = at.view.pointing.aim.is_none() && ways.count() > 1;
    let emptied = if both { Sign::EmptiedBy { right } } else { Sign::Emptied };
    let taken = at.words.taken_by_way(at.playing.game(), told.captured, told.first_lap);
    vec![end, ((told.captured > 0).then_some(emptied), taken)]
}

/// The same in a few figures.
fn brief(at: &AtTable, told: &Foreseen) -> String {
    let pit = at.pit(told.end);
    let args =
        [("pit", pit.as_str().into()), ("laps", told.laps.into()), ("seeds", told.captured.into())];
    at.words.with(if told.first_lap { "match-brief-first" } else { "match-brief-to" }, &args)
}

/// From a pit to the next one as it is seen.
fn step(at: &AtTable, pit: Pit, direction: Direction) -> Option<Vec2> {
    let pits = &at.view.board.pits;
    let from = pits.get(pit.index())?;
    let to = pits.get(at.board().next(pit, direction).index())?;
    let step = to_egui(*to).center() - to_egui(*from).center();
    // Along a row, perspective is left out.
    let step = if step.x.abs() > step.y.abs() { vec2(step.x, 0.0) } else { vec2(0.0, step.y) };
    (step.length() > 1.0).then_some(step)
}
