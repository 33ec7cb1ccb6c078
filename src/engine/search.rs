//! The search at its root: iterative deepening, and when to stop.

use super::eval::evaluate;
use super::table::{PACKED_ACTIONS, Table, hash};
use super::tree::Node;
use super::value::{WIN, is_forced};
use crate::rules::{Action, Endless, Event, Game, Position, Rules, Sink};
use std::sync::atomic::{AtomicBool, Ordering};

/// Actions from the root, picks included, beyond which nothing is looked at.
pub(super) const MOST_PLIES: usize = 120;

/// A turn of which there is no other costs no depth, so many times in a line.
const MOST_EXTENSIONS: u8 = 8;

/// A sowing counts as one node more for each so many laps: a node is a measure of time.
const LAPS_A_NODE: u64 = 64;

/// Beyond every value.
const INFINITE: i32 = WIN + 1;

/// A root action and what the search thinks of it.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub action: Action,
    pub next: Position,
    /// Exact if within the margin of the best; else no less than the truth.
    pub value: i32,
    /// From `action` on.
    pub line: Vec<Action>,
}

/// How far to search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
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

/// What one search knows while it runs.
pub(super) struct Search<'a> {
    pub(super) game: Game,
    stop: &'a AtomicBool,
    limit: u64,
    nodes: u64,
    /// Set by the stop flag and the node limit; what is then returned means nothing.
    pub(super) halted: bool,
    pub(super) table: Table,
    /// Hashes of the positions of the match, then of those from the root to here.
    pub(super) path: Vec<u64>,
    /// Where in `path` the root stands.
    pub(super) root: usize,
    /// At each ply the two actions that refuted there last.
    pub(super) killers: [[Option<Action>; 2]; MOST_PLIES],
    /// How much each side's actions refuted so far.
    pub(super) history: [[u32; PACKED_ACTIONS]; 2],
    /// The best play found from each ply of the line that is looked at.
    pub(super) lines: Vec<Vec<Action>>,
    /// Whether all of a depth is searched to that depth and no more, for comparison with a plain search.
    pub(super) plain: bool,
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
            plain: false,
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
            let complete = self.iterate(position, &mut trial, depth + 1, limits);
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
        limits: Limits,
    ) -> bool {
        let mut best = -INFINITE;
        let mut searched = 0;
        for root_move in moves.iter_mut() {
            let floor = (best - limits.margin).max(-INFINITE);
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

    /// Plays a candidate, and counts it.
    pub(super) fn sow(&mut self, position: &Position, action: Action) -> Result<Position, Endless> {
        let mut laps = Laps(0);
        let next = self.game.sow(position, action, &mut laps);
        self.nodes += 1 + laps.0 / LAPS_A_NODE;
        if self.nodes >= self.limit || self.stop.load(Ordering::Relaxed) {
            self.halted = true;
        }
        next
    }
}

/// What `next` is worth to the side to move in `position`.
pub(super) fn evaluate_for(game: Game, next: &Position, position: &Position) -> i32 {
    let value = evaluate(game, next);
    if next.side() == position.side() { value } else { -value }
}
