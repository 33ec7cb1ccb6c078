//! The pie rule: whoever did not begin may take over the seat of whoever did, once, right after the first turn.

use super::Record;
use std::fmt;

/// What a match says of the pie rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Pie {
    /// Nothing: it is not agreed on.
    #[default]
    No,
    /// The seats may be changed, or could have been.
    Agreed,
    /// The seats were changed.
    Swapped,
}

impl Pie {
    /// The first turn is taken back, and with it what came of it.
    pub(super) fn forget(&mut self) {
        if *self == Pie::Swapped {
            *self = Pie::Agreed;
        }
    }
}

/// Why the seats are not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSwap {
    /// The pie rule is not agreed on.
    NotAgreed,
    /// They were changed already.
    Again,
    /// It is not the moment right after the first turn.
    NotNow,
}

impl fmt::Display for NoSwap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoSwap::NotAgreed => {
                "the seats are changed only where the header agrees on it by the line `Pie: yes`"
            }
            NoSwap::Again => "the seats are changed only once",
            NoSwap::NotNow => {
                "the seats are changed right after the first turn of a game that goes on, or not at \
                 all"
            }
        })
    }
}

impl std::error::Error for NoSwap {}

impl Record {
    /// The same match, with the pie rule agreed on.
    #[must_use]
    pub fn with_pie_rule(mut self) -> Self {
        if self.pie == Pie::No {
            self.pie = Pie::Agreed;
        }
        self
    }

    /// Whether the pie rule is agreed on.
    #[must_use]
    pub fn has_pie_rule(&self) -> bool {
        self.pie != Pie::No
    }

    /// Whether the seats may be changed now.
    #[must_use]
    pub fn may_swap(&self) -> bool {
        self.check_swap().is_ok()
    }

    fn check_swap(&self) -> Result<(), NoSwap> {
        let first_just_ended = self.finished_turns() == 1
            && self.position().pending().is_none()
            && self.is_at_a_start();
        match self.pie {
            Pie::No => Err(NoSwap::NotAgreed),
            Pie::Swapped => Err(NoSwap::Again),
            Pie::Agreed if first_just_ended && self.ending().is_none() => Ok(()),
            Pie::Agreed => Err(NoSwap::NotNow),
        }
    }

    /// Whether nothing was played of the turn that comes next.
    fn is_at_a_start(&self) -> bool {
        self.turn_starts.last() == Some(&self.actions.len())
    }

    /// The players change seats: whoever did not begin takes over the side that did, with the turn that it played.
    /// The board stays as it is, and the side to move too; who plays which side is not the record's business.
    ///
    /// ```
    /// use mbili::record::{NoSwap, Record};
    ///
    /// let text = "Mbili: 1\nGame: djenon\nPie: yes\nResult: *\n\n1. A1 swap a4\n";
    /// let mut record = Record::parse(text)?;
    /// assert!(record.swapped());
    /// assert_eq!(record.swap(), Err(NoSwap::Again));
    /// assert_eq!(record.print(), text);
    ///
    /// record.undo_to(1);
    /// assert!(record.undo_swap() && record.may_swap());
    /// # Ok::<(), mbili::record::RecordError>(())
    /// ```
    ///
    /// # Errors
    /// If that is not agreed on, has been done, or is not possible at this moment.
    pub fn swap(&mut self) -> Result<(), NoSwap> {
        self.check_swap()?;
        self.pie = Pie::Swapped;
        Ok(())
    }

    /// Whether the players have changed seats.
    #[must_use]
    pub fn swapped(&self) -> bool {
        self.pie == Pie::Swapped
    }

    /// Takes the change of seats back, if nothing was done after it. Answers whether it was.
    pub fn undo_swap(&mut self) -> bool {
        let last = self.swapped()
            && self.finished_turns() == 1
            && self.is_at_a_start()
            && self.resigned.is_none();
        if last {
            self.pie = Pie::Agreed;
        }
        last
    }
}
