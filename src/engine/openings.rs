//! Positions to begin a match from, in which both seats have the same chances.
//!
//! Every position of Bao is won for one side, or as good as every one, so no single position is fair. What can be fair
//! is the draw. The pool of a rule of Bao holds pairs: one position that is proven won for the side to move, and one
//! that is proven won for the other side in a turn more, so that neither is easier to see through. A draw takes every
//! position with the same chance, and so gives each seat the won side in half of the cases: for players who never err
//! that is the chance to win, by construction. For players who do err it is measured, see docs/truth.md. In
//! Djenon-aboure there are positions in which neither side can win, and its pool is of these alone.
//!
//! A position of the pool is reached from the start by a few turns played at random, an even number of them, so that
//! South begins as ever. It is taken only if nothing is decided at first sight: the side to move has a choice, neither
//! side has much more seeds than the other, and a win is neither near nor out of sight.
//!
//! ```
//! use mbili::engine::openings;
//! use mbili::rules::{Game, KichwaRule, Side};
//!
//! let game = Game::Kujifunza(KichwaRule::Sustain);
//! let pool = openings::pool(game);
//! let won_by = |side| pool.iter().filter(|opening| opening.winner == Some(side)).count();
//! assert_eq!(won_by(Side::South), won_by(Side::North));
//! assert_eq!(openings::draw(game, 7).side(), Side::South);
//! ```

use super::solve::{Judge, Limits, Verdict};
use crate::rules::{Game, KichwaRule, Position, Rules, Side};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::sync::atomic::AtomicBool;

/// A position to begin from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The position; South is to move.
    pub position: Position,
    /// Who wins if both sides play as well as can be; `None` if neither.
    pub winner: Option<Side>,
    /// In how many turns of both, in a game that is won.
    pub turns: Option<u16>,
}

/// What is proven of the start position of a game: the truth that docs/truth.md tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classic {
    /// Who wins; South begins.
    pub winner: Side,
    /// What South and North have in the end, in a game that counts it.
    pub score: Option<[u8; 2]>,
    /// In how many turns of both, in any other game.
    pub turns: Option<u16>,
}

/// What the start position of a game is worth.
#[must_use]
pub fn classic(game: Game) -> Classic {
    let won = |winner, turns| Classic { winner, score: None, turns: Some(turns) };
    match game {
        Game::Kujifunza(KichwaRule::Sustain) => won(Side::South, 21),
        Game::Kujifunza(KichwaRule::Choose) => won(Side::South, 3),
        Game::Kujifunza(KichwaRule::ChooseFirst) => won(Side::North, 18),
        Game::Djenon => Classic { winner: Side::South, score: Some([26, 22]), turns: None },
    }
}

/// The pools, as [`find`] made them: a line for each rule, and below it one for each position with who wins it (S, N
/// or `-`), in how many turns (0 where nobody does), the seeds of the pits by index, and those won.
const POOLS: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/openings.txt"));

/// How many positions each pool has.
pub const POOL: usize = 64;

/// Bytes of the tables with which a position is judged.
const MEMORY: usize = 1 << 20;

/// A position that takes longer to judge is none for the pool.
const NODES: u64 = 30_000;

/// Whoever has just moved has a few seeds more than the other, as a rule. Over a pool South may have so many more or
/// less in all, and not more: or whoever does not see who wins would rather sit with the seeds.
const EVEN: i32 = 6;

/// More seeds are never tried; every pool is full long before.
const MOST_SEEDS: u64 = 100_000;

/// What a rule asks of its positions.
struct Wanted {
    /// How many turns at random lead there.
    played: u16,
    /// The win takes at least so many turns of both, and at most so many.
    turns: [u16; 2],
    /// The most seeds that one side may have more than the other.
    ahead: u32,
}

const fn wanted(game: Game) -> Wanted {
    match game {
        Game::Kujifunza(KichwaRule::Choose) => Wanted { played: 4, turns: [5, 30], ahead: 16 },
        Game::Kujifunza(_) => Wanted { played: 4, turns: [11, 30], ahead: 12 },
        Game::Djenon => Wanted { played: 6, turns: [0, 0], ahead: 6 },
    }
}

/// The name of a game's pool.
#[must_use]
pub fn name(game: Game) -> String {
    game.full_name("-")
}

/// The positions of a game's pool.
#[must_use]
pub fn pool(game: Game) -> Vec<Opening> {
    let name = name(game);
    let lines = POOLS.lines().skip_while(|line| *line != name).skip(1);
    lines.map_while(|line| read(game, line)).collect()
}

