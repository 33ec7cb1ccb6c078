//! Sequences of turns, counted by the packed engine and compared with those of another program.

use super::bao::rule_of;
use mbili::engine::packed::{Bao, Core, Djenon, End, Played};
use mbili::rules::{Endless, Game, Kichwa, KichwaRule};
use serde_json::Value;

fn bao(core: Core, rule: KichwaRule, board: &Bao, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    core.starts(board).map(|start| after(core, rule, core.play(rule, board, start), depth)).sum()
}

fn after(core: Core, rule: KichwaRule, played: Result<Played, Endless>, depth: u32) -> u64 {
    match played {
        Err(Endless) => 0,
        Ok(Played { board, end: End::Asks(pick), .. }) => Kichwa::BOTH
            .into_iter()
            .map(|kichwa| after(core, rule, core.enter(rule, &board, pick, kichwa), depth))
            .sum(),
        Ok(Played { board, .. }) => bao(core, rule, &board, depth - 1),
    }
}

fn djenon(core: Core, board: &Djenon, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if board.is_over() {
        return 0;
    }
    let starts = core.djenon_starts(board);
    if starts.is_empty() {
        return djenon(core, &board.swapped(), depth - 1);
    }
    let next = starts.filter_map(|pit| core.djenon_play(board, pit).ok());
    next.map(|played| djenon(core, &played.board, depth - 1)).sum()
}

#[test]
fn packed_perft_agrees_with_the_vectors() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/perft.json");
    let file = std::fs::read_to_string(path).expect("perft.json");
    let file: Value = serde_json::from_str(&file).expect("JSON");
    let mut compared = 0;
    for row in file["rows"].as_array().expect("rows") {
        let game = match (row["game"].as_str(), row["kichwa"].as_str()) {
            (Some("kujifunza"), Some("sustain")) => Game::Kujifunza(KichwaRule::Sustain),
            (Some("kujifunza"), Some("choose")) => Game::Kujifunza(KichwaRule::Choose),
            (Some("kujifunza"), Some("first")) => Game::Kujifunza(KichwaRule::ChooseFirst),
            (Some("djenon"), _) => Game::Djenon,
            _ => continue,
        };
        for (depth, count) in (1..).zip(row["counts"].as_array().expect("counts")) {
            for core in Core::all() {
                let found = match game {
                    Game::Kujifunza(_) => bao(core, rule_of(game), &Bao::START, depth),
                    Game::Djenon => djenon(core, &Djenon::START, depth),
                };
                assert_eq!(Some(found), count.as_u64(), "{} {game:?} {depth}", core.name());
                compared += 1;
            }
        }
    }
    assert!(compared >= 27 * Core::all().len(), "{compared}");
}
