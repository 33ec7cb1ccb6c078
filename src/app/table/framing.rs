//! Where the camera stands so that the whole board lies in the free part of the window, and where
//! that puts each pit. Pure geometry: the same numbers place the camera and tell the screens where
//! the pits are.

use super::bearing::Bearing;
use super::gaze::Gaze;
use crate::app::space::{BoardView, PIT_RADIUS, THICKNESS, half_size, pit_centre, store_centre};
use crate::app::table::bowl::Bowl;
use crate::rules::{Board, Side};
use bevy::math::{Quat, Rect, Vec2, Vec3};

/// The camera's vertical angle of view. Narrow, as one sees a board from a seat and not from a fly.
pub const ANGLE: f32 = 0.52;
/// How steeply the camera looks down at the whole board, in degrees, if nobody tilts it.
const PITCHES: std::ops::RangeInclusive<u8> = 50..=60;
/// Room for heaped seeds above the board.
const HEAP: f32 = 0.18;
/// How much room is left on every side of a board that stands across, as a share of the shorter side of the
/// free part.
const TURNING_AIR: f32 = 0.04;
/// The least width and height of the free part that is taken seriously, in logical pixels.
const LEAST: f32 = 16.0;

/// A camera's place, and the window that it sees into.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Framing {
    /// Where the camera stands.
    pub eye: Vec3,
    /// How it is turned.
    pub turn: Quat,
    /// How far it stands from the middle of the board, along its view.
    pub distance: f32,
    /// The window's size in logical pixels.
    pub window: Vec2,
}

impl Framing {
    /// Where a place in the room is seen, in logical pixels from the window's upper left corner.
    #[must_use]
    pub fn project(&self, place: Vec3) -> Vec2 {
        let seen = self.turn.inverse() * (place - self.eye);
        let depth = (-seen.z).max(1e-3);
        let reach = half_angle(self.window) * depth;
        let ndc = Vec2::new(seen.x / reach.x, seen.y / reach.y);
        Vec2::new(0.5 + 0.5 * ndc.x, 0.5 - 0.5 * ndc.y) * self.window
    }

    /// The place on the board's surface, along its length and width, that is seen there in the window.
    #[must_use]
    pub fn on_the_board(&self, at: Vec2) -> Vec2 {
        let ndc = (at / self.window - 0.5) * Vec2::new(2.0, -2.0);
        let way = self.turn * (ndc * half_angle(self.window)).extend(-1.0);
        // One always looks down.
        let place = self.eye + way * (self.eye.y / -way.y.min(-1e-3));
        Vec2::new(place.x, place.z)
    }

    /// The rectangle in the window that holds a bowl's rim.
    #[must_use]
    pub fn rim(&self, centre: Vec3, bowl: Bowl) -> Rect {
        let mut rect = Rect::EMPTY;
        for step in 0..24_u8 {
            let angle = f32::from(step) / 24.0 * std::f32::consts::TAU;
            let at = bowl.outline(angle, PIT_RADIUS);
            rect = rect.union_point(self.project(centre + Vec3::new(at.x, 0.0, at.y)));
        }
        rect
    }

    /// Rectangles of a board's pits, by index.
    #[must_use]
    pub fn pits(&self, board: Board) -> Vec<Rect> {
        board.pits().map(|pit| self.rim(pit_centre(board, pit), Bowl::of(board, pit))).collect()
    }

    /// Whether the board's upper side, seen from a seat, reaches into a rectangle of the window.
    fn covers(&self, board: Board, rect: Rect) -> bool {
        let half = half_size(board);
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(x, z)| self.project(Vec3::new(x * half.x, 0.0, z * half.y)));
        let of_rect = [rect.min, Vec2::new(rect.max.x, rect.min.y), rect.max]
            .into_iter()
            .chain([Vec2::new(rect.min.x, rect.max.y)]);
        // Two convex shapes are apart where along one of their edges' normals they are.
        let edges = (0..4).map(|at| (corners[(at + 1) % 4] - corners[at]).perp());
        let mut normals = edges.chain([Vec2::X, Vec2::Y]);
        let along = |normal: Vec2, places: &mut dyn Iterator<Item = Vec2>| {
            places
                .map(|at| at.dot(normal))
                .fold((f32::INFINITY, f32::NEG_INFINITY), |(low, high), at| {
                    (low.min(at), high.max(at))
                })
        };
        normals.all(|normal| {
            let (low, high) = along(normal, &mut corners.into_iter());
            let (from, to) = along(normal, &mut of_rect.clone());
            low < to && from < high
        })
    }

    /// Rectangles of the stores of South and North, on a board that has them.
    #[must_use]
    pub fn stores(&self, board: Board) -> Option<[Rect; 2]> {
        let rim = |side| store_centre(board, side).map(|centre| self.rim(centre, Bowl::STORE));
        Some([rim(Side::South)?, rim(Side::North)?])
    }
}

