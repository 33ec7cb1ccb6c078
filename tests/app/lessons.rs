//! The lesson and the course at the table, without a window: by what a person does, with wrong tries, at any moment left.

mod course;
mod novice;

use crate::harness::Table;
use bevy::prelude::*;
use mbili::app::lesson::{Learning, PATIENCE, Taught};
use mbili::app::session::{Intent, Learn, Match, MatchSetup, Opening, Pointing, Seat, Terms};
use mbili::app::sowing::Playback;
use mbili::app::state::{Modal, Screen};
use mbili::lessons::{Beat, Deed, Wrong};
use mbili::rules::{Action, Board, Direction, Game, KichwaRule, Pit, Rules, Side};
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// What was told of the lesson, kept from frame to frame.
#[derive(Resource, Default)]
struct Heard(Vec<Taught>);

fn listen(mut taught: MessageReader<Taught>, mut heard: ResMut<Heard>) {
    heard.0.extend(taught.read().copied());
}

fn at_the_title() -> Table {
    Table::with_more(|app| {
        app.init_resource::<Heard>().add_systems(Last, listen);
    })
}

fn begun() -> Table {
    let mut table = at_the_title();
    table.did(Intent::Learn(Learn::Begin));
    assert_eq!(table.screen(), Screen::Lesson);
    table
}

fn learning(table: &Table) -> &Learning {
    table.app.world().resource::<Learning>()
}

fn deed(table: &Table) -> &Deed {
    learning(table).deed().expect("something is to be done")
}

fn beat(table: &Table) -> Option<Beat> {
    learning(table).walk.as_ref().expect("the lesson").beat()
}

fn heard(table: &Table) -> Vec<Taught> {
    table.app.world().resource::<Heard>().0.clone()
}

fn settle(table: &mut Table) {
    table.settle();
    table.frames(3);
}

/// Taps the pit and chooses the way, as a finger does.
fn sow(table: &mut Table, (pit, way): (Pit, Direction)) {
    table.did(Intent::Tap(pit));
    if deed(table).task().game != Game::Djenon {
        assert_eq!(table.app.world().resource::<Pointing>().chosen, Some(pit));
        table.did(Intent::Choose(way));
    }
}

fn on(table: &mut Table) {
    table.did(Intent::Learn(Learn::On));
}

/// Does what a beat asks for.
fn finish_beat(table: &mut Table) {
    let right = deed(table).task().accepted()[0];
    sow(table, right);
    settle(table);
    assert!(deed(table).is_done() && learning(table).names());
}

/// That what is seen is what the lesson says, and that nobody's match is in the way.
fn assert_agrees(table: &Table) {
    assert_eq!(table.app.world().resource::<Playback>().disagreements(), 0);
    assert!(table.app.world().resource::<Match>().playing().is_none());
    if let Some(deed) = learning(table).deed().filter(|deed| !deed.is_done()) {
        assert_eq!(table.stage().shown, Some(deed.task().position));
    }
}

#[test]
fn the_lesson_is_played_through_by_taps_and_tells_how_far_it_came() {
    let mut table = begun();
    let mut told = vec![Taught::Began];
    for expected in Beat::ALL {
        assert_eq!(beat(&table), Some(expected));
        assert_agrees(&table);
        finish_beat(&mut table);
        told.push(Taught::Done(expected));
        assert_eq!(heard(&table), told);
        on(&mut table);
    }
    told.push(Taught::Ended);
    assert_eq!((beat(&table), heard(&table)), (None, told.clone()));
    // What comes after the end is no part of it any more.
    on(&mut table);
    table.did(Intent::Tap(Pit(3)));
    table.did(Intent::Back);
    assert_eq!((table.screen(), heard(&table)), (Screen::Title, told));
}

#[test]
fn after_its_end_one_may_play_watch_or_learn_more() {
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let computer = Seat::Computer(mbili::engine::Level::Mwanafunzi);
    for seats in [[Seat::Human, computer], [computer, computer]] {
        let mut table = begun();
        Beat::ALL.iter().for_each(|_| on(&mut table));
        table.did(Intent::Begin(MatchSetup { game, seats }));
        table.frames(4);
        assert_eq!(table.screen(), Screen::Match);
        assert_eq!(table.playing().setup.seats, seats);
        assert!(learning(&table).walk.is_none());
        if seats[0] == Seat::Human {
            assert_eq!(table.stage().shown, Some(game.start()));
        }
        table.frames(200);
        assert_eq!(table.app.world().resource::<Playback>().disagreements(), 0);
    }
    // A match that begins elsewhere than usual is seen where it begins.
    let mut table = begun();
    Beat::ALL.iter().for_each(|_| on(&mut table));
    let terms = Terms { opening: Opening::Drawn, ..Terms::default() };
    table.did(Intent::BeginOn(MatchSetup { game, seats: [Seat::Human; 2] }, terms));
    table.frames(6);
    assert_eq!(table.screen(), Screen::Match);
    assert_ne!(table.playing().position, game.start());
    assert_eq!(table.stage().shown, Some(table.playing().position));
    let mut table = begun();
    Beat::ALL.iter().for_each(|_| on(&mut table));
    table.did(Intent::Learn(Learn::Course));
    assert_eq!(table.screen(), Screen::Course);
}

