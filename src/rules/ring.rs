//! Where the pits are: sides, directions, and the rings that seeds travel.
//!
//! A pit is an index into [`Position`](super::Position); a [`Board`] says which indices exist, who
//! owns them and which pit follows which. In Bao each player owns a ring of sixteen:
//!
//! ```text
//! ring   0  1  2  3  4  5  6  7     front row, own left to own right: A1..A8 (South), a1..a8 (North)
//!       15 14 13 12 11 10  9  8     back row,  own left to own right: B1..B8, b1..b8
//! ```

/// One of the two players. South sits at the near edge and begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The player at the near edge.
    South,
    /// The player at the far edge.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// 0 for South, 1 for North.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Which way seeds travel round a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Toward lower ring indices: in Bao anticlockwise from the owner's seat.
    Backward,
    /// Toward higher ring indices: in Bao clockwise from the owner's seat (right along the front
    /// row, then left along the back row), in Djenon-aboure the only direction.
    Forward,
}

impl Direction {
    /// Both directions.
    pub const BOTH: [Direction; 2] = [Direction::Backward, Direction::Forward];

    /// The other way round.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Direction::Forward => Direction::Backward,
            Direction::Backward => Direction::Forward,
        }
    }
}

/// One of the two end pits of a front row in Bao, by which captured seeds enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kichwa {
    /// Ring 0, at the owner's left; seeds entered here travel [`Direction::Forward`].
    Left,
    /// Ring 7, at the owner's right; seeds entered here travel [`Direction::Backward`].
    Right,
}

impl Kichwa {
    /// Both kichwa, left first.
    pub const BOTH: [Kichwa; 2] = [Kichwa::Left, Kichwa::Right];

    /// Toward the centre of the front row.
    #[must_use]
    pub const fn direction(self) -> Direction {
        match self {
            Kichwa::Left => Direction::Forward,
            Kichwa::Right => Direction::Backward,
        }
    }

    /// The kichwa from which sowing in `direction` goes on.
    #[must_use]
    pub const fn sustaining(direction: Direction) -> Self {
        match direction {
            Direction::Forward => Kichwa::Left,
            Direction::Backward => Kichwa::Right,
        }
    }

    /// Its ring index.
    #[must_use]
    pub const fn ring(self) -> u8 {
        match self {
            Kichwa::Left => 0,
            Kichwa::Right => 7,
        }
    }

    /// The one at the other end.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Kichwa::Left => Kichwa::Right,
            Kichwa::Right => Kichwa::Left,
        }
    }
}

/// A pit of the board, by its index in the position. See [`Board`] for what an index means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pit(pub u8);

impl Pit {
    /// The index, for arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The shape of a board: which pits exist, whose they are and how they follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Board {
    /// Bao: two rows of eight a player, each player's sixteen pits a ring of their own. Pits 0..16
    /// are South's ring, 16..32 North's.
    FourRows,
    /// Djenon-aboure: one row of six a player, all twelve pits one ring. Pits 0..6 are South's row
    /// from South's left, 6..12 North's from North's left.
    TwoRows,
}

impl Board {
    /// The most pits that any board has.
    pub const MOST_PITS: usize = 32;

