//! Positions to ask about.

use mbili::rules::*;
use rand::{RngExt, rngs::StdRng};

/// A random legal action.
pub fn random_action(game: Game, position: &Position, chance: &mut StdRng) -> Option<Action> {
    let legal = game.legal(position);
    (!legal.is_empty()).then(|| legal[chance.random_range(0..legal.len())])
}

/// Each position of a game of random actions.
pub fn random_game(game: Game, chance: &mut StdRng) -> Vec<Position> {
    let mut positions = vec![game.start()];
    loop {
        let position = positions[positions.len() - 1];
        match random_action(game, &position, chance) {
            Some(action) if positions.len() < 500 => {
                positions.push(game.sow(&position, action, &mut ()).expect("legal sowings end"));
            }
            _ => return positions,
        }
    }
}

/// Any board at all: from nearly empty to as full as can be, won seeds and pending picks included.
pub fn constructed(game: Game, chance: &mut StdRng) -> Position {
    let board = game.board();
    loop {
        let most = chance.random_range(1..=40);
        let filled = chance.random_range(0.05..1.0);
        let pits: Vec<u8> = (0..board.len())
            .map(|_| if chance.random_bool(filled) { chance.random_range(0..=most) } else { 0 })
            .collect();
        let won = match game {
            Game::Djenon => [chance.random_range(0..20), chance.random_range(0..20)],
            Game::Kujifunza(_) => [0, 0],
        };
        let side = Side::BOTH[chance.random_range(0..2)];
        let Ok(position) = Position::new(board, &pits, won, side) else { continue };
        if game == Game::Kujifunza(KichwaRule::Choose) && chance.random_bool(0.3) {
            let direction = Direction::BOTH[chance.random_range(0..2)];
            let pit = board.pit(side, chance.random_range(2..6));
            let hand = chance.random_range(1..=most);
            if let Ok(waiting) = position.with_pending(hand, Pending { direction, pit }) {
                return waiting;
            }
        }
        return position;
    }
}

/// Positions of Bao with a sowing that never ends; so rare that chance does not find them.
pub fn endless_positions() -> Vec<Position> {
    let text = include_str!("../../vectors/kujifunza_endless.json");
    let vectors: serde_json::Value = serde_json::from_str(text).expect("JSON");
    let board = Board::FourRows;
    let position = |case: &serde_json::Value| {
        let mut pits = [0; 32];
        for (name, side, row) in [
            ("A", Side::South, 0),
            ("B", Side::South, 1),
            ("a", Side::North, 0),
            ("b", Side::North, 1),
        ] {
            for from_left in 0..8 {
                // As South sees them.
                let column = if side == Side::South { from_left } else { 7 - from_left };
                let pit = board.at(side, row, column).expect("row and column exist");
                let seeds = &case["pos"]["rows"][name][usize::from(from_left)];
                pits[pit.index()] = seeds.as_u64().expect("a number") as u8;
            }
        }
        let side = if case["pos"]["to_move"] == "S" { Side::South } else { Side::North };
        Position::new(board, &pits, [0, 0], side).expect("64 seeds")
    };
    vectors["cases"].as_array().expect("cases").iter().map(position).collect()
}
