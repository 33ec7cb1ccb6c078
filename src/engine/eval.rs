//! What a position is worth when the search looks no further: points for the side to move.
//!
//! The weights were fitted by logistic regression to the results of 45,000 games that the search played
//! against itself from random openings, and scaled so that a seed in the back row of Bao is worth about
//! a hundred points. What they say of Bao: a seed in the back row, which nobody can take, is worth
//! more than three in the front row; and nothing is as good as having many captures to choose from.

use super::value::WIN;
use crate::rules::{Game, MOST_SEEDS_TO_CAPTURE, Position, Side};

/// The estimate stays below every forced win.
const MOST_POINTS: i32 = WIN / 2;

/// Estimates a position, as if the game were not over; where a pick is waited for, roughly.
pub(super) fn evaluate(game: Game, position: &Position) -> i32 {
    let points = match game {
        Game::Kujifunza(_) => bao(position),
        Game::Djenon => djenon(position),
    };
    points.clamp(-MOST_POINTS, MOST_POINTS)
}

/// The pits of the side to move and those of the other.
fn halves<const HALF: usize>(position: &Position) -> Option<(&[u8; HALF], &[u8; HALF])> {
    let (south, north) = position.pits().split_first_chunk::<HALF>()?;
    let north = north.first_chunk::<HALF>()?;
    Some(match position.side() {
        Side::South => (south, north),
        Side::North => (north, south),
    })
}

fn bao(position: &Position) -> i32 {
    let Some((own, other)) = halves::<16>(position) else { return 0 };
    let threats = Threats::of(own, other);
    let mut points = 90 + ring(own) - ring(other) + 60 * i32::from(position.hand());
    if threats.starts > 0 {
        points += 100 * threats.starts + 39 * threats.seeds - 225;
    }
    if Threats::exist(other, own) {
        points -= 155;
    }
    points
}

/// What a ring of Bao weighs by itself.
fn ring(ring: &[u8; 16]) -> i32 {
    let (front, back) = ring.split_at(8);
    let seeds = |row: &[u8]| row.iter().map(|&seeds| i32::from(seeds)).sum::<i32>();
    let filled = |row: &[u8]| row.iter().map(|&seeds| i32::from(seeds > 0)).sum::<i32>();
    28 * seeds(front) + 98 * seeds(back) + 63 * filled(front) - 16 * filled(back)
}

/// The captures with which a turn of Bao can begin.
struct Threats {
    /// Pits and directions that start one.
    starts: i32,
    /// Seeds that one or more of them take.
    seeds: i32,
}

impl Threats {
    fn of(own: &[u8; 16], other: &[u8; 16]) -> Self {
        let mut threats = Threats { starts: 0, seeds: 0 };
        let mut taken = 0_u8;
        for last in capturing_ends(own, other) {
            threats.starts += 1;
            if taken & 1 << last == 0 {
                taken |= 1 << last;
                threats.seeds += i32::from(other[7 - last]);
            }
        }
        threats
    }

    fn exist(own: &[u8; 16], other: &[u8; 16]) -> bool {
        capturing_ends(own, other).next().is_some()
    }
}

/// The seeds that the side to move could capture by the first lap of a turn of Bao, by whichever start.
pub(super) fn seeds_to_take(position: &Position) -> i32 {
    halves::<16>(position).map_or(0, |(own, other)| Threats::of(own, other).seeds)
}

/// The front pit in which each capturing start ends its first lap.
#[inline]
fn capturing_ends(own: &[u8; 16], other: &[u8; 16]) -> impl Iterator<Item = usize> {
    let starts = (0..16).filter(|&pit| (2..=MOST_SEEDS_TO_CAPTURE).contains(&own[pit]));
    let ends = starts.flat_map(|pit| {
        let seeds = usize::from(own[pit]);
        [(pit + seeds) & 15, pit.wrapping_sub(seeds) & 15]
    });
    ends.filter(|&last| last < 8 && own[last] > 0 && other[7 - last] > 0)
}

/// By the seeds in an own pit of Djenon-aboure, from none to eight and more: pits of two and four are
/// food, those that feed many others are wealth.
const PIT_OF_SO_MANY: [i32; 9] = [0, 138, 449, 546, 763, 869, 847, 685, 502];

/// By the place in the own row: what lies far to the right soon crosses over.
const SEED_AT: [i32; 6] = [30, 33, 8, 8, -33, -61];

fn djenon(position: &Position) -> i32 {
    let Some((own, other)) = halves::<6>(position) else { return 0 };
    let won = position.won().map(i32::from);
    let ahead = won[position.side().index()] - won[position.side().other().index()];
    let left: i32 = position.pits().iter().map(|&seeds| i32::from(seeds)).sum();
    // A seed ahead weighs the more, the fewer are left to make up for it.
    32 + row(own) - row(other) + 46 * ahead + 2687 * ahead / (left + 4)
}

/// What a row of Djenon-aboure weighs by itself.
fn row(row: &[u8; 6]) -> i32 {
    let pit = |(&seeds, at): (&u8, i32)| {
        PIT_OF_SO_MANY[usize::from(seeds.min(8))] + at * i32::from(seeds)
    };
    row.iter().zip(SEED_AT).map(pit).sum()
}
