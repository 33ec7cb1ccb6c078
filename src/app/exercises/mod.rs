//! Exercises on the table: which one lies there, what is answered, what is shown of it, and what is done.
//!
//! The board of an exercise belongs to no match. What is right and why something is wrong says
//! [`crate::exercises`]; here answers come in as [`Intent`]s, and turns go out as [`Moved`], so that seeds move
//! as in a match.

mod choose;
mod progress;

pub use choose::{first as easiest, harder};
pub use progress::{BadProgress, Progress};

use super::Phase;
use super::session::{Intent, Moved, Pointing, Practice, Refused};
use super::sowing::{Spotlight, Stage};
use super::space::{BoardView, goes_right, ways};
use super::state::{Modal, Screen};
use crate::exercises::{Exercise, Kind, Reply, Step, Turn, Why, Work, all};
use crate::rules::{Action, Direction, Game, Pit, Position, Rules, Side};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Adds the exercises.
pub fn plugin(app: &mut App) {
    app.init_resource::<Exercising>()
        .init_resource::<Progress>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, exercise.after(super::book::read).before(Phase::Opponent));
}

/// What is told of the last answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// It is right, and the exercise goes on or is over.
    Right,
    /// It is wrong, and why.
    Wrong(Why),
    /// This is what is right.
    Shown,
}

/// The exercise on the table.
#[derive(Clone, Debug)]
pub struct AtWork {
    /// What has been answered of it.
    pub work: Work,
    /// Its place among [`all`].
    pub place: usize,
    /// What is told of the last answer.
    pub told: Option<Told>,
    /// The position that the seeds on their way come to.
    coming: Option<Position>,
}

impl AtWork {
    /// Nothing is answered yet.
    #[must_use]
    pub fn new(place: usize, exercise: Exercise) -> Self {
        AtWork { work: Work::new(exercise), place, told: None, coming: None }
    }

    /// Whether seeds are on their way; nothing is answered meanwhile.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.coming.is_some()
    }

    /// Whether an answer is waited for.
    #[must_use]
    pub const fn asks(&self) -> bool {
        !self.is_busy() && !self.work.is_over()
    }
}

/// The exercises, as far as somebody works at them.
#[derive(Resource, Clone, Debug, Default)]
pub struct Exercising {
    /// The one on the table.
    pub at_work: Option<AtWork>,
    /// Of which kind the next one is; of any where this is `None`.
    pub kind: Option<Kind>,
}

/// What the exercises may change.
#[derive(SystemParam)]
struct Desk<'w> {
    exercising: ResMut<'w, Exercising>,
    progress: ResMut<'w, Progress>,
    pointing: ResMut<'w, Pointing>,
    view: ResMut<'w, BoardView>,
    stage: Res<'w, Stage>,
    moved: MessageWriter<'w, Moved>,
    refused: MessageWriter<'w, Refused>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

/// Hears what is wanted, in order.
fn exercise(
    mut intents: MessageReader<Intent>,
    screen: Res<State<Screen>>,
    modal: Res<State<Modal>>,
    mut desk: Desk,
) {
    let (screen, modal) = (*screen.get(), *modal.get());
    if screen != Screen::Exercise && screen != Screen::Exercises {
        intents.clear();
    }
    if screen != Screen::Exercise && desk.exercising.at_work.is_some() {
        desk.put_away();
    }
    desk.see();
    for intent in intents.read() {
        desk.hear(screen, modal, intent);
    }
    if modal == Modal::None {
        desk.point_at_the_sowing(screen);
    }
}

