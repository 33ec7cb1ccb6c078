//! The boards of the test vectors: sowings without end, long ones, and the edges of the rules.

use super::{Check, Count, bao, djenon};
use mbili::engine::packed::Core;
use mbili::notation::parse_position;
use mbili::rules::*;
use rand::{SeedableRng, rngs::StdRng};
use serde_json::Value;
use std::path::Path;

/// The positions of all cases of a game.
fn positions(name: &str) -> Vec<Position> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let entries = std::fs::read_dir(folder).expect("the vectors");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let texts = paths.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
    let files = texts.map(|path| {
        let text = std::fs::read_to_string(path).expect("a file of vectors");
        serde_json::from_str::<Value>(&text).expect("JSON")
    });
    let mut found = Vec::new();
    for file in files.filter(|file| file["game"] == name) {
        let cases = file["cases"].as_array().into_iter().flatten();
        let boards = cases.map(|case| &case["pos"]).filter(|board| board.is_object());
        found.extend(boards.map(|board| position(name, board)));
    }
    found
}

fn position(name: &str, board: &Value) -> Position {
    if name == "kujifunza" {
        let line = board["str"].as_str().expect("a line");
        return parse_position(Board::FourRows, line).expect("a position");
    }
    let numbers = |field: &str| -> Vec<u8> {
        let list = board[field].as_array().expect("a list").iter();
        list.map(|number| number.as_u64().expect("a number") as u8).collect()
    };
    let won = numbers("caps").try_into().expect("two sides");
    let side = if board["to_move"] == "S" { Side::South } else { Side::North };
    Position::new(Board::TwoRows, &numbers("pits"), won, side).expect("a position")
}

fn check_all(name: &str, games: &[Game], check: Check) -> Count {
    let positions = positions(name);
    assert!(positions.len() > 50, "{} boards of {name}", positions.len());
    let mut random = StdRng::seed_from_u64(1);
    let mut count = Count::default();
    for core in Core::all() {
        for &game in games {
            for position in &positions {
                check(core, game, position, &mut random, &mut count);
            }
        }
    }
    count
}

#[test]
fn packed_kujifunza_knows_the_boards_of_the_vectors() {
    let rules = [KichwaRule::Choose, KichwaRule::ChooseFirst];
    let count = check_all("kujifunza", &rules.map(Game::Kujifunza), bao::check);
    assert!(count.endless >= 20 * Core::all().len() as u64, "{}", count.endless);
    let positions = positions("kujifunza");
    let sustain = Game::Kujifunza(KichwaRule::Sustain);
    let mut random = StdRng::seed_from_u64(1);
    let mut count = Count::default();
    for core in Core::all() {
        for position in positions.iter().filter(|position| position.pending().is_none()) {
            bao::check(core, sustain, position, &mut random, &mut count);
        }
    }
    assert!(count.endless >= 10 * Core::all().len() as u64, "{}", count.endless);
}

#[test]
fn packed_djenon_aboure_knows_the_boards_of_the_vectors() {
    let count = check_all("djenon", &[Game::Djenon], djenon::check);
    assert!(count.endless >= 3 * Core::all().len() as u64, "{}", count.endless);
}
