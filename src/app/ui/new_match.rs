//! Setting up a match.

use super::form::{Begins, Form, Opponent};
use super::paint::{self, Band};
use super::sheet::{Part, Sheet};
use super::theme::{self, Face};
use super::widgets::{self, Kind, Labelled, Tile};
use super::{View, upright};
use crate::app::session::{Intent, Opening};
use crate::engine::solve::Verdict;
use crate::engine::{Level, openings};
use crate::rules::{Game, KichwaRule, Side};
use crate::words::Words;
use bevy_egui::egui::{Rect, Ui};

const BEGINS: [Begins; 3] = [Begins::You, Begins::Other, Begins::Lot];
const OPENINGS: [Opening; 3] = [Opening::Classic, Opening::Drawn, Opening::Pie];
const PRESETS: [KichwaRule; 2] = [KichwaRule::Sustain, KichwaRule::Choose];

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

/// Draws the set-up: what most people choose, and on request all that can be chosen.
pub fn draw(ui: &mut Ui, view: &View, form: &mut Form, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    form.follow(view.settings);
    let (rect, band, _) = place(ui.max_rect(), theme::unit(ui));
    let sheet = Sheet::panel("new match", rect).with_band(band).with_footer().with_margin(28.0);
    let head = |ui: &mut Ui| {
        paint::paragraph(ui, &words.get("new-match-title"), Face::Title, 1.6, theme::INK);
    };
    sheet.show_headed(ui, head, |ui, part| match part {
        Part::Body => {
            games(ui, form, words);
            heading(ui, words, "new-match-opponent");
            against(ui, form, words);
            if form.more {
                if !form.djenon {
                    heading(ui, words, "new-match-rules");
                    presets(ui, form, words);
                }
                heading(ui, words, "new-match-start");
                starts(ui, form, words);
                heading(ui, words, "new-match-begins");
                who_begins(ui, form, words);
            } else {
                ui.add_space(6.0 * theme::unit(ui));
                paint::paragraph(ui, &summary(*form, words), Face::Text, 0.9, theme::INK);
            }
            ui.add_space(4.0 * theme::unit(ui));
            let text = words.get(if form.more { "new-match-less" } else { "new-match-more" });
            if widgets::button(ui, "more", &text, Kind::Plain).clicked() {
                form.more = !form.more;
            }
            if form.more {
                let text = words.get("new-match-set-up");
                if widgets::button(ui, "set up", &text, Kind::Plain).clicked() {
                    intents.push(Intent::SetUp(form.game()));
                }
            }
        }
        Part::Footer => intents.extend(footer(ui, view, *form, words)),
    });
    intents
}

