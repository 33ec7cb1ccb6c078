//! One case: read, played and compared.

use super::cycle::never_ends;
use super::facts::{Did, Facts};
use super::played::Played;
use super::{Object, frame, is_for_readers, kichwa_rule, matches};
use crate::notation::Move;
use crate::rules::{Game, Kichwa, Position};
use serde_json::Value;

/// Fields that say what to play, not what comes of it.
const QUESTION: [&str; 4] = ["pos", "move", "kichwa_choices", "option"];

/// In which ways a case differs from the rules; none if it agrees.
pub fn check(game: Game, topic: &str, case: &Value) -> Vec<String> {
    let Value::Object(case) = case else { return vec!["the case is not an object".to_owned()] };
    let checked = game_of(game, case).and_then(|game| {
        if topic == "games" {
            matches::check(game, case)
        } else {
            check_position(game, topic, case)
        }
    });
    checked.unwrap_or_else(|why| vec![why])
}

/// The file's game, with the house rule of the case if it has its own.
fn game_of(game: Game, case: &Object) -> Result<Game, String> {
    match (game, case.get("option")) {
        (game, None) => Ok(game),
        (Game::Kujifunza(_), Some(rule)) => kichwa_rule(rule).map(Game::Kujifunza),
        (Game::Djenon, Some(_)) => Err("the field `option` is unknown".to_owned()),
    }
}

fn check_position(game: Game, topic: &str, case: &Object) -> Result<Vec<String>, String> {
    let needed = match topic {
        "legal" => Some("legal"),
        "moves" => Some("move"),
        _ => None,
    };
    if let Some(needed) = needed.filter(|needed| !case.contains_key(*needed)) {
        return Err(format!("the field `{needed}` is missing"));
    }
    let position = case.get("pos").ok_or("the field `pos` is missing")?;
    let position = frame::read_position(game, position).map_err(|why| format!("`pos`: {why}"))?;
    let turn = match case.get("move") {
        Some(text) => Some(play(game, &position, text, case.get("kichwa_choices"))?),
        None => match case.get("kichwa_choices") {
            Some(_) => return Err("there is no move to choose a kichwa in".to_owned()),
            None => None,
        },
    };
    let facts = Facts { game, position, turn };
    let mut differences = Vec::new();
    let mut compared = 0;
    if let Some((_, Did::NeverEnds(_))) = facts.turn
        && !case.contains_key("endless")
    {
        differences.push("the move never ends".to_owned());
    }
    for (field, expected) in case {
        if is_for_readers(field) || QUESTION.contains(&field.as_str()) {
            continue;
        }
        compared += 1;
        compare(&facts, field, expected, &mut differences);
    }
    if compared == 0 {
        return Err("there is nothing to compare".to_owned());
    }
    Ok(differences)
}

fn play(
    game: Game,
    position: &Position,
    text: &Value,
    choices: Option<&Value>,
) -> Result<(Move, Did), String> {
    let mut turn = frame::read_move(game, position, text)?;
    if let Some(choices) = choices {
        let choices = choices.as_array().ok_or("`kichwa_choices` is not a list")?;
        for choice in choices {
            turn.picks.push(match choice.as_str() {
                Some("L") => Kichwa::Left,
                Some("R") => Kichwa::Right,
                _ => return Err(format!("{choice} is neither L nor R")),
            });
        }
    }
    // Only a candidate may be sown to see whether it ends; anything else is refused for its reason.
    use crate::rules::{Refusal, Rules};
    let did = match game.check(position, turn.start) {
        Err(Refusal::Endless(_)) => {
            let endless = never_ends(game, position, turn.start);
            endless.map(Did::NeverEnds).ok_or("no sequence of kichwa ends the move")?
        }
        _ => Did::Ended(Played::play(game, position, &turn)?),
    };
    Ok((turn, did))
}

fn compare(facts: &Facts, field: &str, expected: &Value, differences: &mut Vec<String>) {
    let Some(found) = facts.of(field) else {
        differences.push(format!("the field `{field}` is unknown, or says nothing of such a case"));
        return;
    };
    match field {
        "result" => same_position(field, expected, &facts.result(), differences),
        "legal" | "candidates" => {
            let (expected, found) = (sorted(expected), sorted(&found));
            same(field, &expected, &found, differences);
        }
        _ => same(field, expected, &found, differences),
    }
}

/// Notes a difference.
pub fn same(field: &str, expected: &Value, found: &Value, differences: &mut Vec<String>) {
    if expected != found {
        differences.push(format!("`{field}`: expected {expected}, found {found}"));
    }
}

/// Compares a position that a turn led to. Its seeds in hand and its winner may be left out.
pub fn same_position(field: &str, expected: &Value, found: &Object, differences: &mut Vec<String>) {
    let Value::Object(expected) = expected else {
        differences.push(format!("`{field}` is not an object"));
        return;
    };
    for (key, value) in expected {
        match found.get(key) {
            Some(found) => same(&format!("{field}.{key}"), value, found, differences),
            None => differences.push(format!("the field `{field}.{key}` is unknown")),
        }
    }
    for (key, value) in found {
        let may_be_left_out = ["str", "hand", "winner"].contains(&key.as_str());
        if !expected.contains_key(key) && !may_be_left_out {
            differences.push(format!("`{field}.{key}` is missing; found {value}"));
        }
    }
}

/// A list without an order of its own.
fn sorted(list: &Value) -> Value {
    match list {
        Value::Array(items) => {
            let mut items = items.clone();
            items.sort_by_key(Value::to_string);
            Value::Array(items)
        }
        other => other.clone(),
    }
}
