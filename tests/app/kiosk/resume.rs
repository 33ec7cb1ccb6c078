//! A table that failed in the middle of a visit goes on with it, and no other does.

use super::{HOME, Kiosk, noon, visitor};
use bevy::prelude::*;
use mbili::app::kiosk::Visit;
use mbili::app::kiosk::counts::Counter;
use mbili::app::kiosk::resume::{FRESH, Kept, file};
use mbili::app::session::{Intent, Seat};
use mbili::app::settings::{Change, Settings};
use mbili::app::state::Screen;
use mbili::app::ui::house::{Place, Wish};
use mbili::kiosk::statistics::{Report, Store};
use mbili::rules::{Game, KichwaRule};

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

fn flush(kiosk: &Kiosk) {
    let counter = kiosk.table.app.world().resource::<Counter>();
    // On a machine that does much else it may take a while.
    assert!((0..20).any(|_| counter.flush()), "nothing is ever written");
}

/// What a table of the same house finds that is started again.
fn again(kiosk: &Kiosk, safe: bool) -> Kiosk {
    flush(kiosk);
    let kept = Kept::read(&kiosk.folder).filter(|_| !safe);
    Kiosk::put_up("", safe, kiosk.folder.clone(), kept)
}

fn plays(kiosk: &mut Kiosk, turns: usize) {
    for _ in 0..turns {
        let action = kiosk.until_a_person_moves().legal[0];
        kiosk.table.did(Intent::Play(action));
    }
}

#[test]
fn a_visitors_match_goes_on_after_a_failure_at_any_moment() {
    for (wish, place) in [(Wish::Play(BAO), Place::Solo), (Wish::Face(Game::Djenon), Place::Face)] {
        let mut kiosk = visitor("", wish);
        kiosk.wish(Wish::Want(Intent::Change(Change::Language("sw".into()))));
        for turns in [0, 1, 3] {
            plays(&mut kiosk, turns);
            // Killed while seeds are in flight: nobody says that the visit ends.
            let mut next = again(&kiosk, false);
            next.seconds(1.0);
            assert_eq!((next.visit().place, next.visit().is_on()), (place, true));
            let (before, after) = (kiosk.table.playing(), next.table.playing());
            // The computer may have answered meanwhile.
            let (before_it, played) = (before.record.actions(), after.record.actions());
            assert!(played.starts_with(before_it), "{played:?} {before_it:?}");
            assert!(played.len() <= before_it.len() + 2, "{played:?} {before_it:?}");
            assert_eq!(after.setup, before.setup);
            assert_eq!(next.table.app.world().resource::<Settings>().language, "sw");
            assert!(after.seat(mbili::rules::Side::South) == Seat::Human);
            plays(&mut next, 1);
            // The folder is that of the table that failed.
            next.folder = std::path::PathBuf::from("/nowhere");
        }
    }
}

/// Whichever frame after its start it fails in: the match lies in its file in all of them.
#[test]
fn a_table_that_fails_again_at_once_loses_nothing_either() {
    let mut kiosk = visitor("", Wish::Face(Game::Djenon));
    plays(&mut kiosk, 2);
    flush(&kiosk);
    let before = Kept::read(&kiosk.folder).expect("it is kept");
    let mut next = Kiosk::start("", false, kiosk.folder.clone(), Some(before.clone()));
    for frame in 0..30 {
        flush(&next);
        assert_eq!(Kept::read(&next.folder).as_ref(), Some(&before), "frame {frame}");
        next.table.frames(1);
    }
    assert_eq!(next.visit().place, Place::Face);
    next.folder = std::path::PathBuf::from("/nowhere");
}

#[test]
fn a_visit_that_went_on_ends_as_any_other() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    plays(&mut kiosk, 1);
    let mut next = again(&kiosk, false);
    next.seconds(100.0);
    assert!(!next.visit().is_on() && next.plays_alone());
    flush(&next);
    assert!(!file(&next.folder).exists(), "the match of a visitor who has left is kept");
    let database = Store::read(&next.folder).expect("it can be read").expect("it is there");
    let total = Report::read(&database, noon().date(), noon().date()).expect("it is whole").total();
    assert_eq!((total.sessions, total.cut, total.idle), (2, 1, 1));
}

