//! From the command line to a window, or to one clear sentence why there is none.

use super::notices::Notice;
use super::phase::Phase;
use super::settings::{Settings, language};
use super::state::Screen;
use super::storage::{self, Folders};
use super::{ending, lean, listen, startup};
use crate::kiosk::watch::{AGAIN, GRAPHICS_LOST};
use crate::words::Words;
use bevy::app::{PluginGroupBuilder, TerminalCtrlCHandlerPlugin};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::error_handler::{RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode, WindowResolution};
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// What `mbili play` was asked for.
#[derive(Clone, Debug, Default)]
pub struct PlayOptions {
    /// A record to go on with.
    pub file: Option<PathBuf>,
}

/// Opens the table and plays until the player leaves.
pub fn run(options: PlayOptions) -> ExitCode {
    let words = Words::new(language(&Settings::default()));
    end(table(options, &words))
}

/// Says why it failed, if it did, and gives the exit code.
pub(super) fn end(outcome: Result<(), (u8, String)>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err((code, sentence)) => {
            startup::complain(&sentence);
            ExitCode::from(code)
        }
    }
}

/// The program failed; it ends with this code.
const FAILED: u8 = 1;

/// Plays. An exit code and a sentence, if it fails.
fn table(options: PlayOptions, words: &Words) -> Result<(), (u8, String)> {
    let folders = Folders::find();
    open(words, folders.as_ref(), usual_window(), |app| {
        if let Some(file) = &options.file {
            app.insert_resource(startup::read_record(words, file)?);
        }
        // The storage comes first: the log goes to its folder, and the settings are read before
        // anything is built on them.
        app.add_plugins(storage::plugin(folders.clone()));
        Ok(|_: &mut App| ())
    })
}

/// Opens a window with the table, and returns when it is closed. `first` puts into the app what the others are built
/// on, or says in a sentence why not; what it answers adds what is built on all others.
pub(super) fn open<Last: FnOnce(&mut App)>(
    words: &Words,
    folders: Option<&Folders>,
    window: WindowPlugin,
    first: impl FnOnce(&mut App) -> Result<Last, String>,
) -> Result<(), (u8, String)> {
    let started = Instant::now();
    let failed = |sentence| (FAILED, sentence);
    if let Some(sentence) = startup::no_window(words) {
        return Err(failed(sentence));
    }
    ending::listen();
    startup::hear_of_panics();
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut app = App::new();
        app.insert_resource(Started(started));
        let last = first(&mut app)?;
        app.add_plugins(window_plugins(window));
        app.add_plugins((super::plugins::table_plugin, window_plugin));
        last(&mut app);
        app.add_plugins(lean::Lean);
        Ok(app.run())
    }));
    match outcome {
        Ok(Ok(AppExit::Success)) => Ok(()),
        Ok(Ok(AppExit::Error(code))) => Err(ended(words, code.get(), folders)),
        Ok(Err(sentence)) => Err(failed(sentence)),
        Err(payload) => Err(failed(startup::sentence_for(words, &startup::message_of(&*payload)))),
    }
}

/// The exit code and the sentence for what the app ended with; [`storage::UNSAVED`] may stand beside any.
fn ended(words: &Words, code: u8, folders: Option<&Folders>) -> (u8, String) {
    let log = folders.map(|folders| folders.data.join("log").display().to_string());
    let log = log.unwrap_or_default();
    if code & !storage::UNSAVED == AGAIN {
        return (AGAIN, words.get("kiosk-starts-again"));
    }
    let lost = code & GRAPHICS_LOST == GRAPHICS_LOST;
    match (lost, code & storage::UNSAVED != 0) {
        (true, false) => (GRAPHICS_LOST, words.get("startup-graphics-lost")),
        (true, true) => {
            let sentence =
                words.with("startup-graphics-lost-unsaved", &[("folder", (&log).into())]);
            (GRAPHICS_LOST, sentence)
        }
        (false, true) => (FAILED, words.with("startup-unsaved", &[("folder", (&log).into())])),
        // The window's loop failed: the display is gone, for instance.
        (false, false) => {
            let message = startup::last_panic().unwrap_or_default();
            (FAILED, startup::sentence_for(words, &message))
        }
    }
}

/// Drawing cannot go on. The match is saved at every turn, so the program ends and can be started again.
fn graphics_lost(error: &RenderError, world: &mut World, _: &mut World) -> RenderErrorPolicy {
    error!("the graphics device failed: {error:?}");
    world.write_message(AppExit::from_code(GRAPHICS_LOST));
    RenderErrorPolicy::StopRendering
}

/// When the program started.
#[derive(Resource)]
struct Started(Instant);

