//! Buttons side by side.

use super::{Kind, button_sized, button_width, letters, whole_words};
use crate::app::ui::theme::{self, Face};
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

/// The shares of the width that two buttons side by side get, where both can be read as well as one below the other:
/// halves; where room is `short`, also what each of them needs, or halves in which a text has two lines.
pub fn beside(ui: &Ui, texts: [&str; 2], short: bool) -> Option<[f32; 2]> {
    let (gap, pad) = (ui.spacing().item_spacing.x, ui.spacing().button_padding.x);
    let all = ui.available_width();
    let half = ((all - gap) / 2.0).floor();
    let wanted = texts.map(|text| button_width(ui, text));
    if wanted.iter().all(|width| *width <= half) {
        return Some([1.0; 2]);
    }
    if !short {
        return None;
    }
    if wanted.iter().sum::<f32>() + gap + 2.0 <= all {
        return Some(wanted);
    }
    let full = Face::Strong.at(ui, 1.0).size;
    let room = half - 2.0 * pad;
    let fits = |text: &&str| {
        letters(ui, text, room).0 >= full && whole_words(ui, text, room, full).rows.len() <= 2
    };
    texts.iter().all(fits).then_some([1.0; 2])
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
