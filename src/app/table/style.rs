//! The boards, each with its wood, its carving and its place.

use super::baked::Carving;
use crate::app::look::BoardStyle;
use crate::rules::Board;

/// A board as it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Bao on Zanzibar: dark hardwood, rope and rosettes.
    Zanzibar,
    /// Bao at school: plain reddish wood, one line round it.
    School,
    /// Djenon-aboure: pale wood, cut triangles.
    Lagoon,
}

/// Where a board lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A stone bench along a house.
    Baraza,
    /// A shaded yard by a lagoon.
    Yard,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 3] = [Style::Zanzibar, Style::School, Style::Lagoon];

    /// The style of what is on the table.
    #[must_use]
    pub const fn of(board: Board, chosen: BoardStyle) -> Self {
        match (board, chosen) {
            (Board::FourRows, BoardStyle::Zanzibar) => Style::Zanzibar,
            (Board::FourRows, BoardStyle::School) => Style::School,
            (Board::TwoRows, _) => Style::Lagoon,
        }
    }

    /// Its board.
    #[must_use]
    pub const fn board(self) -> Board {
        match self {
            Style::Zanzibar | Style::School => Board::FourRows,
            Style::Lagoon => Board::TwoRows,
        }
    }

    /// What is carved into it.
    #[must_use]
    pub const fn carving(self) -> Carving {
        match self {
            Style::Zanzibar => Carving::Rope,
            Style::School => Carving::Line,
            Style::Lagoon => Carving::Teeth,
        }
    }

    /// Where it lies.
    #[must_use]
    pub const fn place(self) -> Place {
        match self {
            Style::Zanzibar | Style::School => Place::Baraza,
            Style::Lagoon => Place::Yard,
        }
    }
}
