//! Counts that survive everything, and tell nothing of a person.

use jiff::civil::{DateTime, date};
use mbili::kiosk::statistics::{
    Closing, Day, Ending, Fact, MOST_RESTARTS, MOST_SESSIONS, Report, Store, Trouble, csv,
};
use std::fs;
use std::path::Path;
use tempfile::tempdir;

fn monday() -> DateTime {
    date(2026, 11, 23).at(10, 15, 42, 0)
}

fn report(folder: &Path) -> Report {
    let database = Store::read(folder).unwrap().expect("there is a database");
    Report::read(&database, date(2000, 1, 1), date(2100, 1, 1)).unwrap()
}

/// A visit of every kind of fact.
fn visit(store: &mut Store, at: DateTime) -> Result<(), Trouble> {
    store.begin(at, "en")?;
    store.count(&Fact::Language("sw".into()))?;
    for step in [1, 2, 3, 2] {
        store.count(&Fact::LessonStep(step))?;
    }
    store.count(&Fact::MatchBegan { game: "kujifunza".into(), level: 3 })?;
    store.count(&Fact::Hint)?;
    store.count(&Fact::MatchEnded(Ending::Won))?;
    store.count(&Fact::MatchBegan { game: "djenon".into(), level: 0 })?;
    store.end(Closing::Idle, 130)
}

fn expected_of_a_visit() -> Day {
    let games = [
        (("kujifunza".to_owned(), 3, "won".to_owned()), 1),
        (("djenon".to_owned(), 0, "abandoned".to_owned()), 1),
    ];
    Day {
        sessions: 1,
        idle: 1,
        seconds: 130,
        lessons: 1,
        lesson_steps: 3,
        hints: 1,
        languages: [("sw".to_owned(), 1)].into(),
        games: games.into(),
        ..Day::default()
    }
}

#[test]
fn a_visit_is_counted_by_its_day() {
    let folder = tempdir().unwrap();
    let (mut store, aside) = Store::open(folder.path()).unwrap();
    assert_eq!(aside, None);
    visit(&mut store, monday()).unwrap();
    store.restarted(monday(), "killed by signal 9").unwrap();
    let report = report(folder.path());
    let day = Day { restarts: 1, ..expected_of_a_visit() };
    assert_eq!(report.days, [("2026-11-23".to_owned(), day.clone())].into());
    assert_eq!(report.total(), day);
    let table = csv(&report);
    assert!(table.starts_with("day,what,of,count\n2026-11-23,sessions,,1\n"), "{table}");
    assert!(table.contains("2026-11-23,matches,kujifunza level 3 won,1\n"), "{table}");
    assert!(table.lines().all(|line| line.split(',').count() == 4), "{table}");
}

#[test]
fn days_are_chosen_with_both_ends() {
    let folder = tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path()).unwrap();
    for day in 0..5 {
        visit(&mut store, monday().checked_add(jiff::Span::new().days(day)).unwrap()).unwrap();
    }
    let database = Store::read(folder.path()).unwrap().unwrap();
    let report = Report::read(&database, date(2026, 11, 24), date(2026, 11, 26)).unwrap();
    let days: Vec<_> = report.days.keys().map(String::as_str).collect();
    assert_eq!(days, ["2026-11-24", "2026-11-25", "2026-11-26"]);
}

#[test]
fn nothing_finer_than_the_minute_is_kept() {
    let folder = tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path()).unwrap();
    visit(&mut store, monday()).unwrap();
    drop(store);
    let bytes = fs::read(folder.path().join(Store::FILE)).unwrap();
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains("2026-11-23T10:15"), "the time is kept as a text");
    assert!(!text.contains("10:15:42"));
}

#[test]
fn of_a_session_that_is_forgotten_nothing_is_kept_and_the_others_are_whole() {
    let folder = tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path()).unwrap();
    visit(&mut store, monday()).unwrap();
    store.begin(monday(), "en").unwrap();
    store.count(&Fact::MatchBegan { game: "kujifunza".into(), level: 1 }).unwrap();
    store.forget().unwrap();
    // What comes after it is nobody's, and there is nothing more to forget.
    store.count(&Fact::Hint).unwrap();
    store.end(Closing::Idle, 10).unwrap();
    store.forget().unwrap();
    assert_eq!(report(folder.path()).total(), expected_of_a_visit());
}

#[test]
fn a_session_that_a_crash_left_open_is_closed_as_cut() {
    let folder = tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path()).unwrap();
    store.begin(monday(), "en").unwrap();
    store.count(&Fact::MatchBegan { game: "kujifunza".into(), level: 1 }).unwrap();
    // No end: the program is killed.
    drop(store);
    let (mut store, _) = Store::open(folder.path()).unwrap();
    // What comes without a session is nobody's.
    store.count(&Fact::Hint).unwrap();
    store.end(Closing::Left, 10).unwrap();
    let total = report(folder.path()).total();
    assert_eq!((total.sessions, total.cut, total.hints), (1, 1, 0));
    assert_eq!(total.games[&("kujifunza".to_owned(), 1, "abandoned".to_owned())], 1);
}

