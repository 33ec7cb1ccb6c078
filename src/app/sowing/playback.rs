//! What is being shown, and for how long.

use super::pace::{LongestTurn, Pace};
use super::seats::Seats;
use super::strip::{Sown, Strip};
use crate::app::session::{Intent, Match, Moved, Stand};
use crate::app::settings::Settings;
use crate::app::stage::{Spotlight, Stage, Stride, Telling};
use crate::app::state::Modal;
use crate::rules::{Event, Pit, Position};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::collections::VecDeque;

/// The longest step of the clock: after a sleep the seeds go on from where they were.
const LONGEST_STEP: f64 = 0.1;
/// The pace of what is not seen to move.
const STILL: Pace = Pace { speed: 1.0, reduced_motion: true, longest: LongestTurn::OF_A_DESKTOP };

/// An event is heard: a seed as it touches, a hand as it begins to move. Skipped events are not told.
#[derive(Message, Clone, Copy, Debug)]
pub struct Passed(pub Event);

/// The strips that wait to be shown, the first of them on the table.
#[derive(Resource, Default)]
pub struct Playback {
    strips: VecDeque<Strip>,
    waiting: VecDeque<Sown>,
    seats: Option<(Position, Seats)>,
    paused: bool,
    last_light: Spotlight,
    /// The turn that is being shown again.
    replaying: Option<usize>,
    /// What is shown belongs to no match.
    laid_out: bool,
    disagreements: u32,
    /// What lay on the table when the book was opened.
    aside: Option<Box<Playback>>,
}

