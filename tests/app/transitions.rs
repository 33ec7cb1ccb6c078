//! Every transition of screens and modals, and the forbidden ones.

use crate::harness::{MODALS, SCREENS, Table};
use mbili::app::session::{Intent, Learn, Practice};
use mbili::app::state::{Covered, Modal, Screen};

/// Every transition that is allowed, written out; all others are forbidden.
fn allowed(screen: Screen, modal: Modal, intent: &Intent) -> Option<(Screen, Modal)> {
    use Modal as M;
    use Screen as S;
    let anywhere_but_boot = screen != S::Boot;
    match (screen, modal, intent) {
        (S::Title | S::NewMatch | S::SetUp | S::Results, M::None, Intent::OpenNewMatch) => {
            Some((S::NewMatch, M::None))
        }
        (S::NewMatch | S::Match, M::None, Intent::SetUp(_))
        | (S::Match, M::Pause, Intent::SetUp(_)) => Some((S::SetUp, M::None)),
        (S::Title | S::Exercise | S::Course, M::None, Intent::OpenExercises) => {
            Some((S::Exercises, M::None))
        }
        (S::Title | S::Course | S::Lesson, M::None | M::Help, Intent::Learn(Learn::Begin)) => {
            Some((S::Lesson, M::None))
        }
        (
            S::Title | S::Exercises | S::Lesson | S::CourseLesson,
            M::None,
            Intent::Learn(Learn::Course),
        ) => Some((S::Course, M::None)),
        (S::Course | S::CourseLesson, M::None, Intent::Learn(Learn::Take(_))) => {
            Some((S::CourseLesson, M::None))
        }
        (S::Lesson | S::Course | S::CourseLesson, M::None, Intent::ToTitle) => {
            Some((S::Title, M::None))
        }
        (S::Exercises | S::Exercise, M::None, Intent::Practice(Practice::Begin(_))) => {
            Some((S::Exercise, M::None))
        }
        (S::Exercises, M::None, Intent::Open(M::ConfirmForget)) => {
            Some((S::Exercises, M::ConfirmForget))
        }
        (S::Exercises | S::Exercise, M::None, Intent::ToTitle) => Some((S::Title, M::None)),
        (S::NewMatch | S::SetUp | S::Results | S::Review | S::Match, M::None, Intent::ToTitle)
        | (S::Match, M::Pause, Intent::ToTitle) => Some((S::Title, M::None)),
        (_, M::None, Intent::Open(M::Settings)) if anywhere_but_boot => Some((screen, M::Settings)),
        (_, M::None, Intent::Open(M::Help)) if anywhere_but_boot => Some((screen, M::Help)),
        (_, M::None | M::Help, Intent::Open(M::Book)) if anywhere_but_boot => {
            Some((screen, M::Book))
        }
        (_, M::Book, Intent::Open(M::Help)) => Some((screen, M::Help)),
        (S::Match, M::None, Intent::Open(M::Pause)) => Some((S::Match, M::Pause)),
        (S::Match, M::Pause, Intent::Open(M::Settings)) => Some((S::Match, M::Settings)),
        (S::Match, M::Pause, Intent::Open(M::Help)) => Some((S::Match, M::Help)),
        (S::Match, M::Pause, Intent::Open(M::ConfirmResign)) => Some((S::Match, M::ConfirmResign)),
        (S::Title, M::None | M::ConfirmDiscard, Intent::Open(M::Unfinished)) => {
            Some((S::Title, M::Unfinished))
        }
        (S::Title, M::Unfinished, Intent::Open(M::ConfirmDiscard)) => {
            Some((S::Title, M::ConfirmDiscard))
        }
        (_, M::Settings, Intent::Open(M::ConfirmReset)) if anywhere_but_boot => {
            Some((screen, M::ConfirmReset))
        }
        (_, _, Intent::Open(M::Languages)) if anywhere_but_boot && modal != M::Languages => {
            Some((screen, M::Languages))
        }
        (_, M::ConfirmReset, Intent::Close) => Some((screen, M::Settings)),
        (S::Title, M::ConfirmDiscard, Intent::Close) => Some((S::Title, M::Unfinished)),
        (_, M::None, Intent::Close) => None,
        (_, _, Intent::Close) => Some((screen, M::None)),
        _ => None,
    }
}

