//! The board as a body: a thick slab with bowls carved out of it and edges worn round.
//!
//! Colours of the corners are not colours but what the wood's shader needs to know of a place: how
//! open it lies to the sky (r), whether it was carved (g), how worn it is (b).

use super::bowl::{Bowl, depth_at, slope_at};
use super::packing::unit;
use super::shapes::Draft;
use crate::app::space::{
    MARGIN, MIDDLE_GAP, PIT_RADIUS, STORE_WIDTH, THICKNESS, half_size, pit_centre, store_centre,
};
use crate::rules::{Board, Side};
use bevy::prelude::*;
use std::f32::consts::TAU;

/// Where the round of a bowl's lip begins and ends, as rings.
const LIP: [f32; 2] = [PIT_RADIUS - 0.022, PIT_RADIUS + 0.03];
/// How far the board's edges are worn round.
const EDGE: f32 = 0.070;
/// Radius of the board's corners.
const CORNER: f32 = 0.16;
/// How much narrower the board is at its foot.
const TAPER: f32 = 0.10;
/// Flat wood runs a little under the pits' own pieces, so that no gap shows between them.
const LAP: f32 = 0.02;
/// Steps round a pit; a multiple of 8, so that corners of neighbouring pieces meet.
const AROUND: u16 = 48;

/// The body of a board, its upper surface in the plane y = 0.
#[must_use]
pub fn board(board: Board) -> Mesh {
    let mut draft = Draft::default();
    for pit in board.pits() {
        let centre = pit_centre(board, pit);
        carve(&mut draft, Bowl::of(board, pit), centre, Vec2::splat(0.5));
    }
    for side in Side::BOTH {
        if let Some(centre) = store_centre(board, side) {
            let cell = Vec2::new(STORE_WIDTH / 2.0, inner_half(board).y);
            carve(&mut draft, Bowl::STORE, centre, cell);
        }
    }
    middle(&mut draft, board);
    rim(&mut draft, board);
    draft.mesh()
}

/// Half the size of the part that is divided into pits and stores.
fn inner_half(board: Board) -> Vec2 {
    half_size(board) - MARGIN
}

/// A bowl in a rectangular piece of the surface.
fn carve(draft: &mut Draft, bowl: Bowl, centre: Vec3, cell: Vec2) {
    let inside = [0.0, 0.08, 0.15, 0.21, 0.27, 0.32, 0.36, 0.39];
    let mut profile: Vec<(f32, f32, f32)> =
        inside.iter().map(|&ring| (ring, depth_at(ring), slope_at(ring))).collect();
    // The lip: a curve that leaves the bowl along its wall and meets the surface flat.
    let start = Vec2::new(LIP[0], depth_at(LIP[0]));
    let bend = Vec2::new(LIP[0] - start.y / slope_at(LIP[0]), 0.0);
    let end = Vec2::new(LIP[1], 0.0);
    for step in 0..=5_u8 {
        let t = f32::from(step) / 5.0;
        let (a, b) = (start.lerp(bend, t), bend.lerp(end, t));
        let (at, along) = (a.lerp(b, t), b - a);
        profile.push((at.x, at.y, along.y / along.x.max(1e-4)));
    }
    let mut rows: Vec<Vec<u32>> = Vec::new();
    for (ring, y, slope) in profile {
        let deep = (-y / -depth_at(0.0)).clamp(0.0, 1.0);
        let worn = (1.0 - (ring - LIP[0] - 0.018).abs() / 0.036).clamp(0.0, 1.0);
        let carved = ((LIP[1] - ring) / 0.05).clamp(0.0, 1.0);
        let colour = [1.0 - 0.45 * deep.sqrt(), carved, worn, 1.0];
        rows.push(
            (0..AROUND)
                .map(|step| {
                    let at =
                        bowl.outline(TAU * f32::from(step) / f32::from(AROUND), ring.max(1e-4));
                    let rise = bowl.ring_slope(at) * slope;
                    let normal = Vec3::new(-rise.x, 1.0, -rise.y);
                    draft.coloured(centre + Vec3::new(at.x, y, at.y), normal, colour)
                })
                .collect(),
        );
    }
    rows.push(
        (0..AROUND)
            .map(|step| {
                let at = bowl.outline(TAU * f32::from(step) / f32::from(AROUND), PIT_RADIUS);
                let reach = (cell / at.abs().max(Vec2::splat(1e-6))).min_element();
                let at = at * reach;
                draft.coloured(centre + Vec3::new(at.x, 0.0, at.y), Vec3::Y, [1.0, 0.0, 0.0, 1.0])
            })
            .collect(),
    );
    for pair in rows.windows(2) {
        draft.strip(&pair[0], &pair[1], true);
    }
    corners_of(draft, centre, cell, rows.last().map_or(&[][..], |row| row));
}

