//! What holds on every board and in every turn, over random games and constructed boards of every
//! game.
//!
//! `MBILI_PROOF_TURNS` sets how many turns are checked, all games together, and `MBILI_PROOF_SEED`
//! the seed; each game prints a line with its counts. `scripts/prove rules-properties` runs millions.

pub mod boards;
mod turns;

use crate::setting;
use mbili::rules::*;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// Turns of all games together, when nothing else is asked for: some ten seconds.
const TURNS: u64 = 600_000;

/// What was checked.
#[derive(Default)]
struct Count {
    positions: u64,
    turns: u64,
    refusals: u64,
    events: u64,
    endless: u64,
    games: u64,
}

fn prove(game: Game, name: &str) {
    let seed = setting("MBILI_PROOF_SEED", 1);
    let turns = setting("MBILI_PROOF_TURNS", TURNS) / Game::ALL.len() as u64;
    let mut random = StdRng::seed_from_u64(seed);
    let mut count = Count::default();
    let mut events = Vec::new();
    while count.turns < turns {
        // A game from the start, and as many constructed boards as it had positions.
        let before = count.positions;
        let mut position = game.start();
        while let Some(next) = turns::check(game, &position, &mut random, &mut count, &mut events) {
            position = next;
        }
        count.games += 1;
        for _ in 0..count.positions - before {
            let position = boards::any(game, &mut random);
            turns::check(game, &position, &mut random, &mut count, &mut events);
        }
    }
    println!(
        "{name}: seed {seed}: {} turns on {} positions, half of them from {} games and half \
         constructed; {} events; {} actions refused, {} of them endless",
        count.turns, count.positions, count.games, count.events, count.refusals, count.endless
    );
    assert!(count.turns > 0 && count.refusals > 0);
}

#[test]
fn all_turns_of_kujifunza_with_sustain_are_sound() {
    prove(Game::Kujifunza(KichwaRule::Sustain), "kujifunza sustain");
}

#[test]
fn all_turns_of_kujifunza_with_choose_are_sound() {
    prove(Game::Kujifunza(KichwaRule::Choose), "kujifunza choose");
}

#[test]
fn all_turns_of_kujifunza_with_first_are_sound() {
    prove(Game::Kujifunza(KichwaRule::ChooseFirst), "kujifunza first");
}

#[test]
fn all_turns_of_djenon_aboure_are_sound() {
    prove(Game::Djenon, "djenon");
}
