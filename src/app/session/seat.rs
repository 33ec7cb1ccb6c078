//! Which side sits nearest.

use super::Match;
use crate::app::settings::Settings;
use crate::app::space::BoardView;
use crate::app::stage::Stage;
use crate::rules::Side;
use bevy::prelude::*;

/// Decides it anew once the seeds have come to rest; while they fly, and when a match is over, everybody stays
/// where they are. A match that is put on the table decides at once, by the same rule.
pub(super) fn choose(
    current: Res<Match>,
    stage: Res<Stage>,
    settings: Res<Settings>,
    mut view: ResMut<BoardView>,
    mut decided: Local<Option<Side>>,
) {
    let Some(playing) = current.playing() else { return };
    let seen = !stage.is_moving() && stage.shown == Some(playing.position);
    if !seen || playing.ending.is_some() {
        return;
    }
    let near = playing.near_side(settings.turn_board);
    if decided.replace(near) != Some(near) {
        view.near = Some(near);
    }
}