impl Playback {
    /// Whether everything played has been shown.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        self.strips.is_empty() && self.waiting.is_empty()
    }

    /// How often the table has not shown in the end what the match says. Never, or it is a fault.
    #[must_use]
    pub fn disagreements(&self) -> u32 {
        self.disagreements
    }

    /// The one way in which a playback ends early: all of it has been seen, this is the position.
    fn jump(&mut self, to: Position, hand_over: Pit, light: Spotlight) {
        self.strips.clear();
        self.waiting.clear();
        self.seats = Some((to, Seats::of(&to, hand_over)));
        self.last_light = light;
        self.replaying = None;
        self.paused = false;
        self.laid_out = false;
    }

    /// Shows a position that belongs to no match.
    fn lay_out(&mut self, to: Position) {
        let before = self.seats.take().filter(|_| self.is_at_rest());
        self.jump(to, Pit(0), Spotlight::default());
        if let Some((_, seats)) = before {
            self.seats = Some((to, seats.relaid(&to)));
        }
        self.laid_out = true;
    }

    /// Shows a turn that belongs to no match.
    fn show_apart(&mut self, before: Position, events: Vec<Event>, stand: Option<Stand>) {
        let seats = self.seats.take().filter(|_| self.is_at_rest());
        self.jump(before, Pit(0), Spotlight::default());
        self.seats = seats;
        self.laid_out = true;
        let from = Telling { turn: usize::MAX, events: 0 };
        self.waiting.push_back(Sown { before, events, from, earlier: Vec::new() });
        self.paused = stand.is_some();
        if stand == Some(Stand::End) {
            self.start_waiting(STILL);
            if let Some(strip) = self.strips.front_mut() {
                strip.skip();
            }
        } else if stand == Some(Stand::Start) {
            self.start_waiting(STILL);
        }
    }

    /// Shows a picture of the book; what lay on the table is set aside.
    fn read(&mut self, before: Position, events: Vec<Event>) {
        if self.aside.is_none() {
            let seats = self.seats.clone().filter(|_| self.is_at_rest());
            let picture = Playback { seats, ..Self::default() };
            let table = std::mem::replace(self, picture);
            self.aside = Some(Box::new(table));
        }
        if events.is_empty() {
            self.lay_out(before);
        } else {
            self.show_apart(before, events, None);
        }
    }

    /// The book is closed: what lay on the table before is there again, as it was.
    fn back_from_the_book(&mut self) -> bool {
        let table = self.aside.take();
        let back = table.is_some();
        if let Some(table) = table {
            *self = *table;
        }
        back
    }

    /// What the match does; a picture of the book is not its business.
    fn follow(&mut self, step: &Moved, current: &Match) -> bool {
        match step {
            Moved::Sown { before, events, turn, earlier } => {
                if self.replaying.take().is_some() {
                    // The match goes on: what was only being repeated gives way.
                    self.skip();
                }
                let from = Telling { turn: *turn, events: *earlier };
                // What the turn has told before its kichwa was named stands in the match: the table may have shown
                // other things since.
                let turn = current.playing().and_then(|playing| playing.turns.get(*turn));
                let earlier = turn.and_then(|turn| turn.events.get(..*earlier));
                let earlier = earlier.unwrap_or_default().to_vec();
                let (before, events) = (*before, events.clone());
                self.waiting.push_back(Sown { before, events, from, earlier });
                return false;
            }
            Moved::Jumped { to, hand_over, light } => self.jump(*to, *hand_over, *light),
            Moved::LaidOut { to } => self.lay_out(*to),
            Moved::Shown { before, events, stand } => {
                self.show_apart(*before, events.clone(), *stand);
            }
            Moved::Read { before, events } => self.read(*before, events.clone()),
        }
        true
    }

    /// Ends what is being shown, and lays the table as it is after it.
    fn skip(&mut self) {
        self.start_waiting(STILL);
        while let Some(mut strip) = self.strips.pop_front() {
            strip.skip();
            self.finish(&strip);
            self.start_waiting(STILL);
        }
        self.paused = false;
    }

    fn finish(&mut self, strip: &Strip) {
        let (shown, seats) = strip.shown();
        let mut stage = Stage::default();
        strip.show(&mut stage);
        self.last_light = stage.spotlight;
        self.seats = Some((shown, seats.clone()));
    }

    /// Shows a turn of the match once more. The present comes back when it is over.
    fn replay(&mut self, turn: usize, current: &Match) -> bool {
        let Some(told) = current.playing().and_then(|playing| playing.turns.get(turn)) else {
            return false;
        };
        self.strips.clear();
        self.waiting.clear();
        self.seats = None;
        self.paused = false;
        self.replaying = Some(turn);
        let from = Telling { turn, events: 0 };
        let (before, events) = (told.before, told.events.clone());
        self.waiting.push_back(Sown { before, events, from, earlier: Vec::new() });
        true
    }

    /// Whether the turns played so far have all been seen, although one may be shown again. On a board without a
    /// match there are none.
    fn is_up_to_date(&self) -> bool {
        !self.laid_out && (self.is_at_rest() || self.replaying.is_some())
    }

    /// Goes a step back in what is being shown, or else in the last turn.
    fn step_back(&mut self, stride: Stride, current: &Match) -> bool {
        if self.is_at_rest() {
            if self.laid_out {
                return false;
            }
            let last = current.playing().and_then(|playing| playing.turns.len().checked_sub(1));
            if !last.is_some_and(|last| self.replay(last, current)) {
                return false;
            }
            self.start_waiting(STILL);
            if let Some(strip) = self.strips.front_mut() {
                strip.skip();
            }
        }
        let back = self.strips.front_mut().is_some_and(|strip| strip.step_back(stride));
        self.paused |= back;
        back
    }

    /// Goes a step on in what is being shown; at its end it is over.
    fn step_on(&mut self, stride: Stride) -> Vec<Event> {
        let Some(strip) = self.strips.front_mut() else { return Vec::new() };
        let passed = strip.step_on(stride).to_vec();
        self.paused = true;
        if strip.is_over() {
            if let Some(strip) = self.strips.pop_front() {
                self.finish(&strip);
            }
            self.start_waiting(STILL);
            self.paused = !self.is_at_rest();
        }
        passed
    }

    /// After a turn was shown again the table shows the present, if that is not what it shows already.
    fn back_to_the_present(&mut self, current: &Match) {
        if self.replaying.take().is_none() {
            return;
        }
        let Some(playing) = current.playing() else { return };
        if self.seats.as_ref().is_some_and(|(shown, _)| *shown != playing.position) {
            self.jump(playing.position, Pit(0), playing.last_light());
        }
    }

    /// Puts the next waiting action on the table, if none is there.
    fn start_waiting(&mut self, pace: Pace) {
        if !self.strips.is_empty() {
            return;
        }
        let Some(sown) = self.waiting.pop_front() else { return };
        let seats = match self.seats.take() {
            Some((position, seats)) if position == sown.before => seats,
            _ => Seats::of(&sown.before, Pit(0)),
        };
        self.strips.push_back(Strip::new(sown, seats, pace));
    }
}

