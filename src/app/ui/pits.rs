//! The pits as widgets that are not to be seen, and the numbers and names beside them.

use super::access;
use super::at_table::AtTable;
use super::paint::{self, layout};
use super::stops;
use super::theme::{self, Face};
use super::{Memory, View, border, to_egui};
use crate::app::session::Intent;
use crate::app::space::PreviewOf;
use crate::app::stage::{Home, Stage};
use crate::notation::pit_name;
use crate::rules::{Board, Pit, Side};
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, epaint::TextShape, pos2, vec2,
};

/// Makes the pits touchable; to be called before any sheet is drawn.
pub fn touch(ui: &mut Ui, at: &AtTable, memory: &mut Memory) -> Vec<Intent> {
    let mut intents = Vec::new();
    let Some(board) = at.view.board.board else { return intents };
    let mut hovered = None;
    // A pit that moves is not what was aimed at, and two fingers that move do not tap.
    let still = at.view.board.turning.is_none() && !memory.fingers.are_busy();
    let sense = if still { Sense::CLICK } else { Sense::hover() };
    let home = at.board().pit(at.playing.position.side(), 0);
    let (ui, come) = access::board(ui, (at.view, at.words), memory, home, at.is_free());
    let ui = &ui;
    intents.extend(come);
    for (pit, rect) in board.pits().zip(&at.view.board.pits) {
        let rect = to_egui(*rect);
        if !rect.is_positive() || !rect.is_finite() {
            continue;
        }
        if at.is_free() {
            let row = stops::row(board, pit, at.near);
            stops::pit(ui, Some(pit), row, rect, Intent::Tap(pit), None);
        }
        // The keyboard reaches pits by its own cursor, so that Tab goes from button to button.
        let id = egui::Id::new(("pit", pit.0));
        let response = ui.interact(rect, id, sense);
        response.widget_info(|| {
            WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), label(at, pit))
        });
        if still && response.hovered() {
            hovered = Some(pit);
        }
        if response.clicked() && ui.is_enabled() {
            intents.push(Intent::Tap(pit));
        }
    }
    // What was pointed at is let go with every turn; the pointer that still lies there points anew, unless
    // the keyboard has taken over.
    if let Some(pit) = at.view.pointing.pit {
        memory.pointer_leads = memory.hovered == Some(pit);
    }
    let moves = at.view.stage.is_moving() || at.view.board.turning.is_some();
    let moment = (at.playing.record.actions().len(), moves);
    if memory.moment != moment && memory.pointer_leads {
        memory.hovered = None;
    }
    memory.moment = moment;
    if hovered != memory.hovered {
        memory.hovered = hovered;
        intents.insert(0, Intent::Point(hovered));
    }
    if hovered.is_some() {
        ui.set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    intents
}

fn label(at: &AtTable, pit: Pit) -> String {
    let seeds = at.view.stage.seeds_in(pit);
    let key = if at.can_start(pit) { "match-pit-label-start" } else { "match-pit-label" };
    let name = at.pit(pit);
    let label = at.words.with(key, &[("pit", name.as_str().into()), ("seeds", seeds.into())]);
    let chosen = at.view.pointing.chosen == Some(pit);
    let more = [("pit-at-risk", at_risk(at).any(|of| of == pit)), ("pit-chosen", chosen)];
    more.iter()
        .filter(|(_, holds)| *holds)
        .fold(label, |label, (key, _)| at.words.with(key, &[("pit", label.as_str().into())]))
}

/// A board with the numbers and names that are written on it.
pub struct Written<'a> {
    /// All that is shown.
    pub view: &'a View<'a>,
    /// The board that they belong to.
    pub board: Board,
    /// The side whose rows are nearest.
    pub near: Side,
    /// The pits that are named beside their numbers.
    pub spoken_of: Vec<Pit>,
    /// Those that are named where there is room.
    pub at_risk: Vec<Pit>,
    /// Whether the numbers are to be seen.
    pub numbers: bool,
    /// Two sit face to face, and each reads their own numbers upright.
    pub face: bool,
}

