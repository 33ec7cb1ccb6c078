//! df-pn, depth-first proof-number search (Nagai 2002).
//!
//! Each position has two numbers: at least so many positions must still be decided to prove that its mover wins, and
//! so many that it loses. The search goes down where the least is missing, and leaves a position when its numbers have
//! grown past what makes another one better. Numbers are seen from the side to move, so both players' positions
//! are treated alike: a win needs one turn to a lost position, a loss needs all turns to be to won ones.
//!
//! What counts as won depends on what is asked: see [`Asked`].

use super::table::Key;
use super::turns::Turns;
use super::{Halt, Limits};
use crate::engine::packed::{Bao, End, Pick};

/// A number of proof that stands for "never": the position is decided the other way.
const NEVER: u32 = 1 << 30;

/// How far a position is from being decided, seen from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// Positions that must at least still be decided to prove a win; 0 if it is proven, [`NEVER`] if a loss is.
    pub win: u32,
    /// The same for a loss.
    pub loss: u32,
}

impl Numbers {
    pub const WON: Numbers = Numbers { win: 0, loss: NEVER };
    pub const LOST: Numbers = Numbers { win: NEVER, loss: 0 };

    /// Whether the position is decided, one way or the other.
    #[inline]
    pub const fn decided(self) -> bool {
        self.win == 0 || self.loss == 0
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub numbers: Numbers,
    /// Of a decided position: within how many turns the proof ends the game. The shortest way may be shorter.
    pub turns: u16,
}

/// What is known of a position at its place in the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub known: Known,
    /// Whether it holds in this line only, because a position of the line stood there once more.
    pub in_this_line: bool,
}

/// What is asked, and what is remembered of it. `depth` counts turns from the root.
pub(super) trait Asked {
    /// What is known of a position in every line. It may be `stuck`: over, because no sowing ends.
    fn known(&self, key: Key, depth: usize, stuck: bool) -> Option<Known>;

    /// Remembers that, after so many positions looked at.
    fn learn(&mut self, key: Key, depth: usize, known: Known, work: u64);

    /// The search enters a position that is not over; the answer if there is nothing to look for.
    fn enter(&mut self, _key: Key, _depth: usize) -> Option<Found> {
        None
    }

    /// The search leaves the position that it entered last and had no answer to.
    fn leave(&mut self) {}
}

/// A position after a turn, in its canonical form.
#[derive(Clone, Copy)]
struct Child {
    board: Bao,
    hash: u64,
    found: Found,
}

/// One search.
pub(super) struct Search<'a, A> {
    pub turns: &'a mut Turns,
    pub limits: &'a Limits<'a>,
    pub asked: A,
    /// Positions whose turns were looked at.
    pub nodes: u64,
    /// The children of all positions from the root down to where the search is.
    children: Vec<Child>,
}

impl<'a, A: Asked> Search<'a, A> {
    pub fn new(turns: &'a mut Turns, limits: &'a Limits<'a>, asked: A) -> Self {
        Search { turns, limits, asked, nodes: 0, children: Vec::new() }
    }

    /// Decides a position in its canonical form, or one that waits for a pick.
    ///
    /// # Errors
    /// [`Halt`] if it reached a limit before.
    pub fn root(&mut self, root: Key, pick: Option<Pick>) -> Result<Found, Halt> {
        if pick.is_none()
            && let Some(known) = self.asked.known(root, 0, true)
            && known.numbers.decided()
        {
            return Ok(Found { known, in_this_line: false });
        }
        let found = self.look(root, pick, 0, Numbers { win: NEVER, loss: NEVER })?;
        if found.known.numbers.decided() { Ok(found) } else { Err(Halt) }
    }

    /// Looks at a position until it is decided or one of its numbers reaches its limit.
    fn look(
        &mut self,
        key: Key,
        pick: Option<Pick>,
        depth: usize,
        most: Numbers,
    ) -> Result<Found, Halt> {
        self.limits.check(self.nodes)?;
        if let Some(found) = self.asked.enter(key, depth) {
            return Ok(found);
        }
        let before = self.nodes;
        self.nodes += 1;
        let first = self.children.len();
        let found = if self.expand(key.0, pick, depth, first) {
            Ok(self.conclude(first, Numbers::WON))
        } else {
            self.descend(first, depth, most)
        };
        self.asked.leave();
        let found = found?;
        self.children.truncate(first);
        if pick.is_none() && !found.in_this_line {
            self.asked.learn(key, depth, found.known, self.nodes - before);
        }
        Ok(found)
    }