/// A window as it is before anybody has changed it.
pub(super) fn window() -> Window {
    Window {
        title: "Mbili".into(),
        name: Some("mbili".into()),
        resolution: WindowResolution::new(1280, 720),
        // Until the curtain hangs.
        visible: false,
        resize_constraints: WindowResizeConstraints {
            min_width: 480.0,
            min_height: 320.0,
            ..default()
        },
        ..default()
    }
}

pub(super) fn usual_window() -> WindowPlugin {
    WindowPlugin { primary_window: Some(window()), ..default() }
}

fn window_plugins(window: WindowPlugin) -> PluginGroupBuilder {
    let plugins = lean::plugins().set(window).set(LogPlugin {
        // What they complain of when something is missing, the player is told in a sentence.
        filter: format!(
            "{},wgpu_hal=off,winit=error,rodio=off,bevy_audio=error",
            bevy::log::DEFAULT_FILTER
        ),
        custom_layer: storage::log_layer,
        ..default()
    });
    // We listen for signals ourselves, where we can: for more of them, and awake.
    if cfg!(unix) { plugins.disable::<TerminalCtrlCHandlerPlugin>() } else { plugins }
}

/// What only the program in its window has.
pub fn window_plugin(app: &mut App) {
    app.add_plugins((
        ending::plugin,
        listen::plugin,
        super::curtain::plugin,
        super::measure::plugin,
    ))
    .insert_resource(RenderErrorHandler(graphics_lost))
    .add_systems(Update, software_rendering.in_set(Phase::View))
    // After the camera has looked at the window.
    .add_systems(Update, (full_screen_as_set, first_frame).in_set(Phase::Storage));
}

fn full_screen_as_set(
    settings: Res<Settings>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    if !settings.is_changed() {
        return;
    }
    for mut window in &mut windows {
        // A house's window fills the first screen, this one the screen that it is on: which of them, is not asked here.
        if settings.full_screen == (window.mode == WindowMode::Windowed) {
            window.mode = if settings.full_screen {
                WindowMode::BorderlessFullscreen(MonitorSelection::Current)
            } else {
                WindowMode::Windowed
            };
        }
    }
}

/// A processor that draws is accepted, and said once.
fn software_rendering(
    adapter: Option<Res<RenderAdapterInfo>>,
    mut notices: MessageWriter<Notice>,
    mut said: Local<bool>,
) {
    let Some(adapter) = adapter.filter(|_| !*said) else { return };
    *said = true;
    // `Cpu`, by name: the type belongs to a crate that we do not name ourselves.
    if format!("{:?}", adapter.device_type) == "Cpu" {
        notices.write(Notice::new("notice-software-rendering"));
    }
}

fn first_frame(started: Option<Res<Started>>, screen: Res<State<Screen>>, mut told: Local<bool>) {
    if *told || *screen.get() == Screen::Boot {
        return;
    }
    *told = true;
    if let Some(started) = started {
        info!("ready after {} ms", started.0.elapsed().as_millis());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn a_window_that_fills_a_screen_stays_on_it() {
        let primary = WindowMode::BorderlessFullscreen(MonitorSelection::Primary);
        let current = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        for (before, full_screen, after) in [
            (primary, true, primary),
            (WindowMode::Windowed, true, current),
            (primary, false, WindowMode::Windowed),
            (WindowMode::Windowed, false, WindowMode::Windowed),
        ] {
            let mut app = App::new();
            app.insert_resource(Settings { full_screen, ..Settings::default() })
                .add_systems(Update, full_screen_as_set);
            let window = (Window { mode: before, ..default() }, PrimaryWindow);
            let window = app.world_mut().spawn(window).id();
            app.update();
            let mode = app.world().get::<Window>(window).map(|window| window.mode);
            assert_eq!(mode, Some(after), "{before:?}, {full_screen}");
        }
    }

    #[test]
    fn every_way_to_end_has_a_sentence_that_says_what_is_lost() {
        let words = Words::new(Language::English);
        let folders = Folders { config: "c".into(), data: "d".into() };
        let ended = |code| ended(&words, code, Some(&folders));
        let (both, lost, unsaved) = (
            ended(GRAPHICS_LOST | storage::UNSAVED),
            ended(GRAPHICS_LOST),
            ended(storage::UNSAVED),
        );
        assert_eq!((both.0, lost.0, unsaved.0), (GRAPHICS_LOST, GRAPHICS_LOST, FAILED));
        for (sentence, graphics, log) in
            [(&both.1, true, true), (&lost.1, true, false), (&unsaved.1, false, true)]
        {
            assert_eq!(sentence.contains("graphics device"), graphics, "{sentence}");
            assert_eq!(sentence.contains("log"), log, "{sentence}");
        }
        assert!(!both.1.contains("match is saved"), "{}", both.1);
        assert_eq!(ended(FAILED).0, FAILED);
        assert_eq!((ended(AGAIN).0, ended(AGAIN | storage::UNSAVED).0), (AGAIN, AGAIN));
        assert_eq!(words.faults(), []);
    }
}
