//! `mbili bench`: the tables are whole, and the seed settles what they are taken on.

use super::done;
use mbili::engine::packed::Core;

/// A small bench with this seed; what is measured is small, what is said is whole.
fn bench(seed: &str, more: &[&str]) -> String {
    let small = ["bench", "--positions", "300", "--games", "4", "--repeats", "2", "--seed", seed];
    done(&[&small, more].concat())
}

#[test]
fn bench_measures_every_game_in_every_core() {
    let text = bench("3", &[]);
    for (game, line) in [
        ("kujifunza, sustain", "canonical form and hash"),
        ("kujifunza, choose", "canonical form and hash"),
        ("kujifunza, first", "canonical form and hash"),
        ("djenon", "hash"),
    ] {
        let table = text.split("\n\n").find(|table| table.starts_with(&format!("{game}: ")));
        let table = table.unwrap_or_else(|| panic!("{game}: {text}"));
        assert!(table.contains("300 positions of") && table.contains(" laps a turn"), "{table}");
        assert!(table.contains("random games a second"), "{table}");
        let mut expected = vec![line.to_owned()];
        for core in Core::all() {
            let works = ["relay turn", "  a lap of it", "starts", "random game"];
            expected.extend(works.map(|work| format!("{work}, {}", core.name())));
        }
        for what in expected {
            let line = table.lines().find_map(|line| line.strip_prefix(&format!("  {what} ")));
            let numbers = line.unwrap_or_else(|| panic!("{what}: {table}")).split_whitespace();
            let numbers: Vec<f64> = numbers.map(|n| n.parse().expect("a number")).collect();
            let [ns, rules, ratio] = numbers[..] else { panic!("{numbers:?}") };
            assert!(ns > 0.0 && rules > 0.0 && (ratio - ns / rules).abs() < 0.1, "{numbers:?}");
        }
    }
}

#[test]
fn the_seed_of_a_bench_settles_its_corpus() {
    let heading = |seed| {
        let text = bench(seed, &["--game", "kujifunza", "--kichwa", "choose"]);
        text.lines().find(|line| line.starts_with("kujifunza")).expect("a heading").to_owned()
    };
    assert_eq!(heading("3"), heading("3"));
    // By which mind it is measured hangs on no seed.
    let signature = |seed| {
        let text = bench(seed, &["--game", "djenon"]);
        text.split_once("\nsignature: ").expect("a signature").1.to_owned()
    };
    assert_eq!(signature("3"), signature("4"));
    assert!(signature("3").contains("djenon") && signature("3").contains("bingwa "));
    assert_ne!(heading("3"), heading("4"));
}
