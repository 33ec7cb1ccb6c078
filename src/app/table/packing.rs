//! How seeds lie on the wood and on each other, for every number of seeds.
//!
//! For each count one more seed is dropped onto the seeds of the count before ([`Heap`]). So a pit with
//! one more seed looks like the pit before, with the neighbours having made room. No chance and no
//! clock: the same places at every start. Each place in a heap has a size of its own, which a seed takes
//! on while it is there; so what is drawn is what was settled, and nothing floats or sinks.

use super::bowl::Bowl;
use super::heap::Heap;
use bevy::math::Vec3;
use std::sync::{Mutex, PoisonError};

/// The most seeds that lie in one place.
const MOST: usize = crate::app::stage::Stage::MOST_SEEDS;

/// How a seed lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lie {
    /// Its centre, from the centre of the pit's rim.
    pub centre: Vec3,
    /// Its long axis, toward its slimmer end; length 1.
    pub axis: Vec3,
    /// Its size, as shares of the full: across, along and across.
    pub size: Vec3,
}

/// Heaps of one sort, settled as far as anybody has asked.
#[derive(Debug)]
pub struct Packing {
    bowl: Option<Bowl>,
    number: u32,
    grown: Mutex<Grown>,
}

#[derive(Debug)]
struct Grown {
    heap: Option<Heap>,
    /// How the seeds of every heap so far lie, the smallest first.
    lies: Vec<Lie>,
    counts: usize,
}

static ROUND: [Packing; 7] = {
    const fn new(number: u32) -> Packing {
        Packing::new(Some(Bowl::ROUND), number)
    }
    [new(0), new(1), new(2), new(3), new(4), new(5), new(6)]
};
static HOUSE: [Packing; 2] =
    [Packing::new(Some(Bowl::HOUSE), 10), Packing::new(Some(Bowl::HOUSE), 11)];
static STORE: [Packing; 2] =
    [Packing::new(Some(Bowl::STORE), 20), Packing::new(Some(Bowl::STORE), 21)];
static HAND: Packing = Packing::new(None, 30);

impl Packing {
    const fn new(bowl: Option<Bowl>, number: u32) -> Self {
        let grown = Grown { heap: None, lies: Vec::new(), counts: 0 };
        Packing { bowl, number, grown: Mutex::new(grown) }
    }

    /// Seeds in a bowl. Bowls of a sort whose numbers differ by little hold different heaps.
    #[must_use]
    pub fn of(bowl: Bowl, number: u8) -> &'static Self {
        let number = usize::from(number);
        if bowl == Bowl::STORE {
            &STORE[number % STORE.len()]
        } else if bowl.square {
            &HOUSE[number % HOUSE.len()]
        } else {
            &ROUND[number % ROUND.len()]
        }
    }

    /// Settles the heaps that are most often seen, so that they are there when they are asked for.
    pub fn settle() {
        for count in [6, 14] {
            for packing in ROUND.iter().chain(&HOUSE).chain([&HAND]) {
                let _ = packing.lie(0, count);
            }
        }
    }

    /// Seeds held together in the air, round the origin.
    #[must_use]
    pub fn in_hand() -> &'static Self {
        &HAND
    }

    /// How the `slot`-th of `of` seeds lies. Numbers out of range are brought into it.
    #[must_use]
    pub fn lie(&self, slot: u8, of: u8) -> Lie {
        let of = usize::from(of).clamp(1, MOST);
        // A panic elsewhere leaves whole heaps behind: they are kept only when they are done.
        let mut grown = self.grown.lock().unwrap_or_else(PoisonError::into_inner);
        let Grown { heap, lies, counts } = &mut *grown;
        let heap = heap.get_or_insert_with(|| Heap::new(self.bowl, self.number));
        while *counts < of {
            heap.add();
            lies.extend(heap.lies());
            *counts += 1;
        }
        lies[of * (of - 1) / 2 + usize::from(slot).min(of - 1)]
    }
}

/// A number in 0..1 that looks like chance and is none.
#[must_use]
pub fn unit(seed: u32, salt: u32) -> f32 {
    let mut x = seed.wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0x85EB_CA6B);
    x ^= x >> 16;
    x = x.wrapping_mul(0x7FEB_352D);
    x ^= x >> 15;
    x = x.wrapping_mul(0x846C_A68B);
    x ^= x >> 16;
    (x >> 8) as f32 / (1 << 24) as f32
}