#[test]
fn a_power_cut_at_any_moment_leaves_whole_facts() {
    let folder = tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path()).unwrap();
    for _ in 0..3 {
        visit(&mut store, monday()).unwrap();
    }
    // What the disk holds while the program runs: the database, and a journal that was cut anywhere.
    let name = |end: &str| format!("{}{end}", Store::FILE);
    let database = fs::read(folder.path().join(name(""))).unwrap();
    let journal = fs::read(folder.path().join(name("-wal"))).unwrap();
    assert!(journal.len() > 20_000, "the facts are in the journal: {} bytes", journal.len());
    drop(store);
    let mut counts = Vec::new();
    for cut in (0..=journal.len()).step_by(7919).chain([journal.len()]) {
        let after = tempdir().unwrap();
        fs::write(after.path().join(name("")), &database).unwrap();
        fs::write(after.path().join(name("-wal")), &journal[..cut]).unwrap();
        let (mut store, aside) = Store::open(after.path()).unwrap();
        assert_eq!(aside, None, "cut at {cut}");
        counts.push(report(after.path()).total().sessions);
        visit(&mut store, monday()).unwrap();
    }
    assert!(counts.is_sorted(), "{counts:?}");
    assert_eq!((counts.first(), counts.last()), (Some(&0), Some(&3)));
}

#[test]
fn a_damaged_database_is_set_aside_and_the_counting_goes_on() {
    let folder = tempdir().unwrap();
    let file = folder.path().join(Store::FILE);
    for round in 1..=2 {
        fs::write(&file, b"this is no database at all, but long enough to be looked at".repeat(99))
            .unwrap();
        let (mut store, aside) = Store::open(folder.path()).unwrap();
        let aside = aside.expect("it was set aside");
        assert!(aside.to_string_lossy().ends_with(&format!(".damaged-{round}")), "{aside:?}");
        assert!(fs::read(&aside).unwrap().starts_with(b"this is no database"));
        visit(&mut store, monday()).unwrap();
        drop(store);
        assert_eq!(report(folder.path()).total().sessions, 1);
    }
}

/// What the disk holds of a database and its journal while three visits stand in the journal alone.
fn in_the_journal() -> [Vec<u8>; 2] {
    let folder = tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path()).unwrap();
    // So that the first page stands in the database.
    store.tidy(monday().date(), 3650).unwrap();
    for _ in 0..3 {
        visit(&mut store, monday()).unwrap();
    }
    ["", "-wal"].map(|end| fs::read(folder.path().join(format!("{}{end}", Store::FILE))).unwrap())
}

#[test]
fn the_journal_of_a_damaged_database_is_kept_beside_it() {
    let [database, journal] = in_the_journal();
    let folder = tempdir().unwrap();
    let at = |end: &str| folder.path().join(format!("{}{end}", Store::FILE));
    let spoiled: Vec<u8> = b"spoiled".iter().chain(&database[7..]).copied().collect();
    fs::write(at(""), &spoiled).unwrap();
    fs::write(at("-wal"), &journal).unwrap();
    // Neither name is taken from somebody else's file.
    fs::write(at(".damaged-1-wal"), "of another time").unwrap();
    let (mut store, aside) = Store::open(folder.path()).unwrap();
    assert_eq!(aside, Some(at(".damaged-2")));
    assert_eq!(fs::read(at(".damaged-1-wal")).unwrap(), b"of another time");
    assert!(fs::read(at(".damaged-2")).unwrap() == spoiled, "the database was changed");
    assert!(fs::read(at(".damaged-2-wal")).unwrap() == journal, "the journal was changed");
    visit(&mut store, monday()).unwrap();
    assert_eq!(report(folder.path()).total().sessions, 1);

    // Whoever mends the page finds the visits.
    let mended = tempdir().unwrap();
    let name = |end: &str| mended.path().join(format!("{}{end}", Store::FILE));
    fs::write(name(""), &database).unwrap();
    fs::copy(at(".damaged-2-wal"), name("-wal")).unwrap();
    assert_eq!(report(mended.path()).total().sessions, 3);
}

/// While the table is down, only the first page is looked at; the table itself looks through all of it.
#[test]
fn the_watch_does_not_look_through_a_large_database() {
    let folder = tempdir().unwrap();
    drop(Store::open(folder.path()).unwrap());
    fill(folder.path(), "session", "began, language", "'2026-11-23T10:15', 'en'", 20_000);
    let file = folder.path().join(Store::FILE);
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 4096 / 2 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    fs::write(&file, bytes).unwrap();

    let (mut store, aside) = Store::open_at_once(folder.path()).unwrap();
    assert_eq!(aside, None);
    store.restarted(monday(), "killed").unwrap();
    drop(store);
    let (_, aside) = Store::open(folder.path()).unwrap();
    assert!(aside.is_some(), "whoever has the time finds the damage");
}