/// What is chosen where it is not shown.
fn summary(form: Form, words: &Words) -> String {
    let rules = (!form.djenon).then(|| ("new-match-rules", words.rules(form.rule)));
    let start = ("new-match-start", words.get(opening_name(form.opening)));
    let begins = ("new-match-begins", words.get(beginner(form, form.begins)));
    let chosen = rules.into_iter().chain([start, begins]).map(|(what, chosen)| {
        let what = words.get(what);
        words.with("new-match-chosen", &[("what", (&what).into()), ("chosen", (&chosen).into())])
    });
    chosen.collect::<Vec<_>>().join(" · ")
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

/// The three kinds of opponents, and which level where that is chosen.
fn against(ui: &mut Ui, form: &mut Form, words: &Words) {
    let kinds = [
        ("opponent-adapts", Opponent::Adapts),
        ("opponent-level", Opponent::Computer(form.level().unwrap_or(form.adapted))),
        ("opponent-friend", Opponent::Friend),
    ];
    let same =
        |kind: Opponent| std::mem::discriminant(&kind) == std::mem::discriminant(&form.opponent);
    let tiles = kinds.map(|(key, kind)| Tile {
        key: key.to_owned(),
        title: words.get(key),
        line: String::new(),
        chosen: same(kind),
    });
    if let Some(chosen) = widgets::tiles(ui, &tiles, 150.0) {
        form.opponent = kinds[chosen].1;
    }
    match form.opponent {
        Opponent::Adapts => {
            let level = words.level(level_number(form.adapted));
            let line = words.with("opponent-adapts-line", &[("level", (&level).into())]);
            paint::paragraph(ui, &line, Face::Text, 0.84, theme::INK_SOFT);
        }
        Opponent::Computer(level) => {
            let names = Level::ALL.map(|level| words.level(level_number(level)));
            let now = usize::from(level_number(level)) - 1;
            if let Some(chosen) = widgets::segments(ui, "level", &names, now) {
                form.opponent = Opponent::Computer(Level::ALL[chosen]);
            }
            let line = words.level_line(level_number(form.level().unwrap_or(level)));
            paint::paragraph(ui, &line, Face::Text, 0.84, theme::INK_SOFT);
        }
        Opponent::Friend => {
            let line = words.get("opponent-friend-line");
            paint::paragraph(ui, &line, Face::Text, 0.84, theme::INK_SOFT);
        }
    }
}

/// The levels, and a friend: who plays on from a position that was set up.
pub(super) fn opponents(ui: &mut Ui, form: &mut Form, words: &Words) {
    let mut names: Vec<String> = Level::ALL.iter().map(|l| words.level(level_number(*l))).collect();
    names.push(words.get("opponent-friend"));
    let now = form.level().map_or(Level::ALL.len(), |level| usize::from(level_number(level)) - 1);
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

const fn opening_name(opening: Opening) -> &'static str {
    match opening {
        Opening::Classic => "start-classic",
        Opening::Drawn => "start-drawn",
        Opening::Pie => "start-pie",
    }
}

/// How the match begins, and honest words about it.
fn starts(ui: &mut Ui, form: &mut Form, words: &Words) {
    let names = OPENINGS.map(|opening| words.get(opening_name(opening)));
    let now = OPENINGS.iter().position(|opening| *opening == form.opening).unwrap_or(0);
    if let Some(chosen) = widgets::segments(ui, "start", &names, now) {
        form.opening = OPENINGS[chosen];
    }
    let line = honest(form.game(), form.opening, words);
    paint::paragraph(ui, &line, Face::Text, 0.84, theme::INK_SOFT);
}

/// What is known of the chances from a start.
pub(super) fn honest(game: Game, opening: Opening, words: &Words) -> String {
    match opening {
        Opening::Classic => {
            let openings::Classic { winner, score, turns } = openings::classic(game);
            words.classic_start(Verdict { winner: Some(winner), score, turns })
        }
        Opening::Drawn => {
            let pool = openings::pool(game);
            let won = |side| pool.iter().filter(|opening| opening.winner == Some(side)).count();
            words.drawn_start(pool.len(), Side::BOTH.map(won))
        }
        Opening::Pie => words.get("start-pie-line"),
    }
}

/// The name of who begins.
const fn beginner(form: Form, begins: Begins) -> &'static str {
    if matches!(form.opening, Opening::Drawn) {
        return "begins-lot";
    }
    match (form.opponent, begins) {
        (_, Begins::Lot) => "begins-lot",
        (Opponent::Friend, Begins::You) => "side-south",
        (Opponent::Friend, Begins::Other) => "side-north",
        (_, Begins::You) => "begins-you",
        (_, Begins::Other) => "begins-computer",
    }
}

/// Who begins this time, and the next.
fn who_begins(ui: &mut Ui, form: &mut Form, words: &Words) {
    if form.opening == Opening::Drawn {
        paint::paragraph(ui, &words.get("begins-drawn"), Face::Text, 0.9, theme::INK);
        return;
    }
    let names = BEGINS.map(|begins| words.get(beginner(*form, begins)));
    let now = BEGINS.iter().position(|begins| *begins == form.begins).unwrap_or(0);
    if let Some(chosen) = widgets::segments(ui, "begins", &names, now) {
        form.begins = BEGINS[chosen];
    }
    paint::paragraph(ui, &words.get("begins-alternates"), Face::Text, 0.84, theme::INK_SOFT);
}

/// Who begins from a position that was set up; `first` is the side to move there.
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
    let [begin, back] = ["new-match-begin", "menu-back"].map(|key| words.get(key));
    let begin = Labelled::new("begin", &begin, Kind::Main);
    let back = Labelled::new("back", &back, Kind::Plain);
    match widgets::button_row(ui, &[(begin, 0.64), (back, 0.36)])? {
        0 => Some(Intent::BeginOn(form.setup(view.lot), form.terms(view.lot))),
        _ => Some(Intent::Back),
    }
}

/// 1 for the weakest level.
pub const fn level_number(level: Level) -> u8 {
    level.number()
}
