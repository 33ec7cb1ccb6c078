//! Everything that a person reads, through Fluent.
//!
//! The texts lie in `assets/locales/<language>/`: `play.ftl` is the game in words, which the command
//! line reads too, `table.ftl` what only the screen shows; each other file is a feature of its own, such as the hints
//! or the book of the games. They are part of the binary, so the game runs from any folder. A new language is a folder
//! and a line in [`Language`].
//!
//! A sentence is always a whole message with arguments, never glued from pieces, so that each
//! language may order it as it likes.
//!
//! ```
//! use mbili::rules::{Action, Board, Direction, Game, KichwaRule, Rules, Side};
//! use mbili::words::{Language, Names, Words};
//!
//! let words = Words::new(Language::English);
//! let game = Game::Kujifunza(KichwaRule::Sustain);
//! let pit = Board::FourRows.pit(Side::South, 0);
//! let mut events = Vec::new();
//! let action = Action::Sow { pit, direction: Direction::Forward };
//! game.play(&game.start(), action, &mut events)?;
//! assert_eq!(
//!     words.turn(game, &Names::default(), &events),
//!     "South sows A1 to the right: 10 laps, captures 2, 2, 2 and 2; \
//!      the last seed fell in an empty pit.",
//! );
//! # Ok::<(), mbili::rules::Refusal>(())
//! ```

mod announce;
mod book;
mod catalogue;
mod fair;
mod hints;
mod judged;
mod language;
mod lesson;
mod lookup;
mod names;
mod numbers;
mod pictures;
mod refusal;
mod story;
mod taken;
mod terms;
mod threats;
mod unfit;

pub use announce::Next;
pub use book::{Beside, Chapter, Depth};
pub use language::{Language, Writing};
pub use lookup::{Arg, Fault, Words};
pub use names::{Names, Who};
pub use pictures::Picture;
pub use terms::{Term, terms};
