//! What is a person's doing, and what is a thing's.

use mbili::kiosk::things::{A_PUSH, STUCK, TREMBLE, Things};
use std::time::Duration;

const STEP: Duration = Duration::from_millis(100);

/// So many steps, in each of which a device tells something; how often that was somebody's doing.
fn deeds(steps: u32, mut tell: impl FnMut(&mut Things<u32>, u32) -> bool) -> usize {
    let mut things = Things::default();
    let tells = |step: &u32| {
        let deed = tell(&mut things, *step);
        things.pass(STEP, []);
        deed
    };
    (0..steps).filter(tells).count()
}

#[test]
fn things_that_tremble_are_nobody_however_many_lie_there() {
    for many in 1..=5 {
        let trembles = |things: &mut Things<u32>, step: u32| {
            // All of them in every step, or one after the other.
            let one = |thing: u32| {
                let far = ((step + thing) % 3) as f32 * TREMBLE / 3.0;
                let x = 200.0 * thing as f32 + far;
                things.point(thing, x, 300.0 - far / 2.0)
            };
            let told = if step.is_multiple_of(2) { 0..many } else { step % many..step % many + 1 };
            told.map(one).fold(false, |any, deed| any | deed)
        };
        assert_eq!(deeds(1_000, trembles), 0, "{many}");
    }
}

#[test]
fn a_pointer_that_creeps_is_nobody() {
    // Two pixels a second, for a minute and a half.
    let creeps = |things: &mut Things<u32>, step: u32| things.point(0, step as f32 * 0.2, 300.0);
    assert_eq!(deeds(900, creeps), 0);
}

#[test]
fn a_pointer_that_a_hand_moves_is_somebody_beside_any_thing() {
    let moves = |things: &mut Things<u32>, step: u32| {
        things.point(1, 900.0 + (step % 2) as f32, 300.0);
        things.point(0, step as f32 * 4.0, 300.0)
    };
    assert!(deeds(300, moves) > 90);
    // A finger that comes by the name of one that is gone has not come from there.
    let mut things = Things::default();
    things.point(0, 10.0, 10.0);
    things.lift(0);
    assert!(!things.point(0, 900.0, 600.0));
    assert!(things.point(0, 900.0, 620.0));
}

#[test]
fn a_stick_counts_when_it_is_pushed_and_when_it_is_let_go_and_not_while_it_leans() {
    for leans in [1.0, -1.0, 0.7, 0.2] {
        let lies = |things: &mut Things<u32>, step: u32| {
            things.push(0, leans - (step % 7) as f32 * A_PUSH / 7.0 * f32::signum(leans))
        };
        assert!(deeds(10_000, lies) <= 1, "{leans}");
    }
    let mut things = Things::default();
    for _ in 0..3 {
        assert!(things.push(0, 1.0) && !things.push(0, 0.9) && things.push(0, 0.0));
        // Each stick and each trigger for itself.
        assert!(things.push(1, -1.0) && things.push(1, 0.05));
    }
    assert!(things.push(0, 1.0));
    things.unplug(|name| name == 0);
    assert!(things.push(0, 1.0), "another pad by the same name begins at rest");
}

#[test]
fn what_is_held_is_somebodys_until_it_is_stuck_whatever_else_is_done() {
    let steps = |time: Duration| (time.as_secs_f32() / STEP.as_secs_f32()) as u32;
    let mut things = Things::default();
    for step in 0..steps(STUCK) {
        assert!(things.pass(STEP, [7]), "{step}");
    }
    for step in 0..10_000_u32 {
        // Meanwhile somebody plays, with a finger that comes and goes.
        things.point(0, step as f32 * 20.0, 300.0);
        let plays = step % 40 < 10;
        let down = if plays { vec![7, 0] } else { vec![7] };
        assert_eq!(things.pass(STEP, down), plays, "{step}");
    }
    // Taken away and laid down again, it may be somebody's anew.
    assert!(!things.pass(STEP, []));
    assert!(things.pass(STEP, [7]));
    // While the machine sleeps nothing becomes older than a step.
    assert!(things.pass(Duration::from_secs(7_200), [7]));
}
