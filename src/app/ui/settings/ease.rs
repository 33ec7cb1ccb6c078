//! Ease of use: contrast, switches, a voice.

use super::{choice, line, name};
use crate::app::settings::{Change, Settings, Switches};
use crate::app::ui::widgets;
use crate::words::Words;
use bevy_egui::egui::Ui;

const SWITCHES: [(Switches, &str, &str); 3] = [
    (Switches::Off, "settings-switches-off", "settings-switches-off-line"),
    (Switches::One, "settings-switches-one", "settings-switches-one-line"),
    (Switches::Two, "settings-switches-two", "settings-switches-two-line"),
];
/// Tenths of a second for which a mark stays.
const PACES: [u8; 6] = [5, 8, 12, 16, 22, 30];

/// Draws the page.
pub fn draw(ui: &mut Ui, settings: &Settings, words: &Words, changes: &mut Vec<Change>) {
    let high = words.get("settings-contrast");
    if widgets::switch(ui, "contrast", &high, settings.contrast).clicked() {
        changes.push(Change::Contrast(!settings.contrast));
    }
    line(ui, words, "settings-contrast-line");
    name(ui, words, "settings-switches");
    let values = SWITCHES.map(|(switches, key, _)| (switches, words.get(key)));
    let now = SWITCHES.iter().position(|(of, ..)| *of == settings.switches).unwrap_or(0);
    choice(ui, "switches", &values, now, Change::Switches, changes);
    line(ui, words, SWITCHES[now].2);
    if settings.switches == Switches::One {
        name(ui, words, "settings-scan-pace");
        let values = PACES.map(|tenths| {
            let seconds = format!("{:.1}", f32::from(tenths) / 10.0);
            let args = [("seconds", seconds.as_str().into())];
            (tenths, words.with("settings-scan-seconds", &args))
        });
        let far = |place: &usize| PACES[*place].abs_diff(settings.scan_tenths);
        let now = (0..PACES.len()).min_by_key(far).unwrap_or(2);
        choice(ui, "pace", &values, now, Change::ScanTenths, changes);
    }
    let voice = words.get("settings-voice");
    if widgets::switch(ui, "voice", &voice, settings.voice).clicked() {
        changes.push(Change::Voice(!settings.voice));
    }
    line(ui, words, "settings-voice-line");
}
