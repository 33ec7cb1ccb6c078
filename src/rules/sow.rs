//! The one sowing loop.
//!
//! Every game of this table sows: seeds fall one by one, and the pit of the last one decides what
//! follows. What differs is asked of a [`Sowing`].

use super::event::{Event, LapEnd, Lift, Sink};
use super::position::Position;
use super::ring::{Direction, Pit};

/// After so many laps without a capture a sowing counts as endless. The longest finite one ever
/// seen had 4,330; cycles are found exactly and far earlier.
pub const FUEL: u32 = 100_000;

/// The sowing never ends. The position it was played on is spoilt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Endless;

/// How a lap begins.
#[derive(Clone, Copy, Debug)]
pub(super) enum Opening {
    /// The pit is lifted.
    Lift(Pit),
    /// Seeds in hand, the first of them into this pit.
    Enter(Pit),
}

/// What the pit of the last seed decides.
pub(super) enum Verdict<T> {
    /// Lift it and sow on.
    Relay,
    /// Captured seeds are in hand and enter here, in this direction.
    Enter(Pit, Direction),
    /// The sowing stops.
    Stop(T),
}

/// What differs between games in a sowing.
pub(super) trait Sowing {
    /// Why the sowing stopped.
    type Stop;

    /// Does the first seed fall back into the lifted pit?
    const FIRST_SEED_STAYS: bool;

    /// The pits that decide how a relay goes on, as long as nothing is captured.
    const RING: usize;

    /// The first index of those pits.
    fn ring_start(&self) -> usize;

    /// The pit after this one.
    fn next(&self, pit: Pit, direction: Direction) -> Pit;

    /// Judges the end of a lap, and captures.
    fn after_lap<S: Sink>(
        &mut self,
        position: &mut Position,
        last: Pit,
        direction: Direction,
        sink: &mut S,
    ) -> Verdict<Self::Stop>;
}

/// Sows until the game's verdict is to stop.
pub(super) fn sow<G: Sowing, S: Sink>(
    game: &mut G,
    position: &mut Position,
    mut opening: Opening,
    mut direction: Direction,
    sink: &mut S,
) -> Result<G::Stop, Endless> {
    let mut why = Lift::Start;
    let mut watch = CycleWatch::new();
    loop {
        let mut pit = match opening {
            Opening::Lift(pit) => {
                let seeds = std::mem::take(&mut position.pits[pit.index()]);
                position.hand = seeds;
                sink.event(Event::Lifted { pit, seeds, why });
                if G::FIRST_SEED_STAYS { pit } else { game.next(pit, direction) }
            }
            Opening::Enter(pit) => pit,
        };
        loop {
            let now = position.pits[pit.index()] + 1;
            position.pits[pit.index()] = now;
            position.hand -= 1;
            sink.event(Event::Dropped { pit, now });
            if position.hand == 0 {
                break;
            }
            pit = game.next(pit, direction);
        }
        match game.after_lap(position, pit, direction, sink) {
            Verdict::Stop(stop) => return Ok(stop),
            Verdict::Enter(kichwa, onward) => {
                let seeds = position.hand;
                sink.event(Event::Entered { kichwa, direction: onward, seeds });
                direction = onward;
                opening = Opening::Enter(kichwa);
                // The opponent lost seeds for good, so no earlier state can come again.
                watch = CycleWatch::new();
            }
            Verdict::Relay => {
                sink.event(Event::LapEnded { pit, how: LapEnd::Relay });
                let start = game.ring_start();
                watch.lap(pit, &position.pits[start..start + G::RING])?;
                why = Lift::Relay;
                opening = Opening::Lift(pit);
            }
        }
    }
}

/// Brent's algorithm: one remembered state, replaced at every power of two, finds any cycle exactly,
/// also one with a lead-in.
struct CycleWatch {
    pit: Pit,
    ring: [u8; 16],
    laps: u32,
    replace_at: u32,
}

impl CycleWatch {
    fn new() -> Self {
        CycleWatch { pit: Pit(u8::MAX), ring: [0; 16], laps: 0, replace_at: 1 }
    }

    /// The direction need not be compared: only an entry changes it, and that begins a new watch.
    fn lap(&mut self, pit: Pit, ring: &[u8]) -> Result<(), Endless> {
        if pit == self.pit && self.ring[..ring.len()] == *ring {
            return Err(Endless);
        }
        self.laps += 1;
        if self.laps == self.replace_at {
            if self.laps >= FUEL {
                return Err(Endless);
            }
            self.pit = pit;
            self.ring[..ring.len()].copy_from_slice(ring);
            self.replace_at = (self.replace_at * 2).min(FUEL);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_watch_finds_a_cycle_with_a_lead_in() {
        for (lead_in, period) in [(0, 1), (1, 1), (5, 3), (100, 7), (3, 1000)] {
            let mut watch = CycleWatch::new();
            let state = |step: u32| {
                let place = if step < lead_in { step } else { lead_in + (step - lead_in) % period };
                [(place % 200) as u8, (place / 200) as u8]
            };
            let found = (0..FUEL).find(|&step| watch.lap(Pit(0), &state(step)).is_err());
            let found = found.expect("there is a cycle");
            assert!(found >= lead_in + period, "{lead_in} {period}: too early, at {found}");
            assert!(found < FUEL / 2, "{lead_in} {period}: too late, at {found}");
        }
    }

    #[test]
    fn the_fuel_is_the_last_resort() {
        let mut watch = CycleWatch::new();
        let state = |step: u32| step.to_le_bytes();
        let found = (0..2 * FUEL).find(|&step| watch.lap(Pit(0), &state(step)).is_err());
        assert_eq!(found, Some(FUEL - 1));
    }
}
