//! What happens on the board, seed by seed.
//!
//! Whoever wants to know what a turn did reads its events; nobody guesses it from two positions.

use super::outcome::Outcome;
use super::position::{Pending, Position};
use super::ring::{Direction, Pit, Side};

/// What sort of turn the mover has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnKind {
    /// Bao: the first lap captures, and so may every later one.
    Mtaji,
    /// Bao: nothing is captured in any lap.
    Takata,
    /// Djenon-aboure: an ordinary turn.
    Sowing,
    /// Djenon-aboure: nothing could be sown.
    Pass,
}

/// Why seeds were lifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lift {
    /// The player chose the pit.
    Start,
    /// A lap ended in a filled pit: pick up and go on (*endelea*).
    Relay,
}

/// What a lap's last seed brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LapEnd {
    /// It fell in an empty pit.
    Empty,
    /// It fell in a filled pit, which is sown in turn.
    Relay,
    /// It captures.
    Capture,
}

/// Where captured seeds go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Taken {
    /// Into the mover's hand, to be entered by a kichwa (Bao).
    IntoHand,
    /// Beside the board, for good (Djenon-aboure).
    ForGood,
}

/// Why a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnEnd {
    /// The last seed fell in an empty pit.
    EmptyPit,
    /// The opponent's front row was emptied (*hamna*).
    FrontRowEmptied,
    /// A capture, in Djenon-aboure.
    Capture,
    /// The turn was a pass.
    Pass,
}

/// One thing that happens. After each, seeds in pits, in hand and won add up to the same total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A player's turn begins.
    TurnBegan {
        /// Whose.
        side: Side,
        /// What sort of turn.
        kind: TurnKind,
    },
    /// All seeds of a pit go into the mover's hand.
    Lifted {
        /// From here.
        pit: Pit,
        /// So many.
        seeds: u8,
        /// Why.
        why: Lift,
    },
    /// One seed falls from the hand.
    Dropped {
        /// Into this pit,
        pit: Pit,
        /// which now holds so many.
        now: u8,
    },
    /// A lap's last seed has fallen.
    LapEnded {
        /// In this pit.
        pit: Pit,
        /// What follows.
        how: LapEnd,
    },
    /// Seeds of a pit are taken.
    Captured {
        /// The pit that is emptied.
        pit: Pit,
        /// So many.
        seeds: u8,
        /// The pit of the last seed, which captures.
        by: Pit,
        /// Where they go.
        taken: Taken,
    },
    /// The mover must name a kichwa; the action ends here and the turn goes on with the next.
    KichwaAsked {
        /// The lap that captured ended here.
        pit: Pit,
        /// The direction it had.
        direction: Direction,
        /// Seeds in hand.
        seeds: u8,
    },
    /// The captured seeds enter by a kichwa.
    Entered {
        /// The kichwa, which receives the first of them.
        kichwa: Pit,
        /// The direction from now on.
        direction: Direction,
        /// Seeds in hand.
        seeds: u8,
    },
    /// The turn is over and the other side is to move.
    TurnEnded {
        /// Whose turn it was.
        side: Side,
        /// Why it ended.
        why: TurnEnd,
    },
    /// The game is over.
    GameEnded {
        /// How.
        outcome: Outcome,
    },
}

/// Whoever listens to the events of a turn.
pub trait Sink {
    /// Is told each event as it happens.
    fn event(&mut self, event: Event);
}

/// Nobody listens: for search.
impl Sink for () {
    #[inline(always)]
    fn event(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

impl<S: Sink> Sink for &mut S {
    #[inline]
    fn event(&mut self, event: Event) {
        (**self).event(event);
    }
}

/// Counts what a turn did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Laps, entries included.
    pub laps: u32,
    /// Seeds that fell into pits, each time they fell.
    pub seeds: u32,
    /// How often something was captured; in Djenon-aboure each pit counts.
    pub captures: u32,
    /// Seeds captured.
    pub captured: u32,
}

impl Sink for Tally {
    #[inline]
    fn event(&mut self, event: Event) {
        match event {
            Event::Dropped { .. } => self.seeds += 1,
            Event::LapEnded { .. } => self.laps += 1,
            Event::Captured { seeds, .. } => {
                self.captures += 1;
                self.captured += u32::from(seeds);
            }
            _ => {}
        }
    }
}

impl Position {
    /// Does to this position what the event tells. Played events, applied to the position before
    /// the action, give the position after it; the table follows a turn this way.
    pub fn apply(&mut self, event: Event) {
        match event {
            Event::Lifted { pit, seeds, .. } => {
                self.pits[pit.index()] = 0;
                self.hand = seeds;
            }
            Event::Dropped { pit, now } => {
                self.pits[pit.index()] = now;
                self.hand -= 1;
            }
            Event::Captured { pit, seeds, taken, .. } => {
                self.pits[pit.index()] = 0;
                match taken {
                    Taken::IntoHand => self.hand = seeds,
                    Taken::ForGood => self.won[self.side.index()] += seeds,
                }
            }
            Event::KichwaAsked { pit, direction, .. } => {
                self.pending = Some(Pending { direction, pit });
            }
            Event::Entered { .. } => self.pending = None,
            Event::TurnEnded { side, .. } => self.side = side.other(),
            Event::TurnBegan { .. } | Event::LapEnded { .. } | Event::GameEnded { .. } => {}
        }
    }
}
