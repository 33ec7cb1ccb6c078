//! What a frame costs, beside a plain scene of the same size in the same run, in turns:
//!
//!     cargo bench --bench frames
//!
//! docs/frames.md says what is compared and has the figures. Run as a test it only makes the scenes.

mod clocks;
mod scenes;

use bevy::prelude::*;
use scenes::{MOST, can_draw, compare, game, plain, sowing};

fn main() {
    let measures = std::env::args().any(|argument| argument == "--bench");
    if !can_draw() {
        eprintln!(
            "frames: nothing can be drawn; is a Vulkan driver (Mesa's lavapipe will do) installed?"
        );
        std::process::exit(i32::from(measures));
    }
    for of in compare(measures) {
        let (quality, mood, ours, plain) = (of.quality, of.mood, of.ours, of.plain);
        let most = MOST.iter().find(|(of, _)| *of == quality).map_or(0.0, |(_, most)| *most);
        println!(
            "{quality:?}, {mood:?}: {:.0} ms, plain scene {:.0} ms: {:.2} times; of processor time {:.0} ms, {:.0} \
             ms: {:.2} times; at most {most} is wanted",
            ours.time,
            plain.time,
            ours.time / plain.time,
            ours.work,
            plain.work,
            ours.work / plain.work,
        );
    }
    threads(measures);
}

/// The threads of main and render world, in a picture so small that drawing it is next to nothing.
fn threads(measures: bool) {
    let size = UVec2::new(96, 54);
    let (turns, number) = if measures { (6, 200) } else { (1, 1) };
    let mut simple = plain(size);
    simple.run(10);
    let clocks = clocks::Clocks::of_the_worlds();
    let before = clocks.now();
    simple.run(number);
    let plain = (clocks.now() - before) / f64::from(number);
    let before = clocks.now();
    simple.pass(number);
    let nothing = (clocks.now() - before) / f64::from(number);
    let mut studio = game(size, 0.25);
    let _ = sowing(&mut studio, true, 1);
    let drawn = sowing(&mut studio, true, turns);
    let undrawn = sowing(&mut studio, false, turns);
    println!(
        "the threads of main and render world: {drawn:.2} ms of processor time for a frame of a sowing, {undrawn:.2} \
         ms of them without what a camera costs; the plain scene {plain:.2} ms, {nothing:.2} ms of them without; \
         2.0 ms are wanted"
    );
}
