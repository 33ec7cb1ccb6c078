//! A turn in at most a dozen words, for whoever listens: a screen reader, or a voice. The story has the rest.

use super::catalogue::{pit_name, way};
use super::lookup::Words;
use super::names::Names;
use super::story::{Summary, kichwa_side};
use crate::rules::{Board, Event, Game, Rules, Side, TurnKind};

/// What follows a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// This side is to move.
    Moves(Side),
    /// This side is to choose a kichwa.
    ChoosesKichwa(Side),
    /// This side may change seats or keep them.
    MayChangeSeats(Side),
    /// This side has won, or nobody has.
    Over(Option<Side>),
}

impl Words {
    /// A turn, from all its events so far, and what follows it. Without a turn, what follows alone.
    #[must_use]
    pub fn announcement(&self, game: Game, names: &Names, events: &[Event], next: Next) -> String {
        let (turn, next) = (self.announced_turn(game, names, events), self.next(names, next));
        if turn.is_empty() { next } else { self.sentences(&[turn, next]) }
    }

    fn announced_turn(&self, game: Game, names: &Names, events: &[Event]) -> String {
        let board = game.board();
        let told = Summary::of(board, events);
        let Some(side) = told.side else { return String::new() };
        let counts = [("laps", told.laps.into()), ("seeds", told.seeds().into())];
        let actors = self.actors(names, side).and(counts);
        if told.kind == Some(TurnKind::Pass) {
            return self.tell("announce-pass", actors);
        }
        if let Some(((pit, _), direction)) = told.start.zip(told.direction(board)) {
            let name = pit_name(board, pit);
            let way = match board {
                Board::FourRows => way(board, pit, direction),
                Board::TwoRows => "none",
            };
            let actors = actors.and([("pit", name.as_str().into()), ("way", way.into())]);
            return self.tell("announce-turn", actors);
        }
        let Some((kichwa, _)) = told.entry else { return String::new() };
        let side = kichwa_side(board, kichwa);
        self.tell("announce-entry", actors.and([("kichwa", side.into())]))
    }

    fn next(&self, names: &Names, next: Next) -> String {
        let (key, side) = match next {
            Next::Moves(side) => ("announce-moves", side),
            Next::ChoosesKichwa(side) => ("announce-kichwa", side),
            Next::MayChangeSeats(side) => ("announce-seats", side),
            Next::Over(Some(side)) => ("announce-won", side),
            Next::Over(None) => return self.get("announce-drawn"),
        };
        self.tell(key, self.actors(names, side))
    }
}
