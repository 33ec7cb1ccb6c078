//! What is counted of matches, and what the staff see of the counts.

use super::{Kiosk, noon, visitor};
use bevy::prelude::*;
use jiff::ToSpan;
use mbili::app::kiosk::counts::{Counter, DAYS};
use mbili::app::kiosk::resume::Kept;
use mbili::app::session::{Intent, Seat};
use mbili::app::settings::Settings;
use mbili::app::state::Screen;
use mbili::app::ui::house::Wish;
use mbili::kiosk::statistics::{Closing, Fact, Report, Store};
use mbili::rules::{Game, KichwaRule};

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

/// How a match ends that is played to its end.
const ENDS: [&str; 3] = ["won", "lost", "drawn"];

/// The games that were counted, with how each ended.
fn games(kiosk: &Kiosk) -> Vec<(String, String)> {
    kiosk.table.app.world().resource::<Counter>().flush();
    let database = Store::read(&kiosk.folder).expect("it can be read").expect("it is there");
    let day = super::noon().date();
    let total = Report::read(&database, day, day).expect("it can be read").total();
    let one = |((name, _, ending), count): (&(String, u8, String), &u64)| {
        vec![(name.clone(), ending.clone()); *count as usize]
    };
    total.games.iter().flat_map(one).collect()
}

/// Plays a match of two people to its end, with whatever comes first.
fn to_the_end(kiosk: &mut Kiosk) {
    for _ in 0..3_000 {
        if kiosk.table.screen() == Screen::Results {
            return;
        }
        let action = kiosk.table.playing().legal.first().copied();
        let free = !kiosk.table.stage().is_moving();
        if let Some(action) = action.filter(|_| free) {
            kiosk.table.did(Intent::Play(action));
            kiosk.table.did(Intent::Skip);
        }
        kiosk.table.frames(2);
    }
    panic!("the match never ends");
}

#[test]
fn every_match_is_counted_once_with_its_own_end() {
    let mut kiosk = visitor("", Wish::Face(Game::Djenon));
    to_the_end(&mut kiosk);
    kiosk.seconds(3.0);
    let first = games(&kiosk);
    assert_eq!(first.len(), 1, "{first:?}");
    assert!(ENDS.contains(&first[0].1.as_str()), "{first:?}");
    // Once more, and left in the middle.
    kiosk.wish(Wish::Again);
    kiosk.seconds(1.0);
    assert_eq!(kiosk.table.screen(), Screen::Match);
    kiosk.wish(Wish::Home);
    kiosk.seconds(1.0);
    let mut expected = [first, vec![("djenon".to_owned(), "abandoned".to_owned())]].concat();
    expected.sort();
    assert_eq!(games(&kiosk), expected);
    // A visitor comes while the end of a match of the table's own is to be seen.
    let mut kiosk = Kiosk::new("[games]\noffered = [\"djenon\"]\n");
    for _ in 0..60_000 {
        if kiosk.table.screen() == Screen::Results {
            break;
        }
        kiosk.table.frames(1);
    }
    assert_eq!(kiosk.table.screen(), Screen::Results);
    kiosk.touch(Vec2::new(640.0, 300.0));
    kiosk.wish(Wish::Play(Game::Djenon));
    kiosk.seconds(1.0);
    kiosk.wish(Wish::Home);
    assert_eq!(games(&kiosk), [("djenon".to_owned(), "abandoned".to_owned())]);
}

#[test]
fn a_match_that_went_on_after_a_failure_is_counted_with_its_own_end() {
    let mut kiosk = visitor("", Wish::Face(Game::Djenon));
    let action = kiosk.until_a_person_moves().legal[0];
    kiosk.table.did(Intent::Play(action));
    kiosk.table.app.world().resource::<Counter>().flush();
    let kept = Kept::read(&kiosk.folder).expect("it is kept");
    let mut next = Kiosk::put_up("", false, kiosk.folder.clone(), Some(kept));
    next.seconds(1.0);
    to_the_end(&mut next);
    next.seconds(2.0);
    let all = games(&next);
    // The session of the table that failed was cut, and with it its match.
    let ends = |known: &[&str]| all.iter().filter(|(_, end)| known.contains(&end.as_str())).count();
    assert_eq!((all.len(), ends(&["abandoned"]), ends(&ENDS)), (2, 1, 1), "{all:?}");
    next.folder = std::path::PathBuf::from("/nowhere");
}

#[test]
fn a_match_against_the_computer_adapts_and_its_level_is_counted() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    let level = kiosk.seats().iter().find_map(|seat| match seat {
        Seat::Computer(level) => Some(level.number()),
        Seat::Human => None,
    });
    let rating = kiosk.table.app.world().resource::<Settings>().opponent();
    assert!(kiosk.table.playing().next(rating).terms.adapts);
    kiosk.wish(Wish::Face(BAO));
    assert!(!kiosk.table.playing().next(rating).terms.adapts);
    kiosk.wish(Wish::Home);
    kiosk.table.app.world().resource::<Counter>().flush();
    let database = Store::read(&kiosk.folder).expect("it can be read").expect("it is there");
    let day = noon().date();
    let total = Report::read(&database, day, day).expect("it can be read").total();
    let levels: Vec<u8> = total.games.keys().map(|(_, level, _)| *level).collect();
    assert_eq!(levels, [0, level.expect("a computer")]);
}

#[test]
fn a_hint_is_counted_once_however_often_it_is_asked_for() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    kiosk.until_a_person_moves();
    for _ in 0..3 {
        kiosk.table.did(Intent::Hint);
        kiosk.table.frames(3);
    }
    kiosk.wish(Wish::Home);
    kiosk.table.app.world().resource::<Counter>().flush();
    let database = Store::read(&kiosk.folder).expect("it can be read").expect("it is there");
    let day = noon().date();
    assert_eq!(Report::read(&database, day, day).expect("it can be read").total().hints, 1);
}

#[test]
fn the_staff_see_today_and_thirty_days_with_both_ends() {
    let kiosk = Kiosk::new("");
    let (mut store, _) = Store::open(&kiosk.folder).expect("it can be written");
    // Not in the month; its first day, twice; today, with a match.
    for (back, seconds) in [(DAYS, 1_000), (DAYS - 1, 10), (DAYS - 1, 20), (0, 60)] {
        store.begin(noon().saturating_sub(back.days()), "en").expect("written");
        if back == 0 {
            let began = Fact::MatchBegan { game: "djenon".into(), level: 0 };
            store.count(&began).expect("written");
        }
        store.end(Closing::Idle, seconds).expect("written");
    }
    drop(store);
    let counter = kiosk.table.app.world().resource::<Counter>();
    counter.read(noon().date());
    counter.flush();
    let ([today, month], sessions) = counter.seen().expect("counts");
    assert_eq!((today.sessions, today.matches, today.abandoned, today.seconds), (1, 1, 1, 60));
    assert_eq!((month.sessions, month.matches, month.seconds), (3, 1, 30));
    let mut expected = vec![0; DAYS as usize];
    (expected[0], expected[DAYS as usize - 1]) = (2, 1);
    assert_eq!(sessions, expected);
}
