//! How strong the levels are, and how varied. `MBILI_MATCH_PAIRS=n` plays longer matches.

use super::ask;
use super::players::{Player, balanced_openings, pairs};
use mbili::engine::Level;
use mbili::rules::{Game, KichwaRule, Rules};
use std::collections::HashSet;

const GAMES: [Game; 3] =
    [Game::Kujifunza(KichwaRule::Sustain), Game::Kujifunza(KichwaRule::Choose), Game::Djenon];

/// How many pairs of games a match has.
fn match_pairs(default: usize) -> usize {
    std::env::var("MBILI_MATCH_PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

fn assert_beats(stronger: Level, weaker: Level, default_pairs: usize) {
    for game in GAMES {
        let openings = balanced_openings(game, match_pairs(default_pairs));
        let score = pairs(game, Player::Mind(stronger), Player::Mind(weaker), &openings);
        assert!(score.mean - score.error > 0.5, "{game:?}: {stronger:?} {score:?}");
    }
}

#[test]
fn a_beginner_beats_level_one() {
    for game in GAMES {
        let number = match_pairs(300);
        for openings in [vec![game.start(); number], balanced_openings(game, number.min(100))] {
            let one = Player::Mind(Level::One);
            let score = pairs(game, Player::Beginner, one, &openings);
            assert!(score.mean >= 0.6, "{game:?} {score:?}");
        }
    }
}

#[test]
fn level_two_beats_level_one() {
    assert_beats(Level::Two, Level::One, 60);
}

#[test]
fn level_three_beats_level_two() {
    assert_beats(Level::Three, Level::Two, 60);
}

#[test]
fn level_four_beats_level_three() {
    assert_beats(Level::Four, Level::Three, 16);
}

#[test]
fn openings_vary() {
    let first = |game: Game, level, seeds| {
        let answers = (0..seeds).map(|seed| ask(game, &game.start(), level, seed));
        answers.map(|answer| answer.expect("a start").action).collect::<HashSet<_>>().len()
    };
    let (sustain, choose) = (GAMES[0], GAMES[1]);
    for level in [Level::One, Level::Two, Level::Three] {
        assert!(first(sustain, level, 50) >= 8, "{level:?} {}", first(sustain, level, 50));
    }
    // Where the player chooses, of sixteen first moves two win within three turns and eight lose.
    for (level, moves) in [(Level::One, 8), (Level::Two, 8), (Level::Three, 6)] {
        assert!(first(choose, level, 50) >= moves, "{level:?} {}", first(choose, level, 50));
    }
    // The mirror image of a best move is as good.
    assert!(first(sustain, Level::Four, 8) >= 2);
}
