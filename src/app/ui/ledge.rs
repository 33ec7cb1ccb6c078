//! The strip below the board: what a chosen pit can do, which kichwa, and why not.

use super::match_screen::Shares;
use super::paint::{self, layout};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{Memory, View, to_egui};
use crate::app::session::{Intent, Playing};
use crate::app::space::{PreviewOf, goes_right};
use crate::rules::{Action, Board, Direction, Kichwa, Pit, Rules, Side};
use crate::words::Words;
use bevy_egui::egui::{self, Color32, CornerRadius, Galley, Rect, Sense, Ui, Vec2, pos2, vec2};
use std::sync::Arc;

/// Draws what the moment asks for.
pub fn draw(
    ui: &mut Ui,
    view: &View,
    memory: &mut Memory,
    playing: &Playing,
    shares: &Shares,
    words: &Words,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    let mut aimed = None;
    let free = playing.human_to_move() && !view.stage.is_moving();
    if free && playing.legal.contains(&Action::Pass) {
        // Before any refusal: whoever taps a pit here is told to pass, and must see where.
        intents.extend(pass(ui, shares, words));
    } else if let Some(refusal) = memory.refusal {
        sentence(ui, shares, &words.refusal(playing.game(), refusal));
    } else if free && playing.position.pending().is_some() {
        intents.extend(kichwa(ui, view, playing, shares, words));
    } else if free && let Some(pit) = view.pointing.chosen {
        let cards = Cards::new(ui, view, playing, shares, pit, words);
        for card in &cards.0 {
            let response = card.show(ui, view.pointing.aim == Some(card.direction));
            if response.hovered() || response.has_focus() {
                aimed = Some(card.direction);
            }
            if response.clicked() {
                intents.push(Intent::Choose(card.direction));
            }
        }
    } else if free && let Some(pit) = memory.hovered.filter(|_| !view.previews.0.is_empty()) {
        for card in &Cards::new(ui, view, playing, shares, pit, words).0 {
            card.show_quiet(ui);
        }
    }
    if aimed != memory.aimed {
        memory.aimed = aimed;
        intents.insert(0, Intent::Aim(aimed));
    }
    intents
}

/// What one way of a pit would do, ready to be painted.
struct Card {
    direction: Direction,
    rect: Rect,
    towards: Vec2,
    allowed: bool,
    label: String,
    title: Arc<Galley>,
    line: Arc<Galley>,
    pad: f32,
    arrow: f32,
}

struct Cards(Vec<Card>);

impl Cards {
    fn new(
        ui: &Ui,
        view: &View,
        playing: &Playing,
        shares: &Shares,
        pit: Pit,
        words: &Words,
    ) -> Self {
        let unit = theme::unit(ui);
        let board = playing.game().board();
        let near = view.board.near.unwrap_or(Side::South);
        let ways: Vec<Direction> = match board {
            Board::FourRows => {
                let mut ways = Direction::BOTH.to_vec();
                ways.sort_by_key(|&way| goes_right(board, pit, way, near));
                ways
            }
            Board::TwoRows => vec![Direction::Forward],
        };
        let room = shares.ledge;
        let margin = (10.0 * unit).round();
        let gap = (12.0 * unit).round();
        let count = ways.len() as f32;
        let most = ((room.width() - 2.0 * margin - gap * (count - 1.0)) / count).floor();
        let width = (258.0 * unit).min(most);
        let compact = width < 205.0 * unit;
        let mut cards: Vec<Card> = ways
            .into_iter()
            .map(|way| Card::new(ui, view, playing, (pit, way), (width, compact), words))
            .collect();
        let height = cards.iter().map(|card| card.rect.height()).fold(0.0, f32::max);
        let all = width * count + gap * (count - 1.0);
        let centre = view.board.pits.get(pit.index()).map_or(room.center().x, |r| r.center().x);
        let most_left = room.right() - margin - all;
        let left = (centre - all / 2.0).min(most_left).max(room.left() + margin).round();
        let top = top_of_cards(view, board, near, pit, shares, height);
        for (place, card) in cards.iter_mut().enumerate() {
            let x = left + (width + gap) * place as f32;
            card.rect = Rect::from_min_size(pos2(x, top), vec2(width, height));
        }
        Cards(cards)
    }
}

/// Below the board, or above it for the far player if there is room.
fn top_of_cards(
    view: &View,
    board: Board,
    near: Side,
    pit: Pit,
    shares: &Shares,
    height: f32,
) -> f32 {
    let below = (shares.ledge.center().y - height / 2.0).min(shares.ledge.bottom() - height - 6.0);
    if board.owner(pit) == near {
        return below;
    }
    let rim = view.board.pits.iter().map(|rect| rect.min.y).fold(f32::INFINITY, f32::min);
    let above = rim - height - 22.0;
    if above >= shares.free.top() + 4.0 { above } else { below }
}