#[test]
fn every_beat_can_be_left_out_and_left_also_while_seeds_move() {
    for (place, left) in Beat::ALL.into_iter().enumerate() {
        for busy in [false, true] {
            let mut table = begun();
            for _ in 0..place {
                on(&mut table);
            }
            if busy {
                let right = deed(&table).task().accepted()[0];
                sow(&mut table, right);
                assert!(learning(&table).is_busy());
            }
            table.did(Intent::Back);
            table.frames(2);
            assert_eq!((table.screen(), table.modal()), (Screen::Title, Modal::None));
            assert_eq!(table.stage().shown, Some(Game::ALL[0].start()));
            assert_eq!(heard(&table).last(), Some(&Taught::Left(left)));
            assert!(learning(&table).walk.is_none());
        }
    }
}

#[test]
fn every_wrong_tap_is_explained_and_the_second_one_lights_the_pit() {
    for place in 0..Beat::ALL.len() {
        let mut table = begun();
        (0..place).for_each(|_| on(&mut table));
        let task = *deed(&table).task();
        let (mut tries, mut found) = (0, false);
        for pit in Board::FourRows.pits() {
            table.did(Intent::Tap(pit));
            if task.refusal_of(pit).is_some() {
                tries += 1;
                let wrong = learning(&table).wrong;
                let refused = matches!(wrong, Some(Wrong::Refused { way: None, .. }));
                assert!(refused, "{pit:?}: {wrong:?}");
            } else {
                // It can be sown, so a way is to be chosen; what is not the one says why.
                for way in Direction::BOTH.into_iter().filter(|&way| task.check(pit, way).is_err())
                {
                    tries += 1;
                    table.did(Intent::Choose(way));
                    assert!(learning(&table).wrong.is_some(), "{pit:?} {way:?}");
                    // Whoever has found the pit is told that it is the other way.
                    let other = (pit, way.reversed());
                    let wanted = task.check(other.0, other.1).is_ok().then_some(other);
                    assert_eq!(learning(&table).wanted_way(), wanted);
                    found |= wanted.is_some();
                }
                table.did(Intent::LetGo);
            }
            assert_eq!(learning(&table).lit().is_some(), place == 0 || tries >= 2 || found);
        }
        assert!(tries > 20, "most pits are not the one");
        // And then it can be done.
        finish_beat(&mut table);
        assert_eq!(learning(&table).wrong, None);
    }
}

#[test]
fn whoever_hesitates_is_shown_the_pit_but_not_under_a_modal() {
    let frames = |share: f32| (PATIENCE.as_secs_f32() * share / 0.016) as usize;
    let mut table = begun();
    on(&mut table);
    table.frames(frames(0.8));
    assert_eq!(learning(&table).lit(), None);
    table.did(Intent::Open(Modal::Settings));
    table.frames(frames(2.0));
    assert_eq!(learning(&table).lit(), None, "who reads the settings does not hesitate");
    table.did(Intent::Close);
    table.frames(frames(0.3));
    assert!(learning(&table).lit().is_some());
    // A sowing is no hesitation either, though it was the wrong one. In the five beats every pit that can be sown is right
    // one way or the other, and a lesson of the course has others.
    let mut table = at_the_title();
    table.did(Intent::Learn(Learn::Course));
    table.did(Intent::Learn(Learn::Take(1)));
    let task = *deed(&table).task();
    let is_wrong = |pit: &Pit| {
        let refused = |way| matches!(task.check(*pit, way), Err(Wrong::Refused { .. }) | Ok(()));
        !Direction::BOTH.into_iter().any(refused)
    };
    let pit = Board::FourRows.pits().find(is_wrong).expect("a pit that can be sown in vain");
    table.did(Intent::Tap(pit));
    table.frames(frames(0.8));
    table.did(Intent::Choose(Direction::Forward));
    assert_eq!(deed(&table).wrong(), 1);
    table.frames(frames(0.6));
    assert_eq!(learning(&table).lit(), None);
    // A tap is no hesitation.
    let mut table = begun();
    on(&mut table);
    for _ in 0..6 {
        table.frames(frames(0.5));
        let right = deed(&table).task().accepted()[0].0;
        table.did(Intent::Tap(right));
    }
    assert_eq!(learning(&table).lit(), None);
}

