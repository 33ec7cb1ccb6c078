//! The way back and on again in a match, and the change of seats.

use super::{Playing, Seat};
use crate::record::{Ending, NoSwap};
use crate::rules::Side;

/// A decision of a person that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decision {
    /// The action of this number.
    Action(usize),
    /// To change seats, or not to.
    Seats,
}

impl Playing {
    /// Whether the side to move is still to say whether the players change seats. Whoever plays on stays.
    #[must_use]
    pub fn asks_to_swap(&self) -> bool {
        !self.stays && self.record.may_swap()
    }

    /// Whether a person may sow now. Before that it is settled who sits where.
    #[must_use]
    pub fn human_may_sow(&self) -> bool {
        self.human_to_move() && !self.asks_to_swap()
    }

    /// Whether the players have changed seats and nothing was played since.
    #[must_use]
    pub fn just_swapped(&self) -> bool {
        self.record.swapped() && self.record.turns().count() == 1
    }

    /// Who sat on a side when this turn, counted from 0, was played: before a change of seats the others.
    #[must_use]
    pub fn seats_in(&self, turn: usize) -> [Seat; 2] {
        let [south, north] = self.setup.seats;
        if self.record.swapped() && turn == 0 { [north, south] } else { [south, north] }
    }

    /// Whoever may change seats stays.
    pub(super) fn stay(&mut self) -> bool {
        let asked = self.asks_to_swap();
        self.stays |= asked;
        asked
    }

    /// The players change seats. What was undone can be redone only if they did so then.
    pub(super) fn swap(&mut self) -> Result<(), NoSwap> {
        self.record.swap()?;
        self.setup = self.setup.swapped();
        if !std::mem::take(&mut self.redo_swap) {
            self.forget_what_was_undone();
        }
        self.refresh();
        Ok(())
    }

    pub(super) fn forget_what_was_undone(&mut self) {
        self.redo.clear();
        self.redo_resignation = None;
        self.redo_swap = false;
    }

    /// Takes back to the last decision of a person before this moment, and a resignation alone.
    pub(super) fn undo(&mut self) -> bool {
        if let Some(Ending::Resigned(side)) = self.ending {
            self.record.undo_to(usize::MAX);
            self.redo_resignation = Some(side);
            self.refresh();
            return true;
        }
        let (to, seats) = match self.last_human_decision() {
            Some(Decision::Action(to)) => (to, false),
            Some(Decision::Seats) => (self.end_of_first_turn(), true),
            None => return false,
        };
        let swapped = self.record.swapped();
        let undone = self.record.undo_to(to);
        self.redo.splice(0..0, undone);
        if seats {
            self.record.undo_swap();
        }
        if swapped && !self.record.swapped() {
            self.setup = self.setup.swapped();
            self.redo_swap = true;
        }
        self.stays = false;
        self.tell_turns_from(0);
        self.refresh();
        true
    }

    /// Plays what was undone, up to the next decision of a person.
    pub(super) fn redo(&mut self) -> bool {
        if self.ending.is_some() {
            return false;
        }
        if self.redo.is_empty() && !self.redo_swap {
            let resigned = self.redo_resignation.take();
            let done = resigned.is_some_and(|side| self.record.resign(side).is_ok());
            self.refresh();
            return done;
        }
        let mut done = false;
        loop {
            if self.redo_swap && self.record.may_swap() {
                // It may be done, so it is.
                done |= self.swap().is_ok();
            } else if let Some(&action) = self.redo.first() {
                // What was once played from here is legal, so an error ends the redoing for good.
                if self.record.play(action, &mut ()).is_err() {
                    self.forget_what_was_undone();
                    break;
                }
                self.redo.remove(0);
                done = true;
            } else {
                break;
            }
            let side = self.record.position().side();
            if self.seat(side) == Seat::Human {
                break;
            }
        }
        self.tell_turns_from(0);
        self.refresh();
        done
    }

    pub(super) fn may_undo(&self) -> bool {
        matches!(self.ending, Some(Ending::Resigned(_))) || self.last_human_decision().is_some()
    }

    pub(super) fn may_redo(&self) -> bool {
        let undone = !self.redo.is_empty() || self.redo_swap || self.redo_resignation.is_some();
        self.ending.is_none() && undone
    }

    fn last_human_decision(&self) -> Option<Decision> {
        let positions = self.record.positions();
        let human = |side: Side, seats: [Seat; 2]| seats[side.index()] == Seat::Human;
        let last_of = |mut actions: std::ops::Range<usize>, seats| {
            actions.rfind(|&index| human(positions[index].side(), seats)).map(Decision::Action)
        };
        let all = self.record.actions().len();
        let change = if self.record.swapped() { self.end_of_first_turn() } else { 0 };
        let before = self.seats_in(0);
        let seats = || {
            let decided = self.record.swapped() && human(positions[change].side(), before);
            decided.then_some(Decision::Seats)
        };
        last_of(change..all, self.setup.seats).or_else(seats).or_else(|| last_of(0..change, before))
    }

    /// After how many actions the players may have changed seats.
    fn end_of_first_turn(&self) -> usize {
        self.record.turns().next().map_or(0, |turn| turn.actions.end)
    }
}
