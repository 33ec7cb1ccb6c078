//! The screens, in egui with a theme of ours.
//!
//! Each screen is a file with a function that draws a view, knows no Bevy world, and answers with the
//! [`Intent`]s of what was touched. [`draw`] puts them together; the one system here builds the view
//! from the resources and sends the intents.
//!
//! Everything lies in one layer of egui, in this order: the pits, the sheets, and over a modal's scrim
//! its card. A later widget hides an earlier one from every touch, also from one without a hover before
//! it, and under a modal everything else is disabled.

mod access;
mod at_table;
mod behind;
mod bench;
mod beside;
mod book;
pub mod border;
mod by_hand;
mod cards;
mod confirm;
mod controls;
mod exercises;
mod form;
mod graph;
mod help;
mod hinted;
pub mod house;
mod icons;
mod languages;
mod leaf;
mod ledge;
mod lesson;
mod letters;
mod lines;
mod looking;
mod match_screen;
mod memory;
mod more;
mod new_match;
mod notices;
mod paint;
mod pass;
mod pause;
mod pits;
mod players;
mod results;
mod review;
mod room;
mod scan;
mod sentence;
mod set_up;
mod settings;
mod sheet;
mod signs;
mod stops;
mod story;
mod terms;
pub mod theme;
mod title;
mod unfinished;
mod widgets;

pub use book::Bookmark;
pub use form::{Begins, Form, Opponent};
pub use memory::Memory;
pub(super) use pass::{Seen, leave_free, show};
use room::upright;
pub use scan::{Reach, Scan, reach};

use super::exercises::{Exercising, Progress};
use super::lesson::Learning;
use super::look::Mood;
use super::notices::{Notice, Notices};
use super::review::LookingBack;
use super::session::{Drafting, Intent, Playing, Pointing};
use super::settings::{Settings, SystemLanguage};
use super::space::{BoardView, Hints, Previews, Threats};
use super::stage::Stage;
use super::state::{Modal, Screen};
use super::unfinished::{Unfinished, UnfinishedMatch};
use crate::words::{Language, Words};
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};
use std::time::SystemTime;

/// The screens: draws them, and writes [`Intent`]s and [`BoardView::free`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Memory>()
        .init_resource::<Unfinished>()
        .init_resource::<Exercising>()
        .init_resource::<Progress>()
        .init_resource::<Learning>()
        .init_resource::<Previews>()
        .init_resource::<Threats>()
        .init_resource::<Hints>()
        .init_resource::<BoardView>()
        .init_resource::<Notices>()
        .init_resource::<SystemLanguage>()
        .init_resource::<LookingBack>()
        .add_message::<Intent>()
        .add_plugins((controls::plugin, letters::plugin))
        .add_systems(EguiPrimaryContextPass, pass::show);
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
    /// The board that is being laid out by hand.
    pub drafting: &'a Drafting,
    /// The exercise on the table.
    pub exercising: &'a Exercising,
    /// The lesson on the table.
    pub learning: &'a Learning,
    /// Which exercises and lessons are done.
    pub progress: &'a Progress,
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
    /// What could be lost next turn, if that is asked for.
    pub threats: &'a Threats,
    /// What is advised to the person to move, if that is asked for.
    pub hints: &'a Hints,
    /// What is known of a match that is looked back on.
    pub looking: &'a LookingBack,
    /// Matches to go on with.
    pub unfinished: &'a [UnfinishedMatch],
    /// Messages about the program.
    pub notices: &'a [Notice],
    /// The language that the system asks for.
    pub system: Language,
    /// The time, to say how long ago something was.
    pub now: SystemTime,
    /// Decides who begins where the lot is to.
    pub lot: bool,
    /// Whether the table is still being made ready, and hidden.
    pub curtain: bool,
}

/// What drawing came to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawn {
    /// What was touched.
    pub intents: Vec<Intent>,
    /// The part of the window that is free for the board.
    pub free: Option<egui::Rect>,
    /// The corner of it that a button lies over.
    pub kept: Option<egui::Rect>,
    /// The notice that was closed, by its place in the view.
    pub closed_notice: Option<usize>,
}

