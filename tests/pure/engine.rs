//! The mind: legal, quick to stop, the same each time, and right where the truth can be had.

mod auto;
mod calibrated;
mod drawn;
mod levels;
mod openings;
mod pie;
mod positions;
mod sample;
mod signature;
mod wins;

use mbili::engine::{Answer, Level, Question, choose, fallback};
use mbili::rules::*;
use positions::{constructed, endless_positions, random_game};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Asks about a position that stands for the first time.
fn ask(game: Game, position: &Position, level: Level, seed: u64) -> Option<Answer> {
    let question = Question { game, history: &[], position: *position, level, seed };
    choose(&question, &AtomicBool::new(false))
}

fn check_answer(game: Game, position: &Position, level: Level, answer: Option<&Answer>) {
    let legal = game.legal(position);
    let Some(answer) = answer else {
        assert!(legal.is_empty(), "{game:?} {level:?}: no answer to {position:?}");
        return;
    };
    assert!(legal.contains(&answer.action), "{game:?} {level:?}: {answer:?} to {position:?}");
    assert_eq!(answer.line.first(), Some(&answer.action));
    let mut reached = *position;
    for &action in &answer.line {
        let next = game.play(&reached, action, &mut ());
        reached = next.unwrap_or_else(|why| {
            panic!("{game:?} {level:?}: line {:?} of {position:?}: {why:?}", answer.line)
        });
    }
}

#[test]
fn every_answer_is_legal_in_random_games() {
    let mut chance = StdRng::seed_from_u64(1);
    for game in Game::ALL {
        for _ in 0..60 {
            for position in random_game(game, &mut chance) {
                for level in &Level::ALL[..4] {
                    let level = *level;
                    let answer = ask(game, &position, level, chance.random());
                    check_answer(game, &position, level, answer.as_ref());
                }
            }
        }
        for level in &Level::ALL[4..] {
            let level = *level;
            for position in random_game(game, &mut chance) {
                let answer = ask(game, &position, level, chance.random());
                check_answer(game, &position, level, answer.as_ref());
            }
        }
    }
}

#[test]
fn every_answer_is_legal_and_in_time_on_constructed_boards() {
    let mut chance = StdRng::seed_from_u64(2);
    for game in Game::ALL {
        for number in 0..400 {
            let position = constructed(game, &mut chance);
            let level = match number {
                0..2 => Level::Bingwa,
                2..30 => Level::ALL[4 + number % 3],
                _ => Level::ALL[number % 4],
            };
            let begun = Instant::now();
            let answer = ask(game, &position, level, chance.random());
            assert!(begun.elapsed() < Duration::from_secs(20), "{position:?} {level:?}");
            check_answer(game, &position, level, answer.as_ref());
        }
    }
}

#[test]
fn endless_sowings_are_never_chosen() {
    let mut chance = StdRng::seed_from_u64(8);
    let check = |game: Game, position: Position, chance: &mut StdRng| {
        let legal = game.legal(&position);
        if legal.len() == game.candidates(&position).len() {
            return 0;
        }
        for level in [Level::Mwanafunzi, Level::Mchezaji, Level::Stadi] {
            let answer = ask(game, &position, level, chance.random());
            check_answer(game, &position, level, answer.as_ref());
        }
        assert_eq!(fallback(game, &position), legal.first().copied());
        1
    };
    let endless = endless_positions();
    for game in &Game::ALL[..3] {
        let seen = endless.iter().map(|&position| check(*game, position, &mut chance)).sum::<i32>();
        // Two of the thirteen are only very long.
        assert_eq!(seen, 11);
    }
    let pits = [1, 2, 1, 2, 3, 1, 5, 4, 3, 2, 1, 2];
    let known = Position::new(Board::TwoRows, &pits, [21, 0], Side::South).expect("48 seeds");
    assert_eq!(check(Game::Djenon, known, &mut chance), 1);
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut chance = StdRng::seed_from_u64(3);
    for game in Game::ALL {
        for position in random_game(game, &mut chance).into_iter().step_by(5) {
            for level in Level::ALL {
                let seed = chance.random();
                assert_eq!(ask(game, &position, level, seed), ask(game, &position, level, seed));
            }
        }
    }
}

