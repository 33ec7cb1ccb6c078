//! Hints: what to play is thought out on a background task from the moment that somebody asks for it, and dropped when
//! the match has moved on.

use super::session::{Match, Playing, Pointing};
use super::space::Hints;
use super::{Phase, opponent};
use crate::engine::advice::{Advice, Asked, Reason, advise};
use crate::engine::fallback;
use crate::engine::solve::{Judge, Limits};
use crate::rules::{Game, Position};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
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
        self.0.as_ref().is_some_and(|question| question.answer.get().is_none())
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
    stop: Arc<AtomicBool>,
    /// Dropped with the question, and with it the thinking.
    _task: Task<()>,
    answer: Arc<OnceLock<Option<Advice>>>,
    waited: Duration,
}

impl Drop for Question {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Asks, forgets what is no longer on the table, and tells the answer.
fn hint(
    time: Res<Time<Real>>,
    current: Res<Match>,
    pointing: Res<Pointing>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut thought: ResMut<Thought>,
    mut hints: ResMut<Hints>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let thought = &mut thought.bypass_change_detection().0;
    let playing = current.playing().filter(|playing| playing.human_may_sow());
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
    let question = thought.get_or_insert_with(|| ask(playing, proxy.as_deref()));
    if hints.advice.is_some() {
        return;
    }
    if let Some(answer) = question.answer.get() {
        let advice = answer.clone().or_else(|| anything(playing));
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

fn ask(playing: &Playing, proxy: Option<&EventLoopProxyWrapper>) -> Question {
    let (game, position) = (playing.game(), playing.position);
    let history = playing.record.positions()[..playing.record.actions().len()].to_vec();
    let stop = Arc::new(AtomicBool::new(false));
    let answer = Arc::new(OnceLock::new());
    let wake = proxy.map(|proxy| (**proxy).clone());
    let (told, slot) = (Arc::clone(&stop), Arc::clone(&answer));
    let task = AsyncComputeTaskPool::get().spawn(async move {
        // The answer lies ready before the loop is woken for it.
        let _ = slot.set(think(game, &history, position, &told));
        if let Some(proxy) = wake {
            // The event loop is gone only when the program ends.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    });
    Question { place: Place::of(playing), stop, _task: task, answer, waited: Duration::ZERO }
}

/// A panic in the engine must not end the match: there is no more of a hint then than a legal move.
fn think(
    game: Game,
    history: &[Position],
    position: Position,
    stop: &AtomicBool,
) -> Option<Advice> {
    let asked = Asked { game, history, position };
    let limits = Limits { nodes: NODES, stop };
    let answer =
        catch_unwind(AssertUnwindSafe(|| advise(&asked, &mut Judge::new(game, MEMORY), &limits)));
    answer.unwrap_or_else(|_| {
        let panic = super::startup::last_panic().unwrap_or_default();
        error!("no hint could be thought out at {position:?}: {panic}");
        None
    })
}

/// What can be advised without thought.
fn anything(playing: &Playing) -> Option<Advice> {
    let action = fallback(playing.game(), &playing.position)?;
    Some(Advice { action, reasons: vec![Reason::NothingKnown] })
}
