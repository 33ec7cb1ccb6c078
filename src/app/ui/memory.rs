//! What the screens remember from pass to pass, and what a new screen makes of it.

use super::book::Bookmark;
use super::form::Form;
use super::{View, by_hand, looking, set_up, sheet, widgets};
use crate::app::settings::Switches;
use crate::app::state::{Modal, Screen};
use crate::rules::{Board, Direction, Game, Pit};
use bevy::prelude::Resource;
use bevy_egui::egui;

/// What only the screens remember.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Memory {
    /// What is different in a house.
    pub house: Option<super::house::InHouse>,
    /// The new match as far as it is filled in.
    pub form: Form,
    /// The line of text beside a board that is laid out by hand.
    pub(super) line: set_up::Line,
    /// A press on that board.
    pub(super) press: Option<by_hand::Press>,
    /// The page of the help.
    pub help_page: usize,
    /// Where the book is open.
    pub bookmark: Bookmark,
    /// The page of the settings.
    pub settings_page: usize,
    /// How high the story of a turn has been in this match, and in which match and width.
    pub(super) story: super::story::Kept,
    /// The turn of the list whose story is told; the last one if `None`.
    pub told_turn: Option<usize>,
    /// Whether the result has been put aside to see the board.
    pub result_aside: bool,
    /// The pit that the pointer was on.
    pub(super) hovered: Option<Pit>,
    /// Whether that is the pit that is pointed at, and not the keyboard's.
    pub(super) pointer_leads: bool,
    /// How many actions there were in the last pass, and whether seeds were in flight.
    pub(super) moment: (usize, bool),
    /// What two fingers on the board are about.
    pub(super) fingers: looking::Fingers,
    /// The direction that the pointer was on.
    pub(super) aimed: Option<Direction>,
    /// Whether the languages lay over it all in the last pass.
    pub(super) listing: bool,
    /// What was shown in the last pass, but for the languages.
    pub(super) shown: Option<(Screen, Modal)>,
    /// The game whose board was asked for behind the form.
    pub(super) asked_for: Option<bool>,
    /// The match whose board was asked for behind the title.
    pub(super) kept: Option<String>,
    /// The notice that was closed in a panel, until it is told.
    pub(super) closed_notice: Option<usize>,
    /// Whether the last thing touched was a key.
    pub(super) by_keyboard: bool,
    /// What had the keyboard's focus before the languages were listed.
    pub(super) unlisted: Option<egui::Id>,
    /// Where switches have got to.
    pub(super) scan: super::scan::Scan,
    /// What had the keyboard's focus before something lay over it, and what was shown then.
    pub(super) left: Vec<((Screen, Modal), Option<egui::Id>)>,
    /// The pit that was pointed at in the last pass.
    pub(super) pointed: Option<Pit>,
    /// The turn as it was announced last.
    pub announced: String,
}

impl Memory {
    /// As it is before anybody has touched anything.
    #[must_use]
    pub fn as_new(&self) -> Self {
        Memory { house: self.house, ..Memory::default() }
    }
}

