//! The pie rule from the computer's seat: whether to take over the seat of whoever began, and how to begin when the
//! other may.
//!
//! Every first turn leads to a position that is won for one side, or nearly every one in Djenon-aboure, so whoever
//! decides second can always be on the better side, if only they see which it is. A level that sees it takes that
//! side; and where it has to begin it plays what is hardest to see through. The levels differ in how often they see
//! it: the weakest never does, the strongest always. Whoever does not see it goes by appearance: by what the board looks
//! like, or its own search makes of it, if it looks ahead; and begins with what it always begins with.

use super::eval::evaluate;
use super::solve::{Judge, Limits};
use super::{Level, Question, choose, complete_turns};
use crate::rules::{Action, Game, Position};
use rand::{Rng, RngExt, SeedableRng, rngs::StdRng};
use std::sync::atomic::AtomicBool;

/// Bytes of the tables with which a level finds out what is true.
const MEMORY: usize = 1 << 20;

/// After so many positions it does not know.
const NODES: u64 = 50_000;

/// Whether this level takes over the seat of whoever began. Asked is the position after the first turn, in which it
/// would be to move if it stayed.
#[must_use]
pub fn swaps(question: &Question, stop: &AtomicBool) -> bool {
    let Question { game, position, .. } = *question;
    let stays = position.side();
    if sees(question.level, &mut chance(question)) {
        let limits = Limits { nodes: NODES, stop };
        if let Some(verdict) = Judge::new(game, MEMORY).verdict(&position, &limits) {
            return verdict.winner.is_some_and(|winner| winner != stays);
        }
    }
    // Who sees no answers, and only part of a turn, would take every turn of its own for a gain.
    if question.level.sight(game).laps.is_some() {
        return evaluate(game, &position) < 0;
    }
    choose(question, stop).is_some_and(|answer| answer.value.points() < 0)
}

/// What this level begins with, where the other may take over its seat; `None` only if the game is over. Asked are
/// the start position and those in which the first turn waits for a kichwa.
#[must_use]
pub fn begins(question: &Question, stop: &AtomicBool) -> Option<Action> {
    let mut chance = chance(question);
    if sees(question.level, &mut chance) {
        let game = question.game;
        let mut turns = complete_turns(game, &question.position);
        turns.sort_by_cached_key(|turn| std::cmp::Reverse(hardness(game, &turn.after, stop)));
        // Always the same would soon be known.
        let hard = turns.len().div_ceil(4);
        if hard > 0 {
            return turns[chance.random_range(0..hard)].actions.first().copied();
        }
    }
    choose(question, stop).map(|answer| answer.action)
}

/// How hard it is to see who wins: in Djenon-aboure the nearer to a draw, elsewhere the more positions a proof has to
/// look at.
fn hardness(game: Game, position: &Position, stop: &AtomicBool) -> u64 {
    let limits = Limits { nodes: NODES, stop };
    let mut judge = Judge::new(game, MEMORY);
    match judge.verdict(position, &limits).and_then(|verdict| verdict.score) {
        Some([south, north]) => u64::from(u8::MAX - south.abs_diff(north)),
        None => judge.nodes(),
    }
}

/// Whether a level sees the truth this time.
fn sees(level: Level, chance: &mut impl Rng) -> bool {
    let above = Level::ALL.iter().position(|&other| other == level).unwrap_or(0);
    let share = above as f64 / (Level::ALL.len() - 1) as f64;
    chance.random::<f64>() < share
}

/// The same question has the same answer; whether to change seats is another one than what to play.
fn chance(question: &Question) -> StdRng {
    StdRng::seed_from_u64(question.seed.rotate_left(17) ^ 0x0070_6965)
}
