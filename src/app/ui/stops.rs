//! What can be reached on the screen: noted by each control and pit as it is drawn. Whoever works the table by
//! switches goes from one of these to the next, and arrows that leave the board look for the nearest.

use super::{View, to_egui};
use crate::app::session::Intent;
use crate::rules::{Board, Pit, Side};
use bevy_egui::egui::{self, Context, Id, Key, Rect, Ui, Vec2};

/// A thing that can be reached, and what selecting it does.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    /// Where it is seen.
    pub rect: Rect,
    /// What it belongs to.
    pub area: Area,
    /// What selecting it does.
    pub act: Act,
    /// The pit that it is.
    pub pit: Option<Pit>,
    /// What tells it from another one at the same thing: less, more.
    pub sign: Option<&'static str>,
}

/// Parts of a screen, in the order in which they are gone through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Area {
    /// Answers to a question that is open.
    Choice,
    /// A row of the board.
    Board(u8),
    /// Anything else.
    #[default]
    Rest,
}

/// What selecting a thing does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Presses a widget.
    Press(Id),
    /// Presses a key at a widget.
    Key(Id, Key),
    /// Presses a key, whatever has the focus.
    Leaf(Key),
    /// Says what is wanted.
    Want(Intent),
}

#[derive(Clone, Default)]
struct Stops {
    area: Area,
    all: Vec<Stop>,
    before: Vec<Stop>,
}

fn with<R>(ctx: &Context, f: impl FnOnce(&mut Stops) -> R) -> R {
    ctx.data_mut(|data| f(data.get_temp_mut_or_default(Id::new("mbili stops"))))
}

/// A new pass begins.
pub fn begin(ctx: &Context) {
    with(ctx, |stops| {
        stops.before = std::mem::take(&mut stops.all);
        stops.area = Area::default();
    });
}

/// Notes a widget, as far as it can be touched now.
pub fn widget(ui: &Ui, id: Id, rect: Rect) {
    note(ui, rect, |area| Stop { rect, area, act: Act::Press(id), pit: None, sign: None });
}

/// Notes a widget that takes less and more.
pub fn less_and_more(ui: &Ui, id: Id, rect: Rect) {
    let middle = rect.center().x;
    let halves = [
        (rect.with_max_x(middle), Key::ArrowLeft, "−"),
        (rect.with_min_x(middle), Key::ArrowRight, "+"),
    ];
    for (rect, key, sign) in halves {
        let act = Act::Key(id, key);
        note(ui, rect, |area| Stop { rect, area, act, pit: None, sign: Some(sign) });
    }
}

/// Keys that no keyboard has, by which switches leaf.
const LEAF: [Key; 2] = [Key::F34, Key::F35];

/// Notes a part of a sheet that is read page by page.
pub fn pages(ui: &Ui, rect: Rect) {
    let middle = rect.center().y;
    let halves = [rect.with_max_y(middle), rect.with_min_y(middle)];
    for ((rect, key), sign) in halves.into_iter().zip(LEAF).zip(["«", "»"]) {
        let act = Act::Leaf(key);
        note(ui, rect, |area| Stop { rect, area, act, pit: None, sign: Some(sign) });
    }
}

/// By how many pages it is to go on, or back where it is less than 0; by the keyboard's own keys too, if they may.
pub fn pages_turned(input: &egui::InputState, by_keyboard: bool) -> f32 {
    let [back, on] = [[LEAF[0], Key::PageUp], [LEAF[1], Key::PageDown]].map(|[own, key]| {
        let keys = if by_keyboard { input.num_presses(key) } else { 0 };
        input.num_presses(own) + keys
    });
    on as f32 - back as f32
}

/// Notes a pit of this row of the board, counted from the top.
pub fn pit(
    ui: &Ui,
    pit: Option<Pit>,
    row: u8,
    rect: Rect,
    intent: Intent,
    sign: Option<&'static str>,
) {
    let (area, act) = (Area::Board(row), Act::Want(intent));
    note(ui, rect, |_| Stop { rect, area, act, pit, sign });
}

