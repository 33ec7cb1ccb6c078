//! What the watch has to tell is in the log, in the counts and in the health file, and nothing keeps the table down.

use jiff::{ToSpan, Zoned};
use mbili::kiosk::config::{Config, Span};
use mbili::kiosk::keeper::{Diary, Keeper, Service, TRUSTED_FOR};
use mbili::kiosk::statistics::{Closing, Report, Store};
use mbili::kiosk::watch::{Ended, Mode, News, Vitals};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

const SECOND: Duration = Duration::from_secs(1);

fn keeper(data: &Path, health: Option<&str>) -> Keeper {
    let mut keeper = Keeper::new(Diary::quiet(Some(data)), Service::none());
    keeper.follow(
        &Config::default(),
        2,
        Some(data.join("counts")),
        health.map(|name| data.join(name)),
    );
    keeper
}

fn restarts(data: &Path) -> u64 {
    let today = Zoned::now().date();
    let counted = Report::of(
        &data.join("counts"),
        today.saturating_sub(1.day()),
        today.saturating_add(1.day()),
    );
    counted.unwrap().map_or(0, |report| report.total().restarts)
}

fn log(data: &Path) -> String {
    let files = fs::read_dir(data.join("log")).unwrap().flatten();
    files.map(|file| fs::read_to_string(file.path()).unwrap()).collect()
}

#[test]
fn a_life_of_the_table_is_written_down() {
    let data = tempfile::tempdir().unwrap();
    let mut keeper = keeper(data.path(), Some("mbili.prom"));
    let health = || fs::read_to_string(data.path().join("mbili.prom")).unwrap();
    keeper.begin();
    keeper.hear(News::Started(std::process::id(), Mode::Safe));
    keeper.hear(News::Second);
    assert!(health().contains("\nmbili_up 0\n"), "{}", health());
    keeper.hear(News::Ready(3 * SECOND));
    let vitals = Vitals { entities: Some(77), ..Vitals::default() };
    keeper.hear(News::Alive(vitals));
    assert_eq!(keeper.health().vitals, vitals);
    let told = health();
    for line in [
        "mbili_up 1",
        "mbili_safe_mode 1",
        "mbili_config_faults 2",
        "mbili_table_ready_seconds 3",
        "mbili_sessions_today 0",
    ] {
        assert!(told.contains(&format!("\n{line}\n")), "{line}: {told}");
    }
    let why = "/opt/mbili: no such file";
    keeper.hear(News::NotStarted(why.to_owned()));
    keeper.hear(News::Ended(Ended::Killed(9), 5 * SECOND));
    assert!(health().contains("mbili_restarts_total{cause=\"killed\"} 1"), "{}", health());
    assert!(health().contains("\nmbili_up 0\n"), "{}", health());
    keeper.hear(News::Ended(Ended::Again, 5 * SECOND));
    keeper.hear(News::Ended(Ended::Asked, 5 * SECOND));
    keeper.end();
    assert_eq!(restarts(data.path()), 1, "a restart that was asked for is none by itself");
    let log = log(data.path());
    for what in [
        "the watch begins",
        "in the safe mode",
        "there after 3000 ms",
        why,
        "killed by signal 9",
        "the watch ends",
    ] {
        assert!(log.contains(what), "{what}: {log}");
    }
}

/// However the watch ends, who reads the file afterwards reads of no table.
#[test]
fn after_the_end_of_the_watch_no_table_is_up() {
    for last in [Some(Ended::Asked), Some(Ended::Again), Some(Ended::Killed(9)), None] {
        let data = tempfile::tempdir().unwrap();
        let mut keeper = keeper(data.path(), Some("mbili.prom"));
        let health = || fs::read_to_string(data.path().join("mbili.prom")).unwrap();
        keeper.hear(News::Started(std::process::id(), Mode::Usual));
        keeper.hear(News::Ready(SECOND));
        let vitals = Vitals { entities: Some(77), ..Vitals::default() };
        keeper.hear(News::Alive(vitals));
        assert!(health().contains("\nmbili_up 1\n"), "{}", health());
        if let Some(ended) = last {
            keeper.hear(News::Ended(ended, SECOND));
        }
        keeper.end();
        let told = health();
        assert!(told.contains("\nmbili_up 0\n"), "{last:?}: {told}");
        assert!(!told.contains("mbili_table_uptime_seconds "), "{last:?}: {told}");
        assert!(!told.contains("mbili_entities 77"), "{last:?}: {told}");
    }
}

