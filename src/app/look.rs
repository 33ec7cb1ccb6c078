//! How the table looks: which board lies there, and in what light.

use serde::{Deserialize, Serialize};

/// The time of day at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mood {
    /// Late afternoon: warm low sun from one side, cool sky from the other.
    #[default]
    Day,
    /// A lantern in the blue dusk.
    Evening,
}

impl Mood {
    /// All moods.
    pub const ALL: [Mood; 2] = [Mood::Day, Mood::Evening];
}

/// The board that Bao is played on. Djenon-aboure has one of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardStyle {
    /// Dark hardwood with a carved border of rope and rosettes, as on Zanzibar.
    #[default]
    Zanzibar,
    /// The plain board of a school or a club.
    School,
}

impl BoardStyle {
    /// All boards of Bao.
    pub const ALL: [BoardStyle; 2] = [BoardStyle::Zanzibar, BoardStyle::School];
}
