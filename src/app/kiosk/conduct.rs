//! What comes of what is wanted, and of the time that passes: matches begin, visits end, the house opens and closes.

use super::counts::Counter;
use super::house::{House, WallClock};
use super::visit::{Lies, STAFF_STAY, Visit};
use crate::app::lesson::Taught;
use crate::app::session::{Intent, Learn, Match, MatchSetup, Playing, Seat, Terms};
use crate::app::settings::{Change, Settings};
use crate::app::sowing::Stage;
use crate::app::space::{BoardView, Look};
use crate::app::state::{Modal, Screen};
use crate::app::ui::Memory;
use crate::app::ui::house::{InHouse, Place, Wish};
use crate::engine::Level;
use crate::kiosk::idle::Presence;
use crate::kiosk::statistics::{Closing, Ending, Fact};
use crate::rules::{Game, Pit, Rules};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::time::Duration;

/// What was wanted on the house's own screens since the last frame.
#[derive(Resource, Default, Debug)]
pub struct Wishes(pub Vec<Wish>);

/// After a match of the table against itself its end stays to be seen for so long.
const A_PAUSE: Duration = Duration::from_secs(7);

/// A tap that could not be made within so long is not made any more.
const A_TAP: Duration = Duration::from_secs(3);

/// Strong enough to be looked at, and so different that matches differ.
const PLAYERS: [Level; 2] = [Level::Mzoefu, Level::Mchezaji];

/// All that is looked at and changed.
#[derive(SystemParam)]
pub(super) struct Conductor<'w, 's> {
    pub(super) visit: ResMut<'w, Visit>,
    pub(super) house: ResMut<'w, House>,
    wishes: ResMut<'w, Wishes>,
    memory: ResMut<'w, Memory>,
    pub(super) counter: Res<'w, Counter>,
    pub(super) wall: Res<'w, WallClock>,
    time: Res<'w, Time<Real>>,
    current: Res<'w, Match>,
    stage: Res<'w, Stage>,
    board: Res<'w, BoardView>,
    settings: Res<'w, Settings>,
    screen: Res<'w, State<Screen>>,
    modal: Res<'w, State<Modal>>,
    taught: MessageReader<'w, 's, Taught>,
    pub(super) intents: MessageWriter<'w, Intent>,
    pub(super) exit: MessageWriter<'w, AppExit>,
}

/// Lets a frame's wishes and time have their effect.
pub(super) fn conduct(mut it: Conductor, mut put_up: Local<bool>) {
    if !*put_up {
        *put_up = true;
        let changes = it.house.as_new();
        it.intents.write_batch(changes.into_iter().map(Intent::Change));
    }
    if *it.screen.get() == Screen::Boot {
        return;
    }
    if it.visit.began == Some(it.time.elapsed()) {
        match it.visit.goes_on.take() {
            Some(code) => drop(it.intents.write(Intent::Change(Change::Language(code)))),
            None => it.counter.begin((it.wall.0)(), it.language()),
        }
    }
    for wish in std::mem::take(&mut it.wishes.0) {
        it.wish(wish);
    }
    it.hours();
    it.end_of_a_visit();
    it.play_alone();
    it.count_the_end();
    it.count_the_lesson();
    it.tap();
    it.cleaning();
    let drawn_here = match it.visit.place {
        Place::Home | Place::Face => true,
        Place::Solo => *it.screen.get() != Screen::Match,
        Place::Lesson => *it.screen.get() != Screen::Lesson,
    };
    let house = Some(InHouse { drawn_here, covered: it.visit.is_covered() });
    if it.memory.house != house {
        it.memory.house = house;
    }
}

