//! One action as it is seen: a pure function of the events and the time.

use super::pace::{Cue, Pace, cues, lit};
use super::seats::Seats;
use crate::app::stage::{Home, Light, SeedMotion, Stage, Stride, Telling};
use crate::rules::{Event, Lift, Position, Side, Taken, TurnKind};
use bevy::math::curve::{Curve, EaseFunction, EasingCurve};

/// Height of the arc of a falling seed, in the table's unit.
const DROP_ARC: f32 = 0.10;
/// The fall takes this share of a drop's time, the bounce the rest.
const FALL: f32 = 0.78;
/// Height of the small bounce of a fallen seed.
const BOUNCE: f32 = 0.035;
/// Height of the arc of captured seeds on their way across the board.
const CAPTURE_ARC: f32 = 0.55;

/// An action that is to be shown.
#[derive(Clone, Debug)]
pub(super) struct Sown {
    pub(super) before: Position,
    pub(super) events: Vec<Event>,
    /// The turn, and what of it came before.
    pub(super) from: Telling,
    /// What happened in the same turn before, if it waited for a kichwa.
    pub(super) earlier: Vec<Event>,
}

/// The events of one action on their way over the table.
#[derive(Clone, Debug)]
pub(super) struct Strip {
    events: Vec<Event>,
    cues: Vec<Cue>,
    /// Of each event, whether its ring stays long enough to be lit.
    lit: Vec<bool>,
    pace: Pace,
    /// Seconds since the start.
    clock: f64,
    /// So many events are over.
    done: usize,
    /// So many events have been heard.
    heard: usize,
    before: Position,
    seats_before: Seats,
    seats: Seats,
    shown: Position,
    earlier: Told,
    /// How many laps the turn has in all of its actions up to this one.
    laps: u32,
    from: Telling,
}

/// What the screens say of a turn in words: whose, which lap, how much was captured.
#[derive(Clone, Copy, Debug)]
pub(super) struct Told {
    turn: Option<(Side, TurnKind)>,
    lap: u32,
    captured: u32,
}

impl Told {
    /// What is said once these events are over, too.
    fn after(mut self, events: &[Event]) -> Self {
        for event in events {
            match *event {
                Event::TurnBegan { side, kind } => {
                    self = Told { turn: Some((side, kind)), lap: 1, captured: 0 };
                }
                // A lap lasts until the next one sets out, however it ended.
                Event::Lifted { why: Lift::Relay, .. } | Event::Entered { .. } => self.lap += 1,
                Event::Captured { seeds, .. } => self.captured += u32::from(seeds),
                _ => {}
            }
        }
        self
    }
}

impl Strip {
    /// Begins to show an action; `seats` say which seed lies where before it.
    pub(super) fn new(sown: Sown, seats: Seats, pace: Pace) -> Self {
        let Sown { before, events, from, earlier } = sown;
        let turn = before.pending().map(|_| (before.side(), TurnKind::Mtaji));
        let earlier = Told { turn, lap: 1, captured: 0 }.after(&earlier);
        let laps = earlier.after(&events).lap;
        let cues = cues(&events, pace);
        let lit = lit(&events, &cues);
        let seats_before = seats.clone();
        Strip {
            events,
            cues,
            lit,
            pace,
            clock: 0.0,
            done: 0,
            heard: 0,
            before,
            seats_before,
            seats,
            shown: before,
            earlier,
            laps,
            from,
        }
    }

    /// Seconds from start to end.
    pub(super) fn length(&self) -> f64 {
        self.cues.last().map_or(0.0, |cue| cue.end())
    }

    /// Whether all has been seen.
    pub(super) fn is_over(&self) -> bool {
        self.done == self.events.len()
    }

    /// From 0 to 1.
    pub(super) fn progress(&self) -> f32 {
        let length = self.length();
        if length > 0.0 { (self.clock / length).min(1.0) as f32 } else { 1.0 }
    }

    /// The position as far as it has been seen, and where the seeds lie then.
    pub(super) fn shown(&self) -> (Position, &Seats) {
        (self.shown, &self.seats)
    }

    /// Moves on. Returns the seconds left over after the end, and the events that are to be heard.
    pub(super) fn advance(&mut self, seconds: f64) -> (f64, &[Event]) {
        self.clock += seconds;
        let from = self.heard;
        self.catch_up();
        ((self.clock - self.length()).max(0.0), &self.events[from..self.heard])
    }

