//! What is accepted: of everything that can be answered, exactly what the rules make right.

use super::{Listed, brought_along};
use crate::notation::random_game;
use mbili::exercises::{
    Answer, Exercise, Kind, MOST_LAPS, Reply, Step, Why, Work, as_sowing, longest_resistance,
    name_of, text, winning, wins_within,
};
use mbili::rules::{Action, Direction, Game, Outcome, Pit, Rules, Side};

/// Everything that can be answered, but for marks.
fn replies(exercise: &Exercise) -> Vec<Reply> {
    let board = exercise.game.board();
    let mut all: Vec<Reply> = board.pits().map(Reply::Pit).collect();
    all.extend((0..=MOST_LAPS + 5).map(Reply::Number));
    for pit in board.pits() {
        all.extend(Direction::BOTH.map(|way| Reply::Sow(pit, way)));
    }
    all
}

fn is_right(step: &Step) -> bool {
    matches!(step, Step::Right(_))
}

/// What a fresh start of this work, led as far by these actions, says to a reply.
fn says(exercise: &Exercise, led: &[Action], reply: Reply) -> Step {
    let mut work = Work::new(*exercise);
    for &action in led {
        let (pit, way) = as_sowing(action).expect("a sowing");
        assert!(is_right(&work.answer(Reply::Sow(pit, way))));
    }
    work.answer(reply)
}

#[test]
fn nothing_but_what_is_right_is_accepted() {
    for (exercise, _, answer) in brought_along() {
        if exercise.kind == Kind::Starts {
            continue;
        }
        let accepted: Vec<Reply> = replies(&exercise)
            .into_iter()
            .filter(|&reply| is_right(&says(&exercise, &[], reply)))
            .collect();
        let right = match &answer {
            Answer::Number(laps) => Reply::Number(*laps),
            Answer::Pit(pit) => Reply::Pit(*pit),
            Answer::Actions(actions) => {
                let (pit, way) = as_sowing(actions[0]).expect("a sowing");
                Reply::Sow(pit, way)
            }
        };
        let line = text::print(&exercise);
        assert_eq!(accepted, [right], "{line}");
    }
}

/// Also what such exercises are not brought along for: whoever ends a game drawn or lost has found nothing.
#[test]
fn a_sowing_that_ends_the_game_without_a_win_is_wrong() {
    let asked = [Kind::WinInOne, Kind::WinInTwo, Kind::WinInThree, Kind::SaveRow];
    let (mut unwon, mut won) = (0, 0);
    for game in Game::ALL {
        let games = (0..60_u32).map(|seed| {
            let choices: Vec<u16> =
                (0..400).map(|turn| (name_of(&format!("{seed} {turn}")) >> 8) as u16).collect();
            random_game(game, &choices).1
        });
        // The end is near the end.
        let ends = games.flat_map(|played| played.into_iter().rev().take(6));
        for position in ends {
            for action in game.legal(&position) {
                let Some((pit, way)) = as_sowing(action) else { continue };
                let next = game.sow(&position, action, &mut ()).expect("a legal action");
                let Some(outcome) = game.outcome(&next) else { continue };
                let mine = matches!(outcome, Outcome::Won { side, .. } if side == position.side());
                *(if mine { &mut won } else { &mut unwon }) += 1;
                for kind in asked {
                    let exercise = Exercise { game, kind, position, sowing: None };
                    let step = says(&exercise, &[], Reply::Sow(pit, way));
                    if !mine {
                        assert_eq!(step, Step::Wrong(Why::EndsUnwon), "{kind:?} {position:?}");
                    } else if kind != Kind::SaveRow {
                        assert!(is_right(&step), "{kind:?} {position:?}");
                    }
                }
            }
        }
    }
    assert!(unwon > 10 && won > 10, "{unwon} without a win, {won} with one");
}

#[test]
fn marks_are_right_when_they_are_the_legal_starts() {
    let list = brought_along();
    for (exercise, _, answer) in list.iter().filter(|(e, ..)| e.kind == Kind::Starts) {
        let Answer::Actions(legal) = answer else { panic!("starts are actions") };
        let one_way = exercise.game == mbili::rules::Game::Djenon;
        let with = |change: &dyn Fn(&mut Vec<(Pit, Direction)>)| {
            let mut marks: Vec<_> = legal.iter().copied().filter_map(as_sowing).collect();
            change(&mut marks);
            let mut work = Work::new(*exercise);
            for pit in exercise.game.board().pits_of(Side::South) {
                let of = |way| marks.contains(&(pit, way));
                let taps = match (of(Direction::Forward), of(Direction::Backward)) {
                    (false, false) => 0,
                    (true, false) => 1,
                    (false, true) => 2,
                    (true, true) => 3,
                };
                (0..taps).for_each(|_| assert!(work.mark(pit, Direction::Forward)));
            }
            let marked: Vec<_> = work.marks().collect();
            assert_eq!(marked.len(), marks.len());
            (work.answer(Reply::Marks), work.is_solved())
        };
        let line = text::print(exercise);
        assert_eq!(with(&|_| ()), (Step::Right(Vec::new()), true), "{line}");
        let (step, solved) = with(&|marks| marks.truncate(legal.len() - 1));
        assert!(!solved);
        let last = legal.last().copied().and_then(as_sowing).expect("a start");
        let missing = Why::Marks { wrong: Vec::new(), missing: vec![last] };
        assert_eq!(step, Step::Wrong(missing), "{line}");
        for pit in exercise.game.board().pits_of(Side::South) {
            let known = |way: &Direction| !one_way || *way == Direction::Forward;
            for way in Direction::BOTH.into_iter().filter(known) {
                if legal.contains(&Action::Sow { pit, direction: way }) {
                    continue;
                }
                let (step, _) = with(&|marks| marks.push((pit, way)));
                let Step::Wrong(Why::Marks { wrong, missing }) = step else { panic!("{line}") };
                let action = Action::Sow { pit, direction: way };
                let refusal = exercise.game.check(&exercise.position, action);
                assert_eq!(wrong, [((pit, way), refusal.expect_err("illegal"))], "{line}");
                assert!(missing.is_empty());
            }
        }
    }
}

