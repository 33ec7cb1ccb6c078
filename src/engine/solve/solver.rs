//! Solves positions of Kujifunza.

use super::lengths::{Length, Lengths};
use super::search::{Found, Known, Numbers, Search};
use super::table::{Key, Table};
use super::truths::Truths;
use super::turns::Turns;
use super::{Halt, Limits, Truth};
use crate::engine::packed::{Bao, Core, Pick};
use crate::rules::KichwaRule;

/// Solves positions of Kujifunza with one house rule, and remembers what it found out.
pub struct Solver {
    turns: Turns,
    truths: Table<Known>,
    lengths: Table<Length>,
    nodes: u64,
}

impl Solver {
    /// With two tables, for truths and for lengths, of at most so many bytes each. They begin small, and grow.
    #[must_use]
    pub fn new(rule: KichwaRule, bytes: usize) -> Self {
        Solver::with_core(Core::best(), rule, bytes)
    }

    /// The same in a way to work of one's choice.
    #[must_use]
    pub fn with_core(core: Core, rule: KichwaRule, bytes: usize) -> Self {
        Solver {
            turns: Turns::new(core, rule),
            truths: Table::new(bytes, Known { numbers: Numbers { win: 1, loss: 1 }, turns: 0 }),
            lengths: Table::new(bytes, Length::UNKNOWN),
            nodes: 0,
        }
    }

    /// Positions looked at since the solver was made.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets all that was found out.
    pub fn forget(&mut self) {
        self.turns.clear();
        self.truths.clear();
        self.lengths.clear();
    }

    /// What a position is worth to its mover, proven; `None` if that was not found out within the limits. It may wait
    /// for a pick of its mover.
    pub fn truth(&mut self, board: &Bao, pick: Option<Pick>, limits: &Limits) -> Option<Truth> {
        self.proof(board, pick, limits).ok().flatten().map(|(truth, _)| truth)
    }

    /// Within how many turns the proof of a win or loss ends the game; the shortest way may be shorter.
    pub(super) fn proven_within(
        &mut self,
        board: &Bao,
        pick: Option<Pick>,
        limits: &Limits,
    ) -> Option<u16> {
        self.proof(board, pick, limits).ok().flatten().map(|(_, turns)| turns)
    }

    /// In how many turns of both players the winner wins if the loser holds out as long as can be, proven; 0 if the
    /// game is over. `None` if that was not found out within the limits, or if nobody wins.
    pub fn length(&mut self, board: &Bao, pick: Option<Pick>, limits: &Limits) -> Option<u16> {
        self.exact_length(board, pick, limits).ok().flatten()
    }

    /// The truth, and within how many turns its proof ends the game.
    fn proof(
        &mut self,
        board: &Bao,
        pick: Option<Pick>,
        limits: &Limits,
    ) -> Result<Option<(Truth, u16)>, Halt> {
        if let (None, Some(truth)) = (pick, over(self.turns.core, board)) {
            return Ok(Some((truth, 0)));
        }
        let (mover, cut) = self.search(board, pick, limits, true)?;
        let Known { numbers, turns } = mover.known;
        match (numbers.win == 0, mover.in_this_line) {
            (true, _) => return Ok(Some((Truth::Win, turns))),
            // Nothing that counts against the attacker only was needed: the other wins.
            (false, false) => return Ok(Some((Truth::Loss, turns))),
            (false, true) => {}
        }
        let (other, other_cut) = self.search(board, pick, limits, false)?;
        if other.known.numbers.loss == 0 {
            return Ok(Some((Truth::Loss, other.known.turns)));
        }
        Ok((!cut && !other_cut).then_some((Truth::Draw, 0)))
    }

    /// Whether one side wins; and whether a line was given up.
    fn search(
        &mut self,
        board: &Bao,
        pick: Option<Pick>,
        limits: &Limits,
        mover_attacks: bool,
    ) -> Result<(Found, bool), Halt> {
        let asked = Truths::new(&mut self.truths, mover_attacks);
        let mut search = Search::new(&mut self.turns, limits, asked);
        let found = in_form(board, pick, |key| search.root(key, pick));
        self.nodes += search.nodes;
        Ok((found?, search.asked.cut))
    }

    fn exact_length(
        &mut self,
        board: &Bao,
        pick: Option<Pick>,
        limits: &Limits,
    ) -> Result<Option<u16>, Halt> {
        let Some((truth, within)) = self.proof(board, pick, limits)? else { return Ok(None) };
        let mover_attacks = match truth {
            Truth::Win => true,
            Truth::Loss => false,
            Truth::Draw => return Ok(None),
        };
        let mut limits = *limits;
        // Who wins does so with the last of an odd number of turns.
        let lengths = (u16::from(mover_attacks)..within).step_by(2);
        for most in lengths {
            let asked = Lengths {
                truths: &self.truths,
                table: &mut self.lengths,
                most: usize::from(most),
                mover_attacks,
            };
            let mut search = Search::new(&mut self.turns, &limits, asked);
            let found = in_form(board, pick, |key| search.root(key, pick));
            self.nodes += search.nodes;
            limits.nodes = limits.nodes.saturating_sub(search.nodes);
            let Numbers { win, loss } = found?.known.numbers;
            if if mover_attacks { win == 0 } else { loss == 0 } {
                return Ok(Some(most));
            }
        }
        Ok(Some(within))
    }
}

/// Calls with the form in which a position is remembered. Where a pick is waited for, left and right are not the same.
fn in_form<T>(board: &Bao, pick: Option<Pick>, then: impl FnOnce(Key) -> T) -> T {
    let board = if pick.is_some() { *board } else { board.canonical().0 };
    then((&board, board.hash()))
}

/// What a position is worth that is over at first sight.
fn over(core: Core, board: &Bao) -> Option<Truth> {
    if !board.own_front_is_empty() && board.other_front_is_empty() {
        return Some(Truth::Win);
    }
    core.starts(board).is_empty().then_some(Truth::Loss)
}
