//! Questions before something is lost.

use super::paint;
use super::sheet::{self, Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind, Labelled};
use crate::app::session::{Intent, Practice};
use crate::app::settings::Change;
use crate::words::Words;
use bevy_egui::egui::Ui;

/// "Resign this match?"
pub fn resign(ui: &mut Ui, words: &Words) -> Vec<Intent> {
    let keys = Keys {
        title: "confirm-resign-title",
        line: "confirm-resign-line",
        yes: "confirm-resign-yes",
        no: "confirm-resign-no",
    };
    ask(ui, words, &keys, &[Intent::Resign])
}

/// "Discard this match?"
pub fn discard(ui: &mut Ui, words: &Words) -> Vec<Intent> {
    let keys = Keys {
        title: "confirm-discard-title",
        line: "confirm-discard-line",
        yes: "confirm-discard-yes",
        no: "confirm-discard-no",
    };
    ask(ui, words, &keys, &[Intent::Discard])
}

/// "Reset all settings?"
pub fn reset(ui: &mut Ui, words: &Words) -> Vec<Intent> {
    let keys = Keys {
        title: "confirm-reset-title",
        line: "confirm-reset-line",
        yes: "confirm-reset-yes",
        no: "confirm-reset-no",
    };
    ask(ui, words, &keys, &[Intent::Change(Change::Reset), Intent::Close])
}

/// "Forget which exercises are done?"
pub fn forget(ui: &mut Ui, words: &Words) -> Vec<Intent> {
    let keys = Keys {
        title: "confirm-forget-title",
        line: "confirm-forget-line",
        yes: "confirm-forget-yes",
        no: "confirm-forget-no",
    };
    ask(ui, words, &keys, &[Intent::Practice(Practice::Forget)])
}

struct Keys {
    title: &'static str,
    line: &'static str,
    yes: &'static str,
    no: &'static str,
}

/// The harmless answer comes first, so that a key pressed in haste loses nothing.
fn ask(ui: &mut Ui, words: &Words, keys: &Keys, yes: &[Intent]) -> Vec<Intent> {
    let mut intents = Vec::new();
    let sheet = Sheet::card(keys.title, sheet::room(ui.max_rect()), 440.0 * theme::unit(ui));
    sheet.with_footer().show(ui, |ui, part| match part {
        Part::Body => {
            paint::paragraph(ui, &words.get(keys.title), Face::Title, 1.4, theme::INK);
            paint::paragraph(ui, &words.get(keys.line), Face::Text, 1.0, theme::INK_SOFT);
        }
        Part::Footer => {
            let [no, text] = [keys.no, keys.yes].map(|key| words.get(key));
            let row =
                [Labelled::new("no", &no, Kind::Main), Labelled::new("yes", &text, Kind::Loss)];
            match widgets::button_row(ui, &row.map(|button| (button, 1.0))) {
                Some(0) => intents.push(Intent::Close),
                Some(_) => intents.extend_from_slice(yes),
                None => {}
            }
        }
    });
    intents
}
