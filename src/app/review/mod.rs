//! A match is looked back on: its truth is found out on a background task while the screen is open, and what was
//! played and what would have been better is shown on the table, on a board that belongs to no match.
//!
//! The match is never touched. Whatever was asked about it is dropped when the screen is left before it was answered.

mod show;
mod work;

pub use show::{At, Shows};

use super::phase::Phase;
use super::session::Playing;
use crate::engine::review::{Moment, News, Review};
use crate::engine::solve::Verdict;
use crate::rules::{Action, Position};
use bevy::prelude::*;

/// Adds the looking back.
pub fn plugin(app: &mut App) {
    app.init_resource::<LookingBack>().add_systems(
        Update,
        (work::ask, work::collect, show::follow).chain().in_set(Phase::Review),
    );
}

/// The match that is looked back on, as far as that has come.
#[derive(Resource, Debug, Default)]
pub struct LookingBack {
    /// Which match, and how far it had come.
    of: Option<work::Subject>,
    search: Option<work::Search>,
    found: Review,
    /// The truths from here on have been looked for.
    looked_from: usize,
    /// Whether the work broke off before all was looked at.
    failed: bool,
    at: At,
    script: show::Script,
}

impl LookingBack {
    /// Looking back on a match about which so much is known, and being somewhere in it.
    #[must_use]
    pub fn known(playing: &Playing, found: Review, at: At) -> Self {
        LookingBack { of: Some(work::Subject::of(playing)), found, at, ..Self::default() }
    }

    /// Takes what has been found, and, once the work is done, whether it went well.
    pub fn hear(&mut self, news: Vec<News>, done: Option<bool>) {
        for found in news {
            match found {
                News::Truth(after, truth) => {
                    if let Some(place) = self.found.truths.get_mut(after) {
                        *place = truth;
                    }
                    self.looked_from = self.looked_from.min(after);
                }
                News::Moment(moment) => self.found.moments.push(*moment),
            }
        }
        let Some(well) = done else { return };
        self.search = None;
        (self.found.complete, self.failed) = (well, !well);
        if well {
            self.looked_from = 0;
        }
    }

    /// What the match was worth before the first turn and after each; `None` where nothing was proven.
    #[must_use]
    pub fn truths(&self) -> &[Option<Verdict>] {
        &self.found.truths
    }

    /// The turns that changed it, as far as they have been found.
    #[must_use]
    pub fn moments(&self) -> &[Moment] {
        &self.found.moments
    }

    /// For how many of the truths it has been looked: those from the end on.
    #[must_use]
    pub fn looked_at(&self) -> usize {
        self.found.truths.len().saturating_sub(self.looked_from)
    }

    /// Whether all has been looked at.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.found.complete
    }

    /// Whether the work broke off before all was looked at: what is not known is not known to be harmless.
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.failed
    }

    /// What is seen of it.
    #[must_use]
    pub fn at(&self) -> At {
        self.at
    }

    /// The moment that is seen.
    #[must_use]
    pub fn moment(&self) -> Option<&Moment> {
        self.found.moments.get(self.at.moment?)
    }

    /// How many turns are being shown one after the other, and how many of them have begun.
    #[must_use]
    pub fn shown(&self) -> (usize, usize) {
        self.script.shown()
    }

    /// Whether the line goes on where what is shown stops by itself.
    #[must_use]
    pub fn stops(&self) -> bool {
        self.script.stops()
    }

    /// The turn that is being shown, or was last: the position in which it begins, and what is played.
    #[must_use]
    pub fn scene(&self) -> Option<(&Position, &[Action])> {
        self.script.scene()
    }
}
