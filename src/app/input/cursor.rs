//! Where the keyboard points on the board.

use crate::app::session::Pointing;
use crate::app::space::{goes_right, pit_centre};
use crate::rules::{Board, Direction, Kichwa, Pit, Side};
use bevy::math::Vec2;

/// The keyboard's cursor on the board, as the player sees it.
pub(super) struct Cursor<'a> {
    pub(super) board: Board,
    pub(super) near: Side,
    pub(super) pointing: &'a Pointing,
}

impl Cursor<'_> {
    /// Where a pit is seen: x to the right, y down.
    fn seen(&self, pit: Pit) -> Vec2 {
        let centre = pit_centre(self.board, pit);
        let turned = if self.near == Side::South { 1.0 } else { -1.0 };
        Vec2::new(centre.x, centre.z) * turned
    }

    /// The leftmost front pit of a side.
    pub(super) fn first(&self, side: Side) -> Pit {
        self.board.pit(side, 0)
    }

    /// The nearest pit that way, or the same where there is none.
    pub(super) fn moved(&self, way: Vec2, side: Side) -> Pit {
        let Some(from) = self.pointing.pit.filter(|&pit| self.board.has(pit)) else {
            return self.first(side);
        };
        let here = self.seen(from);
        let ahead = |pit: &Pit| (self.seen(*pit) - here).dot(way) > 0.1;
        let distance = |pit: &Pit| {
            let step = self.seen(*pit) - here;
            let aside = step.dot(way.perp()).abs();
            step.dot(way) + 4.0 * aside
        };
        let nearest =
            self.board.pits().filter(ahead).min_by(|a, b| distance(a).total_cmp(&distance(b)));
        nearest.unwrap_or(from)
    }

    pub(super) fn direction(&self, pit: Pit, right: bool) -> Option<Direction> {
        Direction::BOTH
            .into_iter()
            .find(|&direction| goes_right(self.board, pit, direction, self.near) == right)
    }

    pub(super) fn kichwa(&self, side: Side, right: bool) -> Pit {
        let [a, b] = Kichwa::BOTH.map(|kichwa| self.board.kichwa(side, kichwa));
        if (self.seen(a).x > self.seen(b).x) == right { a } else { b }
    }
}
