//! Setting up a match.

use super::paint::{self, Band};
use super::sheet::{Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind, Tile};
use super::{View, upright};
use crate::app::session::{Intent, MatchSetup, Seat};
use crate::engine::Level;
use crate::rules::{Game, KichwaRule, Side};
use crate::words::Words;
use bevy_egui::egui::{Rect, Ui};

/// The new match as far as it is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Djenon-aboure instead of Bao la Kujifunza.
    pub djenon: bool,
    /// The house rule of Bao la Kujifunza.
    pub rule: KichwaRule,
    /// Against whom.
    pub opponent: Opponent,
    /// Who begins, against the computer.
    pub begins: Begins,
}

/// Against whom a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The computer.
    Computer(Level),
    /// Somebody at the same screen.
    Friend,
}

/// Who begins, against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// The person.
    You,
    /// The computer.
    Other,
    /// Whom the lot falls on.
    Lot,
}

impl Default for Form {
    fn default() -> Self {
        Form {
            djenon: false,
            rule: KichwaRule::Sustain,
            opponent: Opponent::Computer(Level::Mwanafunzi),
            begins: Begins::You,
        }
    }
}

const BEGINS: [Begins; 3] = [Begins::You, Begins::Other, Begins::Lot];
const PRESETS: [KichwaRule; 2] = [KichwaRule::Sustain, KichwaRule::Choose];

impl Form {
    /// The form filled in with a match in which this side is to move.
    #[must_use]
    pub fn of(setup: &MatchSetup, to_move: Side) -> Self {
        let level = setup.seats.iter().find_map(|seat| match seat {
            Seat::Computer(level) => Some(*level),
            Seat::Human => None,
        });
        let (djenon, rule) = match setup.game {
            Game::Kujifunza(rule) => (false, rule),
            Game::Djenon => (true, KichwaRule::Sustain),
        };
        let begins = match setup.seats[to_move.index()] {
            Seat::Human => Begins::You,
            Seat::Computer(_) => Begins::Other,
        };
        Form { djenon, rule, opponent: level.map_or(Opponent::Friend, Opponent::Computer), begins }
    }

    /// The match that is asked for; `lot` decides who begins where the lot is to.
    #[must_use]
    pub fn setup(self, lot: bool) -> MatchSetup {
        let game = if self.djenon { Game::Djenon } else { Game::Kujifunza(self.rule) };
        let seats = match self.opponent {
            Opponent::Friend => [Seat::Human, Seat::Human],
            Opponent::Computer(level) => {
                let person_begins = match self.begins {
                    Begins::You => true,
                    Begins::Other => false,
                    Begins::Lot => lot,
                };
                if person_begins {
                    [Seat::Human, Seat::Computer(level)]
                } else {
                    [Seat::Computer(level), Seat::Human]
                }
            }
        };
        MatchSetup { game, seats }
    }
}

/// Where the set-up lies in a window, with its band, and what it leaves free.
pub fn place(window: Rect, unit: f32) -> (Rect, Band, Rect) {
    if upright(window) {
        // The board above the set-up, where both have room.
        let height = (790.0 * unit).max(window.height() * 0.62);
        let height = if height > window.height() * 0.74 { window.height() } else { height };
        let top = window.bottom() - height;
        return (window.with_min_y(top), Band::Top, window.with_max_y(top));
    }
    let mut width = (window.width() * 0.58).max(560.0 * unit).min(window.width());
    if window.width() - width < window.width() * 0.18 {
        // A sliver of a board is no board.
        width = window.width();
    }
    let right = window.left() + width;
    (window.with_max_x(right), Band::Right, window.with_min_x(right))
}

/// Draws the set-up.
pub fn draw(ui: &mut Ui, view: &View, form: &mut Form, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let (rect, band, _) = place(ui.max_rect(), theme::unit(ui));
    let sheet = Sheet::panel("new match", rect).with_band(band).with_footer().with_margin(28.0);
    let head = |ui: &mut Ui| {
        paint::paragraph(ui, &words.get("new-match-title"), Face::Title, 1.6, theme::INK);
    };
    sheet.show_headed(ui, head, |ui, part| match part {
        Part::Body => {
            games(ui, form, words);
            if !form.djenon {
                heading(ui, words, "new-match-rules");
                presets(ui, form, words);
            }
            heading(ui, words, "new-match-opponent");
            opponents(ui, form, words);
            heading(ui, words, "new-match-begins");
            begins(ui, form, Side::South, words);
            ui.add_space(8.0 * theme::unit(ui));
            let text = words.get("new-match-set-up");
            if widgets::button(ui, "set up", &text, Kind::Plain).clicked() {
                intents.push(Intent::SetUp(form.setup(false).game));
            }
        }
        Part::Footer => intents.extend(footer(ui, view, *form, words)),
    });
    intents
}

