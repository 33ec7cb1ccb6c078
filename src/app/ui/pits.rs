//! The pits as widgets that are not to be seen, and the numbers and names beside them.

use super::at_table::AtTable;
use super::paint::{self, layout};
use super::theme::{self, Face};
use super::{Memory, to_egui};
use crate::app::look::{BoardStyle, Mood};
use crate::app::session::Intent;
use crate::app::sowing::{Home, Stage};
use crate::app::space::{NAME_INSET, half_size, pit_centre};
use crate::rules::{Board, Pit, Side};
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

/// Makes the pits touchable; to be called before any sheet is drawn.
pub fn touch(ui: &mut Ui, at: &AtTable, memory: &mut Memory) -> Vec<Intent> {
    let mut intents = Vec::new();
    let Some(board) = at.view.board.board else { return intents };
    let mut hovered = None;
    for (pit, rect) in board.pits().zip(&at.view.board.pits) {
        let rect = to_egui(*rect);
        if !rect.is_positive() || !rect.is_finite() {
            continue;
        }
        // The keyboard reaches pits by its own cursor, so that Tab goes from button to button.
        let id = egui::Id::new(("pit", pit.0));
        let response = ui.interact(rect, id, Sense::CLICK);
        response.widget_info(|| {
            WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), label(at, pit))
        });
        if response.hovered() {
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
    let moment = (at.playing.record.actions().len(), at.view.stage.is_moving());
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
    at.words.with(key, &[("pit", name.as_str().into()), ("seeds", seeds.into())])
}

/// Paints the number of seeds of each pit, of the hand and of the winnings; and the names by which the
/// texts call the pits: at the board's edge for all, beside the number for those that are spoken of.
pub fn counts(ui: &Ui, at: &AtTable) {
    let (view, stage) = (at.view, at.view.stage);
    let Some((board, shown)) = view.board.board.zip(stage.shown) else { return };
    if shown.board() != board || at.board() != board {
        return;
    }
    let pits: Vec<Rect> = view.board.pits.iter().map(|rect| to_egui(*rect)).collect();
    let font = number_font(ui, &pits);
    let larger = FontId::new((font.size * 1.25).round(), font.family.clone());
    theme::keep_figures_ready(ui, larger.clone());
    let _ = layout(ui, "0123456789ABab ·", font.clone(), theme::PLASTER, f32::INFINITY);
    let names = if view.settings.counts { edge_names(at, board, &pits) } else { Vec::new() };
    let spoken_of = spoken_of(at);
    for (pit, rect) in board.pits().zip(&pits).filter(|(_, rect)| rect.is_positive()) {
        let seeds = stage.seeds_in(pit);
        let number = (seeds > 0 && view.settings.counts).then(|| seeds.to_string());
        let name = spoken_of.contains(&pit).then(|| at.pit(pit));
        let edge = name.is_some().then_some(theme::BRASS_LIGHT);
        let text = match (name, number) {
            (Some(name), Some(number)) => format!("{name} · {number}"),
            (Some(text), None) | (None, Some(text)) => text,
            (None, None) => continue,
        };
        let name = names.iter().find(|name| name.beyond == Some(pit));
        let centre = rim(at, board, pit, *rect, name, font.size * 0.62);
        plate(ui, centre, &text, font.clone(), theme::PLASTER, edge);
    }
    if !view.settings.counts {
        return;
    }
    write_names(ui, at, board, &names);
    for (side, store) in Side::BOTH.into_iter().zip(view.board.stores.into_iter().flatten()) {
        let (store, won) = (to_egui(store), shown.won()[side.index()]);
        let outer = if side == at.near { store.bottom() } else { store.top() };
        let centre = pos2(store.center().x, outer);
        plate(ui, centre, &won.to_string(), font.clone(), theme::BRASS_LIGHT, None);
    }
    if let Some((over, seeds)) = hand(stage)
        && let Some(rect) = pits.get(over.index())
    {
        let centre = pos2(rect.right(), rect.top() - rect.height() * 0.35);
        plate(ui, centre, &seeds.to_string(), larger, theme::BRASS_LIGHT, Some(theme::BRASS_LIGHT));
    }
}

