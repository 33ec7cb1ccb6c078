//! A match on the table: the board stays free, the story and the controls lie beside it.

use super::at_table::AtTable;
use super::paint::{self, Band};
use super::settings::speed_text;
use super::sheet::{Part, Sheet};
use super::{
    Memory, View, hinted, icons, ledge, looking, notices, pits, players, story, theme, upright,
    widgets,
};
use crate::app::session::Intent;
use crate::app::settings::{Change, Settings};
use crate::app::stage::Stride;
use crate::app::state::Modal;
use crate::words::Words;
use bevy_egui::egui::{Rect, Ui, vec2};

/// How the window is shared out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shares {
    /// The story and the controls.
    pub panel: Rect,
    /// The edge of the panel toward the board.
    pub band: Band,
    /// The board.
    pub free: Rect,
    /// The strip below the board for answers and choices.
    pub ledge: Rect,
}

/// Shares the window out.
#[must_use]
pub fn shares(ui: &Ui, window: Rect) -> Shares {
    let unit = theme::unit(ui);
    let high = (theme::touch(ui) * 1.15 + 46.0 * unit).min(window.height() * 0.3).round();
    let (panel, rest, band) = if upright(window) {
        let least = window.height() * 0.34;
        let height = (window.height() - window.width() * 0.72 - high).max(least);
        let height = height.min(window.height() * 0.62).round();
        let top = window.bottom() - height;
        (window.with_min_y(top), window.with_max_y(top), Band::Top)
    } else {
        let width = (window.width() * 0.26).max(218.0 + 110.0 * (unit - 0.72));
        let width = width.min(window.width() * 0.44).round();
        let left = window.right() - width;
        (window.with_min_x(left), window.with_max_x(left), Band::Left)
    };
    let edge = rest.bottom() - high;
    Shares { panel, band, free: rest.with_max_y(edge), ledge: rest.with_min_y(edge) }
}

/// Draws a match; `free` becomes what is left for the board.
pub fn draw(
    ui: &mut Ui,
    view: &View,
    memory: &mut Memory,
    words: &Words,
    free: &mut Rect,
) -> Vec<Intent> {
    let shares = shares(ui, ui.max_rect());
    *free = shares.free;
    let Some(at) = AtTable::of(view, words) else { return Vec::new() };
    let room = shares.free.union(shares.ledge);
    let mut intents = looking::hands(ui, &at, &mut memory.fingers, room);
    intents.extend(pits::touch(ui, &at, memory));
    pits::counts(ui, &at);
    intents.extend(looking::back(ui, &at, shares.free));
    intents.extend(panel(ui, &at, memory, &shares));
    intents.extend(ledge::draw(ui, &at, memory, &shares));
    intents
}

fn panel(ui: &mut Ui, at: &AtTable, memory: &mut Memory, shares: &Shares) -> Vec<Intent> {
    let mut intents = Vec::new();
    let sheet = Sheet::panel("match", shares.panel).with_band(shares.band);
    let room = Room::of(ui);
    sheet.with_footer().with_margin(16.0).show(ui, |ui, part| match part {
        Part::Body => {
            players(ui, at, room);
            players::scale(ui, at);
            ui.add_space(2.0 * theme::unit(ui));
            let hint = hinted::told(at).filter(|_| !ledge::tells_the_hint(ui, at, shares));
            players::status(ui, at, hint, |ui| notices::in_panel(ui, at.view, memory, at.words));
            if !at.turns().0.is_empty() {
                players::live(ui, at);
            }
            intents.extend(story::draw(ui, at, memory));
        }
        Part::Footer => {
            if room == Room::Enough {
                players::nameplate(ui, at, at.near);
            }
            intents.extend(controls(ui, at, memory, room));
        }
    });
    intents
}

/// How much room there is for what lies beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Room {
    /// A low window.
    Little,
    /// Below the board.
    Wide,
    /// Beside the board.
    Enough,
    /// Beside the board, in large letters.
    Large,
}

impl Room {
    fn of(ui: &Ui) -> Self {
        let window = ui.max_rect();
        match upright(window) {
            true => Room::Wide,
            false if window.height() < 520.0 => Room::Little,
            // What stays at the lower edge must leave room for the story.
            false if window.height() < 560.0 * theme::unit(ui) => Room::Large,
            false => Room::Enough,
        }
    }
}

/// The players above the story: the far one, and the near one where it has no place of its own.
fn players(ui: &mut Ui, at: &AtTable, room: Room) {
    let (near, far) = (at.near, at.near.other());
    match room {
        Room::Wide => {
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing.x = 40.0 * theme::unit(ui);
                ui.columns(2, |columns| {
                    players::nameplate(&mut columns[0], at, near);
                    players::nameplate(&mut columns[1], at, far);
                });
            });
        }
        Room::Little | Room::Large => {
            players::nameplate(ui, at, far);
            players::nameplate(ui, at, near);
        }
        Room::Enough => players::nameplate(ui, at, far),
    }
}

