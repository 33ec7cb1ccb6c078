//! Visits, from the first touch to the table as new.

use super::{HOME, Kiosk, visitor};
use bevy::prelude::*;
use jiff::civil::{DateTime, date};
use mbili::app::kiosk::counts::Counter;
use mbili::app::kiosk::visit::Lies;
use mbili::app::kiosk::{House, WallClock};
use mbili::app::session::{Intent, Pointing, Seat};
use mbili::app::settings::{Change, Settings};
use mbili::app::state::{Modal, Screen};
use mbili::app::ui::Memory;
use mbili::app::ui::house::{Place, Wish};
use mbili::kiosk::statistics::{Report, Store};
use mbili::rules::{Game, KichwaRule, Rules};

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

#[test]
fn nobody_is_there_and_the_table_plays_by_itself_each_game_in_turn() {
    let mut kiosk = Kiosk::new("");
    assert_eq!((kiosk.table.screen(), kiosk.visit().is_on()), (Screen::Match, false));
    assert!(kiosk.plays_alone());
    assert_eq!(kiosk.table.playing().game(), BAO);
    let first = kiosk.table.playing().id.clone();
    for _ in 0..60_000 {
        if kiosk.table.playing().id != first {
            break;
        }
        kiosk.table.frames(1);
    }
    assert_ne!(kiosk.table.playing().id, first, "no second match begins");
    assert!(kiosk.plays_alone());
    assert_eq!(kiosk.table.playing().game(), Game::Djenon);
    assert!(!kiosk.visit().is_on());
}

#[test]
fn the_first_touch_acts_on_what_it_touched() {
    let mut kiosk = Kiosk::new("");
    kiosk.seconds(5.0);
    let start = BAO.start();
    let pit = start.board().pits().find(|&pit| {
        let sows =
            |way| BAO.check(&start, mbili::rules::Action::Sow { pit, direction: way }).is_ok();
        mbili::rules::Direction::BOTH.into_iter().any(sows)
    });
    let pit = pit.expect("a first move");
    kiosk.touch(Vec2::new(500.0, 400.0));
    kiosk.wish(Wish::Pit(pit));
    kiosk.seconds(1.0);
    assert_eq!(kiosk.visit().place, Place::Solo);
    assert!(matches!(kiosk.seats(), [Seat::Human, Seat::Computer(_)]));
    assert_eq!(kiosk.table.playing().turns.len(), 0);
    assert_eq!(kiosk.table.app.world().resource::<Pointing>().chosen, Some(pit));
}

#[test]
fn after_a_visit_all_is_as_the_house_wants_it() {
    let file = "[languages]\nfirst = \"sw\"\n[sound]\nvolume = 35\n[screen]\ntext_size = 110\n";
    let mut kiosk = visitor(file, Wish::Play(BAO));
    let usual = kiosk.table.app.world().resource::<House>().as_new();
    let mut wanted = Settings::default();
    usual.iter().for_each(|change| wanted.change(change));
    assert_eq!(*kiosk.table.app.world().resource::<Settings>(), wanted);
    let changes = [
        Change::Language("en".into()),
        Change::Volume(100),
        Change::Ambience(3),
        Change::Interface(4),
        Change::Muted(true),
        Change::Speed(4.0),
        Change::TextSize(165),
        Change::ReducedMotion(true),
        Change::Counts(false),
    ];
    for change in changes {
        kiosk.table.did(Intent::Change(change));
    }
    assert_ne!(*kiosk.table.app.world().resource::<Settings>(), wanted);
    let action = kiosk.until_a_person_moves().legal[0];
    kiosk.table.did(Intent::Play(action));
    kiosk.table.app.world_mut().resource_mut::<Memory>().help_page = 2;
    kiosk.until_a_person_moves();
    kiosk.wish(Wish::Panel(false));
    kiosk.table.did(Intent::Open(Modal::Book));
    assert_eq!(kiosk.table.modal(), Modal::Book);
    kiosk.seconds(82.0);
    assert!(!kiosk.visit().is_on());
    assert_eq!(*kiosk.table.app.world().resource::<Settings>(), wanted);
    assert_eq!((kiosk.table.screen(), kiosk.table.modal()), (Screen::Match, Modal::None));
    assert!(kiosk.plays_alone() && !kiosk.table.playing().can_undo);
    assert_eq!(kiosk.visit().place, HOME);
    let memory = kiosk.table.app.world().resource::<Memory>();
    assert_eq!(*memory, memory.as_new());
    let alone = kiosk.table.app.world().resource::<Time<Real>>().elapsed() - kiosk.visit().alone;
    assert!(
        alone.as_secs() < 10,
        "its texts begin anew with the first, and it is not dimmed yet: {alone:?}"
    );
    // And the first touch after that is not lost.
    kiosk.touch(Vec2::new(500.0, 400.0));
    kiosk.wish(Wish::Face(BAO));
    assert_eq!(kiosk.seats(), [Seat::Human; 2]);
}

