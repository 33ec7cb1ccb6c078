//! Telling the player, and telling nothing twice.

use super::trouble::Trouble;
use crate::app::notices::Notice;
use bevy::log::warn;
use std::collections::HashSet;

/// What the player has been told, and what waits to be told.
#[derive(Default)]
pub(super) struct Telling {
    told: HashSet<String>,
    notices: Vec<Notice>,
    /// For the log alone, which may not have begun yet when the program starts.
    for_log: Vec<Notice>,
}

impl Telling {
    /// Tells a trouble, once as long as it lasts.
    pub(super) fn tell(&mut self, trouble: &Trouble) {
        if self.told.insert(trouble.kind()) {
            self.notices.push(trouble.notice());
        }
    }

    /// Tells a trouble in answer to what the player has just asked for, told before or not.
    pub(super) fn answer(&mut self, trouble: &Trouble) {
        self.told.remove(&trouble.kind());
        self.tell(trouble);
    }

    /// Leaves a trouble to the log.
    pub(super) fn log(&mut self, trouble: &Trouble) {
        if self.told.insert(trouble.kind()) {
            self.for_log.push(trouble.notice());
        }
    }

    /// A trouble that follows from one that is told need not be told itself.
    pub(super) fn takes_for_told(&mut self, trouble: &Trouble) {
        self.told.insert(trouble.kind());
    }

    pub(super) fn is_told(&self, trouble: &Trouble) -> bool {
        self.told.contains(&trouble.kind())
    }

    /// It works again: the next trouble with this key is news, and so is that it works, if the player
    /// knows of the trouble.
    pub(super) fn works_again(&mut self, key: &str, again: &'static str) {
        let before = self.told.len();
        self.told.retain(|kind| !kind.starts_with(key));
        if self.told.len() < before {
            self.notices.push(Notice::new(again));
        }
    }

    /// What is to be told now.
    pub(super) fn take(&mut self) -> Vec<Notice> {
        for notice in self.for_log.drain(..) {
            warn!("{}: {:?}", notice.key, notice.arguments);
        }
        std::mem::take(&mut self.notices)
    }
}
