//! Small shapes: the seed, and the rings and arcs that mark pits.

use super::bowl::{Bowl, depth_at, slope_at};
use crate::app::space::PIT_RADIUS;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// Corners and faces of a mesh in the making.
#[derive(Default)]
pub struct Draft {
    /// Places.
    pub positions: Vec<[f32; 3]>,
    /// Directions away from the surface.
    pub normals: Vec<[f32; 3]>,
    /// Places on the texture, or nothing.
    pub uvs: Vec<[f32; 2]>,
    /// Colours or whatever a shader reads from them, or nothing.
    pub colours: Vec<[f32; 4]>,
    /// Corners of triangles, anticlockwise seen from outside.
    pub indices: Vec<u32>,
}

impl Draft {
    /// Adds a corner and tells its number.
    pub fn corner(&mut self, place: Vec3, normal: Vec3) -> u32 {
        self.positions.push(place.to_array());
        self.normals.push(normal.normalize_or(Vec3::Y).to_array());
        u32::try_from(self.positions.len() - 1).unwrap_or(u32::MAX)
    }

    /// Adds a corner with a colour and tells its number.
    pub fn coloured(&mut self, place: Vec3, normal: Vec3, colour: [f32; 4]) -> u32 {
        self.colours.push(colour);
        self.corner(place, normal)
    }

    /// Joins two rows of corners by a strip, the second to the left when walking along the first and
    /// seen from outside. `closed` joins the ends.
    pub fn strip(&mut self, first: &[u32], second: &[u32], closed: bool) {
        let count = first.len();
        for i in 0..if closed { count } else { count - 1 } {
            let j = (i + 1) % count;
            self.indices.extend([first[i], first[j], second[j], first[i], second[j], second[i]]);
        }
    }

    /// The mesh.
    #[must_use]
    pub fn mesh(self) -> Mesh {
        let mut mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_indices(Indices::U32(self.indices));
        if !self.uvs.is_empty() {
            mesh.insert_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs);
        }
        if !self.colours.is_empty() {
            mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, self.colours);
        }
        mesh
    }
}

/// How a ring round a pit looks, so that marks differ by shape and not by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RingShape {
    /// A thin raised ring.
    Thin,
    /// A strong raised ring.
    Strong,
    /// Two rings, one within the other.
    Double,
    /// A hairline flush with the wood.
    Hairline,
    /// A broken ring of many short pieces.
    Dashed,
    /// The half of a broken ring toward +x.
    DashedEast,
    /// The half of a broken ring toward -x.
    DashedWest,
    /// Two strong arcs, at the left and at the right, like brackets.
    Bracketed,
    /// A ring of dots.
    Dotted,
    /// Teeth that point into the pit.
    Teeth,
    /// A thin raised ring with such teeth.
    Toothed,
}

impl RingShape {
    /// All shapes.
    pub const ALL: [RingShape; 11] = [
        RingShape::Thin,
        RingShape::Strong,
        RingShape::Double,
        RingShape::Hairline,
        RingShape::Dashed,
        RingShape::DashedEast,
        RingShape::DashedWest,
        RingShape::Bracketed,
        RingShape::Dotted,
        RingShape::Teeth,
        RingShape::Toothed,
    ];

    /// The ring round a bowl whose centre is the origin.
    #[must_use]
    pub fn mesh(self, bowl: Bowl) -> Mesh {
        let mut draft = Draft::default();
        let mut all_round = |ring, thick| tube(&mut draft, bowl, ring, thick, 0.0, TAU, true);
        match self {
            RingShape::Thin => all_round(0.474, 0.013),
            RingShape::Strong => all_round(0.472, 0.021),
            RingShape::Double => {
                all_round(0.48, 0.014);
                all_round(0.436, 0.011);
            }
            RingShape::Hairline => all_round(0.472, 0.0075),
            RingShape::Dashed => pieces(&mut draft, bowl, Pieces::ALL_ROUND, 0.55, 0.015),
            RingShape::DashedEast => pieces(&mut draft, bowl, Pieces::half_round(0.0), 0.6, 0.02),
            RingShape::DashedWest => pieces(&mut draft, bowl, Pieces::half_round(PI), 0.6, 0.02),
            RingShape::Dotted => {
                pieces(&mut draft, bowl, Pieces { count: 26, ..Pieces::ALL_ROUND }, 0.24, 0.017);
            }
            RingShape::Teeth => teeth(&mut draft, bowl),
            RingShape::Toothed => {
                all_round(0.474, 0.013);
                teeth(&mut draft, bowl);
            }
            RingShape::Bracketed => brackets(&mut draft, bowl),
        }
        draft.mesh()
    }
}

/// Two arcs, at the left and at the right.
fn brackets(draft: &mut Draft, bowl: Bowl) {
    for middle in [0.0, PI] {
        tube(draft, bowl, 0.470, 0.023, middle - 0.29 * PI, 0.58 * PI, false);
    }
}

