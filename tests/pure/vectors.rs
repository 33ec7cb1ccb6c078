//! The test vectors: all pass, and an altered copy of any file fails.

use mbili::cli::vectors;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Cases of the games that can be played, and of all others.
const PASSED: u32 = 1123;
const SKIPPED: u32 = 758;

/// Fields for readers: they are not compared.
const FOR_READERS: [&str; 6] =
    ["note", "reached_by", "name", "matches_published", "convention", "rules"];

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let entries = std::fs::read_dir(folder).expect("the vectors");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    files.sort();
    files
}

fn read(path: &Path) -> Value {
    let text = std::fs::read_to_string(path).expect("a file of vectors");
    serde_json::from_str(&text).expect("JSON")
}

/// Whether the check succeeded, and what it printed.
fn check(files: &[PathBuf]) -> (bool, String) {
    let mut out = Vec::new();
    let good = vectors::run(files, &mut out).expect("memory can be written");
    (good, String::from_utf8(out).expect("text"))
}

/// The same of one file with this content.
fn check_text(text: &str) -> (bool, String) {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), text).expect("written");
    check(&[file.path().to_owned()])
}

fn check_value(value: &Value) -> (bool, String) {
    check_text(&value.to_string())
}

fn counts(passed: usize, failed: usize, skipped: usize) -> String {
    format!("\n{passed} passed, {failed} failed, {skipped} skipped\n")
}

/// Whether the file holds cases that are skipped.
fn is_skipped(file: &Value) -> bool {
    let to_come = ["kiswahili", "kalah", "oware"].map(Value::from);
    let solved = || file["kujifunza sustain"].get("winning_first_moves").is_some();
    file["topic"] == "facts" && !solved() || to_come.contains(&file["game"])
}

#[test]
fn all_vectors_of_the_games_we_play_pass() {
    let (good, out) = check(&files());
    assert!(good, "{out}");
    let last = format!("\n{PASSED} passed, 0 failed, {SKIPPED} skipped\n");
    assert!(out.ends_with(&last), "{out}");
}

#[test]
fn each_skipped_file_is_named() {
    let (_, out) = check(&files());
    for path in files() {
        let named = out.contains(&format!("{}: skipped", path.display()));
        let expected = is_skipped(&read(&path)) || path.ends_with("perft.json");
        assert_eq!(named, expected, "{}", path.display());
    }
}

#[test]
fn what_a_file_holds_is_not_told_by_its_name() {
    for path in files().iter().filter(|path| !path.ends_with("perft.json")) {
        let (good, out) = check_value(&read(path));
        assert!(good, "{}: {out}", path.display());
    }
}

/// Another value of the same sort.
fn altered(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!(number.as_u64().map_or(0, |n| n + 1)),
        Value::Bool(truth) => json!(!truth),
        Value::String(text) => match text.as_str() {
            "S" => json!("N"),
            "N" => json!("S"),
            "+" => json!("-"),
            "-" => json!("+"),
            "L" => json!("R"),
            "R" => json!("L"),
            "mtaji" => json!("takata"),
            "takata" => json!("mtaji"),
            text if text.starts_with('[') => json!(text.replacen("0 |", "1 |", 1)),
            text => json!(format!("{text}x")),
        },
        Value::Null => json!("S"),
        Value::Array(_) | Value::Object(_) => unreachable!("only leaves are altered"),
    }
}

/// The leaves of a case: each as a pointer, with the field that it belongs to.
fn leaves(value: &Value, pointer: &str, field: &str, all: &mut Vec<(String, String)>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                if !FOR_READERS.contains(&key.as_str()) {
                    leaves(value, &format!("{pointer}/{key}"), &format!("{field}.{key}"), all);
                }
            }
        }
        Value::Array(items) => {
            for (i, value) in items.iter().enumerate() {
                leaves(value, &format!("{pointer}/{i}"), &format!("{field}[]"), all);
            }
        }
        _ => all.push((pointer.to_owned(), field.to_owned())),
    }
}

/// Whether altering this field must be noticed. The position of a case is a question; where only the
/// legal moves are asked for, or a period, many positions have the same answer. In Bao it is written
/// twice.
fn is_compared(file: &Value, field: &str) -> bool {
    let only_asks = file["topic"] == "legal" || file["cases"][0]["endless"] == true;
    !(file["game"] == "djenon" && only_asks && field.starts_with(".pos"))
}

#[test]
fn any_altered_field_of_any_file_is_noticed() {
    let mut alterations = 0;
    for path in files() {
        let file = read(&path);
        if file["topic"] == "facts" || is_skipped(&file) || file["topic"] == "perft" {
            continue;
        }
        let cases = file["cases"].as_array().expect("cases");
        let mut seen = BTreeSet::new();
        for (number, case) in cases.iter().enumerate() {
            let mut all = Vec::new();
            leaves(case, "", "", &mut all);
            for (pointer, field) in all {
                if !is_compared(&file, &field) || !seen.insert(field) {
                    continue;
                }
                let mut copy = file.clone();
                let leaf = copy["cases"][number].pointer_mut(&pointer).expect("a leaf");
                *leaf = altered(leaf);
                let (good, out) = check_value(&copy);
                let what = format!("{}, case {number}, {pointer}", path.display());
                assert!(!good, "{what}: not noticed");
                let one = counts(cases.len() - 1, 1, 0);
                assert!(out.ends_with(&one), "{what}: {out}");
                assert!(out.contains(&format!(", case {}: ", number + 1)), "{what}: {out}");
                alterations += 1;
            }
        }
    }
    assert!(alterations > 150, "{alterations}");
}

