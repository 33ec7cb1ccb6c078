//! Late light from one side, and how much of it the machine draws. There is no other light than the
//! sun: our shaders (see shaders/light.wgsl) make the sky and take the first light for the sun.

use super::camera::{Standing, TableCamera};
use crate::app::settings::{Quality, Settings};
use crate::rules::Side;
use bevy::anti_alias::fxaa::Fxaa;
use bevy::light::{
    CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap,
    ShadowFilteringMethod,
};
use bevy::prelude::*;

/// The sun.
#[derive(Component)]
pub struct Sun;

pub(super) fn spawn(mut commands: Commands) {
    commands.insert_resource(ClearColor(Color::srgb_u8(38, 30, 24)));
    commands.insert_resource(GlobalAmbientLight {
        color: Color::srgb_u8(206, 216, 236),
        brightness: 400.0,
        ..default()
    });
    commands.spawn((
        Sun,
        DirectionalLight {
            color: Color::srgb_u8(255, 222, 178),
            illuminance: 6_800.0,
            shadow_maps_enabled: true,
            shadow_depth_bias: 0.012,
            shadow_normal_bias: 1.1,
            ..default()
        },
        sun_at(Side::South),
    ));
}

/// The light comes from behind the board at the left, whichever seat the camera stands at.
fn sun_at(near: Side) -> Transform {
    let from = match near {
        Side::South => Vec3::new(-5.2, 5.0, -3.1),
        Side::North => Vec3::new(5.2, 5.0, 3.1),
    };
    Transform::from_translation(from).looking_at(Vec3::ZERO, Vec3::Y)
}

pub(super) fn follow(
    settings: Res<Settings>,
    standing: Option<Res<Standing>>,
    mut suns: Query<(&mut DirectionalLight, &mut CascadeShadowConfig, &mut Transform), With<Sun>>,
    mut cameras: Query<(&mut Msaa, &mut Fxaa, &mut ShadowFilteringMethod), With<TableCamera>>,
    mut shadow_map: Option<ResMut<DirectionalLightShadowMap>>,
    mut drawn: Local<Option<Quality>>,
) {
    if *drawn != Some(settings.quality) {
        *drawn = Some(settings.quality);
        for (mut msaa, mut fxaa, mut filter) in &mut cameras {
            msaa.set_if_neq(match settings.quality {
                Quality::Low | Quality::Medium => Msaa::Off,
                Quality::High => Msaa::Sample4,
            });
            fxaa.enabled = settings.quality == Quality::Medium;
            // Nine samples instead of one: dear in software rendering.
            filter.set_if_neq(match settings.quality {
                Quality::Low | Quality::Medium => ShadowFilteringMethod::Hardware2x2,
                Quality::High => ShadowFilteringMethod::Gaussian,
            });
        }
        // Seeds without shadows would float. Only seeds cast them here, so they cost almost nothing.
        let size = match settings.quality {
            Quality::Low => 1024,
            Quality::Medium => 2048,
            Quality::High => 4096,
        };
        if let Some(map) = shadow_map.as_mut().filter(|map| map.size != size) {
            map.size = size;
        }
    }
    let Some(standing) = standing.filter(|standing| standing.is_changed()) else { return };
    for (_, mut cascades, mut transform) in &mut suns {
        let [near, far] = standing.reach();
        *cascades = CascadeShadowConfigBuilder {
            num_cascades: 1,
            minimum_distance: near,
            maximum_distance: far,
            ..default()
        }
        .build();
        transform.set_if_neq(sun_at(standing.near));
    }
}
