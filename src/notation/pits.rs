//! Names of pits and of directions.

use super::scan::{ParseError, Scanner};
use crate::rules::{Board, Direction, Pit, Side};

/// The pit's name: the row, `A` (front) or `B` (back) for South and `a` or `b` for North, then its
/// place in the row from its owner's left, from 1. `?` for a pit that the board does not have.
///
/// ```
/// use mbili::{notation::pit_name, rules::{Board, Pit, Side}};
///
/// assert_eq!(pit_name(Board::FourRows, Pit(0)), "A1");
/// assert_eq!(pit_name(Board::FourRows, Board::FourRows.pit(Side::North, 9)), "b7");
/// assert_eq!(pit_name(Board::TwoRows, Pit(11)), "a6");
/// ```
#[must_use]
pub fn pit_name(board: Board, pit: Pit) -> String {
    if !board.has(pit) {
        return "?".to_owned();
    }
    let row = match (board.owner(pit), board.is_front(pit)) {
        (Side::South, true) => 'A',
        (Side::South, false) => 'B',
        (Side::North, true) => 'a',
        (Side::North, false) => 'b',
    };
    format!("{row}{}", board.column(pit) + 1)
}

/// Reads the name of a pit, see [`pit_name`].
///
/// # Errors
/// If the text is anything but such a name.
pub fn parse_pit(board: Board, text: &str) -> Result<Pit, ParseError> {
    let mut scanner = Scanner::new(text);
    let pit = pit(&mut scanner, board)?;
    scanner.finish("the pit's name")?;
    Ok(pit)
}

pub(super) fn pit(scanner: &mut Scanner<'_>, board: Board) -> Result<Pit, ParseError> {
    let (side, row) = match (board, scanner.peek()) {
        (_, Some('A')) => (Side::South, 0),
        (_, Some('a')) => (Side::North, 0),
        (Board::FourRows, Some('B')) => (Side::South, 1),
        (Board::FourRows, Some('b')) => (Side::North, 1),
        (Board::FourRows, _) => return Err(scanner.error("a pit, its row first: A, B, a or b")),
        (Board::TwoRows, _) => return Err(scanner.error("a pit, its row first: A or a")),
    };
    scanner.bump();
    let place = scanner.peek().and_then(|c| c.to_digit(10)).and_then(|digit| digit.checked_sub(1));
    let place = place.and_then(|column| u8::try_from(column).ok());
    match place.and_then(|column| board.at(side, row, column)) {
        Some(pit) => {
            scanner.bump();
            Ok(pit)
        }
        None => Err(scanner
            .error(format!("a number from 1 to {}, the pit's place in its row", board.columns()))),
    }
}

/// Does the mover's hand go to the mover's right, when a pit of this row is sown this way? Along the
/// front row the ring runs to the right, along the back row to the left.
pub(super) fn goes_right(board: Board, pit: Pit, direction: Direction) -> bool {
    board.is_front(pit) == (direction == Direction::Forward)
}

/// The direction in which the hand goes to the right, or to the left, from a pit of this row.
pub(super) fn direction_of(board: Board, pit: Pit, right: bool) -> Direction {
    if board.is_front(pit) == right { Direction::Forward } else { Direction::Backward }
}
