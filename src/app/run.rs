//! From the command line to a window, or to one clear sentence why there is none.

use super::notices::Notice;
use super::session::{Intent, Loaded};
use super::settings::{Quality, Settings};
use super::sowing::Stage;
use super::state::Screen;
use super::storage::{self, Folders, SavedMatch};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode, WindowResolution};
use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::Instant;

/// What `mbili play` was asked for.
#[derive(Clone, Debug, Default)]
pub struct PlayOptions {
    /// A record to go on with.
    pub file: Option<PathBuf>,
}

/// Opens the table and plays until the player leaves.
pub fn run(options: PlayOptions) -> ExitCode {
    if let Err(sentence) = window_system() {
        eprintln!("mbili: {sentence}");
        return ExitCode::FAILURE;
    }
    let started = Instant::now();
    hear_of_panics();
    let start = match options.file.as_deref().map(read_record).transpose() {
        Ok(start) => start,
        Err(sentence) => {
            eprintln!("mbili: {sentence}");
            return ExitCode::FAILURE;
        }
    };
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut app = App::new();
        app.insert_resource(Started(started));
        // The storage comes first: the log goes to its folder, and the settings are read before
        // anything is built on them.
        app.add_plugins(storage::plugin(Folders::find()));
        app.add_plugins(window_plugins());
        app.add_plugins((super::table_plugin, window_plugin));
        if let Some(start) = start {
            app.insert_resource(OpenAtStart(start)).add_systems(PostStartup, open_at_start);
        }
        app.run()
    }));
    match outcome {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(payload) => {
            eprintln!("mbili: {}", sentence_for(&message_of(&*payload)));
            ExitCode::FAILURE
        }
    }
}

/// When the program started.
#[derive(Resource)]
struct Started(Instant);

fn window_plugins() -> impl PluginGroup {
    let window = Window {
        title: "Mbili".into(),
        name: Some("mbili".into()),
        resolution: WindowResolution::new(1280, 720),
        resize_constraints: WindowResizeConstraints {
            min_width: 480.0,
            min_height: 320.0,
            ..default()
        },
        ..default()
    };
    DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window), ..default() })
        // A pipeline that is compiled later would be missing from a frame that nobody draws again.
        .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
        .set(LogPlugin { custom_layer: storage::log_layer, ..default() })
}

/// A record from the command line, to go on with once everything stands.
#[derive(Resource)]
struct OpenAtStart(Loaded);

fn open_at_start(start: Res<OpenAtStart>, mut loaded: MessageWriter<Loaded>) {
    loaded.write(start.0.clone());
}

/// Reads a record file; the match goes on as one of its own, and the file stays as it is.
fn read_record(file: &Path) -> Result<Loaded, String> {
    let name = file.display();
    let bytes = std::fs::read(file).map_err(|error| {
        format!("{name}: cannot be read: {error}. Check the name and who may read it.")
    })?;
    let id = super::session::new_id();
    let saved = SavedMatch::from_any_record(&id, &bytes).map_err(|error| {
        format!("{name}: {error}. `mbili replay {name}` checks a record and changes nothing.")
    })?;
    let seeds = saved.record.positions()[0].total();
    if seeds > Stage::MOST_SEEDS {
        return Err(format!(
            "{name}: the start position has {seeds} seeds, and this table shows {} at most.",
            Stage::MOST_SEEDS
        ));
    }
    Ok(Loaded { id, setup: saved.setup(), record: saved.record })
}

/// What only a real window has.
fn window_plugin(app: &mut App) {
    app.add_systems(Update, (full_screen, software_rendering, first_frame));
}

fn full_screen(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    if !settings.is_changed() {
        return;
    }
    for mut window in &mut windows {
        let mode = if settings.full_screen {
            WindowMode::BorderlessFullscreen(MonitorSelection::Current)
        } else {
            WindowMode::Windowed
        };
        if window.mode != mode {
            window.mode = mode;
        }
    }
}

/// A processor that draws is accepted, and said once. It draws at low quality until the player wants
/// it otherwise.
fn software_rendering(
    adapter: Option<Res<RenderAdapterInfo>>,
    settings: Res<Settings>,
    mut intents: MessageWriter<Intent>,
    mut notices: MessageWriter<Notice>,
    mut said: Local<bool>,
) {
    let Some(adapter) = adapter.filter(|_| !*said) else { return };
    *said = true;
    // `Cpu`, by name: the type belongs to a crate that we do not name ourselves.
    if format!("{:?}", adapter.device_type) == "Cpu" {
        notices.write(Notice::new("notice-software-rendering"));
        if *settings == Settings::default() {
            let low = Settings { quality: Quality::Low, ..settings.clone() };
            intents.write(Intent::Change(Box::new(low)));
        }
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

/// On Linux and its like a window needs a display that answers.
fn window_system() -> Result<(), String> {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return Ok(());
    }
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if set("DISPLAY") || set("WAYLAND_DISPLAY") || set("WAYLAND_SOCKET") {
        return Ok(());
    }
    Err("there is no window system here: neither DISPLAY nor WAYLAND_DISPLAY is set. Start Mbili from \
         a desktop session; `mbili --help` shows what works without one."
        .into())
}

/// The first panic, with its place, for the log; the screen gets one sentence instead.
static FIRST_PANIC: Mutex<Option<String>> = Mutex::new(None);

fn hear_of_panics() {
    panic::set_hook(Box::new(|panic| {
        let told = panic.to_string();
        error!("{told}");
        if let Ok(mut first) = FIRST_PANIC.lock() {
            first.get_or_insert(told);
        }
    }));
}

fn message_of(payload: &(dyn Any + Send)) -> String {
    let first = FIRST_PANIC.lock().ok().and_then(|first| first.clone());
    first
        .or_else(|| payload.downcast_ref::<String>().cloned())
        .or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_else(|| "unknown".into())
}

/// One sentence for what went wrong below us.
fn sentence_for(message: &str) -> String {
    if message.contains("Unable to find a GPU") {
        "no graphics driver was found, not even one that draws in software. On Debian and Ubuntu \
         `apt install mesa-vulkan-drivers` brings one."
            .into()
    } else if message.contains("build event loop") || message.contains("XOpenDisplay") {
        "the window system does not answer: check DISPLAY or WAYLAND_DISPLAY, and that this user may \
         open windows there."
            .into()
    } else {
        format!("the program failed and had to stop; the match is saved. {message}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_bevy_says_becomes_one_sentence() {
        let gpu = "Unable to find a GPU! Make sure you have installed required drivers!";
        assert!(sentence_for(gpu).contains("mesa-vulkan-drivers"));
        assert!(sentence_for("Failed to build event loop: Os(…)").contains("DISPLAY"));
        assert!(sentence_for("index out of bounds").contains("index out of bounds"));
    }
}
