//! The nodes of the mind over fixed positions: whatever changes how it searches changes them. Two builds with the same
//! signature play alike, so a figure of speed that comes with one says of which mind it is.

use super::sample::Sampler;
use super::{Level, Question, choose};
use crate::rules::Game;
use std::sync::atomic::AtomicBool;

/// Three levels, one for each kind of mind: a glance, a search, a proof.
pub const LEVELS: [Level; 3] = [Level::Mzoefu, Level::Hodari, Level::Bingwa];

/// Settles the positions.
const SEED: u64 = 2026;

/// So many positions of a game.
const POSITIONS: usize = 40;

/// All the nodes that a level looks at for its answers to the fixed positions of a game.
#[must_use]
pub fn nodes(level: Level, game: Game) -> u64 {
    let stop = AtomicBool::new(false);
    let answers = Sampler::new(game, SEED).take(POSITIONS).filter_map(|position| {
        choose(&Question { game, history: &[], position, level, seed: 1 }, &stop)
    });
    answers.map(|answer| answer.nodes).sum()
}
