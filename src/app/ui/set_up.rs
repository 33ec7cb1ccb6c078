//! A position is set up: seeds are put on the board by hand, and a match begins from there.

use super::paint::{self, Band};
use super::sheet::{Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{Memory, View, by_hand, new_match, pits, upright};
use crate::app::session::Intent;
use crate::notation::{parse_position, pit_name, print_position};
use crate::rules::{BadStart, Board, Draft, Edit, Game, Position, Rules, Side, Unfit};
use crate::words::Words;
use bevy_egui::egui::{Rect, Ui, UiBuilder, ViewportCommand, pos2, vec2};

/// The line of text beside the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line {
    text: String,
    /// The board that it was written for.
    of: Option<Draft>,
    /// Why it is no position.
    problem: Option<String>,
    /// Whether it is being written.
    typing: bool,
    /// The board that was copied last.
    copied: Option<Draft>,
}

/// Where the panel lies in a window, with its band, and what it leaves to the board.
pub fn place(window: Rect, unit: f32) -> (Rect, Band, Rect) {
    if upright(window) {
        let least = window.height() * 0.4;
        let height = (window.height() - window.width() * 0.78).max(least);
        let height = height.min(window.height() * 0.64).round();
        let top = window.bottom() - height;
        return (window.with_min_y(top), Band::Top, window.with_max_y(top));
    }
    let width = (window.width() * 0.34).max(236.0 + 150.0 * (unit - 0.72));
    let width = width.min(window.width() * 0.48).round();
    let left = window.right() - width;
    (window.with_min_x(left), Band::Left, window.with_max_x(left))
}

/// Draws the set-up.
pub fn draw(ui: &mut Ui, view: &View, memory: &mut Memory, words: &Words) -> Vec<Intent> {
    let mut intents = by_hand::touch(ui, view, memory, words);
    let draft = &view.drafting.draft;
    let near = view.board.near.unwrap_or(Side::South);
    let spoken_of = view.pointing.chosen.into_iter().chain(view.pointing.pit).collect();
    let (board, at_risk) = (draft.board(), Vec::new());
    pits::write(
        ui,
        &pits::Written { view, board, near, spoken_of, at_risk, numbers: true, face: false },
    );
    let (rect, band, _) = place(ui.max_rect(), theme::unit(ui));
    let sheet = Sheet::panel("set up", rect).with_band(band).with_footer().with_margin(20.0);
    let head = |ui: &mut Ui| {
        paint::paragraph(ui, &words.get("set-up-title"), Face::Title, 1.4, theme::INK);
    };
    sheet.show_headed(ui, head, |ui, part| match part {
        Part::Body => intents.extend(body(ui, view, memory, words)),
        Part::Footer => intents.extend(footer(ui, view, memory, words)),
    });
    intents
}

fn body(ui: &mut Ui, view: &View, memory: &mut Memory, words: &Words) -> Vec<Intent> {
    let draft = &view.drafting.draft;
    let game = memory.form.game();
    let mut edits = Vec::new();
    let most = game.start().total();
    let args = [("found", draft.total().into()), ("most", most.into())];
    paint::paragraph(ui, &words.with("set-up-seeds", &args), Face::Strong, 1.0, theme::INK);
    edits.extend(chosen_pit(ui, view, words));
    if draft.board() == Board::TwoRows {
        for side in Side::BOTH {
            let name = by_hand::won_by(words, side);
            let won = draft.won()[side.index()];
            let [add, take] = ["set-up-won-add", "set-up-won-take"]
                .map(|key| words.with(key, &[("name", words.side(side).as_str().into())]));
            let steps = [
                Step {
                    sign: "−", name: take, edit: Some(Edit::TakeWon(side)).filter(|_| won > 0)
                },
                Step { sign: "+", name: add, edit: Some(Edit::AddWon(side)) },
            ];
            edits.extend(stepper(ui, &format!("won {side:?}"), &name, won, &steps));
        }
    }
    paint::paragraph(ui, &words.get("set-up-how"), Face::Text, 0.84, theme::INK_SOFT);
    new_match::heading(ui, words, "set-up-to-move");
    let sides = Side::BOTH.map(|side| words.side(side));
    if let Some(chosen) = widgets::segments(ui, "to move", &sides, draft.side().index()) {
        edits.push(Edit::ToMove(Side::BOTH[chosen]));
    }
    if let Some(seeds) = draft.waiting() {
        let text = words.with("set-up-waiting", &[("seeds", seeds.into())]);
        paint::paragraph(ui, &text, Face::Text, 0.95, theme::INK);
        let aside = words.get("set-up-lay-aside");
        if widgets::button(ui, "aside", &aside, Kind::Plain).clicked() {
            edits.push(Edit::LayAside);
        }
    }
    ui.add_space(2.0 * theme::unit(ui));
    let whole = [("clear", "set-up-clear"), ("start", "set-up-start")];
    match pair(ui, whole.map(|(key, text)| (key, words.get(text)))) {
        Some(0) => edits.push(Edit::Clear),
        Some(_) => edits.push(Edit::Start),
        None => {}
    }
    new_match::heading(ui, words, "set-up-text");
    edits.extend(line(ui, view, memory, game, words));
    if !memory.form.djenon {
        new_match::heading(ui, words, "new-match-rules");
        new_match::presets(ui, &mut memory.form, words);
    }
    new_match::heading(ui, words, "new-match-opponent");
    new_match::opponents(ui, &mut memory.form, words);
    new_match::heading(ui, words, "new-match-begins");
    new_match::begins(ui, &mut memory.form, draft.side(), words);
    edits.into_iter().map(Intent::Edit).collect()
}

