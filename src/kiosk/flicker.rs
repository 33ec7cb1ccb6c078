//! Whether a contact on the glass is a person's, or a thing's whose contact comes and goes: a damp leaf, a bag that is
//! breathed on by a draught. What lies there without a break is known by [`things`](super::things); here each contact
//! ends, and another begins at the same place.
//!
//! A place is a thing's once contacts have begun there again and again, for as long as a visitor may do nothing, and the
//! table has answered to nobody meanwhile. Whoever taps a pit and sows, or opens a page, was answered: then all places are
//! people's again, but those that are known for a thing's. What lies on a button opens pages too; so a thing is taken for
//! a person again only where it sows. Other places do not matter, so that two leaves are two things, and somebody who
//! plays beside them is somebody.

use std::time::Duration;

/// A contact within so many millimetres of another is at the same place.
pub const SAME_PLACE: f32 = 8.0;

/// The same in logical pixels, where nobody knows how large the glass is.
pub const SAME_PLACE_PIXELS: f32 = 30.0;

/// Fewer contacts than this are no thing, however long they take.
pub const MANY: u32 = 12;

/// The table answers to a contact within so much time.
pub const AN_ANSWER: Duration = Duration::from_secs(1);

/// A thing that has not come back for so much longer than ever before has been taken away.
const TAKEN_AWAY: Duration = Duration::from_secs(5);

/// So many places are known at a time; a glass on which more is going on is touched by people.
const PLACES: usize = 64;

/// What the table has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It shows something else: another page, another language.
    Page,
    /// It sows what was chosen.
    Turn,
}

/// The places at which contacts have begun.
#[derive(Clone, Debug)]
pub struct Contacts {
    lasting: Duration,
    places: Vec<Place>,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    at: [f32; 2],
    first: Duration,
    last: Duration,
    /// The longest time between two contacts.
    pause: Duration,
    contacts: u32,
}

impl Place {
    fn is_a_thing(&self, lasting: Duration) -> bool {
        self.contacts >= MANY && self.last.saturating_sub(self.first) >= lasting
    }

    fn is_over(&self, lasting: Duration, now: Duration) -> bool {
        let silence = now.saturating_sub(self.last);
        let most = if self.is_a_thing(lasting) { self.pause * 2 + TAKEN_AWAY } else { lasting };
        silence > most
    }

    fn far(&self, at: [f32; 2]) -> f32 {
        (self.at[0] - at[0]).hypot(self.at[1] - at[1])
    }
}

impl Contacts {
    /// A place is a thing's after so long.
    #[must_use]
    pub const fn new(lasting: Duration) -> Self {
        Contacts { lasting, places: Vec::new() }
    }

    /// A contact begins here, where places are so large; `now` on any clock that does not go back. Answers whether it is
    /// a thing's.
    pub fn begin(&mut self, at: [f32; 2], reach: f32, now: Duration) -> bool {
        let lasting = self.lasting;
        self.places.retain(|place| !place.is_over(lasting, now));
        let near = self.places.iter_mut().filter(|place| place.far(at) <= reach);
        if let Some(place) = near.min_by(|one, other| one.far(at).total_cmp(&other.far(at))) {
            place.pause = place.pause.max(now.saturating_sub(place.last));
            place.last = now;
            place.contacts = place.contacts.saturating_add(1);
            return place.is_a_thing(lasting);
        }
        if self.places.len() == PLACES {
            let oldest = (0..PLACES).min_by_key(|&place| self.places[place].last);
            oldest.map(|oldest| self.places.swap_remove(oldest));
        }
        let pause = Duration::ZERO;
        self.places.push(Place { at, first: now, last: now, pause, contacts: 1 });
        false
    }

    /// The table has answered to what somebody did just now.
    pub fn answered(&mut self, answer: Answer, now: Duration) {
        let lasting = self.lasting;
        let sows =
            |place: &Place| answer == Answer::Turn && now.saturating_sub(place.last) <= AN_ANSWER;
        self.places.retain(|place| place.is_a_thing(lasting) && !sows(place));
    }
}
