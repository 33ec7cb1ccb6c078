//! What a player could lose next turn, while that is asked for and not before.

use super::{Match, Pointing};
use crate::app::space::{Threats, ThreatsTo};
use crate::app::stage::Stage;
use crate::rules::{Game, Position, Side};
use bevy::prelude::*;

/// Answers what is asked, once for each position.
pub(super) fn threats(
    current: Res<Match>,
    pointing: Res<Pointing>,
    stage: Res<Stage>,
    mut threats: ResMut<Threats>,
    mut known: Local<Option<(Game, Position, Side)>>,
) {
    if !(current.is_changed() || pointing.is_changed() || stage.is_changed()) {
        return;
    }
    let playing = current.playing().filter(|_| pointing.threats && !stage.is_moving());
    let asked =
        playing.and_then(|playing| Some((playing.game(), playing.position, playing.threatened()?)));
    if *known == asked {
        return;
    }
    *known = asked;
    let answer = asked.and_then(|(game, position, side)| {
        Some(ThreatsTo { side, pits: game.threats(&position, side)? })
    });
    threats.set_if_neq(Threats(answer));
}
