//! The computer's seat: asks the engine on a background task and answers with an intent.
//!
//! It thinks while the human's seeds are still falling, answers only when they lie still and the
//! player has had a moment, and drops every answer to a position that is no longer on the table.

use super::background::{Bell, Window, Work};
use super::phase::Phase;
use super::session::{Intent, Match, Playing, Seat};
use super::settings::Settings;
use super::sowing::Playback;
use super::stage::Stage;
use super::state::{Modal, Screen};
use crate::engine::{self, Level, Question, pie};
use crate::rules::{Action, Position, Rules};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Between the last seed at rest and the computer's move, at normal speed.
const A_MOMENT: Duration = Duration::from_millis(650);

/// Adds the computer's seat.
pub fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .add_systems(Update, (ask, answer).chain().in_set(Phase::Opponent));
}

/// What the computer has been asked, and whether it has answered.
#[derive(Resource, Default)]
pub struct Thinking {
    asked: Option<Asked>,
    at_rest: Duration,
}

impl Thinking {
    /// Whether the computer has a move to find or to show.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.asked.is_some()
    }
}

/// Which question it is: an answer to another one is stale.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RequestId {
    match_id: String,
    actions: usize,
    position: Position,
    level: Level,
    seats: Seats,
}

/// What the pie rule makes of the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seats {
    /// Nothing.
    AsTheyAre,
    /// The other player may take over this seat after the turn.
    MayBeTaken,
    /// The computer may take over the other player's seat.
    MayTake,
}

impl Seats {
    fn of(playing: &Playing) -> Self {
        let begins = playing.record.finished_turns() == 0;
        if playing.asks_to_swap() {
            Seats::MayTake
        } else if playing.record.has_pie_rule() && begins {
            Seats::MayBeTaken
        } else {
            Seats::AsTheyAre
        }
    }
}

/// What the computer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Play(Action),
    ChangeSeats,
}

struct Asked {
    id: RequestId,
    work: Work<Option<Deed>>,
}

/// Asks for the position on the table, and forgets what was asked about any other.
fn ask(
    current: Res<Match>,
    screen: Res<State<Screen>>,
    mut thinking: ResMut<Thinking>,
    window: Window,
) {
    let request = match (current.playing(), screen.get()) {
        (Some(playing), Screen::Match) => match playing.to_move() {
            Some((_, Seat::Computer(level))) => Some((playing, level)),
            _ => None,
        },
        _ => None,
    };
    let Some((playing, level)) = request else {
        if thinking.asked.is_some() {
            thinking.asked = None;
        }
        return;
    };
    let id = RequestId {
        match_id: playing.id.clone(),
        actions: playing.record.actions().len(),
        position: playing.position,
        level,
        seats: Seats::of(playing),
    };
    if thinking.asked.as_ref().is_some_and(|asked| asked.id == id) {
        return;
    }
    let work = begin(playing, &id, window.bell());
    thinking.asked = Some(Asked { id, work });
    thinking.at_rest = Duration::ZERO;
}

fn begin(playing: &Playing, id: &RequestId, bell: Bell) -> Work<Option<Deed>> {
    let history = playing.record.positions()[..playing.record.actions().len()].to_vec();
    let (game, seed) = (playing.game(), seed(id));
    let RequestId { position, level, seats, .. } = *id;
    Work::begin(bell, format!("the engine at {position:?}"), move |stop| {
        let question = Question { game, history: &history, position, level, seed };
        think(&question, seats, stop)
    })
}

fn think(question: &Question, seats: Seats, stop: &AtomicBool) -> Option<Deed> {
    let play = |action: Option<Action>| action.map(Deed::Play);
    match seats {
        Seats::MayTake if pie::swaps(question, stop) => Some(Deed::ChangeSeats),
        Seats::MayBeTaken => play(pie::begins(question, stop)),
        _ => play(engine::choose(question, stop).map(|answer| answer.action)),
    }
}

/// What is done about an answer: a mind that failed, or that answers against the rules, must not end the match, and a
/// legal move is played instead.
fn deed(playing: &Playing, answer: Option<Deed>) -> Option<Deed> {
    let (game, position) = (playing.game(), &playing.position);
    let legal = answer.filter(|deed| match deed {
        Deed::Play(action) => game.check(position, *action).is_ok(),
        Deed::ChangeSeats => true,
    });
    legal.or_else(|| engine::fallback(game, position).map(Deed::Play))
}

/// The same match plays the same way again; two matches do not.
fn seed(id: &RequestId) -> u64 {
    let mut hasher = DefaultHasher::new();
    (&id.match_id, id.actions).hash(&mut hasher);
    hasher.finish()
}

/// Plays the answer, once the table is at rest and the player has had a moment to look.
pub(super) fn answer(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    stage: Res<Stage>,
    playback: Res<Playback>,
    current: Res<Match>,
    modal: Res<State<Modal>>,
    mut thinking: ResMut<Thinking>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let thinking = thinking.bypass_change_detection();
    let Some(asked) = thinking.asked.as_ref() else { return };
    let Some(playing) = current.playing() else { return };
    let on_the_table = stage.shown == Some(playing.position);
    let seen = on_the_table && playback.is_at_rest() && !stage.is_moving();
    if !seen || *modal.get() != Modal::None {
        thinking.at_rest = Duration::ZERO;
        return;
    }
    let Some(answer) = asked.work.answer() else { return };
    let Some(deed) = deed(playing, answer.ok().copied().flatten()) else { return };
    thinking.at_rest += time.delta().min(Duration::from_millis(100));
    if thinking.at_rest >= A_MOMENT.div_f32(settings.speed.max(0.25)) {
        // The answer is kept: where a modal that opens in this very frame swallows the intent, it comes
        // again. Once it is played the position is another, and so is the question.
        thinking.at_rest = Duration::ZERO;
        intents.write(match deed {
            Deed::Play(action) => Intent::Play(action),
            Deed::ChangeSeats => Intent::Swap,
        });
    }
    redraw.write(RequestRedraw);
}
