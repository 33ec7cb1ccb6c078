//! What the rules say of a case, field by field.

use super::Object;
use super::cycle::{NeverEnds, never_ends};
use super::frame;
use super::played::Played;
use crate::engine::complete_turns;
use crate::notation::Move;
use crate::rules::{Action, Direction, Game, Position, Rules, TurnKind, WonBy};
use serde_json::{Value, json};

/// What a case is about.
pub struct Facts {
    pub game: Game,
    pub position: Position,
    /// The move of the case, if it has one, and what came of it.
    pub turn: Option<(Move, Did)>,
}

/// What came of a move.
pub enum Did {
    Ended(Played),
    NeverEnds(NeverEnds),
}

impl Facts {
    /// The position after the move, or the one of a case without a move.
    fn after(&self) -> &Position {
        match &self.turn {
            Some((_, Did::Ended(played))) => &played.after,
            _ => &self.position,
        }
    }

    /// What the rules say; `None` if the field is unknown, or says nothing of such a case.
    pub fn of(&self, field: &str) -> Option<Value> {
        let bao = matches!(self.game, Game::Kujifunza(_));
        match field {
            "legal" => Some(self.legal()),
            "total" => Some(self.position.total().into()),
            "over" => Some(self.game.outcome(self.after()).is_some().into()),
            "winner" => Some(frame::winner(self.game, self.after())),
            "kind" if bao => Some(self.kind()),
            "candidates" if bao => Some(self.candidates()),
            // Of the position: all its starts, each with all sequences of picks.
            "number_of_complete_moves" if bao => {
                Some(complete_turns(self.game, &self.position).len().into())
            }
            "final" if !bao => self.score(),
            "by" => self.by(),
            _ => self.of_turn(field),
        }
    }

    fn of_turn(&self, field: &str) -> Option<Value> {
        let (turn, did) = self.turn.as_ref()?;
        let bao = matches!(self.game, Game::Kujifunza(_));
        if let (true, Action::Sow { pit, direction }) = (bao, turn.start) {
            match field {
                "pit" => return Some(frame::pit(self.game.board(), pit)),
                "ring" => return Some(self.game.board().ring_index(pit).into()),
                "dir" => return Some(frame::direction(direction)),
                _ => {}
            }
        }
        match (field, did) {
            ("endless", did) => Some(matches!(did, Did::NeverEnds(_)).into()),
            (_, Did::NeverEnds(endless)) => of_endless(field, endless),
            (_, Did::Ended(played)) => self.of_played(field, turn, played),
        }
    }

    fn of_played(&self, field: &str, turn: &Move, played: &Played) -> Option<Value> {
        let bao = matches!(self.game, Game::Kujifunza(_));
        let direction = match turn.start {
            Action::Sow { direction, .. } => direction,
            Action::Enter { .. } | Action::Pass => Direction::Forward,
        };
        match field {
            "laps" => Some(played.tally.laps.into()),
            "seeds_sown" => Some(played.tally.seeds.into()),
            "captures" if bao => Some(played.captures(self.game)),
            "captured" if !bao => Some(played.captures(self.game)),
            "ended" => Some(played.ended(self.game)),
            "trace" => Some(played.trace(self.game, direction)),
            "result" => Some(Value::Object(self.result())),
            _ => None,
        }
    }

    /// The position after the move, with all that may be said of it.
    pub fn result(&self) -> Object {
        frame::print_result(self.game, self.after())
    }

    fn legal(&self) -> Value {
        let starts = self.game.legal(&self.position);
        starts.into_iter().map(|start| self.start(start)).collect()
    }

    fn start(&self, start: Action) -> Value {
        frame::print(self.game, &self.position, &Move { start, picks: Vec::new() })
    }

    fn kind(&self) -> Value {
        match self.game.turn_kind(&self.position) {
            TurnKind::Mtaji => "mtaji".into(),
            TurnKind::Takata => "takata".into(),
            TurnKind::Sowing | TurnKind::Pass => Value::Null,
        }
    }

    /// The starts that the duty to capture and the front row leave, those that never end with
    /// their periods.
    fn candidates(&self) -> Value {
        let candidates = self.game.candidates(&self.position);
        let candidates = candidates.into_iter().map(|candidate| {
            let mut about = json!({"move": self.start(candidate)});
            if let Some(endless) = never_ends(self.game, &self.position, candidate) {
                about["period_laps"] = endless.cycle.map(|cycle| cycle.period).into();
            }
            about
        });
        candidates.collect()
    }

    /// What each side has in the end, `[South, North]`.
    fn score(&self) -> Option<Value> {
        self.game.outcome(self.after())?.score().map(|score| json!(score))
    }

    /// How the game was won.
    fn by(&self) -> Option<Value> {
        use crate::rules::Outcome::Won;
        match self.game.outcome(self.after())? {
            Won { by: WonBy::FrontRowEmptied, .. } => {
                Some("front row emptied by the last move".into())
            }
            Won { by: WonBy::NoLegalStart, .. } => Some("side to move has no legal move".into()),
            _ => None,
        }
    }
}

fn of_endless(field: &str, NeverEnds { cycle }: &NeverEnds) -> Option<Value> {
    let cycle = cycle.as_ref()?;
    match field {
        "first_repeated_lap" => Some(cycle.first_lap.into()),
        "period_laps" => Some(cycle.period.into()),
        "laps_at_detection" => Some((cycle.first_lap + cycle.period).into()),
        "seeds_at_detection" => Some(cycle.seeds.into()),
        _ => None,
    }
}
