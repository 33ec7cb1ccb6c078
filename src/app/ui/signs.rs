//! The marks of the board once more, small and flat, to stand beside the words that explain them.

use super::at_table::AtTable;
use super::match_screen::Shares;
use super::paint::{self, layout};
use super::theme::{self, Face};
use crate::rules::TurnKind;
use bevy_egui::egui::{
    Color32, CornerRadius, Galley, Pos2, Rect, Shape, Stroke, Ui, Vec2, epaint::PathShape, pos2,
    vec2,
};
use std::f32::consts::{PI, TAU};
use std::sync::Arc;

/// Teeth of the ring round a pit at risk; on the board they are as many.
const TEETH: u8 = 8;

/// A mark of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A thin ring: it may start.
    MayStart,
    /// A half ring on the right or on the left: a sowing would end here that sets out that way.
    End {
        /// Whether on the right.
        right: bool,
    },
    /// A broken coral ring: it loses its seeds.
    Emptied,
    /// The half of one on the right or on the left: it loses them if one sows that way.
    EmptiedBy {
        /// Whether on the right.
        right: bool,
    },
    /// A broken bright ring: the lap came from here.
    Lifted,
    /// A strong ring: it captures.
    Captures,
    /// Two arcs, like brackets: seeds enter here.
    Entry,
    /// A pale ring of dots: the turn ended here.
    Ended,
    /// A coral ring with teeth that point inward: the opponent could capture it next turn.
    AtRisk,
}

impl Sign {
    /// Its height and width in points, in a line of small text.
    pub fn size(ui: &Ui) -> f32 {
        (16.0 * theme::unit(ui)).round()
    }

    fn colour(self, dark: bool) -> Color32 {
        match (self, dark) {
            (Sign::MayStart | Sign::Captures | Sign::Entry | Sign::Lifted, false) => theme::BRASS,
            (Sign::MayStart | Sign::Captures | Sign::Entry | Sign::Lifted, true) => {
                theme::BRASS_LIGHT
            }
            (Sign::End { right: true }, false) => theme::PALM,
            (Sign::End { right: true }, true) => Color32::from_rgb(0x9C, 0xC8, 0x74),
            (Sign::End { right: false }, false) => theme::INDIGO,
            (Sign::End { right: false }, true) => Color32::from_rgb(0x9B, 0xAC, 0xE6),
            (Sign::Emptied | Sign::EmptiedBy { .. } | Sign::AtRisk, false) => theme::CORAL,
            (Sign::Emptied | Sign::EmptiedBy { .. } | Sign::AtRisk, true) => {
                Color32::from_rgb(0xF0, 0x85, 0x6C)
            }
            (Sign::Ended, false) => theme::INK_SOFT,
            (Sign::Ended, true) => theme::PLASTER,
        }
    }

    /// Paints it around a point.
    pub fn paint(self, ui: &Ui, centre: Pos2, dark: bool) {
        let radius = Sign::size(ui) * 0.44;
        let thin = (radius * 0.2).max(1.0);
        let strong = (radius * 0.38).max(1.6);
        let colour = self.colour(dark);
        let arc = |from: f32, turn: f32, wide: f32| {
            let points = (0..=12).map(|step| {
                let angle = from + turn * step as f32 / 12.0;
                centre + radius * vec2(angle.cos(), angle.sin())
            });
            let path = PathShape::line(points.collect(), Stroke::new(wide, colour));
            ui.painter().add(path);
        };
        let broken = |count: u8, filled: f32, wide: f32| {
            let turn = TAU / f32::from(count);
            for piece in 0..count {
                arc(turn * f32::from(piece), turn * filled, wide);
            }
        };
        match self {
            Sign::MayStart => {
                ui.painter().circle_stroke(centre, radius, Stroke::new(thin, colour));
            }
            Sign::Ended => broken(10, 0.35, strong * 0.8),
            Sign::AtRisk => {
                ui.painter().circle_stroke(centre, radius, Stroke::new(thin, colour));
                for tooth in 0..TEETH {
                    let angle = TAU * (f32::from(tooth) + 0.5) / f32::from(TEETH);
                    let at = |turn: f32, far: f32| {
                        let angle = angle + turn;
                        centre + radius * far * vec2(angle.cos(), angle.sin())
                    };
                    let corners = vec![at(-0.24, 1.0), at(0.24, 1.0), at(0.0, 0.5)];
                    ui.painter().add(Shape::convex_polygon(corners, colour, Stroke::NONE));
                }
            }
            Sign::Captures => {
                ui.painter().circle_stroke(centre, radius, Stroke::new(strong, colour));
            }
            Sign::Emptied | Sign::Lifted => broken(8, 0.55, strong * 0.8),
            Sign::EmptiedBy { right } => {
                let from = if right { -0.4 * PI } else { 0.6 * PI };
                for piece in 0..4_u8 {
                    arc(from + 0.2 * PI * f32::from(piece), 0.12 * PI, strong);
                }
            }
            Sign::Entry => {
                for side in [0.0, PI] {
                    arc(side - 0.29 * PI, 0.58 * PI, strong * 1.1);
                }
            }
            Sign::End { right } => {
                let side = if right { 1.0 } else { -1.0 };
                let from = if right { -0.4 * PI } else { 0.6 * PI };
                arc(from, 0.8 * PI, strong);
                let rim = centre + vec2(radius * side, 0.0);
                let tooth = vec![
                    rim + vec2(0.0, radius * 0.4),
                    rim - vec2(0.0, radius * 0.4),
                    rim - vec2(side * radius * 0.75, 0.0),
                ];
                ui.painter().add(Shape::convex_polygon(tooth, colour, Stroke::NONE));
            }
        }
    }
}

