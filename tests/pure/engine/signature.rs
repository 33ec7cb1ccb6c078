//! The nodes of the mind over fixed positions: whatever changes how it searches changes them, and says so here.

use super::ask;
use mbili::engine::Level;
use mbili::engine::sample::Sampler;
use mbili::rules::Game;

/// The nodes of a level over the same forty positions of each game.
fn signature(level: Level) -> [u64; 4] {
    Game::ALL.map(|game| {
        let answers = Sampler::new(game, 2026)
            .take(40)
            .map(|position| ask(game, &position, level, 1).map_or(0, |answer| answer.nodes));
        answers.sum()
    })
}

/// A change of these numbers is to be meant: then the new ones are entered here.
#[test]
fn the_signature_is_known() {
    let signatures = [Level::Mzoefu, Level::Hodari, Level::Fundi, Level::Bingwa].map(signature);
    let known = [[0; 4]; 4];
    assert_eq!(signatures, known);
}
