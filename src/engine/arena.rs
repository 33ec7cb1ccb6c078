//! Matches between players that need no table: how strong a level is, only games tell.
//!
//! ```
//! use mbili::engine::Level;
//! use mbili::engine::arena::{Player, Tally};
//! use mbili::rules::{Game, KichwaRule};
//!
//! let game = Game::Kujifunza(KichwaRule::Sustain);
//! let players = [Player::Level(Level::Mzoefu), Player::Level(Level::Mwanafunzi)];
//! let tally = Tally::of(game, players, 10, 1);
//! assert_eq!(tally.games(), 20);
//! assert!(tally.mean() > 0.5);
//! ```

use super::glance::first_capture;
use super::sample::Sampler;
use super::{Level, Question, choose};
use crate::rules::{Action, Game, MOST_TURNS, Position, REPETITIONS, Rules, Side};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;
use std::fmt;
use std::sync::atomic::AtomicBool;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Any legal action.
    Random,
    /// Takes the most seeds that the first lap of a turn captures; of what is equal, any.
    Beginner,
    /// A level of the mind.
    Level(Level),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Player::Random => "random",
            Player::Beginner => "beginner",
            Player::Level(level) => level.name(),
        })
    }
}

impl Player {
    /// What it plays; `None` if the game is over. The positions before count as in [`Question::history`].
    #[must_use]
    pub fn choose(
        self,
        game: Game,
        history: &[Position],
        position: &Position,
        seed: u64,
    ) -> Option<Action> {
        let mut random = StdRng::seed_from_u64(seed ^ history.len() as u64);
        let legal = game.legal(position);
        match self {
            Player::Level(level) => {
                let question = Question { game, history, position: *position, level, seed };
                choose(&question, &AtomicBool::new(false)).map(|answer| answer.action)
            }
            Player::Random if legal.is_empty() => None,
            Player::Random => Some(legal[random.random_range(0..legal.len())]),
            Player::Beginner => {
                let looks = legal.into_iter().map(|action| {
                    (first_capture(game, position, action), random.random::<u32>(), action)
                });
                looks.max_by_key(|&(captured, lot, _)| (captured, lot)).map(|(.., action)| action)
            }
        }
    }
}

/// A game is a draw after so many actions: as many as a match may have turns.
const MOST_ACTIONS: usize = MOST_TURNS;

/// Plays a game from an opening, South's player first: the result for South, 1, ½ or 0, and what was played.
#[must_use]
pub fn play(game: Game, opening: &Position, players: [Player; 2], seed: u64) -> (f64, Vec<Action>) {
    let (mut history, mut actions) = (Vec::new(), Vec::new());
    let mut position = *opening;
    while actions.len() < MOST_ACTIONS {
        if let Some(outcome) = game.outcome(&position) {
            return match outcome.winner() {
                Some(Side::South) => (1.0, actions),
                Some(Side::North) => (0.0, actions),
                None => (0.5, actions),
            };
        }
        let before = history.iter().filter(|&&before| before == position).count();
        let drawn = before + 1 >= REPETITIONS;
        let player = players[position.side().index()];
        let action = player.choose(game, &history, &position, seed);
        let next = action.and_then(|action| game.sow(&position, action, &mut ()).ok());
        let (false, Some(action), Some(next)) = (drawn, action, next) else { break };
        history.push(position);
        actions.push(action);
        position = next;
    }
    (0.5, actions)
}

/// The score of one player against another over pairs of games.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Of each pair: the mean of its two results.
    pairs: Vec<f64>,
    distinct: usize,
}

impl Tally {
    /// Plays pairs of games, each pair from an opening of its own at random and with swapped seats.
    #[must_use]
    pub fn of(game: Game, players: [Player; 2], pairs: u64, seed: u64) -> Self {
        let mut sampler = Sampler::new(game, seed);
        Tally::from_openings(game, players, (0..pairs).map(|_| sampler.opening()), seed)
    }

    /// The same from given openings.
    #[must_use]
    pub fn from_openings(
        game: Game,
        [first, second]: [Player; 2],
        openings: impl IntoIterator<Item = Position>,
        seed: u64,
    ) -> Self {
        let mut tally = Tally::default();
        let mut games = HashSet::new();
        for (opening, pair) in openings.into_iter().zip(0..) {
            let seed = (seed << 32) + 2 * pair;
            let (as_south, actions) = play(game, &opening, [first, second], seed);
            games.insert((opening, actions));
            let (other, actions) = play(game, &opening, [second, first], seed + 1);
            games.insert((opening, actions));
            tally.pairs.push(f64::midpoint(as_south, 1.0 - other));
        }
        tally.distinct = games.len();
        tally
    }

    /// How many games there were.
    #[must_use]
    pub const fn games(&self) -> usize {
        2 * self.pairs.len()
    }

    /// How many of them were like no other.
    #[must_use]
    pub const fn distinct(&self) -> usize {
        self.distinct
    }

    /// What the first player scored, between 0 and 1.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.pairs.iter().sum::<f64>() / self.pairs.len().max(1) as f64
    }

    /// Half the width of the 95 % confidence interval of the mean. The pair is what is counted: its two games hang
    /// together, pairs do not.
    #[must_use]
    pub fn error(&self) -> f64 {
        let (mean, number) = (self.mean(), self.pairs.len() as f64);
        let squares: f64 = self.pairs.iter().map(|result| (result - mean).powi(2)).sum();
        1.96 * (squares / (number - 1.0).max(1.0) / number.max(1.0)).sqrt()
    }

    /// The lower end of the interval.
    #[must_use]
    pub fn at_least(&self) -> f64 {
        self.mean() - self.error()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [mean, error, at_least] =
            [self.mean(), self.error(), self.at_least()].map(|x| 100.0 * x);
        let (games, distinct) = (self.games(), self.distinct);
        write!(
            f,
            "{mean:.1} % ± {error:.1}, at least {at_least:.1} %; {games} games, {distinct} distinct"
        )
    }
}
