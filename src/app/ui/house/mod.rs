//! The screens of a table in a house: what visitors meet first, two of them face to face, and what the staff see.
//!
//! Everything else a visitor sees is drawn by the usual screens, which leave room for the bar of a house at the lower
//! edge. What was touched comes back as a [`Wish`]; what comes of it is decided by `app::kiosk`.

mod bar;
mod face;
mod home;
mod over;
mod panel;
mod pin;
mod plot;
mod results;
mod staff;
mod turned;

use super::{View, lines, paint, pits, root, theme, to_egui};
use crate::app::session::Intent;
use crate::rules::{Game, Pit, Side};
use crate::words::{Language, Words};
use bevy_egui::egui::{self, Color32, Rect, Stroke, Ui};

/// What the other screens have to know of a house.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InHouse {
    /// The screen is drawn here and not by them.
    pub drawn_here: bool,
    /// Something lies over all of it and takes all input.
    pub covered: bool,
}

/// Where a visitor is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// Where everything begins: the table plays by itself.
    #[default]
    Home,
    /// A match against the computer.
    Solo,
    /// Two visitors face to face.
    Face,
    /// The lesson of five beats.
    Lesson,
}

/// What lies over everything else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Over<'a> {
    /// Nothing.
    Nothing,
    /// Language, volume, size of the text.
    Panel,
    /// Is anybody there? So many seconds are left, which is this share of them.
    Doubt(u32, f32),
    /// The keys for the PIN.
    Pin(&'a PinKeys),
    /// What the staff see.
    Staff(&'a StaffPage),
    /// The screen is being cleaned; so many seconds are left.
    Cleaning(u32),
    /// The house is closed; somebody has just touched the screen and is told when it opens, where that is known.
    Night(bool, Option<(&'a str, &'a str)>),
}

/// What was typed of a PIN.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PinKeys {
    /// So many digits.
    pub typed: usize,
    /// The last PIN was wrong.
    pub wrong: bool,
    /// So many seconds nothing can be tried.
    pub wait: u32,
    /// The house has given no PIN.
    pub none: bool,
}

/// What the staff see.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StaffPage {
    /// The counts of today and of the last thirty days, where they could be read.
    pub counts: Option<[Counts; 2]>,
    /// Sessions on each of the last thirty days, the oldest first.
    pub sessions: Vec<u32>,
    /// Lines on the health of the table: what, and how it stands.
    pub health: Vec<(&'static str, String)>,
    /// The volume of the house in per cent.
    pub volume: u8,
}

/// What happened in a number of days.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Visits.
    pub sessions: u32,
    /// Matches begun.
    pub matches: u32,
    /// Matches that were left before their end.
    pub abandoned: u32,
    /// Visits in which the lesson was begun.
    pub lessons: u32,
    /// Seconds of a visit, on average.
    pub seconds: u32,
    /// Times the table was started again after it had failed.
    pub restarts: u32,
}

/// All that these screens show besides what the others do.
#[derive(Clone, Copy)]
pub struct HouseView<'a> {
    /// What all screens show.
    pub view: &'a View<'a>,
    /// Where the visitor is.
    pub place: Place,
    /// What lies over it.
    pub over: Over<'a>,
    /// The languages offered.
    pub languages: &'a [Language],
    /// The games offered.
    pub games: &'a [Game],
    /// A text of the house itself, or about the game, and how much of it is to be seen.
    pub told: (&'a str, f32),
    /// The house's line of welcome.
    pub welcome: Option<&'a str>,
    /// The house's sign.
    pub logo: Option<&'a egui::TextureHandle>,
    /// Whether there is a lesson to begin.
    pub lesson: bool,
    /// Whether anything can be heard, so that there is a volume to choose.
    pub sound: bool,
    /// A pit that was touched and is not its toucher's to move, and how much of the sign of that is to be seen.
    pub guarded: Option<(Pit, f32)>,
    /// How dark the picture is made, 0 to 1.
    pub dimmed: f32,
    /// The sizes of text that a visitor can choose, in per cent.
    pub text_sizes: [u16; 3],
    /// Height of the bar, in points.
    pub bar: f32,
}

/// What is wanted.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// What can be wanted at any table.
    Want(Intent),
    /// To where everything begins.
    Home,
    /// A match against the computer.
    Play(Game),
    /// A match of two people.
    Face(Game),
    /// The lesson.
    Lesson,
    /// The same match once more.
    Again,
    /// A pit of the table that plays by itself.
    Pit(Pit),
    /// The panel of language, volume and size, or away from it.
    Panel(bool),
    /// Somebody is there.
    Here,
    /// The screen of a closed house was touched.
    Night,
    /// What the staff want.
    Staff(StaffWish),
}

