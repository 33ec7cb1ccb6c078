//! A sentence on a plate of its own, below the board.

use super::access;
use super::icons;
use super::paint::{self, layout};
use super::signs::Sign;
use super::theme::{self, Face};
use crate::app::session::Intent;
use bevy_egui::egui::{self, CornerRadius, Galley, Rect, Sense, Ui, Vec2, pos2, vec2};
use std::sync::Arc;

/// A sentence on a plate of its own.
pub struct Sentence {
    text: String,
    before: Before,
    galley: Arc<Galley>,
    /// Where it lies.
    pub rect: Rect,
}

/// What stands before a sentence.
#[derive(Clone, Copy)]
enum Before {
    /// The coral bar of a refusal.
    Bar,
    /// A mark on the board that it tells of.
    Mark(Sign),
    /// The lamp of a hint.
    Lamp,
}

/// Width of the coral bar of a refusal.
const BAR: f32 = 5.0;

impl Sentence {
    /// Why something is refused; at most so wide, at no place yet.
    pub fn new(ui: &Ui, text: &str, most: f32) -> Self {
        Self::with(ui, text, most, Before::Bar)
    }

    /// What a mark on the board is about.
    pub fn with_sign(ui: &Ui, text: &str, most: f32, sign: Sign) -> Self {
        Self::with(ui, text, most, Before::Mark(sign))
    }

    /// A hint.
    pub fn of_a_hint(ui: &Ui, text: &str, most: f32) -> Self {
        Self::with(ui, text, most, Before::Lamp)
    }

    fn with(ui: &Ui, text: &str, most: f32, before: Before) -> Self {
        let (pad, taken) = (Self::pad(ui), before.width(ui));
        let room = most - 2.0 * pad - taken;
        let galley = layout(ui, text, Face::Text.at(ui, 0.92), theme::INK, room);
        let size = galley.rect.size() + vec2(2.0 * pad + taken, 1.4 * pad);
        let rect = Rect::from_min_size(pos2(0.0, 0.0), size);
        Sentence { text: text.to_owned(), before, galley, rect }
    }

    /// The same, but that assistive technology reads this.
    pub fn that_says(self, text: String) -> Self {
        Sentence { text, ..self }
    }

    /// Whether it leaves the board uncovered.
    pub fn fits(&self, ledge: Rect) -> bool {
        self.rect.height() <= ledge.height() - 6.0
    }

    fn pad(ui: &Ui) -> f32 {
        (12.0 * theme::unit(ui)).round()
    }

    /// In the middle of a place, and not below its lower edge.
    pub fn amid(mut self, place: Rect) -> Self {
        let size = self.rect.size();
        let top = (place.center().y - size.y / 2.0).min(place.bottom() - size.y - 6.0);
        self.rect = Rect::from_min_size(pos2(place.center().x - size.x / 2.0, top), size);
        self
    }

    /// Why not.
    pub fn show(&self, ui: &Ui) {
        let _ = ui.interact(self.rect, egui::Id::new("refusal"), Sense::CLICK | Sense::DRAG);
        self.write(ui);
    }

    /// What was asked for: it is asked for no more when it is touched.
    pub fn asks_again(&self, ui: &Ui) -> Option<Intent> {
        let response = ui.interact(self.rect, egui::Id::new("threats"), Sense::CLICK | Sense::DRAG);
        self.write(ui);
        response.clicked().then_some(Intent::ToggleThreats)
    }

    /// A hint: touched, it goes on.
    pub fn asks_on(&self, ui: &Ui) -> Option<Intent> {
        let response = ui.interact(self.rect, egui::Id::new("hint"), Sense::CLICK | Sense::DRAG);
        self.write(ui);
        response.clicked().then_some(Intent::Hint)
    }

    fn write(&self, ui: &Ui) {
        let (unit, pad, rect) = (theme::unit(ui), Self::pad(ui), self.rect);
        let round = CornerRadius::same((9.0 * unit).clamp(6.0, 24.0) as u8);
        ui.painter().add(theme::shadow(unit).as_shape(rect, round));
        ui.painter().rect_filled(rect, round, theme::PLASTER);
        let middle = pos2(rect.left() + pad + Sign::size(ui) / 2.0, rect.center().y);
        match self.before {
            Before::Mark(sign) => sign.paint(ui, middle, false),
            Before::Lamp => {
                let high = Sign::size(ui) * 1.15;
                let place = Rect::from_center_size(middle, Vec2::splat(high));
                icons::paint(ui, place, icons::HINT, high, theme::BRASS);
            }
            Before::Bar => {
                let mark = Rect::from_min_size(
                    rect.min + vec2(0.0, round.nw.into()),
                    vec2(BAR, rect.height() - 2.0 * f32::from(round.nw)),
                );
                ui.painter().rect_filled(mark, 2.0, theme::CORAL);
            }
        }
        access::heard(ui, paint::label(ui, rect, &self.text));
        let y = rect.center().y - self.galley.rect.height() / 2.0;
        let left = rect.left() + pad + self.before.width(ui);
        ui.painter().galley(pos2(left, y), self.galley.clone(), theme::INK);
    }
}

impl Before {
    /// The room that it takes.
    fn width(self, ui: &Ui) -> f32 {
        match self {
            Before::Bar => BAR,
            Before::Mark(_) | Before::Lamp => (Sign::size(ui) * 1.5).round(),
        }
    }
}