impl Card {
    fn new(
        ui: &Ui,
        view: &View,
        playing: &Playing,
        (pit, direction): (Pit, Direction),
        (width, compact): (f32, bool),
        words: &Words,
    ) -> Self {
        let unit = theme::unit(ui);
        let game = playing.game();
        let board = game.board();
        let near = view.board.near.unwrap_or(Side::South);
        let preview = view
            .previews
            .0
            .iter()
            .find(|preview| (preview.pit, preview.direction) == (pit, direction));
        // The way as the owner's hand goes, which is how the words tell it.
        let right = goes_right(board, pit, direction, board.owner(pit));
        let way = words.get(if right { "match-direction-right" } else { "match-direction-left" });
        let told = match preview {
            Some(preview) => tell(game, preview, compact, words),
            None => words.get("match-preview-none"),
        };
        // With little room the arrow says the way, and a way that is not allowed is only named.
        let shown = match (compact, preview) {
            (false, _) => (way.as_str(), told.as_str()),
            (true, Some(_)) => (told.as_str(), ""),
            (true, None) => (way.as_str(), ""),
        };
        let pad = (9.0 * unit).round();
        let arrow = (26.0 * unit).round();
        let beside = width - 3.0 * pad - arrow;
        let title = layout(ui, shown.0, Face::Strong.at(ui, 0.95), Color32::PLACEHOLDER, beside);
        let line = layout(ui, shown.1, Face::Text.at(ui, 0.84), Color32::PLACEHOLDER, beside);
        let line_high = if line.is_empty() { 0.0 } else { line.rect.height() };
        let height = (title.rect.height() + line_high + 2.0 * pad).max(theme::touch(ui));
        let sign = if goes_right(board, pit, direction, near) { 1.0 } else { -1.0 };
        let towards = step(view, board, pit, direction).unwrap_or(vec2(sign, 0.0));
        Card {
            direction,
            rect: Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height)),
            towards,
            allowed: preview.is_some(),
            label: format!("{way}. {told}"),
            title,
            line,
            pad,
            arrow,
        }
    }

    fn show(&self, ui: &Ui, aimed: bool) -> egui::Response {
        let key = ("direction", self.direction == Direction::Forward);
        widgets::button_with(ui, key, &self.label, self.rect, Kind::Plain, |ui, body, _| {
            let title = if self.allowed { theme::INK } else { theme::INK_SOFT };
            let arrow = if self.allowed { theme::BRASS } else { theme::PLASTER_EDGE };
            if aimed {
                let inside = body.shrink(3.0);
                let stroke = egui::Stroke::new(2.0, theme::INDIGO);
                let round = CornerRadius::same(7);
                ui.painter().rect_stroke(inside, round, stroke, egui::StrokeKind::Inside);
            }
            self.write(ui, body, title, theme::INK_SOFT, arrow);
        })
    }

    /// For a pit that is pointed at and not chosen: the same, not to be touched.
    fn show_quiet(&self, ui: &Ui) {
        let ground = Color32::from_rgba_unmultiplied(0x1D, 0x14, 0x0E, 215);
        let round = CornerRadius::same(9);
        ui.painter().rect_filled(self.rect, round, ground);
        let arrow = if self.allowed { theme::BRASS_LIGHT } else { theme::INK_SOFT };
        self.write(ui, self.rect, theme::PLASTER, theme::PLASTER, arrow);
    }

    fn write(&self, ui: &Ui, body: Rect, title: Color32, line: Color32, arrow: Color32) {
        let box_ = Rect::from_center_size(
            pos2(body.left() + self.pad + self.arrow / 2.0, body.center().y),
            Vec2::splat(self.arrow),
        );
        paint::arrow(ui, box_, self.towards, arrow);
        let left = box_.right() + self.pad;
        let line_high = if self.line.is_empty() { 0.0 } else { self.line.rect.height() };
        let high = self.title.rect.height() + line_high;
        let top = body.center().y - high / 2.0;
        let below = top + self.title.rect.height();
        ui.painter().galley_with_override_text_color(pos2(left, top), self.title.clone(), title);
        ui.painter().galley_with_override_text_color(pos2(left, below), self.line.clone(), line);
    }
}

/// What a way would do, in words.
fn tell(game: crate::rules::Game, preview: &PreviewOf, compact: bool, words: &Words) -> String {
    let pit = words.pit(game, preview.end);
    let args = [
        ("pit", pit.as_str().into()),
        ("laps", preview.laps.into()),
        ("seeds", preview.captured.into()),
    ];
    let key = match (preview.asks, compact) {
        (_, true) => "match-brief-to",
        (true, false) => "match-preview-kichwa",
        (false, false) => "match-preview",
    };
    words.with(key, &args)
}

/// From a pit to the next one as it is seen.
fn step(view: &View, board: Board, pit: Pit, direction: Direction) -> Option<Vec2> {
    let from = view.board.pits.get(pit.index())?;
    let to = view.board.pits.get(board.next(pit, direction).index())?;
    let step = to_egui(*to).center() - to_egui(*from).center();
    // Along a row, perspective is left out.
    let step = if step.x.abs() > step.y.abs() { vec2(step.x, 0.0) } else { vec2(0.0, step.y) };
    (step.length() > 1.0).then_some(step)
}