#[test]
fn a_stopped_search_answers_at_once() {
    let mut chance = StdRng::seed_from_u64(4);
    let stop = AtomicBool::new(true);
    for game in Game::ALL {
        for position in random_game(game, &mut chance) {
            let question = Question { game, history: &[], position, level: Level::Bingwa, seed: 1 };
            let answer = choose(&question, &stop);
            check_answer(game, &position, Level::Bingwa, answer.as_ref());
            // What ends the game at once needs no search.
            assert!(answer.is_none_or(|answer| answer.depth <= 1 && answer.nodes <= 40));
        }
    }
}

#[test]
fn a_search_is_stopped_in_its_middle() {
    let game = Game::Kujifunza(KichwaRule::Sustain);
    // Far too many seeds to be decided in this time.
    let position = Position::new(game.board(), &[7; 32], [0, 0], Side::South).expect("224 seeds");
    let question = Question { game, history: &[], position, level: Level::Bingwa, seed: 1 };
    let whole = choose(&question, &AtomicBool::new(false)).expect("a start");
    // On a busy machine the search may be over before this thread wakes: then once more.
    let stopped_early = (0..50).any(|_| {
        let stop = AtomicBool::new(false);
        let (answer, waited) = std::thread::scope(|scope| {
            let search = scope.spawn(|| choose(&question, &stop));
            std::thread::sleep(Duration::from_millis(2));
            let stopped = Instant::now();
            stop.store(true, Ordering::Relaxed);
            (search.join().expect("no panic"), stopped.elapsed())
        });
        check_answer(game, &position, Level::Bingwa, answer.as_ref());
        let nodes = answer.expect("a start").nodes;
        waited < Duration::from_millis(50) && nodes > 16 && nodes < whole.nodes
    });
    assert!(stopped_early);
}

#[test]
fn an_only_action_is_played_without_thought() {
    let mut chance = StdRng::seed_from_u64(5);
    for game in Game::ALL {
        let positions = (0..20).flat_map(|_| random_game(game, &mut chance)).collect::<Vec<_>>();
        let forced = positions.iter().filter(|position| game.legal(position).len() == 1);
        let mut seen = 0;
        for position in forced {
            let answer = ask(game, position, Level::Bingwa, 1).expect("an action");
            assert_eq!((answer.nodes, answer.depth), (0, 0));
            assert_eq!(Some(answer.action), fallback(game, position));
            seen += 1;
        }
        assert!(seen > 10, "{game:?}: {seen}");
    }
}

#[test]
fn it_passes_where_it_must() {
    let game = Game::Djenon;
    let pits = [1, 0, 1, 0, 0, 1, 5, 0, 2, 0, 0, 0];
    let position = Position::new(Board::TwoRows, &pits, [20, 18], Side::South).expect("48 seeds");
    for level in Level::ALL {
        let answer = ask(game, &position, level, 1).expect("a pass");
        assert_eq!(answer.action, Action::Pass);
    }
}

#[test]
fn there_is_no_answer_when_the_game_is_over() {
    let lost = {
        let mut pits = [1; 32];
        pits[16..24].fill(0);
        Position::new(Board::FourRows, &pits, [0, 0], Side::North).expect("few seeds")
    };
    let singles = Position::new(Board::FourRows, &[1; 32], [0, 0], Side::South).expect("few");
    for game in &Game::ALL[..3] {
        for position in [lost, lost.swapped(), singles] {
            assert_eq!(ask(*game, &position, Level::Bingwa, 1), None);
            assert_eq!(fallback(*game, &position), None);
        }
    }
    let end = Position::new(Board::TwoRows, &[1; 12], [20, 16], Side::South).expect("48 seeds");
    assert_eq!(ask(Game::Djenon, &end, Level::Bingwa, 1), None);
}

#[test]
fn the_node_limit_holds() {
    let mut chance = StdRng::seed_from_u64(6);
    for game in Game::ALL {
        for level in Level::ALL {
            let games = if level == Level::Bingwa { 1 } else { 10 };
            let positions = (0..games).flat_map(|_| random_game(game, &mut chance));
            let positions = positions.collect::<Vec<_>>();
            let few = positions.len().div_ceil(if level == Level::Bingwa { 6 } else { 200 });
            for position in positions.iter().step_by(few) {
                let Some(answer) = ask(game, position, level, 1) else { continue };
                // One sowing more may be begun below the limit; its laps weigh.
                let most = level.node_limit() + u64::from(FUEL);
                assert!(answer.nodes <= most, "{game:?} {level:?} {}", answer.nodes);
            }
        }
    }
}
