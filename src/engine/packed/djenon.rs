//! A position of Djenon-aboure in 16 bytes.

use super::bao::fold;
use super::starts::take_out;
use crate::rules::{Board, Position};

/// The seeds of the twelve pits, those of the side to move first and in the order in which they are sown,
/// then what each side has won, the side to move first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(C, align(16))]
pub struct Djenon {
    /// Twelve pits, won by the side to move, won by the other, two bytes that stay zero.
    pub(super) bytes: [u8; 16],
}

/// Where seeds won by the side to move are kept.
pub(super) const WON: usize = 12;

/// What became of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DjenonPlayed {
    /// The position, with the opponent to move.
    pub board: Djenon,
    /// The seeds captured.
    pub captured: u8,
    /// How many laps the turn had.
    pub laps: u32,
}

/// The pits that may be sown, by their place in the row of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DjenonStarts {
    bits: u8,
}

impl Djenon {
    /// Four seeds in each pit.
    pub const START: Djenon = Djenon { bytes: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0] };

    /// Packs a position of the rules; `None` on another board.
    #[must_use]
    pub fn pack(position: &Position) -> Option<Self> {
        if position.board() != Board::TwoRows {
            return None;
        }
        let mut bytes = [0; 16];
        let (mover, other) = (position.side(), position.side().other());
        let pits = Board::TwoRows.pits_of(mover).chain(Board::TwoRows.pits_of(other));
        for (byte, pit) in bytes.iter_mut().zip(pits) {
            *byte = position.seeds(pit);
        }
        bytes[WON] = position.won()[mover.index()];
        bytes[WON + 1] = position.won()[other.index()];
        Some(Djenon { bytes })
    }

    /// The seeds of the pits, those of the side to move first.
    #[must_use]
    pub fn pits(&self) -> &[u8] {
        &self.bytes[..WON]
    }

    /// The seeds won: by the side to move, by the other.
    #[must_use]
    pub const fn won(&self) -> [u8; 2] {
        [self.bytes[WON], self.bytes[WON + 1]]
    }

    /// The position with the players in each other's place; as a turn, it is a pass.
    #[inline]
    #[must_use]
    pub const fn swapped(&self) -> Self {
        let all = u128::from_le_bytes(self.bytes);
        const ROW: u128 = (1 << 48) - 1;
        let won = (all >> 96) as u16;
        let pits = (all >> 48 & ROW) | (all & ROW) << 48;
        Djenon { bytes: (pits | (won.swap_bytes() as u128) << 96).to_le_bytes() }
    }

    /// The same seeds in the pits, and nothing won yet.
    #[inline]
    #[must_use]
    pub const fn without_won(&self) -> Self {
        Djenon { bytes: (u128::from_le_bytes(self.bytes) & ((1 << 96) - 1)).to_le_bytes() }
    }

    /// The bytes as a number.
    #[inline]
    pub(in crate::engine) const fn word(&self) -> u128 {
        u128::from_le_bytes(self.bytes)
    }

    /// The position of these bytes.
    pub(in crate::engine) const fn of_word(word: u128) -> Self {
        Djenon { bytes: word.to_le_bytes() }
    }

    /// Whether every pit holds one seed or none: the game is over.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        const MORE: u128 = u128::from_le_bytes([
            254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 0, 0, 0, 0,
        ]);
        u128::from_le_bytes(self.bytes) & MORE == 0
    }

    /// What each side has won, with the seeds of its own row; the side to move first.
    #[must_use]
    pub fn score(&self) -> [u8; 2] {
        let row = |pits: &[u8]| pits.iter().sum::<u8>();
        [self.bytes[WON] + row(&self.bytes[..6]), self.bytes[WON + 1] + row(&self.bytes[6..WON])]
    }

    /// 64 well mixed bits.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> u64 {
        let all = u128::from_le_bytes(self.bytes);
        let mixed =
            fold(all as u64 ^ 0x9e37_79b9_7f4a_7c15, (all >> 64) as u64 ^ 0xd1b5_4a32_d192_ed03);
        fold(mixed ^ 0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db)
    }
}

impl DjenonStarts {
    #[inline]
    pub(super) const fn new(bits: u8) -> Self {
        DjenonStarts { bits }
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Takes out the pit with so many before it.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn remove(&mut self, number: usize) -> u8 {
        let mut bits = u32::from(self.bits);
        let pit = take_out(&mut bits, number);
        self.bits = bits as u8;
        pit as u8
    }
}

impl Iterator for DjenonStarts {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.bits == 0 {
            return None;
        }
        let lowest = self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Some(lowest)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.bits.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for DjenonStarts {}
