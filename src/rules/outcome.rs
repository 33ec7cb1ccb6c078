//! How games end and why actions are refused.

use super::ring::{Direction, Pit, Side};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Won {
        /// The winner.
        side: Side,
        /// How.
        by: WonBy,
    },
    /// Nobody won.
    Drawn {
        /// How.
        by: DrawnBy,
    },
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WonBy {
    /// The loser's front row is empty (*hamna*).
    FrontRowEmptied,
    /// The loser is to move and has no legal start.
    NoLegalStart,
    /// More seeds in the end, `[South, North]`.
    MoreSeeds([u8; 2]),
}

/// How a game was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawnBy {
    /// Both have as many seeds in the end.
    EqualSeeds([u8; 2]),
    /// The same position stood on the board for the third time. Never seen; a safety net.
    Repetition,
    /// The game has had 2,000 turns. Never seen; a safety net.
    TooManyTurns,
}

impl Outcome {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Won { side, .. } => Some(side),
            Outcome::Drawn { .. } => None,
        }
    }

    /// Seeds in the end, `[South, North]`, in a game that counts them.
    #[must_use]
    pub const fn score(self) -> Option<[u8; 2]> {
        match self {
            Outcome::Won { by: WonBy::MoreSeeds(score), .. }
            | Outcome::Drawn { by: DrawnBy::EqualSeeds(score) } => Some(score),
            _ => None,
        }
    }
}

/// Why an action is illegal: each with the pit that matters, and the [`Rule`] it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// This board has no such pit.
    NoSuchPit(Pit),
    /// The pit belongs to the opponent.
    NotYourPit(Pit),
    /// Nothing lies in it.
    EmptyPit(Pit),
    /// A single seed may not be sown.
    SingleSeed(Pit),
    /// A start that captures exists, and this one does not capture.
    MustCapture {
        /// The pit that was asked for.
        pit: Pit,
        /// A pit that captures,
        instead: Pit,
        /// when sown this way.
        direction: Direction,
    },
    /// Sixteen seeds or more never start a capture, and a start that captures exists.
    TooManyToCapture {
        /// The pit that was asked for.
        pit: Pit,
        /// A pit that captures,
        instead: Pit,
        /// when sown this way.
        direction: Direction,
    },
    /// A pit of the front row with two seeds or more must be sown first.
    FrontRowFirst {
        /// The pit that was asked for.
        pit: Pit,
        /// Such a pit of the front row.
        instead: Pit,
    },
    /// The kichwa is the only filled pit of the front row and may not be sown out of it.
    LoneKichwa(Pit),
    /// The sowing would never end.
    Endless(Pit),
    /// The captured seeds must enter first: name a kichwa.
    NameKichwa {
        /// The mover's own pit that captures: in which the last seed fell.
        pit: Pit,
    },
    /// No captured seeds wait for a kichwa.
    NoKichwaAsked,
    /// This game is sown one way only.
    OneWayOnly(Pit),
    /// A pit can be sown, so passing is not allowed.
    MustSow {
        /// Such a pit.
        instead: Pit,
    },
    /// This game knows no passing.
    NoPassing,
    /// Nothing can be sown: the only action is to pass.
    MustPass(Pit),
    /// The position belongs to another board than this game is played on.
    WrongBoard,
}

impl Refusal {
    /// The pit to look at, where there is one.
    #[must_use]
    pub const fn pit(self) -> Option<Pit> {
        match self {
            Refusal::NoSuchPit(pit)
            | Refusal::NotYourPit(pit)
            | Refusal::EmptyPit(pit)
            | Refusal::SingleSeed(pit)
            | Refusal::LoneKichwa(pit)
            | Refusal::Endless(pit)
            | Refusal::OneWayOnly(pit)
            | Refusal::MustPass(pit)
            | Refusal::NameKichwa { pit } => Some(pit),
            Refusal::MustCapture { instead, .. }
            | Refusal::TooManyToCapture { instead, .. }
            | Refusal::FrontRowFirst { instead, .. }
            | Refusal::MustSow { instead } => Some(instead),
            Refusal::GameOver
            | Refusal::NoKichwaAsked
            | Refusal::NoPassing
            | Refusal::WrongBoard => None,
        }
    }

    /// The rule that forbids it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Refusal::GameOver => Rule::End,
            Refusal::NoSuchPit(_) | Refusal::NotYourPit(_) | Refusal::WrongBoard => Rule::OwnPits,
            Refusal::EmptyPit(_) | Refusal::SingleSeed(_) => Rule::TwoSeeds,
            Refusal::MustCapture { .. } => Rule::CaptureIsDuty,
            Refusal::TooManyToCapture { .. } => Rule::Sixteen,
            Refusal::FrontRowFirst { .. } => Rule::FrontRowFirst,
            Refusal::LoneKichwa(_) => Rule::LoneKichwa,
            Refusal::Endless(_) => Rule::Endless,
            Refusal::NameKichwa { .. } | Refusal::NoKichwaAsked => Rule::KichwaOfEntry,
            Refusal::OneWayOnly(_) => Rule::OneWay,
            Refusal::MustSow { .. } | Refusal::NoPassing | Refusal::MustPass(_) => Rule::Passing,
        }
    }
}

/// The rules that a refusal can rest on. docs/rules.md has them in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// A player sows pits of their own.
    OwnPits,
    /// A start needs two seeds or more.
    TwoSeeds,
    /// If a capturing start exists, only capturing starts are legal.
    CaptureIsDuty,
    /// A start of sixteen seeds or more never captures.
    Sixteen,
    /// A takata starts in the front row if it can.
    FrontRowFirst,
    /// A lone kichwa stays in the front row.
    LoneKichwa,
    /// A sowing that never ends may not be started.
    Endless,
    /// By which kichwa captured seeds enter.
    KichwaOfEntry,
    /// Djenon-aboure is sown one way round.
    OneWay,
    /// When a turn may and must be passed.
    Passing,
    /// When a game is over.
    End,
}

impl Rule {
    /// Where the rule comes from; the letters are those of docs/rules.md.
    #[must_use]
    pub const fn source(self) -> &'static str {
        match self {
            Rule::OwnPits | Rule::CaptureIsDuty | Rule::Sixteen | Rule::FrontRowFirst => "K, G, D",
            Rule::TwoSeeds => "K, G, D; J",
            Rule::LoneKichwa => "Donkers 3.5b",
            Rule::Endless => "Kronenburg, Donkers & de Voogt 2006",
            Rule::KichwaOfEntry => "K, G, D; Donkers 1.4c, 3.4",
            Rule::OneWay | Rule::Passing => "J",
            Rule::End => "K, G; J",
        }
    }
}
