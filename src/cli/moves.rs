//! `mbili moves`: the legal moves of a position.

use super::arguments::{GameName, MovesOptions, PositionOptions, game, position};
use super::{Failure, complain, files};
use crate::engine::{CompleteTurn, complete_turns};
use crate::notation::{Move, print_move, print_position};
use crate::record::{Ending, Record};
use crate::rules::{Action, Game, Position, Rules, Side};
use crate::words::{Language, Names, Words};
use serde_json::{Value, json};
use std::io::Write;

pub fn run(options: &MovesOptions, out: &mut impl Write) -> Result<bool, Failure> {
    let Asked { game, position, ending, .. } = asked(&options.at)?;
    let turns = if ending.is_some() { Vec::new() } else { complete_turns(game, &position) };
    let mut lines: Vec<(String, &CompleteTurn)> =
        turns.iter().map(|turn| (turn_text(game, &position, &turn.actions), turn)).collect();
    lines.sort_by(|(a, _), (b, _)| a.cmp(b));
    if options.json {
        let list = lines.iter().map(|(text, turn)| in_json(game, text, turn));
        let list = Value::Array(list.collect());
        writeln!(out, "{list:#}")?;
    } else {
        for (text, CompleteTurn { tally, after, .. }) in &lines {
            let result = print_position(after);
            writeln!(out, "{text} {} {} {} {result}", tally.laps, tally.seeds, tally.captured)?;
        }
    }
    if lines.is_empty() {
        complain(&format!("no move is legal: {}", why_over(ending)));
    }
    Ok(true)
}

/// A complete turn in notation.
pub fn turn_text(game: Game, before: &Position, actions: &[Action]) -> String {
    Move::of(actions).map_or_else(String::new, |turn| print_move(game, before, &turn))
}

/// What a command was asked about.
pub struct Asked {
    pub game: Game,
    pub position: Position,
    /// How it ended, if it is over.
    pub ending: Option<Ending>,
    /// The record that led to it, if one was named.
    pub record: Option<Record>,
}

/// Reads what a command is asked about.
pub fn asked(options: &PositionOptions) -> Result<Asked, Failure> {
    let wrong_use = Failure::WrongUse;
    let record = match (&options.record, options.game, &options.position) {
        (Some(file), asked, _) => {
            let record = files::record(file)?;
            agrees(&record, asked, options).map_err(wrong_use)?;
            record
        }
        (None, Some(name), None) => Record::new(game(name, options.kichwa).map_err(wrong_use)?),
        (None, Some(name), Some(text)) => {
            let game = game(name, options.kichwa).map_err(wrong_use)?;
            let position = position(game, text).map_err(wrong_use)?;
            Record::from_position(game, position).map_err(|bad| wrong_use(bad.to_string()))?
        }
        (None, None, _) => return Err(wrong_use("--game or --record is needed".to_owned())),
    };
    let (game, position, ending) = (record.game(), *record.position(), record.ending());
    let record = options.record.is_some().then_some(record);
    Ok(Asked { game, position, ending, record })
}

/// Whether the record is of the game that was asked for beside it.
fn agrees(
    record: &Record,
    asked: Option<GameName>,
    options: &PositionOptions,
) -> Result<(), String> {
    let (name, rule) = match record.game() {
        Game::Kujifunza(rule) => (GameName::Kujifunza, Some(rule)),
        Game::Djenon => (GameName::Djenon, None),
    };
    let other_game = asked.is_some_and(|asked| asked != name);
    let other_rule = options.kichwa.is_some_and(|kichwa| Some(kichwa.rule()) != rule);
    if other_game || other_rule {
        return Err(
            "the record is of another game or house rule: leave --game and --kichwa out".to_owned()
        );
    }
    Ok(())
}

fn why_over(ending: Option<Ending>) -> String {
    let words = Words::new(Language::English);
    ending.map_or_else(|| "the game is over".to_owned(), |ending| ended(&words, ending))
}

/// How a game ended.
pub fn ended(words: &Words, ending: Ending) -> String {
    match ending {
        Ending::ByRules(outcome) => words.outcome(&Names::default(), outcome),
        Ending::Resigned(side) => words.resignation(&Names::default(), side),
    }
}

fn in_json(game: Game, text: &str, turn: &CompleteTurn) -> Value {
    let outcome = game.outcome(&turn.after);
    let winner = outcome.map(|outcome| match outcome.winner() {
        Some(Side::South) => "S",
        Some(Side::North) => "N",
        None => "draw",
    });
    json!({
        "move": text,
        "laps": turn.tally.laps,
        "seeds": turn.tally.seeds,
        "captured": turn.tally.captured,
        "result": print_position(&turn.after),
        "winner": winner,
    })
}