impl Desk<'_> {
    fn hear(&mut self, screen: Screen, modal: Modal, intent: &Intent) {
        match (modal, intent) {
            (Modal::ConfirmForget, Intent::Practice(Practice::Forget)) => self.progress.forget(),
            (Modal::None, Intent::Practice(Practice::Begin(kind))) => {
                self.exercising.kind = *kind;
                self.begin(choose::first(&self.progress, *kind));
            }
            (Modal::None, _) if screen == Screen::Exercise => self.answer(intent),
            _ => {}
        }
    }

    /// The board is that of a new match again.
    fn put_away(&mut self) {
        self.exercising.at_work = None;
        let to = Game::ALL[0].start();
        self.moved.write(Moved::Jumped { to, hand_over: Pit(0), light: Spotlight::default() });
    }

    fn begin(&mut self, place: Option<usize>) {
        let found = place.and_then(|place| Some((place, all().get(place)?)));
        let Some((place, exercise)) = found else { return };
        self.lay(place, *exercise);
    }

    fn lay(&mut self, place: usize, exercise: Exercise) {
        self.moved.write(Moved::LaidOut { to: exercise.position });
        self.exercising.at_work = Some(AtWork::new(place, exercise));
        self.view.near = Some(Side::South);
        self.pointing.set_if_neq(Pointing::default());
    }

    /// What was on its way has been seen.
    fn see(&mut self) {
        let coming = self.exercising.at_work.as_ref().and_then(|at| at.coming);
        if coming.is_some() && !self.stage.is_moving() && self.stage.shown == coming {
            if let Some(at) = &mut self.exercising.at_work {
                at.coming = None;
            }
            self.redraw.write(RequestRedraw);
        }
    }

    fn answer(&mut self, intent: &Intent) {
        match intent {
            Intent::Practice(Practice::Next) => {
                let place = self.exercising.at_work.as_ref().map(|at| at.place);
                self.begin(choose::next(&self.progress, self.exercising.kind, place));
            }
            Intent::Practice(Practice::Harder) => {
                let place = self.exercising.at_work.as_ref().map(|at| at.place);
                self.begin(place.and_then(|place| harder(&self.progress, place)));
            }
            Intent::Practice(Practice::Again) => {
                let at = self.exercising.at_work.as_ref();
                if let Some((place, exercise)) = at.map(|at| (at.place, *at.work.exercise())) {
                    self.lay(place, exercise);
                }
            }
            Intent::Point(pit) if self.pointing.pit != *pit => self.pointing.pit = *pit,
            _ if self.exercising.at_work.as_ref().is_some_and(AtWork::asks) => self.work(intent),
            _ => {}
        }
    }

    /// An answer, or a part of one.
    fn work(&mut self, intent: &Intent) {
        match intent {
            Intent::Tap(pit) => self.tap(*pit),
            Intent::Aim(aim) if self.pointing.aim != *aim => self.pointing.aim = *aim,
            Intent::Choose(direction) => {
                if let Some(pit) = self.pointing.chosen {
                    self.reply(Reply::Sow(pit, *direction));
                }
            }
            Intent::Play(Action::Sow { pit, direction }) => {
                self.reply(Reply::Sow(*pit, *direction));
            }
            Intent::LetGo if self.pointing.chosen.is_some() => self.let_go(),
            Intent::Practice(Practice::Check) => self.reply(Reply::Marks),
            Intent::Practice(Practice::Number(laps)) => self.reply(Reply::Number(*laps)),
            Intent::Practice(Practice::Show) => {
                let Some(at) = &mut self.exercising.at_work else { return };
                if at.work.may_show() {
                    let turns = at.work.show();
                    at.told = Some(Told::Shown);
                    self.let_go();
                    self.play(turns);
                }
            }
            _ => {}
        }
    }

    fn let_go(&mut self) {
        (self.pointing.chosen, self.pointing.aim) = (None, None);
    }

    fn tap(&mut self, pit: Pit) {
        let Some(at) = &mut self.exercising.at_work else { return };
        let (game, position) = (at.work.exercise().game, *at.work.position());
        let board = game.board();
        if !board.has(pit) {
            return;
        }
        match at.work.exercise().kind {
            Kind::Starts => {
                let right = goes_right(board, pit, Direction::Forward, Side::South);
                let first = if right { Direction::Forward } else { Direction::Backward };
                if at.work.mark(pit, first) {
                    at.told = None;
                } else {
                    self.refuse(pit);
                }
            }
            Kind::End => self.reply(Reply::Pit(pit)),
            Kind::Laps => {}
            _ if self.pointing.chosen == Some(pit) => self.let_go(),
            _ => {
                let can = |&direction: &Direction| {
                    game.check(&position, Action::Sow { pit, direction }).is_ok()
                };
                match ways(board).iter().copied().find(can) {
                    None => self.refuse(pit),
                    Some(direction) if ways(board).len() == 1 => {
                        self.reply(Reply::Sow(pit, direction));
                    }
                    Some(_) => {
                        at.told = None;
                        (self.pointing.chosen, self.pointing.aim) = (Some(pit), None);
                    }
                }
            }
        }
    }

    /// Says why a pit cannot be sown at all. That is no wrong answer yet.
    fn refuse(&mut self, pit: Pit) {
        self.let_go();
        let Some(at) = &mut self.exercising.at_work else { return };
        let direction = Direction::Forward;
        let action = Action::Sow { pit, direction };
        let (game, position) = (at.work.exercise().game, at.work.position());
        if let Err(refusal) = game.check(position, action) {
            at.told = Some(Told::Wrong(Why::Refused { refusal, sowing: (pit, direction) }));
            self.refused.write(Refused { refusal, pit: Some(pit), way: None });
        }
    }

    fn reply(&mut self, reply: Reply) {
        let Some(at) = &mut self.exercising.at_work else { return };
        match at.work.answer(reply) {
            Step::Nothing => {}
            Step::Wrong(why) => {
                if let Why::Refused { refusal, sowing: (pit, way) } = &why {
                    let (pit, way) = (Some(*pit), Some(*way));
                    self.refused.write(Refused { refusal: *refusal, pit, way });
                }
                at.told = Some(Told::Wrong(why));
            }
            Step::Right(turns) => {
                at.told = Some(Told::Right);
                if at.work.is_solved() {
                    let id = at.work.exercise().id();
                    self.progress.solve(id);
                }
                self.let_go();
                self.play(turns);
            }
        }
        self.redraw.write(RequestRedraw);
    }

    /// Lets turns be seen, one after the other.
    fn play(&mut self, turns: Vec<Turn>) {
        let Some(at) = &mut self.exercising.at_work else { return };
        for Turn { before, events, after } in turns {
            at.coming = Some(after);
            self.moved.write(Moved::Sown { before, events, turn: 0, earlier: 0 });
        }
    }

    /// The sowing that is asked about begins in a pit that is marked as chosen, as long as it is asked.
    fn point_at_the_sowing(&mut self, screen: Screen) {
        let at = self.exercising.at_work.as_ref().filter(|_| screen == Screen::Exercise);
        let sowing = at.filter(|at| at.asks()).and_then(|at| at.work.exercise().sowing);
        if let Some(Action::Sow { pit, .. }) = sowing
            && self.pointing.chosen != Some(pit)
        {
            self.pointing.chosen = Some(pit);
        }
    }
}
