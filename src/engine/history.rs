//! How far into a match it matters that a judge knows no history.
//!
//! The winner of a position needs to come to no position twice, so what is proven of it holds in a match as well, as long
//! as nothing stood twice before: nothing that the winner comes to then stands for the third time. And as long as the
//! limit of a match's turns is far away.

use crate::rules::Position;
use std::collections::HashSet;

/// After so many turns of a match nothing is proven any more, since its limit of turns might come in between; no proof
/// that was ever met needed a twentieth of them.
const MOST_TURNS_BEFORE: usize = 1_000;

/// Before how many turns of a match, the first one included, what is proven holds in it too. These stood in it, the
/// first one first; those that wait for a kichwa do not count.
pub(super) fn proofs_hold<'a>(stood: impl IntoIterator<Item = &'a Position>) -> usize {
    let mut seen = HashSet::new();
    let key = |at: &Position| (at.pits().to_vec(), at.won(), at.side());
    let turns = stood.into_iter().filter(|at| at.pending().is_none());
    let alone = turns.take_while(|at| seen.len() < MOST_TURNS_BEFORE && seen.insert(key(at)));
    alone.count() + 1
}

/// Whether what is proven of a position holds in a match in which these stood before.
pub(super) fn holds_with(before: &[Position]) -> bool {
    let turns = before.iter().filter(|at| at.pending().is_none()).count();
    turns < proofs_hold(before)
}