/// Shows what was played, at the player's pace.
pub(super) fn play(
    time: Res<Time<Real>>,
    (settings, longest): (Res<Settings>, Res<LongestTurn>),
    current: Res<Match>,
    modal: Option<Res<State<Modal>>>,
    mut moved: MessageReader<Moved>,
    mut intents: MessageReader<Intent>,
    mut playback: ResMut<Playback>,
    mut stage: ResMut<Stage>,
    mut passed: MessageWriter<Passed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let playback = playback.bypass_change_detection();
    let pace = Pace {
        speed: f64::from(settings.speed),
        reduced_motion: settings.reduced_motion,
        longest: longest.0,
    };
    let was_at_rest = playback.is_at_rest();

    let mut changed = false;
    let reads = modal.as_ref().is_some_and(|modal| *modal.get() == Modal::Book);
    if !reads {
        changed |= playback.back_from_the_book();
    }
    for step in moved.read() {
        let pictured = matches!(step, Moved::Read { .. });
        match &mut playback.aside {
            // The match goes on beside the book, which shows its own.
            Some(table) if !pictured => {
                table.follow(step, &current);
            }
            _ if pictured && !reads => {}
            _ => changed |= playback.follow(step, &current),
        }
    }
    for intent in intents.read() {
        match intent {
            Intent::TogglePlayback if !playback.is_at_rest() => {
                playback.paused = !playback.paused;
                changed = true;
            }
            Intent::Skip if !playback.is_at_rest() => {
                playback.skip();
                changed = true;
            }
            Intent::Seek(progress) => {
                if let Some(strip) = playback.strips.front_mut() {
                    strip.seek(*progress);
                    playback.paused = true;
                    changed = true;
                }
            }
            Intent::ReplayLast if playback.is_up_to_date() => {
                let last = current.playing().and_then(|playing| playing.turns.len().checked_sub(1));
                changed |= last.is_some_and(|last| playback.replay(last, &current));
            }
            Intent::Replay(turn) if playback.is_up_to_date() => {
                changed |= playback.replay(*turn, &current);
            }
            Intent::StepBack(stride) => changed |= playback.step_back(*stride, &current),
            Intent::StepOn(stride) => {
                let events = playback.step_on(*stride);
                changed |= !events.is_empty();
                if *stride == Stride::Seed {
                    passed.write_batch(events.into_iter().map(Passed));
                }
            }
            _ => {}
        }
    }
    if let Some(strip) = playback.strips.front_mut() {
        strip.set_pace(pace);
    }
    playback.start_waiting(pace);

    // Under a modal the seeds wait, but for those of a picture.
    let covered =
        modal.is_some_and(|modal| *modal.get() != Modal::None) && playback.aside.is_none();
    if !playback.paused && !covered && !playback.is_at_rest() {
        // The first frame after a rest shows the start, whatever time passed before it.
        let mut seconds = if was_at_rest { 0.0 } else { time.delta_secs_f64().min(LONGEST_STEP) };
        while let Some(strip) = playback.strips.front_mut() {
            let (left, events) = strip.advance(seconds);
            passed.write_batch(events.iter().copied().map(Passed));
            if !strip.is_over() {
                break;
            }
            if let Some(strip) = playback.strips.pop_front() {
                playback.finish(&strip);
            }
            playback.start_waiting(pace);
            seconds = left;
        }
        changed = true;
    }
    if changed {
        if playback.is_at_rest() {
            playback.back_to_the_present(&current);
        }
        if playback.is_at_rest() && !playback.laid_out {
            check_against_the_match(playback, &current);
        }
        show(playback, &mut stage);
        redraw.write(RequestRedraw);
    }
}

/// Lays the stage as the playback has it.
fn show(playback: &Playback, stage: &mut ResMut<Stage>) {
    let mut next = Stage::default();
    match (playback.strips.front(), &playback.seats) {
        (Some(strip), _) => {
            strip.show(&mut next);
            next.paused = playback.paused;
            next.replaying = playback.replaying;
            next.telling = next.telling.filter(|_| playback.replaying.is_none());
        }
        (None, Some((position, seats))) => {
            next.shown = Some(*position);
            next.seeds = seats.rest();
            next.spotlight = playback.last_light;
        }
        (None, None) => {}
    }
    stage.set_if_neq(next);
}

/// When a playback ends, view and match must agree. Where they do not, that is counted, for tests to
/// fail, and logged, and the table shows the truth.
fn check_against_the_match(playback: &mut Playback, current: &Match) {
    let (Some(playing), Some((shown, _))) = (current.playing(), &playback.seats) else { return };
    if *shown != playing.position {
        bevy::log::error!("the table showed {shown:?}, the match stands at {:?}", playing.position);
        playback.disagreements += 1;
        playback.jump(playing.position, Pit(0), playing.last_light());
    }
}
