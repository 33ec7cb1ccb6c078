//! Positions from games, drawn by a seed: what levels are measured on, hints audited and exercises taken from.
//!
//! [`Sampler`] yields positions of games that are played in one of the [`Manner`]s. [`Critical`] is a position in which
//! it matters what is played: one action wins and another loses, proven. The same seed draws the same positions on
//! every machine.
//!
//! ```
//! use mbili::engine::sample::{Critical, Sampler};
//! use mbili::engine::solve::{Judge, Limits};
//! use mbili::rules::{Game, KichwaRule, Rules};
//! use std::sync::atomic::AtomicBool;
//!
//! let game = Game::Kujifunza(KichwaRule::Sustain);
//! let stop = AtomicBool::new(false);
//! let limits = Limits { nodes: 20_000, stop: &stop };
//! let mut judge = Judge::new(game, 1 << 20);
//! let mut sampler = Sampler::new(game, 1);
//! let critical = sampler.find_map(|position| Critical::of(&mut judge, &position, &limits)).expect("there are many");
//! assert!(!critical.right.is_empty() && !critical.wrong.is_empty());
//! ```

use super::solve::{Judge, Limits, Verdict};
use crate::rules::{Action, Game, Position, Rules};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

/// How a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// At random.
    Random,
    /// Each action with an even chance well, else at random.
    Half,
    /// Nearly every action well. Who has lost plays what is hardest to see through.
    Well,
    /// As that; and what is drawn of it are its last turns, when the front rows are nearly lost.
    NearlyLost,
}

impl Manner {
    /// All of them.
    pub const ALL: [Manner; 4] = [Manner::Random, Manner::Half, Manner::Well, Manner::NearlyLost];

    /// How often an action is a good one.
    const fn skill(self) -> f64 {
        match self {
            Manner::Random => 0.0,
            Manner::Half => 0.5,
            Manner::Well | Manner::NearlyLost => 0.9,
        }
    }
}

/// What a good player finds out within so many positions it plays by.
const INSIGHT: u64 = 500;

/// A game is given up after so many actions.
const MOST_ACTIONS: usize = 300;

/// So many positions are drawn of each game, or fewer of a short one.
const OF_EACH_GAME: usize = 4;

/// So many of the last positions count as nearly lost.
const LAST: usize = 8;

/// Bytes of the players' tables.
const MEMORY: usize = 4 << 20;

static NEVER: AtomicBool = AtomicBool::new(false);

/// Draws positions of a game, one after the other without end.
pub struct Sampler {
    game: Game,
    random: StdRng,
    /// What the players know; forgotten after each game, so that games do not hang on each other.
    judge: Judge,
    drawn: Vec<Position>,
}

impl Sampler {
    /// The positions of this seed.
    #[must_use]
    pub fn new(game: Game, seed: u64) -> Self {
        let random = StdRng::seed_from_u64(seed);
        Sampler { game, random, judge: Judge::new(game, MEMORY), drawn: Vec::new() }
    }

    /// All positions of one more game, the last one too, and how it was played. Positions that wait for a pick of a
    /// kichwa are among them.
    pub fn play(&mut self) -> (Manner, Vec<Position>) {
        let manner = Manner::ALL[self.random.random_range(0..Manner::ALL.len())];
        self.judge.forget();
        let mut positions = vec![self.game.start()];
        while positions.len() <= MOST_ACTIONS {
            let Some(next) = self.turn(manner, &positions[positions.len() - 1]) else { break };
            positions.push(next);
        }
        (manner, positions)
    }

