//! What assistive technology is told of each screen, and the keyboard's way through it.

use super::desk::Desk;
use super::flow::{over_match, settled, table};
use super::looks::all;
use super::scenes::{FRIENDS, KUJIFUNZA, chosen, sowing, threatened};
use bevy_egui::egui::accesskit::{Action, Live, Node, Role};
use bevy_egui::egui::{Color32, Key, Shape, epaint::TextShape};
use mbili::app::session::Intent;
use mbili::app::state::{Modal, Screen};
use mbili::rules::{Board, Game, Pit, Rules, Side};
use mbili::words::{Language, Words};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The nodes that are not hidden with what lies behind a dialog, each with the names of the groups that it is in.
fn told(desk: &Desk) -> Vec<(&Node, String)> {
    let nodes: BTreeMap<u64, &Node> = desk.nodes.iter().map(|(id, node)| (id.0, node)).collect();
    let mut parents = BTreeMap::new();
    for (id, node) in &nodes {
        parents.extend(node.children().iter().map(|child| (child.0, *id)));
    }
    let above = |id: u64| std::iter::successors(Some(id), |id| parents.get(id).copied());
    let shown = |id: &u64| !above(*id).any(|id| nodes[&id].is_hidden());
    let group = |id: u64| {
        let names = above(id).skip(1).filter_map(|id| nodes[&id].label());
        names.collect::<Vec<_>>().join(" in ")
    };
    nodes.iter().filter(|(id, _)| shown(id)).map(|(id, node)| (*node, group(*id))).collect()
}

fn is_control(node: &Node) -> bool {
    let acts = node.supports_action(Action::Click) || node.supports_action(Action::Focus);
    acts && !node.is_disabled()
}

