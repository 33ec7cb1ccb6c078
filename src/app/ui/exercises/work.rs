//! An exercise on the table: what is asked and what came of the answers beside the board.

use super::told::{self, Line};
use super::{board, kind_name};
use crate::app::exercises::{AtWork, harder};
use crate::app::session::{Intent, Practice};
use crate::app::ui::bench;
use crate::app::ui::beside::Worked;
use crate::app::ui::match_screen::Shares;
use crate::app::ui::paint;
use crate::app::ui::pits;
use crate::app::ui::set_up;
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::{self, Kind as Button};
use crate::app::ui::{Memory, View};
use crate::exercises::{Kind, MOST_LAPS, Why, as_sowing, grade_of};
use crate::rules::{Action, Pit, Rules, Side};
use crate::words::Words;
use bevy_egui::egui::{Ui, pos2, vec2};

/// An exercise, as it is seen.
pub struct Working<'a> {
    view: &'a View<'a>,
    words: &'a Words,
    at: &'a AtWork,
}

impl<'a> Working<'a> {
    /// The one on the table, if one is.
    pub fn of(view: &'a View<'a>, words: &'a Words) -> Option<Self> {
        let at = view.exercising.at_work.as_ref()?;
        Some(Working { view, words, at })
    }
}

impl Worked for Working<'_> {
    const PANEL: &'static str = "exercise";

    fn board(&self, ui: &mut Ui, memory: &mut Memory) -> Vec<Intent> {
        on_board(ui, self.view, self.at, memory, self.words)
    }

    fn body(&self, ui: &mut Ui, _: &Memory) -> Vec<Intent> {
        body(ui, self.view, self.at, self.words).into_iter().collect()
    }

    fn footer(&self, ui: &mut Ui) -> Option<Intent> {
        footer(ui, self.view, self.at, self.words)
    }

    fn ways(&self, ui: &mut Ui, memory: &mut Memory, shares: &Shares) -> Vec<Intent> {
        ways(ui, self.view, self.at, memory, shares, self.words)
    }
}

/// The board of an exercise; to be drawn before any sheet.
pub fn on_board(
    ui: &mut Ui,
    view: &View,
    at: &AtWork,
    memory: &mut Memory,
    words: &Words,
) -> Vec<Intent> {
    let of = at.work.exercise().game.board();
    let label = |pit| board::label(view, at, pit, words);
    let intents = bench::touch(ui, view, of, at.asks(), memory, words, label);
    let written = pits::Written {
        view,
        board: of,
        near: Side::South,
        spoken_of: spoken_of(view, at),
        at_risk: Vec::new(),
        numbers: view.settings.counts,
        face: false,
    };
    pits::write(ui, &written);
    board::arrows(ui, view, at);
    intents
}

/// The ways of a pit that was chosen, where a sowing is the answer.
pub fn ways(
    ui: &mut Ui,
    view: &View,
    at: &AtWork,
    memory: &mut Memory,
    shares: &Shares,
    words: &Words,
) -> Vec<Intent> {
    let exercise = at.work.exercise();
    let asks = at.asks() && exercise.sowing.is_none() && exercise.kind != Kind::Starts;
    bench::choice(ui, view, exercise.game.board(), asks, None, memory, shares, words)
}

/// The pits that the texts of the moment speak of, and the one that is pointed at.
fn spoken_of(view: &View, at: &AtWork) -> Vec<Pit> {
    let mut pits: Vec<Pit> = view.pointing.pit.into_iter().chain(view.pointing.chosen).collect();
    if let Some(crate::app::exercises::Told::Wrong(why)) = &at.told {
        match why {
            Why::Refused { refusal, sowing } => {
                pits.extend(refusal.pit().into_iter().chain([sowing.0]))
            }
            Why::GoesOn { pit, .. } | Why::NoLapEnds { pit } => pits.push(*pit),
            Why::NoEnd { pit, reply } => pits.extend([Some(*pit), pit_of(*reply)].iter().flatten()),
            Why::LosesTo { reply, .. } | Why::Holds { reply, .. } => pits.extend(pit_of(*reply)),
            Why::Marks { .. } | Why::EndsUnwon | Why::TakesLess { .. } | Why::EndsBefore { .. } => {
            }
        }
    }
    pits
}

fn pit_of(action: Action) -> Option<Pit> {
    as_sowing(action).map(|(pit, _)| pit)
}

