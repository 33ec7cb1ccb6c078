//! Who wins.

use super::search::{Asked, Found, Known, Numbers};
use super::table::{Key, Table};

/// Lines are followed no deeper than this many turns; none came near it.
const DEEPEST: usize = 1_000;

/// Asks whether one side, the attacker, wins. Whatever position stands for the second time in a line is decided
/// against it.
pub(super) struct Truths<'a> {
    table: &'a mut Table<Known>,
    /// Whether the attacker is to move in the root.
    mover_attacks: bool,
    /// The hashes of the positions of the line, the root first.
    line: Vec<u64>,
    /// Whether a line was given up for its length, so that a lack of a win is not proven.
    pub cut: bool,
}

impl<'a> Truths<'a> {
    pub fn new(table: &'a mut Table<Known>, mover_attacks: bool) -> Self {
        Truths { table, mover_attacks, line: Vec::new(), cut: false }
    }
}

impl Asked for Truths<'_> {
    #[inline]
    fn known(&self, key: Key, _: usize, _: bool) -> Option<Known> {
        self.table.get(key)
    }

    fn learn(&mut self, key: Key, _: usize, known: Known, work: u64) {
        self.table.put(key, known, work);
    }

    #[inline]
    fn enter(&mut self, hash: u64, depth: usize) -> Option<Found> {
        // Two positions of one hash would lose a win, and never make one. A draw, which is what is left where
        // neither side is shown to win, rests on the hash.
        let repeats = self.line.contains(&hash);
        if !repeats && depth < DEEPEST {
            self.line.push(hash);
            return None;
        }
        self.cut |= !repeats;
        let attacker_moves = self.mover_attacks == depth.is_multiple_of(2);
        let numbers = if attacker_moves { Numbers::LOST } else { Numbers::WON };
        Some(Found { known: Known { numbers, turns: 0 }, in_this_line: true })
    }

    fn leave(&mut self) {
        self.line.pop();
    }
}
