//! The nodes of the mind over fixed positions: whatever changes how it searches changes them, and says so here.

use mbili::engine::signature::{LEVELS, nodes};
use mbili::rules::Game;

/// A line a level: its nodes over the same positions of each game, in the order of [`Game::ALL`]. A change of these
/// numbers is to be meant: then the new ones are written into the file.
#[test]
fn the_signature_is_known() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pure/engine/signature.txt");
    let known = std::fs::read_to_string(file).expect("signature.txt");
    let lines = LEVELS.map(|level| {
        let nodes = Game::ALL.map(|game| nodes(level, game).to_string());
        format!("{} {}\n", level.name(), nodes.join(" "))
    });
    let now = lines.concat();
    assert_eq!(now, known, "\n{now}");
}
