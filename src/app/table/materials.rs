//! What things are made of: the standard material, with our shaders for wood, seeds and ground.

use crate::app::space::{THICKNESS, half_size};
use crate::rules::Board;
use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;
use std::path::{Path, PathBuf};

/// Wood with growth rings.
pub type Wood = ExtendedMaterial<StandardMaterial, WoodExtension>;
/// Nuts, each with a tint of its own.
pub type Nut = ExtendedMaterial<StandardMaterial, SeedExtension>;
/// Mat and plaster.
pub type Ground = ExtendedMaterial<StandardMaterial, GroundExtension>;

/// Rings and light on the board.
pub type Mark = ExtendedMaterial<StandardMaterial, MarkExtension>;

/// What the wood's shader needs; see shaders/wood.wgsl.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone)]
pub struct WoodExtension {
    #[uniform(100)]
    early: Vec4,
    #[uniform(100)]
    late: Vec4,
    #[uniform(100)]
    shape: Vec4,
}

/// What the seeds' shader needs; see shaders/seed.wgsl.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone)]
pub struct SeedExtension {
    #[uniform(100)]
    green: Vec4,
    #[uniform(100)]
    grey: Vec4,
    #[uniform(100)]
    umber: Vec4,
}

/// What the ground's shader needs; see shaders/ground.wgsl.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone)]
pub struct GroundExtension {
    #[uniform(100)]
    plaster: Vec4,
    #[uniform(100)]
    straw: Vec4,
    #[uniform(100)]
    first_dye: Vec4,
    #[uniform(100)]
    second_dye: Vec4,
    #[uniform(100)]
    sizes: Vec4,
}

/// Our light on a standard material; see shaders/mark.wgsl.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone, Default)]
pub struct MarkExtension {
    #[uniform(100)]
    unused: Vec4,
}

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

fn colour(red: u8, green: u8, blue: u8) -> Vec4 {
    Color::srgb_u8(red, green, blue).to_linear().to_vec4()
}

/// The wood of a board: the old dark one of Bao, the paler one of Djenon-aboure.
#[must_use]
pub fn wood(board: Board) -> Wood {
    let (early, late) = match board {
        Board::FourRows => (colour(142, 94, 58), colour(76, 44, 26)),
        Board::TwoRows => (colour(186, 146, 98), colour(128, 88, 54)),
    };
    let half = half_size(board);
    let (rings, heart) = match board {
        Board::FourRows => (6.5, 2.1),
        Board::TwoRows => (5.0, 2.9),
    };
    Wood {
        base: StandardMaterial { perceptual_roughness: 0.6, reflectance: 0.28, ..default() },
        extension: WoodExtension {
            early: early.with_w(rows(board)),
            late,
            shape: Vec4::new(half.x, half.y, rings, heart),
        },
    }
}

/// The number of rows, as the shaders take it.
fn rows(board: Board) -> f32 {
    2.0 * f32::from(board.rows_per_side())
}

/// The kete nuts, on a board.
#[must_use]
pub fn nut(board: Board) -> Nut {
    Nut {
        base: StandardMaterial { perceptual_roughness: 0.4, reflectance: 0.42, ..default() },
        extension: SeedExtension {
            green: colour(128, 138, 112).with_w(rows(board)),
            grey: colour(158, 157, 146),
            umber: colour(134, 112, 84),
        },
    }
}

/// The mat and the bench under a board.
#[must_use]
pub fn ground(board: Board) -> Ground {
    let (plaster, first_dye, second_dye) = match board {
        Board::FourRows => (colour(150, 136, 118), colour(40, 46, 76), colour(112, 48, 36)),
        Board::TwoRows => (colour(136, 144, 128), colour(40, 74, 62), colour(106, 82, 44)),
    };
    let foot = half_size(board) - 0.08;
    let mat = foot + Vec2::new(1.05, 0.80) * (1.0 + THICKNESS * 0.2);
    Ground {
        base: StandardMaterial { perceptual_roughness: 0.92, reflectance: 0.12, ..default() },
        extension: GroundExtension {
            plaster,
            straw: colour(158, 132, 92).with_w(THICKNESS),
            first_dye,
            second_dye,
            sizes: Vec4::new(foot.x, foot.y, mat.x, mat.y),
        },
    }
}

/// What a mark on the board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paint {
    /// Brass: what can be touched.
    Brass,
    /// Brass in the light: what is pointed at or chosen.
    Bright,
    /// Plaster white: what has happened.
    White,
    /// Coral: what is lost.
    Coral,
    /// Indigo: a sowing that sets out to the left.
    Indigo,
    /// Palm green: a sowing that sets out to the right.
    Palm,
    /// Warm light in a bowl.
    Glow,
    /// The quiet light along a side's edge.
    Lit,
    /// A seed that is only thought of: one that would be captured.
    Ghost,
}

impl Paint {
    /// All paints.
    pub const ALL: [Paint; 9] = [
        Paint::Brass,
        Paint::Bright,
        Paint::White,
        Paint::Coral,
        Paint::Indigo,
        Paint::Palm,
        Paint::Glow,
        Paint::Lit,
        Paint::Ghost,
    ];

    /// The material.
    #[must_use]
    pub fn material(self) -> Mark {
        let (base, glow) = match self {
            Paint::Brass => (Color::srgb_u8(214, 164, 78), 0.07),
            Paint::Bright => (Color::srgb_u8(255, 214, 128), 0.45),
            Paint::White => (Color::srgb_u8(244, 236, 220), 0.25),
            Paint::Coral => (Color::srgb_u8(226, 96, 72), 0.25),
            Paint::Indigo => (Color::srgb_u8(98, 118, 188), 0.30),
            Paint::Palm => (Color::srgb_u8(132, 172, 92), 0.26),
            Paint::Lit => (Color::srgb_u8(226, 170, 84), 0.26),
            Paint::Ghost => (Color::srgb_u8(236, 226, 206).with_alpha(0.62), 0.0),
            Paint::Glow => (Color::srgb_u8(255, 150, 52).with_alpha(0.36), 0.0),
        };
        let light = self == Paint::Glow;
        let base = StandardMaterial {
            base_color: base,
            emissive: base.to_linear() * glow,
            perceptual_roughness: 0.38,
            reflectance: 0.5,
            alpha_mode: match self {
                Paint::Glow => AlphaMode::Add,
                Paint::Ghost => AlphaMode::Blend,
                _ => AlphaMode::Opaque,
            },
            unlit: light,
            ..default()
        };
        Mark { base, extension: MarkExtension::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::super::bowl::Bowl;
    use crate::app::space::{MIDDLE_GAP, PIT_RADIUS, STORE_WIDTH};

    #[test]
    fn the_shaders_know_the_boards_measures() {
        let shader = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/shaders/light.wgsl"));
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
        ] {
            let found = numbers(name);
            assert_eq!(found.len(), values.len(), "{name}");
            for (found, value) in found.into_iter().zip(values) {
                assert!((found - value).abs() < 1e-5, "{name}: {found} {value}");
            }
        }
    }
}
