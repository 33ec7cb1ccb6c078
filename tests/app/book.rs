//! The book shows its pictures on the table, and leaves the table as it was.

use crate::harness::{COMPUTER, Table};
use mbili::app::book::Reading;
use mbili::app::session::{Intent, Pointing, Read, Seat};
use mbili::app::space::BoardView;
use mbili::app::stage::Stage;
use mbili::app::state::{Modal, Screen};
use mbili::rules::{Direction, Game, Pit, Position, Rules, Side};
use mbili::words::{Chapter, Picture};

/// All that must be as it was.
#[derive(Clone, Debug, PartialEq)]
struct Left {
    stage: Stage,
    near: Option<Side>,
    pointing: Pointing,
    position: Position,
    actions: usize,
    undo: (bool, bool),
}

fn left(table: &Table) -> Left {
    let playing = table.playing();
    Left {
        stage: table.stage().clone(),
        near: table.app.world().resource::<BoardView>().near,
        pointing: *table.app.world().resource::<Pointing>(),
        position: playing.position,
        actions: playing.record.actions().len(),
        undo: (playing.can_undo, playing.can_redo),
    }
}

/// Opens the book and looks at all its pictures, each played to its end.
fn read_it_all(table: &mut Table) {
    table.did(Intent::Open(Modal::Book));
    assert_eq!(table.modal(), Modal::Book);
    for picture in Picture::ALL {
        table.did(Intent::Read(Read::Picture(picture)));
        let before = picture.position();
        assert_eq!(table.stage().shown, Some(before), "{}", picture.caption);
        assert_eq!(table.app.world().resource::<BoardView>().near, Some(Side::South));
        assert_eq!(*table.app.world().resource::<Pointing>(), Pointing::default());
        let mut after = before;
        picture.events().iter().for_each(|event| after.apply(*event));
        for round in 0.. {
            table.frames(10);
            let stage = table.stage();
            if !stage.is_moving() && stage.shown == Some(after) {
                break;
            }
            assert!(round < 500, "{} is never played", picture.caption);
        }
    }
}

#[test]
fn the_match_is_as_it_was_after_the_book_in_the_middle_of_a_turn() {
    for seats in [[Seat::Human; 2], [COMPUTER, Seat::Human]] {
        for share in [0.0, 0.3, 0.6, 0.9] {
            let mut table = Table::with(Game::ALL[0], seats);
            let human = seats[0] == Seat::Human;
            if human {
                let action = table.playing().legal[3];
                table.play(action);
                table.did(Intent::Undo);
                table.want(Intent::Play(action));
            }
            while table.stage().progress.is_none_or(|progress| progress < share) {
                table.frames(1);
                std::thread::sleep(std::time::Duration::from_millis(u64::from(!human)));
            }
            table.did(Intent::TogglePlayback);
            let before = left(&table);
            assert!(before.stage.is_moving() && before.stage.paused, "{share}");
            read_it_all(&mut table);
            table.did(Intent::Close);
            assert_eq!(left(&table), before, "{seats:?} {share}");
            // And it goes on from there.
            table.did(Intent::TogglePlayback);
            table.settle();
            table.assert_agrees();
        }
    }
}

#[test]
fn what_was_pointed_at_and_undone_is_still_there_after_the_book() {
    let mut table = Table::with(Game::ALL[0], [Seat::Human; 2]);
    for _ in 0..3 {
        let action = table.playing().legal[0];
        table.play(action);
    }
    table.did(Intent::Undo);
    let tapped = table.playing().legal.iter().find_map(|action| match *action {
        mbili::rules::Action::Sow { pit, .. } => Some(pit),
        _ => None,
    });
    table.did(Intent::Tap(tapped.expect("a start")));
    table.did(Intent::Aim(Some(Direction::Backward)));
    let before = left(&table);
    assert!(before.pointing.chosen.is_some() && before.undo == (true, true));
    read_it_all(&mut table);
    table.did(Intent::Close);
    assert_eq!(left(&table), before);
    assert!(table.app.world().resource::<Reading>().shown().is_none());
    table.did(Intent::Redo);
    table.assert_agrees();
}

#[test]
fn a_picture_is_played_once_more_when_that_is_asked_for() {
    let mut table = Table::new();
    table.set(|settings| settings.reduced_motion = true);
    table.did(Intent::Open(Modal::Book));
    let capture = Picture::of(Game::ALL[0], Chapter::Capture).next().expect("a picture");
    table.did(Intent::Read(Read::Picture(capture)));
    // Nothing moves by itself for whoever wants little motion.
    table.frames(400);
    assert_eq!(table.stage().shown, Some(capture.position()));
    let mut after = capture.position();
    capture.events().iter().for_each(|event| after.apply(*event));
    for _ in 0..2 {
        table.did(Intent::Read(Read::Again));
        assert_eq!(table.stage().shown, Some(capture.position()));
        table.frames(600);
        assert_eq!(table.stage().shown, Some(after));
    }
    table.did(Intent::Close);
    assert_eq!(table.stage().shown, Some(Game::ALL[0].start()));
    // Without the book there are no pictures.
    table.did(Intent::Read(Read::Picture(capture)));
    table.frames(200);
    assert_eq!(table.stage().shown, Some(Game::ALL[0].start()));
}

#[test]
fn closing_the_book_leads_to_where_it_was_opened() {
    for close in [Intent::Close, Intent::Back] {
        let mut table = Table::new();
        table.did(Intent::Open(Modal::Book));
        table.did(close.clone());
        assert_eq!(table.modal(), Modal::None);
        table.did(Intent::Open(Modal::Help));
        table.did(Intent::Open(Modal::Book));
        table.did(close.clone());
        assert_eq!(table.modal(), Modal::Help);
        table.did(close.clone());
        assert_eq!(table.modal(), Modal::None);
        // Not once for all.
        table.did(Intent::Open(Modal::Book));
        table.did(close);
        assert_eq!(table.modal(), Modal::None);
    }
}

#[test]
fn play_in_the_book_begins_a_match_that_the_table_shows() {
    let mut table = Table::new();
    table.did(Intent::Open(Modal::Book));
    table.did(Intent::Read(Read::Picture(&Picture::ALL[3])));
    table.begin(Game::Djenon, [Seat::Human, COMPUTER]);
    assert_eq!((table.screen(), table.modal()), (Screen::Match, Modal::None));
    assert_eq!(table.app.world().resource::<BoardView>().near, Some(Side::South));
    table.assert_agrees();
    let first = Pit(0);
    table.did(Intent::Tap(first));
    table.settle();
    table.assert_agrees();
}
