//! Contacts that come and go: whose they are.

use mbili::kiosk::flicker::{Answer, Contacts, MANY, SAME_PLACE_PIXELS};
use std::time::Duration;

const LASTING: Duration = Duration::from_secs(60);
const LEAF: [f32; 2] = [300.0, 400.0];

/// A leaf that is a little elsewhere each time.
fn about(place: [f32; 2], nth: u32) -> [f32; 2] {
    let off = |n: u32| (n % 7) as f32 / 6.0 * 0.6 * SAME_PLACE_PIXELS;
    [place[0] + off(nth), place[1] - off(nth * 3)]
}

fn begin(contacts: &mut Contacts, at: [f32; 2], ms: u64) -> bool {
    contacts.begin(at, SAME_PLACE_PIXELS, Duration::from_millis(ms))
}

/// Contacts of a thing so many milliseconds apart, from `from` to `to`; when the first was known as a thing's.
fn flickers(contacts: &mut Contacts, at: [f32; 2], every: u64, from: u64, to: u64) -> Option<u64> {
    let mut known = None;
    for (nth, ms) in (from..to).step_by(every as usize).enumerate() {
        let thing = begin(contacts, about(at, nth as u32), ms);
        assert!(thing || known.is_none(), "once known it stays known: {ms}");
        known = known.or(thing.then_some(ms));
    }
    known
}

#[test]
fn what_comes_and_goes_at_one_place_is_a_thing_after_the_idle_time_however_fast_it_is() {
    for every in [20, 100, 500, 1_000, 4_000, 20_000, 59_000] {
        let mut contacts = Contacts::new(LASTING);
        let known = flickers(&mut contacts, LEAF, every, 0, 2_000_000).expect("it is known");
        let soonest = 60_000.max(every * u64::from(MANY - 1));
        assert!((soonest..soonest + every.max(1)).contains(&known), "{every}: {known}");
    }
}

#[test]
fn many_things_are_known_each_for_itself_and_whoever_touches_elsewhere_is_somebody() {
    let mut contacts = Contacts::new(LASTING);
    let leaves = [[100.0, 100.0], [500.0, 120.0], [900.0, 600.0]];
    for step in 0..400_u32 {
        let ms = u64::from(step) * 300;
        for leaf in leaves {
            assert_eq!(begin(&mut contacts, about(leaf, step), ms), ms >= 60_000, "{ms}");
        }
        let person = [200.0 + (step % 9) as f32 * 70.0, 350.0];
        if step.is_multiple_of(11) && ms < 59_000 {
            assert!(!begin(&mut contacts, person, ms));
        }
    }
    assert!(!begin(&mut contacts, [700.0, 300.0], 120_100));
}

#[test]
fn whoever_is_answered_is_never_a_thing_however_long_the_same_pit_is_tapped() {
    // A turn now and then, from every three seconds to nearly every minute; the same pit is tapped all the time.
    for answered in [3_000, 20_000, 58_000] {
        let mut contacts = Contacts::new(LASTING);
        for ms in (0..1_800_000).step_by(400) {
            assert!(!begin(&mut contacts, about(LEAF, ms as u32 / 400), ms), "{answered}: {ms}");
            if ms % answered < 400 {
                let answer = if ms % 800 == 0 { Answer::Page } else { Answer::Turn };
                contacts.answered(answer, Duration::from_millis(ms + 150));
            }
        }
    }
}

#[test]
fn a_few_taps_are_no_thing_nor_are_taps_after_a_while() {
    let mut contacts = Contacts::new(LASTING);
    for nth in 0..u64::from(MANY) - 1 {
        assert!(!begin(&mut contacts, LEAF, nth * 10_000));
    }
    // Visitors one after the other who touch the same pit first.
    let mut contacts = Contacts::new(LASTING);
    for visitor in 0..100_u64 {
        for tap in 0..5 {
            assert!(!begin(&mut contacts, LEAF, visitor * 100_000 + tap * 2_000));
        }
    }
}

#[test]
fn a_thing_that_was_taken_away_leaves_its_place_to_people() {
    let mut contacts = Contacts::new(LASTING);
    assert!(flickers(&mut contacts, LEAF, 1_000, 0, 90_000).is_some());
    let mut soon = contacts.clone();
    assert!(begin(&mut soon, LEAF, 92_000), "it is still there");
    assert!(!begin(&mut contacts, LEAF, 97_000), "nothing was there for longer than ever before");
}

#[test]
fn a_thing_that_sows_is_somebody_again_and_others_stay_things() {
    let mut contacts = Contacts::new(LASTING);
    let other = [900.0, 100.0];
    for ms in (0..70_000).step_by(500) {
        begin(&mut contacts, LEAF, ms);
        begin(&mut contacts, other, ms);
    }
    assert!(begin(&mut contacts, LEAF, 72_000));
    contacts.answered(Answer::Page, Duration::from_millis(72_200));
    assert!(begin(&mut contacts, LEAF, 72_250), "a thing on a button opens pages too");
    contacts.answered(Answer::Turn, Duration::from_millis(72_300));
    assert!(!begin(&mut contacts, LEAF, 72_500));
    assert!(begin(&mut contacts, other, 72_500));
}

#[test]
fn a_crowd_on_the_whole_glass_is_never_a_thing() {
    let mut contacts = Contacts::new(LASTING);
    for step in 0..100_000_u64 {
        let (x, y) = (step * 7_919 % 1_920, step * 104_729 % 1_080);
        // Sixty-four places are far fewer than these have, so none lives long enough.
        assert!(!begin(&mut contacts, [x as f32, y as f32], step * 200), "{step}");
    }
}
