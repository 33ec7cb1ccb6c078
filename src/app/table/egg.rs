//! The shape of a kete nut: an egg, its long axis along y and its blunter end below. The mesh and what
//! the seeds feel of each other come from one profile.

use super::shapes::Draft;
use crate::app::space::SEED_RADIUS;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// Radius of a seed across its long axis, where it is thickest.
pub const SEED_GIRTH: f32 = 0.084;
/// How much the upper half is slimmer than the lower.
const SLIM: f32 = 0.085;
/// How many balls on the long axis stand for a seed where it touches something.
pub(super) const BALLS: usize = 5;

/// A ball with its centre on the axis of a seed, inside it and touching its skin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ball {
    /// Where on the axis its centre is.
    pub offset: f32,
    /// Its radius.
    pub radius: f32,
}

/// Balls that together are a seed, of a size across and along as shares of the full, but for a hair.
pub(super) fn balls(across: f32, along: f32) -> [Ball; BALLS] {
    let (long, thick) = (SEED_RADIUS * along, SEED_GIRTH * across);
    std::array::from_fn(|number| {
        // As far out as the curve of the ends allows.
        let out = (number as f32 / (BALLS - 1) as f32) * 2.0 - 1.0;
        let offset = out * (long - thick * thick / long * 0.97);
        let skin = (0..=200_u8).map(|step| f32::from(step) / 100.0 - 1.0);
        let radius = skin
            .map(|at| Vec2::new(at * long - offset, girth(at) * across).length())
            .fold(f32::MAX, f32::min);
        // Half of what the balls fall short of the skin between them.
        Ball { offset, radius: radius + 0.0004 }
    })
}

/// How thick a seed is, as a radius, at a place along its axis from -1, its blunter end, to 1.
#[must_use]
pub fn girth(along: f32) -> f32 {
    let along = along.clamp(-1.0, 1.0);
    SEED_GIRTH * (1.0 - along * along).sqrt() * (1.0 - SLIM * along) / (1.0 + SLIM * SLIM / 2.0)
}

/// The mesh of a seed of full size.
#[must_use]
pub fn seed() -> Mesh {
    const AROUND: u16 = 20;
    const ALONG: u16 = 13;
    let mut draft = Draft::default();
    let mut rows = Vec::new();
    for row in 0..=ALONG {
        let v = f32::from(row) / f32::from(ALONG);
        let (along, across) = ((PI * v).cos(), (PI * v).sin());
        // The profile's tangent by the polar angle, turned outward.
        let slim = (1.0 - SLIM * along) / (1.0 + SLIM * SLIM / 2.0);
        let d_radius = SEED_GIRTH * (along * slim + SLIM * across * across);
        let d_height = -across * SEED_RADIUS;
        let mut corners = Vec::new();
        for step in 0..=AROUND {
            let u = f32::from(step) / f32::from(AROUND);
            let (sin, cos) = (u * TAU).sin_cos();
            let radius = girth(along);
            let place = Vec3::new(radius * cos, along * SEED_RADIUS, radius * sin);
            let normal = if row == 0 || row == ALONG {
                Vec3::Y * along.signum()
            } else {
                Vec3::new(-d_height * cos, d_radius, -d_height * sin)
            };
            corners.push(draft.corner(place, normal));
            draft.uvs.push([u, v]);
        }
        rows.push(corners);
    }
    for pair in rows.windows(2) {
        draft.strip(&pair[0], &pair[1], false);
    }
    draft.mesh()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_balls_are_the_egg_but_for_a_hair() {
        for (across, long) in [(1.0, 1.0), (0.92, 1.0), (1.0, 0.92), (0.95, 0.93)] {
            let balls = balls(across, long);
            for step in 0..=100_u8 {
                let along = f32::from(step) / 50.0 - 1.0;
                let skin = Vec2::new(along * SEED_RADIUS * long, girth(along) * across);
                let gap = balls
                    .iter()
                    .map(|ball| (skin - Vec2::new(ball.offset, 0.0)).length() - ball.radius)
                    .fold(f32::MAX, f32::min);
                assert!((-0.0015..0.0025).contains(&gap), "{across} {long} at {along}: {gap}");
            }
        }
    }

    #[test]
    fn no_part_of_a_seed_is_thicker_or_longer_than_said() {
        let mesh = seed();
        let places = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|v| v.as_float3());
        for &[x, y, z] in places.expect("places") {
            assert!(y.abs() <= SEED_RADIUS + 1e-6);
            assert!(Vec2::new(x, z).length() <= SEED_GIRTH * 1.002);
        }
    }
}
