//! Exercises at the table, without a window: each kind solved by what a person does, wrong tries, and no dead end.

use crate::harness::Table;
use mbili::app::exercises::{AtWork, Exercising, Progress, Told};
use mbili::app::session::{Intent, Match, Pointing, Practice};
use mbili::app::sowing::Playback;
use mbili::app::space::{PreviewMarks, Previews};
use mbili::app::state::{Modal, Screen};
use mbili::exercises::{Answer, Exercise, Kind, MOST_LAPS, Why, Work, all, as_sowing, wins_within};
use mbili::rules::{Action, Direction, Game, Pit, Rules, Side};
use rand::{RngExt, SeedableRng, rngs::StdRng};

fn at_exercises() -> Table {
    let mut table = Table::new();
    table.set(|settings| settings.speed = 8.0);
    table.did(Intent::OpenExercises);
    assert_eq!(table.screen(), Screen::Exercises);
    table
}

fn at_an_exercise(kind: Kind) -> Table {
    let mut table = at_exercises();
    table.did(Intent::Practice(Practice::Begin(Some(kind))));
    assert_eq!(table.screen(), Screen::Exercise);
    assert_eq!(at_work(&table).work.exercise().kind, kind);
    table
}

fn at_work(table: &Table) -> &AtWork {
    table.app.world().resource::<Exercising>().at_work.as_ref().expect("an exercise")
}

fn progress(table: &Table) -> &Progress {
    table.app.world().resource::<Progress>()
}

fn practise(table: &mut Table, practice: Practice) {
    table.did(Intent::Practice(practice));
}

/// That what is seen is where the exercise stands, and that nobody's match is in the way.
fn assert_agrees(table: &Table) {
    assert_eq!(table.stage().shown, Some(*at_work(table).work.position()));
    assert!(!table.stage().is_moving() && !at_work(table).is_busy());
    assert!(table.app.world().resource::<Match>().playing().is_none());
    assert_eq!(table.app.world().resource::<Playback>().disagreements(), 0);
}

/// Answers as a person does: by pits, ways and numbers.
fn give(table: &mut Table, answer: &Answer) {
    let exercise = *at_work(table).work.exercise();
    answer_as_a_person(table, &exercise, answer);
}

/// The same, wherever an exercise is worked at.
pub fn answer_as_a_person(table: &mut Table, exercise: &Exercise, answer: &Answer) {
    match answer {
        Answer::Number(laps) => practise(table, Practice::Number(*laps)),
        Answer::Pit(pit) => table.did(Intent::Tap(*pit)),
        Answer::Actions(actions) if exercise.kind == Kind::Starts => {
            let game = exercise.game;
            for pit in game.board().pits_of(Side::South) {
                let legal = |direction| actions.contains(&Action::Sow { pit, direction });
                // The first tap is the way to the right of the screen.
                let front = game.board().is_front(pit) || game == Game::Djenon;
                let right = if front { Direction::Forward } else { Direction::Backward };
                let taps = match (legal(right), legal(right.reversed())) {
                    (false, false) => 0,
                    (true, false) => 1,
                    (false, true) => 2,
                    (true, true) => 3,
                };
                (0..taps).for_each(|_| table.did(Intent::Tap(pit)));
            }
            practise(table, Practice::Check);
        }
        Answer::Actions(actions) => {
            for &action in actions.iter().step_by(2) {
                sow(table, exercise.game, action);
                settle(table);
            }
        }
    }
    settle(table);
}

fn sow(table: &mut Table, game: Game, action: Action) {
    let (pit, direction) = as_sowing(action).expect("a sowing");
    table.did(Intent::Tap(pit));
    if game != Game::Djenon {
        assert_eq!(table.app.world().resource::<Pointing>().chosen, Some(pit));
        table.did(Intent::Choose(direction));
    }
}

fn settle(table: &mut Table) {
    table.settle();
    table.frames(3);
}