#[test]
fn a_visitor_who_goes_back_to_the_start_keeps_the_language() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    kiosk.wish(Wish::Want(Intent::Change(Change::Language("sw".into()))));
    kiosk.wish(Wish::Home);
    assert_eq!(kiosk.visit().place, HOME);
    assert!(kiosk.visit().is_on() && kiosk.plays_alone());
    assert_eq!(kiosk.table.app.world().resource::<Settings>().language, "sw");
}

#[test]
fn two_people_face_to_face_touch_only_what_is_theirs() {
    let mut kiosk = visitor("", Wish::Face(BAO));
    let board = BAO.board();
    let theirs = |kiosk: &Kiosk| {
        let side = kiosk.table.playing().position.side().other();
        board.pit(side, 3)
    };
    for _ in 0..6 {
        let pit = theirs(&kiosk);
        let turns = kiosk.table.playing().turns.len();
        kiosk.table.did(Intent::Tap(pit));
        assert_eq!(kiosk.visit().guarded.map(|(pit, _)| pit), Some(pit));
        let pointing = kiosk.table.app.world().resource::<Pointing>();
        assert_eq!((pointing.chosen, pointing.refused), (None, None));
        assert_eq!(kiosk.table.playing().turns.len(), turns);
        let action = kiosk.until_a_person_moves().legal[0];
        kiosk.table.did(Intent::Play(action));
        kiosk.until_a_person_moves();
        assert_eq!(
            kiosk.table.app.world().resource::<mbili::app::space::BoardView>().near,
            Some(mbili::rules::Side::South)
        );
    }
}

static EVENING: fn() -> DateTime = || date(2026, 11, 30).at(20, 0, 0, 0);

#[test]
fn outside_the_hours_the_screen_is_dark_but_not_before_the_visitor_has_left() {
    let mut kiosk = visitor("[hours]\nopen = \"09:00\"\nclose = \"17:30\"\n", Wish::Play(BAO));
    kiosk.table.app.insert_resource(WallClock(EVENING));
    kiosk.seconds(30.0);
    assert_eq!(kiosk.visit().lies, Lies::Nothing, "somebody plays");
    kiosk.seconds(55.0);
    assert_eq!(kiosk.visit().lies, Lies::Night);
    kiosk.seconds(1.0);
    assert_eq!(kiosk.table.screen(), Screen::Title, "nothing moves at night");
    kiosk.touch(Vec2::new(300.0, 300.0));
    kiosk.wish(Wish::Night);
    assert!(kiosk.visit().night_touched.is_some() && !kiosk.visit().is_on());
    kiosk.table.app.insert_resource(WallClock(super::noon));
    kiosk.seconds(1.0);
    assert_eq!(kiosk.visit().lies, Lies::Nothing);
    assert!(kiosk.plays_alone());
}

#[test]
fn what_visitors_do_is_counted() {
    let mut kiosk = visitor("", Wish::Play(BAO));
    kiosk.wish(Wish::Want(Intent::Change(Change::Language("sw".into()))));
    kiosk.wish(Wish::Face(Game::Djenon));
    kiosk.wish(Wish::Home);
    kiosk.seconds(90.0);
    kiosk.table.app.world().resource::<Counter>().flush();
    let database = Store::read(&kiosk.folder).expect("it can be read").expect("it is there");
    let day = super::noon().date();
    let total = Report::read(&database, day, day).expect("it can be read").total();
    assert_eq!((total.sessions, total.idle), (1, 1));
    assert_eq!(total.languages.get("sw"), Some(&1));
    let abandoned = |name: &str| -> u64 {
        let games = total.games.iter();
        games.filter(|((of, _, end), _)| of == name && end == "abandoned").map(|(_, n)| n).sum()
    };
    assert_eq!((abandoned("kujifunza"), abandoned("djenon")), (1, 1));
    assert!((80..=120).contains(&total.seconds), "{}", total.seconds);
}

#[test]
fn where_nothing_can_be_counted_the_table_goes_on() {
    let mut kiosk = visitor("[statistics]\nfolder = \"/proc/nowhere\"\n", Wish::Play(BAO));
    kiosk.wish(Wish::Home);
    kiosk.seconds(90.0);
    assert!(!kiosk.visit().is_on() && kiosk.plays_alone());
    assert_eq!(kiosk.table.app.world().resource::<Counter>().seen(), None);
    assert!(!kiosk.table.playing().legal.is_empty() || kiosk.table.playing().ending.is_some());
}
