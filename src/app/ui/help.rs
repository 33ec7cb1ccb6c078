//! How to play, and the keys.

use super::View;
use super::new_match;
use super::paint;
use super::sheet::{self, Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind, Labelled};
use crate::app::session::{Intent, Learn, Opening};
use crate::app::state::{Modal, Step, after};
use crate::rules::{Game, KichwaRule};
use crate::words::Words;
use bevy_egui::egui::Ui;
use std::cell::Cell;

const KEYS: [(&str, &str); 21] = [
    ("help-key-arrows", "help-key-arrows-does"),
    ("help-key-enter", "help-key-enter-does"),
    ("help-key-space", "help-key-space-does"),
    ("help-key-by-hand", "help-key-by-hand-does"),
    ("help-key-esc", "help-key-esc-does"),
    ("help-key-undo", "help-key-undo-does"),
    ("help-key-redo", "help-key-redo-does"),
    ("help-key-end", "help-key-end-does"),
    ("help-key-replay", "help-key-replay-does"),
    ("help-key-step", "help-key-step-does"),
    ("help-key-lap", "help-key-lap-does"),
    ("help-key-speed", "help-key-speed-does"),
    ("help-key-closer", "help-key-closer-does"),
    ("help-key-tilt", "help-key-tilt-does"),
    ("help-key-whole", "help-key-whole-does"),
    ("help-key-hint", "help-key-hint-does"),
    ("help-key-threats", "help-key-threats-does"),
    ("help-key-counts", "help-key-counts-does"),
    ("help-key-mute", "help-key-mute-does"),
    ("help-key-help", "help-key-help-does"),
    ("help-key-full-screen", "help-key-full-screen-does"),
];

const PAD: [(&str, &str); 9] = [
    ("help-pad-move", "help-pad-move-does"),
    ("help-pad-act", "help-pad-act-does"),
    ("help-pad-back", "help-pad-back-does"),
    ("help-pad-start", "help-pad-start-does"),
    ("help-pad-select", "help-pad-select-does"),
    ("help-pad-hint", "help-pad-hint-does"),
    ("help-pad-threats", "help-pad-threats-does"),
    ("help-pad-shoulders", "help-pad-shoulders-does"),
    ("help-pad-triggers", "help-pad-triggers-does"),
];

/// Draws the help; `page` is the one of its three pages that is open.
pub fn draw(ui: &mut Ui, view: &View, page: &mut usize, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let games = [Game::Kujifunza(KichwaRule::Sustain), Game::Djenon];
    let room = sheet::room(ui.max_rect());
    let sheet = Sheet::card("help", room, 680.0 * theme::unit(ui)).with_footer();
    let open = Cell::new(*page);
    let head = |ui: &mut Ui| {
        paint::paragraph(ui, &words.get("help-title"), Face::Title, 1.5, theme::INK);
        let pages = [words.game(games[0]), words.game(games[1]), words.get("help-keys")];
        if let Some(chosen) = widgets::segments(ui, "page", &pages, open.get()) {
            open.set(chosen);
            sheet::to_top(ui.ctx());
        }
    };
    sheet.show_headed(ui, head, |ui, part| match part {
        Part::Body => match games.get(open.get()) {
            Some(game) => {
                for (index, line) in words.how_to_play(*game).iter().enumerate() {
                    paint::point(ui, index + 1, line, 1.0);
                }
                fairness(ui, *game, words);
            }
            None => keys(ui, words),
        },
        Part::Footer => {
            let learn = ("menu-learn", Intent::Learn(Learn::Begin));
            let book = ("book-open", Intent::Open(Modal::Book));
            let close = ("help-close", Intent::Close);
            // Over a match the lesson would take the match from the table.
            let may = after(view.screen, Modal::Help, Step::LessonBegan).is_some();
            let entries: Vec<_> =
                Some(learn).filter(|_| may).into_iter().chain([book, close]).collect();
            let texts: Vec<String> = entries.iter().map(|(key, _)| words.get(key)).collect();
            let row: Vec<_> = entries
                .iter()
                .zip(&texts)
                .map(|((key, intent), text)| {
                    let kind = if *intent == Intent::Close { Kind::Main } else { Kind::Plain };
                    (Labelled::new(key, text, kind), 1.0)
                })
                .collect();
            let pressed = widgets::button_row(ui, &row);
            intents.extend(pressed.map(|place| entries[place].1.clone()));
        }
    });
    *page = open.get();
    intents
}

/// Who begins, and what that means.
fn fairness(ui: &mut Ui, game: Game, words: &Words) {
    ui.add_space(6.0 * theme::unit(ui));
    paint::paragraph(ui, &words.get("help-fair-title"), Face::Strong, 1.0, theme::INK);
    let rules = match game {
        Game::Kujifunza(_) => vec![KichwaRule::Sustain, KichwaRule::Choose],
        Game::Djenon => Vec::new(),
    };
    let classic = |game| new_match::honest(game, Opening::Classic, words);
    if rules.is_empty() {
        widgets::named_text(ui, &words.get("start-classic"), &classic(game));
    }
    for rule in rules {
        widgets::named_text(ui, &words.rules(rule), &classic(Game::Kujifunza(rule)));
    }
    for (key, opening) in [("start-drawn", Opening::Drawn), ("start-pie", Opening::Pie)] {
        widgets::named_text(ui, &words.get(key), &new_match::honest(game, opening, words));
    }
    paint::paragraph(ui, &words.get("help-fair-seats"), Face::Text, 1.0, theme::INK);
    paint::paragraph(ui, &words.get("help-fair-adapts"), Face::Text, 1.0, theme::INK);
}

fn keys(ui: &mut Ui, words: &Words) {
    paint::paragraph(ui, &words.get("help-pointer"), Face::Text, 1.0, theme::INK);
    paint::paragraph(ui, &words.get("help-look"), Face::Text, 1.0, theme::INK);
    ui.add_space(6.0 * theme::unit(ui));
    for (key, does) in KEYS {
        widgets::named_text(ui, &words.get(key), &words.get(does));
    }
    ui.add_space(6.0 * theme::unit(ui));
    paint::paragraph(ui, &words.get("help-pad"), Face::Title, 1.1, theme::INK);
    for (key, does) in PAD {
        widgets::named_text(ui, &words.get(key), &words.get(does));
    }
    ui.add_space(6.0 * theme::unit(ui));
    paint::paragraph(ui, &words.get("help-notation"), Face::Text, 1.0, theme::INK);
}