    /// How many pits there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        match self {
            Board::FourRows => 32,
            Board::TwoRows => 12,
        }
    }

    /// Never: every board has pits.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// How many pits stand side by side in a row.
    #[must_use]
    pub const fn columns(self) -> u8 {
        match self {
            Board::FourRows => 8,
            Board::TwoRows => 6,
        }
    }

    /// How many rows each player owns.
    #[must_use]
    pub const fn rows_per_side(self) -> u8 {
        match self {
            Board::FourRows => 2,
            Board::TwoRows => 1,
        }
    }

    /// Does this board have such a pit?
    #[must_use]
    pub const fn has(self, pit: Pit) -> bool {
        pit.0 < self.len()
    }

    /// All pits, in index order.
    pub fn pits(self) -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator {
        (0..self.len()).map(Pit)
    }

    /// The pits of one player, in ring order.
    pub fn pits_of(self, side: Side) -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator {
        let half = self.len() / 2;
        let first = half * side as u8;
        (first..first + half).map(Pit)
    }

    /// Whose pit it is.
    #[must_use]
    pub const fn owner(self, pit: Pit) -> Side {
        if pit.0 < self.len() / 2 { Side::South } else { Side::North }
    }

    /// The pit's place among its owner's pits: the ring index in Bao, the place in the row from the
    /// owner's left in Djenon-aboure.
    #[must_use]
    pub const fn ring_index(self, pit: Pit) -> u8 {
        pit.0 % (self.len() / 2)
    }

    /// The pit of `side` at a ring index (see [`Board::ring_index`]).
    #[must_use]
    pub const fn pit(self, side: Side, ring_index: u8) -> Pit {
        Pit(self.len() / 2 * side as u8 + ring_index)
    }

    /// Does the pit stand in its owner's front row, the one beside the opponent?
    #[must_use]
    pub const fn is_front(self, pit: Pit) -> bool {
        self.ring_index(pit) < self.columns()
    }

    /// The place in its row, counted from the owner's left, 0 to [`Board::columns`] - 1.
    #[must_use]
    pub const fn column(self, pit: Pit) -> u8 {
        let ring = self.ring_index(pit);
        if ring < self.columns() { ring } else { 2 * self.columns() - 1 - ring }
    }

    /// The pit in a row (0 the front row, 1 the back row), `column` counted from the owner's left.
    /// `None` where the board has no such pit.
    #[must_use]
    pub const fn at(self, side: Side, row: u8, column: u8) -> Option<Pit> {
        if row >= self.rows_per_side() || column >= self.columns() {
            return None;
        }
        let ring = if row == 0 { column } else { 2 * self.columns() - 1 - column };
        Some(self.pit(side, ring))
    }

    /// The pit that the next seed falls in.
    #[must_use]
    pub const fn next(self, pit: Pit, direction: Direction) -> Pit {
        match (self, direction) {
            (Board::FourRows, Direction::Forward) => Pit((pit.0 & 16) | ((pit.0 + 1) & 15)),
            (Board::FourRows, Direction::Backward) => {
                Pit((pit.0 & 16) | (pit.0.wrapping_sub(1) & 15))
            }
            (Board::TwoRows, Direction::Forward) => Pit(if pit.0 == 11 { 0 } else { pit.0 + 1 }),
            (Board::TwoRows, Direction::Backward) => Pit(if pit.0 == 0 { 11 } else { pit.0 - 1 }),
        }
    }

    /// The opponent's front pit that faces this front pit; `None` for a back pit.
    #[must_use]
    pub const fn facing(self, pit: Pit) -> Option<Pit> {
        if !self.is_front(pit) {
            return None;
        }
        Some(self.pit(self.owner(pit).other(), self.columns() - 1 - self.ring_index(pit)))
    }

    /// The kichwa pit of a player of Bao.
    #[must_use]
    pub const fn kichwa(self, side: Side, kichwa: Kichwa) -> Pit {
        self.pit(side, kichwa.ring())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_of_bao_closes_after_sixteen() {
        for side in Side::BOTH {
            for direction in Direction::BOTH {
                let start = Board::FourRows.pit(side, 3);
                let mut pit = start;
                for step in 1..=16 {
                    pit = Board::FourRows.next(pit, direction);
                    assert_eq!(Board::FourRows.owner(pit), side);
                    assert_eq!(pit == start, step == 16);
                }
            }
        }
    }

    #[test]
    fn front_pit_i_faces_front_pit_7_minus_i() {
        let board = Board::FourRows;
        for i in 0..8 {
            let facing = board.facing(board.pit(Side::South, i));
            assert_eq!(facing, Some(board.pit(Side::North, 7 - i)));
        }
        assert_eq!(board.facing(board.pit(Side::South, 8)), None);
    }

    #[test]
    fn rows_and_columns_name_every_pit_once() {
        for board in [Board::FourRows, Board::TwoRows] {
            let mut seen = std::collections::BTreeSet::new();
            for side in Side::BOTH {
                for row in 0..board.rows_per_side() {
                    for column in 0..board.columns() {
                        let pit = board.at(side, row, column).expect("row and column exist");
                        assert_eq!(board.column(pit), column);
                        assert_eq!(board.is_front(pit), row == 0);
                        assert_eq!(board.owner(pit), side);
                        assert!(seen.insert(pit));
                    }
                }
            }
            assert_eq!(seen.len(), usize::from(board.len()));
            assert_eq!(board.at(Side::South, 2, 0), None);
        }
    }
}
