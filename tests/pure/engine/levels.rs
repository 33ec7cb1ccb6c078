//! How strong the levels are, and how varied. `MBILI_MATCH_PAIRS=n` plays longer matches.

use super::ask;
use super::players::{Player, Score, pairs};
use mbili::engine::Level;
use mbili::rules::{Game, KichwaRule, Rules};
use std::collections::HashSet;

/// Random turns before a match game: enough that games differ, few enough that both can win.
const OPENING: usize = 2;

fn match_pairs(default: u64) -> u64 {
    std::env::var("MBILI_MATCH_PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

fn assert_beats(score: Score) {
    assert!(score.mean - score.error > 0.5, "{score:?}");
}

const GAMES: [Game; 3] =
    [Game::Kujifunza(KichwaRule::Sustain), Game::Kujifunza(KichwaRule::Choose), Game::Djenon];

#[test]
fn a_beginner_beats_level_one() {
    for game in GAMES {
        for opening in [0, OPENING] {
            let one = Player::Mind(Level::One);
            let score = pairs(game, Player::Beginner, one, opening, match_pairs(500));
            assert!(score.mean >= 0.6, "{game:?} {score:?}");
        }
    }
}

#[test]
fn level_two_beats_level_one() {
    for game in GAMES {
        let (two, one) = (Player::Mind(Level::Two), Player::Mind(Level::One));
        assert_beats(pairs(game, two, one, OPENING, match_pairs(100)));
    }
}

#[test]
fn level_three_beats_level_two() {
    for game in GAMES {
        let (three, two) = (Player::Mind(Level::Three), Player::Mind(Level::Two));
        assert_beats(pairs(game, three, two, OPENING, match_pairs(100)));
    }
}

/// Over the three games together: with the kichwa chosen most openings are decided, whoever plays them.
#[test]
fn level_four_beats_level_three() {
    let scores = GAMES.map(|game| {
        let (four, three) = (Player::Mind(Level::Four), Player::Mind(Level::Three));
        pairs(game, four, three, OPENING, match_pairs(30))
    });
    let games = scores.len() as f64;
    let mean = scores.iter().map(|score| score.mean).sum::<f64>() / games;
    let error = scores.iter().map(|score| score.error.powi(2)).sum::<f64>().sqrt() / games;
    assert!(scores.iter().all(|score| score.mean >= 0.5), "{scores:?}");
    assert_beats(Score { mean, error });
}

#[test]
fn openings_vary() {
    for game in [Game::Kujifunza(KichwaRule::Sustain), Game::Kujifunza(KichwaRule::Choose)] {
        let first = |level| {
            let answers = (0..50).map(|seed| ask(game, &game.start(), level, seed));
            answers.map(|answer| answer.expect("a start").action).collect::<HashSet<_>>()
        };
        for level in [Level::One, Level::Two] {
            assert!(first(level).len() >= 8, "{game:?} {level:?} {:?}", first(level));
        }
    }
}