/// Gives the first button of a screen that was opened by a key the focus. A held key opens one screen
/// and not the next as well.
pub(super) fn follow_keyboard(ctx: &egui::Context, view: &View, memory: &mut Memory) {
    use egui::{Event, Key};
    ctx.input_mut(|input| {
        for event in &input.events {
            match event {
                Event::Key { pressed: true, .. } => memory.by_keyboard = true,
                Event::PointerButton { .. } | Event::Touch { .. } => memory.by_keyboard = false,
                _ => {}
            }
        }
        input.events.retain(|event| {
            !matches!(event, Event::Key { key: Key::Enter | Key::Space, repeat: true, .. })
        });
    });
    sheet::let_leaf(ctx, !(view.screen.can_be_looked_at() && view.modal == Modal::None));
    let now = (view.screen, view.modal);
    if view.modal == Modal::Languages {
        // They only lie over what is shown, which is the same afterwards.
        if !memory.listing {
            memory.unlisted = ctx.memory(|memory| memory.focused());
            if memory.by_keyboard {
                widgets::focus_next(ctx);
            }
        }
        memory.listing = true;
        return;
    }
    let listed = std::mem::take(&mut memory.listing);
    let playing = at_a_board(view);
    if memory.shown == Some(now) {
        if listed && memory.by_keyboard {
            match memory.unlisted.take() {
                Some(id) => ctx.memory_mut(|memory| memory.request_focus(id)),
                None if !playing => widgets::focus_next(ctx),
                None => {}
            }
        }
        return;
    }
    // At a board the keys belong to the pits until Tab is pressed.
    let back = left_before(ctx, memory, now);
    if memory.by_keyboard && memory.shown.is_some() {
        match back {
            Some(id) => ctx.memory_mut(|memory| memory.request_focus(id)),
            None if !playing => widgets::focus_next(ctx),
            None => {}
        }
    }
    let opened = memory.shown.is_none_or(|(screen, _)| screen != view.screen);
    if view.screen == Screen::SetUp && opened {
        memory.line = set_up::Line::default();
        match view.drafting.left() {
            Some(left) => memory.form = Form::of(&left.setup, left.position.side()),
            None => memory.form.djenon = view.drafting.draft.board() == Board::TwoRows,
        }
    }
    if view.screen != Screen::Results {
        memory.result_aside = false;
    }
    if view.screen != Screen::NewMatch {
        memory.asked_for = None;
    }
    if view.screen != Screen::Title {
        memory.kept = None;
    }
    widgets::forget_touched(ctx);
    // What was only covered for a while stays as it was.
    if view.modal != Modal::None || opened {
        sheet::to_top(ctx);
    }
    memory.told_turn = None;
    // The help opens at the game that is played, or about to be.
    if view.modal == Modal::Help && memory.shown.is_some() {
        let djenon = match (view.playing, view.screen) {
            (Some(playing), _) => playing.game() == Game::Djenon,
            (None, Screen::NewMatch | Screen::SetUp) => memory.form.djenon,
            (None, _) => false,
        };
        memory.help_page = usize::from(djenon);
    }
    // From the help, the book opens at the game of which was read.
    let read = memory.help_page;
    let helped = memory.shown.is_some_and(|(_, modal)| modal == Modal::Help);
    let looked_up = memory.bookmark.word.is_some();
    if helped && view.modal == Modal::Book && read < 2 && memory.bookmark.game != read && !looked_up
    {
        memory.bookmark = memory.bookmark.at(read, 0);
    }
    if view.modal != Modal::Book {
        // The table shows something else now.
        memory.bookmark.asked = None;
    }
    memory.shown = Some(now);
    // Fluid heights of a new screen settle in a second pass.
    ctx.request_repaint();
}

/// At a board the keys belong to the pits, and nothing needs the focus.
fn at_a_board(view: &View) -> bool {
    matches!(
        view.screen,
        Screen::Match
            | Screen::SetUp
            | Screen::Exercise
            | Screen::Review
            | Screen::Lesson
            | Screen::CourseLesson
    ) && view.modal == Modal::None
}

/// What had the focus when something was laid over what is shown now, if it has gone again. What has the focus now is
/// kept for the same.
fn left_before(ctx: &egui::Context, memory: &mut Memory, now: (Screen, Modal)) -> Option<egui::Id> {
    let before = memory.shown?;
    if before.0 != now.0 {
        memory.left.clear();
        return None;
    }
    if let Some(place) = memory.left.iter().position(|(shown, _)| *shown == now) {
        return memory.left.drain(place..).next()?.1;
    }
    memory.left.push((before, ctx.memory(|memory| memory.focused())));
    None
}

/// Whoever works the screen by keys never loses the focus: where what had it is gone, the first control has it.
pub(super) fn keep_focus(ctx: &egui::Context, view: &View, memory: &Memory) {
    let lost = ctx.memory(|memory| memory.focused().is_none());
    let by_keys = memory.by_keyboard && view.settings.switches == Switches::Off;
    if lost && by_keys && !at_a_board(view) && view.screen != Screen::Boot && !view.curtain {
        widgets::focus_next(ctx);
        ctx.request_repaint();
    }
}