/// Tangents of half the angle of view, across and up.
fn half_angle(window: Vec2) -> Vec2 {
    let up = (ANGLE / 2.0).tan();
    Vec2::new(up * window.x / window.y, up)
}

/// Places the camera at the seat of `near` so that the whole board lies in `free` and fills it as far
/// as its shape allows. A `free` without area stands for the whole window.
#[must_use]
pub fn frame(free: Rect, window: Vec2, board: Board, near: Side) -> Framing {
    framed(free, window, board, near.into(), Gaze::WHOLE)
}

/// The same from any bearing, and as closely and steeply as the gaze will have it.
#[must_use]
pub fn framed(free: Rect, window: Vec2, board: Board, bearing: Bearing, gaze: Gaze) -> Framing {
    let pitch = gaze.steepness(steepness(free, window, board)).to_radians();
    let (free, window) = taken_seriously(free, window);
    // On its way round, the board keeps clear of the window's edge.
    let across = bearing.sine_and_cosine().x.abs();
    let air = TURNING_AIR * across * free.size().min_element();
    let free = Rect::from_corners(free.min + air, free.max - air);
    let whole = frame_at(pitch, free, window, board, bearing);
    if gaze.zoom <= 1.0 {
        return whole;
    }
    let aside = Vec3::new(gaze.aside.x, 0.0, gaze.aside.y);
    let eye = (whole.eye - aside) / gaze.zoom;
    Framing { eye, distance: eye.dot(whole.turn * Vec3::Z), ..whole }
}

/// How steeply the camera looks down where nobody tilts it, in degrees. From either seat alike, and
/// while the board turns too.
#[must_use]
pub fn steepness(free: Rect, window: Vec2, board: Board) -> f32 {
    let (free, window) = taken_seriously(free, window);
    let mut best: Option<(f32, f32)> = None;
    for pitch in PITCHES.rev().map(f32::from) {
        let framing = frame_at(pitch.to_radians(), free, window, board, Side::South.into());
        // A lower seat must bring the board visibly closer: depth in the view is worth something too.
        if best.is_none_or(|(_, distance)| framing.distance < distance * 0.998) {
            best = Some((pitch, framing.distance));
        }
    }
    best.map_or(55.0, |(pitch, _)| pitch)
}

/// Without what is too small for a board.
fn taken_seriously(free: Rect, window: Vec2) -> (Rect, Vec2) {
    let window = window.max(Vec2::splat(LEAST));
    let whole = Rect::from_corners(Vec2::ZERO, window);
    let inside = free.intersect(whole);
    let small = inside.width() < LEAST || inside.height() < LEAST;
    (if small { whole } else { inside }, window)
}

fn frame_at(pitch: f32, free: Rect, window: Vec2, board: Board, bearing: Bearing) -> Framing {
    let turn = bearing.turn() * Quat::from_rotation_x(-pitch);
    let corners: Vec<Vec3> = outermost(board).map(|corner| turn.inverse() * corner).collect();
    let tangent = half_angle(window);
    // The free part in units of the view: -1 to 1 from edge to edge, y up.
    let low = Vec2::new(free.min.x / window.x, 1.0 - free.max.y / window.y) * 2.0 - 1.0;
    let high = Vec2::new(free.max.x / window.x, 1.0 - free.min.y / window.y) * 2.0 - 1.0;
    let (low, high) = (low * tangent, high * tangent);

    // A corner at (a, b) across and up and c toward the camera is seen at a / (distance - c). With the
    // camera moved aside by p, low <= (a - p) / (distance - c) <= high. For two corners i and j that
    // leaves room for p if and only if distance >= (a_i - a_j + high * c_i - low * c_j) / (high - low).
    let mut distance = 0.0_f32;
    for axis in 0..2 {
        let (low, high) = (low[axis], high[axis]);
        for i in &corners {
            for j in &corners {
                let least = (i[axis] - j[axis] + high * i.z - low * j.z) / (high - low);
                distance = distance.max(least);
            }
        }
    }
    let mut aside = Vec2::ZERO;
    for axis in 0..2 {
        let (low, high) = (low[axis], high[axis]);
        let from =
            corners.iter().map(|c| c[axis] - high * (distance - c.z)).fold(f32::MIN, f32::max);
        let to = corners.iter().map(|c| c[axis] - low * (distance - c.z)).fold(f32::MAX, f32::min);
        aside[axis] = (from + to) / 2.0;
    }
    let eye = turn * Vec3::new(aside.x, aside.y, distance);
    Framing { eye, turn, distance, window }
}

