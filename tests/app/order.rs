//! The order of systems in the whole program, without a window.

mod phases;

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel};
use bevy::prelude::*;
use mbili::app::Phase;
use mbili::app::pictures::Studio;
use mbili::app::space::BoardView;
use mbili::app::storage::{self, Folders};

/// What two systems may do in either order differs from run to run, and is a fault here.
fn be_strict(app: &mut App, label: impl ScheduleLabel) {
    app.edit_schedule(label, |schedule| {
        schedule.set_build_settings(ScheduleBuildSettings {
            ambiguity_detection: LogLevel::Error,
            ..default()
        });
    });
}

fn program(strict: impl ScheduleLabel) {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders::inside(home.path());
    let mut studio = Studio::new(UVec2::new(640, 360), 1.0, |app| {
        app.add_plugins(storage::plugin(Some(folders.clone())));
        app.add_plugins((mbili::app::table_plugin, mbili::app::window_plugin));
        // Bevy's plugin for Ctrl-C, which the program itself leaves out, may end a frame as it likes.
        for phase in [Phase::Intent, Phase::Session] {
            app.ignore_ambiguity(Update, TerminalCtrlCHandlerPlugin::exit_on_flag, phase);
        }
    });
    be_strict(studio.app(), strict);
    studio.run(5);
    // What the screens keep of the window is known to the camera, which lays no pit there.
    let view = studio.app().world().resource::<BoardView>();
    assert!(!view.kept.is_empty());
    assert!(view.pits.iter().all(|pit| pit.intersect(view.kept).is_empty()), "{view:?}");
}

/// Schedules in which Bevy and egui have no such pairs of their own. Of the others, [`phases`] looks at ours.
#[test]
fn no_two_systems_may_run_in_either_order_where_the_program_begins_and_where_a_frame_ends() {
    let drawn = std::panic::catch_unwind(|| {
        drop(Studio::new(UVec2::new(64, 64), 1.0, |_| {}));
    });
    if drawn.is_err() && std::env::var_os("MBILI_REQUIRE_GPU_TESTS").is_none() {
        eprintln!("nothing can be drawn here: skipped");
        return;
    }
    program(Startup);
    program(Last);
}