/// In a window smaller than this, in points, there is no room for a sentence and a button: nothing is drawn.
const SMALLEST_WINDOW: egui::Vec2 = egui::vec2(160.0, 120.0);

/// Draws all that there is to see at this moment.
#[must_use]
pub fn draw(ctx: &egui::Context, view: &View, memory: &mut Memory, words: &Words) -> Drawn {
    let mut drawn = Drawn::default();
    if !theme::apply(ctx, view.settings.text_size, words.language().writing()) {
        return drawn;
    }
    stops::begin(ctx);
    scan::hear(ctx, view, memory);
    memory::follow_keyboard(ctx, view, memory);
    terms::follow(ctx, view.modal, words);
    let window = ctx.content_rect();
    if window.width() < SMALLEST_WINDOW.x || window.height() < SMALLEST_WINDOW.y {
        return drawn;
    }
    let whole = root(ctx, "window", window);
    theme::keep_letters_ready(&whole);
    // The book lies over everything, and shows its own on the board.
    let reads = view.modal == Modal::Book;
    let aside = memory.result_aside;
    let left_free = |window| room::left_free(&whole, view, aside, window);
    let house = memory.house;
    let drawn_elsewhere = house.is_some_and(|house| house.drawn_here);
    // The bar of a house has the languages.
    let corner =
        house.is_none().then(|| languages::place(&whole, window, left_free(window), words));
    // Beside a board a notice stands in the panel; elsewhere it has a place of its own, and neither a
    // panel nor what lies over it is drawn there.
    let beside_a_board = matches!(view.screen, Screen::Match | Screen::Results | Screen::Review)
        && !(aside || reads);
    let notice = if beside_a_board || house.is_some() {
        None
    } else {
        notices::place(&whole, view, words, left_free(window))
    };
    let clear = notice.map_or(window, |(rect, _)| notices::below(&whole, window, rect));
    let crowded = notice.is_some_and(|(_, crowded)| crowded);
    let mut ui = root(ctx, "screen", if crowded { clear } else { window });
    if view.modal != Modal::None || view.curtain || house.is_some_and(|house| house.covered) {
        ui.disable();
    }
    let mut free = left_free(ui.max_rect());
    if !free.is_positive() {
        // Behind what covers all of it the table lies as it likes.
        free = window;
    }
    let intents = &mut drawn.intents;
    match view.screen {
        _ if reads || drawn_elsewhere => {}
        Screen::Boot => {}
        Screen::Title => {
            intents.extend(title::draw(&mut ui, view, words));
            intents.extend(behind::kept_match(view, memory));
        }
        Screen::NewMatch => {
            intents.extend(new_match::draw(&mut ui, view, &mut memory.form, words));
            intents.extend(behind::board_of_the_form(memory));
        }
        Screen::SetUp => intents.extend(set_up::draw(&mut ui, view, memory, words)),
        Screen::Exercises => intents.extend(exercises::draw(&mut ui, view, words)),
        Screen::Exercise => {
            let working = exercises::Working::of(view, words);
            intents.extend(beside::draw(&mut ui, memory, &mut free, working));
        }
        Screen::Lesson => {
            let walking = lesson::Walking::of(view, words);
            intents.extend(beside::draw(&mut ui, memory, &mut free, walking));
        }
        Screen::Course => intents.extend(lesson::draw_course(&mut ui, view, words)),
        Screen::CourseLesson => {
            let studying = lesson::Studying::of(view, words);
            intents.extend(beside::draw(&mut ui, memory, &mut free, studying));
        }
        Screen::Match => {
            intents.extend(match_screen::draw(&mut ui, view, memory, words, &mut free));
        }
        Screen::Results => intents.extend(results::draw(&mut ui, view, memory, words, &mut free)),
        Screen::Review => intents.extend(review::draw(&mut ui, view, memory, words, &mut free)),
    }
    let beside = match view.screen {
        Screen::Match if !reads => free.union(match_screen::shares(&ui, ui.max_rect()).ledge),
        _ => free,
    };
    // In a match the board takes what it can get; elsewhere it lies in the picture with air around it.
    let airy = matches!(
        view.screen,
        Screen::Title | Screen::NewMatch | Screen::Exercises | Screen::Course
    );
    if reads || airy {
        free = free.shrink2(free.size() * egui::vec2(0.045, 0.06));
    }
    drawn.free = (!drawn_elsewhere).then_some(free);
    drawn.kept = corner.map(|_| languages::corner(&whole));
    access::name_screen(&ui, view, true);
    if view.modal != Modal::None {
        let below = root(ctx, "scrim", window);
        let _ =
            below.interact(window, egui::Id::new("scrim"), egui::Sense::CLICK | egui::Sense::DRAG);
        if view.modal == Modal::Settings {
            // The board is seen as it is being set.
            sheet::scrim_but(&below, window, beside);
        } else if !reads {
            sheet::scrim(&below, window);
        }
        let mut over = root(ctx, "modal", clear);
        if house.is_some_and(|house| house.covered) {
            over.disable();
        }
        intents.extend(match view.modal {
            Modal::None => Vec::new(),
            Modal::Pause => pause::draw(&mut over, view, words),
            Modal::Settings => {
                settings::draw(&mut over, view, &mut memory.settings_page, beside, words)
            }
            Modal::Help => help::draw(&mut over, view, &mut memory.help_page, words),
            Modal::Book => book::draw(&mut over, view, memory, words),
            Modal::Unfinished => unfinished::draw(&mut over, view, words),
            Modal::ConfirmResign => confirm::resign(&mut over, words),
            Modal::ConfirmDiscard => confirm::discard(&mut over, words),
            Modal::ConfirmReset => confirm::reset(&mut over, words),
            Modal::ConfirmForget => confirm::forget(&mut over, words),
            Modal::Languages => languages::draw(&mut over, words),
        });
        access::name_screen(&over, view, false);
    }
    if let Some(corner) = corner {
        let mut above = root(ctx, "languages", window);
        if view.curtain {
            above.disable();
        }
        intents.extend(languages::button(&above, corner, view.modal == Modal::Languages, words));
    }
    drawn.intents.extend(terms::open(ctx, view.modal, memory));
    drawn.closed_notice = match notice {
        _ if view.curtain => {
            title::curtain(&mut root(ctx, "curtain", window), words);
            None
        }
        Some((rect, _)) => notices::draw(ctx, view, words, rect),
        None => memory.closed_notice.take(),
    };
    access::announce(ctx, view, memory, words);
    drawn.intents.extend(scan::show(ctx, view, memory));
    memory::keep_focus(ctx, view, memory);
    if view.settings.contrast {
        theme::plainly(ctx);
    } else if view.settings.mood == Mood::Evening {
        theme::lamplight(ctx);
    }
    drawn
}