/// Something wrong that can be answered.
fn answer_wrongly(table: &mut Table) {
    let exercise = *at_work(table).work.exercise();
    match exercise.answer().expect("an answer") {
        Answer::Number(laps) => practise(table, Practice::Number(laps % MOST_LAPS + 1)),
        Answer::Pit(pit) => table.did(Intent::Tap(Pit(pit.0 ^ 1))),
        Answer::Actions(_) if exercise.kind == Kind::Starts => practise(table, Practice::Check),
        Answer::Actions(right) => {
            let legal = exercise.game.legal(&exercise.position);
            let other = legal.iter().find(|action| **action != right[0]);
            sow(table, exercise.game, *other.expect("another sowing"));
        }
    }
}

#[test]
fn every_kind_is_solved_by_what_a_person_does() {
    for kind in Kind::ALL {
        let mut table = at_an_exercise(kind);
        assert_agrees(&table);
        let exercise = *at_work(&table).work.exercise();
        assert_eq!(progress(&table).count(Some(kind)).0, 0);
        give(&mut table, &exercise.answer().expect("an answer"));
        let at = at_work(&table);
        assert!(at.work.is_solved(), "{kind:?}");
        assert_eq!(at.told, Some(Told::Right));
        assert_agrees(&table);
        assert_eq!((progress(&table).count(Some(kind)).0, progress(&table).count(None).0), (1, 1));
        assert!(progress(&table).is_done(&exercise));
        practise(&mut table, Practice::Next);
        assert_ne!(at_work(&table).work.exercise(), &exercise);
        assert_eq!(at_work(&table).work.exercise().kind, kind);
        assert_agrees(&table);
    }
}

#[test]
fn a_wrong_try_is_told_and_may_be_shown() {
    for kind in Kind::ALL {
        let mut table = at_an_exercise(kind);
        practise(&mut table, Practice::Show);
        assert!(!at_work(&table).work.is_over(), "{kind:?}: who has not tried sees nothing");
        answer_wrongly(&mut table);
        let at = at_work(&table);
        assert!(matches!(at.told, Some(Told::Wrong(_))), "{kind:?}: {:?}", at.told);
        assert!(at.work.may_show() && at.asks());
        practise(&mut table, Practice::Show);
        settle(&mut table);
        let at = at_work(&table);
        assert_eq!(at.told, Some(Told::Shown));
        assert!(at.work.is_over() && !at.work.is_solved());
        assert_agrees(&table);
        assert_eq!(progress(&table).count(None).0, 0, "what was shown is not done");
        practise(&mut table, Practice::Again);
        assert!(at_work(&table).asks());
        assert_agrees(&table);
        let answer = at_work(&table).work.exercise().answer().expect("an answer");
        give(&mut table, &answer);
        assert!(at_work(&table).work.is_solved(), "{kind:?}");
        assert_eq!(progress(&table).count(None).0, 1);
    }
}

#[test]
fn a_win_in_two_goes_on_after_the_right_sowing() {
    let mut table = at_an_exercise(Kind::WinInTwo);
    let exercise = *at_work(&table).work.exercise();
    let Some(Answer::Actions(line)) = exercise.answer() else { panic!("a line") };
    sow(&mut table, exercise.game, line[0]);
    assert!(at_work(&table).is_busy());
    let before = *at_work(&table).work.position();
    table.did(Intent::Tap(Pit(0)));
    table.did(Intent::Choose(Direction::Forward));
    assert_eq!(*at_work(&table).work.position(), before, "nothing is answered while seeds move");
    settle(&mut table);
    let at = at_work(&table);
    assert_eq!((at.work.left(), at.work.is_over(), at.asks()), (1, false, true));
    assert_eq!(at.work.position().side(), Side::South, "the opponent has answered");
    assert_agrees(&table);
    sow(&mut table, exercise.game, line[2]);
    settle(&mut table);
    assert!(at_work(&table).work.is_solved());
    let outcome = exercise.game.outcome(at_work(&table).work.position());
    assert_eq!(outcome.and_then(|outcome| outcome.winner()), Some(Side::South));
}