/// The two kichwa to choose from, each below its pit.
fn kichwa(
    ui: &mut Ui,
    view: &View,
    playing: &Playing,
    shares: &Shares,
    words: &Words,
) -> Vec<Intent> {
    let unit = theme::unit(ui);
    let board = playing.game().board();
    let side = playing.position.side();
    let room = shares.ledge.shrink((8.0 * unit).round());
    let mut choices: Vec<(Pit, String, f32)> = Kichwa::BOTH
        .into_iter()
        .map(|kichwa| {
            let pit = board.kichwa(side, kichwa);
            let key = match kichwa {
                Kichwa::Left => "match-kichwa-left",
                Kichwa::Right => "match-kichwa-right",
            };
            let name = format!("{} {}", words.get(key), words.pit(playing.game(), pit));
            let x = view.board.pits.get(pit.index()).map(|rect| rect.center().x);
            let fallback = if kichwa == Kichwa::Left { room.left() } else { room.right() };
            (pit, name, x.unwrap_or(fallback))
        })
        .collect();
    choices.sort_by(|a, b| a.2.total_cmp(&b.2));
    let mut intents = Vec::new();
    let half = room.width() / 2.0 - 6.0 * unit;
    for (place, (pit, name, x)) in choices.into_iter().enumerate() {
        let font = Face::Strong.at(ui, 1.0);
        let pad = ui.spacing().button_padding;
        let natural = layout(ui, &name, font.clone(), theme::INK, f32::INFINITY).rect.width();
        let width = (natural + 2.0 * pad.x + 2.0).min(half);
        let text = layout(ui, &name, font, Color32::PLACEHOLDER, width - 2.0 * pad.x);
        let height = (text.rect.height() + 2.0 * pad.y).max(theme::touch(ui));
        let (low, high) = if place == 0 {
            (room.left(), room.left() + half - width)
        } else {
            (room.right() - half, room.right() - width)
        };
        let left = (x - width / 2.0).clamp(low, high.max(low));
        let top = (room.center().y - height / 2.0).min(room.bottom() - height);
        let rect = Rect::from_min_size(pos2(left, top), vec2(width, height));
        let response = widgets::button_with(
            ui,
            ("kichwa", pit.0),
            &name,
            rect,
            Kind::Main,
            |ui, body, colour| {
                let at = body.center() - text.rect.center().to_vec2();
                ui.painter().galley_with_override_text_color(at, text.clone(), colour);
            },
        );
        if response.clicked() {
            intents.push(Intent::Tap(pit));
        }
    }
    intents
}

/// The only action there is.
fn pass(ui: &mut Ui, shares: &Shares, words: &Words) -> Option<Intent> {
    let text = words.get("match-pass");
    let wide = (220.0 * theme::unit(ui)).min(shares.ledge.width() - 20.0);
    let size = vec2(wide, theme::touch(ui));
    let rect = Rect::from_center_size(shares.ledge.center(), size);
    let response = widgets::button_with(ui, "pass", &text, rect, Kind::Main, |ui, body, colour| {
        let font = Face::Strong.at(ui, 1.0);
        let galley = layout(ui, &text, font, colour, body.width());
        paint::text_centred(ui, body, galley);
    });
    response.clicked().then_some(Intent::Play(Action::Pass))
}

/// Why the last action was refused.
fn sentence(ui: &mut Ui, shares: &Shares, text: &str) {
    let unit = theme::unit(ui);
    let room = shares.ledge;
    let pad = (12.0 * unit).round();
    let bar = 5.0;
    let most = (640.0 * unit).min(room.width() - 16.0) - 2.0 * pad - bar;
    let galley = layout(ui, text, Face::Text.at(ui, 0.95), theme::INK, most);
    let size = galley.rect.size() + vec2(2.0 * pad + bar, 1.4 * pad);
    let top = (room.center().y - size.y / 2.0).min(room.bottom() - size.y - 6.0);
    let rect = Rect::from_min_size(pos2(room.center().x - size.x / 2.0, top), size);
    let _ = ui.interact(rect, egui::Id::new("refusal"), Sense::CLICK | Sense::DRAG);
    let round = CornerRadius::same((9.0 * unit).clamp(6.0, 24.0) as u8);
    ui.painter().add(theme::shadow(unit).as_shape(rect, round));
    ui.painter().rect_filled(rect, round, theme::PLASTER);
    let mark = Rect::from_min_size(
        rect.min + vec2(0.0, round.nw.into()),
        vec2(bar, rect.height() - 2.0 * f32::from(round.nw)),
    );
    ui.painter().rect_filled(mark, 2.0, theme::CORAL);
    paint::label(ui, rect, text);
    ui.painter().galley(rect.min + vec2(pad + bar, 0.7 * pad), galley, theme::INK);
}
