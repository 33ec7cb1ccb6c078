//! The quiet information beside the board: whose turn, how they stand, what happened.

use super::paint::{self, layout};
use super::pits;
use super::theme::{self, Face};
use super::widgets;
use super::{View, names, person};
use crate::app::session::{PlayedTurn, Playing, Seat};
use crate::rules::{Action, Event, Position, Rules, Side, TurnKind};
use crate::words::{Names, Words};
use bevy_egui::egui::{Color32, CornerRadius, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

/// The position that the numbers tell of: what is shown, or what is, if nothing is shown yet.
pub fn shown(view: &View, playing: &Playing) -> Position {
    let board = playing.game().board();
    view.stage.shown.filter(|shown| shown.board() == board).unwrap_or(playing.position)
}

/// The seeds of both sides, South first, as they are shown; with those in the mover's hand in Bao.
pub fn standing(view: &View, playing: &Playing) -> [u32; 2] {
    let shown = shown(view, playing);
    let mut standing = playing.game().standing(&shown);
    if !won_counts(playing) {
        standing[shown.side().index()] += u32::from(shown.hand());
    }
    standing
}

/// Whether the game is about seeds won, so that the numbers beside the names are those.
pub fn won_counts(playing: &Playing) -> bool {
    playing.game() == crate::rules::Game::Djenon
}

/// A player: the name, a mark that shows whose turn it is, and the seeds.
pub fn nameplate(ui: &mut Ui, view: &View, playing: &Playing, side: Side, words: &Words) {
    let unit = theme::unit(ui);
    let names = names(&playing.setup.seats);
    let to_move = view
        .stage
        .turn
        .map_or_else(|| playing.to_move().map(|(side, _)| side), |(side, _)| Some(side));
    let active = to_move == Some(side);
    let seeds = standing(view, playing)[side.index()];
    let key = if won_counts(playing) { "match-seeds-won" } else { "match-seeds" };
    let count = words.with(key, &[("seeds", seeds.into())]);
    let colour = if active { theme::INK } else { theme::INK_SOFT };
    let face = if active { Face::Strong } else { Face::Text };
    let width = ui.available_width();
    let indent = (22.0 * unit).round();
    let count_text = layout(ui, &count, Face::Strong.at(ui, 0.92), colour, width - indent);
    let name = words.player(&names, side);
    let room = width - indent - count_text.rect.width() - 10.0 * unit;
    let alone = room < 70.0 * unit;
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
pub fn scale(ui: &mut Ui, view: &View, playing: &Playing) {
    let unit = theme::unit(ui);
    let near = view.board.near.unwrap_or(Side::South);
    let standing = standing(view, playing);
    let (mine, theirs) = (standing[near.index()] as f32, standing[near.other().index()] as f32);
    let all = shown(view, playing).total().max(1) as f32;
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
pub fn status(ui: &mut Ui, view: &View, playing: &Playing, words: &Words) {
    let names = names(&playing.setup.seats);
    let by = |key: &str, side: Side| {
        let (person, name) = person(words, &names, side);
        words.with(key, &[("person", person.into()), ("name", name.as_str().into())])
    };
    let moving = view.stage.is_moving();
    let (main, second) = match (view.stage.turn, playing.to_move()) {
        (Some((side, kind)), _) if moving => {
            let began = Event::TurnBegan { side, kind };
            let kind = words.event(playing.game(), &names, side, &began);
            let main = if view.stage.replaying.is_some() {
                words.get("match-replaying")
            } else {
                by("match-sowing", side)
            };
            (main, kind.unwrap_or_default())
        }
        (_, Some((side, seat))) => (by("match-to-move", side), hint(seat, playing, words)),
        (_, None) => (ending(playing, &names, words), String::new()),
    };
    paint::paragraph(ui, &main, Face::Title, 1.3, theme::INK);
    if !second.is_empty() {
        paint::paragraph(ui, &second, Face::Text, 0.92, theme::INK_SOFT);
    }
}

/// What the person to move has to do.
fn hint(seat: Seat, playing: &Playing, words: &Words) -> String {
    if seat != Seat::Human {
        return String::new();
    }
    if playing.position.pending().is_some() {
        let seeds = playing.position.hand();
        return words.with("match-choose-kichwa", &[("seeds", seeds.into())]);
    }
    if playing.legal.contains(&Action::Pass) {
        return words.get("match-must-pass");
    }
    words.get(match playing.game().turn_kind(&playing.position) {
        TurnKind::Mtaji => "match-choose-pit-mtaji",
        TurnKind::Takata => "match-choose-pit-takata",
        TurnKind::Sowing | TurnKind::Pass => "match-choose-pit",
    })
}

/// How the match ended, in a sentence.
pub fn ending(playing: &Playing, names: &Names, words: &Words) -> String {
    use crate::app::session::Ending;
    match playing.ending {
        Some(Ending::ByRules(outcome)) => words.outcome(names, outcome),
        Some(Ending::Resigned(side)) => words.resignation(names, side),
        None => String::new(),
    }
}

/// The lap, the hand and the captures while seeds are in flight; its room is kept at rest.
pub fn live(ui: &mut Ui, view: &View, words: &Words) {
    let unit = theme::unit(ui);
    let stage = view.stage;
    let hand = pits::hand(stage).map_or(0, |(_, seeds)| seeds);
    let text = if stage.is_moving() {
        counters(stage.lap, hand, stage.captured, words)
    } else {
        String::new()
    };
    let font = Face::Strong.at(ui, 0.88);
    let width = ui.available_width();
    let most = layout(ui, &counters(88, 18, 18, words), font.clone(), theme::INDIGO, width);
    let text = layout(ui, &text, font, theme::INDIGO, width);
    let height = text.rect.height().max(most.rect.height()) + 2.0 * unit;
    let (_, rect) = ui.allocate_space(vec2(width, height));
    ui.painter().galley(rect.min, text, theme::INDIGO);
}

/// The counters of a turn in flight, those that count nothing left out.
fn counters(lap: u32, hand: usize, captured: u32, words: &Words) -> String {
    let mut parts = Vec::new();
    if lap > 0 {
        parts.push(words.with("match-lap", &[("lap", lap.into())]));
    }
    if hand > 0 {
        parts.push(words.with("match-in-hand", &[("seeds", hand.into())]));
    }
    if captured > 0 {
        parts.push(words.with("match-captured", &[("seeds", captured.into())]));
    }
    parts.join(" · ")
}

/// The story of the turn that was picked from the list, or of the last one.
pub fn told(ui: &mut Ui, playing: &Playing, picked: Option<usize>, words: &Words) {
    let unit = theme::unit(ui);
    let names = names(&playing.setup.seats);
    let last = playing.turns.len().checked_sub(1);
    let index = picked.filter(|index| *index < playing.turns.len()).or(last);
    let heading = match index {
        Some(index) if Some(index) != last => entry(index, &playing.turns[index], words),
        _ => words.get("match-last-turn"),
    };
    let text = index.map_or_else(
        || words.get("match-no-turn-yet"),
        |index| words.turn(playing.game(), &names, &playing.turns[index].events),
    );
    let pad = (10.0 * unit).round();
    let room = ui.available_width() - 2.0 * pad;
    let heading = layout(ui, &heading, Face::Strong.at(ui, 0.84), theme::INK_SOFT, room);
    let body = layout(ui, &text, Face::Text.at(ui, 0.95), theme::INK, room);
    let height = heading.rect.height() + body.rect.height() + 2.0 * pad;
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
    let round = CornerRadius::same((8.0 * unit).clamp(6.0, 20.0) as u8);
    ui.painter().rect_filled(rect, round, theme::PLASTER_DEEP);
    paint::label(ui, rect, &text);
    let below = heading.rect.height();
    ui.painter().galley(rect.min + vec2(pad, pad), heading, theme::INK_SOFT);
    ui.painter().galley(rect.min + vec2(pad, pad + below), body, theme::INK);
}

fn entry(index: usize, turn: &PlayedTurn, words: &Words) -> String {
    let args = [("number", (index + 1).into()), ("move", turn.notation.as_str().into())];
    words.with("match-turn-entry", &args)
}

/// The turns so far, the last one first. Answers the one that was picked now.
pub fn turns(
    ui: &mut Ui,
    playing: &Playing,
    picked: Option<usize>,
    words: &Words,
) -> Option<usize> {
    if playing.turns.is_empty() {
        return None;
    }
    let unit = theme::unit(ui);
    paint::paragraph(ui, &words.get("match-turns"), Face::Strong, 0.84, theme::INK_SOFT);
    let width = ui.available_width();
    let small = Face::Text.at(ui, 0.84);
    let line = ui.fonts_mut(|fonts| fonts.row_height(&small));
    let height = theme::touch(ui).max(line * 2.2 + 8.0 * unit).ceil();
    let count = playing.turns.len();
    let (_, all) = ui.allocate_space(vec2(width, height * count as f32));
    let window = ui.clip_rect();
    let first = ((window.top() - all.top()) / height).floor().max(0.0) as usize;
    let last = ((window.bottom() - all.top()) / height).ceil().max(0.0) as usize;
    let mut chosen = None;
    for place in first..last.min(count) {
        let index = count - 1 - place;
        let turn = &playing.turns[index];
        let top = all.top() + height * place as f32;
        let rect = Rect::from_min_size(pos2(all.left(), top), vec2(width, height));
        let name = entry(index, turn, words);
        let brief = brief(turn, words);
        let label = format!("{name}, {brief}");
        let row =
            widgets::row(ui, ("turn", index), &label, rect, picked == Some(index), |ui, rect| {
                let near = playing.setup.near_side() == turn.side;
                let colour = if near { theme::INDIGO } else { theme::INK };
                let pad = 8.0 * unit;
                let name = layout(ui, &name, Face::Strong.at(ui, 0.95), colour, width - 2.0 * pad);
                let brief = layout(ui, &brief, small.clone(), theme::INK_SOFT, width - 2.0 * pad);
                let room = name.rect.width() + brief.rect.width() + 12.0 * unit;
                if room <= width - 2.0 * pad {
                    let y = rect.center().y - name.rect.height() / 2.0;
                    let low = rect.center().y - brief.rect.height() / 2.0;
                    let right = rect.right() - pad - brief.rect.width();
                    ui.painter().galley(pos2(rect.left() + pad, y), name, colour);
                    ui.painter().galley(pos2(right, low), brief, theme::INK_SOFT);
                } else {
                    let y = rect.center().y - (name.rect.height() + brief.rect.height()) / 2.0;
                    let below = y + name.rect.height();
                    ui.painter().galley(pos2(rect.left() + pad, y), name, colour);
                    ui.painter().galley(pos2(rect.left() + pad, below), brief, theme::INK_SOFT);
                }
            });
        if row.clicked() {
            chosen = Some(index);
        }
    }
    chosen
}

/// A turn in figures.
fn brief(turn: &PlayedTurn, words: &Words) -> String {
    let (laps, seeds) = (turn.tally.laps, turn.tally.captured);
    words.with("match-brief", &[("laps", laps.into()), ("seeds", seeds.into())])
}