#[test]
fn every_control_has_a_name_and_a_role_and_can_be_told_from_every_other() {
    let mut faults = BTreeSet::new();
    for (name, desk) in all() {
        let desk = settled(desk);
        let mut known = BTreeSet::new();
        for (node, group) in told(&desk) {
            if !is_control(node) {
                continue;
            }
            let (label, role) = (node.label().unwrap_or_default(), node.role());
            // A bar that scrolls is known by its role, and keys leaf instead.
            if role == Role::ScrollBar {
                continue;
            }
            if label.trim().is_empty() || matches!(role, Role::Unknown | Role::GenericContainer) {
                faults.insert(format!("{name}: {role:?} {label:?} at {:?}", node.bounds()));
            }
            // The same word of Bao leads to the same place in the book, wherever it stands.
            let new = known.insert((format!("{role:?}"), label.to_owned(), group));
            if !new && role != Role::Link {
                faults.insert(format!("{name}: {role:?} {label:?} stands twice"));
            }
        }
        assert!(!known.is_empty() || desk.screen == Screen::Boot, "{name} has no controls");
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_pit_of_every_board_tells_what_it_holds() {
    let mut boards = 0;
    for (name, desk) in all() {
        let board = match desk.screen {
            Screen::Match => desk.playing.as_ref().expect("a match").game().board(),
            Screen::SetUp => desk.drafting.draft.board(),
            Screen::Exercise => {
                let at = desk.exercising.at_work.as_ref().expect("an exercise");
                at.work.exercise().game.board()
            }
            _ => continue,
        };
        if desk.modal != Modal::None {
            continue;
        }
        boards += 1;
        let desk = settled(desk);
        let seeds = |pit: Pit| match desk.screen {
            Screen::SetUp => usize::from(desk.drafting.draft.seeds(pit)),
            _ => desk.stage.seeds_in(pit),
        };
        let names = desk.names();
        for pit in board.pits() {
            let pit_name = mbili::notation::pit_name(board, pit);
            let of: Vec<_> =
                names.iter().filter(|n| n.starts_with(&format!("{pit_name}, "))).collect();
            assert_eq!(of.len(), 1, "{name}: {pit_name}: {of:?}");
            let told = of[0].split(", ").nth(1).expect("a count");
            assert!(told.starts_with(&format!("{} seed", seeds(pit))), "{name}: {}", of[0]);
        }
        assert!(told_board(&desk), "{name} has no group for its board");
    }
    assert!(boards >= 15, "{boards}");
}

fn told_board(desk: &Desk) -> bool {
    told(desk)
        .iter()
        .any(|(node, _)| node.role() == Role::Group && node.label() == Some("The board"))
}

#[test]
fn a_pit_tells_its_state() {
    let fresh = || Desk::new(Screen::Match, Modal::None).with_match(KUJIFUNZA, FRIENDS, &[]);
    let name = |desk: &Desk, pit: &str| {
        let names = desk.names();
        names.into_iter().find(|name| name.starts_with(&format!("{pit}, "))).expect("the pit")
    };
    assert_eq!(name(&settled(fresh()), "A3"), "A3, 2 seeds, can be sown");
    assert_eq!(name(&settled(fresh()), "a3"), "a3, 2 seeds");
    let at_risk = settled(threatened(fresh(), true));
    assert_eq!(name(&at_risk, "A3"), "A3, 2 seeds, can be sown, at risk");
    let picked = settled(chosen(fresh()));
    assert!(name(&picked, "A1").ends_with(", chosen"), "{}", name(&picked, "A1"));
}

#[test]
fn what_lies_over_a_screen_is_a_dialog_with_a_name_and_the_screen_is_hidden() {
    let (mut dialogs, mut nameless) = (0, Vec::new());
    for (name, desk) in all() {
        let desk = settled(desk);
        let told = told(&desk);
        let dialog = told.iter().find(|(node, _)| node.role() == Role::Dialog);
        assert_eq!(dialog.is_some(), desk.modal != Modal::None, "{name}");
        if let Some((dialog, _)) = dialog {
            dialogs += 1;
            assert!(dialog.is_modal() && dialog.label().is_some_and(|l| !l.is_empty()), "{name}");
            let pits =
                told.iter().filter(|(node, _)| node.label().is_some_and(|l| l.contains("seed,")));
            assert_eq!(pits.count(), 0, "{name}: what lies behind is told");
        }
        let headings = told.iter().filter(|(node, _)| node.role() == Role::Heading);
        let named =
            headings.filter(|(node, _)| node.label().is_some_and(|l| !l.is_empty())).count();
        nameless.extend((named == 0 && desk.screen != Screen::Boot).then_some(name));
    }
    assert!(nameless.is_empty(), "without a heading: {nameless:?}");
    assert!(dialogs >= 10, "{dialogs}");
}

fn announced(desk: &Desk) -> Option<String> {
    let mut live = desk.nodes.iter().filter(|(_, node)| node.role() == Role::Status);
    let (_, node) = live.next().expect("a place for announcements");
    assert_eq!(node.live(), Some(Live::Polite));
    assert!(live.next().is_none());
    node.label().map(str::to_owned)
}

#[test]
fn a_turn_is_announced_once_its_seeds_rest() {
    let mut desk = settled(Desk::new(Screen::Title, Modal::None));
    assert_eq!(announced(&desk), None);
    let start = Desk::new(Screen::Match, Modal::None).with_match(KUJIFUNZA, FRIENDS, &[]);
    assert_eq!(announced(&settled(start)).as_deref(), Some("South to move."));
    desk = settled(table());
    let rests = announced(&desk).expect("a turn");
    assert!(rests.contains(": ") && rests.ends_with("Your turn."), "{rests}");
    let moving = sowing(table());
    assert_eq!(announced(&settled(moving)), None, "what is not over is not told");
    let mut turning = table();
    turning.board.turning = Some(0.4);
    assert_eq!(announced(&settled(turning)), None, "whose rows are nearest is not settled yet");
    // In another language from the next moment on.
    desk.words = Words::new(Language::Swahili);
    desk.settle();
    assert!(announced(&desk).expect("a turn").ends_with("Zamu yako."));
}

#[test]
fn keys_alone_reach_every_control_of_every_screen_and_never_lose_the_focus() {
    for (name, desk) in all() {
        let mut desk = settled(desk);
        let boards = [
            Screen::Match,
            Screen::SetUp,
            Screen::Exercise,
            Screen::Review,
            Screen::Lesson,
            Screen::CourseLesson,
        ];
        let at_a_board = desk.modal == Modal::None && boards.contains(&desk.screen);
        let wanted: BTreeSet<String> = desk.focusable().into_iter().collect();
        let mut reached = BTreeSet::new();
        for _ in 0..2 * wanted.len() + 6 {
            if reached.is_superset(&wanted) {
                break;
            }
            desk.key(Key::Tab);
            desk.pass(Vec::new());
            reached.extend(desk.focused());
            assert!(
                at_a_board || desk.focused().is_some() || wanted.is_empty(),
                "{name} loses the focus"
            );
        }
        let missed: Vec<_> = wanted.difference(&reached).collect();
        assert!(missed.is_empty(), "{name} misses {missed:?}");
    }
}

#[test]
fn tab_goes_round_by_the_board_and_arrows_lead_from_the_board_to_the_buttons() {
    let mut desk = settled(table());
    let mut come = Vec::new();
    let mut buttons = BTreeSet::new();
    for _ in 0..80 {
        let intents = desk.key(Key::Tab);
        buttons.extend(desk.focused());
        if let Some(pit) = intents.into_iter().find(|intent| matches!(intent, Intent::Point(_))) {
            assert_eq!(desk.focused(), None, "the board has the keys");
            come.push(pit);
            break;
        }
    }
    assert_eq!(come, [Intent::Point(Some(Board::FourRows.pit(Side::South, 0)))]);
    assert!(buttons.contains("Menu"), "{buttons:?}");
    // From the pit farthest to the right the arrow leads on to the panel; from within the board it does not.
    let last = Board::FourRows.pit(Side::South, 7);
    desk.pointing.pit = Some(Board::FourRows.pit(Side::South, 6));
    desk.settle();
    desk.pointing.pit = Some(last);
    desk.key(Key::ArrowRight);
    assert_eq!(desk.focused(), None, "the arrow came to the pit just now");
    desk.key(Key::ArrowRight);
    assert!(desk.focused().is_some(), "the arrow leads to the panel");
    // To what lies beside the pit, and not anywhere that way.
    let beside = |pit: Pit| {
        let mut desk = settled(table());
        desk.pointing.pit = Some(pit);
        desk.settle();
        desk.key(Key::ArrowRight);
        let name = desk.focused().expect("the arrow leads to the panel");
        (desk.pit(pit).y, desk.bounds(&name).center().y)
    };
    let [far, near] = [Board::FourRows.pit(Side::North, 15), Board::FourRows.pit(Side::South, 8)];
    let (far, near) = (beside(far), beside(near));
    assert!(far.0 < near.0 && far.1 < near.1, "{far:?} {near:?}");
    // And back.
    let mut back = false;
    for _ in 0..6 {
        if back {
            break;
        }
        let intents = desk.key(Key::ArrowLeft);
        back = intents.contains(&Intent::Point(Some(last)));
    }
    assert!(back && desk.focused().is_none(), "{:?}", desk.focused());
}

#[test]
fn what_had_the_focus_has_it_again_when_a_dialog_closes() {
    let mut desk = settled(Desk::new(Screen::Title, Modal::None));
    while desk.focused().as_deref() != Some("Settings") {
        desk.key(Key::Tab);
    }
    assert_eq!(desk.key(Key::Enter), [Intent::Open(Modal::Settings)]);
    for (modal, name) in [
        (Modal::Settings, None),
        (Modal::ConfirmReset, None),
        (Modal::Settings, None),
        (Modal::None, Some("Settings")),
    ] {
        desk.modal = modal;
        desk.settle();
        assert!(desk.focused().is_some(), "{modal:?}");
        assert!(name.is_none() || desk.focused().as_deref() == name, "{:?}", desk.focused());
    }
    // An arrow finds the first control where nothing has the focus yet.
    let mut desk = over_match(Modal::Pause);
    assert_eq!(desk.focused(), None);
    desk.key(Key::ArrowDown);
    desk.pass(Vec::new());
    assert!(desk.focused().is_some());
}

#[test]
fn what_does_not_fit_is_read_page_by_page_with_keys_on_every_screen() {
    let places = |desk: &Desk| -> Vec<(String, i32)> {
        desk.texts().into_iter().map(|(text, rect, ..)| (text, rect.top() as i32)).collect()
    };
    let (mut leafed, mut looked_at) = (HashSet::new(), HashSet::new());
    let mut faults = Vec::new();
    for (name, desk) in all() {
        let mut desk = settled(desk.sized(640.0, 360.0).text(200));
        if !told(&desk).iter().any(|(node, _)| node.role() == Role::ScrollBar) {
            continue;
        }
        let mut press = |key: Key| {
            desk.key(key);
            desk.settle();
            places(&desk)
        };
        // The first key gives some control the focus.
        (0..8).for_each(|_| _ = press(Key::PageUp));
        let (before, on, back) = (press(Key::PageUp), press(Key::PageDown), press(Key::PageUp));
        // There the keys look at the board from elsewhere.
        let looks = desk.screen.can_be_looked_at() && desk.modal == Modal::None;
        if (on == before) != looks || back != before {
            faults.push(name);
        }
        let seen = if looks { &mut looked_at } else { &mut leafed };
        seen.insert((desk.screen, desk.modal));
    }
    assert_eq!(faults, [""; 0], "of {leafed:?} {looked_at:?}");
    for screen in [Screen::Exercise, Screen::Lesson, Screen::CourseLesson, Screen::NewMatch] {
        assert!(leafed.contains(&(screen, Modal::None)), "{screen:?} has nothing to leaf through");
    }
    assert!(leafed.len() > 10 && !looked_at.is_empty(), "{leafed:?} {looked_at:?}");
}

#[test]
fn nothing_acts_by_pointing_at_it_for_long() {
    for (name, desk) in all() {
        let mut desk = settled(desk);
        let middles: Vec<_> = told(&desk)
            .iter()
            .filter(|(node, _)| is_control(node))
            .filter_map(|(node, _)| node.bounds())
            .map(|b| bevy_egui::egui::pos2((b.x0 + b.x1) as f32 / 2.0, (b.y0 + b.y1) as f32 / 2.0))
            .collect();
        for at in middles.into_iter().step_by(3) {
            let mut intents = desk.pass(vec![bevy_egui::egui::Event::PointerMoved(at)]);
            for _ in 0..5 {
                intents.extend(desk.pass(Vec::new()));
            }
            intents.retain(|i| !matches!(i, Intent::Point(_) | Intent::Aim(_) | Intent::Name(_)));
            intents.retain(|i| !matches!(i, Intent::ShowGame(_) | Intent::ShowKept(..)));
            assert_eq!(intents, [], "{name} at {at:?}");
        }
    }
}

/// The colours that the letters of a text and the lines below them have, where none is laid over all of it.
fn written(text: &TextShape) -> Vec<Color32> {
    let rows = text.galley.rows.iter();
    let vertices = rows.flat_map(|row| &row.visuals.mesh.vertices);
    let colours = vertices.map(|vertex| vertex.color);
    colours.map(|c| if c == Color32::PLACEHOLDER { text.fallback_color } else { c }).collect()
}

#[test]
fn in_high_contrast_nothing_is_painted_in_the_usual_colours_and_every_pit_has_a_line() {
    use mbili::app::ui::theme;
    let usual =
        [theme::PLASTER, theme::PLASTER_LIGHT, theme::INK_SOFT, theme::BRASS, theme::INDIGO];
    for (name, mut desk) in all() {
        desk.settings.contrast = true;
        let desk = settled(desk);
        let (mut lines, mut found) = (0, BTreeSet::new());
        desk.each_shape(&mut |shape| match shape {
            Shape::Rect(rect) => {
                let colours: [Color32; 2] = [rect.fill, rect.stroke.color];
                found.extend(
                    colours.into_iter().filter(|c| usual.contains(c)).map(|c| c.to_array()),
                );
            }
            Shape::Text(text) => {
                let colours = match text.override_text_color {
                    Some(colour) => vec![colour],
                    None => written(text),
                };
                found.extend(
                    colours.into_iter().filter(|c| usual.contains(c)).map(|c| c.to_array()),
                );
            }
            Shape::Ellipse(_) => lines += 1,
            Shape::Mesh(mesh) => {
                // What fades into its ground is no ornament.
                let mut colours = mesh.vertices.iter().map(|vertex| vertex.color);
                if !colours.clone().any(|colour| colour == Color32::TRANSPARENT) {
                    found.insert([0; 4]);
                }
                found.extend(colours.find(|c| usual.contains(c)).map(|c| c.to_array()));
            }
            _ => {}
        });
        assert!(found.is_empty(), "{name}: {found:?}");
        if desk.screen == Screen::Match && desk.modal == Modal::None {
            let pits =
                if desk.playing.as_ref().expect("one").game() == Game::Djenon { 12 } else { 32 };
            assert!(lines >= 2 * pits, "{name}: {lines} lines");
        }
    }
}
