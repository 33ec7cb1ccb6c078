//! What happened: the story of a turn, and the list of all turns.

use super::Memory;
use super::at_table::AtTable;
use super::paint::{self, layout};
use super::terms;
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use crate::app::session::{Intent, PlayedTurn};
use crate::rules::{Board, Event, Lift, Pit, Rules, TurnEnd};
use crate::words::Words;
use bevy_egui::egui::{Color32, CornerRadius, Rect, Response, Ui, pos2, vec2};

/// How much room the story of a turn has been given: it grows and does not shrink while a match goes on, so that
/// the list below it stays where it is whichever turn is told.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kept {
    /// The match, the language, the width and the size of the letters.
    of: (String, &'static str, u32, u32),
    high: f32,
}

/// So many turns are measured where a match is seen for the first time: those with the most to tell.
const MEASURED: usize = 3;

/// So many lines have room from the start.
const LINES: f32 = 4.0;

/// The story of a turn and the turns so far. A turn of the list that is pointed at or picked lights the
/// pit from which it set out.
pub fn draw(ui: &mut Ui, at: &AtTable, memory: &mut Memory) -> Option<Intent> {
    if at.turns().0.is_empty() {
        first(ui, at);
    } else {
        told(ui, at, memory);
    }
    let Rows { picked, hovered, again } = turns(ui, at, memory.told_turn);
    if let Some(picked) = picked {
        let again = memory.told_turn == Some(picked);
        memory.told_turn = (!again).then_some(picked);
    }
    // A picked turn of long ago is not lit while another one is being sown.
    let resting = memory.told_turn.filter(|_| !at.view.stage.is_moving());
    let of = hovered.or(resting).and_then(|index| at.playing.turns.get(index));
    let named = of.and_then(start);
    again.or_else(|| (named != at.view.pointing.named).then_some(Intent::Name(named)))
}

/// Before the first turn: what it is all about, and how a turn goes.
fn first(ui: &mut Ui, at: &AtTable) {
    let (words, game) = (at.words, at.playing.game());
    plate(ui, &words.get("match-aim"), &words.game_goal(game), 0.0);
    let steps: &[&str] = match game.board() {
        Board::FourRows => &["first-step-pit", "first-step-way", "first-step-watch"],
        Board::TwoRows => &["first-step-one-way", "first-step-hold", "first-step-watch"],
    };
    ui.add_space(4.0 * theme::unit(ui));
    for (index, key) in steps.iter().enumerate() {
        paint::point(ui, index + 1, &words.get(key), 0.92);
    }
}

/// The pit that a turn set out from.
fn start(turn: &PlayedTurn) -> Option<Pit> {
    turn.events.iter().find_map(|event| match *event {
        Event::Lifted { pit, why: Lift::Start, .. } => Some(pit),
        _ => None,
    })
}

/// The story of the turn that was picked from the list, or of the last one, as far as it was seen.
fn told(ui: &mut Ui, at: &AtTable, memory: &mut Memory) {
    let (words, game) = (at.words, at.playing.game());
    let (turns, running) = at.turns();
    let Some(last) = turns.len().checked_sub(1) else { return };
    let index = memory.told_turn.filter(|index| *index < last).unwrap_or(last);
    let heading = match index {
        index if index != last => entry(index, &turns[index], false, words),
        _ if running.is_some() => words.get("match-this-turn"),
        _ => words.get("match-last-turn"),
    };
    let whole = story(at, &turns[index], index);
    let text = match running.filter(|_| index == last) {
        Some(events) => words.turn_so_far(game, &at.names_in(last), events),
        None => whole.clone(),
    };
    let font = Face::Text.at(ui, 0.95);
    let line = ui.fonts_mut(|fonts| fonts.row_height(&font));
    let room = ui.available_width() - 2.0 * pad(ui);
    // The story grows; its room is that of the whole one from the start.
    let high = |heading: &str, whole: &str| {
        let heading = heading_of(ui, heading, room).rect.height();
        heading + layout(ui, whole, font.clone(), theme::INK, room).rect.height()
    };
    let of = (at.playing.id.clone(), words.language().code(), room as u32, (4.0 * line) as u32);
    let kept = &mut memory.story;
    if kept.of != of {
        *kept = Kept { of, high: ((1.0 + LINES) * line).ceil() };
        // Other turns may have been played elsewhere, or seen at another width.
        for index in wordiest(turns) {
            let turn = &turns[index];
            let entry = entry(index, turn, false, words);
            kept.high = kept.high.max(high(&entry, &story(at, turn, index)));
        }
    }
    kept.high = kept.high.max(high(&heading, &whole));
    plate(ui, &heading, &text, kept.high);
}

