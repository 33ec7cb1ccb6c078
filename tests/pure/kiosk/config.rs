//! The house's file: every fault is named, and the rest of the file counts all the same.

use mbili::kiosk::config::last_good::{self, Origin, Trouble};
use mbili::kiosk::config::{Config, EXAMPLE, Fault, GameName, Percent, Problem, Span, read};
use mbili::kiosk::hours::Day;
use std::fs;
use tempfile::tempdir;

/// The configuration and its faults as a person reads them.
fn faults(text: &str) -> Vec<String> {
    read(text).1.iter().map(Fault::to_string).collect()
}

#[test]
fn the_file_that_is_shipped_says_what_is_so_without_it() {
    assert_eq!(read(EXAMPLE), (Config::default(), vec![]));
    assert_eq!(read(""), (Config::default(), vec![]));
}

#[test]
fn what_the_shipped_file_shows_behind_a_hash_is_right_too() {
    let uncommented: String = EXAMPLE
        .lines()
        .map(|line| match line.strip_prefix("# ") {
            Some(example) if example.contains(" = ") && !example.contains("$...") => {
                format!("{example}\n")
            }
            _ => format!("{line}\n"),
        })
        .collect();
    assert_ne!(uncommented, EXAMPLE);
    let (config, faults) = read(&uncommented);
    assert_eq!(faults, []);
    assert!(config.hours.open.is_some());
    assert!(config.house.logo.is_some());
    assert_eq!(config.house.welcome.len(), 2);
    assert!(config.statistics.folder.is_some());
}

#[test]
fn an_unknown_key_is_named_with_its_line_and_what_was_probably_meant() {
    let text = "[idle]\nafter = 90\n\n  countdwn = 10\n";
    let (config, faults) = read(text);
    assert_eq!(config.idle.after, Span::new(90));
    assert_eq!(config.idle.countdown, Config::default().idle.countdown);
    let [Fault { line: 4, problem: Problem::UnknownKey { nearest, known, .. } }] = &faults[..]
    else {
        panic!("{faults:?}")
    };
    assert_eq!(nearest.as_deref(), Some("countdown"));
    assert_eq!(known, &["after", "countdown"]);
    assert_eq!(
        faults[0].to_string(),
        "line 4: [idle] has no key `countdwn`; is `countdown` meant?"
    );
}

#[test]
fn faults_are_told_all_at_once_in_the_order_of_their_lines() {
    let text = "\
stray = 1
[idle]
after = 5
countdown = \"long\"
[sounds]
volume = 10
[sound]
volume = 101
ambience = 30
[games]
offered = [\"oware\"]
[hours]
open = \"9:00\"
[qqq]
[staff]
pin = \"1234\"
";
    let told = faults(text);
    let expected = [
        "line 1: `stray` stands before the first section",
        "line 3: `idle.after`: 5 is not from 10 to 600",
        "line 4: `idle.countdown`: invalid type: string \"long\"",
        "line 5: there is no section [sounds]; is `sound` meant?",
        "line 8: `sound.volume`: 101 is not from 0 to 100",
        "line 11: `games.offered`: unknown variant `oware`",
        "line 13: `hours.open`: \"9:00\" is no time of day such as \"09:30\"",
        "line 14: there is no section [qqq]; there are house, languages",
        "line 16: `staff.pin`: this is no hash of a PIN; one is by Argon2id, in the form `$argon2id$v=",
    ];
    assert_eq!(told.len(), expected.len(), "{told:#?}");
    for (told, expected) in told.iter().zip(expected) {
        assert!(told.starts_with(expected), "{told}\n{expected}");
    }
    assert_eq!(read(text).0.sound.ambience, Percent::new(30));
}

#[test]
fn values_that_do_not_fit_each_other_are_told() {
    for (text, line) in [
        ("[languages]\noffered = []\n", 2),
        ("[languages]\noffered = [\"sw\"]\nfirst = \"en\"\n", 3),
        ("[languages]\nfirst = \"en\"\noffered = [\"sw\"]\n", 2),
        ("[games]\noffered = []\n", 2),
        ("[hours]\nopen = \"09:00\"\n", 2),
        ("[hours]\nclosed = []\nclose = \"09:00\"\n", 1),
        ("[hours]\nopen = \"09:00\"\nclose = \"09:00\"\n", 2),
        ("[languages]\nfirst = \"en\"\noffered = [\"en\", \"sw\", \"en\"]\n", 3),
        ("[games]\noffered = [\"djenon\", \"djenon\"]\n", 2),
        ("[hours]\nclosed = [\"monday\", \"monday\"]\n", 2),
        (
            "[hours]\nopen = \"09:00\"\nclose = \"17:00\"\nclosed = [\"sunday\", \"monday\", \"tuesday\", \
             \"wednesday\", \"thursday\", \"friday\", \"saturday\"]\n",
            4,
        ),
    ] {
        let (config, faults) = read(text);
        assert_eq!(faults.len(), 1, "{text}: {faults:?}");
        assert_eq!(faults[0].line, line, "{text}: {faults:?}");
        assert!(!config.languages.offered.is_empty() && !config.games.offered.is_empty());
        assert!(config.languages.offered.contains(&config.languages.first), "{text}");
    }
}

#[test]
fn what_is_named_twice_counts_once_and_in_its_place() {
    let text = "[languages]\nfirst = \"en\"\noffered = [\"sw\", \"en\", \"sw\", \"en\", \"fr\"]\n\
                [games]\noffered = [\"djenon\", \"kujifunza\", \"djenon\"]\n\
                [hours]\nclosed = [\"monday\", \"sunday\", \"monday\"]\n";
    let (config, faults) = read(text);
    let lines: Vec<usize> = faults.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [3, 5, 7], "{faults:?}");
    let codes: Vec<_> = config.languages.offered.iter().map(|code| code.0.code()).collect();
    assert_eq!(codes, ["sw", "en", "fr"]);
    assert_eq!(config.games.offered, [GameName::Djenon, GameName::Kujifunza]);
    assert_eq!(config.hours.closed, [Day::Monday, Day::Sunday]);
    // One fault does not hide the other.
    assert_eq!(read("[languages]\noffered = [\"sw\", \"sw\"]\nfirst = \"en\"\n").1.len(), 2);
}

