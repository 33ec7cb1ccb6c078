//! A position of Kujifunza in 32 bytes.

use crate::rules::{Board, Direction, Position, Side};

/// The seeds of both rings, that of the side to move first. What a pick of a kichwa waits for is no part of
/// it; see [`Pick`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(C, align(32))]
pub struct Bao {
    pub(super) own: [u8; 16],
    pub(super) other: [u8; 16],
}

/// A capture whose seeds wait for the mover to name a kichwa.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pick {
    /// The captured seeds.
    pub hand: u8,
    /// The mover's own front pit, by its ring index, in which the lap ended that captured.
    pub ring: u8,
    /// The direction of that lap.
    pub direction: Direction,
}

/// How a sowing stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The last seed fell in an empty pit: the turn is over.
    EmptyPit,
    /// The opponent's front row was emptied: the game is over.
    FrontRowEmptied {
        /// The seeds captured last, which stay in the mover's hand.
        hand: u8,
    },
    /// The mover must name a kichwa.
    Asks(Pick),
}

/// What became of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The position, with the opponent to move, or with the same side where it is asked.
    pub board: Bao,
    /// How the sowing stopped.
    pub end: End,
    /// How many laps it had, entries included.
    pub laps: u32,
}

impl Bao {
    /// Two seeds in each pit.
    pub const START: Bao = Bao { own: [2; 16], other: [2; 16] };

    /// A position of its two rings, each by ring index.
    ///
    /// It should hold no more than [`Position::MOST_SEEDS`] seeds; with more, counts overflow.
    #[must_use]
    pub const fn new(own: [u8; 16], other: [u8; 16]) -> Self {
        Bao { own, other }
    }

    /// The ring of the side to move.
    #[must_use]
    pub const fn own(&self) -> &[u8; 16] {
        &self.own
    }

    /// The ring of the other side.
    #[must_use]
    pub const fn other(&self) -> &[u8; 16] {
        &self.other
    }

    /// Packs a position of the rules: the pits, seen from the side to move, and what it waits for. `None` on
    /// another board.
    #[must_use]
    pub fn pack(position: &Position) -> Option<(Self, Option<Pick>)> {
        if position.board() != Board::FourRows {
            return None;
        }
        let ring = |side: Side| {
            let mut ring = [0; 16];
            for (seeds, pit) in ring.iter_mut().zip(Board::FourRows.pits_of(side)) {
                *seeds = position.seeds(pit);
            }
            ring
        };
        let board = Bao { own: ring(position.side()), other: ring(position.side().other()) };
        let pick = position.pending().map(|pending| Pick {
            hand: position.hand(),
            ring: Board::FourRows.ring_index(pending.pit),
            direction: pending.direction,
        });
        Some((board, pick))
    }

    /// Whether the front row of the side to move is empty: it has lost, whatever else holds.
    #[inline]
    #[must_use]
    pub fn own_front_is_empty(&self) -> bool {
        self.words()[0] == 0
    }

    /// Whether the front row of the other side is empty.
    #[inline]
    #[must_use]
    pub fn other_front_is_empty(&self) -> bool {
        self.words()[2] == 0
    }

    /// The same position with the players in each other's place.
    #[inline]
    #[must_use]
    pub const fn swapped(&self) -> Self {
        Bao { own: self.other, other: self.own }
    }

    /// The mirror image, left for right: each row turned round.
    #[inline]
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Bao::of_words(self.words().map(u64::swap_bytes))
    }

    /// Of the position and its mirror image always the same one, and whether it is the image. They are worth
    /// the same, since the rules do not tell left from right.
    #[inline]
    #[must_use]
    pub fn canonical(&self) -> (Self, bool) {
        let words = self.words();
        let image = words.map(u64::swap_bytes);
        let turn = if image[0] == words[0] { image < words } else { image[0] < words[0] };
        // Chosen without a branch, which could not be foreseen.
        let mask = u64::from(turn).wrapping_neg();
        let mut chosen = words;
        for (chosen, (word, image)) in chosen.iter_mut().zip(words.into_iter().zip(image)) {
            *chosen = word ^ ((word ^ image) & mask);
        }
        (Bao::of_words(chosen), turn)
    }

    /// 64 well mixed bits. For a table that does not tell left from right, hash the
    /// [`canonical`](Bao::canonical) form; the smaller of two hashes would fill half a table only.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> u64 {
        let [a, b, c, d] = self.words();
        let own = fold(a ^ 0x9e37_79b9_7f4a_7c15, b ^ 0xd1b5_4a32_d192_ed03);
        let other = fold(c ^ 0x8cb9_2ba7_2f3d_8dd7, d ^ 0x589f_3e1c_6a7b_d4e5);
        fold(own ^ 0xa076_1d64_78bd_642f, other ^ 0xe703_7ed1_a0b4_28db)
    }

    /// The rows as integers, little end first: own front and back, the other's front and back.
    #[inline]
    pub(in crate::engine) fn words(&self) -> [u64; 4] {
        let half = |ring: &[u8; 16]| {
            let ring = u128::from_le_bytes(*ring);
            [ring as u64, (ring >> 64) as u64]
        };
        let [own, other] = [half(&self.own), half(&self.other)];
        [own[0], own[1], other[0], other[1]]
    }

    #[inline]
    pub(in crate::engine) fn of_words(words: [u64; 4]) -> Self {
        let ring = |low: u64, high: u64| (u128::from(low) | u128::from(high) << 64).to_le_bytes();
        Bao { own: ring(words[0], words[1]), other: ring(words[2], words[3]) }
    }
}

/// Mixes by a multiplication whose high half is folded back on the low one.
#[inline]
pub(in crate::engine) fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}
