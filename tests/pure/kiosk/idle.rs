//! When a visitor has left.

use mbili::kiosk::idle::{Idle, Moment, Presence, STUCK, Sign, TREMBLE};
use std::time::Duration;

const STEP: Duration = Duration::from_millis(100);

fn clock() -> Idle {
    Idle::new(Duration::from_secs(60), Duration::from_secs(20))
}

/// Lets so many seconds pass; before each step the device does `what`.
fn pass(idle: &mut Idle, seconds: u32, moment: Moment, mut what: impl FnMut(&mut Idle, u32)) {
    for step in 0..seconds * 10 {
        what(idle, step);
        idle.pass(STEP, moment);
    }
}

const QUIET: Moment = Moment { busy: false, held: false };
const BUSY: Moment = Moment { busy: true, held: false };
const HELD: Moment = Moment { busy: false, held: true };

#[test]
fn a_visitor_is_doubted_after_a_minute_and_gone_after_the_countdown() {
    let mut idle = clock();
    pass(&mut idle, 59, QUIET, |_, _| ());
    assert_eq!(idle.presence(), Presence::Here);
    pass(&mut idle, 2, QUIET, |_, _| ());
    assert_eq!(idle.presence(), Presence::Doubtful(Duration::from_secs(19)));
    pass(&mut idle, 18, QUIET, |_, _| ());
    assert_eq!(idle.presence(), Presence::Doubtful(Duration::from_secs(1)));
    pass(&mut idle, 1, QUIET, |_, _| ());
    assert_eq!(idle.presence(), Presence::Left);
}

#[test]
fn one_touch_in_the_countdown_gives_the_whole_time_again() {
    let mut idle = clock();
    pass(&mut idle, 75, QUIET, |_, _| ());
    assert!(idle.hear(Sign::Deed));
    assert_eq!(idle.presence(), Presence::Here);
    pass(&mut idle, 59, QUIET, |_, _| ());
    assert_eq!(idle.presence(), Presence::Here);
}

#[test]
fn whoever_watches_is_there_and_a_paused_table_is_not_watched() {
    let mut idle = clock();
    pass(&mut idle, 600, BUSY, |_, _| ());
    assert_eq!(idle.presence(), Presence::Here);
    // In the countdown too the clock stands while the table shows something.
    pass(&mut idle, 70, QUIET, |_, _| ());
    let before = idle.presence();
    pass(&mut idle, 30, BUSY, |_, _| ());
    assert_eq!(idle.presence(), before);
}

#[test]
fn what_is_held_counts_until_it_is_stuck() {
    let mut idle = clock();
    pass(&mut idle, 170, HELD, |_, _| ());
    assert_eq!(idle.presence(), Presence::Here);
    pass(&mut idle, STUCK.as_secs() as u32 + 90, HELD, |_, _| ());
    assert_eq!(idle.presence(), Presence::Left);
    // A drag that goes on is no stuck finger.
    let mut idle = clock();
    let slides = |idle: &mut Idle, step: u32| {
        if step.is_multiple_of(300) {
            idle.hear(Sign::Deed);
        }
    };
    pass(&mut idle, 900, HELD, slides);
    assert_eq!(idle.presence(), Presence::Here);
}

#[test]
fn a_pointer_that_trembles_or_creeps_keeps_nobody_here() {
    let mut idle = clock();
    let trembles = |idle: &mut Idle, step: u32| {
        let x = 400.0 + (step % 3) as f32 * TREMBLE / 3.0;
        assert!(!idle.hear(Sign::Pointer { x, y: 300.0 }));
    };
    pass(&mut idle, 81, QUIET, trembles);
    assert_eq!(idle.presence(), Presence::Left);
    let mut idle = clock();
    // Two pixels a second, for a whole minute and a half.
    let creeps = |idle: &mut Idle, step: u32| {
        assert!(!idle.hear(Sign::Pointer { x: step as f32 * 0.2, y: 300.0 }));
    };
    pass(&mut idle, 81, QUIET, creeps);
    assert_eq!(idle.presence(), Presence::Left);
}

#[test]
fn a_pointer_that_a_hand_moves_counts() {
    let mut idle = clock();
    let moves = |idle: &mut Idle, step: u32| {
        idle.hear(Sign::Pointer { x: step as f32 * 4.0, y: 300.0 });
    };
    pass(&mut idle, 200, QUIET, moves);
    assert_eq!(idle.presence(), Presence::Here);
}

#[test]
fn a_machine_that_slept_does_not_send_the_visitor_away_unasked() {
    let mut idle = clock();
    idle.pass(Duration::from_secs(7200), QUIET);
    assert_eq!(idle.presence(), Presence::Here);
}
