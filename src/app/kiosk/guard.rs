//! Nothing leads out of the table: of all that can be wanted, only what is meant for visitors passes.
//!
//! Whatever device or screen an intent comes from, it is looked at here, between those who write intents and the
//! session. What the house itself wants is written afterwards.

use super::conduct::Wishes;
use super::counts::Counter;
use super::visit::{Lies, Visit};
use crate::app::session::{Intent, Learn, Match, Pointing, Seat};
use crate::app::settings::Change;
use crate::app::stage::Stage;
use crate::app::state::{Modal, Screen};
use crate::app::ui::house::{Place, Wish};
use crate::kiosk::statistics::Fact;
use crate::rules::{Board, Game, Pit, Side};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

/// What becomes of an intent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It passes.
    Passes,
    /// It does nothing.
    Stops,
    /// It opens the visitor's panel, or closes it.
    Panel(bool),
    /// It does nothing but show that this pit is not its toucher's to move.
    Guarded(Pit),
    /// The house begins a match of this game with its own computer.
    Play(Game),
    /// To where everything begins, and the table plays by itself.
    Home,
}

/// What the guard knows.
#[derive(Clone, Copy, Debug)]
pub struct At {
    /// Where the visitor is.
    pub place: Place,
    /// What lies over the screen.
    pub lies: Lies,
    /// Whether a question or page of the house takes all input.
    pub covered: bool,
    /// The screen.
    pub screen: Screen,
    /// What lies over it.
    pub modal: Modal,
    /// Esc has something to let go of at the board.
    pub holds: bool,
    /// The board and the side to move, in a match of two people.
    pub to_move: Option<(Board, Side)>,
    /// The seeds lie still.
    pub still: bool,
}

impl At {
    /// As it stands, with nothing over the table and nothing to let go of.
    pub(super) fn of(
        visit: &Visit,
        current: &Match,
        stage: &Stage,
        screen: Screen,
        modal: Modal,
    ) -> Self {
        let playing = current.playing();
        At {
            place: visit.place,
            lies: visit.lies,
            covered: false,
            screen,
            modal,
            holds: false,
            to_move: playing.map(|playing| (playing.position.board(), playing.position.side())),
            still: !stage.is_moving(),
        }
    }
}

/// What becomes of an intent.
#[must_use]
pub fn verdict(intent: &Intent, at: &At) -> Verdict {
    use Verdict::{Guarded, Home, Panel, Passes, Stops};
    let learning = at.place == Place::Lesson && at.screen == Screen::Lesson;
    let playing = at.place != Place::Home && at.screen == Screen::Match;
    let free = !at.covered;
    let bare = free && at.modal == Modal::None;
    let when = |may: bool| if may { Passes } else { Stops };
    match intent {
        // The computer's turn goes on, whatever lies over it.
        Intent::Play(_) | Intent::Swap | Intent::Stay if at.screen == Screen::Match => Passes,
        Intent::Tap(pit) if playing && free && at.place == Place::Face => match at.to_move {
            Some((board, side)) if board.has(*pit) && board.owner(*pit) != side => Guarded(*pit),
            _ if !at.still => Guarded(*pit),
            _ => Passes,
        },
        Intent::Point(None) | Intent::Aim(None) | Intent::Name(None) => Passes,
        // What the lesson asks for is done at its board, and its end leads on.
        Intent::Point(_)
        | Intent::Tap(_)
        | Intent::Aim(_)
        | Intent::Choose(_)
        | Intent::Play(_)
        | Intent::LetGo
        | Intent::TogglePlayback
        | Intent::Skip
        | Intent::Look(_)
        | Intent::Learn(Learn::On)
            if learning =>
        {
            when(bare)
        }
        Intent::Begin(setup) | Intent::BeginOn(setup, _) if learning && bare => {
            if setup.seats.contains(&Seat::Human) { Verdict::Play(setup.game) } else { Home }
        }
        // "Play" in the book.
        Intent::Begin(setup) | Intent::BeginOn(setup, _)
            if free && at.modal == Modal::Book && setup.seats.contains(&Seat::Human) =>
        {
            Verdict::Play(setup.game)
        }
        Intent::Back if learning && bare => Home,
        Intent::Point(_)
        | Intent::Tap(_)
        | Intent::Aim(_)
        | Intent::Name(_)
        | Intent::Choose(_)
        | Intent::LetGo
        | Intent::Undo
        | Intent::Redo
        | Intent::ToggleThreats
        | Intent::Hint
        | Intent::TogglePlayback
        | Intent::Skip
        | Intent::ReplayLast
        | Intent::Replay(_)
        | Intent::StepOn(_)
        | Intent::StepBack(_)
        | Intent::Seek(_)
        | Intent::Look(_) => when(playing && bare),
        Intent::Close => when(at.modal != Modal::None),
        Intent::Back if at.lies == Lies::Panel => Panel(false),
        Intent::Back => when(free && (at.modal != Modal::None || (playing && at.holds))),
        // A visitor's languages and settings are in the panel, which lies over the book too.
        Intent::Open(Modal::Languages) if free => Panel(true),
        Intent::Open(Modal::Pause | Modal::Settings) if bare => Panel(true),
        Intent::Open(Modal::Book) => when(at.modal == Modal::None),
        Intent::Read(_) => when(at.modal == Modal::Book),
        Intent::Change(change) => when(is_for_visitors(change)),
        _ => Stops,
    }
}

