//! Refusals in plain English, for the command line and for errors in files. The screen has its own
//! words, in the player's language.

use super::{pit_name, print_action};
use crate::rules::{Action, Board, Direction, Pit, Refusal};

/// Why an action was refused, as the rest of a sentence.
///
/// ```
/// use mbili::notation::refusal_in_words;
/// use mbili::rules::{Board, Pit, Refusal};
///
/// let words = refusal_in_words(Board::FourRows, Refusal::EmptyPit(Pit(3)));
/// assert_eq!(words, "A4 is empty");
/// ```
#[must_use]
pub fn refusal_in_words(board: Board, refusal: Refusal) -> String {
    let name = |pit: Pit| pit_name(board, pit);
    let start =
        |pit: Pit, direction: Direction| print_action(board, Action::Sow { pit, direction });
    match refusal {
        Refusal::GameOver => "the game is over".to_owned(),
        Refusal::NoSuchPit(_) => "this board has no such pit".to_owned(),
        Refusal::NotYourPit(pit) => format!("{} belongs to the opponent", name(pit)),
        Refusal::EmptyPit(pit) => format!("{} is empty", name(pit)),
        Refusal::SingleSeed(pit) => {
            format!("{} holds a single seed, and a start needs two or more", name(pit))
        }
        Refusal::MustCapture { pit, instead, direction } => format!(
            "{} sown this way does not capture, and a start that captures exists: {}",
            name(pit),
            start(instead, direction)
        ),
        Refusal::TooManyToCapture { pit, instead, direction } => format!(
            "{} holds 16 seeds or more, which never capture, and a start that captures exists: {}",
            name(pit),
            start(instead, direction)
        ),
        Refusal::FrontRowFirst { instead, .. } => {
            format!("a takata starts in the front row if it can: {} has two or more", name(instead))
        }
        Refusal::LoneKichwa(pit) => format!(
            "{} is the only filled pit of its front row and may not be sown out of it",
            name(pit)
        ),
        Refusal::Endless(pit) => format!("the sowing from {} would never end", name(pit)),
        Refusal::NameKichwa { pit } => {
            format!("the seeds that {} captured wait for a kichwa: :L or :R", name(pit))
        }
        Refusal::NoKichwaAsked => "no captured seeds wait for a kichwa here".to_owned(),
        Refusal::OneWayOnly(pit) => format!("{} is sown the other way only", name(pit)),
        Refusal::MustSow { instead } => {
            format!("only who cannot sow may pass, and {} can be sown", name(instead))
        }
        Refusal::NoPassing => "this game knows no passing".to_owned(),
        Refusal::MustPass(_) => "nothing can be sown: the only move is to pass".to_owned(),
        Refusal::WrongBoard => "the position belongs to another board".to_owned(),
    }
}
