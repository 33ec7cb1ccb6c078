//! A match that is over, its last position still on the table.

use super::at_table::AtTable;
use super::match_screen::{self, Shares};
use super::paint::{self, Band, layout};
use super::sheet::{Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{Memory, View, access, looking, new_match, notices, pits, players, story};
use crate::app::session::{Ending, Intent, LookBack, Opening, Seat};
use crate::rules::{Outcome, Side};
use crate::words::Words;
use bevy_egui::egui::{Galley, Rect, Stroke, Ui, pos2, vec2};
use std::sync::Arc;

/// Size of who won, by running text.
const HEADLINE: f32 = 2.1;
/// Size of the seeds in the end, by running text.
const FIGURES: f32 = 2.6;
/// Below this height at scale 1 the words need the room.
const ROOM_FOR_A_ROSETTE: f32 = 420.0;

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
        // Who won is not painted over the board, but still names the screen for those who hear it.
        let winner = at.playing.ending.and_then(Ending::winner);
        let headline = words.winner(&at.names, winner);
        let told = paint::label(ui, Rect::from_min_size(window.min, vec2(1.0, 1.0)), &headline);
        access::heading(ui, told, &headline);
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

/// What the next match will be.
fn next(at: &AtTable) -> Vec<String> {
    let (words, next) = (at.words, at.playing.next(at.view.settings.opponent()));
    let first = words.side(next.terms.first);
    let mut told = vec![match (next.first(), next.level()) {
        (Seat::Computer(_), _) => words.get("next-computer"),
        (Seat::Human, Some(_)) => words.get("next-you"),
        (Seat::Human, None) => words.with("next-name", &[("name", (&first).into())]),
    }];
    if next.terms.opening == Opening::Drawn {
        let same = next.start.is_some();
        told.push(words.get(if same { "next-same-opening" } else { "next-new-opening" }));
    }
    if let (true, Some(level)) = (next.terms.adapts, next.level()) {
        let level = words.level(new_match::level_number(level));
        told.push(words.with("next-level", &[("level", (&level).into())]));
    }
    told
}

fn verdict(ui: &mut Ui, at: &AtTable, memory: &mut Memory) -> Vec<Intent> {
    let unit = theme::unit(ui);
    let (playing, words) = (at.playing, at.words);
    let winner = playing.ending.and_then(Ending::winner);
    let headline = words.winner(&at.names, winner);
    if ui.clip_rect().height() > ROOM_FOR_A_ROSETTE * unit {
        let radius = (30.0 * unit).round();
        ui.add_space((6.0 * unit).round());
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), 2.3 * radius));
        let petals = if winner.is_some() { theme::BRASS } else { theme::INK_SOFT };
        paint::rosette(
            ui.painter(),
            rect.center(),
            radius,
            petals,
            Stroke::new(2.0 * unit, petals),
        );
    }
    paint::centred(ui, &headline, Face::Title, HEADLINE, theme::INK);
    let why = players::ending(at);
    paint::centred(ui, &why, Face::Serif, 1.05, theme::INK_SOFT);
    if let Some(Ending::ByRules(outcome)) = playing.ending {
        score(ui, at, outcome);
    }
    notices::in_panel(ui, at.view, memory, words);
    let turns = words.with("result-turns", &[("turns", playing.turns.len().into())]);
    paint::centred(ui, &turns, Face::Text, 0.92, theme::INK_SOFT);
    paint::centred(ui, &words.sentences(&next(at)), Face::Text, 0.92, theme::INK);
    ui.add_space(8.0 * unit);
    let mut intents = Vec::new();
    let mut entries = vec![("result-look", None)];
    let back = Intent::LookBack(LookBack::Open);
    if widgets::button(ui, "review-open", &words.get("review-open"), Kind::Plain).clicked() {
        memory.result_aside = false;
        intents.push(back);
    }
    if playing.can_undo {
        entries.push(("result-undo", Some(Intent::Undo)));
    }
    entries.push(("menu-new-match", Some(Intent::OpenNewMatch)));
    // Side by side where there is room.
    let gap = ui.spacing().item_spacing.x;
    let count = entries.len() as f32;
    let each = ((ui.available_width() - gap * (count - 1.0)) / count).floor();
    let needs = |ui: &Ui, key: &str| widgets::button_width(ui, &words.get(key));
    let beside = entries.iter().all(|(key, _)| needs(ui, key) <= each);
    let show = |ui: &mut Ui, width: f32| {
        for (key, intent) in entries {
            let text = words.get(key);
            if widgets::button_of(ui, key, &text, Kind::Plain, width).clicked() {
                match intent {
                    Some(intent) => intents.push(intent),
                    None => memory.result_aside = true,
                }
            }
        }
    };
    if beside {
        ui.horizontal(|ui| show(ui, each));
    } else {
        let width = ui.available_width();
        show(ui, width);
    }
    ui.add_space(6.0 * unit);
    intents.extend(story::draw(ui, at, memory));
    intents
}

/// Seeds in the end as two large figures, the near player's on the left, and how they come together, in a
/// game that counts them.
fn score(ui: &mut Ui, at: &AtTable, outcome: Outcome) {
    let Some(score) = outcome.score() else { return };
    let (playing, words) = (at.playing, at.words);
    let unit = theme::unit(ui);
    let [south_name, north_name] = Side::BOTH.map(|side| words.player(&at.names, side));
    let [south, north] = score;
    let args = [
        ("south-name", south_name.as_str().into()),
        ("south", south.into()),
        ("north-name", north_name.as_str().into()),
        ("north", north.into()),
    ];
    let total = words.with("result-score", &args);
    let sides = [at.near, at.near.other()];
    let half = ui.available_width() / 2.0;
    let written = sides.map(|side| {
        let won = outcome.winner() == Some(side);
        let (face, colour) =
            if won { (Face::Strong, theme::INK) } else { (Face::Text, theme::INK_SOFT) };
        let name = words.player(&at.names, side);
        let figure = score[side.index()].to_string();
        let figure = layout(ui, &figure, Face::Title.at(ui, FIGURES), colour, half);
        let name = layout(ui, &name, face.at(ui, 0.92), colour, half - 8.0 * unit);
        (figure, name)
    });
    let high =
        |(figure, name): &(Arc<Galley>, Arc<Galley>)| figure.rect.height() + name.rect.height();
    let height = written.iter().map(high).fold(0.0, f32::max);
    let (_, rect) = ui.allocate_space(vec2(2.0 * half, height + 8.0 * unit));
    paint::label(ui, rect, &total);
    let line = Stroke::new(1.0, theme::PLASTER_EDGE);
    ui.painter().vline(rect.center().x, rect.shrink(10.0 * unit).y_range(), line);
    for (place, (figure, name)) in written.into_iter().enumerate() {
        let middle = rect.left() + half * (place as f32 + 0.5);
        let below = rect.top() + figure.rect.height();
        let left = |galley: &Galley| middle - galley.rect.width() / 2.0;
        ui.painter().galley(pos2(left(&figure), rect.top()), figure, theme::INK);
        ui.painter().galley(pos2(left(&name), below), name, theme::INK);
    }
    for (side, seeds) in sides.map(|side| (side, score[side.index()])) {
        let won = playing.position.won()[side.index()];
        let name = words.player(&at.names, side);
        let args = [
            ("name", name.as_str().into()),
            ("won", won.into()),
            ("row", seeds.saturating_sub(won).into()),
        ];
        let parts = words.with("result-score-parts", &args);
        paint::centred(ui, &parts, Face::Text, 0.88, theme::INK_SOFT);
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