/// So many pieces from an angle on, over so much of the turn.
struct Pieces {
    count: u8,
    from: f32,
    turn: f32,
}

impl Pieces {
    const ALL_ROUND: Pieces = Pieces { count: 14, from: 0.0, turn: TAU };

    /// Around this angle, and clear of the other half.
    fn half_round(middle: f32) -> Self {
        Pieces { count: 5, from: middle - 0.4 * PI, turn: 0.8 * PI }
    }
}

fn pieces(draft: &mut Draft, bowl: Bowl, of: Pieces, filled: f32, thick: f32) {
    let turn = of.turn / f32::from(of.count);
    for piece in 0..of.count {
        let from = of.from + turn * (f32::from(piece) + 0.5 * (1.0 - filled));
        tube(draft, bowl, 0.472, thick, from, turn * filled, false);
    }
}

/// Flat wedges from the rim inward.
fn teeth(draft: &mut Draft, bowl: Bowl) {
    const COUNT: u8 = 8;
    const HALF: f32 = 0.20;
    let place = |angle: f32, ring: f32| {
        let at = bowl.outline(angle, ring);
        Vec3::new(at.x, 0.032, at.y)
    };
    for tooth in 0..COUNT {
        let angle = TAU * (f32::from(tooth) + 0.5) / f32::from(COUNT);
        let around = |half, foot, tip| {
            [place(angle + half, foot), place(angle - half, foot), place(angle, tip)]
        };
        wedge(draft, around(HALF + 0.05, 0.486, 0.285), around(HALF, 0.472, 0.325));
    }
}

/// A flat wedge with a burnt line round it, which is another one just below.
fn wedge(draft: &mut Draft, burnt: [Vec3; 3], painted: [Vec3; 3]) {
    for (corners, colour, below) in [(burnt, BURNT, 0.002), (painted, PAINTED, 0.0)] {
        let corners = corners.map(|at| draft.coloured(at - Vec3::Y * below, Vec3::Y, colour));
        draft.indices.extend(corners);
    }
}

/// The half ring that marks where a sowing would end, with a tooth that points into the pit: the half
/// toward +x. The other half is the same, turned by half a turn.
#[must_use]
pub fn end_arc(bowl: Bowl) -> Mesh {
    let mut draft = Draft::default();
    tube(&mut draft, bowl, 0.462, 0.022, -0.36 * PI, 0.72 * PI, false);
    // The tooth: a flat wedge from the arc inward.
    let top = 0.032;
    let place = |x: f32, z: f32| Vec3::new(x, top, z);
    let rim = bowl.half.x * 0.466 / PIT_RADIUS;
    let painted = [place(rim, 0.12), place(rim, -0.12), place(rim - 0.17, 0.0)];
    let burnt = [place(rim, 0.145), place(rim, -0.145), place(rim - 0.205, 0.0)];
    wedge(&mut draft, burnt, painted);
    draft.mesh()
}

/// What of its paint a mark shows, and the burnt line in which it is set, which lifts it off the palest wood.
const PAINTED: [f32; 4] = [1.0, 1.0, 1.0, 1.0];
const BURNT: [f32; 4] = [0.030, 0.019, 0.013, 1.0];
/// How far the burnt line is seen on either side.
const LINE: f32 = 0.019;
/// What is drawn round a pit ends here, so that it does not meet what is drawn round the next.
const OUTERMOST: f32 = 0.4985;

/// A round bar along the outline of a bowl, half sunk in the wood, in a burnt line.
fn tube(draft: &mut Draft, bowl: Bowl, ring: f32, thick: f32, from: f32, turn: f32, closed: bool) {
    const SIDES: u8 = 7;
    let steps = ((turn / TAU * 56.0).ceil() as u16).max(3);
    let count = if closed { steps } else { steps + 1 };
    let mut along: Vec<Vec<u32>> = vec![Vec::new(); usize::from(SIDES)];
    let mut line: [Vec<u32>; 2] = Default::default();
    for step in 0..count {
        let angle = from + turn * f32::from(step) / f32::from(steps);
        let at = bowl.outline(angle, ring);
        let out = bowl.ring_slope(at).normalize_or(Vec2::X);
        // Open ends are tapered, so that they need no cap.
        let end = if !closed && (step == 0 || step == steps) { 0.35 } else { 1.0 };
        for (side, row) in along.iter_mut().enumerate() {
            // From the inner foot over the top to the outer foot.
            let tilt = PI * side as f32 / f32::from(SIDES - 1);
            let normal = Vec3::new(-out.x * tilt.cos(), tilt.sin(), -out.y * tilt.cos());
            let centre = Vec3::new(at.x, 0.002, at.y);
            row.push(draft.coloured(centre + normal * (thick * end), normal, PAINTED));
        }
        let half = thick * end + LINE;
        for (edge, row) in [ring - half, (ring + half).min(OUTERMOST)].into_iter().zip(&mut line) {
            let at = bowl.outline(angle, edge);
            row.push(draft.coloured(Vec3::new(at.x, 0.0045, at.y), Vec3::Y, BURNT));
        }
    }
    draft.strip(&line[0], &line[1], closed);
    for pair in along.windows(2) {
        draft.strip(&pair[0], &pair[1], closed);
    }
}

