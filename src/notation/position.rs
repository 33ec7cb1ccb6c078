//! Positions as one line of text.

use super::pits::{direction_of, goes_right, pit, pit_name};
use super::scan::{ParseError, Scanner};
use crate::rules::{BadPosition, Board, Pending, Pit, Position, Side};
use std::fmt::Write as _;

const SEEDS: &str = "a number of seeds, 0 to 255";

/// One row as it is written. Bao's rows all run from South's left, those of Djenon-aboure from their
/// owner's.
fn row(board: Board, side: Side, row: u8) -> impl Iterator<Item = Pit> {
    let columns = board.columns();
    (0..columns).filter_map(move |place| match (board, side) {
        (Board::FourRows, Side::North) => board.at(side, row, columns - 1 - place),
        _ => board.at(side, row, place),
    })
}

/// The rows in the order in which they are written.
fn rows(board: Board) -> &'static [(Side, u8)] {
    match board {
        Board::FourRows => {
            &[(Side::North, 1), (Side::North, 0), (Side::South, 0), (Side::South, 1)]
        }
        Board::TwoRows => &[(Side::South, 0), (Side::North, 0)],
    }
}

/// The position as one line.
///
/// Bao, as Donkers' program writes it, each row from South's left to right (`a8` comes first in row
/// a), then what this game does not use (seeds in store, ownership of the houses, the blocked pit), and the side to
/// move, 0 for South and 1 for North:
///
/// ```text
/// [ b | a | A | B | storeS storeN | houseS houseN | takasia | side ]
/// ```
///
/// A position that waits for the mover to name a kichwa adds `| n dir pit` before the closing
/// bracket: the seeds in hand, the way the sowing went (`L` or `R`) and the pit where it ended.
/// Djenon-aboure, each row from its owner's left:
///
/// ```text
/// [ S1 to S6 | N1 to N6 | wonS wonN | side ]
/// ```
///
/// Seeds that stay [in hand](Position::hand) because their capture ended a game of Bao have no place
/// in the line: read again, that position has an empty hand and fewer seeds, and is otherwise the same.
#[must_use]
pub fn print_position(position: &Position) -> String {
    let board = position.board();
    let mut line = String::from("[ ");
    // Writing to a String cannot fail.
    for &(side, which) in rows(board) {
        for pit in row(board, side, which) {
            let _ = write!(line, "{} ", position.seeds(pit));
        }
        line.push_str("| ");
    }
    let [south, north] = position.won();
    let _ = write!(line, "{south} {north} | ");
    if board == Board::FourRows {
        line.push_str("F F | 255 | ");
    }
    let _ = write!(line, "{}", position.side().index());
    if let Some(pending) = position.pending() {
        let right = goes_right(board, pending.pit, pending.direction);
        let (hand, pit) = (position.hand(), pit_name(board, pending.pit));
        let _ = write!(line, " | {hand} {} {pit}", if right { 'R' } else { 'L' });
    }
    line.push_str(" ]");
    line
}

/// Reads a position of this board as [`print_position`] writes it. White space is free, between two
/// numbers it is needed.
///
/// The line of Bao holds things that only Bao la Kiswahili knows. They are read and must be empty:
/// nothing in store, no houses (`F F`), no blocked pit (`255`).
///
/// # Errors
/// With the place, if the text is anything else, or holds more than [`Position::MOST_SEEDS`] seeds, or
/// waits for a kichwa where no choice can arise.
pub fn parse_position(board: Board, text: &str) -> Result<Position, ParseError> {
    let mut scanner = Scanner::new(text);
    scan_position(&mut scanner, board)
}

pub(crate) fn scan_position(
    scanner: &mut Scanner<'_>,
    board: Board,
) -> Result<Position, ParseError> {
    scanner.skip_space();
    let beginning = scanner.clone();
    scanner.expect('[')?;
    let mut pits = vec![0; usize::from(board.len())];
    for &(side, which) in rows(board) {
        for pit in row(board, side, which) {
            pits[pit.index()] = scanner.number(SEEDS)?;
        }
        scanner.expect('|')?;
    }
    let won = match board {
        Board::FourRows => {
            exactly(scanner, 0, "0: no seeds are kept in store in Bao la Kujifunza")?;
            exactly(scanner, 0, "0: no seeds are kept in store in Bao la Kujifunza")?;
            [0, 0]
        }
        Board::TwoRows => [scanner.number(SEEDS)?, scanner.number(SEEDS)?],
    };
    scanner.expect('|')?;
    if board == Board::FourRows {
        no_house(scanner)?;
        no_house(scanner)?;
        scanner.expect('|')?;
        exactly(scanner, 255, "255: no pit is blocked in Bao la Kujifunza")?;
        scanner.expect('|')?;
    }
    scanner.skip_space();
    let side = match scanner.peek() {
        Some('0') => Side::South,
        Some('1') => Side::North,
        _ => return Err(scanner.error("the side to move: 0 for South or 1 for North")),
    };
    scanner.bump();
    let mut position = Position::new(board, &pits, won, side)
        .map_err(|bad| bad_position(&beginning, bad, "a position"))?;
    scanner.skip_space();
    if board == Board::FourRows && scanner.eat('|') {
        scanner.skip_space();
        let beginning = scanner.clone();
        let (hand, pending) = pending(scanner)?;
        position = position
            .with_pending(hand, pending)
            .map_err(|bad| bad_position(&beginning, bad, "a capture"))?;
        scanner.skip_space();
    }
    scanner.expect(']')?;
    scanner.finish("the position")?;
    Ok(position)
}

fn exactly(scanner: &mut Scanner<'_>, wanted: u8, expected: &str) -> Result<(), ParseError> {
    scanner.skip_space();
    let before = scanner.clone();
    match scanner.number(expected)? {
        number if number == wanted => Ok(()),
        _ => Err(before.error(expected)),
    }
}

fn no_house(scanner: &mut Scanner<'_>) -> Result<(), ParseError> {
    scanner.skip_space();
    if scanner.eat('F') {
        return Ok(());
    }
    Err(scanner.error("F: there are no houses in Bao la Kujifunza"))
}

fn pending(scanner: &mut Scanner<'_>) -> Result<(u8, Pending), ParseError> {
    let hand = scanner.number("the number of seeds in hand, 1 to 255")?;
    scanner.skip_space();
    let right = match scanner.peek() {
        Some('L') => false,
        Some('R') => true,
        _ => return Err(scanner.error("the direction of the sowing, L or R")),
    };
    scanner.bump();
    scanner.skip_space();
    let pit = pit(scanner, Board::FourRows)?;
    Ok((hand, Pending { direction: direction_of(Board::FourRows, pit, right), pit }))
}

fn bad_position(at: &Scanner<'_>, bad: BadPosition, what: &str) -> ParseError {
    let expected = match bad {
        BadPosition::TooManySeeds => format!("at most {} seeds in all", Position::MOST_SEEDS),
        BadPosition::BadPending => "seeds in hand and a pit from which the mover may choose: a \
                                    front pit 3 to 6 of the side to move with two seeds or more"
            .to_owned(),
        BadPosition::WrongNumberOfPits { expected, .. } => format!("{expected} pits"),
    };
    ParseError { found: format!("{what} that breaks this"), ..at.error(expected) }
}
