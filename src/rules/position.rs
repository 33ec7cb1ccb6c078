//! What lies where, and who is to move.

use super::ring::{Board, Direction, Pit, Side};
use std::fmt;

/// A capture in Bao that waits for the mover to name the kichwa of entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pending {
    /// The direction of the sowing that captured.
    pub direction: Direction,
    /// The mover's own front pit in which that lap ended.
    pub pit: Pit,
}

/// Seeds in pits, seeds in hand, seeds won, and the side to move.
///
/// Positions are plain values; a [`Game`](super::Game) gives them meaning. No position holds more
/// than [`Position::MOST_SEEDS`] seeds in all, so that a pit's count cannot overflow.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) pits: [u8; Board::MOST_PITS],
    pub(super) won: [u8; 2],
    pub(super) hand: u8,
    pub(super) side: Side,
    pub(super) pending: Option<Pending>,
    pub(super) board: Board,
}

/// Why a position cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPosition {
    /// The number of pits given is not the board's.
    WrongNumberOfPits {
        /// How many the board has.
        expected: usize,
        /// How many were given.
        found: usize,
    },
    /// More seeds in all than [`Position::MOST_SEEDS`].
    TooManySeeds,
    /// A pending capture without seeds in hand, on a board without kichwa, or in a pit from which
    /// no choice arises: it must be a filled front pit of the side to move, one of the middle four.
    BadPending,
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPosition::WrongNumberOfPits { expected, found } => {
                write!(f, "the board has {expected} pits, not {found}")
            }
            BadPosition::TooManySeeds => {
                write!(f, "more than {} seeds in all", Position::MOST_SEEDS)
            }
            BadPosition::BadPending => f.write_str(
                "a capture can wait for its kichwa only with seeds in hand, in a filled front pit \
                 3 to 6 of the side to move",
            ),
        }
    }
}

impl std::error::Error for BadPosition {}

impl Position {
    /// The most seeds that a position may hold in all.
    pub const MOST_SEEDS: usize = 255;

    /// A position with nothing in hand.
    ///
    /// # Errors
    /// If the number of pits is not the board's, or there are too many seeds.
    pub fn new(board: Board, pits: &[u8], won: [u8; 2], side: Side) -> Result<Self, BadPosition> {
        let expected = usize::from(board.len());
        if pits.len() != expected {
            return Err(BadPosition::WrongNumberOfPits { expected, found: pits.len() });
        }
        let mut all = [0; Board::MOST_PITS];
        all[..expected].copy_from_slice(pits);
        let position = Position { pits: all, won, hand: 0, side, pending: None, board };
        if position.total() > Self::MOST_SEEDS {
            return Err(BadPosition::TooManySeeds);
        }
        Ok(position)
    }

    /// The same position, waiting for the mover to name a kichwa for `hand` captured seeds.
    ///
    /// # Errors
    /// If no choice of kichwa can arise from it; see [`BadPosition::BadPending`].
    pub fn with_pending(mut self, hand: u8, pending: Pending) -> Result<Self, BadPosition> {
        let board = self.board;
        let possible = board == Board::FourRows
            && hand > 0
            && board.has(pending.pit)
            && board.owner(pending.pit) == self.side
            && (2..=5).contains(&board.ring_index(pending.pit))
            && self.seeds(pending.pit) >= 2;
        if !possible {
            return Err(BadPosition::BadPending);
        }
        self.hand = hand;
        self.pending = Some(pending);
        if self.total() > Self::MOST_SEEDS {
            return Err(BadPosition::TooManySeeds);
        }
        Ok(self)
    }

