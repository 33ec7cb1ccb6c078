//! What visitors wish on the screens of a house, and what comes of it.

use super::conduct::Conductor;
use super::counting::{level, name};
use super::guard::{At, Verdict, verdict};
use super::visit::Lies;
use crate::app::session::{Intent, Learn, MatchSetup, Playing, Seat, Terms};
use crate::app::settings::Change;
use crate::app::space::Look;
use crate::app::state::{Modal, Screen};
use crate::app::ui::house::{Place, Wish};
use crate::kiosk::statistics::{Closing, Fact};
use crate::rules::{Game, Pit, Rules};
use std::time::Duration;

/// A tap that could not be made within so long is not made any more.
const A_TAP: Duration = Duration::from_secs(3);

impl Conductor<'_, '_> {
    pub(super) fn wish(&mut self, wish: Wish) {
        let now = self.time.elapsed();
        if self.visit.by_a_thing {
            return;
        }
        match wish {
            Wish::Want(intent) => {
                if let Intent::Change(Change::Language(code)) = &intent {
                    self.counter.count(Fact::Language(code.clone()));
                }
                self.want_as_a_visitor(intent);
            }
            Wish::Home => self.home(Closing::Left),
            Wish::Play(game) => self.play_as_here(game),
            Wish::Face(game) => self.play(game, Place::Face, None),
            Wish::Again => {
                let Some(playing) = self.current.playing() else { return };
                let next = playing.next(self.settings.opponent());
                let (game, level) = (name(next.setup.game), level(&next.setup));
                self.visit.counted = false;
                self.want(Intent::Rematch);
                self.counter.count(Fact::MatchBegan { game, level });
            }
            Wish::Lesson => self.teach(),
            Wish::Pit(pit) => {
                let board = self.board.board;
                let shown = |game: &&Game| Some(game.board()) == board;
                let game = self.current.playing().map(Playing::game);
                let game = game.or_else(|| self.house.games.iter().find(shown).copied());
                if let Some(game) = game {
                    self.play(game, Place::Solo, Some(pit));
                }
            }
            Wish::Panel(open) => {
                self.visit.lies = if open { Lies::Panel } else { Lies::Nothing };
            }
            Wish::Here => {
                self.visit.idle.here();
            }
            Wish::Night => self.visit.night_touched = Some(now),
            Wish::Staff(wish) => self.staff(wish, now),
        }
    }

    /// What was touched on a screen of the house goes the way of everything that is touched.
    fn want_as_a_visitor(&mut self, intent: Intent) {
        let (screen, modal) = (*self.screen.get(), *self.modal.get());
        let at = At::of(&self.visit, &self.current, &self.stage, screen, modal);
        match verdict(&intent, &at) {
            Verdict::Passes => self.want(intent),
            Verdict::Guarded(pit) => self.visit.guarded = Some((pit, self.time.elapsed())),
            Verdict::Panel(open) => {
                self.visit.lies = if open { Lies::Panel } else { Lies::Nothing }
            }
            Verdict::Play(game) => self.play_as_here(game),
            Verdict::Home => self.home(Closing::Left),
            Verdict::Stops => {}
        }
    }

    /// The lesson begins. It is laid out from the title, where no match is on the table.
    fn teach(&mut self) {
        self.abandon();
        self.visit.place = Place::Lesson;
        self.visit.lies = Lies::Nothing;
        self.visit.tap = None;
        self.clear_the_way();
        if *self.screen.get() != Screen::Title {
            self.want(Intent::ToTitle);
        }
        self.want(Intent::Learn(Learn::Begin));
    }

    /// A match against the computer in the house's own way, where it offers the game.
    fn play_as_here(&mut self, game: Game) {
        if let Some(game) = self.house.own(game) {
            self.play(game, Place::Solo, None);
        }
    }

    /// A match of a visitor begins, and a pit is touched in it.
    fn play(&mut self, game: Game, place: Place, tap: Option<Pit>) {
        let now = self.time.elapsed();
        let other = match place {
            Place::Face => Seat::Human,
            _ => Seat::Computer(self.settings.opponent().level()),
        };
        let setup = MatchSetup { game, seats: [Seat::Human, other] };
        let terms = Terms { adapts: place == Place::Solo, ..Terms::default() };
        self.counter.count(Fact::MatchBegan { game: name(game), level: level(&setup) });
        self.visit.place = place;
        self.visit.lies = Lies::Nothing;
        self.visit.counted = false;
        self.visit.tap = tap.map(|pit| (pit, now));
        self.clear_the_way();
        self.want(Intent::BeginOn(setup, terms));
    }

    /// Whatever lies over the table is put away.
    pub(super) fn clear_the_way(&mut self) {
        if *self.modal.get() != Modal::None {
            self.want(Intent::Close);
        }
        self.want(Intent::Look(Look::Whole));
    }

    /// The pit that a match was begun with is touched once the match lies on the table.
    pub(super) fn tap(&mut self) {
        let Some((pit, since)) = self.visit.tap else { return };
        if self.time.elapsed().saturating_sub(since) > A_TAP {
            self.visit.tap = None;
            return;
        }
        let ready = self.visit.place == Place::Solo
            && *self.screen.get() == Screen::Match
            && !self.stage.is_moving()
            && self.current.playing().is_some_and(|playing| {
                playing.human_may_sow() && self.stage.shown == Some(playing.position)
            });
        if ready {
            self.visit.tap = None;
            self.want(Intent::Tap(pit));
        }
    }
}