/// Light that lines a bowl and spills a little over its rim; its strength is in the colour's alpha.
#[must_use]
pub fn glow(bowl: Bowl) -> Mesh {
    const AROUND: u16 = 48;
    let rings = [
        (0.10, 0.0),
        (0.22, 0.10),
        (0.32, 0.32),
        (0.40, 0.72),
        (0.432, 1.0),
        (0.452, 0.85),
        (0.475, 0.15),
        (0.499, 0.0),
    ];
    let mut draft = Draft::default();
    let mut rows = Vec::new();
    for (ring, strength) in rings {
        let inside = ring < PIT_RADIUS;
        let (y, slope) = if inside { (depth_at(ring), slope_at(ring)) } else { (0.0, 0.0) };
        let mut row = Vec::new();
        for step in 0..AROUND {
            let angle = TAU * f32::from(step) / f32::from(AROUND);
            let at = bowl.outline(angle, ring);
            let rise = bowl.ring_slope(at) * slope;
            let normal = Vec3::new(-rise.x, 1.0, -rise.y).normalize();
            let place = Vec3::new(at.x, y, at.y) + normal * 0.006;
            row.push(draft.coloured(place, normal, [1.0, 1.0, 1.0, strength]));
        }
        rows.push(row);
    }
    for pair in rows.windows(2) {
        draft.strip(&pair[0], &pair[1], true);
    }
    draft.mesh()
}

/// The band of light between two pits of a capture: from the origin to z = 1, low over the wood, and
/// fading toward its edges and ends.
#[must_use]
pub fn beam() -> Mesh {
    const STEPS: u8 = 16;
    let mut draft = Draft::default();
    let mut rows = Vec::new();
    for (aside, strength) in [(-1.0, 0.0), (-0.35, 0.75), (0.0, 1.0), (0.35, 0.75), (1.0, 0.0)] {
        let mut row = Vec::new();
        for step in 0..=STEPS {
            let t = f32::from(step) / f32::from(STEPS);
            let swell = (PI * t).sin();
            let place =
                Vec3::new(aside * (0.05 + 0.13 * swell), 0.02 + 0.10 * swell, 0.06 + 0.88 * t);
            row.push(draft.coloured(place, Vec3::Y, [1.0, 1.0, 1.0, strength * swell]));
        }
        rows.push(row);
    }
    for pair in rows.windows(2) {
        draft.strip(&pair[0], &pair[1], false);
    }
    draft.mesh()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(mesh: &Mesh) -> Vec<Vec3> {
        mesh.attribute(Mesh::ATTRIBUTE_POSITION)
            .and_then(|values| values.as_float3())
            .map(|values| values.iter().map(|&place| Vec3::from_array(place)).collect())
            .unwrap_or_default()
    }

    #[test]
    fn rings_stay_between_the_pits() {
        for bowl in [Bowl::ROUND, Bowl::HOUSE] {
            let arc = end_arc(bowl);
            let rings = RingShape::ALL.map(|shape| shape.mesh(bowl));
            for place in rings.iter().chain([&arc]).flat_map(places) {
                assert!(place.x.abs() <= 0.5 && place.z.abs() <= 0.5, "{bowl:?} {place}");
            }
        }
    }

    #[test]
    fn faces_look_outward() {
        let meshes = [
            super::super::egg::seed(),
            RingShape::Thin.mesh(Bowl::ROUND),
            RingShape::Toothed.mesh(Bowl::ROUND),
            RingShape::Teeth.mesh(Bowl::HOUSE),
            glow(Bowl::HOUSE),
            beam(),
        ];
        for (number, mesh) in meshes.iter().enumerate() {
            let places = places(mesh);
            let normals = mesh
                .attribute(Mesh::ATTRIBUTE_NORMAL)
                .and_then(|values| values.as_float3())
                .expect("normals");
            let corners: Vec<usize> = mesh.indices().expect("indices").iter().collect();
            for face in corners.chunks_exact(3) {
                let [a, b, c] = [places[face[0]], places[face[1]], places[face[2]]];
                let across = (b - a).cross(c - a);
                let normal: Vec3 = face.iter().map(|&i| Vec3::from_array(normals[i])).sum();
                assert!(across.dot(normal) >= -1e-7, "mesh {number}: {a} {b} {c}");
            }
        }
    }
}
