//! `mbili stats`.

use super::{done, failed, wrong_use};
use jiff::civil::{Date, date};
use mbili::kiosk::statistics::{Closing, Ending, Fact, Store};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// A house with three visits on two days, and its file.
fn house() -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mbili.toml");
    fs::write(&file, "[statistics]\nfolder = \"counts\"\n").unwrap();
    let (mut store, _) = Store::open(&folder.path().join("counts")).unwrap();
    let mut visit = |day: Date, level, ending: Option<Ending>| {
        store.begin(day.at(10, 0, 0, 0), "sw").unwrap();
        store.count(&Fact::LessonStep(1)).unwrap();
        store.count(&Fact::MatchBegan { game: "kujifunza".into(), level }).unwrap();
        if let Some(ending) = ending {
            store.count(&Fact::MatchEnded(ending)).unwrap();
        }
        store.end(Closing::Idle, 90).unwrap();
    };
    visit(date(2026, 11, 3), 2, Some(Ending::Won));
    visit(date(2026, 11, 3), 0, None);
    visit(date(2026, 11, 5), 2, Some(Ending::Lost));
    store.restarted(date(2026, 11, 5).at(9, 0, 0, 0), "killed by signal 9").unwrap();
    (folder, file.to_str().unwrap().to_owned())
}

#[test]
fn each_day_has_a_line_and_all_of_them_one() {
    let (_folder, file) = house();
    let told = done(&["stats", "--config", &file, "--from", "2026-11-01", "--to", "2026-11-30"]);
    let words: Vec<Vec<&str>> =
        told.lines().map(|line| line.split_whitespace().collect()).collect();
    // Sessions, minutes each, lessons, matches, with a friend, won, lost, abandoned, ended by idling, hints, restarts.
    assert_eq!(words[1].join(" "), "2026-11-03 2 1.5 2 2 1 1 0 1 2 0 0");
    assert_eq!(words[2].join(" "), "2026-11-05 1 1.5 1 1 0 0 1 0 1 0 1");
    assert_eq!(words[3].join(" "), "all 3 1.5 3 3 1 1 1 1 3 0 1");
    assert!(told.contains("languages: sw 3"), "{told}");
    assert!(told.contains("kujifunza friend 1, kujifunza level 2 2"), "{told}");
}

#[test]
fn the_days_bound_what_is_told_both_included() {
    let (_folder, file) = house();
    let days = |from, to| done(&["stats", "--config", &file, "--from", from, "--to", to, "--csv"]);
    let both = days("2026-11-03", "2026-11-05");
    assert!(both.starts_with("day,what,of,count\n2026-11-03,sessions,,2\n"), "{both}");
    assert!(both.contains("2026-11-05,restarts,,1\n"), "{both}");
    assert!(!days("2026-11-03", "2026-11-04").contains("2026-11-05"));
    assert_eq!(days("2026-11-04", "2026-11-04"), "day,what,of,count\n");
    let none = done(&["stats", "--config", &file, "--from", "2026-11-04", "--to", "2026-11-04"]);
    assert_eq!(none, "Nothing was counted from 2026-11-04 to 2026-11-04.\n");
}

#[test]
fn what_is_wrong_is_said_with_what_to_do() {
    let (folder, file) = house();
    let ask = ["stats", "--config", &file, "--from"];
    let with = |day: &'static str| [&ask[..], &[day]].concat();
    for day in ["2026-13-01", "yesterday", "2026-02-30", ""] {
        assert!(wrong_use(&with(day)).contains("2026-11-30"), "{day}");
    }
    let turned = [&with("2026-11-05")[..], &["--to", "2026-11-03"]].concat();
    assert!(wrong_use(&turned).contains("exchange them"));

    assert!(
        failed(&["stats", "--config", "nowhere.toml"]).contains("nowhere.toml: it cannot be read")
    );
    let database = folder.path().join("counts").join(Store::FILE);
    damage(&database);
    let complaint = failed(&["stats", "--config", &file]);
    assert!(complaint.contains("damaged") && complaint.contains(Store::FILE), "{complaint}");
    fs::remove_file(&database).unwrap();
    let complaint = failed(&["stats", "--config", &file]);
    assert!(
        complaint.contains("there are no counts") && complaint.contains("[statistics]"),
        "{complaint}"
    );
}

fn damage(database: &Path) {
    for end in ["-wal", "-shm"] {
        let _ = fs::remove_file(database.with_file_name(format!("{}{end}", Store::FILE)));
    }
    let mut bytes = fs::read(database).unwrap();
    let middle = bytes.len() / 2;
    bytes[..middle].fill(b'x');
    fs::write(database, bytes).unwrap();
}
