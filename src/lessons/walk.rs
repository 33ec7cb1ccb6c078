//! The lesson of five beats: a visitor sows, goes on, captures, must capture, and wins. What was done is named after it.

use super::deed::Deed;
use super::task::{Goal, Task};

/// A beat of the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Beat {
    /// Seeds are sown.
    Sow,
    /// A sowing goes on from a filled pit.
    Relay,
    /// Seeds are captured, and enter by the kichwa.
    Capture,
    /// Whoever can capture must.
    MustCapture,
    /// The front row is emptied, and the game is won.
    Win,
}

impl Beat {
    /// All of them, in order.
    pub const ALL: [Beat; 5] =
        [Beat::Sow, Beat::Relay, Beat::Capture, Beat::MustCapture, Beat::Win];

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// What is to be done: a position that a game came to.
    #[must_use]
    pub fn task(self) -> Task {
        let (line, goal) = match self {
            Beat::Sow => (SOW, Goal::OneLap),
            Beat::Relay => (RELAY, Goal::Relays),
            Beat::Capture => (CAPTURE, Goal::Captures),
            Beat::MustCapture => (MUST_CAPTURE, Goal::Captures),
            Beat::Win => (WIN, Goal::Wins),
        };
        Task::bao(line, goal)
    }

    /// The message that asks for it.
    #[must_use]
    pub const fn asks(self) -> &'static str {
        match self {
            Beat::Sow => "learn-sow",
            Beat::Relay => "learn-relay",
            Beat::Capture => "learn-capture",
            Beat::MustCapture => "learn-must-capture",
            Beat::Win => "learn-win",
        }
    }

    /// The message that names what was done.
    #[must_use]
    pub const fn names(self) -> &'static str {
        match self {
            Beat::Sow => "learn-sow-done",
            Beat::Relay => "learn-relay-done",
            Beat::Capture => "learn-capture-done",
            Beat::MustCapture => "learn-must-capture-done",
            Beat::Win => "learn-win-done",
        }
    }
}

/// Somebody on the way through the beats. There is always a way on: a beat that is not done can be left out.
#[derive(Clone, Debug)]
pub struct Walk {
    at: Option<(Beat, Deed)>,
    done: [bool; Beat::ALL.len()],
}

impl Default for Walk {
    fn default() -> Self {
        Walk::new()
    }
}

impl Walk {
    /// At the first beat.
    #[must_use]
    pub fn new() -> Self {
        Walk { at: Some(begun(Beat::Sow)), done: [false; Beat::ALL.len()] }
    }

    /// The beat; `None` at the end.
    #[must_use]
    pub fn beat(&self) -> Option<Beat> {
        self.at.as_ref().map(|(beat, _)| *beat)
    }

    /// How far somebody has come with it.
    #[must_use]
    pub fn deed(&self) -> Option<&Deed> {
        self.at.as_ref().map(|(_, deed)| deed)
    }

    /// The same, to work at.
    pub fn deed_mut(&mut self) -> Option<&mut Deed> {
        self.at.as_mut().map(|(_, deed)| deed)
    }

    /// Whether a beat was done, and not left out.
    #[must_use]
    pub fn is_done(&self, beat: Beat) -> bool {
        self.done[beat as usize]
            || self.at.as_ref().is_some_and(|(at, deed)| *at == beat && deed.is_done())
    }

    /// To the next beat, whether or not this one is done; after the last to the end.
    pub fn on(&mut self) {
        let Some((beat, deed)) = self.at.take() else { return };
        self.done[beat as usize] |= deed.is_done();
        self.at = Beat::ALL.get(usize::from(beat.number())).copied().map(begun);
    }
}

/// The first pit to be touched is lit from the beginning; later ones are to be found.
fn begun(beat: Beat) -> (Beat, Deed) {
    let deed = if beat == Beat::Sow { Deed::shown(beat.task()) } else { Deed::new(beat.task()) };
    (beat, deed)
}

// Positions that games came to, with all 64 seeds on the board. What each accepts stands in tests/pure/lessons.rs.
const SOW: &str = "[ 1 1 4 5 4 2 9 0 | 3 2 3 3 8 1 3 1 | 1 1 0 1 1 3 0 1 | 0 0 1 1 1 2 1 0 | 0 0 | F F | 255 | 0 ]";
const RELAY: &str = "[ 6 2 3 0 0 1 5 3 | 1 6 5 1 0 0 4 4 | 1 0 1 1 5 1 1 2 | 0 3 0 2 0 1 1 4 | 0 0 | F F | 255 | 0 ]";
const CAPTURE: &str = "[ 3 1 3 3 1 4 4 1 | 2 0 0 0 0 8 1 1 | 0 1 3 4 3 3 3 0 | 0 3 3 0 3 3 0 3 | 0 0 | F F | 255 | 0 ]";
const MUST_CAPTURE: &str = "[ 8 3 1 1 2 3 1 3 | 1 0 0 9 1 0 0 0 | 2 4 3 2 2 4 5 4 | 0 1 0 1 0 1 1 1 | 0 0 | F F | 255 | 0 ]";
const WIN: &str = "[ 0 1 2 0 1 3 2 10 | 0 0 0 0 11 0 0 0 | 4 5 1 0 2 2 4 2 | 1 1 1 2 1 2 5 1 | 0 0 | F F | 255 | 0 ]";
