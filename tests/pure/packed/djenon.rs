//! One position of Djenon-aboure in the packed engine and in the rules.

use super::Count;
use mbili::engine::packed::{Core, Djenon, DjenonPlayed};
use mbili::rules::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// Compares what may be played, what each action leads to, and whether the game is over.
pub fn check(
    core: Core,
    game: Game,
    position: &Position,
    random: &mut StdRng,
    count: &mut Count,
) -> Option<Position> {
    count.positions += 1;
    let board = Djenon::pack(position).expect("a board of Djenon-aboure");
    let at = |what: &str| format!("{} {position:?}: {what}", core.name());
    let pack = |position| Djenon::pack(&position).expect("a board of Djenon-aboure");
    let mut actions = Actions::new();
    let mut legal = Vec::new();
    for place in core.djenon_starts(&board) {
        let pit = Board::TwoRows.pit(position.side(), place);
        let action = Action::Sow { pit, direction: Direction::Forward };
        let mut tally = Tally::default();
        let next = game.sow(position, action, &mut tally);
        let expected = next.map(|next| DjenonPlayed {
            board: pack(next),
            captured: tally.captured as u8,
            laps: tally.laps,
        });
        let packed = core.djenon_play(&board, place);
        assert_eq!(packed, expected, "{}", at(&format!("{action:?}")));
        count.starts += 1;
        count.laps += u64::from(tally.laps);
        count.captured += u64::from(tally.captured);
        match next {
            Ok(next) => legal.push(next),
            Err(Endless) => count.endless += 1,
        }
        actions.push(action);
    }
    if actions.is_empty() && !board.is_over() {
        let next = game.sow(position, Action::Pass, &mut ()).expect("a pass ends");
        assert_eq!(board.swapped(), pack(next), "{}", at("a pass"));
        actions.push(Action::Pass);
        legal.push(next);
    }
    assert_eq!(actions, game.candidates(position), "{}", at("the starts"));
    let outcome = game.outcome(position);
    assert_eq!(outcome.is_some(), board.is_over() || legal.is_empty(), "{}", at("over"));
    if let Some(score) = outcome.and_then(Outcome::score) {
        let mut found = board.score();
        if position.side() == Side::North {
            found.reverse();
        }
        assert_eq!(found, score, "{}", at("the score"));
    }
    if outcome.is_some() {
        count.over += 1;
        return None;
    }
    legal.choose(random).copied()
}