/// Playback, undo and the menu.
fn controls(ui: &mut Ui, at: &AtTable, memory: &Memory, room: Room) -> Vec<Intent> {
    let mut intents = Vec::new();
    let (view, words) = (at.view, at.words);
    // A bar is too narrow to be met by a finger in passing.
    if room != Room::Little && memory.house.is_none() {
        let name = words.get("match-progress");
        let wanted = widgets::progress(ui, "progress", &name, view.stage.progress);
        intents.extend(wanted.map(Intent::Seek));
    }
    ui.scope(|ui| {
        let gap = (5.0 * theme::unit(ui)).clamp(4.0, 10.0).round();
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        // Rows as high as their buttons, which follow the window and not the text.
        ui.spacing_mut().interact_size.y = theme::sign_touch(ui);
        let width = ui.available_width();
        let fit = |columns: usize| width >= columns as f32 * (theme::sign_touch(ui) + gap) - gap;
        for row in rows(at, memory, room, fit) {
            let columns = row.len() as f32;
            let each = ((width - gap * (columns - 1.0)) / columns).floor();
            ui.horizontal(|ui| {
                for entry in row {
                    intents.extend(entry.show(ui, each, words));
                }
            });
        }
    });
    intents
}

/// The controls, row by row: as many side by side as can still be touched one at a time. Where there is
/// less room, one button goes round all speeds; where there is little, or letters are large, the steps are left
/// to the keys.
fn rows(at: &AtTable, memory: &Memory, room: Room, fit: impl Fn(usize) -> bool) -> Vec<Vec<Entry>> {
    let mut controls = Controls::new(at, memory);
    let hint = controls.hint.take();
    if memory.house.is_some() {
        // A visitor of two minutes has no use for more, and the menu is in the bar.
        let Controls { playback, board: [undo, redo, threats, _], .. } = controls;
        let last: Vec<Entry> = [undo, redo, threats].into_iter().chain(hint).collect();
        if fit(last.len()) {
            return vec![playback.into(), last];
        }
        let mut last = last.into_iter();
        let first: Vec<Entry> = last.by_ref().take(2).collect();
        return vec![playback.into(), first, last.collect()];
    }
    if room == Room::Wide && fit(8) {
        let Controls { playback: [replay, pause, skip], steps, speed, board, .. } = controls;
        let [lap_back, back, on, lap_on] = steps;
        let [undo, redo, threats, menu] = board;
        let last = [undo, redo, threats].into_iter().chain(hint).chain([menu]);
        return vec![
            vec![replay, lap_back, back, pause, on, lap_on, skip],
            speed.into_iter().chain(last).collect(),
        ];
    }
    if room == Room::Enough && fit(5) {
        let Controls { playback: [replay, pause, skip], steps, speed, board, .. } = controls;
        let [lap_back, back, on, lap_on] = steps;
        let ([slower, value, faster], [undo, redo, threats, menu]) = (speed, board);
        return vec![
            vec![lap_back, back, pause, on, lap_on],
            vec![replay, skip, slower, value, faster],
            vec![undo, redo, threats, hint.unwrap_or(Entry::Nothing), menu],
        ];
    }
    let Controls { playback: [replay, pause, skip], steps, round, board, .. } = controls;
    let [undo, redo, threats, menu] = board;
    let mut rows = Vec::new();
    if matches!(room, Room::Wide | Room::Enough) {
        rows.push(steps.into());
    }
    match hint {
        Some(hint) if fit(5) => {
            rows.extend([vec![replay, pause, skip, round], vec![undo, redo, threats, hint, menu]])
        }
        // Where there is no room for both, the speed is left to the keys and the settings.
        hint => rows.extend([
            vec![replay, pause, skip, hint.unwrap_or(round)],
            vec![undo, redo, threats, menu],
        ]),
    }
    rows
}

/// All that can be controlled at this moment.
struct Controls {
    /// As on any player: back to the beginning, go or stop, on to the end.
    playback: [Entry; 3],
    /// Back by a lap and by a seed, on by a seed and by a lap.
    steps: [Entry; 4],
    /// Slower, the speed, faster.
    speed: [Entry; 3],
    /// The speed, as a button that goes round all speeds.
    round: Entry,
    /// Back and on in the match, what threatens in it, and its menu.
    board: [Entry; 4],
    /// A hint, where the settings allow it.
    hint: Option<Entry>,
}

