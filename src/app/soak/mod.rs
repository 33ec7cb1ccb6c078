//! `mbili soak`: weeks of a table in minutes, and whether anything grows over them.
//!
//! The computer plays itself, people come, play, look about and leave in the middle, nobody is there for a while: by
//! chance, and by intents alone, as a hand would. Every so many turns a line of figures is written. What is left out of
//! a table without a window (drawing, screens, sound, files) is what a table in one is soaked for.

mod figures;

pub use figures::Soaked;

use super::phase::Phase;
use super::plugins::core_plugin;
use super::session::{Intent, Match, MatchSetup, Seat};
use super::settings::{Change, Quality, Settings};
use super::sowing::Playback;
use super::state::{Modal, Screen};
use super::{lean, run as window_run};
use crate::engine::Level;
use crate::kiosk::memory;
use crate::kiosk::soak::Slope;
use crate::rules::Game;
use crate::words::Words;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{RequestRedraw, WindowResolution};
use figures::{Figures, count};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::io;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What `mbili soak` was asked for.
#[derive(Clone, Debug)]
pub struct SoakOptions {
    /// How many turns are played.
    pub turns: u64,
    /// In a window, with all that is seen and heard.
    pub window: bool,
    /// Settles what happens.
    pub seed: u64,
    /// Where the figures are written.
    pub out: PathBuf,
}

/// The step of the clock: nothing waits for it.
const FRAME: Duration = Duration::from_millis(16);

/// In a window each frame is drawn, so that fewer show a turn.
const FRAME_IN_A_WINDOW: Duration = Duration::from_millis(100);

/// How long nobody is there, by this clock.
const A_WHILE: Duration = Duration::from_secs(14);

/// Soaks a table without a window.
///
/// # Errors
/// If the figures cannot be written.
pub fn soak(options: &SoakOptions) -> io::Result<Soaked> {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, core_plugin))
        .add_message::<RequestRedraw>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(settings())
        .insert_resource(Figures::new(options)?);
    live(&mut app, options.seed, FRAME);
    app.add_plugins(lean::Lean);
    app.finish();
    app.cleanup();
    while app.world().resource::<Figures>().turns < options.turns {
        app.update();
    }
    let matches = app.world().resource::<Hand>().matches;
    app.world_mut().resource_mut::<Figures>().end(matches)
}

fn settings() -> Settings {
    Settings { speed: 8.0, quality: Quality::Low, ..Settings::default() }
}

/// Adds everybody who comes by, and whoever measures.
fn live(app: &mut App, seed: u64, frame: Duration) {
    app.insert_resource(Hand::new(seed, frame))
        .add_systems(First, |mut figures: ResMut<Figures>| figures.frame.begin())
        .add_systems(Update, act.in_set(Phase::Intent))
        .add_systems(Update, count.in_set(Phase::Storage))
        .add_systems(Last, |mut figures: ResMut<Figures>| figures.frame.end());
}

/// Soaks a table, and says what was found. The exit code tells whether memory, files or entities may grow too much.
#[must_use]
pub fn run(options: &SoakOptions) -> ExitCode {
    if let Some(code) = as_the_watch_starts_it() {
        return code;
    }
    if options.window {
        return in_a_window(options);
    }
    match soak(options) {
        Ok(found) if tell(options, &found) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            super::startup::complain(&format!("{}: {error}", options.out.display()));
            ExitCode::FAILURE
        }
    }
}

/// A table in a house gives memory back as the watch tells it to, from its first moment on, so the one that is soaked
/// does too: the program starts again, told so. Nothing where it was told already.
fn as_the_watch_starts_it() -> Option<ExitCode> {
    if std::env::var_os(memory::VARIABLE).is_some() {
        return None;
    }
    let mut again = Command::new(std::env::current_exe().ok()?);
    again.args(std::env::args_os().skip(1));
    memory::goes_back(&mut again);
    let code = again.status().ok()?.code();
    Some(code.and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Whether a soak in a window found that nothing grows too much.
static GOOD: AtomicBool = AtomicBool::new(false);

/// What a processor has to draw itself, it draws soon in this one; what grows does not hang on the size.
fn small_window() -> WindowPlugin {
    let window = Window { resolution: WindowResolution::new(480, 270), ..window_run::window() };
    WindowPlugin { primary_window: Some(window), ..default() }
}

/// Soaks the whole program in its window, with all that is seen and heard.
fn in_a_window(options: &SoakOptions) -> ExitCode {
    let words = Words::new(super::settings::language(&Settings::default()));
    let ended = window_run::open(&words, None, small_window(), |app| {
        let figures = Figures::new(options);
        let figures = figures.map_err(|error| format!("{}: {error}", options.out.display()))?;
        app.insert_resource(settings()).insert_resource(figures);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME_IN_A_WINDOW));
        let options = options.clone();
        Ok(move |app: &mut App| {
            live(app, options.seed, FRAME_IN_A_WINDOW);
            let finish = move |mut figures: ResMut<Figures>,
                               hand: Res<Hand>,
                               mut done: Local<bool>,
                               mut redraw: MessageWriter<RequestRedraw>,
                               mut exit: MessageWriter<AppExit>| {
                // It never rests.
                redraw.write(RequestRedraw);
                if figures.turns >= options.turns && !*done {
                    *done = true;
                    match figures.end(hand.matches) {
                        Ok(found) => GOOD.store(tell(&options, &found), Ordering::Relaxed),
                        Err(error) => error!("{}: {error}", options.out.display()),
                    }
                    exit.write(AppExit::Success);
                }
            };
            app.add_systems(Update, finish.in_set(Phase::Machine).after(super::measure::measure));
        })
    });
    let code = window_run::end(ended);
    if GOOD.load(Ordering::Relaxed) { code } else { ExitCode::FAILURE }
}

