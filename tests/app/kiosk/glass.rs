//! The picture fills its screen, and what is touched on it is large enough.

use super::{Kiosk, visitor};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use mbili::app::kiosk::House;
use mbili::app::kiosk::glass::{Filling, leaves_uncovered};
use mbili::app::session::Intent;
use mbili::app::settings::{Change, Settings};
use mbili::app::ui::house::Wish;

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

fn resize(kiosk: &mut Kiosk, width: f32, height: f32) {
    let world = kiosk.table.app.world_mut();
    let mut window = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    for mut window in window.iter_mut(world) {
        window.resolution.set(width, height);
    }
    kiosk.table.frames(3);
}

#[test]
fn a_picture_of_another_size_is_measured_anew_and_takes_no_visitors_letters_away() {
    let mut kiosk = visitor("[screen]\nwidth_mm = 500\n", Wish::Home);
    let touch = |kiosk: &Kiosk| kiosk.table.app.world().resource::<House>().touch;
    let text = |kiosk: &Kiosk| kiosk.table.app.world().resource::<Settings>().text_size;
    let before = touch(&kiosk);
    assert!((before - 20.0 * 1280.0 / 500.0).abs() < 0.1, "{before}");
    kiosk.wish(Wish::Want(Intent::Change(Change::TextSize(175))));
    resize(&mut kiosk, 720.0, 1280.0);
    assert!((touch(&kiosk) - 20.0 * 720.0 / 500.0).abs() < 0.1);
    assert_eq!(text(&kiosk), 175, "somebody reads");
    kiosk.seconds(85.0);
    assert!(!kiosk.visit().is_on());
    let usual = kiosk.table.app.world().resource::<House>().text_sizes[0];
    assert_eq!(text(&kiosk), usual);
    // While nobody reads, it follows.
    resize(&mut kiosk, 1280.0, 720.0);
    let now = kiosk.table.app.world().resource::<House>().text_sizes[0];
    assert!(now != usual, "{now}");
    assert_eq!(text(&kiosk), now);
}