impl Controls {
    fn new(at: &AtTable, memory: &Memory) -> Self {
        let (stage, settings, playing) = (at.view.stage, at.view.settings, at.playing);
        let moving = stage.is_moving();
        let told = !playing.turns.is_empty();
        let (sign, name) =
            if moving && !stage.paused { ("⏸", "match-pause") } else { ("▶", "match-go-on") };
        // A turn that was picked in the list is the one to see again.
        let picked = memory.told_turn.filter(|&turn| turn < playing.turns.len());
        let replay = match picked {
            // What is being shown begins anew.
            _ if moving => Intent::Seek(0.0),
            Some(turn) => Intent::Replay(turn),
            None => Intent::ReplayLast,
        };
        let name_of_replay = if picked.is_some() { "match-replay-picked" } else { "match-replay" };
        let playback = [
            Entry::sign("replay", "⏮", name_of_replay, told, replay),
            Entry::sign("pause", sign, name, moving, Intent::TogglePlayback),
            Entry::sign("skip", "⏭", "match-skip", moving, Intent::Skip),
        ];
        // From rest the way back leads into the last turn; before the first seed there is none.
        let back = if moving { stage.progress > Some(0.0) } else { told };
        let [seed, lap] = [Stride::Seed, Stride::Lap];
        let steps = [
            Entry::sign("lap back", "«", "match-lap-back", back, Intent::StepBack(lap)),
            Entry::sign("step back", "‹", "match-step-back", back, Intent::StepBack(seed)),
            Entry::sign("step on", "›", "match-step-on", moving, Intent::StepOn(seed)),
            Entry::sign("lap on", "»", "match-lap-on", moving, Intent::StepOn(lap)),
        ];
        let place = settings.speed_place();
        let last = Settings::SPEEDS.len() - 1;
        let to = |speed: f32| Intent::Change(Change::Speed(speed));
        let text = speed(settings);
        let (slower, faster) = (to(settings.speed_beside(-1)), to(settings.speed_beside(1)));
        let speed = [
            Entry::sign("slower", "−", "match-slower", place > 0, slower),
            Entry::Value(text.clone(), None),
            Entry::sign("faster", "+", "match-faster", place < last, faster),
        ];
        let next = Settings::SPEEDS[(place + 1) % Settings::SPEEDS.len()];
        let asked = at.view.pointing.threats;
        let may_ask = playing.threatened().is_some() && !moving;
        let name = if asked { "match-threats-hide" } else { "match-threats" };
        let board = [
            Entry::sign("undo", "↶", "match-undo", playing.can_undo, Intent::Undo),
            Entry::sign("redo", "↷", "match-redo", playing.can_redo, Intent::Redo),
            Entry::sign("threats", "⚠", name, may_ask, Intent::ToggleThreats).held(asked),
            Entry::sign("menu", "☰", "match-menu", true, Intent::Open(Modal::Pause)),
        ];
        let helped = at.view.pointing.hint.is_some();
        let hint = settings.hints.then(|| {
            let may = playing.human_may_sow() && !moving;
            Entry::sign("hint", icons::HINT, hinted::button(at), may, Intent::Hint).held(helped)
        });
        let round = Entry::Value(text, Some(to(next)));
        Controls { playback, steps, speed, round, board, hint }
    }
}

/// The speed as a figure.
pub fn speed(settings: &Settings) -> String {
    speed_text(Settings::SPEEDS[settings.speed_place()])
}

/// A place among the controls.
pub enum Entry {
    Sign {
        key: &'static str,
        sign: &'static str,
        name: &'static str,
        enabled: bool,
        /// Whether what it does holds, until it is touched again.
        held: bool,
        intent: Intent,
    },
    /// The speed, and what follows when it is touched.
    Value(String, Option<Intent>),
    Nothing,
}

impl Entry {
    pub fn sign(
        key: &'static str,
        sign: &'static str,
        name: &'static str,
        enabled: bool,
        intent: Intent,
    ) -> Self {
        Entry::Sign { key, sign, name, enabled, held: false, intent }
    }

    fn held(mut self, holds: bool) -> Self {
        if let Entry::Sign { held, .. } = &mut self {
            *held = holds;
        }
        self
    }

    pub fn show(self, ui: &mut Ui, width: f32, words: &Words) -> Option<Intent> {
        match self {
            Entry::Sign { key, sign, name, enabled, held, intent } => {
                let name = words.get(name);
                let response = widgets::sign_button(ui, key, sign, &name, enabled, width);
                if held && enabled {
                    widgets::held(ui, response.rect);
                }
                (response.clicked() && enabled).then_some(intent)
            }
            Entry::Value(speed, intent) => {
                let text = words.with("match-speed-value", &[("speed", speed.as_str().into())]);
                let name = format!("{}: {text}", words.get("match-speed"));
                if let Some(intent) = intent {
                    let touched = widgets::value_button(ui, "speed", &text, &name, width).clicked();
                    return touched.then_some(intent);
                }
                let (_, rect) = ui.allocate_space(vec2(width, theme::sign_touch(ui)));
                paint::label(ui, rect, &name);
                let galley = paint::layout(
                    ui,
                    &text,
                    theme::Face::Strong.at(ui, 1.0),
                    theme::INK,
                    f32::INFINITY,
                );
                paint::text_centred(ui, rect, galley);
                None
            }
            Entry::Nothing => {
                ui.allocate_space(vec2(width, theme::sign_touch(ui)));
                None
            }
        }
    }
}