/// The whole story of a turn.
fn story(at: &AtTable, turn: &PlayedTurn, index: usize) -> String {
    let words = at.words;
    let whole = words.turn(at.playing.game(), &at.names_in(index), &turn.events);
    match index {
        // What came of the first turn belongs to its story.
        0 if at.playing.record.swapped() => words.sentences(&[whole, words.get("seats-changed")]),
        _ => whole,
    }
}

/// The turns of which there is most to tell.
fn wordiest(turns: &[PlayedTurn]) -> Vec<usize> {
    let told = |turn: &PlayedTurn| {
        let is_told =
            |event: &&Event| matches!(event, Event::Captured { .. } | Event::Entered { .. });
        turn.events.iter().filter(is_told).count()
    };
    let mut all: Vec<usize> = (0..turns.len()).collect();
    all.sort_by_key(|index| std::cmp::Reverse(told(&turns[*index])));
    all.truncate(MEASURED);
    all
}

fn pad(ui: &Ui) -> f32 {
    (10.0 * theme::unit(ui)).round()
}

fn heading_of(ui: &Ui, text: &str, room: f32) -> std::sync::Arc<bevy_egui::egui::Galley> {
    layout(ui, text, Face::Strong.at(ui, 0.84), theme::INK_SOFT, room)
}

/// A text under a small heading, on a sunk plate with room for at least so much of both.
fn plate(ui: &mut Ui, heading: &str, text: &str, least: f32) {
    let (unit, pad) = (theme::unit(ui), pad(ui));
    let room = ui.available_width() - 2.0 * pad;
    let heading = heading_of(ui, heading, room);
    let body = terms::layout(ui, text, Face::Text.at(ui, 0.95), theme::INK, room);
    let height = (heading.rect.height() + body.rect.height()).max(least) + 2.0 * pad;
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
    let round = CornerRadius::same((8.0 * unit).clamp(6.0, 20.0) as u8);
    ui.painter().rect_filled(rect, round, theme::PLASTER_DEEP);
    paint::label(ui, rect, text);
    let below = heading.rect.height();
    ui.painter().galley(rect.min + vec2(pad, pad), heading, theme::INK_SOFT);
    let at = rect.min + vec2(pad, pad + below);
    terms::touch(ui, at, &body);
    ui.painter().galley(at, body, theme::INK);
}

/// A turn by its number and its move; the kichwa of one that is still running are left out.
fn entry(index: usize, turn: &PlayedTurn, running: bool, words: &Words) -> String {
    let number = ("number", (index + 1).into());
    if is_pass(turn) {
        return words.with("match-turn-pass", &[number]);
    }
    let whole = turn.notation.as_str();
    let shown = if running { whole.split(':').next().unwrap_or(whole) } else { whole };
    words.with("match-turn-entry", &[number, ("move", shown.into())])
}

fn is_pass(turn: &PlayedTurn) -> bool {
    let passes = |event: &Event| matches!(event, Event::TurnEnded { why: TurnEnd::Pass, .. });
    turn.events.iter().any(passes)
}

/// A turn in figures.
fn brief(turn: &PlayedTurn, running: bool, words: &Words) -> String {
    match (running, is_pass(turn)) {
        (true, _) => words.get("match-turn-running"),
        (false, true) => String::new(),
        (false, false) => {
            let (laps, seeds) = (turn.tally.laps, turn.tally.captured);
            words.with("match-brief", &[("laps", laps.into()), ("seeds", seeds.into())])
        }
    }
}

/// What the pointer does with the list.
#[derive(Default)]
struct Rows {
    picked: Option<usize>,
    hovered: Option<usize>,
    /// A turn that is to be shown once more.
    again: Option<Intent>,
}

