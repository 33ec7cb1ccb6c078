//! How well the levels play where it matters: the share of critical positions in which they play an action that wins.
//!
//! `MBILI_PROOF_POSITIONS` sets how many positions, and `MBILI_PROOF_SEED` the seed. `scripts/prove levels-calibrated`
//! and `scripts/prove bingwa` take many.

use super::ask;
use crate::setting;
use mbili::engine::Level;
use mbili::engine::calibration::{Calibration, band};
use mbili::engine::sample::{Criticals, Sampler};
use mbili::engine::solve::{Judge, Limits, MEMORY, Verdict};
use mbili::rules::*;
use std::sync::atomic::AtomicBool;

static NEVER: AtomicBool = AtomicBool::new(false);

#[test]
fn every_level_plays_its_share_right() {
    let count = setting("MBILI_PROOF_POSITIONS", 250);
    let seed = setting("MBILI_PROOF_SEED", 1);
    for game in Game::ALL {
        let criticals: Vec<_> = Criticals::new(game, seed).take(count as usize).collect();
        for level in Level::ALL {
            let found = Calibration::of(game, level, &criticals, seed);
            println!(
                "{game:?}, {}: seed {seed}: {:.1} % of {count} critical positions, for {:.0}",
                level.name(),
                100.0 * found.share(),
                100.0 * band(level)
            );
            // Two points, and what chance adds to a sample of this size.
            let chance = if count < 5_000 { 1.96 * found.error() } else { 0.0 };
            let off = (found.share() - band(level)).abs();
            assert!(off <= 0.02 + chance, "{game:?} {level:?}: {:.3}", found.share());
        }
    }
}

#[test]
fn bingwa_makes_no_error_where_it_matters() {
    let count = setting("MBILI_PROOF_POSITIONS", 150);
    let seed = setting("MBILI_PROOF_SEED", 2);
    for game in Game::ALL {
        let mut wrong = 0;
        let mut criticals = Criticals::new(game, seed);
        for critical in criticals.by_ref().take(count as usize) {
            let answer = ask(game, &critical.position, Level::Bingwa, seed).expect("an action");
            if !critical.right.contains(&answer.action) {
                println!("{game:?}: seed {seed}: wrong in {:?}", critical.position);
                wrong += 1;
            }
        }
        println!(
            "{game:?}, bingwa: seed {seed}: {wrong} errors in {count} critical positions among {}",
            criticals.looked_at()
        );
        assert_eq!(wrong, 0, "{game:?}");
    }
}

/// The share of the opponent's replies after which `side` has more than `best` says; `None` if one is unknown.
fn wrong_replies(
    judge: &mut Judge,
    side: Side,
    next: &Position,
    best: Option<Side>,
) -> Option<f64> {
    let game = judge.game();
    let limits = Limits { nodes: 200_000, stop: &NEVER };
    let rank = |winner: Option<Side>| match winner {
        Some(winner) if winner == side => 2,
        None => 1,
        Some(_) => 0,
    };
    let legal = game.legal(next);
    let mut shares = Vec::new();
    for action in &legal {
        let after = game.sow(next, *action, &mut ()).expect("legal sowings end");
        shares.push(if next.side() == side {
            wrong_replies(judge, side, &after, best)?
        } else {
            let Verdict { winner, .. } = judge.verdict(&after, &limits)?;
            f64::from(u8::from(rank(winner) > rank(best)))
        });
    }
    if next.side() == side {
        return shares.into_iter().reduce(f64::max);
    }
    Some(shares.iter().sum::<f64>() / shares.len().max(1) as f64)
}

/// Where every action loses, it plays one after which most replies go wrong.
#[test]
fn bingwa_that_stands_lost_makes_it_hard() {
    let limits = Limits { nodes: 200_000, stop: &NEVER };
    for game in Game::ALL {
        let mut judge = Judge::new(game, MEMORY);
        let (mut compared, mut played, mut most, mut mean) = (0, 0.0, 0.0, 0.0);
        for position in Sampler::new(game, 8).take(2_000) {
            let side = position.side();
            let legal = game.legal(&position);
            let verdict = judge.verdict(&position, &limits);
            let lost = verdict.is_some_and(|verdict| verdict.winner == Some(side.other()));
            if legal.len() < 2 || !lost {
                continue;
            }
            let shares: Option<Vec<f64>> = legal
                .iter()
                .map(|&action| {
                    let next = game.sow(&position, action, &mut ()).expect("legal sowings end");
                    wrong_replies(&mut judge, side, &next, Some(side.other()))
                })
                .collect();
            let Some(shares) = shares else { continue };
            let answer = ask(game, &position, Level::Bingwa, 1).expect("an action");
            let at = legal.iter().position(|&action| action == answer.action).expect("legal");
            played += shares[at];
            most += shares.iter().copied().fold(0.0, f64::max);
            mean += shares.iter().sum::<f64>() / shares.len() as f64;
            compared += 1;
            if compared == 40 {
                break;
            }
        }
        let [played, most, mean] =
            [played, most, mean].map(|sum| 100.0 * sum / f64::from(compared));
        println!(
            "{game:?}, bingwa where it stands lost: {compared} positions; of the replies {played:.1} % go wrong, after \
             the best action {most:.1} %, after any {mean:.1} %"
        );
        assert!(compared >= 10, "{game:?}: {compared}");
        // What it does not know within its positions it counts a quarter, so it may be a little off at times.
        assert!(played >= 0.95 * most && played > mean, "{game:?}");
    }
}
