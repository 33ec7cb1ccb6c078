//! A whole game by two switches: space bar and Enter, and nothing else.

use crate::fingers::hand::{Glass, Hand};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use mbili::app::settings::Switches;
use mbili::app::state::Screen;
use mbili::app::ui::reach;
use mbili::rules::{Action, Rules};

/// Presses the switches until what lies here is selected; how often that was.
fn select(hand: &mut Hand, at: Vec2) -> usize {
    let at = bevy_egui::egui::pos2(at.x, at.y);
    let reached = reach(&hand.context());
    let found = reached.iter().filter(|reach| reach.rect.contains(at));
    let found = found.min_by(|a, b| a.rect.area().total_cmp(&b.rect.area()));
    let path = found.unwrap_or_else(|| panic!("nothing is reached at {at:?}")).path.clone();
    for &steps in &path {
        for _ in 0..steps {
            hand.key(Key::Space, KeyCode::Space);
        }
        hand.key(Key::Enter, KeyCode::Enter);
    }
    hand.frames(6);
    path.iter().sum::<usize>() + path.len()
}

#[test]
fn a_whole_game_is_played_by_two_switches() {
    let mut hand = Hand::new(Glass::Plain);
    hand.app.world_mut().resource_mut::<mbili::app::settings::Settings>().switches = Switches::Two;
    hand.frames(4);
    for name in ["New match", "A friend here", "Begin"] {
        let at = hand.find(name);
        select(&mut hand, at);
    }
    assert_eq!(hand.screen(), Screen::Match);
    let (mut turns, mut presses, mut step) = (0, 0, 7_usize);
    while hand.screen() == Screen::Match && turns < 400 {
        hand.settle();
        if hand.screen() != Screen::Match {
            break;
        }
        let legal = hand.playing().legal.clone();
        if legal.is_empty() {
            hand.frames(30);
            continue;
        }
        step = (step * 31 + 11) % 1009;
        let actions = hand.actions();
        match legal[step % legal.len()] {
            Action::Sow { pit, direction } => {
                let at = hand.pit(pit);
                presses += select(&mut hand, at);
                if hand.actions() == actions {
                    let board = hand.playing().game().board();
                    let right =
                        mbili::app::space::goes_right(board, pit, direction, board.owner(pit));
                    let at = hand.find(if right { "To the right" } else { "To the left" });
                    presses += select(&mut hand, at);
                }
            }
            Action::Enter { kichwa } => {
                let side = hand.playing().position.side();
                let at = hand.pit(hand.playing().game().board().kichwa(side, kichwa));
                presses += select(&mut hand, at);
            }
            Action::Pass => {
                let at = hand.find("Pass");
                presses += select(&mut hand, at);
            }
        }
        assert!(hand.actions() > actions || hand.screen() != Screen::Match, "nothing was played");
        turns += 1;
    }
    assert_eq!(hand.screen(), Screen::Results, "after {turns} turns");
    assert!(turns >= 5 && presses / turns <= 18, "{presses} presses in {turns} turns");
}