impl Conductor<'_, '_> {
    fn language(&self) -> &'static str {
        crate::app::settings::language(&self.settings).code()
    }

    fn want(&mut self, intent: Intent) {
        self.intents.write(intent);
    }

    fn wish(&mut self, wish: Wish) {
        let now = self.time.elapsed();
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
                self.visit.counted = false;
                let level = self.current.playing().map_or(0, |playing| level(&playing.setup));
                let game = self.current.playing().map(Playing::game);
                self.want(Intent::Rematch);
                if let Some(game) = game {
                    self.counter.count(Fact::MatchBegan { game: name(game), level });
                }
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
                self.visit.idle.begin();
            }
            Wish::Night => self.visit.night_touched = Some(now),
            Wish::Staff(wish) => self.staff(wish, now),
        }
    }

    /// What was touched on a screen of the house goes the way of everything that is touched.
    fn want_as_a_visitor(&mut self, intent: Intent) {
        use super::guard::{At, Verdict, verdict};
        let playing = self.current.playing();
        let at = At {
            place: self.visit.place,
            lies: self.visit.lies,
            covered: false,
            screen: *self.screen.get(),
            modal: *self.modal.get(),
            holds: false,
            to_move: playing.map(|playing| (playing.position.board(), playing.position.side())),
            still: !self.stage.is_moving(),
        };
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

    /// How far the lesson has come.
    fn count_the_lesson(&mut self) {
        let done: Vec<u8> = self
            .taught
            .read()
            .filter_map(|taught| match taught {
                Taught::Done(beat) => Some(beat.number()),
                _ => None,
            })
            .collect();
        for step in done {
            self.counter.count(Fact::LessonStep(step));
        }
    }

    /// A match that is left is counted as that.
    fn abandon(&mut self) {
        if !self.visit.counted {
            self.counter.count(Fact::MatchEnded(Ending::Abandoned));
            self.visit.counted = true;
        }
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
    fn clear_the_way(&mut self) {
        if *self.modal.get() != Modal::None {
            self.want(Intent::Close);
        }
        self.want(Intent::Look(Look::Whole));
    }

    /// To where everything begins. A visitor who goes there by hand is still there.
    pub(super) fn home(&mut self, closing: Closing) {
        self.abandon();
        self.visit.place = Place::Home;
        self.visit.lies = Lies::Nothing;
        self.visit.tap = None;
        self.visit.guarded = None;
        self.visit.ended = None;
        self.clear_the_way();
        if closing == Closing::Left {
            self.begin_alone();
            return;
        }
        let now = self.time.elapsed();
        let seconds = self.visit.began.map_or(0, |began| now.saturating_sub(began).as_secs());
        self.counter.end(closing, u32::try_from(seconds).unwrap_or(u32::MAX));
        self.counter.tidy((self.wall.0)().date(), self.house.config.statistics.keep_days.get());
        self.visit.began = None;
        self.visit.alone = now;
        self.visit.idle.begin();
        *self.memory = self.memory.as_new();
        let changes = self.house.as_new();
        self.intents.write_batch(changes.into_iter().map(Intent::Change));
        self.begin_alone();
    }

    /// Nobody has touched anything for as long as the house allows.
    fn end_of_a_visit(&mut self) {
        let watched = matches!(self.visit.lies, Lies::Nothing | Lies::Panel);
        let left = self.visit.is_on() && self.visit.idle.presence() == Presence::Left;
        if watched && left {
            self.home(Closing::Idle);
        }
        let gone = self.time.elapsed().saturating_sub(self.visit.staff) > STAFF_STAY;
        if matches!(self.visit.lies, Lies::Pin | Lies::Staff) && gone {
            self.leave_the_staff();
        }
    }

    /// Whether the table may play by itself now.
    fn may_play_alone(&self) -> bool {
        self.visit.place == Place::Home && !self.house.safe && self.visit.lies != Lies::Night
    }

    /// The next match of the table against itself, each of the games in turn.
    fn begin_alone(&mut self) {
        self.visit.ended = None;
        if !self.may_play_alone() {
            // A plain table, with its seeds as they lie at first.
            if !matches!(self.screen.get(), Screen::Boot | Screen::Title) {
                self.want(Intent::ToTitle);
            }
            return;
        }
        let games = &self.house.games;
        let Some(&game) = games.get(self.visit.played % games.len().max(1)) else { return };
        self.visit.played += 1;
        let seats = PLAYERS.map(Seat::Computer);
        self.want(Intent::BeginOn(MatchSetup { game, seats }, Terms::default()));
    }

    /// While nobody plays, the table does.
    fn play_alone(&mut self) {
        if !self.may_play_alone() {
            return;
        }
        let now = self.time.elapsed();
        match self.screen.get() {
            Screen::Title => self.begin_alone(),
            Screen::Results => {
                let since = *self.visit.ended.get_or_insert(now);
                if now.saturating_sub(since) >= A_PAUSE {
                    self.begin_alone();
                }
            }
            _ => self.visit.ended = None,
        }
    }

    /// How a visitor's match ended.
    fn count_the_end(&mut self) {
        let ended = *self.screen.get() == Screen::Results && self.visit.place != Place::Home;
        if !ended || self.visit.counted {
            return;
        }
        let Some(playing) = self.current.playing() else { return };
        let winner = playing.ending.and_then(crate::app::session::Ending::winner);
        let ending = match winner.map(|side| playing.seat(side)) {
            Some(Seat::Human) => Ending::Won,
            Some(Seat::Computer(_)) => Ending::Lost,
            None => Ending::Drawn,
        };
        self.visit.counted = true;
        self.counter.count(Fact::MatchEnded(ending));
    }

    /// The pit that a match was begun with is touched once the match lies on the table.
    fn tap(&mut self) {
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

    /// The screen is dark while the house is closed; whoever is there then may finish.
    fn hours(&mut self) {
        let open = self.house.config.hours.is_open((self.wall.0)());
        match (open, self.visit.lies) {
            (false, Lies::Nothing) if !self.visit.is_on() => {
                self.visit.lies = Lies::Night;
                self.visit.night_touched = None;
                self.begin_alone();
            }
            (true, Lies::Night) => {
                self.visit.lies = Lies::Nothing;
                self.visit.alone = self.time.elapsed();
            }
            _ => {}
        }
    }

    fn cleaning(&mut self) {
        if let Lies::Cleaning(until) = self.visit.lies
            && self.time.elapsed() >= until
        {
            self.visit.lies = Lies::Staff;
            self.visit.staff = self.time.elapsed();
        }
    }
}

/// A game's name in records.
pub(super) fn name(game: Game) -> String {
    match game {
        Game::Kujifunza(_) => "kujifunza".to_owned(),
        Game::Djenon => "djenon".to_owned(),
    }
}

/// The level of the computer, from 1; 0 against a friend.
pub(super) fn level(setup: &MatchSetup) -> u8 {
    setup
        .seats
        .iter()
        .map(|seat| match seat {
            Seat::Computer(level) => level.number(),
            Seat::Human => 0,
        })
        .max()
        .unwrap_or(0)
}