pub(super) fn heading(ui: &mut Ui, words: &Words, key: &str) {
    ui.add_space(6.0 * theme::unit(ui));
    paint::paragraph(ui, &words.get(key), Face::Strong, 0.9, theme::INK_SOFT);
}

fn games(ui: &mut Ui, form: &mut Form, words: &Words) {
    let tiles = [Game::Kujifunza(form.rule), Game::Djenon].map(|game| Tile {
        key: format!("game {}", game == Game::Djenon),
        title: words.game(game),
        line: words.game_line(game),
        chosen: form.djenon == (game == Game::Djenon),
    });
    if let Some(chosen) = widgets::tiles(ui, &tiles, 230.0) {
        form.djenon = chosen == 1;
    }
}

pub(super) fn presets(ui: &mut Ui, form: &mut Form, words: &Words) {
    let tiles = PRESETS.map(|rule| Tile {
        key: format!("rules {rule:?}"),
        title: words.rules(rule),
        line: words.rules_line(rule),
        chosen: form.rule == rule,
    });
    if let Some(chosen) = widgets::tiles(ui, &tiles, 230.0) {
        form.rule = PRESETS[chosen];
    }
}

pub(super) fn opponents(ui: &mut Ui, form: &mut Form, words: &Words) {
    let mut names: Vec<String> = Level::ALL.iter().map(|l| words.level(level_number(*l))).collect();
    names.push(words.get("opponent-friend"));
    let now = match form.opponent {
        Opponent::Computer(level) => usize::from(level_number(level)) - 1,
        Opponent::Friend => Level::ALL.len(),
    };
    let mut at = now;
    if let Some(chosen) = widgets::segments(ui, "opponent", &names, now) {
        at = chosen;
        form.opponent =
            Level::ALL.get(chosen).map_or(Opponent::Friend, |level| Opponent::Computer(*level));
    }
    let line = match Level::ALL.get(at) {
        Some(level) => words.level_line(level_number(*level)),
        None => words.get("opponent-friend-line"),
    };
    paint::paragraph(ui, &line, Face::Text, 0.84, theme::INK_SOFT);
}

/// Who begins; `first` is the side to move at the start.
pub(super) fn begins(ui: &mut Ui, form: &mut Form, first: Side, words: &Words) {
    if form.opponent == Opponent::Friend {
        let text = words.get(match first {
            Side::South => "begins-friend",
            Side::North => "begins-friend-north",
        });
        paint::paragraph(ui, &text, Face::Text, 0.9, theme::INK);
        return;
    }
    let names = ["begins-you", "begins-computer", "begins-lot"].map(|key| words.get(key));
    let now = BEGINS.iter().position(|begins| *begins == form.begins).unwrap_or(0);
    if let Some(chosen) = widgets::segments(ui, "begins", &names, now) {
        form.begins = BEGINS[chosen];
    }
}

fn footer(ui: &mut Ui, view: &View, form: Form, words: &Words) -> Option<Intent> {
    let mut intent = None;
    ui.horizontal(|ui| {
        let gap = ui.spacing().item_spacing.x;
        let width = ui.available_width() - gap;
        let begin = words.get("new-match-begin");
        if widgets::button_of(ui, "begin", &begin, Kind::Main, (width * 0.64).floor()).clicked() {
            intent = Some(Intent::Begin(form.setup(view.lot)));
        }
        let back = words.get("menu-back");
        if widgets::button_of(ui, "back", &back, Kind::Plain, (width * 0.36).floor()).clicked() {
            intent = Some(Intent::Back);
        }
    });
    intent
}

/// 1 for the weakest level.
pub const fn level_number(level: Level) -> u8 {
    level.number()
}
