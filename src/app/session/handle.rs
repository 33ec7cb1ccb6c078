//! Intents become changes of the match, the screen and the settings; nothing else does.

use super::draft::Drafting;
use super::table_match::Playing;
use super::{
    Intent, Learn, Loaded, LookBack, Match, MatchSetup, Moved, Pointing, Practice, Refused,
};
use crate::app::settings::{Change, Settings, Speech, language};
use crate::app::space::{BoardView, Hints};
use crate::app::stage::{Spotlight, Stage};
use crate::app::state::{Covered, Modal, Screen, Step, after};
use crate::record::Record;
use crate::rules::{Game, Pit, Position, Rules, Side};
use crate::words::Words;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The unfinished match that the player was asked whether to discard.
#[derive(Resource, Default, Debug)]
pub struct Discarding(pub Option<String>);

/// What the session may change, and whom it tells.
#[derive(SystemParam)]
pub(super) struct Session<'w, 's> {
    pub(super) current: ResMut<'w, Match>,
    pub(super) pointing: ResMut<'w, Pointing>,
    pub(super) drafting: ResMut<'w, Drafting>,
    discarding: ResMut<'w, Discarding>,
    pub(super) settings: ResMut<'w, Settings>,
    pub(super) hints: Res<'w, Hints>,
    speech: ResMut<'w, Speech>,
    pub(super) view: ResMut<'w, BoardView>,
    pub(super) stage: Res<'w, Stage>,
    screen: Res<'w, State<Screen>>,
    modal: Res<'w, State<Modal>>,
    covered: ResMut<'w, Covered>,
    next_screen: ResMut<'w, NextState<Screen>>,
    next_modal: ResMut<'w, NextState<Modal>>,
    pub(super) moved: MessageWriter<'w, Moved>,
    pub(super) refused: MessageWriter<'w, Refused>,
    exit: MessageWriter<'w, AppExit>,
    /// Whether something was played in this frame: what was decided about the position before it does
    /// not hold for the one after it.
    pub(super) played: Local<'s, bool>,
    /// Whether the book was opened from the help, and closing it leads back there.
    from_the_help: Local<'s, bool>,
}

/// Where the player will be after the intents handled so far in this frame.
pub(super) struct Place {
    pub(super) screen: Screen,
    pub(super) modal: Modal,
    /// What the languages lie over, where they are open.
    covered: Modal,
}

impl Place {
    /// Takes a step, if the table of transitions allows it.
    pub(super) fn step(&mut self, step: Step) -> bool {
        let step = match step {
            Step::Close if self.modal == Modal::Languages => Step::Uncover(self.covered),
            _ => step,
        };
        let Some((screen, modal)) = after(self.screen, self.modal, step) else {
            debug!("{step:?} is not possible in {:?}, {:?}", self.screen, self.modal);
            return false;
        };
        if modal == Modal::Languages {
            self.covered = self.modal;
        }
        (self.screen, self.modal) = (screen, modal);
        true
    }
}

/// Handles what players want, in order.
pub(super) fn handle(
    mut intents: MessageReader<Intent>,
    mut loaded: MessageReader<Loaded>,
    mut session: Session,
) {
    let (screen, modal, covered) = (*session.screen.get(), *session.modal.get(), session.covered.0);
    let mut place = Place { screen, modal, covered };
    *session.played = false;
    for match_loaded in loaded.read() {
        session.resume(&mut place, match_loaded);
    }
    for intent in intents.read() {
        session.handle(&mut place, intent);
    }
    session.see_the_end(&mut place);
    if place.screen != *session.screen.get() {
        (*session.next_screen).set_if_neq(place.screen);
    }
    if place.modal != *session.modal.get() {
        (*session.next_modal).set_if_neq(place.modal);
    }
    session.covered.set_if_neq(Covered(place.covered));
}

