//! How closely and how steeply the board is looked at, and what keeps it in sight. Pure geometry.
//!
//! To come closer is to enlarge the board about a place on it: a point `p` of the board is seen where
//! `zoom * p + aside` would be seen if the whole board were looked at. The enlarged board always covers
//! the place of the whole one, so it cannot be lost.

use super::framing::Framing;
use crate::app::space::{BoardView, half_size, pit_centre};
use crate::rules::{Board, Pit};
use bevy::math::{Rect, Vec2, Vec3};
use std::ops::RangeInclusive;

/// So much larger the board can be seen.
pub const CLOSEST: f32 = 2.0;
/// How steeply one can look down, in degrees.
pub const STEEPNESS: RangeInclusive<f32> = 40.0..=80.0;

/// How the board is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gaze {
    /// 1 where the whole board fills its part of the window, and up to [`CLOSEST`].
    pub zoom: f32,
    /// How the enlarged board is moved aside, along its length and its width.
    pub aside: Vec2,
    /// Degrees by which one looks down more steeply than the whole board asks for.
    pub tilt: f32,
}

impl Gaze {
    /// The whole board, as at first.
    pub const WHOLE: Gaze = Gaze { zoom: 1.0, aside: Vec2::ZERO, tilt: 0.0 };

    /// Whether it differs from the first one so much that it can be seen.
    #[must_use]
    pub fn has_strayed(&self) -> bool {
        self.zoom > 1.001 || self.tilt.abs() > 0.1
    }

    /// How steeply one looks down, in degrees, where the whole board asks for `own`.
    #[must_use]
    pub fn steepness(&self, own: f32) -> f32 {
        if self.tilt == 0.0 {
            return own;
        }
        (own + self.tilt).clamp(*STEEPNESS.start(), *STEEPNESS.end())
    }

    /// More from above by so many degrees, as far as that goes.
    #[must_use]
    pub fn tilted(self, by: f32, own: f32) -> Self {
        if !by.is_finite() {
            return self;
        }
        let wanted = self.steepness(own) + by;
        Gaze { tilt: wanted.clamp(*STEEPNESS.start(), *STEEPNESS.end()) - own, ..self }
    }

    /// Closer by a factor, or farther; what is seen at `about` in the window stays there as far as the limits
    /// allow. `whole` is where one stands to see the whole board, as steeply. What is no number changes nothing: a gaze
    /// that were none could not be mended by anything.
    #[must_use]
    pub fn closer(self, by: f32, about: Vec2, whole: &Framing, board: Board) -> Self {
        if !(by.is_finite() && about.is_finite()) {
            return self;
        }
        let zoom = (self.zoom * by).clamp(1.0, CLOSEST);
        let there = whole.on_the_board(about);
        let aside = there - (there - self.aside) * (zoom / self.zoom);
        Gaze { zoom, aside, ..self }.kept(board)
    }

    /// Moved aside as a hand moves from one place in the window to another.
    #[must_use]
    pub fn dragged(self, from: Vec2, to: Vec2, whole: &Framing, board: Board) -> Self {
        if !(from.is_finite() && to.is_finite()) {
            return self;
        }
        let way = whole.on_the_board(to) - whole.on_the_board(from);
        Gaze { aside: self.aside + way, ..self }.kept(board)
    }

    /// Moved aside, if a pit does not lie within the free part of the window, until it is seen where it is when
    /// the whole board is.
    #[must_use]
    pub fn showing(self, pit: Pit, view: &BoardView, whole: &Framing, board: Board) -> Self {
        let centre = pit_centre(board, pit);
        let aside = Vec3::new(self.aside.x, 0.0, self.aside.y);
        let seen = whole.project(centre * self.zoom + aside);
        let size = view.pits.get(pit.index()).map_or(Vec2::ZERO, Rect::size);
        let inside = view.free.inflate(-0.6 * size.max_element());
        if inside.contains(seen) {
            return self;
        }
        let back = Vec2::new(centre.x, centre.z) * (1.0 - self.zoom);
        Gaze { aside: back, ..self }.kept(board)
    }

