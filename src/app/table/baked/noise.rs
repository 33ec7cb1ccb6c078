//! Noise that repeats, so that a texture made of it has no seams. Numbers in, numbers out.

/// A number in 0..1 for a place on a lattice; looks like chance and is none.
#[must_use]
pub fn chance(x: i32, y: i32, salt: u32) -> f32 {
    let mut h = (x as u32).wrapping_mul(0x9E37_79B1)
        ^ (y as u32).wrapping_mul(0x85EB_CA77)
        ^ salt.wrapping_mul(0xC2B2_AE3D);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    h ^= h >> 15;
    (h >> 8) as f32 * (1.0 / 16_777_216.0)
}

/// Smooth noise from 0 to 1, at a place in 0..1 by 0..1 that is `cells` lattice steps long and wide.
#[must_use]
pub fn noise(at: [f32; 2], cells: [i32; 2], salt: u32) -> f32 {
    let (x, y) = (at[0] * cells[0] as f32, at[1] * cells[1] as f32);
    let (i, j) = (x.floor(), y.floor());
    let (fx, fy) = (x - i, y - j);
    let (wx, wy) = (fx * fx * (3.0 - 2.0 * fx), fy * fy * (3.0 - 2.0 * fy));
    let (i, j) = (i as i32, j as i32);
    let corner = |dx: i32, dy: i32| {
        chance((i + dx).rem_euclid(cells[0]), (j + dy).rem_euclid(cells[1]), salt)
    };
    let low = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * wx;
    let high = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * wx;
    low + (high - low) * wy
}

/// Noise on several scales, each twice as fine and about half as strong as the one before; 0 to 1, and
/// mostly near the middle.
#[must_use]
pub fn cloud(at: [f32; 2], cells: [i32; 2], octaves: u32, salt: u32) -> f32 {
    let (mut sum, mut weight, mut whole) = (0.0, 1.0, 0.0);
    for octave in 0..octaves {
        let finer = [cells[0] << octave, cells[1] << octave];
        sum += weight * noise(at, finer, salt + octave);
        whole += weight;
        weight *= 0.55;
    }
    sum / whole
}

/// 0 below `from`, 1 above `to`, smooth between; also downward, where `to` is less.
#[must_use]
pub fn ease(from: f32, to: f32, at: f32) -> f32 {
    let t = ((at - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Between two numbers.
#[must_use]
pub fn mix(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}
