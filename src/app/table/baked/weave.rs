//! A *mkeka*, the mat plaited of palm leaf, as a texture that repeats: strands two over and two under,
//! at 45 degrees, in strips that are sewn side by side; some strands dyed.

use super::noise::{chance, ease, noise};

/// Strands of either direction in one repetition.
pub const STRANDS: i32 = 24;
/// How wide a strand is, in units of the room.
pub const STRAND: f32 = 0.072;

/// One repetition, along and across the mat.
#[must_use]
pub fn tile() -> f32 {
    STRANDS as f32 * STRAND * std::f32::consts::SQRT_2
}

/// What of a dye a strand has taken: none, the first, the second, each more or less.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Texel {
    /// Lightness of the leaf, 1 on the whole; the shade between strands is in it.
    pub light: f32,
    /// How much of the first dye.
    pub first: f32,
    /// How much of the second dye.
    pub second: f32,
    /// Slope across the room's x and z.
    pub slope: [f32; 2],
}

/// How many texels a repetition is to be stored in, a side, so that a strand has some twenty.
pub const SIDE: usize = 512;

/// The texel at a place in 0..1 by 0..1.
#[must_use]
pub fn texel(u: f32, v: f32) -> Texel {
    let n = STRANDS as f32;
    // Leaves are not ruled.
    let bend = 0.10 * (noise([u, v], [20, 20], 61) - 0.5);
    let (a, b) = (u * n + v * n + bend, u * n - v * n + 0.8 * bend);
    let (i, j) = (a.floor() as i32, b.floor() as i32);
    let (f, g) = (a - a.floor() - 0.5, b - b.floor() - 0.5);
    let over = (i + j).rem_euclid(4) < 2;
    // A strand is known by the number across it; where it dips under is told by the place along it.
    let (own, across, along_cell, other) = if over { (i, f, j, i) } else { (j, g, i, j) };
    // It lies on top for two cells: from -1 to 1 along them.
    let along_inside = if over { g } else { f } + 0.5;
    let first_of_two = if over {
        (other + along_cell).rem_euclid(4) == 0
    } else {
        (other + along_cell).rem_euclid(4) == 2
    };
    let along = if first_of_two { along_inside - 1.0 } else { along_inside };
    let own = own.rem_euclid(STRANDS);
    let family = if over { 3 } else { 4 };

    let round = 1.0 - 4.0 * across * across;
    let dip = along * along;
    let edge = ease(0.5, 0.40, across.abs());
    // Fine ribs along a leaf.
    let rib = (across * 26.0 + 6.0 * chance(own, 1, family)).sin();
    let tone = 0.84 + 0.26 * chance(own, 0, family);
    let stain = 0.86 + 0.28 * noise([u, v], [6, 6], 65);
    let shade = (0.30 + 0.70 * edge) * (1.0 - 0.42 * dip * dip) * (0.90 + 0.10 * round);
    // The strips are sewn together with a thread that pulls the leaves down.
    let seam = ((v * 2.0 + 0.5).rem_euclid(1.0) - 0.5).abs() * 0.5 * tile();
    let sewn = 1.0 - 0.45 * ease(0.026, 0.006, seam);
    let light = tone * stain * shade * sewn * (1.0 + 0.035 * rib);

    let (first, second) = dyes(own, v);
    let worn = 0.78 + 0.22 * noise([u, v], [40, 40], 66);
    // Across a strand, on the ground: at 45 degrees one way or the other; along it, the other way.
    let across_slope = -across * 1.15 - 0.05 * rib;
    let along_slope = -along * 0.35;
    let (x, z) = if over {
        (across_slope + along_slope, across_slope - along_slope)
    } else {
        (across_slope + along_slope, along_slope - across_slope)
    };
    Texel { light, first: first * worn, second: second * worn, slope: [x * 0.7, z * 0.7] }
}

/// Which dye a strand has. Strips of the mat alternate: diamonds, and plain leaf.
fn dyes(own: i32, v: f32) -> (f32, f32) {
    let diamonds = v.rem_euclid(1.0) < 0.5;
    match (diamonds, own.rem_euclid(12)) {
        (true, 0..=2) => (1.0, 0.0),
        (true, 6 | 7) => (0.0, 1.0),
        _ => (0.0, 0.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mat_repeats_without_a_seam() {
        for step in 0..500_u16 {
            let t = (f32::from(step) + 0.37) / 500.0;
            for (a, b) in [(texel(0.0, t), texel(1.0, t)), (texel(t, 0.0), texel(t, 1.0))] {
                let far = |a: f32, b: f32| (a - b).abs() > 0.06;
                assert!(
                    !far(a.light, b.light) && !far(a.first, b.first) && !far(a.second, b.second),
                    "{t}: {a:?} {b:?}"
                );
            }
        }
    }

    #[test]
    fn both_dyes_and_much_plain_leaf_are_seen() {
        let all: Vec<Texel> = (0..4096_u16)
            .map(|n| texel(f32::from(n % 64) / 64.0, f32::from(n / 64) / 64.0))
            .collect();
        let share = |of: &dyn Fn(&Texel) -> bool| {
            all.iter().filter(|texel| of(texel)).count() as f32 / all.len() as f32
        };
        assert!((0.05..0.4).contains(&share(&|t| t.first > 0.5)));
        assert!((0.02..0.3).contains(&share(&|t| t.second > 0.5)));
        assert!(share(&|t| t.first + t.second < 0.1) > 0.5);
    }
}
