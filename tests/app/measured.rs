//! The measured second, on whatever draws here.

use super::cost::can_draw;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use mbili::app::measure::{Stopwatch, a_second};
use mbili::app::pictures::Studio;
use mbili::app::session::Intent;
use mbili::app::settings::{Change, Quality, Settings};
use std::time::Instant;

fn settings(studio: &mut Studio) -> Settings {
    studio.app().world().resource::<Settings>().clone()
}

/// Runs until the quality has been measured.
fn measured(studio: &mut Studio) -> Quality {
    let began = Instant::now();
    loop {
        studio.run(1);
        if let Some(quality) = settings(studio).measured {
            return quality;
        }
        assert!(began.elapsed().as_secs() < 60, "nothing is ever measured");
    }
}

#[test]
fn a_second_of_frames_chooses_the_quality_once_and_never_over_the_player() {
    if !can_draw() {
        return;
    }
    let mut studio = Studio::new(UVec2::new(64, 64), 1.0, |app| {
        app.add_plugins((mbili::app::core_plugin, a_second));
    });
    let began = Instant::now();
    let first = measured(&mut studio);
    assert!(began.elapsed().as_millis() >= 1000, "less than a second was measured");
    let now = settings(&mut studio);
    assert_eq!((now.quality, now.as_measured), (first, true));

    // From then on nothing keeps the window awake, and nothing is measured any more.
    studio.run(4);
    studio.app().world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
    studio.run(3);
    assert!(studio.app().world().resource::<Messages<RequestRedraw>>().is_empty());
    studio.app().world().resource::<Stopwatch>().note(1e6);
    studio.run(3);
    assert_eq!(settings(&mut studio).measured, Some(first));

    // The player's own choice stays, whatever is measured.
    let other = if first == Quality::High { Quality::Low } else { Quality::High };
    let world = studio.app().world_mut();
    world.write_message(Intent::Change(Change::Quality(other)));
    world.write_message(Intent::Change(Change::Measured(first)));
    studio.run(3);
    let now = settings(&mut studio);
    assert_eq!((now.quality, now.as_measured, now.measured), (other, false, Some(first)));
}
