//! What happened, told: turns, events, outcomes.

use super::catalogue::{pit_name, way};
use super::lookup::{Arg, Words};
use super::names::{Names, Who};
use crate::rules::{
    Board, Direction, DrawnBy, Event, Game, Lift, Outcome, Pit, Rules, Side, Taken, TurnEnd,
    TurnKind, WonBy,
};

/// A player and the opponent, as arguments of a message.
pub(super) struct Actors<'a> {
    person: &'static str,
    name: String,
    other_person: &'static str,
    other_name: String,
    more: Vec<(&'static str, Arg<'a>)>,
}

impl<'a> Actors<'a> {
    pub(super) fn and<const N: usize>(mut self, more: [(&'static str, Arg<'a>); N]) -> Self {
        self.more.extend(more);
        self
    }
}

/// What the events of a turn, or of a part of it, come to.
#[derive(Default)]
pub(super) struct Summary {
    pub(super) side: Option<Side>,
    pub(super) kind: Option<TurnKind>,
    /// The pit lifted first, and the pit of the first seed.
    pub(super) start: Option<(Pit, Option<Pit>)>,
    /// The kichwa and seeds of an entry with which the events begin.
    pub(super) entry: Option<(Pit, u8)>,
    pub(super) laps: u32,
    captures: Vec<(Pit, u8)>,
    asked: bool,
    end: Option<TurnEnd>,
}

impl Summary {
    pub(super) fn of(board: Board, events: &[Event]) -> Self {
        let mut summary = Summary::default();
        for event in events {
            summary.add(board, *event);
        }
        summary
    }

    fn add(&mut self, board: Board, event: Event) {
        match event {
            Event::TurnBegan { side, kind } => {
                self.side = Some(side);
                self.kind = Some(kind);
            }
            Event::Lifted { pit, why: Lift::Start, .. } => self.start = Some((pit, None)),
            Event::Dropped { pit, .. } => {
                if let Some((_, first @ None)) = &mut self.start {
                    *first = Some(pit);
                }
            }
            Event::LapEnded { .. } => self.laps += 1,
            Event::Captured { pit, seeds, .. } => self.captures.push((pit, seeds)),
            Event::KichwaAsked { .. } => self.asked = true,
            Event::Entered { kichwa, seeds, .. } => {
                self.asked = false;
                if self.start.is_none() && self.entry.is_none() {
                    self.entry = Some((kichwa, seeds));
                    self.side = Some(board.owner(kichwa));
                }
            }
            Event::TurnEnded { why, .. } => self.end = Some(why),
            Event::Lifted { .. } | Event::GameEnded { .. } => {}
        }
    }

    /// All that was captured.
    pub(super) fn seeds(&self) -> u32 {
        self.captures.iter().map(|(_, seeds)| u32::from(*seeds)).sum()
    }

    /// Which way the sowing set out.
    pub(super) fn direction(&self, board: Board) -> Option<Direction> {
        let (pit, first) = self.start?;
        let forward = first.is_none_or(|first| first == board.next(pit, Direction::Forward));
        Some(if forward { Direction::Forward } else { Direction::Backward })
    }

    /// The variant for how a turn of Bao ended, if it has.
    fn ending(&self) -> &'static str {
        match self.end {
            Some(TurnEnd::FrontRowEmptied) => "front-row",
            Some(_) => "empty",
            None if self.asked => "kichwa",
            None => "going",
        }
    }
}