/// The turns so far, the last one first.
fn turns(ui: &mut Ui, at: &AtTable, picked: Option<usize>) -> Rows {
    let mut rows = Rows::default();
    let (turns, running) = at.turns();
    if turns.is_empty() {
        return rows;
    }
    paint::paragraph(ui, &at.words.get("match-turns"), Face::Strong, 0.84, theme::INK_SOFT);
    let width = ui.available_width();
    let small = Face::Text.at(ui, 0.84);
    let line = ui.fonts_mut(|fonts| fonts.row_height(&small));
    let unit = theme::unit(ui);
    // A move with many kichwa takes two lines.
    let longest = turns.iter().max_by_key(|turn| turn.notation.len());
    let widest = longest.map_or(0.0, |turn| {
        let name = entry(turns.len(), turn, false, at.words);
        let brief = at.words.with("match-brief", &[("laps", 88.into()), ("seeds", 88.into())]);
        let name = layout(ui, &name, Face::Strong.at(ui, 0.95), theme::INK, f32::INFINITY);
        let brief = layout(ui, &brief, small.clone(), theme::INK, f32::INFINITY);
        name.rect.width() + brief.rect.width() + 28.0 * unit
    });
    let lines = if widest <= width { 1.0 } else { 2.2 };
    // A finger in a house needs all of it; at a desk more turns are worth more.
    let share = if theme::finger(ui.ctx()).is_some() { 1.0 } else { 0.8 };
    let height = (theme::touch(ui) * share).max(line * lines + 12.0 * unit).ceil();
    let count = turns.len();
    let (_, all) = ui.allocate_space(vec2(width, height * count as f32));
    let window = ui.clip_rect();
    let first = ((window.top() - all.top()) / height).floor().max(0.0) as usize;
    let last = ((window.bottom() - all.top()) / height).ceil().max(0.0) as usize;
    for place in first..last.min(count) {
        let index = count - 1 - place;
        let top = all.top() + height * place as f32;
        let rect = Rect::from_min_size(pos2(all.left(), top), vec2(width, height));
        let runs = running.is_some() && place == 0;
        let name = entry(index, &turns[index], runs, at.words);
        let brief = brief(&turns[index], runs, at.words);
        let near = at.playing.setup.near_side() == turns[index].side;
        let colour = if near { theme::INDIGO } else { theme::INK };
        let chosen = picked == Some(index);
        // Beside a turn that was picked stands what shows it once more: nothing moves for it.
        let again = (chosen && !at.view.stage.is_moving()).then(|| {
            let width = theme::touch(ui).min(width * 0.3).round();
            rect.with_min_x(rect.right() - width)
        });
        let row = row(ui, index, rect, chosen, again, (&name, &brief, colour));
        if let Some(place) = again {
            let text = at.words.get("match-replay-picked");
            let size = place.height() * 0.5;
            let show = |ui: &Ui, body: Rect, colour| paint::sign(ui, body, "⏮", size, colour);
            let key = ("again", index);
            if widgets::button_with(ui, key, &text, place, Kind::Plain, show).clicked() {
                rows.again = Some(Intent::Replay(index));
            }
        }
        if row.clicked() {
            rows.picked = Some(index);
        }
        if row.hovered() || row.has_focus() {
            rows.hovered = Some(index);
        }
    }
    rows
}

fn row(
    ui: &mut Ui,
    index: usize,
    rect: Rect,
    picked: bool,
    beside: Option<Rect>,
    (name, brief, colour): (&str, &str, Color32),
) -> Response {
    let unit = theme::unit(ui);
    let label = if brief.is_empty() { name.to_owned() } else { format!("{name}, {brief}") };
    widgets::row(ui, ("turn", index), &label, rect, picked, |ui, rect| {
        let pad = 8.0 * unit;
        let rect = beside.map_or(rect, |beside| rect.with_max_x(beside.left()));
        let width = rect.width() - 2.0 * pad;
        let name = layout(ui, name, Face::Strong.at(ui, 0.95), colour, width);
        let brief = layout(ui, brief, Face::Text.at(ui, 0.84), theme::INK_SOFT, width);
        let left = rect.left() + pad;
        if name.rect.width() + brief.rect.width() + 12.0 * unit <= width {
            let y = rect.center().y - name.rect.height() / 2.0;
            let low = rect.center().y - brief.rect.height() / 2.0;
            let right = rect.right() - pad - brief.rect.width();
            ui.painter().galley(pos2(left, y), name, colour);
            ui.painter().galley(pos2(right, low), brief, theme::INK_SOFT);
        } else {
            let y = rect.center().y - (name.rect.height() + brief.rect.height()) / 2.0;
            let below = y + name.rect.height();
            ui.painter().galley(pos2(left, y), name, colour);
            ui.painter().galley(pos2(left, below), brief, theme::INK_SOFT);
        }
    })
}