#[test]
fn nothing_is_foreseen_for_who_is_to_foresee_it() {
    for kind in [Kind::End, Kind::WinInOne, Kind::MostSeeds, Kind::Starts] {
        let mut table = at_an_exercise(kind);
        for pit in 0..12 {
            table.did(Intent::Point(Some(Pit(pit))));
            let world = table.app.world();
            assert_eq!(*world.resource::<Previews>(), Previews::default());
            assert_eq!(*world.resource::<PreviewMarks>(), PreviewMarks::default());
        }
    }
}

#[test]
fn a_pit_that_cannot_be_sown_is_no_wrong_answer_but_told_why() {
    let mut table = at_an_exercise(Kind::WinInOne);
    let theirs = at_work(&table).work.exercise().game.board().pit(Side::North, 2);
    table.want(Intent::Tap(theirs));
    table.frames(1);
    assert_eq!(table.refusals(), 1);
    let at = at_work(&table);
    assert!(matches!(at.told, Some(Told::Wrong(Why::Refused { .. }))));
    assert!(!at.work.may_show(), "nothing was answered wrongly");
}

#[test]
fn leaving_is_always_possible_and_the_board_is_fresh_again() {
    for kind in Kind::ALL {
        for busy in [false, true] {
            let mut table = at_an_exercise(kind);
            if busy {
                let exercise = *at_work(&table).work.exercise();
                let answer = exercise.answer().expect("an answer");
                if let Answer::Actions(actions) = &answer
                    && kind != Kind::Starts
                {
                    sow(&mut table, exercise.game, actions[0]);
                }
            }
            table.did(Intent::Back);
            assert_eq!(table.screen(), Screen::Exercises);
            assert_eq!(table.stage().shown, Some(Game::ALL[0].start()));
            assert!(table.app.world().resource::<Exercising>().at_work.is_none());
            table.did(Intent::Back);
            assert_eq!((table.screen(), table.modal()), (Screen::Title, Modal::None));
            let mut table = at_an_exercise(kind);
            table.did(Intent::ToTitle);
            table.frames(2);
            assert_eq!(table.screen(), Screen::Title);
            assert_eq!(table.stage().shown, Some(Game::ALL[0].start()));
        }
    }
}

#[test]
fn what_is_done_can_be_forgotten_but_only_when_asked() {
    let mut table = at_an_exercise(Kind::Laps);
    let answer = at_work(&table).work.exercise().answer().expect("an answer");
    give(&mut table, &answer);
    practise(&mut table, Practice::Forget);
    table.did(Intent::Back);
    practise(&mut table, Practice::Forget);
    assert_eq!(progress(&table).count(None).0, 1, "nobody was asked");
    table.did(Intent::Open(Modal::ConfirmForget));
    assert_eq!(table.modal(), Modal::ConfirmForget);
    practise(&mut table, Practice::Forget);
    assert_eq!((table.modal(), progress(&table).is_empty()), (Modal::None, true));
}

#[test]
fn the_next_one_is_the_easiest_that_is_not_done() {
    let mut table = at_exercises();
    practise(&mut table, Practice::Begin(None));
    let mut seen = Vec::new();
    let mut grade = 0;
    for _ in 0..30 {
        let exercise = *at_work(&table).work.exercise();
        assert!(!seen.contains(&exercise.id()) && !progress(&table).is_done(&exercise));
        seen.push(exercise.id());
        assert!(exercise.grade() >= grade, "from the easiest to the hardest");
        grade = exercise.grade();
        give(&mut table, &exercise.answer().expect("an answer"));
        assert!(at_work(&table).work.is_solved());
        practise(&mut table, Practice::Next);
    }
    assert_eq!(progress(&table).count(None), (30, 300));
    // What was passed over comes again.
    let passed = at_work(&table).work.exercise().id();
    practise(&mut table, Practice::Next);
    assert_ne!(at_work(&table).work.exercise().id(), passed);
    practise(&mut table, Practice::Begin(None));
    assert_eq!(at_work(&table).work.exercise().id(), passed);
}