impl Words {
    /// A whole turn in a sentence: who sowed what, how many laps, what was captured and why it ended.
    ///
    /// `events` are those of all actions of the turn, or of some of them from a decision on: the
    /// turn so far, or the part after the choice of a kichwa. How a game ended with the turn is not
    /// told here but by [`Words::outcome`]. Empty if the events tell of no sowing and no pass.
    #[must_use]
    pub fn turn(&self, game: Game, names: &Names, events: &[Event]) -> String {
        let board = game.board();
        let told = Summary::of(board, events);
        let Some(side) = told.side else { return String::new() };
        let seeds = told.seeds();
        let captures = self.list(told.captures.iter().map(|(_, seeds)| seeds.to_string()));
        let counts =
            [("laps", told.laps.into()), ("seeds", seeds.into()), ("end", told.ending().into())];
        let captured =
            [("captures", captures.as_str().into()), ("count", told.captures.len().into())];
        let actors = self.actors(names, side).and(counts);
        match (told.kind, told.start, told.entry) {
            (Some(TurnKind::Pass), ..) => self.tell("turn-pass", actors),
            (kind, Some((pit, _)), _) => {
                let name = pit_name(board, pit);
                let direction = told.direction(board).unwrap_or(Direction::Forward);
                let actors = actors.and([("pit", name.as_str().into())]);
                match kind {
                    Some(TurnKind::Sowing) if told.captures.is_empty() => {
                        self.tell("turn-sowing", actors)
                    }
                    Some(TurnKind::Sowing) => {
                        let pits = self.list(told.captures.iter().map(|c| pit_name(board, c.0)));
                        let actors = actors.and([("pits", pits.as_str().into())]);
                        self.tell("turn-sowing-capture", actors)
                    }
                    _ => {
                        let actors = actors.and([("way", way(board, pit, direction).into())]);
                        if told.captures.is_empty() {
                            self.tell("turn-takata", actors)
                        } else {
                            self.tell("turn-mtaji", actors.and(captured))
                        }
                    }
                }
            }
            (_, None, Some((kichwa, hand))) => {
                let actors = actors
                    .and([("kichwa", kichwa_side(board, kichwa).into()), ("hand", hand.into())]);
                if told.captures.is_empty() {
                    self.tell("turn-entry", actors)
                } else {
                    self.tell("turn-entry-mtaji", actors.and(captured))
                }
            }
            (_, None, None) => String::new(),
        }
    }

    /// The turn whose seeds are still moving, as far as its events go: what was lifted, the lap that is
    /// being sown, what was captured so far. Empty before the first seed has fallen.
    #[must_use]
    pub fn turn_so_far(&self, game: Game, names: &Names, events: &[Event]) -> String {
        let board = game.board();
        let told = Summary::of(board, events);
        if told.end.is_some() || told.kind == Some(TurnKind::Pass) {
            return self.turn(game, names, events);
        }
        let (Some(side), Some((pit, Some(first)))) = (told.side, told.start) else {
            return String::new();
        };
        let forward = board == Board::TwoRows || first == board.next(pit, Direction::Forward);
        let direction = if forward { Direction::Forward } else { Direction::Backward };
        let begun = events
            .iter()
            .filter(|event| matches!(event, Event::Lifted { .. } | Event::Entered { .. }))
            .count();
        let seeds = told.seeds();
        let captures = self.list(told.captures.iter().map(|(_, seeds)| seeds.to_string()));
        let name = pit_name(board, pit);
        let actors = self.actors(names, side).and([
            ("pit", name.as_str().into()),
            ("way", way(board, pit, direction).into()),
            ("lap", begun.into()),
            ("seeds", seeds.into()),
            ("captures", captures.as_str().into()),
            ("count", told.captures.len().into()),
        ]);
        self.tell(
            match (board, told.captures.is_empty()) {
                (Board::TwoRows, _) => "turn-going-one-way",
                (Board::FourRows, true) => "turn-going",
                (Board::FourRows, false) => "turn-going-mtaji",
            },
            actors,
        )
    }

    /// A line to show while the seeds move; `None` for events that the eye follows by itself.
    /// `mover` is the side whose turn it is.
    #[must_use]
    pub fn event(&self, game: Game, names: &Names, mover: Side, event: &Event) -> Option<String> {
        let board = game.board();
        let at = |key: &str, pit: Pit, seeds: u8| {
            let name = pit_name(board, pit);
            Some(self.with(key, &[("pit", name.as_str().into()), ("seeds", seeds.into())]))
        };
        match *event {
            Event::TurnBegan { kind: TurnKind::Mtaji, .. } => Some(self.get("event-mtaji")),
            Event::TurnBegan { kind: TurnKind::Takata, .. } => Some(self.get("event-takata")),
            Event::TurnBegan { .. } | Event::Dropped { .. } | Event::LapEnded { .. } => None,
            Event::Lifted { pit, seeds, why: Lift::Start } => at("event-lifted", pit, seeds),
            Event::Lifted { pit, seeds, why: Lift::Relay } => at("event-relay", pit, seeds),
            Event::Captured { pit, seeds, taken, .. } => match taken {
                Taken::IntoHand => at("event-captured", pit, seeds),
                Taken::ForGood => at("event-won", pit, seeds),
            },
            Event::KichwaAsked { seeds, .. } => {
                Some(self.with("event-kichwa-asked", &[("seeds", seeds.into())]))
            }
            Event::Entered { kichwa, seeds, .. } => {
                let side = kichwa_side(board, kichwa);
                let args = [("kichwa", side.into()), ("seeds", seeds.into())];
                Some(self.with("event-entered", &args))
            }
            Event::TurnEnded { why, .. } => Some(match why {
                TurnEnd::EmptyPit => self.get("event-empty-pit"),
                TurnEnd::FrontRowEmptied => {
                    self.tell("event-front-row-emptied", self.actors(names, mover))
                }
                TurnEnd::Capture => self.get("event-capture-ends"),
                TurnEnd::Pass => self.tell("turn-pass", self.actors(names, mover)),
            }),
            Event::GameEnded { outcome } => Some(self.outcome(names, outcome)),
        }
    }

