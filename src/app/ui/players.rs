//! The quiet information beside the board: whose turn, and how they stand.

use super::at_table::AtTable;
use super::paint::{self, layout};
use super::pits;
use super::theme::{self, Face};
use crate::app::session::{Ending, Seat};
use crate::rules::{Action, Event, Game, Rules, Side, TurnKind};
use bevy_egui::egui::{Color32, CornerRadius, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

/// The seeds of both sides, South first, as they are shown; with those in the mover's hand in Bao.
pub fn standing(at: &AtTable) -> [u32; 2] {
    let shown = at.shown();
    let mut standing = at.playing.game().standing(&shown);
    if !won_counts(at) {
        let holder = match at.view.stage.turn {
            Some((side, _)) => side,
            None if shown.pending().is_some() => shown.side(),
            // The last capture of a game stays in the winner's hand, and the other is to move (B13).
            None => shown.side().other(),
        };
        standing[holder.index()] += u32::from(shown.hand());
    }
    standing
}

/// Whether the game is about seeds won, so that the numbers beside the names are those.
fn won_counts(at: &AtTable) -> bool {
    at.playing.game() == Game::Djenon
}

/// A player: the name, a mark that shows whose turn it is, and the seeds.
pub fn nameplate(ui: &mut Ui, at: &AtTable, side: Side) {
    let unit = theme::unit(ui);
    let active = at.to_move() == Some(side);
    let seeds = standing(at)[side.index()];
    let key = if won_counts(at) { "match-seeds-won" } else { "match-seeds" };
    let count = at.words.with(key, &[("seeds", seeds.into())]);
    let colour = if active { theme::INK } else { theme::INK_SOFT };
    let face = if active { Face::Strong } else { Face::Text };
    let width = ui.available_width();
    let indent = (22.0 * unit).round();
    let count_text = layout(ui, &count, Face::Strong.at(ui, 0.92), colour, width - indent);
    let name = at.words.player(&at.names, side);
    let room = width - indent - count_text.rect.width() - 10.0 * unit;
    let wanted = layout(ui, &name, face.at(ui, 1.1), colour, f32::INFINITY).rect.width();
    let alone = wanted > room;
    let name_room = if alone { width - indent } else { room };
    let name_text = layout(ui, &name, face.at(ui, 1.1), colour, name_room);
    let mut height = name_text.rect.height().max(count_text.rect.height());
    if alone {
        height = name_text.rect.height() + count_text.rect.height();
    }
    let (_, rect) = ui.allocate_space(vec2(width, height));
    paint::label(ui, rect, &format!("{name}: {count}"));
    let middle = rect.top() + name_text.rect.height() / 2.0;
    let dot = pos2(rect.left() + indent * 0.36, middle);
    let radius = 6.0 * unit;
    if active {
        ui.painter().circle_filled(dot, radius, theme::BRASS);
        ui.painter().circle_stroke(dot, radius + 3.0, Stroke::new(1.5, theme::BRASS));
    } else {
        ui.painter().circle_stroke(dot, radius * 0.8, Stroke::new(1.5, theme::INK_SOFT));
    }
    let left = rect.left() + indent;
    let count_at = if alone {
        pos2(left, rect.top() + name_text.rect.height())
    } else {
        let line = middle - count_text.rect.height() / 2.0;
        pos2(rect.right() - count_text.rect.width(), line)
    };
    ui.painter().galley(pos2(left, rect.top()), name_text, colour);
    ui.painter().galley(count_at, count_text, colour);
}

/// Both sides' seeds as a groove that is filled from either end.
pub fn scale(ui: &mut Ui, at: &AtTable) {
    let unit = theme::unit(ui);
    let standing = standing(at);
    let (mine, theirs) =
        (standing[at.near.index()] as f32, standing[at.near.other().index()] as f32);
    let all = at.shown().total().max(1) as f32;
    let thick = 9.0 * unit;
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), thick + 8.0 * unit));
    let groove = Rect::from_center_size(rect.center(), vec2(rect.width(), thick));
    let round = CornerRadius::same((thick / 2.0) as u8);
    let edge = Stroke::new(1.0, theme::INK_SOFT);
    let painter = ui.painter();
    painter.rect_filled(groove, round, theme::PLASTER_DEEP);
    let left = groove.left() + groove.width() * mine / all;
    let right = groove.right() - groove.width() * theirs / all;
    if mine > 0.0 {
        painter.rect_filled(groove.with_max_x(left), round, theme::INDIGO);
    }
    if theirs > 0.0 {
        painter.rect_filled(groove.with_min_x(right), round, Color32::from_rgb(0x9A, 0x6B, 0x4A));
    }
    painter.rect_stroke(groove, round, edge, StrokeKind::Inside);
    let reach = thick / 2.0 + 4.0 * unit;
    let y = groove.center().y;
    painter.vline(groove.center().x, (y - reach)..=(y + reach), Stroke::new(1.5, theme::INK));
}

