//! How much of a hint is shown. What it says is found out by the hints.

use super::handle::{Place, Session};
use super::{HintStep, Match, Pointing};
use crate::app::space::{Hints, entry_way};
use crate::app::state::{Modal, Screen};
use crate::rules::{Action, Rules};
use bevy::prelude::*;

impl Session<'_, '_> {
    /// Shows a hint, or the next step of the one that is shown; after the last it is hidden. While it is still being
    /// thought out there is nothing more to be asked for.
    pub(super) fn ask_for_a_hint(&mut self, place: &Place) {
        let Some(playing) = self.current.playing() else { return };
        let may = (place.screen, place.modal) == (Screen::Match, Modal::None)
            && self.settings.hints
            && playing.human_may_sow()
            && !self.stage.is_moving()
            && !*self.played;
        if !may {
            return;
        }
        let advised = self.hints.advice.as_ref().map(|advice| advice.action);
        let steps = advised.map(|action| HintStep::of(playing.game().board(), action));
        let next = match (self.pointing.hint, steps) {
            (None, steps) => Some(steps.map_or(HintStep::Pit, |steps| steps[0])),
            (Some(_), None) => return,
            (Some(now), Some(steps)) => {
                let now = now.max(steps[0]);
                steps.iter().copied().find(|&step| step > now)
            }
        };
        let Some(next) = next else { return self.hide_the_hint() };
        self.pointing.hint = Some(next);
        // The way is shown as if somebody had chosen the pit and looked at the way.
        if let (HintStep::Way, Some(Action::Sow { pit, direction })) = (next, advised) {
            self.pointing.chosen = Some(pit);
            self.pointing.pit = Some(pit);
            self.pointing.aim = Some(direction);
        }
    }

    /// Hides the hint, and lets go of what it chose.
    pub(super) fn hide_the_hint(&mut self) {
        let named = self.pointing.advised.map(|(pit, _)| pit);
        if named.is_some() && self.pointing.pit == named {
            // What the hint pointed at would go on showing its ways.
            self.pointing.pit = None;
        }
        self.pointing.hint = None;
        self.pointing.chosen = None;
        self.pointing.aim = None;
    }
}

/// Finds the pit and the way that a hint speaks of, as far as it is shown.
pub(super) fn advised(current: Res<Match>, hints: Res<Hints>, mut pointing: ResMut<Pointing>) {
    let advised = pointing.hint.and_then(|step| {
        let playing = current.playing().filter(|playing| playing.human_may_sow())?;
        match hints.advice.as_ref()?.action {
            Action::Sow { pit, direction } => {
                Some((pit, Some(direction).filter(|_| step > HintStep::Pit)))
            }
            Action::Enter { kichwa } => {
                let pit = playing.game().board().kichwa(playing.position.side(), kichwa);
                Some((pit, Some(entry_way(kichwa))))
            }
            Action::Pass => None,
        }
    });
    if pointing.advised != advised {
        pointing.advised = advised;
    }
}
