//! A lesson of the course on the table: its sentences, something to do, and the exercise at its end.

use super::{choice, on_board, told};
use crate::app::exercises::AtWork;
use crate::app::lesson::Study;
use crate::app::session::{Intent, Learn, Practice};
use crate::app::ui::beside::Worked;
use crate::app::ui::match_screen::Shares;
use crate::app::ui::paint;
use crate::app::ui::theme::{self, Face};
use crate::app::ui::widgets::Kind as Button;
use crate::app::ui::{Memory, View, bench, exercises};
use crate::exercises::Kind;
use crate::lessons::course::{ALL, Lesson};
use crate::words::Words;
use bevy_egui::egui::Ui;

/// A lesson of the course, as it is seen.
pub struct Studying<'a> {
    view: &'a View<'a>,
    words: &'a Words,
    study: &'a Study,
    lesson: &'static Lesson,
}

impl<'a> Studying<'a> {
    /// The one on the table, if somebody takes one.
    pub fn of(view: &'a View<'a>, words: &'a Words) -> Option<Self> {
        let study = view.learning.study.as_ref()?;
        Some(Studying { view, words, study, lesson: Lesson::at(study.place)? })
    }
}

impl Worked for Studying<'_> {
    const PANEL: &'static str = "study";

    fn board(&self, ui: &mut Ui, memory: &mut Memory) -> Vec<Intent> {
        match &self.study.exercise {
            Some(at) => exercises::on_board(ui, self.view, at, memory, self.words),
            None => on_board(ui, self.view, memory, self.words),
        }
    }

    fn body(&self, ui: &mut Ui, _: &Memory) -> Vec<Intent> {
        let words = self.words;
        heading(ui, self.study, self.lesson, words);
        let Some(at) = &self.study.exercise else {
            rule(ui, self.view, self.lesson, words);
            return Vec::new();
        };
        let now = words.get("course-exercise");
        paint::paragraph(ui, &now, Face::Strong, 1.05, theme::INDIGO);
        exercises::asked(ui, at, words).into_iter().collect()
    }

    fn footer(&self, ui: &mut Ui) -> Option<Intent> {
        let entries = match &self.study.exercise {
            Some(at) => answers(self.study, at),
            None => steps(self.view),
        };
        bench::buttons(ui, &entries, self.words)
    }

    fn ways(&self, ui: &mut Ui, memory: &mut Memory, shares: &Shares) -> Vec<Intent> {
        match &self.study.exercise {
            Some(at) => exercises::ways(ui, self.view, at, memory, shares, self.words),
            None => choice(ui, self.view, memory, shares, self.words),
        }
    }
}

/// Which lesson it is.
fn heading(ui: &mut Ui, study: &Study, lesson: &Lesson, words: &Words) {
    let of_game = ALL.iter().filter(|other| other.game() == lesson.game());
    let before = ALL[..study.place].iter().filter(|other| other.game() == lesson.game());
    let name = words.game(lesson.game());
    let args = [
        ("name", (&name).into()),
        ("number", (before.count() + 1).into()),
        ("of", of_game.count().into()),
    ];
    paint::paragraph(ui, &words.with("course-of", &args), Face::Text, 0.84, theme::INK_SOFT);
    paint::paragraph(ui, &words.get(lesson.title), Face::Title, 1.3, theme::INK);
    ui.add_space(4.0 * theme::unit(ui));
}

/// The rule, and what is to be done.
fn rule(ui: &mut Ui, view: &View, lesson: &Lesson, words: &Words) {
    let unit = theme::unit(ui);
    for line in lesson.lines {
        paint::paragraph(ui, &words.get(line), Face::Text, 1.0, theme::INK);
        ui.add_space(3.0 * unit);
    }
    paint::hairline(ui);
    ui.add_space(3.0 * unit);
    let names = view.learning.names();
    let text = words.get(if names { lesson.names } else { lesson.asks });
    told(ui, view, &text, 1.1, words);
}

type Entry = (&'static str, Button, Intent);

const ALL_LESSONS: Entry = ("course-all", Button::Plain, Intent::Back);

/// What can be pressed while something is to be done.
fn steps(view: &View) -> Vec<Entry> {
    let learning = view.learning;
    let on = Intent::Learn(Learn::On);
    let first = if learning.names() {
        ("course-to-exercise", Button::Main, on)
    } else if learning.is_busy() {
        ("exercise-skip", Button::Plain, Intent::Skip)
    } else {
        ("course-straight-to-exercise", Button::Plain, on)
    };
    vec![first, ALL_LESSONS]
}

/// What can be pressed at the exercise.
fn answers(study: &Study, at: &AtWork) -> Vec<Entry> {
    let practice = Intent::Practice;
    let mut entries: Vec<Entry> = Vec::new();
    if at.is_busy() {
        entries.push(("exercise-skip", Button::Main, Intent::Skip));
    } else if at.work.is_over() {
        if study.place + 1 < ALL.len() {
            let next = Intent::Learn(Learn::Take(study.place + 1));
            entries.push(("course-next", Button::Main, next));
        }
        entries.push(("exercise-again", Button::Plain, Intent::Learn(Learn::On)));
    } else {
        if at.work.exercise().kind == Kind::Starts {
            entries.push(("exercise-check", Button::Main, practice(Practice::Check)));
        }
        if at.work.may_show() {
            entries.push(("exercise-show", Button::Plain, practice(Practice::Show)));
        }
    }
    entries.push(ALL_LESSONS);
    entries
}