/// The last row of a bowl meets its rectangle at points that may miss the corners: fills those in.
fn corners_of(draft: &mut Draft, centre: Vec3, cell: Vec2, row: &[u32]) {
    for i in 0..row.len() {
        let (a, b) = (row[i], row[(i + 1) % row.len()]);
        let [p, q] = [a, b].map(|n| Vec3::from_array(draft.positions[n as usize]) - centre);
        let on_side = |place: Vec3| (place.x.abs() - cell.x).abs() < 1e-4;
        let on_end = |place: Vec3| (place.z.abs() - cell.y).abs() < 1e-4;
        if (on_side(p) && on_side(q)) || (on_end(p) && on_end(q)) {
            continue;
        }
        let corner = Vec3::new(cell.x * (p.x + q.x).signum(), 0.0, cell.y * (p.z + q.z).signum());
        let c = draft.coloured(centre + corner, Vec3::Y, [1.0, 0.0, 0.0, 1.0]);
        draft.indices.extend([a, b, c]);
        let (p, q) = (Vec3::from_array(draft.positions[a as usize]), draft.positions[b as usize]);
        let face = (Vec3::from_array(q) - p).cross(centre + corner - p);
        if face.y < 0.0 {
            let last = draft.indices.len();
            draft.indices.swap(last - 1, last - 2);
        }
    }
}

/// The flat wood between the two front rows.
fn middle(draft: &mut Draft, board: Board) {
    let columns = f32::from(board.columns()) / 2.0;
    let half = Vec2::new(columns + LAP, MIDDLE_GAP / 2.0 + LAP);
    let y = -0.0008;
    let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)].map(|(x, z)| {
        draft.coloured(Vec3::new(x * half.x, y, z * half.y), Vec3::Y, [1.0, 0.0, 0.0, 1.0])
    });
    draft.indices.extend([corners[0], corners[1], corners[2], corners[0], corners[2], corners[3]]);
}

/// The margin round the pits, the worn edge and the sides down to the mat.
fn rim(draft: &mut Draft, board: Board) {
    let half = half_size(board);
    // How far in from the outline, how high, the normal's share outward and up, open, worn.
    let mut profile =
        vec![(MARGIN + LAP, -0.0008, 0.0, 1.0, 1.0, 0.0), (EDGE, 0.0, 0.0, 1.0, 1.0, 0.0)];
    for step in 1..=5_u8 {
        let (sin, cos) = (f32::from(step) / 5.0 * TAU / 4.0).sin_cos();
        let worn = 1.0 - (2.0 * f32::from(step) / 5.0 - 1.0).abs() * 0.6;
        profile.push((EDGE * (1.0 - sin), EDGE * (cos - 1.0), sin, cos, 1.0, worn));
    }
    let foot = -THICKNESS + 0.03;
    for part in [0.15_f32, 0.5, 0.85, 1.0] {
        let y = -EDGE + (foot + EDGE) * part;
        profile.push((TAPER * part, y, 1.0, -0.18, 0.85 - 0.5 * part, 0.0));
    }
    profile.push((TAPER + 0.03, -THICKNESS, 0.5, -0.8, 0.2, 0.0));
    let mut rows = Vec::new();
    for &(inset, y, out, up, open, worn) in &profile {
        let mut row = Vec::new();
        for (number, (at, outward)) in outline(half, inset).into_iter().enumerate() {
            // Hands have worn the edge unevenly.
            let wear = if worn > 0.0 { 0.022 * waver(number) } else { 0.0 };
            let place = Vec3::new(at.x - outward.x * wear, y - wear * 0.5, at.y - outward.y * wear);
            let normal = Vec3::new(outward.x * out, up, outward.y * out);
            row.push(draft.coloured(place, normal, [open, 0.0, worn, 1.0]));
        }
        rows.push(row);
    }
    for pair in rows.windows(2) {
        draft.strip(&pair[0], &pair[1], true);
    }
}