    /// Jumps to a share of the whole, also backwards.
    pub(super) fn seek(&mut self, progress: f32) {
        self.clock = self.length() * f64::from(progress.clamp(0.0, 1.0));
        self.done = 0;
        self.heard = 0;
        self.seats = self.seats_before.clone();
        self.shown = self.before;
        self.catch_up();
    }

    /// Goes on by one seed or one lap and stands still there, the next event not yet begun. Returns the
    /// events that were passed.
    pub(super) fn step_on(&mut self, stride: Stride) -> &[Event] {
        let from = self.done;
        let to = self.stops(stride).find(|&stop| stop > from).unwrap_or(self.events.len());
        self.stand_after(to);
        &self.events[from..self.done]
    }

    /// Goes back by one seed or one lap and stands still there. Returns whether there was a way back.
    pub(super) fn step_back(&mut self, stride: Stride) -> bool {
        // What is in flight goes back to where it came from before anything is undone.
        let in_flight = self.cues.get(self.done).is_some_and(|cue| cue.start < self.clock);
        let here = self.done + usize::from(in_flight);
        let Some(to) = self.stops(stride).take_while(|&stop| stop < here).last() else {
            return false;
        };
        self.stand_after(to);
        true
    }

    /// The numbers of events after which a step may stop: none, each that closes a stride, and all.
    fn stops(&self, stride: Stride) -> impl Iterator<Item = usize> + use<'_> {
        let closes = move |event: &Event| match event {
            Event::LapEnded { .. } => stride == Stride::Lap,
            Event::Dropped { .. } | Event::Lifted { .. } | Event::Captured { .. } => {
                stride == Stride::Seed
            }
            _ => false,
        };
        let inner = self.events.iter().enumerate().filter(move |(_, event)| closes(event));
        let all = self.events.len();
        std::iter::once(0)
            .chain(inner.map(|(index, _)| index + 1).filter(move |&stop| stop < all))
            .chain(std::iter::once(all))
    }

    /// The moment when so many events are over and the next has not begun.
    fn stand_after(&mut self, done: usize) {
        if done < self.done {
            self.done = 0;
            self.seats = self.seats_before.clone();
            self.shown = self.before;
        }
        for event in &self.events[self.done..done] {
            self.shown.apply(*event);
            self.seats.apply(event);
        }
        (self.done, self.heard) = (done, done);
        self.clock = match (self.cues.get(done), done) {
            (_, 0) => 0.0,
            (Some(cue), _) => cue.start,
            (None, _) => self.length(),
        };
    }

    /// Jumps to the end.
    pub(super) fn skip(&mut self) {
        self.clock = self.length();
        self.catch_up();
    }

    fn catch_up(&mut self) {
        while let Some(cue) = self.cues.get(self.done) {
            if cue.end() > self.clock + 1e-9 {
                break;
            }
            let event = self.events[self.done];
            self.shown.apply(event);
            self.seats.apply(&event);
            self.done += 1;
        }
        while let (Some(event), Some(cue)) =
            (self.events.get(self.heard), self.cues.get(self.heard))
        {
            if moment(event, *cue) > self.clock + 1e-9 {
                break;
            }
            self.heard += 1;
        }
    }

    /// Goes on at another pace, from the same moment of the same event.
    pub(super) fn set_pace(&mut self, pace: Pace) {
        if pace == self.pace {
            return;
        }
        let here = self
            .cues
            .get(self.done)
            .map(|cue| if cue.length > 0.0 { (self.clock - cue.start) / cue.length } else { 0.0 });
        self.cues = cues(&self.events, pace);
        self.lit = lit(&self.events, &self.cues);
        self.pace = pace;
        self.clock = match (here, self.cues.get(self.done)) {
            (Some(share), Some(cue)) => cue.start + share * cue.length,
            _ => self.length(),
        };
    }

    /// Writes what is to be seen now.
    pub(super) fn show(&self, stage: &mut Stage) {
        let mut seats = self.seats.clone();
        let mut motions = seats.rest();
        let mut light = self.light_of_the_past();
        for ((event, cue), lit) in self.events.iter().zip(&self.cues).zip(&self.lit).skip(self.done)
        {
            if cue.start >= self.clock {
                break;
            }
            let progress = if cue.length > 0.0 {
                (((self.clock - cue.start) / cue.length) as f32).clamp(0.0, 1.0)
            } else {
                1.0
            };
            light.falls(event, *lit);
            let from: Vec<Home> = motions.iter().map(|motion| motion.to).collect();
            seats.apply(event);
            let moving = move_of(event, progress, self.pace.reduced_motion);
            for (seed, motion) in seats.rest().into_iter().enumerate() {
                if motion.to != from[seed] {
                    motions[seed] = SeedMotion { from: from[seed], ..moving(motion.to) };
                }
            }
        }
        stage.seeds = motions;
        stage.spotlight = light.on;
        stage.shown = Some(self.shown);
        stage.progress = Some(self.progress());
        self.tell(stage);
    }

    /// Turn, lap, direction and captures as far as they have been seen.
    fn tell(&self, stage: &mut Stage) {
        let told = self.told_at(self.clock);
        (stage.turn, stage.lap, stage.captured) = (told.turn, told.lap, told.captured);
        stage.laps = self.laps;
        // A capture is seen as soon as it begins: the story tells it when the counters do.
        let mut begun = self.events[self.done..self.begun_at(self.clock)].iter();
        let captures = begun.rposition(|event| matches!(event, Event::Captured { .. }));
        let events = self.from.events + self.done + captures.map_or(0, |last| last + 1);
        stage.telling = Some(Telling { events, ..self.from });
        let outcome = self.events[..self.done].iter().find_map(|event| match *event {
            Event::GameEnded { outcome } => Some(outcome),
            _ => None,
        });
        stage.outcome = outcome;
    }

    fn told_at(&self, clock: f64) -> Told {
        self.earlier.after(&self.events[..self.begun_at(clock)])
    }

    /// So many events have begun.
    fn begun_at(&self, clock: f64) -> usize {
        self.done + self.cues.iter().skip(self.done).take_while(|cue| cue.start < clock).count()
    }

    fn light_of_the_past(&self) -> Light {
        let mut light = Light::default();
        for (event, lit) in self.events[..self.done].iter().zip(&self.lit) {
            light.falls(event, *lit);
        }
        light
    }
}