fn body(ui: &mut Ui, view: &View, at: &AtWork, words: &Words) -> Option<Intent> {
    let (work, unit) = (&at.work, theme::unit(ui));
    let exercise = work.exercise();
    let kind = exercise.kind;
    paint::paragraph(ui, &kind_name(words, kind), Face::Title, 1.25, theme::INK);
    grade(ui, grade_of(exercise), words);
    let game = words.game(exercise.game);
    paint::paragraph(ui, &game, Face::Text, 0.84, theme::INK_SOFT);
    ui.add_space(4.0 * unit);
    let intent = asked(ui, at, words);
    ui.add_space(6.0 * unit);
    paint::hairline(ui);
    let ((done, of), (all, of_all)) = (view.progress.count(Some(kind)), view.progress.count(None));
    let args =
        [("done", done.into()), ("of", of.into()), ("all", all.into()), ("of-all", of_all.into())];
    let line = words.with("exercise-of-kind", &args);
    paint::paragraph(ui, &line, Face::Text, 0.84, theme::INK_SOFT);
    intent
}

/// What is asked, with what it is answered by in a panel, and what came of the last answer.
pub fn asked(ui: &mut Ui, at: &AtWork, words: &Words) -> Option<Intent> {
    let (work, unit) = (&at.work, theme::unit(ui));
    let kind = work.exercise().kind;
    paint::paragraph(ui, &told::task(at, words), Face::Text, 1.0, theme::INK);
    let mut intent = None;
    if kind == Kind::Laps && !work.is_over() {
        intent = numbers(ui).map(|laps| Intent::Practice(Practice::Number(laps)));
    }
    if kind == Kind::Starts && !work.is_over() {
        let count = work.marks().count();
        let marked = words.with("exercise-marked", &[("count", count.into())]);
        paint::paragraph(ui, &marked, Face::Strong, 0.95, theme::INK);
    }
    ui.add_space(4.0 * unit);
    for Line { text, wrong } in told::told(at, words) {
        if wrong {
            set_up::reason(ui, &text);
        } else {
            bench::praise(ui, &text, 1.0);
        }
    }
    intent
}

/// A button for each number of laps, in rows that are all full.
fn numbers(ui: &mut Ui) -> Option<u32> {
    let mut chosen = None;
    ui.scope(|ui| {
        let gap = (6.0 * theme::unit(ui).min(1.5)).round();
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        let width = ui.available_width();
        let fits = |columns: &u32| {
            let each = (width - gap * (*columns as f32 - 1.0)) / *columns as f32;
            each >= widgets::button_width(ui, "12")
        };
        let columns = [12, 6, 4, 3, 2].into_iter().find(fits).unwrap_or(1);
        let each = ((width - gap * (columns as f32 - 1.0)) / columns as f32).floor();
        for row in 0..MOST_LAPS / columns {
            ui.horizontal(|ui| {
                for laps in row * columns + 1..=(row + 1) * columns {
                    let text = laps.to_string();
                    let key = format!("laps {laps}");
                    if widgets::button_of(ui, &key, &text, Button::Plain, each).clicked() {
                        chosen = Some(laps);
                    }
                }
            });
        }
    });
    chosen
}

/// How hard it is: so many of five small pits hold a seed.
fn grade(ui: &mut Ui, grade: u8, words: &Words) {
    let radius = (7.0 * theme::unit(ui)).round();
    let size = vec2(5.0 * 2.6 * radius, 2.4 * radius);
    let (_, rect) = ui.allocate_space(size);
    paint::label(ui, rect, &words.with("exercise-grade", &[("grade", grade.into())]));
    for place in 0..5_u8 {
        let x = rect.left() + radius * (1.2 + 2.6 * f32::from(place));
        let centre = pos2(x, rect.center().y);
        paint::pit(ui, centre, radius, place < grade, theme::PLASTER_DEEP);
    }
}

fn footer(ui: &mut Ui, view: &View, at: &AtWork, words: &Words) -> Option<Intent> {
    let (work, practice) = (&at.work, Intent::Practice);
    let mut entries: Vec<(&str, Button, Intent)> = Vec::new();
    if at.is_busy() {
        entries.push(("exercise-skip", Button::Main, Intent::Skip));
    } else if work.is_over() {
        entries.push(("exercise-next", Button::Main, practice(Practice::Next)));
        entries.push(("exercise-again", Button::Plain, practice(Practice::Again)));
    } else {
        if work.exercise().kind == Kind::Starts {
            entries.push(("exercise-check", Button::Main, practice(Practice::Check)));
        }
        if work.may_show() {
            entries.push(("exercise-show", Button::Plain, practice(Practice::Show)));
        }
        entries.push(("exercise-another", Button::Plain, practice(Practice::Next)));
        if harder(view.progress, at.place).is_some() {
            entries.push(("exercise-harder", Button::Plain, practice(Practice::Harder)));
        }
    }
    entries.push(("exercise-all", Button::Plain, Intent::Back));
    bench::buttons(ui, &entries, words)
}