#[test]
fn a_missing_or_added_item_of_any_list_is_noticed() {
    for path in files() {
        let file = read(&path);
        if file["topic"] == "facts" || is_skipped(&file) || file["topic"] == "perft" {
            continue;
        }
        let cases = file["cases"].as_array().expect("cases");
        for field in ["legal", "captures", "captured", "trace", "candidates", "moves"] {
            let Some(number) = cases
                .iter()
                .position(|case| case[field].as_array().is_some_and(|list| !list.is_empty()))
            else {
                continue;
            };
            for add in [true, false] {
                let mut copy = file.clone();
                let list = copy["cases"][number][field].as_array_mut().expect("a list");
                let last = list.pop().expect("an item");
                if add {
                    list.extend([last.clone(), last]);
                }
                let (good, out) = check_value(&copy);
                assert!(!good, "{}: {field} of case {number}: {out}", path.display());
            }
        }
    }
}

#[test]
fn an_unknown_field_of_any_file_is_noticed() {
    for path in files() {
        let file = read(&path);
        if file["topic"] == "facts" || is_skipped(&file) {
            continue;
        }
        let list = if file["topic"] == "perft" { "rows" } else { "cases" };
        let mut places = vec![String::new(), format!("/{list}/0")];
        for inner in ["pos", "result", "final", "end_pos", "pos/rows", "trace/0"] {
            let place = format!("/{list}/0/{inner}");
            if file.pointer(&place).is_some_and(Value::is_object) {
                places.push(place);
            }
        }
        for place in places {
            let mut copy = short(&file);
            let object = copy.pointer_mut(&place).and_then(Value::as_object_mut);
            object.expect("an object").insert("surprise".to_owned(), json!(1));
            let (good, out) = check_value(&copy);
            assert!(!good, "{}{place}: {out}", path.display());
        }
    }
}

/// A file of perft with the first depths only.
fn short(file: &Value) -> Value {
    let mut file = file.clone();
    if let Some(rows) = file["rows"].as_array_mut() {
        for row in rows {
            row["counts"].as_array_mut().expect("counts").truncate(3);
        }
    }
    file
}

#[test]
fn an_altered_count_of_perft_is_noticed() {
    let file = short(&read(&files().into_iter().find(|p| p.ends_with("perft.json")).expect("it")));
    let (good, out) = check_value(&file);
    assert!(good && out.ends_with(&counts(4, 0, 3)), "{out}");
    for row in 0..4 {
        for depth in 0..3 {
            let mut copy = file.clone();
            let count = &mut copy["rows"][row]["counts"][depth];
            *count = altered(count);
            let (good, out) = check_value(&copy);
            assert!(!good && out.ends_with(&counts(3, 1, 3)), "row {row}, depth {depth}: {out}");
            assert!(out.contains(&format!("depth {}: expected", depth + 1)), "{out}");
        }
        for (field, value) in [
            ("game", json!("chess")),
            ("topic", json!("legal")),
            ("version", json!(2)),
            ("kichwa", json!("sometimes")),
            ("counts", json!([])),
        ] {
            let mut copy = file.clone();
            copy["rows"][row][field] = value;
            let (good, out) = check_value(&copy);
            assert!(!good, "row {row}, {field}: {out}");
        }
    }
}

#[test]
fn a_file_that_cannot_be_read_or_holds_nothing_is_a_failure() {
    for path in files() {
        let file = read(&path);
        let text = file.to_string();
        let mut copies = vec![
            ("cut off", text[..text.len() - 1].to_owned()),
            ("cut in half", text[..text.len() / 2].to_owned()),
            ("empty", String::new()),
            ("a list", format!("[{text}]")),
        ];
        let mut with = |what, field: &str, value: Option<Value>| {
            let mut copy = short(&file);
            let object = copy.as_object_mut().expect("an object");
            match value {
                Some(value) => object.insert(field.to_owned(), value),
                None => object.remove(field),
            };
            copies.push((what, copy.to_string()));
        };
        with("another version", "version", Some(json!(2)));
        with("no version", "version", None);
        with("another topic", "topic", Some(json!("weather")));
        with("no topic", "topic", None);
        for list in ["cases", "rows"].into_iter().filter(|list| file.get(*list).is_some()) {
            with("no cases in it", list, Some(json!([])));
            with("no list of cases", list, Some(json!("none")));
            with("no cases", list, None);
        }
        if file.get("game").is_some() {
            with("another game", "game", Some(json!("chess")));
            with("no game", "game", None);
        }
        if file.get("kichwa").is_some() {
            with("another kichwa rule", "kichwa", Some(json!("sometimes")));
            with("no kichwa rule", "kichwa", None);
        }
        for (what, copy) in copies {
            // A reader's facts have no kichwa rule that anything depends on.
            let (good, out) = check_text(&copy);
            let harmless = is_skipped(&file) && what.contains("kichwa");
            assert_eq!(good, harmless, "{}: {what}: {out}", path.display());
        }
    }
    let (good, out) = check(&[PathBuf::from("no/such/file.json")]);
    assert!(!good && out.contains("no/such/file.json: cannot be opened"), "{out}");
    let facts = json!({"version": 1, "topic": "facts"});
    assert!(!check_value(&facts).0);
}