/// The pits that the texts on the screen speak of: what is pointed at and chosen, where its ways end,
/// and whatever a refusal or a turn of the list names.
fn spoken_of(at: &AtTable) -> Vec<Pit> {
    let pointing = &at.view.pointing;
    let mut pits: Vec<Pit> =
        pointing.spoken_of().chain(pointing.pit).chain(pointing.chosen).collect();
    if at.is_free() {
        pits.extend(at.looked_at().flat_map(|way| [way.pit, way.end]));
    }
    pits
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
fn rim(at: &AtTable, board: Board, pit: Pit, rect: Rect, name: Option<&Name>, half: f32) -> Pos2 {
    let clear = |name: &Name| half + name.size * 0.4 + 1.0;
    let y = if board.owner(pit) == at.near {
        let most = name.map_or(f32::INFINITY, |name| name.centre.y - clear(name));
        rect.bottom().min(most)
    } else {
        let least = name.map_or(f32::NEG_INFINITY, |name| name.centre.y + clear(name));
        rect.top().max(least)
    };
    pos2(rect.center().x, y)
}

/// A letter or a number in the border of the board.
struct Name {
    /// The pit that a number stands beyond.
    beyond: Option<Pit>,
    centre: Pos2,
    text: String,
    size: f32,
}

/// Writes the names into the wood.
fn write_names(ui: &Ui, at: &AtTable, board: Board, names: &[Name]) {
    let family = Face::Strong.at(ui, 1.0).family;
    // On pale wood letters are burnt in, on dark wood they are inlaid.
    let settings = at.view.settings;
    let pale = board == Board::TwoRows
        || (settings.board == BoardStyle::School && settings.mood == Mood::Day);
    let (colour, shade) = if pale { paint::BURNT } else { paint::INLAID };
    for Name { centre, text, size, .. } in names {
        let font = FontId::new(*size, family.clone());
        let galley = layout(ui, text, font, colour, f32::INFINITY);
        let middle = pos2(galley.rect.center().x, galley.mesh_bounds.center().y);
        let at = *centre - middle.to_vec2();
        ui.painter().galley_with_override_text_color(at + vec2(0.0, 1.0), galley.clone(), shade);
        ui.painter().galley(at, galley, colour);
    }
}

/// The letters of the rows and the numbers of the columns, each on its plaque in the border, as on a chess
/// board: a name is a row's letter and a column's number, both as their owner counts.
fn edge_names(at: &AtTable, board: Board, pits: &[Rect]) -> Vec<Name> {
    let mut names = Vec::new();
    let mut write = |beyond, centre, high: f32, text: &str| {
        names.push(Name {
            beyond,
            centre,
            text: text.to_owned(),
            size: (high * 0.2).max(10.0).round(),
        });
    };
    let centre = |pit: Pit| pits.get(pit.index()).map(Rect::center);
    let half = half_size(board) - NAME_INSET;
    for pit in board.pits() {
        let Some(rect) = pits.get(pit.index()).filter(|rect| rect.is_positive()) else { continue };
        let name = at.pit(pit);
        let (Some(letter), Some(number)) = (name.get(..1), name.get(1..)) else { continue };
        let (place, side) = (pit_centre(board, pit), board.owner(pit));
        // Seen from any seat: as far beyond this pit as the plaque lies, on the way from its neighbour.
        let beyond = |from: Pit, reach: f32, apart: f32| {
            let (here, there) = (rect.center(), centre(from)?);
            Some(here + (here - there) * (reach / apart))
        };
        let row = u8::from(!board.is_front(pit));
        let (column, last) = (board.column(pit), board.columns() - 1);
        let inward = match column {
            0 => board.at(side, row, 1),
            _ if column == last => board.at(side, row, last - 1),
            _ => None,
        };
        if let Some(at) = inward.and_then(|from| beyond(from, half.x - place.x.abs(), 1.0)) {
            write(None, at, rect.height(), letter);
        }
        // The outermost row has the numbers, seen from the row before it.
        let inner = match board {
            Board::TwoRows => board.facing(pit),
            Board::FourRows => (row == 1).then(|| board.at(side, 0, column)).flatten(),
        };
        let Some(from) = inner else { continue };
        let apart = (place.z - pit_centre(board, from).z).abs();
        // Rows grow toward the seat.
        let grown = match pits.get(from.index()) {
            Some(other) if other.is_positive() => rect.width() / other.width(),
            _ => 1.0,
        };
        let reach = (half.y - place.z.abs()) * grown.clamp(0.8, 1.25);
        if let Some(at) = beyond(from, reach, apart) {
            write(Some(pit), at, rect.height(), number);
        }
    }
    names
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
    let edge = edge.map_or(Stroke::NONE, |colour| Stroke::new(1.0, colour));
    let round = CornerRadius::same((size.y / 2.0) as u8);
    ui.painter().rect(rect, round, paint::DUSK, edge, StrokeKind::Inside);
    let middle = pos2(galley.rect.center().x, galley.mesh_bounds.center().y);
    ui.painter().galley(rect.center() - middle.to_vec2(), galley, colour);
}
