//! What is shown of a match that is looked back on: a position, what was played from it, what would have been better.

use super::LookingBack;
use crate::app::session::{Intent, LookBack, Match, Moved, Playing, Stand};
use crate::app::settings::Settings;
use crate::app::sowing::Playback;
use crate::app::state::{Modal, Screen};
use crate::rules::{Action, Event, Game, Position, Rules};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;

/// Between one turn and the next, at normal speed.
const A_MOMENT: Duration = Duration::from_millis(700);

/// What is seen of a match that is looked back on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct At {
    /// The position after so many turns.
    pub turn: usize,
    /// If this is the number of a moment among the moments: what was played here.
    pub moment: Option<usize>,
    /// What is shown from there.
    pub shows: Shows,
}

/// What is shown from a position on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shows {
    /// The position itself.
    #[default]
    Here,
    /// What was played.
    Played,
    /// What would have been better.
    Better,
}

/// A turn that is to be shown.
#[derive(Clone, Debug)]
struct Scene {
    before: Position,
    actions: Vec<Action>,
    events: Vec<Event>,
    after: Position,
}

/// Turns that are shown one after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct Script {
    scenes: Vec<Scene>,
    /// So many have begun.
    begun: usize,
    /// So many follow one another by themselves; the others when somebody asks.
    stop: usize,
    /// The same as it was at first.
    first: usize,
    /// The player goes from turn to turn by hand.
    by_hand: bool,
    at_rest: Duration,
}

impl Script {
    /// Complete turns from a position on.
    fn of(game: Game, from: Position, actions: &[Action]) -> Self {
        let mut scenes = Vec::new();
        let (mut before, mut at, mut events) = (from, from, Vec::new());
        let mut played = Vec::new();
        for &action in actions {
            let Ok(next) = game.play(&at, action, &mut events) else { break };
            at = next;
            played.push(action);
            if at.pending().is_none() {
                let (events, actions) = (std::mem::take(&mut events), std::mem::take(&mut played));
                scenes.push(Scene { before, actions, events, after: at });
                before = at;
            }
        }
        let all = scenes.len();
        Script { scenes, stop: all, first: all, ..Self::default() }
    }

    /// The same, which stops after so many turns.
    fn stopping_after(self, turns: usize) -> Self {
        let stop = turns.min(self.scenes.len());
        Script { stop, first: stop, ..self }
    }

    /// Goes on to the end.
    fn play_on(&mut self) {
        (self.stop, self.by_hand) = (self.scenes.len(), false);
    }

    /// Whether there is more than goes by itself.
    pub(super) fn stops(&self) -> bool {
        self.stop < self.scenes.len()
    }

    pub(super) fn shown(&self) -> (usize, usize) {
        (self.begun, self.scenes.len())
    }

    /// The turn that began last: where, and what is played.
    pub(super) fn scene(&self) -> Option<(&Position, &[Action])> {
        let scene = self.scenes.get(self.begun.max(1) - 1)?;
        Some((&scene.before, &scene.actions))
    }

    /// Begins the next turn, if there is one.
    fn go_on(&mut self, stand: Option<Stand>) -> Option<Moved> {
        let scene = self.scenes.get(self.begun)?;
        self.begun += 1;
        self.at_rest = Duration::ZERO;
        Some(scene.shown(stand))
    }

    /// The first position again.
    fn rewind(&mut self) -> Option<Moved> {
        (self.begun, self.stop) = (0, self.first);
        self.by_hand = false;
        self.at_rest = Duration::ZERO;
        self.scenes.first().map(|scene| Moved::LaidOut { to: scene.before })
    }

    /// What a player does to the turns while nothing is in flight.
    fn wanted(&mut self, intent: &Intent) -> Option<Moved> {
        match intent {
            Intent::TogglePlayback => {
                if self.begun == self.scenes.len() {
                    (self.begun, self.stop) = (0, self.first);
                } else if self.begun >= self.stop {
                    self.stop = self.scenes.len();
                }
                // The same intent lets it run.
                self.go_on(Some(Stand::Start))
            }
            Intent::StepOn(_) => self.go_on(Some(Stand::Start)),
            Intent::StepBack(_) => {
                let last = self.begun.checked_sub(1)?;
                Some(self.scenes.get(last)?.shown(Some(Stand::End)))
            }
            Intent::Skip if self.begun < self.scenes.len() => {
                if self.begun >= self.stop {
                    self.stop = self.scenes.len();
                }
                self.begun = self.stop;
                let last = self.scenes.get(self.begun.checked_sub(1)?)?;
                Some(Moved::LaidOut { to: last.after })
            }
            _ => None,
        }
    }
}

impl Scene {
    fn shown(&self, stand: Option<Stand>) -> Moved {
        Moved::Shown { before: self.before, events: self.events.clone(), stand }
    }
}

