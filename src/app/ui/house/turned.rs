//! Things drawn for somebody who sits at the other side of the screen: everything stands on its head.

use super::fit;
use crate::app::ui::paint;
use crate::app::ui::theme::Face;
use crate::app::ui::widgets::{self, Kind};
use bevy_egui::egui::{Color32, Rect, Ui, Vec2, epaint::TextShape};
use std::f32::consts::PI;

/// A strip that is laid out as if its reader sat at the lower edge of the screen, and is turned about its middle for
/// one who sits at the upper edge.
pub struct Strip<'a> {
    /// What it is drawn on.
    pub ui: &'a Ui,
    /// All of it.
    pub rect: Rect,
    /// Whether its reader sits at the upper edge.
    pub turned: bool,
}

impl Strip<'_> {
    /// Where something lies that is laid out here.
    #[must_use]
    pub fn place(&self, rect: Rect) -> Rect {
        if !self.turned {
            return rect;
        }
        let twice = self.rect.center().to_vec2() * 2.0;
        let (min, max) = (twice - rect.max.to_vec2(), twice - rect.min.to_vec2());
        Rect::from_min_max(min.to_pos2(), max.to_pos2())
    }

    /// A text in the middle of a rectangle, as large as fits.
    pub fn text(&self, rect: Rect, text: &str, face: Face, size: f32, colour: Color32) {
        paint::label(self.ui, self.place(rect), text);
        let galley = fit(self.ui, rect.size(), text, face, size, colour);
        self.write(self.ui, self.place(rect), galley, colour);
    }

    fn write(
        &self,
        ui: &Ui,
        place: Rect,
        galley: std::sync::Arc<bevy_egui::egui::Galley>,
        colour: Color32,
    ) {
        let middle = galley.rect.center().to_vec2();
        let (at, angle) = match self.turned {
            false => (place.center() - middle, 0.0),
            true => (place.center() + middle, PI),
        };
        ui.painter().add(TextShape { angle, ..TextShape::new(at, galley, colour) });
    }

    /// A button with a text; answers whether it was touched.
    pub fn button(&self, key: (&str, bool), rect: Rect, text: &str, kind: Kind) -> bool {
        let place = self.place(rect);
        let response = widgets::button_with(self.ui, key, text, place, kind, |ui, body, colour| {
            let galley = fit(ui, body.size() - Vec2::splat(8.0), text, Face::Strong, 1.0, colour);
            self.write(ui, body, galley, colour);
        });
        response.clicked()
    }

    /// A button with an arrow to its reader's right or left.
    pub fn arrow(&self, key: (&str, bool), rect: Rect, name: &str, right: bool) -> bool {
        let place = self.place(rect);
        let way = if right == self.turned { Vec2::LEFT } else { Vec2::RIGHT };
        let response =
            widgets::button_with(self.ui, key, name, place, Kind::Main, |ui, body, colour| {
                let high = body.height() * 0.6;
                let mark = Rect::from_center_size(body.center(), Vec2::splat(high));
                paint::arrow(ui, mark, way, colour);
            });
        response.clicked()
    }
}
