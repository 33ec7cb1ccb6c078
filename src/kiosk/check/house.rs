//! What the house has written down.

use super::Finding;
use crate::kiosk::config::{Config, base, read};
use crate::kiosk::hours::Hours;
use jiff::civil::DateTime;
use std::path::Path;

/// The house's file: what is in it, and every fault. Without a file all is as by default.
#[must_use]
pub fn configuration(file: Option<&Path>) -> (Config, Vec<Finding>) {
    const TOPIC: &str = "configuration";
    let Some(file) = file else {
        let why = "no file: all is as by default. Name one with --config; assets/kiosk/mbili.toml shows every key";
        return (Config::default(), vec![Finding::warning(TOPIC, why)]);
    };
    let name = file.display();
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => {
            let why = format!(
                "{name}: it cannot be read: {error}. Who starts the table must be able to read it"
            );
            return (Config::default(), vec![Finding::fault(TOPIC, why)]);
        }
    };
    let (config, faults) = read(&text);
    let mut findings: Vec<Finding> =
        faults.iter().map(|fault| Finding::fault(TOPIC, format!("{name}, {fault}"))).collect();
    if findings.is_empty() {
        findings.push(Finding::ok(TOPIC, format!("{name}: without faults")));
    }
    (config, findings)
}

/// The languages that are offered, and the house's own line in each.
#[must_use]
pub fn languages(config: &Config) -> Finding {
    const TOPIC: &str = "languages";
    let codes: Vec<&str> = config.languages.offered.iter().map(|code| code.0.code()).collect();
    let welcome = config.house.welcome.keys().find(|code| !codes.contains(&code.as_str()));
    match welcome {
        None => Finding::ok(TOPIC, codes.join(", ")),
        Some(code) => Finding::warning(
            TOPIC,
            format!(
                "`welcome` has a line in \"{code}\", which is not offered; there are {}",
                codes.join(", ")
            ),
        ),
    }
}

/// When the house is open.
#[must_use]
pub fn hours(hours: &Hours, now: DateTime) -> Finding {
    const TOPIC: &str = "hours";
    // Half an hour is the finest that anybody looks for here; a week has all there is.
    let week =
        (0..7 * 48).filter_map(|half| now.checked_add(jiff::Span::new().minutes(half * 30)).ok());
    let open = week.filter(|&at| hours.is_open(at)).count();
    let is = if hours.is_open(now) { "open" } else { "closed" };
    let clock = now.strftime("%A %H:%M");
    match open {
        0 => Finding::fault(
            TOPIC,
            "the house is never open: the screen would stay dark. Mend [hours]",
        ),
        336 => Finding::ok(TOPIC, "always open"),
        halves => {
            let week = f64::from(u16::try_from(halves).unwrap_or_default()) / 2.0;
            Finding::ok(TOPIC, format!("some {week:.1} hours a week; now, {clock}, it is {is}"))
        }
    }
}

/// How the staff get in.
#[must_use]
pub fn staff(config: &Config) -> Finding {
    const TOPIC: &str = "staff";
    match config.staff.pin {
        Some(_) => Finding::ok(TOPIC, "there is a PIN"),
        None => Finding::warning(
            TOPIC,
            "no PIN: nobody gets in from the screen. `mbili kiosk --pin` makes the line for [staff]",
        ),
    }
}

/// The house's sign; nothing if it has none.
#[must_use]
pub fn logo(config: &Config, file: Option<&Path>) -> Option<Finding> {
    const TOPIC: &str = "logo";
    const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";
    let path = config.logo(&base(file))?;
    let name = path.display();
    Some(match std::fs::read(&path) {
        Ok(bytes) if bytes.starts_with(PNG) => Finding::ok(TOPIC, format!("{name}")),
        Ok(_) => Finding::fault(TOPIC, format!("{name}: it is no PNG. Save the picture as PNG")),
        Err(error) => Finding::fault(
            TOPIC,
            format!("{name}: it cannot be read: {error}. Mend `logo` in [house]"),
        ),
    })
}