#[test]
fn a_database_of_a_newer_program_is_not_touched() {
    let folder = tempdir().unwrap();
    drop(Store::open(folder.path()).unwrap());
    let file = folder.path().join(Store::FILE);
    let database = rusqlite::Connection::open(&file).unwrap();
    database.pragma_update(None, "user_version", 99).unwrap();
    drop(database);
    let before = fs::read(&file).unwrap();
    for error in [Store::open(folder.path()).err(), Store::read(folder.path()).err()] {
        let told = error.expect("it is refused").to_string();
        assert!(told.contains("newer Mbili") && told.contains(Store::FILE), "{told}");
    }
    assert!(fs::read(&file).unwrap() == before, "it was changed");
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempdir().unwrap();
    let blocked = folder.path().join("file");
    fs::write(&blocked, "").unwrap();
    let told = Store::open(&blocked.join("statistics")).err().unwrap().to_string();
    assert!(told.contains("statistics") && told.contains("[statistics]"), "{told}");
    assert!(Store::read(folder.path()).unwrap().is_none());
}

#[test]
fn the_size_is_bounded_by_days() {
    let folder = tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path()).unwrap();
    for day in 0..40 {
        visit(&mut store, monday().checked_add(jiff::Span::new().days(day)).unwrap()).unwrap();
        store.restarted(monday().checked_add(jiff::Span::new().days(day)).unwrap(), "x").unwrap();
    }
    let today = monday().date().checked_add(jiff::Span::new().days(40)).unwrap();
    store.tidy(today, 10).unwrap();
    let report = report(folder.path());
    assert_eq!((report.days.len(), report.total().restarts), (10, 10));
    // Matches go with their sessions.
    assert_eq!(report.total().games.values().sum::<u64>(), 20);
}

#[test]
fn a_clock_that_jumps_takes_no_counts_with_it() {
    let folder = tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path()).unwrap();
    let after = |days: i64| monday().checked_add(jiff::Span::new().days(days)).unwrap();
    for day in 0..20 {
        visit(&mut store, after(day)).unwrap();
    }
    // Two days of a clock that is decades ahead, and then it is set right.
    for day in [20_000, 20_001, 20] {
        visit(&mut store, after(day)).unwrap();
        store.tidy(after(day).date(), 30).unwrap();
    }
    assert_eq!(report(folder.path()).days.len(), 23);
}

/// Rows put in at once: by visits it would take minutes.
fn fill(folder: &Path, table: &str, columns: &str, values: &str, rows: i64) {
    let database = rusqlite::Connection::open(folder.join(Store::FILE)).unwrap();
    let numbers = format!(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {rows})"
    );
    let statement = format!("{numbers} INSERT INTO {table} ({columns}) SELECT {values} FROM n");
    assert_eq!(database.execute(&statement, []).unwrap(), rows as usize);
}

#[test]
fn the_size_is_bounded_by_number() {
    let folder = tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path()).unwrap();
    fill(
        folder.path(),
        "session",
        "began, language",
        "'2026-11-23T10:15', 'en'",
        MOST_SESSIONS + 7,
    );
    fill(folder.path(), "restart", "at, cause", "'2026-11-23T10:15', 'x'", MOST_RESTARTS + 7);
    store.tidy(monday().date(), 3650).unwrap();
    let total = report(folder.path()).total();
    assert_eq!(i64::try_from(total.sessions).unwrap(), MOST_SESSIONS);
    assert_eq!(i64::try_from(total.restarts).unwrap(), MOST_RESTARTS);
}

#[test]
fn what_is_removed_leaves_the_disk() {
    let folder = tempdir().unwrap();
    let (mut store, _) = Store::open(folder.path()).unwrap();
    fill(folder.path(), "session", "began, language", "'2020-11-23T10:15', 'en'", 20_000);
    for day in 0..8 {
        visit(&mut store, monday().checked_sub(jiff::Span::new().days(day)).unwrap()).unwrap();
    }
    let size = || {
        let of = |end: &str| fs::metadata(folder.path().join(format!("{}{end}", Store::FILE)));
        of("").unwrap().len() + of("-wal").unwrap().len()
    };
    let before = size();
    assert!(before > 500_000, "{before} bytes");
    store.tidy(monday().date(), 30).unwrap();
    // Some pages are left: the empty tables, a few visits.
    assert!(size() < 60_000, "{} bytes of {before} are left", size());
    assert_eq!(report(folder.path()).total().sessions, 8);
}
