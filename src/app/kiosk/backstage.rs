//! What the staff do once they are at the keys or behind them.

use super::conduct::Conductor;
use super::visit::{CLEANING, Lies};
use crate::app::session::Intent;
use crate::app::ui::house::StaffWish;
use crate::kiosk::pin::MOST_DIGITS;
use crate::kiosk::statistics::Closing;
use crate::kiosk::watch::AGAIN;
use bevy::prelude::*;
use std::time::Duration;

impl Conductor<'_, '_> {
    pub(super) fn leave_the_staff(&mut self) {
        self.visit.lies = Lies::Nothing;
        self.visit.typed.clear();
        self.visit.wrong = false;
        self.home(Closing::Idle);
    }

    pub(super) fn staff(&mut self, wish: StaffWish, now: Duration) {
        let let_in = self.visit.lies == Lies::Staff;
        match wish {
            StaffWish::Leave => self.leave_the_staff(),
            StaffWish::Digit(_) | StaffWish::Rub | StaffWish::Enter => self.pin(wish, now),
            // Only who has been let in is asked what is wanted.
            _ if !let_in => {}
            StaffWish::Volume(volume) => {
                self.house.volume = volume;
                let changes = self.house.as_new();
                self.intents.write_batch(changes.into_iter().map(Intent::Change));
            }
            StaffWish::Clean => self.visit.lies = Lies::Cleaning(now + CLEANING),
            StaffWish::Again => {
                self.close();
                self.exit.write(AppExit::from_code(AGAIN));
            }
            StaffWish::Close => {
                self.close();
                self.exit.write(AppExit::Success);
            }
        }
    }

    /// What is still to be written is written.
    pub(super) fn close(&mut self) {
        self.counter.flush();
    }

    fn pin(&mut self, wish: StaffWish, now: Duration) {
        if self.visit.lies != Lies::Pin || self.visit.tries.wait(now) > Duration::ZERO {
            return;
        }
        match wish {
            StaffWish::Digit(digit) if self.visit.typed.len() < MOST_DIGITS => {
                self.visit.wrong = false;
                self.visit.typed.push(char::from(b'0' + digit.min(9)));
            }
            StaffWish::Rub => {
                self.visit.typed.pop();
            }
            // Nothing typed is nothing tried.
            StaffWish::Enter if !self.visit.typed.is_empty() => {
                let typed = std::mem::take(&mut self.visit.typed);
                let right = self.house.config.staff.pin.as_ref().is_some_and(|pin| pin.is(&typed));
                self.visit.tries.tried(right, now);
                self.visit.wrong = !right;
                if right {
                    self.visit.lies = Lies::Staff;
                    self.counter.read((self.wall.0)().date());
                } else {
                    warn!("somebody has typed a wrong PIN");
                }
            }
            _ => {}
        }
    }
}
