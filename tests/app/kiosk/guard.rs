//! Nothing leads out of the table.

use super::{Kiosk, visitor};
use bevy::prelude::*;
use mbili::app::kiosk::guard::{At, Verdict, verdict};
use mbili::app::kiosk::visit::Lies;
use mbili::app::session::{Intent, Learn, LookBack, MatchSetup, Practice, Read, Seat, Terms};
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
        Intent::Learn(Learn::Begin),
        Intent::Learn(Learn::Course),
        Intent::Learn(Learn::Take(0)),
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
    for place in [Place::Home, Place::Solo, Place::Face, Place::Lesson] {
        for lies in [Lies::Nothing, Lies::Panel, Lies::Pin, Lies::Staff, Lies::Night] {
            for screen in [Screen::Title, Screen::Match, Screen::Results, Screen::Lesson] {
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
                        let begins = matches!(intent, Intent::Begin(_) | Intent::BeginOn(..));
                        let ends = place == Place::Lesson && screen == Screen::Lesson;
                        // The end of the lesson leads to a match as the house plays it, and so does the book.
                        let leads = begins && !covered && (ends || modal == Modal::Book);
                        let wanted = if leads { Verdict::Play(BAO) } else { Verdict::Stops };
                        assert_eq!(verdict(&intent, &at), wanted, "{intent:?} at {at:?}");
                        looked += 1;
                    }
                }
            }
        }
    }
    assert!(looked > 4_000);
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

#[test]
fn what_a_visitor_needs_passes_wherever_it_is_needed() {
    let at = |place, screen, modal| At {
        place,
        lies: Lies::Nothing,
        covered: false,
        screen,
        modal,
        holds: false,
        to_move: None,
        still: true,
    };
    let read = Intent::Read(Read::Again);
    for (place, screen) in [
        (Place::Home, Screen::Match),
        (Place::Solo, Screen::Match),
        (Place::Face, Screen::Results),
        (Place::Lesson, Screen::Lesson),
    ] {
        let bare = at(place, screen, Modal::None);
        // The list of languages of other tables is a visitor's panel here.
        for modal in [Modal::Languages, Modal::Settings] {
            assert_eq!(verdict(&Intent::Open(modal), &bare), Verdict::Panel(true), "{place:?}");
        }
        assert_eq!(verdict(&Intent::Open(Modal::Book), &bare), Verdict::Passes);
        assert_eq!(verdict(&read, &bare), Verdict::Stops);
        let reading = at(place, screen, Modal::Book);
        let languages = verdict(&Intent::Open(Modal::Languages), &reading);
        assert_eq!(languages, Verdict::Panel(true), "over the book too");
        for intent in [read.clone(), Intent::Close, Intent::Back] {
            assert_eq!(verdict(&intent, &reading), Verdict::Passes, "{intent:?} at {place:?}");
        }
        for change in [Change::Contrast(true), Change::TextSize(150), Change::Voice(true)] {
            assert_eq!(verdict(&Intent::Change(change), &bare), Verdict::Passes);
        }
    }
}
