//! The pits and stores of a board on which seeds are put by hand.

use super::{Memory, View, access, stops, to_egui};
use crate::app::session::Intent;
use crate::notation::pit_name;
use crate::rules::{Edit, Pit, Side};
use crate::words::Words;
use bevy_egui::egui::{self, Rect, Sense, Ui, WidgetInfo, WidgetType};

/// A press that lasts so many seconds takes a seed instead of putting one.
const LONG: f64 = 0.5;

/// A press on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Press {
    at: egui::Id,
    since: f64,
    /// It was long, and has taken its seed.
    spent: bool,
}

/// A place where seeds can be put.
struct Spot {
    id: egui::Id,
    rect: Rect,
    pit: Option<Pit>,
    name: String,
    add: Edit,
    take: Edit,
}

/// Makes pits and stores touchable; to be called before any sheet is drawn.
pub fn touch(ui: &mut Ui, view: &View, memory: &mut Memory, words: &Words) -> Vec<Intent> {
    let mut intents = Vec::new();
    let mut hovered = None;
    let mut held = None;
    let home = view.drafting.draft.board().pit(Side::South, 0);
    let (ui, come) = access::board(ui, (view, words), memory, home, true);
    let ui = &ui;
    intents.extend(come);
    let near = view.board.near.unwrap_or(Side::South);
    for spot in spots(view, words) {
        let row = spot.pit.map_or(4, |pit| stops::row(view.drafting.draft.board(), pit, near));
        let middle = spot.rect.center().x;
        let (take, add) = (spot.rect.with_max_x(middle), spot.rect.with_min_x(middle));
        stops::pit(ui, spot.pit, row, take, Intent::Edit(spot.take), Some("−"));
        stops::pit(ui, spot.pit, row, add, Intent::Edit(spot.add), Some("+"));
        let response = ui.interact(spot.rect, spot.id, Sense::CLICK);
        response.widget_info(|| {
            WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), spot.name.as_str())
        });
        if !ui.is_enabled() {
            continue;
        }
        if response.hovered() {
            hovered = spot.pit.or(hovered);
            ui.set_cursor_icon(egui::CursorIcon::PointingHand);
        }
        let before = memory.press.filter(|press| press.at == spot.id);
        let (now, down, there) = ui.input(|input| {
            let pointer = &input.pointer;
            let there = pointer.interact_pos().is_some_and(|at| spot.rect.contains(at));
            (input.time, pointer.primary_down(), there)
        });
        if response.is_pointer_button_down_on() && down && there {
            let mut press = before.unwrap_or(Press { at: spot.id, since: now, spent: false });
            if !press.spent && now - press.since >= LONG {
                press.spent = true;
                intents.push(Intent::Edit(spot.take));
            }
            if !press.spent {
                ui.ctx().request_repaint();
            }
            held = Some(press);
        } else if response.clicked() && !before.is_some_and(|press| press.spent) {
            intents.push(Intent::Edit(spot.add));
        } else if response.secondary_clicked() {
            intents.push(Intent::Edit(spot.take));
        }
    }
    memory.press = held;
    if hovered != memory.hovered {
        memory.hovered = hovered;
        intents.insert(0, Intent::Point(hovered));
    }
    intents
}

fn spots(view: &View, words: &Words) -> Vec<Spot> {
    let draft = &view.drafting.draft;
    let board = draft.board();
    if view.board.board != Some(board) {
        return Vec::new();
    }
    let seeds = |name: &str, seeds: u8| {
        words.with("match-pit-label", &[("pit", name.into()), ("seeds", seeds.into())])
    };
    let pits = board.pits().zip(&view.board.pits).map(|(pit, rect)| Spot {
        id: egui::Id::new(("pit", pit.0)),
        rect: to_egui(*rect),
        pit: Some(pit),
        name: seeds(&pit_name(board, pit), draft.seeds(pit)),
        add: Edit::Add(pit),
        take: Edit::Take(pit),
    });
    let stores = view.board.stores.into_iter().flatten().zip(Side::BOTH).map(|(rect, side)| Spot {
        id: egui::Id::new(("store", side)),
        rect: to_egui(rect),
        pit: None,
        name: seeds(&won_by(words, side), draft.won()[side.index()]),
        add: Edit::AddWon(side),
        take: Edit::TakeWon(side),
    });
    let seen = |spot: &Spot| spot.rect.is_positive() && spot.rect.is_finite();
    pits.chain(stores).filter(seen).collect()
}

/// The name of a store.
pub fn won_by(words: &Words, side: Side) -> String {
    words.with("set-up-won", &[("name", words.side(side).as_str().into())])
}
