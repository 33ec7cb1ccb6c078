//! What assistive technology reads besides the names of controls: groups, headings, dialogs, and what is announced.

use super::at_table::AtTable;
use super::{Memory, View, stops, to_egui};
use crate::app::session::{Intent, Seat};
use crate::app::state::Modal;
use crate::record::Ending;
use crate::rules::{Outcome, Pit};
use crate::words::{Next, Words};
use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Context, Id, Rect, Ui, UiBuilder, accesskit_root_id};

/// The turn that was seen last and what follows it, in at most a dozen words; nothing while seeds are in flight, and
/// nothing where nobody plays.
pub fn announcement(view: &View, words: &Words) -> Option<String> {
    let at = AtTable::of(view, words)?;
    let playing = at.playing;
    let moves = view.stage.is_moving() || view.board.turning.is_some();
    if moves || !playing.setup.seats.contains(&Seat::Human) {
        return None;
    }
    let side = playing.position.side();
    let next = match playing.ending {
        Some(Ending::ByRules(Outcome::Won { side, .. })) => Next::Over(Some(side)),
        Some(Ending::ByRules(Outcome::Drawn { .. })) => Next::Over(None),
        Some(Ending::Resigned(side)) => Next::Over(Some(side.other())),
        None if at.asks() => Next::ChoosesKichwa(side),
        None if playing.asks_to_swap() => Next::MayChangeSeats(side),
        None => Next::Moves(side),
    };
    let events = playing.turns.last().map_or(&[][..], |turn| &turn.events);
    Some(words.announcement(playing.game(), &at.names, events, next))
}

/// Announces what is new. The place where it stands is there from the start, so that a change in it is heard.
pub fn announce(ctx: &Context, view: &View, memory: &mut Memory, words: &Words) {
    match announcement(view, words) {
        Some(told) => memory.announced = told,
        None if view.playing.is_none() => memory.announced.clear(),
        None => {}
    }
    ctx.accesskit_node_builder(accesskit_root_id(), |node| node.set_label(words.get("title-name")));
    ctx.accesskit_node_builder(Id::new("announcement"), |node| {
        node.set_role(Role::Status);
        node.set_live(Live::Polite);
        if !memory.announced.is_empty() {
            node.set_label(memory.announced.clone());
        }
    });
}

/// Lets a text that has just come be heard.
pub fn heard(ui: &Ui, text: Id) {
    ui.ctx().accesskit_node_builder(text, |node| node.set_live(Live::Polite));
}

fn heading_seen() -> Id {
    Id::new("mbili heading")
}

/// A text that names what stands below it.
pub fn heading(ui: &Ui, id: Id, text: &str) {
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Heading);
        node.clear_value();
        node.set_label(text);
    });
    ui.data_mut(|data| {
        data.get_temp_mut_or_insert_with(heading_seen(), || text.to_owned());
    });
}

/// What is drawn in a part of the window is a dialog, or what lies behind one. `drawn` is called when that is drawn.
pub fn name_screen(ui: &Ui, view: &View, behind: bool) {
    let heading = ui.data_mut(|data| data.remove_temp::<String>(heading_seen()));
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        if behind && (view.modal != Modal::None || view.curtain) {
            node.set_hidden();
        }
        if !behind {
            node.set_role(Role::Dialog);
            node.set_modal();
        }
        if let Some(heading) = heading {
            node.set_label(heading);
        }
    });
}

/// A part of a screen with a name, that things belong to.
pub fn group(ui: &mut Ui, key: &str, name: &str) -> Ui {
    let group = ui.new_child(UiBuilder::new().id_salt(key));
    belong(&group, name);
    group
}

/// What is drawn here from now on belongs together, under a name.
pub fn belong(ui: &Ui, name: &str) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::Group);
        node.set_label(name);
    });
}

/// The board as a part of the screen, and what keys want that come to it. An arrow that finds no pit leads on to what
/// lies beside the board, while it `waits` for one.
pub fn board(
    ui: &mut Ui,
    (view, words): (&View, &Words),
    memory: &mut Memory,
    home: Pit,
    waits: bool,
) -> (Ui, Option<Intent>) {
    let mut rect = Rect::NOTHING;
    for pit in &view.board.pits {
        rect = rect.union(to_egui(*pit));
    }
    let name = words.get("match-board");
    let group = group(ui, "the board", &name);
    let pointed = view.pointing.pit;
    let stays = memory.pointed == pointed;
    memory.pointed = pointed;
    if rect.is_positive() && stops::board(&group, rect, &name) {
        return (group, Some(Intent::Point(Some(pointed.unwrap_or(home)))));
    }
    let free = group.is_enabled() && ui.memory(|memory| memory.focused().is_none());
    if free && waits && stays && view.pointing.chosen.is_none() {
        stops::leave_board(&group, view, pointed);
    }
    (group, None)
}
