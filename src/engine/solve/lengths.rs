//! In how many turns the winner wins.
//!
//! Asked is whether the attacker wins within so many turns; what takes longer is decided against it. There is no
//! need to think of repetitions: a win that goes round in a circle is not the shortest. So what is found holds in
//! every line.

use super::search::{Asked, Known, Numbers};
use super::table::{Key, Table};

/// What is known of the length of a position's win or loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Length {
    /// As the attacker, its mover wins within so many turns,
    won: u16,
    /// but not within so many.
    not_won: u16,
    /// As the defender, its mover loses within so many turns,
    lost: u16,
    /// but not within one less than so many.
    not_lost: u16,
    /// For so many turns to go, these are the numbers.
    left: u16,
    numbers: Numbers,
}

impl Length {
    /// For positions of which nothing is known.
    pub const UNKNOWN: Length = Length {
        won: u16::MAX,
        not_won: 0,
        lost: u16::MAX,
        not_lost: 0,
        left: u16::MAX,
        numbers: Numbers { win: 1, loss: 1 },
    };
}

/// Asks whether one side wins within so many turns from the root.
pub(super) struct Lengths<'a> {
    pub truths: &'a Table<Known>,
    pub table: &'a mut Table<Length>,
    pub most: usize,
    /// Whether the attacker is to move in the root.
    pub mover_attacks: bool,
}

impl Lengths<'_> {
    fn attacks(&self, depth: usize) -> bool {
        self.mover_attacks == depth.is_multiple_of(2)
    }

    /// How a position is decided in which the attacker has no time left, or no win at all.
    fn against_the_attacker(&self, depth: usize) -> Known {
        let numbers = if self.attacks(depth) { Numbers::LOST } else { Numbers::WON };
        Known { numbers, turns: 0 }
    }
}

impl Asked for Lengths<'_> {
    fn known(&self, key: Key, depth: usize, stuck: bool) -> Option<Known> {
        let attacks = self.attacks(depth);
        if depth > self.most || depth == self.most && (attacks || !stuck) {
            return Some(self.against_the_attacker(depth));
        }
        let truth = self.truths.get(key).map(|known| known.numbers);
        if truth.is_some_and(|numbers| if attacks { numbers.loss == 0 } else { numbers.win == 0 }) {
            return Some(self.against_the_attacker(depth));
        }
        let left = (self.most - depth) as u16;
        let known = self.table.get(key)?;
        if attacks && known.won <= left {
            return Some(Known { numbers: Numbers::WON, turns: known.won });
        }
        if !attacks && known.lost <= left {
            return Some(Known { numbers: Numbers::LOST, turns: known.lost });
        }
        if if attacks { known.not_won >= left } else { known.not_lost > left } {
            return Some(self.against_the_attacker(depth));
        }
        (known.left == left).then_some(Known { numbers: known.numbers, turns: 0 })
    }

    fn learn(&mut self, key: Key, depth: usize, known: Known, work: u64) {
        let attacks = self.attacks(depth);
        let left = (self.most - depth) as u16;
        let mut length = self.table.get(key).unwrap_or(Length::UNKNOWN);
        match (attacks, known.numbers) {
            (true, Numbers { win: 0, .. }) => length.won = length.won.min(known.turns),
            (true, Numbers { loss: 0, .. }) => length.not_won = length.not_won.max(left),
            (false, Numbers { loss: 0, .. }) => length.lost = length.lost.min(known.turns),
            (false, Numbers { win: 0, .. }) => length.not_lost = length.not_lost.max(left + 1),
            _ => (length.left, length.numbers) = (left, known.numbers),
        }
        self.table.put(key, length, work);
    }
}
