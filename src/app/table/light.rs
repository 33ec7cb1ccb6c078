//! The light: its kind by place and time of day, and how much of it the machine draws.
//!
//! Two lights throw shadows, and our shaders (see shaders/light.wgsl) tell them apart by where they stand:
//! the key light, and one that shines straight down and is never seen itself; its shade tells how
//! much of the sky the seeds hide from each other and from the wood.

use super::bearing::Bearing;
use super::camera::{Standing, TableCamera};
use super::materials::{Ground, Lit, Mark, Nut, Wood};
use super::palette::depth_for;
use super::sky::{Surroundings, key};
use super::spawn::Floor;
use super::style::{Place, Style};
use crate::app::look::Mood;
use crate::app::settings::{Quality, Settings};
use crate::rules::Side;
use bevy::anti_alias::fxaa::Fxaa;
use bevy::light::{
    CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap,
    ShadowFilteringMethod,
};
use bevy::prelude::*;

/// The key light.
#[derive(Component)]
pub struct Sun;

/// The light from above that is only there for its shade.
#[derive(Component)]
pub(super) struct Above;

pub(super) fn spawn(mut commands: Commands) {
    let shadows = DirectionalLight {
        shadow_maps_enabled: true,
        shadow_depth_bias: 0.010,
        shadow_normal_bias: 1.1,
        ..default()
    };
    // In this order.
    commands.spawn((Sun, shadows, from(Vec3::new(-1.0, 1.0, 0.2), Side::South.into())));
    commands.spawn((
        Above,
        DirectionalLight { illuminance: 1.0, ..shadows },
        Transform::default().looking_to(Vec3::NEG_Y, Vec3::Z),
    ));
}

/// A light that stands there as seen from a seat.
fn from(place: Vec3, bearing: Bearing) -> Transform {
    Transform::from_translation(bearing.in_the_room(place)).looking_at(Vec3::ZERO, Vec3::Y)
}

/// How finely the shadows are drawn and the edges smoothed.
pub(super) fn quality(
    settings: Res<Settings>,
    mut cameras: Query<(&mut Msaa, &mut Fxaa, &mut ShadowFilteringMethod), With<TableCamera>>,
    mut shadow_map: Option<ResMut<DirectionalLightShadowMap>>,
    mut drawn: Local<Option<Quality>>,
) {
    if *drawn == Some(settings.quality) {
        return;
    }
    *drawn = Some(settings.quality);
    for (mut msaa, mut fxaa, mut filter) in &mut cameras {
        msaa.set_if_neq(match settings.quality {
            Quality::Low | Quality::Medium => Msaa::Off,
            Quality::High => Msaa::Sample4,
        });
        fxaa.enabled = settings.quality == Quality::Medium;
        // Our shaders choose their own samples; this is the cheapest for everything else.
        filter.set_if_neq(ShadowFilteringMethod::Hardware2x2);
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

/// Shadows reach as far as the camera looks.
pub(super) fn reach(
    standing: Option<Res<Standing>>,
    mut cascades: Query<&mut CascadeShadowConfig, Or<(With<Sun>, With<Above>)>>,
) {
    let Some(standing) = standing.filter(|standing| standing.is_changed()) else { return };
    for mut cascades in &mut cascades {
        let [near, far] = standing.reach();
        *cascades = CascadeShadowConfigBuilder {
            num_cascades: 1,
            minimum_distance: near,
            maximum_distance: far,
            ..default()
        }
        .build();
    }
}

/// What the light hangs on.
type Seen = (Place, Mood, Bearing, Quality);

/// Puts the light of the place and the time of day on everything.
pub(super) fn fall(
    settings: Res<Settings>,
    standing: Option<Res<Standing>>,
    (mut woods, mut nuts): (ResMut<Assets<Wood>>, ResMut<Assets<Nut>>),
    (mut grounds, mut marks): (ResMut<Assets<Ground>>, ResMut<Assets<Mark>>),
    mut suns: Query<(&mut DirectionalLight, &mut Transform), With<Sun>>,
    mut floors: Query<&mut Transform, (With<Floor>, Without<Sun>)>,
    mut commands: Commands,
    mut fallen: Local<Option<Seen>>,
) {
    let Some(standing) = standing else { return };
    let style = Style::of(standing.board, settings.board);
    let place = style.place();
    let seen = (place, settings.mood, standing.bearing, settings.quality);
    if *fallen == Some(seen) {
        return;
    }
    *fallen = Some(seen);
    let deeper = depth_for(style, standing.bearing.sine_and_cosine().x.abs());
    let surroundings = Surroundings::new(place, settings.mood, standing.bearing, settings.quality);
    let surroundings = surroundings.deeper(deeper);
    put(&mut woods, surroundings);
    put(&mut nuts, surroundings);
    put(&mut grounds, surroundings);
    put(&mut marks, surroundings);
    let key = key(place, settings.mood);
    commands.insert_resource(ClearColor(key.nothing));
    for (mut light, mut transform) in &mut suns {
        light.color = key.colour;
        light.illuminance = key.strength;
        transform.set_if_neq(from(key.from, standing.bearing));
    }
    // The wall is behind the board from either seat.
    for mut transform in &mut floors {
        transform.rotation = standing.bearing.turn();
        transform.scale = Vec3::new(1.0, 1.0, deeper);
    }
}

fn put<M: Lit>(assets: &mut Assets<M>, surroundings: Surroundings) {
    for (_, material) in assets.iter_mut() {
        *material.surroundings() = surroundings;
    }
}
