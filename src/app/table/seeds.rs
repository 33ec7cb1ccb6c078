//! Seeds follow the stage: between two rests, in an arc, and to exactly the rest in the end.

use super::packing::unit;
use super::rest::{Pose, rest};
use super::spawn::Seed;
use crate::app::settings::Settings;
use crate::app::sowing::{Home, SeedMotion, Stage};
use crate::rules::Board;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// How fast a seed makes room, as a share of what is left by second, at normal speed.
const MAKING_ROOM: f32 = 13.0;
/// What is left of making room that nobody sees.
const UNSEEN: f32 = 0.0004;

/// What a seed was last seen doing.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Following {
    motion: SeedMotion,
    board: Option<Board>,
    /// What is still between where it is shown and where it should be: its neighbours changed.
    lag: Vec3,
    lag_turn: Quat,
}

impl Default for Following {
    fn default() -> Self {
        Following {
            motion: SeedMotion::rest(Home::Away),
            board: None,
            lag: Vec3::ZERO,
            lag_turn: Quat::IDENTITY,
        }
    }
}

/// A seed's place, turn and size at a moment of its motion; `None` if it is not to be seen.
#[must_use]
pub fn moment(motion: &SeedMotion, board: Board) -> Option<(Pose, f32)> {
    let at = motion.progress.clamp(0.0, 1.0);
    if at >= 1.0 {
        return rest(motion.to, board).map(|pose| (raised(pose, motion.lift), 1.0));
    }
    match (rest(motion.from, board), rest(motion.to, board)) {
        (None, None) => None,
        (Some(pose), None) => Some((raised(pose, motion.lift), 1.0 - at)),
        (None, Some(pose)) => Some((raised(pose, motion.lift), at)),
        (Some(from), Some(to)) if motion.fade => {
            // It dwindles here and grows there.
            let pose = if at < 0.5 { from } else { to };
            Some((pose, (2.0 * at - 1.0).abs().sqrt()))
        }
        (Some(from), Some(to)) => {
            let between = Pose {
                place: from.place.lerp(to.place, at),
                turn: from.turn.slerp(to.turn, at),
                size: from.size.lerp(to.size, at),
            };
            Some((raised(between, motion.lift), 1.0))
        }
    }
}

fn raised(pose: Pose, lift: f32) -> Pose {
    Pose { place: pose.place + Vec3::Y * lift, ..pose }
}

/// The way a seed lies round its long axis: the same for all time, so that its marks look elsewhere.
fn roll(number: u8) -> Quat {
    Quat::from_rotation_y(unit(u32::from(number), 53) * std::f32::consts::TAU)
}

pub(super) fn follow(
    stage: Res<Stage>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut seeds: Query<(&Seed, &mut Following, &mut Transform, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut making_room: Local<bool>,
) {
    if !stage.is_changed() && !*making_room {
        return;
    }
    *making_room = false;
    let board = stage.shown.map(|position| position.board());
    let moving = stage.is_moving();
    let keep = (-MAKING_ROOM * settings.speed.max(0.25) * time.delta_secs()).exp();
    for (seed, mut following, mut transform, mut visibility) in &mut seeds {
        let motion = stage.seeds.get(usize::from(seed.0)).copied();
        let motion = motion.unwrap_or(SeedMotion::rest(Home::Away));
        let Some((pose, size)) = board.and_then(|board| moment(&motion, board)) else {
            visibility.set_if_neq(Visibility::Hidden);
            following.set_if_neq(Following { motion, board, ..default() });
            continue;
        };
        let lie = roll(seed.0);
        let mut now = Following { motion, board, ..*following };
        let other_way = (motion.from, motion.to) != (following.motion.from, following.motion.to);
        if !moving || motion.fade || following.board != board || *visibility == Visibility::Hidden {
            (now.lag, now.lag_turn) = (Vec3::ZERO, Quat::IDENTITY);
        } else if other_way {
            now.lag = transform.translation - pose.place;
            now.lag_turn = (transform.rotation * lie.inverse()) * pose.turn.inverse();
        }
        if now.lag != Vec3::ZERO {
            now.lag *= keep;
            now.lag_turn = Quat::IDENTITY.slerp(now.lag_turn, keep);
            if now.lag.length_squared() < UNSEEN * UNSEEN {
                (now.lag, now.lag_turn) = (Vec3::ZERO, Quat::IDENTITY);
            } else {
                *making_room = true;
            }
        }
        transform.set_if_neq(Transform {
            translation: pose.place + now.lag,
            rotation: (now.lag_turn * pose.turn * lie).normalize(),
            scale: pose.size * size,
        });
        visibility.set_if_neq(Visibility::Inherited);
        following.set_if_neq(now);
    }
    if *making_room {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Pit;

    #[test]
    fn a_motion_begins_and_ends_at_its_homes() {
        let board = Board::FourRows;
        let from = Home::Pit { pit: Pit(3), slot: 0, of: 2 };
        let to = Home::Hand { over: Pit(3), slot: 1, of: 2 };
        let at = |progress| {
            moment(&SeedMotion { from, to, progress, lift: 0.0, fade: false }, board).map(|m| m.0)
        };
        assert_eq!(at(0.0), rest(from, board));
        assert_eq!(at(1.0), rest(to, board));
    }

    #[test]
    fn a_fade_never_shows_a_seed_between_its_homes() {
        let board = Board::TwoRows;
        let from = Home::Pit { pit: Pit(3), slot: 0, of: 4 };
        let to = Home::Pit { pit: Pit(4), slot: 4, of: 5 };
        for step in 0..=10_u8 {
            let progress = f32::from(step) / 10.0;
            let motion = SeedMotion { from, to, progress, lift: 0.0, fade: true };
            let pose = moment(&motion, board).map(|m| m.0);
            assert!(pose == rest(from, board) || pose == rest(to, board));
        }
    }
}
