//! Who wins.

use super::search::{Asked, Found, Known, Numbers};
use super::table::{Key, Table};
use crate::engine::packed::Bao;

/// Lines are followed no deeper than this many turns; none came near it.
const DEEPEST: usize = 1_000;

/// Asks whether one side, the attacker, wins. Whatever position stands for the second time in a line is decided
/// against it.
pub(super) struct Truths<'a> {
    table: &'a mut Table<Known>,
    /// Whether the attacker is to move in the root.
    mover_attacks: bool,
    /// The positions of the line, the root first.
    line: Vec<Bao>,
    /// Their hashes, by which they are looked for.
    hashes: Vec<u64>,
    /// Whether a line was given up for its length, so that a lack of a win is not proven.
    pub cut: bool,
}

impl<'a> Truths<'a> {
    pub fn new(table: &'a mut Table<Known>, mover_attacks: bool) -> Self {
        Truths { table, mover_attacks, line: Vec::new(), hashes: Vec::new(), cut: false }
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
    fn enter(&mut self, (board, hash): Key, depth: usize) -> Option<Found> {
        let mut before = self.hashes.iter().zip(&self.line);
        let repeats = before.any(|(&other, line)| other == hash && line == board);
        if !repeats && depth < DEEPEST {
            self.hashes.push(hash);
            self.line.push(*board);
            return None;
        }
        self.cut |= !repeats;
        let attacker_moves = self.mover_attacks == depth.is_multiple_of(2);
        let numbers = if attacker_moves { Numbers::LOST } else { Numbers::WON };
        Some(Found { known: Known { numbers, turns: 0 }, in_this_line: true })
    }

    fn leave(&mut self) {
        self.hashes.pop();
        self.line.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_repeated_by_itself_alone() {
        let mut table = Table::new(0, Known { numbers: Numbers { win: 1, loss: 1 }, turns: 0 });
        let mut truths = Truths::new(&mut table, true);
        let (one, other) = (Bao::new([1; 16], [2; 16]), Bao::new([2; 16], [1; 16]));
        // As if both had one hash.
        assert!(truths.enter((&one, 5), 0).is_none());
        assert!(truths.enter((&other, 5), 1).is_none());
        let again = truths.enter((&one, 5), 2).expect("it stands for the second time");
        assert!(again.in_this_line && again.known.numbers == Numbers::LOST);
        truths.leave();
        let again = truths.enter((&one, 5), 1).expect("it stands for the second time");
        assert!(again.in_this_line && again.known.numbers == Numbers::WON);
        truths.leave();
        assert!(truths.enter((&one, 5), 0).is_none());
        assert!(!truths.cut);
    }
}
