//! The truth of a match by turn, as a graph: who stands won, how near the end, and the turns that changed it.

use super::at_table::AtTable;
use super::paint::{self, layout};
use super::theme::{self, Face};
use super::widgets;
use crate::app::review::LookingBack;
use crate::engine::solve::Verdict;
use crate::rules::Side;
use bevy_egui::egui::{
    Color32, CornerRadius, EventFilter, Key, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2,
};

/// What the far side's bars are filled and edged with. The near side's are dark and full, so that they differ in
/// grey as well.
const FAR: (Color32, Color32) =
    (Color32::from_rgb(0xE6, 0xCD, 0x96), Color32::from_rgb(0x8A, 0x4E, 0x2C));
/// The lowest bar, by half the height of the graph.
const LOWEST: f32 = 0.3;
/// A win that far away, in turns, is drawn as the lowest bar.
const FAR_AWAY: f32 = 24.0;

/// Where things are in the graph.
struct Plot {
    rect: Rect,
    /// Width of the place of a position.
    each: f32,
    near: Side,
}

impl Plot {
    fn middle(&self) -> f32 {
        self.rect.center().y
    }

    fn half(&self) -> f32 {
        self.rect.height() / 2.0
    }

    /// The middle of the place of a position.
    fn x(&self, turn: usize) -> f32 {
        self.rect.left() + self.each * (turn as f32 + 0.5)
    }

    /// Up for the far side, down for the near one.
    fn y(&self, side: Side, height: f32) -> f32 {
        let way = if side == self.near { 1.0 } else { -1.0 };
        self.middle() + way * height * self.half()
    }
}

/// Draws the graph into a rectangle, with the names of the sides on its left. Answers the turn that is wanted now.
pub fn draw(ui: &mut Ui, at: &AtTable, looking: &LookingBack, rect: Rect) -> Option<usize> {
    let unit = theme::unit(ui);
    let labels = labels(ui, at, rect);
    let pad = (10.0 * unit).round();
    let mark = mark_radius(ui);
    let left = rect.left() + labels + pad;
    let plot = Rect::from_min_max(
        pos2(left, rect.top() + mark * 1.2),
        pos2(rect.right() - mark, rect.bottom() - mark * 1.2),
    );
    let count = looking.truths().len().max(1);
    let plot = Plot { rect: plot, each: plot.width() / count as f32, near: at.near };
    let here = looking.at().turn.min(count - 1);
    let touched = touch(ui, at, looking, &plot, here);
    ground(ui, looking, &plot, here);
    if looking.truths().iter().flatten().any(|truth| truth.score.is_some()) {
        curve(ui, looking, &plot, at.shown().total());
    } else {
        bars(ui, looking, &plot);
    }
    marks(ui, looking, &plot);
    touched
}

/// The names of the sides, and what stands for them. Answers their width.
fn labels(ui: &Ui, at: &AtTable, rect: Rect) -> f32 {
    let unit = theme::unit(ui);
    let swatch = (9.0 * unit).round();
    let most = rect.width() * 0.3;
    let sides = [at.near.other(), at.near];
    let galleys = sides.map(|side| {
        let text = at.words.wins(&at.names, side);
        layout(ui, &text, Face::Text.at(ui, 0.84), theme::INK, most - 2.0 * swatch)
    });
    for (place, galley) in galleys.iter().enumerate() {
        let y = rect.top() + rect.height() * (0.27 + 0.46 * place as f32);
        let box_of =
            Rect::from_center_size(pos2(rect.left() + swatch * 0.6, y), vec2(swatch, swatch * 1.4));
        bar(ui, box_of, place == 1);
        let at = pos2(rect.left() + swatch * 1.7, y - galley.rect.height() / 2.0);
        ui.painter().galley(at, galley.clone(), theme::INK);
    }
    let wide = galleys.iter().map(|galley| galley.rect.width()).fold(0.0, f32::max);
    wide + 1.7 * swatch
}