/// What is going on, in a few words.
/// In place of what is to be done a hint is told, if there is one.
pub fn status(ui: &mut Ui, at: &AtTable, told: Option<String>, notice: impl FnOnce(&mut Ui)) {
    let (playing, words) = (at.playing, at.words);
    let stage = at.view.stage;
    let (main, second) = match (stage.turn, playing.to_move()) {
        (Some((side, kind)), _) if stage.is_moving() => {
            let began = Event::TurnBegan { side, kind };
            let kind = words.event(playing.game(), &at.names, side, &began);
            let main = if stage.replaying.is_some() {
                words.get("match-replaying")
            } else {
                words.sowing(&at.names, side)
            };
            (main, kind.into_iter().collect())
        }
        (_, Some((side, seat))) if playing.asks_to_swap() => asks_to_swap(at, side, seat),
        (_, Some((side, seat))) => {
            let changed = playing.just_swapped().then(|| changed(at, side, seat));
            let next = changed.into_iter().chain(told.or_else(|| to_do(at, seat)));
            (words.to_move(&at.names, side), next.collect::<Vec<_>>())
        }
        (_, None) => (ending(at), Vec::new()),
    };
    paint::paragraph(ui, &main, Face::Title, 1.3, theme::INK);
    // What the program has to say comes after whose turn it is, and before all that can wait.
    notice(ui);
    for line in second {
        paint::paragraph(ui, &line, Face::Text, 0.92, theme::INK_SOFT);
    }
}

/// The question of the pie rule, and what it is about.
fn asks_to_swap(at: &AtTable, side: Side, seat: Seat) -> (String, Vec<String>) {
    let words = at.words;
    if seat != Seat::Human {
        return (words.get("pie-waits"), Vec::new());
    }
    if at.playing.setup.seats == [Seat::Human; 2] {
        let name = words.player(&at.names, side);
        let line = words.with("pie-asks-line-friends", &[("name", (&name).into())]);
        return (words.get("pie-asks-friends"), vec![line]);
    }
    (words.get("pie-asks"), vec![words.get("pie-asks-line")])
}

/// That the players have changed seats, until the next turn.
fn changed(at: &AtTable, side: Side, seat: Seat) -> String {
    let words = at.words;
    if at.playing.setup.seats == [Seat::Human; 2] {
        let name = words.player(&at.names, side);
        return words.with("pie-changed-friends", &[("name", (&name).into())]);
    }
    // Who is to move is whoever began: the other one has changed.
    words.get(if seat == Seat::Human { "pie-changed-by-computer" } else { "pie-changed-by-you" })
}

/// What the person to move has to do.
pub fn to_do(at: &AtTable, seat: Seat) -> Option<String> {
    let (playing, words) = (at.playing, at.words);
    if seat != Seat::Human {
        return None;
    }
    if at.asks() {
        let seeds = playing.position.hand();
        return Some(words.with("match-choose-kichwa", &[("seeds", seeds.into())]));
    }
    let key = if playing.legal.contains(&Action::Pass) {
        "match-must-pass"
    } else {
        match playing.game().turn_kind(&playing.position) {
            TurnKind::Mtaji => "match-choose-pit-mtaji",
            TurnKind::Takata => "match-choose-pit-takata",
            TurnKind::Sowing | TurnKind::Pass => "match-choose-pit",
        }
    };
    Some(words.get(key))
}

/// How the match ended, in a sentence.
pub fn ending(at: &AtTable) -> String {
    match at.playing.ending {
        Some(Ending::ByRules(outcome)) => at.words.outcome(&at.names, outcome),
        Some(Ending::Resigned(side)) => at.words.resignation(&at.names, side),
        None => String::new(),
    }
}

/// The lap of how many, the hand and the captures while seeds are in flight; its room is kept at rest.
pub fn live(ui: &mut Ui, at: &AtTable) {
    let unit = theme::unit(ui);
    let stage = at.view.stage;
    let hand = pits::hand(stage).map_or(0, |(_, seeds)| seeds);
    let passes = matches!(stage.turn, Some((_, TurnKind::Pass)));
    let text = if stage.is_moving() && !passes {
        counters(at, (stage.lap, stage.laps), hand, stage.captured)
    } else {
        String::new()
    };
    let font = Face::Strong.at(ui, 0.88);
    let width = ui.available_width();
    let most = layout(ui, &counters(at, (88, 188), 18, 18), font.clone(), theme::INDIGO, width);
    let text = layout(ui, &text, font, theme::INDIGO, width);
    let height = text.rect.height().max(most.rect.height()) + 2.0 * unit;
    let (_, rect) = ui.allocate_space(vec2(width, height));
    if !text.text().is_empty() {
        paint::label(ui, rect, text.text());
    }
    ui.painter().galley(rect.min, text, theme::INDIGO);
}

/// The counters of a turn in flight; an empty hand counts nothing.
fn counters(at: &AtTable, (lap, laps): (u32, u32), hand: usize, captured: u32) -> String {
    let words = at.words;
    let mut parts = Vec::new();
    if lap > 0 {
        parts.push(words.with("match-lap", &[("lap", lap.into()), ("laps", laps.into())]));
    }
    if hand > 0 {
        parts.push(words.with("match-in-hand", &[("seeds", hand.into())]));
    }
    parts.push(words.taken_so_far(at.playing.game(), captured));
    parts.join(" · ")
}
