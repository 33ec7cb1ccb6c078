//! The screens by lantern light: white plaster would dazzle beside a table in the dusk.

use super::{PLASTER, PLASTER_DEEP, PLASTER_EDGE, PLASTER_LIGHT, STUCCO, WARM, WARM_DEEP};
use crate::app::ui::more;
use bevy_egui::egui::{self, Color32, LayerId, Shape, epaint::ColorMode, layers::ShapeIdx};
use std::sync::Arc;

/// Grounds, and what they are by lantern light.
pub(super) const GROUNDS: [(Color32, Color32); 7] = [
    (PLASTER, Color32::from_rgb(0xDD, 0xC9, 0xA6)),
    (PLASTER_LIGHT, Color32::from_rgb(0xEA, 0xDA, 0xBC)),
    (PLASTER_DEEP, Color32::from_rgb(0xD3, 0xBE, 0x99)),
    (PLASTER_EDGE, Color32::from_rgb(0xB9, 0xA4, 0x80)),
    (STUCCO, Color32::from_rgb(0xD7, 0xC2, 0x9D)),
    (WARM, Color32::from_rgb(0xDB, 0xC3, 0x8F)),
    (WARM_DEEP, Color32::from_rgb(0xD8, 0xBC, 0x84)),
];

/// Puts all that was painted in this pass into the light of the lantern: grounds and ornaments, not
/// letters. The names of buttons, which lie in layers of their own, too.
pub fn lamplight(ctx: &egui::Context) {
    each_shape(ctx, &mut dim);
}

/// Changes all that was painted in this pass, whatever layer it lies in.
pub(super) fn each_shape(ctx: &egui::Context, change: &mut dyn FnMut(&mut Shape)) {
    let over: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    let ground = LayerId::background();
    let layers = over.into_iter().filter(|layer| *layer != ground).chain([ground]);
    ctx.graphics_mut(|graphics| {
        for layer in layers {
            let Some(list) = graphics.get_mut(layer) else { continue };
            for index in 0..list.next_idx().0 {
                list.mutate_shape(ShapeIdx(index), |clipped| each(&mut clipped.shape, change));
            }
        }
    });
}

fn each(shape: &mut Shape, change: &mut dyn FnMut(&mut Shape)) {
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| each(shape, change)),
        shape => change(shape),
    }
}

fn dim(shape: &mut Shape) {
    match shape {
        Shape::Mesh(mesh) => {
            let mesh = Arc::make_mut(mesh);
            // What is no fade is a band.
            if !more::reground(mesh, dimmed) {
                for vertex in &mut mesh.vertices {
                    vertex.color = filtered(vertex.color);
                }
            }
        }
        shape => recolour(shape, &dimmed),
    }
}

/// Gives what is filled and drawn, letters and ornaments aside, another colour.
pub(super) fn recolour(shape: &mut Shape, colour: &dyn Fn(Color32) -> Color32) {
    match shape {
        Shape::Rect(rect) => {
            rect.fill = colour(rect.fill);
            rect.stroke.color = colour(rect.stroke.color);
        }
        Shape::Circle(circle) => {
            circle.fill = colour(circle.fill);
            circle.stroke.color = colour(circle.stroke.color);
        }
        Shape::LineSegment { stroke, .. } => stroke.color = colour(stroke.color),
        Shape::Ellipse(ellipse) => ellipse.fill = colour(ellipse.fill),
        Shape::Path(path) => {
            path.fill = colour(path.fill);
            if let ColorMode::Solid(of) = &mut path.stroke.color {
                *of = colour(*of);
            }
        }
        _ => {}
    }
}

fn dimmed(colour: Color32) -> Color32 {
    GROUNDS.iter().find(|(day, _)| *day == colour).map_or(colour, |(_, evening)| *evening)
}

/// Any colour, made darker as plaster is.
fn filtered(colour: Color32) -> Color32 {
    let (day, evening) = GROUNDS[0];
    let part = |of: usize| {
        let [value, day, evening] =
            [colour, day, evening].map(|colour| u16::from(colour.to_array()[of]));
        ((value * evening + day / 2) / day) as u8
    };
    Color32::from_rgba_premultiplied(part(0), part(1), part(2), colour.a())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Context, Rect, pos2};

    #[test]
    fn what_lies_in_a_layer_of_its_own_is_dimmed_too() {
        let ctx = Context::default();
        let layer = LayerId::new(egui::Order::Tooltip, egui::Id::new("a name"));
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(50.0, 50.0));
            egui::Area::new(layer.id).order(layer.order).show(ui.ctx(), |ui| {
                ui.painter().rect_filled(all, 0.0, PLASTER);
            });
            lamplight(ui.ctx());
            let whites = ui.ctx().graphics(|graphics| {
                let list = graphics.get(layer).expect("something was painted");
                let white =
                    |shape: &Shape| matches!(shape, Shape::Rect(rect) if rect.fill == PLASTER);
                (list.all_entries().count(), list.all_entries().any(|entry| white(&entry.shape)))
            });
            assert!(whites.0 > 0 && !whites.1, "{whites:?}");
        });
        output.textures_delta.clear();
    }

    #[test]
    fn no_ground_stays_white_in_the_evening() {
        let ctx = Context::default();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(50.0, 50.0));
            let painter = ui.ctx().layer_painter(LayerId::background());
            let shapes = GROUNDS.map(|(day, _)| Shape::rect_filled(all, 0.0, day));
            let edge = |day| Shape::circle_stroke(all.center(), 9.0, (1.0, day));
            painter.extend(shapes.clone());
            painter.extend(GROUNDS.map(|(day, _)| edge(day)));
            painter.add(Shape::Vec(shapes.to_vec()));
            lamplight(ui.ctx());
            let fills = ui.ctx().graphics(|graphics| {
                let list = graphics.get(LayerId::background()).expect("something was painted");
                let mut fills = Vec::new();
                for entry in list.all_entries() {
                    let inner = match &entry.shape {
                        Shape::Vec(shapes) => shapes.clone(),
                        shape => vec![shape.clone()],
                    };
                    for shape in inner {
                        match shape {
                            Shape::Rect(rect) => fills.push(rect.fill),
                            Shape::Circle(circle) => fills.push(circle.stroke.color),
                            _ => {}
                        }
                    }
                }
                fills
            });
            assert_eq!(filtered(PLASTER), GROUNDS[0].1);
            assert_eq!(filtered(Color32::TRANSPARENT), Color32::TRANSPARENT);
            for (day, evening) in GROUNDS {
                assert!(!fills.contains(&day));
                assert_eq!(fills.iter().filter(|fill| **fill == evening).count(), 3);
            }
        });
        // Nobody draws it.
        output.textures_delta.clear();
    }
}