/// When an event is heard: a seed when it touches, a hand when it begins to move.
fn moment(event: &Event, cue: Cue) -> f64 {
    match event {
        Event::Dropped { .. } => cue.start + cue.length * f64::from(FALL),
        Event::LapEnded { .. } | Event::GameEnded { .. } => cue.end(),
        _ => cue.start,
    }
}

/// How the seeds that an event moves go their way.
fn move_of(event: &Event, progress: f32, fade: bool) -> impl Fn(Home) -> SeedMotion + use<> {
    let (ease, arc, bounce) = match event {
        Event::Lifted { .. } => (EaseFunction::CubicOut, 0.0, 0.0),
        Event::Dropped { .. } => (EaseFunction::QuadraticIn, DROP_ARC, BOUNCE),
        Event::Captured { taken: Taken::IntoHand | Taken::ForGood, .. } => {
            (EaseFunction::CubicInOut, CAPTURE_ARC, 0.0)
        }
        _ => (EaseFunction::CubicInOut, 0.0, 0.0),
    };
    let eased = |share: f32| EasingCurve::new(0.0_f32, 1.0, ease).sample_clamped(share);
    let (eased, lift) = match (fade, bounce > 0.0) {
        (true, _) => (progress, 0.0),
        (false, true) if progress < FALL => {
            let share = progress / FALL;
            (eased(share), arc * parabola(share))
        }
        (false, true) => (1.0, bounce * parabola((progress - FALL) / (1.0 - FALL))),
        (false, false) => (eased(progress), arc * parabola(progress)),
    };
    let falls = matches!(event, Event::Dropped { .. });
    move |to| {
        // Neighbours in the pit, and the seeds that stay in the hand, only shift.
        let shifts = falls && !is_newcomer(to);
        SeedMotion { from: to, to, progress: eased, lift: if shifts { 0.0 } else { lift }, fade }
    }
}

/// A seed that has just fallen lies on top.
fn is_newcomer(home: Home) -> bool {
    matches!(home, Home::Pit { slot, of, .. } if slot + 1 == of)
}

fn parabola(share: f32) -> f32 {
    4.0 * share * (1.0 - share)
}

#[cfg(test)]
mod tests;
