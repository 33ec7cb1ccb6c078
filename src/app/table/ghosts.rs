//! What a sowing would do, drawn on the board before it is done: an arc from the pit to where the last
//! seed would fall, a bead on it for each lap, and the seeds that would be captured as ghosts above
//! their pits.

use super::marks::MOST_ENDS;
use super::materials::Mark;
use super::palette::Paint;
use super::rest::rest;
use super::shapes::Draft;
use super::spawn::{Stock, shown_if};
use crate::app::space::{
    BoardView, PreviewArc, PreviewCapture, PreviewMarks, goes_right, pit_centre,
};
use crate::app::stage::Home;
use crate::rules::{Board, Direction, Pit, Side};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// The arc of one of the sowings looked at.
#[derive(Component)]
pub(super) struct GhostArc(usize);

/// A seed that would be captured.
#[derive(Component)]
pub(super) struct GhostSeed(usize);

/// What is not seen has a shape too.
const ANY: PreviewArc =
    PreviewArc { from: Pit(0), direction: Direction::Forward, to: Pit(1), laps: 0 };
/// Both directions of a pit.
const ARCS: usize = MOST_ENDS as usize;
/// Where more than this would be captured, the words tell how many.
const SEEDS: usize = 32;
/// More beads than this cannot be counted at a glance; the words tell how many laps.
const MOST_BEADS: u32 = 10;
/// How many more pieces a broken path has for each pit that it is long.
const PIECES_A_PIT: f32 = 2.2;
/// How high ghosts hover above the seeds that they are of.
const LIFTED: f32 = 0.34;

/// Makes them once, hidden.
pub(super) fn spawn(mut commands: Commands, stock: Res<Stock>, mut meshes: ResMut<Assets<Mesh>>) {
    for number in 0..ARCS {
        commands.spawn((
            GhostArc(number),
            // Any arc: a mesh without corners is an error to the renderer.
            Mesh3d(meshes.add(arch(Board::FourRows, &ANY, true, false))),
            MeshMaterial3d(stock.paint(Paint::Palm)),
            Transform::default(),
            Visibility::Hidden,
            NotShadowCaster,
        ));
    }
    for number in 0..SEEDS {
        commands.spawn((
            GhostSeed(number),
            Mesh3d(stock.seed()),
            MeshMaterial3d(stock.paint(Paint::Ghost)),
            Transform::default(),
            Visibility::Hidden,
            NotShadowCaster,
        ));
    }
}

/// Draws what the session foresees.
pub(super) fn show(
    preview: Res<PreviewMarks>,
    view: Res<BoardView>,
    stock: Res<Stock>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut arcs: Query<
        (&GhostArc, &mut Mesh3d, &mut MeshMaterial3d<Mark>, &mut Visibility),
        Without<GhostSeed>,
    >,
    mut seeds: Query<(&GhostSeed, &mut Transform, &mut Visibility), Without<GhostArc>>,
    mut shown: Local<Option<(PreviewMarks, Option<Board>, Side)>>,
) {
    if !preview.is_changed() && !view.is_changed() {
        return;
    }
    let near = view.near.unwrap_or(Side::South);
    let next = (preview.clone(), view.board, near);
    if shown.as_ref() == Some(&next) {
        return;
    }
    let board = view.board.unwrap_or(Board::FourRows);
    for (number, mesh, mut material, mut visibility) in &mut arcs {
        let arc = preview.arcs.get(number.0).filter(|arc| board.has(arc.from) && board.has(arc.to));
        // A sowing that ends where it began has no way to show; the mark of its end tells it.
        let arc = arc.filter(|arc| arc.from != arc.to);
        visibility.set_if_neq(shown_if(arc.is_some()));
        let Some(arc) = arc else { continue };
        let right = goes_right(board, arc.from, arc.direction, near);
        let paint = if right { Paint::Palm } else { Paint::Indigo };
        material.set_if_neq(MeshMaterial3d(stock.paint(paint)));
        if let Some(mut known) = meshes.get_mut(&mesh.0) {
            // What sets out to the left is broken, so that colour is not all that tells them apart.
            *known = arch(board, arc, right == (near == Side::South), !right);
        }
    }
    let homes: Vec<Home> = preview
        .captured
        .iter()
        .filter(|capture| board.has(capture.pit))
        .flat_map(|&PreviewCapture { pit, seeds: of, .. }| {
            (0..of).map(move |slot| Home::Pit { pit, slot, of })
        })
        .collect();
    for (number, mut transform, mut visibility) in &mut seeds {
        let pose = homes.get(number.0).and_then(|&home| rest(home, board));
        visibility.set_if_neq(shown_if(pose.is_some()));
        if let Some(pose) = pose {
            transform.set_if_neq(
                Transform::from_translation(pose.place + Vec3::Y * LIFTED).with_rotation(pose.turn),
            );
        }
    }
    *shown = Some(next);
}