/// What must be seen of a board: its corners, above with room for heaped seeds.
pub(super) fn outermost(board: Board) -> impl Iterator<Item = Vec3> {
    let half = half_size(board);
    [-1.0, 1.0]
        .into_iter()
        .flat_map(move |x| {
            [-1.0, 1.0].into_iter().flat_map(move |z| {
                [HEAP, -THICKNESS].map(|y| {
                    // Seeds lie in the pits, not on the edge of the wood.
                    let inward = if y > 0.0 { 0.4 } else { 0.0 };
                    Vec3::new(x * (half.x - inward), y, z * (half.y - inward))
                })
            })
        })
        .chain(
            [-1.0, 1.0]
                .into_iter()
                .flat_map(move |x| [-1.0, 1.0].map(|z| Vec3::new(x * half.x, 0.0, z * half.y))),
        )
}

/// The part of the window for the board, also if the screens have not said yet.
#[must_use]
pub fn free_part(view: &BoardView, window: Vec2, board: Board) -> Rect {
    let whole = Rect::from_corners(Vec2::ZERO, window);
    clear_of(if view.free.is_empty() { whole } else { view.free }, view.kept, window, board)
}

/// What is left of a free part for a board that is to lie clear of something in its corner: all of it where the board
/// does so anyway, and else as much as leaves the board largest.
#[must_use]
pub fn clear_of(free: Rect, kept: Rect, window: Vec2, board: Board) -> Rect {
    let lies_under = |free: Rect| frame(free, window, board, Side::South).covers(board, kept);
    if kept.is_empty() || free.intersect(kept).is_empty() || !lies_under(free) {
        return free;
    }
    let beside = [
        Rect { min: Vec2::new(free.min.x, kept.max.y), ..free },
        Rect { min: Vec2::new(kept.max.x, free.min.y), ..free },
        Rect { max: Vec2::new(free.max.x, kept.min.y), ..free },
        Rect { max: Vec2::new(kept.min.x, free.max.y), ..free },
    ];
    let size = |free: &Rect| {
        let pits = frame(*free, window, board, Side::South).pits(board);
        pits.iter().map(Rect::width).fold(f32::INFINITY, f32::min)
    };
    let roomy = |free: &Rect| free.width() >= LEAST && free.height() >= LEAST;
    let rooms = beside.into_iter().filter(roomy);
    rooms.max_by(|a, b| size(a).total_cmp(&size(b))).unwrap_or(free)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOWS: [(f32, f32); 8] = [
        (1024.0, 768.0),
        (1280.0, 720.0),
        (1280.0, 800.0),
        (640.0, 360.0),
        (3440.0, 1440.0),
        (720.0, 1280.0),
        (390.0, 844.0),
        (900.0, 900.0),
    ];

    #[test]
    fn the_board_lies_in_the_free_part_and_fills_it() {
        for (width, height) in WINDOWS {
            let window = Vec2::new(width, height);
            let free_parts = [
                Rect::from_corners(Vec2::ZERO, window),
                Rect::new(0.0, height * 0.08, width, height * 0.85),
                Rect::new(width * 0.04, height * 0.1, width * 0.72, height * 0.9),
            ];
            for free in free_parts {
                for board in [Board::FourRows, Board::TwoRows] {
                    for near in Side::BOTH {
                        let framing = frame(free, window, board, near);
                        let mut seen = Rect::EMPTY;
                        for corner in outermost(board) {
                            seen = seen.union_point(framing.project(corner));
                        }
                        let case = format!("{window} {free:?} {board:?} {near:?} {seen:?}");
                        assert!(seen.min.cmpge(free.min - 0.5).all(), "{case}");
                        assert!(seen.max.cmple(free.max + 0.5).all(), "{case}");
                        let filled = (seen.size() / free.size()).max_element();
                        assert!(filled > 0.98, "{case} fills {filled}");
                        for rect in framing.pits(board) {
                            assert!(
                                !rect.is_empty() && free.union(rect) == free,
                                "{case} {rect:?}"
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_board_lies_clear_of_what_is_kept_in_a_corner_and_gives_up_nothing_where_it_does_so_anyway()
     {
        let mut given_up = 0;
        for (width, height) in WINDOWS {
            let window = Vec2::new(width, height);
            let free = free(window);
            for board in [Board::FourRows, Board::TwoRows] {
                for size in [0.0, 0.06, 0.14, 0.24] {
                    let side = Vec2::splat(size * window.min_element());
                    for at in [Vec2::ZERO, Vec2::new(width - side.x, 0.0)] {
                        let kept = Rect::from_corners(at, at + side);
                        let clear = clear_of(free, kept, window, board);
                        let case = format!("{window} {board:?} {kept:?} {clear:?}");
                        assert_eq!(free.union(clear), free, "{case}");
                        for near in Side::BOTH {
                            let framing = frame(clear, window, board, near);
                            assert!(size == 0.0 || !framing.covers(board, kept), "{case}");
                            let at_will = frame(free, window, board, near);
                            let covers = size > 0.0 && at_will.covers(board, kept);
                            assert_eq!(clear == free, !covers, "{case}");
                        }
                        given_up += usize::from(clear != free);
                    }
                }
            }
        }
        assert!(given_up > 10, "{given_up}");
    }

    fn free(window: Vec2) -> Rect {
        Rect::from_corners(Vec2::ZERO, window * Vec2::new(1.0, 0.8))
    }

    #[test]
    fn the_board_lies_in_the_middle_of_the_free_part() {
        let window = Vec2::new(1280.0, 720.0);
        let free = Rect::new(40.0, 60.0, 900.0, 640.0);
        let framing = frame(free, window, Board::FourRows, Side::South);
        let seen = outermost(Board::FourRows)
            .fold(Rect::EMPTY, |rect, corner| rect.union_point(framing.project(corner)));
        assert!((seen.center() - free.center()).abs().max_element() < 12.0, "{seen:?}");
    }

    #[test]
    fn a_board_on_its_way_round_keeps_clear_of_the_edges_and_does_not_jump() {
        let (window, free) = (Vec2::new(1280.0, 720.0), Rect::new(0.0, 0.0, 948.0, 624.0));
        for board in [Board::FourRows, Board::TwoRows] {
            let mut before: Option<f32> = None;
            for step in 0..=200_u8 {
                let bearing =
                    Bearing::from(Side::South).between(Side::North.into(), f32::from(step) / 200.0);
                let framing = framed(free, window, board, bearing, Gaze::WHOLE);
                let seen = outermost(board)
                    .fold(Rect::EMPTY, |rect, corner| rect.union_point(framing.project(corner)));
                let least = 0.9 * TURNING_AIR * bearing.sine_and_cosine().x.abs() * 624.0;
                let air = (seen.min - free.min).min(free.max - seen.max).min_element();
                assert!(air >= least - 0.5, "{board:?} {step}: {air} {least}");
                assert!(before.is_none_or(|b| (framing.distance / b - 1.0).abs() < 0.04));
                before = Some(framing.distance);
            }
        }
    }

    #[test]
    fn own_rows_are_nearest_and_larger() {
        let window = Vec2::new(1280.0, 720.0);
        for near in Side::BOTH {
            let framing = frame(Rect::default(), window, Board::FourRows, near);
            let pits = framing.pits(Board::FourRows);
            let own = pits[Board::FourRows.pit(near, 15).index()];
            let other = pits[Board::FourRows.pit(near.other(), 15).index()];
            assert!(own.center().y > other.center().y);
            assert!(own.width() > other.width());
            // A player's left is at the left of their own screen.
            assert!(own.center().x < window.x / 2.0);
        }
    }

    #[test]
    fn no_window_is_too_small() {
        for (width, height) in [(0.0, 0.0), (1.0, 900.0), (16.0, 16.0)] {
            let framing =
                frame(Rect::default(), Vec2::new(width, height), Board::TwoRows, Side::North);
            assert!(framing.eye.is_finite());
            assert!(
                framing.pits(Board::TwoRows).iter().all(|r| r.min.is_finite() && r.max.is_finite())
            );
        }
    }
}
