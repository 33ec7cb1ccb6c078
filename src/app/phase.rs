//! The order of work within a frame.

use bevy::prelude::*;

/// The order of work within a frame. Every system of ours in `Update` belongs to one of these.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Devices become intents.
    Intent,
    /// A house hears who is there, and lets pass what may be wanted.
    House,
    /// Intents change the match, the screen and the settings.
    Session,
    /// The book sets aside what lies on the table, and lays out its pictures.
    Book,
    /// Intents are answers to an exercise or a lesson, which lays out what comes next.
    Teaching,
    /// The computer is asked, and answers with an intent for the next frame.
    Opponent,
    /// A match that is looked back on lays out its moments.
    Review,
    /// Events become places of seeds.
    Sowing,
    /// Seeds that have come to rest decide who sits nearest.
    Seat,
    /// The table follows: transforms, lights, camera.
    View,
    /// Cues become sound.
    Sound,
    /// What changed is written down, and the window follows the settings.
    Storage,
    /// The machine is looked at: how much it can draw, how long it may sleep, who is there to be heard.
    Machine,
}

impl Phase {
    /// All of them, in their order.
    pub const ALL: [Phase; 13] = [
        Phase::Intent,
        Phase::House,
        Phase::Session,
        Phase::Book,
        Phase::Teaching,
        Phase::Opponent,
        Phase::Review,
        Phase::Sowing,
        Phase::Seat,
        Phase::View,
        Phase::Sound,
        Phase::Storage,
        Phase::Machine,
    ];
}

/// The order of what becomes of egui's input, after Bevy has told it and before the screens are drawn (`PreUpdate`).
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Told {
    /// What is no news is dropped.
    News,
    /// Fingers, the clipboard and assistive technology are heard.
    Devices,
    /// Letters have their room.
    Letters,
    /// A house leaves room for its own things.
    House,
}