/// What the staff want.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StaffWish {
    /// A digit of the PIN.
    Digit(u8),
    /// The last digit is taken back.
    Rub,
    /// That was the PIN.
    Enter,
    /// Back to the visitors.
    Leave,
    /// The volume of the house, in per cent.
    Volume(u8),
    /// The screen is to be cleaned.
    Clean,
    /// The table is to be started again.
    Again,
    /// The table is to be closed.
    Close,
}

/// What drawing came to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawn {
    /// What was touched.
    pub wishes: Vec<Wish>,
    /// The part of the window that is free for the board, where it is decided here.
    pub free: Option<Rect>,
}

/// Draws what a house adds, after the usual screens have been drawn.
#[must_use]
pub fn draw(
    ctx: &egui::Context,
    house: &HouseView,
    memory: &mut super::Memory,
    words: &Words,
) -> Drawn {
    let mut drawn = Drawn::default();
    // In the very first pass there are no letters yet, and the usual screens have drawn nothing.
    if memory.shown.is_none() || house.view.curtain {
        return drawn;
    }
    let content = ctx.content_rect();
    let window = ctx.viewport_rect();
    let wishes = &mut drawn.wishes;
    let covered = house.over != Over::Nothing;
    let playing = house.view.playing;
    let mut ui = root(ctx, "house", content);
    if covered {
        ui.disable();
    }
    let over_the_match = house.view.modal != super::Modal::None;
    match (house.place, house.view.screen) {
        _ if over_the_match => {}
        (Place::Home, _) => {
            let free = home::draw(&mut ui, house, words, wishes);
            drawn.free = Some(free);
        }
        (Place::Face, super::Screen::Match) => {
            drawn.free = Some(face::draw(&mut ui, house, memory, words, wishes));
        }
        (_, super::Screen::Results) => {
            drawn.free = Some(results::draw(&mut ui, house, words, wishes));
        }
        _ => {}
    }
    if let (Some((pit, share)), Some(_)) = (house.guarded, playing) {
        guarded(&ui, house, pit, share);
    }
    // It wanders with all the rest, and its ground reaches to the edges.
    let wandered = window.translate(content.min - window.min);
    let mut below = root(ctx, "house bar", wandered);
    below.set_clip_rect(window);
    // Languages, the panel and the way home are there over the book too.
    if covered {
        below.disable();
    }
    bar::draw(&mut below, house, words, wishes);
    if house.dimmed > 0.0 {
        let dark = Color32::from_black_alpha((house.dimmed.min(1.0) * 255.0) as u8);
        below.painter().rect_filled(window, 0.0, dark);
    }
    if covered {
        wishes.extend(over::draw(ctx, house, words));
    }
    drawn
}

/// The gentle sign that a pit is not its toucher's to move.
fn guarded(ui: &Ui, house: &HouseView, pit: Pit, share: f32) {
    let Some(rect) = house.view.board.pits.get(pit.index()) else { return };
    let rect = to_egui(*rect);
    let colour = theme::PLASTER.gamma_multiply(share * 0.8);
    let radius = rect.width() * (0.5 + 0.08 * (1.0 - share));
    let stroke = Stroke::new((rect.width() * 0.05).max(2.0), colour);
    ui.painter().circle_stroke(rect.center(), radius, stroke);
}

/// The numbers on the board, each upright for its owner where two sit face to face.
fn numbers(ui: &mut Ui, house: &HouseView, face: bool) {
    let view = house.view;
    let Some(board) = view.board.board else { return };
    let near = view.board.near.unwrap_or(Side::South);
    let written = pits::Written {
        view,
        board,
        near,
        spoken_of: Vec::new(),
        at_risk: Vec::new(),
        numbers: view.settings.counts,
        face,
    };
    pits::write(ui, &written);
}

/// A ground that hides everything.
fn ground(ui: &Ui, rect: Rect, colour: Color32) {
    ui.painter().rect_filled(rect, 0.0, colour);
}

/// A text in the middle of a rectangle, in letters so much smaller that it fits.
fn fitted(ui: &Ui, rect: Rect, text: &str, face: theme::Face, size: f32, colour: Color32) {
    let galley = fit(ui, rect.size(), text, face, size, colour);
    paint::text_centred(ui, rect, galley);
}

/// A text laid out in letters so much smaller that it fits.
fn fit(
    ui: &Ui,
    room: egui::Vec2,
    text: &str,
    face: theme::Face,
    size: f32,
    colour: Color32,
) -> std::sync::Arc<egui::Galley> {
    let lay =
        |size: f32| lines::lay(ui, text, face.at(ui, size), colour, room.x, egui::Align::Center);
    let mut size = size;
    loop {
        let galley = lay(size);
        if galley.rect.height() <= room.y || size < 0.6 {
            return galley;
        }
        size *= 0.9;
    }
}
