//! Where things are: the board in the room, and the room on the screen.
//!
//! Pure geometry, shared by the table that draws it and the screens that are laid over it. The unit
//! is the distance between two neighbouring pits. The board lies in the plane y = 0, x to the right
//! and z toward South.

use crate::engine::advice::Advice;
use crate::rules::{Board, Direction, Kichwa, Pit, Refusal, Side};
use bevy::prelude::*;

/// Radius of a pit's rim.
pub const PIT_RADIUS: f32 = 0.43;
/// Depth of a pit.
pub const PIT_DEPTH: f32 = 0.28;
/// Half the length of a seed's long axis. Sixteen of them cover a pit's floor about twice.
pub const SEED_RADIUS: f32 = 0.102;
/// Extra room between the two players' front rows.
pub const MIDDLE_GAP: f32 = 0.16;
/// Wood around the pits.
pub const MARGIN: f32 = 0.36;
/// How far in from the board's edge the names of rows and columns stand, on plaques in the border.
pub const NAME_INSET: f32 = 0.176;
/// Thickness of the board.
pub const THICKNESS: f32 = 0.66;
/// Room at each end of the two-row board for a player's winnings.
pub const STORE_WIDTH: f32 = 1.25;

/// The centre of a pit's rim, at the board's surface.
#[must_use]
pub fn pit_centre(board: Board, pit: Pit) -> Vec3 {
    let columns = f32::from(board.columns());
    let from_left = f32::from(board.column(pit)) - (columns - 1.0) / 2.0;
    let row = if board.is_front(pit) { 0.5 } else { 1.5 };
    let z = row + MIDDLE_GAP / 2.0;
    match board.owner(pit) {
        Side::South => Vec3::new(from_left, 0.0, z),
        Side::North => Vec3::new(-from_left, 0.0, -z),
    }
}

/// The centre of a player's store for winnings, on a board that has stores: at the player's right.
#[must_use]
pub fn store_centre(board: Board, side: Side) -> Option<Vec3> {
    if board != Board::TwoRows {
        return None;
    }
    let x = f32::from(board.columns()) / 2.0 + STORE_WIDTH / 2.0;
    Some(match side {
        Side::South => Vec3::new(x, 0.0, 0.0),
        Side::North => Vec3::new(-x, 0.0, 0.0),
    })
}

/// Half the board's length (x) and width (z), wood included.
#[must_use]
pub fn half_size(board: Board) -> Vec2 {
    let stores = if board == Board::TwoRows { STORE_WIDTH } else { 0.0 };
    Vec2::new(
        f32::from(board.columns()) / 2.0 + stores + MARGIN,
        f32::from(board.rows_per_side()) + MIDDLE_GAP / 2.0 + MARGIN,
    )
}

/// The part of the window that belongs to the board, in logical pixels, set by the screens; and how
/// the room projects into it, set by the camera. What either side needs of the other.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct BoardView {
    /// Free of panels: here the whole board must fit.
    pub free: Rect,
    /// What lies over a corner of that part, and may lie over no part of the board; empty where nothing does.
    pub kept: Rect,
    /// Rectangles of the pits in the window, by pit index, for pointing; empty without a board.
    pub pits: Vec<Rect>,
    /// The stores of South and North, on a board that has them.
    pub stores: Option<[Rect; 2]>,
    /// The side whose rows are nearest; decided by the session.
    pub near: Option<Side>,
    /// The board shown, if one is.
    pub board: Option<Board>,
    /// How far the board has turned until that side sits nearest, 0 to 1, while it turns. Nothing can be
    /// pointed at then.
    pub turning: Option<f32>,
    /// Whether the board is looked at from closer, or from another height, than at first.
    pub strayed: bool,
}

/// Another way to look at the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Look {
    /// Closer by this factor, or farther where it is below 1; what is seen at this place of the window
    /// stays there. Without a place, what is pointed at does, or else the middle.
    Closer {
        /// The factor.
        by: f32,
        /// A place in the window, in logical pixels.
        about: Option<Vec2>,
    },
    /// The board follows a hand from one place of the window to another.
    Drag {
        /// Where the hand was.
        from: Vec2,
        /// Where it is.
        to: Vec2,
    },
    /// More from above by so many degrees; less where they are below 0.
    Tilt(f32),
    /// The whole board, as at first.
    Whole,
}

/// A legal way: of a pit in one direction, or of an entry by a kichwa.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewOf {
    /// The pit to lift, or the kichwa to enter by.
    pub pit: Pit,
    /// Which way.
    pub direction: Direction,
    /// What it would do, unless the player is to find that out.
    pub foreseen: Option<Foreseen>,
}

