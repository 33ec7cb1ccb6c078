//! The shape of what is carved into the wood. The board's mesh is cut along it and the seeds lie on
//! it, so both come from one formula.
//!
//! A bowl is a cap of a sphere whose distance from the middle is measured by a power norm: 2 makes it
//! round, 4 square with rounded corners. Coordinates are relative to the centre of the rim, y up.

use crate::app::space::{PIT_DEPTH, PIT_RADIUS, STORE_WIDTH};
use crate::rules::{Board, Pit};
use bevy::math::{Vec2, Vec3};

/// Radius of the sphere whose cap is PIT_DEPTH deep and PIT_RADIUS wide.
const SPHERE: f32 = (PIT_RADIUS * PIT_RADIUS + PIT_DEPTH * PIT_DEPTH) / (2.0 * PIT_DEPTH);
/// Height of its centre above the board.
const SPHERE_CENTRE: f32 = SPHERE - PIT_DEPTH;

/// A carved hollow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bowl {
    /// Half its length along x and z, at the board's surface.
    pub half: Vec2,
    /// Whether its outline is a square with rounded corners instead of a circle or an ellipse.
    pub square: bool,
}

impl Bowl {
    /// A common pit.
    pub const ROUND: Bowl = Bowl { half: Vec2::splat(PIT_RADIUS), square: false };
    /// The *nyumba*, the house pit: square.
    pub const HOUSE: Bowl = Bowl { half: Vec2::splat(PIT_RADIUS), square: true };
    /// The trough for a player's winnings, at an end of the two-row board.
    pub const STORE: Bowl = Bowl { half: Vec2::new(STORE_WIDTH * 0.36, 0.98), square: true };

    /// The bowl of a pit: the house stands at ring 4 of each side in Bao, every other pit is round.
    #[must_use]
    pub const fn of(board: Board, pit: Pit) -> Self {
        match board {
            Board::FourRows if board.ring_index(pit) == 4 => Bowl::HOUSE,
            Board::FourRows | Board::TwoRows => Bowl::ROUND,
        }
    }

    /// How far from the middle a place lies: 0 in the middle, PIT_RADIUS on the outline.
    #[must_use]
    pub fn ring(&self, at: Vec2) -> f32 {
        let q = at / self.half;
        let q2 = q * q;
        let norm = if self.square {
            (q2.x * q2.x + q2.y * q2.y).sqrt().sqrt()
        } else {
            (q2.x + q2.y).sqrt()
        };
        PIT_RADIUS * norm
    }

    /// How [`Bowl::ring`] grows, in x and z.
    #[must_use]
    pub fn ring_slope(&self, at: Vec2) -> Vec2 {
        let q = at / self.half;
        let norm = self.ring(at) / PIT_RADIUS;
        if norm < 1e-5 {
            return Vec2::ZERO;
        }
        let by_q = if self.square { q * q * q / norm.powi(3) } else { q / norm };
        by_q * PIT_RADIUS / self.half
    }

    /// The point of the outline in a direction from the middle, where [`Bowl::ring`] is `ring`.
    #[must_use]
    pub fn outline(&self, angle: f32, ring: f32) -> Vec2 {
        let direction = Vec2::new(angle.cos(), angle.sin()) * self.half;
        direction * (ring / self.ring(direction))
    }

    /// Height of the carved surface, 0 at the rim and outside, -PIT_DEPTH in the middle.
    #[must_use]
    pub fn height(&self, at: Vec2) -> f32 {
        let ring = self.ring(at);
        if ring >= PIT_RADIUS { 0.0 } else { depth_at(ring) }
    }

    /// How far a point in the hollow is from the wood (negative: inside the wood), to first order,
    /// and the direction away from the wood. Meant for points below the sphere's centre.
    #[must_use]
    pub fn clearance(&self, point: Vec3) -> (f32, Vec3) {
        let at = Vec2::new(point.x, point.z);
        let ring = self.ring(at);
        let up = point.y - SPHERE_CENTRE;
        let from_centre = (ring * ring + up * up).sqrt().max(1e-5);
        let across = self.ring_slope(at) * (ring / from_centre);
        let gradient = Vec3::new(across.x, up / from_centre, across.y);
        let steepness = gradient.length().max(1e-5);
        ((SPHERE - from_centre) / steepness, -gradient / steepness)
    }
}

/// Height of the carved surface at a ring (see [`Bowl::ring`]) inside the outline.
#[must_use]
pub fn depth_at(ring: f32) -> f32 {
    SPHERE_CENTRE - (SPHERE * SPHERE - ring * ring).max(0.0).sqrt()
}

/// Steepness of the carved surface at a ring: rise by ring.
#[must_use]
pub fn slope_at(ring: f32) -> f32 {
    ring / (SPHERE * SPHERE - ring * ring).max(1e-6).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bowl_is_as_deep_and_as_wide_as_the_space_says() {
        for bowl in [Bowl::ROUND, Bowl::HOUSE, Bowl::STORE] {
            assert!((bowl.height(Vec2::ZERO) + PIT_DEPTH).abs() < 1e-5);
            for step in 0..32_u8 {
                let rim = bowl.outline(f32::from(step) * 0.2, PIT_RADIUS);
                assert!(bowl.height(rim * 0.999).abs() < 0.002, "{bowl:?} {rim}");
            }
        }
    }

    #[test]
    fn clearance_is_the_distance_to_the_nearest_carved_point() {
        for bowl in [Bowl::ROUND, Bowl::HOUSE] {
            for (x, y, z) in
                [(0.0, -0.1, 0.0), (0.2, -0.1, 0.1), (0.2, -0.08, 0.2), (-0.3, 0.0, 0.1)]
            {
                let point = Vec3::new(x, y, z);
                let nearest = (-86..=86)
                    .flat_map(|i| (-86..=86).map(move |j| (i, j)))
                    .map(|(i, j)| Vec2::new(i as f32, j as f32) * 0.005)
                    .map(|at| Vec3::new(at.x, bowl.height(at), at.y).distance(point))
                    .fold(f32::MAX, f32::min);
                let (clearance, away) = bowl.clearance(point);
                assert!(
                    (clearance - nearest).abs() < 0.012,
                    "{bowl:?} {point} {clearance} {nearest}"
                );
                assert!((away.length() - 1.0).abs() < 1e-4);
            }
        }
    }
}
