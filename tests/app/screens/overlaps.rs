//! What lies on what: texts over texts, grounds over texts, controls over controls.

use super::desk::{Desk, each};
use bevy_egui::egui::accesskit::Action;
use bevy_egui::egui::{Color32, Mesh, Rect, Shape, pos2};
use mbili::app::ui::theme;

/// So much of an overlap is the air around letters.
const AIR: f32 = 1.5;

impl Desk {
    /// Texts that lie on other texts, or are half hidden by what was painted after them; controls that lie on others.
    pub fn overlaps(&self) -> Vec<String> {
        let mut faults = self.texts_on_texts();
        faults.extend(self.controls_on_controls());
        faults
    }

    fn texts_on_texts(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut seen: Vec<(String, Rect)> = Vec::new();
        for clipped in &self.shapes {
            each(&clipped.shape, &mut |shape| match shape {
                Shape::Rect(rect) if rect.fill.a() > 100 && rect.blur_width == 0.0 => {
                    let ground = rect.rect.intersect(clipped.clip_rect);
                    let veil = rect.fill.a() < 200;
                    seen.retain(|(text, ink)| {
                        let hidden = ink.intersect(ground);
                        let touched = hidden.width() > AIR && hidden.height() > AIR;
                        let whole = ground.expand(AIR).contains_rect(*ink);
                        // What is written on the board itself may lie behind anything.
                        if touched && !whole && !veil && text.chars().count() > 3 {
                            faults.push(format!("{text:?} {ink:?} is half hidden by {ground:?}"));
                        }
                        !touched
                    });
                }
                Shape::Text(text) if !text.galley.text().trim().is_empty() => {
                    let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
                    let ink = ink.intersect(clipped.clip_rect);
                    if ink.width() <= 0.5 || ink.height() <= 0.5 {
                        return;
                    }
                    let told = text.galley.text();
                    for (other, there) in &seen {
                        let both = ink.intersect(*there);
                        // A letter with an outline is written several times.
                        let same = other == told && ink.center().distance(there.center()) < 4.0;
                        if both.width() > AIR && both.height() > AIR && !same {
                            faults.push(format!("{told:?} {ink:?} lies on {other:?} {there:?}"));
                        }
                    }
                    seen.push((told.to_owned(), ink));
                }
                _ => {}
            });
        }
        faults
    }

    fn controls_on_controls(&self) -> Vec<String> {
        let controls = self.visible_controls();
        let mut faults = Vec::new();
        for (place, (name, rect)) in controls.iter().enumerate() {
            for (other, there) in &controls[..place] {
                let both = rect.intersect(*there);
                let within = rect.contains_rect(*there) || there.contains_rect(*rect);
                if both.width() > 0.6 && both.height() > 0.6 && !within {
                    faults.push(format!("{name:?} {rect:?} lies on {other:?} {there:?}"));
                }
            }
        }
        faults
    }

    /// The controls that can be used now and have a body, and what is seen of each.
    fn visible_controls(&self) -> Vec<(String, Rect)> {
        let mut bodies: Vec<(Rect, Rect)> = Vec::new();
        for clipped in &self.shapes {
            each(&clipped.shape, &mut |shape| {
                if let Shape::Rect(rect) = shape
                    && (rect.fill.a() > 100 || rect.stroke.width > 0.0)
                {
                    bodies.push((rect.rect, clipped.clip_rect));
                }
            });
        }
        let near = |a: f32, b: f32, off: f32| (a - b).abs() < off;
        let nodes = self.nodes.iter().filter(|(_, node)| {
            node.supports_action(Action::Click) && !node.is_disabled() && node.label().is_some()
        });
        nodes
            .filter_map(|(_, node)| {
                let b = node.bounds()?;
                let rect = Rect::from_min_max(
                    pos2(b.x0 as f32, b.y0 as f32),
                    pos2(b.x1 as f32, b.y1 as f32),
                );
                let is_body = |body: &Rect| {
                    near(body.left(), rect.left(), 1.0)
                        && near(body.right(), rect.right(), 1.0)
                        && near(body.top(), rect.top(), 3.0)
                        && near(body.bottom(), rect.bottom(), 3.0)
                };
                let (_, clip) = bodies.iter().find(|(body, _)| is_body(body))?;
                let seen = rect.intersect(*clip);
                seen.is_positive().then(|| (node.label().unwrap_or_default().to_owned(), seen))
            })
            .collect()
    }

    /// Places that go on below without a sign that tells so: the lower edge of each.
    pub fn untold_rests(&self) -> Vec<String> {
        let mut signs = Vec::new();
        for clipped in &self.shapes {
            each(&clipped.shape, &mut |shape| {
                if let Shape::Path(path) = shape
                    && path.points.len() == 3
                    && !path.closed
                {
                    signs.push(path.points[1]);
                }
            });
        }
        let window = Rect::from_min_size(pos2(0.0, 0.0), self.size);
        let mut faults: Vec<String> = Vec::new();
        for (text, rect, clip, _) in self.texts() {
            let below = rect.top() > clip.bottom() + 8.0 && !clip.contains_rect(window);
            let seen = clip.height() > 20.0 && clip.intersects(window);
            let told = |sign: &bevy_egui::egui::Pos2| {
                clip.x_range().contains(sign.x) && (sign.y - clip.bottom()).abs() < 40.0
            };
            if below && seen && !signs.iter().any(told) {
                faults.push(format!("{text:?} {rect:?} is below {clip:?}, and nothing tells so"));
            }
        }
        faults
    }
}

