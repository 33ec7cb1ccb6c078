//! The truth about positions of the rules, whatever the game.

use super::{DjenonSolver, Limits, Solver, Truth};
use crate::engine::packed::{Bao, Djenon, Pick};
use crate::rules::{Action, Game, Position, Rules, Side};

/// What a position is worth, proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who wins if both sides play as well as can be; `None` if neither.
    pub winner: Option<Side>,
    /// What South and North have in the end, in a game that counts it.
    pub score: Option<[u8; 2]>,
    /// In how many turns of both players the game ends, if that is known too.
    pub turns: Option<u16>,
}

/// An action, and what it leads to.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// A legal action.
    pub action: Action,
    /// The position after it.
    pub next: Position,
    /// What that is worth, counted from before the action; `None` if it is unknown.
    pub verdict: Option<Verdict>,
}

enum Solvers {
    Kujifunza(Box<Solver>),
    Djenon(Box<DjenonSolver>),
}

/// Judges positions of one game, and remembers what it found out.
pub struct Judge {
    game: Game,
    solvers: Solvers,
}

impl Judge {
    /// With tables of at most so many bytes each.
    #[must_use]
    pub fn new(game: Game, bytes: usize) -> Self {
        let solvers = match game {
            Game::Kujifunza(rule) => Solvers::Kujifunza(Box::new(Solver::new(rule, bytes))),
            Game::Djenon => Solvers::Djenon(Box::new(DjenonSolver::new(bytes))),
        };
        Judge { game, solvers }
    }

    /// The game with its house rule.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// Forgets all that was found out, so that the next answer hangs on nothing that was asked before.
    pub fn forget(&mut self) {
        match &mut self.solvers {
            Solvers::Kujifunza(solver) => solver.forget(),
            Solvers::Djenon(solver) => solver.forget(),
        }
    }

    /// Positions looked at since the judge was made.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        match &self.solvers {
            Solvers::Kujifunza(solver) => solver.nodes(),
            Solvers::Djenon(solver) => solver.nodes(),
        }
    }

    /// What a position is worth; `None` if that was not found out within the limits, or if the position is of another
    /// game. The turns are left out.
    pub fn verdict(&mut self, position: &Position, limits: &Limits) -> Option<Verdict> {
        let side = position.side();
        match &mut self.solvers {
            Solvers::Kujifunza(solver) => {
                let (board, pick) = Bao::pack(position)?;
                let winner = match solver.truth(&board, pick, limits)? {
                    Truth::Win => Some(side),
                    Truth::Draw => None,
                    Truth::Loss => Some(side.other()),
                };
                Some(Verdict { winner, score: None, turns: None })
            }
            Solvers::Djenon(solver) => {
                let [own, other] = solver.score(&Djenon::pack(position)?, limits)?;
                let winner = match own.cmp(&other) {
                    std::cmp::Ordering::Greater => Some(side),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Less => Some(side.other()),
                };
                let score = if side == Side::South { [own, other] } else { [other, own] };
                Some(Verdict { winner, score: Some(score), turns: None })
            }
        }
    }

    /// What a position is worth, with the turns, where they are found out within the limits too. In Djenon-aboure,
    /// where a win is no end, they are not asked for.
    pub fn full_verdict(&mut self, position: &Position, limits: &Limits) -> Option<Verdict> {
        self.with_turns(position, limits, Solver::length)
    }

    /// What a position is worth, and within how many turns the proof of it ends the game; the shortest way may be
    /// shorter.
    pub(in crate::engine) fn proof(
        &mut self,
        position: &Position,
        limits: &Limits,
    ) -> Option<Verdict> {
        self.with_turns(position, limits, Solver::proven_within)
    }

    fn with_turns(
        &mut self,
        position: &Position,
        limits: &Limits,
        turns: fn(&mut Solver, &Bao, Option<Pick>, &Limits) -> Option<u16>,
    ) -> Option<Verdict> {
        let verdict = self.verdict(position, limits)?;
        let turns = match &mut self.solvers {
            Solvers::Kujifunza(solver) => {
                let (board, pick) = Bao::pack(position)?;
                turns(solver, &board, pick, limits)
            }
            Solvers::Djenon(_) => None,
        };
        Some(Verdict { turns, ..verdict })
    }

    /// What each legal action is worth, in the order of the rules.
    pub fn choices(&mut self, position: &Position, limits: &Limits) -> Vec<Choice> {
        let mut choices = Vec::new();
        for action in self.game.legal(position) {
            let Ok(next) = self.game.sow(position, action, &mut ()) else { continue };
            let mut verdict = self.full_verdict(&next, limits);
            if let Some(Verdict { turns: Some(turns), .. }) = &mut verdict
                && next.pending().is_none()
            {
                *turns += 1;
            }
            choices.push(Choice { action, next, verdict });
        }
        choices
    }

    /// How a side would play: the best of its choices first. What is unknown comes between wins and losses.
    #[must_use]
    pub fn rank(side: Side, verdict: Option<Verdict>) -> (u8, u16) {
        let Some(Verdict { winner, score, turns }) = verdict else { return (2, 0) };
        let seeds = score.map_or(0, |score| u16::from(u8::MAX - score[side.index()]));
        match winner {
            Some(winner) if winner == side => (0, seeds + turns.unwrap_or(u16::MAX / 2)),
            None => (1, 0),
            Some(_) => (3, seeds + (u16::MAX / 2 - turns.unwrap_or(0).min(u16::MAX / 2))),
        }
    }

    /// How the game goes on if both sides play as well as can be, the winner for speed and the loser for time; up to
    /// its end, or to where something is unknown.
    pub fn line(&mut self, position: &Position, limits: &Limits) -> Vec<Action> {
        let mut line = Vec::new();
        let mut at = *position;
        while self.game.outcome(&at).is_none() && line.len() < MOST_ACTIONS {
            let side = at.side();
            let choices = self.choices(&at, limits);
            let best = choices.into_iter().min_by_key(|c| Judge::rank(side, c.verdict));
            let Some(Choice { action, next, verdict: Some(_) }) = best else { break };
            line.push(action);
            at = next;
        }
        line
    }
}

/// A line is cut off after so many actions.
const MOST_ACTIONS: usize = 500;
