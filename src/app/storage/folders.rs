//! Where files lie.

use crate::kiosk::places::{self, Places};
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// The folders that belong to the game. They need not exist yet: each is created when something is
/// written to it.
///
/// ```text
/// config/settings.toml              what the player has set
/// config/settings.damaged-1.toml    a damaged one, set aside
/// data/matches/ID.bao               an unfinished match
/// data/finished/ID.bao              a finished one
/// data/discarded/ID.bao             one that was thrown away; only the last few are kept
/// data/locks/ID                     held by the program that has the match on its table
/// data/locks/settings.toml, data/locks/exercises.txt
///                                   held for the moment in which that file is read and written anew
/// data/log/mbili.log.DATE           what the program has to say
/// ```
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// For what a person sets and may edit.
    pub config: PathBuf,
    /// For what the game makes.
    pub data: PathBuf,
}

impl Folders {
    /// Names the folder of the settings, instead of the system's.
    pub const CONFIG_VARIABLE: &str = places::CONFIG_VARIABLE;
    /// Names the folder of the matches and the log, instead of the system's.
    pub const DATA_VARIABLE: &str = places::DATA_VARIABLE;

    /// The folders by the conventions of the system (on Linux `~/.config/mbili` and
    /// `~/.local/share/mbili`), or those that the environment names. `None` if the system knows no
    /// home folder and the environment does not name both.
    #[must_use]
    pub fn find() -> Option<Self> {
        let Places { config, data } = Places::find()?;
        Some(Folders { config, data })
    }

    /// Both folders inside this one.
    #[must_use]
    pub fn inside(folder: &Path) -> Self {
        Folders { config: folder.join("config"), data: folder.join("data") }
    }
}
