//! What a person does at the board becomes actions of the match, or a refusal.

use super::handle::{Place, Session};
use super::table_match::Done;
use super::{Intent, Moved, Pointing, Refused};
use crate::app::space::ways;
use crate::app::state::{Modal, Screen};
use crate::rules::{Action, Direction, Kichwa, Pit, Rules};
use bevy::prelude::*;

impl Session<'_, '_> {
    /// What a person does at the board; only when it is a person's turn and nothing is in flight.
    pub(super) fn at_the_board(&mut self, intent: &Intent) {
        let Some(playing) = self.current.playing() else { return };
        if let Intent::Point(pit) = intent {
            if self.pointing.pit != *pit {
                self.pointing.pit = *pit;
            }
            return;
        }
        if let Intent::Play(action) = intent {
            let action = *action;
            self.play(action);
            return;
        }
        if !playing.human_may_sow() || self.stage.is_moving() || *self.played {
            return;
        }
        match *intent {
            Intent::Tap(pit) => self.tap(pit),
            Intent::Aim(aim) => {
                if self.pointing.aim != aim {
                    self.pointing.aim = aim;
                }
            }
            Intent::Choose(direction) => {
                if let Some(pit) = self.pointing.chosen {
                    self.play(Action::Sow { pit, direction });
                }
            }
            _ => {
                if self.pointing.chosen.is_some() {
                    self.pointing.chosen = None;
                    self.pointing.aim = None;
                }
            }
        }
    }

    /// Shows what could be lost next turn, or shows it no more. There is nothing to be asked for while
    /// seeds move.
    pub(super) fn ask_for_threats(&mut self, place: &Place) {
        let playing = self.current.playing();
        let may = (place.screen, place.modal) == (Screen::Match, Modal::None)
            && playing.is_some_and(|playing| playing.threatened().is_some())
            && !self.stage.is_moving()
            && !*self.played;
        let threats = may && !self.pointing.threats;
        if self.pointing.threats != threats {
            self.pointing.threats = threats;
        }
    }

    /// A pit was touched: what it can do is offered, or done, or it is said why it can do nothing.
    fn tap(&mut self, pit: Pit) {
        let Some(playing) = self.current.playing() else { return };
        let (game, position) = (playing.game(), playing.position);
        if position.pending().is_some() {
            let named = Kichwa::BOTH
                .into_iter()
                .find(|&kichwa| game.board().kichwa(position.side(), kichwa) == pit);
            match named {
                Some(kichwa) => self.play(Action::Enter { kichwa }),
                None => {
                    let refusal = game.check(&position, sow(pit, Direction::Forward)).err();
                    self.refuse(refusal.map(|refusal| Refused { refusal, pit: None, way: None }));
                }
            }
            return;
        }
        if self.pointing.chosen == Some(pit) {
            self.pointing.chosen = None;
            self.pointing.aim = None;
            return;
        }
        let legal: Vec<Direction> = Direction::BOTH
            .into_iter()
            .filter(|&direction| playing.legal.contains(&sow(pit, direction)))
            .collect();
        match legal.as_slice() {
            [] => {
                let ways = Direction::BOTH
                    .map(|way| game.check(&position, sow(pit, way)).err().map(|why| (why, way)));
                let first = ways.into_iter().flatten().next();
                let alike = |(why, _)| {
                    let kind = std::mem::discriminant(&why);
                    ways.iter().flatten().all(|(other, _)| std::mem::discriminant(other) == kind)
                };
                self.refuse(first.map(|(refusal, way)| Refused {
                    refusal,
                    pit: Some(pit),
                    way: (!alike((refusal, way))).then_some(way),
                }));
                self.pointing.chosen = None;
                self.pointing.aim = None;
            }
            // Where a game is sown one way only there is nothing left to choose.
            [direction] if ways(game.board()).len() == 1 => self.play(sow(pit, *direction)),
            _ => {
                let aim = (legal.len() == 1).then(|| legal[0]);
                let chosen = Some(pit);
                let Pointing { threats, hint, .. } = *self.pointing;
                let pointing =
                    Pointing { chosen, aim, pit: chosen, threats, hint, ..Pointing::default() };
                self.pointing.set_if_neq(pointing);
            }
        }
    }

    /// Says why not. What was chosen stays chosen, so that another way can be taken.
    pub(super) fn refuse(&mut self, refused: Option<Refused>) {
        if let Some(refused) = refused {
            self.refused.write(refused);
            self.pointing.refused = Some(refused);
        }
    }

    fn play(&mut self, action: Action) {
        let Some(playing) = self.current.playing_mut() else { return };
        match playing.play(action) {
            Ok(Done { before, events }) => {
                let turn = playing.turns.len().saturating_sub(1);
                let told = playing.turns.last().map_or(0, |turn| turn.events.len());
                let earlier = told.saturating_sub(events.len());
                self.moved.write(Moved::Sown { before, events, turn, earlier });
                *self.played = true;
                self.let_go();
            }
            Err(refusal) => {
                let (pit, way) = match action {
                    Action::Sow { pit, direction } => (Some(pit), Some(direction)),
                    Action::Enter { .. } | Action::Pass => (None, None),
                };
                self.refuse(Some(Refused { refusal, pit, way }));
            }
        }
    }
}

const fn sow(pit: Pit, direction: Direction) -> Action {
    Action::Sow { pit, direction }
}
