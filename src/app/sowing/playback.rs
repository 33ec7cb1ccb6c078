//! What is being shown, and for how long.

use super::pace::Pace;
use super::seats::Seats;
use super::stage::{Spotlight, Stage};
use super::strip::Strip;
use crate::app::session::{Intent, Jumped, Match, Sown};
use crate::app::settings::Settings;
use crate::rules::{Event, Position};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::collections::VecDeque;

/// The longest step of the clock: after a sleep the seeds go on from where they were.
const LONGEST_STEP: f64 = 0.1;

/// An event has been seen: for sound. Skipped events are not told.
#[derive(Message, Clone, Copy, Debug)]
pub struct Passed(pub Event);

/// The strips that wait to be shown, the first of them on the table.
#[derive(Resource, Default)]
pub struct Playback {
    strips: VecDeque<Strip>,
    waiting: VecDeque<(Position, Vec<Event>)>,
    seats: Option<(Position, Seats)>,
    paused: bool,
    last_light: Spotlight,
}

impl Playback {
    /// Whether everything played has been shown.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        self.strips.is_empty() && self.waiting.is_empty()
    }

    /// The one way in which a playback ends early: all of it has been seen, this is the position.
    fn jump(&mut self, to: Position) {
        self.strips.clear();
        self.waiting.clear();
        self.seats = Some((to, Seats::of(&to)));
        self.last_light = Spotlight::default();
        self.paused = false;
    }

    /// Ends what is being shown, and lays the table as it is after it.
    fn skip(&mut self) {
        self.start_waiting(Pace { speed: 1.0, reduced_motion: true });
        while let Some(mut strip) = self.strips.pop_front() {
            strip.skip();
            self.finish(&strip);
            self.start_waiting(Pace { speed: 1.0, reduced_motion: true });
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

    /// Puts the next waiting action on the table, if none is there.
    fn start_waiting(&mut self, pace: Pace) {
        if !self.strips.is_empty() {
            return;
        }
        let Some((before, events)) = self.waiting.pop_front() else { return };
        let seats = match self.seats.take() {
            Some((position, seats)) if position == before => seats,
            _ => Seats::of(&before),
        };
        self.strips.push_back(Strip::new(before, seats, events, pace));
    }
}

/// Shows what was played, at the player's pace.
pub(super) fn play(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    current: Res<Match>,
    mut sown: MessageReader<Sown>,
    mut jumped: MessageReader<Jumped>,
    mut intents: MessageReader<Intent>,
    mut playback: ResMut<Playback>,
    mut stage: ResMut<Stage>,
    mut passed: MessageWriter<Passed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let playback = playback.bypass_change_detection();
    let pace = Pace { speed: f64::from(settings.speed), reduced_motion: settings.reduced_motion };
    let was_at_rest = playback.is_at_rest();

    for turn in sown.read() {
        playback.waiting.push_back((turn.before, turn.events.clone()));
    }
    let mut changed = false;
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
            Intent::ReplayLast if playback.is_at_rest() => {
                if let Some(turn) = current.playing().and_then(|playing| playing.turns.last()) {
                    playback.seats = None;
                    playback.waiting.push_back((turn.before, turn.events.clone()));
                }
            }
            _ => {}
        }
    }
    // After a jump in the same frame nothing that came before it matters.
    if let Some(jump) = jumped.read().last() {
        playback.jump(jump.to);
        changed = true;
    }
    if let Some(strip) = playback.strips.front_mut() {
        strip.set_pace(pace);
    }
    playback.start_waiting(pace);

    if !playback.paused && !playback.is_at_rest() {
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
        show(playback, &mut stage);
        if playback.is_at_rest() {
            check_against_the_match(playback, &current);
        }
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

/// When a playback ends, view and match must agree; in a test a difference is a failure, in release
/// it is logged and the truth is shown by the next jump.
fn check_against_the_match(playback: &mut Playback, current: &Match) {
    let (Some(playing), Some((shown, _))) = (current.playing(), &playback.seats) else { return };
    if *shown != playing.position {
        bevy::log::error!("the table showed {shown:?}, the match stands at {:?}", playing.position);
        debug_assert_eq!(*shown, playing.position, "the table and the match disagree");
        let truth = playing.position;
        playback.jump(truth);
    }
}
