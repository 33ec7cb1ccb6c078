//! The running game, as the tests of its storage see it.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use mbili::app::core_plugin;
use mbili::app::notices::Notices;
use mbili::app::session::{Intent, Match, MatchSetup, Playing, Seat};
use mbili::app::settings::Speech;
use mbili::app::state::Screen;
use mbili::app::storage::{Folders, Wanted, matches, plugin};
use mbili::app::unfinished::Unfinished;
use mbili::rules::Game;
use mbili::words::{Language, Words};
use std::fs;
use std::time::{Duration, Instant};

/// The game without a window, at its title.
pub fn start(folders: Option<&Folders>) -> App {
    start_with(folders, None)
}

/// The game without a window, which was asked to open something.
pub fn opened(folders: &Folders, wanted: Wanted) -> App {
    let mut app = start_with(Some(folders), Some(wanted));
    until(&mut app, "the match", |app| app.world().resource::<Match>().playing().is_some());
    app
}

/// The same, not waiting for what it was asked to open.
pub fn start_with(folders: Option<&Folders>, wanted: Option<Wanted>) -> App {
    let mut app = App::new();
    if let Some(wanted) = wanted {
        app.insert_resource(wanted);
    }
    app.add_plugins((MinimalPlugins, StatesPlugin, plugin(folders.cloned())))
        .insert_resource(Speech(Words::new(Language::English)))
        .add_plugins(core_plugin)
        .edit_schedule(Update, |schedule| {
            schedule.set_build_settings(ScheduleBuildSettings {
                ambiguity_detection: LogLevel::Error,
                ..default()
            });
        });
    until(&mut app, "the title", |app| screen(app) != Screen::Boot);
    app
}

/// Goes on until it is so.
pub fn until(app: &mut App, what: &str, so: impl Fn(&App) -> bool) {
    let began = Instant::now();
    while !so(app) {
        assert!(began.elapsed() < Duration::from_secs(30), "never: {what}");
        app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
}

pub fn want(app: &mut App, intent: Intent) {
    app.world_mut().write_message(intent);
    app.update();
    app.update();
}

pub fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

pub fn playing(app: &App) -> &Playing {
    app.world().resource::<Match>().playing().expect("a match is on the table")
}

pub fn actions(app: &App) -> usize {
    playing(app).record.actions().len()
}

pub fn unfinished(app: &App) -> Vec<String> {
    app.world().resource::<Unfinished>().0.iter().map(|listed| listed.id.clone()).collect()
}

/// The keys of the notices so far; then they are closed.
pub fn notices(app: &mut App) -> Vec<&'static str> {
    let mut notices = app.world_mut().resource_mut::<Notices>();
    notices.0.drain(..).map(|notice| notice.key).collect()
}

/// Waits for notices, and closes them.
pub fn told(app: &mut App) -> Vec<&'static str> {
    until(app, "a notice", |app| !app.world().resource::<Notices>().0.is_empty());
    notices(app)
}

/// Lets some time pass, for what should not happen.
pub fn rest(app: &mut App) {
    for _ in 0..40 {
        app.update();
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Begins a match of two people and returns its id.
pub fn begin(app: &mut App) -> String {
    want(app, Intent::OpenNewMatch);
    let seats = [Seat::Human, Seat::Human];
    want(app, Intent::Begin(MatchSetup { game: Game::Djenon, seats }));
    assert_eq!(screen(app), Screen::Match);
    playing(app).id.clone()
}

pub fn play(app: &mut App) {
    let action = playing(app).legal[0];
    want(app, Intent::Play(action));
}

/// How many actions of a match the disk has; `None` if the match is not among the unfinished.
pub fn on_disk(folders: &Folders, id: &str) -> Option<usize> {
    Some(matches::load(&folders.data, id).ok()?.record.actions().len())
}

pub fn until_on_disk(app: &mut App, folders: &Folders, id: &str, actions: usize) {
    let what = format!("{actions} actions on the disk");
    until(app, &what, |_| on_disk(folders, id) == Some(actions));
}

/// Goes on with a saved match.
pub fn resume(app: &mut App, id: &str) {
    want(app, Intent::Resume(id.to_owned()));
    until(app, "the match", |app| screen(app) == Screen::Match);
}

/// Puts the folder of matches out of reach: nothing can be written to it.
pub fn block(folders: &Folders) {
    let matches = folders.data.join("matches");
    fs::rename(&matches, folders.data.join("away")).expect("moved");
    fs::write(&matches, "in the way").expect("a file");
}

/// And back.
pub fn unblock(folders: &Folders) {
    let matches = folders.data.join("matches");
    fs::remove_file(&matches).expect("removed");
    fs::rename(folders.data.join("away"), &matches).expect("moved back");
}
