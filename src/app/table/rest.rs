//! Where a seed rests: a pure function of its home.

use super::bowl::Bowl;
use super::packing::Packing;
use crate::app::space::{pit_centre, store_centre};
use crate::app::stage::Home;
use crate::rules::Board;
use bevy::prelude::*;

/// How high a hand hovers above the board.
pub const HAND_HEIGHT: f32 = 0.62;

/// Where a seed is and how it is turned. Its long axis is y before it is turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The seed's centre.
    pub place: Vec3,
    /// How it is turned.
    pub turn: Quat,
    /// Its size there, as shares of the full: across, along and across.
    pub size: Vec3,
}

/// Where a seed rests, or `None` if it is not to be seen: away, or at a place that the board lacks.
#[must_use]
pub fn rest(home: Home, board: Board) -> Option<Pose> {
    let (centre, packing, slot, of, turn) = match home {
        Home::Away => return None,
        Home::Pit { pit, slot, of } => {
            if !board.has(pit) {
                return None;
            }
            let bowl = Bowl::of(board, pit);
            // No two pits lie alike: there are several heaps, each turned another way. A square one
            // can only be turned by quarters. Neighbours to the side are one apart, those across the
            // rows eight or so.
            // Turned by the golden section, no two that share a heap come near each other.
            let chance = (f32::from(pit.0) * 0.618_034).fract();
            let turn = if bowl.square { (chance * 4.0).floor() / 4.0 } else { chance };
            let heap = if bowl.square { pit.0 / 16 } else { pit.0 };
            (pit_centre(board, pit), Packing::of(bowl, heap), slot, of, turn)
        }
        Home::Hand { over, slot, of } => {
            if !board.has(over) {
                return None;
            }
            // The next to fall is the last that was added to the bunch, at its outside; so the others
            // stay as they are when it leaves.
            let slot = of.saturating_sub(1).saturating_sub(slot);
            let above = pit_centre(board, over) + Vec3::Y * HAND_HEIGHT;
            (above, Packing::in_hand(), slot, of, 0.0)
        }
        Home::Won { side, slot, of } => {
            let centre = store_centre(board, side)?;
            (centre, Packing::of(Bowl::STORE, side.index() as u8), slot, of, 0.0)
        }
    };
    let lie = packing.lie(slot, of);
    let round = Quat::from_rotation_y(turn * std::f32::consts::TAU);
    Some(Pose {
        place: centre + round * lie.centre,
        turn: round * Quat::from_rotation_arc(Vec3::Y, lie.axis),
        size: lie.size,
    })
}
