//! What everything beside a match needs to know, gathered once.

use super::{View, names};
use crate::app::session::{PlayedTurn, Playing};
use crate::app::space::PreviewOf;
use crate::rules::{Action, Board, Event, Pit, Position, Rules, Side};
use crate::words::{Names, Words};

/// A match as the screens show it.
pub struct AtTable<'a> {
    /// All that is shown.
    pub view: &'a View<'a>,
    /// The match.
    pub playing: &'a Playing,
    /// The language.
    pub words: &'a Words,
    /// What the players are called.
    pub names: Names,
    /// The side whose rows are nearest.
    pub near: Side,
}

impl<'a> AtTable<'a> {
    /// The match of a view, if there is one.
    pub fn of(view: &'a View<'a>, words: &'a Words) -> Option<Self> {
        let playing = view.playing?;
        let near = view.board.near.unwrap_or(playing.setup.near_side());
        Some(AtTable { view, playing, words, names: names(&playing.setup.seats), near })
    }

    /// The board.
    pub fn board(&self) -> Board {
        self.playing.game().board()
    }

    /// The name of a pit.
    pub fn pit(&self, pit: Pit) -> String {
        self.words.pit(self.playing.game(), pit)
    }

    /// Whether a person may decide now.
    pub fn is_free(&self) -> bool {
        let still = !self.view.stage.is_moving() && self.view.board.turning.is_none();
        self.playing.human_to_move() && still
    }

    /// The side whose rows are nearest at this moment, while the board may still be turning.
    pub fn nearest_now(&self) -> Side {
        match self.view.board.turning {
            Some(share) if share < 0.5 => self.near.other(),
            _ => self.near,
        }
    }

    /// Whether a kichwa is asked for.
    pub fn asks(&self) -> bool {
        self.playing.position.pending().is_some()
    }

    /// Whether a pit can be sown now by the person to move.
    pub fn can_start(&self, pit: Pit) -> bool {
        let sows =
            |action: &Action| matches!(action, Action::Sow { pit: from, .. } if *from == pit);
        self.is_free() && !self.playing.asks_to_swap() && self.playing.legal.iter().any(sows)
    }

    /// What the players of a turn, counted from 0, are called: they may have changed seats since.
    pub fn names_in(&self, turn: usize) -> Names {
        names(&self.playing.seats_in(turn))
    }

    /// The position that the numbers tell of: what is shown, or what is, if nothing is shown yet.
    pub fn shown(&self) -> Position {
        let board = self.board();
        let shown = self.view.stage.shown.filter(|shown| shown.board() == board);
        shown.unwrap_or(self.playing.position)
    }

    /// The side whose turn is shown.
    pub fn to_move(&self) -> Option<Side> {
        let shown = self.view.stage.turn.map(|(side, _)| side);
        shown.or_else(|| self.playing.to_move().map(|(side, _)| side))
    }

    /// The ways that are looked at: all that there are, until one is aimed at.
    pub fn looked_at(&self) -> impl Iterator<Item = &PreviewOf> {
        let aim = self.view.pointing.aim;
        self.view.previews.ways.iter().filter(move |way| aim.is_none_or(|aim| aim == way.direction))
    }

    /// The turns that have been shown or are being shown, and how much of the last one has been, if it
    /// is not yet all of it.
    pub fn turns(&self) -> (&'a [PlayedTurn], Option<&'a [Event]>) {
        let all = &self.playing.turns[..];
        let telling = self.view.stage.telling.filter(|telling| telling.turn < all.len());
        let Some(telling) = telling else { return (all, None) };
        let events = &all[telling.turn].events;
        // Pit and way are known as soon as they are played.
        let first = events.iter().position(|event| matches!(event, Event::Dropped { .. }));
        let seen = telling.events.max(first.map_or(0, |first| first + 1)).min(events.len());
        (&all[..=telling.turn], Some(&events[..seen]))
    }
}