/// A layer-wide piece of the one layer that everything lies in.
fn root(ctx: &egui::Context, key: &str, window: egui::Rect) -> egui::Ui {
    let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(window);
    let mut ui = egui::Ui::new(ctx.clone(), egui::Id::new(("mbili", key)), builder);
    ui.set_clip_rect(to_the_edges(ctx, window));
    ui
}

/// What is painted to the edges of the content reaches to those of the window, so that no strip of the table is seen
/// beside it where the content wanders; and below the bar of a house, which lies over it.
fn to_the_edges(ctx: &egui::Context, rect: egui::Rect) -> egui::Rect {
    const UNDER_THE_BAR: f32 = 10.0;
    let (content, window) = (ctx.content_rect(), ctx.viewport_rect());
    let at = |side: f32, edge: f32| (side - edge).abs() < 1.0;
    let mut rect = rect;
    if at(rect.left(), content.left()) {
        rect.min.x = window.left();
    }
    if at(rect.top(), content.top()) {
        rect.min.y = window.top();
    }
    if at(rect.right(), content.right()) {
        rect.max.x = window.right();
    }
    if at(rect.bottom(), content.bottom()) {
        rect.max.y = (content.bottom() + UNDER_THE_BAR).min(window.bottom());
    }
    rect
}

/// From Bevy's logical pixels to egui's points: the same numbers, since nothing zooms.
fn to_egui(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(egui::pos2(rect.min.x, rect.min.y), egui::pos2(rect.max.x, rect.max.y))
}
