//! The rules of the games, pure: an action on a position gives events and the next position.
//!
//! No clock, no chance, no files. [`Game`] is the catalogue; [`Rules`] is what each game answers.
//!
//! ```
//! use mbili::rules::{Action, Board, Direction, Event, Game, KichwaRule, Rules, Side};
//!
//! let game = Game::Kujifunza(KichwaRule::Sustain);
//! let position = game.start();
//! assert_eq!(game.legal(&position).len(), 16);
//!
//! let pit = Board::FourRows.pit(Side::South, 0);
//! let action = Action::Sow { pit, direction: Direction::Forward };
//! let mut events = Vec::new();
//! let next = game.play(&position, action, &mut events)?;
//! assert_eq!(next.side(), Side::North);
//! assert_eq!(events.iter().filter(|e| matches!(e, Event::LapEnded { .. })).count(), 10);
//! # Ok::<(), mbili::rules::Refusal>(())
//! ```

mod action;
mod djenon;
mod draft;
mod event;
mod kujifunza;
mod outcome;
mod position;
mod ring;
mod sow;
mod threats;

pub use action::{Action, Actions};
pub use draft::{BadStart, Draft, Edit, Unfit};
pub use event::{Event, LapEnd, Lift, Sink, Taken, Tally, TurnEnd, TurnKind};
pub use kujifunza::{KichwaRule, MOST_SEEDS_TO_CAPTURE};
pub use outcome::{DrawnBy, MOST_TURNS, Outcome, REPETITIONS, Refusal, Rule, WonBy};
pub use position::{BadPosition, Pending, Position, mirror_pit, swap_seat};
pub use ring::{Board, Direction, Kichwa, Pit, Side};
pub use sow::{Endless, FUEL};

/// A game with its house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Game {
    /// Bao la Kujifunza, with its rule for the kichwa.
    Kujifunza(KichwaRule),
    /// Djenon-aboure.
    Djenon,
}

/// What every game answers.
pub trait Rules {
    /// The board it is played on.
    fn board(&self) -> Board;

    /// The start position.
    fn start(&self) -> Position;

    /// What the side to move may play, but for sowings that never end: cheap, for search.
    fn candidates(&self, position: &Position) -> Actions;

    /// Plays one of the [`candidates`](Rules::candidates), up to the next decision or the end of the
    /// turn. No [`Event::GameEnded`] is told.
    ///
    /// # Errors
    /// [`Endless`] if the sowing never ends: then the candidate is not legal.
    ///
    /// # Panics
    /// May panic, or play nonsense, if the action is not a candidate.
    fn sow<S: Sink>(
        &self,
        position: &Position,
        action: Action,
        sink: &mut S,
    ) -> Result<Position, Endless>;

    /// What the side to move may play. Empty if and only if the game is over.
    fn legal(&self, position: &Position) -> Actions {
        let mut actions = self.candidates(position);
        actions.retain(|action| self.ends(position, *action));
        actions
    }

    /// Whether a candidate's sowing ends; where the player picks kichwa on the way, whether one
    /// sequence of picks ends it.
    fn ends(&self, position: &Position, candidate: Action) -> bool {
        match self.sow(position, candidate, &mut ()) {
            Err(Endless) => false,
            Ok(next) if next.pending().is_none() => true,
            Ok(next) => self.candidates(&next).iter().any(|&pick| self.ends(&next, pick)),
        }
    }

    /// Whether an action is legal.
    ///
    /// # Errors
    /// The reason why it is not.
    fn check(&self, position: &Position, action: Action) -> Result<(), Refusal>;

    /// Plays a legal action, up to the next decision or the end of the turn, and tells its events.
    ///
    /// # Errors
    /// The reason why it is illegal; then no event is told.
    fn play<S: Sink>(
        &self,
        position: &Position,
        action: Action,
        sink: &mut S,
    ) -> Result<Position, Refusal> {
        self.check(position, action)?;
        let next = self.sow(position, action, sink).expect("a legal sowing ends");
        if let Some(outcome) = self.outcome(&next) {
            sink.event(Event::GameEnded { outcome });
        }
        Ok(next)
    }

    /// How the game ended, if it has.
    fn outcome(&self, position: &Position) -> Option<Outcome>;

    /// What sort of turn the side to move has.
    fn turn_kind(&self, position: &Position) -> TurnKind;
}

impl Rules for Game {
    fn board(&self) -> Board {
        match self {
            Game::Kujifunza(_) => Board::FourRows,
            Game::Djenon => Board::TwoRows,
        }
    }

