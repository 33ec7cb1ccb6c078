//! Which graphics device would draw the table.

use super::lean;
use bevy::app::PluginsState;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::winit::WinitPlugin;
use std::process::ExitCode;

/// Finds the device as the table does, but opens no window, and prints its sort and its name in a line.
#[must_use]
pub fn graphics() -> ExitCode {
    let mut app = App::new();
    app.add_plugins(lean::plugins().disable::<WinitPlugin>().disable::<LogPlugin>());
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    let Some(found) = app.world().get_resource::<RenderAdapterInfo>() else {
        return ExitCode::FAILURE;
    };
    // By their names: the types belong to a crate that we do not name ourselves.
    println!(
        "{:?}: {}, {:?}, driver {}",
        found.device_type, found.name, found.backend, found.driver
    );
    ExitCode::SUCCESS
}
