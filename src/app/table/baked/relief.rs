//! What is carved into the flat wood of a board, as heights; and the texture that the wood's shader reads
//! of it: slopes, how high a place stands out, and how open it lies.
//!
//! One unit of the room is [`PER_UNIT`] texels. From above: the border, a unit of it that repeats, from
//! the board's edge inward; the strip between the front rows; the corner; the board's side, from the
//! upper edge down. Each is half a unit high.

use super::noise::{chance, ease, noise};
use crate::app::space::NAME_INSET as PLAQUE;

/// Texels to a unit of the room; the width of the texture.
pub const PER_UNIT: usize = 384;
/// How many pieces of half a unit lie above each other in the texture.
pub const PIECES: usize = 4;
/// Slopes are stored from minus to plus this.
pub const STEEPEST: f32 = 1.6;

/// How a board is carved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Carving {
    /// Rope and rosettes.
    Rope,
    /// One line, cut by hand along a rule.
    Line,
    /// Two rows of cut triangles, rings at the corners.
    Teeth,
}

/// The texture's texels, row by row: slope along and across, height, openness; each from 0 to 1.
#[must_use]
pub fn texels(carving: Carving) -> Vec<[f32; 4]> {
    let (wide, half) = (PER_UNIT, PER_UNIT / 2);
    let mut texels = Vec::with_capacity(wide * half * PIECES);
    for piece in 0..PIECES {
        let step = 1.0 / PER_UNIT as f32;
        let heights: Vec<f32> = (0..wide * half)
            .map(|n| {
                let at = [((n % wide) as f32 + 0.5) * step, ((n / wide) as f32 + 0.5) * step];
                height(carving, piece, at)
            })
            .collect();
        let get =
            |x: usize, y: isize| heights[y.clamp(0, half as isize - 1) as usize * wide + x % wide];
        let around = blurred(&heights, wide, half, PER_UNIT / 40);
        for y in 0..half {
            let row = y as isize;
            for x in 0..wide {
                let slope = [
                    (get(x + 1, row) - get(x + wide - 1, row)) / (2.0 * step),
                    (get(x, row + 1) - get(x, row - 1)) / (2.0 * step),
                ];
                let out = heights[y * wide + x] - around[y * wide + x];
                let code = |slope: f32| (0.5 + 0.5 * slope / STEEPEST).clamp(0.0, 1.0);
                texels.push([
                    code(slope[0]),
                    code(slope[1]),
                    (0.5 + out * 38.0).clamp(0.0, 1.0),
                    (1.0 + out * 46.0).clamp(0.25, 1.0),
                ]);
            }
        }
    }
    texels
}

/// The mean over a square of 2 `reach` + 1 texels; it repeats along the rows.
fn blurred(heights: &[f32], wide: usize, high: usize, reach: usize) -> Vec<f32> {
    let count = (2 * reach + 1) as f32;
    let mut rows = vec![0.0; heights.len()];
    for y in 0..high {
        let row = &heights[y * wide..(y + 1) * wide];
        let mut sum: f32 = (0..2 * reach + 1).map(|x| row[(x + wide - reach) % wide]).sum();
        for x in 0..wide {
            rows[y * wide + x] = sum / count;
            sum += row[(x + reach + 1) % wide] - row[(x + wide - reach) % wide];
        }
    }
    let mut both = vec![0.0; heights.len()];
    for x in 0..wide {
        let at = |y: isize| rows[y.clamp(0, high as isize - 1) as usize * wide + x];
        let reach = reach as isize;
        let mut sum: f32 = (-reach..=reach).map(at).sum();
        for y in 0..high as isize {
            both[y as usize * wide + x] = sum / count;
            sum += at(y + reach + 1) - at(y - reach);
        }
    }
    both
}

