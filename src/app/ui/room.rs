//! How a window is shared out between the board and what lies beside it.

use super::{View, exercises, match_screen, new_match, set_up, theme, title};
use crate::app::state::Screen;
use bevy_egui::egui::{Rect, Ui};

/// Whether the window is upright, so that texts go below the board instead of beside it.
pub fn upright(window: Rect) -> bool {
    window.width() < window.height() * 1.1
}

/// What the panels of the screen leave free in a window; `aside`: the result has been put aside.
pub fn left_free(ui: &Ui, view: &View, aside: bool, window: Rect) -> Rect {
    let unit = theme::unit(ui);
    match view.screen {
        Screen::Title => title::place(window, unit, view).free,
        Screen::NewMatch => new_match::place(window, unit).2,
        Screen::SetUp => set_up::place(window, unit).2,
        Screen::Exercises | Screen::Course => exercises::place(window, unit).2,
        Screen::Results if aside => window,
        Screen::Boot => window,
        // Beside a board.
        _ => match_screen::shares(ui, window).free,
    }
}