impl Session<'_, '_> {
    fn handle(&mut self, place: &mut Place, intent: &Intent) {
        // To look about is not yet to want something else.
        let looks =
            matches!(intent, Intent::Point(_) | Intent::Aim(_) | Intent::Name(_) | Intent::Look(_));
        if !looks && self.pointing.refused.is_some() {
            self.pointing.refused = None;
        }
        match intent {
            Intent::OpenNewMatch => {
                place.step(Step::OpenNewMatch);
            }
            Intent::ShowGame(game) => {
                if place.screen == Screen::NewMatch {
                    self.view.near = Some(Side::South);
                    self.moved.write(Moved::LaidOut { to: game.start() });
                }
            }
            Intent::ShowKept(near, to) => {
                if place.screen == Screen::Title {
                    self.view.near = Some(*near);
                    self.moved.write(Moved::LaidOut { to: *to });
                }
            }
            Intent::Begin(setup) => {
                self.begin(place, setup.clone(), Record::new(setup.game));
            }
            Intent::BeginOn(setup, terms) => {
                let record = terms.record(setup.game, rand::random());
                self.begin(place, setup.clone(), record);
            }
            Intent::SetUp(game) => self.set_up(place, *game),
            Intent::Edit(edit) => self.edit(place, *edit),
            Intent::BeginFrom(setup, start) => {
                if let Some(record) = may_begin(setup.game, *start) {
                    self.begin(place, setup.clone(), record);
                }
            }
            Intent::OpenExercises => {
                if place.step(Step::OpenExercises) {
                    self.let_go();
                }
            }
            Intent::Practice(practice) => self.practise(place, *practice),
            Intent::Learn(learn) => self.learn(place, *learn),
            // The storage reads the file and answers with `Loaded`.
            Intent::Resume(_) => {}
            Intent::AskDiscard(id) => {
                if place.step(Step::Open(Modal::ConfirmDiscard)) {
                    self.discarding.0 = Some(id.clone());
                }
            }
            // The storage throws it away.
            Intent::Discard => {
                place.step(Step::Close);
            }
            Intent::Rematch => self.rematch(place),
            Intent::LookBack(LookBack::Open) => self.look_back(place),
            Intent::ToTitle => self.leave(place),
            Intent::Open(modal) => {
                let from = place.modal;
                if place.step(Step::Open(*modal)) {
                    *self.from_the_help = from == Modal::Help && *modal == Modal::Book;
                }
            }
            Intent::Close => self.close(place),
            Intent::Back => self.back(place),
            Intent::Quit => {
                self.exit.write(AppExit::Success);
            }
            Intent::Change(change) => self.change(change),
            Intent::Undo | Intent::Redo => self.turn_back(place, intent),
            Intent::Swap | Intent::Stay => self.seats(place, intent),
            Intent::ToggleThreats => self.ask_for_threats(place),
            Intent::Hint => self.ask_for_a_hint(place),
            Intent::Resign => self.resign(place),
            Intent::Name(pit) => {
                if self.pointing.named != *pit {
                    self.pointing.named = *pit;
                }
            }
            // Whatever lies over the board by now, the pointer has left it.
            Intent::Point(None) if self.pointing.pit.is_some() => self.pointing.pit = None,
            Intent::Point(_)
            | Intent::Tap(_)
            | Intent::Aim(_)
            | Intent::Choose(_)
            | Intent::LetGo
            | Intent::Play(_) => match (place.screen, place.modal) {
                (Screen::Match, Modal::None) => self.at_the_board(intent),
                (Screen::SetUp, Modal::None) => self.at_the_draft(intent),
                _ => {}
            },
            // The table, the sowing, the review and the book listen to these.
            Intent::LookBack(_)
            | Intent::Read(_)
            | Intent::Look(_)
            | Intent::TogglePlayback
            | Intent::Skip
            | Intent::ReplayLast
            | Intent::Replay(_)
            | Intent::StepOn(_)
            | Intent::StepBack(_)
            | Intent::Seek(_) => {}
        }
    }

    fn begin(&mut self, place: &mut Place, setup: MatchSetup, record: Record) {
        if place.step(Step::MatchBegan) {
            self.put(Playing::new(super::new_id(), setup, record));
        }
    }

    fn rematch(&mut self, place: &mut Place) {
        let rating = self.settings.opponent();
        let next = self.current.playing().map(|playing| playing.next(rating));
        if let (Screen::Results, Some(mut next)) = (place.screen, next) {
            // A record may have been over where it began.
            next.start = next.start.filter(|&at| may_begin(next.setup.game, at).is_some());
            let record = next.record(rand::random());
            self.begin(place, next.setup, record);
        }
    }

    fn resume(&mut self, place: &mut Place, loaded: &Loaded) {
        if place.screen == Screen::Boot {
            place.step(Step::Booted);
        }
        if place.step(Step::MatchBegan) {
            let Loaded { id, setup, record } = loaded.clone();
            self.put(Playing::new(id, setup, record));
        }
    }

    pub(super) fn put(&mut self, playing: Playing) {
        self.drafting.left = None;
        self.let_go();
        self.view.near = Some(playing.near_side(self.settings.turn_board));
        self.moved.write(playing.jumped());
        self.current.put(Some(playing));
    }

    pub(super) fn let_go(&mut self) {
        self.pointing.set_if_neq(Pointing::default());
    }

    fn back(&mut self, place: &mut Place) {
        match (place.screen, place.modal) {
            (Screen::Match, Modal::None) if self.pointing.hint.is_some() => self.hide_the_hint(),
            (Screen::Match, Modal::None) if self.pointing.chosen.is_some() => {
                self.at_the_board(&Intent::LetGo);
            }
            (Screen::Match, Modal::None) if self.pointing.threats => self.pointing.threats = false,
            (Screen::Match, Modal::None) => {
                place.step(Step::Open(Modal::Pause));
            }
            (Screen::SetUp, Modal::None) => self.leave_the_set_up(place),
            (Screen::Exercise, Modal::None) => {
                place.step(Step::OpenExercises);
                self.let_go();
            }
            (Screen::CourseLesson, Modal::None) => self.learn(place, Learn::Course),
            (Screen::Exercises | Screen::Lesson | Screen::Course, Modal::None) => self.leave(place),
            (Screen::Review, Modal::None) => self.leave_the_review(place),
            (Screen::NewMatch | Screen::Results, Modal::None) => self.leave(place),
            _ => self.close(place),
        }
    }

