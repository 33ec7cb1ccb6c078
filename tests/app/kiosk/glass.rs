//! The picture fills its screen, and what is touched on it is large enough.

use mbili::app::kiosk::glass::leaves_uncovered;

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
