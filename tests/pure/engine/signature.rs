//! The nodes of the mind over fixed positions: whatever changes how it searches changes them, and says so here.

use super::ask;
use mbili::engine::Level;
use mbili::engine::sample::Sampler;
use mbili::rules::Game;

/// A line a level: its nodes over the same forty positions of each game, in the order of [`Game::ALL`].
fn signature() -> String {
    let levels = [Level::Mzoefu, Level::Hodari, Level::Bingwa];
    let lines = levels.map(|level| {
        let nodes = Game::ALL.map(|game| {
            let positions = Sampler::new(game, 2026).take(40);
            let nodes = positions.map(|p| ask(game, &p, level, 1).map_or(0, |answer| answer.nodes));
            nodes.sum::<u64>().to_string()
        });
        format!("{} {}\n", level.name(), nodes.join(" "))
    });
    lines.concat()
}

/// A change of these numbers is to be meant: then the new ones are written into the file.
#[test]
fn the_signature_is_known() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pure/engine/signature.txt");
    let known = std::fs::read_to_string(file).expect("signature.txt");
    let now = signature();
    assert_eq!(now, known, "\n{now}");
}