/// Height of a place of a piece, 0 for flat wood.
fn height(carving: Carving, piece: usize, [s, t]: [f32; 2]) -> f32 {
    // A knife is not a machine: everything is a little beside its place.
    let [s, t] = [
        s + 0.006 * (noise([s, t], [9, 9], 91) - 0.5),
        t + 0.007 * (noise([s, t], [7, 7], 92) - 0.5),
    ];
    if piece == 0 {
        let off = plaque([s, t]);
        if off < 0.0 {
            // Left standing, a little proud and rounded at the rim.
            return 0.010 * ease(0.0, -0.022, off);
        }
        // A cut frees it from what runs into it.
        let free = groove(off - 0.009, 0.012, 0.020);
        let border = border(carving, [s, t]);
        return if off < 0.018 { free.min(border.min(0.0)) } else { border };
    }
    match (carving, piece) {
        (Carving::Rope, 1) => {
            let [from, to] = [(s + 0.5).rem_euclid(1.0) - 0.5, t - 0.25];
            let apart = from.abs();
            let run = ease(0.125, 0.14, apart);
            let bead = (s * 14.0).rem_euclid(1.0) - 0.5;
            lowest(&[
                rosette([from, to], 0.092),
                groove(to.abs() - 0.050, 0.009, 0.014) * run,
                leaf([bead / 14.0, to], 0.030, 0.017, 0.0) * ease(0.14, 0.16, apart),
            ])
        }
        (Carving::Rope, 2) => {
            // Only the left half is used.
            rosette([s - 0.368, t - 0.368], 0.110)
        }
        (Carving::Rope, _) => lowest(&[
            groove(t - 0.105, 0.009, 0.014),
            teeth(s, t - 0.115, 0.090, 12.0),
            groove(t - 0.215, 0.009, 0.014),
        ]),
        (Carving::Line, 1) => groove(t - 0.25, 0.009, 0.012) * 0.8,
        (Carving::Line, _) => 0.0,
        (Carving::Teeth, 1) => {
            lowest(&[groove(t - 0.22, 0.008, 0.012), groove(t - 0.28, 0.008, 0.012)])
        }
        (Carving::Teeth, 2) => {
            let far = (s - 0.375).hypot(t - 0.375);
            lowest(&[
                groove(far - 0.100, 0.011, 0.018),
                groove(far - 0.062, 0.011, 0.018),
                -0.016 * ease(0.034, 0.020, far),
            ])
        }
        (Carving::Teeth, _) => teeth(s, t - 0.10, 0.080, 10.0),
    }
}

/// What runs along the edge, but for the plaques in it.
fn border(carving: Carving, [s, t]: [f32; 2]) -> f32 {
    match carving {
        Carving::Rope => {
            let [from, to] = [(s + 0.5).rem_euclid(1.0) - 0.5, t - 0.385];
            lowest(&[
                rope(s, t, PLAQUE, 0.058, 9.0),
                groove(t - 0.099, 0.010, 0.016),
                groove(t - 0.254, 0.010, 0.016),
                rosette([from, to], 0.098),
                leaf([from.abs() - 0.215, t - 0.317], 0.085, 0.023, -0.42),
            ])
        }
        Carving::Line => {
            let slip = 0.012 * (noise([s, 0.0], [6, 1], 95) - 0.5);
            groove(t - PLAQUE - slip, 0.010, 0.013) * (0.55 + 0.45 * noise([s, 0.5], [9, 1], 96))
        }
        Carving::Teeth => lowest(&[
            groove(t - 0.105, 0.009, 0.015),
            teeth(s, t - 0.118, 0.066, 10.0),
            teeth(s + 0.05, 0.262 - t, 0.066, 10.0),
            groove(t - 0.275, 0.009, 0.015),
        ]),
    }
}

/// How far from the rim of the plaque beside a pit, less than 0 within: an oblong with round ends, left
/// plain so that the pit's name stands on it.
fn plaque([s, t]: [f32; 2]) -> f32 {
    let (along, across) = ((s.rem_euclid(1.0) - 0.5).abs(), (t - PLAQUE).abs());
    let round = 0.088;
    let past = (along - (0.165 - round)).max(0.0);
    past.hypot(across) - round
}

/// The deepest cut counts, and a place that stands out counts where nothing is cut.
fn lowest(heights: &[f32]) -> f32 {
    let cut = heights.iter().copied().fold(0.0, f32::min);
    if cut < 0.0 { cut } else { heights.iter().copied().fold(0.0, f32::max) }
}

/// A cut with the corner of a chisel.
fn groove(off: f32, half: f32, deep: f32) -> f32 {
    let t = (1.0 - off.abs() / half).clamp(0.0, 1.0);
    -deep * t * (2.0 - t)
}

/// A rope of two strands, lying in a channel: `count` turns of a strand by the unit.
fn rope(s: f32, t: f32, middle: f32, half: f32, count: f32) -> f32 {
    let across = (t - middle) / half;
    let bed = -0.024 * ease(1.22, 1.04, across.abs());
    if across.abs() >= 1.0 {
        return bed;
    }
    let turn = s * count + 0.62 * across + 0.10 * across * across * across;
    let strand = (turn.rem_euclid(1.0)) * 2.0 - 1.0;
    let round = (1.0 - across * across).sqrt();
    let bulge = (1.0 - 0.97 * strand * strand).sqrt();
    // Each turn was cut by hand.
    let own = 0.88 + 0.12 * chance(turn.floor() as i32 % count as i32, 0, 97);
    bed + 0.034 * own * round.sqrt() * (0.18 + 0.82 * bulge)
}

