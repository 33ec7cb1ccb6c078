//! The packed engine is equal to the rules: in every core that this machine can run, on positions of random
//! games and on constructed boards.
//!
//! `MBILI_PROOF_POSITIONS` sets how many positions of each game and house rule are compared, and
//! `MBILI_PROOF_SEED` the seed; each game prints a line with its counts.
//! `scripts/prove packed-equals-rules` compares ten million.

mod bao;
mod djenon;
mod forms;
mod known;
mod perft;

use crate::properties::boards;
use crate::setting;
use mbili::engine::packed::Core;
use mbili::rules::*;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// Positions of each game, when nothing else is asked for: some seconds in all.
const POSITIONS: u64 = 60_000;

/// What was compared.
#[derive(Default)]
struct Count {
    positions: u64,
    games: u64,
    starts: u64,
    laps: u64,
    captured: u64,
    endless: u64,
    over: u64,
}

/// Compares everything that can be done on a position; returns the position after a legal action.
type Check = fn(Core, Game, &Position, &mut StdRng, &mut Count) -> Option<Position>;

fn prove(game: Game, name: &str, check: Check) {
    let seed = setting("MBILI_PROOF_SEED", 1);
    let positions = setting("MBILI_PROOF_POSITIONS", POSITIONS);
    for core in Core::all() {
        let mut random = StdRng::seed_from_u64(seed);
        let mut count = Count::default();
        while count.positions < positions {
            // A game from the start, and as many constructed boards as it had positions.
            let before = count.positions;
            let mut next = Some(game.start());
            while let Some(position) = next {
                next = check(core, game, &position, &mut random, &mut count);
            }
            count.games += 1;
            for _ in 0..count.positions - before {
                let position = boards::any(game, &mut random);
                check(core, game, &position, &mut random, &mut count);
            }
        }
        println!(
            "{name}, {}: seed {seed}: {} positions equal, half of them from {} games and half \
             constructed, {} of them over; {} actions, {} endless; {} laps, {} seeds captured",
            core.name(),
            count.positions,
            count.games,
            count.over,
            count.starts,
            count.endless,
            count.laps,
            count.captured
        );
        assert!(count.starts > count.positions && count.captured > count.positions / 10);
    }
}

#[test]
fn packed_kujifunza_with_sustain_is_equal_to_the_rules() {
    prove(Game::Kujifunza(KichwaRule::Sustain), "kujifunza sustain", bao::check);
}

#[test]
fn packed_kujifunza_with_choose_is_equal_to_the_rules() {
    prove(Game::Kujifunza(KichwaRule::Choose), "kujifunza choose", bao::check);
}

#[test]
fn packed_kujifunza_with_first_is_equal_to_the_rules() {
    prove(Game::Kujifunza(KichwaRule::ChooseFirst), "kujifunza first", bao::check);
}

#[test]
fn packed_djenon_aboure_is_equal_to_the_rules() {
    prove(Game::Djenon, "djenon", djenon::check);
}
