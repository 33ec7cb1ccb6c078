//! What a position is worth.

/// A win that has been reached. One `n` turns ahead is worth `n` less.
pub(super) const WIN: i32 = 1_000_000;

/// No more turns than this are ever counted to a win.
pub(super) const MOST_TURNS: i32 = 10_000;

/// What a position is worth to the side to move: an estimate, or a win or loss that was seen to the end.
/// Greater is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value(i32);

impl Value {
    pub(super) const fn new(points: i32) -> Self {
        Value(points)
    }

    /// In hundredths of a seed, roughly: what an advantage weighs. Forced wins and losses are far
    /// beyond what seeds can weigh.
    #[must_use]
    pub const fn points(self) -> i32 {
        self.0
    }

    /// In how many turns of both players the side to move wins, whatever the opponent does; 1 if this
    /// very turn wins.
    #[must_use]
    pub fn win_in(self) -> Option<u32> {
        (self.0 > WIN - MOST_TURNS).then(|| self.0.abs_diff(WIN))
    }

    /// In how many turns of both players the side to move loses, whatever it does.
    #[must_use]
    pub fn loss_in(self) -> Option<u32> {
        Value(-self.0).win_in()
    }
}

/// Whether `points` stand for a forced win or loss.
pub(super) const fn is_forced(points: i32) -> bool {
    points.abs() > WIN - MOST_TURNS
}
