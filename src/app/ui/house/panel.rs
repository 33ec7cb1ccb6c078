//! What a visitor may set for the visit: language, volume, size of the text; and the way to the rules.

use super::{HouseView, Wish};
use crate::app::session::Intent;
use crate::app::settings::Change;
use crate::app::state::Modal;
use crate::app::ui::paint;
use crate::app::ui::sheet::{self, Part, Sheet};
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::{self, Kind};
use crate::words::Words;
use bevy_egui::egui::Ui;

/// The volumes to choose from, in per cent; the others follow in their proportion.
const VOLUMES: [(u8, &str); 4] = [
    (0, "kiosk-volume-off"),
    (30, "kiosk-volume-low"),
    (60, "kiosk-volume-middle"),
    (100, "kiosk-volume-high"),
];

/// Draws it.
pub fn draw(ui: &mut Ui, house: &HouseView, words: &Words) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let room = sheet::room(ui.max_rect());
    let width = (760.0 * theme::unit(ui)).min(room.width());
    let settings = house.view.settings;
    Sheet::card("house panel", room, width).with_footer().show(ui, |ui, part| match part {
        Part::Body => {
            if house.languages.len() > 1 {
                heading(ui, words, "kiosk-panel-language");
                let names: Vec<String> =
                    house.languages.iter().map(|language| language.own_name().into()).collect();
                let now = house.languages.iter().position(|at| *at == words.language());
                let now = now.unwrap_or(usize::MAX);
                if let Some(chosen) = widgets::segments(ui, "language", &names, now)
                    && let Some(language) = house.languages.get(chosen)
                {
                    let code = language.code().to_owned();
                    wishes.push(Wish::Want(Intent::Change(Change::Language(code))));
                }
            }
            if house.sound {
                heading(ui, words, "kiosk-panel-volume");
                let now = if settings.muted { 0 } else { volume_place(settings.volume) };
                if let Some(chosen) = widgets::segments(ui, "volume", &volumes(words), now) {
                    wishes.extend(volume(VOLUMES[chosen].0, settings.muted));
                }
            }
            heading(ui, words, "kiosk-panel-text");
            let names = ["kiosk-text-usual", "kiosk-text-large", "kiosk-text-largest"];
            let names = names.map(|key| words.get(key));
            let sizes = house.text_sizes;
            let now = sizes.iter().position(|&size| size == settings.text_size).unwrap_or(0);
            if let Some(chosen) = widgets::segments(ui, "text", &names, now) {
                wishes.push(Wish::Want(Intent::Change(Change::TextSize(sizes[chosen]))));
            }
        }
        Part::Footer => {
            if widgets::button(ui, "rules", &words.get("kiosk-rules"), Kind::Plain).clicked() {
                wishes.push(Wish::Panel(false));
                wishes.push(Wish::Want(Intent::Open(Modal::Book)));
            }
            if widgets::button(ui, "done", &words.get("kiosk-done"), Kind::Main).clicked() {
                wishes.push(Wish::Panel(false));
            }
        }
    });
    wishes
}

fn heading(ui: &mut Ui, words: &Words, key: &str) {
    ui.add_space(6.0 * theme::unit(ui));
    paint::paragraph(ui, &words.get(key), Face::Strong, 0.95, theme::INK_SOFT);
}

/// The names of the volumes.
pub fn volumes(words: &Words) -> Vec<String> {
    VOLUMES.iter().map(|(_, key)| words.get(key)).collect()
}

/// The place of the volume that is nearest.
pub fn volume_place(volume: u8) -> usize {
    let far = |place: &usize| VOLUMES[*place].0.abs_diff(volume);
    (0..VOLUMES.len()).min_by_key(far).unwrap_or(0)
}

/// The volume of a place.
pub fn volume_of(place: usize) -> u8 {
    VOLUMES.get(place).map_or(0, |(volume, _)| *volume)
}

/// What makes it so loud.
fn volume(volume: u8, muted: bool) -> Vec<Wish> {
    let mute = (volume == 0) != muted;
    let changes = [
        (volume > 0).then_some(Change::Volume(volume)),
        mute.then_some(Change::Muted(volume == 0)),
    ];
    changes.into_iter().flatten().map(|change| Wish::Want(Intent::Change(change))).collect()
}
