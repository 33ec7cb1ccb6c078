//! A visit: who is there, where they are, and what lies over the screen.

use crate::app::ui::house::Place;
use crate::kiosk::gate::{Gate, Tries};
use crate::kiosk::idle::{Idle, Presence};
use crate::rules::Pit;
use bevy::prelude::Resource;
use std::time::Duration;

/// So long a cleaning takes.
pub const CLEANING: Duration = Duration::from_secs(30);

/// So long the sign of a guarded pit is to be seen.
pub const A_SIGN: Duration = Duration::from_millis(700);

/// So long the hours are told to whoever touches the screen of a closed house.
pub const HOURS_TOLD: Duration = Duration::from_secs(6);

/// Staff who do nothing for so long have gone.
pub const STAFF_STAY: Duration = Duration::from_secs(60);

/// What lies over the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lies {
    /// Nothing.
    #[default]
    Nothing,
    /// The visitor's panel.
    Panel,
    /// The keys for the PIN.
    Pin,
    /// What the staff see.
    Staff,
    /// The screen is being cleaned, until then.
    Cleaning(Duration),
    /// The house is closed.
    Night,
}

/// A visit, or that nobody is there.
#[derive(Resource, Debug)]
pub struct Visit {
    /// Where the visitor is.
    pub place: Place,
    /// When the visit began; `None` while nobody is there.
    pub began: Option<Duration>,
    /// In this visit something was done beside touching corners of the screen, which is the staff's way in.
    pub beside: bool,
    /// A thing that comes and goes has touched the glass, and nobody has done anything since: it wants nothing of what
    /// lies below it.
    pub by_a_thing: bool,
    /// The visit goes on after a failure, in this language, and was counted by what goes on with it.
    pub goes_on: Option<String>,
    /// When the table was last left alone, or put up.
    pub alone: Duration,
    /// What lies over the screen.
    pub lies: Lies,
    /// The clock that runs while nobody touches anything.
    pub idle: Idle,
    /// How the staff get in.
    pub gate: Gate,
    /// Who has tried PINs.
    pub tries: Tries,
    /// What was typed of a PIN.
    pub typed: String,
    /// The last PIN was wrong.
    pub wrong: bool,
    /// When the staff last did something.
    pub staff: Duration,
    /// When the screen of a closed house was last touched.
    pub night_touched: Option<Duration>,
    /// A pit that was touched and is not its toucher's to move, and when.
    pub guarded: Option<(Pit, Duration)>,
    /// A pit that is to be tapped as soon as the match that it begins lies on the table, and since when.
    pub tap: Option<(Pit, Duration)>,
    /// When the match that the table plays by itself ended.
    pub ended: Option<Duration>,
    /// How many matches it has begun.
    pub played: usize,
    /// The end of the visitor's match has been counted.
    pub counted: bool,
}

impl Visit {
    /// Nobody is there yet; a visitor has left after such an [`Idle`].
    #[must_use]
    pub fn new(idle: Idle) -> Self {
        Visit {
            place: Place::Home,
            began: None,
            beside: false,
            by_a_thing: false,
            goes_on: None,
            alone: Duration::ZERO,
            lies: Lies::Nothing,
            idle,
            gate: Gate::default(),
            tries: Tries::default(),
            typed: String::new(),
            wrong: false,
            staff: Duration::ZERO,
            night_touched: None,
            guarded: None,
            tap: None,
            ended: None,
            played: 0,
            counted: true,
        }
    }

    /// Whether somebody is there.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.began.is_some()
    }

    /// How much of the countdown is left, where it runs.
    #[must_use]
    pub fn doubt(&self) -> Option<Duration> {
        let may = matches!(self.lies, Lies::Nothing | Lies::Panel) && self.is_on();
        match self.idle.presence() {
            Presence::Doubtful(left) if may => Some(left),
            _ => None,
        }
    }

    /// Whether something lies over the screen that takes all touches.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.lies != Lies::Nothing || self.doubt().is_some()
    }
}
