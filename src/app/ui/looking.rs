//! Hands that come closer to the board, tilt it or move it aside: wheel and drags of a mouse, one or two
//! fingers. And the way back to the whole board, where it is no longer seen as a whole.

use super::at_table::AtTable;
use super::paint::{self, layout};
use super::theme::{self, Face};
use super::widgets::{self, Kind};
use crate::app::session::Intent;
use crate::app::space::Look;
use bevy_egui::egui::{
    Event, InputState, MouseWheelUnit, PointerButton, Pos2, Rect, Ui, Vec2, vec2,
};

/// A notch of a wheel brings the board closer by this factor.
const NOTCH: f32 = 1.1;
/// So many points of a wheel without notches are as much as one.
const POINTS_PER_NOTCH: f32 = 40.0;
/// Degrees of tilt for a point of the way of a hand.
const TILT: f32 = 0.2;
/// So much two fingers move apart or together before they are taken for a pinch: 6 per cent.
const PINCH: f32 = 0.06;
/// So far two fingers move together before they are taken to tilt.
const STROKE: f32 = 14.0;

/// What two fingers on the board are about.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Fingers {
    /// There are no two, or have not been since the last finger left.
    #[default]
    None,
    /// Not yet known: so much closer, and so far, they have gone.
    Undecided(f32, Vec2),
    /// They move apart or together.
    Pinch,
    /// They move together.
    Stroke,
    /// The last of them has just left, which is no tap.
    Lifted,
}

impl Fingers {
    /// Whether they want something else than to tap.
    pub fn are_busy(self) -> bool {
        matches!(self, Fingers::Pinch | Fingers::Stroke | Fingers::Lifted)
    }
}

/// What hands do to the view of the board in `room`, the part of the window in which no panel lies. `fingers`
/// is what only the screens remember of them.
pub fn hands(ui: &Ui, at: &AtTable, fingers: &mut Fingers, room: Rect) -> Vec<Intent> {
    if !ui.is_enabled() || at.view.board.turning.is_some() {
        return Vec::new();
    }
    let looks = ui.input(|input| {
        let mut looks = wheel(input, room);
        let before = *fingers;
        looks.extend(two(input, fingers, room));
        // A finger that is left of two does nothing more.
        if before == Fingers::None && *fingers == Fingers::None {
            looks.extend(drag(input, at, room));
            looks.extend(double_tap(input, at, room));
        }
        looks
    });
    looks.into_iter().map(Intent::Look).collect()
}

fn wheel(input: &InputState, room: Rect) -> Vec<Look> {
    let Some(pointer) = input.pointer.latest_pos().filter(|at| room.contains(*at)) else {
        return Vec::new();
    };
    let by = |event: &Event| match event {
        Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => {
            Some(NOTCH.powf((delta.y / POINTS_PER_NOTCH).clamp(-4.0, 4.0)))
        }
        Event::MouseWheel { delta, .. } => Some(NOTCH.powf(delta.y.clamp(-4.0, 4.0))),
        Event::Zoom(by) => Some(*by),
        _ => None,
    };
    let factors = input.events.iter().filter_map(by).filter(|by| by.is_finite() && *by != 1.0);
    factors.map(|by| closer(by, pointer)).collect()
}

fn closer(by: f32, about: Pos2) -> Look {
    Look::Closer { by, about: Some(bevy::math::Vec2::new(about.x, about.y)) }
}

fn two(input: &InputState, fingers: &mut Fingers, room: Rect) -> Option<Look> {
    let Some(touch) = input.multi_touch() else {
        if *fingers == Fingers::Lifted {
            *fingers = Fingers::None;
        } else if !input.any_touches() {
            *fingers = if fingers.are_busy() { Fingers::Lifted } else { Fingers::None };
        }
        return None;
    };
    if *fingers == Fingers::None {
        if !room.contains(touch.center_pos) {
            return None;
        }
        *fingers = Fingers::Undecided(1.0, Vec2::ZERO);
    }
    // Between fingers at one place there is no distance that another could be compared with.
    let known = touch.zoom_delta.is_finite() && touch.zoom_delta > 0.0;
    let (mut by, mut way) = (if known { touch.zoom_delta } else { 1.0 }, touch.translation_delta);
    if let Fingers::Undecided(before_by, before_way) = *fingers {
        (by, way) = (before_by * by, before_way + way);
        *fingers = if by.ln().abs() > PINCH {
            Fingers::Pinch
        } else if way.length() > STROKE {
            Fingers::Stroke
        } else {
            Fingers::Undecided(by, way)
        };
    }
    match fingers {
        Fingers::Pinch if by != 1.0 => Some(closer(by, touch.center_pos)),
        Fingers::Stroke if way.y != 0.0 => Some(Look::Tilt(way.y * TILT)),
        _ => None,
    }
}

fn drag(input: &InputState, at: &AtTable, room: Rect) -> Option<Look> {
    let pointer = &input.pointer;
    let began_here = pointer.press_origin().is_some_and(|at| room.contains(at));
    let (way, now) = (pointer.delta(), pointer.latest_pos()?);
    if !began_here || !pointer.is_decidedly_dragging() || way == Vec2::ZERO {
        return None;
    }
    let tilts = pointer.secondary_down() || (pointer.primary_down() && input.modifiers.command);
    if tilts {
        return (way.y != 0.0).then_some(Look::Tilt(way.y * TILT));
    }
    let point = |at: Pos2| bevy::math::Vec2::new(at.x, at.y);
    // The whole board lies where it is.
    let moves = pointer.primary_down() && at.view.board.strayed;
    moves.then(|| Look::Drag { from: point(now - way), to: point(now) })
}

/// On the wood: on a pit it would be two taps, and on a card too.
fn double_tap(input: &InputState, at: &AtTable, room: Rect) -> Option<Look> {
    let view = at.view;
    let place = input.pointer.interact_pos()?;
    let wood = bevy::math::Vec2::new(place.x, place.y);
    let quiet = view.pointing.chosen.is_none() && !view.stage.is_moving() && !at.asks();
    let here = room.contains(place) && !view.board.pits.iter().any(|pit| pit.contains(wood));
    let twice = input.pointer.button_double_clicked(PointerButton::Primary);
    (twice && here && quiet && view.board.strayed).then_some(Look::Whole)
}

/// The way back to the whole board, in the upper right corner of `room`; only where it leads somewhere.
pub fn back(ui: &Ui, at: &AtTable, room: Rect) -> Option<Intent> {
    if !at.view.board.strayed || at.view.board.turning.is_some() {
        return None;
    }
    let unit = theme::unit(ui);
    let text = at.words.get("match-whole-board");
    let font = Face::Strong.at(ui, 0.92);
    let wide = layout(ui, &text, font.clone(), theme::INK, f32::INFINITY).rect.width();
    let pad = ui.spacing().button_padding.x;
    let size = vec2((wide + 2.0 * pad).min(room.width()), theme::touch(ui));
    let margin = (12.0 * unit).round();
    let rect = Rect::from_min_size(room.right_top() + vec2(-size.x - margin, margin), size);
    let pressed =
        widgets::button_with(ui, "whole", &text, rect, Kind::Plain, |ui, body, colour| {
            let galley = layout(ui, &text, font, colour, body.width());
            paint::text_centred(ui, body, galley);
        });
    pressed.clicked().then_some(Intent::Look(Look::Whole))
}
