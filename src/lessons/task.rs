//! What is to be done on a board, and whether a sowing does it.

use crate::exercises::as_sowing;
use crate::notation::parse_position;
use crate::rules::{
    Action, Direction, Event, Game, Kichwa, KichwaRule, LapEnd, Outcome, Pit, Position, Refusal,
    Rules, Side,
};

/// Something to do with the seeds as they lie. South is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The game with its house rule.
    pub game: Game,
    /// How the seeds lie.
    pub position: Position,
    /// What is to come of a sowing.
    pub goal: Goal,
}

/// What is to come of a sowing that the rules allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Anything: it is enough that the rules allow it.
    Sown,
    /// The first lap is the last.
    OneLap,
    /// The first lap ends among seeds, which are sown on.
    Relays,
    /// Seeds are captured.
    Captures,
    /// Captured seeds enter by this kichwa.
    Enters(Kichwa),
    /// Captured seeds go on the other way round.
    TurnsRound,
    /// So many pits or more are captured in a row.
    Chain(u32),
    /// The opponent's front row is emptied, or the game ends and is won.
    Wins,
}

/// Why a tap or a sowing is not what was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The rules forbid it.
    Refused {
        /// Why.
        refusal: Refusal,
        /// The pit.
        pit: Pit,
        /// The way; `None` where the pit cannot be sown at all.
        way: Option<Direction>,
    },
    /// The last seed falls in an empty pit, and the turn ends.
    Ends {
        /// That pit.
        pit: Pit,
    },
    /// The last seed falls among others, and the turn goes on.
    Relays {
        /// That pit.
        pit: Pit,
    },
    /// Nothing is captured.
    TakesNothing,
    /// Captured seeds enter by the other kichwa.
    OtherKichwa {
        /// That one.
        kichwa: Pit,
    },
    /// Captured seeds go on the way they came.
    SameWay,
    /// Too few pits are captured.
    ShortChain,
    /// The game goes on.
    NoWin,
}

impl Task {
    /// In Bao la Kujifunza as it is played on Zanzibar, from a line of Donkers' notation.
    pub(super) fn bao(line: &str, goal: Goal) -> Self {
        Task::new(Game::Kujifunza(KichwaRule::Sustain), line, goal)
    }

    /// In Djenon-aboure.
    pub(super) fn djenon(line: &str, goal: Goal) -> Self {
        Task::new(Game::Djenon, line, goal)
    }

    /// A line that cannot be read gives the start position: tests hold that every line can be.
    fn new(game: Game, line: &str, goal: Goal) -> Self {
        let position = parse_position(game.board(), line).unwrap_or_else(|_| game.start());
        Task { game, position, goal }
    }

    /// What does what is asked.
    #[must_use]
    pub fn accepted(&self) -> Vec<(Pit, Direction)> {
        let legal = self.game.legal(&self.position).into_iter().filter_map(as_sowing);
        legal.filter(|&(pit, way)| self.check(pit, way).is_ok()).collect()
    }

    /// Whether a sowing does what is asked.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, pit: Pit, direction: Direction) -> Result<(), Wrong> {
        let action = Action::Sow { pit, direction };
        let mut events = Vec::new();
        let after = self
            .game
            .play(&self.position, action, &mut events)
            .map_err(|refusal| Wrong::Refused { refusal, pit, way: Some(direction) })?;
        self.meets(&events, direction, &after)
    }

    /// Why a pit cannot be sown at all, if it cannot.
    #[must_use]
    pub fn refusal_of(&self, pit: Pit) -> Option<Wrong> {
        let refused = |direction: Direction| {
            self.game.check(&self.position, Action::Sow { pit, direction }).err()
        };
        let ways = [Direction::Forward, Direction::Backward];
        let known = if self.game == Game::Djenon { &ways[..1] } else { &ways[..] };
        let refusals: Vec<Refusal> = known.iter().copied().map_while(refused).collect();
        let all = refusals.len() == known.len();
        let refusal = refusals.first().copied().filter(|_| all)?;
        Some(Wrong::Refused { refusal, pit, way: None })
    }

    fn meets(&self, events: &[Event], way: Direction, after: &Position) -> Result<(), Wrong> {
        let first_end = events.iter().find_map(|event| match *event {
            Event::LapEnded { pit, how } => Some((pit, how)),
            _ => None,
        });
        let entry = events.iter().find_map(|event| match *event {
            Event::Entered { kichwa, direction, .. } => Some((kichwa, direction)),
            _ => None,
        });
        let captures =
            events.iter().filter(|event| matches!(event, Event::Captured { .. })).count();
        let wrong = match (self.goal, first_end) {
            (Goal::Sown, _) => return Ok(()),
            (Goal::OneLap, Some((pit, LapEnd::Relay | LapEnd::Capture))) => Wrong::Relays { pit },
            (Goal::OneLap, _) => return Ok(()),
            (Goal::Relays, Some((pit, LapEnd::Empty))) => Wrong::Ends { pit },
            (Goal::Relays, _) => return Ok(()),
            (Goal::Chain(least), _) if captures > 0 && captures < least as usize => {
                Wrong::ShortChain
            }
            (Goal::Wins, _) => {
                let won = Some(Side::South);
                let winner = match self.game.outcome(after) {
                    Some(Outcome::Won { side, .. }) => Some(side),
                    _ => None,
                };
                return if winner == won { Ok(()) } else { Err(Wrong::NoWin) };
            }
            _ if captures == 0 => Wrong::TakesNothing,
            (Goal::Captures | Goal::Chain(_), _) => return Ok(()),
            (Goal::Enters(wanted), _) => {
                let wanted = self.game.board().kichwa(Side::South, wanted);
                match entry {
                    Some((kichwa, _)) if kichwa != wanted => Wrong::OtherKichwa { kichwa },
                    Some(_) => return Ok(()),
                    None => Wrong::TakesNothing,
                }
            }
            (Goal::TurnsRound, _) => match entry {
                Some((_, direction)) if direction != way => return Ok(()),
                _ => Wrong::SameWay,
            },
        };
        Err(wrong)
    }
}
