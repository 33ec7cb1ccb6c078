//! The book of the games: chapter by chapter, in two depths.

use super::paint::{self, layout};
use super::sheet::{self, Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind, Labelled};
use crate::app::session::Intent;
use crate::rules::{Game, KichwaRule};
use crate::words::{Chapter, Depth, Words};
use bevy_egui::egui::{Ui, pos2, vec2};

/// Where the book is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bookmark {
    /// Which game: 0 for Bao la Kujifunza, 1 for Djenon-aboure.
    pub game: usize,
    /// The place of the chapter among those of this game and depth.
    pub chapter: usize,
    /// In brief or in full.
    pub depth: Depth,
}

const GAMES: [Game; 2] = [Game::Kujifunza(KichwaRule::Sustain), Game::Djenon];

const DEPTHS: [Depth; 2] = [Depth::Child, Depth::Adult];

/// The chapters that a game has at a depth, in their order.
fn chapters(game: Game, depth: Depth, words: &Words) -> Vec<Chapter> {
    let has = |chapter: &Chapter| match chapter {
        Chapter::Standard => true,
        Chapter::Words => matches!(game, Game::Kujifunza(_)),
        Chapter::Sources => depth == Depth::Adult,
        _ => !words.paragraphs(game, *chapter, depth).is_empty(),
    };
    Chapter::ALL.into_iter().filter(has).collect()
}

/// Draws the book where it is open.
pub fn draw(ui: &mut Ui, mark: &mut Bookmark, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let room = sheet::room(ui.max_rect());
    let sheet = Sheet::card("book", room, 760.0 * theme::unit(ui)).with_footer();
    let shown = *mark;
    let game = GAMES[shown.game.min(1)];
    let chapters = chapters(game, shown.depth, words);
    let place = shown.chapter.min(chapters.len() - 1);
    let chapter = chapters[place];
    let mut next = shown;
    let head = |ui: &mut Ui| {
        paint::paragraph(ui, &words.get("book-title"), Face::Title, 1.5, theme::INK);
        let games = GAMES.map(|game| words.game(game));
        if let Some(chosen) = widgets::segments(ui, "game", &games, shown.game) {
            next = Bookmark { game: chosen, chapter: 0, ..shown };
        }
        let depths = ["book-depth-child", "book-depth-adult"].map(|key| words.get(key));
        let now = usize::from(shown.depth == Depth::Adult);
        if let Some(chosen) = widgets::segments(ui, "depth", &depths, now) {
            next = in_depth(shown, chapter, DEPTHS[chosen], words);
        }
    };
    let mut turned = None;
    sheet.show_headed(ui, head, |ui, part| match part {
        Part::Body => {
            let heading = format!("{}. {}", place + 1, words.chapter(chapter));
            paint::paragraph(ui, &heading, Face::Title, 1.2, theme::INDIGO);
            body(ui, game, chapter, shown.depth, words);
        }
        Part::Footer => {
            let texts = ["book-back", "book-close", "book-next"].map(|key| words.get(key));
            let [back, close, on] = &texts;
            let row = [
                Labelled::new("back", back, Kind::Plain).only_if(place > 0),
                Labelled::new("close", close, Kind::Plain),
                Labelled::new("next", on, Kind::Main).only_if(place + 1 < chapters.len()),
            ];
            match widgets::button_row(ui, &row.map(|button| (button, 1.0))) {
                Some(0) => turned = Some(place - 1),
                Some(1) => intents.push(Intent::Close),
                Some(_) => turned = Some(place + 1),
                None => {}
            }
        }
    });
    if let Some(chapter) = turned {
        next = Bookmark { chapter, ..shown };
    }
    if next != shown {
        *mark = next;
        sheet::to_top(ui.ctx());
        ui.ctx().request_repaint();
    }
    intents
}

/// The same chapter in another depth, or the first one.
fn in_depth(mark: Bookmark, chapter: Chapter, depth: Depth, words: &Words) -> Bookmark {
    let chapters = chapters(GAMES[mark.game.min(1)], depth, words);
    let place = chapters.iter().position(|other| *other == chapter).unwrap_or(0);
    Bookmark { chapter: place, depth, ..mark }
}

fn body(ui: &mut Ui, game: Game, chapter: Chapter, depth: Depth, words: &Words) {
    let unit = theme::unit(ui);
    match chapter {
        Chapter::Words => {
            for (word, meaning) in words.glossary() {
                widgets::named_text(ui, word, &meaning);
            }
        }
        Chapter::Standard => {
            let here = words.game(game);
            line_of_three(ui, ["", &words.get("book-standard-name"), &here], true);
            for line in words.beside_kalah(game) {
                paint::hairline(ui);
                line_of_three(ui, [&line.what, &line.kalah, &line.here], false);
            }
        }
        _ => {
            let size = if depth == Depth::Child { 1.15 } else { 1.0 };
            for paragraph in words.paragraphs(game, chapter, depth) {
                paint::paragraph(ui, &paragraph, Face::Text, size, theme::INK);
                ui.add_space(7.0 * unit);
            }
        }
    }
}

/// A line of a table: what is compared, and how it is there and here.
fn line_of_three(ui: &mut Ui, texts: [&str; 3], heading: bool) {
    let unit = theme::unit(ui);
    let (width, gap) = (ui.available_width(), 12.0 * unit);
    let name = (110.0 * unit).min(width * 0.22);
    let each = ((width - name - 2.0 * gap) / 2.0).floor();
    let strong =
        |text: &str, room| layout(ui, text, Face::Strong.at(ui, 0.95), theme::INDIGO, room);
    let plain = |text: &str, room| layout(ui, text, Face::Text.at(ui, 0.95), theme::INK, room);
    let cell = |text: &str| if heading { strong(text, each) } else { plain(text, each) };
    let galleys = [strong(texts[0], name), cell(texts[1]), cell(texts[2])];
    let height = galleys.iter().map(|galley| galley.rect.height()).fold(0.0, f32::max);
    let (_, rect) = ui.allocate_space(vec2(width, height + 2.0 * unit));
    paint::label(ui, rect, &texts.join("; "));
    let mut left = rect.left();
    for (galley, wide) in galleys.into_iter().zip([name, each, each]) {
        ui.painter().galley(pos2(left, rect.top()), galley, theme::INK);
        left += wide + gap;
    }
}
