//! Positions that are drawn by a seed.

use super::positions::random_action;
use mbili::engine::sample::{Critical, Manner, Sampler};
use mbili::engine::solve::{Judge, Limits, MEMORY};
use mbili::rules::*;
use rand::{SeedableRng, rngs::StdRng};
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

static NEVER: AtomicBool = AtomicBool::new(false);

#[test]
fn a_seed_draws_the_same_positions_each_time_and_another_seed_others() {
    for game in Game::ALL {
        let drawn = |seed| Sampler::new(game, seed).take(40).collect::<Vec<_>>();
        assert_eq!(drawn(1), drawn(1), "{game:?}");
        assert_ne!(drawn(1), drawn(2), "{game:?}");
    }
}

#[test]
fn games_are_played_by_the_rules_and_in_every_manner() {
    for game in Game::ALL {
        let mut sampler = Sampler::new(game, 3);
        let mut manners = HashSet::new();
        for _ in 0..20 {
            let (manner, positions) = sampler.play();
            manners.insert(manner);
            assert_eq!(positions[0], game.start());
            for pair in positions.windows(2) {
                let legal = game.legal(&pair[0]);
                let mut next = legal.iter().map(|&action| game.sow(&pair[0], action, &mut ()));
                assert!(next.any(|next| next == Ok(pair[1])), "{game:?}: {:?}", pair[0]);
            }
        }
        assert_eq!(manners.len(), Manner::ALL.len(), "{game:?}");
    }
}

#[test]
fn what_is_drawn_is_to_be_played() {
    for game in Game::ALL {
        let drawn: Vec<Position> = Sampler::new(game, 4).take(60).collect();
        assert!(drawn.iter().all(|position| !game.legal(position).is_empty()), "{game:?}");
        let distinct: HashSet<&Position> = drawn.iter().collect();
        assert!(distinct.len() > 40, "{game:?}: {}", distinct.len());
    }
}

#[test]
fn openings_are_many_and_the_game_goes_on_in_them() {
    let mut chance = StdRng::seed_from_u64(5);
    for game in Game::ALL {
        let mut sampler = Sampler::new(game, 5);
        let openings: HashSet<Position> = (0..50).map(|_| sampler.opening()).collect();
        assert!(openings.len() > 30, "{game:?}: {}", openings.len());
        for opening in openings {
            assert!(random_action(game, &opening, &mut chance).is_some(), "{opening:?}");
        }
    }
}

/// Each action is judged once more, by a judge who knows nothing yet.
#[test]
fn in_a_critical_position_what_is_right_wins_and_nothing_else_does() {
    let limits = Limits { nodes: 300_000, stop: &NEVER };
    for game in Game::ALL {
        let mut judge = Judge::new(game, MEMORY);
        let mut seen = 0;
        for position in Sampler::new(game, 6).take(60) {
            let critical = Critical::of(&mut judge, &position, &limits);
            let winner = |action: Action| {
                let next = game.sow(&position, action, &mut ()).expect("legal sowings end");
                let verdict = Judge::new(game, MEMORY).verdict(&next, &limits);
                verdict.map(|verdict| verdict.winner)
            };
            let mine = Some(Some(position.side()));
            let legal = game.legal(&position);
            let winners: Vec<_> = legal.iter().map(|&action| winner(action)).collect();
            let Some(critical) = critical else {
                let known = winners.iter().all(Option::is_some);
                let matters = winners.contains(&mine)
                    && winners.contains(&Some(Some(position.side().other())));
                assert!(!known || !matters, "{game:?}: {position:?}");
                continue;
            };
            assert_eq!(critical.position, position);
            assert_eq!(critical.right.len() + critical.wrong.len(), legal.len());
            for (action, winner) in legal.iter().zip(winners) {
                let list = if winner == mine { &critical.right } else { &critical.wrong };
                assert!(list.contains(action), "{game:?}: {position:?} {action:?}");
            }
            seen += 1;
        }
        assert!(seen > 5, "{game:?}: {seen}");
    }
}
