//! What a position is worth when the search looks no further: points for the side to move.

use super::value::WIN;
use crate::rules::{Game, Position, Side};

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

/// Every seed counts; those in the front row count more, for with them one captures, and a front row
/// without seeds is lost. Filled front pits are starts and capture.
fn bao(position: &Position) -> i32 {
    let (own, other) = halves(position, 16);
    let hand = i32::from(position.hand()) * 100;
    bao_half(own) - bao_half(other) + hand
}

fn bao_half(ring: &[u8]) -> i32 {
    let (front, back) = ring.split_at(8);
    let seeds = |row: &[u8]| row.iter().map(|&seeds| i32::from(seeds)).sum::<i32>();
    let filled = front.iter().filter(|&&seeds| seeds > 0).count() as i32;
    100 * seeds(front) + 100 * seeds(back) + 50 * filled
}

/// What is won is won; the seeds of the own row are still to fight for.
fn djenon(position: &Position) -> i32 {
    let (own, other) = halves(position, 6);
    let won = position.won().map(i32::from);
    let side = position.side();
    let row = |row: &[u8]| row.iter().map(|&seeds| i32::from(seeds)).sum::<i32>();
    100 * (won[side.index()] - won[side.other().index()]) + 20 * (row(own) - row(other))
}

/// The pits of the side to move and those of the other.
fn halves(position: &Position, half: usize) -> (&[u8], &[u8]) {
    let (south, north) = position.pits().split_at(half);
    match position.side() {
        Side::South => (south, north),
        Side::North => (north, south),
    }
}
