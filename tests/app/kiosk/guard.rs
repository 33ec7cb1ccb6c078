//! Nothing leads out of the table.

use super::{Kiosk, visitor};
use bevy::prelude::*;
use mbili::app::kiosk::guard::{At, Verdict, verdict};
use mbili::app::kiosk::visit::Lies;
use mbili::app::session::{Intent, LookBack, MatchSetup, Practice, Seat, Terms};
use mbili::app::settings::{Change, Quality};
use mbili::app::state::{Modal, Screen};
use mbili::app::ui::house::{Place, Wish};
use mbili::rules::{Edit, Game, KichwaRule, Pit, Rules};

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

/// What would lead out, or change what is not a visitor's to change.
fn forbidden() -> Vec<Intent> {
    let setup = MatchSetup { game: BAO, seats: [Seat::Human; 2] };
    vec![
        Intent::Quit,
        Intent::OpenNewMatch,
        Intent::ShowGame(Game::Djenon),
        Intent::Begin(setup.clone()),
        Intent::BeginOn(setup.clone(), Terms::default()),
        Intent::SetUp(BAO),
        Intent::Edit(Edit::Add(Pit(0))),
        Intent::BeginFrom(setup, BAO.start()),
        Intent::OpenExercises,
        Intent::Practice(Practice::Begin(None)),
        Intent::Resume("any".into()),
        Intent::AskDiscard("any".into()),
        Intent::Discard,
        Intent::Rematch,
        Intent::LookBack(LookBack::Open),
        Intent::ToTitle,
        Intent::Resign,
        Intent::Open(Modal::Unfinished),
        Intent::Open(Modal::Help),
        Intent::Open(Modal::ConfirmResign),
        Intent::Open(Modal::ConfirmReset),
        Intent::Change(Change::FullScreen(false)),
        Intent::Change(Change::Reset),
        Intent::Change(Change::Quality(Quality::High)),
        Intent::Change(Change::Hints(false)),
        Intent::Change(Change::TurnBoard(true)),
    ]
}

#[test]
fn nowhere_does_anything_pass_that_leads_out() {
    let mut looked = 0;
    for place in [Place::Home, Place::Solo, Place::Face] {
        for lies in [Lies::Nothing, Lies::Panel, Lies::Pin, Lies::Staff, Lies::Night] {
            for screen in [Screen::Title, Screen::Match, Screen::Results] {
                for modal in [Modal::None, Modal::Book] {
                    let covered = lies != Lies::Nothing;
                    let to_move = Some((BAO.board(), mbili::rules::Side::South));
                    let at = At {
                        place,
                        lies,
                        covered,
                        screen,
                        modal,
                        holds: true,
                        to_move,
                        still: true,
                    };
                    for intent in forbidden() {
                        assert_eq!(verdict(&intent, &at), Verdict::Stops, "{intent:?} at {at:?}");
                        looked += 1;
                    }
                }
            }
        }
    }
    assert!(looked > 2_000);
}

#[test]
fn what_is_forbidden_does_nothing_and_the_table_goes_on() {
    for wish in [Wish::Home, Wish::Play(BAO), Wish::Face(BAO)] {
        let mut kiosk = visitor("", wish.clone());
        let settings = kiosk.table.app.world().resource::<mbili::app::settings::Settings>().clone();
        let (id, place) = (kiosk.table.playing().id.clone(), kiosk.visit().place);
        for intent in forbidden() {
            kiosk.table.did(intent.clone());
            let world = kiosk.table.app.world();
            assert!(world.resource::<Messages<AppExit>>().is_empty(), "{intent:?}");
            assert_eq!(kiosk.table.modal(), Modal::None, "{intent:?}");
            assert_eq!(kiosk.table.screen(), Screen::Match, "{intent:?}");
            assert_eq!(*world.resource::<mbili::app::settings::Settings>(), settings, "{intent:?}");
        }
        assert_eq!((&kiosk.table.playing().id, kiosk.visit().place), (&id, place), "{wish:?}");
    }
}

#[test]
fn esc_closes_panels_and_leads_nowhere() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    kiosk.table.did(Intent::Back);
    assert_eq!((kiosk.table.screen(), kiosk.table.modal()), (Screen::Match, Modal::None));
    assert_eq!(kiosk.visit().lies, Lies::Nothing);
    // The menu is the visitor's panel here.
    kiosk.table.did(Intent::Open(Modal::Pause));
    assert_eq!((kiosk.visit().lies, kiosk.table.modal()), (Lies::Panel, Modal::None));
    kiosk.table.did(Intent::Back);
    assert_eq!(kiosk.visit().lies, Lies::Nothing);
    kiosk.table.did(Intent::Open(Modal::Book));
    assert_eq!(kiosk.table.modal(), Modal::Book);
    kiosk.table.did(Intent::Back);
    assert_eq!(kiosk.table.modal(), Modal::None);
}

#[test]
fn what_passes_is_done_once_also_beside_what_is_stopped() {
    let mut kiosk = visitor("", Wish::Face(BAO));
    for turn in 0..8 {
        let action = kiosk.until_a_person_moves().legal[0];
        kiosk.table.want(Intent::Quit);
        kiosk.table.want(Intent::Play(action));
        kiosk.table.want(Intent::ToTitle);
        kiosk.table.frames(4);
        assert_eq!(kiosk.table.playing().turns.len(), turn + 1);
    }
}

#[test]
fn the_computer_answers_in_a_house_too() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    for turn in 0..4 {
        let action = kiosk.until_a_person_moves().legal[0];
        kiosk.table.did(Intent::Play(action));
        assert!(kiosk.until_a_person_moves().turns.len() >= 2 * (turn + 1));
    }
}

#[test]
fn nothing_of_a_visit_can_be_touched_at_the_start() {
    let mut kiosk = Kiosk::new("");
    for intent in
        [Intent::Skip, Intent::TogglePlayback, Intent::Undo, Intent::Hint, Intent::Tap(Pit(3))]
    {
        kiosk.table.did(intent);
    }
    assert!(!kiosk.table.stage().paused && kiosk.plays_alone());
}