/// A button that adds, takes or empties.
struct Step {
    sign: &'static str,
    name: String,
    /// What it does; nothing if it rests.
    edit: Option<Edit>,
}

/// The pair of buttons for the pit that was touched last.
fn chosen_pit(ui: &mut Ui, view: &View, words: &Words) -> Option<Edit> {
    let draft = &view.drafting.draft;
    let pit = view.pointing.chosen.filter(|&pit| draft.board().has(pit));
    let Some(pit) = pit else {
        let none = words.get("set-up-no-pit");
        let step = |sign, name: &str| Step { sign, name: name.to_owned(), edit: None };
        let steps = [step("−", &none), step("+", &none)];
        return stepper(ui, "pit", &none, 0, &steps);
    };
    let name = pit_name(draft.board(), pit);
    let seeds = draft.seeds(pit);
    let told = |key: &str| words.with(key, &[("pit", name.as_str().into())]);
    let steps = [
        Step {
            sign: "✕",
            name: told("set-up-empty"),
            edit: Some(Edit::Empty(pit)).filter(|_| seeds > 0),
        },
        Step {
            sign: "−",
            name: told("set-up-take"),
            edit: Some(Edit::Take(pit)).filter(|_| seeds > 0),
        },
        Step { sign: "+", name: told("set-up-add"), edit: Some(Edit::Add(pit)) },
    ];
    stepper(ui, "pit", &told("set-up-pit"), seeds, &steps)
}

/// A name, a number, and buttons that change it, at the right where there is room beside the name.
fn stepper(ui: &mut Ui, key: &str, name: &str, seeds: u8, steps: &[Step]) -> Option<Edit> {
    let unit = theme::unit(ui);
    let side = theme::sign_touch(ui);
    let gap = (6.0 * unit.min(1.5)).round();
    let font = Face::Strong.at(ui, 1.1);
    let figure = paint::layout(ui, &seeds.to_string(), font, theme::INK, f32::INFINITY);
    let middle = (2.2 * figure.rect.height()).max(figure.rect.width() + gap);
    let wide = steps.len() as f32 * (side + gap) + middle;
    let width = ui.available_width();
    let beside = width - wide - gap;
    let text = |room| paint::layout(ui, name, Face::Text.at(ui, 1.0), theme::INK, room);
    let alone = text(f32::INFINITY).rect.width() > beside;
    let galley = text(if alone { width } else { beside });
    let above = if alone { galley.rect.height() + gap } else { 0.0 };
    let height = above + side.max(if alone { 0.0 } else { galley.rect.height() });
    let (_, rect) = ui.allocate_space(vec2(width, height));
    let row = rect.with_min_y(rect.top() + above);
    paint::label(ui, rect, &format!("{name}: {seeds}"));
    let at = if alone { rect.top() } else { row.center().y - galley.rect.height() / 2.0 };
    ui.painter().galley(pos2(rect.left(), at), galley, theme::INK);
    let mut left = if alone { rect.left() } else { rect.right() - wide };
    let mut wanted = None;
    for (place, step) in steps.iter().enumerate() {
        // The number stands between less and more.
        if place + 1 == steps.len() {
            let middle = Rect::from_min_size(pos2(left, row.top()), vec2(middle, row.height()));
            paint::text_centred(ui, middle, figure.clone());
            left = middle.right() + gap;
        }
        let cell = Rect::from_min_size(pos2(left, row.center().y - side / 2.0), vec2(side, side));
        let salt = (key, step.sign);
        let mut cell = ui.new_child(UiBuilder::new().id_salt(salt).max_rect(cell));
        let (sign, name, usable) = (step.sign, step.name.as_str(), step.edit.is_some());
        let key = format!("{key} {sign}");
        if widgets::sign_button(&mut cell, &key, sign, name, usable, side).clicked() {
            wanted = step.edit;
        }
        left += side + gap;
    }
    wanted
}

/// Two buttons side by side, or one below the other where the texts need it. Answers which was pressed.
fn pair(ui: &mut Ui, entries: [(&str, String); 2]) -> Option<usize> {
    let gap = ui.spacing().item_spacing.x;
    let half = ((ui.available_width() - gap) / 2.0).floor();
    let fits = entries.iter().all(|(_, text)| widgets::button_width(ui, text) <= half);
    let mut pressed = None;
    let mut show = |ui: &mut Ui, place: usize, width: f32| {
        let (key, text) = &entries[place];
        if widgets::button_of(ui, key, text, Kind::Plain, width).clicked() {
            pressed = Some(place);
        }
    };
    if fits {
        ui.horizontal(|ui| {
            show(ui, 0, half);
            show(ui, 1, half);
        });
    } else {
        let width = ui.available_width();
        show(ui, 0, width);
        show(ui, 1, width);
    }
    pressed
}

