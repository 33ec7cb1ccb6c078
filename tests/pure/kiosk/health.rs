//! What the house's monitoring reads is OpenMetrics, whatever is known.

use mbili::kiosk::health::{Health, Usage, openmetrics};
use mbili::kiosk::watch::{Ended, Vitals};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Everything that can be known.
fn full() -> Health {
    let usage = Usage { resident: 300 << 20, handles: 40, threads: 12 };
    Health {
        up: true,
        safe: true,
        open: true,
        watched_for: Duration::from_millis(86_400_250),
        runs_for: Some(Duration::from_secs(30)),
        silent_for: Some(Duration::from_millis(125)),
        ready_after: Some(Duration::from_secs(3)),
        table: Some(usage),
        watch: Some(Usage { resident: 5 << 20, ..usage }),
        vitals: Vitals {
            frames: Some(30),
            median_us: Some(4_100),
            worst_us: Some(16_000),
            entities: Some(900),
        },
        restarts: [("killed", 2), ("silent", 1)].into(),
        sessions_today: Some(17),
        config_faults: 1,
    }
}

/// Reads the text as the OpenMetrics specification has it, and complains of whatever departs from that; the samples.
fn parse(text: &str) -> Result<BTreeMap<String, f64>, String> {
    let body = text.strip_suffix("# EOF\n").ok_or("it does not end with # EOF")?;
    let (mut family, mut sort) = (String::new(), String::new());
    let (mut families, mut samples) = (BTreeSet::new(), BTreeMap::new());
    for line in body.lines() {
        let wrong = |why: &str| Err(format!("{why}: {line}"));
        if let Some(comment) = line.strip_prefix("# ") {
            let mut words = comment.splitn(3, ' ');
            let (Some(about), Some(name), Some(rest)) = (words.next(), words.next(), words.next())
            else {
                return wrong("a comment without a text");
            };
            match about {
                "TYPE" => {
                    if !families.insert(name.to_owned()) {
                        return wrong("a family comes twice");
                    }
                    if !["gauge", "counter"].contains(&rest) {
                        return wrong("a sort that a node exporter does not know");
                    }
                    (family, sort) = (name.to_owned(), rest.to_owned());
                }
                "UNIT" if name == family && name.ends_with(&format!("_{rest}")) => {}
                "HELP" if name == family && !rest.contains(['\\', '"']) => {}
                _ => return wrong("a comment of no family"),
            }
            continue;
        }
        let Some((name, value)) = line.rsplit_once(' ') else { return wrong("no sample") };
        let bare = name.split('{').next().unwrap_or(name);
        let expected = if sort == "counter" { format!("{family}_total") } else { family.clone() };
        if bare != expected {
            return wrong("a sample of another family");
        }
        if let Some(labels) = name.strip_prefix(bare).filter(|labels| !labels.is_empty()) {
            let inside = labels.strip_prefix('{').and_then(|l| l.strip_suffix("\"}"));
            let label = inside.and_then(|inside| inside.split_once("=\""));
            let Some((key, text)) = label else { return wrong("no label") };
            let is_name = |key: &str| key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            if !is_name(key) || text.contains(['"', '\\', '\n']) {
                return wrong("a label that needs other quotes");
            }
        }
        let Ok(value) = value.parse::<f64>() else { return wrong("no number") };
        if samples.insert(name.to_owned(), value).is_some() {
            return wrong("a sample comes twice");
        }
    }
    Ok(samples)
}

#[test]
fn what_is_written_is_openmetrics_with_all_that_is_known() {
    let samples = parse(&openmetrics(&full())).unwrap();
    for (name, value) in [
        ("mbili_up", 1.0),
        ("mbili_safe_mode", 1.0),
        ("mbili_open", 1.0),
        ("mbili_config_faults", 1.0),
        ("mbili_restarts_total{cause=\"killed\"}", 2.0),
        ("mbili_restarts_total{cause=\"silent\"}", 1.0),
        ("mbili_restarts_total{cause=\"graphics-lost\"}", 0.0),
        ("mbili_watch_uptime_seconds", 86_400.25),
        ("mbili_table_uptime_seconds", 30.0),
        ("mbili_heartbeat_age_seconds", 0.125),
        ("mbili_table_ready_seconds", 3.0),
        ("mbili_memory_resident_bytes{process=\"table\"}", 314_572_800.0),
        ("mbili_memory_resident_bytes{process=\"watch\"}", 5_242_880.0),
        ("mbili_handles{process=\"table\"}", 40.0),
        ("mbili_threads{process=\"watch\"}", 12.0),
        ("mbili_entities", 900.0),
        ("mbili_frames", 30.0),
        ("mbili_frame_work_seconds{of=\"median\"}", 0.0041),
        ("mbili_frame_work_seconds{of=\"worst\"}", 0.016),
        ("mbili_sessions_today", 17.0),
    ] {
        assert_eq!(samples.get(name), Some(&value), "{name}");
    }
}

#[test]
fn what_is_not_known_is_left_out_and_no_cause_is() {
    let samples = parse(&openmetrics(&Health::default())).unwrap();
    assert_eq!(samples["mbili_up"], 0.0);
    for name in ["mbili_table_uptime_seconds", "mbili_sessions_today", "mbili_entities"] {
        assert!(!samples.contains_key(name), "{name}");
    }
    let causes = samples.keys().filter(|name| name.starts_with("mbili_restarts_total"));
    assert_eq!(causes.count(), Ended::CAUSES.len());
}

#[test]
fn a_planted_fault_is_found() {
    let good = openmetrics(&full());
    for (from, to) in [
        ("# EOF\n", ""),
        ("# TYPE mbili_up gauge", "# TYPE mbili_up info"),
        ("restarts_total{", "restarts{"),
        ("# UNIT mbili_heartbeat_age_seconds seconds", "# UNIT mbili_heartbeat_age_seconds ms"),
        ("mbili_up 1\n", "mbili_up 1\nmbili_up 1\n"),
        ("mbili_up 1\n", "mbili_up yes\n"),
        ("process=\"watch\"", "process=\"wa\"tch\""),
    ] {
        let bad = good.replacen(from, to, 1);
        assert_ne!(bad, good, "{from}");
        assert!(parse(&bad).is_err(), "{from} as {to}");
    }
}

#[test]
fn the_file_is_whole_at_every_moment_and_others_may_read_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("made/mbili.prom");
    for round in 0..20 {
        let health = Health { sessions_today: Some(round), ..full() };
        health.write(&file).unwrap();
        assert_eq!(std::fs::read_to_string(&file).unwrap(), openmetrics(&health));
    }
    let others: Vec<_> = std::fs::read_dir(file.parent().unwrap()).unwrap().collect();
    assert_eq!(others.len(), 1, "nothing else is left in the folder: {others:?}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o644);
    }
    let in_the_way = folder.path().join("file");
    std::fs::write(&in_the_way, "x").unwrap();
    assert!(full().write(&in_the_way.join("mbili.prom")).is_err());
}

#[cfg(target_os = "linux")]
#[test]
fn this_very_program_uses_memory_and_files() {
    let usage = Usage::own().unwrap();
    assert!(usage.resident > 1 << 20 && usage.handles > 2 && usage.threads > 0, "{usage:?}");
    assert_eq!(Usage::of(u32::MAX), None);
}
