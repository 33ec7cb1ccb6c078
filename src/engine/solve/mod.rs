//! The truth: what a position is worth if both players play as well as can be, proven and not estimated.
//!
//! [`Judge`] answers for positions of the rules, and [`Strategy`] is what to play against everything.
//! [`DjenonSolver`] answers for Djenon-aboure, by score, and [`Solver`] for Kujifunza. This one searches by proof
//! numbers (`search`), in a table whose keys are the positions themselves (`table`), and compares the positions of a
//! line as they are, so that no chance of two hashes being the same stands between a claim and its proof. A claim
//! is made only when it is proven; a search that reaches its [`Limits`] has no answer.
//!
//! A solver works on one thread: two were tried and did not help enough (docs/truth.md).
//!
//! # Repetition
//!
//! The third time that a position stands is a draw. Who can win at all can do so without that: in the set of positions
//! from which a side can force the end, each has a least number of turns, the winner can make it smaller with every
//! turn, and so no position comes twice. Hence a position has a value of its own, whatever stood before; only a
//! position that stood twice already in the very match may be worth less to the winner than it says. Going round
//! cannot help an attacker, so a search asks for one attacker at a time and decides against it whatever stands for
//! the second time in the line from the root, also with the seats exchanged or mirrored: on the way of a winner that
//! goes ever nearer to the end, none of these can stand again.
//!
//! Such a decision holds for that line only. In another line the same position need not be a repetition, and a table
//! that kept it would mix up histories. So every decision carries a mark, `in_this_line`:
//!
//! - that the attacker *wins* never rests on a repetition, for these are decided against it; it holds in every line;
//! - that it *does not win* is marked if a repetition was needed for it, and the mark is handed on. What is marked is
//!   used where it was found and never stored. Without a mark the proof ends in games that are over everywhere:
//!   the defender *wins*, in every line.
//!
//! In the root itself there is no line before, so that a marked decision there is the truth as well: the attacker
//! cannot win. Then the other side is asked as the attacker. If neither can win, the position is a draw; none was
//! ever seen in play.
//!
//! A sowing that never ends is illegal, and who has no other has lost, exactly as in the rules: the packed engine
//! decides that, and is held equal to them. The limit of 2,000 turns is not thought of.
//!
//! ```
//! use mbili::engine::packed::Bao;
//! use mbili::engine::solve::{Limits, MEMORY, Solver, Truth};
//! use mbili::rules::KichwaRule;
//! use std::sync::atomic::AtomicBool;
//!
//! let stop = AtomicBool::new(false);
//! let limits = Limits { nodes: 100_000, stop: &stop };
//! let mut solver = Solver::new(KichwaRule::Sustain, MEMORY);
//! assert_eq!(solver.truth(&Bao::START, None, &limits), Some(Truth::Win));
//! ```

mod djenon;
mod judge;
mod lengths;
mod search;
mod solver;
mod strategy;
mod table;
mod truths;
mod turns;

pub use djenon::DjenonSolver;
pub use judge::{Choice, Judge, Verdict};
pub use solver::Solver;
pub use strategy::{Answer, Claim, NoStrategy, Strategy};

use std::sync::atomic::{AtomicBool, Ordering};

/// Bytes of a solver's tables, unless something else is asked for.
pub const MEMORY: usize = 64 << 20;

/// What a position is worth to the side to move if both play as well as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Truth {
    /// The opponent wins, whatever the mover plays.
    Loss,
    /// Neither can win.
    Draw,
    /// The mover wins, whatever the opponent plays.
    Win,
}

impl Truth {
    /// What it is worth to the other side.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Truth::Loss => Truth::Win,
            Truth::Draw => Truth::Draw,
            Truth::Win => Truth::Loss,
        }
    }
}

/// When a search gives up.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// After so many positions of one search. An answer may take several searches, each with the whole number. In
    /// Djenon-aboure it is one. In Kujifunza who wins ([`Judge::verdict`]) takes two, one for each side as the
    /// attacker; with the turns ([`Judge::full_verdict`]) it takes those two, the same two once more, which find
    /// nearly all in the tables, and one for the lengths: five times the number at most.
    pub nodes: u64,
    /// As soon as this is true.
    pub stop: &'a AtomicBool,
}

/// A search gave up.
#[derive(Clone, Copy, Debug)]
struct Halt;

impl Limits<'_> {
    #[inline]
    fn check(&self, nodes: u64) -> Result<(), Halt> {
        if nodes >= self.nodes || self.stop.load(Ordering::Relaxed) { Err(Halt) } else { Ok(()) }
    }
}
