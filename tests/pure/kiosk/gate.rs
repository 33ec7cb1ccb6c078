//! How the staff get in, and that nobody else does.

use mbili::kiosk::gate::{Corner, FIRST_WAIT, Gate, HOLD, LONGEST_WAIT, ORDER, Tries, WITHIN};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::time::Duration;

const SIZE: [f32; 2] = [1280.0, 720.0];

fn seconds(seconds: f32) -> Duration {
    Duration::from_secs_f32(seconds)
}

/// Touches these corners, one each second, and holds the last.
fn try_with(corners: &[Corner], pause: f32, held: f32) -> bool {
    let mut gate = Gate::default();
    let mut now = seconds(100.0);
    for (place, &corner) in corners.iter().enumerate() {
        gate.touch(Some(corner), now);
        if place + 1 < corners.len() {
            gate.let_go();
            now += seconds(pause);
        }
    }
    gate.opens(now + seconds(held))
}

#[test]
fn the_corners_in_order_and_a_hold_lead_to_the_pin() {
    assert!(try_with(&ORDER, 1.0, HOLD.as_secs_f32()));
    assert!(!try_with(&ORDER, 1.0, HOLD.as_secs_f32() - 0.1));
    assert!(!try_with(&ORDER, WITHIN.as_secs_f32() / 2.0, HOLD.as_secs_f32()), "too slow");
    let [a, b, c, d] = ORDER;
    for other in [[b, a, c, d], [a, c, b, d], [d, c, b, a], [a, b, d, c]] {
        assert!(!try_with(&other, 1.0, 10.0), "{other:?}");
    }
    // Whoever slips at the beginning need not wait.
    assert!(try_with(&[a, a, b, c, d], 0.5, 3.0));
    assert!(try_with(&[d, a, b, c, d], 0.5, 3.0));
}

#[test]
fn whoever_lets_go_begins_anew() {
    let mut gate = Gate::default();
    for corner in ORDER {
        gate.touch(Some(corner), seconds(1.0));
    }
    assert!(gate.waits());
    gate.let_go();
    assert!(!gate.opens(seconds(20.0)));
    gate.touch(Some(ORDER[3]), seconds(21.0));
    assert!(!gate.opens(seconds(30.0)));
}

#[test]
fn it_opens_once() {
    let mut gate = Gate::default();
    for corner in ORDER {
        gate.touch(Some(corner), seconds(1.0));
    }
    assert!(gate.opens(seconds(4.0)));
    assert!(!gate.opens(seconds(5.0)));
}

#[test]
fn corners_are_small_squares_of_the_screen() {
    assert_eq!(Corner::at([3.0, 3.0], SIZE), Some(Corner::TopLeft));
    assert_eq!(Corner::at([1279.0, 1.0], SIZE), Some(Corner::TopRight));
    assert_eq!(Corner::at([1279.0, 719.0], SIZE), Some(Corner::BottomRight));
    assert_eq!(Corner::at([30.0, 690.0], SIZE), Some(Corner::BottomLeft));
    for elsewhere in [[640.0, 3.0], [3.0, 360.0], [100.0, 100.0], [-5.0, 3.0], [f32::NAN, 3.0]] {
        assert_eq!(Corner::at(elsewhere, SIZE), None, "{elsewhere:?}");
    }
}

/// A million touches anywhere, and as many that look for the corners, with holds of every length.
#[test]
fn it_never_opens_by_chance() {
    let mut random = StdRng::seed_from_u64(2_024);
    for near_corners in [0.0, 0.15] {
        let mut gate = Gate::default();
        let mut now = Duration::ZERO;
        for touch in 0..1_000_000_u32 {
            let side = |random: &mut StdRng, length: f32| {
                if random.random_bool(near_corners) {
                    if random.random_bool(0.5) { 5.0 } else { length - 5.0 }
                } else {
                    random.random_range(0.0..length)
                }
            };
            let place = [side(&mut random, SIZE[0]), side(&mut random, SIZE[1])];
            gate.touch(Corner::at(place, SIZE), now);
            now += Duration::from_millis(random.random_range(30..600));
            // One in fifty is held for as long as a child leans on the glass.
            if random.random_ratio(1, 50) {
                now += Duration::from_secs(4);
            }
            assert!(!gate.opens(now), "touch {touch}");
            gate.let_go();
            now += Duration::from_millis(random.random_range(50..2_500));
        }
    }
}

#[test]
fn wrong_pins_wait_longer_each_time_and_a_right_one_ends_that() {
    let mut tries = Tries::default();
    let mut now = seconds(10.0);
    let mut last = Duration::ZERO;
    for _ in 0..12 {
        assert_eq!(tries.wait(now), Duration::ZERO);
        tries.tried(false, now);
        let wait = tries.wait(now);
        assert!(
            wait >= FIRST_WAIT && wait <= LONGEST_WAIT && (wait > last || wait == LONGEST_WAIT)
        );
        last = wait;
        now += wait;
    }
    assert_eq!(last, LONGEST_WAIT);
    tries.tried(true, now);
    assert_eq!(tries.wait(now), Duration::ZERO);
    tries.tried(false, now);
    assert_eq!(tries.wait(now), FIRST_WAIT);
}
