//! What the solver knows of positions.
//!
//! The key of an entry is the position itself and not a hash of it. Two positions of one hash would be rare, but a
//! value taken from the wrong one would be a claim without a proof.

use crate::engine::packed::Bao;

/// A position in its canonical form, and its hash.
pub(super) type Key<'a> = (&'a Bao, u64);

#[derive(Clone, Copy)]
struct Slot<T> {
    key: [u64; 4],
    /// Positions looked at to find this out; 0 for an empty slot.
    work: u32,
    known: T,
}

/// Slots in which a position may stand.
const WAYS: usize = 4;

/// Slots of a new table. Most positions are decided within far fewer, and a small table lies in the cache.
const FEWEST: usize = 1 << 10;

/// A table that grows up to a limit; then the entries that cost least make room.
pub(super) struct Table<T> {
    slots: Vec<Slot<T>>,
    filled: usize,
    most: usize,
    empty: Slot<T>,
}

impl<T: Copy> Table<T> {
    /// A table of at most so many bytes; `empty` stands where nothing is known.
    pub fn new(bytes: usize, empty: T) -> Self {
        let most = (bytes / size_of::<Slot<T>>()).max(FEWEST);
        // The greatest power of two that is not more.
        let most = 1 << most.ilog2();
        let empty = Slot { key: [0; 4], work: 0, known: empty };
        Table { slots: vec![empty; FEWEST], filled: 0, most, empty }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.truncate(FEWEST);
        self.slots.shrink_to_fit();
        self.slots.fill(self.empty);
        self.filled = 0;
    }

    #[inline]
    fn place(&self, hash: u64) -> usize {
        hash as usize & (self.slots.len() - 1) & !(WAYS - 1)
    }

    /// What is known of a position.
    #[inline]
    pub fn get(&self, (board, hash): Key) -> Option<T> {
        let (key, place) = (board.words(), self.place(hash));
        let mut ways = self.slots[place..place + WAYS].iter();
        ways.find(|slot| slot.work > 0 && slot.key == key).map(|slot| slot.known)
    }

    /// Remembers a position, which so many positions were looked at for.
    pub fn put(&mut self, (board, hash): Key, known: T, work: u64) {
        if self.filled * 2 > self.slots.len() && self.slots.len() < self.most {
            self.grow();
        }
        let work = work.clamp(1, u64::from(u32::MAX)) as u32;
        self.insert(Slot { key: board.words(), work, known }, hash);
    }

    fn insert(&mut self, new: Slot<T>, hash: u64) {
        let place = self.place(hash);
        let ways = &mut self.slots[place..place + WAYS];
        if let Some(same) = ways.iter_mut().find(|slot| slot.work > 0 && slot.key == new.key) {
            *same = Slot { work: same.work.saturating_add(new.work), ..new };
            return;
        }
        let Some(cheapest) = ways.iter_mut().min_by_key(|slot| slot.work) else { return };
        self.filled += usize::from(cheapest.work == 0);
        *cheapest = new;
    }

    fn grow(&mut self) {
        let larger = vec![self.empty; (self.slots.len() * 4).min(self.most)];
        self.filled = 0;
        for slot in std::mem::replace(&mut self.slots, larger) {
            if slot.work > 0 {
                self.insert(slot, Bao::of_words(slot.key).hash());
            }
        }
    }
}