const PER_SIDE: u16 = 24;
const PER_CORNER: u16 = 6;

/// Points of the board's outline drawn in by `inset`, with the outward direction: anticlockwise as
/// seen from above with z toward the viewer, the same number whatever the inset.
fn outline(half: Vec2, inset: f32) -> Vec<(Vec2, Vec2)> {
    let radius = (CORNER - inset).max(0.0);
    let half = half - inset;
    let mut points = Vec::new();
    for quarter in 0..4_u8 {
        let start = TAU / 4.0 * f32::from(quarter);
        let corner = |turn: f32| {
            let signs =
                Vec2::new((turn + TAU / 8.0).cos().signum(), (turn + TAU / 8.0).sin().signum());
            (half - radius) * signs
        };
        for step in 0..=PER_CORNER {
            let angle = start + TAU / 4.0 * f32::from(step) / f32::from(PER_CORNER);
            let outward = Vec2::new(angle.cos(), angle.sin());
            points.push((corner(start) + outward * radius, outward));
        }
        let angle = start + TAU / 4.0;
        let outward = Vec2::new(angle.cos(), angle.sin());
        let from = corner(start) + outward * radius;
        let to = corner(angle) + outward * radius;
        for step in 1..PER_SIDE {
            points.push((from.lerp(to, f32::from(step) / f32::from(PER_SIDE)), outward));
        }
    }
    points
}

fn waver(number: usize) -> f32 {
    let at = |n: usize| unit(n as u32 % 40, 77);
    (at(number / 4) * (4 - number % 4) as f32 + at(number / 4 + 1) * (number % 4) as f32) / 4.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(mesh: &Mesh) -> (Vec<Vec3>, Vec<Vec3>, Vec<usize>) {
        let list = |id| {
            mesh.attribute(id)
                .and_then(|values| values.as_float3())
                .map(|values| values.iter().map(|&v| Vec3::from_array(v)).collect::<Vec<_>>())
                .expect("three numbers each")
        };
        let corners = mesh.indices().expect("indices").iter().collect();
        (list(Mesh::ATTRIBUTE_POSITION), list(Mesh::ATTRIBUTE_NORMAL), corners)
    }

    #[test]
    fn faces_look_outward_and_none_is_huge() {
        for kind in [Board::FourRows, Board::TwoRows] {
            let (places, normals, corners) = read(&board(kind));
            for face in corners.chunks_exact(3) {
                let [a, b, c] = [places[face[0]], places[face[1]], places[face[2]]];
                let across = (b - a).cross(c - a);
                let normal: Vec3 = face.iter().map(|&i| normals[i]).sum();
                assert!(across.dot(normal) >= -1e-6, "{kind:?}: {a} {b} {c} {normal}");
            }
        }
    }

    #[test]
    fn seen_from_above_the_wood_covers_the_board_once() {
        for kind in [Board::FourRows, Board::TwoRows] {
            let (places, _, corners) = read(&board(kind));
            let area: f32 = corners
                .chunks_exact(3)
                .map(|face| {
                    let [a, b, c] = [places[face[0]], places[face[1]], places[face[2]]];
                    (b - a).cross(c - a).y.max(0.0) / 2.0
                })
                .sum();
            let half = half_size(kind);
            let whole = 4.0 * half.x * half.y;
            assert!((area / whole - 1.0).abs() < 0.03, "{kind:?} {area} of {whole}");
        }
    }

    #[test]
    fn nothing_stands_above_the_surface_or_below_the_foot() {
        for kind in [Board::FourRows, Board::TwoRows] {
            for place in read(&board(kind)).0 {
                assert!(place.y <= 1e-5 && place.y >= -THICKNESS - 0.02, "{place}");
            }
        }
    }
}