    fn kept(self, board: Board) -> Self {
        let most = half_size(board) * (self.zoom - 1.0);
        Gaze { aside: self.aside.clamp(-most, most), ..self }
    }

    /// Between two, the first at 0 and the second at 1.
    #[must_use]
    pub fn between(self, other: Gaze, share: f32) -> Self {
        if share >= 1.0 {
            return other;
        }
        let mix = |a: f32, b: f32| a + (b - a) * share;
        Gaze {
            zoom: mix(self.zoom, other.zoom),
            aside: self.aside.lerp(other.aside, share),
            tilt: mix(self.tilt, other.tilt),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::bearing::Bearing;
    use super::super::framing::{framed, outermost, steepness};
    use super::*;
    use crate::rules::Side;

    const WINDOWS: [(f32, f32); 5] =
        [(1280.0, 720.0), (640.0, 360.0), (3440.0, 1440.0), (720.0, 1280.0), (900.0, 900.0)];

    /// Each window with parts of it that are free, each board, each seat.
    fn each(mut check: impl FnMut(Vec2, Rect, Board, Bearing)) {
        for (width, height) in WINDOWS {
            let window = Vec2::new(width, height);
            for free in [
                Rect::from_corners(Vec2::ZERO, window),
                Rect::new(width * 0.04, height * 0.1, width * 0.72, height * 0.86),
            ] {
                for board in [Board::FourRows, Board::TwoRows] {
                    for side in Side::BOTH {
                        check(window, free, board, side.into());
                    }
                }
            }
        }
    }

    fn seen(framing: &Framing, board: Board) -> Rect {
        outermost(board).fold(Rect::EMPTY, |r, corner| r.union_point(framing.project(corner)))
    }

    #[test]
    fn the_whole_board_is_seen_at_every_moment_of_its_turn_and_from_every_height() {
        each(|window, free, board, _| {
            let [south, north] = Side::BOTH.map(Bearing::from);
            let mut before: Option<Framing> = None;
            for step in 0..=60_u8 {
                let bearing = south.between(north, f32::from(step) / 60.0);
                for tilt in [0.0, -40.0, 40.0] {
                    let gaze = Gaze { tilt, ..Gaze::WHOLE };
                    let framing = framed(free, window, board, bearing, gaze);
                    let seen = seen(&framing, board);
                    let case = format!("{window} {free:?} {board:?} {step} {tilt}: {seen:?}");
                    assert!(seen.min.cmpge(free.min - 0.5).all(), "{case}");
                    assert!(seen.max.cmple(free.max + 0.5).all(), "{case}");
                    if tilt == 0.0 {
                        let far = before.map_or(0.0, |b| b.eye.distance(framing.eye));
                        assert!(far < 0.14 * framing.distance, "{case}: a jump of {far}");
                        before = Some(framing);
                    }
                }
            }
        });
    }

    #[test]
    fn one_never_looks_too_steeply_or_too_flatly() {
        each(|window, free, board, bearing| {
            let own = steepness(free, window, board);
            for by in [-100.0, -7.0, 3.0, 100.0] {
                let mut gaze = Gaze::WHOLE;
                for _ in 0..20 {
                    gaze = gaze.tilted(by, own);
                    assert!(STEEPNESS.contains(&(own + gaze.tilt)), "{own} {gaze:?}");
                    let framing = framed(free, window, board, bearing, gaze);
                    let down = (framing.turn * Vec3::NEG_Z).y.asin().to_degrees();
                    assert!((-80.1..=-39.9).contains(&down), "{down}");
                }
                // And back without a detour at the limit.
                let back = gaze.tilted(-by.signum(), own);
                assert!((gaze.tilt - back.tilt).abs() > 0.9);
            }
        });
    }

    #[test]
    fn whatever_hands_do_the_board_covers_its_place_and_comes_back_whole() {
        each(|window, free, board, bearing| {
            let whole = framed(free, window, board, bearing, Gaze::WHOLE);
            let place = seen(&whole, board);
            let mut gaze = Gaze::WHOLE;
            let mut lot = 7_u32;
            let mut chance = |most: f32| {
                lot = lot.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (lot >> 8) as f32 / 16_777_216.0 * most
            };
            for _ in 0..200 {
                let at = Vec2::new(chance(window.x), chance(window.y));
                let to = Vec2::new(chance(window.x), chance(window.y));
                gaze = match chance(3.0) {
                    c if c < 1.0 => gaze.closer(0.6 + chance(1.2), at, &whole, board),
                    _ => gaze.dragged(at, to, &whole, board),
                };
                assert!((1.0..=CLOSEST).contains(&gaze.zoom));
                let framing = framed(free, window, board, bearing, gaze);
                let half = half_size(board);
                let mut wood = Rect::EMPTY;
                for (x, z) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
                    wood =
                        wood.union_point(framing.project(Vec3::new(x * half.x, 0.0, z * half.y)));
                }
                let small = place.inflate(-0.12 * place.size().max_element());
                assert!(
                    wood.union(small).size().abs_diff_eq(wood.size(), 1.0),
                    "{gaze:?} {wood:?}"
                );
            }
            gaze = gaze.closer(0.01, window / 3.0, &whole, board);
            assert_eq!(gaze, Gaze::WHOLE);
        });
    }

    #[test]
    fn what_is_no_number_changes_nothing() {
        each(|window, free, board, bearing| {
            let whole = framed(free, window, board, bearing, Gaze::WHOLE);
            let gaze = Gaze::WHOLE.closer(1.4, window / 3.0, &whole, board).tilted(3.0, 55.0);
            for odd in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
                let nowhere = Vec2::new(window.x / 2.0, odd);
                for same in [
                    gaze.closer(odd, window / 2.0, &whole, board),
                    gaze.closer(1.2, nowhere, &whole, board),
                    gaze.dragged(nowhere, window / 2.0, &whole, board),
                    gaze.dragged(window / 2.0, nowhere, &whole, board),
                    gaze.tilted(odd, 55.0),
                ] {
                    assert_eq!(same, gaze, "{odd}");
                }
            }
        });
    }

