//! Whoever plays against the levels, and the matches between them.

use mbili::engine::{Level, Question, choose};
use mbili::rules::*;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::sync::atomic::AtomicBool;

/// A player of a match.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    /// Takes the most seeds that the first lap of a turn captures.
    Beginner,
    /// The mind.
    Mind(Level),
}

/// A random legal action.
pub fn random_action(game: Game, position: &Position, chance: &mut StdRng) -> Option<Action> {
    let legal = game.legal(position);
    (!legal.is_empty()).then(|| legal[chance.random_range(0..legal.len())])
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

/// Plays a game after so many random turns; the result for South: 1, ½ or 0.
pub fn play(game: Game, players: [Player; 2], opening: usize, number: u64) -> f64 {
    // Both games of a pair have the same number halved, so the same opening.
    let mut chance = StdRng::seed_from_u64(number / 2);
    let mut history = Vec::new();
    let mut position = game.start();
    for ply in 0..2000 {
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
            _ if ply < opening => {
                random_action(game, &position, &mut chance).expect("the game is not over")
            }
            Player::Beginner => beginner(game, &position, &mut chance),
            Player::Mind(level) => {
                let seed = number ^ 0x5eed;
                let question = Question { game, history: &history, position, level, seed };
                choose(&question, &AtomicBool::new(false)).expect("the game is not over").action
            }
        };
        history.push(position);
        position = game.sow(&position, action, &mut ()).expect("legal sowings end");
    }
    0.5
}

/// A score between 0 and 1, and half the width of its 95 % confidence interval.
#[derive(Clone, Copy, Debug)]
pub struct Score {
    pub mean: f64,
    pub error: f64,
}

/// Pairs of games from the same opening with swapped seats; the score of the first player.
pub fn pairs(game: Game, first: Player, second: Player, opening: usize, pairs: u64) -> Score {
    let results = (0..pairs).map(|pair| {
        let as_south = play(game, [first, second], opening, 2 * pair);
        let as_north = 1.0 - play(game, [second, first], opening, 2 * pair + 1);
        f64::midpoint(as_south, as_north)
    });
    let results: Vec<f64> = results.collect();
    let mean = results.iter().sum::<f64>() / pairs as f64;
    let squares: f64 = results.iter().map(|result| (result - mean).powi(2)).sum();
    let error = 1.96 * (squares / (pairs as f64 - 1.0) / pairs as f64).sqrt();
    println!("{game:?}: {first:?} against {second:?}, {pairs} pairs: {mean:.3} ± {error:.3}");
    Score { mean, error }
}
