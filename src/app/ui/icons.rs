//! Signs for buttons, drawn by ourselves: letters of a font differ in weight and size from sign to sign.

use bevy_egui::egui::{
    Color32, CornerRadius, Pos2, Rect, Shape, Stroke, Ui, Vec2, epaint::PathShape, pos2, vec2,
};
use std::f32::consts::PI;

/// Paints a sign `high` points high around the middle of a rectangle; false for one that is not known.
pub fn paint(ui: &Ui, rect: Rect, sign: &str, high: f32, colour: Color32) -> bool {
    let pen = Pen { ui, centre: rect.center(), half: high / 2.0, colour };
    match sign {
        "▶" => pen.triangle(-0.62, 0.95, 0.95),
        "⏸" => {
            pen.bar([-0.72, -0.9], [-0.20, 0.9]);
            pen.bar([0.20, -0.9], [0.72, 0.9]);
        }
        "⏭" => pen.skip(1.0),
        "⏮" => pen.skip(-1.0),
        "−" => pen.bar([-0.82, -WEIGHT], [0.82, WEIGHT]),
        "+" => {
            pen.bar([-0.82, -WEIGHT], [0.82, WEIGHT]);
            pen.bar([-WEIGHT, -0.82], [WEIGHT, 0.82]);
        }
        "☰" => {
            for y in [-0.66, 0.0, 0.66] {
                pen.bar([-0.92, y - WEIGHT * 0.9], [0.92, y + WEIGHT * 0.9]);
            }
        }
        "↶" => pen.turn(-1.0),
        "↷" => pen.turn(1.0),
        "⚠" => pen.warning(),
        HINT => pen.lamp(),
        GLOBE => pen.globe(),
        "✓" => pen.line(&[[-0.75, 0.05], [-0.2, 0.62], [0.8, -0.6]]),
        _ => return false,
    }
    true
}

/// The sign of a hint.
pub const HINT: &str = "hint";

/// The sign of the languages.
pub const GLOBE: &str = "globe";

/// Half the thickness of a line, by half the height of a sign.
const WEIGHT: f32 = 0.15;

struct Pen<'a> {
    ui: &'a Ui,
    centre: Pos2,
    half: f32,
    colour: Color32,
}

impl Pen<'_> {
    fn at(&self, [x, y]: [f32; 2]) -> Pos2 {
        self.centre + vec2(x, y) * self.half
    }

    fn add(&self, shape: impl Into<Shape>) {
        self.ui.painter().add(shape);
    }

    /// A bar between two corners, of whole points, so that bars beside each other are of one weight.
    fn bar(&self, from: [f32; 2], to: [f32; 2]) {
        let rect = Rect::from_two_pos(self.at(from), self.at(to));
        let size = rect.size().round().max(Vec2::splat(1.0));
        let rect = Rect::from_min_size((rect.center() - size / 2.0).round(), size);
        self.ui.painter().rect_filled(rect, CornerRadius::same(1), self.colour);
    }

    /// A triangle from a side at `foot` to a tip at `tip`, `up` high to either side.
    fn triangle(&self, foot: f32, tip: f32, up: f32) {
        let mut corners = vec![[foot, -up], [tip, 0.0], [foot, up]];
        if tip < foot {
            corners.reverse();
        }
        let corners = corners.into_iter().map(|corner| self.at(corner)).collect();
        self.add(Shape::convex_polygon(corners, self.colour, Stroke::NONE));
    }

    /// To the end, or to the beginning: two triangles and a bar that stops them.
    fn skip(&self, way: f32) {
        self.triangle(-way, -0.12 * way, 0.74);
        self.triangle(-0.12 * way, 0.70 * way, 0.74);
        self.bar([0.70 * way, -0.74], [0.98 * way, 0.74]);
    }

    /// A bow with an arrow's head: back for -1, again for 1.
    fn turn(&self, way: f32) {
        let (radius, middle) = (0.66, [0.0, 0.16]);
        let (from, to) = (0.18 * PI, -0.90 * PI);
        let place =
            |angle: f32| [middle[0] - way * radius * angle.cos(), middle[1] + radius * angle.sin()];
        // From the lower far side over the top to where the head sits.
        let bow: Vec<Pos2> = (0..=20_u8)
            .map(|step| self.at(place(from + (to - from) * f32::from(step) / 20.0)))
            .collect();
        let width = 2.0 * WEIGHT * self.half;
        self.add(PathShape::line(bow, Stroke::new(width, self.colour)));
        // The head looks along the bow.
        let end = self.at(place(to));
        let before = self.at(place(to + 0.16));
        let along = (end - before).normalized();
        let across = Vec2::new(-along.y, along.x);
        let (long, wide) = (0.84 * self.half, 0.56 * self.half);
        let foot = end - along * long * 0.25;
        let mut head = vec![foot + across * wide, end + along * long * 0.75, foot - across * wide];
        let turns = (head[1] - head[0]).x * (head[2] - head[0]).y
            - (head[1] - head[0]).y * (head[2] - head[0]).x;
        if turns < 0.0 {
            head.reverse();
        }
        self.add(Shape::convex_polygon(head, self.colour, Stroke::NONE));
    }

    /// A triangle with a mark of exclamation in it, as heavy as the other signs.
    fn warning(&self) {
        let corners = [[0.0, -0.82], [0.96, 0.80], [-0.96, 0.80], [0.0, -0.82]];
        self.line(&corners);
        self.bar([-0.12, -0.24], [0.12, 0.26]);
        self.bar([-0.12, 0.40], [0.12, 0.58]);
    }

    /// A lamp: a bulb that is open below, and its foot.
    fn lamp(&self) {
        let (radius, middle) = (0.62, [0.0, -0.34]);
        // Round the bulb from its neck on the left to that on the right.
        let place =
            |angle: f32| [middle[0] + radius * angle.cos(), middle[1] + radius * angle.sin()];
        let (from, turn) = (0.68 * PI, 1.64 * PI);
        let mut bulb = vec![[-0.28, 0.46]];
        bulb.extend((0..=24_u8).map(|step| place(from + turn * f32::from(step) / 24.0)));
        bulb.push([0.28, 0.46]);
        self.line(&bulb);
        self.bar([-0.34, 0.60 - WEIGHT * 0.8], [0.34, 0.60 + WEIGHT * 0.8]);
        self.bar([-0.22, 0.94 - WEIGHT * 0.8], [0.22, 0.94 + WEIGHT * 0.8]);
    }

    /// The earth with its meridians and two circles of latitude.
    fn globe(&self) {
        let stroke = Stroke::new(1.4 * WEIGHT * self.half, self.colour);
        let painter = self.ui.painter();
        painter.circle_stroke(self.centre, self.half * 0.94, stroke);
        painter.add(Shape::ellipse_stroke(self.centre, vec2(0.42, 0.94) * self.half, stroke));
        for (y, reach) in [(-0.36, 0.86), (0.36, 0.86)] {
            painter.line_segment([self.at([-reach, y]), self.at([reach, y])], stroke);
        }
    }

    fn line(&self, points: &[[f32; 2]]) {
        let width = 2.0 * WEIGHT * self.half;
        let points: Vec<Pos2> = points.iter().map(|&point| self.at(point)).collect();
        let ends = [points.first(), points.last()].into_iter().flatten().copied();
        for end in ends.collect::<Vec<_>>() {
            self.ui.painter().circle_filled(pos2(end.x, end.y), width / 2.0, self.colour);
        }
        self.add(PathShape::line(points, Stroke::new(width, self.colour)));
    }
}
