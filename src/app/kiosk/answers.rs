//! Whether the table has answered to somebody: it does what it does only because somebody wanted it.

use super::visit::{Lies, Visit};
use crate::app::lesson::Taught;
use crate::app::session::{Match, Playing};
use crate::app::settings::Settings;
use crate::app::state::{Modal, Screen};
use crate::app::ui::house::Place;
use crate::kiosk::flicker::Answer;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What is looked at.
#[derive(SystemParam)]
pub(super) struct Answers<'w, 's> {
    current: Res<'w, Match>,
    settings: Res<'w, Settings>,
    screen: Res<'w, State<Screen>>,
    modal: Res<'w, State<Modal>>,
    taught: MessageReader<'w, 's, Taught>,
    before: Local<'s, Option<Shown>>,
}

/// What nobody changes but a person, while one is there.
#[derive(PartialEq)]
struct Shown {
    place: Place,
    lies: Lies,
    /// Where everything begins, the table changes it by itself.
    screen: Option<Screen>,
    modal: Modal,
    language: String,
    /// How many turns were played, and whether a person is to play the next.
    turns: usize,
    a_persons: bool,
}

impl Shown {
    fn answers_since(&self, before: &Shown) -> Option<Answer> {
        let page = |shown: &Shown| (shown.place, shown.lies, shown.screen, shown.modal);
        let turned = self.turns > before.turns && before.a_persons;
        let leafed = page(self) != page(before) || self.language != before.language;
        if turned { Some(Answer::Turn) } else { leafed.then_some(Answer::Page) }
    }
}

impl Answers<'_, '_> {
    /// What it has answered since the last frame.
    pub(super) fn last(&mut self, visit: &Visit) -> Option<Answer> {
        let playing = self.current.playing();
        let now = Shown {
            place: visit.place,
            lies: visit.lies,
            screen: (visit.place != Place::Home).then_some(*self.screen.get()),
            modal: *self.modal.get(),
            language: self.settings.language.clone(),
            turns: playing.map_or(0, |playing| playing.turns.len()),
            a_persons: playing.is_some_and(Playing::human_to_move),
        };
        let done = |taught: &Taught| matches!(taught, Taught::Done(_) | Taught::Lesson(_));
        let taught = self.taught.read().filter(|taught| done(taught)).count() > 0;
        let shown = self.before.as_ref().and_then(|before| now.answers_since(before));
        *self.before = Some(now);
        let answer = if taught { Some(Answer::Turn) } else { shown };
        answer.filter(|_| visit.is_on())
    }
}
