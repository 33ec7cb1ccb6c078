//! Against a solver without any wit: it lists every position that can come, and finds by going over all of them
//! again and again from which a side can force the end.

use super::{ENOUGH, RULES, solver};
use crate::properties::boards;
use mbili::engine::packed::{Bao, Djenon};
use mbili::engine::solve::{DjenonSolver, MEMORY, Truth};
use mbili::rules::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashMap;

/// Positions with more to come are left out.
const MOST: usize = 2_000;

/// What a position is worth to its mover, and in how many turns of both; `None` for what nobody can force.
type Worth = Option<(bool, u32)>;

/// All positions that can come, each with those that its actions lead to; `None` if there are too many.
fn everything(game: Game, start: &Position) -> Option<Vec<(Position, Vec<usize>)>> {
    let mut numbers = HashMap::from([(*start, 0)]);
    let mut all = vec![(*start, Vec::new())];
    let mut at = 0;
    while at < all.len() {
        let position = all[at].0;
        let actions =
            if game.outcome(&position).is_some() { Actions::new() } else { game.legal(&position) };
        for action in actions {
            let next = game.sow(&position, action, &mut ()).expect("legal sowings end");
            let number = *numbers.entry(next).or_insert_with(|| {
                all.push((next, Vec::new()));
                all.len() - 1
            });
            all[at].1.push(number);
        }
        at += 1;
        if all.len() > MOST {
            return None;
        }
    }
    Some(all)
}

/// What each of these positions is worth.
fn worths(game: Game, all: &[(Position, Vec<usize>)]) -> Vec<Worth> {
    let mut known: Vec<Worth> = vec![None; all.len()];
    for (number, (position, _)) in all.iter().enumerate() {
        if let Some(outcome) = game.outcome(position) {
            known[number] = Some((outcome.winner() == Some(position.side()), 0));
        }
    }
    // In order of length, so that the first way found is the shortest.
    for length in 0..=all.len() as u32 {
        let mut changed = true;
        let before = known.iter().flatten().count();
        while changed {
            changed = false;
            for (number, (position, next)) in all.iter().enumerate() {
                if known[number].is_some() {
                    continue;
                }
                // Seen from the mover of this position, and counted from it; picks are no turns.
                let seen = |&next: &usize| {
                    let same = all[next].0.side() == position.side();
                    let (wins, turns) = known[next]?;
                    Some((wins == same, turns + u32::from(!same)))
                };
                let worths: Vec<Worth> = next.iter().map(seen).collect();
                let wins = worths.iter().flatten().any(|&(wins, turns)| wins && turns == length);
                let loses =
                    worths.iter().all(|w| w.is_some_and(|(w, turns)| !w && turns <= length));
                if wins || loses {
                    known[number] = Some((wins, length));
                    changed = true;
                }
            }
        }
        if length > 0 && known.iter().flatten().count() == before {
            break;
        }
    }
    known
}

/// A board of Bao with few seeds, so that not much can come.
fn small(game: Game, random: &mut StdRng) -> Position {
    // With the front seeds of both apart, captures are rare, and games go round in circles more often.
    let apart = random.random_bool(0.5);
    let seeds = if apart { 10 } else { random.random_range(4..=13) };
    loop {
        let mut pits = [0_u8; 32];
        for seed in 0..seeds {
            let (side, pit) = (seed % 2, random.random_range(0..8));
            let front = random.random_bool(0.6);
            let pit = match (front, apart) {
                (true, true) => 4 * side + pit % 4,
                (true, false) => pit,
                (false, _) => 8 + pit,
            };
            pits[16 * side + pit] += 1;
        }
        let side = Side::BOTH[random.random_range(0..2)];
        let position = Position::new(Board::FourRows, &pits, [0, 0], side).expect("few seeds");
        if game == Game::Kujifunza(KichwaRule::Choose) && random.random_bool(0.2) {
            let direction = Direction::BOTH[random.random_range(0..2)];
            let pit = Board::FourRows.pit(side, random.random_range(2..6));
            if let Ok(waiting) = position.with_pending(2, Pending { direction, pit }) {
                return waiting;
            }
        }
        if game.outcome(&position).is_none() {
            return position;
        }
    }
}

#[test]
fn truth_and_length_are_those_of_a_solver_that_looks_at_everything() {
    for (rule, name) in RULES {
        let game = Game::Kujifunza(rule);
        let mut random = StdRng::seed_from_u64(1);
        let mut solver = solver(rule);
        let mut seen = [0; 3];
        let mut longest = 0;
        for _ in 0..600 {
            let Some(all) = everything(game, &small(game, &mut random)) else { continue };
            let worths = worths(game, &all);
            // Where something goes round in circles, everything is compared; else the first.
            let compared = if worths.contains(&None) { all.len() } else { 1 };
            for ((position, _), worth) in all.iter().zip(worths).take(compared) {
                let (board, pick) = Bao::pack(position).expect("a board of Bao");
                // Some with all that was found out before, some without.
                if random.random_bool(0.5) {
                    solver.forget();
                }
                let truth = solver.truth(&board, pick, &ENOUGH);
                let length = solver.length(&board, pick, &ENOUGH);
                let expected = match worth {
                    Some((true, _)) => Truth::Win,
                    Some((false, _)) => Truth::Loss,
                    None => Truth::Draw,
                };
                assert_eq!(truth, Some(expected), "{name}: {position:?}");
                assert_eq!(length.map(u32::from), worth.map(|(_, turns)| turns), "{position:?}");
                seen[expected as usize] += 1;
                longest = longest.max(length.unwrap_or(0));
            }
        }
        println!("{name}: {seen:?} lost, drawn and won, at most {longest} turns");
        // Without positions that go round in circles this would say nothing of repetition.
        assert!(seen.iter().all(|&seen| seen > 100) && longest > 9, "{name}: {seen:?} {longest}");
    }
}

/// What South and North have in the end, by trying everything; `None` where it goes round in a circle, or a side has
/// sowings without end only.
fn score(position: &Position, line: &mut Vec<Position>) -> Option<[u8; 2]> {
    let game = Game::Djenon;
    if let Some(outcome) = game.outcome(position) {
        return outcome.score();
    }
    if line.contains(position) {
        return None;
    }
    line.push(*position);
    let mover = position.side().index();
    let mut best: Option<[u8; 2]> = None;
    for action in game.legal(position) {
        let next = game.sow(position, action, &mut ()).expect("legal sowings end");
        let score = score(&next, line)?;
        if best.is_none_or(|best| score[mover] > best[mover]) {
            best = Some(score);
        }
    }
    line.pop();
    best
}

#[test]
fn scores_are_those_of_trying_everything() {
    let mut random = StdRng::seed_from_u64(2);
    let mut solver = DjenonSolver::new(MEMORY);
    let (mut compared, mut drawn) = (0, 0);
    while compared < 2_000 {
        let position = boards::any(Game::Djenon, &mut random);
        if position.pits().iter().map(|&seeds| u32::from(seeds)).sum::<u32>() > 16 {
            continue;
        }
        let Some(expected) = score(&position, &mut Vec::new()) else { continue };
        let board = Djenon::pack(&position).expect("a board of Djenon-aboure");
        if random.random_bool(0.5) {
            solver.forget();
        }
        let [own, other] = solver.score(&board, &ENOUGH).expect("nothing goes round there");
        let found = if position.side() == Side::South { [own, other] } else { [other, own] };
        assert_eq!(found, expected, "{position:?}");
        compared += 1;
        drawn += u32::from(own == other);
    }
    assert!(drawn > 20, "{drawn}");
}
