//! What a frame costs, beside a plain scene of about as much. `MBILI_MEASURE=1` measures and holds the limits;
//! without it, and beside other tests, times mean nothing, and only the scenes are made. `benches/frames` measures
//! the same in the profile that is shipped, and shares what is here.

#[path = "../../benches/frames/clocks.rs"]
pub mod clocks;
#[path = "../../benches/frames/scenes.rs"]
pub mod scenes;

/// Whether anything can be drawn. Where nothing can, tests that draw pass by, unless somebody insists.
pub fn can_draw() -> bool {
    let can = scenes::can_draw();
    assert!(
        can || std::env::var_os("MBILI_REQUIRE_GPU_TESTS").is_none(),
        "nothing can be drawn here, and MBILI_REQUIRE_GPU_TESTS insists"
    );
    if !can {
        eprintln!("nothing can be drawn here: skipped");
    }
    can
}

#[test]
fn a_frame_costs_little_more_than_one_of_a_plain_scene() {
    if !can_draw() {
        return;
    }
    let measures = std::env::var_os("MBILI_MEASURE").is_some();
    let mut dear = Vec::new();
    for of in scenes::compare(measures) {
        let (ours, plain) = (of.ours.work, of.plain.work);
        let what = format!("{:?}, {:?}: {:.2} times", of.quality, of.mood, ours / plain);
        println!("{what}; {ours:.0} ms, plain scene {plain:.0} ms, of processor time");
        let most = scenes::MOST.iter().find(|(quality, _)| *quality == of.quality);
        let (_, most) = most.expect("a limit for each quality");
        if measures && ours > most * plain {
            dear.push(what);
        }
    }
    assert!(dear.is_empty(), "{dear:?}");
}
