//! The light of a place at a time of day: the key light, and what comes from everywhere. The second is an
//! image that is never stored: radiance as a function of direction, gathered at start into nine numbers
//! by colour, spherical harmonics of the second order, which the shaders read.

use super::bearing::Bearing;
use super::style::Place;
use crate::app::look::Mood;
use crate::app::settings::Quality;
use bevy::prelude::*;
use bevy::render::render_resource::ShaderType;

/// What the shaders know of the light; see shaders/light.wgsl.
#[derive(ShaderType, Reflect, Clone, Copy, Debug, Default, PartialEq)]
pub struct Surroundings {
    sphere: [Vec4; 9],
    opening: Vec4,
    kind: Vec4,
    pool: Vec4,
}

/// The key light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Key {
    /// Its colour.
    pub colour: Color,
    /// Its strength in lux.
    pub strength: f32,
    /// Where it stands, seen from the middle of the board and the seat of the camera.
    pub from: Vec3,
    /// What is seen where nothing is.
    pub nothing: Color,
}

/// The light at a place.
#[must_use]
pub fn key(place: Place, mood: Mood) -> Key {
    match (place, mood) {
        (Place::Baraza, Mood::Day) => Key {
            colour: Color::srgb_u8(255, 220, 172),
            strength: 7_600.0,
            from: Vec3::new(-5.6, 4.5, 0.9),
            nothing: Color::srgb_u8(38, 30, 24),
        },
        (Place::Yard, Mood::Day) => Key {
            colour: Color::srgb_u8(255, 246, 218),
            strength: 5_400.0,
            from: Vec3::new(-4.4, 5.6, 1.3),
            nothing: Color::srgb_u8(26, 34, 30),
        },
        (Place::Baraza, Mood::Evening) => Key {
            colour: Color::srgb_u8(255, 184, 112),
            strength: 5_400.0,
            from: Vec3::new(-4.8, 4.6, 1.5),
            nothing: Color::srgb_u8(10, 12, 24),
        },
        (Place::Yard, Mood::Evening) => Key {
            colour: Color::srgb_u8(255, 186, 116),
            strength: 5_400.0,
            from: Vec3::new(-4.8, 4.8, 1.5),
            nothing: Color::srgb_u8(8, 16, 20),
        },
    }
}

/// Radiance from a direction, in the seat's view: x to the right, y up, z toward the seat.
fn radiance(place: Place, mood: Mood, to: Vec3) -> Vec3 {
    let lobe = |toward: Vec3, power: f32| (0.5 + 0.5 * to.dot(toward.normalize())).powf(power);
    let below = (-to.y).max(0.0).sqrt();
    let behind = lobe(Vec3::new(0.0, -0.1, -1.0), 3.0);
    match (place, mood) {
        // The open sky before the house, the lit wall behind, the mat's warm bounce from below.
        (Place::Baraza, Mood::Day) => {
            Vec3::new(0.62, 0.76, 1.05) * (640.0 * lobe(Vec3::new(0.5, 0.65, 0.6), 2.0))
                + Vec3::new(1.0, 0.80, 0.56) * (300.0 * behind)
                + Vec3::new(1.0, 0.72, 0.42) * (170.0 * below)
                + Vec3::new(1.0, 0.86, 0.66) * (120.0 * lobe(Vec3::new(-1.0, 0.4, 0.2), 3.0))
        }
        // Green light through leaves, the bright water behind.
        (Place::Yard, Mood::Day) => {
            Vec3::new(0.82, 0.98, 0.90) * (680.0 * lobe(Vec3::new(0.2, 0.9, 0.3), 1.6))
                + Vec3::new(0.66, 0.92, 1.0) * (420.0 * behind)
                + Vec3::new(0.74, 0.70, 0.50) * (150.0 * below)
        }
        // The last of the sky; the lantern's light comes back warm from the wall and the mat.
        (Place::Baraza, Mood::Evening) => {
            Vec3::new(0.24, 0.40, 1.0) * (420.0 * lobe(Vec3::new(0.6, 0.6, 0.5), 1.6))
                + Vec3::new(1.0, 0.55, 0.26) * (70.0 * below)
                + Vec3::new(1.0, 0.60, 0.30) * (90.0 * lobe(Vec3::new(-1.0, 0.3, -0.3), 4.0))
        }
        (Place::Yard, Mood::Evening) => {
            Vec3::new(0.20, 0.50, 0.86) * (360.0 * lobe(Vec3::new(0.3, 0.8, 0.3), 1.6))
                + Vec3::new(0.25, 0.50, 0.66) * (120.0 * behind)
                + Vec3::new(1.0, 0.58, 0.28) * (70.0 * below)
                + Vec3::new(1.0, 0.62, 0.32) * (70.0 * lobe(Vec3::new(-1.0, 0.3, 0.0), 4.0))
        }
    }
}

/// What a dull white surface shows of radiance from everywhere, as factors of 1, y, z, x, xy, yz,
/// 3z² - 1, xz and x² - y² of its normal.
fn gather(radiance: impl Fn(Vec3) -> Vec3) -> [Vec4; 9] {
    const RINGS: u16 = 24;
    const AROUND: u16 = 48;
    let mut sums = [Vec3::ZERO; 9];
    for ring in 0..RINGS {
        // Rings of equal height hold equal parts of the sphere.
        let y = (f32::from(ring) + 0.5) / f32::from(RINGS) * 2.0 - 1.0;
        let across = (1.0 - y * y).sqrt();
        for step in 0..AROUND {
            let angle = f32::from(step) / f32::from(AROUND) * std::f32::consts::TAU;
            let to = Vec3::new(across * angle.cos(), y, across * angle.sin());
            let light = radiance(to);
            for (sum, part) in sums.iter_mut().zip(parts(to)) {
                *sum += light * part;
            }
        }
    }
    // The mean over the sphere, the harmonics' norm (in 4 pi), and how much a dull surface blurs each
    // order: 1, 2/3, 1/4.
    let share = 1.0 / (f32::from(RINGS) * f32::from(AROUND));
    let norms = [1.0, 3.0, 3.0, 3.0, 15.0, 15.0, 1.25, 15.0, 3.75];
    let blurs = [1.0, 2.0 / 3.0, 2.0 / 3.0, 2.0 / 3.0, 0.25, 0.25, 0.25, 0.25, 0.25];
    std::array::from_fn(|n| (sums[n] * share * norms[n] * blurs[n]).extend(0.0))
}

