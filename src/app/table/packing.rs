//! How seeds lie on the wood and on each other: settled once for every number of seeds.
//!
//! A seed is taken as two balls close together along its long axis, which holds the whole egg. For
//! each count one more seed is dropped onto the seeds of the count before, and all sink, roll and
//! push each other aside until they rest. So a pit with one more seed looks like the pit before, with
//! the neighbours having made room. No chance and no clock: the same places at every start.

use super::bowl::Bowl;
use crate::app::space::{PIT_RADIUS, SEED_RADIUS};
use bevy::math::{Vec2, Vec3};
use std::sync::LazyLock;

/// Radius of a seed across its long axis.
pub const SEED_GIRTH: f32 = 0.08;
/// From a seed's centre to the centre of either ball that stands for it.
const HALF_SPAN: f32 = SEED_RADIUS - SEED_GIRTH;
/// The most seeds that lie in one place.
const MOST: usize = crate::app::sowing::Stage::MOST_SEEDS;
/// Room that a resting seed takes, gaps included.
const BULK: f32 = 0.0043;
/// Room in a pit up to its rim.
const PIT_ROOM: f32 = 0.085;

/// How a seed lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lie {
    /// Its centre, from the centre of the pit's rim.
    pub centre: Vec3,
    /// Its long axis; length 1.
    pub axis: Vec3,
}

impl Lie {
    /// The distance between the skins of two seeds; negative where one sinks into the other. A seed is
    /// taken a little larger than it is drawn.
    #[must_use]
    pub fn gap(&self, other: &Lie) -> f32 {
        let mut nearest = f32::MAX;
        for a in self.balls() {
            for b in other.balls() {
                nearest = nearest.min(a.distance(b));
            }
        }
        nearest - 2.0 * SEED_GIRTH
    }

    /// Centres of the two balls of radius [`SEED_GIRTH`] that hold the seed.
    #[must_use]
    pub fn balls(&self) -> [Vec3; 2] {
        [self.centre - self.axis * HALF_SPAN, self.centre + self.axis * HALF_SPAN]
    }
}

/// Settled seeds, for every count from 1 to the most that a pit is ever shown with.
#[derive(Debug)]
pub struct Packing {
    lies: Vec<Lie>,
}

static ROUND: LazyLock<Packing> = LazyLock::new(|| Packing::settle(Some(Bowl::ROUND)));
static HOUSE: LazyLock<Packing> = LazyLock::new(|| Packing::settle(Some(Bowl::HOUSE)));
static STORE: LazyLock<Packing> = LazyLock::new(|| Packing::settle(Some(Bowl::STORE)));
static HAND: LazyLock<Packing> = LazyLock::new(|| Packing::settle(None));

impl Packing {
    /// Seeds in a bowl.
    #[must_use]
    pub fn of(bowl: Bowl) -> &'static Self {
        if bowl == Bowl::STORE {
            &STORE
        } else if bowl.square {
            &HOUSE
        } else {
            &ROUND
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
        self.lies[of * (of - 1) / 2 + usize::from(slot).min(of - 1)]
    }

    fn settle(bowl: Option<Bowl>) -> Self {
        let mut heap = Heap { bowl, balls: Vec::with_capacity(2 * MOST), wall: 0.0 };
        let mut lies = Vec::with_capacity(MOST * (MOST + 1) / 2);
        for count in 1..=MOST {
            heap.add(count);
            heap.rest();
            lies.extend(heap.balls.chunks_exact(2).map(|ends| Lie {
                centre: (ends[0] + ends[1]) / 2.0,
                axis: (ends[1] - ends[0]).try_normalize().unwrap_or(Vec3::X),
            }));
        }
        Packing { lies }
    }
}

/// Seeds on their way to rest; two balls each.
struct Heap {
    bowl: Option<Bowl>,
    balls: Vec<Vec3>,
    /// Height of the dome that holds a heap together above the rim.
    wall: f32,
}

