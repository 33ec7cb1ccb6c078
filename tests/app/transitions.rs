//! Every transition of screens and modals, and the forbidden ones.

use crate::harness::Table;
use mbili::app::session::Intent;
use mbili::app::state::{Modal, Screen, Step, after};

const SCREENS: [Screen; 5] =
    [Screen::Boot, Screen::Title, Screen::NewMatch, Screen::Match, Screen::Results];
const MODALS: [Modal; 7] = [
    Modal::None,
    Modal::Pause,
    Modal::Settings,
    Modal::Help,
    Modal::Unfinished,
    Modal::ConfirmResign,
    Modal::ConfirmDiscard,
];

/// What an intent asks of the table of transitions.
fn step_of(intent: &Intent) -> Option<Step> {
    match intent {
        Intent::OpenNewMatch => Some(Step::OpenNewMatch),
        Intent::ToTitle => Some(Step::ToTitle),
        Intent::Open(modal) => Some(Step::Open(*modal)),
        Intent::Close => Some(Step::Close),
        _ => None,
    }
}

#[test]
fn the_app_goes_where_the_table_of_transitions_says_and_nowhere_else() {
    let mut intents = vec![Intent::OpenNewMatch, Intent::ToTitle, Intent::Close];
    intents.extend(MODALS.map(Intent::Open));
    let mut allowed = 0;
    let mut table = Table::new();
    for screen in SCREENS {
        for modal in MODALS {
            for intent in &intents {
                table.place(screen, modal);
                table.did(intent.clone());
                let step = step_of(intent).expect("an intent that moves");
                let expected = after(screen, modal, step).unwrap_or((screen, modal));
                assert_eq!((table.screen(), table.modal()), expected, "{intent:?}");
                allowed += usize::from(after(screen, modal, step).is_some());
            }
        }
    }
    assert!(allowed > 30, "{allowed} transitions");
}

#[test]
fn back_always_leads_to_the_title_and_stays_there() {
    for screen in [Screen::Title, Screen::NewMatch, Screen::Results] {
        for modal in MODALS {
            let mut table = Table::new();
            table.place(screen, modal);
            for _ in 0..4 {
                table.did(Intent::Back);
            }
            assert_eq!((table.screen(), table.modal()), (Screen::Title, Modal::None));
        }
    }
}

#[test]
fn a_modal_keeps_the_board_from_being_played() {
    let mut table = Table::of_friends(mbili::rules::Game::Djenon);
    let action = table.playing().legal[0];
    for modal in [Modal::Pause, Modal::Settings, Modal::Help, Modal::ConfirmResign] {
        table.place(Screen::Match, modal);
        table.did(Intent::Play(action));
        assert_eq!(table.playing().record.actions().len(), 0, "{modal:?}");
    }
}

#[test]
fn leaving_a_match_keeps_it_and_a_new_one_is_another() {
    let mut table = Table::of_friends(mbili::rules::Game::Djenon);
    let action = table.playing().legal[0];
    table.play(action);
    let id = table.playing().id.clone();
    table.did(Intent::Back);
    table.did(Intent::ToTitle);
    assert_eq!(table.screen(), Screen::Title);
    table.begin(mbili::rules::Game::ALL[0], [mbili::app::session::Seat::Human; 2]);
    assert_ne!(table.playing().id, id);
}
