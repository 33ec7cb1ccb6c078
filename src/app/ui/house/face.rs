//! Two visitors face to face: each has a strip of the screen before them, and reads it upright.

use super::turned::Strip;
use super::{HouseView, Wish, numbers};
use crate::app::session::{Ending, Intent, Seat};
use crate::app::space::{goes_right, ways};
use crate::app::ui::at_table::AtTable;
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::Kind;
use crate::app::ui::{Memory, ledge, looking, pits, players, to_the_edges};
use crate::rules::{Action, Side};
use crate::words::Words;
use bevy_egui::egui::{Rect, Stroke, Ui, pos2, vec2};

/// Draws the match; answers what is left for the board.
pub fn draw(
    ui: &mut Ui,
    house: &HouseView,
    memory: &mut Memory,
    words: &Words,
    wishes: &mut Vec<Wish>,
) -> Rect {
    let window = ui.max_rect();
    let [far, near] = strips(ui, window);
    let free = Rect::from_min_max(far.left_bottom(), near.right_top());
    let Some(at) = AtTable::of(house.view, words) else { return free };
    let hands = looking::hands(ui, &at, &mut memory.fingers, free);
    let taps = pits::touch(ui, &at, memory);
    wishes.extend(hands.into_iter().chain(taps).map(Wish::Want));
    numbers(ui, house, true);
    wishes.extend(looking::back(ui, &at, free).map(Wish::Want));
    for (side, rect) in [(Side::North, far), (Side::South, near)] {
        let strip = Strip { ui, rect, turned: side == Side::North };
        ground(&strip, at.to_move() == Some(side));
        of_a_side(&strip, &at, side, wishes);
    }
    free
}

/// The strips at the upper and at the lower edge.
pub fn strips(ui: &Ui, window: Rect) -> [Rect; 2] {
    let wanted = theme::touch(ui) * 1.3 + 18.0 * theme::unit(ui) * 2.2;
    let high = wanted.min(window.height() * 0.172).round();
    [window.with_max_y(window.top() + high), window.with_min_y(window.bottom() - high)]
}

/// The plaster of a strip; the one whose reader is to move has a broad edge of brass toward the board.
pub fn ground(strip: &Strip, active: bool) {
    let rect = strip.rect;
    let fill = if active { theme::PLASTER } else { theme::PLASTER_DEEP };
    let rect = to_the_edges(strip.ui.ctx(), rect);
    strip.ui.painter().rect_filled(rect, 0.0, fill);
    let edge = if active {
        Stroke::new((6.0 * theme::unit(strip.ui)).round(), theme::BRASS)
    } else {
        Stroke::new(1.5, theme::PLASTER_EDGE)
    };
    let y = if strip.turned { rect.bottom() } else { rect.top() };
    strip.ui.painter().hline(rect.x_range(), y, edge);
}

/// What one of the two reads and can touch.
fn of_a_side(strip: &Strip, at: &AtTable, side: Side, wishes: &mut Vec<Wish>) {
    let unit = theme::unit(strip.ui);
    let inner = strip.rect.shrink2(vec2(14.0 * unit, 8.0 * unit));
    let low = Rect::from_min_max(
        pos2(inner.left(), inner.bottom() - theme::touch(strip.ui) * 1.15),
        inner.right_bottom(),
    );
    let high = Rect::from_min_max(inner.left_top(), low.right_top());
    let words = at.words;
    let free = at.is_free() && at.playing.position.side() == side;
    let seeds = at.playing.game().standing(&at.shown())[side.index()];
    let seeds = words.with("match-seeds", &[("seeds", seeds.into())]);
    let mine = at.to_move() == Some(side);
    let key = if mine { "kiosk-your-turn" } else { "kiosk-other-turn" };
    let line = format!("{} · {seeds}", words.get(key));
    strip.text(high, &line, Face::Title, 1.15, theme::INK);
    let me = side == Side::North;
    if free && at.playing.legal.contains(&Action::Pass) {
        let rect = Rect::from_center_size(low.center(), vec2(260.0 * unit, low.height()));
        if strip.button(("pass", me), rect, &words.get("match-pass"), Kind::Main) {
            wishes.push(Wish::Want(Intent::Play(Action::Pass)));
        }
        return;
    }
    let pointing = &at.view.pointing;
    if let Some(refused) = pointing.refused.filter(|_| free) {
        let why = ledge::why(at, refused);
        strip.text(low, &why, Face::Text, 0.95, theme::CORAL);
        return;
    }
    match pointing.chosen.filter(|_| free) {
        Some(pit) => {
            let board = at.board();
            let width = (low.width() * 0.3).min(220.0 * unit);
            for &way in ways(board) {
                let legal = at.playing.legal.contains(&Action::Sow { pit, direction: way });
                if !legal {
                    continue;
                }
                let right = goes_right(board, pit, way, side);
                let middle = low.center().x + if right { 0.6 } else { -0.6 } * width;
                let rect =
                    Rect::from_center_size(pos2(middle, low.center().y), vec2(width, low.height()));
                let name =
                    words.get(if right { "kiosk-to-the-right" } else { "kiosk-to-the-left" });
                if strip.arrow((if right { "right" } else { "left" }, me), rect, &name, right) {
                    wishes.push(Wish::Want(Intent::Choose(way)));
                }
            }
        }
        None => {
            if let Some(line) = players::to_do(at, Seat::Human).filter(|_| free) {
                strip.text(low, &line, Face::Text, 1.0, theme::INK_SOFT);
            }
        }
    }
}

/// What each of the two reads at the end.
#[must_use]
pub fn verdict(ending: Option<Ending>, side: Side) -> &'static str {
    match ending.and_then(Ending::winner) {
        Some(winner) if winner == side => "kiosk-you-won",
        Some(_) => "kiosk-you-lost",
        None => "kiosk-drawn",
    }
}