/// A file of Kujifunza with this one case.
fn one(topic: &str, case: Value) -> Value {
    json!({"version": 1, "game": "kujifunza", "kichwa": "sustain", "topic": topic, "cases": [case]})
}

fn start() -> Value {
    let row = [2; 8];
    json!({"rows": {"b": row, "a": row, "A": row, "B": row}, "to_move": "S"})
}

#[test]
fn a_case_that_cannot_be_read_is_a_failure_that_says_why() {
    let mut without_row = start();
    without_row["rows"].as_object_mut().map(|rows: &mut Map<_, _>| rows.remove("b"));
    let mut short_row = start();
    short_row["rows"]["A"] = json!([2, 2]);
    let mut many = start();
    many["rows"]["A"] = json!([2, 2, 2, 2, 2, 2, 2, 255]);
    for (topic, case, why) in [
        ("cases", json!(7), "the case is not an object"),
        ("cases", json!({"laps": 1}), "`pos` is missing"),
        ("cases", json!({"pos": start()}), "nothing to compare"),
        ("cases", json!({"pos": start(), "move": "A1R", "note": "?"}), "nothing to compare"),
        ("legal", json!({"pos": start(), "kind": "mtaji"}), "`legal` is missing"),
        ("moves", json!({"pos": start(), "kind": "mtaji"}), "`move` is missing"),
        ("moves", json!({"pos": without_row, "move": "A1R", "laps": 10}), "row b is not"),
        ("moves", json!({"pos": short_row, "move": "A1R", "laps": 10}), "row A is not"),
        ("moves", json!({"pos": many, "move": "A1R", "laps": 10}), "more than 255 seeds"),
        ("moves", json!({"pos": start(), "move": "A9R", "laps": 10}), "is not a move"),
        ("moves", json!({"pos": start(), "move": 3, "laps": 10}), "3 is not a move"),
        ("moves", json!({"pos": start(), "move": "A1R*", "laps": 10}), "is no takata"),
        ("moves", json!({"pos": start(), "move": "A1L", "laps": 10}), "is illegal"),
        ("moves", json!({"pos": start(), "move": "a1R", "laps": 10}), "is illegal"),
        (
            "moves",
            json!({"pos": start(), "move": "A1R", "option": "choose", "laps": 10}),
            "waits for another kichwa",
        ),
        (
            "moves",
            json!({"pos": start(), "move": "A1R", "kichwa_choices": ["L"], "laps": 10}),
            "is illegal",
        ),
        ("cases", json!({"pos": start(), "kichwa_choices": ["L"], "total": 64}), "no move"),
        ("moves", json!({"pos": start(), "move": "A1R", "final": [1, 2]}), "says nothing"),
        ("games", json!({"moves": [], "plies": 0}), "there are no `moves`"),
        ("games", json!({"moves": ["A1R"]}), "nothing to compare"),
        ("games", json!({"moves": ["A1R", "A1R"], "plies": 2}), "move 2"),
    ] {
        let (good, out) = check_value(&one(topic, case.clone()));
        assert!(!good && out.contains(why), "{case}: {out}");
    }
    // The one that is right.
    let (good, out) =
        check_value(&one("moves", json!({"pos": start(), "move": "A1R", "laps": 10})));
    assert!(good, "{out}");
}

#[test]
fn an_endless_move_must_be_said_to_be_endless() {
    let endless = files().into_iter().find(|path| path.ends_with("kujifunza_endless.json"));
    let file = read(&endless.expect("the file"));
    let case = &file["cases"][0];
    let mut silent = case.clone();
    silent.as_object_mut().expect("an object").remove("endless");
    let (good, out) = check_value(&one("cases", silent));
    assert!(!good && out.contains("never ends"), "{out}");
}

#[test]
fn the_first_differences_are_printed_in_full_and_the_rest_counted() {
    let wrong = json!({"pos": start(), "move": "A1R", "laps": 11, "seeds_sown": 30});
    let mut file = one("moves", wrong.clone());
    file["cases"] = json!([wrong, wrong, wrong, wrong, wrong, wrong, wrong]);
    let (good, out) = check_value(&file);
    assert!(!good);
    assert_eq!(out.matches("`laps`: expected 11, found 10").count(), 5);
    assert!(!out.contains("`seeds_sown`"));
    assert!(out.contains("and 2 more failed"), "{out}");
    assert!(out.ends_with(&counts(0, 7, 0)));
}
