//! The board of an exercise: its pits to be touched, the arrows that stand for starts, and the two ways of a pit
//! that was chosen.

use crate::app::exercises::{AtWork, Told};
use crate::app::session::Intent;
use crate::app::space::{goes_right, ways};
use crate::app::ui::access;
use crate::app::ui::match_screen::Shares;
use crate::app::ui::paint;
use crate::app::ui::stops;
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::{self, Kind as Button};
use crate::app::ui::{Memory, View, to_egui};
use crate::exercises::{Kind, Why};
use crate::notation::pit_name;
use crate::rules::{Action, Direction, Pit, Rules, Side};
use crate::words::Words;
use bevy_egui::egui::{
    self, Color32, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

/// Makes the pits touchable; to be called before any sheet is drawn.
pub fn touch(
    ui: &mut Ui,
    view: &View,
    at: &AtWork,
    memory: &mut Memory,
    words: &Words,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    let board = at.work.exercise().game.board();
    if view.board.board != Some(board) {
        return intents;
    }
    let mut hovered = None;
    let home = board.pit(Side::South, 0);
    let (ui, come) = access::board(ui, (view, words), memory, home, at.asks());
    let ui = &ui;
    intents.extend(come);
    for (pit, rect) in board.pits().zip(&view.board.pits) {
        let rect = to_egui(*rect);
        if !rect.is_positive() || !rect.is_finite() {
            continue;
        }
        if at.asks() {
            let row = stops::row(board, pit, Side::South);
            stops::pit(ui, Some(pit), row, rect, Intent::Tap(pit), None);
        }
        let response = ui.interact(rect, egui::Id::new(("pit", pit.0)), Sense::CLICK);
        response.widget_info(|| {
            WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), label(view, at, pit, words))
        });
        if response.hovered() {
            hovered = Some(pit);
        }
        if response.clicked() && ui.is_enabled() {
            intents.push(Intent::Tap(pit));
        }
    }
    if hovered != memory.hovered {
        memory.hovered = hovered;
        intents.insert(0, Intent::Point(hovered));
    }
    if hovered.is_some() && at.asks() {
        ui.set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    intents
}

/// What a pit is called, with what stands on it; never whether it is right.
fn label(view: &View, at: &AtWork, pit: Pit, words: &Words) -> String {
    let exercise = at.work.exercise();
    let board = exercise.game.board();
    let (name, seeds) = (pit_name(board, pit), view.stage.seeds_in(pit));
    let args = [("pit", (&name).into()), ("seeds", seeds.into())];
    let right = |direction| goes_right(board, pit, direction, board.owner(pit));
    if let Some(Action::Sow { pit: from, direction }) = exercise.sowing
        && from == pit
        && at.asks()
    {
        if ways(board).len() == 1 {
            return words.with("exercise-start-label-one-way", &args);
        }
        let way = if right(direction) { "right" } else { "left" };
        let args = [args[0], args[1], ("way", way.into())];
        return words.with("exercise-start-label", &args);
    }
    if exercise.kind == Kind::Starts && board.owner(pit) == Side::South {
        let marked: Vec<Direction> =
            at.work.marks().filter(|mark| mark.0 == pit).map(|mark| mark.1).collect();
        let marks = match marked.as_slice() {
            [] => "none",
            [_] if ways(board).len() == 1 => "yes",
            [one] if right(*one) => "right",
            [_] => "left",
            _ => "both",
        };
        let args = [args[0], args[1], ("marks", marks.into())];
        return words.with("exercise-mark-label", &args);
    }
    words.with("match-pit-label", &args)
}

/// How an arrow looks: each way another shape, so that colour is never alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// A start that is marked.
    Marked,
    /// It is illegal.
    Wrong,
    /// It is legal and was not marked.
    Missing,
    /// The sowing that is asked about.
    Asked,
}

/// Paints the arrows of the moment.
pub fn arrows(ui: &Ui, view: &View, at: &AtWork) {
    let exercise = at.work.exercise();
    let board = exercise.game.board();
    if view.board.board != Some(board) {
        return;
    }
    let (mut wrong, mut missing) = (Vec::new(), Vec::new());
    if let Some(Told::Wrong(Why::Marks { wrong: marks, missing: others })) = &at.told {
        wrong.extend(marks.iter().map(|(mark, _)| *mark));
        missing.extend(others.iter().copied());
    }
    let marked = at
        .work
        .marks()
        .map(|mark| (mark, if wrong.contains(&mark) { Look::Wrong } else { Look::Marked }));
    let asked = exercise.sowing.filter(|_| at.asks()).and_then(|sowing| match sowing {
        Action::Sow { pit, direction } => Some(((pit, direction), Look::Asked)),
        Action::Enter { .. } | Action::Pass => None,
    });
    let missing = missing.iter().map(|&mark| (mark, Look::Missing));
    for ((pit, direction), look) in marked.chain(missing).chain(asked) {
        let Some(rect) = view.board.pits.get(pit.index()) else { continue };
        let rect = to_egui(*rect);
        if !rect.is_positive() {
            continue;
        }
        let towards = step(view, at, pit, direction);
        let reach = rect.width().min(rect.height());
        arrow(ui, rect.center() + towards * reach * 0.34, towards, reach, look);
    }
}

