//! The lesson of five beats: one sentence at a time beside the board, and at its end the ways on.

mod course;
mod study;
mod told;

pub use course::draw as draw_course;
pub use study::Studying;

use super::beside::Worked;
use super::form::Form;
use super::match_screen::Shares;
use super::theme::{self, Face};
use super::widgets::{self, Kind as Button};
use super::{Memory, View, access, bench, exercises, paint, pits, set_up, to_egui};
use crate::app::session::{Intent, Learn, MatchSetup, Seat};
use crate::app::state::Modal;
use crate::engine::Level;
use crate::lessons::{Beat, Walk};
use crate::rules::{Board, Game, KichwaRule, Pit, Rules, Side};
use crate::words::Words;
use bevy_egui::egui::{Rect, Stroke, Ui, pos2, vec2};

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

/// The lesson, as it is seen.
pub struct Walking<'a> {
    view: &'a View<'a>,
    words: &'a Words,
    walk: &'a Walk,
}

impl<'a> Walking<'a> {
    /// The one on the table, if somebody is on the way through it.
    pub fn of(view: &'a View<'a>, words: &'a Words) -> Option<Self> {
        let walk = view.learning.walk.as_ref()?;
        Some(Walking { view, words, walk })
    }
}

impl Worked for Walking<'_> {
    const PANEL: &'static str = "lesson";

    fn board(&self, ui: &mut Ui, memory: &mut Memory) -> Vec<Intent> {
        on_board(ui, self.view, memory, self.words)
    }

    fn body(&self, ui: &mut Ui, memory: &Memory) -> Vec<Intent> {
        let (view, words) = (self.view, self.words);
        dots(ui, self.walk, words);
        let Some(beat) = self.walk.beat() else {
            return ways_on(ui, view, memory.house.is_some(), words).into_iter().collect();
        };
        ui.add_space(6.0 * theme::unit(ui));
        let names = view.learning.names();
        let text = words.get(if names { beat.names() } else { beat.asks() });
        told(ui, view, &text, 1.5, words);
        Vec::new()
    }

    fn footer(&self, ui: &mut Ui) -> Option<Intent> {
        if self.walk.beat().is_some() {
            return footer(ui, self.view, self.words);
        }
        let leave = [("learn-leave", Button::Plain, Intent::Back)];
        bench::buttons(ui, &leave, self.words)
    }

    fn ways(&self, ui: &mut Ui, memory: &mut Memory, shares: &Shares) -> Vec<Intent> {
        choice(ui, self.view, memory, shares, self.words)
    }
}

/// The board of what is to be done; to be drawn before any sheet.
fn on_board(ui: &mut Ui, view: &View, memory: &mut Memory, words: &Words) -> Vec<Intent> {
    let learning = view.learning;
    let shown = view.stage.shown.map(|shown| shown.board());
    let deed = learning.deed().map(|deed| deed.task().game.board());
    let board = deed.or(shown).unwrap_or(Board::FourRows);
    let game = if board == Board::TwoRows { Game::Djenon } else { BAO };
    let label = |pit: Pit| {
        let (name, seeds) = (words.pit(game, pit), view.stage.seeds_in(pit));
        let lit = learning.lit() == Some(pit);
        let key = if lit { "learn-lit-label" } else { "match-pit-label" };
        words.with(key, &[("pit", (&name).into()), ("seeds", seeds.into())])
    };
    let intents = bench::touch(ui, view, board, learning.asks(), memory, words, label);
    if let Some(pit) = learning.lit() {
        glow(ui, view, pit);
    }
    if let Some(way) = learning.lit_way() {
        exercises::show_way(ui, view, board, way);
    }
    let pointing = &view.pointing;
    let mut spoken_of: Vec<Pit> = pointing.pit.into_iter().chain(pointing.chosen).collect();
    spoken_of.extend(learning.wrong.iter().flat_map(told::pits));
    let (near, at_risk, numbers) = (Side::South, Vec::new(), view.settings.counts);
    let face = false;
    pits::write(ui, &pits::Written { view, board, near, spoken_of, at_risk, numbers, face });
    intents
}

/// The ways of the pit that was chosen.
fn choice(
    ui: &mut Ui,
    view: &View,
    memory: &mut Memory,
    shares: &Shares,
    words: &Words,
) -> Vec<Intent> {
    let learning = view.learning;
    let board = learning.deed().map_or(Board::FourRows, |deed| deed.task().game.board());
    bench::choice(ui, view, board, learning.asks(), learning.lit_way(), memory, shares, words)
}

/// A light round the pit that is the right one: three rings, each fainter, and a hand's width of air above it.
fn glow(ui: &Ui, view: &View, pit: Pit) {
    let Some(rect) = view.board.pits.get(pit.index()).map(|rect| to_egui(*rect)) else { return };
    if !rect.is_positive() {
        return;
    }
    let radius = rect.size().min_elem() / 2.0;
    let painter = ui.painter();
    for (ring, strength) in [(0_u8, 1.0), (1, 0.55), (2, 0.25)] {
        let out = radius * (1.0 + 0.16 * f32::from(ring));
        let stroke = Stroke::new(radius * 0.15, theme::BRASS_LIGHT.gamma_multiply(strength));
        painter.circle_stroke(rect.center(), out, stroke);
    }
    // A finger's sign, so that nothing hangs on light alone.
    let tip = rect.center_top() - vec2(0.0, radius * 0.62);
    let arrow = Rect::from_center_size(tip, vec2(radius, radius) * 0.9);
    painter.circle_filled(arrow.center(), radius * 0.6, paint::DUSK);
    paint::arrow(ui, arrow.shrink(radius * 0.08), vec2(0.0, 1.0), theme::BRASS_LIGHT);
}

