//! The search below its root: alpha-beta in the form of negamax, with principal variation windows.

use super::eval::evaluate;
use super::search::{MOST_PLIES, Search, evaluate_for};
use super::table::{Bound, Known, hash, pack};
use super::value::WIN;
use crate::rules::{Action, Actions, Endless, Outcome, Position, REPETITIONS, Rules};
use arrayvec::ArrayVec;

/// With so many turns to search and more, actions are ordered by where they lead.
const LOOK_BEFORE: i32 = 2;

/// Actions in the order of search, some already sown.
type Ordered = ArrayVec<(Action, Option<Position>), 32>;

/// The node of the search that is looked at.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// Turns still to search.
    pub depth: i32,
    /// Actions from the root.
    pub ply: usize,
    /// Turns from the root.
    pub turns: i32,
    /// Extensions still allowed.
    pub extensions: u8,
}

impl Search<'_> {
    /// The value of the node after an action, for the side that acted.
    pub(super) fn child(
        &mut self,
        position: &Position,
        next: &Position,
        node: Node,
        alpha: i32,
        beta: i32,
        narrow: bool,
    ) -> Option<i32> {
        let same_side = next.side() == position.side();
        let below = Node {
            depth: if same_side { node.depth } else { node.depth - 1 },
            ply: node.ply + 1,
            turns: if same_side { node.turns } else { node.turns + 1 },
            extensions: node.extensions,
        };
        let mut look = |alpha: i32, beta: i32| {
            if same_side {
                self.search(next, below, alpha, beta)
            } else {
                self.search(next, below, -beta, -alpha).map(|value| -value)
            }
        };
        if narrow {
            let value = look(alpha, alpha + 1)?;
            if value <= alpha || value >= beta {
                return Some(value);
            }
        }
        look(alpha, beta)
    }

    /// The value for the side to move; `None` if a pick is waited for and none ever ends.
    fn search(
        &mut self,
        position: &Position,
        node: Node,
        mut alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        self.lines[node.ply].clear();
        let waits = position.pending().is_some();
        let candidates = self.game.candidates(position);
        if candidates.is_empty() {
            return Some(self.ended(position, node.turns));
        }
        if node.ply + 1 >= MOST_PLIES {
            return Some(evaluate(self.game, position));
        }
        if node.depth <= 0 && !waits {
            return Some(evaluate(self.game, position));
        }
        let key = hash(position);
        if self.repeats(key) {
            return Some(0);
        }
        let mut node = node;
        if !self.plain && candidates.len() == 1 && !waits && node.extensions > 0 {
            node.extensions -= 1;
            node.depth += 1;
        }
        let known = self.table.get(key, node.turns);
        if let Some(known) = known
            && beta - alpha == 1
            && if self.plain { known.depth == node.depth } else { known.depth >= node.depth }
        {
            let settles = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => known.value >= beta,
                Bound::AtMost => known.value <= alpha,
            };
            if settles {
                return Some(known.value);
            }
        }
        let asked = alpha;
        let mut best: Option<(i32, Action)> = None;
        self.path.push(key);
        let first = known.map(|known| known.best).filter(|best| candidates.contains(best));
        let mut queue: Ordered = first.map(|action| (action, None)).into_iter().collect();
        let mut ranked = false;
        loop {
            if queue.is_empty() && !ranked {
                ranked = true;
                queue = self.ordered(position, &candidates, first, node);
            }
            let Some((action, next)) = queue.pop() else { break };
            let next = match next {
                Some(next) => next,
                None => match self.sow(position, action) {
                    Ok(next) => next,
                    Err(Endless) => continue,
                },
            };
            let value = self.child(position, &next, node, alpha, beta, best.is_some());
            if self.halted {
                break;
            }
            let Some(value) = value else { continue };
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, action));
            }
            if value > alpha {
                alpha = value;
                let (line, below) = self.lines.split_at_mut(node.ply + 1);
                line[node.ply].clear();
                line[node.ply].push(action);
                line[node.ply].extend_from_slice(&below[0]);
            }
            if value >= beta {
                self.refuted(position, action, node);
                break;
            }
        }
        self.path.pop();
        if self.halted {
            return Some(0);
        }
        let Some((value, action)) = best else {
            // Sowings that never end are illegal, and who has no other has lost.
            return if waits { None } else { Some(node.turns - WIN) };
        };
        let bound = match value {
            _ if value >= beta => Bound::AtLeast,
            _ if value <= asked => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.table.put(key, node.turns, Known { depth: node.depth, value, bound, best: action });
        Some(value)
    }

    /// The value of a position in which the game is over.
    fn ended(&self, position: &Position, turns: i32) -> i32 {
        match self.game.outcome(position).and_then(Outcome::winner) {
            Some(winner) if winner == position.side() => WIN - turns,
            Some(_) => turns - WIN,
            None => 0,
        }
    }

    /// Whether a position stood here before in the line that is looked at, or twice in the match:
    /// going round once more changes nothing, and the third time is a draw.
    fn repeats(&self, key: u64) -> bool {
        let (before, line) = self.path.split_at(self.root);
        line.contains(&key)
            || before.iter().filter(|&&other| other == key).count() + 1 >= REPETITIONS
    }

    /// The candidates but for the one looked at first, the most promising last; where it pays already
    /// sown.
    fn ordered(
        &mut self,
        position: &Position,
        candidates: &Actions,
        first: Option<Action>,
        node: Node,
    ) -> Ordered {
        let side = position.side().index();
        let killers = self.killers[node.ply];
        let mut ranked: ArrayVec<(i64, Action, Option<Position>), 32> = ArrayVec::new();
        for &action in candidates {
            if Some(action) == first {
                continue;
            }
            if node.depth >= LOOK_BEFORE {
                let Ok(next) = self.sow(position, action) else { continue };
                let rank = i64::from(evaluate_for(self.game, &next, position));
                ranked.push((rank, action, Some(next)));
            } else {
                let rank = match Some(action) {
                    action if action == killers[0] => i64::from(u32::MAX) + 2,
                    action if action == killers[1] => i64::from(u32::MAX) + 1,
                    _ => i64::from(self.history[side][usize::from(pack(action))]),
                };
                ranked.push((rank, action, None));
            }
        }
        ranked.sort_by_key(|&(rank, ..)| rank);
        ranked.into_iter().map(|(_, action, next)| (action, next)).collect()
    }

    /// Remembers an action that refuted the opponent's last.
    fn refuted(&mut self, position: &Position, action: Action, node: Node) {
        let killers = &mut self.killers[node.ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let depth = node.depth.clamp(1, 64) as u32;
        let side = position.side().index();
        let history = &mut self.history[side][usize::from(pack(action))];
        *history = history.saturating_add(depth * depth);
    }
}
