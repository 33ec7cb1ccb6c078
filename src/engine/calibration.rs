//! The share of critical positions that a level plays right.

use super::sample::Critical;
use super::{Level, Question, choose};
use crate::rules::Game;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// The share of critical positions that a level is to play right, whatever the game. Who plays at random is right in
/// about half of them.
#[must_use]
pub const fn band(level: Level) -> f64 {
    match level {
        Level::Mwanafunzi => 0.55,
        Level::Mwanagenzi => 0.62,
        Level::Mchezaji => 0.70,
        Level::Mzoefu => 0.78,
        Level::Stadi => 0.86,
        Level::Hodari => 0.93,
        Level::Fundi => 0.97,
        Level::Bingwa => 1.0,
    }
}

/// What a level did in critical positions.
#[derive(Clone, Debug)]
pub struct Calibration {
    /// Positions in which it played an action that wins.
    pub right: u64,
    /// Positions in all.
    pub positions: u64,
    /// The nodes of each answer, the fewest first; see [`Answer::nodes`](super::Answer::nodes).
    pub nodes: Vec<u64>,
    /// How long each answer took on this machine, the shortest first.
    pub times: Vec<Duration>,
}

impl Calibration {
    /// Asks a level in each of the positions.
    #[must_use]
    pub fn of(game: Game, level: Level, criticals: &[Critical], seed: u64) -> Self {
        let stop = AtomicBool::new(false);
        let mut found =
            Calibration { right: 0, positions: 0, nodes: Vec::new(), times: Vec::new() };
        for critical in criticals {
            let position = critical.position;
            let question = Question { game, history: &[], position, level, seed };
            let begun = Instant::now();
            let Some(answer) = choose(&question, &stop) else { continue };
            found.times.push(begun.elapsed());
            found.right += u64::from(critical.right.contains(&answer.action));
            found.positions += 1;
            found.nodes.push(answer.nodes);
        }
        found.nodes.sort_unstable();
        found.times.sort_unstable();
        found
    }

    /// The share that it played right.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.right as f64 / self.positions.max(1) as f64
    }

    /// The standard error of the share.
    #[must_use]
    pub fn error(&self) -> f64 {
        let share = self.share();
        (share * (1.0 - share) / self.positions.max(1) as f64).sqrt()
    }
}
