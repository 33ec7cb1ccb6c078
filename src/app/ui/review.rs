//! A match is looked back on: its truth by turn, the turns that changed it, and what would have been better.

use super::at_table::AtTable;
use super::match_screen::{self, Entry, Shares};
use super::paint::{self, layout};
use super::sheet::{Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use super::{Memory, View, access, graph, looking, notices, pits};
use crate::app::review::{LookingBack, Shows};
use crate::app::session::{Intent, LookBack};
use crate::app::settings::{Change, Settings};
use crate::app::stage::Stride;
use crate::engine::review::Moment;
use crate::notation::{Move, print_move};
use crate::record::Turn;
use crate::rules::{Action, Pit, Side};
use crate::words::Words;
use bevy_egui::egui::{Rect, Ui, pos2, vec2};

/// Draws a match that is looked back on; `free` becomes what is left for the board.
pub fn draw(
    ui: &mut Ui,
    view: &View,
    memory: &mut Memory,
    words: &Words,
    free: &mut Rect,
) -> Vec<Intent> {
    let shares = shares(ui);
    *free = shares.free;
    let Some(at) = AtTable::of(view, words) else { return Vec::new() };
    let mut intents = looking::hands(ui, &at, &mut memory.fingers, shares.free);
    let (board, numbers) = (at.board(), view.settings.counts);
    // Keys go through the turns here, and know no pit.
    let _ = access::board(ui, (view, words), memory, board.pit(at.near, 0), false);
    let spoken_of = spoken_of(view.looking).into_iter().collect();
    let at_risk = Vec::new();
    pits::write(
        ui,
        &pits::Written { view, board, near: at.near, spoken_of, at_risk, numbers, face: false },
    );
    intents.extend(looking::back(ui, &at, shares.free));
    intents.extend(below(ui, &at, shares.ledge));
    intents.extend(panel(ui, &at, memory, &shares));
    intents
}

/// As beside a match, with more room below the board.
fn shares(ui: &Ui) -> Shares {
    let window = ui.max_rect();
    let shares = match_screen::shares(ui, window);
    let rest = shares.free.union(shares.ledge);
    let high = (158.0 * theme::unit(ui)).max(shares.ledge.height()).min(rest.height() * 0.36);
    let edge = (rest.bottom() - high).round();
    Shares { free: rest.with_max_y(edge), ledge: rest.with_min_y(edge), ..shares }
}

/// The pit of the better turn, while its position lies on the board.
fn spoken_of(looking: &LookingBack) -> Option<Pit> {
    let moment = looking.moment().filter(|_| looking.at().shows == Shows::Here)?;
    start(moment.better.first()?)
}

fn start(turn: &[Action]) -> Option<Pit> {
    turn.first().and_then(|action| match *action {
        Action::Sow { pit, .. } => Some(pit),
        _ => None,
    })
}

/// Below the board: what is on it, and the graph.
fn below(ui: &mut Ui, at: &AtTable, rect: Rect) -> Option<Intent> {
    let (unit, looking) = (theme::unit(ui), at.view.looking);
    let mut wanted = None;
    Sheet::panel("review below", rect).with_margin(10.0).show(ui, |ui, _| {
        let top = ui.max_rect();
        let text = on_the_board(at);
        let galley = layout(ui, &text, Face::Strong.at(ui, 0.92), theme::INK, top.width());
        let place = Rect::from_min_size(top.min, galley.rect.size());
        paint::label(ui, place, &text);
        ui.painter().galley(top.min, galley, theme::INK);
        let gap = (4.0 * unit).round();
        let bottom = rect.bottom() - (10.0 * unit).clamp(10.0, 56.0);
        let room = top.with_min_y(place.bottom() + gap).with_max_y(bottom);
        if room.height() > 20.0 {
            wanted = graph::draw(ui, at, looking, room);
        }
        // All of it is painted; nothing is to scroll.
        ui.allocate_space(vec2(top.width(), ((bottom - top.top()) * 0.8).max(0.0)));
    });
    wanted.map(|turn| Intent::LookBack(LookBack::Turn(turn)))
}

/// What lies on the board, in a few words.
fn on_the_board(at: &AtTable) -> String {
    let (words, looking) = (at.words, at.view.looking);
    let (begun, all) = looking.shown();
    match looking.at().shows {
        Shows::Here => heading(at, looking.at().turn),
        Shows::Played => words.get("review-on-board-played"),
        Shows::Better if begun < all || at.view.stage.is_moving() => {
            let (name, text) = scene(at);
            let args = [
                ("turn", begun.max(1).into()),
                ("turns", all.into()),
                ("name", name.as_str().into()),
                ("move", text.as_str().into()),
            ];
            words.with("review-on-board-better", &args)
        }
        Shows::Better => {
            let ends = looking.moment().is_some_and(|moment| moment.to_the_end);
            words.get(if ends { "review-on-board-won" } else { "review-on-board-better-end" })
        }
    }
}

/// Who plays in the turn that is shown, and what.
fn scene(at: &AtTable) -> (String, String) {
    let Some((before, actions)) = at.view.looking.scene() else { return Default::default() };
    let name = at.words.player(&at.names_in(at.view.looking.at().turn), before.side());
    let text = Move::of(actions).map(|turn| print_move(at.playing.game(), before, &turn));
    (name, text.unwrap_or_default())
}

/// A turn of the match by its number, its player and its move.
fn heading(at: &AtTable, number: usize) -> String {
    let words = at.words;
    // Who sat there then: seats may have been changed after the first turn.
    let names = at.names_in(number);
    let name = |side: Side| words.player(&names, side);
    if let Some(turn) = turn(at, number) {
        let (name, text) = (name(turn.side), at.playing.record.turn_text(&turn));
        let args = [
            ("number", (number + 1).into()),
            ("name", name.as_str().into()),
            ("move", text.as_str().into()),
        ];
        return words.with("review-turn", &args);
    }
    match at.playing.ending {
        Some(crate::app::session::Ending::Resigned(side)) => words.resignation(&at.names, side),
        Some(_) => words.get("review-end"),
        None => words.to_move(&at.names, at.playing.position.side()),
    }
}

fn turn(at: &AtTable, number: usize) -> Option<Turn> {
    at.playing.record.turns().nth(number).filter(|turn| turn.finished)
}

fn panel(ui: &mut Ui, at: &AtTable, memory: &mut Memory, shares: &Shares) -> Vec<Intent> {
    let mut intents = Vec::new();
    let sheet = Sheet::panel("review", shares.panel).with_band(shares.band).with_footer();
    let head = |ui: &mut Ui| {
        paint::paragraph(ui, &at.words.get("review-title"), Face::Title, 1.3, theme::INK);
        paint::paragraph(ui, &progress(at), Face::Text, 0.92, theme::INK_SOFT);
    };
    sheet.with_margin(16.0).show_headed(ui, head, |ui, part| match part {
        Part::Body => {
            notices::in_panel(ui, at.view, memory, at.words);
            intents.extend(here(ui, at));
            intents.extend(moments(ui, at));
        }
        Part::Footer => intents.extend(controls(ui, at, Fits::of(ui, shares.panel.height()))),
    });
    intents
}

/// How far the work has come, or what it has come to.
fn progress(at: &AtTable) -> String {
    let (words, looking) = (at.words, at.view.looking);
    if looking.is_complete() {
        return words.with("review-moments", &[("count", looking.moments().len().into())]);
    }
    let args = [("done", looking.looked_at().into()), ("all", looking.truths().len().into())];
    words.with(if looking.has_failed() { "review-failed" } else { "review-looking" }, &args)
}

/// What is known of where one is, and what can be shown from there.
fn here(ui: &mut Ui, at: &AtTable) -> Vec<Intent> {
    let mut intents = Vec::new();
    let (words, looking) = (at.words, at.view.looking);
    let (turn, shows) = (looking.at().turn, looking.at().shows);
    paint::paragraph(ui, &heading(at, turn), Face::Strong, 1.0, theme::INK);
    let truth = |turn: usize| looking.truths().get(turn).copied().flatten();
    let names = at.names_in(turn);
    let told = |key: &str, turn: usize| {
        let truth = words.truth(&names, truth(turn));
        words.with(key, &[("truth", truth.as_str().into())])
    };
    let played = self::turn(at, turn).is_some();
    if played {
        paint::paragraph(ui, &told("review-before", turn), Face::Text, 0.92, theme::INK_SOFT);
        paint::paragraph(ui, &told("review-after", turn + 1), Face::Text, 0.92, theme::INK_SOFT);
    } else {
        paint::paragraph(ui, &told("review-now", turn), Face::Text, 0.92, theme::INK_SOFT);
    }
    let mut entry = |ui: &mut Ui, key: &str, kind: Kind, intent: Intent| {
        if widgets::button(ui, key, &words.get(key), kind).clicked() {
            intents.push(intent);
        }
    };
    let moment = looking.moment();
    if let Some(moment) = moment {
        let lesson = lesson(at, moment);
        paint::paragraph(ui, &lesson, Face::Text, 1.0, theme::INK);
        if !moment.line.is_empty() && shows != Shows::Better {
            let gave_up = moment.played.is_empty();
            let key = if gave_up { "review-show-line" } else { "review-show-better" };
            entry(ui, key, Kind::Main, Intent::LookBack(LookBack::Better));
        } else if shows == Shows::Better && looking.stops() {
            let on = Intent::LookBack(LookBack::Line);
            entry(ui, "review-show-line", Kind::Main, on);
        }
    }
    if played && shows != Shows::Played {
        entry(ui, "review-show-played", Kind::Plain, Intent::LookBack(LookBack::Played));
    }
    if shows != Shows::Here {
        entry(ui, "review-to-moment", Kind::Plain, Intent::LookBack(LookBack::Here));
    }
    if let Some(played) = self::turn(at, turn) {
        let from = at.playing.record.positions()[played.actions.start];
        let begin = Intent::BeginFrom(at.playing.setup.clone(), from);
        entry(ui, "review-play-on", Kind::Plain, begin);
    }
    ui.add_space(4.0 * theme::unit(ui));
    intents
}

fn lesson(at: &AtTable, moment: &Moment) -> String {
    let playing = at.playing;
    let before = turn(at, moment.turn).map(|turn| playing.record.positions()[turn.actions.start]);
    let before = before.unwrap_or(playing.position);
    at.words.lesson(playing.game(), &at.names_in(moment.turn), &before, moment)
}

/// The turns that changed the match, each with its lesson.
fn moments(ui: &mut Ui, at: &AtTable) -> Option<Intent> {
    let looking = at.view.looking;
    let mut wanted = None;
    if looking.moments().is_empty() {
        if !looking.is_complete() && !looking.has_failed() {
            let none = at.words.get("review-none-yet");
            paint::paragraph(ui, &none, Face::Text, 0.84, theme::INK_SOFT);
        }
        return None;
    }
    paint::hairline(ui);
    let unit = theme::unit(ui);
    let (pad, radius) = ((7.0 * unit).round(), graph::mark_radius(ui));
    let indent = 2.0 * radius + pad;
    for (place, moment) in looking.moments().iter().enumerate() {
        let number = moment.turn + 1;
        let lesson = lesson(at, moment);
        let args = [
            ("place", (place + 1).into()),
            ("number", number.into()),
            ("lesson", lesson.as_str().into()),
        ];
        let name = at.words.with("review-moment", &args);
        let width = ui.available_width();
        let head = heading(at, moment.turn);
        let room = width - indent - 2.0 * pad;
        let head = layout(ui, &head, Face::Strong.at(ui, 0.92), theme::INK, room);
        // The lesson of the chosen one stands above.
        let chosen = looking.at().moment == Some(place);
        let told = if chosen { "" } else { lesson.as_str() };
        let text = layout(ui, told, Face::Text.at(ui, 0.88), theme::INK_SOFT, room);
        let (below, high) = (head.rect.height(), if chosen { 0.0 } else { text.rect.height() });
        let height = (below + high + 1.6 * pad).max(theme::touch(ui));
        let (_, rect) = ui.allocate_space(vec2(width, height.ceil()));
        let row = widgets::row(ui, ("moment", place), &name, rect, chosen, |ui, rect| {
            let left = rect.left() + pad + indent;
            let top = rect.top() + 0.8 * pad;
            let middle = top + below / 2.0;
            graph::mark(ui, pos2(rect.left() + pad + radius, middle), place + 1, chosen);
            ui.painter().galley(pos2(left, top), head, theme::INK);
            ui.painter().galley(pos2(left, top + below), text, theme::INK_SOFT);
        });
        if row.clicked() {
            wanted = Some(Intent::LookBack(LookBack::Moment(place)));
        }
    }
    wanted
}

/// The playback, the way from turn to turn, and the way out.
fn controls(ui: &mut Ui, at: &AtTable, fits: Fits) -> Vec<Intent> {
    let mut intents = Vec::new();
    let (words, stage, looking) = (at.words, at.view.stage, at.view.looking);
    if fits != Fits::Signs {
        let name = words.get("match-progress");
        let seek = widgets::progress(ui, "progress", &name, stage.progress);
        intents.extend(seek.map(Intent::Seek));
    }
    let gap = (5.0 * theme::unit(ui)).clamp(4.0, 10.0).round();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        ui.spacing_mut().interact_size.y = theme::sign_touch(ui);
        let width = ui.available_width();
        for row in rows(at, looking, fits == Fits::All) {
            let columns = row.len() as f32;
            let each = ((width - gap * (columns - 1.0)) / columns).floor();
            ui.horizontal(|ui| {
                for entry in row {
                    intents.extend(entry.show(ui, each, words));
                }
            });
        }
    });
    if fits == Fits::All
        && widgets::button(ui, "leave", &words.get("review-leave"), Kind::Plain).clicked()
    {
        intents.push(Intent::Back);
    }
    intents
}

