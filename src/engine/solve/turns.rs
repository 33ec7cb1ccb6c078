//! The complete turns of a position, for a search that only asks where they lead.

use super::table::Table;
use crate::engine::packed::{Bao, Core, End, Pick, Played, Start};
use crate::rules::{Direction, Endless, Kichwa, KichwaRule};

/// Bytes for sowings without end.
const ENDLESS: usize = 4 << 20;

/// Plays turns, and remembers which sowings never end.
///
/// To find that out takes up to a hundred thousand laps, as long as some thousand positions of the search, and a
/// search comes by the same sowing again and again.
pub(super) struct Turns {
    pub core: Core,
    rule: KichwaRule,
    endless: Table<()>,
}

impl Turns {
    pub fn new(core: Core, rule: KichwaRule) -> Self {
        Turns { core, rule, endless: Table::new(ENDLESS, ()) }
    }

    /// Forgets all sowings.
    pub fn clear(&mut self) {
        self.endless.clear();
    }

    /// Calls `found` with the position after each complete turn; each sequence of picks is a turn of its own. What
    /// never ends is no turn. Stops, and is true, once `found` is.
    #[inline]
    pub fn any(
        &mut self,
        board: &Bao,
        pick: Option<Pick>,
        found: &mut impl FnMut(&Bao, End) -> bool,
    ) -> bool {
        if let Some(pick) = pick {
            return self.picks(board, pick, found);
        }
        let starts = self.core.starts(board);
        let captures = starts.captures();
        for start in starts {
            let stops = if captures {
                self.complete(self.core.play(self.rule, board, start), found)
            } else {
                self.takata(board, start).is_some_and(|after| found(&after, End::EmptyPit))
            };
            if stops {
                return true;
            }
        }
        false
    }

    /// Plays a start without captures; `None` if it never ends. For that only the own ring matters.
    fn takata(&mut self, board: &Bao, start: Start) -> Option<Bao> {
        let forward = u8::from(start.direction() == Direction::Forward);
        let sowing = Bao::new(*board.own(), [2 * start.ring() + forward; 16]);
        let hash = sowing.hash();
        if self.endless.get((&sowing, hash)).is_some() {
            return None;
        }
        let played = self.core.play(self.rule, board, start);
        if played == Err(Endless) {
            self.endless.put((&sowing, hash), (), 1);
        }
        played.ok().map(|played| played.board)
    }

    fn complete(
        &self,
        played: Result<Played, Endless>,
        found: &mut impl FnMut(&Bao, End) -> bool,
    ) -> bool {
        match played {
            Err(Endless) => false,
            Ok(Played { board, end: End::Asks(pick), .. }) => self.picks(&board, pick, found),
            Ok(Played { board, end, .. }) => found(&board, end),
        }
    }

    fn picks(&self, board: &Bao, pick: Pick, found: &mut impl FnMut(&Bao, End) -> bool) -> bool {
        let mut ways = Kichwa::BOTH.into_iter();
        ways.any(|kichwa| self.complete(self.core.enter(self.rule, board, pick, kichwa), found))
    }
}