#[test]
fn a_house_begins_it_from_wherever_it_is_in_one_frame() {
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let mut table = at_the_title();
    let computer = Seat::Computer(mbili::engine::Level::Mwanafunzi);
    table.begin(game, [computer, computer]);
    table.frames(300);
    table.want(Intent::ToTitle);
    table.want(Intent::Learn(Learn::Begin));
    table.frames(4);
    assert_eq!((table.screen(), beat(&table)), (Screen::Lesson, Some(Beat::Sow)));
    assert_agrees(&table);
    finish_beat(&mut table);
    // Once more, for the next visitor.
    table.did(Intent::Learn(Learn::Begin));
    assert_eq!(beat(&table), Some(Beat::Sow));
    assert!(!deed(&table).is_done());
    table.frames(3);
    assert_agrees(&table);
}

#[test]
fn where_no_lesson_may_begin_none_does() {
    let mut table = at_the_title();
    table.begin(Game::Djenon, [Seat::Human, Seat::Human]);
    for learn in [Learn::Begin, Learn::Take(3), Learn::Course, Learn::On] {
        table.did(Intent::Learn(learn));
        assert_eq!(table.screen(), Screen::Match);
        assert!(learning(&table).walk.is_none() && learning(&table).study.is_none());
    }
    assert_eq!(heard(&table), []);
    table.assert_agrees();
}

/// Anything at all that may be wanted here.
fn anything(random: &mut StdRng) -> Intent {
    let pit = Pit(random.random_range(0..34));
    let direction = Direction::BOTH[random.random_range(0..2)];
    match random.random_range(0..26) {
        0..5 => Intent::Tap(pit),
        5..7 => Intent::Tap(Board::FourRows.pit(Side::South, pit.0 % 8)),
        7..11 => Intent::Choose(direction),
        11 => Intent::Point(Some(pit)),
        12 => Intent::Aim(Some(direction)),
        13 => Intent::LetGo,
        14 => Intent::Skip,
        15 => Intent::TogglePlayback,
        16 => Intent::Seek(random.random_range(0.0..1.0)),
        17 => Intent::Play(Action::Sow { pit, direction }),
        18 => Intent::Point(None),
        19 => [Intent::Undo, Intent::Redo, Intent::ToggleThreats, Intent::ReplayLast, Intent::Hint]
            [random.random_range(0..5)]
        .clone(),
        20 => Intent::StepOn(mbili::app::stage::Stride::Seed),
        21 => Intent::StepBack(mbili::app::stage::Stride::Lap),
        22 => [Modal::Settings, Modal::Help, Modal::Pause, Modal::Book].map(Intent::Open)
            [random.random_range(0..4)]
        .clone(),
        23 => Intent::Close,
        24 if random.random_bool(0.3) => Intent::Learn(Learn::On),
        25 if random.random_bool(0.05) => Intent::Back,
        _ => Intent::Tap(Board::FourRows.pit(Side::South, pit.0 % 16)),
    }
}

#[test]
fn ten_minutes_of_random_input_never_lead_to_a_dead_end() {
    let mut random = StdRng::seed_from_u64(7);
    let mut table = begun();
    let (mut seconds, mut ends, mut done) = (0.0, 0, 0);
    while seconds < 600.0 {
        if table.screen() == Screen::Title && table.modal() == Modal::None {
            table.want(Intent::Learn(Learn::Begin));
        }
        table.want(anything(&mut random));
        let frames = random.random_range(1..12);
        table.frames(frames);
        seconds += frames as f32 * 0.016;
        assert!(matches!(table.screen(), Screen::Title | Screen::Lesson), "{seconds} s");
        if learning(&table).walk.as_ref().is_some_and(|walk| walk.beat().is_none()) {
            ends += 1;
            table.want(Intent::Back);
        }
        done = heard(&table).iter().filter(|told| matches!(told, Taught::Done(_))).count();
    }
    assert!(ends >= 1 && done >= 3, "{ends} ends, {done} beats done");
    // From wherever it is, what a person does leads to its end.
    table.did(Intent::Close);
    if table.screen() == Screen::Title {
        table.did(Intent::Learn(Learn::Begin));
    }
    while beat(&table).is_some() {
        if table.stage().paused {
            table.did(Intent::TogglePlayback);
        }
        settle(&mut table);
        if !deed(&table).is_done() {
            table.did(Intent::LetGo);
            finish_beat(&mut table);
        }
        on(&mut table);
    }
    assert!(heard(&table).contains(&Taught::Ended));
    assert_eq!(table.app.world().resource::<Playback>().disagreements(), 0);
}