#[test]
fn the_app_goes_where_it_may_and_nowhere_else() {
    let set_up = Intent::SetUp(mbili::rules::Game::Djenon);
    let mut intents = vec![Intent::OpenNewMatch, set_up, Intent::ToTitle, Intent::Close];
    intents.extend([Intent::OpenExercises, Intent::Practice(Practice::Begin(None))]);
    intents.extend([Learn::Begin, Learn::Course, Learn::Take(0), Learn::On].map(Intent::Learn));
    intents.extend(MODALS.map(Intent::Open));
    let mut table = Table::new();
    let mut went = 0;
    for screen in SCREENS {
        for modal in MODALS {
            for intent in &intents {
                table.place(screen, modal);
                // The languages lie over nothing else here.
                table.app.world_mut().insert_resource(Covered::default());
                table.did(intent.clone());
                let expected = allowed(screen, modal, intent);
                let here = expected.unwrap_or((screen, modal));
                assert_eq!(
                    (table.screen(), table.modal()),
                    here,
                    "{screen:?} {modal:?} {intent:?}"
                );
                went += usize::from(expected.is_some());
            }
        }
    }
    assert!(went > 30, "{went} transitions");
}

#[test]
fn back_always_leads_to_the_title_and_stays_there() {
    let elsewhere =
        |screen: &Screen| !matches!(screen, Screen::Boot | Screen::Match | Screen::Review);
    for screen in SCREENS.into_iter().filter(elsewhere) {
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

#[test]
fn the_board_behind_the_set_up_is_that_of_the_game() {
    use mbili::rules::{Game, KichwaRule, Rules};
    let kujifunza = Game::Kujifunza(KichwaRule::Choose);
    let mut table = Table::of_friends(kujifunza);
    let action = table.playing().legal[0];
    table.play(action);
    let played = table.playing().position;
    table.did(Intent::ShowGame(Game::Djenon));
    assert_eq!(table.stage().shown, Some(played), "a match on the table stays there");
    table.did(Intent::Back);
    table.did(Intent::ToTitle);
    table.did(Intent::OpenNewMatch);
    for game in [Game::Djenon, kujifunza, Game::Djenon] {
        table.did(Intent::ShowGame(game));
        assert_eq!(table.stage().shown, Some(game.start()));
        let current = table.app.world().resource::<mbili::app::session::Match>();
        assert!(current.playing().is_none(), "no match was begun");
    }
    assert_eq!(
        table.app.world().resource::<mbili::app::sowing::Playback>().disagreements(),
        0,
        "the board that is looked at is nobody's match"
    );
    table.did(Intent::Back);
    table.begin(kujifunza, [mbili::app::session::Seat::Human; 2]);
    assert_eq!(table.stage().shown, Some(kujifunza.start()));
}

#[test]
fn the_board_behind_the_title_is_that_of_the_kept_match() {
    use mbili::rules::{Game, Rules, Side};
    let mut table = Table::of_friends(Game::Djenon);
    let action = table.playing().legal[0];
    table.play(action);
    let played = table.playing().position;
    let other = Game::ALL[0].start();
    table.did(Intent::ShowKept(Side::North, other));
    assert_eq!(table.stage().shown, Some(played), "a match on the table stays there");
    table.did(Intent::ToTitle);
    table.did(Intent::ShowKept(Side::North, other));
    assert_eq!(table.stage().shown, Some(other));
    let view = table.app.world().resource::<mbili::app::space::BoardView>();
    assert_eq!(view.near, Some(Side::North));
    table.did(Intent::ShowKept(Side::South, played));
    assert_eq!(table.stage().shown, Some(played));
    assert_eq!(table.app.world().resource::<mbili::app::sowing::Playback>().disagreements(), 0);
}

#[test]
fn changes_of_two_devices_in_one_frame_both_hold() {
    use mbili::app::settings::{Change, Settings};
    let mut table = Table::new();
    table.want(Intent::Change(Change::Muted(true)));
    table.want(Intent::Change(Change::TextSize(150)));
    table.did(Intent::Change(Change::Counts(false)));
    let settings = table.app.world().resource::<Settings>();
    assert_eq!((settings.muted, settings.text_size, settings.counts), (true, 150, false));
}
