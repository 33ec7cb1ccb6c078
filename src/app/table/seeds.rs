//! Seeds follow the stage: between two rests, in an arc, and to exactly the rest in the end.

use super::packing::unit;
use super::rest::{Pose, rest};
use super::spawn::Seed;
use crate::app::settings::Settings;
use crate::app::stage::{Home, SeedMotion, Stage};
use crate::rules::Board;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// How fast a seed makes room, as a share of what is left by second, at normal speed.
const MAKING_ROOM: f32 = 13.0;
/// What is left of making room that nobody sees.
const UNSEEN: f32 = 0.0004;
/// And what is left of turning, in radians: at a seed's end, a tenth of its length away from its middle, as much.
const UNSEEN_TURN: f32 = 0.004;

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
        if now.lag != Vec3::ZERO || now.lag_turn != Quat::IDENTITY {
            now.lag *= keep;
            now.lag_turn = Quat::IDENTITY.slerp(now.lag_turn, keep);
            let turn = now.lag_turn.angle_between(Quat::IDENTITY);
            if now.lag.length_squared() < UNSEEN * UNSEEN && turn < UNSEEN_TURN {
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
    use crate::rules::{Game, KichwaRule, Pit, Rules};

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

    #[test]
    fn a_seed_turns_as_gently_as_it_makes_room_also_where_its_place_stays_the_same() {
        let mut app = App::new();
        let step = std::time::Duration::from_millis(16);
        app.add_plugins(MinimalPlugins)
            .insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(step))
            .add_message::<RequestRedraw>()
            .init_resource::<Settings>()
            .add_systems(Update, follow);
        let (pit, board) = (Pit(3), Board::FourRows);
        let to = Home::Pit { pit, slot: 0, of: 2 };
        let mut stage = Stage {
            shown: Some(Game::Kujifunza(KichwaRule::Sustain).start()),
            progress: Some(0.5),
            ..Stage::default()
        };
        stage.seeds[0] = SeedMotion::rest(to);
        app.insert_resource(stage);
        let seed = (Seed(0), Following::default(), Transform::default(), Visibility::Inherited);
        let seed = app.world_mut().spawn(seed).id();
        app.update();
        let rests = rest(to, board).expect("a place");
        let lies = *app.world().get::<Transform>(seed).expect("a place");
        assert_eq!(lies.translation, rests.place);
        // It has another way to go, at whose end it lies where it does now, turned otherwise.
        let turned = Quat::from_rotation_x(1.0) * lies.rotation;
        app.world_mut().get_mut::<Transform>(seed).expect("a place").rotation = turned;
        app.world_mut().resource_mut::<Stage>().seeds[0].from = Home::Away;
        let mut turns = vec![1.0];
        while app.world().resource::<Time>().elapsed_secs() < 2.0 {
            app.update();
            let seen = app.world().get::<Transform>(seed).expect("a place");
            assert_eq!(seen.translation, rests.place);
            turns.push(seen.rotation.angle_between(lies.rotation));
        }
        let steps = turns.windows(2).map(|two| two[0] - two[1]);
        assert!(steps.clone().all(|step| (-0.002..0.25).contains(&step)), "{turns:?}");
        assert!(turns.iter().filter(|turn| **turn > 0.01).count() > 10, "{turns:?}");
        assert!(turns.last().is_some_and(|turn| *turn < 0.002), "{turns:?}");
        let ways = app.world().get::<Following>(seed).expect("one");
        assert_eq!(ways.lag_turn, Quat::IDENTITY, "it comes to rest");
    }
}