/// The marks that stand on the board now and are not explained elsewhere, each with its message.
fn on_the_board(at: &AtTable) -> Vec<(Sign, &'static str)> {
    let stage = at.view.stage;
    let ended = stage.spotlight.ended.map(|_| (Sign::Ended, "mark-ended"));
    match stage.turn {
        Some((_, TurnKind::Mtaji)) if stage.is_moving() => vec![
            (Sign::Lifted, "mark-lifted"),
            (Sign::Captures, "mark-captures"),
            (Sign::Emptied, "mark-emptied"),
            (Sign::Entry, "mark-entry"),
        ],
        Some(_) if stage.is_moving() => vec![(Sign::Lifted, "mark-lifted")],
        _ if at.is_free() => {
            [(Sign::MayStart, "mark-may-start")].into_iter().chain(ended).collect()
        }
        _ => ended.into_iter().collect(),
    }
}

/// A line that says what the marks on the board mean.
pub fn legend(ui: &Ui, at: &AtTable, shares: &Shares) {
    let unit = theme::unit(ui);
    let size = Sign::size(ui);
    let (pad, gap) = ((9.0 * unit).round(), (18.0 * unit).round());
    let most = shares.ledge.width() - 4.0 * pad;
    let entries: Vec<(Sign, Arc<Galley>)> = on_the_board(at)
        .into_iter()
        .map(|(sign, key)| {
            let font = Face::Text.at(ui, 0.92);
            let room = most - size * 1.4;
            (sign, layout(ui, &at.words.get(key), font, theme::PLASTER, room))
        })
        .collect();
    // In as many lines as it takes.
    let mut lines: Vec<(f32, Vec<(Sign, Arc<Galley>)>)> = Vec::new();
    for (sign, text) in entries {
        let wide = size * 1.4 + text.rect.width();
        match lines.last_mut() {
            Some((used, line)) if *used + gap + wide <= most => {
                *used += gap + wide;
                line.push((sign, text));
            }
            _ => lines.push((wide, vec![(sign, text)])),
        }
    }
    let high = |line: &[(Sign, Arc<Galley>)]| {
        line.iter().map(|(_, text)| text.rect.height()).fold(size, f32::max)
    };
    let height: f32 = lines.iter().map(|(_, line)| high(line)).sum();
    let width = lines.iter().map(|(used, _)| *used).fold(0.0, f32::max);
    if lines.is_empty() || height + pad > shares.ledge.height() {
        return;
    }
    let plate = vec2(width + 2.4 * pad, height + pad);
    let rect = Rect::from_center_size(shares.ledge.center(), plate);
    let round = CornerRadius::same((9.0 * unit).clamp(6.0, 24.0) as u8);
    ui.painter().rect_filled(rect, round, paint::DUSK);
    let mut top = rect.top() + pad / 2.0;
    for (used, line) in lines {
        let tall = high(&line);
        let mut left = rect.center().x - used / 2.0;
        for (sign, text) in line {
            let middle = top + tall / 2.0;
            sign.paint(ui, pos2(left + size / 2.0, middle), true);
            left += size * 1.4;
            let wide = text.rect.width();
            let label = Rect::from_min_size(pos2(left, top), Vec2::new(wide, tall));
            paint::label(ui, label, text.text());
            let at = pos2(left, middle - text.rect.height() / 2.0);
            ui.painter().galley(at, text, theme::PLASTER);
            left += wide + gap;
        }
        top += tall;
    }
}
