//! What is advised, and the reasons for it.

mod audit;
mod cases;
mod facts;

use mbili::engine::advice::{Advice, Asked, advise};
use mbili::engine::solve::{Judge, Limits};
use mbili::rules::*;
use std::sync::atomic::AtomicBool;

static NEVER: AtomicBool = AtomicBool::new(false);

/// Bytes of a table, as many as the screen gives.
const MEMORY: usize = 16 << 20;

/// So many positions are looked at for a hint on the screen.
const NODES: u64 = 200_000;

fn limits(nodes: u64) -> Limits<'static> {
    Limits { nodes, stop: &NEVER }
}

/// What is advised by a judge that knows nothing yet.
fn advice(game: Game, history: &[Position], position: Position, nodes: u64) -> Option<Advice> {
    let asked = Asked { game, history, position };
    advise(&asked, &mut Judge::new(game, MEMORY), &limits(nodes))
}
