//! What all woods are made of, and plaster too: fibres, pores, bands and clouds in the four channels of
//! one texture that repeats. The shaders mix them.

use super::noise::{chance, cloud, ease, mix, noise};

/// A texel: fibres, pores, bands, clouds, each from 0 to 1. The grain runs along `u`.
#[must_use]
pub fn texel(u: f32, v: f32) -> [f32; 4] {
    [fibres(u, v), pores(u, v), bands(u, v), cloud([u, v], [3, 3], 5, 71)]
}

/// Fine streaks, very long along the grain, that swing a little around it.
fn fibres(u: f32, v: f32) -> f32 {
    let swing = 0.012 * (noise([u, v], [3, 5], 1) - 0.5);
    let at = [u, v + swing];
    let coarse = noise(at, [5, 70], 2);
    let middle = noise(at, [9, 150], 3);
    let fine = noise(at, [16, 256], 4);
    0.40 * coarse + 0.33 * middle + 0.27 * fine
}

/// Vessels cut lengthwise: short dark dashes, some in files one after the other; 1 in the middle of one.
fn pores(u: f32, v: f32) -> f32 {
    let mut most = 0.0_f32;
    // Two sorts, the coarse ones few.
    for (sort, (cells, share, thick)) in
        [([16, 90], 0.13, 0.30), ([24, 150], 0.20, 0.38)].iter().enumerate()
    {
        let salt = 20 + 4 * sort as u32;
        let swing = 0.010 * (noise([u, v], [3, 5], 1) - 0.5);
        let (x, y) = (u * cells[0] as f32, (v + swing) * cells[1] as f32);
        let row = y.floor() as i32;
        let column = x.floor() as i32;
        for d in -1..=0 {
            let (i, j) = ((column + d).rem_euclid(cells[0]), row.rem_euclid(cells[1]));
            // More of them in some bands than in others.
            let crowd = noise([u, v], [2, 12], 31);
            if chance(i, j, salt) > share * (0.5 + crowd) {
                continue;
            }
            let start = (column + d) as f32 + chance(i, j, salt + 1);
            let long = 0.25 + 0.7 * chance(i, j, salt + 2);
            let along = (x - start) / long;
            if !(0.0..=1.0).contains(&along) {
                continue;
            }
            let across = (y - y.floor() - 0.5).abs() / thick;
            let taper = ease(0.0, 0.25, along) * ease(1.0, 0.75, along);
            most = most.max(ease(1.0, 0.3, across / (0.35 + 0.65 * taper)));
        }
    }
    most
}

/// Bands of darker and lighter wood along the grain, of uneven width.
fn bands(u: f32, v: f32) -> f32 {
    let bend = 0.035 * (noise([u, v], [2, 3], 41) - 0.5);
    let at = [u, v + bend];
    let wide = noise(at, [1, 9], 42);
    let narrow = noise(at, [2, 22], 43);
    let thin = noise(at, [3, 48], 44);
    // Late wood darkens slowly and ends at once.
    let year = (at[1] * 11.0 + 2.2 * wide + 0.7 * narrow).rem_euclid(1.0);
    let late = ease(0.25, 0.92, year) * ease(1.0, 0.95, year);
    mix(0.30 * wide + 0.34 * narrow + 0.36 * thin, late, 0.16 + 0.2 * narrow)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texture_has_no_seam_and_uses_its_range() {
        let (mut least, mut most) = ([1.0_f32; 4], [0.0_f32; 4]);
        for step in 0..200_u8 {
            let t = f32::from(step) / 200.0;
            for (a, b) in [(texel(0.0, t), texel(1.0, t)), (texel(t, 0.0), texel(t, 1.0))] {
                for channel in 0..4 {
                    assert!((a[channel] - b[channel]).abs() < 0.02, "{t}: {a:?} {b:?}");
                }
            }
            for s in 0..50_u8 {
                let at = texel(t, f32::from(s) / 50.0);
                for channel in 0..4 {
                    assert!((0.0..=1.0).contains(&at[channel]));
                    least[channel] = least[channel].min(at[channel]);
                    most[channel] = most[channel].max(at[channel]);
                }
            }
        }
        for channel in 0..4 {
            assert!(most[channel] - least[channel] > 0.4, "{least:?} {most:?}");
        }
    }
}
