//! Keys at the board of an exercise.

use super::cursor::Cursor;
use super::keyboard::arrow;
use crate::app::exercises::AtWork;
use crate::app::session::{Intent, Pointing, Practice};
use crate::app::space::BoardView;
use crate::exercises::{Kind, MOST_LAPS};
use crate::rules::{Board, Rules, Side};
use bevy::input::keyboard::Key;

/// A digit that was typed at the exercise of this place, as long as it may become a number of two.
#[derive(Debug, Default)]
pub(super) struct Typed(Option<(usize, u32)>);

/// What a key does there: arrows point, Enter answers or marks; of a chosen pit arrows look at a way and Enter
/// sows it; digits are laps. A digit that may be the first of two waits in `typed` for the second, or for Enter. While seeds move, Enter leads to the end and Space stops them.
pub(super) fn at_the_exercise(
    key: &Key,
    at: &AtWork,
    pointing: &Pointing,
    view: &BoardView,
    typed: &mut Typed,
) -> Option<Intent> {
    let before = typed.0.take().filter(|&(place, _)| place == at.place).map(|(_, digit)| digit);
    if at.is_busy() {
        return while_seeds_move(key);
    }
    if at.work.is_over() {
        return matches!(key, Key::Enter).then_some(Intent::Practice(Practice::Next));
    }
    let exercise = at.work.exercise();
    let sows = exercise.sowing.is_none() && exercise.kind != Kind::Starts;
    let number = |laps| Some(Intent::Practice(Practice::Number(laps)));
    match key {
        Key::Enter if before.is_some() => before.and_then(number),
        Key::Character(character) if exercise.kind == Kind::Laps => {
            let digit: u32 = character.parse().ok().filter(|digit| *digit <= 9)?;
            let both = before.map(|first| 10 * first + digit).filter(|laps| *laps <= MOST_LAPS);
            let laps = both.unwrap_or(digit);
            if (1..=MOST_LAPS / 10).contains(&laps) {
                typed.0 = Some((at.place, laps));
                return None;
            }
            (laps > 0).then_some(laps).and_then(number)
        }
        _ => at_the_pits(key, exercise.game.board(), sows, pointing, view),
    }
}

/// While seeds move, Enter leads to the end and Space stops them.
pub(super) fn while_seeds_move(key: &Key) -> Option<Intent> {
    match key {
        Key::Enter => Some(Intent::Skip),
        Key::Space => Some(Intent::TogglePlayback),
        _ => None,
    }
}

/// Arrows point at pits and, of a chosen one, at its ways; Enter and Space tap and sow. `sows` says whether pits are
/// there to be sown.
pub(super) fn at_the_pits(
    key: &Key,
    board: Board,
    sows: bool,
    pointing: &Pointing,
    view: &BoardView,
) -> Option<Intent> {
    let near = view.near.unwrap_or(Side::South);
    let cursor = Cursor { board, near, pointing };
    let chosen = pointing.chosen.filter(|&pit| sows && board.has(pit));
    if let Some(way) = arrow(key) {
        return Some(match chosen {
            Some(pit) if way.x != 0.0 => Intent::Aim(cursor.direction(pit, way.x > 0.0)),
            Some(_) => Intent::LetGo,
            None => Intent::Point(Some(cursor.moved(way, Side::South))),
        });
    }
    matches!(key, Key::Enter | Key::Space).then(|| match (chosen, pointing.aim, pointing.pit) {
        (Some(_), Some(aim), _) => Intent::Choose(aim),
        (Some(pit), None, _) => Intent::Aim(cursor.direction(pit, true)),
        (None, _, Some(pit)) => Intent::Tap(pit),
        (None, _, None) => Intent::Point(Some(cursor.first(Side::South))),
    })
}
