//! Facts of solved games: who wins from the start, and by which first moves.

use super::{Object, frame, game};
use crate::engine::solve::{Judge, Limits, MEMORY, Verdict};
use crate::notation::Move;
use crate::rules::{Game, Rules, Side};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

/// Far more than the starts need.
const NODES: u64 = 50_000_000;

/// Fields that no solver has to have alike.
const FOR_READERS: [&str; 2] = ["note", "dfpn_nodes"];

/// The solved games of a file of facts, each with its name; none if it holds other facts.
pub fn of(file: &Object) -> Vec<(&String, &Value)> {
    let solved = file.iter().filter(|(_, about)| about.get("winning_first_moves").is_some());
    solved.collect()
}

/// In which ways the solver disagrees.
pub fn check(name: &str, about: &Value) -> Result<Vec<String>, String> {
    let about = about.as_object().ok_or("the facts are not an object")?;
    let (name, rule) = match name.split_once(' ') {
        Some((name, rule)) => (name, Some(Value::from(rule))),
        None => (name, None),
    };
    let game = game(name, rule.as_ref())?;
    let start = game.start();
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes: NODES, stop: &stop };
    let mut judge = Judge::new(game, MEMORY);
    let winner = judge.verdict(&start, &limits).ok_or("the start was not solved")?.winner;
    let mut differences = Vec::new();
    for (field, expected) in about {
        let found = match field.as_str() {
            "value" => Value::from(match winner {
                Some(Side::South) => "first player (South) wins",
                Some(Side::North) => "second player (North) wins",
                None => "draw",
            }),
            "winning_first_moves" => {
                first_moves(&mut judge, &limits, |winner| winner == Some(Side::South))?
            }
            "losing_first_moves" => {
                first_moves(&mut judge, &limits, |winner| winner == Some(Side::North))?
            }
            field if FOR_READERS.contains(&field) => continue,
            _ => return Err(format!("the field `{field}` is unknown")),
        };
        if as_set(&found) != as_set(expected) {
            differences.push(format!("`{field}`: expected {expected}, found {found}"));
        }
    }
    Ok(differences)
}

/// The first moves that lead to such a winner.
fn first_moves(
    judge: &mut Judge,
    limits: &Limits,
    is: impl Fn(Option<Side>) -> bool,
) -> Result<Value, String> {
    let game: Game = judge.game();
    let start = game.start();
    let mut moves = Vec::new();
    for choice in judge.choices(&start, limits) {
        let Verdict { winner, .. } = choice.verdict.ok_or("a first move was not solved")?;
        if is(winner) {
            let turn = Move { start: choice.action, picks: Vec::new() };
            moves.push(frame::print(game, &start, &turn));
        }
    }
    Ok(Value::Array(moves))
}

/// A list without its order; anything else as it is.
fn as_set(value: &Value) -> BTreeSet<String> {
    match value {
        Value::Array(list) => list.iter().map(Value::to_string).collect(),
        other => BTreeSet::from([other.to_string()]),
    }
}
