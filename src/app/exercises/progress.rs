//! Which exercises are done, and which lessons.

use crate::exercises::{Exercise, Kind, all, ids, names};
use crate::lessons::course::{self, Lesson};
use bevy::prelude::*;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The exercises and lessons that are done, by their ids. Those that this version does not know are kept.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    done: BTreeSet<u32>,
}

/// What is wrong with a text that should be a progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadProgress {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

/// What stands above the ids.
const PREFACE: &str = "\
# Exercises of Mbili that are done, each by its name. Without this file none is.
mbili-exercises 1
";
const FIRST: &str = "mbili-exercises 1";

impl Progress {
    /// Whether an exercise is done.
    #[must_use]
    pub fn is_done(&self, exercise: &Exercise) -> bool {
        self.done.contains(&exercise.id())
    }

    /// The same of the one at a place among [`all`], whose name need not be worked out.
    pub(super) fn is_done_at(&self, place: usize) -> bool {
        names().get(place).is_some_and(|name| self.done.contains(name))
    }

    /// How many are done, and how many there are: of a kind, or of all.
    #[must_use]
    pub fn count(&self, kind: Option<Kind>) -> (usize, usize) {
        let Some(kind) = kind else {
            return (self.done.intersection(ids()).count(), all().len());
        };
        let of_the_kind = (0..all().len()).filter(|&place| all()[place].kind == kind);
        let done = of_the_kind.clone().filter(|&place| self.is_done_at(place)).count();
        (done, of_the_kind.count())
    }

    /// Whether no exercise is done.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.done.is_subset(course::ids())
    }

    /// Whether a lesson of the course is done.
    #[must_use]
    pub fn is_lesson_done(&self, lesson: &Lesson) -> bool {
        self.done.contains(&lesson.id())
    }

    /// How many lessons are done, and how many there are.
    #[must_use]
    pub fn lessons(&self) -> (usize, usize) {
        let done = course::ALL.iter().filter(|lesson| self.is_lesson_done(lesson)).count();
        (done, course::ALL.len())
    }

    /// An exercise or a lesson is done.
    pub(in crate::app) fn solve(&mut self, id: u32) {
        self.done.insert(id);
    }

    /// Forgets which exercises are done. Lessons stay learned.
    pub(super) fn forget(&mut self) {
        self.done.retain(|id| course::ids().contains(id));
    }

    /// What holds where two programs know of different things: `ours` came of `base` here, and `theirs` elsewhere. What
    /// either has done is done, and what either has forgotten is not. Whoever forgets has forgotten all exercises, also
    /// those that only the other one knows of.
    #[must_use]
    pub fn merged(base: &Progress, ours: &Progress, theirs: &Progress) -> Progress {
        let forgot = !base.is_empty() && ours.is_empty();
        let known = |id: &u32| base.done.contains(id);
        let kept = |id: &u32| {
            let here = ours.done.contains(id) || !known(id) && theirs.done.contains(id);
            let there = theirs.done.contains(id) || !known(id) && ours.done.contains(id);
            here && there
        };
        let all = ours.done.union(&theirs.done).copied().filter(kept);
        let mut merged = Progress { done: all.collect() };
        if forgot {
            merged.forget();
        }
        merged
    }

    /// As a text that [`read`](Self::read) understands.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = PREFACE.to_owned();
        for id in &self.done {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{id:08x}");
        }
        text
    }

    /// Reads a text: what can be read of it, and the first thing that cannot.
    #[must_use]
    pub fn read(bytes: &[u8]) -> (Self, Option<BadProgress>) {
        let mut progress = Progress::default();
        let mut bad: Option<BadProgress> = None;
        let text = String::from_utf8_lossy(bytes);
        let mut begun = false;
        for (at, line) in text.lines().enumerate() {
            let line = line.trim();
            let problem = match line {
                "" => continue,
                _ if line.starts_with('#') => continue,
                FIRST if !begun => {
                    begun = true;
                    continue;
                }
                _ if !begun => format!("“{FIRST}” should stand here"),
                _ => match u32::from_str_radix(line, 16) {
                    Ok(id) if line.len() == 8 && !line.starts_with('+') => {
                        progress.done.insert(id);
                        continue;
                    }
                    _ => "this names no exercise".to_owned(),
                },
            };
            begun = true;
            bad.get_or_insert(BadProgress { line: at + 1, problem });
        }
        if !begun || !text.ends_with('\n') {
            let line = text.lines().count().max(1);
            let problem = "the file is cut off".to_owned();
            bad.get_or_insert(BadProgress { line, problem });
        }
        (progress, bad)
    }
}
