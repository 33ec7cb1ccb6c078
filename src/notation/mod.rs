//! Text of positions and moves: parsing and printing. Records are texts too: see
//! [`record`](crate::record).
//!
//! Moves are written as Alex de Voogt and Jeroen Donkers do:
//!
//! ```text
//! move = row digit [dir] ["*"] [":" picks]     row A B (South), a b (North), digit 1 to 8 from the owner's left
//! dir  = L | R, the way the mover's hand goes: on the back row R is toward B8
//! "*"  takata; may be left out
//! picks = one L or R for each kichwa that the mover names: L enters by the left kichwa
//! ```
//!
//! In Djenon-aboure the moves are `A1` to `A6`, `a1` to `a6` and `pass`.
//!
//! ```
//! use mbili::notation::{parse_move, parse_position, print_move, print_position};
//! use mbili::rules::{Board, Game, KichwaRule, Rules};
//!
//! let game = Game::Kujifunza(KichwaRule::Sustain);
//! let line = "[ 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 \
//!             | 0 0 | F F | 255 | 0 ]";
//! let position = parse_position(Board::FourRows, line)?;
//! assert_eq!(position, game.start());
//! assert_eq!(print_position(&position), line);
//!
//! let turn = parse_move(Board::FourRows, "B8R")?;
//! assert_eq!(print_move(game, &position, &turn), "B8R");
//! # Ok::<(), mbili::notation::ParseError>(())
//! ```

mod moves;
mod pits;
mod position;
mod refusal;
mod scan;

pub use moves::{Dialect, Move, WrittenMove, parse_move, print_action, print_move};
pub use pits::{parse_pit, pit_name};
pub use position::{parse_position, print_position};
pub use refusal::refusal_in_words;
pub use scan::ParseError;

pub(crate) use position::scan_position;
pub(crate) use scan::{Scanner, quote};
