//! The picture fills its screen, and what is touched on it is large enough.

use mbili::app::kiosk::glass::{Filling, leaves_uncovered};

#[test]
fn a_window_of_any_other_size_than_its_screen_leaves_some_of_it_uncovered() {
    for screen in [[1280, 720], [1920, 1080], [1080, 1920], [3840, 2160]] {
        assert!(!leaves_uncovered(screen, screen));
        for [wider, higher] in [[0, 1], [1, 0], [7, 7]] {
            let smaller = [screen[0] - wider, screen[1] - higher];
            assert!(leaves_uncovered(smaller, screen), "{smaller:?} on {screen:?}");
            let larger = [screen[0] + wider, screen[1] + higher];
            assert!(leaves_uncovered(larger, screen), "{larger:?} on {screen:?}");
        }
    }
    // A screen that is switched off has no size, and nothing to be filled.
    assert!(!leaves_uncovered([800, 600], [0, 0]));
}

const SCREEN: [u32; 2] = [1920, 1080];

/// How often a window is told to take its screen in so many looks; `size` is the size that it has after being told so
/// often.
fn told(looks: u32, mut size: impl FnMut(u32, u32) -> [u32; 2]) -> u32 {
    let (mut filling, mut told) = (Filling::default(), 0);
    for look in 0..looks {
        if let Some(before) = filling.look(size(told, look), SCREEN) {
            assert!(before < Filling::MOST, "{before}");
            told += 1;
        }
    }
    told
}

#[test]
fn a_window_takes_its_screen_where_nobody_manages_windows_and_is_then_left_alone() {
    // Whoever manages windows may take a look's time.
    assert_eq!(told(100, |_, look| if look == 0 { [1280, 720] } else { SCREEN }), 0);
    assert_eq!(told(100, |told, _| if told == 0 { [1280, 720] } else { SCREEN }), 1);
    assert_eq!(told(100, |told, _| if told < 2 { [1280, 720] } else { SCREEN }), 2);
}

#[test]
fn a_window_that_has_another_size_for_good_is_not_told_for_ever() {
    // A turned picture; a letter box; one that somebody else takes back each time.
    for size in [[1080, 1920], [1920, 1079]] {
        assert_eq!(told(100_000, |_, _| size), Filling::MOST, "{size:?}");
    }
    let back = |_, look: u32| if look % 5 < 3 { [1280, 720] } else { SCREEN };
    assert_eq!(told(100_000, back), Filling::MOST);
}

#[test]
fn a_window_that_has_filled_its_screen_for_a_while_takes_it_again_when_it_must() {
    // Somebody unplugs the screen once in a thousand looks.
    let falls = told(10_000, |_, look| if look % 1_000 < 2 { [1280, 720] } else { SCREEN });
    assert_eq!(falls, 10);
}