/// Six petals cut with a compass and a knife, chips between their tips, and a ring round them.
fn rosette([x, y]: [f32; 2], radius: f32) -> f32 {
    let far = x.hypot(y);
    if far > radius * 1.3 {
        return 0.0;
    }
    let sixth = std::f32::consts::TAU / 6.0;
    let angle = y.atan2(x);
    let own = (angle + sixth / 2.0).rem_euclid(sixth) - sixth / 2.0;
    let (along, across) = (far * own.cos() / radius, far * own.sin() / radius);
    let half = 0.235 * (std::f32::consts::PI * along.clamp(0.0, 1.0)).sin();
    let petal = if half > 1e-3 { (1.0 - across.abs() / half).max(0.0) } else { 0.0 };
    let own = (angle.rem_euclid(sixth)) - sixth / 2.0;
    let (along, across) = (far * own.cos() / radius, far * own.sin() / radius);
    let opens = 0.42 * (along - 0.52).max(0.0) * 1.4;
    let chip = if opens > 1e-3 && along < 0.93 {
        (1.0 - across.abs() / opens).max(0.0) * ease(0.93, 0.86, along)
    } else {
        0.0
    };
    lowest(&[
        -0.030 * petal.min(0.9),
        -0.022 * chip.min(0.8),
        groove(far - radius * 1.10, radius * 0.11, 0.017),
    ])
}

fn turned([x, y]: [f32; 2], angle: f32) -> [f32; 2] {
    let (sin, cos) = angle.sin_cos();
    [x * cos - y * sin, x * sin + y * cos]
}

/// A leaf: one cut from either side that meet in the middle.
fn leaf(at: [f32; 2], long: f32, wide: f32, turn: f32) -> f32 {
    let [x, y] = turned(at, turn);
    let along = x / long;
    if along.abs() >= 1.0 {
        return 0.0;
    }
    let half = wide * (1.0 - along * along);
    -0.024 * (1.0 - y.abs() / half).clamp(0.0, 0.9)
}

/// A row of triangles, their feet at `t` = 0 and their tips at `t` = `high`; each a cut toward its foot.
fn teeth(s: f32, t: f32, high: f32, count: f32) -> f32 {
    if !(0.0..high).contains(&t) {
        return 0.0;
    }
    let tooth = ((s * count).rem_euclid(1.0) * 2.0 - 1.0).abs();
    let inside = 1.0 - t / high - tooth;
    if inside <= 0.0 { 0.0 } else { -0.052 * inside.min(0.55) * ease(0.0, 0.12, t / high) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_cut_where_a_name_stands() {
        for carving in [Carving::Rope, Carving::Line, Carving::Teeth] {
            for step in 0..=20_u8 {
                let aside = f32::from(step) / 20.0 * 0.2 - 0.1;
                for at in [[0.5 + aside, PLAQUE], [0.5, PLAQUE + 0.5 * aside]] {
                    assert!(height(carving, 0, at) >= 0.0, "{carving:?} {at:?}");
                }
            }
            // And it is cut free.
            let rim = (0..40_u8).map(|step| [0.5, PLAQUE + f32::from(step) * 0.0025]);
            assert!(rim.map(|at| height(carving, 0, at)).any(|high| high < -0.008));
        }
    }

    #[test]
    fn the_border_repeats_without_a_seam_and_every_carving_is_another() {
        let all = [Carving::Rope, Carving::Line, Carving::Teeth].map(texels);
        for texels in &all {
            assert_eq!(texels.len(), PER_UNIT * PER_UNIT / 2 * PIECES);
            let carved = texels.iter().filter(|texel| texel[3] < 0.9).count();
            assert!(carved > 500, "{carved}");
            // From one unit of the border to the next the wood goes on: the seam is no steeper than
            // the steepest cut within.
            let jump = |a: [f32; 4], b: [f32; 4]| (a[2] - b[2]).abs();
            let rows = texels.chunks_exact(PER_UNIT).flat_map(|row| row.windows(2));
            let within = rows.map(|pair| jump(pair[0], pair[1])).fold(0.0, f32::max);
            for y in 0..PER_UNIT / 2 {
                let row = &texels[y * PER_UNIT..(y + 1) * PER_UNIT];
                let seam = jump(row[0], row[PER_UNIT - 1]);
                assert!(seam <= within, "row {y}: {seam}, within {within}");
            }
        }
        assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2]);
    }
}