impl Heap {
    fn add(&mut self, count: usize) {
        let seed = count as u32;
        let turn = unit(seed, 1) * std::f32::consts::TAU;
        let flat = Vec3::new(turn.cos(), 0.6 * (unit(seed, 2) - 0.5), turn.sin()).normalize();
        let centre = match self.bowl {
            Some(bowl) => self.lowest_place(bowl, seed),
            None => {
                let reach = self.balls.iter().map(|ball| ball.length()).fold(0.0, f32::max);
                let aside = Vec3::new(unit(seed, 5) - 0.5, -0.6, unit(seed, 6) - 0.5).normalize();
                if count == 1 { Vec3::ZERO } else { aside * (reach + 2.0 * SEED_GIRTH) }
            }
        };
        self.balls.push(centre - flat * HALF_SPAN);
        self.balls.push(centre + flat * HALF_SPAN);
        let above = (count as f32 * BULK - PIT_ROOM).max(0.0);
        let across = PIT_RADIUS - SEED_GIRTH;
        self.wall = 0.16 + above * 1.5 / (std::f32::consts::PI * across * across) * 1.15;
    }

    /// Where one more seed would come to lie lowest, of some places tried.
    fn lowest_place(&self, bowl: Bowl, seed: u32) -> Vec3 {
        let tried = (0..24).map(|attempt| {
            let angle = unit(seed, 2 * attempt + 10) * std::f32::consts::TAU;
            let ring = PIT_RADIUS * 0.7 * unit(seed, 2 * attempt + 11).sqrt();
            let at = bowl.outline(angle, ring.max(0.01));
            let floor = bowl.height(at) + SEED_GIRTH;
            let y = self.balls.iter().fold(floor, |lowest, ball| {
                let aside = Vec2::new(ball.x, ball.z).distance_squared(at);
                let above = (4.0 * SEED_GIRTH * SEED_GIRTH - aside).max(0.0).sqrt();
                if above > 0.0 { lowest.max(ball.y + above) } else { lowest }
            });
            Vec3::new(at.x, y, at.y)
        });
        tried.min_by(|a, b| a.y.total_cmp(&b.y)).unwrap_or_default()
    }

    fn rest(&mut self) {
        let mut step = 0.008;
        for _ in 0..110 {
            for ball in &mut self.balls {
                *ball += match self.bowl {
                    Some(bowl) => {
                        Vec3::new(-0.3 * ball.x, -1.0, -0.3 * ball.z * bowl.half.x / bowl.half.y)
                            * step
                    }
                    None => -*ball * (step * 2.0),
                };
            }
            self.part();
            self.part();
            step *= 0.972;
        }
        for _ in 0..60 {
            self.part();
        }
    }

    /// Pushes apart what overlaps: seeds from seeds, seeds from the wood.
    fn part(&mut self) {
        let count = self.balls.len() / 2;
        for i in 0..count {
            for j in i + 1..count {
                let apart = self.balls[2 * i].distance_squared(self.balls[2 * j]);
                let near = 2.0 * SEED_GIRTH + 4.0 * HALF_SPAN;
                if apart > near * near {
                    continue;
                }
                for a in [2 * i, 2 * i + 1] {
                    for b in [2 * j, 2 * j + 1] {
                        let between = self.balls[b] - self.balls[a];
                        let distance = between.length();
                        let overlap = 2.0 * SEED_GIRTH - distance;
                        if overlap > 0.0 {
                            let push = between / distance.max(1e-4) * (overlap * 0.5);
                            self.balls[a] -= push;
                            self.balls[b] += push;
                        }
                    }
                }
            }
        }
        for ends in self.balls.chunks_exact_mut(2) {
            if let Some(bowl) = self.bowl {
                for ball in ends.iter_mut() {
                    *ball = hold(bowl, self.wall, *ball);
                }
            }
            let middle = (ends[0] + ends[1]) / 2.0;
            let half = (ends[1] - ends[0]).try_normalize().unwrap_or(Vec3::X) * HALF_SPAN;
            ends[0] = middle - half;
            ends[1] = middle + half;
        }
    }
}

/// Brings a ball back out of the wood, and above the rim back into the heap.
fn hold(bowl: Bowl, wall: f32, mut ball: Vec3) -> Vec3 {
    let (clearance, away) = bowl.clearance(ball);
    if clearance < SEED_GIRTH {
        ball += away * (SEED_GIRTH - clearance);
    }
    if ball.y > 0.0 {
        let high = (ball.y / wall).min(1.0);
        let allowed = (PIT_RADIUS - SEED_GIRTH) * (1.0 - high * high).sqrt();
        let ring = bowl.ring(Vec2::new(ball.x, ball.z));
        if ring > allowed {
            let keep = 1.0 - 0.3 * (1.0 - allowed / ring);
            ball.x *= keep;
            ball.z *= keep;
        }
    }
    ball
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
