//! Keys at a board on which seeds are put by hand.

use super::cursor::Cursor;
use super::keyboard::arrow;
use crate::app::session::{Drafting, Intent, Pointing};
use crate::app::space::BoardView;
use crate::rules::{Edit, Side};
use bevy::input::keyboard::Key;

/// What a key does there: arrows point, Enter puts a seed, Backspace takes one.
pub(super) fn at_the_draft(
    key: &Key,
    drafting: &Drafting,
    pointing: &Pointing,
    view: &BoardView,
) -> Option<Intent> {
    let draft = &drafting.draft;
    let near = view.near.unwrap_or(Side::South);
    let cursor = Cursor { board: draft.board(), near, pointing };
    if let Some(way) = arrow(key) {
        return Some(Intent::Point(Some(cursor.moved(way, near))));
    }
    let plain = |letter: &str| matches!(key, Key::Character(typed) if typed.as_str() == letter);
    let pit = pointing.pit.filter(|&pit| draft.board().has(pit));
    let edit = match (key, pit) {
        (Key::Enter | Key::Space, None) => {
            return Some(Intent::Point(Some(cursor.first(near))));
        }
        (Key::Enter | Key::Space, Some(pit)) => Edit::Add(pit),
        (_, Some(pit)) if plain("+") || plain("=") => Edit::Add(pit),
        (Key::Backspace, Some(pit)) => Edit::Take(pit),
        (_, Some(pit)) if plain("-") => Edit::Take(pit),
        (Key::Delete, Some(pit)) => Edit::Empty(pit),
        (_, Some(pit)) if plain("0") => Edit::Empty(pit),
        _ => return None,
    };
    Some(Intent::Edit(edit))
}
