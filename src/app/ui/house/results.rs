//! The end of a match: who has won, and what can be done now.

use super::turned::Strip;
use super::{HouseView, Place, Wish, face, numbers};
use crate::app::session::Ending;
use crate::app::ui::at_table::AtTable;
use crate::app::ui::players;
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::Kind;
use crate::rules::Side;
use crate::words::Words;
use bevy_egui::egui::{Rect, Ui, pos2, vec2};

/// Draws it; answers what is left for the board.
pub fn draw(ui: &mut Ui, house: &HouseView, words: &Words, wishes: &mut Vec<Wish>) -> Rect {
    let window = ui.max_rect();
    let [far, near] = face::strips(ui, window);
    let Some(at) = AtTable::of(house.view, words) else { return window };
    let two = house.place == Place::Face;
    let top = if two { far.bottom() } else { window.top() };
    let free = Rect::from_min_max(pos2(window.left(), top), near.right_top());
    numbers(ui, house, two);
    let mut of = |side: Side, rect: Rect, turned: bool| {
        let strip = Strip { ui, rect, turned };
        face::ground(&strip, at.playing.ending.and_then(Ending::winner) == Some(side));
        let ending = players::ending(&at);
        // Who sits alone is told by the sentence itself who has won.
        let line = match two {
            true => format!("{} · {ending}", words.get(face::verdict(at.playing.ending, side))),
            false => ending,
        };
        ended(&strip, &at, &line, wishes);
    };
    if two {
        of(Side::North, far, true);
        of(Side::South, near, false);
    } else {
        of(at.near, near, false);
    }
    free
}

fn ended(strip: &Strip, at: &AtTable, line: &str, wishes: &mut Vec<Wish>) {
    let unit = theme::unit(strip.ui);
    let inner = strip.rect.shrink2(vec2(14.0 * unit, 8.0 * unit));
    let high = theme::touch(strip.ui) * 1.15;
    let low = inner.with_min_y(inner.bottom() - high);
    let above = inner.with_max_y(low.top() - 4.0);
    strip.text(above, line, Face::Title, 1.25, theme::INK);
    let width = (low.width() * 0.45).min(340.0 * unit);
    let me = strip.turned;
    let button = |place: f32| {
        Rect::from_center_size(
            low.center() + vec2(place * 0.54 * width, 0.0),
            vec2(width, low.height()),
        )
    };
    let again = at.words.get("kiosk-again");
    if strip.button(("again", me), button(-1.0), &again, Kind::Main) {
        wishes.push(Wish::Again);
    }
    if strip.button(("end", me), button(1.0), &at.words.get("kiosk-home"), Kind::Plain) {
        wishes.push(Wish::Home);
    }
}
