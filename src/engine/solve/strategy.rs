//! Winning strategies: what to play in every position that the opponent can bring about.

use super::{Judge, Limits};
use crate::engine::turns::{CompleteTurn, turns_told};
use crate::rules::{Action, Outcome, Position, Rules, Side};
use std::collections::HashMap;

/// What a strategy claims for its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// To win.
    Win,
    /// To have at least so many seeds in the end, in Djenon-aboure.
    AtLeast(u8),
}

/// What the strategy plays in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The turn: a start, and each pick of a kichwa on the way.
    pub turn: Vec<Action>,
    /// Within how many turns the game ends, this one included.
    pub turns: u32,
}

/// Why there is no strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoStrategy {
    /// The claim is not proven: it is wrong, or a limit was reached.
    NotProven,
    /// The game is over.
    Over,
}

/// A strategy for one side.
#[derive(Clone, Debug)]
pub struct Strategy {
    /// Whose it is.
    pub side: Side,
    /// What it reaches.
    pub claim: Claim,
    /// What it plays, by position, with that side to move.
    pub answers: HashMap<Position, Answer>,
}

/// Positions looked at for each turn of the strategy's owner, before more are spent.
const EFFORTS: [u64; 3] = [300, 3_000, 30_000];

/// A complete turn and the position after it.
type Turn = CompleteTurn<()>;

impl Strategy {
    /// Makes the strategy for a side from a position on.
    ///
    /// # Errors
    /// [`NoStrategy`]; each question to the judge has these limits.
    pub fn find(
        judge: &mut Judge,
        start: &Position,
        side: Side,
        claim: Claim,
        limits: &Limits,
    ) -> Result<Self, NoStrategy> {
        if judge.game().outcome(start).is_some() {
            return Err(NoStrategy::Over);
        }
        let strategy = Strategy { side, claim, answers: HashMap::new() };
        let mut search = Finder { judge, limits, strategy, open: Vec::new() };
        if start.side() == side {
            search.answer(start)?;
        } else {
            search.replies(start)?;
        }
        Ok(search.strategy)
    }
}

struct Finder<'a> {
    judge: &'a mut Judge,
    limits: &'a Limits<'a>,
    strategy: Strategy,
    /// Positions whose answer is being worked out: coming back to them would be going round in a circle.
    open: Vec<Position>,
}

impl Finder<'_> {
    /// Finds what to play; within how many turns the game then ends.
    fn answer(&mut self, position: &Position) -> Result<u32, NoStrategy> {
        if let Some(answer) = self.strategy.answers.get(position) {
            return Ok(answer.turns);
        }
        if self.open.contains(position) {
            return Err(NoStrategy::NotProven);
        }
        self.open.push(*position);
        let mut found = Err(NoStrategy::NotProven);
        // One turn is enough, so the first to be proven with little work will do.
        'efforts: for nodes in EFFORTS.into_iter().chain([u64::MAX]) {
            let limits = Limits { nodes: nodes.min(self.limits.nodes), ..*self.limits };
            for Turn { actions: turn, after: next, .. } in self.promising(position, &limits) {
                if let Ok(turns) = self.replies(&next) {
                    let turns = turns + 1;
                    self.strategy.answers.insert(*position, Answer { turn, turns });
                    found = Ok(turns);
                    break 'efforts;
                }
            }
        }
        self.open.pop();
        found
    }

    /// Answers every turn of the opponent; within how many turns the game ends.
    fn replies(&mut self, position: &Position) -> Result<u32, NoStrategy> {
        let game = self.judge.game();
        if let Some(outcome) = game.outcome(position) {
            return if self.fulfils(outcome) { Ok(0) } else { Err(NoStrategy::NotProven) };
        }
        let mut most = 0;
        for Turn { after: next, .. } in turns_told(game, position) {
            let turns = match game.outcome(&next) {
                Some(outcome) if self.fulfils(outcome) => 0,
                Some(_) => return Err(NoStrategy::NotProven),
                None => self.answer(&next)?,
            };
            most = most.max(turns + 1);
        }
        Ok(most)
    }

    /// The turns that are proven within these limits to keep the claim, the shortest proof first.
    fn promising(&mut self, position: &Position, limits: &Limits) -> Vec<Turn> {
        let game = self.judge.game();
        let mut turns = Vec::new();
        for (number, turn) in turns_told::<()>(game, position).into_iter().enumerate() {
            let next = turn.after;
            let length = match game.outcome(&next) {
                Some(outcome) => self.fulfils(outcome).then_some(0),
                None => self.length(&next, limits),
            };
            // One that ends the game need not be compared.
            if length == Some(0) {
                return vec![turn];
            }
            turns.extend(length.map(|length| (length, number, turn)));
        }
        turns.sort_by_key(|&(length, number, ..)| (length, number));
        turns.into_iter().map(|(.., turn)| turn).collect()
    }

    /// Within how many turns the judge's proof ends a game that keeps the claim; `None` if it does not keep it.
    fn length(&mut self, position: &Position, limits: &Limits) -> Option<u16> {
        let verdict = self.judge.proof(position, limits)?;
        let side = self.strategy.side;
        let keeps = match (self.strategy.claim, verdict.score) {
            (Claim::Win, _) => verdict.winner == Some(side),
            (Claim::AtLeast(seeds), Some(score)) => score[side.index()] >= seeds,
            (Claim::AtLeast(_), None) => false,
        };
        keeps.then_some(verdict.turns.unwrap_or(1))
    }

    /// Whether a game that ended like this keeps the claim.
    fn fulfils(&self, outcome: Outcome) -> bool {
        let side = self.strategy.side;
        match (self.strategy.claim, outcome.score()) {
            (Claim::AtLeast(seeds), Some(score)) => score[side.index()] >= seeds,
            (Claim::Win, _) | (Claim::AtLeast(_), None) => outcome.winner() == Some(side),
        }
    }
}
