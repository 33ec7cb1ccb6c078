//! The lesson in a house: it begins where everything begins, and leads on to what is for visitors.

use super::{HOME, Kiosk, visitor};
use bevy::prelude::*;
use mbili::app::kiosk::counts::Counter;
use mbili::app::kiosk::visit::Lies;
use mbili::app::lesson::Learning;
use mbili::app::session::{Intent, Learn, MatchSetup, Pointing, Seat, Terms};
use mbili::app::settings::{Change, Settings};
use mbili::app::state::{Modal, Screen};
use mbili::app::ui::house::{Place, Wish};
use mbili::engine::Level;
use mbili::kiosk::statistics::{Report, Store};
use mbili::lessons::{Beat, Walk};
use mbili::rules::{Game, KichwaRule, Pit};

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

fn learning(kiosk: &Kiosk) -> &Learning {
    kiosk.table.app.world().resource::<Learning>()
}

/// Does what the beat asks for, as a finger does.
fn finish(kiosk: &mut Kiosk, beat: Beat) {
    assert_eq!(learning(kiosk).walk.as_ref().and_then(Walk::beat), Some(beat));
    let deed = learning(kiosk).deed().expect("something to do");
    let (pit, way) = deed.task().accepted()[0];
    kiosk.touch(Vec2::new(600.0, 300.0));
    kiosk.table.did(Intent::Tap(pit));
    assert_eq!(kiosk.table.app.world().resource::<Pointing>().chosen, Some(pit), "{beat:?}");
    kiosk.table.did(Intent::Choose(way));
    for _ in 0..300 {
        if learning(kiosk).names() {
            kiosk.table.did(Intent::Learn(Learn::On));
            return;
        }
        kiosk.table.frames(1);
    }
    panic!("{beat:?} never ends");
}

fn ended() -> Kiosk {
    let mut kiosk = visitor("", Wish::Lesson);
    assert_eq!((kiosk.table.screen(), kiosk.visit().place), (Screen::Lesson, Place::Lesson));
    for beat in Beat::ALL {
        finish(&mut kiosk, beat);
    }
    assert_eq!(kiosk.table.screen(), Screen::Lesson);
    kiosk
}

#[test]
fn the_lesson_is_played_to_its_end_and_each_step_is_counted() {
    let mut kiosk = ended();
    kiosk.table.did(Intent::Back);
    assert_eq!(kiosk.visit().place, HOME);
    kiosk.seconds(2.0);
    assert!(kiosk.plays_alone() && kiosk.visit().is_on());
    kiosk.seconds(90.0);
    kiosk.table.app.world().resource::<Counter>().flush();
    let database = Store::read(&kiosk.folder).expect("it can be read").expect("it is there");
    let day = super::noon().date();
    let total = Report::read(&database, day, day).expect("it can be read").total();
    assert_eq!((total.lessons, total.lesson_steps), (1, 5));
    assert!(total.games.is_empty(), "a lesson is no match: {:?}", total.games);
}

#[test]
fn after_the_lesson_one_plays_as_the_house_plays_or_watches() {
    let file = "[games]\nkichwa = \"choose\"\n";
    for watches in [false, true] {
        let mut kiosk = visitor(file, Wish::Lesson);
        (0..5).for_each(|_| kiosk.table.did(Intent::Learn(Learn::On)));
        let first = if watches { Seat::Computer(Level::Mzoefu) } else { Seat::Human };
        let setup = MatchSetup { game: BAO, seats: [first, Seat::Computer(Level::Mzoefu)] };
        if watches {
            kiosk.table.did(Intent::Begin(setup));
        } else {
            kiosk.table.did(Intent::BeginOn(setup, Terms::default()));
        }
        kiosk.seconds(1.0);
        assert_eq!(kiosk.table.screen(), Screen::Match);
        assert_eq!(kiosk.plays_alone(), watches);
        assert_eq!(kiosk.visit().place, if watches { HOME } else { Place::Solo });
        if !watches {
            assert_eq!(kiosk.table.playing().game(), Game::Kujifunza(KichwaRule::Choose));
        }
    }
}

