//! Shows the marks: rings round pits, light in pits, the band of a capture, the lit edge. Touched only
//! when what is marked changes.

use super::bowl::Bowl;
use super::marks::{Marks, marks};
use super::materials::Mark;
use super::palette::Paint;
use super::spawn::{Stock, shown_if};
use crate::app::session::{Match, Pointing};
use crate::app::space::{BoardView, PreviewMarks, Threats, half_size, pit_centre};
use crate::app::stage::Stage;
use crate::rules::{Board, Pit, Side};
use bevy::prelude::*;

/// The ring round a pit.
#[derive(Component)]
pub(super) struct Ring(pub(super) Pit);

/// The light in a pit.
#[derive(Component)]
pub(super) struct Glow(pub(super) Pit);

/// The half ring where a sowing looked at would end.
#[derive(Component)]
pub(super) struct EndMark(pub(super) u8);

/// The band of light between the two pits of a capture.
#[derive(Component)]
pub(super) struct Beam;

/// The light along a side's edge.
#[derive(Component)]
pub(super) struct LitEdge(pub(super) Side);

type Look<'a> = (&'a mut Mesh3d, &'a mut MeshMaterial3d<Mark>, &'a mut Visibility);

pub(super) fn show(
    stage: Res<Stage>,
    matched: Res<Match>,
    pointing: Res<Pointing>,
    preview: Res<PreviewMarks>,
    threats: Res<Threats>,
    view: Res<BoardView>,
    stock: Res<Stock>,
    mut rings: Query<(&Ring, Look), (Without<Glow>, Without<EndMark>)>,
    mut glows: Query<(&Glow, &mut Mesh3d, &mut Visibility), (Without<Ring>, Without<EndMark>)>,
    mut ends: Query<(&EndMark, Look, &mut Transform), (Without<Ring>, Without<Glow>)>,
    mut beams: Query<
        (&mut Transform, &mut Visibility),
        (With<Beam>, Without<Ring>, Without<Glow>, Without<EndMark>, Without<LitEdge>),
    >,
    mut edges: Query<
        (&LitEdge, &mut Transform, &mut Visibility),
        (Without<Beam>, Without<Ring>, Without<Glow>, Without<EndMark>),
    >,
    mut shown: Local<Option<(Side, Marks)>>,
) {
    let any = stage.is_changed()
        || matched.is_changed()
        || pointing.is_changed()
        || preview.is_changed()
        || threats.is_changed()
        || view.is_changed();
    if !any {
        return;
    }
    let near = view.near.unwrap_or(Side::South);
    // A board may be shown that no match is played on.
    let playing = matched
        .playing()
        .filter(|playing| stage.is_moving() || stage.shown == Some(playing.position));
    let marks = marks(&stage, playing, &pointing, &preview, &threats, near);
    if shown.as_ref() == Some(&(near, marks.clone())) {
        return;
    }
    let board = marks.board.unwrap_or(Board::FourRows);
    for (ring, (mut mesh, mut material, mut visibility)) in &mut rings {
        let look = marks.pits[ring.0.index()].look();
        visibility.set_if_neq(shown_if(look.is_some()));
        if let Some((shape, paint, _)) = look {
            mesh.set_if_neq(Mesh3d(stock.ring(shape, Bowl::of(board, ring.0))));
            material.set_if_neq(MeshMaterial3d(stock.paint(paint)));
        }
    }
    for (glow, mut mesh, mut visibility) in &mut glows {
        let lit = marks.pits[glow.0.index()].look().is_some_and(|(_, _, lit)| lit);
        visibility.set_if_neq(shown_if(lit));
        if lit {
            mesh.set_if_neq(Mesh3d(stock.glow(Bowl::of(board, glow.0))));
        }
    }
    for (number, (mut mesh, mut material, mut visibility), mut transform) in &mut ends {
        let end = marks.ends.get(usize::from(number.0)).copied();
        visibility.set_if_neq(shown_if(end.is_some()));
        if let Some((right, pit)) = end {
            mesh.set_if_neq(Mesh3d(stock.arc(Bowl::of(board, pit))));
            let paint = if right { Paint::Palm } else { Paint::Indigo };
            material.set_if_neq(MeshMaterial3d(stock.paint(paint)));
            let turn = if right == (near == Side::South) { 0.0 } else { std::f32::consts::PI };
            transform.set_if_neq(
                Transform::from_translation(pit_centre(board, pit) + Vec3::Y * 0.006)
                    .with_rotation(Quat::from_rotation_y(turn)),
            );
        }
    }
    for (mut transform, mut visibility) in &mut beams {
        visibility.set_if_neq(shown_if(marks.beam.is_some()));
        if let Some((to, from)) = marks.beam {
            let (from, to) = (pit_centre(board, from), pit_centre(board, to));
            let across = to - from;
            transform.set_if_neq(Transform {
                translation: from,
                rotation: Quat::from_rotation_arc(Vec3::Z, across.normalize_or(Vec3::Z)),
                scale: Vec3::new(1.0, 1.0, across.length()),
            });
        }
    }
    for (edge, mut transform, mut visibility) in &mut edges {
        visibility.set_if_neq(shown_if(marks.lit == Some(edge.0)));
        let half = half_size(board);
        let sign = if edge.0 == Side::South { 1.0 } else { -1.0 };
        transform.set_if_neq(
            Transform::from_xyz(0.0, 0.001, sign * (half.y - 0.055)).with_scale(Vec3::new(
                2.0 * half.x - 0.5,
                1.0,
                1.0,
            )),
        );
    }
    *shown = Some((near, marks));
}