/// What a sowing would do, as far as that is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// Whether only the first lap is told, and the capture with which it ends.
    pub first_lap: bool,
    /// Where the last seed falls, or where a kichwa is asked for.
    pub end: Pit,
    /// Laps, entries included.
    pub laps: u32,
    /// Seeds captured.
    pub captured: u32,
    /// Whether the player will be asked for a kichwa on the way; the rest is then not foreseen.
    pub asks: bool,
    /// The pits that lose their seeds, in order, and how many each time.
    pub captures: Vec<(Pit, u8)>,
}

/// What the pit that is chosen or pointed at would do; while a kichwa is asked for, what an entry by
/// either would do.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Previews {
    /// The legal ways.
    pub ways: Vec<PreviewOf>,
    /// Why not the others, where at least one is legal.
    pub refused: Vec<(Direction, Refusal)>,
}

impl Previews {
    /// What a way of a pit would do, if it is legal.
    #[must_use]
    pub fn of(&self, pit: Pit, direction: Direction) -> Option<&PreviewOf> {
        self.ways.iter().find(|way| (way.pit, way.direction) == (pit, direction))
    }

    /// Why a way is refused.
    #[must_use]
    pub fn refusal(&self, direction: Direction) -> Option<Refusal> {
        self.refused.iter().find(|(way, _)| *way == direction).map(|(_, refusal)| *refusal)
    }
}

/// The way in which seeds go that enter by a kichwa: toward the centre.
#[must_use]
pub const fn entry_way(kichwa: Kichwa) -> Direction {
    match kichwa {
        Kichwa::Left => Direction::Forward,
        Kichwa::Right => Direction::Backward,
    }
}

/// The ways in which a pit can be sown.
#[must_use]
pub const fn ways(board: Board) -> &'static [Direction] {
    match board {
        Board::FourRows => &Direction::BOTH,
        Board::TwoRows => &[Direction::Forward],
    }
}

/// Whether a sowing in this direction leaves the pit toward the right of the screen, seen from the
/// side that is nearest.
#[must_use]
pub fn goes_right(board: Board, pit: Pit, direction: Direction, near: Side) -> bool {
    let right_for_owner = board.is_front(pit) == (direction == Direction::Forward);
    right_for_owner == (board.owner(pit) == near)
}

/// What a side could lose if the opponent moved now, while a player asks for that. Written by the
/// session, drawn by the table, told by the screens.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Threats(pub Option<ThreatsTo>);

/// What a side could lose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreatsTo {
    /// The side.
    pub side: Side,
    /// Its pits that could be captured, and the most seeds that a turn would take from each.
    pub pits: Vec<(Pit, u8)>,
}

/// What is advised to the person to move, if that was asked for. Written by the hints, read by the session, the table
/// and the screens, which show as much of it as [`Pointing`](super::session::Pointing) says.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    /// Whether it takes so long to find out that somebody should be told.
    pub thinking: bool,
    /// What to play on the table as it is, and why.
    pub advice: Option<Advice>,
}

/// What the actions looked at would do, as far as the board shows it. Written by the session, drawn by
/// the table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PreviewMarks {
    /// The sowings themselves, at most one for each direction.
    pub arcs: Vec<PreviewArc>,
    /// The opponent's pits that would be emptied, each once.
    pub captured: Vec<PreviewCapture>,
}

/// A pit that a sowing that is looked at would empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PreviewCapture {
    /// The pit.
    pub pit: Pit,
    /// The seeds that would be taken from it the first time.
    pub seeds: u8,
    /// The sowing that would do it, where not all that are looked at would.
    pub by: Option<(Pit, Direction)>,
}

/// A sowing that is looked at, as an arc over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PreviewArc {
    /// The pit to lift.
    pub from: Pit,
    /// Which way.
    pub direction: Direction,
    /// Where the last seed falls, or where a kichwa is asked for.
    pub to: Pit,
    /// Laps, entries included.
    pub laps: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facing_pits_share_a_column_of_the_board() {
        for board in [Board::FourRows, Board::TwoRows] {
            for pit in board.pits() {
                if let Some(facing) = board.facing(pit) {
                    let (a, b) = (pit_centre(board, pit), pit_centre(board, facing));
                    assert_eq!(a.x, b.x);
                    assert_eq!(a.z, -b.z);
                }
            }
        }
    }

    #[test]
    fn every_pit_lies_within_the_wood() {
        for board in [Board::FourRows, Board::TwoRows] {
            let half = half_size(board);
            for pit in board.pits() {
                let centre = pit_centre(board, pit);
                assert!(centre.x.abs() + PIT_RADIUS < half.x);
                assert!(centre.z.abs() + PIT_RADIUS < half.y);
            }
        }
    }
}
