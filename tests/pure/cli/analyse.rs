//! `mbili analyse` and `mbili prove`: what they say, and what they refuse.

use super::{START, done, failed, file, wrong_use};
use mbili::notation::{parse_move, parse_position};
use mbili::rules::{Board, Game, KichwaRule, Rules, Side};
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    let text = done(&[arguments, &["--json"]].concat());
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn the_start_is_analysed_with_every_move() {
    let text = done(&["analyse", "--game", "kujifunza"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], START);
    assert_eq!(lines[1], "South wins in 21 turns.");
    assert!(lines[2].starts_with("Best play: A3R ") && lines[2].split(' ').count() == 2 + 21);
    assert_eq!(lines.len(), 3 + 16);
    for (line, name) in lines[3..7].iter().zip(["A3R", "A6L", "A3L", "A6R"]) {
        assert!(line.trim().starts_with(name) && line.contains("South wins in "), "{line}");
    }
    assert!(lines[7..].iter().all(|line| line.contains("North wins in ")), "{text}");
    let swahili = done(&["analyse", "--game", "kujifunza", "--language", "sw"]);
    assert!(swahili.contains("Kusini anashinda kwa zamu 21."), "{swahili}");
}

#[test]
fn an_analysis_can_be_had_as_json() {
    let about = json(&["analyse", "--game", "djenon"]);
    assert_eq!(about["value"], "S");
    assert_eq!(about["score"], serde_json::json!([26, 22]));
    assert_eq!(about["turns"], Value::Null);
    assert_eq!(about["moves"][0]["move"], "A5");
    assert_eq!(about["moves"].as_array().map(Vec::len), Some(6));
    assert!(about.get("errors").is_none());
    let about = json(&["analyse", "--game", "kujifunza", "--kichwa", "choose"]);
    assert_eq!((&about["value"], &about["turns"]), (&Value::from("S"), &Value::from(3)));
    assert_eq!(about["moves"].as_array().map(Vec::len), Some(56));
}

#[test]
fn the_line_is_legal_and_as_long_as_it_says() {
    for kichwa in ["sustain", "choose", "first"] {
        let about = json(&["analyse", "--game", "kujifunza", "--kichwa", kichwa]);
        let rule = match kichwa {
            "sustain" => KichwaRule::Sustain,
            "choose" => KichwaRule::Choose,
            _ => KichwaRule::ChooseFirst,
        };
        let game = Game::Kujifunza(rule);
        let mut position = game.start();
        let line = about["line"].as_array().expect("a line");
        for name in line {
            let turn = parse_move(Board::FourRows, name.as_str().expect("text")).expect("a move");
            for action in turn.actions() {
                position = game.play(&position, action, &mut ()).expect("legal");
            }
        }
        assert_eq!(Value::from(line.len()), about["turns"], "{kichwa}");
        let winner = if about["value"] == "S" { Side::South } else { Side::North };
        assert_eq!(game.outcome(&position).and_then(|o| o.winner()), Some(winner), "{kichwa}");
    }
}

#[test]
fn what_is_not_proven_is_called_unknown() {
    let about = json(&["analyse", "--game", "kujifunza", "--nodes", "5"]);
    assert_eq!(about["value"], "unknown");
    assert_eq!(about["line"], serde_json::json!([]));
    let text = done(&["analyse", "--game", "kujifunza", "--nodes", "5"]);
    assert_eq!(text.lines().nth(1), Some("Unknown."));
}

#[test]
fn the_turns_of_a_record_that_gave_the_game_away_are_told() {
    let (_file, path) = file("Mbili: 1\nGame: kujifunza\nKichwa: sustain\n\n1. A1R\n");
    let about = json(&["analyse", "--record", &path]);
    let errors = about["errors"].as_array().expect("errors");
    assert_eq!(errors.len(), 1);
    assert_eq!((&errors[0]["turn"], &errors[0]["move"]), (&Value::from(1), &Value::from("A1R")));
    assert_eq!(
        (&errors[0]["before"]["value"], &errors[0]["after"]["value"]),
        (&"S".into(), &"N".into())
    );
    let better = errors[0]["better"].as_array().expect("moves");
    assert_eq!(better.len(), 4);
    let text = done(&["analyse", "--record", &path]);
    assert!(text.contains("Turn 1: South gave away the outcome by A1R."), "{text}");
    let (_file, path) = file("Mbili: 1\nGame: kujifunza\nKichwa: sustain\n\n1. A3R\n");
    assert!(done(&["analyse", "--record", &path]).contains("No turn gave away the outcome"));
}

#[test]
fn a_game_that_is_over_is_worth_what_it_ended_with() {
    let over = "[ 1 0 0 0 0 0 | 1 0 0 0 0 0 | 30 16 | 0 ]";
    let text = done(&["analyse", "--game", "djenon", "--position", over]);
    assert_eq!(text, format!("{over}\nSouth wins: South 31, North 17.\n"));
}

#[test]
fn a_match_that_ended_by_what_the_board_does_not_show_is_worth_that() {
    let records = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/two_thousand_turns.txt");
    assert!(done(&["analyse", "--record", records]).contains("\nA draw: "));
    let about = json(&["analyse", "--record", records]);
    assert_eq!((&about["value"], &about["turns"]), (&"draw".into(), &0.into()));
    let header = "Mbili: 1\nGame: kujifunza\nKichwa: sustain\nResult: N resign\n\n1. A1R\n";
    let (_file, path) = file(header);
    let text = done(&["analyse", "--record", &path]);
    assert!(text.contains("\nNorth resigns"), "{text}");
    assert_eq!(json(&["analyse", "--record", &path])["value"], "S");
}

