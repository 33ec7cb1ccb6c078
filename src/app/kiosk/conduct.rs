//! What comes of what is wanted, and of the time that passes: visits end, the house opens and closes. What visitors wish
//! stands in `wishes`, what the staff do in `backstage`, what the table does by itself in `alone`, and what of it all is
//! counted in `counting`.

use super::counts::Counter;
use super::house::{House, WallClock};
use super::visit::{Lies, STAFF_STAY, Visit};
use crate::app::lesson::Taught;
use crate::app::session::{Intent, Match};
use crate::app::settings::{Change, Settings};
use crate::app::space::BoardView;
use crate::app::stage::Stage;
use crate::app::state::{Modal, Screen};
use crate::app::ui::Memory;
use crate::app::ui::house::{InHouse, Place, Wish};
use crate::kiosk::idle::Presence;
use crate::kiosk::statistics::Closing;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What was wanted on the house's own screens since the last frame.
#[derive(Resource, Default, Debug)]
pub struct Wishes(pub Vec<Wish>);

/// All that is looked at and changed.
#[derive(SystemParam)]
pub(super) struct Conductor<'w, 's> {
    pub(super) visit: ResMut<'w, Visit>,
    pub(super) house: ResMut<'w, House>,
    wishes: ResMut<'w, Wishes>,
    memory: ResMut<'w, Memory>,
    pub(super) counter: Res<'w, Counter>,
    pub(super) wall: Res<'w, WallClock>,
    pub(super) time: Res<'w, Time<Real>>,
    pub(super) current: Res<'w, Match>,
    pub(super) stage: Res<'w, Stage>,
    pub(super) board: Res<'w, BoardView>,
    pub(super) settings: Res<'w, Settings>,
    pub(super) screen: Res<'w, State<Screen>>,
    pub(super) modal: Res<'w, State<Modal>>,
    pub(super) taught: MessageReader<'w, 's, Taught>,
    pub(super) intents: MessageWriter<'w, Intent>,
    pub(super) exit: MessageWriter<'w, AppExit>,
}

/// Lets a frame's wishes and time have their effect.
pub(super) fn conduct(mut it: Conductor, mut put_up: Local<bool>) {
    if !*put_up {
        *put_up = true;
        let changes = it.house.as_new();
        it.intents.write_batch(changes.into_iter().map(Intent::Change));
    }
    if *it.screen.get() == Screen::Boot {
        return;
    }
    if it.visit.began == Some(it.time.elapsed()) {
        match it.visit.goes_on.take() {
            Some(code) => drop(it.intents.write(Intent::Change(Change::Language(code)))),
            None => it.counter.begin((it.wall.0)(), it.language()),
        }
    }
    // Before a wish begins another match: until then the one that has ended lies there.
    it.count_the_end();
    for wish in std::mem::take(&mut it.wishes.0) {
        it.wish(wish);
    }
    it.hours();
    it.end_of_a_visit();
    it.play_alone();
    it.count_the_lesson();
    it.tap();
    it.cleaning();
    it.leave_the_safe_mode();
    let drawn_here = match it.visit.place {
        Place::Home | Place::Face => true,
        Place::Solo => *it.screen.get() != Screen::Match,
        Place::Lesson => *it.screen.get() != Screen::Lesson,
    };
    let house = Some(InHouse { drawn_here, covered: it.visit.is_covered() });
    if it.memory.house != house {
        it.memory.house = house;
    }
}

impl Conductor<'_, '_> {
    fn language(&self) -> &'static str {
        crate::app::settings::language(&self.settings).code()
    }

    pub(super) fn want(&mut self, intent: Intent) {
        self.intents.write(intent);
    }

    /// To where everything begins. A visitor who goes there by hand is still there.
    pub(super) fn home(&mut self, closing: Closing) {
        self.abandon();
        self.visit.place = Place::Home;
        self.visit.lies = Lies::Nothing;
        self.visit.tap = None;
        self.visit.guarded = None;
        self.visit.ended = None;
        self.clear_the_way();
        if closing == Closing::Left {
            self.begin_alone();
            return;
        }
        let now = self.time.elapsed();
        if let Some(began) = self.visit.began.take() {
            self.counter.end(closing, now.saturating_sub(began));
        }
        self.counter.tidy((self.wall.0)().date(), self.house.config.statistics.keep_days.get());
        self.visit.alone = now;
        self.visit.idle.here();
        *self.memory = self.memory.as_new();
        let changes = self.house.as_new();
        self.intents.write_batch(changes.into_iter().map(Intent::Change));
        self.begin_alone();
    }

    /// Nobody has touched anything for as long as the house allows.
    fn end_of_a_visit(&mut self) {
        let watched = matches!(self.visit.lies, Lies::Nothing | Lies::Panel);
        let left = self.visit.is_on() && self.visit.idle.presence() == Presence::Left;
        if watched && left {
            self.home(Closing::Idle);
        }
        let gone = self.time.elapsed().saturating_sub(self.visit.staff) > STAFF_STAY;
        if matches!(self.visit.lies, Lies::Pin | Lies::Staff) && gone {
            self.leave_the_staff();
        }
    }

    /// The screen is dark while the house is closed; whoever is there then may finish.
    fn hours(&mut self) {
        let open = self.house.config.hours.is_open((self.wall.0)());
        match (open, self.visit.lies) {
            (false, Lies::Nothing) if !self.visit.is_on() => {
                self.visit.lies = Lies::Night;
                self.visit.night_touched = None;
                self.begin_alone();
            }
            (true, Lies::Night) => {
                self.visit.lies = Lies::Nothing;
                self.visit.alone = self.time.elapsed();
            }
            _ => {}
        }
    }

    fn cleaning(&mut self) {
        if let Lies::Cleaning(until) = self.visit.lies
            && self.time.elapsed() >= until
        {
            self.visit.lies = Lies::Staff;
            self.visit.staff = self.time.elapsed();
        }
    }
}
