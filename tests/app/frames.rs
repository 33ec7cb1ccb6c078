//! What the frames of a match cost the processor. `MBILI_MEASURE=1` measures and prints; without it a few frames
//! are run, and only that they can be measured is held.
//!
//! Counted is processor time of the threads of ours and of Bevy's pools, as the system keeps it, and not the
//! driver's: lavapipe draws on threads of its own. What it does on the thread that hands it work is counted.

use bevy::prelude::*;
use mbili::app::pictures::Studio;
use mbili::app::session::{Intent, Match, MatchSetup, Seat};
use mbili::app::settings::{Quality, Settings};
use mbili::app::shots::want;
use mbili::app::sowing::{Playback, Stage};
use mbili::rules::{Game, KichwaRule};
use std::fs::File;
use std::os::unix::fs::FileExt;

const KUJIFUNZA: Game = Game::Kujifunza(KichwaRule::Sustain);
/// Milliseconds that a frame of a sowing may cost the threads of main and render world.
const MOST: f64 = 2.0;

/// How the names of Bevy's threads begin, as far as the system keeps names.
const POOLS: [&str; 3] = ["Compute Task", "Async Compute", "IO Task"];

/// The clocks of the threads that count.
struct Clocks(Vec<File>);

impl Clocks {
    /// Those of this thread and of Bevy's pools.
    fn new() -> Self {
        let own = std::fs::read_link("/proc/thread-self").expect("Linux");
        let own = own.file_name().expect("a number").to_owned();
        let threads = std::fs::read_dir("/proc/self/task").expect("Linux").flatten();
        let counts = threads.filter(|thread| {
            let name = std::fs::read_to_string(thread.path().join("comm")).unwrap_or_default();
            thread.file_name() == own || POOLS.iter().any(|pool| name.starts_with(pool))
        });
        let clocks = counts.filter_map(|thread| File::open(thread.path().join("schedstat")).ok());
        Clocks(clocks.collect())
    }

    /// Milliseconds so far.
    fn now(&self) -> f64 {
        let of = |clock: &File| {
            let mut text = [0; 64];
            let length = clock.read_at(&mut text, 0).unwrap_or(0);
            let text = std::str::from_utf8(&text[..length]).unwrap_or_default();
            text.split_whitespace().next().and_then(|ns| ns.parse::<f64>().ok()).unwrap_or(0.0)
        };
        self.0.iter().map(of).sum::<f64>() / 1e6
    }
}

/// The whole game at a match of two friends, in a picture so small that drawing it is next to nothing.
fn game(drawn: bool) -> Option<Studio> {
    let made = std::panic::catch_unwind(|| {
        Studio::new(UVec2::new(96, 54), 0.25, |app| {
            app.insert_resource(Settings {
                language: "en".into(),
                quality: Quality::Low,
                ..Settings::default()
            });
            app.add_plugins(mbili::app::table_plugin);
        })
    });
    let mut studio = made.ok()?;
    studio.run(4);
    want(&mut studio, Intent::Begin(MatchSetup { game: KUJIFUNZA, seats: [Seat::Human; 2] }));
    if drawn {
        studio.run(4)
    } else {
        studio.pass(4)
    }
    Some(studio)
}

fn play(studio: &mut Studio, turn: usize) -> bool {
    let matched = studio.app().world().resource::<Match>();
    let legal = matched.playing().map(|playing| playing.legal.clone()).unwrap_or_default();
    let Some(action) = legal.get(turn * 7 % legal.len().max(1)).copied() else { return false };
    studio.app().world_mut().write_message(Intent::Play(action));
    true
}

fn at_rest(studio: &mut Studio) -> bool {
    studio.app().world().resource::<Playback>().is_at_rest()
}

/// What a frame of a sowing costs on the average, drawn or not.
fn sowing(studio: &mut Studio, drawn: bool, turns: usize) -> f64 {
    let clocks = Clocks::new();
    let (mut spent, mut frames) = (0.0, 0_u32);
    for turn in 0..turns {
        if !play(studio, turn) {
            break;
        }
        studio.pass(1);
        while !at_rest(studio) {
            let before = clocks.now();
            if drawn {
                studio.run(10)
            } else {
                studio.pass(10)
            }
            spent += clocks.now() - before;
            frames += 10;
        }
    }
    assert!(frames > 0, "no seed moved");
    spent / f64::from(frames)
}

#[test]
fn the_processor_time_of_a_frame_in_a_sowing_is_told() {
    let turns = if std::env::var_os("MBILI_MEASURE").is_some() { 12 } else { 1 };
    let Some(mut studio) = game(true) else { return };
    let whole = sowing(&mut studio, true, turns);
    let Some(mut studio) = game(false) else { return };
    let undrawn = sowing(&mut studio, false, turns);
    assert!(whole > 0.0 && undrawn > 0.0, "the system keeps no clocks of threads");
    println!(
        "a frame of a sowing: {whole:.2} ms of processor time on the threads of main and render world, \
         {undrawn:.2} ms of them without what a camera costs; {MOST:.1} ms are wanted"
    );
}

#[test]
fn frames_of_a_whole_match_are_told_by_what_they_cost() {
    let turns = if std::env::var_os("MBILI_MEASURE").is_some() { 400 } else { 1 };
    let Some(mut studio) = game(true) else { return };
    // The first turn is loading: what is seen for the first time is made ready.
    let _ = sowing(&mut studio, true, 1);
    let clocks = Clocks::new();
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
