//! A match is looked back on, and left as it was.

use super::Moved;
use super::handle::{Place, Session};
use crate::app::state::Step;

impl Session<'_, '_> {
    /// To the screen on which a match is looked back on. Its board belongs to no match from now on.
    pub(super) fn look_back(&mut self, place: &mut Place) {
        let Some(playing) = self.current.playing().filter(|p| p.may_look_back()) else { return };
        let to = playing.position;
        if place.step(Step::OpenReview) {
            self.let_go();
            self.moved.write(Moved::LaidOut { to });
        }
    }

    /// Back to the match, as it stood.
    pub(super) fn leave_the_review(&mut self, place: &mut Place) {
        let Some(playing) = self.current.playing() else { return };
        let over = playing.ending.is_some();
        let now = playing.jumped();
        if place.step(if over { Step::MatchEnded } else { Step::MatchReopened }) {
            self.let_go();
            self.moved.write(now);
        }
    }
}
