//! Moves: complete turns, as text.

use super::pits::{direction_of, goes_right, pit, pit_name};
use super::scan::{ParseError, Scanner};
use crate::rules::{Action, Board, Direction, Game, Kichwa, Pit, Position, Rules, TurnKind};

/// One turn: how it starts, and each kichwa that the mover names on the way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The first action. [`Action::Enter`] only where the turn was already under way, in a position
    /// that waits for a kichwa.
    pub start: Action,
    /// The kichwa named after that, in order.
    pub picks: Vec<Kichwa>,
}

impl Move {
    /// The actions of the turn, in order.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        let picks = self.picks.iter().map(|&kichwa| Action::Enter { kichwa });
        std::iter::once(self.start).chain(picks)
    }

    /// The turn that these actions make: `None` if there are none, or if one but the first is not an
    /// [`Action::Enter`].
    #[must_use]
    pub fn of(actions: &[Action]) -> Option<Self> {
        let (&start, rest) = actions.split_first()?;
        let picks = rest.iter().map(|action| match action {
            Action::Enter { kichwa } => Some(*kichwa),
            Action::Sow { .. } | Action::Pass => None,
        });
        Some(Move { start, picks: picks.collect::<Option<_>>()? })
    }
}

/// How a text writes directions. A text does not tell: its reader must know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// `L` and `R`: de Voogt, Donkers, and all that Mbili writes.
    #[default]
    Letters,
    /// `<` and `>` in their place, with the same meaning, as KIBA and some web sites write them. A
    /// kichwa is still picked by `L` and `R`. KIBA's `#` for the winning move and `+` for a house that is
    /// played are not read.
    Angles,
}

impl Dialect {
    /// The signs for the hand going left and right.
    const fn signs(self) -> [char; 2] {
        match self {
            Dialect::Letters => ['L', 'R'],
            Dialect::Angles => ['<', '>'],
        }
    }
}

/// A move as somebody wrote it, with the mark that can be checked only against a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WrittenMove {
    /// The move.
    pub turn: Move,
    /// Whether it is marked `*`, takata.
    pub takata: bool,
}

impl WrittenMove {
    /// Reads one move of this board; white space around it is skipped.
    ///
    /// ```
    /// use mbili::notation::{Dialect, WrittenMove};
    /// use mbili::rules::{Board, Game, KichwaRule, Rules};
    ///
    /// let written = WrittenMove::parse(Board::FourRows, Dialect::Angles, "A1>*")?;
    /// assert_eq!(written, WrittenMove::parse(Board::FourRows, Dialect::Letters, "A1R*")?);
    /// // The first turn of the game is mtaji.
    /// let game = Game::Kujifunza(KichwaRule::Sustain);
    /// assert!(!written.mark_is_right(game, &game.start()));
    /// # Ok::<(), mbili::notation::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// With the place, if the text is not one move.
    pub fn parse(board: Board, dialect: Dialect, text: &str) -> Result<Self, ParseError> {
        let mut scanner = Scanner::new(text);
        scanner.skip_space();
        Self::scan(&mut scanner, board, dialect)
    }

    /// Whether the mark agrees with the position that the move is played in. It may always be left
    /// out; only a takata may bear it.
    #[must_use]
    pub fn mark_is_right(&self, game: Game, position: &Position) -> bool {
        !self.takata || game.turn_kind(position) == TurnKind::Takata
    }

    /// Reads a move to the end of the scanner's text.
    pub(crate) fn scan(
        scanner: &mut Scanner<'_>,
        board: Board,
        dialect: Dialect,
    ) -> Result<Self, ParseError> {
        let written = match (board, scanner.peek()) {
            (Board::FourRows, Some(':')) => {
                scanner.bump();
                let start = pick(scanner)?.ok_or_else(|| scanner.error(PICK))?;
                let turn = Move { start: Action::Enter { kichwa: start }, picks: picks(scanner)? };
                WrittenMove { turn, takata: false }
            }
            (Board::FourRows, _) => bao(scanner, dialect)?,
            (Board::TwoRows, Some('p')) => {
                for wanted in "pass".chars() {
                    if !scanner.eat(wanted) {
                        return Err(scanner.error("`pass`, or a pit"));
                    }
                }
                WrittenMove { turn: Move { start: Action::Pass, picks: vec![] }, takata: false }
            }
            (Board::TwoRows, _) => {
                let pit = pit(scanner, board)?;
                let start = Action::Sow { pit, direction: Direction::Forward };
                WrittenMove { turn: Move { start, picks: vec![] }, takata: false }
            }
        };
        scanner.finish("the move")?;
        Ok(written)
    }
}

