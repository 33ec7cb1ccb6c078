//! Lessons: that each asks for what it teaches, accepts exactly that, and never leaves anybody without a way on.

mod course;

use mbili::lessons::{Beat, Deed, Goal, Step, Task, Walk, Wrong};
use mbili::notation::{parse_move, print_action};
use mbili::rules::{
    Action, Board, Direction, Draft, Event, Game, KichwaRule, LapEnd, Lift, Outcome, Pit, Refusal,
    Rules, Side, TurnEnd, TurnKind, WonBy,
};
use mbili::words::{Language, Words};
use std::collections::BTreeSet;

const BAO: Game = Game::Kujifunza(KichwaRule::Sustain);

/// What each beat accepts, written out.
fn accepted(beat: Beat) -> &'static str {
    match beat {
        Beat::Sow => "A6R A6L",
        Beat::Relay => "A5R A8L A8R",
        Beat::Capture => "A3R B8R",
        Beat::MustCapture => "A8L",
        Beat::Win => "A1R B7R",
    }
}

fn named(task: &Task) -> BTreeSet<String> {
    let sow = |(pit, direction)| print_action(task.game.board(), Action::Sow { pit, direction });
    task.accepted().into_iter().map(sow).collect()
}

fn told(task: &Task, (pit, direction): (Pit, Direction)) -> Vec<Event> {
    let mut events = Vec::new();
    let action = Action::Sow { pit, direction };
    task.game.play(&task.position, action, &mut events).expect("what is accepted is legal");
    events
}

/// All that can be tapped or sown on a board, and some that cannot.
fn everything() -> impl Iterator<Item = (Pit, Direction)> {
    (0..40).flat_map(|pit| Direction::BOTH.map(|direction| (Pit(pit), direction)))
}

#[test]
fn every_beat_is_a_position_of_a_match_with_all_its_seeds() {
    for beat in Beat::ALL {
        let task = beat.task();
        assert_eq!(task.game, BAO);
        assert_ne!(task.position, BAO.start(), "{beat:?}: its line can be read");
        assert_eq!(task.position.total(), 64, "{beat:?}");
        assert_eq!(task.position.side(), Side::South, "{beat:?}");
        assert_eq!(Draft::of(&task.position).fit(BAO), Ok(task.position), "{beat:?}");
    }
}

#[test]
fn every_beat_accepts_exactly_what_is_written_here() {
    for beat in Beat::ALL {
        let expected: BTreeSet<String> =
            accepted(beat).split_whitespace().map(str::to_owned).collect();
        assert_eq!(named(&beat.task()), expected, "{beat:?}");
        for text in expected {
            let turn = parse_move(Board::FourRows, &text).expect("a move");
            let Action::Sow { pit, direction } = turn.start else { panic!("{text}") };
            assert!(matches!(Deed::new(beat.task()).sow(pit, direction), Step::Right(_)));
        }
    }
}

#[test]
fn what_a_beat_accepts_is_what_it_teaches() {
    for beat in Beat::ALL {
        let task = beat.task();
        for sowing in task.accepted() {
            let events = told(&task, sowing);
            let laps = events.iter().filter(|e| matches!(e, Event::LapEnded { .. })).count();
            let relays = events
                .iter()
                .filter(|e| matches!(e, Event::Lifted { why: Lift::Relay, .. }))
                .count();
            let captures = events.iter().filter(|e| matches!(e, Event::Captured { .. })).count();
            let entries = events.iter().filter(|e| matches!(e, Event::Entered { .. })).count();
            match beat {
                Beat::Sow => assert_eq!((laps, captures), (1, 0)),
                Beat::Relay => assert!(relays >= 1 && captures == 0),
                Beat::Capture | Beat::MustCapture => {
                    assert_eq!((captures, entries), (1, 1));
                    // The captured seeds are seen to enter, one pit after the other.
                    assert_eq!(laps, 2);
                }
                Beat::Win => {
                    let won = events.iter().find_map(|event| match event {
                        Event::GameEnded { outcome } => Some(*outcome),
                        _ => None,
                    });
                    let by = WonBy::FrontRowEmptied;
                    assert_eq!(won, Some(Outcome::Won { side: Side::South, by }));
                }
            }
            assert!(laps <= 3, "{beat:?}: short enough to be followed");
        }
    }
}

