//! What may be played, as a set of bits.

use crate::rules::{Action, Board, Direction, Side};

/// A start of a turn of Kujifunza: a pit of the mover's ring and a direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Start(u8);

const CAPTURES: u8 = 32;

impl Start {
    /// The ring index of the pit.
    #[inline]
    #[must_use]
    pub const fn ring(self) -> u8 {
        (self.0 >> 1) & 15
    }

    /// Which way.
    #[must_use]
    pub const fn direction(self) -> Direction {
        if self.is_forward() { Direction::Forward } else { Direction::Backward }
    }

    #[inline]
    pub(super) const fn is_forward(self) -> bool {
        self.0 & 1 == 1
    }

    /// Whether its first lap captures.
    #[inline]
    #[must_use]
    pub const fn captures(self) -> bool {
        self.0 & CAPTURES != 0
    }

    /// The same as an action of a side.
    #[must_use]
    pub const fn action(self, side: Side) -> Action {
        let pit = Board::FourRows.pit(side, self.ring());
        Action::Sow { pit, direction: self.direction() }
    }
}

/// The starts of a position: all capture, or none does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Starts {
    /// Bit `2 * ring`: backward; the bit above it: forward.
    bits: u32,
    captures: bool,
}

/// Takes out the bit with so many set bits before it, and tells its number.
///
/// # Panics
/// If there is none.
#[inline]
pub(super) fn take_out(bits: &mut u32, number: usize) -> u32 {
    assert!(number < bits.count_ones() as usize, "there is no such start");
    let mut rest = *bits;
    for _ in 0..number {
        rest &= rest - 1;
    }
    *bits ^= rest & rest.wrapping_neg();
    rest.trailing_zeros()
}

impl Starts {
    #[inline]
    pub(super) const fn new(bits: u32, captures: bool) -> Self {
        Starts { bits, captures }
    }

    /// The starts without a capture of a mover whose pits with two seeds or more are the bits of `heaps`,
    /// and whose filled pits in the front row those of `front`.
    #[inline]
    pub(super) const fn takata(heaps: u32, front: u32) -> Self {
        let in_front = heaps & 0xff;
        let from = if in_front == 0 { heaps } else { in_front };
        // One bit a pit becomes two, one a direction.
        let mut bits = from;
        bits = (bits | bits << 8) & 0x00ff_00ff;
        bits = (bits | bits << 4) & 0x0f0f_0f0f;
        bits = (bits | bits << 2) & 0x3333_3333;
        bits = (bits | bits << 1) & 0x5555_5555;
        bits *= 3;
        // A lone kichwa is not sown out of its row. (Donkers 3.5b)
        if front == 1 {
            bits &= !1;
        } else if front == 0x80 {
            bits &= !(1 << 15);
        }
        Starts { bits, captures: false }
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there is none: the mover has lost, if the opponent has not.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Takes out the start with so many before it.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn remove(&mut self, number: usize) -> Start {
        let bit = take_out(&mut self.bits, number);
        self.start(bit)
    }

    #[inline]
    const fn start(self, bit: u32) -> Start {
        Start(bit as u8 | if self.captures { CAPTURES } else { 0 })
    }

    /// Whether the turn is mtaji, a capturing one.
    #[must_use]
    pub const fn captures(self) -> bool {
        self.captures
    }
}

impl Iterator for Starts {
    type Item = Start;

    #[inline]
    fn next(&mut self) -> Option<Start> {
        if self.bits == 0 {
            return None;
        }
        let lowest = self.bits.trailing_zeros();
        self.bits &= self.bits - 1;
        Some(self.start(lowest))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.bits.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Starts {}