/// What fits at the lower edge of a panel without taking it from what is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fits {
    /// Two rows of signs, one of them the way out.
    Signs,
    /// The progress of what is shown, too.
    Progress,
    /// And the way out as a button of its own.
    All,
}

impl Fits {
    fn of(ui: &Ui, panel: f32) -> Self {
        let (unit, gap) = (theme::unit(ui), ui.spacing().item_spacing.y);
        // A sheet lets a larger foot scroll away.
        let most = panel * 0.42 - (16.0 * unit).clamp(10.0, 56.0).ceil();
        let progress = 2.72 * theme::sign_touch(ui) + 10.0 + gap;
        if most < progress {
            Fits::Signs
        } else if most < progress + theme::touch(ui) + gap {
            Fits::Progress
        } else {
            Fits::All
        }
    }
}

fn rows(at: &AtTable, looking: &LookingBack, roomy: bool) -> [Vec<Entry>; 2] {
    let (stage, settings) = (at.view.stage, at.view.settings);
    let moving = stage.is_moving();
    let (begun, all) = looking.shown();
    let (turn, last) = (looking.at().turn, looking.truths().len().saturating_sub(1));
    let runs = moving && !stage.paused;
    let (sign, name) = if runs { ("⏸", "match-pause") } else { ("▶", "match-go-on") };
    let to = |by: i32| Intent::LookBack(LookBack::Step(by));
    let [seed, lap] = [Stride::Seed, Stride::Lap];
    let (back, on) = (begun > 0, moving || begun < all);
    let speed = match_screen::speed(settings);
    let place = settings.speed_place();
    let next = Settings::SPEEDS[(place + 1) % Settings::SPEEDS.len()];
    let leave = (!roomy).then(|| Entry::sign("leave", "✕", "review-leave", true, Intent::Back));
    [
        vec![
            Entry::sign("lap back", "«", "match-lap-back", back, Intent::StepBack(lap)),
            Entry::sign("step back", "‹", "match-step-back", back, Intent::StepBack(seed)),
            Entry::sign("pause", sign, name, all > 0, Intent::TogglePlayback),
            Entry::sign("step on", "›", "match-step-on", on, Intent::StepOn(seed)),
            Entry::sign("lap on", "»", "match-lap-on", on, Intent::StepOn(lap)),
        ],
        vec![
            Entry::sign("earlier", "↶", "review-earlier", turn > 0, to(-1)),
            Entry::sign("later", "↷", "review-later", turn < last, to(1)),
            Entry::sign("skip", "⏭", "match-skip", on, Intent::Skip),
            Entry::Value(speed, Some(Intent::Change(Change::Speed(next)))),
        ]
        .into_iter()
        .chain(leave)
        .collect(),
    ]
}