/// Writes on the board of a match.
pub fn counts(ui: &mut Ui, at: &AtTable) {
    let (view, near) = (at.view, at.nearest_now());
    let (spoken_of, numbers) = (spoken_of(at), view.settings.counts);
    let at_risk = at_risk(at).collect();
    let written =
        Written { view, board: at.board(), near, spoken_of, at_risk, numbers, face: false };
    let Some(share) = view.board.turning else { return write(ui, &written) };
    // While the board turns under them they are gone.
    let mut fading = ui.new_child(egui::UiBuilder::new());
    fading.set_opacity((((0.5 - share).abs() - 0.3) / 0.2).clamp(0.0, 1.0));
    write(&fading, &written);
}

/// Paints the number of seeds of each pit, of the hand and of the winnings; and the names by which the
/// texts call the pits: at the board's edge for all, beside the number for those that are spoken of.
pub fn write(ui: &Ui, on: &Written) {
    let (view, stage, near) = (on.view, on.view.stage, on.near);
    let Some((board, shown)) = view.board.board.zip(stage.shown) else { return };
    if shown.board() != board || on.board != board {
        return;
    }
    let pits: Vec<Rect> = view.board.pits.iter().map(|rect| to_egui(*rect)).collect();
    let font = number_font(ui, &pits);
    let larger = FontId::new((font.size * 1.25).round(), font.family.clone());
    theme::keep_figures_ready(ui, larger.clone());
    let _ = layout(ui, "0123456789ABab ·", font.clone(), theme::PLASTER, f32::INFINITY);
    // The texts speak of the pits by name, whether seeds are counted or not.
    let names = border::names(board, &pits);
    border::write(ui, view.settings, board, &names);
    if view.settings.contrast {
        outline(ui, view, board, &pits);
    }
    for (pit, rect) in board.pits().zip(&pits).filter(|(_, rect)| rect.is_positive()) {
        let seeds = stage.seeds_in(pit);
        let number = (seeds > 0 && on.numbers).then(|| seeds.to_string());
        let spoken = on.spoken_of.contains(&pit);
        let told = spoken || on.at_risk.contains(&pit);
        let edge = told.then_some(theme::BRASS_LIGHT);
        let name = told.then(|| pit_name(board, pit));
        let text = match (name, number) {
            (Some(name), Some(number)) => {
                let both = format!("{name} · {number}");
                // A whole row may be at risk; no name may cover the number beside it.
                let fits = spoken || plate_width(ui, &both, font.clone()) <= rect.width() * 1.1;
                if fits { both } else { number }
            }
            (Some(text), None) | (None, Some(text)) => text,
            (None, None) => continue,
        };
        let name = names.iter().find(|name| name.beyond == Some(pit));
        let centre = rim(near, board, pit, *rect, name, font.size * 0.62);
        let turned = on.face && board.owner(pit) != near;
        plate(ui, centre, &text, font.clone(), theme::PLASTER, edge, turned);
    }
    if !on.numbers {
        return;
    }
    for (side, store) in Side::BOTH.into_iter().zip(view.board.stores.into_iter().flatten()) {
        let (store, won) = (to_egui(store), shown.won()[side.index()]);
        let outer = if side == near { store.bottom() } else { store.top() };
        let centre = pos2(store.center().x, outer);
        let turned = on.face && side != near;
        plate(ui, centre, &won.to_string(), font.clone(), theme::BRASS_LIGHT, None, turned);
    }
    if let Some((over, seeds)) = hand(stage)
        && let Some(rect) = pits.get(over.index())
    {
        let centre = pos2(rect.right(), rect.top() - rect.height() * 0.35);
        let turned = on.face && shown.side() != near;
        let colour = theme::BRASS_LIGHT;
        plate(ui, centre, &seeds.to_string(), larger, colour, Some(colour), turned);
    }
}

