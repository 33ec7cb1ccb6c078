//! How far each level sees, and how it errs.

use super::search::{Found, Limits, RootMove, Search};
use super::value::{Value, is_forced};
use super::{Answer, Question};
use crate::rules::{Action, Event, Game, Rules, Sink};
use rand::{Rng, RngExt, seq::SliceRandom};
use std::sync::atomic::AtomicBool;

/// In the first turns of a match the levels that err take more liberty, so that openings vary.
const OPENING_TURNS: usize = 2;

/// How well the mind plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Learns with you: sees where the first lap ends, and overlooks things.
    One,
    /// Follows its own turn to the end, and forgets that the opponent answers.
    Two,
    /// Looks a few turns ahead, and is content with a good turn where a better one exists.
    Three,
    /// As strong as it gets.
    Four,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::One, Level::Two, Level::Three, Level::Four];

    /// The most nodes that an answer takes, see [`Answer::nodes`]; passed by what one sowing weighs
    /// at most, and by the one look at each legal action.
    #[must_use]
    pub const fn node_limit(self) -> u64 {
        self.limits().nodes
    }

    const fn limits(self) -> Limits {
        match self {
            Level::One => Limits { nodes: 500, depth: 0, margin: 0 },
            Level::Two => Limits { nodes: 500, depth: 1, margin: 400 },
            Level::Three => Limits { nodes: 10_000, depth: 4, margin: 150 },
            Level::Four => Limits { nodes: 300_000, depth: 60, margin: 0 },
        }
    }

    /// A turn that costs so many points more than another is played less often by a factor of e.
    const fn temperature(self) -> f64 {
        match self {
            Level::One => 150.0,
            Level::Two => 100.0,
            Level::Three => 50.0,
            Level::Four => 1.0,
        }
    }
}

/// Answers a position with two or more legal actions.
pub(super) fn answer(
    question: &Question,
    level: Level,
    legal: &[Action],
    chance: &mut impl Rng,
    stop: &AtomicBool,
) -> Answer {
    let mut limits = level.limits();
    let mut temperature = level.temperature();
    if question.history.len() < OPENING_TURNS {
        limits.margin *= 2;
        temperature *= 2.0;
    }
    let mut shuffled = legal.to_vec();
    shuffled.shuffle(chance);
    let search = Search::new(question.game, question.history, stop, limits.nodes);
    let mut found = search.run(&question.position, &shuffled, limits);
    let mut margin = limits.margin;
    if level == Level::One {
        judge_by_first_laps(question, &mut found);
        margin = 400;
    }
    let chosen = pick(&found.moves, margin, temperature, chance);
    Answer {
        action: chosen.action,
        nodes: found.nodes,
        depth: found.depth as u32,
        value: Value::new(chosen.value),
        line: chosen.line.clone(),
    }
}

/// Replaces what the moves are worth by how they look to a beginner: who can follow one lap counts what
/// it captures, and prefers short turns to long ones.
fn judge_by_first_laps(question: &Question, found: &mut Found) {
    let (seed, laps) = match question.game {
        Game::Kujifunza(_) => (100, 30),
        Game::Djenon => (10, 150),
    };
    for root_move in &mut found.moves {
        let mut lap = FirstLap::default();
        let sown = question.game.sow(&question.position, root_move.action, &mut lap);
        debug_assert!(sown.is_ok(), "a legal sowing ends");
        root_move.value = seed * i32::from(lap.captured) - laps * lap.laps.min(20) as i32;
    }
    found.moves.sort_by_key(|root_move| -root_move.value);
}

/// One of the moves that cost less than the margin, the rarer the more it costs. A forced win or loss
/// that was seen is no matter of taste.
fn pick<'m>(
    moves: &'m [RootMove],
    margin: i32,
    temperature: f64,
    chance: &mut impl Rng,
) -> &'m RootMove {
    let best = &moves[0];
    if margin == 0 || is_forced(best.value) {
        return best;
    }
    let cost = |root_move: &RootMove| best.value - root_move.value;
    let near: Vec<_> = moves.iter().filter(|root_move| cost(root_move) < margin).collect();
    let weights: Vec<f64> =
        near.iter().map(|root_move| (-f64::from(cost(root_move)) / temperature).exp()).collect();
    let mut left = chance.random::<f64>() * weights.iter().sum::<f64>();
    for (root_move, weight) in near.iter().zip(weights) {
        left -= weight;
        if left < 0.0 {
            return root_move;
        }
    }
    best
}

/// What the first lap of a sowing captures.
#[derive(Default)]
struct FirstLap {
    laps: u32,
    captured: u8,
}

impl Sink for FirstLap {
    fn event(&mut self, event: Event) {
        match event {
            Event::LapEnded { .. } => self.laps += 1,
            Event::Captured { seeds, .. } if self.laps == 1 => self.captured += seeds,
            _ => {}
        }
    }
}