    /// From the modal to what lies under it.
    fn close(&mut self, place: &mut Place) {
        let to_the_help = place.modal == Modal::Book && std::mem::take(&mut *self.from_the_help);
        place.step(if to_the_help { Step::Open(Modal::Help) } else { Step::Close });
    }

    /// The match is kept, and a fresh board lies on the table: nothing of a turn stays in the air.
    fn leave(&mut self, place: &mut Place) {
        if !place.step(Step::ToTitle) {
            return;
        }
        self.let_go();
        self.view.near = Some(Side::South);
        let left = self.drafting.left.take();
        if let Some(playing) = self.current.playing().or(left.as_ref()) {
            let to = playing.game().start();
            self.moved.write(Moved::Jumped { to, hand_over: Pit(0), light: Spotlight::default() });
            self.current.put(None);
        }
    }

    /// Leads to an exercise, and away from the question whether all shall be forgotten; the rest is the
    /// business of those who keep the exercises.
    fn practise(&mut self, place: &mut Place, practice: Practice) {
        match practice {
            Practice::Begin(_) if place.step(Step::ExerciseBegan) => self.let_go(),
            Practice::Forget if place.modal == Modal::ConfirmForget => {
                place.step(Step::Close);
            }
            _ => {}
        }
    }

    fn change(&mut self, change: &Change) {
        let mut settings = self.settings.clone();
        settings.change(change);
        if *self.settings == settings {
            return;
        }
        let (before, now) = (language(&self.settings), language(&settings));
        if before != now {
            self.speech.0 = Words::new(now);
        }
        *self.settings = settings;
        if !self.settings.hints && self.pointing.hint.is_some() {
            self.hide_the_hint();
        }
    }

    fn turn_back(&mut self, place: &mut Place, intent: &Intent) {
        if !matches!(place.screen, Screen::Match | Screen::Results) || place.modal != Modal::None {
            return;
        }
        let Some(playing) = self.current.playing_mut() else { return };
        let done = if *intent == Intent::Undo { playing.undo() } else { playing.redo() };
        if !done {
            return;
        }
        playing.note_if_it_came_over();
        let over = playing.ending.is_some();
        self.moved.write(playing.jumped());
        self.let_go();
        match (place.screen, over) {
            (Screen::Results, false) => place.step(Step::MatchReopened),
            // A result that is redone has been seen before.
            (Screen::Match, true) => self.end(place),
            _ => false,
        };
    }

    fn resign(&mut self, place: &mut Place) {
        if place.screen != Screen::Match {
            return;
        }
        let Some(playing) = self.current.playing_mut() else { return };
        if playing.resign().is_ok() {
            self.moved.write(playing.jumped());
            self.let_go();
            self.end(place);
        }
    }

    /// The players change seats, or stay. Nothing moves by that but who sits where.
    fn seats(&mut self, place: &Place, intent: &Intent) {
        let free = (place.screen, place.modal) == (Screen::Match, Modal::None)
            && !self.stage.is_moving()
            && !*self.played;
        let asked = self.current.playing().is_some_and(Playing::asks_to_swap);
        let Some(playing) = self.current.playing_mut().filter(|_| free && asked) else { return };
        let done = match intent {
            Intent::Swap => playing.swap().is_ok(),
            _ => playing.stay(),
        };
        if done {
            self.let_go();
        }
    }

    /// To the result, which counts for the opponent that adapts.
    fn end(&mut self, place: &mut Place) -> bool {
        let ended = place.step(Step::MatchEnded);
        let to_count = self.current.playing().is_some_and(Playing::is_to_be_counted);
        if ended
            && to_count
            && let Some(playing) = self.current.playing_mut()
            && let Some(score) = playing.score()
        {
            playing.counted();
            let rating = self.settings.opponent().after(score);
            self.settings.change(&Change::Opponent(rating));
        }
        ended
    }

    /// A match that is over leads on to its result once its last turn has been seen.
    fn see_the_end(&mut self, place: &mut Place) {
        let Some(playing) = self.current.playing() else { return };
        let seen =
            !self.stage.is_moving() && !*self.played && self.stage.shown == Some(playing.position);
        if place.screen == Screen::Match && playing.ending.is_some() && seen {
            self.end(place);
        }
    }
}

/// The record of a match from this position, if a match can begin there and the table has seeds for it.
fn may_begin(game: Game, start: Position) -> Option<Record> {
    let record = Record::from_position(game, start).ok()?;
    let few = start.total() <= Stage::MOST_SEEDS;
    (few && record.ending().is_none()).then_some(record)
}