fn parts(n: Vec3) -> [f32; 9] {
    [
        1.0,
        n.y,
        n.z,
        n.x,
        n.x * n.y,
        n.y * n.z,
        3.0 * n.z * n.z - 1.0,
        n.x * n.z,
        n.x * n.x - n.y * n.y,
    ]
}

impl Surroundings {
    /// What the shaders are told of a place, a time of day, where it is seen from, and a quality.
    #[must_use]
    pub fn new(place: Place, mood: Mood, bearing: Bearing, quality: Quality) -> Self {
        let [shadow, shade] = match quality {
            Quality::Low => [1.0, 4.0],
            Quality::Medium => [4.0, 6.0],
            Quality::High => [9.0, 12.0],
        };
        let flag = |set: bool| if set { 1.0 } else { 0.0 };
        let (opening, pool) = match (place, mood) {
            (Place::Baraza, Mood::Day) => {
                (Vec4::new(230.0, 290.0, 390.0, 0.75), Vec4::new(5.9, 5.4, 0.32, 0.12))
            }
            (Place::Yard, Mood::Day) => {
                (Vec4::new(240.0, 300.0, 270.0, 0.95), Vec4::new(7.0, 6.4, 0.35, 0.55))
            }
            (Place::Baraza, Mood::Evening) => {
                (Vec4::new(40.0, 66.0, 160.0, 0.8), Vec4::new(4.5, 4.0, 0.80, 0.03))
            }
            (Place::Yard, Mood::Evening) => {
                (Vec4::new(30.0, 74.0, 130.0, 0.8), Vec4::new(4.5, 4.0, 0.80, 0.03))
            }
        };
        let mut sphere = gather(|to| radiance(place, mood, bearing.seen(to)));
        // The shaders need to know where the seat is, and there is room here.
        let seat = bearing.sine_and_cosine();
        (sphere[0].w, sphere[1].w, sphere[2].w) = (seat.x, seat.y, 1.0);
        Surroundings {
            sphere,
            opening,
            kind: Vec4::new(shadow, shade, flag(mood == Mood::Evening), flag(place == Place::Yard)),
            pool,
        }
    }

    /// The same in a room that is deeper by this factor.
    #[must_use]
    pub fn deeper(mut self, depth: f32) -> Self {
        self.sphere[2].w = depth;
        self
    }

    /// What a dull white surface shows of the light from everywhere.
    #[must_use]
    pub fn on(&self, normal: Vec3) -> Vec3 {
        parts(normal).iter().zip(self.sphere).map(|(part, of)| of.truncate() * *part).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    #[test]
    fn the_gathered_light_is_what_a_dull_surface_sees() {
        let place = |to: Vec3| radiance(Place::Baraza, Mood::Day, to);
        let light = Surroundings { sphere: gather(place), ..default() };
        for normal in [Vec3::Y, Vec3::X, Vec3::NEG_Z, Vec3::new(0.6, 0.64, 0.48)] {
            let (mut sum, mut whole) = (Vec3::ZERO, 0.0);
            for step in 0..20_000_u32 {
                let t = (step as f32 + 0.5) / 20_000.0;
                let (y, angle) = (1.0 - 2.0 * t, step as f32 * 2.399_963_2);
                let across = (1.0 - y * y).sqrt();
                let to = Vec3::new(across * angle.cos(), y, across * angle.sin());
                let falls = to.dot(normal).max(0.0);
                sum += place(to) * falls;
                whole += falls;
            }
            let expected = sum / whole;
            let found = light.on(normal);
            assert!((found / expected - 1.0).abs().max_element() < 0.06, "{found} {expected}");
        }
    }

    #[test]
    fn each_mood_is_another_light_and_no_place_is_dark() {
        for place in [Place::Baraza, Place::Yard] {
            let [day, evening] = Mood::ALL
                .map(|mood| Surroundings::new(place, mood, Side::South.into(), Quality::Medium));
            assert!(day.on(Vec3::Y).y > 2.0 * evening.on(Vec3::Y).y);
            // Warm light by day, blue without the lantern.
            let up = evening.on(Vec3::Y);
            assert!(up.z > 1.5 * up.x, "{up}");
            for normal in [Vec3::Y, Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z] {
                assert!(evening.on(normal).min_element() > 5.0);
            }
        }
    }

    #[test]
    fn the_light_turns_with_the_seat() {
        let [south, north] = Side::BOTH.map(Bearing::from);
        let light = |bearing| Surroundings::new(Place::Baraza, Mood::Day, bearing, Quality::Medium);
        for share in [0.3, 0.5, 1.0] {
            let bearing = south.between(north, share);
            for normal in [Vec3::X, Vec3::Z, Vec3::new(0.5, 0.6, -0.62)] {
                let turned = bearing.in_the_room(normal);
                let away = light(south).on(normal).distance(light(bearing).on(turned));
                assert!(away < 6.0, "{share} {normal}: {away}");
            }
        }
    }
}