fn note(ui: &Ui, rect: Rect, stop: impl FnOnce(Area) -> Stop) {
    // Where a sheet scrolls, what lies outside is reached as well: it is scrolled to.
    if ui.is_enabled() && rect.is_positive() && rect.is_finite() {
        with(ui.ctx(), |stops| stops.all.push(stop(stops.area)));
    }
}

/// What `draw` draws answers a question.
pub fn choice<R>(ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let ctx = ui.ctx().clone();
    with(&ctx, |stops| stops.area = Area::Choice);
    let drawn = draw(ui);
    with(&ctx, |stops| stops.area = Area::Rest);
    drawn
}

/// All that can be reached in this pass, so far.
pub fn all(ctx: &Context) -> Vec<Stop> {
    with(ctx, |stops| stops.all.clone())
}

/// The nearest widget of the last pass that lies this way of a place.
fn nearest(ctx: &Context, from: Rect, way: Vec2) -> Option<Id> {
    let here = from.center();
    with(ctx, |stops| {
        let far = |stop: &Stop| {
            let Act::Press(id) = stop.act else { return None };
            let nearest = here.clamp(stop.rect.min, stop.rect.max);
            let step = nearest - here;
            let ahead = step.dot(way);
            let aside = step.dot(way.rot90()).abs();
            (ahead > 0.0).then_some((ahead + 2.0 * aside, id))
        };
        let found = stops.before.iter().filter_map(far);
        found.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, id)| id)
    })
}

/// The row of a pit as it is gone through: first the two of whoever sits nearest.
pub fn row(board: Board, pit: Pit, near: Side) -> u8 {
    let far = if board.owner(pit) == near { 0 } else { 2 };
    far + u8::from(!board.is_front(pit))
}

/// Gives the focus to what lies beside the board, if an arrow was pressed that leads there from this pit.
pub fn leave_board(ui: &Ui, view: &View, pit: Option<Pit>) {
    let Some(way) = arrow(ui.ctx()) else { return };
    let Some(rect) = pit.and_then(|pit| view.board.pits.get(pit.index())) else { return };
    if let Some(id) = nearest(ui.ctx(), to_egui(*rect), way) {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
}

/// The way of an arrow that was pressed in this pass.
fn arrow(ctx: &Context) -> Option<Vec2> {
    let ways = [
        (Key::ArrowLeft, Vec2::LEFT),
        (Key::ArrowRight, Vec2::RIGHT),
        (Key::ArrowUp, Vec2::UP),
        (Key::ArrowDown, Vec2::DOWN),
    ];
    ctx.input(|input| ways.into_iter().find(|(key, _)| input.key_pressed(*key)).map(|(_, way)| way))
}

/// A place for the keyboard's focus that stands for the board, where keys have a cursor of their own: whoever comes to
/// it by Tab or arrows has left the buttons. True in the pass in which that happens.
pub fn board(ui: &Ui, rect: Rect, name: &str) -> bool {
    let since = Id::new("mbili last focus");
    let pass = ui.ctx().cumulative_pass_nr();
    let focused = ui.memory(|memory| memory.focused().is_some());
    let last: Option<u64> = ui.data(|data| data.get_temp(since));
    if focused {
        ui.data_mut(|data| data.insert_temp(since, pass));
    }
    // Without focus the board has the keys already, and Tab leads on to the first button. After the last one egui
    // gives the focus a pass later.
    if !ui.is_enabled() || !(focused || last.is_some_and(|last| pass.saturating_sub(last) <= 2)) {
        return false;
    }
    let response =
        ui.interact(rect, Id::new("mbili board"), egui::Sense::focusable_noninteractive());
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Group);
        node.set_label(name);
    });
    let come = response.has_focus();
    if come {
        response.surrender_focus();
        ui.data_mut(|data| data.remove::<u64>(since));
    }
    come
}
