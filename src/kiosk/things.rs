//! Whether a person does what a device tells of, or a thing: a bag that lies on the glass trembles, a pad that lies on
//! its stick tells of it for ever, and a book holds a key down.
//!
//! Each thing is known by a name of the caller's, so that two of them at rest are not taken for one that goes to and
//! fro.

use super::idle::LONGEST_STEP;
use std::time::Duration;

/// A pointer that moves less than so far, in logical pixels, trembles.
pub const TREMBLE: f32 = 8.0;

/// A pointer that does not get farther within this time does not move at all.
const STEADY: Duration = Duration::from_secs(1);

/// A stick or trigger that moves by less than so much, of its way from the middle to the end, is moved by nobody.
pub const A_PUSH: f32 = 0.35;

/// What is held still for longer is a thing that lies on the screen, or a switch that sticks.
pub const STUCK: Duration = Duration::from_secs(180);

/// All that devices tell of, by its names.
#[derive(Clone, Debug)]
pub struct Things<Name> {
    places: Vec<Place<Name>>,
    /// Where sticks and triggers stood when they were last pushed or let go.
    axes: Vec<(Name, f32)>,
    /// What is held down, and for how long.
    held: Vec<(Name, Duration)>,
}

/// Where a pointer was when it last moved, and how long ago it came there.
#[derive(Clone, Debug)]
struct Place<Name> {
    of: Name,
    x: f32,
    y: f32,
    since: Duration,
}

impl<Name> Default for Things<Name> {
    fn default() -> Self {
        Things { places: Vec::new(), axes: Vec::new(), held: Vec::new() }
    }
}

impl<Name: Copy + PartialEq> Things<Name> {
    /// A pointer is here now. Answers whether somebody has moved it; where it was at first is told by nobody.
    pub fn point(&mut self, of: Name, x: f32, y: f32) -> bool {
        let here = Place { of, x, y, since: Duration::ZERO };
        let Some(place) = self.places.iter_mut().find(|place| place.of == of) else {
            self.places.push(here);
            return false;
        };
        let far = (x - place.x).hypot(y - place.y) > TREMBLE;
        if far {
            *place = here;
        }
        far
    }

    /// A pointer is gone: a finger that comes by the same name is another one.
    pub fn lift(&mut self, of: Name) {
        self.places.retain(|place| place.of != of);
    }

    /// A stick or trigger stands here now, 0 being at rest. Answers whether somebody has moved it.
    pub fn push(&mut self, of: Name, value: f32) -> bool {
        let known = self.axes.iter().position(|(name, _)| *name == of);
        let known = known.unwrap_or_else(|| {
            self.axes.push((of, 0.0));
            self.axes.len() - 1
        });
        let stood = &mut self.axes[known].1;
        let far = (value - *stood).abs() > A_PUSH;
        if far {
            *stood = value;
        }
        far
    }

    /// Sticks and triggers of these names are there no more.
    pub fn unplug(&mut self, gone: impl Fn(Name) -> bool) {
        self.axes.retain(|(name, _)| !gone(*name));
    }

    /// Time has passed, and these are held down now. Answers whether somebody holds one of them: what is held for
    /// minutes lies there, whatever else is done meanwhile.
    pub fn pass(&mut self, step: Duration, down: impl IntoIterator<Item = Name>) -> bool {
        let step = step.min(LONGEST_STEP);
        self.places.iter_mut().for_each(|place| place.since += step);
        // A pointer that creeps is carried by what trembles: from now on it counts from where it then is.
        self.places.retain(|place| place.since <= STEADY);
        let before = std::mem::take(&mut self.held);
        let age =
            |of: Name| before.iter().find(|(name, _)| *name == of).map(|(_, age)| *age + step);
        self.held = down.into_iter().map(|of| (of, age(of).unwrap_or_default())).collect();
        self.held.iter().any(|(_, age)| *age < STUCK)
    }
}
