//! The order of systems in the whole program, without a window.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use mbili::app::pictures::Studio;
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

#[test]
fn no_two_systems_of_the_program_may_run_in_either_order() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders::inside(home.path());
    let made = std::panic::catch_unwind(|| {
        Studio::new(UVec2::new(64, 64), 1.0, |app| {
            app.add_plugins(storage::plugin(Some(folders.clone())));
            app.add_plugins((mbili::app::table_plugin, mbili::app::window_plugin));
        })
    });
    let mut studio = match made {
        Ok(studio) => studio,
        Err(_) if std::env::var_os("MBILI_REQUIRE_GPU_TESTS").is_none() => {
            eprintln!("nothing can be drawn here: skipped");
            return;
        }
        Err(_) => panic!("nothing can be drawn here, and MBILI_REQUIRE_GPU_TESTS insists"),
    };
    let app = studio.app();
    be_strict(app, Startup);
    be_strict(app, PostStartup);
    be_strict(app, PreUpdate);
    be_strict(app, Update);
    be_strict(app, EguiPrimaryContextPass);
    be_strict(app, Last);
    studio.run(5);
}
