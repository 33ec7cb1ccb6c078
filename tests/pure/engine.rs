//! The mind: legal, quick to stop, the same each time, and right where the truth can be had.

mod levels;
mod players;

use mbili::engine::{Answer, Level, Question, choose, fallback};
use mbili::rules::*;
use players::random_action;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Asks about a position that stands for the first time.
fn ask(game: Game, position: &Position, level: Level, seed: u64) -> Option<Answer> {
    let question = Question { game, history: &[], position: *position, level, seed };
    choose(&question, &AtomicBool::new(false))
}

/// Each position of a game of random actions.
fn random_game(game: Game, chance: &mut StdRng) -> Vec<Position> {
    let mut positions = vec![game.start()];
    loop {
        let position = positions[positions.len() - 1];
        match random_action(game, &position, chance) {
            Some(action) if positions.len() < 500 => {
                positions.push(game.sow(&position, action, &mut ()).expect("legal sowings end"));
            }
            _ => return positions,
        }
    }
}

/// Any board at all: from nearly empty to as full as can be, won seeds and pending picks included.
fn constructed(game: Game, chance: &mut StdRng) -> Position {
    let board = game.board();
    loop {
        let most = chance.random_range(1..=40);
        let filled = chance.random_range(0.05..1.0);
        let pits: Vec<u8> = (0..board.len())
            .map(|_| if chance.random_bool(filled) { chance.random_range(0..=most) } else { 0 })
            .collect();
        let won = match game {
            Game::Djenon => [chance.random_range(0..20), chance.random_range(0..20)],
            Game::Kujifunza(_) => [0, 0],
        };
        let side = Side::BOTH[chance.random_range(0..2)];
        let Ok(position) = Position::new(board, &pits, won, side) else { continue };
        if game == Game::Kujifunza(KichwaRule::Choose) && chance.random_bool(0.3) {
            let direction = Direction::BOTH[chance.random_range(0..2)];
            let pit = board.pit(side, chance.random_range(2..6));
            let hand = chance.random_range(1..=most);
            if let Ok(waiting) = position.with_pending(hand, Pending { direction, pit }) {
                return waiting;
            }
        }
        return position;
    }
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
                for level in [Level::One, Level::Two] {
                    let answer = ask(game, &position, level, chance.random());
                    check_answer(game, &position, level, answer.as_ref());
                }
            }
        }
        for _ in 0..4 {
            for position in random_game(game, &mut chance) {
                let answer = ask(game, &position, Level::Three, chance.random());
                check_answer(game, &position, Level::Three, answer.as_ref());
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
                0..2 => Level::Four,
                2..30 => Level::Three,
                _ => Level::ALL[number % 2],
            };
            let begun = Instant::now();
            let answer = ask(game, &position, level, chance.random());
            assert!(begun.elapsed() < Duration::from_secs(20), "{position:?} {level:?}");
            check_answer(game, &position, level, answer.as_ref());
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut chance = StdRng::seed_from_u64(3);
    for game in Game::ALL {
        for position in random_game(game, &mut chance).into_iter().step_by(3) {
            for level in [Level::One, Level::Two, Level::Three] {
                let seed = chance.random();
                assert_eq!(ask(game, &position, level, seed), ask(game, &position, level, seed));
            }
        }
    }
    let game = Game::Djenon;
    let four = || ask(game, &game.start(), Level::Four, 5);
    assert_eq!(four(), four());
}

#[test]
fn a_stopped_search_answers_at_once() {
    let mut chance = StdRng::seed_from_u64(4);
    let stop = AtomicBool::new(true);
    for game in Game::ALL {
        for position in random_game(game, &mut chance) {
            let question = Question { game, history: &[], position, level: Level::Four, seed: 1 };
            let begun = Instant::now();
            let answer = choose(&question, &stop);
            assert!(begun.elapsed() < Duration::from_millis(100), "{position:?}");
            check_answer(game, &position, Level::Four, answer.as_ref());
            assert!(answer.is_none_or(|answer| answer.depth == 0 && answer.nodes <= 40));
        }
    }
}

#[test]
fn a_search_is_stopped_in_its_middle() {
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let position = game.start();
    let question = Question { game, history: &[], position, level: Level::Four, seed: 1 };
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
        check_answer(game, &position, Level::Four, answer.as_ref());
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
            let answer = ask(game, position, Level::Four, 1).expect("an action");
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
            assert_eq!(ask(*game, &position, Level::Four, 1), None);
            assert_eq!(fallback(*game, &position), None);
        }
    }
    let end = Position::new(Board::TwoRows, &[1; 12], [20, 16], Side::South).expect("48 seeds");
    assert_eq!(ask(Game::Djenon, &end, Level::Four, 1), None);
}

#[test]
fn the_node_limit_holds() {
    let mut chance = StdRng::seed_from_u64(6);
    for game in Game::ALL {
        for level in Level::ALL {
            let games = if level == Level::Four { 1 } else { 10 };
            let positions = (0..games).flat_map(|_| random_game(game, &mut chance));
            let positions = positions.collect::<Vec<_>>();
            let few = positions.len().div_ceil(if level == Level::Four { 6 } else { 200 });
            for position in positions.iter().step_by(few) {
                let Some(answer) = ask(game, position, level, 1) else { continue };
                // One sowing more may be begun below the limit; its laps weigh.
                let most = level.node_limit() + u64::from(FUEL);
                assert!(answer.nodes <= most, "{game:?} {level:?} {}", answer.nodes);
            }
        }
    }
}

/// In how many turns the side to move wins by force, if in at most so many; by trying everything.
fn brute_force(game: Game, position: &Position, turns: u32) -> Option<u32> {
    if let Some(outcome) = game.outcome(position) {
        return (outcome.winner() == Some(position.side())).then_some(0);
    }
    if turns == 0 {
        return None;
    }
    let values = game.legal(position).into_iter().filter_map(|action| {
        let next = game.sow(position, action, &mut ()).expect("legal sowings end");
        if next.side() == position.side() {
            brute_force(game, &next, turns)
        } else {
            loses_in(game, &next, turns - 1).map(|n| n + 1)
        }
    });
    values.min()
}

/// In how many turns the side to move loses whatever it does, if in at most so many.
fn loses_in(game: Game, position: &Position, turns: u32) -> Option<u32> {
    if let Some(outcome) = game.outcome(position) {
        return (outcome.winner() == Some(position.side().other())).then_some(0);
    }
    if turns == 0 {
        return None;
    }
    let mut longest = 0;
    for action in game.legal(position) {
        let next = game.sow(position, action, &mut ()).expect("legal sowings end");
        longest = longest.max(if next.side() == position.side() {
            loses_in(game, &next, turns)?
        } else {
            1 + brute_force(game, &next, turns - 1)?
        });
    }
    Some(longest)
}

#[test]
fn short_wins_are_found_and_are_the_shortest() {
    let mut chance = StdRng::seed_from_u64(7);
    for game in Game::ALL {
        let mut found = [0; 4];
        while found[1] < 12 || found[3] < 6 {
            let positions = random_game(game, &mut chance);
            for position in &positions[positions.len().saturating_sub(5)..] {
                let win = brute_force(game, position, 3);
                if game.legal(position).len() < 2 {
                    continue;
                }
                let Some(turns) = win else { continue };
                for level in [Level::Three, Level::Four] {
                    let answer = ask(game, position, level, chance.random()).expect("an action");
                    assert_eq!(answer.value.win_in(), Some(turns), "{game:?} {position:?}");
                    assert!(answer.line.len() >= turns as usize);
                }
                found[turns as usize] += 1;
            }
        }
    }
}