#[test]
fn the_book_lies_over_the_end_of_the_lesson_and_closes_to_it() {
    let mut kiosk = ended();
    kiosk.table.did(Intent::Open(Modal::Book));
    assert_eq!(kiosk.table.modal(), Modal::Book);
    kiosk.table.did(Intent::Back);
    let (screen, place) = (kiosk.table.screen(), kiosk.visit().place);
    assert_eq!((screen, kiosk.table.modal(), place), (Screen::Lesson, Modal::None, Place::Lesson));
    assert!(learning(&kiosk).walk.is_some());
}

#[test]
fn whoever_leaves_the_lesson_alone_leaves_it_as_new() {
    for beats in 0..5 {
        let mut kiosk = visitor("", Wish::Lesson);
        kiosk.wish(Wish::Want(Intent::Change(Change::Language("sw".into()))));
        for beat in Beat::ALL.into_iter().take(beats) {
            finish(&mut kiosk, beat);
        }
        kiosk.seconds(55.0);
        assert_eq!((kiosk.visit().place, kiosk.visit().doubt()), (Place::Lesson, None));
        kiosk.seconds(28.0);
        assert!(!kiosk.visit().is_on() && kiosk.plays_alone(), "after {beats} beats");
        assert_eq!((kiosk.table.screen(), kiosk.visit().place), (Screen::Match, HOME));
        assert!(learning(&kiosk).walk.is_none());
        assert_eq!(kiosk.table.app.world().resource::<Settings>().language, "en");
        // And the next visitor's lesson begins at its beginning.
        kiosk.touch(Vec2::new(600.0, 300.0));
        kiosk.wish(Wish::Lesson);
        assert_eq!(learning(&kiosk).walk.as_ref().and_then(Walk::beat), Some(Beat::Sow));
    }
}

#[test]
fn a_lesson_begins_from_wherever_a_visitor_is() {
    for from in [Wish::Home, Wish::Play(BAO), Wish::Face(Game::Djenon), Wish::Lesson] {
        let mut kiosk = visitor("", from.clone());
        kiosk.wish(Wish::Lesson);
        assert_eq!(kiosk.table.screen(), Screen::Lesson, "{from:?}");
        finish(&mut kiosk, Beat::Sow);
        kiosk.wish(Wish::Home);
        kiosk.seconds(1.0);
        assert!(kiosk.plays_alone() && kiosk.table.screen() == Screen::Match, "{from:?}");
    }
}

#[test]
fn nothing_of_the_lesson_is_heard_while_something_lies_over_it() {
    let mut kiosk = visitor("", Wish::Lesson);
    kiosk.wish(Wish::Panel(true));
    assert_eq!(kiosk.visit().lies, Lies::Panel);
    for intent in [Intent::Learn(Learn::On), Intent::Tap(Pit(3))] {
        kiosk.table.did(intent);
    }
    let pointing = kiosk.table.app.world().resource::<Pointing>();
    assert_eq!(pointing.chosen, None);
    assert_eq!(learning(&kiosk).walk.as_ref().and_then(Walk::beat), Some(Beat::Sow));
}

#[test]
fn a_game_that_the_house_does_not_offer_is_begun_from_nowhere() {
    let mut kiosk = visitor("[games]\noffered = [\"djenon\"]\n", Wish::Home);
    let setup = MatchSetup { game: BAO, seats: [Seat::Human; 2] };
    kiosk.wish(Wish::Play(BAO));
    assert_eq!((kiosk.visit().place, kiosk.plays_alone()), (HOME, true));
    kiosk.table.did(Intent::Open(Modal::Book));
    kiosk.table.did(Intent::Begin(setup));
    kiosk.seconds(1.0);
    assert_eq!(kiosk.visit().place, HOME);
    assert_eq!(kiosk.table.playing().game(), Game::Djenon);
}