    /// The board it stands on.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The side to move.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The seeds in a pit; none in a pit that the board does not have.
    #[must_use]
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.pits.get(pit.index()).copied().unwrap_or(0)
    }

    /// The seeds of every pit of the board, by index.
    #[must_use]
    pub fn pits(&self) -> &[u8] {
        &self.pits[..usize::from(self.board.len())]
    }

    /// The seeds that each side has won and laid aside: `[South, North]`.
    #[must_use]
    pub const fn won(&self) -> [u8; 2] {
        self.won
    }

    /// Captured seeds in a hand: those that wait for a kichwa, or those whose capture ended a game
    /// of Bao, which are never sown.
    #[must_use]
    pub const fn hand(&self) -> u8 {
        self.hand
    }

    /// The capture that waits for a kichwa, if the side to move must name one.
    #[must_use]
    pub const fn pending(&self) -> Option<Pending> {
        self.pending
    }

    /// All seeds: in pits, in hand and won.
    #[must_use]
    pub fn total(&self) -> usize {
        self.pits.iter().chain(&self.won).map(|&seeds| usize::from(seeds)).sum::<usize>()
            + usize::from(self.hand)
    }

    /// The seeds in one player's pits.
    #[must_use]
    pub fn seeds_of(&self, side: Side) -> u32 {
        self.board.pits_of(side).map(|pit| u32::from(self.seeds(pit))).sum()
    }

    /// The same position with the players in each other's seats.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let half = usize::from(self.board.len()) / 2;
        let mut swapped = *self;
        swapped.pits[..half].copy_from_slice(&self.pits[half..2 * half]);
        swapped.pits[half..2 * half].copy_from_slice(&self.pits[..half]);
        swapped.won = [self.won[1], self.won[0]];
        swapped.side = self.side.other();
        swapped.pending = self.pending.map(|p| Pending { pit: swap_seat(self.board, p.pit), ..p });
        swapped
    }

    /// The mirror image, left for right, of a position of Bao. The rules of Kujifunza do not tell
    /// left from right; those of Djenon-aboure do, so there the image means nothing.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut mirrored = *self;
        for pit in self.board.pits() {
            mirrored.pits[mirror_pit(self.board, pit).index()] = self.seeds(pit);
        }
        mirrored.pending = self.pending.map(|p| Pending {
            pit: mirror_pit(self.board, p.pit),
            direction: p.direction.reversed(),
        });
        mirrored
    }
}

/// The same pit of the other player.
#[must_use]
pub fn swap_seat(board: Board, pit: Pit) -> Pit {
    board.pit(board.owner(pit).other(), board.ring_index(pit))
}

/// The pit of the same row in the mirrored column.
#[must_use]
pub fn mirror_pit(board: Board, pit: Pit) -> Pit {
    let columns = board.columns();
    let ring = board.ring_index(pit);
    let mirrored = if ring < columns { columns - 1 - ring } else { 3 * columns - 1 - ring };
    board.pit(board.owner(pit), mirrored)
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} to move, won {:?}, hand {}", self.side, self.won, self.hand)?;
        let half = self.pits().len() / 2;
        write!(f, ", {:?} | {:?}", &self.pits[..half], &self.pits()[half..])?;
        if let Some(pending) = self.pending {
            write!(f, ", {pending:?}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_refuses_what_could_overflow() {
        let pits = [8; 32];
        let made = Position::new(Board::FourRows, &pits, [0, 0], Side::South);
        assert_eq!(made, Err(BadPosition::TooManySeeds));
        let made = Position::new(Board::TwoRows, &pits, [0, 0], Side::South);
        assert_eq!(made, Err(BadPosition::WrongNumberOfPits { expected: 12, found: 32 }));
    }

    #[test]
    fn a_pending_capture_needs_seeds_and_a_middle_pit() {
        let board = Board::FourRows;
        let position = Position::new(board, &[2; 32], [0, 0], Side::South).expect("64 seeds");
        let pending =
            |ring| Pending { direction: Direction::Forward, pit: board.pit(Side::South, ring) };
        assert!(position.with_pending(2, pending(3)).is_ok());
        for (hand, pending) in [(0, pending(3)), (2, pending(1)), (2, pending(9))] {
            assert_eq!(position.with_pending(hand, pending), Err(BadPosition::BadPending));
        }
    }

    #[test]
    fn swapping_and_mirroring_twice_change_nothing() {
        let pits: Vec<u8> = (0..32).map(|i| i % 5).collect();
        let position =
            Position::new(Board::FourRows, &pits, [3, 4], Side::North).expect("few seeds");
        assert_eq!(position.swapped().swapped(), position);
        assert_eq!(position.mirrored().mirrored(), position);
        assert_ne!(position.mirrored(), position);
    }
}
