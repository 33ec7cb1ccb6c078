//! Where the one who looks is, and on the way to: gently round the table when the board turns, quickly back
//! to the whole board.

use super::bearing::Bearing;
use super::gaze::Gaze;
use crate::rules::{Board, Side};

/// Seconds until the board begins to turn, so that the end of a turn is seen.
const BEAT: f32 = 0.25;
/// Seconds that it takes to turn.
const TURN: f32 = 1.0;
/// Seconds that it takes to see the whole board again.
const BACK: f32 = 0.25;

/// From where and how closely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Seen {
    pub(super) bearing: Bearing,
    pub(super) gaze: Gaze,
}

#[derive(Clone, Copy, Debug)]
struct Way {
    from: Seen,
    to: Seen,
    /// Below 0 it has not begun.
    seconds: f32,
    lasts: f32,
    turns: bool,
}

/// The one who looks.
#[derive(Debug)]
pub(super) struct Eye {
    seen: Seen,
    near: Side,
    way: Option<Way>,
    /// The match and the board that are looked at.
    of: (Option<String>, Option<Board>),
}

impl Default for Eye {
    fn default() -> Self {
        let near = Side::South;
        Eye { seen: Seen::from_seat(near, Gaze::WHOLE), near, way: None, of: (None, None) }
    }
}

impl Seen {
    fn from_seat(near: Side, gaze: Gaze) -> Self {
        Seen { bearing: near.into(), gaze }
    }
}

impl Eye {
    pub(super) fn seen(&self) -> Seen {
        self.seen
    }

    /// Where the way leads, or else where one is.
    pub(super) fn goal(&self) -> Gaze {
        self.way.map_or(self.seen, |way| way.to).gaze
    }

    /// How far the board has turned, while it turns.
    pub(super) fn turning(&self) -> Option<f32> {
        self.way.filter(|way| way.turns).map(|_| self.seen.bearing.share_toward(self.near))
    }

    pub(super) fn is_on_its_way(&self) -> bool {
        self.way.is_some()
    }

    /// Something else lies on the table: it is seen from its seat, as a whole, at once.
    pub(super) fn look_at(&mut self, of: (Option<&str>, Option<Board>), near: Side) {
        if (self.of.0.as_deref(), self.of.1) == of {
            return;
        }
        let of = (of.0.map(str::to_owned), of.1);
        *self = Eye { seen: Seen::from_seat(near, Gaze::WHOLE), near, way: None, of };
    }

    /// Somebody else sits nearest now: the board turns, and is seen as a whole on the way. From above as before.
    pub(super) fn sit(&mut self, near: Side, gently: bool) {
        if near == self.near {
            return;
        }
        self.near = near;
        let whole = Gaze { tilt: self.goal().tilt, ..Gaze::WHOLE };
        let to = Seen::from_seat(near, whole);
        if gently {
            let (from, seconds) = (self.seen, if self.turning().is_some() { 0.0 } else { -BEAT });
            self.way = Some(Way { from, to, seconds, lasts: TURN, turns: true });
        } else {
            (self.seen, self.way) = (to, None);
        }
    }

    /// The hands of a player move the gaze.
    pub(super) fn gaze(&mut self, gaze: Gaze) {
        self.way = None;
        self.seen.gaze = gaze;
    }

    /// The whole board again.
    pub(super) fn see_all(&mut self, gently: bool) {
        let to = Seen { gaze: Gaze::WHOLE, ..self.seen };
        if gently && self.seen != to {
            let from = self.seen;
            self.way = Some(Way { from, to, seconds: 0.0, lasts: BACK, turns: false });
        } else {
            (self.seen, self.way) = (to, None);
        }
    }

    /// Goes on for so many seconds.
    pub(super) fn go_on(&mut self, seconds: f32) {
        let Some(way) = &mut self.way else { return };
        way.seconds += seconds;
        let share = (way.seconds / way.lasts).clamp(0.0, 1.0);
        let eased = share * share * (3.0 - 2.0 * share);
        self.seen = Seen {
            bearing: way.from.bearing.between(way.to.bearing, eased),
            gaze: way.from.gaze.between(way.to.gaze, eased),
        };
        if share >= 1.0 {
            self.seen = way.to;
            self.way = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLOSE: Gaze = Gaze { zoom: 1.8, aside: bevy::math::Vec2::new(1.0, 0.2), tilt: 6.0 };

    #[test]
    fn the_board_turns_for_about_a_second_without_a_jump_and_arrives_exactly() {
        let mut eye = Eye::default();
        eye.look_at((Some("one"), Some(Board::FourRows)), Side::South);
        eye.gaze(CLOSE);
        eye.sit(Side::North, true);
        assert_eq!(eye.turning(), Some(0.0));
        let (mut frames, mut before) = (0, eye.seen());
        while eye.is_on_its_way() {
            eye.go_on(0.01);
            frames += 1;
            let now = eye.seen();
            let step =
                now.bearing.share_toward(Side::North) - before.bearing.share_toward(Side::North);
            assert!((0.0..0.02).contains(&step), "{step} in frame {frames}");
            before = now;
        }
        assert!((115..=135).contains(&frames), "{frames} hundredths of a second");
        let whole = Gaze { tilt: CLOSE.tilt, ..Gaze::WHOLE };
        assert_eq!(eye.seen(), Seen::from_seat(Side::North, whole));
        assert_eq!(eye.turning(), None);
    }

    #[test]
    fn a_turn_that_is_taken_back_goes_back_from_where_it_was() {
        let mut eye = Eye::default();
        eye.sit(Side::North, true);
        eye.go_on(BEAT + 0.5 * TURN);
        let middle = eye.seen();
        eye.sit(Side::South, true);
        assert_eq!(eye.seen(), middle);
        eye.go_on(0.02);
        assert!(eye.seen().bearing.share_toward(Side::South) > 0.5);
        eye.go_on(10.0);
        assert_eq!(eye.seen(), Seen::from_seat(Side::South, Gaze::WHOLE));
    }

    #[test]
    fn without_motion_it_is_done_at_once_and_another_match_begins_whole() {
        let mut eye = Eye::default();
        eye.gaze(CLOSE);
        eye.sit(Side::North, false);
        assert!(!eye.is_on_its_way() && eye.turning().is_none());
        assert_eq!(eye.seen().bearing, Side::North.into());
        eye.gaze(CLOSE);
        eye.see_all(false);
        assert_eq!(eye.seen().gaze, Gaze::WHOLE);
        eye.gaze(CLOSE);
        eye.look_at((Some("two"), Some(Board::TwoRows)), Side::South);
        assert_eq!(eye.seen(), Seen::from_seat(Side::South, Gaze::WHOLE));
    }
}
