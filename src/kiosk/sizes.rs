//! How large things are on the glass, in millimetres.

use std::fs;
use std::path::Path;

/// A capital is so high at 100 per cent, in millimetres, for a reader at 600 mm.
pub const CAPITAL: f32 = 7.3;

/// The side of the smallest thing to touch, in millimetres.
pub const TARGET: f32 = 20.0;

/// The part of a font's size that its capitals are high: Noto Sans.
const CAPITAL_OF_SIZE: f32 = 0.714;

/// A screen is at least so wide, and at most; what it says beyond that it has wrong.
const SANE: std::ops::RangeInclusive<f32> = 100.0..=6000.0;

/// How many logical pixels a millimetre of the glass has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glass {
    pixels: f32,
}

impl Glass {
    /// Of a picture so many logical pixels wide that covers so many millimetres.
    #[must_use]
    pub fn new(width: f32, millimetres: f32) -> Option<Self> {
        let sound = width > 0.0 && SANE.contains(&millimetres);
        sound.then(|| Glass { pixels: width / millimetres })
    }

    /// So many millimetres in logical pixels.
    #[must_use]
    pub fn pixels(self, millimetres: f32) -> f32 {
        self.pixels * millimetres
    }

    /// The size of running text, in logical pixels, whose capitals are high enough.
    #[must_use]
    pub fn text(self) -> f32 {
        self.pixels(CAPITAL) / CAPITAL_OF_SIZE
    }

    /// The text size in per cent that the program is to be set to where the house asks for `wanted` per cent, and
    /// running text at 100 per cent is `usual` logical pixels large. A small screen has no room for more than twice
    /// the usual, and on a large one nothing is smaller than usual.
    #[must_use]
    pub fn text_size(self, wanted: u16, usual: f32) -> u16 {
        let factor = (self.text() / usual).clamp(1.0, 2.0);
        (f32::from(wanted) * factor).round().clamp(75.0, 200.0) as u16
    }
}

/// The size of the picture in millimetres, width and height, as a screen says in its EDID.
#[must_use]
pub fn of_edid(edid: &[u8]) -> Option<[u16; 2]> {
    const HEADER: [u8; 8] = [0, 255, 255, 255, 255, 255, 255, 0];
    if edid.len() < 128 || edid[..8] != HEADER {
        return None;
    }
    // The first detailed timing has millimetres; it is one if it has a pixel clock.
    let timing = &edid[54..72];
    let detailed = [
        u16::from(timing[12]) | u16::from(timing[14] >> 4) << 8,
        u16::from(timing[13]) | u16::from(timing[14] & 15) << 8,
    ];
    let has_clock = timing[0] != 0 || timing[1] != 0;
    let rough = [u16::from(edid[21]) * 10, u16::from(edid[22]) * 10];
    let is_size = |size: &[u16; 2]| size.iter().all(|&side| side >= 60);
    // Some screens write their proportions there instead.
    [detailed, rough]
        .into_iter()
        .zip([has_clock, true])
        .find_map(|(size, there)| Some(size).filter(|size| there && is_size(size)))
}

/// The size of the only screen that is connected, as Linux has read it. `None` where there are several that say
/// different sizes, or none does.
#[must_use]
pub fn of_the_screen(drm: &Path) -> Option<[u16; 2]> {
    let outputs = fs::read_dir(drm).ok()?.flatten().map(|entry| entry.path());
    let connected = outputs.filter(|output| {
        fs::read_to_string(output.join("status")).is_ok_and(|status| status.trim() == "connected")
    });
    let mut sizes: Vec<_> =
        connected.filter_map(|output| of_edid(&fs::read(output.join("edid")).ok()?)).collect();
    sizes.dedup();
    match sizes.as_slice() {
        [size] => Some(*size),
        _ => None,
    }
}

/// Where Linux keeps what its screens say.
pub const DRM: &str = "/sys/class/drm";
