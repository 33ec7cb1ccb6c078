//! What the solver knows of positions.
//!
//! The key of an entry is the position itself and not a hash of it. Two positions of one hash would be rare, but a
//! value taken from the wrong one would be a claim without a proof.

use crate::engine::packed::{Bao, Djenon};

/// A position, in its canonical form if it has one, and its hash.
pub(super) type Key<'a, P = Bao> = (&'a P, u64);

/// A position of either game.
pub(super) trait Packed: Copy {
    /// The whole of it, without the wish to lie at certain addresses.
    type Words: Copy + PartialEq;
    const NONE: Self::Words;
    fn words(&self) -> Self::Words;
    fn hash_of(words: Self::Words) -> u64;
}

impl Packed for Bao {
    type Words = [u64; 4];
    const NONE: [u64; 4] = [0; 4];

    #[inline]
    fn words(&self) -> [u64; 4] {
        self.words()
    }

    fn hash_of(words: [u64; 4]) -> u64 {
        Bao::of_words(words).hash()
    }
}

impl Packed for Djenon {
    type Words = [u64; 2];
    const NONE: [u64; 2] = [0; 2];

    #[inline]
    fn words(&self) -> [u64; 2] {
        [self.word() as u64, (self.word() >> 64) as u64]
    }

    fn hash_of([low, high]: [u64; 2]) -> u64 {
        Djenon::of_word(u128::from(low) | u128::from(high) << 64).hash()
    }
}

#[derive(Clone, Copy)]
struct Slot<K, T> {
    key: K,
    /// Positions looked at to find this out; 0 for an empty slot.
    work: u32,
    known: T,
}

/// Slots in which a position may stand.
const WAYS: usize = 4;

/// Slots of a new table. Most positions are decided within far fewer, and a small table lies in the cache.
const FEWEST: usize = 1 << 10;

/// A table that grows up to a limit; then the entries that cost least make room.
pub(super) struct Table<T, P: Packed = Bao> {
    slots: Vec<Slot<P::Words, T>>,
    filled: usize,
    most: usize,
    empty: Slot<P::Words, T>,
}

impl<T: Copy, P: Packed> Table<T, P> {
    /// A table of at most so many bytes; `empty` stands where nothing is known.
    pub fn new(bytes: usize, empty: T) -> Self {
        let most = (bytes / size_of::<Slot<P::Words, T>>()).max(FEWEST);
        // The greatest power of two that is not more.
        let most = 1 << most.ilog2();
        let empty = Slot { key: P::NONE, work: 0, known: empty };
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
    pub fn get(&self, (board, hash): Key<P>) -> Option<T> {
        let (key, place) = (board.words(), self.place(hash));
        let mut ways = self.slots[place..place + WAYS].iter();
        ways.find(|slot| slot.work > 0 && slot.key == key).map(|slot| slot.known)
    }

    /// Remembers a position, which so many positions were looked at for.
    pub fn put(&mut self, (board, hash): Key<P>, known: T, work: u64) {
        if self.filled * 2 > self.slots.len() && self.slots.len() < self.most {
            self.grow();
        }
        let work = work.clamp(1, u64::from(u32::MAX)) as u32;
        self.insert(Slot { key: board.words(), work, known }, hash);
    }

    fn insert(&mut self, new: Slot<P::Words, T>, hash: u64) {
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
                self.insert(slot, P::hash_of(slot.key));
            }
        }
    }
}
