//! `mbili exercises`: what it makes, what it proves, and what it refuses.

use super::{done, failed, file, wrong_use};

fn brought_along() -> &'static str {
    mbili::exercises::text::BROUGHT_ALONG
}

/// The first lines of those that are brought along.
fn some() -> String {
    let lines = brought_along().lines().filter(|line| line.starts_with("laps"));
    lines.take(3).map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_file_of_exercises_is_proven() {
    let (_kept, path) = file(some());
    let text = done(&["exercises", "--check", &path]);
    assert!(text.ends_with("3 exercises, all proven\n"), "{text}");
}

#[test]
fn a_wrong_exercise_is_told_with_its_place() {
    let text = some();
    let (first, others) = text.split_once('\n').expect("lines");
    let (question, right) = first.rsplit_once(" = ").expect("an answer");
    let laps: u32 = right.parse().expect("a number of laps");
    let wrong = format!("{question} = {}\n{others}", laps + 1);
    let (_kept, path) = file(wrong);
    let told = failed(&["exercises", "--check", &path]);
    assert!(told.contains(&path), "{told}");
    assert!(told.contains(&format!("number 1: right is Number({laps})")), "{told}");
    let (_kept, path) = file("; nothing\nlaps = 3\n");
    let told = failed(&["exercises", "--check", &path]);
    assert!(told.contains("line 2: there is no position"), "{told}");
    let (_kept, path) = file([0xff, 0xfe]);
    assert!(failed(&["exercises", "--check", &path]).contains("UTF-8"));
    let (_kept, path) = file("; nothing else\n");
    assert!(failed(&["exercises", "--check", &path]).contains("no exercise"));
}

#[test]
fn what_is_made_is_proven_and_the_same_for_the_same_seed() {
    let (_one, first) = file("");
    let (_other, second) = file("");
    for path in [&first, &second] {
        let text = done(&["exercises", "--make", "--seed", "5", "--count", "10", "--out", path]);
        assert!(text.ends_with("10 exercises, all proven\n"), "{text}");
    }
    let read = |path: &str| std::fs::read_to_string(path).expect("written");
    assert_eq!(read(&first), read(&second));
    assert!(done(&["exercises", "--check", &first]).contains("10 exercises, all proven"));
}

#[test]
fn it_is_said_what_to_do() {
    let told = wrong_use(&["exercises"]);
    assert!(told.contains("--make") && told.contains("--check"), "{told}");
    wrong_use(&["exercises", "--check", "a", "--nodes", "0"]);
    wrong_use(&["exercises", "--make"]);
    wrong_use(&["exercises", "--make", "--check", "a", "--out", "b"]);
    wrong_use(&["exercises", "--make", "--count", "0", "--out", "b"]);
    wrong_use(&["exercises", "--check", "a", "--seed", "3"]);
}

#[test]
fn what_made_those_that_are_brought_along_is_written_above_them() {
    let line = brought_along().lines().find(|line| line.contains("--make")).expect("a command");
    assert!(line.contains("--seed ") && line.contains("--count 300"), "{line}");
}