/// A line around every pit, and a thick one around what is pointed at or chosen, in two colours each.
fn outline(ui: &Ui, view: &View, board: Board, pits: &[Rect]) {
    let marked = [view.pointing.pit, view.pointing.chosen];
    for (pit, rect) in board.pits().zip(pits).filter(|(_, rect)| rect.is_positive()) {
        let thick = if marked.contains(&Some(pit)) { 5.0 } else { 2.0 };
        let radius = egui::epaint::EllipseShape {
            center: rect.center(),
            radius: rect.size() / 2.0,
            fill: Color32::TRANSPARENT,
            stroke: Stroke::new(thick + 2.0, theme::NIGHT),
            angle: 0.0,
        };
        let pale = Stroke::new(thick, theme::PLASTER_LIGHT);
        ui.painter().add(radius);
        ui.painter().add(egui::epaint::EllipseShape { stroke: pale, ..radius });
    }
}

/// The pits that the texts on the screen speak of: what is pointed at and chosen, where its ways end,
/// and whatever a refusal or a turn of the list names.
fn spoken_of(at: &AtTable) -> Vec<Pit> {
    let pointing = &at.view.pointing;
    let mut pits: Vec<Pit> =
        pointing.spoken_of().chain(pointing.pit).chain(pointing.chosen).collect();
    if at.is_free() {
        let ends = |way: &PreviewOf| way.foreseen.as_ref().map(|told| told.end);
        pits.extend(at.looked_at().flat_map(|way| [Some(way.pit), ends(way)]).flatten());
    }
    pits
}

/// The pits that could be lost next turn, while that is asked for.
fn at_risk(at: &AtTable) -> impl Iterator<Item = Pit> {
    at.view.threats.0.iter().flat_map(|threats| &threats.pits).map(|(pit, _)| *pit)
}

/// As large as the pits allow, and never too small to be read.
fn number_font(ui: &Ui, pits: &[Rect]) -> FontId {
    let width = pits.iter().map(Rect::width).fold(f32::INFINITY, f32::min);
    let wanted = Face::Strong.at(ui, 1.15);
    let size = wanted.size.min((width * 0.28).max(11.0)).max(11.0);
    FontId::new(size.round(), wanted.family)
}

/// The place at a pit's rim, on its owner's side, where a number hides no seed; `half` the number's plate is
/// high. It keeps clear of the name in the border.
fn rim(
    near: Side,
    board: Board,
    pit: Pit,
    rect: Rect,
    name: Option<&border::Name>,
    half: f32,
) -> Pos2 {
    let clear = |name: &border::Name| half + name.size * 0.4 + 1.0;
    let y = if board.owner(pit) == near {
        let most = name.map_or(f32::INFINITY, |name| name.centre.y - clear(name));
        rect.bottom().min(most)
    } else {
        let least = name.map_or(f32::NEG_INFINITY, |name| name.centre.y + clear(name));
        rect.top().max(least)
    };
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

/// How wide a plate with this text is.
fn plate_width(ui: &Ui, text: &str, font: FontId) -> f32 {
    let galley = layout(ui, text, font, theme::PLASTER, f32::INFINITY);
    galley.rect.width() + 0.72 * galley.mesh_bounds.height()
}

/// A text on a dark plate around a place; for whoever sits across, upside down.
pub fn plate(
    ui: &Ui,
    centre: Pos2,
    text: &str,
    font: FontId,
    colour: Color32,
    edge: Option<Color32>,
    turned: bool,
) {
    let galley = layout(ui, text, font, colour, f32::INFINITY);
    let size = vec2(galley.rect.width(), galley.mesh_bounds.height());
    let pad = size.y * 0.36;
    let size = vec2((size.x + 2.0 * pad).max(size.y + 2.0 * pad), size.y + 2.0 * pad);
    let rect = Rect::from_center_size(centre, size);
    let edge = edge.map_or(Stroke::NONE, |colour| Stroke::new(1.0, colour));
    let round = CornerRadius::same((size.y / 2.0) as u8);
    ui.painter().rect(rect, round, paint::DUSK, edge, StrokeKind::Inside);
    let middle = vec2(galley.rect.center().x, galley.mesh_bounds.center().y);
    let (at, angle) = if turned {
        (rect.center() + middle, std::f32::consts::PI)
    } else {
        (rect.center() - middle, 0.0)
    };
    ui.painter().add(TextShape { angle, ..TextShape::new(at, galley, colour) });
}
