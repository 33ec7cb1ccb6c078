//! What a player decides.

use super::ring::{Direction, Kichwa, Pit};

/// One decision. Sowing runs from it until the next decision or the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Lift a pit and sow it.
    Sow {
        /// The pit to lift.
        pit: Pit,
        /// Which way; always [`Direction::Forward`] in Djenon-aboure.
        direction: Direction,
    },
    /// Name the kichwa by which the captured seeds enter, where the house rule asks.
    Enter {
        /// The kichwa of the side to move.
        kichwa: Kichwa,
    },
    /// Let the opponent go on, in Djenon-aboure and only where nothing can be sown.
    Pass,
}

/// A short list of actions without an allocation: sixteen pits, two directions.
pub type Actions = arrayvec::ArrayVec<Action, 32>;
