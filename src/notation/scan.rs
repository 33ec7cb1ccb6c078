//! Reading text character by character, and saying where and why it fails.

use std::fmt;

/// Text that cannot be read: where, what could have stood there, and what stands there.
///
/// ```
/// use mbili::{notation::parse_move, rules::Board};
///
/// let error = parse_move(Board::FourRows, "A9R").unwrap_err();
/// assert_eq!((error.line, error.column), (1, 2));
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 2: expected a number from 1 to 8, the pit's place in its row, found `9R`"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1; one past the last where more text is missing.
    pub column: usize,
    /// What was expected there, in words.
    pub expected: String,
    /// What stands there, shortened and in backquotes, or in words where nothing does.
    pub found: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseError { line, column, expected, found } = self;
        write!(f, "line {line}, column {column}: expected {expected}, found {found}")
    }
}

impl std::error::Error for ParseError {}

/// The most characters of a text that a message quotes.
const MOST_QUOTED: usize = 24;

/// A piece of text for a message: short, on one line, in backquotes.
pub(crate) fn quote(text: &str) -> String {
    let mut quoted = String::from("`");
    let mut characters = text.chars();
    for character in characters.by_ref().take(MOST_QUOTED) {
        if character.is_control() {
            quoted.extend(character.escape_debug());
        } else {
            quoted.push(character);
        }
    }
    if characters.next().is_some() {
        quoted.push('…');
    }
    quoted.push('`');
    quoted
}

/// Walks over a text and knows at which line and column it stands.
#[derive(Clone, Debug)]
pub(crate) struct Scanner<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Scanner<'a> {
    /// At the beginning of a text that stands alone.
    pub(crate) fn new(text: &'a str) -> Self {
        Self::at(text, 1, 1)
    }

    /// At the beginning of a text that stands at this place of a longer one.
    pub(crate) fn at(text: &'a str, line: usize, column: usize) -> Self {
        Scanner { rest: text, line, column }
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(crate) fn bump(&mut self) -> Option<char> {
        let character = self.peek()?;
        self.rest = &self.rest[character.len_utf8()..];
        if character == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(character)
    }

    pub(crate) fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.bump();
        }
    }

    /// Steps over `wanted` if it comes next.
    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.bump();
        }
        found
    }

    /// Steps over white space and `wanted`.
    pub(crate) fn expect(&mut self, wanted: char) -> Result<(), ParseError> {
        self.skip_space();
        if self.eat(wanted) { Ok(()) } else { Err(self.error(quote(&wanted.to_string()))) }
    }

    /// Steps over white space and a number up to 255.
    pub(crate) fn number(&mut self, expected: &str) -> Result<u8, ParseError> {
        self.skip_space();
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let number = self.rest[..digits].parse().map_err(|_| self.error(expected))?;
        self.rest = &self.rest[digits..];
        self.column += digits;
        Ok(number)
    }

    /// Only white space may be left.
    pub(crate) fn finish(&mut self, of: &str) -> Result<(), ParseError> {
        self.skip_space();
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.error(format!("the end of {of}"))),
        }
    }

    /// The failure to find something here.
    pub(crate) fn error(&self, expected: impl Into<String>) -> ParseError {
        let found = match self.rest.split_whitespace().next() {
            Some(word) if self.rest.starts_with(word) => quote(word),
            Some(_) => "a gap".to_owned(),
            None => "nothing more".to_owned(),
        };
        ParseError { line: self.line, column: self.column, expected: expected.into(), found }
    }
}
