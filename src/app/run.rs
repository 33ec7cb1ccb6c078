//! From the command line to a window, or to one clear sentence why there is none.

use super::Phase;
use super::notices::Notice;
use super::session::Loaded;
use super::settings::{Settings, language};
use super::state::Screen;
use super::storage::{self, Folders, SavedMatch};
use crate::words::Words;
use bevy::app::PluginGroupBuilder;
use bevy::audio::AudioPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::error_handler::{RenderError, RenderErrorHandler, RenderErrorPolicy};
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
    let words = Words::new(language(&Settings::default()));
    if !has_window_system() {
        eprintln!("mbili: {}", words.get("startup-no-window"));
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
        Ok(AppExit::Error(code)) => {
            if code.get() == GRAPHICS_LOST {
                eprintln!("mbili: {}", words.get("startup-graphics-lost"));
            }
            ExitCode::from(code.get())
        }
        Err(payload) => {
            eprintln!("mbili: {}", sentence_for(&words, &message_of(&*payload)));
            ExitCode::FAILURE
        }
    }
}

/// The exit code for a lost graphics device, so that whoever watches over the program knows that
/// starting it again helps.
const GRAPHICS_LOST: u8 = 3;

/// Drawing cannot go on. The match is saved at every turn, so the program ends and can be started again.
fn graphics_lost(error: &RenderError, world: &mut World, _: &mut World) -> RenderErrorPolicy {
    error!("the graphics device failed: {error:?}");
    world.write_message(AppExit::from_code(GRAPHICS_LOST));
    RenderErrorPolicy::StopRendering
}

/// When the program started.
#[derive(Resource)]
struct Started(Instant);

fn window_plugins() -> PluginGroupBuilder {
    let window = Window {
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
    };
    let plugins = DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window), ..default() })
        // A pipeline that is compiled later would be missing from a frame that nobody draws again.
        .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
        .set(LogPlugin {
            // What they complain of when something is missing, the player is told in a sentence.
            filter: format!("{},wgpu_hal=off,winit=error", bevy::log::DEFAULT_FILTER),
            custom_layer: storage::log_layer,
            ..default()
        });
    if has_sound_system() { plugins } else { plugins.disable::<AudioPlugin>() }
}

/// A record from the command line, to go on with once everything stands.
#[derive(Resource)]
struct OpenAtStart(Loaded);

fn open_at_start(start: Res<OpenAtStart>, mut loaded: MessageWriter<Loaded>) {
    loaded.write(start.0.clone());
}

/// 2,000 turns with all their kichwa take far less.
const LARGEST_RECORD: u64 = 1 << 20;

/// Reads a record file; the match goes on as one of its own, and the file stays as it is.
fn read_record(file: &Path) -> Result<Loaded, String> {
    let name = file.display();
    let unreadable = |error: std::io::Error| {
        format!("{name}: cannot be read: {error}. Check the name and who may read it.")
    };
    let metadata = std::fs::metadata(file).map_err(unreadable)?;
    if !metadata.is_file() {
        return Err(format!("{name}: not a file. Name the file of a record."));
    }
    let size = metadata.len();
    if size > LARGEST_RECORD {
        return Err(format!("{name}: {size} bytes are too many for a record of one match."));
    }
    let bytes = std::fs::read(file).map_err(unreadable)?;
    let id = super::session::new_id();
    let saved = SavedMatch::from_any_record(&id, &bytes).map_err(|error| {
        format!("{name}: {error}. `mbili replay {name}` checks a record and changes nothing.")
    })?;
    Ok(Loaded { id, setup: saved.setup(), record: saved.record })
}

/// What only a real window has.
fn window_plugin(app: &mut App) {
    app.add_plugins(super::curtain::plugin)
        .insert_resource(RenderErrorHandler(graphics_lost))
        .add_systems(Update, (full_screen, software_rendering).in_set(Phase::View))
        .add_systems(Update, first_frame.in_set(Phase::Storage));
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

/// On Linux and its like a window needs a display that is named.
fn has_window_system() -> bool {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return true;
    }
    ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// Whether there is anything to play sound on. Where there is nothing, Linux's sound library would fill
/// the terminal with complaints, so it is not asked then.
fn has_sound_system() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let device = std::fs::read_dir("/dev/snd").is_ok_and(|files| {
        files.flatten().any(|file| file.file_name().as_encoded_bytes().starts_with(b"pcm"))
    });
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let server = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from).is_some_and(|folder| {
        ["pulse/native", "pipewire-0"].iter().any(|socket| folder.join(socket).exists())
    });
    let configured = Path::new("/etc/asound.conf").exists()
        || std::env::var_os("HOME").is_some_and(|home| Path::new(&home).join(".asoundrc").exists());
    device || server || set("PULSE_SERVER") || set("ALSA_CONFIG_PATH") || configured
}

/// The last panic, with its place. The player gets one sentence instead of a report.
static LAST_PANIC: Mutex<Option<String>> = Mutex::new(None);

fn hear_of_panics() {
    panic::set_hook(Box::new(|panic| {
        if let Ok(mut last) = LAST_PANIC.lock() {
            // A panic in a system is followed by one in the schedule, which tells nothing new.
            let told = panic.to_string();
            if !told.contains("Encountered a panic in system") {
                *last = Some(told);
            }
        }
    }));
}

fn message_of(payload: &(dyn Any + Send)) -> String {
    let last = LAST_PANIC.lock().ok().and_then(|last| last.clone());
    last.or_else(|| payload.downcast_ref::<String>().cloned())
        .or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_else(|| "unknown".into())
}

/// One sentence for what went wrong below us.
fn sentence_for(words: &Words, message: &str) -> String {
    if message.contains("Unable to find a GPU") {
        words.get("startup-no-graphics")
    } else if ["build event loop", "XOpenDisplay", "XNotSupported", "WaylandError", "NoCompositor"]
        .iter()
        .any(|sign| message.contains(sign))
    {
        words.get("startup-no-window")
    } else {
        words.with("startup-failed", &[("message", message.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn what_bevy_says_becomes_one_sentence() {
        let words = Words::new(Language::English);
        let gpu = "Unable to find a GPU! Make sure you have installed required drivers!";
        assert!(sentence_for(&words, gpu).contains("mesa-vulkan-drivers"));
        assert!(sentence_for(&words, "Failed to build event loop: Os(…)").contains("DISPLAY"));
        assert!(sentence_for(&words, "index out of bounds").contains("index out of bounds"));
        assert_eq!(words.faults(), []);
    }
}
