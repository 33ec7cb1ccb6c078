//! A position is worth the best of what its turns lead to, where each position is solved by a search of its own that
//! knows nothing of the others.
//!
//! `MBILI_PROOF_TURNS` sets of how many first turns every position is compared with its successors, and
//! `MBILI_PROOF_POSITIONS` how many sampled positions are solved; `MBILI_PROOF_SEED` is the seed of these.
//! `scripts/prove truth-consistent` and `scripts/prove truth-sampled` take many.

use super::{ENOUGH, RULES, solver};
use crate::setting;
use mbili::engine::packed::{Bao, Core, End};
use mbili::engine::sample::Sampler;
use mbili::engine::solve::{Limits, Solver, Truth};
use mbili::rules::*;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// The positions after one turn, in their canonical form; `None` for a win on the spot. Picks are followed.
fn successors(rule: KichwaRule, board: &Bao) -> Vec<Option<Bao>> {
    let core = Core::best();
    let mut open: Vec<_> = core.starts(board).map(|start| core.play(rule, board, start)).collect();
    let mut after = Vec::new();
    while let Some(played) = open.pop() {
        match played {
            Err(Endless) => {}
            Ok(played) => match played.end {
                End::Asks(pick) => {
                    open.extend(Kichwa::BOTH.map(|k| core.enter(rule, &played.board, pick, k)));
                }
                End::FrontRowEmptied { .. } => after.push(None),
                End::EmptyPit => after.push(Some(played.board.canonical().0)),
            },
        }
    }
    after
}

/// What searches cost: times, and positions looked at. A busy machine makes times longer, and nothing else.
#[derive(Default)]
struct Costs {
    times: Vec<Duration>,
    positions: Vec<u64>,
}

impl Costs {
    /// Takes the cost of a search that knows of nothing else.
    fn of<T>(&mut self, solver: &mut Solver, search: impl FnOnce(&mut Solver) -> T) -> T {
        solver.forget();
        let (begun, before) = (Instant::now(), solver.nodes());
        let answer = search(solver);
        self.times.push(begun.elapsed());
        self.positions.push(solver.nodes() - before);
        answer
    }

    /// "half within …, 99 % within …, all within …".
    fn in_words(&mut self) -> String {
        self.times.sort_unstable();
        self.positions.sort_unstable();
        let last = self.times.len() - 1;
        let time = |share: usize| self.times[last * share / 1000].as_secs_f64() * 1e3;
        let positions = |share: usize| self.positions[last * share / 1000];
        format!(
            "half within {:.3} ms and {} positions, 90 % {:.2} ms and {}, 99 % {:.1} ms and {}, all {:.0} ms and {}",
            time(500),
            positions(500),
            time(900),
            positions(900),
            time(990),
            positions(990),
            time(1000),
            positions(1000)
        )
    }
}

#[test]
fn truth_is_the_best_of_the_successors() {
    let turns = setting("MBILI_PROOF_TURNS", 3);
    for (rule, name) in RULES {
        // With `choose` as many positions come in fewer turns.
        let turns =
            if rule == KichwaRule::Sustain { turns } else { turns.saturating_sub(1).max(1) };
        let mut layer = BTreeSet::from([Bao::START.canonical().0]);
        let mut all = layer.clone();
        for _ in 0..turns {
            layer = layer.iter().flat_map(|board| successors(rule, board)).flatten().collect();
            all.extend(&layer);
        }
        let mut solver = solver(rule);
        let mut truths: BTreeMap<Bao, Truth> = BTreeMap::new();
        let mut costs = Costs::default();
        let mut truth = |board: &Bao| {
            *truths.entry(*board).or_insert_with(|| {
                costs.of(&mut solver, |s| s.truth(board, None, &ENOUGH)).expect("solved")
            })
        };
        let mut compared = 0;
        for board in &all {
            let after = successors(rule, board);
            let worth = after.iter().map(|next| match next {
                None => Truth::Win,
                Some(next) => truth(next).reversed(),
            });
            // Who has no turn has lost.
            let best = worth.max().unwrap_or(Truth::Loss);
            assert_eq!(truth(board), best, "{name}: {board:?}");
            compared += 1;
        }
        println!(
            "kujifunza {name}: seed 0: {compared} positions of the first {turns} turns are worth the best of \
             their successors; {} searches of their own, {}",
            costs.times.len(),
            costs.in_words()
        );
    }
}

