//! Seeds on their way to rest. One after the other is dropped into a bowl; it slides down the wood
//! until friction holds it, or leans on those that lie there already.
//!
//! Position based: each step everything sinks a little, then what overlaps is pushed apart, and what is
//! pushed is held back along the contact as far as friction reaches. No speeds, so nothing bounces and
//! all comes to rest.

use super::bowl::Bowl;
use super::egg::{BALLS, Ball, SEED_GIRTH, balls};
use super::packing::{Lie, unit};
use crate::app::space::{PIT_RADIUS, SEED_RADIUS};
use bevy::math::{Vec2, Vec3};

/// Moment of inertia of a seed across its long axis, by its mass.
const INERTIA: f32 = 0.2 * (SEED_RADIUS * SEED_RADIUS + SEED_GIRTH * SEED_GIRTH);
/// Seeds whose centres are farther apart cannot touch.
const APART: f32 = 2.0 * SEED_RADIUS;
/// Room that a resting seed takes, gaps included.
const BULK: f32 = 0.0049;
/// Room in a pit up to its rim.
const PIT_ROOM: f32 = 0.092;

#[derive(Debug)]
struct Lying {
    lie: Lie,
    balls: [Ball; BALLS],
    /// How steep the wood may be, as a tangent, before it slides.
    grip: f32,
    /// Where it was before this step, and how it has been pushed since.
    before: Vec3,
    pushed: Vec3,
}

#[derive(Debug)]
/// Seeds in a bowl, or, without one, round a point in the air.
pub(super) struct Heap {
    bowl: Option<Bowl>,
    /// Heaps with other numbers lie otherwise.
    number: u32,
    seeds: Vec<Lying>,
    /// Height of the dome that holds a heap together above the rim.
    dome: f32,
}

impl Heap {
    pub(super) fn new(bowl: Option<Bowl>, number: u32) -> Self {
        Heap { bowl, number, seeds: Vec::new(), dome: 0.0 }
    }

    /// One more seed falls, and all come to rest.
    pub(super) fn add(&mut self) {
        let chance = |salt| unit(self.seeds.len() as u32 + 64 * self.number, salt);
        let turn = chance(1) * std::f32::consts::TAU;
        let axis = Vec3::new(turn.cos(), 1.1 * (chance(2) - 0.5), turn.sin()).normalize();
        let thick = 0.92 + 0.08 * chance(3);
        let size = Vec3::new(thick, 0.91 + 0.09 * chance(4), thick * (0.975 + 0.025 * chance(5)));
        let centre = match self.bowl {
            Some(bowl) => self.landing(bowl, &chance),
            None if self.seeds.is_empty() => Vec3::ZERO,
            None => {
                let far = self.seeds.iter().map(|seed| seed.lie.centre.length());
                let aside = Vec3::new(chance(6) - 0.5, -0.6, chance(7) - 0.5).normalize();
                aside * (far.fold(0.0, f32::max) + 2.0 * SEED_GIRTH)
            }
        };
        let grip = 0.10 + 0.32 * chance(8);
        let lie = Lie { centre, axis, size };
        let balls = balls(size.x, size.y);
        self.seeds.push(Lying { lie, balls, grip, before: centre, pushed: Vec3::ZERO });
        let above = (self.seeds.len() as f32 * BULK - PIT_ROOM).max(0.0);
        let across = PIT_RADIUS - SEED_GIRTH;
        self.dome = 0.16 + above * 1.5 / (std::f32::consts::PI * across * across) * 1.15;
        self.rest();
    }

    /// How all lie now.
    pub(super) fn lies(&self) -> impl Iterator<Item = Lie> {
        self.seeds.iter().map(|seed| seed.lie)
    }

    /// Where one more seed falls: a full bowl is filled evenly, into an empty one it falls anywhere.
    fn landing(&self, bowl: Bowl, chance: &dyn Fn(u32) -> f32) -> Vec3 {
        let tries = 2 + self.seeds.len() as u32;
        let tried = (0..tries.min(24)).map(|attempt| {
            let angle = chance(2 * attempt + 20) * std::f32::consts::TAU;
            let ring = PIT_RADIUS * 0.72 * chance(2 * attempt + 21).sqrt();
            let at = bowl.outline(angle, ring.max(0.01));
            let floor = bowl.height(at) + SEED_GIRTH;
            let y = self.seeds.iter().fold(floor, |lowest, seed| {
                let other = seed.lie.centre;
                let aside = Vec2::new(other.x, other.z).distance_squared(at);
                let above = (4.0 * SEED_GIRTH * SEED_GIRTH - aside).max(0.0).sqrt();
                if above > 0.0 { lowest.max(other.y + above) } else { lowest }
            });
            Vec3::new(at.x, y, at.y)
        });
        tried.min_by(|a, b| a.y.total_cmp(&b.y)).unwrap_or_default()
    }

