//! Many hints, each reason of each tested by other means.
//!
//! `MBILI_PROOF_HINTS` sets how many hints in all, `MBILI_PROOF_SEED` the seed of the games that the positions come
//! from; `scripts/prove hints` takes many.

use super::facts::faults;
use super::{NODES, advice};
use crate::properties::boards;
use crate::setting;
use mbili::engine::advice::{Asked, Reason};
use mbili::engine::sample::Sampler;
use mbili::rules::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;

/// The games, and of ten hints so many.
const SHARES: [(Game, &str, u64); 4] = [
    (Game::ALL[0], "kujifunza sustain", 5),
    (Game::ALL[1], "kujifunza choose", 2),
    (Game::ALL[2], "kujifunza first", 1),
    (Game::Djenon, "djenon", 2),
];

/// One hint in so many is given little to look at, so that not much of it is proven.
const HASTY: u64 = 25;

/// One hint in so many has its win confirmed by a strategy, which the rules alone check.
const DEEP: u64 = 10;

/// A position, and those before it in its match.
fn sample(game: Game, sampler: &mut Sampler, random: &mut StdRng) -> Vec<Vec<Position>> {
    if random.random_range(0..10) == 0 {
        // A board that somebody laid out, with no more seeds than there are on the table.
        let any = boards::any(game, random);
        let fits = any.total() <= 64 && game.outcome(&any).is_none();
        return if fits && game.check_start(&any).is_ok() { vec![vec![any]] } else { Vec::new() };
    }
    let (_, positions) = sampler.play();
    (0..4)
        .map(|_| positions[..=random.random_range(0..positions.len())].to_vec())
        .filter(|line| game.outcome(&line[line.len() - 1]).is_none())
        .collect()
}

/// The name of a reason without its figures.
fn kind(reason: Reason) -> String {
    format!("{reason:?}").chars().take_while(|c| c.is_alphanumeric()).collect()
}

#[test]
fn no_reason_of_any_hint_is_false() {
    let count = setting("MBILI_PROOF_HINTS", 100);
    let seed = setting("MBILI_PROOF_SEED", 1);
    let mut kinds = BTreeMap::new();
    for (game, name, share) in SHARES {
        let mut random = StdRng::seed_from_u64(seed);
        let mut sampler = Sampler::new(game, seed);
        let (mut hints, mut claims, mut said) = (0, 0, 0);
        while hints < (count * share).div_ceil(10) {
            for line in sample(game, &mut sampler, &mut random) {
                let (position, history) = line.split_last().expect("a position");
                let nodes = if hints % HASTY == 0 { 40 } else { NODES };
                let told = advice(game, history, *position, nodes).expect("the game goes on");
                let asked = Asked { game, history, position: *position };
                let faults = faults(&asked, &told, hints % DEEP == 0);
                assert!(faults.is_empty(), "{name}: {position:?}: {told:?}: {faults:?}");
                hints += 1;
                claims += u64::from(told.reasons.iter().any(|reason| reason.claims_the_outcome()));
                said += told.reasons.len();
                for &reason in &told.reasons {
                    *kinds.entry(kind(reason)).or_insert(0_u64) += 1;
                }
            }
        }
        println!(
            "hints {name}: seed {seed}: {hints} hints with {said} reasons, none false; {claims} of them tell the \
             outcome"
        );
        // Hardly anything is left open where there is time.
        assert!(claims * 10 > hints * 8, "{name}: {claims} of {hints}");
    }
    let all: Vec<String> = kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    println!("hints, all games: seed {seed}: {}", all.join(", "));
    for needed in ["WinsIn", "OnlyWinning", "WinsWith", "Captures", "Saves", "OnlyMove", "Traps"] {
        assert!(kinds.contains_key(needed), "no {needed} among {kinds:?}");
    }
}