/// The arc of a sowing. It sets out the way the seeds do, even where it ends on the other side, and falls
/// straight into its end; so two to the same pit stay apart. `broken`: in pieces.
fn arch(board: Board, arc: &PreviewArc, east: bool, broken: bool) -> Mesh {
    const SIDES: u8 = 8;
    let (from, to) = (pit_centre(board, arc.from), pit_centre(board, arc.to));
    let way = from.distance(to);
    let height = Vec3::Y * (0.50 + 0.12 * way);
    let out = Vec3::X * if east { 1.0 } else { -1.0 } * (1.7 + 0.18 * way);
    let start = from + Vec3::Y * 0.06;
    let end = to + Vec3::Y * 0.06;
    let curve = CubicSegment::new_bezier([start, start + out + height, end + height * 1.15, end]);
    let at = |t: f32| curve.position(t);
    let pieces = broken.then(|| 4.0 + (PIECES_A_PIT * way).round());
    let steps = pieces.map_or(40, |pieces| pieces as u16 * 8);
    let mut draft = Draft::default();
    let mut rows: Vec<Vec<u32>> = vec![Vec::new(); usize::from(SIDES)];
    for step in 0..=steps {
        let t = f32::from(step) / f32::from(steps);
        let ahead = (at((t + 0.01).min(1.0)) - at((t - 0.01).max(0.0))).normalize_or(Vec3::X);
        let side = ahead.cross(Vec3::Y).normalize_or(Vec3::X);
        let up = side.cross(ahead);
        let thick = thickness(t, way) * pieces.map_or(1.0, |pieces| piece(t, way, pieces));
        for (number, row) in rows.iter_mut().enumerate() {
            let angle = TAU * number as f32 / f32::from(SIDES);
            let out = side * angle.cos() + up * angle.sin();
            row.push(draft.corner(at(t) + out * thick, out));
        }
    }
    for number in 0..rows.len() {
        let next = (number + 1) % rows.len();
        draft.strip(&rows[number], &rows[next], false);
    }
    let beads = arc.laps.min(MOST_BEADS);
    for bead in 1..=beads {
        ball(&mut draft, at(bead as f32 / (beads + 1) as f32), 0.045);
    }
    draft.mesh()
}

/// Where the arrow's head begins.
fn head(way: f32) -> f32 {
    1.0 - (0.22 / way.max(0.5)).min(0.4)
}

/// Thin where it sets out, thicker where it arrives, and an arrow's head at the end.
fn thickness(t: f32, way: f32) -> f32 {
    let head = head(way);
    if t < head { 0.010 + 0.010 * t } else { 0.062 * (1.0 - t) / (1.0 - head) }
}

/// How much of that is left where a path is broken into pieces: nothing between two of them, and more within, so that
/// as much is seen of it as of a whole one.
fn piece(t: f32, way: f32, pieces: f32) -> f32 {
    if t >= head(way) {
        return 1.0;
    }
    let along = (t * pieces).fract();
    if along > 0.01 && along < 0.6 { 1.5 } else { 0.0 }
}