/// Shows what is asked for.
pub(super) fn follow(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    current: Res<Match>,
    playback: Res<Playback>,
    screen: Res<State<Screen>>,
    modal: Res<State<Modal>>,
    next: Res<NextState<Screen>>,
    mut intents: MessageReader<Intent>,
    mut looking: ResMut<LookingBack>,
    mut moved: MessageWriter<Moved>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut entered: Local<bool>,
) {
    // On the way somewhere else the table belongs to others already.
    let here = *screen.get() == Screen::Review && matches!(*next, NextState::Unchanged);
    let playing = current.playing().filter(|_| here);
    let Some(playing) = playing else {
        intents.clear();
        *entered = false;
        return;
    };
    if !*entered {
        *entered = true;
        looking.at = At { turn: playing.record.finished_turns(), ..At::default() };
        looking.script = Script::default();
    }
    let mut at_rest = playback.is_at_rest();
    for intent in intents.read() {
        let step = match intent {
            Intent::LookBack(what) => looking.go(playing, *what),
            _ if *modal.get() != Modal::None => None,
            Intent::ReplayLast => looking.script.rewind(),
            Intent::StepOn(_) | Intent::StepBack(_) | Intent::Seek(_) => {
                if !looking.script.by_hand {
                    looking.script.by_hand = true;
                }
                at_rest.then(|| looking.script.wanted(intent)).flatten()
            }
            Intent::TogglePlayback | Intent::Skip => {
                if looking.script.by_hand {
                    looking.script.by_hand = false;
                }
                at_rest.then(|| looking.script.wanted(intent)).flatten()
            }
            _ => None,
        };
        if let Some(step) = step {
            at_rest = matches!(step, Moved::LaidOut { .. });
            moved.write(step);
            redraw.write(RequestRedraw);
        }
    }
    let waits = looking.script.begun < looking.script.stop && !looking.script.by_hand;
    if !waits || !at_rest || *modal.get() != Modal::None {
        return;
    }
    looking.script.at_rest += time.delta().min(Duration::from_millis(100));
    if looking.script.at_rest >= A_MOMENT.div_f32(settings.speed.max(0.25))
        && let Some(step) = looking.script.go_on(None)
    {
        moved.write(step);
    }
    redraw.write(RequestRedraw);
}

impl LookingBack {
    /// The position after so many turns of the match.
    fn position(playing: &Playing, turn: usize) -> Position {
        playing.turns.get(turn).map_or(playing.position, |turn| turn.before)
    }

    /// Goes where a player wants.
    fn go(&mut self, playing: &Playing, what: LookBack) -> Option<Moved> {
        let last = playing.record.finished_turns();
        match what {
            LookBack::Open => None,
            LookBack::Turn(turn) => Some(self.go_to(playing, turn.min(last))),
            LookBack::Step(by) => {
                let turn = beside(self.at.turn, by, last + 1)?;
                Some(self.go_to(playing, turn))
            }
            LookBack::Moment(place) => self.go_to_moment(playing, place),
            LookBack::StepMoment(by) => {
                let turn = self.at.turn;
                let place = match self.at.moment {
                    Some(place) => beside(place, by, self.found.moments.len())?,
                    None if by < 0 => self.found.moments.iter().rposition(|m| m.turn < turn)?,
                    None => self.found.moments.iter().position(|m| m.turn > turn).unwrap_or(0),
                };
                self.go_to_moment(playing, place)
            }
            LookBack::Played => {
                let turn = playing.record.turns().nth(self.at.turn).filter(|turn| turn.finished)?;
                let actions = playing.record.actions()[turn.actions].to_vec();
                Some(self.begin(playing, Shows::Played, &actions))
            }
            LookBack::Better => {
                let moment = self.moment()?;
                let (line, gave_up) = (moment.line.clone(), moment.played.is_empty());
                let begins = self.begin(playing, Shows::Better, &line);
                if !gave_up {
                    // The better turn is what was asked for, and not what might have come after it.
                    self.script = std::mem::take(&mut self.script).stopping_after(1);
                }
                Some(begins)
            }
            LookBack::Line => {
                if self.at.shows == Shows::Better {
                    self.script.play_on();
                }
                None
            }
            LookBack::Here => {
                let at = self.at;
                let step = self.go_to(playing, at.turn);
                self.at.moment = at.moment;
                Some(step)
            }
        }
    }

    /// The position after so many turns.
    fn go_to(&mut self, playing: &Playing, turn: usize) -> Moved {
        let moment = self.found.moments.iter().position(|moment| moment.turn == turn);
        self.at = At { turn, moment, shows: Shows::Here };
        self.script = Script::default();
        Moved::LaidOut { to: Self::position(playing, turn) }
    }

    fn go_to_moment(&mut self, playing: &Playing, place: usize) -> Option<Moved> {
        let turn = self.found.moments.get(place)?.turn;
        let there = self.go_to(playing, turn);
        self.at.moment = Some(place);
        self.go(playing, LookBack::Played).or(Some(there))
    }

    /// Lays out the position, and shows turns from there.
    fn begin(&mut self, playing: &Playing, shows: Shows, actions: &[Action]) -> Moved {
        let from = Self::position(playing, self.at.turn);
        self.at.shows = shows;
        self.script = Script::of(playing.game(), from, actions);
        Moved::LaidOut { to: from }
    }
}

/// The number so far on, if there is one among so many.
fn beside(place: usize, by: i32, count: usize) -> Option<usize> {
    place.checked_add_signed(by as isize).filter(|place| *place < count)
}
