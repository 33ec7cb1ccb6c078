//! The pits as widgets that are not to be seen, and the numbers beside them.

use super::paint::layout;
use super::theme::{self, Face};
use super::{Memory, View, to_egui};
use crate::app::session::Intent;
use crate::app::sowing::{Home, Stage};
use crate::rules::{Action, Board, Game, Pit, Side};
use crate::words::Words;
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

/// Makes the pits touchable; to be called before any sheet is drawn.
pub fn touch(ui: &mut Ui, view: &View, memory: &mut Memory, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let Some((board, playing)) = view.board.board.zip(view.playing) else { return intents };
    let game = playing.game();
    let mut hovered = None;
    for (pit, rect) in board.pits().zip(&view.board.pits) {
        let rect = to_egui(*rect);
        if !rect.is_positive() || !rect.is_finite() {
            continue;
        }
        // The keyboard reaches pits by its own cursor, so that Tab goes from button to button.
        let id = egui::Id::new(("pit", pit.0));
        let response = ui.interact(rect, id, Sense::CLICK);
        let can_start = can_start(view, pit);
        response.widget_info(|| {
            let name = label(game, view.stage, pit, can_start, words);
            WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), name)
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
    if hovered.is_some() {
        ui.set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    intents
}

/// Whether the person to move can sow this pit now.
fn can_start(view: &View, pit: Pit) -> bool {
    view.playing.is_some_and(|playing| {
        playing.human_to_move()
            && !view.stage.is_moving()
            && playing
                .legal
                .iter()
                .any(|action| matches!(action, Action::Sow { pit: from, .. } if *from == pit))
    })
}

fn label(game: Game, stage: &Stage, pit: Pit, can_start: bool, words: &Words) -> String {
    let seeds = stage.shown.map_or(0, |shown| shown.seeds(pit));
    let key = if can_start { "match-pit-label-start" } else { "match-pit-label" };
    let name = words.pit(game, pit);
    words.with(key, &[("pit", name.as_str().into()), ("seeds", seeds.into())])
}

/// Paints the number of seeds of each pit, of the hand and of the winnings.
pub fn counts(ui: &Ui, view: &View) {
    let Some((board, shown)) = view.board.board.zip(view.stage.shown) else { return };
    if !view.settings.counts || shown.board() != board {
        return;
    }
    let near = view.board.near.unwrap_or(Side::South);
    let pits: Vec<Rect> = view.board.pits.iter().map(|rect| to_egui(*rect)).collect();
    let font = number_font(ui, &pits);
    let larger = FontId::new((font.size * 1.25).round(), font.family.clone());
    theme::keep_figures_ready(ui, font.clone());
    theme::keep_figures_ready(ui, larger.clone());
    for (pit, rect) in board.pits().zip(&pits) {
        let seeds = shown.seeds(pit);
        if seeds > 0 && rect.is_positive() {
            let centre = rim(board, near, pit, *rect);
            plate(ui, centre, &seeds.to_string(), font.clone(), theme::PLASTER, None);
        }
    }
    for (side, store) in Side::BOTH.into_iter().zip(view.board.stores.into_iter().flatten()) {
        let (store, won) = (to_egui(store), shown.won()[side.index()]);
        let outer = if side == near { store.bottom() } else { store.top() };
        let centre = pos2(store.center().x, outer);
        plate(ui, centre, &won.to_string(), font.clone(), theme::BRASS_LIGHT, None);
    }
    if let Some((over, seeds)) = hand(view.stage)
        && let Some(rect) = pits.get(over.index())
    {
        let centre = pos2(rect.right(), rect.top() - rect.height() * 0.35);
        plate(ui, centre, &seeds.to_string(), larger, theme::BRASS_LIGHT, Some(theme::BRASS_LIGHT));
    }
}

/// As large as the pits allow, and never too small to be read.
fn number_font(ui: &Ui, pits: &[Rect]) -> FontId {
    let width = pits.iter().map(Rect::width).fold(f32::INFINITY, f32::min);
    let wanted = Face::Strong.at(ui, 0.95);
    let size = wanted.size.min((width * 0.42).max(11.0)).max(11.0);
    FontId::new(size.round(), wanted.family)
}

/// The place at a pit's rim, on its owner's side, where a number hides no seed.
fn rim(board: Board, near: Side, pit: Pit, rect: Rect) -> Pos2 {
    let y = if board.owner(pit) == near { rect.bottom() } else { rect.top() };
    pos2(rect.center().x, y)
}

/// The hand, the pit it hovers over and the seeds in it.
pub fn hand(stage: &Stage) -> Option<(Pit, usize)> {
    let mut over = None;
    let mut seeds = 0;
    for motion in &stage.seeds {
        if let Home::Hand { over: pit, .. } = motion.to {
            over = Some(pit);
            seeds += 1;
        }
    }
    over.map(|pit| (pit, seeds))
}

fn plate(ui: &Ui, centre: Pos2, text: &str, font: FontId, colour: Color32, edge: Option<Color32>) {
    let galley = layout(ui, text, font, colour, f32::INFINITY);
    let size = vec2(galley.rect.width(), galley.mesh_bounds.height());
    let pad = size.y * 0.36;
    let size = vec2((size.x + 2.0 * pad).max(size.y + 2.0 * pad), size.y + 2.0 * pad);
    let rect = Rect::from_center_size(centre, size);
    let ground = Color32::from_rgba_unmultiplied(0x1D, 0x14, 0x0E, 222);
    let edge = edge.map_or(Stroke::NONE, |colour| Stroke::new(1.0, colour));
    let round = CornerRadius::same((size.y / 2.0) as u8);
    ui.painter().rect(rect, round, ground, edge, StrokeKind::Inside);
    let middle = pos2(galley.rect.center().x, galley.mesh_bounds.center().y);
    ui.painter().galley(rect.center() - middle.to_vec2(), galley, colour);
}
