//! Matches that wait to be gone on with: what the title screen lists. Written by `storage`.

use super::session::Seat;
use crate::rules::{Game, Position};
use bevy::prelude::*;
use std::time::SystemTime;

/// A match that was left before its end.
#[derive(Clone, Debug, PartialEq)]
pub struct UnfinishedMatch {
    /// Its name among the saved matches, for [`Intent::Resume`](super::session::Intent::Resume).
    pub id: String,
    /// Game and house rules.
    pub game: Game,
    /// Who sits where, South first.
    pub seats: [Seat; 2],
    /// Turns so far, with one that waits for a kichwa.
    pub turns: usize,
    /// Where it stands.
    pub position: Position,
    /// When it was saved last.
    pub when: SystemTime,
}

/// The unfinished matches, the one saved last first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Unfinished(pub Vec<UnfinishedMatch>);
