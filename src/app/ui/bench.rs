//! What a board that belongs to no match has in common, whoever asks something there: its pits to be touched, the two
//! ways of a pit that was chosen, what is said of an answer, and the buttons below.

use super::match_screen::Shares;
use super::theme::{self, Face};
use super::widgets::{self, Kind as Button, Labelled};
use super::{Memory, View, access, paint, stops, to_egui};
use crate::app::session::Intent;
use crate::app::space::goes_right;
use crate::notation::pit_name;
use crate::rules::{Board, Direction, Pit, Side};
use crate::words::Words;
use bevy_egui::egui::{self, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

/// Makes the pits touchable; to be called before any sheet is drawn. `asks` says whether an answer is waited for.
pub fn touch(
    ui: &mut Ui,
    view: &View,
    board: Board,
    asks: bool,
    memory: &mut Memory,
    words: &Words,
    label: impl Fn(Pit) -> String,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    if view.board.board != Some(board) {
        return intents;
    }
    let mut hovered = None;
    let home = board.pit(Side::South, 0);
    let (ui, come) = access::board(ui, (view, words), memory, home, asks);
    let ui = &ui;
    intents.extend(come);
    for (pit, rect) in board.pits().zip(&view.board.pits) {
        let rect = to_egui(*rect);
        if !rect.is_positive() || !rect.is_finite() {
            continue;
        }
        if asks {
            let row = stops::row(board, pit, Side::South);
            stops::pit(ui, Some(pit), row, rect, Intent::Tap(pit), None);
        }
        let response = ui.interact(rect, egui::Id::new(("pit", pit.0)), Sense::CLICK);
        response
            .widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), label(pit)));
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
    if hovered.is_some() && asks {
        ui.set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    intents
}

/// From a pit to the next one as it is seen, of length 1.
pub fn step(view: &View, board: Board, pit: Pit, direction: Direction) -> Vec2 {
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

/// The two ways of the pit that was chosen, in the strip below the board; the one that is lit stands out.
pub fn choice(
    ui: &mut Ui,
    view: &View,
    board: Board,
    asks: bool,
    lit: Option<(Pit, Direction)>,
    memory: &mut Memory,
    shares: &Shares,
    words: &Words,
) -> Vec<Intent> {
    let mut intents = Vec::new();
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
        let (pit_named, way_named) = (pit_name(board, pit), words.get(key));
        let name = [("pit", (&pit_named).into()), ("way", (&way_named).into())];
        let name = words.with("exercise-way", &name);
        let key = ("way", way == Direction::Forward);
        let towards = step(view, board, pit, way);
        let looked_at = view.pointing.aim == Some(way);
        let kind = if lit == Some((pit, way)) { Button::Main } else { Button::Plain };
        let response = stops::choice(ui, |ui| {
            widgets::button_with(ui, key, &name, rect, kind, |ui, body, ink| {
                let size = (26.0 * unit).min(body.height() * 0.7);
                let pad = (10.0 * unit).round();
                let middle = pos2(body.left() + pad + size / 2.0, body.center().y);
                let sign = Rect::from_center_size(middle, Vec2::splat(size));
                // On a ground of brass it is as pale as the letters.
                let colour = if kind == Button::Main { ink } else { theme::BRASS };
                paint::arrow(ui, sign, towards, colour);
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

/// A sentence with the sign of what is right, in letters so large.
pub fn praise(ui: &mut Ui, text: &str, letters: f32) {
    let unit = theme::unit(ui);
    let (size, gap) = ((18.0 * unit * letters).round(), (10.0 * unit).round());
    let width = ui.available_width();
    let font = Face::Strong.at(ui, letters);
    let galley = paint::layout(ui, text, font, theme::INK, width - size - gap - 2.0);
    let (_, rect) = ui.allocate_space(vec2(width, galley.rect.height().max(size)));
    paint::label(ui, rect, text);
    let first = galley.rows.first().map_or(size, |row| row.height());
    let middle = pos2(rect.left() + size / 2.0, rect.top() + first / 2.0);
    let sign = Rect::from_center_size(middle, vec2(size, size));
    paint::sign(ui, sign, "✓", size * 0.8, theme::PALM);
    ui.painter().galley(pos2(rect.left() + size + gap, rect.top()), galley, theme::INK);
}

/// So many buttons are no stack yet.
const FEW: usize = 3;

/// Buttons below one another, the lesser ones in pairs where they fit; where there are many, they fit sooner.
pub fn buttons(ui: &mut Ui, entries: &[(&str, Button, Intent)], words: &Words) -> Option<Intent> {
    let mut intent = None;
    let many = entries.len() > FEW;
    let texts: Vec<String> = entries.iter().map(|(key, ..)| words.get(key)).collect();
    let mut at = 0;
    while at < entries.len() {
        let lesser = |entry: &(&str, Button, Intent)| entry.1 != Button::Main;
        let pair = entries.get(at..at + 2).filter(|pair| pair.iter().all(lesser));
        let shares = pair.and_then(|_| widgets::beside(ui, [&texts[at], &texts[at + 1]], many));
        let shares = shares.map_or_else(|| vec![1.0], |shares| shares.to_vec());
        let row: Vec<_> = (at..at + shares.len())
            .zip(&shares)
            .map(|(place, share)| {
                (Labelled::new(entries[place].0, &texts[place], entries[place].1), *share)
            })
            .collect();
        if let Some(pressed) = widgets::button_row(ui, &row) {
            intent = Some(entries[at + pressed].2.clone());
        }
        at += shares.len();
    }
    intent
}
