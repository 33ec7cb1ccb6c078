//! What everything beside a match needs to know, gathered once.

use super::View;
use crate::app::session::{PlayedTurn, Playing, Seat};
use crate::app::space::PreviewOf;
use crate::rules::{Action, Board, Event, Pit, Position, Rules, Side};
use crate::words::{Names, Who, Words};

/// A match as the screens show it.
pub struct AtTable<'a> {
    /// All that is shown.
    pub view: &'a View<'a>,
    /// The match.
    pub playing: &'a Playing,
    /// The language.
    pub words: &'a Words,
    /// What the players are called.
    pub names: Names,
    /// The side whose rows are nearest.
    pub near: Side,
}

impl<'a> AtTable<'a> {
    /// The match of a view, if there is one.
    pub fn of(view: &'a View<'a>, words: &'a Words) -> Option<Self> {
        let playing = view.playing?;
        let near = view.board.near.unwrap_or(playing.setup.near_side());
        Some(AtTable { view, playing, words, names: names(playing, false), near })
    }

    /// The board.
    pub fn board(&self) -> Board {
        self.playing.game().board()
    }

    /// The name of a pit.
    pub fn pit(&self, pit: Pit) -> String {
        self.words.pit(self.playing.game(), pit)
    }

    /// Whether a person may decide now.
    pub fn is_free(&self) -> bool {
        let still = !self.view.stage.is_moving() && self.view.board.turning.is_none();
        self.playing.human_to_move() && still
    }

    /// The side whose rows are nearest at this moment, while the board may still be turning.
    pub fn nearest_now(&self) -> Side {
        match self.view.board.turning {
            Some(share) if share < 0.5 => self.near.other(),
            _ => self.near,
        }
    }

    /// Whether a kichwa is asked for.
    pub fn asks(&self) -> bool {
        self.playing.position.pending().is_some()
    }

    /// Whether a pit can be sown now by the person to move.
    pub fn can_start(&self, pit: Pit) -> bool {
        let sows =
            |action: &Action| matches!(action, Action::Sow { pit: from, .. } if *from == pit);
        self.is_free() && !self.playing.asks_to_swap() && self.playing.legal.iter().any(sows)
    }

    /// What the players of a turn, counted from 0, are called: they may have changed seats since.
    pub fn names_in(&self, turn: usize) -> Names {
        names(self.playing, self.playing.record.swapped() && turn == 0)
    }

    /// The position that the numbers tell of: what is shown, or what is, if nothing is shown yet.
    pub fn shown(&self) -> Position {
        let board = self.board();
        let shown = self.view.stage.shown.filter(|shown| shown.board() == board);
        shown.unwrap_or(self.playing.position)
    }

    /// The side whose turn is shown.
    pub fn to_move(&self) -> Option<Side> {
        let shown = self.view.stage.turn.map(|(side, _)| side);
        shown.or_else(|| self.playing.to_move().map(|(side, _)| side))
    }

    /// The ways that are looked at: all that there are, until one is aimed at.
    pub fn looked_at(&self) -> impl Iterator<Item = &PreviewOf> {
        let aim = self.view.pointing.aim;
        self.view.previews.ways.iter().filter(move |way| aim.is_none_or(|aim| aim == way.direction))
    }

    /// The turns that have been shown or are being shown, and how much of the last one has been, if it
    /// is not yet all of it.
    pub fn turns(&self) -> (&'a [PlayedTurn], Option<&'a [Event]>) {
        let all = &self.playing.turns[..];
        let telling = self.view.stage.telling.filter(|telling| telling.turn < all.len());
        let Some(telling) = telling else { return (all, None) };
        let events = &all[telling.turn].events;
        // Pit and way are known as soon as they are played.
        let first = events.iter().position(|event| matches!(event, Event::Dropped { .. }));
        let seen = telling.events.max(first.map_or(0, |first| first + 1)).min(events.len());
        (&all[..=telling.turn], Some(&events[..seen]))
    }
}

/// What the players are called, as they sit in the end or as they sat before they `changed` seats. People are called by
/// their names, if the record has any.
fn names(playing: &Playing, changed: bool) -> Names {
    let [south, north] = Side::BOTH.map(|side| {
        let side = if changed { side.other() } else { side };
        match playing.setup.seats {
            [Seat::Human, Seat::Human] => named(playing.record.player(side)),
            [Seat::Computer(_), Seat::Computer(_)] => Who::Seat,
            seats if seats[side.index()] == Seat::Human => Who::You,
            _ => Who::Computer,
        }
    });
    Names { south, north }
}

/// The longest name that is written out.
const LONGEST: usize = 20;

/// By a name from a record, as far as there are letters for it. Others may have written it.
fn named(name: Option<&str>) -> Who {
    let name = name.unwrap_or_default().trim();
    // What the fonts have in every language: Latin, its marks, Greek.
    let known = |c: char| {
        matches!(c, ' '..='~' | '\u{a1}'..='\u{24f}' | '\u{300}'..='\u{36f}' | '\u{370}'..='\u{3ff}')
            || matches!(c, '‘' | '’' | '“' | '”' | '–')
    };
    if name.is_empty() || !name.chars().all(known) {
        return Who::Seat;
    }
    let cut: String = name.chars().take(LONGEST).collect();
    Who::Named(if cut.len() < name.len() { format!("{}…", cut.trim_end()) } else { cut })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_written_where_there_are_letters_for_it() {
        let called = |name: &str| Who::Named(name.to_owned());
        for name in ["Asha", "Łukasz Ďurčo", "Ελένη", "O’Neill-Smith"] {
            assert_eq!(named(Some(name)), called(name));
        }
        for name in ["", "  ", "A\u{202e}b", "a\nb", "민수", "\u{7f}"] {
            assert_eq!(named(Some(name)), Who::Seat, "{name:?}");
        }
        assert_eq!(named(None), Who::Seat);
        let long = named(Some("Maximiliane Bartholomäa von und zu"));
        assert_eq!(long, called("Maximiliane Bartholo…"));
    }
}
