//! A table without a window: the real plugins, a clock that the test turns.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{RequestRedraw, WindowEvent};
use mbili::app::session::{Intent, Match, MatchSetup, Playing, Refused, Seat};
use mbili::app::settings::{Change, Settings};
use mbili::app::sowing::Playback;
use mbili::app::stage::Stage;
use mbili::app::state::{Modal, Screen};
use mbili::engine::Level;
use mbili::rules::{Action, Game};
use std::time::Duration;

/// One frame of the test's clock.
pub const FRAME: Duration = Duration::from_millis(16);

/// What the window's loop tells before the next frame: each by itself, and all in their order.
pub fn tell<M: Message + Clone>(world: &mut World, message: M)
where
    WindowEvent: From<M>,
{
    world.write_message(WindowEvent::from(message.clone()));
    world.write_message(message);
}

/// A table without a window.
pub struct Table {
    /// The app.
    pub app: App,
}

impl Table {
    /// A table at the title.
    pub fn new() -> Self {
        Table::with_more(|_| {})
    }

    /// A table at the title, with more than the core of the app.
    pub fn with_more(more: impl FnOnce(&mut App)) -> Self {
        let table = Table::put_up(more);
        assert_eq!(table.screen(), Screen::Title);
        table
    }

    /// A table wherever it goes by itself, with more than the core of the app.
    pub fn put_up(more: impl FnOnce(&mut App)) -> Self {
        let mut table = Table::before_its_first_frame(more);
        table.frames(3);
        table
    }

    /// The same when nothing has happened yet.
    pub fn before_its_first_frame(more: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, mbili::app::core_plugin));
        app.add_message::<RequestRedraw>();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        // What two systems may do in either order is a fault here, not a surprise later.
        let strict = bevy::ecs::schedule::ScheduleBuildSettings {
            ambiguity_detection: bevy::ecs::schedule::LogLevel::Error,
            ..default()
        };
        app.edit_schedule(Update, |schedule| {
            schedule.set_build_settings(strict.clone());
        });
        more(&mut app);
        app.finish();
        app.cleanup();
        Table { app }
    }

    /// A table with a match begun.
    pub fn with(game: Game, seats: [Seat; 2]) -> Self {
        let mut table = Table::new();
        table.begin(game, seats);
        table
    }

    /// Two friends at this table, at the fastest pace.
    pub fn of_friends(game: Game) -> Self {
        let mut table = Table::with(game, [Seat::Human, Seat::Human]);
        table.set(|settings| settings.speed = 8.0);
        table
    }

    /// Begins a match from wherever a match can begin.
    pub fn begin(&mut self, game: Game, seats: [Seat; 2]) {
        self.want(Intent::Begin(MatchSetup { game, seats }));
        self.frames(3);
        assert_eq!(self.screen(), Screen::Match);
    }

    /// Lets time pass.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Says what a player wants; the next frame hears it.
    pub fn want(&mut self, intent: Intent) {
        self.app.world_mut().write_message(intent);
    }

    /// Says it, and lets it take effect.
    pub fn did(&mut self, intent: Intent) {
        self.want(intent);
        self.frames(3);
    }

    /// Changes the settings as the settings screen does.
    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.app.world().resource::<Settings>().clone();
        change(&mut settings);
        let before = self.app.world().resource::<Settings>().clone();
        settings.as_measured &= settings.quality == before.quality;
        let changes = [
            Change::Language(settings.language.clone()),
            Change::Volume(settings.volume),
            Change::Ambience(settings.ambience),
            Change::Interface(settings.interface),
            Change::Muted(settings.muted),
            Change::Speed(settings.speed),
            Change::Quality(settings.quality),
            Change::Mood(settings.mood),
            Change::Board(settings.board),
            Change::TextSize(settings.text_size),
            Change::ReducedMotion(settings.reduced_motion),
            Change::Contrast(settings.contrast),
            Change::Switches(settings.switches),
            Change::ScanTenths(settings.scan_tenths),
            Change::Voice(settings.voice),
            Change::FullScreen(settings.full_screen),
            Change::Counts(settings.counts),
            Change::TurnBoard(settings.turn_board),
            Change::Previews(settings.previews),
            Change::Hints(settings.hints),
        ];
        let news = changes.into_iter().filter(|change| {
            // To choose what is there already is still a choice.
            if matches!(change, Change::Quality(quality) if *quality == before.quality) {
                return false;
            }
            let mut after = before.clone();
            after.change(change);
            after != before
        });
        self.app.world_mut().write_message_batch(news.map(Intent::Change));
        self.frames(3);
        assert_eq!(*self.app.world().resource::<Settings>(), settings);
    }

    /// Plays an action and lets its seeds come to rest.
    pub fn play(&mut self, action: Action) {
        self.want(Intent::Play(action));
        self.frames(2);
        self.settle();
    }

    /// Lets everything in flight come to rest.
    pub fn settle(&mut self) {
        for _ in 0..100_000 {
            if self.app.world().resource::<Playback>().is_at_rest() {
                self.frames(2);
                return;
            }
            self.frames(1);
        }
        panic!("the seeds never come to rest");
    }

    /// The match on the table.
    pub fn playing(&self) -> &Playing {
        self.app.world().resource::<Match>().playing().expect("a match is on the table")
    }

    /// What is to be seen.
    pub fn stage(&self) -> &Stage {
        self.app.world().resource::<Stage>()
    }

    /// The screen.
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// What lies over it.
    pub fn modal(&self) -> Modal {
        *self.app.world().resource::<State<Modal>>().get()
    }

    /// Puts the table where a test wants it, through the states alone.
    pub fn place(&mut self, screen: Screen, modal: Modal) {
        let world = self.app.world_mut();
        world.resource_mut::<NextState<Screen>>().set(screen);
        world.resource_mut::<NextState<Modal>>().set(modal);
        self.frames(1);
    }

    /// The refusals of this frame and the one before.
    pub fn refusals(&self) -> usize {
        self.app.world().resource::<Messages<Refused>>().len()
    }

    /// That what is seen is what the match says.
    pub fn assert_agrees(&self) {
        assert_eq!(self.app.world().resource::<Playback>().disagreements(), 0);
        let playing = self.playing();
        assert_eq!(
            self.stage().shown,
            Some(playing.position),
            "the table disagrees with the match"
        );
        assert!(!self.stage().is_moving());
        let mut counts = vec![0_u8; playing.position.pits().len()];
        for motion in &self.stage().seeds {
            if let mbili::app::stage::Home::Pit { pit, .. } = motion.to {
                counts[pit.index()] += 1;
            }
        }
        assert_eq!(counts, playing.position.pits(), "the seeds disagree with the match");
    }
}

/// The computer, at a level that answers quickly.
pub const COMPUTER: Seat = Seat::Computer(Level::Mwanafunzi);

/// Every screen.
pub const SCREENS: [Screen; 12] = [
    Screen::Boot,
    Screen::Title,
    Screen::NewMatch,
    Screen::SetUp,
    Screen::Exercises,
    Screen::Exercise,
    Screen::Lesson,
    Screen::Course,
    Screen::CourseLesson,
    Screen::Match,
    Screen::Results,
    Screen::Review,
];
/// Everything that may lie over one, and nothing.
pub const MODALS: [Modal; 11] = [
    Modal::None,
    Modal::Pause,
    Modal::Settings,
    Modal::Help,
    Modal::Book,
    Modal::Unfinished,
    Modal::ConfirmResign,
    Modal::ConfirmDiscard,
    Modal::ConfirmReset,
    Modal::ConfirmForget,
    Modal::Languages,
];
