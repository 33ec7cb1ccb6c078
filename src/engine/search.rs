//! The search: iterative deepening, alpha-beta in the form of negamax, principal variation windows.

use super::eval::evaluate;
use super::table::{Bound, Known, PACKED_ACTIONS, Table, hash, pack};
use super::value::{WIN, is_forced};
use crate::rules::{Action, Actions, Endless, Event, Game, Outcome, Position, Rules, Sink};
use arrayvec::ArrayVec;
use std::sync::atomic::{AtomicBool, Ordering};

/// Actions from the root, picks included, beyond which nothing is looked at.
const MOST_PLIES: usize = 120;

/// A turn of which there is no other costs no depth, so many times in a line.
const MOST_EXTENSIONS: u8 = 8;

/// A sowing counts as one node more for each so many laps: a node is a measure of time.
const LAPS_A_NODE: u64 = 64;

/// With so many turns to search and more, actions are ordered by where they lead.
const LOOK_BEFORE: i32 = 2;

/// Actions in the order of search, some already sown.
type Ordered = ArrayVec<(Action, Option<Position>), 32>;

/// Beyond every value.
const INFINITE: i32 = WIN + 1;

/// A root action and what the search thinks of it.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub action: Action,
    pub next: Position,
    /// Exact if within the margin of the best, else no less than the truth.
    pub value: i32,
    /// From `action` on.
    pub line: Vec<Action>,
}

/// How far to search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Nodes at most.
    pub nodes: u64,
    /// Turns at most.
    pub depth: i32,
    /// Root actions worth up to so many points less than the best get their exact value.
    pub margin: i32,
}

/// What a search found.
pub(super) struct Found {
    /// The best first.
    pub moves: Vec<RootMove>,
    /// Turns searched in full; 0 if there was no time even for one.
    pub depth: i32,
    /// See [`Answer::nodes`](super::Answer::nodes).
    pub nodes: u64,
}

/// Counts the laps of a sowing.
struct Laps(u64);

impl Sink for Laps {
    #[inline(always)]
    fn event(&mut self, event: Event) {
        if let Event::LapEnded { .. } = event {
            self.0 += 1;
        }
    }
}

/// The node of the search that is looked at.
#[derive(Clone, Copy)]
struct Node {
    /// Turns still to search.
    depth: i32,
    /// Actions from the root.
    ply: usize,
    /// Turns from the root.
    turns: i32,
    /// Extensions still allowed.
    extensions: u8,
}

pub(super) struct Search<'a> {
    game: Game,
    stop: &'a AtomicBool,
    limit: u64,
    nodes: u64,
    /// Set by the stop flag and the node limit; what is then returned means nothing.
    halted: bool,
    table: Table,
    /// Hashes of the positions of the match, then of those from the root to here.
    path: Vec<u64>,
    root: usize,
    killers: [[Option<Action>; 2]; MOST_PLIES],
    history: [[u32; PACKED_ACTIONS]; 2],
    lines: Vec<Vec<Action>>,
    extend: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(game: Game, before: &[Position], stop: &'a AtomicBool, nodes: u64) -> Self {
        Search {
            game,
            stop,
            limit: nodes,
            nodes: 0,
            halted: false,
            table: Table::for_nodes(nodes),
            path: before.iter().map(hash).collect(),
            root: before.len(),
            killers: [[None; 2]; MOST_PLIES],
            history: [[0; PACKED_ACTIONS]; 2],
            lines: vec![Vec::new(); MOST_PLIES + 1],
            extend: true,
        }
    }

    /// Searches the legal actions of a position, deeper and deeper. Of equal ones the first wins.
    pub(super) fn run(mut self, position: &Position, legal: &[Action], limits: Limits) -> Found {
        self.path.push(hash(position));
        let mut moves = Vec::with_capacity(legal.len());
        for &action in legal {
            if let Ok(next) = self.sow(position, action) {
                let value = evaluate_for(self.game, &next, position);
                moves.push(RootMove { action, next, value, line: vec![action] });
            }
        }
        moves.sort_by_key(|root_move| -root_move.value);
        let mut depth = 0;
        while depth < limits.depth && !self.halted {
            let mut trial = moves.clone();
            let complete = self.iterate(position, &mut trial, depth + 1, limits.margin);
            if complete {
                depth += 1;
            }
            // Of an iteration that was cut short, a new best is better informed than the old one, if
            // all stand on the same ground: the old best came first and has its new value.
            if complete || (limits.margin == 0 && trial[0].action != moves[0].action) {
                moves = trial;
            }
            let best = moves[0].value;
            if complete && is_forced(best) && WIN - best.abs() <= depth {
                break;
            }
        }
        Found { moves, depth, nodes: self.nodes }
    }

    /// Searches every root move so deep, and sorts them; false if it was halted before the end.
    fn iterate(
        &mut self,
        position: &Position,
        moves: &mut Vec<RootMove>,
        depth: i32,
        margin: i32,
    ) -> bool {
        let mut best = -INFINITE;
        let mut searched = 0;
        for root_move in moves.iter_mut() {
            let floor = (best - margin).max(-INFINITE);
            let node = Node { depth, ply: 0, turns: 0, extensions: MOST_EXTENSIONS };
            let value = self.child(position, &root_move.next, node, floor, INFINITE, searched > 0);
            if self.halted {
                break;
            }
            searched += 1;
            let Some(value) = value else { continue };
            root_move.value = value;
            if value > floor {
                root_move.line.truncate(1);
                root_move.line.extend_from_slice(&self.lines[1]);
            }
            best = best.max(value);
        }
        let complete = searched == moves.len();
        // Stable, so that among equals the earlier one stays ahead. Those that were not reached stay
        // behind those that were.
        let rest = moves.split_off(searched);
        moves.sort_by_key(|root_move| -root_move.value);
        moves.extend(rest);
        complete
    }

    /// The value of the node after an action, for the side that acted.
    fn child(
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
        if self.extend && candidates.len() == 1 && !waits && node.extensions > 0 {
            node.extensions -= 1;
            node.depth += 1;
        }
        let known = self.table.get(key, node.turns);
        if let Some(known) = known
            && beta - alpha == 1
            && known.depth >= node.depth
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
            return if waits { None } else { Some(self.ended(position, node.turns)) };
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
        line.contains(&key) || before.iter().filter(|&&other| other == key).count() >= 2
    }

    fn sow(&mut self, position: &Position, action: Action) -> Result<Position, Endless> {
        let mut laps = Laps(0);
        let next = self.game.sow(position, action, &mut laps);
        self.nodes += 1 + laps.0 / LAPS_A_NODE;
        if self.nodes >= self.limit || self.stop.load(Ordering::Relaxed) {
            self.halted = true;
        }
        next
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

/// What `next` is worth to the side to move in `position`.
fn evaluate_for(game: Game, next: &Position, position: &Position) -> i32 {
    let value = evaluate(game, next);
    if next.side() == position.side() { value } else { -value }
}
