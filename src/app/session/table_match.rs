//! The match on the table.

use super::{Moved, Refused};
use crate::app::space::ways;
use crate::app::stage::Spotlight;
use crate::engine::Level;
use crate::record::{Ending, Record};
use crate::rules::{
    Action, Actions, Board, Direction, Event, Game, Pit, Position, Refusal, Rules, Side, Tally,
};
use bevy::prelude::*;

/// Who sits on a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person at this screen.
    Human,
    /// The computer.
    Computer(Level),
}

/// What a new match needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSetup {
    /// Game and house rules.
    pub game: Game,
    /// Who sits where, South first. South begins, but where a match starts from another position.
    pub seats: [Seat; 2],
}

impl MatchSetup {
    /// The side whose row lies nearest as long as the board does not turn: the only human's, else South.
    #[must_use]
    pub fn near_side(&self) -> Side {
        match self.seats {
            [Seat::Computer(_), Seat::Human] => Side::North,
            _ => Side::South,
        }
    }

    /// The same match-up with the seats changed.
    #[must_use]
    pub fn swapped(&self) -> Self {
        MatchSetup { game: self.game, seats: [self.seats[1], self.seats[0]] }
    }
}

/// What the person at the table points at and has chosen. Looks only; the game does not know of it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointing {
    /// The pit under the pointer or the keyboard's cursor.
    pub pit: Option<Pit>,
    /// The pit that was tapped, whose directions are offered.
    pub chosen: Option<Pit>,
    /// The direction that is looked at.
    pub aim: Option<Direction>,
    /// Why the last action was refused, until the next one.
    pub refused: Option<Refused>,
    /// The pit that a text beside the board speaks of, while the text is pointed at.
    pub named: Option<Pit>,
    /// Whether to show what could be lost next turn; until the next move.
    pub threats: bool,
    /// How much of a hint is to be shown; until the next move.
    pub hint: Option<HintStep>,
    /// The pit that the hint speaks of, and the way once it is told.
    pub advised: Option<(Pit, Option<Direction>)>,
}

/// How much of a hint is shown. Each step shows what those before it do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// Which pit.
    Pit,
    /// Which direction.
    Way,
    /// Why.
    Why,
}

impl HintStep {
    /// The first step of a hint to play this, and the others.
    #[must_use]
    pub fn of(board: Board, action: Action) -> &'static [HintStep] {
        match action {
            Action::Sow { .. } if ways(board).len() > 1 => {
                &[HintStep::Pit, HintStep::Way, HintStep::Why]
            }
            // A kichwa is named with its direction.
            Action::Sow { .. } | Action::Enter { .. } => &[HintStep::Pit, HintStep::Why],
            Action::Pass => &[HintStep::Why],
        }
    }
}

impl Pointing {
    /// The pits that the texts of the moment speak of, the one to look at first.
    pub fn spoken_of(&self) -> impl Iterator<Item = Pit> + use<> {
        let refused = self.refused;
        let look = refused.and_then(|refused| refused.refusal.pit());
        let asked = refused.and_then(|refused| refused.pit);
        let advised = self.advised.map(|(pit, _)| pit);
        [look, asked, self.named, advised].into_iter().flatten()
    }
}

/// A turn that was played, complete or waiting for a kichwa.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// Whose turn.
    pub side: Side,
    /// The position before it.
    pub before: Position,
    /// What happened, all its actions together.
    pub events: Vec<Event>,
    /// Its notation, for instance `A4R:L`.
    pub notation: String,
    /// Laps, seeds, captures.
    pub tally: Tally,
}

/// A match on the table.
#[derive(Clone, Debug)]
pub struct Playing {
    /// Its name among the saved matches.
    pub id: String,
    /// Game and seats.
    pub setup: MatchSetup,
    /// The match itself.
    pub record: Record,
    /// The position now.
    pub position: Position,
    /// What the side to move may play; empty when the match is over.
    pub legal: Actions,
    /// The turns so far.
    pub turns: Vec<PlayedTurn>,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// Whether there is a decision of a person to take back.
    pub can_undo: bool,
    /// Whether an undo can be undone.
    pub can_redo: bool,
    /// What was undone, the next to redo first.
    pub(super) redo: Vec<Action>,
    /// The side whose resignation was undone, to be redone after all actions.
    pub(super) redo_resignation: Option<Side>,
    /// Whether a change of seats was undone, to be redone after the first turn.
    pub(super) redo_swap: bool,
    /// Whether whoever may change seats has said that they stay.
    pub(super) stays: bool,
    /// Whether it was over already when it came on the table: then nobody has ended it here.
    pub(super) came_over: bool,
}

/// What a played action did.
#[derive(Clone, Debug)]
pub(super) struct Done {
    pub before: Position,
    pub events: Vec<Event>,
}

impl Playing {
    /// A match from a record, new or saved.
    #[must_use]
    pub fn new(id: String, setup: MatchSetup, record: Record) -> Self {
        let mut playing = Playing {
            id,
            setup,
            position: *record.position(),
            came_over: record.ending().is_some(),
            record,
            legal: Actions::new(),
            turns: Vec::new(),
            ending: None,
            can_undo: false,
            can_redo: false,
            redo: Vec::new(),
            redo_resignation: None,
            redo_swap: false,
            stays: false,
        };
        playing.tell_turns_from(0);
        playing.refresh();
        playing
    }

