//! `mbili replay`: a record, checked and told.

use super::arguments::ReplayOptions;
use super::{Failure, files};
use crate::notation::print_position;
use crate::record::{Ending, Record};
use crate::rules::{Event, Game, Rules, Side};
use crate::words::{Names, Who, Words};
use std::io::Write;

pub fn run(options: &ReplayOptions, out: &mut impl Write) -> Result<bool, Failure> {
    let record = files::record(&options.file)?;
    let words = Words::new(options.language);
    let game = record.game();
    let [south, north] = Side::BOTH.map(|side| who(&record, side));
    let names = Names { south, north };
    match game {
        Game::Kujifunza(rule) => writeln!(out, "{}. {}", words.game(game), words.rules(rule))?,
        Game::Djenon => writeln!(out, "{}", words.game(game))?,
    }
    for (key, value) in record.tags() {
        writeln!(out, "{}: {}", printable(key), printable(value))?;
    }
    if *record.start() != game.start() {
        writeln!(out, "{}", print_position(record.start()))?;
    }
    writeln!(out)?;
    for turn in record.turns() {
        let mut events = Vec::new();
        for index in turn.actions.clone() {
            tell(&record, index, &mut events);
        }
        let (number, text) = (turn.index + 1, record.turn_text(&turn));
        let changes = record.swapped() && turn.index == 0;
        // The header names the players as they sit in the end.
        let then = if changes { changed(&names) } else { names.clone() };
        writeln!(out, "{number:>4}  {text:<10} {}", words.turn(game, &then, &events))?;
        if changes {
            writeln!(out, "{:>4}  {:<10} {}", "", "swap", words.get("seats-changed"))?;
        }
    }
    let ending = match record.ending() {
        Some(Ending::ByRules(outcome)) => words.outcome(&names, outcome),
        Some(Ending::Resigned(side)) => words.resignation(&names, side),
        None => words.to_move(&names, record.position().side()),
    };
    writeln!(out, "\n{ending}")?;
    writeln!(out, "{}", print_position(record.position()))?;
    Ok(true)
}

/// The events of one action.
fn tell(record: &Record, index: usize, events: &mut Vec<Event>) {
    if let (Some(position), Some(&action)) =
        (record.positions().get(index), record.actions().get(index))
    {
        // It was legal when the record was read.
        let _ = record.game().play(position, action, events);
    }
}

fn changed(names: &Names) -> Names {
    Names { south: names.north.clone(), north: names.south.clone() }
}

fn who(record: &Record, side: Side) -> Who {
    match record.player(side) {
        Some(name) if !name.is_empty() => Who::Named(printable(name)),
        _ => Who::Seat,
    }
}

/// What others have written into a record, without what a terminal would obey: control characters, and
/// those that turn the direction of writing.
fn printable(text: &str) -> String {
    let obeyed = |c: char| {
        c.is_control()
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars()
        .flat_map(|c| {
            let escaped = obeyed(c).then(|| c.escape_unicode());
            let plain = escaped.is_none().then_some(c);
            escaped.into_iter().flatten().chain(plain)
        })
        .collect()
}
