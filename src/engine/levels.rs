//! How far each level sees, and how it errs.

use super::search::{Found, Limits, RootMove, Search};
use super::value::{Value, WIN, is_forced};
use super::{Answer, Question};
use crate::rules::{Action, Event, Game, Rules, Sink};
use rand::{Rng, RngExt, seq::SliceRandom};
use std::sync::atomic::AtomicBool;

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

    /// The most nodes that an answer takes, see [`Answer::nodes`]; exceeded by no more than the one
    /// look at each legal action and the sowing in which the limit was reached.
    #[must_use]
    pub const fn node_limit(self) -> u64 {
        self.sight().nodes
    }

    /// How far it looks.
    const fn sight(self) -> Sight {
        match self {
            Level::One => Sight { nodes: 500, depth: 0 },
            Level::Two => Sight { nodes: 500, depth: 1 },
            Level::Three => Sight { nodes: 20_000, depth: 3 },
            Level::Four => Sight { nodes: 300_000, depth: 60 },
        }
    }

    /// How it errs, in the first turn of a match or later. The opening is freer, so that it varies.
    const fn slack(self, opening: bool) -> Slack {
        match (self, opening) {
            (Level::One, _) => Slack { most: 400, usual: 150.0 },
            (Level::Two, false) => Slack { most: 400, usual: 100.0 },
            (Level::Two, true) => Slack { most: 1200, usual: 400.0 },
            (Level::Three, false) => Slack { most: 150, usual: 50.0 },
            (Level::Three, true) => Slack { most: 2200, usual: 1000.0 },
            (Level::Four, _) => Slack { most: 0, usual: 0.0 },
        }
    }
}

/// How far a level looks.
struct Sight {
    nodes: u64,
    depth: i32,
}

/// How a level errs, in points.
#[derive(Clone, Copy)]
struct Slack {
    /// No action is chosen that costs so much or more, compared with the best that was seen.
    most: i32,
    /// An action that costs so much more than another is chosen less often by a factor of e.
    usual: f64,
}

/// The first turn of each player, in a match that began as usual.
fn is_opening(question: &Question) -> bool {
    let first = question.history.first().unwrap_or(&question.position);
    question.history.len() < 2 && *first == question.game.start()
}

/// A margin that gives every root action its exact value.
const EVERY_VALUE: i32 = 3 * WIN;

/// In the opening a level that errs thinks no more of a win than this, or all would begin alike where
/// one opening wins.
const MOST_OF_AN_OPENING: i32 = 1500;

/// Answers a position with two or more legal actions.
pub(super) fn answer(
    question: &Question,
    legal: &[Action],
    chance: &mut impl Rng,
    stop: &AtomicBool,
) -> Answer {
    let level = question.level;
    let Sight { nodes, depth } = level.sight();
    let opening = is_opening(question);
    let slack = level.slack(opening);
    let mut shuffled = legal.to_vec();
    shuffled.shuffle(chance);
    let search = Search::new(question.game, question.history, stop, nodes);
    let margin = if opening && slack.most > 0 { EVERY_VALUE } else { slack.most };
    let mut found = search.run(&question.position, &shuffled, Limits { nodes, depth, margin });
    if opening && slack.most > 0 {
        found.moves.iter_mut().for_each(|m| m.value = m.value.min(MOST_OF_AN_OPENING));
    }
    if level == Level::One {
        judge_by_first_laps(question, &mut found);
    }
    let chosen = pick(&found.moves, slack, chance);
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

/// One of the moves that cost less than the most, the rarer the more it costs. A forced win or loss that
/// was seen is no matter of taste.
fn pick<'m>(moves: &'m [RootMove], slack: Slack, chance: &mut impl Rng) -> &'m RootMove {
    let best = &moves[0];
    if slack.most == 0 || is_forced(best.value) {
        return best;
    }
    let cost = |root_move: &RootMove| best.value - root_move.value;
    let near = || moves.iter().filter(|root_move| cost(root_move) < slack.most);
    let weight = |root_move: &RootMove| (-f64::from(cost(root_move)) / slack.usual).exp();
    let mut left = chance.random::<f64>() * near().map(weight).sum::<f64>();
    for root_move in near() {
        left -= weight(root_move);
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
