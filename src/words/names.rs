//! What the players are called in a story.

use crate::rules::Side;

/// What a player is called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Who {
    /// South or North.
    #[default]
    Seat,
    /// The reader.
    You,
    /// The computer.
    Computer,
    /// By this name.
    Named(String),
}

/// What both players are called. The default is South and North.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Names {
    /// The player at the near edge.
    pub south: Who,
    /// The player at the far edge.
    pub north: Who,
}

impl Names {
    /// The player of a side.
    #[must_use]
    pub const fn of(&self, side: Side) -> &Who {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl Who {
    /// The variant by which messages choose the form of the verb.
    pub(super) const fn person(&self) -> &'static str {
        match self {
            Who::You => "you",
            Who::Computer => "computer",
            Who::Seat | Who::Named(_) => "other",
        }
    }
}