    fn start(&self) -> Position {
        match self {
            Game::Kujifunza(_) => kujifunza::start(),
            Game::Djenon => djenon::start(),
        }
    }

    fn candidates(&self, position: &Position) -> Actions {
        match self {
            Game::Kujifunza(_) => kujifunza::candidates(position),
            Game::Djenon => djenon::candidates(position),
        }
    }

    fn sow<S: Sink>(
        &self,
        position: &Position,
        action: Action,
        sink: &mut S,
    ) -> Result<Position, Endless> {
        match self {
            Game::Kujifunza(rule) => kujifunza::play(*rule, position, action, sink),
            Game::Djenon => djenon::play(position, action, sink),
        }
    }

    fn check(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        if position.board() != self.board() {
            return Err(Refusal::WrongBoard);
        }
        match self {
            Game::Kujifunza(_) => kujifunza::check(position, action)?,
            Game::Djenon => djenon::check(position, action)?,
        }
        if self.ends(position, action) {
            return Ok(());
        }
        let pit = match (action, position.pending()) {
            (Action::Sow { pit, .. }, _) => pit,
            (Action::Enter { kichwa }, _) => self.board().kichwa(position.side(), kichwa),
            (Action::Pass, _) => unreachable!("a pass always ends"),
        };
        Err(Refusal::Endless(pit))
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let ended = match self {
            Game::Kujifunza(_) if position.pending().is_some() => None,
            Game::Kujifunza(_) => kujifunza::front_row_lost(position),
            Game::Djenon => djenon::only_singles_left(position),
        };
        ended.or_else(|| {
            let stuck = !self.candidates(position).iter().any(|&a| self.ends(position, a));
            let side = position.side().other();
            stuck.then_some(Outcome::Won { side, by: WonBy::NoLegalStart })
        })
    }

    fn turn_kind(&self, position: &Position) -> TurnKind {
        match self {
            Game::Kujifunza(_) => kujifunza::turn_kind(position),
            Game::Djenon => djenon::turn_kind(position),
        }
    }
}

impl Game {
    /// Every game with every house rule.
    pub const ALL: [Game; 4] = [
        Game::Kujifunza(KichwaRule::Sustain),
        Game::Kujifunza(KichwaRule::Choose),
        Game::Kujifunza(KichwaRule::ChooseFirst),
        Game::Djenon,
    ];

    /// Its name in texts: records, certificates, the command line, a house's file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Game::Kujifunza(_) => "kujifunza",
            Game::Djenon => "djenon",
        }
    }

    /// Its house rule, in a game that has one.
    #[must_use]
    pub const fn kichwa(self) -> Option<KichwaRule> {
        match self {
            Game::Kujifunza(rule) => Some(rule),
            Game::Djenon => None,
        }
    }

    /// Its name, with that of its house rule after this, in a game that has one.
    ///
    /// ```
    /// use mbili::rules::{Game, KichwaRule};
    ///
    /// assert_eq!(Game::Kujifunza(KichwaRule::Choose).full_name(":"), "kujifunza:choose");
    /// assert_eq!(Game::Djenon.full_name(":"), "djenon");
    /// ```
    #[must_use]
    pub fn full_name(self, between: &str) -> String {
        let rule = self.kichwa().map_or(String::new(), |rule| format!("{between}{}", rule.name()));
        format!("{}{rule}", self.name())
    }

    /// Seeds per side, for a game that counts them: won, and in Djenon-aboure at the end with the own
    /// row. In Bao the seeds in a side's pits.
    #[must_use]
    pub fn standing(self, position: &Position) -> [u32; 2] {
        match self {
            Game::Kujifunza(_) => Side::BOTH.map(|side| position.seeds_of(side)),
            Game::Djenon => position.won().map(u32::from),
        }
    }
}

/// What holds for the start of a sowing in every game: an own pit with two seeds or more.
fn check_own_pit(position: &Position, pit: Pit) -> Result<(), Refusal> {
    let board = position.board();
    if !board.has(pit) {
        return Err(Refusal::NoSuchPit(pit));
    }
    if board.owner(pit) != position.side() {
        return Err(Refusal::NotYourPit(pit));
    }
    match position.seeds(pit) {
        0 => Err(Refusal::EmptyPit(pit)),
        1 => Err(Refusal::SingleSeed(pit)),
        _ => Ok(()),
    }
}