/// A house that names all days as closed would have a dark screen for ever.
#[test]
fn a_house_that_is_closed_on_all_days_is_taken_for_one_that_is_always_open() {
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    let text = format!("[hours]\nopen = \"09:00\"\nclose = \"17:00\"\nclosed = {days:?}\n");
    let (config, faults) = read(&text);
    assert_eq!((config.hours, faults.len()), (Config::default().hours, 1));
    for left_out in 0..7 {
        let others: Vec<_> = (0..7).filter(|&day| day != left_out).map(|day| days[day]).collect();
        assert_eq!(read(&format!("[hours]\nclosed = {others:?}\n")).1, []);
    }
}

#[test]
fn a_text_that_is_no_toml_gives_a_line_and_never_panics() {
    for (text, line) in [("[idle\nafter = 60\n", 1), ("[idle]\nafter 60\n", 2), ("\u{0}", 1)] {
        let (_, faults) = read(text);
        assert!(faults.iter().any(|fault| fault.line == line), "{text}: {faults:?}");
    }
    // Cut off and damaged at every byte.
    for at in 0..EXAMPLE.len() {
        if EXAMPLE.is_char_boundary(at) {
            let _ = read(&EXAMPLE[..at]);
            let mut damaged = EXAMPLE.as_bytes().to_vec();
            damaged[at] = b'"';
            let _ = read(&String::from_utf8_lossy(&damaged));
        }
    }
}

#[test]
fn a_slip_of_the_pen_does_not_close_the_table() {
    let folder = tempdir().unwrap();
    let (file, data) = (folder.path().join("mbili.toml"), folder.path().join("data"));

    // Nothing yet: the defaults, and why.
    let (config, origin, _) = last_good::load(&file, &data);
    assert_eq!(config, Config::default());
    assert!(matches!(origin, Origin::AsFarAsUnderstood(Trouble::Unreadable(_))));

    // Faults before there is a good copy: as far as it is understood.
    fs::write(&file, "[idle]\nafter = 100\ncountdown = 1\n").unwrap();
    let (config, origin, _) = last_good::load(&file, &data);
    assert_eq!(config.idle.after, Span::new(100));
    assert!(
        matches!(origin, Origin::AsFarAsUnderstood(Trouble::Faults(faults)) if faults.len() == 1)
    );

    fs::write(&file, "[idle]\nafter = 100\n").unwrap();
    let (good, origin, kept) = last_good::load(&file, &data);
    assert_eq!((&origin, kept.is_none()), (&Origin::File, true));

    // A fault, and no file at all: the last good one.
    fs::write(&file, "[idle]\nafter = 200\nafterwards = 1\n").unwrap();
    let (config, origin, _) = last_good::load(&file, &data);
    assert_eq!(config, good);
    assert!(matches!(origin, Origin::LastGood(Trouble::Faults(faults)) if faults[0].line == 3));
    fs::remove_file(&file).unwrap();
    let (config, origin, _) = last_good::load(&file, &data);
    assert_eq!(config, good);
    assert!(matches!(origin, Origin::LastGood(Trouble::Unreadable(_))));

    // A copy that somebody damaged is no help.
    fs::write(last_good::copy_path(&data), "[idle\n").unwrap();
    let (config, _, _) = last_good::load(&file, &data);
    assert_eq!(config, Config::default());
}
