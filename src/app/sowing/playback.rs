//! What is being shown, and for how long.

use super::pace::Pace;
use super::seats::Seats;
use super::stage::{Spotlight, Stage};
use super::strip::{Strip, Told};
use crate::app::session::{Intent, Match, Moved};
use crate::app::settings::Settings;
use crate::app::state::Modal;
use crate::rules::{Event, Pit, Position};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::collections::VecDeque;

/// The longest step of the clock: after a sleep the seeds go on from where they were.
const LONGEST_STEP: f64 = 0.1;

/// An event is heard: a seed as it touches, a hand as it begins to move. Skipped events are not told.
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
    /// What has been told of a turn that waits for a kichwa.
    told: Option<Told>,
    replaying: bool,
    disagreements: u32,
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
    fn jump(&mut self, to: Position, hand_over: Pit) {
        self.strips.clear();
        self.waiting.clear();
        self.seats = Some((to, Seats::of(&to, hand_over)));
        self.last_light = Spotlight::default();
        self.told = None;
        self.replaying = false;
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
        self.told = strip.told_so_far();
        self.replaying &= !self.waiting.is_empty();
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
            _ => Seats::of(&before, Pit(0)),
        };
        self.strips.push_back(Strip::new(before, seats, events, pace, self.told.take()));
    }
}

/// Shows what was played, at the player's pace.
pub(super) fn play(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
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
    let pace = Pace { speed: f64::from(settings.speed), reduced_motion: settings.reduced_motion };
    let was_at_rest = playback.is_at_rest();

    let mut changed = false;
    for step in moved.read() {
        match step {
            Moved::Sown { before, events } => {
                if playback.replaying {
                    // The match goes on: what was only being repeated gives way.
                    playback.skip();
                }
                playback.waiting.push_back((*before, events.clone()));
            }
            Moved::Jumped { to, hand_over } => {
                playback.jump(*to, *hand_over);
                changed = true;
            }
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
            Intent::ReplayLast if playback.is_at_rest() => {
                if let Some(turn) = current.playing().and_then(|playing| playing.turns.last()) {
                    playback.seats = None;
                    playback.told = None;
                    playback.replaying = true;
                    playback.waiting.push_back((turn.before, turn.events.clone()));
                }
            }
            _ => {}
        }
    }
    if let Some(strip) = playback.strips.front_mut() {
        strip.set_pace(pace);
    }
    playback.start_waiting(pace);

    // Under a modal the seeds wait.
    let covered = modal.is_some_and(|modal| *modal.get() != Modal::None);
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
        playback.jump(playing.position, Pit(0));
    }
}
