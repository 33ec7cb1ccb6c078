//! What the table does while nobody is there.

use mbili::kiosk::attract::{A_STEP, A_TEXT, FADE, REACH, dimmed, drift, showing};
use std::collections::BTreeSet;
use std::time::Duration;

#[test]
fn every_text_is_told_in_every_language_before_the_next() {
    let told: Vec<_> = (0..12)
        .map(|nth| showing(A_TEXT * nth + A_TEXT / 2, 4, 3))
        .map(|showing| (showing.text, showing.language, showing.share))
        .collect();
    let all = (0..4).flat_map(|text| (0..3).map(move |language| (text, language, 1.0)));
    assert_eq!(told, all.collect::<Vec<_>>());
    assert_eq!(showing(A_TEXT * 12, 4, 3).text, 0);
}

#[test]
fn one_text_gives_way_to_the_next_without_a_jump() {
    assert_eq!(showing(A_TEXT, 2, 2).share, 0.0);
    assert!((showing(A_TEXT + FADE / 2, 2, 2).share - 0.5).abs() < 0.01);
    let frame = Duration::from_millis(16);
    for step in 0..4_000 {
        let (here, next) = (showing(frame * step, 2, 2), showing(frame * (step + 1), 2, 2));
        assert!((here.share - next.share).abs() < 0.03, "{here:?} {next:?}");
        let same = (here.text, here.language) == (next.text, next.language);
        assert!(same || here.share < 0.03, "a text vanishes at once: {here:?}");
    }
}

#[test]
fn no_place_of_the_picture_stands_still_for_a_minute() {
    let minute = Duration::from_secs(60);
    for second in 0..3_600 {
        let at = Duration::from_secs(second);
        assert_ne!(drift(at), drift(at + minute), "{second} s");
    }
}

#[test]
fn the_picture_wanders_by_single_pixels_and_not_far() {
    let mut places = BTreeSet::new();
    for step in 0..2_000 {
        let (here, next) = (drift(A_STEP * step), drift(A_STEP * (step + 1)));
        let far = (here[0] - next[0]).abs() + (here[1] - next[1]).abs();
        assert_eq!(far, 1, "step {step}");
        assert!(here.iter().all(|place| place.abs() <= REACH));
        places.insert(here);
    }
    assert!(places.len() > 40, "{}", places.len());
    assert_eq!(drift(Duration::ZERO), [0, 0]);
    let anew =
        |after: &u32| (0..300).all(|step| drift(A_STEP * step) == drift(A_STEP * (step + after)));
    assert_eq!((1..1_000).find(anew), Some(240), "after so many steps all begins anew");
}

#[test]
fn a_table_that_nobody_visits_dims_in_slow_waves() {
    assert_eq!(dimmed(Duration::from_secs(100)), 0.0);
    let all: Vec<f32> = (0..600).map(|second| dimmed(Duration::from_secs(second))).collect();
    let darkest = all.iter().copied().fold(0.0, f32::max);
    assert!((0.2..0.4).contains(&darkest), "{darkest}");
    let jump = all.windows(2).map(|two| (two[1] - two[0]).abs()).fold(0.0, f32::max);
    assert!(jump < 0.02, "{jump}");
}
