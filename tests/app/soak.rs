//! Nothing grows, however long it goes on. `scripts/prove soak` plays 100,000 turns; a few say only that it goes on.

use mbili::kiosk::soak::Slope;
use std::process::Command;

#[test]
fn nothing_grows_over_a_long_run() {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let proof = number("MBILI_PROOF_TURNS");
    let (turns, seed) = (proof.unwrap_or(600), number("MBILI_PROOF_SEED").unwrap_or(2026));
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("soak.csv");
    // The program itself: as the watch starts it, in a process that does nothing else.
    let soaked = Command::new(env!("CARGO_BIN_EXE_mbili"))
        .args(["soak", "--turns", &turns.to_string(), "--seed", &seed.to_string(), "--out"])
        .arg(&out)
        .env_remove(mbili::kiosk::memory::VARIABLE)
        .output()
        .expect("the program starts");
    let said = String::from_utf8_lossy(&soaked.stdout);
    let text = std::fs::read_to_string(&out).expect("a file");
    let mut lines = text.lines();
    let head: Vec<&str> = lines.next().expect("a head").split(',').collect();
    let rows: Vec<Vec<f64>> =
        lines.map(|line| line.split(',').map(|n| n.parse().expect("a number")).collect()).collect();
    assert!(rows.len() >= 250 && rows.iter().all(|row| row.len() == head.len()), "{text}");
    assert!(rows.is_sorted_by(|a, b| a[0] < b[0]), "turns only grow");
    assert!(rows.iter().all(|row| row[2] > 1e6 && row[5] > 0.0), "memory and entities are told");
    let slope = |what: &str| {
        let at = head.iter().position(|name| *name == what).expect("a column");
        let figures: Vec<(f64, f64)> = rows.iter().map(|row| (row[0], row[at])).collect();
        Slope::of(&figures).expect("a slope")
    };
    // Entities are counted exactly, so few turns say enough.
    assert!(slope("entities").upper < 0.01, "{said}");
    assert!(slope("handles").upper < 0.01, "{said}");
    let memory = slope("resident_bytes");
    assert_eq!(soaked.status.success(), memory.upper < 16.0, "{said}");
    assert!(said.contains(&format!("grew by {:.4} bytes", memory.mean)), "{said}");
    if proof.is_some() {
        assert!(soaked.status.success(), "{said}");
    }
    said.lines().for_each(|line| println!("{line}"));
}