#[test]
fn the_best_play_ends_where_the_game_does() {
    let round = "[ 0 0 1 0 0 0 0 0 | 0 0 0 2 0 1 0 0 | 0 0 0 0 0 1 1 0 | 0 0 1 2 0 0 0 1 | 0 0 | F F | 255 | 0 ]";
    let about = json(&["analyse", "--game", "kujifunza", "--position", round]);
    assert_eq!(about["value"], "draw");
    let line = about["line"].as_array().expect("a line");
    let moves: Vec<&str> = line.iter().filter_map(Value::as_str).collect();
    let record = |moves: &[&str]| {
        format!(
            "Mbili: 1\nGame: kujifunza\nKichwa: sustain\nStart: {round}\n\n{}\n",
            moves
                .iter()
                .enumerate()
                .map(|(at, text)| format!("{}. {text}", at + 1))
                .collect::<Vec<_>>()
                .join("\n")
        )
    };
    let (_file, path) = file(record(&moves));
    assert!(done(&["moves", "--record", &path]).is_empty());
    let (_file, path) = file(record(&moves[..moves.len() - 1]));
    assert!(!done(&["moves", "--record", &path]).is_empty());
}

#[test]
fn a_proof_counts_the_first_turn_of_the_opponent() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proof.txt");
    let path = path.to_str().expect("a path in UTF-8");
    let start = "[ 2 2 0 0 0 0 0 0 | 0 1 1 0 0 0 0 0 | 1 1 0 0 0 2 0 0 | 1 1 0 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]";
    let about = json(&["analyse", "--game", "kujifunza", "--position", start]);
    assert_eq!((&about["value"], &about["turns"]), (&"N".into(), &2.into()));
    let said = done(&["prove", "--game", "kujifunza", "--position", start, "--out", path]);
    assert!(said.contains("at most 2 turns"), "{said}");
}

#[test]
fn a_certificate_has_the_form_that_is_documented() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proof.txt");
    let path = path.to_str().expect("a path in UTF-8");
    for (arguments, header) in [
        (&["--game", "kujifunza"][..], "Game: kujifunza\nKichwa: sustain\nClaim: S wins\n"),
        (
            &["--game", "kujifunza", "--kichwa", "choose"],
            "Game: kujifunza\nKichwa: choose\nClaim: S wins\n",
        ),
        (&["--game", "djenon"], "Game: djenon\nClaim: S wins\n"),
        (
            &["--game", "djenon", "--side", "s", "--seeds", "26"],
            "Game: djenon\nClaim: S at least 26\n",
        ),
        (
            &["--game", "djenon", "--side", "n", "--seeds", "22"],
            "Game: djenon\nClaim: N at least 22\n",
        ),
    ] {
        let said = done(&[&["prove", "--out", path][..], arguments].concat());
        let text = std::fs::read_to_string(path).expect("a certificate");
        let (head, lines) = text.split_once("\n\n").expect("a header");
        assert!(head.starts_with(&format!("Mbili certificate: 1\n{header}Start: [ ")), "{head}");
        let board = if header.contains("djenon") { Board::TwoRows } else { Board::FourRows };
        let count = lines.lines().count();
        assert!(head.ends_with(&format!("\nPositions: {count}")), "{head}");
        assert!(said.contains(&format!("{count} positions")), "{said}");
        for line in lines.lines() {
            let (turns, rest) = line.split_once(' ').expect("turns");
            let (played, position) = rest.split_once(' ').expect("a move");
            assert!(turns.parse::<u32>().is_ok_and(|turns| turns > 0), "{line}");
            parse_move(board, played).unwrap_or_else(|e| panic!("{line}: {e}"));
            parse_position(board, position).unwrap_or_else(|e| panic!("{line}: {e}"));
        }
        // The same once more.
        done(&[&["prove", "--out", path][..], arguments].concat());
        assert_eq!(std::fs::read_to_string(path).expect("a certificate"), text);
    }
}

#[test]
fn what_cannot_be_proven_gets_no_certificate() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proof.txt");
    let out = path.to_str().expect("a path in UTF-8");
    for arguments in [
        &["--game", "kujifunza", "--side", "n"][..],
        &["--game", "djenon", "--side", "s", "--seeds", "27"],
        &["--game", "kujifunza", "--nodes", "5"],
        &["--game", "djenon", "--position", "[ 1 0 0 0 0 0 | 1 0 0 0 0 0 | 30 16 | 0 ]"],
    ] {
        failed(&[&["prove", "--out", out][..], arguments].concat());
        assert!(!path.exists(), "{arguments:?}");
    }
    let waiting = START.replace("| 0 ]", "| 0 | 2 R A3 ]");
    for (arguments, why) in [
        (&["--game", "djenon", "--seeds", "25"][..], "--side"),
        (&["--game", "kujifunza", "--side", "s", "--seeds", "25"], "only Djenon-aboure"),
        (&["--game", "djenon", "--side", "s", "--seeds", "0"], "not in 1..="),
        (
            &["--game", "kujifunza", "--kichwa", "choose", "--position", &waiting],
            "middle of a turn",
        ),
    ] {
        let complaint = wrong_use(&[&["prove", "--out", out][..], arguments].concat());
        assert!(complaint.contains(why), "{complaint}");
    }
}
