//! Whole games.

use super::case::{same, same_position};
use super::facts::{Did, Facts};
use super::played::Played;
use super::{Object, frame, is_for_readers};
use crate::rules::{Game, Rules};
use serde_json::Value;

/// In which ways a game differs from the rules.
pub fn check(game: Game, case: &Object) -> Result<Vec<String>, String> {
    let moves = case.get("moves").and_then(Value::as_array);
    let moves = moves.filter(|moves| !moves.is_empty()).ok_or("there are no `moves`")?;
    let mut facts = Facts { game, position: game.start(), turn: None };
    for (i, text) in moves.iter().enumerate() {
        if let Some((_, Did::Ended(played))) = facts.turn.take() {
            facts.position = played.after;
        }
        let position = &facts.position;
        let at = |why: String| format!("move {}, {text}: {why}", i + 1);
        let turn = frame::read_move(game, position, text).map_err(at)?;
        let played = Played::play(game, position, &turn).map_err(at)?;
        facts.turn = Some((turn, Did::Ended(played)));
    }
    let end = match game {
        Game::Kujifunza(_) => "final",
        Game::Djenon => "end_pos",
    };
    let mut differences = Vec::new();
    let mut compared = 0;
    for (field, expected) in case {
        match field.as_str() {
            "moves" | "option" => continue,
            field if is_for_readers(field) => continue,
            "plies" => same(field, expected, &moves.len().into(), &mut differences),
            field if field == end => {
                same_position(field, expected, &facts.result(), &mut differences);
            }
            "winner" | "by" | "final" | "over" => match facts.of(field) {
                Some(found) => same(field, expected, &found, &mut differences),
                None => differences.push(format!("`{field}`: expected {expected}, found nothing")),
            },
            _ => differences.push(format!("the field `{field}` is unknown")),
        }
        compared += 1;
    }
    if compared == 0 {
        return Err("there is nothing to compare".to_owned());
    }
    Ok(differences)
}