/// A line that an edge cuts by less than this is not cut.
const HAIR: f32 = 4.0;

fn fades(mesh: &Mesh) -> bool {
    mesh.vertices.iter().any(|vertex| vertex.color == Color32::TRANSPARENT)
}

impl Desk {
    /// Where what goes on fades into its ground.
    pub fn fades(&self) -> Vec<Rect> {
        let mut found = Vec::new();
        self.each_shape(&mut |shape| match shape {
            Shape::Mesh(mesh) if fades(mesh) => found.push(mesh.calc_bounds()),
            _ => {}
        });
        found
    }

    /// Lines that the edge of a place that scrolls cuts in two, without fading before it.
    pub fn cut_lines(&self) -> Vec<String> {
        let mut cut: Vec<(String, Rect, f32)> = Vec::new();
        for clipped in &self.shapes {
            let clip = clipped.clip_rect;
            each(&clipped.shape, &mut |shape| match shape {
                Shape::Text(text) => {
                    for row in &text.galley.rows {
                        let line = row.rect().translate(text.pos.to_vec2());
                        for edge in [clip.top(), clip.bottom()] {
                            let inside = (line.top() + HAIR..line.bottom() - HAIR).contains(&edge);
                            if inside && clip.x_range().intersects(line.x_range()) {
                                cut.push((row.text(), line, edge));
                            }
                        }
                    }
                }
                Shape::Mesh(mesh) if fades(mesh) => {
                    let ground = mesh.calc_bounds();
                    cut.retain(|(_, line, edge)| {
                        let hidden = ground.x_range().contains(line.center().x)
                            && ground.expand(0.6).y_range().contains(*edge);
                        !hidden
                    });
                }
                _ => {}
            });
        }
        let told = |(text, line, edge)| format!("{text:?} {line:?} is cut at {edge}");
        cut.into_iter().map(told).collect()
    }
}

#[test]
fn a_line_that_is_cut_is_found() {
    use mbili::app::state::{Modal, Screen};
    let mut desk = Desk::new(Screen::Title, Modal::Book).sized(960.0, 540.0);
    desk.settle();
    assert_eq!(desk.cut_lines(), [""; 0]);
    desk.shapes.retain(|clipped| !matches!(clipped.shape, Shape::Mesh(_)));
    for chapter in 0..9 {
        if !desk.cut_lines().is_empty() {
            return;
        }
        desk.memory.bookmark = mbili::app::ui::Bookmark::open_at(0, chapter, Default::default());
        desk.settle();
        desk.shapes.retain(|clipped| !matches!(clipped.shape, Shape::Mesh(_)));
    }
    panic!("no chapter is cut");
}

#[test]
fn what_has_the_focus_is_clear_of_the_fade() {
    use bevy_egui::egui::Key;
    use mbili::app::state::{Modal, Screen};
    let mut desk = Desk::new(Screen::Title, Modal::Settings).text(200);
    desk.settle();
    let (mut looked, mut faded) = (0, Vec::new());
    for _ in 0..40 {
        desk.key(Key::Tab);
        (0..4).for_each(|_| drop(desk.pass(Vec::new())));
        let Some(name) = desk.focused() else { continue };
        let rect = desk.bounds(&name);
        let fades = desk.fades();
        looked += usize::from(!fades.is_empty());
        if fades.iter().any(|fade| fade.shrink(7.0).intersects(rect)) {
            faded.push(format!("{name:?} {rect:?} {fades:?}"));
        }
    }
    assert!(looked > 8, "{looked}");
    assert!(faded.is_empty(), "{faded:#?}");
}

#[test]
fn what_lies_on_something_else_is_found() {
    use mbili::app::state::{Modal, Screen};
    let mut desk = Desk::new(Screen::Title, Modal::None);
    desk.settle();
    assert_eq!(desk.overlaps(), [""; 0]);
    let painted: Vec<_> = desk.shapes.iter().filter(|clipped| {
        matches!(&clipped.shape, Shape::Text(text) if text.galley.text().chars().count() > 3)
    }).cloned().collect();
    // Each text once more, a little lower.
    for mut text in painted {
        text.shape.translate(bevy_egui::egui::vec2(3.0, 5.0));
        desk.shapes.push(text);
    }
    assert!(desk.overlaps().len() >= 4, "{:?}", desk.overlaps());
    let rect = Rect::from_min_size(pos2(0.0, 0.0), desk.size / 3.0);
    let shape = Shape::rect_filled(
        rect.translate(desk.find("Quit").to_vec2() - rect.max.to_vec2()),
        0.0,
        theme::PLASTER,
    );
    desk.shapes = vec![];
    desk.settle();
    let clip_rect = Rect::EVERYTHING;
    desk.shapes.push(bevy_egui::egui::epaint::ClippedShape { clip_rect, shape });
    assert!(desk.overlaps().iter().any(|fault| fault.contains("half hidden")));
}
