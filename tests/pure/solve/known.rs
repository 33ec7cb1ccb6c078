//! What others, or earlier programs, have found.

use super::{ENOUGH, RULES, solver};
use mbili::engine::packed::{Bao, Core, Djenon};
use mbili::engine::solve::{Judge, MEMORY, Truth};
use mbili::notation::{Move, print_move};
use mbili::rules::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The first moves by which South wins.
fn winning(game: Game) -> BTreeSet<String> {
    let start = game.start();
    let mut judge = Judge::new(game, MEMORY);
    let choices = judge.choices(&start, &ENOUGH);
    assert_eq!(choices.len(), game.legal(&start).len());
    let wins = choices
        .iter()
        .filter(|choice| choice.verdict.expect("found out").winner == Some(Side::South));
    let names = wins
        .map(|choice| print_move(game, &start, &Move { start: choice.action, picks: Vec::new() }));
    names.collect()
}

#[test]
fn the_start_of_sustain_is_won_by_the_moves_that_are_known() {
    let text = include_str!("../../vectors/solved.json");
    let known: serde_json::Value = serde_json::from_str(text).expect("JSON");
    let known = &known["kujifunza sustain"];
    let moves = |key: &str| -> BTreeSet<String> {
        let list = known[key].as_array().expect("a list");
        list.iter().map(|name| name.as_str().expect("text").to_owned()).collect()
    };
    let game = Game::Kujifunza(KichwaRule::Sustain);
    assert_eq!(winning(game), moves("winning_first_moves"));
    assert_eq!(moves("winning_first_moves").len() + moves("losing_first_moves").len(), 16);
}

#[test]
fn an_altered_fact_of_a_solved_game_is_noticed() {
    let text = include_str!("../../vectors/solved.json");
    let known: Value = serde_json::from_str(text).expect("JSON");
    let passes = |facts: &Value| {
        let file = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(file.path(), facts.to_string()).expect("written");
        let mut out = Vec::new();
        mbili::cli::vectors::run(&[file.path().to_owned()], &mut out)
            .expect("memory can be written")
    };
    assert!(passes(&known));
    let game = "kujifunza sustain";
    for (field, value) in [
        ("value", json!("second player (North) wins")),
        ("winning_first_moves", json!(["A3R", "A3L", "A6L"])),
        ("losing_first_moves", json!(["A1R"])),
        ("surprise", json!(1)),
    ] {
        let mut altered = known.clone();
        altered[game][field] = value;
        assert!(!passes(&altered), "{field}");
    }
    for name in ["kujifunza choose", "kujifunza", "djenon choose", "chess", "djenon"] {
        let mut altered = known.clone();
        altered[name] = altered[game].take();
        altered.as_object_mut().expect("an object").remove(game);
        assert!(!passes(&altered), "{name}");
    }
    let mut both = known.clone();
    both["djenon"] =
        json!({"value": "first player (South) wins", "winning_first_moves": ["A5", "A6"]});
    // Moves of Djenon-aboure are numbers in vectors.
    assert!(!passes(&both));
    both["djenon"]["winning_first_moves"] = json!([4, 5]);
    assert!(passes(&both));
}

#[test]
fn the_starts_are_worth_what_docs_truth_says() {
    for ((rule, name), (truth, length)) in
        RULES.into_iter().zip([(Truth::Win, 21), (Truth::Win, 3), (Truth::Loss, 18)])
    {
        let mut solver = solver(rule);
        assert_eq!(solver.truth(&Bao::START, None, &ENOUGH), Some(truth), "{name}");
        assert_eq!(solver.length(&Bao::START, None, &ENOUGH), Some(length), "{name}");
    }
}

#[test]
fn the_first_moves_of_djenon_aboure_are_worth_what_docs_truth_says() {
    let mut judge = Judge::new(Game::Djenon, MEMORY);
    let start = Game::Djenon.start();
    let scores = judge
        .choices(&start, &ENOUGH)
        .into_iter()
        .map(|choice| choice.verdict.and_then(|verdict| verdict.score).expect("found out"));
    let scores: Vec<[u8; 2]> = scores.collect();
    assert_eq!(scores, [[19, 29], [19, 29], [21, 27], [23, 25], [26, 22], [25, 23]]);
    assert_eq!(judge.verdict(&start, &ENOUGH).and_then(|v| v.score), Some([26, 22]));
}

#[test]
fn every_core_finds_the_same() {
    for (rule, name) in RULES {
        let answers = Core::all().into_iter().map(|core| {
            let mut solver = mbili::engine::solve::Solver::with_core(core, rule, MEMORY);
            (solver.truth(&Bao::START, None, &ENOUGH), solver.nodes())
        });
        let answers: BTreeSet<_> = answers.collect();
        assert_eq!(answers.len(), 1, "{name}: {answers:?}");
    }
}

#[test]
fn seats_and_images_do_not_matter() {
    let mut judge = Judge::new(Game::Djenon, MEMORY);
    let start = Game::Djenon.start();
    let swapped = judge.verdict(&start.swapped(), &ENOUGH).expect("found out");
    assert_eq!((swapped.winner, swapped.score), (Some(Side::North), Some([22, 26])));
    assert_eq!(Djenon::START.swapped(), Djenon::START);
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let mut judge = Judge::new(game, MEMORY);
    for choice in judge.choices(&game.start(), &ENOUGH) {
        let verdict = choice.verdict.expect("found out");
        let image = Judge::new(game, MEMORY).full_verdict(&choice.next.mirrored(), &ENOUGH);
        let image = image.expect("found out");
        assert_eq!((image.winner, image.turns.map(|t| t + 1)), (verdict.winner, verdict.turns));
        let seats = Judge::new(game, MEMORY).verdict(&choice.next.swapped(), &ENOUGH);
        assert_eq!(seats.and_then(|v| v.winner), verdict.winner.map(Side::other));
    }
}
