//! The match rests.

use super::sheet::{self, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{View, paint};
use crate::app::session::{Intent, LookBack};
use crate::app::state::Modal;
use crate::words::Words;
use bevy_egui::egui::Ui;

/// Draws the menu of a match that rests.
pub fn draw(ui: &mut Ui, view: &View, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let sheet = Sheet::card("pause", sheet::room(ui.max_rect()), 400.0 * theme::unit(ui));
    let open = view.playing.is_some_and(|playing| playing.ending.is_none());
    sheet.show(ui, |ui, _| {
        paint::paragraph(ui, &words.get("pause-title"), Face::Title, 1.5, theme::INK);
        ui.add_space(4.0);
        let mut entry = |ui: &mut Ui, key: &str, kind: Kind, intent: Intent| {
            if widgets::button(ui, key, &words.get(key), kind).clicked() {
                intents.push(intent);
            }
        };
        entry(ui, "pause-go-on", Kind::Main, Intent::Close);
        entry(ui, "menu-help", Kind::Plain, Intent::Open(Modal::Help));
        entry(ui, "menu-settings", Kind::Plain, Intent::Open(Modal::Settings));
        if let Some(playing) = view.playing.filter(|_| open) {
            entry(ui, "pause-try", Kind::Plain, Intent::SetUp(playing.game()));
            if playing.may_look_back() {
                entry(ui, "review-open", Kind::Plain, Intent::LookBack(LookBack::Open));
            }
            entry(ui, "pause-resign", Kind::Loss, Intent::Open(Modal::ConfirmResign));
        }
        entry(ui, "pause-leave", Kind::Plain, Intent::ToTitle);
        let line = words.get("pause-leave-line");
        paint::paragraph(ui, &line, Face::Text, 0.84, theme::INK_SOFT);
    });
    intents
}
