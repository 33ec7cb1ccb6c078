//! What things are made of: the standard material, with our shaders for wood, seeds and ground. What they
//! have in common is the light that reaches them; see shaders/light.wgsl.

use super::sky::Surroundings;
use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;
use std::path::{Path, PathBuf};

/// Wood of a trunk, carved and worn.
pub type Wood = ExtendedMaterial<StandardMaterial, WoodExtension>;
/// Nuts, each with a tint of its own.
pub type Nut = ExtendedMaterial<StandardMaterial, SeedExtension>;
/// Mat, and what it lies on.
pub type Ground = ExtendedMaterial<StandardMaterial, GroundExtension>;
/// Rings and light on the board.
pub type Mark = ExtendedMaterial<StandardMaterial, MarkExtension>;

/// What the wood's shader needs; see shaders/wood.wgsl.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone)]
pub struct WoodExtension {
    #[uniform(100)]
    pub(super) early: Vec4,
    #[uniform(100)]
    pub(super) late: Vec4,
    #[uniform(100)]
    pub(super) deep: Vec4,
    #[uniform(100)]
    pub(super) shape: Vec4,
    #[uniform(100)]
    pub(super) finish: Vec4,
    #[texture(101)]
    #[sampler(102)]
    pub(super) grain: Handle<Image>,
    #[texture(103)]
    pub(super) relief: Handle<Image>,
    #[uniform(110)]
    pub(super) surroundings: Surroundings,
}

/// What the seeds' shader needs; see shaders/seed.wgsl.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone)]
pub struct SeedExtension {
    #[uniform(100)]
    pub(super) green: Vec4,
    #[uniform(100)]
    pub(super) grey: Vec4,
    #[uniform(100)]
    pub(super) umber: Vec4,
    #[texture(101)]
    #[sampler(102)]
    pub(super) grain: Handle<Image>,
    #[uniform(110)]
    pub(super) surroundings: Surroundings,
}

/// What the ground's shader needs; see shaders/ground.wgsl.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone)]
pub struct GroundExtension {
    #[uniform(100)]
    pub(super) plaster: Vec4,
    #[uniform(100)]
    pub(super) straw: Vec4,
    #[uniform(100)]
    pub(super) first_dye: Vec4,
    #[uniform(100)]
    pub(super) second_dye: Vec4,
    #[uniform(100)]
    pub(super) sizes: Vec4,
    #[uniform(100)]
    pub(super) place: Vec4,
    #[texture(101)]
    #[sampler(102)]
    pub(super) grain: Handle<Image>,
    #[texture(103)]
    pub(super) weave: Handle<Image>,
    #[uniform(110)]
    pub(super) surroundings: Surroundings,
}

/// Our light on a standard material; see shaders/mark.wgsl.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone, Default)]
pub struct MarkExtension {
    #[uniform(110)]
    pub(super) surroundings: Surroundings,
}

/// A material that is told of the light around it.
pub(super) trait Lit: Asset {
    /// The light around it.
    fn surroundings(&mut self) -> &mut Surroundings;
}

macro_rules! lit {
    ($($material:ty),*) => {
        $(impl Lit for $material {
            fn surroundings(&mut self) -> &mut Surroundings {
                &mut self.extension.surroundings
            }
        })*
    };
}
lit!(Wood, Nut, Ground, Mark);

const WOOD_SHADER: &str = "embedded://mbili/shaders/wood.wgsl";
const SEED_SHADER: &str = "embedded://mbili/shaders/seed.wgsl";
const GROUND_SHADER: &str = "embedded://mbili/shaders/ground.wgsl";
const MARK_SHADER: &str = "embedded://mbili/shaders/mark.wgsl";

impl MaterialExtension for WoodExtension {
    fn fragment_shader() -> ShaderRef {
        WOOD_SHADER.into()
    }
}

impl MaterialExtension for SeedExtension {
    fn fragment_shader() -> ShaderRef {
        SEED_SHADER.into()
    }
}

impl MaterialExtension for GroundExtension {
    fn fragment_shader() -> ShaderRef {
        GROUND_SHADER.into()
    }
}

impl MaterialExtension for MarkExtension {
    fn fragment_shader() -> ShaderRef {
        MARK_SHADER.into()
    }
}

/// Puts the shaders into the program, so that it runs from any folder.
pub(super) fn embed_shaders(app: &mut App) {
    macro_rules! shader {
        ($name:literal) => {
            (
                concat!("mbili/shaders/", $name),
                &include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/shaders/", $name))[..],
            )
        };
    }
    let shaders: [(&str, &'static [u8]); 5] = [
        shader!("light.wgsl"),
        shader!("wood.wgsl"),
        shader!("seed.wgsl"),
        shader!("ground.wgsl"),
        shader!("mark.wgsl"),
    ];
    if let Some(registry) = app.world_mut().get_resource_mut::<EmbeddedAssetRegistry>() {
        for (path, text) in shaders {
            registry.insert_asset(PathBuf::from(path), Path::new(path), text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::baked;
    use super::super::bowl::Bowl;
    use crate::app::space::{MIDDLE_GAP, PIT_RADIUS, STORE_WIDTH};

    #[test]
    fn the_shaders_know_the_boards_measures() {
        let shader = concat!(
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/shaders/light.wgsl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/shaders/wood.wgsl")),
        );
        let numbers = |name: &str| -> Vec<f32> {
            let start = shader.find(&format!("const {name}: ")).expect("the shader has it");
            let line = shader[start..].lines().next().unwrap_or_default();
            let value =
                line.split('=').nth(1).unwrap_or_default().trim().trim_start_matches("vec2");
            let value = value.trim_matches(['(', ')', ';', ' ']);
            value.split(',').map(|number| number.trim().parse().expect("a number")).collect()
        };
        let store = Bowl::STORE.half;
        for (name, values) in [
            ("PIT_RADIUS", vec![PIT_RADIUS]),
            ("HALF_GAP", vec![MIDDLE_GAP / 2.0]),
            ("STORE_WIDTH", vec![STORE_WIDTH]),
            ("STORE_HALF", vec![store.x, store.y]),
            ("RELIEF_PER_UNIT", vec![baked::RELIEF.0]),
            ("RELIEF_STEEPEST", vec![baked::RELIEF.1]),
        ] {
            let found = numbers(name);
            assert_eq!(found.len(), values.len(), "{name}");
            for (found, value) in found.into_iter().zip(values) {
                assert!((found - value).abs() < 1e-5, "{name}: {found} {value}");
            }
        }
    }
}