    /// The game with its house rules.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.setup.game
    }

    /// Who is to move, if the match is not over.
    #[must_use]
    pub fn to_move(&self) -> Option<(Side, Seat)> {
        let side = self.position.side();
        self.ending.is_none().then(|| (side, self.seat(side)))
    }

    /// The side whose row lies nearest. Where the board turns it is that of the friend to move.
    #[must_use]
    pub fn near_side(&self, board_turns: bool) -> Side {
        match self.setup.seats {
            [Seat::Human, Seat::Human] if board_turns => self.position.side(),
            _ => self.setup.near_side(),
        }
    }

    /// Who sits on a side.
    #[must_use]
    pub const fn seat(&self, side: Side) -> Seat {
        self.setup.seats[side.index()]
    }

    /// Whether a person at this screen is to move.
    #[must_use]
    pub fn human_to_move(&self) -> bool {
        matches!(self.to_move(), Some((_, Seat::Human)))
    }

    /// The side that may ask what it could lose next turn: the person's who is to move, or that of the
    /// opponent who is to move and is no person. Nobody while a kichwa is to be named, or once the match
    /// is over.
    #[must_use]
    pub fn threatened(&self) -> Option<Side> {
        let (side, seat) = self.to_move().filter(|_| self.position.pending().is_none())?;
        Some(if seat == Seat::Human { side } else { side.other() })
    }

    /// Whether it may be looked back on: where it is not over, only if it is played against nobody who would
    /// learn less.
    #[must_use]
    pub fn may_look_back(&self) -> bool {
        let alone = self.setup.seats == [Seat::Human; 2] && !self.turns.is_empty();
        self.ending.is_some() || alone
    }

    /// What an action would do, without doing it: its events, and the position after it.
    #[must_use]
    pub fn preview(&self, action: Action) -> Option<(Vec<Event>, Position)> {
        let mut events = Vec::new();
        let next = self.game().play(&self.position, action, &mut events).ok()?;
        Some((events, next))
    }

    /// Plays an action. What was undone can be redone only as long as the same is played again.
    pub(super) fn play(&mut self, action: Action) -> Result<Done, Refusal> {
        let before = self.position;
        let mut events = Vec::new();
        let stayed = self.record.may_swap();
        self.record.play(action, &mut events)?;
        if self.redo.first() == Some(&action) && !(stayed && self.redo_swap) {
            self.redo.remove(0);
        } else {
            self.forget_what_was_undone();
        }
        self.tell_turns_from(self.turns.len().saturating_sub(1));
        self.refresh();
        Ok(Done { before, events })
    }

    /// The person gives up who is to move, or, while the computer is to move, the person who plays it.
    pub(super) fn resign(&mut self) -> Result<Side, Refusal> {
        let to_move = self.position.side();
        let side = match self.seat(to_move) {
            Seat::Human => to_move,
            Seat::Computer(_) => to_move.other(),
        };
        self.record.resign(side)?;
        self.refresh();
        Ok(side)
    }

    /// What the last turn has left to be seen.
    #[must_use]
    pub fn last_light(&self) -> Spotlight {
        self.turns.last().map_or_else(Spotlight::default, |turn| Spotlight::after(&turn.events))
    }

    /// What the table is told when it has to show this position at once.
    pub(super) fn jumped(&self) -> Moved {
        let events = self.turns.last().map_or(&[][..], |turn| &turn.events);
        let captured_by = events.iter().rev().find_map(|event| match *event {
            Event::Captured { by, .. } => Some(by),
            _ => None,
        });
        let hand_over = captured_by.unwrap_or(Pit(0));
        Moved::Jumped { to: self.position, hand_over, light: self.last_light() }
    }

    /// Tells the turns anew from this one on, from the record.
    pub(super) fn tell_turns_from(&mut self, first: usize) {
        self.turns.truncate(first);
        let game = self.record.game();
        for turn in self.record.turns().skip(first) {
            let before = self.record.positions()[turn.actions.start];
            let mut events = Vec::new();
            for index in turn.actions.clone() {
                let position = &self.record.positions()[index];
                // Every action of a record is legal.
                let _ = game.play(position, self.record.actions()[index], &mut events);
            }
            let mut tally = Tally::default();
            for event in &events {
                crate::rules::Sink::event(&mut tally, *event);
            }
            let notation = self.record.turn_text(&turn);
            self.turns.push(PlayedTurn { side: turn.side, before, events, notation, tally });
        }
    }

    pub(super) fn refresh(&mut self) {
        self.position = *self.record.position();
        self.ending = self.record.ending();
        self.legal = self.record.legal();
        self.can_undo = self.may_undo();
        self.can_redo = self.may_redo();
    }
}

/// The match on the table, if there is one. Only the session may change it.
#[derive(Resource, Default, Debug)]
pub struct Match(Option<Playing>);

impl Match {
    /// The match, if there is one.
    #[must_use]
    pub fn playing(&self) -> Option<&Playing> {
        self.0.as_ref()
    }

    pub(super) fn playing_mut(&mut self) -> Option<&mut Playing> {
        self.0.as_mut()
    }

    pub(super) fn take(&mut self) -> Option<Playing> {
        self.0.take()
    }

    pub(super) fn put(&mut self, playing: Option<Playing>) {
        self.0 = playing;
    }
}
