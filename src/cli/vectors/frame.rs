//! How the vectors write pits, moves and positions of each game, in JSON.

use super::{Object, no_others};
use crate::notation::{
    Dialect, Move, WrittenMove, parse_position, pit_name, print_move, print_position,
};
use crate::rules::{Action, Board, Direction, Game, Pit, Position, Rules, Side};
use serde_json::{Value, json};

/// The rows of Bao, each from South's left to right.
const ROWS: [(&str, Side, u8); 4] =
    [("b", Side::North, 1), ("a", Side::North, 0), ("A", Side::South, 0), ("B", Side::South, 1)];

fn row(side: Side, row: u8) -> Vec<Pit> {
    let board = Board::FourRows;
    let places = (0..board.columns()).filter_map(|column| board.at(side, row, column));
    match side {
        Side::South => places.collect(),
        Side::North => places.rev().collect(),
    }
}

/// A pit: its name in Bao, its index in Djenon-aboure.
pub fn pit(board: Board, pit: Pit) -> Value {
    match board {
        Board::FourRows => pit_name(board, pit).into(),
        Board::TwoRows => pit.0.into(),
    }
}

/// A direction in the ring.
pub fn direction(direction: Direction) -> Value {
    match direction {
        Direction::Forward => "+".into(),
        Direction::Backward => "-".into(),
    }
}

/// A side.
pub fn side(side: Side) -> &'static str {
    match side {
        Side::South => "S",
        Side::North => "N",
    }
}

/// A move, or the start of one.
pub fn print(game: Game, position: &Position, turn: &Move) -> Value {
    match (game, turn.start) {
        (Game::Djenon, Action::Sow { pit, .. }) => pit.0.into(),
        _ => print_move(game, position, turn).into(),
    }
}

/// Reads a move; its mark of a takata must be right, too.
pub fn read_move(game: Game, position: &Position, text: &Value) -> Result<Move, String> {
    let one = |start| Ok(Move { start, picks: Vec::new() });
    match (game, text) {
        (Game::Kujifunza(_), Value::String(text)) => {
            let written = WrittenMove::parse(game.board(), Dialect::Letters, text)
                .map_err(|error| format!("`{text}` is not a move: {error}"))?;
            if !written.mark_is_right(game, position) {
                return Err(format!("`{text}` is no takata"));
            }
            Ok(written.turn)
        }
        (Game::Djenon, Value::String(text)) if text == "pass" => one(Action::Pass),
        (Game::Djenon, Value::Number(_)) => {
            let pit = number(text).map(Pit)?;
            one(Action::Sow { pit, direction: Direction::Forward })
        }
        _ => Err(format!("{text} is not a move")),
    }
}

/// Reads a position. Where it is written in more than one way, they must agree.
pub fn read_position(game: Game, value: &Value) -> Result<Position, String> {
    let object = value.as_object().ok_or("the position is not an object")?;
    let side = match object.get("to_move").and_then(Value::as_str) {
        Some("S") => Side::South,
        Some("N") => Side::North,
        _ => return Err("`to_move` is neither S nor N".to_owned()),
    };
    let board = game.board();
    let mut pits = vec![0; usize::from(board.len())];
    let mut won = [0, 0];
    match board {
        Board::FourRows => {
            no_others(object, &["rows", "to_move", "str"])?;
            let rows = object.get("rows").and_then(Value::as_object).ok_or("`rows` is missing")?;
            no_others(rows, &ROWS.map(|(name, ..)| name))?;
            for (name, side, which) in ROWS {
                let seeds =
                    numbers(rows.get(name), 8).map_err(|why| format!("row {name} {why}"))?;
                for (pit, seeds) in row(side, which).into_iter().zip(seeds) {
                    pits[pit.index()] = seeds;
                }
            }
        }
        Board::TwoRows => {
            no_others(object, &["pits", "caps", "to_move"])?;
            pits = numbers(object.get("pits"), 12).map_err(|why| format!("`pits` {why}"))?;
            let caps = numbers(object.get("caps"), 2).map_err(|why| format!("`caps` {why}"))?;
            won = [caps[0], caps[1]];
        }
    }
    let position = Position::new(board, &pits, won, side).map_err(|bad| bad.to_string())?;
    match object.get("str") {
        None => Ok(position),
        Some(line) => {
            let line = line.as_str().ok_or("`str` is not text")?;
            let read = parse_position(board, line).map_err(|error| format!("`str`: {error}"))?;
            let same = (read.pits(), read.side()) == (position.pits(), position.side());
            if same { Ok(read) } else { Err("`rows` and `str` are different positions".to_owned()) }
        }
    }
}

/// A position that a turn led to, with all that the vectors may say of it.
pub fn print_result(game: Game, position: &Position) -> Object {
    let board = game.board();
    let mut object = Object::new();
    object.insert("to_move".to_owned(), side(position.side()).into());
    match board {
        Board::FourRows => {
            let rows = ROWS.map(|(name, side, which)| {
                let seeds: Vec<u8> =
                    row(side, which).into_iter().map(|pit| position.seeds(pit)).collect();
                (name.to_owned(), seeds.into())
            });
            object.insert("rows".to_owned(), Value::Object(rows.into_iter().collect()));
            object.insert("str".to_owned(), print_position(position).into());
            object.insert("hand".to_owned(), position.hand().into());
            object.insert("winner".to_owned(), winner(game, position));
        }
        Board::TwoRows => {
            object.insert("pits".to_owned(), json!(position.pits()));
            object.insert("caps".to_owned(), json!(position.won()));
        }
    }
    object
}

/// S, N or draw; null while the game goes on.
pub fn winner(game: Game, position: &Position) -> Value {
    match game.outcome(position) {
        None => Value::Null,
        Some(outcome) => outcome.winner().map_or("draw", side).into(),
    }
}

fn numbers(value: Option<&Value>, length: usize) -> Result<Vec<u8>, String> {
    let list = value.and_then(Value::as_array).filter(|list| list.len() == length);
    let list = list.ok_or_else(|| format!("is not a list of {length} numbers"))?;
    list.iter().map(number).collect()
}

fn number(value: &Value) -> Result<u8, String> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.ok_or_else(|| format!("holds {value}, which is not a number from 0 to 255"))
}