#[test]
fn in_the_beat_of_the_duty_there_is_much_to_be_tempted_by_and_one_thing_allowed() {
    let task = Beat::MustCapture.task();
    assert_eq!(BAO.turn_kind(&task.position), TurnKind::Mtaji);
    assert_eq!(BAO.legal(&task.position).len(), 1);
    let board = Board::FourRows;
    let tempting = board
        .pits_of(Side::South)
        .filter(|&pit| board.is_front(pit) && task.position.seeds(pit) > 1);
    assert!(tempting.count() >= 6);
    let must = everything().filter_map(|(pit, direction)| task.check(pit, direction).err());
    let must = must.filter(|wrong| {
        matches!(wrong, Wrong::Refused { refusal: Refusal::MustCapture { .. }, .. })
    });
    assert!(must.count() >= 12, "the rule itself explains most wrong taps");
}

#[test]
fn whatever_is_tapped_or_sown_is_right_or_says_why_not() {
    for beat in Beat::ALL {
        let task = beat.task();
        for (pit, direction) in everything() {
            let mut deed = Deed::new(task);
            let tapped = deed.tap(pit);
            let ways = Direction::BOTH
                .map(|direction| BAO.check(&task.position, Action::Sow { pit, direction }).is_ok());
            assert_eq!(tapped.is_none(), ways.contains(&true), "{beat:?} {pit:?}");
            let before = deed.wrong();
            match deed.sow(pit, direction) {
                Step::Right(turn) => {
                    assert_eq!(turn.before, task.position);
                    assert!(deed.is_done() && deed.lit().is_none());
                    assert_eq!(deed.sow(pit, direction), Step::Nothing, "once only");
                }
                Step::Wrong(wrong) => {
                    assert_eq!(task.check(pit, direction), Err(wrong));
                    assert!(!deed.is_done() && deed.wrong() == before + 1);
                }
                Step::Nothing => panic!("{beat:?} {pit:?} {direction:?}: no answer"),
            }
        }
    }
}

#[test]
fn what_is_wrong_is_said_by_the_fact_that_makes_it_wrong() {
    let task = Beat::Relay.task();
    let wrong: Vec<(Pit, Direction, Wrong)> = everything()
        .filter_map(|(pit, direction)| Some((pit, direction, task.check(pit, direction).err()?)))
        .filter(|(_, _, wrong)| !matches!(wrong, Wrong::Refused { .. }))
        .collect();
    assert!(!wrong.is_empty(), "the beat has a legal sowing that is not the one");
    for (pit, direction, wrong) in wrong {
        let events = told(&task, (pit, direction));
        let end = events.iter().find_map(|event| match *event {
            Event::LapEnded { pit, how } => Some((pit, how)),
            _ => None,
        });
        assert_eq!(end.map(|(pit, how)| (Wrong::Ends { pit }, how)), Some((wrong, LapEnd::Empty)));
        let ended = Event::TurnEnded { side: Side::South, why: TurnEnd::EmptyPit };
        assert!(events.contains(&ended));
    }
    let other = Task { goal: Goal::OneLap, ..task };
    let relays = task
        .accepted()
        .into_iter()
        .all(|(pit, direction)| matches!(other.check(pit, direction), Err(Wrong::Relays { .. })));
    assert!(relays, "what relays is wrong where one lap is asked for");
}

