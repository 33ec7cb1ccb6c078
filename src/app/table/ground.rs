//! The ground as a body: the bench with the wall behind it, or open ground.

use super::palette::depth;
use super::shapes::Draft;
use super::style::{Place, Style};
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// How far to either side everything goes on.
const FAR: f32 = 90.0;
/// Radius of the round where bench and wall meet.
const COVE: f32 = 0.34;
/// Radius of the bench's worn edge.
const EDGE: f32 = 0.28;
/// How high the bench is.
const SEAT: f32 = 4.6;

/// What a board stands on; the plane y = 0 is where it does.
#[must_use]
pub fn ground(style: Style) -> Mesh {
    let [wall, front] = depth(style);
    // From before the seat to behind the board: how far from the middle toward the seat, how high; the
    // way the surface looks.
    let mut profile: Vec<(f32, f32, Vec2)> = Vec::new();
    match style.place() {
        Place::Yard => {
            profile.push((FAR, 0.0, Vec2::Y));
            profile.push((-FAR, 0.0, Vec2::Y));
        }
        Place::Baraza => {
            profile.push((front + 40.0, -SEAT, Vec2::Y));
            profile.push((front, -SEAT, Vec2::Y));
            profile.push((front, -SEAT, Vec2::X));
            for step in 0..=5_u8 {
                let (sin, cos) = (f32::from(step) / 5.0 * FRAC_PI_2).sin_cos();
                let centre = Vec2::new(front - EDGE, -EDGE);
                let at = centre + Vec2::new(cos, sin) * EDGE;
                profile.push((at.x, at.y, Vec2::new(cos, sin)));
            }
            for step in 0..=7_u8 {
                let (sin, cos) = (f32::from(step) / 7.0 * FRAC_PI_2).sin_cos();
                let at = Vec2::new(COVE - wall, COVE) - Vec2::new(sin, cos) * COVE;
                profile.push((at.x, at.y, Vec2::new(sin, cos)));
            }
            profile.push((-wall, 60.0, Vec2::X));
        }
    }
    let mut draft = Draft::default();
    let rows: Vec<[u32; 2]> = profile
        .into_iter()
        .map(|(z, y, look)| {
            [-FAR, FAR].map(|x| draft.corner(Vec3::new(x, y, z), Vec3::new(0.0, look.y, look.x)))
        })
        .collect();
    for pair in rows.windows(2) {
        draft.strip(&pair[0], &pair[1], false);
    }
    draft.mesh()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_looks_up_and_toward_the_seat() {
        for style in Style::ALL {
            let mesh = ground(style);
            let read = |attribute| {
                let values = mesh.attribute(attribute).and_then(|v| v.as_float3());
                values.expect("three numbers").iter().map(|&v| Vec3::from_array(v)).collect()
            };
            let places: Vec<Vec3> = read(Mesh::ATTRIBUTE_POSITION);
            let normals: Vec<Vec3> = read(Mesh::ATTRIBUTE_NORMAL);
            let corners: Vec<usize> = mesh.indices().expect("indices").iter().collect();
            for face in corners.chunks_exact(3) {
                let [a, b, c] = [places[face[0]], places[face[1]], places[face[2]]];
                let across = (b - a).cross(c - a);
                let normal: Vec3 = face.iter().map(|&i| normals[i]).sum();
                assert!(across.dot(normal) >= -1e-3, "{style:?}: {a} {b} {c} {normal}");
            }
        }
    }
}