/// Whether a visitor may change this; all of it is as new after the visit.
fn is_for_visitors(change: &Change) -> bool {
    match change {
        Change::Language(_)
        | Change::Volume(_)
        | Change::Ambience(_)
        | Change::Interface(_)
        | Change::Muted(_)
        | Change::Speed(_)
        | Change::TextSize(_)
        | Change::ReducedMotion(_)
        | Change::Counts(_)
        | Change::Contrast(_)
        | Change::Switches(_)
        | Change::ScanTenths(_)
        | Change::Voice(_)
        // The program itself finds these out.
        | Change::Measured(_)
        | Change::Opponent(_)
        | Change::Known(_) => true,
        Change::Quality(_)
        | Change::AsMeasured
        | Change::Mood(_)
        | Change::Board(_)
        | Change::FullScreen(_)
        | Change::TurnBoard(_)
        | Change::Previews(_)
        | Change::Hints(_)
        | Change::Reset => false,
    }
}

/// What the session has read.
#[derive(Resource, Default)]
pub(super) struct Guard(MessageCursor<Intent>);

/// Lets pass what may.
pub(super) fn guard(
    mut guard: ResMut<Guard>,
    mut intents: ResMut<Messages<Intent>>,
    mut visit: ResMut<Visit>,
    mut wishes: ResMut<Wishes>,
    counter: Res<Counter>,
    current: Res<Match>,
    pointing: Res<Pointing>,
    stage: Res<Stage>,
    screen: Res<State<Screen>>,
    modal: Res<State<Modal>>,
    time: Res<Time<Real>>,
) {
    let wanted: Vec<Intent> = guard.0.read(&intents).cloned().collect();
    if wanted.is_empty() {
        return;
    }
    let at = At {
        covered: visit.is_covered(),
        holds: pointing.hint.is_some() || pointing.chosen.is_some() || pointing.threats,
        ..At::of(&visit, &current, &stage, *screen.get(), *modal.get())
    };
    let verdicts: Vec<Verdict> = wanted.iter().map(|intent| verdict(intent, &at)).collect();
    let asks = wanted.iter().zip(&verdicts);
    if pointing.hint.is_none()
        && asks.into_iter().any(|asked| asked == (&Intent::Hint, &Verdict::Passes))
    {
        counter.count(Fact::Hint);
    }
    for verdict in &verdicts {
        match verdict {
            Verdict::Panel(open) => visit.lies = if *open { Lies::Panel } else { Lies::Nothing },
            Verdict::Guarded(pit) => visit.guarded = Some((*pit, time.elapsed())),
            Verdict::Play(game) => wishes.0.push(Wish::Play(*game)),
            Verdict::Home => wishes.0.push(Wish::Home),
            Verdict::Passes | Verdict::Stops => {}
        }
    }
    if verdicts.iter().all(|verdict| *verdict == Verdict::Passes) {
        return;
    }
    // What is older has been read by everybody.
    intents.clear();
    let pass = wanted.into_iter().zip(verdicts).filter(|(_, verdict)| *verdict == Verdict::Passes);
    intents.write_batch(pass.map(|(intent, _)| intent));
}

/// The session has read all that there is; it is not to be looked at again.
pub(super) fn read(mut guard: ResMut<Guard>, intents: Res<Messages<Intent>>) {
    guard.0.clear(&intents);
}
