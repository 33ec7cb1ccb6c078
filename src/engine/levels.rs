//! How far each level sees, and how it errs.

use super::search::{Found, Limits, RootMove, Search};
use super::value::{MOST_TURNS, Value, WIN, is_forced};
use super::{Answer, Question};
use crate::rules::{Action, Event, Game, KichwaRule, Rules, Sink};
use rand::{Rng, RngExt, seq::SliceRandom};
use std::sync::atomic::AtomicBool;

/// How well the mind plays. The names are Swahili, as the players of Bao have them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A pupil.
    Mwanafunzi,
    /// An apprentice.
    Mwanagenzi,
    /// A player.
    Mchezaji,
    /// One with experience.
    Mzoefu,
    /// A skilled one.
    Stadi,
    /// An able one.
    Hodari,
    /// An expert.
    Fundi,
    /// A master.
    Bingwa,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 8] = [
        Level::Mwanafunzi,
        Level::Mwanagenzi,
        Level::Mchezaji,
        Level::Mzoefu,
        Level::Stadi,
        Level::Hodari,
        Level::Fundi,
        Level::Bingwa,
    ];

    /// 1 for the weakest, 8 for the strongest.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Its name in files and on the command line; it never changes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Mwanafunzi => "mwanafunzi",
            Level::Mwanagenzi => "mwanagenzi",
            Level::Mchezaji => "mchezaji",
            Level::Mzoefu => "mzoefu",
            Level::Stadi => "stadi",
            Level::Hodari => "hodari",
            Level::Fundi => "fundi",
            Level::Bingwa => "bingwa",
        }
    }

    /// The level of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The most nodes that an answer takes, see [`Answer::nodes`]; exceeded by no more than the one
    /// look at each legal action and the sowing in which the limit was reached.
    #[must_use]
    pub const fn node_limit(self) -> u64 {
        match self {
            Level::Mwanafunzi | Level::Mwanagenzi | Level::Mchezaji | Level::Mzoefu => 500,
            Level::Stadi | Level::Hodari => 20_000,
            Level::Fundi | Level::Bingwa => 200_000,
        }
    }

    /// The most turns that it looks ahead.
    const fn depth(self, game: Game) -> i32 {
        match (self, game) {
            (Level::Mwanafunzi | Level::Mwanagenzi, _) => 0,
            (Level::Mchezaji | Level::Mzoefu, _) => 1,
            // Where the player chooses, turns capture so much that games are over soon.
            (Level::Stadi | Level::Hodari, Game::Kujifunza(KichwaRule::Choose)) => 2,
            (Level::Stadi | Level::Hodari, _) => 3,
            (Level::Fundi | Level::Bingwa, _) => 60,
        }
    }

    /// How it errs, in the first turn of a match or later. The opening is freer, so that it varies.
    const fn slack(self, opening: bool) -> Slack {
        match (self, opening) {
            (Level::Mwanafunzi, _) => Slack { most: 400, usual: 150.0 },
            (Level::Mwanagenzi, _) => Slack { most: 400, usual: 75.0 },
            (Level::Mchezaji, false) => Slack { most: 400, usual: 100.0 },
            (Level::Mzoefu, false) => Slack { most: 300, usual: 50.0 },
            (Level::Mchezaji | Level::Mzoefu, true) => Slack { most: 1200, usual: 400.0 },
            (Level::Stadi, false) => Slack { most: 150, usual: 50.0 },
            (Level::Hodari, false) => Slack { most: 75, usual: 25.0 },
            (Level::Stadi | Level::Hodari, true) => Slack { most: 2200, usual: 1000.0 },
            (Level::Fundi, _) => Slack { most: 50, usual: 20.0 },
            (Level::Bingwa, _) => Slack { most: 0, usual: 0.0 },
        }
    }
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
    // A pick of a kichwa is no turn of its own.
    let turns = question.history.iter().filter(|before| before.pending().is_none()).count();
    turns < 2 && *first == question.game.start()
}

/// In the start position the strongest level plays any action that it sees win, or, where it sees no win
/// to the end, any that it sees so many points ahead: less to choose from would be the same beginning
/// in every match. What it plays there is held against what is proven, see the tests of openings.
const AHEAD_ENOUGH: i32 = 300;

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
    let (nodes, depth) = (level.node_limit(), level.depth(question.game));
    let opening = is_opening(question);
    let slack = level.slack(opening);
    let mut shuffled = legal.to_vec();
    shuffled.shuffle(chance);
    let search = Search::new(question.game, question.history, stop, nodes);
    let free = opening && slack.most > 0;
    let margin = if free { EVERY_VALUE } else { slack.most };
    let first = level == Level::Bingwa && question.position == question.game.start();
    let enough = first.then_some(AHEAD_ENOUGH);
    let mut found = search.run(&question.position, &shuffled, Limits { depth, margin, enough });
    if level <= Level::Mwanagenzi {
        judge_by_first_laps(question, &mut found);
    }
    let cap = if free { MOST_OF_AN_OPENING } else { i32::MAX };
    let chosen = match enough {
        Some(enough) => pick_good(&found.moves, enough, chance),
        None => pick(&found.moves, slack, cap, chance),
    };
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
        Game::Kujifunza(KichwaRule::Sustain) => (100, 30),
        Game::Kujifunza(_) => (100, 50),
        Game::Djenon => (0, 300),
    };
    for root_move in &mut found.moves {
        let mut lap = FirstLap::default();
        let sown = question.game.sow(&question.position, root_move.action, &mut lap);
        debug_assert!(sown.is_ok(), "a legal sowing ends");
        root_move.value = seed * i32::from(lap.captured) - laps * lap.laps.min(20) as i32;
    }
    found.moves.sort_by_key(|root_move| -root_move.value);
}

/// One of the moves that cost less than the most, the rarer the more it costs; no value counts for more
/// than the cap. A forced win or loss that was seen is no matter of taste.
fn pick<'m>(moves: &'m [RootMove], slack: Slack, cap: i32, chance: &mut impl Rng) -> &'m RootMove {
    let best = &moves[0];
    let most = best.value.min(cap);
    if slack.most == 0 || is_forced(most) {
        return best;
    }
    let cost = |root_move: &RootMove| most - root_move.value.min(cap);
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

/// Any of the moves that are worth enough; where a win was seen, any that wins.
fn pick_good<'m>(moves: &'m [RootMove], enough: i32, chance: &mut impl Rng) -> &'m RootMove {
    let best = &moves[0];
    let wins = is_forced(best.value) && best.value > 0;
    let enough = if wins { WIN - MOST_TURNS } else { enough };
    let good = moves.iter().take_while(|root_move| root_move.value > enough).count();
    &moves[chance.random_range(0..good.max(1))]
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
