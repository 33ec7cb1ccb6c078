//! Records as text.

use super::{Ending, Record};
use crate::notation::print_position;
use crate::rules::{Rules, Side};

/// The version of the format that is written, and the newest that is read.
pub(super) const VERSION: &str = "1";

/// What agrees on the pie rule.
pub(super) const PIE: &str = "yes";

/// The word among the moves for a change of seats.
pub(super) const SWAP: &str = "swap";

/// Lines of moves are filled up to so many characters.
const LINE: usize = 80;

pub(super) const fn result_text(ending: Option<Ending>) -> &'static str {
    match ending {
        None => "*",
        Some(Ending::Resigned(Side::South)) => "S resign",
        Some(Ending::Resigned(Side::North)) => "N resign",
        Some(Ending::ByRules(outcome)) => match outcome.winner() {
            Some(Side::South) => "S",
            Some(Side::North) => "N",
            None => "draw",
        },
    }
}

impl Record {
    /// The record as text, see the [module](super). Read again it is the same record.
    #[must_use]
    pub fn print(&self) -> String {
        let mut text = String::new();
        let mut line = |key: &str, value: &str| {
            text.push_str(key);
            text.push(':');
            if !value.is_empty() {
                text.push(' ');
                text.push_str(value);
            }
            text.push('\n');
        };
        line("Mbili", VERSION);
        line("Game", self.game().name());
        if let Some(rule) = self.game().kichwa() {
            line("Kichwa", rule.name());
        }
        for (key, value) in self.tags() {
            line(key, value);
        }
        if *self.start() != self.game().start() {
            line("Start", &print_position(self.start()));
        }
        if self.has_pie_rule() {
            line("Pie", PIE);
        }
        line("Result", result_text(self.ending()));
        text.push('\n');
        self.print_moves(&mut text);
        text
    }

    fn print_moves(&self, text: &mut String) {
        let mut width = 0;
        let words = self.turns().flat_map(|turn| {
            let mut word = self.turn_text(&turn);
            if turn.index % 2 == 0 {
                word = format!("{}. {word}", turn.index / 2 + 1);
            }
            let swap = (self.swapped() && turn.index == 0).then(|| SWAP.to_owned());
            [Some(word), swap].into_iter().flatten()
        });
        for word in words {
            // Moves and numbers are ASCII: bytes are characters.
            if width > 0 && width + 1 + word.len() > LINE {
                text.push('\n');
                width = 0;
            } else if width > 0 {
                text.push(' ');
                width += 1;
            }
            width += word.len();
            text.push_str(&word);
        }
        if width > 0 {
            text.push('\n');
        }
    }
}