    fn turn(&mut self, manner: Manner, position: &Position) -> Option<Position> {
        let legal = self.game.legal(position);
        let sown = legal.iter().filter_map(|&a| self.game.sow(position, a, &mut ()).ok());
        let next: Vec<Position> = sown.collect();
        if next.is_empty() {
            return None;
        }
        let mut chosen = self.random.random_range(0..next.len());
        if self.random.random_bool(manner.skill()) {
            let limits = Limits { nodes: INSIGHT, stop: &NEVER };
            let mut unknown = None;
            // Of what is as good, any: games would soon be alike if it were the first.
            for step in 0..next.len() {
                let at = (chosen + step) % next.len();
                match self.judge.verdict(&next[at], &limits) {
                    Some(Verdict { winner, .. }) if winner == Some(position.side()) => {
                        return Some(next[at]);
                    }
                    None => unknown = unknown.or(Some(at)),
                    Some(_) => {}
                }
            }
            chosen = unknown.unwrap_or(chosen);
        }
        Some(next[chosen])
    }

    /// A position after some random actions, from which a match can begin that is not like every other.
    pub fn opening(&mut self) -> Position {
        loop {
            let actions = self.random.random_range(2..=8);
            let mut position = self.game.start();
            for _ in 0..actions {
                position = self.turn(Manner::Random, &position).unwrap_or(position);
            }
            if position.pending().is_none() && !self.game.legal(&position).is_empty() {
                return position;
            }
        }
    }
}

impl Iterator for Sampler {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        while self.drawn.is_empty() {
            let (manner, mut positions) = self.play();
            positions.retain(|position| !self.game.legal(position).is_empty());
            let first =
                if manner == Manner::NearlyLost { positions.len().saturating_sub(LAST) } else { 0 };
            let from = &positions[first..];
            for _ in 0..from.len().min(OF_EACH_GAME) {
                self.drawn.push(from[self.random.random_range(0..from.len())]);
            }
        }
        self.drawn.pop()
    }
}

/// A position in which one action wins and another loses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Critical {
    /// Where the decision is.
    pub position: Position,
    /// The actions after which the side to move wins if both then play as well as can be.
    pub right: Vec<Action>,
    /// All other legal actions: after them it does not.
    pub wrong: Vec<Action>,
}

impl Critical {
    /// The position as a critical one; `None` if it is none, or if what one of its actions is worth was not proven
    /// within the limits.
    pub fn of(judge: &mut Judge, position: &Position, limits: &Limits) -> Option<Self> {
        let game = judge.game();
        let legal = game.legal(position);
        if legal.len() < 2 {
            return None;
        }
        let (mut right, mut wrong) = (Vec::new(), Vec::new());
        let mut loses = false;
        for action in legal {
            let next = game.sow(position, action, &mut ()).ok()?;
            match judge.verdict(&next, limits)?.winner {
                Some(winner) if winner == position.side() => right.push(action),
                other => {
                    loses |= other.is_some();
                    wrong.push(action);
                }
            }
        }
        (loses && !right.is_empty()).then_some(Critical { position: *position, right, wrong })
    }
}

/// What every action of a critical position is worth is proven within so many positions each.
const PROOF: u64 = 300_000;

/// So many positions are judged with one judge; then it begins anew, or its tables would grow and grow.
const OF_ONE_JUDGE: u64 = 200;

/// Draws critical positions, no one twice.
pub struct Criticals {
    sampler: Sampler,
    judge: Judge,
    seen: HashSet<Position>,
    looked_at: u64,
}

impl Criticals {
    /// Those of this seed.
    #[must_use]
    pub fn new(game: Game, seed: u64) -> Self {
        let judge = Judge::new(game, 4 * MEMORY);
        Criticals { sampler: Sampler::new(game, seed), judge, seen: HashSet::new(), looked_at: 0 }
    }

    /// How many distinct positions were looked at so far.
    #[must_use]
    pub const fn looked_at(&self) -> u64 {
        self.looked_at
    }
}

impl Iterator for Criticals {
    type Item = Critical;

    fn next(&mut self) -> Option<Critical> {
        loop {
            let position = self.sampler.next()?;
            if !self.seen.insert(position) {
                continue;
            }
            self.looked_at += 1;
            if self.looked_at.is_multiple_of(OF_ONE_JUDGE) {
                self.judge.forget();
            }
            let limits = Limits { nodes: PROOF, stop: &NEVER };
            if let Some(critical) = Critical::of(&mut self.judge, &position, &limits) {
                return Some(critical);
            }
        }
    }
}
