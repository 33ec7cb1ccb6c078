//! Buttons side by side.

use super::{Kind, button_sized, letters, whole_words};
use crate::app::ui::theme;
use bevy_egui::egui::{Ui, vec2};

/// A button of a row.
#[derive(Clone, Copy, Debug)]
pub struct Labelled<'a> {
    /// Its name among the others.
    pub key: &'a str,
    /// What it says.
    pub text: &'a str,
    /// What it is for.
    pub kind: Kind,
    /// Whether it can be pressed.
    pub enabled: bool,
}

impl<'a> Labelled<'a> {
    /// A button that can be pressed.
    pub const fn new(key: &'a str, text: &'a str, kind: Kind) -> Self {
        Labelled { key, text, kind, enabled: true }
    }

    /// The same, which rests unless this holds.
    pub const fn only_if(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }
}

/// Buttons side by side, each with its share of the width, all as high as the highest and in letters of one size; one below the other where a
/// word would have to be broken, or letters to be made much smaller. Answers which one was pressed.
pub fn button_row(ui: &mut Ui, buttons: &[(Labelled, f32)]) -> Option<usize> {
    button_row_or(ui, buttons, true)
}

/// The same; `below`: whether there is room for them one below the other. Without it letters are as small as they must.
pub fn button_row_or(ui: &mut Ui, buttons: &[(Labelled, f32)], below: bool) -> Option<usize> {
    let gap = ui.spacing().item_spacing.x;
    let all = ui.available_width().max(1.0);
    let room = all - gap * (buttons.len() as f32 - 1.0);
    let shares: f32 = buttons.iter().map(|(_, share)| share).sum();
    let width = |share: f32| (room * share / shares).floor().max(1.0);
    let pad = ui.spacing().button_padding;
    let size = |width: f32, button: &Labelled| letters(ui, button.text, width - 2.0 * pad.x);
    let sizes: Vec<_> = buttons.iter().map(|(button, share)| size(width(*share), button)).collect();
    // One row, one size.
    let least = |sizes: &[(f32, bool)]| sizes.iter().map(|size| size.0).fold(f32::MAX, f32::min);
    let mut pressed = None;
    if below && sizes.iter().any(|(_, tiny)| *tiny) {
        let sizes: Vec<_> = buttons.iter().map(|(button, _)| size(all, button)).collect();
        let letters = least(&sizes);
        for (place, (button, _)) in buttons.iter().enumerate() {
            if button_sized(ui, *button, vec2(all, 0.0), letters).clicked() {
                pressed = Some(place);
            }
        }
        return pressed;
    }
    let letters = least(&sizes);
    let high = |(button, share): &(Labelled, f32)| {
        whole_words(ui, button.text, width(*share) - 2.0 * pad.x, letters).rect.height()
    };
    let high = buttons.iter().map(high).fold(0.0, f32::max);
    let high = (high + 2.0 * pad.y).max(theme::touch(ui));
    ui.horizontal(|ui| {
        for (place, (button, share)) in buttons.iter().enumerate() {
            if button_sized(ui, *button, vec2(width(*share), high), letters).clicked() {
                pressed = Some(place);
            }
        }
    });
    pressed
}
