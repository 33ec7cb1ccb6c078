//! Exercises as text, a line each:
//!
//! ```text
//! kind grade game [position] [sowing] = answer
//! ```
//!
//! `kind` is a [name](Kind::name), `grade` 1 to 5, `game` is `djenon` or `kujifunza:` with `sustain`, `choose` or
//! `first`; the position and the sowing that is asked about are written as everywhere (docs/notation.md). The answer
//! is a number of laps, a pit, or moves. Empty lines and lines that begin with `;` are left out. The answer is there
//! to be read: what is right follows from the rules, and [`prove`](super::prove) holds the text against them.

use super::{Answer, Exercise, Kind};
use crate::notation::{
    parse_move, parse_pit, parse_position, pit_name, print_action, print_position,
};
use crate::rules::{Action, Game, Rules};
use std::fmt;

/// The exercises that the game brings along.
pub const BROUGHT_ALONG: &str = include_str!("../../assets/exercises.txt");

/// Why a text is no list of exercises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for BadLine {}

fn game_name(game: Game) -> String {
    game.full_name(":")
}

/// What is asked, as text.
#[must_use]
pub fn question(exercise: &Exercise) -> String {
    let board = exercise.game.board();
    let mut text = format!(
        "{} {} {}",
        exercise.kind.name(),
        game_name(exercise.game),
        print_position(&exercise.position)
    );
    if let Some(sowing) = exercise.sowing {
        text = format!("{text} {}", print_action(board, sowing));
    }
    text
}

/// An exercise as a line, with its grade and its answer by the rules.
#[must_use]
pub fn print(exercise: &Exercise) -> String {
    let board = exercise.game.board();
    let question = question(exercise);
    let (kind, rest) = question.split_once(' ').unwrap_or((&question, ""));
    let answer = match exercise.answer() {
        Some(Answer::Actions(actions)) => {
            let moves: Vec<String> = actions.iter().map(|&a| print_action(board, a)).collect();
            moves.join(" ")
        }
        Some(Answer::Number(number)) => number.to_string(),
        Some(Answer::Pit(pit)) => pit_name(board, pit),
        None => String::new(),
    };
    format!("{kind} {} {rest} = {answer}", exercise.grade())
}

/// Reads a text: each exercise with the grade and the answer that stand beside it.
///
/// # Errors
/// With the first line that is none.
pub fn parse(text: &str) -> Result<Vec<(Exercise, u8, Answer)>, BadLine> {
    let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    let of_exercises = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with(';'));
    of_exercises
        .map(|(at, line)| parse_line(line).map_err(|what| BadLine { line: at, what }))
        .collect()
}

fn parse_line(line: &str) -> Result<(Exercise, u8, Answer), String> {
    let (question, answer) = line.split_once('=').ok_or("there is no `=` before an answer")?;
    let open = question.find('[').ok_or("there is no position in brackets")?;
    let close = question.rfind(']').ok_or("the position does not end")?;
    let [kind, grade, game] = question[..open].split_whitespace().collect::<Vec<_>>()[..] else {
        return Err("a line begins with kind, grade and game".to_owned());
    };
    let kind = Kind::ALL.into_iter().find(|known| known.name() == kind);
    let kind = kind.ok_or("no such kind of exercise")?;
    let grade = grade.parse().ok().filter(|grade| (1..=5).contains(grade));
    let grade = grade.ok_or("a grade is a number from 1 to 5")?;
    let game = Game::ALL.into_iter().find(|&known| game_name(known) == game);
    let game = game.ok_or("no such game")?;
    let board = game.board();
    let position = question.get(open..=close).ok_or("the position ends before it begins")?;
    let position = parse_position(board, position).map_err(|error| error.to_string())?;
    let action = |text: &str| -> Result<Action, String> {
        let turn = parse_move(board, text).map_err(|error| format!("`{text}`: {error}"))?;
        if turn.picks.is_empty() { Ok(turn.start) } else { Err(format!("`{text}` names a kichwa")) }
    };
    let sowing = match question[close + 1..].trim() {
        "" => None,
        text => Some(action(text)?),
    };
    if sowing.is_some() != kind.is_about_a_sowing() {
        return Err("a sowing is asked about where the kind says so, and only there".to_owned());
    }
    let answer = answer.trim();
    let answer = match kind {
        Kind::Laps => {
            let number = answer.parse().map_err(|_| format!("`{answer}` is no number"))?;
            Answer::Number(number)
        }
        Kind::End => {
            Answer::Pit(parse_pit(board, answer).map_err(|error| format!("`{answer}`: {error}"))?)
        }
        _ => Answer::Actions(answer.split_whitespace().map(action).collect::<Result<_, _>>()?),
    };
    Ok((Exercise { game, kind, position, sowing }, grade, answer))
}