#[test]
fn nothing_is_kept_of_what_is_no_match_of_a_visitor() {
    let mut kiosk = Kiosk::new("");
    kiosk.seconds(20.0);
    flush(&kiosk);
    assert!(!file(&kiosk.folder).exists(), "the table plays by itself");
    kiosk.touch(Vec2::new(640.0, 300.0));
    kiosk.wish(Wish::Face(BAO));
    flush(&kiosk);
    assert!(file(&kiosk.folder).exists());
    for wish in [Wish::Home, Wish::Lesson] {
        kiosk.wish(Wish::Face(BAO));
        kiosk.wish(wish.clone());
        kiosk.seconds(1.0);
        flush(&kiosk);
        assert!(!file(&kiosk.folder).exists(), "{wish:?}");
    }
}

#[test]
fn a_table_that_was_started_for_another_reason_forgets_the_match() {
    for safe in [false, true] {
        let mut kiosk = visitor("", Wish::Play(BAO));
        plays(&mut kiosk, 1);
        flush(&kiosk);
        assert!(file(&kiosk.folder).exists());
        let mut next = Kiosk::put_up("", safe, kiosk.folder.clone(), None);
        next.seconds(2.0);
        assert_eq!((next.visit().place, next.visit().is_on()), (HOME, false));
        flush(&next);
        assert!(!file(&next.folder).exists(), "safe: {safe}");
        assert!(next.table.app.world().resource::<Visit>().began.is_none());
    }
}

#[test]
fn what_is_damaged_or_not_offered_is_no_match_to_go_on_with() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    plays(&mut kiosk, 2);
    flush(&kiosk);
    let text = std::fs::read_to_string(file(&kiosk.folder)).expect("it is kept");
    let whole = Kept::from_text(&text).expect("it can be read");
    assert_eq!(whole.place, Place::Solo);
    for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
        assert_eq!(Kept::from_text(&text[..cut]), None, "{cut}");
    }
    let only = "[games]\noffered = [\"djenon\"]\n[languages]\noffered = [\"en\"]\n";
    let mut next = Kiosk::put_up(only, false, kiosk.folder.clone(), Some(whole));
    next.seconds(2.0);
    assert_eq!((next.table.screen(), next.visit().is_on()), (Screen::Match, false));
    assert_eq!(next.table.playing().game(), Game::Djenon);
}

#[test]
fn a_match_to_which_nothing_has_happened_for_minutes_is_nobodys() {
    let mut kiosk = visitor("", Wish::Face(BAO));
    plays(&mut kiosk, 1);
    flush(&kiosk);
    let aged = |seconds: u64| {
        let file = std::fs::File::options().write(true).open(file(&kiosk.folder)).expect("a file");
        let then = std::time::SystemTime::now() - std::time::Duration::from_secs(seconds);
        file.set_modified(then).expect("another time");
        Kept::read(&kiosk.folder).is_some()
    };
    assert!(aged(0) && aged(FRESH.as_secs() - 20));
    assert!(!aged(FRESH.as_secs() + 1) && !aged(86_400));
}

#[test]
fn a_match_that_is_over_is_not_gone_on_with() {
    let mut kiosk = visitor("", Wish::Face(Game::Djenon));
    plays(&mut kiosk, 2);
    flush(&kiosk);
    assert!(file(&kiosk.folder).exists());
    for _ in 0..3_000 {
        if kiosk.table.screen() == Screen::Results {
            break;
        }
        plays(&mut kiosk, 1);
        kiosk.table.did(Intent::Skip);
    }
    assert_eq!(kiosk.table.screen(), Screen::Results);
    kiosk.table.frames(3);
    flush(&kiosk);
    assert!(!file(&kiosk.folder).exists());
}