#[test]
fn a_win_of_several_turns_goes_on_with_the_longest_resistance() {
    let list = brought_along();
    let of_several = |(e, ..): &&Listed| e.kind.turns().is_some_and(|turns| turns > 1);
    for (exercise, _, answer) in list.iter().filter(of_several) {
        let Answer::Actions(line) = answer else { panic!("a line") };
        let game = exercise.game;
        let mut work = Work::new(*exercise);
        let mut led = Vec::new();
        for (turn, pair) in line.chunks(2).enumerate() {
            let at = *work.position();
            assert!(at.side() == Side::South && wins_within(game, &at, work.left()));
            assert!(!work.is_over());
            // At every turn exactly what wins in the turns that are left is accepted.
            let right = winning(game, &at, work.left());
            for pit in game.board().pits_of(Side::South) {
                for direction in Direction::BOTH {
                    let step = says(exercise, &led, Reply::Sow(pit, direction));
                    let wins = right.contains(&Action::Sow { pit, direction });
                    assert_eq!(is_right(&step), wins, "turn {turn}: {}", text::print(exercise));
                    // A wrong one is refuted by something that can be played.
                    if let Step::Wrong(Why::Holds { reply, .. } | Why::LosesTo { reply, .. }) = step
                    {
                        let action = Action::Sow { pit, direction };
                        let next = game.play(&at, action, &mut ()).expect("legal");
                        let after = game.play(&next, reply, &mut ()).expect("legal");
                        let left = work.left() - 1;
                        assert!(game.outcome(&after).is_some() || !wins_within(game, &after, left));
                    }
                }
            }
            let (pit, way) = as_sowing(pair[0]).expect("a sowing");
            let Step::Right(turns) = work.answer(Reply::Sow(pit, way)) else { panic!("right") };
            led.push(pair[0]);
            assert_eq!(turns.len(), pair.len(), "the opponent answers until it is over");
            if let Some(&reply) = pair.get(1) {
                let after = turns[0].after;
                assert_eq!(longest_resistance(game, &after, work.left()), Some(reply));
                assert_eq!(game.play(&after, reply, &mut ()), Ok(*work.position()));
            }
        }
        assert!(work.is_solved());
    }
}

#[test]
fn everything_can_be_shown_after_a_try_and_not_before() {
    for (exercise, ..) in brought_along() {
        let mut work = Work::new(exercise);
        assert!(!work.may_show());
        let wrong = match exercise.kind {
            Kind::Starts => Reply::Marks,
            Kind::Laps => Reply::Number(1),
            Kind::End => {
                let Some(Answer::Pit(right)) = exercise.answer() else { panic!("a pit") };
                Reply::Pit(Pit(right.0 ^ 1))
            }
            _ => Reply::Sow(exercise.game.board().pit(Side::North, 0), Direction::Forward),
        };
        assert!(matches!(work.answer(wrong), Step::Wrong(_)), "{}", text::print(&exercise));
        assert!(work.may_show());
        let turns = work.show();
        assert!(work.is_over() && !work.is_solved());
        for pair in turns.windows(2) {
            assert_eq!(pair[0].after, pair[1].before);
        }
        let end = turns.last().map_or(exercise.position, |turn| turn.after);
        assert_eq!(end, *work.position());
        if let Some(most) = exercise.kind.turns() {
            assert_eq!(turns.len(), 2 * usize::from(most) - 1);
            let outcome = exercise.game.outcome(&end).and_then(|outcome| outcome.winner());
            assert_eq!(outcome, Some(Side::South));
        }
        if exercise.kind == Kind::Starts {
            assert_eq!(work.marks().count(), exercise.game.legal(&exercise.position).len());
        }
        assert!(matches!(work.answer(wrong), Step::Nothing), "it is over");
        assert!(work.show().is_empty());
    }
}

#[test]
fn facts_about_laps_are_those_of_the_sowing() {
    for (exercise, _, answer) in brought_along() {
        let Some((laps, _)) = exercise.sown() else { continue };
        let board = exercise.game.board();
        if let Answer::Number(right) = answer {
            assert_eq!(right as usize, laps.len());
        }
        for guess in 1..=MOST_LAPS {
            if exercise.kind != Kind::Laps || guess as usize == laps.len() {
                continue;
            }
            match (Work::new(exercise).answer(Reply::Number(guess)), guess as usize) {
                (Step::Wrong(Why::GoesOn { lap, pit, .. }), guess) if guess < laps.len() => {
                    assert_eq!((lap as usize, pit), (guess, laps[guess - 1].0));
                }
                (Step::Wrong(Why::EndsBefore { .. }), guess) => assert!(guess > laps.len()),
                (step, guess) => panic!("{guess}: {step:?}"),
            }
        }
        for pit in board.pits().filter(|_| exercise.kind == Kind::End) {
            let ends = laps.iter().any(|&(end, _)| end == pit);
            match Work::new(exercise).answer(Reply::Pit(pit)) {
                Step::Right(_) => assert_eq!(laps.last().map(|last| last.0), Some(pit)),
                Step::Wrong(Why::GoesOn { lap, pit: told, .. }) => {
                    assert_eq!((told, laps[lap as usize - 1].0), (pit, pit));
                }
                Step::Wrong(Why::NoLapEnds { .. }) => assert!(!ends),
                step => panic!("{step:?}"),
            }
        }
    }
}
