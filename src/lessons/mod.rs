//! Lessons: something to do on a board, and why something else is not it.
//!
//! A [`Task`] is a position and a [`Goal`]; what meets the goal is worked out by the rules, never listed. [`Deed`] is
//! somebody at a task: pits and ways in, what came of them out, and after a while or a second wrong try the right pit
//! is lit. Two things are made of tasks: the lesson of five [`Beat`]s that a visitor plays through in little more than a
//! minute ([`Walk`]), and the [`course`], a lesson for each rule, which ends in an exercise. Texts are named here by their
//! keys and stand with the other texts.
//!
//! ```
//! use mbili::lessons::{Beat, Step, Walk};
//!
//! let mut walk = Walk::new();
//! let deed = walk.deed_mut().expect("the first beat");
//! let (pit, direction) = deed.task().accepted()[0];
//! assert!(matches!(deed.sow(pit, direction), Step::Right(_)));
//! walk.on();
//! assert_eq!(walk.beat(), Some(Beat::Relay));
//! ```

pub mod course;
mod deed;
mod task;
mod walk;

pub use deed::{Deed, Step};
pub use task::{Goal, Task, Wrong};
pub use walk::{Beat, Walk};