    #[test]
    fn what_is_under_the_pointer_stays_there() {
        each(|window, free, board, bearing| {
            let whole = framed(free, window, board, bearing, Gaze::WHOLE);
            // Within the board no limit is met on the way closer.
            for pit in board.pits() {
                let at = whole.project(pit_centre(board, pit));
                let gaze = Gaze::WHOLE.closer(1.3, at, &whole, board);
                let gaze = gaze.closer(1.3, at, &whole, board);
                let framing = framed(free, window, board, bearing, gaze);
                assert!(framing.project(pit_centre(board, pit)).distance(at) < 0.5, "{pit:?}");
                let larger = framing.pits(board)[pit.index()].width()
                    / whole.pits(board)[pit.index()].width();
                assert!((larger - 1.69).abs() < 0.05, "{larger}");
            }
        });
    }

    #[test]
    fn the_keyboards_pit_comes_into_sight() {
        each(|window, free, board, bearing| {
            let whole = framed(free, window, board, bearing, Gaze::WHOLE);
            let corner = Gaze::WHOLE.closer(2.0, free.min, &whole, board);
            for pit in board.pits() {
                let framing = framed(free, window, board, bearing, corner);
                let view = BoardView { free, pits: framing.pits(board), ..BoardView::default() };
                let gaze = corner.showing(pit, &view, &whole, board);
                let framing = framed(free, window, board, bearing, gaze);
                let at = framing.project(pit_centre(board, pit));
                assert!(free.contains(at), "{window} {free:?} {board:?} {pit:?} {at}");
            }
        });
    }
}