/// A bar of the near side or the far one.
fn bar(ui: &Ui, rect: Rect, near: bool) {
    let round = CornerRadius::same((rect.width() * 0.2).clamp(0.0, 3.0) as u8);
    if near {
        ui.painter().rect_filled(rect, round, theme::INDIGO);
    } else {
        let edge = Stroke::new((rect.width() * 0.2).clamp(1.0, 2.0), FAR.1);
        ui.painter().rect(rect, round, FAR.0, edge, StrokeKind::Inside);
    }
}

/// Makes the graph touchable: a touch, a drag or an arrow goes to a turn.
fn touch(ui: &Ui, at: &AtTable, looking: &LookingBack, plot: &Plot, here: usize) -> Option<usize> {
    let last = looking.truths().len().saturating_sub(1);
    let truth = at.words.truth(&at.names, looking.truths().get(here).copied().flatten());
    let args = [("number", here.into()), ("all", last.into()), ("truth", truth.as_str().into())];
    let name = at.words.with("review-graph", &args);
    let area = plot.rect.expand2(vec2(0.0, mark_radius(ui)));
    let response = widgets::ground(ui, "graph", area, here as f64, &name);
    let mut wanted = here;
    if let Some(pointer) = response.interact_pointer_pos() {
        let place = (pointer.x - plot.rect.left()) / plot.each.max(0.01);
        wanted = (place.max(0.0) as usize).min(last);
    }
    if response.has_focus() {
        let keep = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, keep));
        ui.input(|input| {
            wanted = (wanted + input.num_presses(Key::ArrowRight)).min(last);
            wanted = wanted.saturating_sub(input.num_presses(Key::ArrowLeft));
        });
    }
    (wanted != here).then_some(wanted)
}

/// The middle line, what has not been looked at or is not known, and where one is.
fn ground(ui: &Ui, looking: &LookingBack, plot: &Plot, here: usize) {
    let painter = ui.painter();
    let round = CornerRadius::same(4);
    painter.rect_filled(plot.rect, round, theme::PLASTER_DEEP);
    let column = Rect::from_center_size(
        pos2(plot.x(here), plot.middle()),
        vec2(plot.each.max(5.0) + 4.0, plot.rect.height() + 2.0),
    );
    painter.rect(column, round, theme::WARM, Stroke::new(2.0, theme::BRASS), StrokeKind::Outside);
    let count = looking.truths().len();
    let looked_from = count - looking.looked_at();
    for (turn, truth) in looking.truths().iter().enumerate() {
        let (x, half) = (plot.x(turn), plot.each / 2.0);
        if truth.is_some() {
            let line = Stroke::new(1.5, theme::INK_SOFT);
            painter.hline(x - half..=x + half, plot.middle(), line);
        } else if turn >= looked_from {
            // Not known: a gap with a hollow ring, as far as there is room.
            let radius = (plot.each * 0.28).clamp(1.0, 4.0);
            let ring = Stroke::new((radius * 0.4).clamp(0.6, 1.4), theme::INK_SOFT);
            painter.circle_stroke(pos2(x, plot.middle()), radius, ring);
        }
    }
}

/// A bar for each position: up or down is who wins, and the higher the nearer.
fn bars(ui: &Ui, looking: &LookingBack, plot: &Plot) {
    let gap = if plot.each > 6.0 { (plot.each * 0.16).min(5.0) } else { 0.0 };
    for (turn, truth) in looking.truths().iter().enumerate() {
        let Some(Verdict { winner, turns, .. }) = *truth else { continue };
        let x = plot.x(turn);
        let wide = (plot.each - gap).max(1.0);
        let Some(side) = winner else {
            // A draw: as much on either side.
            let level = vec2(wide, plot.half() * 0.2);
            let rect = Rect::from_center_size(pos2(x, plot.middle()), level);
            ui.painter().rect_filled(rect, CornerRadius::ZERO, theme::INK_SOFT);
            continue;
        };
        let near = turns.map_or(0.0, |turns| 1.0 - (f32::from(turns) / FAR_AWAY).min(1.0));
        let height = LOWEST + (1.0 - LOWEST) * near;
        let [a, b] = [plot.middle(), plot.y(side, height)];
        let rect = Rect::from_x_y_ranges(x - wide / 2.0..=x + wide / 2.0, a.min(b)..=a.max(b));
        bar(ui, rect, side == plot.near);
    }
}

