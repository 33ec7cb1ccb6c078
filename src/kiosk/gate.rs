//! How the staff get in from the screen: four corners in their order, the last of them held, and then the PIN.
//!
//! Each step alone would be made by chance in a day of children. A touch elsewhere, or too late, begins anew.

use std::time::Duration;

/// A corner of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Corner {
    TopLeft,
    TopRight,
    BottomRight,
    BottomLeft,
}

/// The corners in the order in which they are to be touched; the last one is held.
pub const ORDER: [Corner; 4] =
    [Corner::TopLeft, Corner::TopRight, Corner::BottomRight, Corner::BottomLeft];

/// From the first touch to the last no more than this.
pub const WITHIN: Duration = Duration::from_secs(8);

/// So long the last corner is held.
pub const HOLD: Duration = Duration::from_secs(3);

impl Corner {
    /// The corner that a place lies in, on a screen of this size. A corner is a square of a twelfth of the shorter
    /// side.
    #[must_use]
    pub fn at(place: [f32; 2], size: [f32; 2]) -> Option<Self> {
        let reach = size[0].min(size[1]) / 12.0;
        let [x, y] = place;
        let inside = x >= 0.0 && y >= 0.0 && x <= size[0] && y <= size[1];
        let (left, right) = (x < reach, x > size[0] - reach);
        let (top, bottom) = (y < reach, y > size[1] - reach);
        match (inside, left, right, top, bottom) {
            (true, true, _, true, _) => Some(Corner::TopLeft),
            (true, _, true, true, _) => Some(Corner::TopRight),
            (true, _, true, _, true) => Some(Corner::BottomRight),
            (true, true, _, _, true) => Some(Corner::BottomLeft),
            _ => None,
        }
    }
}

/// Watches the touches of the whole screen.
#[derive(Clone, Debug, Default)]
pub struct Gate {
    touched: usize,
    first: Duration,
    /// Since when the last corner is held.
    held: Option<Duration>,
}

impl Gate {
    /// A touch begins, in a corner or elsewhere; `now` on any clock that does not go back.
    pub fn touch(&mut self, corner: Option<Corner>, now: Duration) {
        self.held = None;
        if self.touched == ORDER.len() || now.saturating_sub(self.first) > WITHIN {
            self.touched = 0;
        }
        if corner == Some(ORDER[self.touched]) {
            if self.touched == 0 {
                self.first = now;
            }
            self.touched += 1;
            if self.touched == ORDER.len() {
                self.held = Some(now);
            }
        } else if corner == Some(ORDER[0]) {
            (self.touched, self.first) = (1, now);
        } else {
            self.touched = 0;
        }
    }

    /// The touch ends, or leaves the corner.
    pub fn let_go(&mut self) {
        if self.held.take().is_some() {
            self.touched = 0;
        }
    }

    /// Whether the way to the PIN is open now; it opens once.
    pub fn opens(&mut self, now: Duration) -> bool {
        let opens = self.held.is_some_and(|since| now.saturating_sub(since) >= HOLD);
        if opens {
            *self = Gate::default();
        }
        opens
    }

    /// Whether a corner is being held, so that time matters.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.held.is_some()
    }
}

/// The wait after the first wrong PIN; each further one doubles it, up to the longest.
pub const FIRST_WAIT: Duration = Duration::from_secs(2);
/// The longest wait.
pub const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// Who tries PINs has to wait longer each time. What was tried wrongly stays known until somebody is let in, whoever
/// closes the keys meanwhile.
#[derive(Clone, Debug, Default)]
pub struct Tries {
    wrong: u32,
    until: Duration,
}

impl Tries {
    /// How long nothing can be tried yet.
    #[must_use]
    pub fn wait(&self, now: Duration) -> Duration {
        self.until.saturating_sub(now)
    }

    /// A PIN was tried.
    pub fn tried(&mut self, right: bool, now: Duration) {
        if right {
            *self = Tries::default();
            return;
        }
        self.wrong = self.wrong.saturating_add(1);
        let doubled = FIRST_WAIT.saturating_mul(1 << (self.wrong - 1).min(16));
        self.until = now + doubled.min(LONGEST_WAIT);
    }
}
