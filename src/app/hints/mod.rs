//! Hints: what to play is thought out on a background task from the moment that somebody asks for it, and dropped when
//! the match has moved on.

use super::background::{Bell, Window, Work};
use super::opponent;
use super::phase::Phase;
use super::session::{Match, Playing, Pointing};
use super::space::Hints;
use super::state::Screen;
use crate::engine::advice::{Advice, Asked, Reason, advise};
use crate::engine::fallback;
use crate::engine::solve::{Judge, Limits};
use crate::rules::Position;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;

/// Longer than this nobody waits without being told.
const A_MOMENT: Duration = Duration::from_millis(200);

/// Bytes of each of the judge's tables; they are given back with the answer.
const MEMORY: usize = 16 << 20;

/// So many positions are looked at for a proof: about a fifth of a second, where it takes so many. Where there is none,
/// a search looks at as many sowings.
const NODES: u64 = 200_000;

/// Adds the hints.
pub fn plugin(app: &mut App) {
    app.init_resource::<Thought>()
        .add_systems(Update, hint.in_set(Phase::Opponent).after(opponent::answer));
}

/// What is being thought about, or was.
#[derive(Resource, Default)]
pub struct Thought(Option<Question>);

impl Thought {
    /// Whether a hint is being thought out.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.0.as_ref().is_some_and(|question| question.work.answer().is_none())
    }
}

/// Which position of which match it is about.
#[derive(PartialEq, Eq)]
struct Place {
    match_id: String,
    actions: usize,
    position: Position,
}

impl Place {
    fn of(playing: &Playing) -> Self {
        Place {
            match_id: playing.id.clone(),
            actions: playing.record.actions().len(),
            position: playing.position,
        }
    }
}

struct Question {
    place: Place,
    work: Work<Option<Advice>>,
    waited: Duration,
}

/// Asks, forgets what is no longer on the table, and tells the answer.
fn hint(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    current: Res<Match>,
    pointing: Res<Pointing>,
    window: Window,
    mut thought: ResMut<Thought>,
    mut hints: ResMut<Hints>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let thought = &mut thought.bypass_change_detection().0;
    // Elsewhere the match may still be there, and nobody waits for a hint.
    let playing = current.playing().filter(|_| *screen.get() == Screen::Match);
    let playing = playing.filter(|playing| playing.human_may_sow());
    let stale =
        |question: &Question| playing.is_none_or(|playing| question.place != Place::of(playing));
    if thought.as_ref().is_some_and(stale) {
        *thought = None;
        hints.set_if_neq(Hints::default());
    }
    let Some(playing) = playing.filter(|_| pointing.hint.is_some()) else {
        if hints.thinking {
            hints.thinking = false;
        }
        return;
    };
    let question = thought.get_or_insert_with(|| ask(playing, window.bell()));
    if hints.advice.is_some() {
        return;
    }
    if let Some(answer) = question.work.answer() {
        // Where the engine failed there is no more of a hint than a legal move.
        let advice = answer.ok().cloned().flatten().or_else(|| anything(playing));
        hints.set_if_neq(Hints { thinking: false, advice });
        redraw.write(RequestRedraw);
    } else if !hints.thinking {
        // After a long rest the first time step is long.
        question.waited += time.delta().min(Duration::from_millis(100));
        if question.waited >= A_MOMENT {
            hints.thinking = true;
        }
        redraw.write(RequestRedraw);
    }
}

fn ask(playing: &Playing, bell: Bell) -> Question {
    let (game, position) = (playing.game(), playing.position);
    let history = playing.record.positions()[..playing.record.actions().len()].to_vec();
    let work = Work::begin(bell, format!("a hint at {position:?}"), move |stop| {
        let asked = Asked { game, history: &history, position };
        advise(&asked, &mut Judge::new(game, MEMORY), &Limits { nodes: NODES, stop })
    });
    Question { place: Place::of(playing), work, waited: Duration::ZERO }
}

/// What can be advised without thought.
fn anything(playing: &Playing) -> Option<Advice> {
    let action = fallback(playing.game(), &playing.position)?;
    Some(Advice { action, reasons: vec![Reason::NothingKnown] })
}
