//! A board on which seeds are put by hand, and whether a match may begin from it.

use super::outcome::Outcome;
use super::position::{BadPosition, Pending, Position};
use super::ring::{Board, Pit, Side};
use super::{Game, KichwaRule, Rules};
use std::fmt;

/// Why a match cannot start from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadStart {
    /// The position stands on another board than the game's.
    WrongBoard,
    /// The position waits for a kichwa, which under [`KichwaRule::Sustain`] nobody names.
    NobodyChooses,
}

impl fmt::Display for BadStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadStart::WrongBoard => "the position stands on another board than the game's",
            BadStart::NobodyChooses => "no position waits for a kichwa where the rule is sustain",
        })
    }
}

impl std::error::Error for BadStart {}

/// Why a match does not begin from a board that was laid out by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// More seeds than the game has.
    TooManySeeds {
        /// How many the game has.
        most: usize,
        /// How many there are, or would be.
        found: usize,
    },
    /// It is no position.
    BadPosition(BadPosition),
    /// It is a position, but not of this game.
    BadStart(BadStart),
    /// The game would be over before it began.
    Over(Outcome),
}

/// What a hand does to a board that is being laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Puts a seed into a pit.
    Add(Pit),
    /// Takes a seed out of a pit.
    Take(Pit),
    /// Takes all seeds out of a pit.
    Empty(Pit),
    /// Puts a seed to those that a side has won, on a board that has stores.
    AddWon(Side),
    /// Takes one away there.
    TakeWon(Side),
    /// Takes away all seeds.
    Clear,
    /// Lays out the start of the game.
    Start,
    /// Says who is to move.
    ToMove(Side),
    /// Lays aside the captured seeds that wait in a hand.
    LayAside,
    /// Lays out this position.
    Lay(Position),
}

/// A board that is being laid out by hand. Anything may lie on it, also what is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    board: Board,
    pits: [u8; Board::MOST_PITS],
    won: [u8; 2],
    side: Side,
    waiting: Option<(u8, Pending)>,
}

impl Draft {
    /// What lies in a position. Seeds in hand are laid aside unless they wait for a kichwa.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let mut pits = [0; Board::MOST_PITS];
        pits[..position.pits().len()].copy_from_slice(position.pits());
        let waiting = position.pending().map(|pending| (position.hand(), pending));
        let (board, won, side) = (position.board(), position.won(), position.side());
        Draft { board, pits, won, side, waiting }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Who is to move.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The seeds in a pit.
    #[must_use]
    pub fn seeds(&self, pit: Pit) -> u8 {
        if self.board.has(pit) { self.pits[pit.index()] } else { 0 }
    }

    /// The seeds that each side has won: `[South, North]`.
    #[must_use]
    pub const fn won(&self) -> [u8; 2] {
        self.won
    }

    /// Captured seeds in a hand that wait for a kichwa.
    #[must_use]
    pub fn waiting(&self) -> Option<u8> {
        self.waiting.map(|(seeds, _)| seeds)
    }

    /// All seeds.
    #[must_use]
    pub fn total(&self) -> usize {
        let lying = self.pits.iter().chain(&self.won).map(|&seeds| usize::from(seeds));
        lying.sum::<usize>() + self.waiting().map_or(0, usize::from)
    }

    /// Does what a hand does, with the seeds that belong to the board. What there is nothing to be done for, such
    /// as to take from an empty pit, does nothing.
    ///
    /// # Errors
    /// If there are not so many seeds, or the position is of another board. Then nothing has changed.
    pub fn edit(&mut self, edit: Edit) -> Result<(), Unfit> {
        let start = game_of(self.board).start();
        let mut next = *self;
        match edit {
            Edit::Add(pit) if self.board.has(pit) => {
                let seeds = &mut next.pits[pit.index()];
                *seeds = seeds.saturating_add(1);
            }
            Edit::Take(pit) if self.board.has(pit) => {
                let seeds = &mut next.pits[pit.index()];
                *seeds = seeds.saturating_sub(1);
            }
            Edit::Empty(pit) if self.board.has(pit) => next.pits[pit.index()] = 0,
            Edit::AddWon(side) if self.board == Board::TwoRows => {
                let won = &mut next.won[side.index()];
                *won = won.saturating_add(1);
            }
            Edit::TakeWon(side) => {
                let won = &mut next.won[side.index()];
                *won = won.saturating_sub(1);
            }
            Edit::Add(_) | Edit::Take(_) | Edit::Empty(_) | Edit::AddWon(_) => {}
            Edit::Clear => {
                next.pits = [0; Board::MOST_PITS];
                next.won = [0; 2];
                next.waiting = None;
            }
            Edit::Start => next = Draft::of(&start),
            Edit::ToMove(side) => next.side = side,
            Edit::LayAside => next.waiting = None,
            Edit::Lay(position) => next = Draft::of(&position),
        }
        if next.board != self.board {
            return Err(Unfit::BadStart(BadStart::WrongBoard));
        }
        let (most, found) = (start.total(), next.total());
        // Whatever lay there too much already may be taken away bit by bit.
        if found > most && found > self.total() {
            return Err(Unfit::TooManySeeds { most, found });
        }
        *self = next;
        Ok(())
    }

    /// The position as it lies there, whether or not a match may begin from it. Seeds that cannot wait for
    /// a kichwa are not in it.
    #[must_use]
    pub fn laid(&self) -> Position {
        let lying = self.without_hand().unwrap_or(Position {
            pits: [0; Board::MOST_PITS],
            won: [0; 2],
            hand: 0,
            side: self.side,
            pending: None,
            board: self.board,
        });
        let waiting =
            self.waiting.and_then(|(hand, pending)| lying.with_pending(hand, pending).ok());
        waiting.unwrap_or(lying)
    }

    fn without_hand(&self) -> Result<Position, BadPosition> {
        let pits = &self.pits[..usize::from(self.board.len())];
        Position::new(self.board, pits, self.won, self.side)
    }

    /// The position from which a match of this game begins.
    ///
    /// # Errors
    /// The reason why none does.
    pub fn fit(&self, game: Game) -> Result<Position, Unfit> {
        let mut position = self.without_hand().map_err(Unfit::BadPosition)?;
        if let Some((hand, pending)) = self.waiting {
            position = position.with_pending(hand, pending).map_err(Unfit::BadPosition)?;
        }
        game.check_start(&position).map_err(Unfit::BadStart)?;
        let (most, found) = (game.start().total(), position.total());
        if found > most {
            return Err(Unfit::TooManySeeds { most, found });
        }
        match game.outcome(&position) {
            Some(outcome) => Err(Unfit::Over(outcome)),
            None => Ok(position),
        }
    }
}

/// A game of this board: all of them have the same seeds and the same start.
const fn game_of(board: Board) -> Game {
    match board {
        Board::FourRows => Game::Kujifunza(KichwaRule::Sustain),
        Board::TwoRows => Game::Djenon,
    }
}

impl Game {
    /// Whether the game can stand in such a position at the start of a match, which may well be over there.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check_start(self, start: &Position) -> Result<(), BadStart> {
        if start.board() != self.board() {
            return Err(BadStart::WrongBoard);
        }
        match self {
            Game::Kujifunza(KichwaRule::Sustain) if start.pending().is_some() => {
                Err(BadStart::NobodyChooses)
            }
            _ => Ok(()),
        }
    }
}