/// Says what was found; whether all of it grows no more than it may.
fn tell(options: &SoakOptions, found: &Soaked) -> bool {
    println!("soak: seed {}: {} turns in {} matches", options.seed, found.turns, found.matches);
    let drawn =
        options.window.then_some(("of that letters and the card's memory", "bytes", found.drawn));
    for (what, unit, slope) in [
        ("resident memory", "bytes", found.memory),
        ("open files", "files", found.handles),
        ("entities", "entities", found.entities),
    ]
    .into_iter()
    .chain(drawn)
    {
        match slope {
            Some(Slope { mean, upper }) => println!(
                "soak: seed {}: {what} grew by {mean:.4} {unit} a turn, with 95 % by less than {upper:.4}",
                options.seed
            ),
            None => println!("soak: seed {}: too few turns to say how {what} grew", options.seed),
        }
    }
    let most = if options.window { MOST_GROWTH_IN_A_WINDOW } else { MOST_GROWTH };
    let below = |slope: Option<Slope>, most: f64| slope.is_some_and(|slope| slope.upper < most);
    below(found.memory, most)
        && below(found.handles, MOST_THINGS)
        && below(found.entities, MOST_THINGS)
}

/// What memory may grow by, in bytes a turn.
const MOST_GROWTH: f64 = 16.0;
const MOST_GROWTH_IN_A_WINDOW: f64 = 1024.0;

/// What open files and entities may each grow by in a turn.
const MOST_THINGS: f64 = 0.01;

/// Everybody who comes by.
#[derive(Resource)]
struct Hand {
    random: StdRng,
    /// Frames in which nobody does anything.
    rests: u32,
    /// So many frames nobody is there for a while.
    leaves: u32,
    matches: u64,
}

impl Hand {
    fn new(seed: u64, frame: Duration) -> Self {
        let leaves = (A_WHILE.as_millis() / frame.as_millis().max(1)) as u32;
        Hand { random: StdRng::seed_from_u64(seed), rests: 8, leaves, matches: 0 }
    }

    /// True once in so many times.
    fn once_in(&mut self, times: u32) -> bool {
        self.random.random_range(0..times) == 0
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.random.random_range(0..all.len())]
    }
}

/// Does the next thing.
fn act(
    mut hand: ResMut<Hand>,
    screen: Res<State<Screen>>,
    modal: Res<State<Modal>>,
    current: Res<Match>,
    playback: Res<Playback>,
    mut intents: MessageWriter<Intent>,
) {
    if hand.rests > 0 {
        hand.rests -= 1;
        return;
    }
    if *modal.get() != Modal::None {
        hand.rests = 4;
        intents.write(Intent::Close);
        return;
    }
    let wanted = match screen.get() {
        Screen::Boot => None,
        Screen::Title => Some(begin(&mut hand)),
        Screen::Results if hand.once_in(2) => Some(Intent::Rematch),
        Screen::Match => {
            let Some(playing) = current.playing() else { return };
            if !playback.is_at_rest() {
                // Every other turn is seen to its end.
                hand.once_in(40).then_some(Intent::Skip)
            } else if hand.once_in(300) {
                hand.rests = hand.leaves;
                None
            } else if hand.once_in(200) {
                Some(Intent::ToTitle)
            } else if hand.once_in(100) {
                Some(look_about(&mut hand))
            } else if playing.to_move().is_some_and(|(_, seat)| seat == Seat::Human) {
                match hand.random.random_range(0..24) {
                    0 => Some(Intent::Hint),
                    1 => Some(Intent::ToggleThreats),
                    2 => Some(Intent::Undo),
                    3 => Some(Intent::ReplayLast),
                    _ if playing.legal.is_empty() => None,
                    _ => {
                        let at = hand.random.random_range(0..playing.legal.len());
                        Some(Intent::Play(playing.legal[at]))
                    }
                }
            } else {
                None
            }
        }
        _ => Some(Intent::ToTitle),
    };
    if let Some(intent) = wanted {
        // Until it has its effect.
        hand.rests = hand.rests.max(3);
        intents.write(intent);
    }
}

/// The computer by itself, somebody against it, two people.
fn begin(hand: &mut Hand) -> Intent {
    hand.matches += 1;
    let computer = Seat::Computer(hand.of(&[Level::Mwanafunzi, Level::ALL[1], Level::ALL[2]]));
    let seats = hand.of(&[[computer; 2], [Seat::Human, computer], [Seat::Human; 2]]);
    Intent::Begin(MatchSetup { game: hand.of(&Game::ALL), seats })
}

fn look_about(hand: &mut Hand) -> Intent {
    let language = hand.of(crate::words::Language::ALL);
    let modal = hand.of(&[Modal::Pause, Modal::Help, Modal::Book, Modal::Settings]);
    let size = hand.of(&[100, 150, 200]);
    match hand.random.random_range(0..4) {
        0 => Intent::Change(Change::Language(language.code().to_owned())),
        1 => Intent::Change(Change::TextSize(size)),
        2 => Intent::Change(Change::ReducedMotion(size == 100)),
        _ => Intent::Open(modal),
    }
}
