//! The transposition table: what the search found out about positions.

use super::packed::fold;
use super::value::is_forced;
use crate::rules::{Action, Direction, Kichwa, Pit, Position, Side};

/// What a stored value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The value, exactly.
    Exact,
    /// The value is this or more.
    AtLeast,
    /// The value is this or less.
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// Turns searched.
    pub depth: i32,
    /// For the side to move.
    pub value: i32,
    /// What `value` says.
    pub bound: Bound,
    /// The best action, or the one that refuted.
    pub best: Action,
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    value: i32,
    /// One more than the turns searched; 0 for a slot never filled.
    depth: u8,
    bound: Bound,
    best: u8,
}

const EMPTY: Slot = Slot { key: 0, value: 0, depth: 0, bound: Bound::Exact, best: 0 };

/// A table of fixed size; buckets of two slots, the first for the deepest and the second for the latest.
pub(super) struct Table {
    slots: Vec<Slot>,
    mask: usize,
}

impl Table {
    /// A table for a search of so many nodes: at most 2^19 slots of 16 bytes, 8 MB.
    pub(super) fn for_nodes(nodes: u64) -> Self {
        let slots = nodes.clamp(256, 1 << 19).next_power_of_two() as usize;
        Table { slots: vec![EMPTY; slots], mask: slots - 2 }
    }

    fn bucket(&self, key: u64) -> usize {
        // The high bits are the best mixed ones.
        (key >> 32) as usize & self.mask
    }

    /// What is known of the position of this key, `turns` below the root.
    pub(super) fn get(&self, key: u64, turns: i32) -> Option<Known> {
        let bucket = self.bucket(key);
        let slot = self.slots[bucket..bucket + 2].iter().find(|s| s.key == key && s.depth > 0)?;
        let value = if is_forced(slot.value) {
            slot.value - turns * slot.value.signum()
        } else {
            slot.value
        };
        let best = unpack(slot.best);
        Some(Known { depth: i32::from(slot.depth) - 1, value, bound: slot.bound, best })
    }

    /// Remembers a position that lies `turns` below the root.
    pub(super) fn put(&mut self, key: u64, turns: i32, known: Known) {
        // A forced win is stored as seen from here, since the root may be nearer or farther next time.
        let value = if is_forced(known.value) {
            known.value + turns * known.value.signum()
        } else {
            known.value
        };
        let depth = (known.depth + 1).clamp(1, 255) as u8;
        let slot = Slot { key, value, depth, bound: known.bound, best: pack(known.best) };
        let bucket = self.bucket(key);
        let deepest = &mut self.slots[bucket];
        if deepest.key == key || deepest.depth <= depth {
            if deepest.key != key {
                self.slots[bucket + 1] = std::mem::replace(deepest, slot);
            } else {
                *deepest = slot;
            }
        } else {
            self.slots[bucket + 1] = slot;
        }
    }
}

/// How many numbers [`pack`] gives.
pub(super) const PACKED_ACTIONS: usize = 67;

/// A small number for an action.
pub(super) const fn pack(action: Action) -> u8 {
    match action {
        Action::Sow { pit, direction } => 2 * pit.0 + direction as u8,
        Action::Enter { kichwa: Kichwa::Left } => 64,
        Action::Enter { kichwa: Kichwa::Right } => 65,
        Action::Pass => 66,
    }
}

const fn unpack(packed: u8) -> Action {
    match packed {
        64 => Action::Enter { kichwa: Kichwa::Left },
        65 => Action::Enter { kichwa: Kichwa::Right },
        66 => Action::Pass,
        sowing => Action::Sow {
            pit: Pit(sowing / 2),
            direction: if sowing & 1 == 0 { Direction::Backward } else { Direction::Forward },
        },
    }
}

/// 64 bits of everything that makes two positions of a game the same.
pub(super) fn hash(position: &Position) -> u64 {
    let [south, north] = position.won();
    let pending = position.pending().map_or(0, |pending| {
        1 + pack(Action::Sow { pit: pending.pit, direction: pending.direction })
    });
    let side = u8::from(position.side() == Side::North);
    let rest = u64::from_le_bytes([south, north, position.hand(), pending, side, 0, 0, 0]);
    let mut mixed = fold(rest ^ 0x9e37_79b9_7f4a_7c15, 0xa076_1d64_78bd_642f);
    for chunk in position.pits().chunks(8) {
        let mut bytes = [0; 8];
        bytes[..chunk.len()].copy_from_slice(chunk);
        mixed = fold(mixed ^ u64::from_le_bytes(bytes), 0xe703_7ed1_a0b4_28db);
    }
    fold(mixed, 0x8ebc_6af0_9c88_c6e3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::value::WIN;
    use crate::rules::{Game, Rules};
    use std::collections::{HashMap, HashSet};

    #[test]
    fn packing_is_reversible() {
        for packed in 0..PACKED_ACTIONS as u8 {
            assert_eq!(pack(unpack(packed)), packed);
        }
    }

    #[test]
    fn a_forced_win_is_counted_from_where_it_is_looked_up() {
        let mut table = Table::for_nodes(0);
        let known = |value| Known { depth: 3, value, bound: Bound::Exact, best: Action::Pass };
        table.put(5, 4, known(WIN - 7));
        assert_eq!(table.get(5, 4), Some(known(WIN - 7)));
        assert_eq!(table.get(5, 2), Some(known(WIN - 5)));
        table.put(5, 4, known(7 - WIN));
        assert_eq!(table.get(5, 1), Some(known(4 - WIN)));
        table.put(5, 4, known(-120));
        assert_eq!(table.get(5, 1), Some(known(-120)));
        assert_eq!(table.get(6, 1), None);
    }

    #[test]
    fn the_deepest_and_the_latest_are_kept() {
        let mut table = Table::for_nodes(0);
        let known = |depth| Known { depth, value: 0, bound: Bound::Exact, best: Action::Pass };
        for (key, depth) in [(1, 9), (2, 3), (3, 2)] {
            table.put(key, 0, known(depth));
        }
        let found = [1, 2, 3].map(|key| table.get(key, 0).map(|known| known.depth));
        assert_eq!(found, [Some(9), None, Some(2)]);
    }

    #[test]
    fn different_positions_have_different_hashes() {
        for game in Game::ALL {
            let mut seen: HashMap<u64, Position> = HashMap::new();
            let mut layer = HashSet::from([game.start()]);
            while seen.len() < 20_000 {
                let mut next = HashSet::new();
                for position in layer {
                    let other = seen.insert(hash(&position), position);
                    assert!(other.is_none_or(|other| other == position), "{position:?} {other:?}");
                    let candidates = game.candidates(&position);
                    next.extend(candidates.iter().flat_map(|&a| game.sow(&position, a, &mut ())));
                }
                layer = next;
            }
        }
    }
}