/// The position as text, to be copied, pasted or typed.
fn line(ui: &mut Ui, view: &View, memory: &mut Memory, game: Game, words: &Words) -> Option<Edit> {
    let draft = view.drafting.draft;
    let line = &mut memory.line;
    let mut edit = None;
    let name = words.get("set-up-text");
    if line.of != Some(draft) && !line.typing {
        line.text = print_position(&draft.laid());
        (line.of, line.problem) = (Some(draft), None);
    }
    let response = widgets::field(ui, "line", &name, &mut line.text);
    line.typing = response.has_focus();
    if response.changed() {
        match read(game, &line.text, words) {
            Ok(position) => {
                line.problem = None;
                edit = Some(Edit::Lay(position));
            }
            Err(problem) => line.problem = Some(problem),
        }
        line.of = None;
    }
    if response.lost_focus() && line.problem.is_some() {
        // What was not understood stays to be mended.
        line.of = Some(draft);
    }
    if let Some(problem) = &line.problem {
        paint::paragraph(ui, problem, Face::Text, 0.88, theme::CORAL);
    }
    let copied = line.copied == Some(draft);
    let copy = words.get(if copied { "set-up-copied" } else { "set-up-copy" });
    match pair(ui, [("copy", copy), ("paste", words.get("set-up-paste"))]) {
        Some(0) => {
            ui.ctx().copy_text(print_position(&draft.laid()));
            line.copied = Some(draft);
        }
        Some(_) => {
            line.text.clear();
            (line.of, line.problem, line.typing) = (None, None, true);
            response.request_focus();
            ui.ctx().send_viewport_cmd(ViewportCommand::RequestPaste);
        }
        None => {}
    }
    edit
}

/// The position that a line of text tells, or why it tells none.
fn read(game: Game, text: &str, words: &Words) -> Result<Position, String> {
    let board = game.board();
    parse_position(board, text).map_err(|error| {
        let other = if board == Board::TwoRows { Board::FourRows } else { Board::TwoRows };
        if parse_position(other, text).is_ok() {
            return words.unfit(game, Unfit::BadStart(BadStart::WrongBoard));
        }
        words.with("set-up-text-wrong", &[("column", error.column.into())])
    })
}

/// Why no match begins from here, and the way on and back.
fn footer(ui: &mut Ui, view: &View, memory: &Memory, words: &Words) -> Option<Intent> {
    let drafting = view.drafting;
    let setup = memory.form.setup(view.lot);
    let fit = drafting.draft.fit(setup.game);
    let mut intent = None;
    if let Some(unfit) = drafting.refused.or(fit.err()) {
        reason(ui, &words.unfit(setup.game, unfit));
    }
    let (begin, back) = (words.get("new-match-begin"), words.get("menu-back"));
    let width = ui.available_width() - ui.spacing().item_spacing.x;
    let lesser = (width * 0.36).floor().max(widgets::button_width(ui, &back));
    let fits = widgets::button_width(ui, &begin) <= width - lesser;
    let mut go_on = |ui: &mut Ui, width: f32| {
        let pressed =
            widgets::button_if(ui, "begin", &begin, Kind::Main, width, fit.is_ok()).clicked();
        if let (true, Ok(start)) = (pressed, fit) {
            let setup = match start.side() {
                Side::South => setup.clone(),
                Side::North => setup.swapped(),
            };
            intent = Some(Intent::BeginFrom(setup, start));
        }
    };
    let go_back = |ui: &mut Ui, width: f32| {
        widgets::button_of(ui, "back", &back, Kind::Plain, width).clicked()
    };
    let goes_back = if fits {
        ui.horizontal(|ui| {
            go_on(ui, (width - lesser).floor());
            go_back(ui, lesser)
        })
        .inner
    } else {
        let width = ui.available_width();
        go_on(ui, width);
        go_back(ui, width)
    };
    if goes_back {
        intent = Some(Intent::Back);
    }
    intent
}

/// A sentence with the coral bar of what is refused.
pub(super) fn reason(ui: &mut Ui, text: &str) {
    let unit = theme::unit(ui);
    let (bar, indent) = ((4.0 * unit.min(1.5)).round(), (12.0 * unit).round());
    let width = ui.available_width();
    let font = Face::Text.at(ui, 0.92);
    let galley = paint::layout(ui, text, font, theme::INK, width - indent - 2.0);
    let (_, rect) = ui.allocate_space(vec2(width, galley.rect.height()));
    paint::label(ui, rect, text);
    let mark = rect.with_max_x(rect.left() + bar);
    ui.painter().rect_filled(mark, 2.0, theme::CORAL);
    ui.painter().galley(pos2(rect.left() + indent, rect.top()), galley, theme::INK);
}
