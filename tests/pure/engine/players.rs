//! Whoever plays against the levels, and the matches between them.

use super::positions::random_action;
use mbili::engine::{Level, Question, choose};
use mbili::rules::*;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::fmt;
use std::sync::atomic::AtomicBool;

/// A player of a match.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    /// Takes the most seeds that the first lap of a turn captures.
    Beginner,
    /// The mind.
    Mind(Level),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Beginner => f.write_str("a beginner"),
            Player::Mind(level) => write!(f, "level {level:?}"),
        }
    }
}

#[derive(Default)]
struct FirstLap {
    laps: u32,
    captured: u32,
}

impl Sink for FirstLap {
    fn event(&mut self, event: Event) {
        match event {
            Event::LapEnded { .. } => self.laps += 1,
            Event::Captured { seeds, .. } if self.laps == 1 => self.captured += u32::from(seeds),
            _ => {}
        }
    }
}

fn beginner(game: Game, position: &Position, chance: &mut StdRng) -> Action {
    let taken = |action: Action| {
        let mut lap = FirstLap::default();
        game.sow(position, action, &mut lap).expect("legal sowings end");
        lap.captured
    };
    let looks = game.legal(position).into_iter().map(|a| (taken(a), chance.random::<u32>(), a));
    looks.max_by_key(|&(taken, tie, _)| (taken, tie)).expect("the game is not over").2
}

/// Positions that random play reaches and in which level Three sees no great advantage: from the start
/// position, or from any that random play reaches, mostly the side wins that would win anyhow.
pub fn balanced_openings(game: Game, number: u64, seed: u64) -> Vec<Position> {
    let mut chance = StdRng::seed_from_u64(seed);
    let mut openings = Vec::new();
    while (openings.len() as u64) < number {
        let mut position = game.start();
        for _ in 0..chance.random_range(2..10) {
            let Some(action) = random_action(game, &position, &mut chance) else { break };
            position = game.sow(&position, action, &mut ()).expect("legal sowings end");
        }
        let even = |level| {
            let question = Question { game, history: &[], position, level, seed: 0 };
            choose(&question, &AtomicBool::new(false))
                .is_some_and(|answer| answer.depth > 0 && answer.value.points().abs() < 700)
        };
        if even(Level::Mchezaji) && even(Level::Stadi) {
            openings.push(position);
        }
    }
    openings
}

/// Plays a game; the result for South: 1, ½ or 0.
pub fn play(game: Game, opening: Position, players: [Player; 2], seed: u64) -> f64 {
    let mut chance = StdRng::seed_from_u64(seed);
    let mut history = Vec::new();
    let mut position = opening;
    while history.len() < 2000 {
        if let Some(outcome) = game.outcome(&position) {
            return match outcome.winner() {
                Some(Side::South) => 1.0,
                Some(Side::North) => 0.0,
                None => 0.5,
            };
        }
        if history.iter().filter(|&&before| before == position).count() >= 2 {
            return 0.5;
        }
        let action = match players[position.side().index()] {
            Player::Beginner => beginner(game, &position, &mut chance),
            Player::Mind(level) => {
                let question = Question { game, history: &history, position, level, seed };
                choose(&question, &AtomicBool::new(false)).expect("the game is not over").action
            }
        };
        history.push(position);
        position = game.sow(&position, action, &mut ()).expect("legal sowings end");
    }
    0.5
}

/// A score between 0 and 1, with its 95 % confidence interval.
#[derive(Clone, Copy, Debug)]
pub struct Score {
    pub mean: f64,
    /// Half the width of the interval.
    pub error: f64,
}

impl Score {
    /// The lower end of the interval.
    pub fn at_least(&self) -> f64 {
        self.mean - self.error
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [mean, error, at_least] = [self.mean, self.error, self.at_least()].map(|x| 100.0 * x);
        write!(f, "{mean:.1} % ± {error:.1}, at least {at_least:.1} %")
    }
}

/// The score of the first player over pairs of games, each from one opening with swapped seats. The pair
/// is what is counted: its two games hang together, pairs do not.
pub fn match_score(
    game: Game,
    [first, second]: [Player; 2],
    openings: &[Position],
    seed: u64,
) -> Score {
    let results = openings.iter().zip(0..).map(|(&opening, pair)| {
        let seed = (seed << 32) + 2 * pair;
        let as_south = play(game, opening, [first, second], seed);
        let as_north = 1.0 - play(game, opening, [second, first], seed + 1);
        f64::midpoint(as_south, as_north)
    });
    let results: Vec<f64> = results.collect();
    let number = results.len() as f64;
    let mean = results.iter().sum::<f64>() / number;
    let squares: f64 = results.iter().map(|result| (result - mean).powi(2)).sum();
    let error = 1.96 * (squares / (number - 1.0) / number).sqrt();
    Score { mean, error }
}
