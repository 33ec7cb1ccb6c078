//! How letters get to the graphics card.

use super::theme;
use crate::app::phase::Told;
use crate::app::settings::Settings;
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy_egui::{EguiInput, EguiPostUpdateSet, egui};

/// Sees to it that letters are there in the frame that needs them, and that there is room for all.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        // The texture of letters is an image like others: what is drawn into it after the news of
        // images went out reaches the graphics card a frame after the text that needs it.
        EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
    )
    .add_systems(PreUpdate, make_room.in_set(Told::Letters));
}

fn make_room(
    mut inputs: Query<&mut EguiInput>,
    settings: Res<Settings>,
    device: Option<Res<RenderDevice>>,
) {
    let most = device.map_or(2048, |device| device.limits().max_texture_dimension_2d as usize);
    for mut input in &mut inputs {
        let Some(window) = input.screen_rect.map(|window| window.size()) else { continue };
        let root = input.viewports.get(&egui::ViewportId::ROOT);
        let pixels = root.and_then(|root| root.native_pixels_per_point).unwrap_or(1.0);
        let side = theme::letters_side(window, settings.text_size, pixels);
        input.max_texture_side = Some(side.min(most));
    }
}
