//! The lessons of the course to choose from, and what of them is done.

use super::BAO;
use crate::app::session::{Intent, Learn};
use crate::app::ui::paint;
use crate::app::ui::sheet::{Part, Sheet};
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::{self, Kind as Button};
use crate::app::ui::{View, bench, exercises};
use crate::lessons::course::{ALL, Lesson};
use crate::rules::Game;
use crate::words::Words;
use bevy_egui::egui::{Rect, Ui, Vec2, pos2, vec2};

/// Draws the choice of lessons.
pub fn draw(ui: &mut Ui, view: &View, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let (rect, band, _) = exercises::place(ui.max_rect(), theme::unit(ui));
    let sheet = Sheet::panel("course", rect).with_band(band).with_footer().with_margin(26.0);
    let head = |ui: &mut Ui| {
        paint::paragraph(ui, &words.get("course-title"), Face::Title, 1.6, theme::INK);
    };
    sheet.show_headed(ui, head, |ui, part| match part {
        Part::Body => intents.extend(body(ui, view, words)),
        Part::Footer => {
            let entries = [
                ("menu-back", Button::Plain, Intent::Back),
                ("menu-exercises", Button::Plain, Intent::OpenExercises),
            ];
            intents.extend(bench::buttons(ui, &entries, words));
        }
    });
    intents
}

fn body(ui: &mut Ui, view: &View, words: &Words) -> Option<Intent> {
    let unit = theme::unit(ui);
    let mut intent = None;
    paint::paragraph(ui, &words.get("course-line"), Face::Text, 0.95, theme::INK_SOFT);
    let (done, of) = view.progress.lessons();
    let next = ALL.iter().position(|lesson| !view.progress.is_lesson_done(lesson));
    let key = if next.is_some() { "course-next" } else { "course-all-done" };
    let entries = [
        (key, Button::Main, Intent::Learn(Learn::Take(next.unwrap_or(0)))),
        ("course-minute", Button::Plain, Intent::Learn(Learn::Begin)),
    ];
    intent = bench::buttons(ui, &entries, words).or(intent);
    let count = words.with("course-done", &[("done", done.into()), ("of", of.into())]);
    paint::paragraph(ui, &count, Face::Text, 0.84, theme::INK_SOFT);
    exercises::bar(ui, done, of);
    for game in [BAO, Game::Djenon] {
        ui.add_space(6.0 * unit);
        paint::paragraph(ui, &words.game(game), Face::Strong, 1.05, theme::INDIGO);
        intent = lessons(ui, view, game, words).or(intent);
    }
    intent
}

/// The lessons of a game, in two columns where there is room.
fn lessons(ui: &mut Ui, view: &View, game: Game, words: &Words) -> Option<Intent> {
    let mut intent = None;
    let of_game: Vec<(usize, &Lesson)> =
        ALL.iter().enumerate().filter(|(_, lesson)| lesson.game() == game).collect();
    let (gap, width) = (ui.spacing().item_spacing.x, ui.available_width());
    let columns = if width >= 520.0 * theme::unit(ui) { 2 } else { 1 };
    let each = ((width - gap * (columns as f32 - 1.0)) / columns as f32).floor();
    for (row, of_row) in of_game.chunks(columns).enumerate() {
        let number = |column: usize| row * columns + column + 1;
        let entries: Vec<Entry> = of_row
            .iter()
            .enumerate()
            .map(|(column, (_, lesson))| {
                let title = format!("{}. {}", number(column), words.get(lesson.title));
                Entry { title, done: view.progress.is_lesson_done(lesson) }
            })
            .collect();
        let height = entries.iter().map(|entry| entry.height(ui, each)).fold(0.0, f32::max);
        ui.horizontal(|ui| {
            for (entry, (place, _)) in entries.iter().zip(of_row) {
                if entry.show(ui, *place, vec2(each, height), words) {
                    intent = Some(Intent::Learn(Learn::Take(*place)));
                }
            }
        });
    }
    intent
}

/// A lesson to choose, with a pit that holds a seed where it is done.
struct Entry {
    title: String,
    done: bool,
}

impl Entry {
    fn pad(ui: &Ui) -> f32 {
        (11.0 * theme::unit(ui)).round()
    }

    fn mark(ui: &Ui) -> f32 {
        (9.0 * theme::unit(ui)).round()
    }

    fn title(&self, ui: &Ui, width: f32) -> std::sync::Arc<bevy_egui::egui::Galley> {
        let room = width - 3.0 * Self::pad(ui) - 2.2 * Self::mark(ui);
        paint::layout(ui, &self.title, Face::Strong.at(ui, 0.95), theme::INK, room)
    }

    fn height(&self, ui: &Ui, width: f32) -> f32 {
        let text = self.title(ui, width).rect.height() + 1.4 * Self::pad(ui);
        text.max(theme::touch(ui)).ceil()
    }

    fn show(&self, ui: &mut Ui, place: usize, size: Vec2, words: &Words) -> bool {
        let (_, rect) = ui.allocate_space(size);
        let label = if self.done {
            format!("{}. {}.", self.title, words.get("course-is-done"))
        } else {
            self.title.clone()
        };
        let key = ("lesson", place);
        let response = widgets::button_with(ui, key, &label, rect, Button::Plain, |ui, body, _| {
            let (pad, radius) = (Self::pad(ui), Self::mark(ui));
            let at = pos2(body.left() + pad + radius, body.center().y);
            paint::pit(ui, at, radius, self.done, theme::PLASTER_DEEP);
            let title = self.title(ui, rect.width());
            let left = at.x + radius * 1.2 + pad;
            let text = Rect::from_min_size(
                pos2(left, body.center().y - title.rect.height() / 2.0),
                title.rect.size(),
            );
            ui.painter().galley(text.min, title, theme::INK);
        });
        response.clicked()
    }
}