/// Somebody else holds the database: the restart is told in the log and the table comes back.
#[test]
fn a_database_that_is_held_by_somebody_keeps_no_table_down() {
    let data = tempfile::tempdir().unwrap();
    let counts = data.path().join("counts");
    drop(Store::open(&counts).unwrap());
    let other = rusqlite::Connection::open(counts.join(Store::FILE)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut keeper = keeper(data.path(), None);
    let began = Instant::now();
    keeper.hear(News::Ended(Ended::Killed(9), SECOND));
    let took = began.elapsed();
    assert!(took < Duration::from_millis(1_500), "it waited for {took:?}");
    assert!(log(data.path()).contains("locked"), "{}", log(data.path()));
    drop(other);
    keeper.hear(News::Ended(Ended::Killed(9), SECOND));
    assert_eq!(restarts(data.path()), 1);
}

/// The age of a sign of life counts from that sign, and the age of the table from its start.
#[test]
fn ages_are_told_each_from_its_own_beginning() {
    let data = tempfile::tempdir().unwrap();
    let mut keeper = keeper(data.path(), Some("mbili.prom"));
    let age = |name: &str| {
        let told = fs::read_to_string(data.path().join("mbili.prom")).unwrap();
        let line =
            told.lines().find_map(|line| line.strip_prefix(&format!("mbili_{name}_seconds ")));
        line.map(|age| age.parse::<f64>().unwrap())
    };
    let rest = || std::thread::sleep(Duration::from_millis(400));
    rest();
    keeper.hear(News::Started(std::process::id(), Mode::Usual));
    rest();
    keeper.hear(News::Ready(SECOND));
    let [watch, table, heart] = ["watch_uptime", "table_uptime", "heartbeat_age"].map(age);
    let [watch, table, heart] = [watch, table, heart].map(|age| age.expect("it is told"));
    assert!(heart < 0.3 && table >= 0.4 && watch >= table + 0.39, "{watch} {table} {heart}");
    rest();
    keeper.hear(News::Ended(Ended::Silent, SECOND));
    assert_eq!((age("heartbeat_age"), age("table_uptime")), (None, None), "no table runs");
}

#[test]
fn a_visit_that_was_cut_and_counts_that_are_damaged_hold_nothing_up() {
    let data = tempfile::tempdir().unwrap();
    let now = Zoned::now().datetime();
    let counts = data.path().join("counts");
    {
        let (mut store, _) = Store::open(&counts).unwrap();
        store.begin(now, "sw").unwrap();
    }
    let mut keeper = keeper(data.path(), None);
    keeper.hear(News::Ended(Ended::Silent, SECOND));
    // The table that comes closes what the one before it left open.
    drop(Store::open(&counts).unwrap());
    let day = Report::of(&counts, now.date(), now.date()).unwrap().unwrap().total();
    assert_eq!((day.sessions, day.cut, day.restarts), (1, 1, 1));

    fs::write(counts.join(Store::FILE), "no database at all, but long enough to be looked at")
        .unwrap();
    keeper.hear(News::Ended(Ended::Silent, SECOND));
    assert_eq!(restarts(data.path()), 1);
    assert!(log(data.path()).contains("damaged-1"), "{}", log(data.path()));
}

#[test]
fn places_that_cannot_be_written_are_told_once_and_forgiven() {
    let data = tempfile::tempdir().unwrap();
    fs::write(data.path().join("file"), "x").unwrap();
    let mut keeper = keeper(data.path(), Some("file/mbili.prom"));
    keeper.follow(
        &Config::default(),
        0,
        Some(data.path().join("file/counts")),
        Some(data.path().join("file/mbili.prom")),
    );
    keeper.begin();
    for _ in 0..5 {
        keeper.hear(News::Ready(SECOND));
    }
    keeper.hear(News::Ended(Ended::Failed(1), SECOND));
    let log = log(data.path());
    assert_eq!(log.matches("mbili.prom: it cannot be written").count(), 1, "{log}");
    assert!(log.contains("its folder cannot be made"), "{log}");
}

#[test]
fn at_the_start_what_is_too_old_is_removed() {
    let data = tempfile::tempdir().unwrap();
    let counts = data.path().join("counts");
    let now = Zoned::now().datetime();
    let before = now.checked_sub(30.days()).unwrap();
    {
        let (mut store, _) = Store::open(&counts).unwrap();
        store.begin(before, "en").unwrap();
        store.end(Closing::Left, 60).unwrap();
        // Only a clock by which somebody was here on several days is believed.
        for day in 0..7_i64 {
            store.begin(now.checked_sub(day.days()).unwrap(), "en").unwrap();
            store.end(Closing::Left, 60).unwrap();
        }
        store.begin(now.checked_sub(7.days()).unwrap(), "en").unwrap();
    }
    let mut config = Config::default();
    config.statistics.keep_days = Span::new(10);
    let mut keeper = keeper(data.path(), None);
    keeper.follow(&config, 0, Some(counts.clone()), None);
    keeper.begin();
    let all = Report::of(&counts, before.date(), now.date()).unwrap().unwrap();
    assert_eq!(all.total().sessions, 8);
}

#[test]
fn systemd_is_not_told_that_all_is_well_for_ever() {
    let mut service = Service::none();
    let began = Instant::now();
    assert!(service.is_trusted(began + TRUSTED_FOR - SECOND), "a start may take its time");
    assert!(!service.is_trusted(began + TRUSTED_FOR + SECOND));
    service.alive(began + TRUSTED_FOR);
    assert!(service.is_trusted(began + TRUSTED_FOR + SECOND));
    assert!(!service.is_trusted(began + 2 * TRUSTED_FOR));
}
