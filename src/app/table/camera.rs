//! The one camera, and what it tells the screens.

use super::framing::{ANGLE, Framing, frame, free_part};
use crate::app::space::{BoardView, half_size};
use crate::rules::{Board, Side};
use bevy::anti_alias::fxaa::Fxaa;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::ShadowFilteringMethod;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The camera. There is exactly one for the whole run of the program.
#[derive(Component)]
pub struct TableCamera;

/// How the camera stands at this moment.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Its place.
    pub framing: Framing,
    /// The side at whose seat it stands.
    pub near: Side,
    /// The board that it looks at.
    pub board: Board,
}

impl Standing {
    /// How far from the camera the nearest and the farthest things are that deserve shadows.
    #[must_use]
    pub fn reach(&self) -> [f32; 2] {
        let around = half_size(self.board).y + 1.2;
        [(self.framing.distance - around).max(0.3), self.framing.distance + around]
    }
}

pub(super) fn spawn(mut commands: Commands) {
    commands.spawn((
        TableCamera,
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection {
            fov: ANGLE,
            near: 0.5,
            far: 400.0,
            ..default()
        }),
        Tonemapping::TonyMcMapface,
        Msaa::Off,
        Fxaa { enabled: true, ..default() },
        ShadowFilteringMethod::Hardware2x2,
    ));
}

pub(super) fn place(
    mut commands: Commands,
    mut view: ResMut<BoardView>,
    standing: Option<Res<Standing>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<(&Camera, &mut Transform), With<TableCamera>>,
) {
    let Ok((camera, mut transform)) = cameras.single_mut() else { return };
    let window = windows.single().ok().map(|window| window.size());
    let Some(window) = window.or_else(|| camera.logical_target_size()) else { return };
    let near = view.near.unwrap_or(Side::South);
    // Without a match the board of Bao lies there as a still life, but no pits can be pointed at.
    let board = view.board.unwrap_or(Board::FourRows);
    let framing = frame(free_part(&view, window), window, board, near);
    let now = Standing { framing, near, board };
    let known = standing.is_some_and(|standing| *standing == now);
    if !known {
        transform.set_if_neq(Transform::from_translation(framing.eye).with_rotation(framing.turn));
        commands.insert_resource(now);
    }
    if !known || view.pits.is_empty() != view.board.is_none() {
        let seen = BoardView {
            free: view.free,
            pits: view.board.map(|board| framing.pits(board)).unwrap_or_default(),
            stores: view.board.and_then(|board| framing.stores(board)),
            near: view.near,
            board: view.board,
        };
        view.set_if_neq(seen);
    }
}
