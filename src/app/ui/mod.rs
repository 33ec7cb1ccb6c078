//! The screens, in egui with a theme of ours.
//!
//! Each screen is a file with a function that draws a view, knows no Bevy world, and answers with the
//! [`Intent`]s of what was touched. [`draw`] puts them together; the one system here builds the view
//! from the resources and sends the intents.
//!
//! Everything lies in one layer of egui, in this order: the pits, the sheets, and over a modal's scrim
//! its card. A later widget hides an earlier one from every touch, also from one without a hover before
//! it, and under a modal everything else is disabled.

mod at_table;
mod cards;
mod confirm;
mod controls;
mod help;
mod ledge;
mod match_screen;
mod new_match;
mod notices;
mod paint;
mod pause;
mod pits;
mod players;
mod results;
mod settings;
mod sheet;
mod signs;
mod story;
pub mod theme;
mod title;
mod unfinished;
mod widgets;

pub use new_match::{Begins, Form, Opponent};

use super::notices::{Notice, Notices};
use super::session::{Intent, Match, Playing, Pointing, Seat};
use super::settings::{Settings, Speech};
use super::sowing::Stage;
use super::space::{BoardView, Previews};
use super::state::{Modal, Screen};
use super::unfinished::{Unfinished, UnfinishedMatch};
use crate::rules::{Direction, Pit};
use crate::words::{Names, Who, Words};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use std::time::SystemTime;

/// The screens: draws them, and writes [`Intent`]s and [`BoardView::free`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Memory>()
        .init_resource::<Unfinished>()
        .init_resource::<Previews>()
        .init_resource::<BoardView>()
        .init_resource::<Notices>()
        .add_message::<Intent>()
        .add_plugins(controls::plugin)
        .add_systems(EguiPrimaryContextPass, show);
}

/// What only the screens remember.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Memory {
    /// The new match as far as it is filled in.
    pub form: Form,
    /// The page of the help.
    pub help_page: usize,
    /// The turn of the list whose story is told; the last one if `None`.
    pub told_turn: Option<usize>,
    /// Whether the result has been put aside to see the board.
    pub result_aside: bool,
    /// The pit that the pointer was on.
    hovered: Option<Pit>,
    /// The direction that the pointer was on.
    aimed: Option<Direction>,
    /// What was shown in the last pass.
    shown: Option<(Screen, Modal)>,
    /// The notice that was closed in a panel, until it is told.
    closed_notice: Option<usize>,
    /// Whether the last thing touched was a key.
    by_keyboard: bool,
}

/// All that the screens show.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The screen.
    pub screen: Screen,
    /// What lies over it.
    pub modal: Modal,
    /// The settings.
    pub settings: &'a Settings,
    /// The match, if there is one.
    pub playing: Option<&'a Playing>,
    /// What the table shows of it.
    pub stage: &'a Stage,
    /// Where the table's things are.
    pub board: &'a BoardView,
    /// What is pointed at and chosen.
    pub pointing: Pointing,
    /// What its ways would do.
    pub previews: &'a Previews,
    /// Matches to go on with.
    pub unfinished: &'a [UnfinishedMatch],
    /// Messages about the program.
    pub notices: &'a [Notice],
    /// The time, to say how long ago something was.
    pub now: SystemTime,
    /// Decides who begins where the lot is to.
    pub lot: bool,
}

/// What drawing came to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawn {
    /// What was touched.
    pub intents: Vec<Intent>,
    /// The part of the window that is free for the board.
    pub free: Option<egui::Rect>,
    /// The notice that was closed, by its place in the view.
    pub closed_notice: Option<usize>,
}

/// Draws all that there is to see at this moment.
#[must_use]
pub fn draw(ctx: &egui::Context, view: &View, memory: &mut Memory, words: &Words) -> Drawn {
    let mut drawn = Drawn::default();
    if !theme::apply(ctx, view.settings.text_size) {
        return drawn;
    }
    follow_keyboard(ctx, view, memory);
    let window = ctx.content_rect();
    let mut ui = root(ctx, "screen", window);
    theme::keep_letters_ready(&ui);
    if view.modal != Modal::None {
        ui.disable();
    }
    let mut free = window;
    let intents = &mut drawn.intents;
    match view.screen {
        Screen::Boot => {}
        Screen::Title => intents.extend(title::draw(&mut ui, view, words, &mut free)),
        Screen::NewMatch => {
            intents.extend(new_match::draw(&mut ui, view, &mut memory.form, words, &mut free));
        }
        Screen::Match => {
            intents.extend(match_screen::draw(&mut ui, view, memory, words, &mut free));
        }
        Screen::Results => intents.extend(results::draw(&mut ui, view, memory, words, &mut free)),
    }
    drawn.free = Some(free);
    if view.modal != Modal::None {
        let mut over = root(ctx, "modal", window);
        let _ =
            over.interact(window, egui::Id::new("scrim"), egui::Sense::CLICK | egui::Sense::DRAG);
        sheet::scrim(&over, window);
        intents.extend(match view.modal {
            Modal::None => Vec::new(),
            Modal::Pause => pause::draw(&mut over, view, words),
            Modal::Settings => settings::draw(&mut over, view, words),
            Modal::Help => help::draw(&mut over, view, &mut memory.help_page, words),
            Modal::Unfinished => unfinished::draw(&mut over, view, words),
            Modal::ConfirmResign => confirm::resign(&mut over, words),
            Modal::ConfirmDiscard => confirm::discard(&mut over, words),
        });
    }
    // Beside a board a notice stands in the panel; elsewhere it has room of its own.
    drawn.closed_notice = match view.screen {
        Screen::Match | Screen::Results if !memory.result_aside => memory.closed_notice.take(),
        _ => notices::draw(ctx, view, words, free),
    };
    drawn
}

