//! The text.

use super::{Health, Usage};
use crate::kiosk::watch::Ended;
use std::fmt::Write;

/// All that is known, as an OpenMetrics text. What is not known is left out.
#[must_use]
pub fn openmetrics(health: &Health) -> String {
    let mut text = Text(String::new());
    let yes = |is: bool| f64::from(u8::from(is));
    text.gauge(
        "up",
        "",
        "1 if the table runs and has given a sign of life.",
        [("", yes(health.up))],
    );
    text.gauge(
        "safe_mode",
        "",
        "1 if the table was started with as little as possible that could fail.",
        [("", yes(health.safe))],
    );
    text.gauge("open", "", "1 in the hours of the house.", [("", yes(health.open))]);
    let version = concat!("{version=\"", env!("CARGO_PKG_VERSION"), "\"}");
    text.gauge("build", "", "Always 1; the label tells the version.", [(version, 1.0)]);
    text.gauge(
        "config_faults",
        "",
        "Faults of the house's file; with any, the last good one is in use.",
        [("", health.config_faults as f64)],
    );
    text.restarts(health);
    let seconds = |duration: std::time::Duration| ("", duration.as_secs_f64());
    text.gauge("watch_uptime", "seconds", "Since the watch began.", [seconds(health.watched_for)]);
    text.gauge(
        "table_uptime",
        "seconds",
        "Since the table was started last.",
        health.runs_for.map(seconds),
    );
    text.gauge(
        "heartbeat_age",
        "seconds",
        "Since the table's last sign of life.",
        health.silent_for.map(seconds),
    );
    text.gauge(
        "table_ready",
        "seconds",
        "How long the last start took, until the first sign of life.",
        health.ready_after.map(seconds),
    );
    let of = [("{process=\"table\"}", health.table), ("{process=\"watch\"}", health.watch)];
    let used = |what: fn(Usage) -> u64| {
        of.into_iter().filter_map(move |(label, usage)| Some((label, what(usage?) as f64)))
    };
    text.gauge("memory_resident", "bytes", "Resident memory.", used(|usage| usage.resident));
    text.gauge("handles", "", "Open files, sockets and devices.", used(|usage| usage.handles));
    text.gauge("threads", "", "Threads.", used(|usage| usage.threads));
    let vitals = health.vitals;
    text.gauge(
        "entities",
        "",
        "Entities of the table.",
        vitals.entities.map(|number| ("", number as f64)),
    );
    text.gauge(
        "frames",
        "",
        "Frames in the time before the last sign of life.",
        vitals.frames.map(|number| ("", number as f64)),
    );
    let frame = [("{of=\"median\"}", vitals.median_us), ("{of=\"worst\"}", vitals.worst_us)];
    text.gauge(
        "frame_work",
        "seconds",
        "Work of the main loop for a frame, of the frames before the last sign of life.",
        frame.into_iter().filter_map(|(label, us)| Some((label, us? as f64 / 1e6))),
    );
    text.gauge(
        "sessions_today",
        "",
        "Sessions that began today.",
        health.sessions_today.map(|number| ("", number as f64)),
    );
    text.0.push_str("# EOF\n");
    text.0
}

struct Text(String);

impl Text {
    /// A gauge with a line for each of its samples; nothing if it has none. A unit is part of the name.
    fn gauge<'a>(
        &mut self,
        name: &str,
        unit: &str,
        help: &str,
        samples: impl IntoIterator<Item = (&'a str, f64)>,
    ) {
        let mut samples = samples.into_iter().peekable();
        if samples.peek().is_none() {
            return;
        }
        let name = if unit.is_empty() { name.to_owned() } else { format!("{name}_{unit}") };
        self.head(&name, "gauge", unit, help);
        for (labels, value) in samples {
            let _ = writeln!(self.0, "mbili_{name}{labels} {value}");
        }
    }

    /// Every cause has a line from the beginning: what appears with its first restart has no rate.
    fn restarts(&mut self, health: &Health) {
        self.head(
            "restarts",
            "counter",
            "",
            "Starts of the table after its end, since the watch began.",
        );
        for cause in Ended::CAUSES {
            let count = health.restarts.get(cause).copied().unwrap_or_default();
            let _ = writeln!(self.0, "mbili_restarts_total{{cause=\"{cause}\"}} {count}");
        }
    }

    fn head(&mut self, name: &str, sort: &str, unit: &str, help: &str) {
        let _ = writeln!(self.0, "# TYPE mbili_{name} {sort}");
        if !unit.is_empty() {
            let _ = writeln!(self.0, "# UNIT mbili_{name} {unit}");
        }
        let _ = writeln!(self.0, "# HELP mbili_{name} {help}");
    }
}
