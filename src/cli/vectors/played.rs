//! What a turn did, as the vectors tell it.

use super::frame;
use crate::notation::Move;
use crate::rules::{Direction, Event, Game, Pit, Position, Refusal, Rules, Tally, TurnEnd};
use serde_json::{Value, json};

/// A turn that was played to its end.
pub struct Played {
    pub events: Vec<Event>,
    pub tally: Tally,
    pub after: Position,
}

impl Played {
    /// Plays a turn; the message if that is not possible.
    pub fn play(game: Game, position: &Position, turn: &Move) -> Result<Self, String> {
        let mut after = *position;
        let mut events = Vec::new();
        for action in turn.actions() {
            after = game.play(&after, action, &mut events).map_err(|why| illegal(game, why))?;
        }
        if after.pending().is_some() {
            return Err("the move waits for another kichwa".to_owned());
        }
        let mut tally = Tally::default();
        for &event in &events {
            crate::rules::Sink::event(&mut tally, event);
        }
        Ok(Played { events, tally, after })
    }

    /// Why the turn ended.
    pub fn ended(&self, game: Game) -> Value {
        let end = self.events.iter().find_map(|event| match event {
            Event::TurnEnded { why, .. } => Some(*why),
            _ => None,
        });
        match (end, game) {
            (None, _) => Value::Null,
            (Some(TurnEnd::EmptyPit), Game::Djenon) => "empty".into(),
            (Some(TurnEnd::EmptyPit), Game::Kujifunza(_)) => "empty-pit".into(),
            (Some(TurnEnd::FrontRowEmptied), _) => "front-empty".into(),
            (Some(TurnEnd::Capture), _) => "capture".into(),
            (Some(TurnEnd::Pass), _) => "pass".into(),
        }
    }

    /// The captures: in Bao the pit that captures, the captured pit, and the seeds, in
    /// Djenon-aboure the last two.
    pub fn captures(&self, game: Game) -> Value {
        let board = game.board();
        let captures = self.events.iter().filter_map(|event| match *event {
            Event::Captured { pit, seeds, by, .. } => Some(match game {
                Game::Kujifunza(_) => {
                    json!([frame::pit(board, by), frame::pit(board, pit), seeds])
                }
                Game::Djenon => json!([frame::pit(board, pit), seeds]),
            }),
            _ => None,
        });
        captures.collect()
    }

    /// The laps: the first pit that is sown, the direction (in Bao), the seeds and the last pit.
    pub fn trace(&self, game: Game, start: Direction) -> Value {
        let board = game.board();
        let mut laps = Vec::new();
        let mut direction = start;
        let mut first: Option<Pit> = None;
        let mut seeds = 0;
        for event in &self.events {
            match *event {
                Event::Entered { direction: onward, .. } => direction = onward,
                Event::Dropped { pit, .. } => {
                    first = first.or(Some(pit));
                    seeds += 1;
                }
                Event::LapEnded { pit: last, .. } => {
                    let first = frame::pit(board, first.take().unwrap_or(last));
                    let mut lap =
                        json!({"first": first, "n": seeds, "last": frame::pit(board, last)});
                    if let Game::Kujifunza(_) = game {
                        lap["dir"] = frame::direction(direction);
                    }
                    laps.push(lap);
                    seeds = 0;
                }
                _ => {}
            }
        }
        laps.into()
    }
}

/// Why a move cannot be played.
pub fn illegal(game: Game, why: Refusal) -> String {
    format!("the move is illegal: {}", crate::notation::refusal_in_words(game.board(), why))
}
