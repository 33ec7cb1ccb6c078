//! How the levels begin: not always alike, and the strongest never away from a win that is known.

use super::ask;
use mbili::engine::Level;
use mbili::engine::solve::{Judge, Limits, MEMORY};
use mbili::rules::{Action, Direction, Game, KichwaRule, Position, Rules, Side};
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

const SUSTAIN: Game = Game::Kujifunza(KichwaRule::Sustain);
const CHOOSE: Game = Game::Kujifunza(KichwaRule::Choose);

/// How a level begins with so many seeds.
fn first_moves(game: Game, level: Level, seeds: u64) -> HashSet<Action> {
    let answers = (0..seeds).map(|seed| ask(game, &game.start(), level, seed));
    answers.map(|answer| answer.expect("a start").action).collect()
}

#[test]
fn openings_vary() {
    // Sixteen first moves in Bao, six in Djenon-aboure.
    for game in Game::ALL {
        let least = if game == Game::Djenon { 4 } else { 8 };
        for level in &Level::ALL[..7] {
            let seen = first_moves(game, *level, 50);
            assert!(seen.len() >= least, "{game:?} {level:?}: {seen:?}");
        }
    }
}

/// Where a seat stands lost, bingwa may play anything; it chooses what is hardest to answer.
#[test]
fn bingwa_begins_with_moves_that_win_if_there_are_any() {
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes: 1_000_000, stop: &stop };
    for game in Game::ALL {
        let mut judge = Judge::new(game, MEMORY);
        let choices = judge.choices(&game.start(), &limits);
        let wins = choices.iter().filter(|choice| {
            choice.verdict.is_some_and(|verdict| verdict.winner == Some(Side::South))
        });
        let wins: HashSet<Action> = wins.map(|choice| choice.action).collect();
        let seen = first_moves(game, Level::Bingwa, 50);
        if !wins.is_empty() {
            assert_eq!(seen, wins, "{game:?}");
        }
    }
}

/// By exhaustive search the first player wins with A3 and A6, either way, and with nothing else; see
/// `tests/vectors/solved.json`.
#[test]
fn bingwa_begins_with_every_winning_move_where_the_kichwa_is_sustained() {
    let board = SUSTAIN.board();
    let seen = first_moves(SUSTAIN, Level::Bingwa, 8);
    let pits = [2, 5].map(|ring| board.pit(Side::South, ring));
    let wins = |action: &Action| matches!(action, Action::Sow { pit, .. } if pits.contains(pit));
    assert!(seen.iter().all(wins), "{seen:?}");
    assert!(seen.len() >= 3, "{seen:?}");
}

/// In how many turns South wins whatever North does, if bingwa sees it. An action of which there is
/// no other is played without thought, so it is followed here.
fn south_wins_in(game: Game, position: &Position) -> Option<u32> {
    if let Some(outcome) = game.outcome(position) {
        return (outcome.winner() == Some(Side::South)).then_some(0);
    }
    if let [only] = game.legal(position)[..] {
        let next = game.sow(position, only, &mut ()).expect("legal sowings end");
        let turns = u32::from(next.side() != position.side());
        return south_wins_in(game, &next).map(|more| more + turns);
    }
    let value = ask(game, position, Level::Bingwa, 0).expect("the game is not over").value;
    if position.side() == Side::South { value.win_in() } else { value.loss_in() }
}

/// Where the player chooses, a win is seen to its end before the first move, and kept in it.
#[test]
fn bingwa_begins_with_several_proven_wins_where_the_kichwa_is_chosen() {
    let mut seen = HashSet::new();
    for seed in 0..8 {
        let start = CHOOSE.start();
        let answer = ask(CHOOSE, &start, Level::Bingwa, seed).expect("a start");
        let promised = answer.value.win_in().expect("a proven win");
        if !seen.insert(answer.action) {
            continue;
        }
        // The picks that follow are of the same turn.
        let mut position = CHOOSE.sow(&start, answer.action, &mut ()).expect("legal");
        while position.side() == Side::South {
            assert!(south_wins_in(CHOOSE, &position).is_some_and(|turns| turns <= promised));
            let pick = ask(CHOOSE, &position, Level::Bingwa, seed).expect("a pick").action;
            position = CHOOSE.sow(&position, pick, &mut ()).expect("legal");
        }
        assert!(south_wins_in(CHOOSE, &position).is_some_and(|turns| turns < promised));
    }
    assert!(seen.len() >= 3, "{seen:?}");
}

/// In Djenon-aboure the first player wins with A5 and A6, and with nothing else.
#[test]
fn bingwa_begins_with_every_winning_move_in_djenon() {
    let game = Game::Djenon;
    let board = game.board();
    let pits = [4, 5].map(|ring| board.pit(Side::South, ring));
    let wins = pits.map(|pit| Action::Sow { pit, direction: Direction::Forward });
    assert_eq!(first_moves(game, Level::Bingwa, 8), HashSet::from(wins));
}