    /// Appends where the turns of a position lead. True as soon as one is known to win, which is then the only one.
    fn expand(&mut self, board: &Bao, pick: Option<Pick>, depth: usize, first: usize) -> bool {
        let Search { turns, children, asked, .. } = self;
        let core = turns.core;
        turns.any(board, pick, &mut |after, end| {
            let (board, _) = after.canonical();
            let hash = board.hash();
            if children[first..].iter().any(|c| c.hash == hash && c.board == board) {
                return false;
            }
            let starts = core.starts(&board);
            let known = if matches!(end, End::FrontRowEmptied { .. }) || starts.is_empty() {
                Known { numbers: Numbers::LOST, turns: 0 }
            } else {
                let guess = || Known { numbers: estimate(&board, starts.len()), turns: 0 };
                asked.known((&board, hash), depth + 1, !starts.captures()).unwrap_or_else(guess)
            };
            let wins = known.numbers.loss == 0;
            if wins {
                children.truncate(first);
            }
            children.push(Child { board, hash, found: Found { known, in_this_line: false } });
            wins
        })
    }

    /// Goes down into the most promising child again and again.
    fn descend(&mut self, first: usize, depth: usize, most: Numbers) -> Result<Found, Halt> {
        loop {
            let Sum { numbers, best, second } = Sum::of(&self.children[first..]);
            if numbers.decided() || numbers.win >= most.win || numbers.loss >= most.loss {
                return Ok(self.conclude(first, numbers));
            }
            let Child { board, hash, found } = self.children[first + best];
            let others = numbers.loss - found.known.numbers.win;
            // Half as much again as the next best: else the search would change between the two all the time.
            let margin = second.saturating_add(1 + second / 2);
            let most = Numbers { win: (most.loss - others).min(NEVER), loss: most.win.min(margin) };
            self.children[first + best].found = self.look((&board, hash), None, depth + 1, most)?;
        }
    }

    /// What is found of a position whose numbers are these.
    fn conclude(&self, first: usize, numbers: Numbers) -> Found {
        let children = self.children[first..].iter().map(|child| child.found);
        if numbers.win == 0 {
            // One turn is enough: rather one that wins in every line, and soon.
            let lost = children.filter(|found| found.known.numbers.loss == 0);
            let best = lost.min_by_key(|found| (found.in_this_line, found.known.turns));
            let turns = best.map_or(0, |found| found.known.turns.saturating_add(1));
            let in_this_line = best.is_some_and(|found| found.in_this_line);
            return Found { known: Known { numbers: Numbers::WON, turns }, in_this_line };
        }
        if numbers.loss == 0 {
            let turns = children
                .clone()
                .map(|found| found.known.turns.saturating_add(1))
                .max()
                .unwrap_or(0);
            let in_this_line = children.clone().any(|found| found.in_this_line);
            return Found { known: Known { numbers: Numbers::LOST, turns }, in_this_line };
        }
        Found { known: Known { numbers, turns: 0 }, in_this_line: false }
    }
}

/// The numbers of a position by those of its children.
struct Sum {
    numbers: Numbers,
    /// The child to go down into: the one that is nearest to being lost for its mover.
    best: usize,
    /// How near the next one is.
    second: u32,
}

impl Sum {
    fn of(children: &[Child]) -> Self {
        let (mut win, mut second, mut best, mut loss) = (NEVER, NEVER, 0, 0_u32);
        for (index, child) in children.iter().enumerate() {
            let numbers = child.found.known.numbers;
            // Positions that can be reached in several ways are counted as often, so that sums may grow without bound.
            loss = loss.saturating_add(numbers.win).min(NEVER - 1);
            if numbers.loss < win {
                (win, second, best) = (numbers.loss, win, index);
            } else {
                second = second.min(numbers.loss);
            }
        }
        let numbers = if win == 0 { Numbers::WON } else { Numbers { win, loss } };
        Sum { numbers, best, second }
    }
}

/// First numbers of a position with so many starts. A loss needs an answer to each of them; and the more seeds a front
/// row holds, the farther is its owner from losing it. The weights are those that needed the fewest positions.
#[inline]
fn estimate(board: &Bao, starts: usize) -> Numbers {
    let front = |ring: &[u8; 16]| ring[..8].iter().map(|&seeds| u32::from(seeds)).sum::<u32>();
    let (own, other) = (front(board.own()), front(board.other()));
    Numbers { win: 1 + other * other / 128, loss: starts as u32 * (1 + own / 2) }
}