    /// Who won, and why.
    #[must_use]
    pub fn outcome(&self, names: &Names, outcome: Outcome) -> String {
        match outcome {
            Outcome::Won { side, by } => {
                let actors = self.actors(names, side);
                match by {
                    WonBy::FrontRowEmptied => self.tell("outcome-front-row-emptied", actors),
                    WonBy::NoLegalStart => self.tell("outcome-no-legal-start", actors),
                    WonBy::MoreSeeds(seeds) => {
                        let [more, fewer] = [side, side.other()].map(|side| seeds[side.index()]);
                        let counts = [("more", more.into()), ("fewer", fewer.into())];
                        self.tell("outcome-more-seeds", actors.and(counts))
                    }
                }
            }
            Outcome::Drawn { by } => match by {
                DrawnBy::EqualSeeds([seeds, _]) => {
                    self.with("outcome-equal-seeds", &[("seeds", seeds.into())])
                }
                DrawnBy::Repetition => self.get("outcome-repetition"),
                DrawnBy::TooManyTurns => self.get("outcome-too-many-turns"),
            },
        }
    }

    /// Who resigned, and so who won.
    #[must_use]
    pub fn resignation(&self, names: &Names, resigned: Side) -> String {
        self.tell("outcome-resigned", self.actors(names, resigned))
    }

    /// Whose turn it is: "Your turn", "The computer is thinking", "South to move".
    #[must_use]
    pub fn to_move(&self, names: &Names, side: Side) -> String {
        self.tell("match-to-move", self.actors(names, side))
    }

    /// Whose seeds are moving: "You are sowing", "South is sowing".
    #[must_use]
    pub fn sowing(&self, names: &Names, side: Side) -> String {
        self.tell("match-sowing", self.actors(names, side))
    }

    /// The result in two words, for a heading: "You won", "South won", "A draw".
    #[must_use]
    pub fn winner(&self, names: &Names, winner: Option<Side>) -> String {
        match winner {
            Some(side) => self.tell("result-winner", self.actors(names, side)),
            None => self.get("result-draw"),
        }
    }

    /// A list as the language writes it: "3, 2 and 2".
    #[must_use]
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let items: Vec<String> = items.into_iter().collect();
        match items.as_slice() {
            [] => String::new(),
            [only] => only.clone(),
            [first, second] => self.with(
                "list-pair",
                &[("first", first.as_str().into()), ("second", second.as_str().into())],
            ),
            [first, middle @ .., last] => {
                let list = middle.iter().fold(first.clone(), |list, next| {
                    let args = [("list", list.as_str().into()), ("next", next.as_str().into())];
                    self.with("list-more", &args)
                });
                let args = [("list", list.as_str().into()), ("last", last.as_str().into())];
                self.with("list-last", &args)
            }
        }
    }

    pub(super) fn actors<'a>(&self, names: &Names, side: Side) -> Actors<'a> {
        let (who, other) = (names.of(side), names.of(side.other()));
        Actors {
            person: who.person(),
            name: self.name(who, side),
            other_person: other.person(),
            other_name: self.name(other, side.other()),
            more: Vec::new(),
        }
    }

    /// The name that goes into a message whose form the person does not decide alone.
    fn name(&self, who: &Who, side: Side) -> String {
        match who {
            Who::Named(name) => name.clone(),
            Who::Seat | Who::You | Who::Computer => self.side(side),
        }
    }

    pub(super) fn tell(&self, key: &str, actors: Actors<'_>) -> String {
        let Actors { person, name, other_person, other_name, more } = &actors;
        let mut args = vec![
            ("person", Arg::Text(person)),
            ("name", Arg::Text(name)),
            ("other-person", Arg::Text(other_person)),
            ("other-name", Arg::Text(other_name)),
        ];
        args.extend(more.iter().copied());
        self.with(key, &args)
    }
}

pub(super) fn kichwa_side(board: Board, kichwa: Pit) -> &'static str {
    if board.ring_index(kichwa) == 0 { "left" } else { "right" }
}
