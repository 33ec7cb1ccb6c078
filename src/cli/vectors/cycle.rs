//! What a sowing that never ends repeats, and after how long.

use crate::rules::{Action, Endless, Event, Game, Lift, Pit, Position, Rules, Sink};
use std::collections::HashMap;

/// A state of a relay that came twice. Laps are counted as the vectors count them: in Kujifunza the
/// states after each lap, from 1; in Djenon-aboure those before each lift, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// The lap of the first state that comes again.
    pub first_lap: u32,
    /// After so many laps.
    pub period: u32,
    /// Seeds sown up to its second coming.
    pub seeds: u32,
}

/// The sowing never ends.
#[derive(Clone, Copy, Debug)]
pub struct NeverEnds {
    /// `None` if no state came twice before the sowing ran out of fuel.
    pub cycle: Option<Cycle>,
}

/// Whether the sowing of a candidate never ends, up to the next decision.
pub fn never_ends(game: Game, position: &Position, candidate: Action) -> Option<NeverEnds> {
    // Most sowings end: those need no watching.
    let Err(Endless) = game.sow(position, candidate, &mut ()) else { return None };
    let mut watch = Watch {
        board: *position,
        lap: 0,
        seeds: 0,
        seen: HashMap::new(),
        from_start: game == Game::Djenon,
        cycle: None,
    };
    let _ = game.sow(position, candidate, &mut watch);
    Some(NeverEnds { cycle: watch.cycle })
}

struct Watch {
    board: Position,
    lap: u32,
    seeds: u32,
    seen: HashMap<(Position, Pit), u32>,
    from_start: bool,
    cycle: Option<Cycle>,
}

impl Watch {
    fn state(&mut self, pit: Pit) {
        if self.cycle.is_some() {
            return;
        }
        if let Some(first_lap) = self.seen.insert((self.board, pit), self.lap) {
            let period = self.lap - first_lap;
            self.cycle = Some(Cycle { first_lap, period, seeds: self.seeds });
        }
    }
}

impl Sink for Watch {
    fn event(&mut self, event: Event) {
        if let Event::Lifted { pit, why: Lift::Start, .. } = event
            && self.from_start
        {
            self.state(pit);
        }
        self.board.apply(event);
        match event {
            Event::Dropped { .. } => self.seeds += 1,
            Event::LapEnded { pit, .. } => {
                self.lap += 1;
                self.state(pit);
            }
            _ => {}
        }
    }
}
