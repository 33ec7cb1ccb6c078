//! Somebody at a task.

use super::task::{Task, Wrong};
use crate::exercises::Turn;
use crate::rules::{Action, Direction, Pit, Rules};

/// So many wrong tries light the right pit.
const TRIES: u32 = 2;

/// A task, and how far somebody has come with it.
#[derive(Clone, Debug)]
pub struct Deed {
    task: Task,
    /// The first of what does what is asked.
    right: Option<(Pit, Direction)>,
    /// Whether that pit does it either way.
    either_way: bool,
    wrong: u32,
    lit: bool,
    /// The last try was the right pit, sown the wrong way.
    other_way: bool,
    done: bool,
}

/// What comes of a sowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// It does what is asked: this is to be seen.
    Right(Turn),
    /// It does not.
    Wrong(Wrong),
    /// Nothing is asked any more.
    Nothing,
}

impl Deed {
    /// Nothing is tried yet.
    #[must_use]
    pub fn new(task: Task) -> Self {
        let accepted = task.accepted();
        let right = accepted.first().copied();
        let ways = accepted.iter().filter(|(pit, _)| right.is_some_and(|(of, _)| of == *pit));
        let either_way = ways.count() > 1;
        Deed { task, right, either_way, wrong: 0, lit: false, other_way: false, done: false }
    }

    /// The right pit is lit from the beginning.
    #[must_use]
    pub fn shown(task: Task) -> Self {
        Deed { lit: true, ..Deed::new(task) }
    }

    /// What is to be done.
    #[must_use]
    pub const fn task(&self) -> &Task {
        &self.task
    }

    /// Whether it is done.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// How many tries were wrong.
    #[must_use]
    pub const fn wrong(&self) -> u32 {
        self.wrong
    }

    /// A pit was tapped: why it is not the one, if it cannot be sown at all. That counts as a try.
    pub fn tap(&mut self, pit: Pit) -> Option<Wrong> {
        if self.done {
            return None;
        }
        let wrong = self.task.refusal_of(pit)?;
        self.other_way = false;
        self.count();
        Some(wrong)
    }

    /// A pit is sown. Where the other way would do what is asked, it is lit: whoever has found the pit need not look for
    /// another one.
    pub fn sow(&mut self, pit: Pit, direction: Direction) -> Step {
        if self.done {
            return Step::Nothing;
        }
        if let Err(wrong) = self.task.check(pit, direction) {
            self.count();
            let other = (pit, direction.reversed());
            self.other_way = self.task.check(other.0, other.1).is_ok();
            if self.other_way {
                (self.right, self.either_way, self.lit) = (Some(other), false, true);
            }
            return Step::Wrong(wrong);
        }
        let (before, mut events) = (self.task.position, Vec::new());
        let action = Action::Sow { pit, direction };
        let Ok(after) = self.task.game.play(&before, action, &mut events) else {
            return Step::Nothing;
        };
        self.done = true;
        Step::Right(Turn { before, events, after })
    }

    fn count(&mut self) {
        self.wrong = self.wrong.saturating_add(1);
        self.lit |= self.wrong >= TRIES;
    }

    /// Lights the right pit: somebody hesitates, or asks.
    pub fn light(&mut self) {
        self.lit = true;
    }

    /// The pit that is lit.
    #[must_use]
    pub fn lit(&self) -> Option<Pit> {
        self.right.filter(|_| self.lit && !self.done).map(|(pit, _)| pit)
    }

    /// The way that was wanted, after the right pit was sown the other way.
    #[must_use]
    pub fn wanted_way(&self) -> Option<(Pit, Direction)> {
        self.right.filter(|_| self.other_way && !self.done)
    }

    /// The way that is lit with it, where only one does what is asked.
    #[must_use]
    pub fn lit_way(&self) -> Option<(Pit, Direction)> {
        self.right.filter(|_| self.lit().is_some() && !self.either_way)
    }
}
