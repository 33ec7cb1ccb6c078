//! Every screen by one switch or two.

use super::desk::Desk;
use super::flow::{settled, table};
use super::looks::all;
use bevy_egui::egui::accesskit::{Action, Role};
use bevy_egui::egui::{Key, Rect, pos2};
use mbili::app::session::Intent;
use mbili::app::settings::Switches;
use mbili::app::state::{Modal, Screen};
use mbili::app::ui::{Reach, reach};
use mbili::rules::Pit;

/// Presses of a switch that reach anything, at most.
const MOST_PRESSES: usize = 22;

fn by(switches: Switches, mut desk: Desk) -> Desk {
    desk.settings.switches = switches;
    settled(desk)
}

fn presses(reach: &Reach) -> usize {
    reach.path.iter().sum::<usize>() + reach.path.len()
}

/// Selects what lies here by two switches; what came of it.
fn select(desk: &mut Desk, at: bevy_egui::egui::Pos2) -> Vec<Intent> {
    // The mark starts from the beginning.
    desk.settings.switches = Switches::Off;
    desk.pass(Vec::new());
    desk.settings.switches = Switches::Two;
    desk.pass(Vec::new());
    let all = reach(&desk.ctx);
    let found = all.iter().filter(|reach| reach.rect.contains(at));
    let found = found.min_by(|a, b| a.rect.area().total_cmp(&b.rect.area())).expect("reached");
    let mut intents = Vec::new();
    for steps in &found.path {
        for _ in 0..*steps {
            intents.extend(desk.key(Key::Space));
        }
        intents.extend(desk.key(Key::Enter));
    }
    intents.extend(desk.pass(Vec::new()));
    intents.extend(desk.pass(Vec::new()));
    intents.retain(|i| !matches!(i, Intent::Point(_) | Intent::Aim(_) | Intent::Name(_)));
    intents
}

#[test]
fn switches_reach_every_control_and_pit_of_every_screen_in_few_presses() {
    let (mut longest, mut faults) = (0, Vec::new());
    for (name, desk) in all() {
        let desk = by(Switches::Two, desk);
        let reached = reach(&desk.ctx);
        let behind = |node: &bevy_egui::egui::accesskit::Node| node.is_disabled();
        for (_, node) in &desk.nodes {
            let typed =
                matches!(node.role(), Role::TextInput | Role::MultilineTextInput | Role::Group);
            if !node.supports_action(Action::Focus) || behind(node) || typed {
                continue;
            }
            let Some(b) = node.bounds() else { continue };
            let rect =
                Rect::from_min_max(pos2(b.x0 as f32, b.y0 as f32), pos2(b.x1 as f32, b.y1 as f32));
            let has = reached.iter().any(|r| rect.expand(1.0).contains_rect(r.rect));
            if !has {
                faults.push(format!("{name}: {:?} is not reached", node.label()));
            }
        }
        let most = reached.iter().map(presses).max().unwrap_or(0);
        if most > MOST_PRESSES {
            faults.push(format!("{name}: {most} presses, {} things", reached.len()));
        }
        longest = longest.max(most);
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(longest >= 10, "{longest}");
}

#[test]
fn two_switches_press_buttons_and_tap_pits() {
    let mut desk = by(Switches::Two, table());
    let menu = desk.find("Menu");
    assert_eq!(select(&mut desk, menu), [Intent::Open(Modal::Pause)]);
    for pit in [0, 5, 12, 20, 31] {
        let at = desk.pit(Pit(pit));
        assert_eq!(select(&mut desk, at), [Intent::Tap(Pit(pit))]);
    }
    let mut desk = by(Switches::Two, Desk::new(Screen::Title, Modal::None));
    let begin = desk.find("New match");
    assert_eq!(select(&mut desk, begin), [Intent::OpenNewMatch]);
}

#[test]
fn the_switches_keys_press_nothing_by_themselves() {
    for switches in [Switches::One, Switches::Two] {
        let mut desk = by(switches, Desk::new(Screen::Title, Modal::None));
        while desk.focused().as_deref() != Some("Quit") {
            desk.key(Key::Tab);
        }
        let intents = desk.key(if switches == Switches::Two { Key::Space } else { Key::Enter });
        assert_ne!(intents, [Intent::Quit]);
    }
}

#[test]
fn with_one_switch_the_mark_goes_on_by_itself_and_leaves_a_group_in_which_nothing_is_selected() {
    let mut desk = by(Switches::One, Desk::new(Screen::Title, Modal::None));
    desk.settings.scan_tenths = 5;
    let mark = |desk: &Desk| {
        let mut rects = Vec::new();
        desk.each_shape(&mut |shape| match shape {
            bevy_egui::egui::Shape::Rect(rect) if rect.stroke.width == 9.0 => rects.push(rect.rect),
            _ => {}
        });
        assert_eq!(rects.len(), 1, "one mark");
        rects[0]
    };
    let mut seen = vec![mark(&desk)];
    for _ in 0..1200 {
        desk.pass(Vec::new());
        if seen.last() != Some(&mark(&desk)) {
            seen.push(mark(&desk));
        }
    }
    // Twenty seconds at half a second each, or a little less where frames come more often than the window wakes.
    assert!((36..=45).contains(&seen.len()), "{}", seen.len());
    assert_eq!(seen[0], seen[reach(&desk.ctx).iter().map(|r| r.path[0]).max().expect("some") + 1]);
    // Whoever has just selected a group has all the time that there is for the first thing in it.
    let mut desk = by(Switches::One, table());
    desk.settings.scan_tenths = 10;
    let group = mark(&desk);
    while mark(&desk) == group {
        desk.pass(Vec::new());
    }
    (0..50).for_each(|_| drop(desk.pass(Vec::new())));
    desk.key(Key::Enter);
    let inside = mark(&desk);
    for _ in 0..40 {
        desk.pass(Vec::new());
        assert_eq!(mark(&desk), inside);
    }
    // Into the first group of a match, and out again by waiting.
    let mut desk = by(Switches::One, table());
    let group = mark(&desk);
    desk.key(Key::Enter);
    let inside = mark(&desk);
    assert_ne!(group, inside);
    assert!(group.expand(2.0).contains_rect(inside), "{inside:?} in {group:?}");
    let mut out = 0;
    while mark(&desk) != group || out < 2 {
        desk.pass(Vec::new());
        out += 1;
        assert!(out < 4000, "it never leaves the group");
    }
}
