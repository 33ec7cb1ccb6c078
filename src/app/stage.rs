//! What the table shows at this moment: every seed's place and the counts that go with it. Whoever shows, plays or asks
//! of it knows these words; what makes one of events and time is the sowing.

use crate::rules::{Event, Outcome, Pit, Position, Side, TurnEnd, TurnKind};
use bevy::prelude::*;

/// Where a seed is at home. Its rest pose is a pure function of this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Home {
    /// In a pit, the `slot`-th of `of` seeds.
    Pit {
        /// The pit.
        pit: Pit,
        /// 0 for the lowest.
        slot: u8,
        /// Seeds in the pit.
        of: u8,
    },
    /// In the hand that hovers over a pit.
    Hand {
        /// The pit below the hand.
        over: Pit,
        /// 0 for the next to fall.
        slot: u8,
        /// Seeds in the hand.
        of: u8,
    },
    /// Among a player's winnings.
    Won {
        /// Whose.
        side: Side,
        /// 0 for the first won.
        slot: u8,
        /// Seeds won.
        of: u8,
    },
    /// Not in this game: not to be seen.
    Away,
}

/// How a seed gets from one home to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeedMotion {
    /// It comes from here
    pub from: Home,
    /// and goes there.
    pub to: Home,
    /// 0 at `from`, 1 at `to`, eased already; 1 when at rest.
    pub progress: f32,
    /// Height of the arc above the straight way, in the table's unit, at this moment.
    pub lift: f32,
    /// Cross-fade instead of a flight: shown at `from` below 0.5 and at `to` above.
    pub fade: bool,
}

impl SeedMotion {
    /// A seed at rest.
    #[must_use]
    pub const fn rest(home: Home) -> Self {
        SeedMotion { from: home, to: home, progress: 1.0, lift: 0.0, fade: false }
    }
}

/// What the light falls on at this moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spotlight {
    /// The pit just lifted, or the one the present lap came from.
    pub lifted: Option<Pit>,
    /// The pit that a seed has just fallen into.
    pub landing: Option<Pit>,
    /// A capture: the pit that captures and the pit that is emptied.
    pub capture: Option<(Pit, Pit)>,
    /// The kichwa by which seeds are about to enter.
    pub kichwa: Option<Pit>,
    /// The pit in which the turn ended, with the reason: a thin closed ring.
    pub ended: Option<(Pit, TurnEnd)>,
}

impl Spotlight {
    /// What the light falls on when these events of a turn have been seen.
    #[must_use]
    pub fn after(events: &[Event]) -> Self {
        let mut light = Light::default();
        events.iter().for_each(|event| light.falls(event, true));
        light.on
    }
}

/// What the light falls on, and where the last seed fell, lit or not.
#[derive(Default)]
pub(super) struct Light {
    pub(super) on: Spotlight,
    fell: Option<Pit>,
}

impl Light {
    /// An event has begun; `lit` says whether a ring of its own stays long enough.
    pub(super) fn falls(&mut self, event: &Event, lit: bool) {
        let on = &mut self.on;
        match *event {
            Event::TurnBegan { .. } => *on = Spotlight::default(),
            Event::Lifted { pit, .. } => {
                *on = Spotlight { lifted: lit.then_some(pit), ..Spotlight::default() };
                self.fell = None;
            }
            Event::Dropped { pit, .. } => {
                on.landing = lit.then_some(pit);
                on.capture = None;
                self.fell = Some(pit);
            }
            Event::Captured { pit, by, .. } => on.capture = Some((by, pit)),
            Event::Entered { kichwa, .. } => on.kichwa = Some(kichwa),
            Event::TurnEnded { why, .. } => {
                let ended = self.fell.map(|pit| (pit, why));
                *on = Spotlight { ended, ..Spotlight::default() };
            }
            Event::KichwaAsked { .. } | Event::LapEnded { .. } | Event::GameEnded { .. } => {}
        }
    }
}

/// How far a step leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stride {
    /// To where the next seed has fallen, or the next handful has been lifted or captured.
    Seed,
    /// To the end of the next lap.
    Lap,
}

/// How much of a turn has been seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Telling {
    /// The turn, counted from 0. Later ones have been played but not begun to be shown.
    pub turn: usize,
    /// So many of its events.
    pub events: usize,
}

/// The table at this moment. Written by the sowing plugin alone; the counts follow the seeds in
/// flight, not the match.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Stage {
    /// What lies where, as far as it has been shown. `None` without a match.
    pub shown: Option<Position>,
    /// Every seed, by its number.
    pub seeds: Vec<SeedMotion>,
    /// What the light falls on.
    pub spotlight: Spotlight,
    /// Whose seeds are in flight and in what sort of turn; `None` at rest.
    pub turn: Option<(Side, TurnKind)>,
    /// What of the turn has been seen already, for its story; `None` at rest and while a turn that was
    /// seen before is shown again.
    pub telling: Option<Telling>,
    /// The lap being sown, from 1; 0 at rest.
    pub lap: u32,
    /// How many laps the turn has, as far as it has been played; 0 at rest.
    pub laps: u32,
    /// Captured so far in this turn.
    pub captured: u32,
    /// Whether the outcome has been shown.
    pub outcome: Option<Outcome>,
    /// Progress of what is being shown, 0 to 1; `None` at rest.
    pub progress: Option<f32>,
    /// Stopped by the player.
    pub paused: bool,
    /// What is being shown is this turn of the match once more, the first being 0.
    pub replaying: Option<usize>,
}

impl Stage {
    /// The most seeds that the table can show.
    pub const MOST_SEEDS: usize = 64;

    /// How many seeds are to be seen in a pit. Those that are on their way out of it count no more.
    #[must_use]
    pub fn seeds_in(&self, pit: Pit) -> usize {
        let lies = self.shown.filter(|shown| shown.board().has(pit));
        let lies = lies.map_or(0, |shown| usize::from(shown.seeds(pit)));
        let in_it = |home| matches!(home, Home::Pit { pit: of, .. } if of == pit);
        let leave = self.seeds.iter().filter(|seed| in_it(seed.from) && !in_it(seed.to)).count();
        lies.saturating_sub(leave)
    }

    /// Whether anything is being shown.
    #[must_use]
    pub const fn is_moving(&self) -> bool {
        self.progress.is_some()
    }
}

impl Default for Stage {
    fn default() -> Self {
        Stage {
            shown: None,
            seeds: vec![SeedMotion::rest(Home::Away); Self::MOST_SEEDS],
            spotlight: Spotlight::default(),
            turn: None,
            telling: None,
            lap: 0,
            laps: 0,
            captured: 0,
            outcome: None,
            progress: None,
            paused: false,
            replaying: None,
        }
    }
}
