//! The screens in high contrast: black on white, white on what is chosen, no ornament under letters.

use super::{
    BRASS, BRASS_DEEP, BRASS_LIGHT, BRASS_WARM, CORAL, CORAL_DEEP, INDIGO, INK, INK_SOFT, NIGHT,
    PALM, PLASTER, PLASTER_DEEP, PLASTER_EDGE, PLASTER_LIGHT, STUCCO, WARM, WARM_DEEP, evening,
};
use crate::app::ui::{more, paint};
use bevy_egui::egui::{Color32, Context, Galley, Shape};
use std::sync::Arc;

const WHITE: Color32 = Color32::WHITE;
const BLACK: Color32 = Color32::BLACK;

/// Colours of the theme, and what they are in high contrast.
pub(super) const PLAIN: [(Color32, Color32); 21] = [
    (INK, BLACK),
    (INK_SOFT, Color32::from_rgb(0x20, 0x18, 0x12)),
    (PLASTER, WHITE),
    (PLASTER_LIGHT, WHITE),
    (PLASTER_DEEP, Color32::from_rgb(0xF4, 0xF4, 0xF4)),
    (PLASTER_EDGE, Color32::from_rgb(0x50, 0x48, 0x40)),
    (STUCCO, WHITE),
    (WARM, Color32::from_rgb(0xFF, 0xF2, 0xC8)),
    (WARM_DEEP, Color32::from_rgb(0xFF, 0xE2, 0x90)),
    (INDIGO, Color32::from_rgb(0x10, 0x1C, 0x58)),
    (PALM, Color32::from_rgb(0x0C, 0x46, 0x10)),
    (BRASS, Color32::from_rgb(0x4A, 0x30, 0x00)),
    (BRASS_WARM, Color32::from_rgb(0x38, 0x24, 0x00)),
    (BRASS_DEEP, Color32::from_rgb(0x28, 0x1A, 0x00)),
    (BRASS_LIGHT, Color32::from_rgb(0xFF, 0xD8, 0x60)),
    (CORAL, Color32::from_rgb(0x7A, 0x10, 0x08)),
    (CORAL_DEEP, Color32::from_rgb(0x58, 0x08, 0x04)),
    (NIGHT, BLACK),
    (paint::DUSK, BLACK),
    (paint::BURN, BLACK),
    (paint::INLAID.0, WHITE),
];

/// Repaints all that was painted in this pass.
pub fn plainly(ctx: &Context) {
    evening::each_shape(ctx, &mut plain);
}

fn plain(shape: &mut Shape) {
    match shape {
        Shape::Text(text) => {
            let sections = &text.galley.job.sections;
            let written = sections.first().map(|section| section.format.color);
            let single = sections.iter().all(|section| Some(section.format.color) == written);
            if single || text.override_text_color.is_some() {
                let own = written.filter(|colour| *colour != Color32::PLACEHOLDER);
                let now = text.override_text_color.or(own).unwrap_or(text.fallback_color);
                text.override_text_color = Some(plainer(now));
            } else {
                text.fallback_color = plainer(text.fallback_color);
                recolour(Arc::make_mut(&mut text.galley));
            }
        }
        // What fades into its ground does so here too; other meshes are bands, an ornament.
        Shape::Mesh(mesh) => {
            if !more::reground(Arc::make_mut(mesh), plainer) {
                *shape = Shape::Noop;
            }
        }
        _ => evening::recolour(shape, &plainer),
    }
}

/// A text in several colours, each of which becomes the plainer one: its letters are laid out, and their lines drawn,
/// in colours already.
fn recolour(galley: &mut Galley) {
    for section in &mut Arc::make_mut(&mut galley.job).sections {
        section.format.color = plainer(section.format.color);
        section.format.underline.color = plainer(section.format.underline.color);
    }
    for row in &mut galley.rows {
        for vertex in &mut Arc::make_mut(&mut row.row).visuals.mesh.vertices {
            vertex.color = plainer(vertex.color);
        }
    }
}

pub(super) fn plainer(colour: Color32) -> Color32 {
    PLAIN.iter().find(|(usual, _)| *usual == colour).map_or(colour, |(_, plain)| *plain)
}
