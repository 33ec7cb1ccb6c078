//! Draws what egui wants painted, in software: to look at screens without a window or a GPU.

use bevy_egui::egui::{
    self, Color32, ImageData, Pos2, Rect, TextureId, TexturesDelta,
    epaint::{ClippedPrimitive, Mesh, Primitive, Vertex},
};
use image::{Rgba, RgbaImage};
use std::collections::HashMap;

/// The textures that egui has handed over so far.
#[derive(Default)]
pub struct Raster {
    textures: HashMap<TextureId, (usize, Vec<Color32>)>,
}

impl Raster {
    /// Takes over what changed in egui's textures.
    pub fn take(&mut self, delta: &TexturesDelta) {
        let changes = delta.set.iter();
        for (id, delta) in changes.flat_map(|(id, all)| all.iter().map(move |one| (id, one))) {
            let ImageData::Color(image) = &delta.image;
            let [width, _] = image.size;
            match delta.pos {
                None => {
                    self.textures.insert(*id, (width, image.pixels.clone()));
                }
                Some([left, top]) => {
                    let Some((stride, pixels)) = self.textures.get_mut(id) else { continue };
                    for (row, line) in image.pixels.chunks(width).enumerate() {
                        let start = (top + row) * *stride + left;
                        pixels[start..start + width].copy_from_slice(line);
                    }
                }
            }
        }
    }

    /// Paints onto a picture, whose pixels are egui's points times `scale`.
    pub fn paint(&self, picture: &mut RgbaImage, primitives: &[ClippedPrimitive], scale: f32) {
        for ClippedPrimitive { clip_rect, primitive } in primitives {
            if let Primitive::Mesh(mesh) = primitive {
                self.mesh(picture, mesh, *clip_rect, scale);
            }
        }
    }

    fn mesh(&self, picture: &mut RgbaImage, mesh: &Mesh, clip: Rect, scale: f32) {
        let Some((stride, pixels)) = self.textures.get(&mesh.texture_id) else { return };
        let height = pixels.len() / stride;
        let sample = |uv: Pos2| {
            let at = |value: f32, size: usize| {
                let value = (value * size as f32 - 0.5).clamp(0.0, size as f32 - 1.0);
                (value.floor() as usize, (value.floor() as usize + 1).min(size - 1), value.fract())
            };
            let ((x0, x1, fx), (y0, y1, fy)) = (at(uv.x, *stride), at(uv.y, height));
            let mut out = [0.0_f32; 4];
            let corners = [
                (x0, y0, (1.0 - fx) * (1.0 - fy)),
                (x1, y0, fx * (1.0 - fy)),
                (x0, y1, (1.0 - fx) * fy),
                (x1, y1, fx * fy),
            ];
            for (x, y, share) in corners {
                for (sum, channel) in out.iter_mut().zip(pixels[y * stride + x].to_array()) {
                    *sum += share * f32::from(channel);
                }
            }
            out
        };
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [0, 1, 2].map(|i| mesh.vertices[corners[i] as usize]);
            triangle(picture, corners, clip, scale, &sample);
        }
    }
}

fn triangle(
    picture: &mut RgbaImage,
    corners: [Vertex; 3],
    clip: Rect,
    scale: f32,
    sample: &impl Fn(Pos2) -> [f32; 4],
) {
    let at = corners.map(|corner| corner.pos * scale);
    let area = edge(at[0], at[1], at[2]);
    if area.abs() < 1e-6 {
        return;
    }
    let (width, height) = (picture.width() as f32, picture.height() as f32);
    let bounds = Rect::from_points(&at)
        .intersect(clip * scale)
        .intersect(Rect::from_min_max(Pos2::ZERO, egui::pos2(width, height)));
    if !bounds.is_positive() {
        return;
    }
    for y in bounds.top().floor() as u32..(bounds.bottom().ceil() as u32).min(picture.height()) {
        for x in bounds.left().floor() as u32..(bounds.right().ceil() as u32).min(picture.width()) {
            let here = egui::pos2(x as f32 + 0.5, y as f32 + 0.5);
            if !(clip * scale).contains(here) {
                continue;
            }
            let shares =
                [edge(at[1], at[2], here), edge(at[2], at[0], here), edge(at[0], at[1], here)]
                    .map(|part| part / area);
            // A point on an edge belongs to the triangle above or left of it.
            let inside = |i: usize| {
                let along = (at[(i + 2) % 3] - at[(i + 1) % 3]) * area.signum();
                let own = along.y < 0.0 || (along.y == 0.0 && along.x > 0.0);
                shares[i] > 0.0 || (shares[i] == 0.0 && own)
            };
            if !(inside(0) && inside(1) && inside(2)) {
                continue;
            }
            let uv = Pos2::ZERO
                + corners[0].uv.to_vec2() * shares[0]
                + corners[1].uv.to_vec2() * shares[1]
                + corners[2].uv.to_vec2() * shares[2];
            let texel = sample(uv);
            let mut colour = [0.0_f32; 4];
            for (corner, share) in corners.iter().zip(shares) {
                for (sum, channel) in colour.iter_mut().zip(corner.color.to_array()) {
                    *sum += share * f32::from(channel);
                }
            }
            let source: [f32; 4] = std::array::from_fn(|i| colour[i] * texel[i] / 255.0);
            let Rgba(below) = *picture.get_pixel(x, y);
            let mixed = std::array::from_fn(|i| {
                let kept = f32::from(below[i]) * (1.0 - source[3] / 255.0);
                (source[i] + kept).round().clamp(0.0, 255.0) as u8
            });
            picture.put_pixel(x, y, Rgba(mixed));
        }
    }
}

fn edge(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
