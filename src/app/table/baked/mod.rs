//! Textures that are made at start, once for the whole program: no downloads, and the same on every
//! machine. Each comes with all its smaller versions, so that nothing shimmers when it is small.

mod grain;
mod noise;
mod relief;
mod weave;

pub use relief::Carving;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use std::sync::OnceLock;

/// Texels of the relief to a unit of the room, and the steepest slope in it.
#[cfg(test)]
pub const RELIEF: (f32, f32) = (relief::PER_UNIT as f32, relief::STEEPEST);
/// Width and height of the grain's texture.
const GRAIN: [usize; 2] = [256, 512];

/// Begins to make all of them, so that they are there when they are asked for; then does what `next` says.
pub fn make(next: fn()) {
    std::thread::spawn(|| drop(grain()));
    std::thread::spawn(move || {
        drop(weave());
        for carving in [Carving::Rope, Carving::Line, Carving::Teeth] {
            drop(relief(carving));
        }
        next();
    });
}

/// A texture before it is an asset: its texels and all smaller versions, one after the other.
struct Plate {
    size: [usize; 2],
    bytes: Vec<u8>,
}

/// Fibres, pores, bands and clouds; see [`grain`].
pub fn grain() -> Image {
    static PLATE: OnceLock<Plate> = OnceLock::new();
    let plate = PLATE.get_or_init(|| {
        let [wide, high] = GRAIN;
        plate(GRAIN, rows(wide, high, grain::texel))
    });
    image(plate, TextureFormat::Rgba8Unorm)
}

/// What is carved into a board; see [`relief`].
pub fn relief(carving: Carving) -> Image {
    static PLATES: [OnceLock<Plate>; 3] = [const { OnceLock::new() }; 3];
    let plate = PLATES[carving as usize].get_or_init(|| {
        let texels = relief::texels(carving);
        plate([relief::PER_UNIT, texels.len() / relief::PER_UNIT], texels)
    });
    image(plate, TextureFormat::Rgba8Unorm)
}

/// The mat; see [`weave`]. Channels: light, halved; dye, from 0 the second over 0.5 none to 1 the first;
/// slopes along x and z.
pub fn weave() -> Image {
    static PLATE: OnceLock<Plate> = OnceLock::new();
    let plate = PLATE.get_or_init(|| {
        let side = weave::SIDE;
        let texels = rows(side, side, |u, v| {
            let weave::Texel { light, first, second, slope: [x, z] } = weave::texel(u, v);
            [light * 0.5, 0.5 + 0.5 * (first - second), 0.5 + 0.5 * x, 0.5 + 0.5 * z]
        });
        plate([side, side], texels)
    });
    image(plate, TextureFormat::Rgba8Unorm)
}

/// How many units of the room a repetition of the mat is long and wide.
pub fn weave_tile() -> f32 {
    weave::tile()
}

/// The texels of a picture whose sides are 1 long, on all processors there are.
fn rows(wide: usize, high: usize, texel: impl Fn(f32, f32) -> [f32; 4] + Sync) -> Vec<[f32; 4]> {
    let mut texels = vec![[0.0; 4]; wide * high];
    let hands = std::thread::available_parallelism().map_or(1, usize::from).min(8);
    let share = high.div_ceil(hands);
    std::thread::scope(|scope| {
        for (hand, part) in texels.chunks_mut(share * wide).enumerate() {
            let texel = &texel;
            scope.spawn(move || {
                for (n, place) in part.iter_mut().enumerate() {
                    let (x, y) = (n % wide, n / wide + hand * share);
                    let centre = |n: usize, whole: usize| (n as f32 + 0.5) / whole as f32;
                    *place = texel(centre(x, wide), centre(y, high));
                }
            });
        }
    });
    texels
}

/// Texels as bytes, and each smaller version as the mean of the larger one.
fn plate(size: [usize; 2], mut texels: Vec<[f32; 4]>) -> Plate {
    let mut bytes = Vec::with_capacity(texels.len() * 16 / 3 + 64);
    let [mut wide, mut high] = size;
    loop {
        let byte = |value: f32| (value.clamp(0.0, 1.0) * 255.0 + 0.5) as u8;
        bytes.extend(texels.iter().flat_map(|texel| texel.map(byte)));
        if wide == 1 && high == 1 {
            return Plate { size, bytes };
        }
        let smaller = [(wide / 2).max(1), (high / 2).max(1)];
        let mut next = Vec::with_capacity(smaller[0] * smaller[1]);
        for y in 0..smaller[1] {
            for x in 0..smaller[0] {
                let at = |dx: usize, dy: usize| {
                    texels[(2 * y + dy).min(high - 1) * wide + (2 * x + dx).min(wide - 1)]
                };
                let four = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
                next.push(std::array::from_fn(|n| {
                    four.iter().map(|texel| texel[n]).sum::<f32>() / 4.0
                }));
            }
        }
        texels = next;
        [wide, high] = smaller;
    }
}

fn image(plate: &Plate, format: TextureFormat) -> Image {
    let [wide, high] = plate.size;
    let mut image = Image::new_uninit(
        Extent3d { width: wide as u32, height: high as u32, depth_or_array_layers: 1 },
        TextureDimension::D2,
        format,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = wide.max(high).ilog2() + 1;
    image.data = Some(plate.bytes.clone());
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..default()
    });
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_texture_has_as_many_bytes_as_its_sizes_say() {
        let images = [
            grain(),
            weave(),
            relief(Carving::Rope),
            relief(Carving::Line),
            relief(Carving::Teeth),
        ];
        for image in images {
            let size = image.texture_descriptor.size;
            let levels = image.texture_descriptor.mip_level_count;
            let texels: usize = (0..levels)
                .map(|level| {
                    let side = |whole: u32| (whole >> level).max(1) as usize;
                    side(size.width) * side(size.height)
                })
                .sum();
            assert_eq!(image.data.map(|data| data.len()), Some(4 * texels));
        }
    }
}