/// The proven end of a game that counts seeds: by how many the one side is ahead.
fn curve(ui: &Ui, looking: &LookingBack, plot: &Plot, seeds: usize) {
    let lead = |score: [u8; 2]| {
        let (near, far) = (score[plot.near.index()], score[plot.near.other().index()]);
        (f32::from(near) - f32::from(far)) / (seeds.max(1) as f32)
    };
    let known = |truth: &Option<Verdict>| truth.and_then(|truth| truth.score).map(lead);
    // The largest lead of the match fills the graph, but a small one stays small.
    let leads = looking.truths().iter().filter_map(known);
    let most = leads.fold(0.25_f32, |most, lead| most.max(lead.abs()));
    let mut line: Vec<Pos2> = Vec::new();
    let finish = |line: &mut Vec<Pos2>| {
        if line.len() > 1 {
            ui.painter().add(Shape::line(std::mem::take(line), Stroke::new(2.5, theme::INK)));
        }
        line.clear();
    };
    for (turn, truth) in looking.truths().iter().enumerate() {
        let Some(lead) = known(truth) else {
            finish(&mut line);
            continue;
        };
        let (x, half) = (plot.x(turn), plot.each / 2.0);
        let y = plot.middle() + lead / most * plot.half() * 0.96;
        let rect =
            Rect::from_x_y_ranges(x - half..=x + half, y.min(plot.middle())..=y.max(plot.middle()));
        if lead > 0.0 {
            ui.painter().rect_filled(rect, CornerRadius::ZERO, theme::INDIGO);
        } else {
            ui.painter().rect_filled(rect, CornerRadius::ZERO, FAR.0);
        }
        line.extend([pos2(x - half, y), pos2(x + half, y)]);
    }
    finish(&mut line);
}

/// The radius of the mark of a moment.
pub fn mark_radius(ui: &Ui) -> f32 {
    (10.0 * theme::unit(ui)).clamp(9.0, 18.0).round()
}

/// The numbered mark of a moment.
pub fn mark(ui: &Ui, centre: Pos2, number: usize, chosen: bool) {
    let radius = mark_radius(ui);
    let (fill, text) = if chosen {
        (theme::BRASS, theme::PLASTER_LIGHT)
    } else {
        (theme::PLASTER_LIGHT, theme::INK)
    };
    let disc = Rect::from_center_size(centre, vec2(2.0 * radius, 2.0 * radius));
    let (round, edge) = (CornerRadius::same(radius as u8), Stroke::new(1.5, theme::BRASS));
    ui.painter().rect(disc, round, fill, edge, StrokeKind::Middle);
    let mut font = Face::Strong.at(ui, 0.84);
    font.size = font.size.min(radius * 1.25);
    let galley = layout(ui, &number.to_string(), font, text, f32::INFINITY);
    paint::text_centred(ui, Rect::from_center_size(centre, vec2(radius, radius)), galley);
}

/// The moments, each at the edge of the side whose turn it was; where two would touch, a line must do for one.
fn marks(ui: &Ui, looking: &LookingBack, plot: &Plot) {
    let radius = mark_radius(ui);
    let chosen = looking.at().moment;
    let mut taken: Vec<Pos2> = Vec::new();
    let mut places: Vec<usize> = (0..looking.moments().len()).collect();
    // What is chosen has its place first, then what gave the match away.
    places.sort_by_key(|&place| (chosen != Some(place), !looking.moments()[place].gave_away()));
    for place in places {
        let moment = &looking.moments()[place];
        let last = looking.truths().len().saturating_sub(1);
        let x = (plot.x(moment.turn) + plot.each / 2.0).min(plot.x(last));
        let edge = plot.y(moment.side, 1.0);
        let line = Stroke::new(1.5, theme::BRASS);
        let [a, b] = [plot.middle(), edge];
        ui.painter().vline(x, a.min(b)..=a.max(b), line);
        let centre = pos2(x, edge);
        if taken.iter().all(|other| other.distance(centre) > 2.0 * radius) {
            mark(ui, centre, place + 1, chosen == Some(place));
            taken.push(centre);
        }
    }
}
