//! When a sowing never ends.

use crate::rules::{Endless, FUEL};

/// Brent's algorithm over states, as in the rules: one remembered state, replaced at every power of two,
/// and fuel for [`FUEL`] laps.
pub(super) struct Watch<T> {
    remembered: Option<T>,
    laps: u32,
    replace_at: u32,
}

impl<T: PartialEq + Copy> Watch<T> {
    #[inline]
    pub fn new() -> Self {
        Watch { remembered: None, laps: 0, replace_at: 1 }
    }

    /// Is told the state in which each lap ends that is relayed: the pit to lift and the ring.
    #[inline]
    pub fn lap(&mut self, state: T) -> Result<(), Endless> {
        if self.remembered == Some(state) {
            return Err(Endless);
        }
        self.laps += 1;
        if self.laps == self.replace_at {
            if self.laps >= FUEL {
                return Err(Endless);
            }
            self.remembered = Some(state);
            self.replace_at = (self.replace_at * 2).min(FUEL);
        }
        Ok(())
    }
}