/// What is asked or named now, large, and what came of the last try.
fn told(ui: &mut Ui, view: &View, text: &str, size: f32, words: &Words) {
    let (learning, unit) = (view.learning, theme::unit(ui));
    if learning.names() {
        bench::praise(ui, text, size);
        return;
    }
    paint::paragraph(ui, text, Face::Strong, size, theme::INK);
    ui.add_space(4.0 * unit);
    if learning.is_busy() {
        paint::paragraph(ui, &words.get("learn-seeds-move"), Face::Text, 1.0, theme::INK_SOFT);
        return;
    }
    if let (Some(wrong), Some(deed)) = (&learning.wrong, learning.deed()) {
        set_up::reason(ui, &told::wrong(words, deed.task().game, *wrong));
    }
    if let (Some(way), Some(deed)) = (learning.wanted_way(), learning.deed()) {
        let text = told::other_way(words, deed.task().game, way);
        paint::paragraph(ui, &text, Face::Strong, 1.0, theme::INDIGO);
    } else if view.pointing.chosen.is_some() {
        paint::paragraph(ui, &words.get("learn-choose"), Face::Strong, 1.0, theme::INDIGO);
    } else if learning.lit().is_some()
        && learning.walk.as_ref().and_then(Walk::beat) != Some(Beat::Sow)
    {
        paint::paragraph(ui, &words.get("learn-lit"), Face::Strong, 1.0, theme::INDIGO);
    }
}

/// A pit for each beat; a seed lies in those that are done, and the one of now is ringed.
fn dots(ui: &mut Ui, walk: &Walk, words: &Words) {
    let radius = (9.0 * theme::unit(ui)).round();
    let count = Beat::ALL.len();
    let size = vec2(count as f32 * 3.0 * radius, 3.0 * radius);
    let (_, rect) = ui.allocate_space(size);
    if let Some(beat) = walk.beat() {
        let key = if walk.is_done(beat) { "learn-step-done" } else { "learn-step" };
        let args = [("number", beat.number().into()), ("of", count.into())];
        let step = words.with(key, &args);
        let told = paint::label(ui, rect, &step);
        access::heading(ui, told, &step);
    }
    for beat in Beat::ALL {
        let x = rect.left() + radius * (1.5 + 3.0 * f32::from(beat.number() - 1));
        let centre = pos2(x, rect.center().y);
        paint::pit(ui, centre, radius, walk.is_done(beat), theme::PLASTER_DEEP);
        if walk.beat() == Some(beat) {
            let ring = Stroke::new(radius * 0.22, theme::INDIGO);
            ui.painter().circle_stroke(centre, radius * 1.36, ring);
        }
    }
}

fn footer(ui: &mut Ui, view: &View, words: &Words) -> Option<Intent> {
    let learning = view.learning;
    let on = Intent::Learn(Learn::On);
    let first = if learning.names() {
        ("learn-next", Button::Main, on)
    } else if learning.is_busy() {
        ("exercise-skip", Button::Plain, Intent::Skip)
    } else {
        ("learn-skip", Button::Plain, on)
    };
    bench::buttons(ui, &[first, ("learn-leave", Button::Plain, Intent::Back)], words)
}

/// What one may do after the lesson. Visitors of a house find more in the book: the course is for who comes again.
fn ways_on(ui: &mut Ui, view: &View, in_a_house: bool, words: &Words) -> Option<Intent> {
    let unit = theme::unit(ui);
    paint::paragraph(ui, &words.get("learn-end-title"), Face::Title, 1.5, theme::INK);
    paint::paragraph(ui, &words.get("learn-end-line"), Face::Text, 1.0, theme::INK_SOFT);
    ui.add_space(6.0 * unit);
    let mut form = Form::default();
    form.follow(view.settings);
    let watched = [Seat::Computer(Level::Mzoefu); 2];
    let ways = [
        (
            "learn-play",
            "learn-play-line",
            Button::Main,
            Intent::BeginOn(form.setup(true), form.terms(true)),
        ),
        (
            "learn-watch",
            "learn-watch-line",
            Button::Plain,
            Intent::Begin(MatchSetup { game: BAO, seats: watched }),
        ),
        if in_a_house {
            ("learn-more", "kiosk-rules", Button::Plain, Intent::Open(Modal::Book))
        } else {
            ("learn-more", "learn-more-line", Button::Plain, Intent::Learn(Learn::Course))
        },
    ];
    let mut intent = None;
    for (key, line, kind, wanted) in ways {
        if widgets::button(ui, key, &words.get(key), kind).clicked() {
            intent = Some(wanted);
        }
        paint::paragraph(ui, &words.get(line), Face::Text, 0.84, theme::INK_SOFT);
        ui.add_space(4.0 * unit);
    }
    intent
}
