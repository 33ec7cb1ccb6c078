//! The board of an exercise: what its pits are called, and the arrows that stand for starts.

use crate::app::exercises::{AtWork, Told};
use crate::app::space::{goes_right, ways};
use crate::app::ui::{View, bench, paint, theme, to_egui};
use crate::exercises::{Kind, Why};
use crate::notation::pit_name;
use crate::rules::{Action, Board, Direction, Pit, Rules, Side};
use crate::words::Words;
use bevy_egui::egui::{self, Color32, Pos2, Rect, Stroke, Ui, Vec2, vec2};

/// What a pit is called, with what stands on it; never whether it is right.
pub fn label(view: &View, at: &AtWork, pit: Pit, words: &Words) -> String {
    let exercise = at.work.exercise();
    let board = exercise.game.board();
    let (name, seeds) = (pit_name(board, pit), view.stage.seeds_in(pit));
    let args = [("pit", (&name).into()), ("seeds", seeds.into())];
    let right = |direction| goes_right(board, pit, direction, board.owner(pit));
    if let Some(Action::Sow { pit: from, direction }) = exercise.sowing
        && from == pit
        && at.asks()
    {
        if ways(board).len() == 1 {
            return words.with("exercise-start-label-one-way", &args);
        }
        let way = if right(direction) { "right" } else { "left" };
        let args = [args[0], args[1], ("way", way.into())];
        return words.with("exercise-start-label", &args);
    }
    if exercise.kind == Kind::Starts && board.owner(pit) == Side::South {
        let marked: Vec<Direction> =
            at.work.marks().filter(|mark| mark.0 == pit).map(|mark| mark.1).collect();
        let marks = match marked.as_slice() {
            [] => "none",
            [_] if ways(board).len() == 1 => "yes",
            [one] if right(*one) => "right",
            [_] => "left",
            _ => "both",
        };
        let args = [args[0], args[1], ("marks", marks.into())];
        return words.with("exercise-mark-label", &args);
    }
    words.with("match-pit-label", &args)
}

/// How an arrow looks: each way another shape, so that colour is never alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// A start that is marked.
    Marked,
    /// It is illegal.
    Wrong,
    /// It is legal and was not marked.
    Missing,
    /// The sowing that is asked about.
    Asked,
}

/// Paints the arrows of the moment.
pub fn arrows(ui: &Ui, view: &View, at: &AtWork) {
    let exercise = at.work.exercise();
    let board = exercise.game.board();
    if view.board.board != Some(board) {
        return;
    }
    let (mut wrong, mut missing) = (Vec::new(), Vec::new());
    if let Some(Told::Wrong(Why::Marks { wrong: marks, missing: others })) = &at.told {
        wrong.extend(marks.iter().map(|(mark, _)| *mark));
        missing.extend(others.iter().copied());
    }
    let marked = at
        .work
        .marks()
        .map(|mark| (mark, if wrong.contains(&mark) { Look::Wrong } else { Look::Marked }));
    let asked = exercise.sowing.filter(|_| at.asks()).and_then(|sowing| match sowing {
        Action::Sow { pit, direction } => Some(((pit, direction), Look::Asked)),
        Action::Enter { .. } | Action::Pass => None,
    });
    let missing = missing.iter().map(|&mark| (mark, Look::Missing));
    for ((pit, direction), look) in marked.chain(missing).chain(asked) {
        arrow_of(ui, view, board, (pit, direction), look);
    }
}

/// Paints the way that is to be gone from a pit.
pub fn show_way(ui: &Ui, view: &View, board: Board, way: (Pit, Direction)) {
    if view.board.board == Some(board) {
        arrow_of(ui, view, board, way, Look::Asked);
    }
}

fn arrow_of(ui: &Ui, view: &View, board: Board, (pit, way): (Pit, Direction), look: Look) {
    let Some(rect) = view.board.pits.get(pit.index()).map(|rect| to_egui(*rect)) else { return };
    if rect.is_positive() {
        let towards = bench::step(view, board, pit, way);
        let reach = rect.width().min(rect.height());
        arrow(ui, rect.center() + towards * reach * 0.34, towards, reach, look);
    }
}

fn arrow(ui: &Ui, centre: Pos2, towards: Vec2, reach: f32, look: Look) {
    let radius = (reach * if look == Look::Asked { 0.24 } else { 0.19 }).max(8.0);
    let painter = ui.painter();
    let (fill, edge, ink) = match look {
        Look::Marked => (theme::PLASTER_LIGHT, theme::BRASS, theme::INK),
        Look::Asked => (theme::INDIGO, theme::PLASTER_LIGHT, theme::PLASTER_LIGHT),
        Look::Wrong => (theme::CORAL, theme::PLASTER_LIGHT, theme::PLASTER_LIGHT),
        Look::Missing => (paint::DUSK, theme::BRASS_LIGHT, theme::BRASS_LIGHT),
    };
    let thin = (radius * 0.14).max(1.0);
    if look == Look::Missing {
        painter.circle_filled(centre, radius, fill);
        broken_ring(ui, centre, radius, Stroke::new(thin * 1.3, edge));
    } else {
        painter.circle(centre, radius, fill, Stroke::new(thin, edge));
    }
    let inside = Rect::from_center_size(centre, Vec2::splat(radius * 1.2));
    paint::arrow(ui, inside, towards, ink);
    if look == Look::Wrong {
        // Struck through.
        let slant = vec2(radius, -radius) * 0.7;
        let line = [centre - slant, centre + slant];
        painter.line_segment(line, Stroke::new(thin * 2.4, theme::CORAL_DEEP));
        painter.line_segment(line, Stroke::new(thin * 1.2, Color32::WHITE));
    }
}

fn broken_ring(ui: &Ui, centre: Pos2, radius: f32, stroke: Stroke) {
    const PIECES: u8 = 8;
    let turn = std::f32::consts::TAU / f32::from(PIECES);
    for piece in 0..PIECES {
        let points = (0..=4_u8).map(|step| {
            let angle = turn * (f32::from(piece) + 0.6 * f32::from(step) / 4.0);
            centre + radius * vec2(angle.cos(), angle.sin())
        });
        ui.painter().add(egui::epaint::PathShape::line(points.collect(), stroke));
    }
}
