//! The match: the rules resource that drives turns. Only this folder may change it.

mod intent;
mod table_match;

pub use intent::{Intent, Jumped, Refused, Sown};
pub use table_match::{Ending, Match, MatchSetup, PlayedTurn, Playing, Pointing, Seat};
