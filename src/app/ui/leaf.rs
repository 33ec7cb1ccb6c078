//! A picture of the book on the table: what is written on the board, and what stands below it.

use super::book::Open;
use super::match_screen::Shares;
use super::paint;
use super::sheet::{Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{View, pits, to_egui};
use crate::app::session::{Intent, Read};
use crate::rules::{Pit, Rules, Side};
use crate::words::{Chapter, Picture, Words};
use bevy_egui::egui::{FontId, Rect, Stroke, Ui, pos2, vec2};

/// The pictures of a chapter at its depth, in the order of the text.
pub fn all(open: &Open) -> Vec<&'static Picture> {
    let mut all = Vec::new();
    for key in open.chapter.paragraphs(open.game, open.depth) {
        for picture in Picture::with(open.game, open.chapter, key) {
            if !all.contains(&picture) {
                all.push(picture);
            }
        }
    }
    all
}

/// The picture that is to be seen: the one that was chosen, or the first of the chapter; where it has none, the board
/// of the game.
pub fn of(open: &Open, chosen: Option<&'static Picture>) -> &'static Picture {
    let all = all(open);
    let chosen = chosen.filter(|picture| all.contains(picture));
    let board = || Picture::of(open.game, Chapter::Board).next();
    chosen.or(all.first().copied()).or_else(board).unwrap_or(&Picture::ALL[0])
}

/// Asks the table for a picture.
pub fn ask(picture: &'static Picture) -> Intent {
    Intent::Read(Read::Picture(picture))
}

/// A button in the text that shows a picture, marked while it is `seen`. Answers whether it was touched.
pub fn entry(ui: &mut Ui, picture: &Picture, seen: bool, words: &Words) -> bool {
    let text = words.get("book-show");
    let sign = theme::touch(ui) * 0.9;
    let pad = ui.spacing().button_padding.x;
    let font = Face::Strong.at(ui, 0.95);
    let galley = paint::layout(ui, &text, font, theme::INK, f32::INFINITY);
    let size = vec2(sign + galley.rect.width() + pad, theme::touch(ui));
    let (_, rect) = ui.allocate_space(size);
    let name = format!("{text}: {}", words.caption(picture));
    let button =
        widgets::button_with(ui, picture.caption, &name, rect, Kind::Plain, |ui, body, ink| {
            let left = body.with_max_x(body.left() + sign);
            paint::sign(ui, left, "▶", body.height() * 0.4, ink);
            let y = body.center().y - galley.rect.height() / 2.0;
            ui.painter().galley(pos2(left.right(), y), galley, ink);
        });
    if seen {
        widgets::held(ui, rect);
    }
    button.clicked()
}

/// Writes on the board and below it.
pub fn draw(
    ui: &mut Ui,
    view: &View,
    shares: &Shares,
    picture: &'static Picture,
    chapter: Chapter,
    words: &Words,
) -> Option<Intent> {
    let board = picture.game.board();
    let tells = picture.chapter == chapter;
    let shown = view.stage.shown.is_some_and(|shown| shown.board() == board);
    if shown && view.board.near == Some(Side::South) {
        let named = picture.marks().filter(|(_, word)| tells && word.is_none());
        let spoken_of = named.map(|(pit, _)| pit).collect();
        let (near, at_risk) = (Side::South, Vec::new());
        // The rings lie below all that is to be read.
        if tells {
            rings(ui, view, picture);
        }
        pits::write(
            ui,
            &pits::Written { view, board, near, spoken_of, at_risk, numbers: true, face: false },
        );
        if tells {
            names(ui, view, picture);
        }
    }
    if !tells {
        return None;
    }
    let mut again = None;
    let sheet = Sheet::panel("leaf", shares.ledge).with_margin(18.0);
    sheet.show(ui, |ui, part| {
        if part != Part::Body {
            return;
        }
        paint::paragraph(ui, &words.caption(picture), Face::Text, 1.0, theme::INK);
        let moves = !picture.events().is_empty();
        let text = words.get("book-again");
        let width = widgets::button_width(ui, &text).min(ui.available_width());
        if moves && widgets::button_of(ui, "again", &text, Kind::Plain, width).clicked() {
            again = Some(Intent::Read(Read::Again));
        }
    });
    again
}

/// The pits that a picture points at, with the words at them, and where they lie.
fn marked(
    view: &View,
    picture: &'static Picture,
) -> impl Iterator<Item = (Pit, Option<&'static str>, Rect)> {
    let board = &view.board;
    let there = board.board == Some(picture.game.board());
    let place =
        move |pit: Pit| board.pits.get(pit.index()).filter(|_| there).map(|rect| to_egui(*rect));
    picture.marks().filter_map(move |(pit, word)| Some((pit, word, place(pit)?)))
}

/// Rings around the pits that are pointed at.
fn rings(ui: &Ui, view: &View, picture: &'static Picture) {
    for (.., rect) in marked(view, picture) {
        let line = Stroke::new((rect.width() * 0.035).max(1.5), theme::BRASS_LIGHT);
        ui.painter().circle_stroke(rect.center(), rect.size().min_elem() * 0.54, line);
    }
}

/// The words of Bao at the pits that they name, at the rim where no number stands.
fn names(ui: &Ui, view: &View, picture: &'static Picture) {
    for (pit, word, rect) in marked(view, picture) {
        let Some(word) = word else { continue };
        let font = Face::Strong.at(ui, 0.9);
        let size = font.size.min((rect.width() * 0.25).max(10.0));
        let font = FontId::new(size.round(), font.family);
        let near = picture.game.board().owner(pit) == Side::South;
        let centre = if near { rect.center_top() } else { rect.center_bottom() };
        let edge = Some(theme::BRASS_LIGHT);
        pits::plate(ui, centre, word, font, theme::BRASS_LIGHT, edge, false);
    }
}
