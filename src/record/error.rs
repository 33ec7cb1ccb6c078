//! Why a text is not a record.

use super::NoSwap;
use crate::notation::{ParseError, refusal_in_words};
use crate::rules::{Board, Refusal};
use std::fmt;

/// Where and why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1; one past the last where more text is missing.
    pub column: usize,
    /// Why.
    pub problem: Problem,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Something else was expected there.
    Syntax {
        /// What, in words.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// A later version of the format than this program knows.
    NewerVersion {
        /// The version.
        found: String,
    },
    /// A move that the rules do not allow.
    Illegal {
        /// The turn, from 1.
        turn: usize,
        /// The move as it stands there.
        text: String,
        /// Why.
        refusal: Refusal,
        /// The board, to name the pits.
        board: Board,
    },
    /// A move marked `*`, takata, that is mtaji.
    NotTakata {
        /// The turn, from 1.
        turn: usize,
        /// The move as it stands there.
        text: String,
    },
    /// Seats that cannot be changed there.
    NoSwap {
        /// Why.
        why: NoSwap,
    },
    /// The result is not what the moves lead to.
    WrongResult {
        /// What stands there.
        claimed: &'static str,
        /// What the moves lead to.
        actual: &'static str,
    },
}

impl From<ParseError> for RecordError {
    fn from(error: ParseError) -> Self {
        let ParseError { line, column, expected, found } = error;
        RecordError { line, column, problem: Problem::Syntax { expected, found } }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match &self.problem {
            Problem::Syntax { expected, found } => write!(f, "expected {expected}, found {found}"),
            Problem::NewerVersion { found } => write!(
                f,
                "this record has version {found}, expected version 1: a newer Mbili wrote it, and \
                 can read it"
            ),
            Problem::Illegal { turn, text, refusal, board } => {
                let why = refusal_in_words(*board, *refusal);
                write!(f, "turn {turn}, `{text}`, is illegal: {why}")
            }
            Problem::NotTakata { turn, text } => write!(
                f,
                "turn {turn}, `{text}`, is marked * for a takata, but its start captures: expected \
                 it without the *"
            ),
            Problem::NoSwap { why } => write!(f, "`swap` cannot stand here: {why}"),
            Problem::WrongResult { claimed, actual } => {
                write!(f, "the result is `{claimed}`, expected `{actual}`: there the moves lead")
            }
        }
    }
}

impl std::error::Error for RecordError {}
