//! The one camera, and what it tells the screens.

use super::bearing::Bearing;
use super::eye::{Eye, Seen};
use super::framing::{ANGLE, Framing, framed, free_part, steepness};
use super::gaze::Gaze;
use crate::app::session::{Intent, Match, Pointing};
use crate::app::settings::Settings;
use crate::app::space::{BoardView, Look, half_size};
use crate::app::state::{Modal, Screen};
use crate::rules::{Board, Pit, Side};
use bevy::anti_alias::fxaa::Fxaa;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::ShadowFilteringMethod;
use bevy::light::cluster::ClusterConfig;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

/// The camera. There is exactly one for the whole run of the program.
#[derive(Component)]
pub struct TableCamera;

/// How the camera stands at this moment.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Its place.
    pub framing: Framing,
    /// From which way it looks.
    pub bearing: Bearing,
    /// The board that it looks at.
    pub board: Board,
}

impl Standing {
    /// How far from the camera the nearest and the farthest things are that deserve shadows.
    #[must_use]
    pub fn reach(&self) -> [f32; 2] {
        let (half, seat) = (half_size(self.board), self.bearing.sine_and_cosine().abs());
        let around = half.x * seat.x + half.y * seat.y + 1.2;
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
        // The sun shines on everything.
        ClusterConfig::Single,
    ));
}

/// What tells how the table is to be looked at.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Wanted<'w, 's> {
    intents: MessageReader<'w, 's, Intent>,
    current: Res<'w, Match>,
    pointing: Res<'w, Pointing>,
    settings: Res<'w, Settings>,
    screen: Option<Res<'w, State<Screen>>>,
    modal: Option<Res<'w, State<Modal>>>,
}

impl Wanted<'_, '_> {
    /// Whether the board is there to be looked at, and nothing lies over it.
    fn is_free(&self) -> bool {
        self.screen.as_ref().is_some_and(|screen| screen.get().can_be_looked_at())
            && self.modal.as_ref().is_none_or(|modal| *modal.get() == Modal::None)
    }
}

/// What was worked out last, and from what: in most frames nothing of it has changed.
#[derive(Default)]
pub(super) struct Known {
    /// The part for the board in a window, and how steeply it is seen there.
    room: Option<((Rect, Rect, Vec2, Board), (Rect, f32))>,
    framing: Option<((Rect, Vec2, Board, Seen), Framing)>,
}

impl Known {
    fn room(&mut self, view: &BoardView, window: Vec2, board: Board) -> (Rect, f32) {
        let of = (view.free, view.kept, window, board);
        known(&mut self.room, of, || {
            let free = free_part(view, window, board);
            (free, steepness(free, window, board))
        })
    }

    fn framing(&mut self, free: Rect, window: Vec2, board: Board, seen: Seen) -> Framing {
        known(&mut self.framing, (free, window, board, seen), || {
            framed(free, window, board, seen.bearing, seen.gaze)
        })
    }
}

/// What is known of this, or else what is found now.
fn known<A: PartialEq, B: Copy>(known: &mut Option<(A, B)>, of: A, find: impl FnOnce() -> B) -> B {
    match known {
        Some((before, found)) if *before == of => *found,
        _ => known.insert((of, find())).1,
    }
}

/// The longest step of the clock, so that a machine that draws slowly still shows the way.
const LONGEST_STEP: f32 = 0.25;

pub(super) fn place(
    mut commands: Commands,
    mut view: ResMut<BoardView>,
    mut wanted: Wanted,
    mut eye: Local<Eye>,
    mut pointed: Local<Option<Pit>>,
    mut known: Local<Known>,
    time: Res<Time<Real>>,
    standing: Option<Res<Standing>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<(&Camera, &mut Transform), With<TableCamera>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok((camera, mut transform)) = cameras.single_mut() else { return };
    let window = windows.single().ok().map(|window| window.size());
    let Some(window) = window.or_else(|| camera.logical_target_size()) else { return };
    let near = view.near.unwrap_or(Side::South);
    // Without a match the board of Bao lies there as a still life, but no pits can be pointed at.
    let board = view.board.unwrap_or(Board::FourRows);
    let (free, own) = known.room(&view, window, board);

    let was_on_its_way = eye.is_on_its_way();
    let (playing, still) = (wanted.current.playing(), wanted.settings.reduced_motion);
    eye.look_at((playing.map(|playing| playing.id.as_str()), view.board), near);
    eye.sit(near, !still && wanted.settings.turn_board && playing.is_some());
    let is_free = wanted.is_free();
    let under_the_pointer = |pit: Pit| {
        let at = windows.single().ok().and_then(Window::cursor_position);
        at.zip(view.pits.get(pit.index())).is_some_and(|(at, rect)| rect.contains(at))
    };
    let moved_to = wanted.pointing.pit.filter(|_| *pointed != wanted.pointing.pit);
    // What lies under the pointer is seen, and must not run away from it.
    let moved_to = moved_to.filter(|&pit| !under_the_pointer(pit));
    *pointed = wanted.pointing.pit;
    let whole = |gaze: Gaze, seen: Seen| {
        let gaze = Gaze { tilt: gaze.tilt, ..Gaze::WHOLE };
        framed(free, window, board, seen.bearing, gaze)
    };
    for intent in wanted.intents.read() {
        let Intent::Look(look) = intent else { continue };
        if !is_free || eye.turning().is_some() {
            continue;
        }
        let gaze = eye.goal();
        let whole = whole(gaze, eye.seen());
        match *look {
            Look::Closer { by, about } => {
                let pit = wanted.pointing.pit.and_then(|pit| view.pits.get(pit.index()));
                let about = about.or(pit.map(Rect::center)).unwrap_or(free.center());
                eye.gaze(gaze.closer(by, about, &whole, board));
            }
            Look::Drag { from, to } => eye.gaze(gaze.dragged(from, to, &whole, board)),
            Look::Tilt(by) => eye.gaze(gaze.tilted(by, own)),
            Look::Whole => eye.see_all(!still),
        }
    }
    let gaze = eye.goal();
    if let Some(pit) = moved_to.filter(|&pit| board.has(pit) && gaze.zoom > 1.0 && is_free) {
        // The keyboard's cursor may leave what is seen.
        let now = gaze.showing(pit, &view, &whole(gaze, eye.seen()), board);
        if now != gaze {
            eye.gaze(now);
        }
    }
    if eye.is_on_its_way() {
        // The first frame after a rest shows the start, whatever time passed before it.
        let seconds = if was_on_its_way { time.delta_secs().min(LONGEST_STEP) } else { 0.0 };
        eye.go_on(seconds);
        redraw.write(RequestRedraw);
    }

    let seen = eye.seen();
    let framing = known.framing(free, window, board, seen);
    let now = Standing { framing, bearing: seen.bearing, board };
    let stands = standing.is_some_and(|standing| *standing == now);
    if !stands {
        transform.set_if_neq(Transform::from_translation(framing.eye).with_rotation(framing.turn));
        commands.insert_resource(now);
    }
    let (turning, strayed) = (eye.turning(), seen.gaze.has_strayed());
    let told = (view.turning, view.strayed, view.pits.is_empty());
    if !stands || told != (turning, strayed, view.board.is_none()) {
        let seen = BoardView {
            free: view.free,
            kept: view.kept,
            pits: view.board.map(|board| framing.pits(board)).unwrap_or_default(),
            stores: view.board.and_then(|board| framing.stores(board)),
            near: view.near,
            board: view.board,
            turning,
            strayed,
        };
        view.set_if_neq(seen);
    }
}
