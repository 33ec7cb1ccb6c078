//! When a visitor has left.

use mbili::kiosk::idle::{Idle, Moment, Presence};
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
    idle.here();
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
fn whoever_holds_something_is_there_and_has_the_whole_time_afterwards() {
    let mut idle = clock();
    pass(&mut idle, 170, HELD, |_, _| ());
    assert_eq!(idle.presence(), Presence::Here);
    pass(&mut idle, 59, QUIET, |_, _| ());
    assert_eq!(idle.presence(), Presence::Here);
    pass(&mut idle, 22, QUIET, |_, _| ());
    assert_eq!(idle.presence(), Presence::Left);
}

#[test]
fn a_machine_that_slept_does_not_send_the_visitor_away_unasked() {
    let mut idle = clock();
    idle.pass(Duration::from_secs(7200), QUIET);
    assert_eq!(idle.presence(), Presence::Here);
}