/// From a pit to the next one as it is seen, of length 1.
fn step(view: &View, at: &AtWork, pit: Pit, direction: Direction) -> Vec2 {
    let board = at.work.exercise().game.board();
    let sign = if goes_right(board, pit, direction, Side::South) { 1.0 } else { -1.0 };
    let pits = &view.board.pits;
    let next = board.next(pit, direction);
    let between = pits.get(pit.index()).zip(pits.get(next.index())).map(|(from, to)| {
        let step = to_egui(*to).center() - to_egui(*from).center();
        // Along a row, perspective is left out.
        if step.x.abs() > step.y.abs() { vec2(step.x, 0.0) } else { vec2(0.0, step.y) }
    });
    between.filter(|step| step.length() > 1.0).map_or(vec2(sign, 0.0), Vec2::normalized)
}

fn arrow(ui: &Ui, centre: Pos2, towards: Vec2, reach: f32, look: Look) {
    let radius = (reach * if look == Look::Asked { 0.24 } else { 0.19 }).max(8.0);
    let painter = ui.painter();
    let (fill, edge, ink) = match look {
        Look::Marked => (theme::PLASTER_LIGHT, theme::BRASS, theme::INK),
        Look::Asked => (theme::INDIGO, theme::PLASTER_LIGHT, theme::PLASTER_LIGHT),
        Look::Wrong => (theme::CORAL, theme::PLASTER_LIGHT, theme::PLASTER_LIGHT),
        Look::Missing => (paint::DUSK, theme::BRASS_LIGHT, theme::BRASS_LIGHT),
    };
    let thin = (radius * 0.14).max(1.0);
    if look == Look::Missing {
        painter.circle_filled(centre, radius, fill);
        broken_ring(ui, centre, radius, Stroke::new(thin * 1.3, edge));
    } else {
        painter.circle(centre, radius, fill, Stroke::new(thin, edge));
    }
    let inside = Rect::from_center_size(centre, Vec2::splat(radius * 1.2));
    paint::arrow(ui, inside, towards, ink);
    if look == Look::Wrong {
        // Struck through.
        let slant = vec2(radius, -radius) * 0.7;
        let line = [centre - slant, centre + slant];
        painter.line_segment(line, Stroke::new(thin * 2.4, theme::CORAL_DEEP));
        painter.line_segment(line, Stroke::new(thin * 1.2, Color32::WHITE));
    }
}

fn broken_ring(ui: &Ui, centre: Pos2, radius: f32, stroke: Stroke) {
    const PIECES: u8 = 8;
    let turn = std::f32::consts::TAU / f32::from(PIECES);
    for piece in 0..PIECES {
        let points = (0..=4_u8).map(|step| {
            let angle = turn * (f32::from(piece) + 0.6 * f32::from(step) / 4.0);
            centre + radius * vec2(angle.cos(), angle.sin())
        });
        ui.painter().add(egui::epaint::PathShape::line(points.collect(), stroke));
    }
}

/// The two ways of the pit that was chosen, in the strip below the board.
pub fn choice(
    ui: &mut Ui,
    view: &View,
    at: &AtWork,
    memory: &mut Memory,
    shares: &Shares,
    words: &Words,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    let exercise = at.work.exercise();
    let board = exercise.game.board();
    let asks = at.asks() && exercise.sowing.is_none() && exercise.kind != Kind::Starts;
    let chosen = view.pointing.chosen.filter(|&pit| asks && board.has(pit));
    let Some(pit) = chosen else {
        memory.aimed = None;
        return intents;
    };
    let unit = theme::unit(ui);
    let mut both = Direction::BOTH;
    both.sort_by_key(|&way| goes_right(board, pit, way, Side::South));
    let gap = (12.0 * unit).round();
    let room = shares.ledge.shrink2(vec2(gap, 0.0));
    let width = (240.0 * unit).min(((room.width() - gap) / 2.0).floor());
    let height = theme::touch(ui).max(44.0 * unit).min(shares.ledge.height() - 4.0);
    let centre = view.board.pits.get(pit.index()).map_or(room.center().x, |rect| rect.center().x);
    let most_left = room.right() - 2.0 * width - gap;
    let mut left = (centre - width - gap / 2.0).min(most_left).max(room.left()).round();
    let top = (shares.ledge.center().y - height / 2.0).round();
    let mut aimed = None;
    for way in both {
        let rect = Rect::from_min_size(pos2(left, top), vec2(width, height));
        left = rect.right() + gap;
        let right = goes_right(board, pit, way, board.owner(pit));
        let key = if right { "match-direction-right" } else { "match-direction-left" };
        let name = format!("{}: {}", pit_name(board, pit), words.get(key));
        let key = ("way", way == Direction::Forward);
        let towards = step(view, at, pit, way);
        let looked_at = view.pointing.aim == Some(way);
        let response = stops::choice(ui, |ui| {
            widgets::button_with(ui, key, &name, rect, Button::Plain, |ui, body, ink| {
                let size = (26.0 * unit).min(body.height() * 0.7);
                let pad = (10.0 * unit).round();
                let middle = pos2(body.left() + pad + size / 2.0, body.center().y);
                let sign = Rect::from_center_size(middle, Vec2::splat(size));
                paint::arrow(ui, sign, towards, theme::BRASS);
                let text = body.with_min_x(sign.right() + pad);
                let font = Face::Strong.at(ui, 0.95);
                let galley = paint::layout(ui, &name, font, ink, text.width() - pad);
                let at = pos2(text.left(), text.center().y - galley.rect.height() / 2.0);
                ui.painter().galley(at, galley, ink);
            })
        });
        if looked_at {
            widgets::held(ui, rect);
        }
        if response.hovered() || response.has_focus() {
            aimed = Some(way);
        }
        if response.clicked() {
            intents.push(Intent::Choose(way));
        }
    }
    if aimed != memory.aimed {
        memory.aimed = aimed;
        intents.insert(0, Intent::Aim(aimed));
    }
    intents
}