#[test]
fn when_all_are_done_there_is_still_a_next_one() {
    let done: String = all().iter().map(|exercise| format!("{:08x}\n", exercise.id())).collect();
    let text = format!("{}{done}", Progress::default().to_text());
    let (all_done, bad) = Progress::read(text.as_bytes());
    assert_eq!((bad, all_done.count(None)), (None, (300, 300)));
    for kind in [None, Some(Kind::SaveRow)] {
        let mut table = at_exercises();
        *table.app.world_mut().resource_mut::<Progress>() = all_done.clone();
        practise(&mut table, Practice::Begin(kind));
        let first = at_work(&table).work.exercise().id();
        practise(&mut table, Practice::Next);
        assert_ne!(at_work(&table).work.exercise().id(), first);
        assert!(at_work(&table).asks());
    }
}

/// Anything at all that may be wanted here.
fn anything(random: &mut StdRng) -> Intent {
    let pit = Pit(random.random_range(0..34));
    let direction = Direction::BOTH[random.random_range(0..2)];
    let kind = Kind::ALL[random.random_range(0..Kind::ALL.len())];
    match random.random_range(0..24) {
        0..5 => Intent::Tap(pit),
        5..8 => Intent::Choose(direction),
        8 => Intent::Point(Some(pit)),
        9 => Intent::Aim(Some(direction)),
        10 => Intent::LetGo,
        11 => Intent::Practice(Practice::Check),
        12 => Intent::Practice(Practice::Number(random.random_range(0..16))),
        13 => Intent::Practice(Practice::Show),
        14 => Intent::Practice(Practice::Next),
        15 => Intent::Practice(Practice::Again),
        16 => Intent::Practice(Practice::Begin(Some(kind).filter(|_| random.random_bool(0.7)))),
        17 => Intent::Skip,
        18 => Intent::TogglePlayback,
        19 => Intent::Play(Action::Sow { pit, direction }),
        20 => [Intent::Undo, Intent::Redo, Intent::ToggleThreats, Intent::ReplayLast]
            [random.random_range(0..4)]
        .clone(),
        21 => [Modal::Settings, Modal::Help, Modal::ConfirmForget, Modal::Pause].map(Intent::Open)
            [random.random_range(0..4)]
        .clone(),
        22 => Intent::Close,
        _ if random.random_bool(0.2) => Intent::Back,
        _ => Intent::Practice(Practice::Forget),
    }
}

/// Whether a win that is asked for is still to be had; always, while it is worked at.
fn may_be_won(work: &Work) -> bool {
    let (game, at) = (work.exercise().game, work.position());
    work.is_over()
        || work.exercise().kind.turns().is_none()
        || at.side() == Side::South && wins_within(game, at, work.left())
}

#[test]
fn whatever_is_done_there_is_a_way_on() {
    let mut random = StdRng::seed_from_u64(2);
    let mut table = at_exercises();
    let (mut solved, mut shown) = (0, 0);
    for step in 0..6_000 {
        if table.screen() == Screen::Title {
            table.want(Intent::OpenExercises);
        }
        for _ in 0..random.random_range(1..4) {
            table.want(anything(&mut random));
        }
        table.frames(random.random_range(1..4));
        assert!(
            matches!(table.screen(), Screen::Title | Screen::Exercises | Screen::Exercise),
            "step {step}"
        );
        if let Some(at) = &table.app.world().resource::<Exercising>().at_work {
            assert!(may_be_won(&at.work), "step {step}: {:?}", at.work.exercise());
            solved += usize::from(at.work.is_solved());
            shown += usize::from(at.told == Some(Told::Shown));
        }
        if step % 200 == 199 {
            // From wherever it is, what is asked can be answered.
            (0..2).for_each(|_| table.did(Intent::Close));
            if table.stage().paused {
                table.did(Intent::TogglePlayback);
            }
            settle(&mut table);
            if table.screen() == Screen::Title {
                table.did(Intent::OpenExercises);
            }
            let kind = Kind::ALL[step / 200 % Kind::ALL.len()];
            practise(&mut table, Practice::Begin(Some(kind)));
            assert_agrees(&table);
            let answer = at_work(&table).work.exercise().answer().expect("an answer");
            give(&mut table, &answer);
            assert!(at_work(&table).work.is_solved(), "step {step}");
        }
    }
    assert!(solved > 10 && shown > 10, "{solved} solved, {shown} shown");
}
