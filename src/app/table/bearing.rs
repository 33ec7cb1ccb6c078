//! From which way the table is looked at: from a seat, or from between the two while the board turns.

use crate::rules::Side;
use bevy::math::{Quat, Vec2, Vec3};
use std::f32::consts::PI;

/// An angle round the table, 0 at South's seat and half a turn at North's. The room turns with it, so
/// that the light always comes from the left and the wall is behind the board: what is seen to turn is
/// the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bearing(f32);

impl From<Side> for Bearing {
    fn from(side: Side) -> Self {
        match side {
            Side::South => Bearing(0.0),
            Side::North => Bearing(PI),
        }
    }
}

impl Bearing {
    /// Between two bearings: the first at 0, the second at 1.
    #[must_use]
    pub fn between(self, other: Bearing, share: f32) -> Self {
        match share {
            s if s <= 0.0 => self,
            s if s >= 1.0 => other,
            s => Bearing(self.0 + (other.0 - self.0) * s),
        }
    }

    /// How much of the way from the one seat to that of `side` is done.
    #[must_use]
    pub fn share_toward(self, side: Side) -> f32 {
        let from_south = (self.0 / PI).clamp(0.0, 1.0);
        match side {
            Side::North => from_south,
            Side::South => 1.0 - from_south,
        }
    }

    /// The turn of whoever looks from here.
    #[must_use]
    pub fn turn(self) -> Quat {
        Quat::from_rotation_y(self.0)
    }

    /// Sine and cosine; exact at the seats, so that they differ by signs alone.
    #[must_use]
    pub fn sine_and_cosine(self) -> Vec2 {
        match self.0 {
            0.0 => Vec2::Y,
            PI => Vec2::NEG_Y,
            angle => Vec2::from(angle.sin_cos()),
        }
    }

    /// A direction or place as seen from the seat (x to the right, z toward the seat), from one in the room.
    #[must_use]
    pub fn seen(self, v: Vec3) -> Vec3 {
        let Vec2 { x: sine, y: cosine } = self.sine_and_cosine();
        Vec3::new(cosine * v.x - sine * v.z, v.y, sine * v.x + cosine * v.z)
    }

    /// A direction or place in the room, from one as seen from the seat.
    #[must_use]
    pub fn in_the_room(self, v: Vec3) -> Vec3 {
        let Vec2 { x: sine, y: cosine } = self.sine_and_cosine();
        Vec3::new(cosine * v.x + sine * v.z, v.y, -sine * v.x + cosine * v.z)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seen_and_in_the_room_undo_each_other_and_agree_with_the_turn() {
        let [south, north] = Side::BOTH.map(Bearing::from);
        let place = Vec3::new(1.0, 2.0, 3.0);
        assert_eq!(south.seen(place), place);
        assert_eq!(north.seen(place), Vec3::new(-1.0, 2.0, -3.0), "exactly");
        for share in [0.0, 0.2, 0.5, 0.9, 1.0] {
            let bearing = south.between(north, share);
            assert!(bearing.in_the_room(bearing.seen(place)).distance(place) < 1e-5);
            assert!((bearing.turn() * place).distance(bearing.in_the_room(place)) < 1e-5);
            assert!((bearing.share_toward(Side::North) - share).abs() < 1e-6);
            assert!((bearing.share_toward(Side::South) - (1.0 - share)).abs() < 1e-6);
        }
    }
}
