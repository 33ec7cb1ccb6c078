//! What the frames of a match cost the processor. `MBILI_MEASURE=1` measures and prints; without it a few frames
//! are run, and only that they can be measured is held. What is counted stands in `benches/frames/clocks.rs`.

use super::cost::can_draw;
use super::cost::clocks::Clocks;
use super::cost::scenes::{at_rest, game, play, sowing};
use bevy::light::cluster::GlobalClusterSettings;
use bevy::pbr::RenderMeshInstances;
use bevy::prelude::*;
use bevy::render::{Render, RenderApp};
use mbili::app::pictures::Studio;
use mbili::app::stage::Stage;
use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::thread::ThreadId;

/// Milliseconds that a frame of a sowing is wanted to cost the threads of main and render world, in the program that is
/// shipped; this is another profile.
const WANTED: f64 = 2.0;

/// The whole game at a match of two friends, in a picture so small that drawing it is next to nothing.
fn small_game() -> Option<Studio> {
    can_draw().then(|| game(UVec2::new(96, 54), 0.25))
}

#[test]
fn the_processor_time_of_a_frame_in_a_sowing_is_told() {
    let turns = if std::env::var_os("MBILI_MEASURE").is_some() { 12 } else { 1 };
    let Some(mut studio) = small_game() else { return };
    let whole = sowing(&mut studio, true, turns);
    let undrawn = sowing(&mut studio, false, turns);
    assert!(whole > 0.0 && undrawn > 0.0, "the system keeps no clocks of threads");
    println!(
        "a frame of a sowing: {whole:.2} ms of processor time on the threads of main and render world, \
         {undrawn:.2} ms of them without what a camera costs; {WANTED:.1} ms are wanted"
    );
}

#[test]
fn frames_of_a_whole_match_are_told_by_what_they_cost() {
    let turns = if std::env::var_os("MBILI_MEASURE").is_some() { 400 } else { 1 };
    let Some(mut studio) = small_game() else { return };
    // The first turn is loading: what is seen for the first time is made ready.
    let _ = sowing(&mut studio, true, 1);
    let clocks = Clocks::of_the_worlds();
    let mut frames = Vec::new();
    for turn in 1..=turns {
        if !play(&mut studio, turn) {
            break;
        }
        for frame in 0.. {
            let before = clocks.now();
            studio.run(1);
            let stage = studio.app().world().resource::<Stage>();
            let place = (turn, frame, stage.lap, stage.progress.unwrap_or(1.0));
            frames.push((clocks.now() - before, place));
            if frame > 3 && at_rest(&mut studio) {
                break;
            }
        }
    }
    frames.sort_by(|a, b| b.0.total_cmp(&a.0));
    let median = frames[frames.len() / 2].0;
    let worse = frames.iter().filter(|(spent, _)| *spent > 3.0 * median).count();
    assert!(median > 0.0, "the system keeps no clocks of threads");
    println!(
        "{} frames after loading, median {median:.2} ms, {worse} above three times that ({:.3} %)",
        frames.len(),
        100.0 * worse as f64 / frames.len() as f64
    );
    for (spent, (turn, frame, lap, progress)) in frames.iter().take(worse.max(3)) {
        println!("{spent:.2} ms: turn {turn}, frame {frame}, lap {lap}, progress {progress:.3}");
    }
}

#[derive(Resource, Clone, Default)]
struct Threads(Arc<Mutex<HashSet<ThreadId>>>);

fn note(threads: Res<Threads>) {
    threads.0.lock().expect("no panic").insert(std::thread::current().id());
}

#[test]
fn no_system_is_handed_to_another_thread_and_nothing_is_asked_of_the_card_that_it_is_not_needed_for()
 {
    let threads = Threads::default();
    if !can_draw() {
        return;
    }
    let mut studio = Studio::new(UVec2::new(96, 54), 0.25, |app| {
        app.add_plugins(mbili::app::table_plugin);
        app.insert_resource(threads.clone()).add_systems(Update, (note, note, note, note));
        let renderer = app.sub_app_mut(RenderApp);
        renderer.insert_resource(threads.clone()).add_systems(Render, (note, note, note, note));
    });
    studio.run(6);
    let own = HashSet::from([std::thread::current().id()]);
    assert_eq!(*threads.0.lock().expect("no panic"), own);
    let world = studio.app().world();
    assert!(world.resource::<GlobalClusterSettings>().gpu_clustering.is_none());
    let world = studio.app().sub_app(RenderApp).world();
    let instances = world.resource::<RenderMeshInstances>();
    assert!(matches!(instances, RenderMeshInstances::CpuBuilding(_)));
}