/// A layer-wide piece of the one layer that everything lies in.
fn root(ctx: &egui::Context, key: &str, window: egui::Rect) -> egui::Ui {
    let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(window);
    egui::Ui::new(ctx.clone(), egui::Id::new(("mbili", key)), builder)
}

/// Gives the first button of a screen that was opened by a key the focus. A held key opens one screen
/// and not the next as well.
fn follow_keyboard(ctx: &egui::Context, view: &View, memory: &mut Memory) {
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
    let now = (view.screen, view.modal);
    if memory.shown == Some(now) {
        return;
    }
    let playing = now == (Screen::Match, Modal::None);
    // In a match the keys belong to the pits until Tab is pressed.
    if memory.by_keyboard && memory.shown.is_some() && !playing {
        widgets::focus_next(ctx);
    }
    if view.screen != Screen::Results {
        memory.result_aside = false;
    }
    memory.told_turn = None;
    memory.shown = Some(now);
    // Fluid heights of a new screen settle in a second pass.
    ctx.request_repaint();
}

/// What the players are called on the screen.
fn names(seats: &[Seat; 2]) -> Names {
    let (south, north) = match seats {
        [Seat::Human, Seat::Computer(_)] => (Who::You, Who::Computer),
        [Seat::Computer(_), Seat::Human] => (Who::Computer, Who::You),
        _ => (Who::Seat, Who::Seat),
    };
    Names { south, north }
}

/// Whether the window is upright, so that texts go below the board instead of beside it.
fn upright(window: egui::Rect) -> bool {
    window.width() < window.height() * 1.1
}

/// From Bevy's logical pixels to egui's points: the same numbers, since nothing zooms.
fn to_egui(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(egui::pos2(rect.min.x, rect.min.y), egui::pos2(rect.max.x, rect.max.y))
}

/// The resources that the screens read.
#[derive(bevy::ecs::system::SystemParam)]
struct Seen<'w> {
    screen: Res<'w, State<Screen>>,
    modal: Res<'w, State<Modal>>,
    settings: Res<'w, Settings>,
    speech: Res<'w, Speech>,
    playing: Res<'w, Match>,
    stage: Res<'w, Stage>,
    pointing: Res<'w, Pointing>,
    previews: Res<'w, Previews>,
    unfinished: Res<'w, Unfinished>,
}

/// Draws the screens and sends what was touched.
fn show(
    mut contexts: EguiContexts,
    seen: Seen,
    mut memory: ResMut<Memory>,
    mut board: ResMut<BoardView>,
    mut notices: ResMut<Notices>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let memory = memory.bypass_change_detection();
    let view = View {
        screen: **seen.screen,
        modal: **seen.modal,
        settings: &seen.settings,
        playing: seen.playing.playing(),
        stage: &seen.stage,
        board: &board,
        pointing: *seen.pointing,
        previews: &seen.previews,
        unfinished: &seen.unfinished.0,
        notices: &notices.0,
        now: SystemTime::now(),
        lot: rand::random(),
    };
    let drawn = draw(ctx, &view, memory, &seen.speech.0);
    if let Some(free) = drawn.free {
        let free = Rect::new(free.min.x, free.min.y, free.max.x, free.max.y);
        if board.free != free {
            board.free = free;
            redraw.write(RequestRedraw);
        }
    }
    if let Some(place) = drawn.closed_notice.filter(|place| *place < notices.0.len()) {
        notices.0.remove(place);
    }
    if !drawn.intents.is_empty() || drawn.closed_notice.is_some() {
        redraw.write(RequestRedraw);
    }
    intents.write_batch(drawn.intents);
    Ok(())
}