/// The boards at which turns begin among so many positions as are drawn by this seed.
fn sampled(rule: KichwaRule, seed: u64, count: u64) -> impl Iterator<Item = Bao> {
    let positions = Sampler::new(Game::Kujifunza(rule), seed);
    let boards = positions.filter_map(|position| match Bao::pack(&position) {
        Some((board, None)) => Some(board),
        _ => None,
    });
    boards.take(count as usize)
}

#[test]
fn sampled_positions_are_solved_in_time() {
    let count = setting("MBILI_PROOF_POSITIONS", 300);
    let seed = setting("MBILI_PROOF_SEED", 1);
    for (rule, name) in RULES {
        let mut solver = solver(rule);
        let mut costs = Costs::default();
        let mut seen = [0; 3];
        let mut unsolved = 0;
        for board in sampled(rule, seed, count) {
            match costs.of(&mut solver, |s| s.truth(&board, None, &ENOUGH)) {
                Some(truth) => seen[truth as usize] += 1,
                None => unsolved += 1,
            }
        }
        println!(
            "kujifunza {name}: seed {seed}: {} sampled positions, {unsolved} unsolved, {} lost and {} won for the \
             mover; {}",
            costs.times.len(),
            seen[0],
            seen[2],
            costs.in_words()
        );
        assert_eq!(unsolved, 0, "{name}");
        // Times are for the proof to tell; a machine with much else to do may be slow.
        assert!(costs.times[costs.times.len() / 2] < Duration::from_millis(100), "{name}");
    }
}

#[test]
fn lengths_of_sampled_positions_are_found_in_time() {
    let count = setting("MBILI_PROOF_POSITIONS", 60);
    let seed = setting("MBILI_PROOF_SEED", 1);
    // About a second.
    let limits = Limits { nodes: 3_000_000, ..ENOUGH };
    for (rule, name) in RULES {
        let mut solver = solver(rule);
        let mut costs = Costs::default();
        let (mut found, mut longest) = (0, 0);
        for board in sampled(rule, seed, count) {
            let length = costs.of(&mut solver, |s| s.length(&board, None, &limits));
            found += usize::from(length.is_some());
            longest = longest.max(length.unwrap_or(0));
        }
        let second = costs.times.iter().filter(|&&time| time <= Duration::from_secs(1)).count();
        println!(
            "kujifunza {name}: seed {seed}: {found} lengths of {} sampled positions found, at most {longest} turns; \
             {second} searches within a second; {}",
            costs.times.len(),
            costs.in_words()
        );
        assert!(found * 10 >= costs.times.len() * 9, "{name}: {found} of {}", costs.times.len());
    }
}

#[test]
fn lengths_follow_from_those_of_the_successors() {
    for (rule, name) in RULES {
        let mut solver = solver(rule);
        let limits = Limits { nodes: 30_000, ..ENOUGH };
        let mut compared = 0;
        for board in sampled(rule, 5, u64::MAX) {
            solver.forget();
            let Some(length) = solver.length(&board, None, &limits) else { continue };
            let truth = solver.truth(&board, None, &limits).expect("its length is known");
            let mut of_wins = Vec::new();
            let mut of_losses = Vec::new();
            let mut all_known = true;
            for next in successors(rule, &board) {
                let Some(next) = next else {
                    of_wins.push(1);
                    continue;
                };
                match (solver.truth(&next, None, &limits), solver.length(&next, None, &limits)) {
                    (Some(Truth::Loss), Some(turns)) => of_wins.push(turns + 1),
                    (Some(Truth::Win), Some(turns)) => of_losses.push(turns + 1),
                    _ => all_known = false,
                }
            }
            if all_known {
                let expected = match truth {
                    Truth::Win => of_wins.iter().min().copied(),
                    _ => Some(of_losses.iter().max().copied().unwrap_or(0)),
                };
                assert_eq!(Some(length), expected, "{name}: {board:?}");
                compared += 1;
            }
            if compared == 100 {
                break;
            }
        }
    }
}
