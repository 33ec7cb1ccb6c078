//! Matches that wait to be gone on with.

use super::sheet::{self, Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind, Labelled};
use super::{View, access, new_match, paint};
use crate::app::session::{Intent, Seat};
use crate::app::unfinished::UnfinishedMatch;
use crate::words::Words;
use bevy_egui::egui::Ui;
use std::time::SystemTime;

/// Draws the list.
pub fn draw(ui: &mut Ui, view: &View, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let room = sheet::room(ui.max_rect());
    let sheet = Sheet::card("unfinished", room, 600.0 * theme::unit(ui)).with_footer();
    let head = |ui: &mut Ui| {
        paint::paragraph(ui, &words.get("unfinished-title"), Face::Title, 1.5, theme::INK);
    };
    sheet.show_headed(ui, head, |ui, part| match part {
        Part::Body => {
            if view.unfinished.is_empty() {
                let none = words.get("unfinished-none");
                paint::paragraph(ui, &none, Face::Text, 1.0, theme::INK_SOFT);
            }
            for (place, waiting) in view.unfinished.iter().enumerate() {
                if place > 0 {
                    paint::hairline(ui);
                }
                intents.extend(entry(ui, waiting, view.now, words));
            }
        }
        Part::Footer => {
            if widgets::button(ui, "back", &words.get("menu-back"), Kind::Plain).clicked() {
                intents.push(Intent::Close);
            }
        }
    });
    intents
}

fn entry(ui: &mut Ui, waiting: &UnfinishedMatch, now: SystemTime, words: &Words) -> Option<Intent> {
    let mut intent = None;
    ui.push_id(&waiting.id, |ui| {
        let game = words.game(waiting.game);
        let turns = words.with("unfinished-turns", &[("turns", waiting.turns.into())]);
        let line = format!("{} · {turns}", opponent(&waiting.seats, words));
        let when = ago(waiting.when, now, words);
        // The buttons of each match have the same names.
        access::belong(ui, &format!("{game}; {line}; {when}"));
        paint::paragraph(ui, &game, Face::Strong, 1.05, theme::INK);
        paint::paragraph(ui, &line, Face::Text, 0.92, theme::INK);
        paint::paragraph(ui, &when, Face::Text, 0.84, theme::INK_SOFT);
        let [go_on, discard] = ["unfinished-go-on", "unfinished-discard"].map(|key| words.get(key));
        let row = [
            Labelled::new("go on", &go_on, Kind::Main),
            Labelled::new("discard", &discard, Kind::Loss),
        ];
        match widgets::button_row(ui, &row.map(|button| (button, 1.0))) {
            Some(0) => intent = Some(Intent::Resume(waiting.id.clone())),
            Some(_) => intent = Some(Intent::AskDiscard(waiting.id.clone())),
            None => {}
        }
        ui.add_space(4.0);
    });
    intent
}

fn opponent(seats: &[Seat; 2], words: &Words) -> String {
    let level = seats.iter().find_map(|seat| match seat {
        Seat::Computer(level) => Some(new_match::level_number(*level)),
        Seat::Human => None,
    });
    match level {
        Some(level) => {
            let name = words.level(level);
            words.with("unfinished-computer", &[("level", name.as_str().into())])
        }
        None => words.get("unfinished-friend"),
    }
}

/// How long ago something was.
fn ago(when: SystemTime, now: SystemTime, words: &Words) -> String {
    let minutes = now.duration_since(when).map_or(0, |passed| passed.as_secs() / 60);
    let (key, count) = match minutes {
        0 => return words.get("unfinished-saved-now"),
        1..60 => ("unfinished-saved-minutes", minutes),
        60..1440 => ("unfinished-saved-hours", minutes / 60),
        _ => ("unfinished-saved-days", minutes / 1440),
    };
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    words.with(key, &[("count", count.into())])
}
