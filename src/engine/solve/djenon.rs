//! Solves positions of Djenon-aboure: what each side has in the end.
//!
//! What has been won is won, so what a position is worth hangs on its pits alone: how many of the seeds in them the
//! mover still gets. If `g` is that, and `t` the seeds in the pits, a turn that captures `c` leaves `t - c`, of which
//! the opponent gets its own `g'`: the mover gets `c + (t - c - g') = t - g'`, whatever `c` is.
//!
//! The search is alpha-beta with windows of one seed, first about a guess and then toward the answer (MTD(f), Plaat
//! 1996), with all bounds in a table.

use super::table::Table;
use super::{Halt, Limits};
use crate::engine::packed::{Core, Djenon};

/// The mover gets at least and at most so many of the seeds in the pits.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    least: u8,
    most: u8,
    /// The pit that is tried first: the best so far, or none.
    best: u8,
}

const NO_PIT: u8 = 255;

/// What a search found: the mover gets so many. Beyond the window it is a bound.
#[derive(Clone, Copy)]
struct Gets {
    seeds: u8,
    /// Whether it was needed for this that a position stands again in the line, or that a side has sowings without
    /// end only. There is no score then, and so no proof.
    unclear: bool,
}

/// Solves positions of Djenon-aboure, and remembers what it found out.
pub struct DjenonSolver {
    core: Core,
    table: Table<Bounds, Djenon>,
    nodes: u64,
    line: Vec<Djenon>,
}

impl DjenonSolver {
    /// With a table of at most so many bytes.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let nothing = Bounds { least: 0, most: u8::MAX, best: NO_PIT };
        DjenonSolver {
            core: Core::best(),
            table: Table::new(bytes, nothing),
            nodes: 0,
            line: Vec::new(),
        }
    }

    /// Positions looked at since the solver was made.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets all that was found out.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// What the mover and the other have in the end if both play as well as can be, proven. `None` if that was not
    /// found out within the limits, or if the game need not come to a score: because it goes round in a circle, or a
    /// side has sowings without end only.
    pub fn score(&mut self, board: &Djenon, limits: &Limits) -> Option<[u8; 2]> {
        let until = Limits { nodes: self.nodes.saturating_add(limits.nodes), stop: limits.stop };
        let pits = board.without_won();
        let all: u8 = pits.pits().iter().sum();
        let (mut least, mut most) = (0, all);
        // An even share is the first guess.
        let mut guess = all / 2;
        while least < most {
            let beta = guess.max(least + 1);
            self.line.clear();
            let gets = self.search(&pits, beta, &until).ok()?;
            if gets.unclear {
                return None;
            }
            guess = gets.seeds;
            if guess < beta {
                most = guess;
            } else {
                least = guess;
            }
        }
        let [own, other] = board.won();
        Some([own + least, other + all - least])
    }

    /// Whether the mover gets `beta` or more; what is found beyond is a bound.
    fn search(&mut self, board: &Djenon, beta: u8, limits: &Limits) -> Result<Gets, Halt> {
        if board.is_over() {
            return Ok(Gets { seeds: board.score()[0], unclear: false });
        }
        let all: u8 = board.pits().iter().sum();
        let clear = |seeds| Ok(Gets { seeds, unclear: false });
        let key = (board, board.hash());
        let mut bounds =
            self.table.get(key).unwrap_or(Bounds { least: 0, most: all, best: NO_PIT });
        if bounds.least >= beta {
            return clear(bounds.least);
        }
        if bounds.most < beta {
            return clear(bounds.most);
        }
        if self.line.iter().rev().skip(1).step_by(2).any(|before| before == board) {
            return Ok(Gets { seeds: all / 2, unclear: true });
        }
        limits.check(self.nodes)?;
        let before = self.nodes;
        self.nodes += 1;
        self.line.push(*board);
        let gets = self.best_turn(board, all, beta, &mut bounds.best, limits);
        self.line.pop();
        let gets = gets?;
        if !gets.unclear {
            if gets.seeds >= beta {
                bounds.least = bounds.least.max(gets.seeds);
            } else {
                bounds.most = bounds.most.min(gets.seeds);
            }
            self.table.put(key, bounds, self.nodes - before);
        }
        Ok(gets)
    }

    fn best_turn(
        &mut self,
        board: &Djenon,
        all: u8,
        beta: u8,
        first: &mut u8,
        limits: &Limits,
    ) -> Result<Gets, Halt> {
        // The mover gets `beta` where the opponent gets no more than `all - beta`.
        debug_assert!((1..=all).contains(&beta), "{beta} of {all} is no question");
        let other_beta = all - beta + 1;
        let starts = self.core.djenon_starts(board);
        if starts.is_empty() {
            let gets = self.search(&board.swapped(), other_beta, limits)?;
            return Ok(Gets { seeds: all - gets.seeds, ..gets });
        }
        let mut turns: [(u8, u8, Djenon); 6] = [(0, 0, *board); 6];
        let mut count = 0;
        for pit in starts {
            if let Ok(played) = self.core.djenon_play(board, pit) {
                let rank = if pit == *first { u8::MAX } else { played.captured };
                turns[count] = (rank, pit, played.board.without_won());
                count += 1;
            }
        }
        let turns = &mut turns[..count];
        turns.sort_unstable_by_key(|&(rank, pit, _)| (std::cmp::Reverse(rank), pit));
        let mut best = Gets { seeds: 0, unclear: turns.is_empty() };
        for (_, pit, next) in turns {
            let gets = self.search(next, other_beta, limits)?;
            let seeds = all - gets.seeds;
            if seeds >= beta {
                *first = *pit;
                return Ok(Gets { seeds, unclear: gets.unclear });
            }
            best.unclear |= gets.unclear;
            if seeds > best.seeds {
                (best.seeds, *first) = (seeds, *pit);
            }
        }
        Ok(best)
    }
}
