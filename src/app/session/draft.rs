//! A board that is laid out by hand, and the match that was left for it.

use super::handle::{Place, Session};
use super::{Intent, Moved, Playing};
use crate::app::state::{Screen, Step};
use crate::rules::{Draft, Edit, Game, Rules, Side, Unfit};
use bevy::prelude::*;

/// The board that is being laid out.
#[derive(Resource, Debug)]
pub struct Drafting {
    /// What lies on it.
    pub draft: Draft,
    /// Why the last hand was not let to do what it wanted, until the next one.
    pub refused: Option<Unfit>,
    /// The match whose position is tried; back leads to it.
    pub(super) left: Option<Playing>,
}

impl Drafting {
    /// The match whose position is tried.
    #[must_use]
    pub fn left(&self) -> Option<&Playing> {
        self.left.as_ref()
    }
}

impl Default for Drafting {
    fn default() -> Self {
        let start = Game::ALL[0].start();
        Drafting { draft: Draft::of(&start), refused: None, left: None }
    }
}

impl Session<'_, '_> {
    /// To the board that is laid out by hand: with the position of the match on the table, or else with
    /// what lay there last, or with the start of another game.
    pub(super) fn set_up(&mut self, place: &mut Place, game: Game) {
        // A match that is over may still lie on the table behind the form.
        let from_a_match = place.screen == Screen::Match;
        if !place.step(Step::OpenSetUp) {
            return;
        }
        self.let_go();
        let left = self.current.take().filter(|_| from_a_match);
        if let Some(playing) = &left {
            self.drafting.draft = Draft::of(&playing.position);
        } else {
            if self.drafting.draft.board() != game.board() {
                self.drafting.draft = Draft::of(&game.start());
            }
            self.view.near = Some(Side::South);
        }
        self.drafting.left = left;
        self.drafting.refused = None;
        self.lay_out();
    }

    /// Back to the match that was left, or to the form.
    pub(super) fn leave_the_set_up(&mut self, place: &mut Place) {
        self.let_go();
        match self.drafting.left.take() {
            Some(playing) => {
                if place.step(Step::MatchBegan) {
                    self.put(playing);
                }
            }
            None => {
                place.step(Step::OpenNewMatch);
            }
        }
    }

    /// Does what a hand does to the board. The pit that it was done to is the chosen one.
    pub(super) fn edit(&mut self, place: &Place, edit: Edit) {
        if place.screen != Screen::SetUp {
            return;
        }
        if let Edit::Add(pit) | Edit::Take(pit) | Edit::Empty(pit) = edit
            && self.drafting.draft.board().has(pit)
        {
            self.pointing.chosen = Some(pit);
        }
        self.drafting.refused = self.drafting.draft.edit(edit).err();
        self.lay_out();
    }

    fn lay_out(&mut self) {
        let to = self.drafting.draft.laid();
        self.moved.write(Moved::LaidOut { to });
    }

    /// What a hand points at and chooses; what it does to the seeds is an edit.
    pub(super) fn at_the_draft(&mut self, intent: &Intent) {
        match intent {
            Intent::Point(pit) if self.pointing.pit != *pit => self.pointing.pit = *pit,
            Intent::Tap(pit) => {
                self.pointing.chosen =
                    Some(*pit).filter(|&pit| self.drafting.draft.board().has(pit));
            }
            Intent::LetGo => self.let_go(),
            _ => {}
        }
    }
}
