//! Boards that no game need ever reach.

use mbili::rules::*;
use rand::rngs::StdRng;
use rand::{Rng, RngExt};

/// A board with few or many seeds, evenly spread or heaped, sometimes with a kichwa asked for.
pub fn any(game: Game, random: &mut StdRng) -> Position {
    let board = game.board();
    let side = Side::BOTH[random.random_range(0..2)];
    let mut pits = vec![0_u8; usize::from(board.len())];
    let most = *pick(random, &[20, 48, 64, 100, Position::MOST_SEEDS]);
    let mut left = random.random_range(1..=most);
    let won = match board {
        Board::FourRows => [0, 0],
        Board::TwoRows => [random.random_range(0..20), random.random_range(0..20)],
    };
    left = left.min(Position::MOST_SEEDS - usize::from(won[0]) - usize::from(won[1]));
    let filled = random.random_range(1..=10);
    let most = *pick(random, &[1, 2, 3, 4, 6, 10, 20, 60]);
    for pit in &mut pits {
        if random.random_range(0..10) < filled {
            *pit = random.random_range(0..=most.min(left)) as u8;
            left -= usize::from(*pit);
        }
    }
    if board == Board::FourRows && random.random_range(0..5) == 0 {
        // A front row with a single filled pit, often a kichwa.
        let row = 16 * side.index();
        let seeds: u8 = pits[row..row + 8].iter().sum();
        pits[row..row + 8].fill(0);
        pits[row + *pick(random, &[0, 7, 0, 7, 3])] = seeds;
    }
    let position = Position::new(board, &pits, won, side).expect("not too many seeds");
    let asks = !matches!(game, Game::Kujifunza(KichwaRule::Sustain) | Game::Djenon);
    if asks && left > 0 && random.random_range(0..3) == 0 {
        let pending = Pending {
            direction: Direction::BOTH[random.random_range(0..2)],
            pit: board.pit(side, random.random_range(2..6)),
        };
        let hand = random.random_range(1..=left.min(30)) as u8;
        return position.with_pending(hand, pending).unwrap_or(position);
    }
    position
}

fn pick<'a, T>(random: &mut impl Rng, from: &'a [T]) -> &'a T {
    &from[random.random_range(0..from.len())]
}
