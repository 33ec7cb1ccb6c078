//! When a visitor has left: after a time without any input, and a countdown that everybody can see.
//!
//! What the table shows and thinks does not count, since a visitor who watches does not touch. A finger or button that
//! is held down counts as input, but for one that lies still for so long that it is no visitor's.

use std::time::Duration;

/// A pointer that moves less than so far, in logical pixels, trembles.
pub const TREMBLE: f32 = 8.0;

/// A pointer that does not get farther within this time does not move at all.
const STEADY: Duration = Duration::from_secs(1);

/// What is held still for longer is a thing that lies on the screen, or a switch that sticks.
pub const STUCK: Duration = Duration::from_secs(180);

/// Something that a device told of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sign {
    /// Somebody does something: a touch, a press or its end, a key, a wheel, a finger that slides.
    Deed,
    /// A pointer is here now. Whether that is a deed is decided by how far it has come.
    Pointer {
        /// To the right, in logical pixels.
        x: f32,
        /// Down.
        y: f32,
    },
}

/// What the table does in a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// It shows something or thinks, so that whoever watches does not touch.
    pub busy: bool,
    /// A finger, a button or a key is down.
    pub held: bool,
}

/// How it stands with the visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Somebody is there.
    Here,
    /// Perhaps nobody is there any more: so much of the countdown is left.
    Doubtful(Duration),
    /// Nobody is.
    Left,
}

/// The clock that runs while nobody touches anything.
#[derive(Clone, Debug)]
pub struct Idle {
    after: Duration,
    countdown: Duration,
    quiet: Duration,
    held: Duration,
    /// Where the pointer was when it last moved, and how long ago it came there.
    pointer: Option<(f32, f32, Duration)>,
}

impl Idle {
    /// A visitor has left after so long without input, and so long a countdown.
    #[must_use]
    pub fn new(after: Duration, countdown: Duration) -> Self {
        let zero = Duration::ZERO;
        Idle { after, countdown, quiet: zero, held: zero, pointer: None }
    }

    /// A device told of something. Answers whether somebody did something.
    pub fn hear(&mut self, sign: Sign) -> bool {
        let deed = match sign {
            Sign::Deed => true,
            Sign::Pointer { x, y } => self.moved(x, y),
        };
        if deed {
            self.quiet = Duration::ZERO;
            self.held = Duration::ZERO;
        }
        deed
    }

    fn moved(&mut self, x: f32, y: f32) -> bool {
        let Some((from_x, from_y, _)) = self.pointer else {
            // Where it was at first is not told by anybody.
            self.pointer = Some((x, y, Duration::ZERO));
            return false;
        };
        let far = (x - from_x).hypot(y - from_y) > TREMBLE;
        if far {
            self.pointer = Some((x, y, Duration::ZERO));
        }
        far
    }

    /// Time has passed. A step longer than a second is one that the machine slept through, and does not count for more.
    pub fn pass(&mut self, step: Duration, moment: Moment) -> Presence {
        let step = step.min(Duration::from_secs(1));
        if let Some((_, _, since)) = &mut self.pointer {
            *since += step;
        }
        if self.pointer.is_some_and(|(_, _, since)| since > STEADY) {
            // A pointer that creeps is carried by what trembles: from now on it counts from where it then is.
            self.pointer = None;
        }
        self.held = if moment.held { self.held + step } else { Duration::ZERO };
        let holds = moment.held && self.held < STUCK;
        if holds {
            self.quiet = Duration::ZERO;
        } else if !moment.busy {
            self.quiet += step;
        }
        self.presence()
    }

    /// How it stands now.
    #[must_use]
    pub fn presence(&self) -> Presence {
        let all = self.after + self.countdown;
        if self.quiet >= all {
            Presence::Left
        } else if self.quiet >= self.after {
            Presence::Doubtful(all - self.quiet)
        } else {
            Presence::Here
        }
    }

    /// Somebody new is there.
    pub fn begin(&mut self) {
        self.quiet = Duration::ZERO;
        self.held = Duration::ZERO;
    }
}