    fn rest(&mut self) {
        let mut step = 0.010;
        for _ in 0..110 {
            self.step(step, 2);
            step = (step * 0.96_f32).max(0.0008);
        }
        for _ in 0..30 {
            self.step(0.0004, 5);
        }
        // What still overlaps by a hair is parted; nothing sinks any more.
        for _ in 0..20 {
            self.part();
        }
    }

    fn step(&mut self, step: f32, passes: usize) {
        for seed in &mut self.seeds {
            seed.before = seed.lie.centre;
            seed.pushed = Vec3::ZERO;
            seed.lie.centre += match self.bowl {
                Some(_) => Vec3::NEG_Y * step,
                None => seed.lie.centre * (-2.0 * step),
            };
        }
        for _ in 0..passes {
            self.part();
        }
        if self.bowl.is_none() {
            return;
        }
        for seed in &mut self.seeds {
            let hold = seed.pushed.length();
            if hold > 1e-6 {
                let normal = seed.pushed / hold;
                let moved = seed.lie.centre - seed.before;
                let along = moved - normal * moved.dot(normal);
                let kept = 1.0 - (seed.grip * hold / along.length().max(1e-6)).min(1.0);
                seed.lie.centre -= along * (1.0 - kept);
            }
        }
    }

    /// Pushes apart what overlaps: seeds from seeds, seeds from the wood.
    fn part(&mut self) {
        for i in 1..self.seeds.len() {
            let (before, rest) = self.seeds.split_at_mut(i);
            let b = &mut rest[0];
            for a in before {
                if a.lie.centre.distance_squared(b.lie.centre) < APART * APART {
                    part_two(a, b);
                }
            }
        }
        if let Some(bowl) = self.bowl {
            for seed in &mut self.seeds {
                for number in 0..BALLS {
                    hold(bowl, self.dome, seed, number);
                }
            }
        }
    }
}

impl Lying {
    /// Where the centre of a ball is.
    fn place(&self, ball: Ball) -> Vec3 {
        self.lie.centre + self.lie.axis * ball.offset
    }

    /// How readily a point of the axis, `offset` from the centre, gives way along `normal`: the body
    /// moves and turns.
    fn readiness(&self, offset: f32, normal: Vec3) -> f32 {
        let across = normal.cross(self.lie.axis).length_squared();
        1.0 + offset * offset * across / INERTIA
    }

    /// Pushes at a point of the axis.
    fn push(&mut self, offset: f32, push: Vec3) {
        self.lie.centre += push;
        self.pushed += push;
        let across = push - self.lie.axis * push.dot(self.lie.axis);
        let turned = self.lie.axis + across * (offset / INERTIA);
        self.lie.axis = turned.normalize_or(self.lie.axis);
    }
}

/// Parts two seeds where they overlap most.
fn part_two(a: &mut Lying, b: &mut Lying) {
    let mut deepest = (0.0, Vec3::Y, 0.0, 0.0);
    for mine in a.balls {
        for theirs in b.balls {
            let between = b.place(theirs) - a.place(mine);
            let reach = mine.radius + theirs.radius;
            let squared = between.length_squared();
            if squared < reach * reach {
                let distance = squared.sqrt().max(1e-5);
                if reach - distance > deepest.0 {
                    let normal = between / distance;
                    deepest = (reach - distance, normal, mine.offset, theirs.offset);
                }
            }
        }
    }
    let (overlap, normal, mine, theirs) = deepest;
    if overlap > 0.0 {
        let share = overlap / (a.readiness(mine, normal) + b.readiness(theirs, normal));
        a.push(mine, normal * -share);
        b.push(theirs, normal * share);
    }
}

/// Brings a ball of a seed back out of the wood, and above the rim back into the heap.
fn hold(bowl: Bowl, dome: f32, seed: &mut Lying, number: usize) {
    let Ball { offset, radius } = seed.balls[number];
    let ball = seed.place(seed.balls[number]);
    let (clearance, away) = bowl.clearance(ball);
    if clearance < radius {
        let share = (radius - clearance) / seed.readiness(offset, away);
        seed.push(offset, away * share);
    }
    if ball.y > 0.0 {
        let high = (ball.y / dome).min(1.0);
        let allowed = (PIT_RADIUS - SEED_GIRTH) * (1.0 - high * high).sqrt();
        let ring = bowl.ring(Vec2::new(ball.x, ball.z));
        if ring > allowed {
            let inward = 0.3 * (1.0 - allowed / ring);
            seed.push(offset, Vec3::new(-ball.x, 0.0, -ball.z) * inward);
        }
    }
}
