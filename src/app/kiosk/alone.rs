//! While nobody is there, the table plays by itself; and it leaves the safe mode.

use super::conduct::Conductor;
use super::visit::Lies;
use crate::app::session::{Intent, MatchSetup, Seat, Terms};
use crate::app::state::Screen;
use crate::app::ui::house::Place;
use crate::engine::Level;
use crate::kiosk::watch::AGAIN;
use bevy::prelude::*;
use std::time::Duration;

/// After a match of the table against itself its end stays to be seen for so long.
const A_PAUSE: Duration = Duration::from_secs(7);

/// Strong enough to be looked at, and so different that matches differ.
const PLAYERS: [Level; 2] = [Level::Mzoefu, Level::Mchezaji];

/// Nobody has been there for so long when the table is started anew by itself.
const CALM: Duration = Duration::from_secs(60);

impl Conductor<'_, '_> {
    /// Whether the table may play by itself now.
    fn may_play_alone(&self) -> bool {
        self.visit.place == Place::Home && !self.house.safe && self.visit.lies != Lies::Night
    }

    /// The next match of the table against itself, each of the games in turn.
    pub(super) fn begin_alone(&mut self) {
        self.visit.ended = None;
        if !self.may_play_alone() {
            // A plain table, with its seeds as they lie at first.
            if !matches!(self.screen.get(), Screen::Boot | Screen::Title) {
                self.want(Intent::ToTitle);
            }
            return;
        }
        let games = &self.house.games;
        let Some(&game) = games.get(self.visit.played % games.len().max(1)) else { return };
        self.visit.played += 1;
        let seats = PLAYERS.map(Seat::Computer);
        self.want(Intent::BeginOn(MatchSetup { game, seats }, Terms::default()));
    }

    /// While nobody plays, the table does.
    pub(super) fn play_alone(&mut self) {
        if !self.may_play_alone() {
            return;
        }
        let now = self.time.elapsed();
        match self.screen.get() {
            Screen::Title => self.begin_alone(),
            Screen::Results => {
                let since = *self.visit.ended.get_or_insert(now);
                if now.saturating_sub(since) >= A_PAUSE {
                    self.begin_alone();
                }
            }
            _ => self.visit.ended = None,
        }
    }

    /// The safe mode is for a while. Once that is over and nobody would be disturbed, the table asks to be started as
    /// usual; where that fails again, the watch makes the while longer.
    pub(super) fn leave_the_safe_mode(&mut self) {
        let now = self.time.elapsed();
        let over = self.house.safe_for.is_some_and(|safe_for| now >= safe_for);
        let alone = !self.visit.is_on() && matches!(self.visit.lies, Lies::Nothing | Lies::Night);
        if over && alone && now.saturating_sub(self.visit.alone) >= CALM {
            info!("the safe mode has held for {} s; all is tried as usual", now.as_secs());
            self.close();
            self.exit.write(AppExit::from_code(AGAIN));
        }
    }
}