fn ball(draft: &mut Draft, centre: Vec3, radius: f32) {
    const AROUND: u16 = 12;
    const ALONG: u16 = 8;
    let mut rows = Vec::new();
    for row in 0..=ALONG {
        let (sin, cos) = (PI * f32::from(row) / f32::from(ALONG)).sin_cos();
        let corners: Vec<u32> = (0..AROUND)
            .map(|step| {
                let (z, x) = (TAU * f32::from(step) / f32::from(AROUND)).sin_cos();
                let out = Vec3::new(sin * x, cos, sin * z);
                draft.corner(centre + out * radius, out)
            })
            .collect();
        rows.push(corners);
    }
    for pair in rows.windows(2) {
        draft.strip(&pair[0], &pair[1], true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(mesh: &Mesh) -> Vec<Vec3> {
        let values = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3());
        values.expect("positions").iter().map(|&place| Vec3::from_array(place)).collect()
    }

    fn arc(to: u8, laps: u32) -> PreviewArc {
        PreviewArc { from: Pit(3), direction: Direction::Forward, to: Pit(to), laps }
    }

    #[test]
    fn an_arc_leads_from_its_pit_to_the_end_of_the_sowing_and_never_into_the_wood() {
        let board = Board::FourRows;
        for to in board.pits().filter(|pit| pit.0 != 3) {
            let places = places(&arch(board, &arc(to.0, 4), true, false));
            for pit in [Pit(3), to] {
                let near = places.iter().map(|place| place.distance(pit_centre(board, pit)));
                assert!(near.fold(f32::INFINITY, f32::min) < 0.1, "{pit:?}");
            }
            assert!(places.iter().all(|place| place.y > 0.0));
        }
    }

    #[test]
    fn every_lap_has_a_bead_as_far_as_they_can_be_counted() {
        let corners = |laps| places(&arch(Board::FourRows, &arc(6, laps), true, false)).len();
        let one = corners(1) - corners(0);
        assert!(one > 20);
        assert_eq!(corners(5) - corners(0), 5 * one);
        assert_eq!(corners(400), corners(MOST_BEADS));
    }

    #[test]
    fn two_arcs_to_the_same_pit_stay_apart() {
        let board = Board::FourRows;
        for to in board.pits().filter(|pit| pit.0 != 3) {
            let [east, west] =
                [true, false].map(|east| places(&arch(board, &arc(to.0, 0), east, false)));
            let apart = east.iter().zip(&west).map(|(a, b)| a.x - b.x).fold(0.0, f32::max);
            assert!(apart > 0.4, "{to:?}: {apart}");
        }
    }

    /// Of rings of so many corners along a path: how often it has no thickness, and then some again.
    fn gaps(places: &[Vec3]) -> usize {
        let rows = places.len() / 8;
        let thick = |step: usize| {
            let ring = (0..8).map(|side| places[step * 8 + side]);
            let middle = ring.clone().sum::<Vec3>() / 8.0;
            ring.map(|place| place.distance(middle)).fold(0.0, f32::max) > 1e-4
        };
        (1..rows).filter(|&step| thick(step) && !thick(step - 1)).count()
    }

    #[test]
    fn a_path_to_the_left_is_in_pieces_and_one_to_the_right_whole() {
        for to in [4, 7, 9, 15] {
            let path = |broken| places(&arch(Board::FourRows, &arc(to, 0), true, broken));
            assert_eq!(gaps(&path(false)), 0, "{to}");
            assert!(gaps(&path(true)) >= 4, "{to}: {}", gaps(&path(true)));
            for ends in [path(false), path(true)] {
                let far = ends.iter().map(|at| at.distance(pit_centre(Board::FourRows, Pit(to))));
                assert!(far.fold(f32::INFINITY, f32::min) < 0.1, "{to} is not come to");
            }
        }
    }
}