#[test]
fn the_right_pit_is_lit_after_a_second_wrong_try_or_when_asked_for() {
    for beat in Beat::ALL {
        let task = beat.task();
        let theirs = Board::FourRows.pit(Side::North, 0);
        let mut deed = Deed::new(task);
        assert_eq!(deed.lit(), None);
        assert!(deed.tap(theirs).is_some());
        assert_eq!(deed.lit(), None, "{beat:?}: one slip is no need");
        assert!(deed.tap(theirs).is_some());
        let lit = deed.lit().expect("lit");
        let ways = task.accepted().into_iter().filter(|(pit, _)| *pit == lit).count();
        assert!(ways > 0, "{beat:?}");
        // A way is lit only where it is not all the same which.
        assert_eq!(deed.lit_way().is_some(), ways == 1, "{beat:?}");
        assert!(deed.lit_way().is_none_or(|(pit, way)| task.check(pit, way).is_ok()));
        let mut asked = Deed::new(task);
        asked.light();
        assert_eq!(asked.lit(), Some(lit));
    }
}

#[test]
fn whoever_has_found_the_pit_and_not_the_way_is_shown_the_way() {
    let lessons = mbili::lessons::course::ALL.iter().map(|lesson| lesson.task());
    let mut shown = 0;
    for task in Beat::ALL.map(Beat::task).into_iter().chain(lessons) {
        for (pit, way) in everything() {
            let mut deed = Deed::new(task);
            let Step::Wrong(_) = deed.sow(pit, way) else { continue };
            let other = (pit, way.reversed());
            let wanted = task.check(other.0, other.1).is_ok().then_some(other);
            assert_eq!(deed.wanted_way(), wanted, "{pit:?} {way:?}");
            let Some(wanted) = wanted else { continue };
            shown += 1;
            assert_eq!((deed.lit(), deed.lit_way()), (Some(pit), Some(wanted)));
            // Another try is another matter, and what is lit stays lit.
            let refused = everything().map(|(pit, _)| pit).find(|&pit| deed.tap(pit).is_some());
            assert!(refused.is_some());
            assert_eq!((deed.wanted_way(), deed.lit_way()), (None, Some(wanted)));
            assert!(matches!(deed.sow(wanted.0, wanted.1), Step::Right(_)));
            assert_eq!((deed.wanted_way(), deed.lit()), (None, None));
        }
    }
    assert!(shown > 10, "{shown}");
}

#[test]
fn the_walk_leads_through_all_beats_done_or_left_out() {
    for done in 0..32_u32 {
        let mut walk = Walk::new();
        let first = walk.deed().and_then(Deed::lit);
        assert!(first.is_some(), "the first pit to touch is lit from the beginning");
        for (place, beat) in Beat::ALL.into_iter().enumerate() {
            assert_eq!(walk.beat(), Some(beat));
            assert_eq!(usize::from(beat.number()), place + 1);
            if done & 1 << place != 0 {
                let deed = walk.deed_mut().expect("a deed");
                let (pit, direction) = deed.task().accepted()[0];
                deed.sow(pit, direction);
                assert!(walk.is_done(beat));
            }
            walk.on();
            assert_eq!(walk.is_done(beat), done & 1 << place != 0);
        }
        assert!(walk.beat().is_none() && walk.deed().is_none());
        walk.on();
        assert_eq!(walk.beat(), None);
    }
}

#[test]
fn a_sentence_of_a_beat_has_at_most_a_dozen_words_and_the_term_comes_after_the_deed() {
    let words = Words::new(Language::English);
    let terms = ["kete", "endelea", "kichwa", "mtaji", "hamna"];
    let mut asked = String::new();
    for (beat, term) in Beat::ALL.into_iter().zip(terms) {
        for key in [beat.asks(), beat.names()] {
            let text = words.get(key);
            let count = text.split_whitespace().count();
            assert!((5..=12).contains(&count), "{key}: {count} words: {text}");
        }
        asked += &words.get(beat.asks()).to_lowercase();
        assert!(!asked.contains(term), "{beat:?}: {term} is named before it is done");
        assert!(words.get(beat.names()).to_lowercase().contains(term), "{beat:?}");
        asked += &words.get(beat.names()).to_lowercase();
    }
    for key in ["learn-choose", "learn-lit", "learn-end-line"] {
        assert!(words.get(key).split_whitespace().count() <= 12, "{key}");
    }
}
