//! The keys for the PIN.

use super::{PinKeys, StaffWish, Wish};
use crate::app::ui::paint;
use crate::app::ui::sheet::{self, Part, Sheet};
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::{self, Kind};
use crate::words::Words;
use bevy_egui::egui::{Stroke, Ui, vec2};

/// Draws them.
pub fn draw(ui: &mut Ui, keys: PinKeys, words: &Words) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let room = sheet::room(ui.max_rect());
    let width = (420.0 * theme::unit(ui)).min(room.width());
    Sheet::card("house pin", room, width).with_footer().with_margin(18.0).show(ui, |ui, part| {
        if part == Part::Footer {
            if widgets::button(ui, "leave", &words.get("kiosk-staff-leave"), Kind::Plain).clicked()
            {
                wishes.push(Wish::Staff(StaffWish::Leave));
            }
            return;
        }
        paint::centred(ui, &words.get("kiosk-pin"), Face::Title, 1.2, theme::INK);
        let line = if keys.none {
            words.get("kiosk-pin-none")
        } else if keys.wait > 0 {
            words.with("kiosk-pin-wait", &[("seconds", keys.wait.into())])
        } else if keys.wrong {
            words.get("kiosk-pin-wrong")
        } else {
            String::from(" ")
        };
        let colour = if keys.wrong || keys.wait > 0 { theme::CORAL } else { theme::INK_SOFT };
        paint::centred(ui, &line, Face::Text, 0.95, colour);
        dots(ui, keys.typed);
        let usable = !keys.none && keys.wait == 0;
        let gap = ui.spacing().item_spacing.x;
        let each = ((ui.available_width() - 2.0 * gap) / 3.0).floor();
        let mut key = |ui: &mut Ui, text: &str, may: bool, wish: StaffWish| {
            let name = format!("pin {text}");
            if widgets::button_if(ui, &name, text, Kind::Plain, each, usable && may).clicked() {
                wishes.push(Wish::Staff(wish));
            }
        };
        for row in [[1, 2, 3], [4, 5, 6], [7, 8, 9]] {
            ui.horizontal(|ui| {
                for digit in row {
                    key(ui, &digit.to_string(), true, StaffWish::Digit(digit));
                }
            });
        }
        ui.horizontal(|ui| {
            key(ui, &words.get("kiosk-pin-rub"), keys.typed > 0, StaffWish::Rub);
            key(ui, "0", true, StaffWish::Digit(0));
            key(ui, &words.get("kiosk-pin-enter"), keys.typed > 0, StaffWish::Enter);
        });
    });
    wishes
}

/// A dot for each digit, so that nobody reads them from afar.
fn dots(ui: &mut Ui, typed: usize) {
    let unit = theme::unit(ui);
    let radius = 6.0 * unit;
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), 4.0 * radius));
    let step = 3.4 * radius;
    let first = rect.center().x - step * (typed.max(4) as f32 - 1.0) / 2.0;
    for place in 0..typed.max(4) {
        let at = bevy_egui::egui::pos2(first + step * place as f32, rect.center().y);
        if place < typed {
            ui.painter().circle_filled(at, radius, theme::INDIGO);
        } else {
            ui.painter().circle_stroke(at, radius, Stroke::new(1.5, theme::INK_SOFT));
        }
    }
}
