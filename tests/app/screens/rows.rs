//! Buttons of one row, and the corner that the button for the language keeps.

use super::desk::{Desk, each};
use bevy::math::{Rect as Area, Vec2};
use bevy_egui::egui::accesskit::Action;
use bevy_egui::egui::{Rect, Shape, pos2};
use mbili::app::table::{clear_of, frame};
use mbili::rules::{Board, Side};

impl Desk {
    /// Rows of buttons whose letters are not of one size.
    pub fn uneven_rows(&self) -> Vec<String> {
        let mut letters: Vec<(String, Rect, f32)> = Vec::new();
        for clipped in &self.shapes {
            each(&clipped.shape, &mut |shape| {
                let Shape::Text(text) = shape else { return };
                if let Some(part) = text.galley.job.sections.first() {
                    let told = text.galley.text().to_owned();
                    let size = part.format.font_id.size;
                    letters.push((told, text.visual_bounding_rect(), size));
                }
            });
        }
        let controls = self.nodes.iter().filter(|(_, node)| node.supports_action(Action::Click));
        let mut rows: Vec<(Rect, String, f32)> = Vec::new();
        let mut faults = Vec::new();
        for (_, node) in controls {
            let (Some(b), Some(name)) = (node.bounds(), node.label()) else { continue };
            let [min, max] = [(b.x0, b.y0), (b.x1, b.y1)].map(|(x, y)| pos2(x as f32, y as f32));
            let rect = Rect::from_min_max(min, max);
            // Lines are broken where they are laid out.
            let whole = |text: &str| text.split_whitespace().collect::<String>();
            let own = |(told, ink, _): &&(String, Rect, f32)| {
                whole(told) == whole(name) && rect.contains(ink.center())
            };
            let Some((_, _, size)) = letters.iter().find(own) else { continue };
            let same = |(row, ..): &&(Rect, String, f32)| {
                (row.top() - rect.top()).abs() < 0.6 && (row.bottom() - rect.bottom()).abs() < 0.6
            };
            if let Some((_, other, of)) = rows.iter().find(same)
                && (of - size).abs() > 0.3
            {
                faults.push(format!("{name:?} has letters of {size} and {other:?} of {of}"));
            }
            rows.push((rect, name.to_owned(), *size));
        }
        faults
    }

    /// The board under the button for the language, as the camera would lay it.
    pub fn board_under_the_button(&self) -> Vec<String> {
        let start = format!("{}: ", self.words.get("settings-language"));
        let Some((_, button)) = self.places_of(|name| name.starts_with(&start)).pop() else {
            return Vec::new();
        };
        let area = |rect: Rect| Area::new(rect.left(), rect.top(), rect.right(), rect.bottom());
        let (window, kept) = (Vec2::new(self.size.x, self.size.y), area(button));
        let known = self.kept.map(area).unwrap_or_default();
        let mut faults = Vec::new();
        if known.union(kept) != known {
            faults.push(format!("{kept:?} is not kept: {known:?}"));
        }
        let board = self.board.board.unwrap_or(Board::FourRows);
        let free = clear_of(area(self.free), known, window, board);
        for near in Side::BOTH {
            for pit in frame(free, window, board, near).pits(board) {
                // With its number, which stands on its rim, and the names beyond it.
                let rect = Area::from_center_size(pit.center(), pit.size() * Vec2::new(1.2, 1.5));
                if !rect.intersect(kept).is_empty() {
                    faults.push(format!("{kept:?} lies over {pit:?}"));
                }
            }
        }
        faults
    }
}

#[test]
fn letters_of_another_size_in_a_row_are_found() {
    use mbili::app::state::{Modal, Screen};
    let mut desk = Desk::new(Screen::Match, Modal::ConfirmResign);
    desk.settle();
    assert_eq!(desk.uneven_rows(), [""; 0]);
    let names = desk.names();
    assert!(names.len() >= 2, "{names:?}");
    for clipped in &mut desk.shapes {
        if let Shape::Text(text) = &mut clipped.shape {
            let mut galley = (*text.galley).clone();
            let mut job = (*galley.job).clone();
            let size = 10.0 + job.text.len() as f32;
            job.sections.iter_mut().for_each(|part| part.format.font_id.size = size);
            galley.job = job.into();
            text.galley = galley.into();
        }
    }
    assert_ne!(desk.uneven_rows(), [""; 0]);
}
