//! The program itself: what each subcommand prints, and its exit codes.

mod analyse;
mod bench;
mod exercises;
#[cfg(feature = "kiosk")]
mod kiosk;
mod levels;
mod names;
#[cfg(feature = "kiosk")]
mod stats;
mod written;

use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn mbili(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mbili"));
    command.args(arguments).output().expect("the program starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// What it printed, having done its work.
fn done(arguments: &[&str]) -> String {
    let output = mbili(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", stderr(&output));
    stdout(&output)
}

/// Its complaint, with exit code 1 and nothing printed.
fn failed(arguments: &[&str]) -> String {
    let output = mbili(arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    assert_eq!(stdout(&output), "");
    stderr(&output)
}

/// Its complaint about wrong use.
fn wrong_use(arguments: &[&str]) -> String {
    let output = mbili(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", stderr(&output));
    assert_eq!(stdout(&output), "");
    stderr(&output)
}

/// A file with this content, and its path as text.
fn file(content: impl AsRef<[u8]>) -> (tempfile::NamedTempFile, String) {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), content).expect("written");
    let path = file.path().to_str().expect("a path in UTF-8").to_owned();
    (file, path)
}

fn vector_file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/vectors").join(name);
    path.to_str().expect("a path in UTF-8").to_owned()
}

const START: &str = "[ 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 \
                     | 0 0 | F F | 255 | 0 ]";

#[test]
fn help_tells_every_subcommand_with_examples() {
    let help = done(&["--help"]);
    for word in ["play", "perft", "vectors", "moves", "replay", "bench", "Exit codes", "Examples"] {
        assert!(help.contains(word), "{word}: {help}");
    }
    for subcommand in ["perft", "vectors", "moves", "replay", "analyse", "prove", "bench"] {
        let help = done(&[subcommand, "--help"]);
        assert!(help.contains("Example") && help.contains(&format!("mbili {subcommand}")));
    }
    assert!(done(&["--version"]).starts_with("mbili "));
    for arguments in [&["help"][..], &["help", "--help"], &["help", "-h"]] {
        assert_eq!(done(arguments), help, "{arguments:?}");
    }
    assert_eq!(done(&["help", "perft", "--help"]), done(&["perft", "--help"]));
}

#[test]
fn the_record_shown_in_the_help_is_a_record() {
    let help = done(&["replay", "--help"]);
    let lines = help.lines().skip_while(|line| !line.contains("Mbili: 1") || line.contains('`'));
    let shown: Vec<&str> = lines.take(7).map(str::trim).collect();
    let (_file, path) = file(shown.join("\n"));
    let story = done(&["replay", &path]);
    assert!(story.contains("South: Asha") && story.contains("Asha sows"), "{story}");
}

#[cfg(not(feature = "app"))]
#[test]
fn without_the_table_the_program_says_so() {
    for arguments in
        [&[][..], &["play"], &["play", "saved.txt"], &["saved.txt"], &["shots", "--out", "x"]]
    {
        let complaint = wrong_use(arguments);
        assert!(complaint.contains("no table"), "{complaint}");
    }
}

#[test]
fn wrong_use_is_explained() {
    for (arguments, why) in [
        (&["perft", "--game", "kujifunza"][..], "--depth"),
        (&["perft", "--game", "chess", "--depth", "2"], "possible values: kujifunza, djenon"),
        (&["perft", "--game", "djenon", "--depth", "0"], "not in 1..=1000"),
        (&["perft", "--game", "djenon", "--depth", "-1"], "not in 1..=1000"),
        (&["bench", "--seed", "-1"], "invalid digit"),
        (&["perft", "--game", "djenon", "--depth", "x"], "invalid digit"),
        (&["perft", "--game", "djenon", "--kichwa", "first", "--depth", "2"], "no kichwa"),
        (&["perft", "--game", "djenon", "--depth", "1", "--position", "[ 4"], "column 4"),
        (&["moves"], "<--game <GAME>|--record <FILE>>"),
        (&["moves", "--kichwa", "first", "--json"], "<--game <GAME>|--record <FILE>>"),
        (&["analyse", "--position", START], "<--game <GAME>|--record <FILE>>"),
        (&["moves", "--game", "djenon", "--colour"], "--colour"),
        (&["moves", "--game", "djenon", "--position", START], "--position: line 1"),
        (&["moves", "--game", "djenon", "--position", "x", "--record", "y"], "cannot be used with"),
        (
            &["foo", "bar"],
            "`foo` is none of the subcommands (play, perft, vectors, moves, replay, analyse, prove",
        ),
        (&["shots"], "--out"),
        (&["shots", "--out", "x", "--size", "12"], "1280x720"),
        (&["shots", "--out", "x", "--size", "10x900000"], "64 to 8192"),
        (&["moves", "bar"], "unexpected argument 'bar'"),
        (&["vectors"], "FILE"),
        (&["replay"], "FILE"),
        (&["replay", "x", "--language", "xx"], "en, da, de, el, es, fr, it, sw, pt, ko, ja and zh"),
        (&["bench", "--positions", "0"], "not in 1..="),
        (&["bench", "--games", "many"], "invalid digit"),
        (&["bench", "--seed", "x"], "invalid digit"),
        (&["bench", "--game", "djenon", "--kichwa", "first"], "no kichwa"),
        (&["bench", "corpus.txt"], "unexpected argument"),
    ] {
        let complaint = wrong_use(arguments);
        assert!(complaint.contains(why), "{arguments:?}: {complaint}");
    }
    let waiting = START.replace("| 0 ]", "| 0 | 2 R A3 ]");
    let complaint = wrong_use(&["moves", "--game", "kujifunza", "--position", &waiting]);
    assert!(complaint.contains("sustain"), "{complaint}");
}

#[test]
fn perft_prints_a_line_a_depth() {
    let counts = done(&["perft", "--game", "kujifunza", "--depth", "5"]);
    assert_eq!(counts, "1 16\n2 108\n3 500\n4 1902\n5 6550\n");
    let counts = done(&["perft", "--game", "kujifunza", "--kichwa", "choose", "--depth", "3"]);
    assert_eq!(counts, "1 56\n2 816\n3 5252\n");
    let counts = done(&["perft", "--game", "kujifunza", "--kichwa", "first", "--depth", "3"]);
    assert_eq!(counts, "1 24\n2 220\n3 1234\n");
    let counts = done(&["perft", "--game", "djenon", "--depth", "4"]);
    assert_eq!(counts, "1 6\n2 27\n3 120\n4 512\n");
}

#[test]
fn perft_of_a_position_is_what_remains_of_the_whole() {
    let mut sum = 0;
    for line in done(&["moves", "--game", "kujifunza"]).lines() {
        let (_, position) = line.split_once('[').expect("a position");
        let position = format!("[{position}");
        let counts =
            done(&["perft", "--game", "kujifunza", "--depth", "2", "--position", &position]);
        let last = counts.lines().nth(1).and_then(|line| line.strip_prefix("2 "));
        sum += last.and_then(|count| count.parse::<u32>().ok()).expect("a count");
    }
    assert_eq!(sum, 500);
    // Nothing can follow a game that is over.
    let over = "[ 1 0 0 0 0 0 | 1 0 0 0 0 0 | 23 23 | 0 ]";
    let counts = done(&["perft", "--game", "djenon", "--depth", "2", "--position", over]);
    assert_eq!(counts, "1 0\n2 0\n");
}

#[test]
fn moves_are_listed_sorted_with_what_each_does() {
    let listed = done(&["moves", "--game", "kujifunza"]);
    let names: Vec<&str> = listed.lines().filter_map(|line| line.split(' ').next()).collect();
    let expected = "A1R A2R A3L A3R A4L A4R A5L A5R A6L A6R A7L A8L B1L B2L B7R B8R";
    assert_eq!(names.join(" "), expected);
    let first = "A1R 10 30 8 [ 2 2 2 2 2 2 2 2 | 2 0 0 2 2 2 0 0 | 3 1 0 4 4 4 1 5 \
                 | 3 3 0 3 3 0 3 3 | 0 0 | F F | 255 | 1 ]";
    assert_eq!(listed.lines().next(), Some(first));
}

#[test]
fn each_sequence_of_picks_is_a_move() {
    let listed = done(&["moves", "--game", "kujifunza", "--kichwa", "choose"]);
    assert_eq!(listed.lines().count(), 56);
    let a1r: Vec<&str> = listed.lines().filter(|line| line.starts_with("A1R")).collect();
    assert_eq!(a1r.len(), 5);
    assert!(a1r[1].starts_with("A1R:RLL 14 40 12 ["), "{}", a1r[1]);
}

#[test]
fn moves_can_be_had_as_json() {
    let listed = done(&["moves", "--game", "kujifunza"]);
    let json = done(&["moves", "--game", "kujifunza", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let lines = json.as_array().expect("a list").iter().map(|about| {
        let text = |key: &str| about[key].as_str().expect("text").to_owned();
        let (laps, seeds, captured) = (&about["laps"], &about["seeds"], &about["captured"]);
        format!("{} {laps} {seeds} {captured} {}\n", text("move"), text("result"))
    });
    assert_eq!(lines.collect::<String>(), listed);
    let won = "[ 0 0 0 0 0 0 0 0 | 0 0 1 0 0 0 0 0 | 2 0 1 0 0 0 0 0 | 0 0 0 0 0 0 0 0 \
               | 0 0 | F F | 255 | 0 ]";
    let json = done(&["moves", "--game", "kujifunza", "--json", "--position", won]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json[0]["winner"], "S");
}

#[test]
fn a_forced_pass_is_the_only_move() {
    let position = "[ 1 1 0 0 1 0 | 0 3 0 1 0 0 | 20 21 | 0 ]";
    let listed = done(&["moves", "--game", "djenon", "--position", position]);
    assert_eq!(listed, "pass 0 0 0 [ 1 1 0 0 1 0 | 0 3 0 1 0 0 | 20 21 | 1 ]\n");
}

#[test]
fn moves_of_a_record_are_those_at_its_end() {
    let (_file, path) = file("Mbili: 1\nGame: djenon\n\nA1 a4\n");
    let listed = done(&["moves", "--record", &path]);
    assert!(listed.lines().all(|line| line.starts_with('A') && line.ends_with(" 1 ]")));
    assert_eq!(done(&["moves", "--record", &path, "--game", "djenon"]), listed);
    let complaint = wrong_use(&["moves", "--record", &path, "--game", "kujifunza"]);
    assert!(complaint.contains("another game"), "{complaint}");
    // A turn under way has its picks left.
    let (_file, path) = file("Mbili: 1\nGame: kujifunza\nKichwa: choose\nResult: *\n\nA1R\n");
    let listed = done(&["moves", "--record", &path]);
    assert_eq!(listed.lines().count(), 5);
    assert!(listed.lines().all(|line| line.starts_with(':')), "{listed}");
}

#[test]
fn a_game_that_is_over_has_no_moves_and_says_why() {
    let (_file, path) = file("Mbili: 1\nGame: djenon\nResult: S resign\n\nA1\n");
    for arguments in [
        &["moves", "--record", &path][..],
        &["moves", "--game", "djenon", "--position", "[ 1 0 0 0 0 0 | 1 0 0 0 0 0 | 30 16 | 0 ]"],
    ] {
        let output = mbili(arguments);
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(stdout(&output), "");
        assert!(stderr(&output).contains("no move is legal: "), "{}", stderr(&output));
    }
}

#[test]
fn vectors_pass_fail_and_are_skipped() {
    let output = done(&["vectors", &vector_file("djenon_games.json"), &vector_file("oware.json")]);
    assert!(output.contains("oware.json: skipped"), "{output}");
    let last = output.lines().last().expect("a line");
    assert!(last.starts_with("10 passed, 0 failed, "), "{last}");

    let text = std::fs::read_to_string(vector_file("djenon_games.json")).expect("the file");
    let (_file, path) = file(text.replacen("\"plies\": 12", "\"plies\": 13", 1));
    let output = mbili(&["vectors", &path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("`plies`: expected 13, found 12"));
    assert_eq!(stdout(&output).lines().last(), Some("9 passed, 1 failed, 0 skipped"));

    let output = mbili(&["vectors", "no/such/file.json"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stdout(&output).lines().last(), Some("0 passed, 1 failed, 0 skipped"));
}

#[test]
fn a_record_is_replayed_in_words() {
    let (_file, path) =
        file("Mbili: 1\nGame: kujifunza\nKichwa: sustain\nNorth: Koffi\n\n1. A1R a3R\n");
    let story = done(&["replay", &path]);
    let lines: Vec<&str> = story.lines().collect();
    assert!(lines[0].starts_with("Bao la Kujifunza"), "{story}");
    assert_eq!(lines[1], "North: Koffi");
    let first = lines.iter().find(|line| line.contains("A1R")).expect("the first turn");
    assert!(first.contains("1  A1R") && first.contains("South sows A1 to the right: 10 laps"));
    let second = lines.iter().find(|line| line.contains("a3R")).expect("the second turn");
    assert!(second.contains("2  a3R") && second.contains("Koffi sows a3"), "{second}");
    let last = lines.last().expect("a line");
    assert!(last.starts_with("[ ") && last.ends_with("| 0 ]"), "{last}");
    let swahili = done(&["replay", &path, "--language", "sw"]);
    assert_ne!(swahili, story);
    assert_eq!(swahili.lines().last(), Some(*last));
}

#[test]
fn a_record_cannot_command_the_terminal() {
    let name = "\u{1b}[31mKoffi\u{7}\u{202e}";
    let (_file, path) = file(format!("Mbili: 1\nGame: djenon\nSouth: {name}\n\nA1\n"));
    let story = done(&["replay", &path]);
    assert!(story.contains("South: \\u{1b}[31mKoffi\\u{7}\\u{202e}"), "{story}");
    assert!(story.chars().all(|c| c == '\n' || !c.is_control()), "{story:?}");
    assert!(!story.contains('\u{202e}'));
}

#[test]
fn a_replay_tells_how_the_game_ended() {
    let (_file, path) = file("Mbili: 1\nGame: djenon\nSouth: Ama\nResult: S resign\n\nA1 a4\n");
    let story = done(&["replay", &path]);
    assert!(story.contains("Ama") && story.contains("resign"), "{story}");
}

#[test]
fn a_bad_record_is_refused_with_file_place_and_remedy() {
    for (record, place, why, remedy) in [
        ("", "line 1, column 1", "`Mbili: 1`", "mbili replay --help"),
        ("Mbili: 2\n", "line 1, column 8", "newer Mbili", "newer version"),
        ("Mbili: 1\nGame: go\n", "line 2, column 7", "`kujifunza` or `djenon`", "Correct the file"),
        ("Mbili: 1\nGame: djenon\n\nA1 a4 a5\n", "line 4, column 7", "opponent", "--record FILE"),
        ("Mbili: 1\nGame: djenon\nResult: N\n\nA1\n", "line 3, column 9", "`N`", "`Result`"),
        (
            "Mbili: 1\nGame: kujifunza\nKichwa: sustain\n\nA1R*\n",
            "line 5, column 1",
            "takata",
            "Take the *",
        ),
    ] {
        let (_file, path) = file(record);
        for arguments in [&["replay", &path][..], &["moves", "--record", &path]] {
            let complaint = failed(arguments);
            let beginning = format!("mbili: {path}: {place}: ");
            assert!(complaint.starts_with(&beginning), "{complaint}");
            assert!(complaint.contains(why) && complaint.contains(remedy), "{complaint}");
        }
    }
    let (_file, path) = file(b"Mbili: 1\nGame: dj\xffenon\n");
    assert!(failed(&["replay", &path]).contains("line 2, column 9: expected text in UTF-8"));
    let complaint = failed(&["replay", "no/such/file.txt"]);
    assert!(complaint.contains("no/such/file.txt: cannot be opened"), "{complaint}");
    let complaint = failed(&["replay", env!("CARGO_MANIFEST_DIR")]);
    assert!(complaint.contains("cannot be read"), "{complaint}");
}

#[test]
fn output_that_nobody_reads_is_no_failure() {
    for arguments in [
        &["moves", "--game", "kujifunza", "--kichwa", "choose"][..],
        &["perft", "--game", "djenon", "--depth", "5"],
        &["--help"],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mbili"));
        let command = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        drop(child.stdout.take());
        let mut complaint = String::new();
        let stderr = child.stderr.as_mut().expect("its complaints");
        stderr.read_to_string(&mut complaint).expect("text");
        assert_eq!((child.wait().expect("it ends").code(), complaint.as_str()), (Some(0), ""));
    }
}

#[cfg(target_os = "linux")]
fn full() -> std::fs::File {
    std::fs::File::options().write(true).open("/dev/full").expect("a full device")
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_a_failure() {
    for arguments in [&["moves", "--game", "kujifunza"][..], &["--help"], &["perft", "--help"]] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mbili"));
        let output = command.args(arguments).stdout(full()).output().expect("the program starts");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(stderr(&output).contains("cannot be written"), "{}", stderr(&output));
    }
}

/// Where nobody can be told, the exit code alone tells, and it is the same.
#[cfg(target_os = "linux")]
#[test]
fn complaints_that_cannot_be_written_change_no_exit_code() {
    let over = "[ 1 0 0 0 0 0 | 1 0 0 0 0 0 | 30 16 | 0 ]";
    for (arguments, code) in [
        (&["replay", "no/such/file.txt"][..], 1),
        (&["vectors", "no/such/file.json"], 1),
        (&["perft", "--game", "chess"], 2),
        (&["foo", "bar"], 2),
        (&["moves", "--game", "djenon", "--position", "x"], 2),
        (&["moves", "--game", "djenon", "--position", over], 0),
    ] {
        for closed in [false, true] {
            let mut command = Command::new("sh");
            let redirect = if closed { "2>&-" } else { "2>/dev/full" };
            command.args(["-c", &format!("exec \"$@\" {redirect}"), "sh"]);
            command.arg(env!("CARGO_BIN_EXE_mbili")).args(arguments).stdout(Stdio::null());
            let status = command.status().expect("a shell");
            assert_eq!(status.code(), Some(code), "{arguments:?} {redirect}");
        }
    }
}
