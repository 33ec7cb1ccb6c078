//! The truth: against known values, against a solver that looks at everything, and against itself.

mod consistent;
mod known;
mod limits;
mod naive;
pub mod strategy;

use mbili::engine::solve::{Limits, MEMORY, Solver};
use mbili::rules::*;
use std::sync::atomic::AtomicBool;

static NEVER: AtomicBool = AtomicBool::new(false);

/// Enough for all that is asked here.
const ENOUGH: Limits<'static> = Limits { nodes: 50_000_000, stop: &NEVER };

/// The house rules, with the names that output has for them.
const RULES: [(KichwaRule, &str); 3] = [
    (KichwaRule::Sustain, "sustain"),
    (KichwaRule::Choose, "choose"),
    (KichwaRule::ChooseFirst, "first"),
];

fn solver(rule: KichwaRule) -> Solver {
    Solver::new(rule, MEMORY)
}
