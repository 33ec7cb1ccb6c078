//! Late light from one side, the sky from everywhere, and how much of it the machine draws.

use super::camera::{Standing, TableCamera};
use crate::app::settings::{Quality, Settings};
use crate::rules::Side;
use bevy::anti_alias::fxaa::Fxaa;
use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::prelude::*;

/// The sun.
#[derive(Component)]
pub struct Sun;

/// The bright part of the sky opposite.
#[derive(Component)]
pub struct Sky;

pub(super) fn spawn(mut commands: Commands) {
    commands.insert_resource(ClearColor(Color::srgb_u8(38, 30, 24)));
    commands.insert_resource(GlobalAmbientLight {
        color: Color::srgb_u8(206, 216, 236),
        brightness: 520.0,
        ..default()
    });
    commands.spawn((
        Sun,
        DirectionalLight {
            color: Color::srgb_u8(255, 222, 178),
            illuminance: 5_600.0,
            shadow_maps_enabled: true,
            shadow_depth_bias: 0.012,
            shadow_normal_bias: 1.1,
            ..default()
        },
        sun_at(Side::South),
    ));
    commands.spawn((
        Sky,
        DirectionalLight { color: Color::srgb_u8(190, 208, 240), illuminance: 620.0, ..default() },
        sky_at(Side::South),
    ));
}

/// The light comes from behind the board at the left, whichever seat the camera stands at.
fn sun_at(near: Side) -> Transform {
    toward_middle(near, Vec3::new(-5.2, 5.6, -2.9))
}

fn sky_at(near: Side) -> Transform {
    toward_middle(near, Vec3::new(4.0, 5.0, 4.5))
}

fn toward_middle(near: Side, from: Vec3) -> Transform {
    let from = match near {
        Side::South => from,
        Side::North => Vec3::new(-from.x, from.y, -from.z),
    };
    Transform::from_translation(from).looking_at(Vec3::ZERO, Vec3::Y)
}

type Unlike<'w, 's, T, A, B> = Query<'w, 's, T, (With<A>, Without<B>)>;

#[allow(clippy::too_many_arguments, reason = "a system asks for what it sets")]
pub(super) fn follow(
    settings: Res<Settings>,
    standing: Option<Res<Standing>>,
    mut suns: Unlike<(&mut DirectionalLight, &mut CascadeShadowConfig, &mut Transform), Sun, Sky>,
    mut skies: Unlike<&mut Transform, Sky, Sun>,
    mut cameras: Query<(&mut Msaa, &mut Fxaa), With<TableCamera>>,
    mut shadow_map: Option<ResMut<DirectionalLightShadowMap>>,
    mut drawn: Local<Option<Quality>>,
) {
    if *drawn != Some(settings.quality) {
        *drawn = Some(settings.quality);
        for (mut msaa, mut fxaa) in &mut cameras {
            msaa.set_if_neq(match settings.quality {
                Quality::Low | Quality::Medium => Msaa::Off,
                Quality::High => Msaa::Sample4,
            });
            fxaa.enabled = settings.quality == Quality::Medium;
        }
        for (mut sun, ..) in &mut suns {
            sun.shadow_maps_enabled = settings.quality != Quality::Low;
        }
        let size = if settings.quality == Quality::High { 4096 } else { 2048 };
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
    for mut transform in &mut skies {
        transform.set_if_neq(sky_at(standing.near));
    }
}
