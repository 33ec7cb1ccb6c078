//! What lies over a screen and takes all touches: a question, the panel, the staff's pages, the dark of the night.

use super::{HouseView, Over, Wish, ground, panel, pin, staff};
use crate::app::ui::sheet::{self, Part, Sheet};
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::{self, Kind};
use crate::app::ui::{paint, root};
use crate::words::Words;
use bevy_egui::egui::{self, Color32, Rect, Stroke, Ui, pos2, vec2};

/// Black enough for a room at night.
const DARK: Color32 = Color32::from_rgb(6, 4, 3);
/// Letters in it, so dim that they light no room.
const DIM: Color32 = Color32::from_rgb(0x8C, 0x7A, 0x62);

/// Draws it.
pub fn draw(ctx: &egui::Context, house: &HouseView, words: &Words) -> Vec<Wish> {
    let window = ctx.viewport_rect();
    let below = root(ctx, "house scrim", window);
    let id = egui::Id::new("house scrim");
    let touched = below.interact(window, id, egui::Sense::CLICK | egui::Sense::DRAG);
    let mut ui = root(ctx, "house over", ctx.content_rect());
    match house.over {
        Over::Nothing => Vec::new(),
        Over::Panel => {
            sheet::scrim(&below, window);
            panel::draw(&mut ui, house, words)
        }
        Over::Doubt(seconds, share) => {
            sheet::scrim(&below, window);
            doubt(&mut ui, words, seconds, share)
        }
        Over::Pin(keys) => {
            sheet::scrim(&below, window);
            pin::draw(&mut ui, *keys, words)
        }
        Over::Staff(page) => {
            ground(&below, window, theme::PLASTER_DEEP);
            staff::draw(&mut ui, page, words)
        }
        Over::Cleaning(seconds) => {
            ground(&below, window, theme::NIGHT);
            let text = words.get("kiosk-cleaning");
            let whole = window.shrink(window.width() * 0.08);
            super::fitted(&below, whole, &text, Face::Title, 1.8, theme::BRASS_LIGHT);
            let figure = Rect::from_center_size(
                whole.center() + vec2(0.0, 100.0 * theme::unit(&below)),
                vec2(whole.width(), 120.0 * theme::unit(&below)),
            );
            super::fitted(&below, figure, &seconds.to_string(), Face::Title, 3.0, theme::PLASTER);
            Vec::new()
        }
        Over::Night(told, opens) => {
            ground(&below, window, DARK);
            if told {
                let text = match opens {
                    Some((open, close)) => {
                        let args = [("open", open.into()), ("close", close.into())];
                        words.with("kiosk-closed-until", &args)
                    }
                    None => words.get("kiosk-closed"),
                };
                let whole = window.shrink(window.width() * 0.1);
                super::fitted(&below, whole, &text, Face::Serif, 1.6, DIM);
            }
            // Something that lies on the glass all night is one touch.
            let pressed = touched.clicked()
                || (touched.is_pointer_button_down_on()
                    && below.input(|input| input.pointer.any_pressed()));
            pressed.then_some(Wish::Night).into_iter().collect()
        }
    }
}

/// "Is anybody there?", in the lower half, with the seconds in a ring that closes.
fn doubt(ui: &mut Ui, words: &Words, seconds: u32, share: f32) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let unit = theme::unit(ui);
    let window = ui.max_rect();
    let lower = window.with_min_y(window.center().y - window.height() * 0.1);
    let room = sheet::room(lower);
    let width = (620.0 * unit).min(room.width());
    Sheet::card("house doubt", room, width).with_footer().show(ui, |ui, part| match part {
        Part::Body => {
            paint::centred(ui, &words.get("kiosk-doubt"), Face::Title, 1.4, theme::INK);
            let line = words.with("kiosk-doubt-line", &[("seconds", seconds.into())]);
            paint::centred(ui, &line, Face::Text, 1.0, theme::INK_SOFT);
            let radius = 34.0 * unit;
            let (_, rect) = ui.allocate_space(vec2(ui.available_width(), 2.6 * radius));
            ring(ui, rect, radius, share);
            super::fitted(ui, rect, &seconds.to_string(), Face::Title, 1.6, theme::INK);
        }
        Part::Footer => {
            if widgets::button(ui, "here", &words.get("kiosk-here"), Kind::Main).clicked() {
                wishes.push(Wish::Here);
            }
        }
    });
    wishes
}

/// The part of a ring that is left.
fn ring(ui: &Ui, rect: Rect, radius: f32, share: f32) {
    const STEPS: u8 = 60;
    let thick = radius * 0.16;
    ui.painter().circle_stroke(rect.center(), radius, Stroke::new(thick, theme::PLASTER_DEEP));
    let to = (share.clamp(0.0, 1.0) * f32::from(STEPS)).round() as u8;
    let point = |step: u8| {
        let angle = f32::from(step) / f32::from(STEPS) * std::f32::consts::TAU;
        rect.center() + vec2(angle.sin(), -angle.cos()) * radius
    };
    let points: Vec<_> = (0..=to).map(point).map(|at| pos2(at.x, at.y)).collect();
    ui.painter().add(egui::Shape::line(points, Stroke::new(thick, theme::BRASS)));
}
