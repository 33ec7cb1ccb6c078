//! Colours and measures of what things are made of.

use super::baked;
use super::materials::{
    Ground, GroundExtension, Mark, MarkExtension, Nut, SeedExtension, Wood, WoodExtension,
};
use super::sky::Surroundings;
use super::style::{Place, Style};
use crate::app::space::{THICKNESS, half_size};
use crate::rules::Board;
use bevy::prelude::*;

/// Textures that several materials share.
#[derive(Clone, Debug)]
pub(super) struct Textures {
    pub grain: Handle<Image>,
    pub weave: Handle<Image>,
}

fn colour(red: u8, green: u8, blue: u8) -> Vec4 {
    Color::srgb_u8(red, green, blue).to_linear().to_vec4()
}

/// The wood of a board.
#[must_use]
pub(super) fn wood(style: Style, textures: &Textures, relief: Handle<Image>) -> Wood {
    // Early and late wood and its pores; how much bands and pores show; bands by unit and the depth of
    // the heart; roughness, ribbons, polish, tools.
    let (early, late, deep, [bands, pores], [fine, heart], finish) = match style {
        // Old mvule, dark with oil and age.
        Style::Zanzibar => (
            colour(110, 66, 38),
            colour(64, 34, 19),
            colour(26, 14, 8),
            [0.80, 0.55],
            [0.42, 3.4],
            Vec4::new(0.56, 0.42, 1.0, 0.8),
        ),
        // Mninga, planed, not yet handled for long.
        Style::School => (
            colour(160, 104, 62),
            colour(116, 66, 38),
            colour(70, 36, 20),
            [0.75, 0.45],
            [0.50, 2.4],
            Vec4::new(0.66, 0.30, 0.55, 0.45),
        ),
        // A pale wood of the rain forest.
        Style::Lagoon => (
            colour(206, 172, 124),
            colour(160, 120, 78),
            colour(92, 62, 36),
            [0.70, 0.40],
            [0.44, 2.8],
            Vec4::new(0.64, 0.34, 0.7, 1.0),
        ),
    };
    let half = half_size(style.board());
    Wood {
        base: StandardMaterial { perceptual_roughness: 0.6, reflectance: 0.42, ..default() },
        extension: WoodExtension {
            early: early.with_w(rows(style.board())),
            late: late.with_w(bands),
            deep: deep.with_w(pores),
            shape: Vec4::new(half.x, half.y, fine, heart),
            finish,
            grain: textures.grain.clone(),
            relief,
            surroundings: Surroundings::default(),
        },
    }
}

/// The number of rows, as the shaders take it.
fn rows(board: Board) -> f32 {
    2.0 * f32::from(board.rows_per_side())
}

/// The kete nuts, on a board.
#[must_use]
pub(super) fn nut(board: Board, textures: &Textures) -> Nut {
    Nut {
        base: StandardMaterial { perceptual_roughness: 0.4, reflectance: 0.48, ..default() },
        extension: SeedExtension {
            green: colour(126, 136, 108).with_w(rows(board)),
            grey: colour(154, 156, 143),
            umber: colour(140, 116, 84),
            grain: textures.grain.clone(),
            surroundings: Surroundings::default(),
        },
    }
}

/// Half the size of the mat under a board.
#[must_use]
pub(super) fn mat(board: Board) -> Vec2 {
    half_size(board) - 0.08 + Vec2::new(1.15, 0.88)
}

/// How far behind the middle of a board the wall stands, or the water begins; and how far before it the
/// bench ends.
#[must_use]
pub(super) fn depth(style: Style) -> [f32; 2] {
    let mat = mat(style.board()).y;
    match style.place() {
        Place::Baraza => [mat + 0.42, mat + 1.5],
        Place::Yard => [mat + 1.1, 80.0],
    }
}

/// By how much the depth grows while the board turns, so that its corners pass before the wall. `across` is 0
/// where the board lies as it does from a seat, and 1 where it stands across.
#[must_use]
pub(super) fn depth_for(style: Style, across: f32) -> f32 {
    let most = (half_size(style.board()).length() + 0.4) / depth(style)[0];
    // The corners reach farthest before the board stands across.
    let share = (across / 0.75).min(1.0);
    1.0 + (most - 1.0).max(0.0) * share * share * (3.0 - 2.0 * share)
}

/// The mat under a board and what it lies on.
#[must_use]
pub(super) fn ground(style: Style, textures: &Textures) -> Ground {
    let (plaster, straw, first_dye, second_dye) = match style {
        Style::Zanzibar => {
            (colour(186, 172, 150), colour(204, 176, 122), colour(30, 34, 104), colour(150, 38, 26))
        }
        Style::School => {
            (colour(186, 172, 150), colour(206, 182, 130), colour(34, 92, 50), colour(196, 104, 30))
        }
        Style::Lagoon => {
            (colour(186, 166, 128), colour(204, 186, 138), colour(20, 84, 66), colour(176, 112, 34))
        }
    };
    let foot = half_size(style.board()) - 0.08;
    let mat = mat(style.board());
    let [wall, front] = depth(style);
    Ground {
        base: StandardMaterial { perceptual_roughness: 0.92, reflectance: 0.25, ..default() },
        extension: GroundExtension {
            plaster,
            straw: straw.with_w(THICKNESS),
            first_dye,
            second_dye,
            sizes: Vec4::new(foot.x, foot.y, mat.x, mat.y),
            place: Vec4::new(wall, front, baked::weave_tile(), 0.0),
            grain: textures.grain.clone(),
            weave: textures.weave.clone(),
            surroundings: Surroundings::default(),
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
            Paint::Brass => (Color::srgb_u8(228, 180, 92), 0.19),
            Paint::Bright => (Color::srgb_u8(255, 214, 128), 0.45),
            Paint::White => (Color::srgb_u8(244, 236, 220), 0.32),
            Paint::Coral => (Color::srgb_u8(250, 156, 132), 0.62),
            Paint::Indigo => (Color::srgb_u8(98, 118, 188), 0.30),
            Paint::Palm => (Color::srgb_u8(140, 182, 98), 0.30),
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
    use super::super::bearing::Bearing;
    use super::*;
    use crate::rules::Side;

    #[test]
    fn the_board_passes_before_the_wall_while_it_turns() {
        for style in Style::ALL {
            let [south, north] = Side::BOTH.map(Bearing::from);
            for step in 0..=100_u8 {
                let bearing = south.between(north, f32::from(step) / 100.0);
                let deeper = depth_for(style, bearing.sine_and_cosine().x.abs());
                let wall = depth(style)[0] * deeper;
                let half = half_size(style.board());
                for corner in [half, half * Vec2::new(1.0, -1.0)] {
                    let seen = bearing.seen(Vec3::new(corner.x, 0.0, corner.y));
                    assert!(seen.z.abs() + 0.2 < wall, "{style:?} {step}: {seen} {wall}");
                }
            }
            assert_eq!([south, north].map(|b| depth_for(style, b.sine_and_cosine().x)), [1.0; 2]);
        }
    }
}
