//! What is chosen before a match.

use crate::app::session::{MatchSetup, Opening, Seat, Terms};
use crate::app::settings::Settings;
use crate::engine::Level;
use crate::engine::auto::Rating;
use crate::rules::{Game, KichwaRule, Side};

/// The new match as far as it is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Djenon-aboure instead of Bao la Kujifunza.
    pub djenon: bool,
    /// The house rule of Bao la Kujifunza.
    pub rule: KichwaRule,
    /// Against whom.
    pub opponent: Opponent,
    /// The level that the opponent who adapts plays now.
    pub adapted: Level,
    /// How it begins.
    pub opening: Opening,
    /// Who begins.
    pub begins: Begins,
    /// Whether all that can be chosen is shown, and not only what most people choose.
    pub more: bool,
}

/// Against whom a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The computer, at a level that follows how the matches end.
    Adapts,
    /// The computer.
    Computer(Level),
    /// Somebody at the same screen.
    Friend,
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// The person; of two, South.
    You,
    /// The computer; of two people, North.
    Other,
    /// Whom the lot falls on.
    Lot,
}

impl Default for Form {
    fn default() -> Self {
        Form {
            djenon: false,
            rule: KichwaRule::Sustain,
            opponent: Opponent::Adapts,
            adapted: Rating::default().level(),
            opening: Opening::Classic,
            begins: Begins::You,
            more: false,
        }
    }
}

impl Form {
    /// The form filled in with a match in which this side is to move.
    #[must_use]
    pub fn of(setup: &MatchSetup, to_move: Side) -> Self {
        let level = setup.seats.iter().find_map(|seat| match seat {
            Seat::Computer(level) => Some(*level),
            Seat::Human => None,
        });
        let (djenon, rule) = match setup.game {
            Game::Kujifunza(rule) => (false, rule),
            Game::Djenon => (true, KichwaRule::Sustain),
        };
        let begins = match setup.seats[to_move.index()] {
            Seat::Human => Begins::You,
            Seat::Computer(_) => Begins::Other,
        };
        let opponent = level.map_or(Opponent::Friend, Opponent::Computer);
        Form { djenon, rule, opponent, begins, ..Form::default() }
    }

    /// Takes over what the settings know of the opponent who adapts.
    pub(super) fn follow(&mut self, settings: &Settings) {
        self.adapted = settings.opponent().level();
    }

    /// The game that is asked for.
    #[must_use]
    pub const fn game(self) -> Game {
        if self.djenon { Game::Djenon } else { Game::Kujifunza(self.rule) }
    }

    /// The computer's level, if it plays.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self.opponent {
            Opponent::Adapts => Some(self.adapted),
            Opponent::Computer(level) => Some(level),
            Opponent::Friend => None,
        }
    }

    /// Whether the person begins, or of two people South.
    const fn you_begin(self, lot: bool) -> bool {
        match (self.opening, self.begins) {
            // Who draws a position draws a seat too: whatever the seats are worth to those who err, the players'
            // chances are the same.
            (Opening::Drawn, _) | (_, Begins::Lot) => lot,
            (_, Begins::You) => true,
            (_, Begins::Other) => false,
        }
    }

    /// The match that is asked for; `lot` decides who begins where the lot is to.
    #[must_use]
    pub fn setup(self, lot: bool) -> MatchSetup {
        let seats = match self.level() {
            None => [Seat::Human, Seat::Human],
            Some(level) if self.you_begin(lot) => [Seat::Human, Seat::Computer(level)],
            Some(level) => [Seat::Computer(level), Seat::Human],
        };
        MatchSetup { game: self.game(), seats }
    }

    /// The terms that are asked for. Of two people each has a side and one of them begins; a person and the computer
    /// sit so that South begins.
    #[must_use]
    pub fn terms(self, lot: bool) -> Terms {
        let friends = self.opponent == Opponent::Friend;
        let first = if friends && !self.you_begin(lot) { Side::North } else { Side::South };
        Terms { opening: self.opening, first, adapts: self.opponent == Opponent::Adapts }
    }
}
