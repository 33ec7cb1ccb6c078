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

const WOOD_SHADER: &str = "embedded://mbili/shaders/wood.wgsl";
const SEED_SHADER: &str = "embedded://mbili/shaders/seed.wgsl";
const GROUND_SHADER: &str = "embedded://mbili/shaders/ground.wgsl";

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

/// Puts the shaders into the program, so that it runs from any folder.
pub(super) fn embed_shaders(app: &mut App) {
    let shaders: [(&str, &'static [u8]); 3] = [
        (
            "mbili/shaders/wood.wgsl",
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/shaders/wood.wgsl")),
        ),
        (
            "mbili/shaders/seed.wgsl",
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/shaders/seed.wgsl")),
        ),
        (
            "mbili/shaders/ground.wgsl",
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/shaders/ground.wgsl")),
        ),
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
        Board::FourRows => (colour(158, 101, 57), colour(92, 50, 27)),
        Board::TwoRows => (colour(190, 146, 94), colour(136, 91, 52)),
    };
    let half = half_size(board);
    let (rings, heart) = match board {
        Board::FourRows => (6.5, 2.1),
        Board::TwoRows => (5.0, 2.9),
    };
    Wood {
        base: StandardMaterial { perceptual_roughness: 0.6, reflectance: 0.28, ..default() },
        extension: WoodExtension { early, late, shape: Vec4::new(half.x, half.y, rings, heart) },
    }
}

/// The kete nuts.
#[must_use]
pub fn nut() -> Nut {
    Nut {
        base: StandardMaterial { perceptual_roughness: 0.4, reflectance: 0.42, ..default() },
        extension: SeedExtension {
            green: colour(128, 138, 112),
            grey: colour(158, 157, 146),
            umber: colour(134, 112, 84),
        },
    }
}

/// The mat and the bench under a board.
#[must_use]
pub fn ground(board: Board) -> Ground {
    let (plaster, first_dye, second_dye) = match board {
        Board::FourRows => (colour(176, 158, 132), colour(52, 56, 88), colour(128, 56, 40)),
        Board::TwoRows => (colour(150, 158, 140), colour(48, 84, 72), colour(120, 92, 48)),
    };
    let foot = half_size(board) - 0.08;
    let mat = foot + Vec2::new(1.05, 0.80) * (1.0 + THICKNESS * 0.2);
    Ground {
        base: StandardMaterial { perceptual_roughness: 0.92, reflectance: 0.12, ..default() },
        extension: GroundExtension {
            plaster,
            straw: colour(176, 146, 98),
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
    /// Indigo: a sowing toward lower ring numbers.
    Indigo,
    /// Palm green: a sowing toward higher ring numbers.
    Palm,
    /// Warm light in a bowl.
    Glow,
    /// The quiet light along a side's edge.
    Lit,
}

impl Paint {
    /// All paints.
    pub const ALL: [Paint; 8] = [
        Paint::Brass,
        Paint::Bright,
        Paint::White,
        Paint::Coral,
        Paint::Indigo,
        Paint::Palm,
        Paint::Glow,
        Paint::Lit,
    ];

    /// The material.
    #[must_use]
    pub fn material(self) -> StandardMaterial {
        let (base, glow) = match self {
            Paint::Brass => (Color::srgb_u8(206, 158, 74), 0.10),
            Paint::Bright => (Color::srgb_u8(255, 214, 128), 0.55),
            Paint::White => (Color::srgb_u8(244, 236, 220), 0.35),
            Paint::Coral => (Color::srgb_u8(226, 96, 72), 0.30),
            Paint::Indigo => (Color::srgb_u8(92, 118, 206), 0.40),
            Paint::Palm => (Color::srgb_u8(120, 184, 96), 0.35),
            Paint::Lit => (Color::srgb_u8(255, 206, 120), 0.60),
            Paint::Glow => {
                return StandardMaterial {
                    base_color: Color::srgb_u8(255, 190, 96).with_alpha(0.75),
                    alpha_mode: AlphaMode::Blend,
                    unlit: true,
                    ..default()
                };
            }
        };
        StandardMaterial {
            base_color: base,
            emissive: base.to_linear() * glow,
            perceptual_roughness: 0.38,
            reflectance: 0.5,
            ..default()
        }
    }
}
