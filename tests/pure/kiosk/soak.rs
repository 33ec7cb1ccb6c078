//! A slope is found where there is one, and none is claimed where there is none.

use mbili::kiosk::soak::{BLOCKS, Slope};
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// A run of 10,000 turns, sampled every ten.
fn run(mut bytes: impl FnMut(f64) -> f64) -> Vec<(f64, f64)> {
    (0..1_000).map(|sample| f64::from(sample) * 10.0).map(|turn| (turn, bytes(turn))).collect()
}

#[test]
fn a_leak_is_found_by_its_size_whatever_happens_at_the_start() {
    let mut random = StdRng::seed_from_u64(7);
    let leak = run(|turn| {
        let caches = if turn < 900.0 { turn * 5_000.0 } else { 4_500_000.0 };
        3e8 + caches + 40.0 * turn + random.random_range(-20_000.0..20_000.0)
    });
    let slope = Slope::of(&leak).unwrap();
    assert!((slope.mean - 40.0).abs() < 2.0 && slope.upper > slope.mean, "{slope:?}");
    let exact = Slope::of(&run(|turn| 16.0 * turn)).unwrap();
    assert!((exact.mean - 16.0).abs() < 1e-9 && (exact.upper - 16.0).abs() < 1e-6, "{exact:?}");
}

#[test]
fn the_bound_holds_for_what_wanders_and_does_not_grow() {
    // Each sample is nearly the one before: what an ordinary regression takes for a trend in most runs.
    let (mut below, runs) = (0, 1_000);
    for seed in 0..runs {
        let mut random = StdRng::seed_from_u64(seed);
        let mut level = 0.0;
        let samples = run(|_| {
            level = 0.9 * level + random.random_range(-1.0..1.0);
            level
        });
        below += u64::from(Slope::of(&samples).unwrap().upper < 0.0);
    }
    assert!(
        below * 100 <= runs * 9,
        "{below} of {runs} bounds lie below the truth, 5 % are meant to"
    );
}

#[test]
fn too_little_says_nothing() {
    assert_eq!(Slope::of(&[]), None);
    assert_eq!(Slope::of(&run(|_| 1.0)[..BLOCKS]), None);
    assert_eq!(Slope::of(&[(5.0, 1.0); 100]), None);
}
