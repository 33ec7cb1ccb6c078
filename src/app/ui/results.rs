//! A match that is over, its last position still on the table.

use super::at_table::AtTable;
use super::match_screen::{self, Shares};
use super::paint::{self, Band};
use super::sheet::{Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{Memory, View, looking, notices, pits, players, story};
use crate::app::session::{Ending, Intent};
use crate::rules::{Outcome, Side};
use crate::words::Words;
use bevy_egui::egui::{Rect, Ui, vec2};

/// Draws the result; `free` becomes what is left for the board.
pub fn draw(
    ui: &mut Ui,
    view: &View,
    memory: &mut Memory,
    words: &Words,
    free: &mut Rect,
) -> Vec<Intent> {
    let window = ui.max_rect();
    let Some(at) = AtTable::of(view, words) else { return Vec::new() };
    pits::counts(ui, &at);
    let shares = match_screen::shares(ui, window);
    *free = match shares.band {
        _ if memory.result_aside => window,
        Band::Left => shares.free.union(shares.ledge),
        _ => shares.free,
    };
    let mut intents = looking::hands(ui, &at, &mut memory.fingers, *free);
    intents.extend(looking::back(ui, &at, *free));
    if memory.result_aside {
        memory.result_aside = !back(ui, window, words);
    } else {
        intents.extend(panel(ui, &at, memory, &shares));
    }
    intents
}

fn panel(ui: &mut Ui, at: &AtTable, memory: &mut Memory, shares: &Shares) -> Vec<Intent> {
    let mut intents = Vec::new();
    let rect = shares.panel;
    let sheet = Sheet::panel("results", rect).with_band(shares.band).with_margin(18.0);
    sheet.with_footer().show(ui, |ui, part| match part {
        Part::Body => intents.extend(verdict(ui, at, memory)),
        Part::Footer => {
            let mut entry = |ui: &mut Ui, key: &str, kind: Kind, intent: Intent| {
                if widgets::button(ui, key, &at.words.get(key), kind).clicked() {
                    intents.push(intent);
                }
            };
            entry(ui, "result-rematch", Kind::Main, Intent::Rematch);
            entry(ui, "result-to-title", Kind::Plain, Intent::ToTitle);
        }
    });
    intents
}

fn verdict(ui: &mut Ui, at: &AtTable, memory: &mut Memory) -> Vec<Intent> {
    let unit = theme::unit(ui);
    let (playing, words) = (at.playing, at.words);
    let headline = words.winner(&at.names, playing.ending.and_then(Ending::winner));
    paint::paragraph(ui, &headline, Face::Title, 1.8, theme::INK);
    let why = players::ending(at);
    paint::paragraph(ui, &why, Face::Serif, 1.05, theme::INK_SOFT);
    if let Some(Ending::ByRules(outcome)) = playing.ending {
        score(ui, at, outcome);
    }
    notices::in_panel(ui, at.view, memory, words);
    let turns = words.with("result-turns", &[("turns", playing.turns.len().into())]);
    paint::paragraph(ui, &turns, Face::Text, 0.92, theme::INK_SOFT);
    ui.add_space(8.0 * unit);
    let mut intents = Vec::new();
    let look = words.get("result-look");
    if widgets::button(ui, "result-look", &look, Kind::Plain).clicked() {
        memory.result_aside = true;
    }
    let mut entry = |ui: &mut Ui, key: &str, intent: Intent| {
        if widgets::button(ui, key, &words.get(key), Kind::Plain).clicked() {
            intents.push(intent);
        }
    };
    if playing.can_undo {
        entry(ui, "result-undo", Intent::Undo);
    }
    entry(ui, "menu-new-match", Intent::OpenNewMatch);
    ui.add_space(6.0 * unit);
    intents.extend(story::draw(ui, at, memory));
    intents
}

/// Seeds in the end, and how they come together, in a game that counts them.
fn score(ui: &mut Ui, at: &AtTable, outcome: Outcome) {
    let Some([south, north]) = outcome.score() else { return };
    let (playing, words) = (at.playing, at.words);
    let [south_name, north_name] = Side::BOTH.map(|side| words.player(&at.names, side));
    let args = [
        ("south-name", south_name.as_str().into()),
        ("south", south.into()),
        ("north-name", north_name.as_str().into()),
        ("north", north.into()),
    ];
    let total = words.with("result-score", &args);
    paint::paragraph(ui, &total, Face::Strong, 1.15, theme::INK);
    for (side, seeds) in Side::BOTH.into_iter().zip([south, north]) {
        let won = playing.position.won()[side.index()];
        let name = words.player(&at.names, side);
        let args = [
            ("name", name.as_str().into()),
            ("won", won.into()),
            ("row", seeds.saturating_sub(won).into()),
        ];
        let parts = words.with("result-score-parts", &args);
        paint::paragraph(ui, &parts, Face::Text, 0.88, theme::INK_SOFT);
    }
}

/// The way back to the result that was put aside.
fn back(ui: &mut Ui, window: Rect, words: &Words) -> bool {
    let unit = theme::unit(ui);
    let text = words.get("result-back");
    let font = Face::Strong.at(ui, 1.0);
    let wide = paint::layout(ui, &text, font, theme::INK, f32::INFINITY).rect.width();
    let pad = ui.spacing().button_padding.x;
    let size = vec2((wide + 2.0 * pad + 2.0).min(window.width()), theme::touch(ui));
    let margin = vec2(14.0, 14.0) * unit;
    let rect = Rect::from_min_size(window.right_bottom() - size - margin, size);
    widgets::button_with(ui, "back", &text, rect, Kind::Main, |ui, rect, colour| {
        let font = Face::Strong.at(ui, 1.0);
        let galley = paint::layout(ui, &text, font, colour, rect.width());
        paint::text_centred(ui, rect, galley);
    })
    .clicked()
}
