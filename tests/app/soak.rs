//! Nothing grows, however long it goes on. `scripts/prove soak` plays 100,000 turns; a few say only that it goes on.

use mbili::app::soak::{SoakOptions, soak};

#[test]
fn nothing_grows_over_a_long_run() {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let proof = number("MBILI_PROOF_TURNS");
    let (turns, seed) = (proof.unwrap_or(600), number("MBILI_PROOF_SEED").unwrap_or(2026));
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("soak.csv");
    let found =
        soak(&SoakOptions { turns, window: false, seed, out: out.clone() }).expect("figures");
    assert!(found.turns >= turns && found.matches > 3, "{found:?}");
    let text = std::fs::read_to_string(&out).expect("a file");
    let mut lines = text.lines();
    let head: Vec<&str> = lines.next().expect("a head").split(',').collect();
    let rows: Vec<Vec<f64>> =
        lines.map(|line| line.split(',').map(|n| n.parse().expect("a number")).collect()).collect();
    assert!(rows.len() >= 250 && rows.iter().all(|row| row.len() == head.len()), "{text}");
    assert!(rows.is_sorted_by(|a, b| a[0] < b[0]), "turns only grow");
    assert!(rows.iter().all(|row| row[2] > 1e6 && row[5] > 0.0), "memory and entities are told");
    let (memory, entities) = (found.memory.expect("a slope"), found.entities.expect("a slope"));
    // Entities are counted exactly, so few turns say enough.
    assert!(entities.upper < 0.01, "{entities:?}");
    if proof.is_some() {
        assert!(memory.upper < 16.0, "{memory:?}");
    }
    println!(
        "soak: seed {seed}: {} turns in {} matches: resident memory grew by {:.3} bytes a turn, with 95 % by less than \
         {:.3}; entities by {:.6}, open files by {:.6}",
        found.turns,
        found.matches,
        memory.mean,
        memory.upper,
        entities.mean,
        found.handles.expect("a slope").mean
    );
}