/// One of them, each with the same chance if every `lot` has.
#[must_use]
pub fn draw(game: Game, lot: u64) -> Position {
    let pool = pool(game);
    match usize::try_from(lot % pool.len().max(1) as u64) {
        Ok(place) => pool.get(place).map_or_else(|| game.start(), |opening| opening.position),
        Err(_) => game.start(),
    }
}

/// A line of the pools.
fn read(game: Game, line: &str) -> Option<Opening> {
    let mut words = line.split(' ');
    let winner = match words.next()? {
        "S" => Some(Side::South),
        "N" => Some(Side::North),
        "-" => None,
        _ => return None,
    };
    let turns = words.next()?.parse().ok()?;
    let seeds: Vec<u8> = words.map(str::parse).collect::<Result<_, _>>().ok()?;
    let (pits, won) = seeds.split_at_checked(usize::from(game.board().len()))?;
    let position = Position::new(game.board(), pits, won.try_into().ok()?, Side::South).ok()?;
    Some(Opening { position, winner, turns: Some(turns).filter(|turns| *turns > 0) })
}

/// Writes what [`pool`] reads.
#[must_use]
pub fn line(opening: &Opening) -> String {
    let winner = match opening.winner {
        Some(Side::South) => "S",
        Some(Side::North) => "N",
        None => "-",
    };
    let seeds = opening.position.pits().iter().copied().chain(opening.position.won());
    let seeds: Vec<String> = seeds.map(|seeds| seeds.to_string()).collect();
    format!("{winner} {} {}", opening.turns.unwrap_or(0), seeds.join(" "))
}

/// Makes the pool of a game anew: its first positions, so many of them.
#[must_use]
pub fn find(game: Game, count: usize) -> Vec<Opening> {
    let mut pool: Vec<Opening> = Vec::new();
    // Those won for the side to move that wait for one that is won for the other, and the other way round.
    let mut waiting: Vec<Opening> = Vec::new();
    let mut ahead = 0;
    for seed in 0..MOST_SEEDS {
        if pool.len() >= count {
            break;
        }
        let Some(found) = candidate(game, seed) else { continue };
        let known = |other: &Opening| {
            let same = |position: Position| position == found.position;
            same(other.position) || game != Game::Djenon && same(other.position.mirrored())
        };
        if pool.iter().chain(&waiting).any(known) {
            continue;
        }
        let taken = match found.turns {
            None => Some(vec![found]),
            Some(turns) => {
                // Who is to move wins with the last of an odd number of turns, the other with that of an even one.
                let other = if turns % 2 == 1 { turns + 1 } else { turns - 1 };
                let fits = |opening: &Opening| {
                    let both = lead(&opening.position) + lead(&found.position);
                    opening.turns == Some(other) && (ahead + both).abs() <= EVEN
                };
                waiting.iter().position(fits).map(|place| {
                    let mut pair = vec![waiting.remove(place), found];
                    pair.sort_by_key(|opening| opening.turns);
                    pair
                })
            }
        };
        let Some(taken) = taken else {
            waiting.push(found);
            continue;
        };
        let more: i32 = taken.iter().map(|opening| lead(&opening.position)).sum();
        if (ahead + more).abs() <= EVEN {
            ahead += more;
            pool.extend(taken);
        }
    }
    pool
}

/// How many seeds more South has.
fn lead(position: &Position) -> i32 {
    let [south, north] = Side::BOTH
        .map(|side| position.seeds_of(side) + u32::from(position.won()[side.index()]))
        .map(|seeds| i32::try_from(seeds).unwrap_or(i32::MAX));
    south - north
}

/// The position to which this seed leads, if it is one for the pool.
fn candidate(game: Game, seed: u64) -> Option<Opening> {
    let Wanted { played, turns: [least, most], ahead } = wanted(game);
    let mut chance = StdRng::seed_from_u64(seed);
    let (mut position, mut turns) = (game.start(), 0);
    while turns < played {
        let legal = game.legal(&position);
        let action = legal.get(chance.random_range(0..legal.len().max(1)))?;
        position = game.sow(&position, *action, &mut ()).ok()?;
        turns += u16::from(position.pending().is_none());
    }
    if lead(&position).unsigned_abs() > ahead || game.legal(&position).len() < 2 {
        return None;
    }
    let limits = Limits { nodes: NODES, stop: &AtomicBool::new(false) };
    let verdict = Judge::new(game, MEMORY).full_verdict(&position, &limits)?;
    match verdict {
        Verdict { winner: None, .. } => {
            Some(Opening { position, winner: None, turns: None }).filter(|_| game == Game::Djenon)
        }
        Verdict { winner, turns: Some(turns), .. } => (least..=most)
            .contains(&turns)
            .then_some(Opening { position, winner, turns: Some(turns) }),
        Verdict { .. } => None,
    }
}