const PICK: &str = "L or R, the kichwa of entry";

fn bao(scanner: &mut Scanner<'_>, dialect: Dialect) -> Result<WrittenMove, ParseError> {
    let board = Board::FourRows;
    let pit = pit(scanner, board)?;
    let [left, right] = dialect.signs();
    let goes_right = match scanner.peek() {
        Some(sign) if sign == left => false,
        Some(sign) if sign == right => true,
        _ => {
            return Err(
                scanner.error(format!("{left} or {right}, the way that the mover's hand goes"))
            );
        }
    };
    scanner.bump();
    let takata = scanner.eat('*');
    if (takata && scanner.peek() == Some('*')) || scanner.peek() == Some('>') {
        return Err(
            scanner.error("the end of the move: the marks `>` and `**` belong to Bao la Kiswahili")
        );
    }
    let mut chosen = Vec::new();
    if scanner.eat(':') {
        chosen.push(pick(scanner)?.ok_or_else(|| scanner.error(PICK))?);
        chosen.extend(picks(scanner)?);
    }
    let start = Action::Sow { pit, direction: direction_of(board, pit, goes_right) };
    Ok(WrittenMove { turn: Move { start, picks: chosen }, takata })
}

fn picks(scanner: &mut Scanner<'_>) -> Result<Vec<Kichwa>, ParseError> {
    std::iter::from_fn(|| pick(scanner).transpose()).collect()
}

/// The next pick, `None` at the end of the move.
fn pick(scanner: &mut Scanner<'_>) -> Result<Option<Kichwa>, ParseError> {
    let kichwa = match scanner.peek() {
        Some('L') => Kichwa::Left,
        Some('R') => Kichwa::Right,
        None => return Ok(None),
        Some(character) if character.is_whitespace() => return Ok(None),
        Some(_) => return Err(scanner.error(PICK)),
    };
    scanner.bump();
    Ok(Some(kichwa))
}

/// Reads one move of this board, as [`print_move`] writes it. The mark `*` may stand there or not,
/// and is not checked: that takes a position, see [`WrittenMove`].
///
/// ```
/// use mbili::notation::parse_move;
/// use mbili::rules::{Action, Board, Direction, Kichwa, Pit};
///
/// let turn = parse_move(Board::FourRows, "A4R:LR")?;
/// assert_eq!(turn.start, Action::Sow { pit: Pit(3), direction: Direction::Forward });
/// assert_eq!(turn.picks, [Kichwa::Left, Kichwa::Right]);
/// // The hand goes right, toward B8: that is backward in the ring.
/// let turn = parse_move(Board::FourRows, "B4R")?;
/// assert_eq!(turn.start, Action::Sow { pit: Pit(12), direction: Direction::Backward });
/// # Ok::<(), mbili::notation::ParseError>(())
/// ```
///
/// # Errors
/// With the place, if the text is not one move.
pub fn parse_move(board: Board, text: &str) -> Result<Move, ParseError> {
    WrittenMove::parse(board, Dialect::Letters, text).map(|written| written.turn)
}

/// The move as text, played in this position: `A2R*` for a takata, `A4R:LR` with two kichwa named,
/// `A3` or `pass` in Djenon-aboure. A turn that was already under way has only its picks: `:LR`.
#[must_use]
pub fn print_move(game: Game, position: &Position, turn: &Move) -> String {
    let mut text = print_action(game.board(), turn.start);
    if matches!(turn.start, Action::Sow { .. }) && game.turn_kind(position) == TurnKind::Takata {
        text.push('*');
    }
    if !turn.picks.is_empty() && !matches!(turn.start, Action::Enter { .. }) {
        text.push(':');
    }
    text.extend(turn.picks.iter().map(|&kichwa| letter(kichwa == Kichwa::Right)));
    text
}

/// One action as text: `A4R` (without the mark of a takata), `:L` for a kichwa, `pass`. No direction
/// in Djenon-aboure, which is sown one way only.
#[must_use]
pub fn print_action(board: Board, action: Action) -> String {
    match action {
        Action::Sow { pit, direction } => sow_text(board, pit, direction),
        Action::Enter { kichwa } => format!(":{}", letter(kichwa == Kichwa::Right)),
        Action::Pass => "pass".to_owned(),
    }
}

fn sow_text(board: Board, pit: Pit, direction: Direction) -> String {
    let mut text = pit_name(board, pit);
    if board == Board::FourRows {
        text.push(letter(goes_right(board, pit, direction)));
    }
    text
}

const fn letter(right: bool) -> char {
    if right { 'R' } else { 'L' }
}
