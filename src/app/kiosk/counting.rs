//! What of a visit is counted.

use super::conduct::Conductor;
use crate::app::lesson::Taught;
use crate::app::session::{MatchSetup, Seat};
use crate::app::state::Screen;
use crate::app::ui::house::Place;
use crate::kiosk::statistics::{Ending, Fact};
use crate::rules::Game;

impl Conductor<'_, '_> {
    /// How far the lesson has come.
    pub(super) fn count_the_lesson(&mut self) {
        let done: Vec<u8> = self
            .taught
            .read()
            .filter_map(|taught| match taught {
                Taught::Done(beat) => Some(beat.number()),
                _ => None,
            })
            .collect();
        for step in done {
            self.counter.count(Fact::LessonStep(step));
        }
    }

    /// A match that is left is counted as that.
    pub(super) fn abandon(&mut self) {
        if !self.visit.counted {
            self.counter.count(Fact::MatchEnded(Ending::Abandoned));
            self.visit.counted = true;
        }
    }

    /// How a visitor's match ended.
    pub(super) fn count_the_end(&mut self) {
        let ended = *self.screen.get() == Screen::Results && self.visit.place != Place::Home;
        if !ended || self.visit.counted {
            return;
        }
        let Some(playing) = self.current.playing() else { return };
        let winner = playing.ending.and_then(crate::app::session::Ending::winner);
        let ending = match winner.map(|side| playing.seat(side)) {
            Some(Seat::Human) => Ending::Won,
            Some(Seat::Computer(_)) => Ending::Lost,
            None => Ending::Drawn,
        };
        self.visit.counted = true;
        self.counter.count(Fact::MatchEnded(ending));
    }
}

/// A game's name in records.
pub(super) fn name(game: Game) -> String {
    game.name().to_owned()
}

/// The level of the computer, from 1; 0 against a friend.
pub(super) fn level(setup: &MatchSetup) -> u8 {
    setup
        .seats
        .iter()
        .map(|seat| match seat {
            Seat::Computer(level) => level.number(),
            Seat::Human => 0,
        })
        .max()
        .unwrap_or(0)
}
