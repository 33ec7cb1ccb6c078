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
    let place = some().lines().position(|line| line.ends_with(" = 2")).expect("one of two laps");
    let wrong = some().replacen(" = 2\n", " = 3\n", 1);
    let (_kept, path) = file(wrong);
    let told = failed(&["exercises", "--check", &path]);
    let expected = format!("{path}: number {}: right is Number(2)", place + 1);
    assert!(told.contains(&expected), "{told}");
    let (_kept, path) = file("; nothing\nlaps = 3\n");
    let told = failed(&["exercises", "--check", &path]);
    assert!(told.contains("line 2: there is no position"), "{told}");
    let (_kept, path) = file([0xff, 0xfe]);
    assert!(failed(&["exercises", "--check", &path]).contains("UTF-8"));
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
    wrong_use(&["exercises"]);
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
