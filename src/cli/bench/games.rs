//! Random games, played alike by the rules and by the packed engine: with the same seed every game has the
//! same turns.

use crate::engine::packed::{Bao, Core, Djenon, End, Played};
use crate::rules::{Action, Actions, Endless, Game, Kichwa, KichwaRule, Position, Rules, Sink};
use std::ops::Range;

/// Longer games are cut off; none was ever seen.
const MOST_TURNS: u64 = crate::rules::MOST_TURNS as u64;

/// Chance that costs next to nothing: SplitMix64, by Sebastiano Vigna.
pub struct Chance(u64);

impl Chance {
    pub const fn new(seed: u64) -> Self {
        Chance(seed)
    }

    /// That of the game with this number.
    fn of_game(seed: u64, number: usize) -> Self {
        let mut chance = Chance(seed);
        chance.0 = chance.next() ^ number as u64;
        chance.0 = chance.next();
        chance
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `limit`, each equally often but for a share of `limit` in 2^32.
    #[inline]
    fn below(&mut self, limit: usize) -> usize {
        if limit == 1 {
            return 0;
        }
        (((self.next() >> 32) * limit as u64) >> 32) as usize
    }

    /// A random action that ends, and where it leads.
    pub fn play<S: Sink + Default>(
        &mut self,
        game: Game,
        position: &Position,
        candidates: &Actions,
        sink: &mut S,
    ) -> Option<(Action, Position)> {
        let mut candidates = candidates.clone();
        while !candidates.is_empty() {
            let action = candidates.remove(self.below(candidates.len()));
            *sink = S::default();
            if let Ok(next) = game.sow(position, action, sink) {
                return Some((action, next));
            }
        }
        None
    }
}

/// Plays the games of these numbers by the rules; how many turns they have.
pub fn rules(game: Game, games: Range<usize>, seed: u64) -> u64 {
    let mut turns = 0;
    for number in games {
        let mut chance = Chance::of_game(seed, number);
        let mut position = game.start();
        let limit = turns + MOST_TURNS;
        while let Some((_, next)) =
            chance.play(game, &position, &game.candidates(&position), &mut ())
        {
            position = next;
            turns += u64::from(position.pending().is_none());
            if turns == limit {
                break;
            }
        }
    }
    turns
}

/// Plays the same games with the packed engine.
pub fn packed(core: Core, game: Game, games: Range<usize>, seed: u64) -> u64 {
    let turns = games.map(|number| {
        let chance = Chance::of_game(seed, number);
        match game {
            Game::Kujifunza(rule) => bao(core, rule, chance),
            Game::Djenon => djenon(core, chance),
        }
    });
    turns.sum()
}

/// One game.
fn bao(core: Core, rule: KichwaRule, mut chance: Chance) -> u64 {
    let mut board = Bao::START;
    for turns in 0..MOST_TURNS {
        let mut starts = core.starts(&board);
        let mut played = loop {
            if starts.is_empty() {
                return turns;
            }
            let start = starts.remove(chance.below(starts.len()));
            if let Ok(played) = core.play(rule, &board, start) {
                break played;
            }
        };
        while let Played { board, end: End::Asks(pick), .. } = played {
            let first = Kichwa::BOTH[chance.below(2)];
            let enter = |kichwa| core.enter(rule, &board, pick, kichwa);
            let entered = enter(first).or_else(|Endless| enter(first.other()));
            let Ok(entered) = entered else { return turns };
            played = entered;
        }
        board = played.board;
    }
    MOST_TURNS
}

/// One game.
fn djenon(core: Core, mut chance: Chance) -> u64 {
    let mut board = Djenon::START;
    for turns in 0..MOST_TURNS {
        let mut starts = core.djenon_starts(&board);
        if starts.is_empty() {
            if board.is_over() {
                return turns;
            }
            board = board.swapped();
            continue;
        }
        board = loop {
            if starts.is_empty() {
                return turns;
            }
            let pit = starts.remove(chance.below(starts.len()));
            if let Ok(played) = core.djenon_play(&board, pit) {
                break played.board;
            }
        };
    }
    MOST_TURNS
}
