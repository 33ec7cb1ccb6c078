//! What of Bevy's machinery a table needs. A frame of it is a few hundred systems that have almost nothing to do,
//! so what costs is not the work but the way in which it is shared out; docs/frames.md has the figures.

use bevy::anti_alias::AntiAliasPlugin;
use bevy::anti_alias::fxaa::FxaaPlugin;
use bevy::app::PluginGroupBuilder;
use bevy::audio::AudioPlugin;
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::light::cluster::GlobalClusterSettings;
use bevy::pbr::PbrPlugin;
use bevy::post_process::PostProcessPlugin;
use bevy::prelude::*;
use bevy::render::batching::gpu_preprocessing::{GpuPreprocessingMode, GpuPreprocessingSupport};
use bevy::render::{RenderApp, RenderPlugin, RenderStartup, init_gpu_resource};
use bevy::transform::StaticTransformOptimizations;

/// Bevy's usual plugins, without what nothing here uses.
pub(super) fn plugins() -> PluginGroupBuilder {
    DefaultPlugins
        // A pipeline that is compiled later would be missing from a frame that nobody draws again.
        .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
        .set(PbrPlugin {
            // A hundred things are gathered sooner than the graphics card is asked to do it: that takes a
            // dozen passes for each view, whatever there is to see.
            use_gpu_instance_buffer_builder: false,
            add_default_deferred_lighting_plugin: false,
            ..default()
        })
        // The sound room has an app of its own for it.
        .disable::<AudioPlugin>()
        .disable::<PostProcessPlugin>()
        .disable::<AntiAliasPlugin>()
        .add(FxaaPlugin)
}

/// Runs the systems one after the other, and asks of the graphics card only to draw. To be added last, so that it
/// sees all schedules.
pub(super) struct Lean;

impl Plugin for Lean {
    fn build(&self, _: &mut App) {}

    fn finish(&self, app: &mut App) {
        // No lamp stands anywhere whose reach would have to be looked for.
        if let Some(mut clusters) = app.world_mut().get_resource_mut::<GlobalClusterSettings>() {
            clusters.gpu_clustering = None;
        }
        // To find out which trees have not moved takes threads, and there are hardly any trees.
        app.insert_resource(StaticTransformOptimizations::Disabled);
        one_by_one(app.world_mut());
        let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
        // What is gathered by the processor must be drawn as such, too; what Bevy finds out about the card when it
        // starts says otherwise, and then nothing is seen.
        renderer.add_systems(
            RenderStartup,
            gathered_here.after(init_gpu_resource::<GpuPreprocessingSupport>),
        );
        // Elsewhere a window's surface is made in a system that must run on the main thread.
        if cfg!(not(any(target_os = "macos", target_os = "ios"))) {
            one_by_one(renderer.world_mut());
        }
    }
}

fn gathered_here(mut support: ResMut<GpuPreprocessingSupport>) {
    support.max_supported_mode = GpuPreprocessingMode::None;
}

/// To hand a system to another thread takes longer than to run it.
fn one_by_one(world: &mut World) {
    let Some(mut schedules) = world.get_resource_mut::<Schedules>() else { return };
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
