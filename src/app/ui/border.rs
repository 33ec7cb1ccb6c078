//! The names of rows and columns on their plaques in the border of the board.

use super::paint::{self, layout};
use super::theme::Face;
use crate::app::look::Mood;
use crate::app::settings::Settings;
use crate::app::space::{NAME_INSET, half_size, pit_centre};
use crate::notation::pit_name;
use crate::rules::{Board, Pit};
use bevy_egui::egui::{CornerRadius, FontId, Pos2, Rect, Ui, pos2, vec2};

/// A letter or a number in the border of the board.
#[derive(Clone, Debug)]
pub struct Name {
    /// The pit that a number stands beyond.
    pub beyond: Option<Pit>,
    /// Where.
    pub centre: Pos2,
    text: String,
    /// How high its letters are.
    pub size: f32,
}

/// The burnt line round a letter: where it is written once more.
const LINE: [(f32, f32); 5] = [(0.0, 1.0), (-1.0, 0.0), (1.0, 0.0), (-0.7, -0.8), (0.7, -0.8)];

/// Writes the names into the wood.
pub fn write(ui: &Ui, settings: &Settings, board: Board, names: &[Name]) {
    let family = Face::Strong.at(ui, 1.0).family;
    // On pale wood by day letters are burnt in; on any other they are inlaid, in a burnt line.
    let pale = board == Board::TwoRows && settings.mood == Mood::Day;
    let (colour, shade) = if pale { paint::BURNT } else { paint::INLAID };
    let around: &[(f32, f32)] = if pale { &[(0.0, 1.0)] } else { &LINE };
    for Name { centre, text, size, .. } in names {
        if !pale {
            // The wood under an inlaid letter is burnt dark.
            let plaque = Rect::from_center_size(*centre, vec2(1.7, 1.14) * *size);
            ui.painter().rect_filled(plaque, CornerRadius::same((0.57 * size) as u8), paint::BURN);
        }
        let font = FontId::new(*size, family.clone());
        let galley = layout(ui, text, font, colour, f32::INFINITY);
        let middle = pos2(galley.rect.center().x, galley.mesh_bounds.center().y);
        let at = *centre - middle.to_vec2();
        for &(x, y) in around {
            let at = at + vec2(x, y);
            ui.painter().galley_with_override_text_color(at, galley.clone(), shade);
        }
        ui.painter().galley(at, galley, colour);
    }
}

/// The letters of the rows and the numbers of the columns, each on its plaque in the border, as on a chess
/// board: a name is a row's letter and a column's number, both as their owner counts.
#[must_use]
pub fn names(board: Board, pits: &[Rect]) -> Vec<Name> {
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
        let name = pit_name(board, pit);
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
