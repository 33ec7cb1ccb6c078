//! When the house is open.

use jiff::civil::{DateTime, date};
use mbili::kiosk::config::read;
use mbili::kiosk::hours::Hours;

fn hours(text: &str) -> Hours {
    let (config, faults) = read(&format!("[hours]\n{text}"));
    assert_eq!(faults, [], "{text}");
    config.hours
}

/// A day of a week that begins on a Monday, 0 to 6.
fn at(day: i8, hour: i8, minute: i8) -> DateTime {
    date(2026, 11, 30 - 7).at(hour, minute, 0, 0).checked_add(jiff::Span::new().days(day)).unwrap()
}

#[test]
fn a_house_without_hours_is_always_open() {
    for day in 0..7 {
        assert!(hours("").is_open(at(day, 3, 0)));
    }
    let hours = hours("closed = [\"monday\"]\n");
    assert!(!hours.is_open(at(0, 12, 0)) && hours.is_open(at(1, 0, 0)));
}

#[test]
fn it_opens_and_closes_on_the_minute() {
    let hours = hours("open = \"09:30\"\nclose = \"17:00\"\nclosed = [\"sunday\"]\n");
    for (moment, open) in [
        (at(0, 9, 29), false),
        (at(0, 9, 30), true),
        (at(0, 16, 59), true),
        (at(0, 17, 0), false),
        (at(6, 12, 0), false),
    ] {
        assert_eq!(hours.is_open(moment), open, "{moment}");
    }
}

#[test]
fn a_night_belongs_to_the_day_on_which_it_began() {
    let hours = hours("open = \"18:00\"\nclose = \"02:00\"\nclosed = [\"monday\"]\n");
    for (moment, open) in [
        (at(6, 18, 0), true),
        (at(0, 1, 59), true), // still Sunday's night
        (at(0, 2, 0), false),
        (at(0, 18, 0), false),
        (at(1, 1, 0), false), // Monday's night
        (at(1, 18, 0), true),
    ] {
        assert_eq!(hours.is_open(moment), open, "{moment}");
    }
}
