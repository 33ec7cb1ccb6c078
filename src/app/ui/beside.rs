//! A screen on which something is worked at: its board, a panel beside it with what is asked, and below the board the ways
//! of a pit that was chosen.

use super::Memory;
use super::match_screen::{self, Shares};
use super::sheet::{Part, Sheet};
use crate::app::session::Intent;
use bevy_egui::egui::{Rect, Ui};

/// What is worked at there.
pub trait Worked {
    /// The name of its panel.
    const PANEL: &'static str;

    /// Its board.
    fn board(&self, ui: &mut Ui, memory: &mut Memory) -> Vec<Intent>;

    /// What is asked, and what came of it.
    fn body(&self, ui: &mut Ui, memory: &Memory) -> Vec<Intent>;

    /// What can be pressed below that.
    fn footer(&self, ui: &mut Ui) -> Option<Intent>;

    /// The ways of a pit that was chosen.
    fn ways(&self, ui: &mut Ui, memory: &mut Memory, shares: &Shares) -> Vec<Intent>;
}

/// Draws it, if there is anything; `free` becomes what is left for the board.
pub fn draw(
    ui: &mut Ui,
    memory: &mut Memory,
    free: &mut Rect,
    worked: Option<impl Worked>,
) -> Vec<Intent> {
    let shares = match_screen::shares(ui, ui.max_rect());
    *free = shares.free;
    worked.map_or_else(Vec::new, |worked| laid(ui, memory, &shares, &worked))
}

fn laid<W: Worked>(ui: &mut Ui, memory: &mut Memory, shares: &Shares, worked: &W) -> Vec<Intent> {
    // The pits first: what is drawn later lies over them.
    let mut intents = worked.board(ui, memory);
    let sheet = Sheet::panel(W::PANEL, shares.panel).with_band(shares.band);
    sheet.with_footer().with_margin(18.0).show(ui, |ui, part| match part {
        Part::Body => intents.extend(worked.body(ui, memory)),
        Part::Footer => intents.extend(worked.footer(ui)),
    });
    intents.extend(worked.ways(ui, memory, shares));
    intents
}
