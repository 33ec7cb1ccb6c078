//! Forced wins, compared with what trying everything finds.

use super::ask;
use super::positions::random_game;
use mbili::engine::Level;
use mbili::rules::*;
use rand::{RngExt, SeedableRng, rngs::StdRng};

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
                // Stadi looks two turns ahead in every game. In Djenon-aboure bingwa plays for seeds.
                for level in [Level::Stadi, Level::Bingwa] {
                    if level == Level::Stadi && turns > 2
                        || level == Level::Bingwa && game == Game::Djenon
                    {
                        continue;
                    }
                    let answer = ask(game, position, level, chance.random()).expect("an action");
                    assert_eq!(answer.value.win_in(), Some(turns), "{game:?} {position:?}");
                    // What is proven is not played out in thought.
                    assert!(level == Level::Bingwa || answer.line.len() >= turns as usize);
                }
                found[turns as usize] += 1;
            }
        }
    }
}

#[test]
fn where_the_player_chooses_the_first_one_wins_in_three_turns() {
    let game = Game::Kujifunza(KichwaRule::Choose);
    assert_eq!(brute_force(game, &game.start(), 2), None);
    assert_eq!(brute_force(game, &game.start(), 3), Some(3));
    // There are slower wins as well, and with them level Four may begin.
    let answers =
        (0..4).map(|seed| ask(game, &game.start(), Level::Bingwa, seed).expect("a start"));
    assert_eq!(answers.filter_map(|answer| answer.value.win_in()).min(), Some(3));
}
