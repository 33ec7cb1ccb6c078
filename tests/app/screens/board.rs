//! A sketch of the board, laid where the table would lay it.

use super::desk::Desk;
use bevy::math::{Rect as Area, Vec2 as At};
use bevy_egui::egui::{self, pos2};
use image::{Rgba, RgbaImage};
use mbili::app::space::{PIT_RADIUS, half_size, pit_centre};
use mbili::app::state::Screen;
use mbili::rules::{Board, Rules, Side};

impl Desk {
    /// Lays the board into the free part of the window, seen from above with a little perspective,
    /// as the camera would.
    pub fn lay_board(&mut self) {
        let board = match (&self.playing, self.screen) {
            (Some(playing), Screen::Match | Screen::Results) => playing.game().board(),
            (_, Screen::SetUp) => self.drafting.draft.board(),
            (_, Screen::Exercise) => {
                let at = self.exercising.at_work.as_ref();
                at.map_or(Board::FourRows, |at| at.work.exercise().game.board())
            }
            (_, Screen::CourseLesson) => {
                self.stage.shown.map_or(Board::FourRows, |shown| shown.board())
            }
            _ => Board::FourRows,
        };
        let near = self.board.near.unwrap_or(Side::South);
        let half = half_size(board);
        let unit = (self.free.width() / (2.0 * half.x + 1.2))
            .min(self.free.height() / (2.0 * half.y * 0.86 + 1.0));
        let turned = if near == Side::South { 1.0 } else { -1.0 };
        let centre = self.free.center();
        let seen = |x: f32, z: f32| {
            let depth = 1.0 + z * 0.035;
            pos2(centre.x + x * unit * depth, centre.y + z * unit * 0.86 * depth)
        };
        let place = |x: f32, z: f32, radius: f32| {
            let middle = seen(x * turned, z * turned);
            let reach = radius * unit * (1.0 + z * turned * 0.035);
            let (low, high) = (reach, reach * 0.86);
            Area::from_corners(
                At::new(middle.x - low, middle.y - high),
                At::new(middle.x + low, middle.y + high),
            )
        };
        self.board.board = Some(board);
        self.board.pits = board
            .pits()
            .map(|pit| {
                let at = pit_centre(board, pit);
                place(at.x, at.z, PIT_RADIUS)
            })
            .collect();
        self.board.stores = Side::BOTH
            .map(|side| mbili::app::space::store_centre(board, side))
            .map(|at| at.map(|at| place(at.x, at.z, PIT_RADIUS * 1.3)))
            .into_iter()
            .collect::<Option<Vec<Area>>>()
            .and_then(|both| both.try_into().ok());
    }

    /// Where controls stand that cannot be used now.
    pub fn unusable(&self) -> Vec<egui::Rect> {
        let nodes = self.nodes.iter().filter(|(_, node)| node.is_disabled());
        let bounds = nodes.filter_map(|(_, node)| node.bounds());
        bounds
            .map(|b| {
                egui::Rect::from_min_max(
                    pos2(b.x0 as f32, b.y0 as f32),
                    pos2(b.x1 as f32, b.y1 as f32),
                )
            })
            .collect()
    }

    /// A picture of the screen over a sketch of the board.
    pub fn picture(&mut self) -> RgbaImage {
        let (width, height) = (self.size.x * self.scale, self.size.y * self.scale);
        let mut picture =
            RgbaImage::from_pixel(width as u32, height as u32, Rgba([96, 78, 62, 255]));
        self.sketch(&mut picture);
        let primitives = self.ctx.tessellate(self.shapes.clone(), self.scale);
        self.raster.paint(&mut picture, &primitives, self.scale);
        picture
    }

    fn sketch(&self, picture: &mut RgbaImage) {
        let scale = self.scale;
        let mut disc = |area: Area, colour: [u8; 3], grow: f32| {
            let (centre, half) = (area.center() * scale, area.half_size() * scale * grow);
            for y in (centre.y - half.y).max(0.0) as u32..=((centre.y + half.y) as u32) {
                for x in (centre.x - half.x).max(0.0) as u32..=((centre.x + half.x) as u32) {
                    let dx = (x as f32 - centre.x) / half.x;
                    let dy = (y as f32 - centre.y) / half.y;
                    if dx * dx + dy * dy <= 1.0 && x < picture.width() && y < picture.height() {
                        picture.put_pixel(x, y, Rgba([colour[0], colour[1], colour[2], 255]));
                    }
                }
            }
        };
        for (index, area) in self.board.pits.iter().enumerate() {
            disc(*area, [120, 76, 44], 1.0);
            disc(*area, [70, 42, 24], 0.86);
            let seeds = self
                .stage
                .shown
                .and_then(|shown| shown.pits().get(index).copied())
                .unwrap_or_default();
            for seed in 0..seeds {
                let turn = f32::from(seed) * 2.4;
                let far = 0.16 * f32::from(seed).sqrt();
                let size = area.size() * 0.2;
                let middle =
                    area.center() + At::new(turn.cos(), turn.sin()) * far * area.half_size();
                disc(Area::from_center_size(middle, size), [150, 152, 136], 1.0);
            }
        }
        for area in self.board.stores.iter().flatten() {
            disc(*area, [80, 50, 30], 1.0);
        }
    }
}
