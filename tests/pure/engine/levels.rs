//! How strong the levels are: matches of pairs of games, each pair from one balanced opening with the
//! seats swapped.
//!
//! `MBILI_PROOF_PAIRS` sets how many pairs each match has, and `MBILI_PROOF_SEED` the seed; each match
//! prints a line with its score. `scripts/prove levels` plays hundreds. Without them the matches are as
//! short as shows what is to be shown: the seed is fixed, so the same games are played each time.

use super::players::{Player, Score, balanced_openings, match_score};
use crate::setting;
use mbili::engine::Level;
use mbili::rules::{Game, KichwaRule, Rules};

const SUSTAIN: Game = Game::Kujifunza(KichwaRule::Sustain);
const CHOOSE: Game = Game::Kujifunza(KichwaRule::Choose);
const GAMES: [Game; 3] = [SUSTAIN, CHOOSE, Game::Djenon];

/// Plays a match from balanced openings and tells its score for the first player.
fn play_match(game: Game, first: Player, second: Player, default_pairs: u64) -> Score {
    let seed = setting("MBILI_PROOF_SEED", 1);
    let number = setting("MBILI_PROOF_PAIRS", default_pairs);
    let openings = balanced_openings(game, number, seed);
    let score = match_score(game, [first, second], &openings, seed);
    println!("{game:?}, {first} against {second}: seed {seed}: {number} pairs of games: {score}");
    score
}

/// One is stronger than the other if a score of one half is not within the confidence interval.
fn assert_beats(game: Game, stronger: Level, weaker: Level, default_pairs: u64) {
    let [first, second] = [stronger, weaker].map(Player::Mind);
    let score = play_match(game, first, second, default_pairs);
    assert!(score.at_least() > 0.5, "{game:?}: {first} against {second}: {score}");
}

/// It learns with the player: whoever sees where the first lap ends and takes the most is ahead of it.
#[test]
fn a_beginner_beats_level_one() {
    for game in GAMES {
        let score = play_match(game, Player::Beginner, Player::Mind(Level::Mwanafunzi), 200);
        assert!(score.at_least() > 0.5, "{game:?} {score}");
    }
}

/// And also in a match that begins as usual.
#[test]
fn a_beginner_beats_level_one_from_the_start() {
    for game in GAMES {
        let starts = vec![game.start(); 200];
        let score =
            match_score(game, [Player::Beginner, Player::Mind(Level::Mwanafunzi)], &starts, 1);
        assert!(score.at_least() > 0.5, "{game:?} {score}");
    }
}

#[test]
fn level_two_beats_level_one() {
    for game in GAMES {
        assert_beats(game, Level::Mchezaji, Level::Mwanafunzi, 60);
    }
}

#[test]
fn level_three_beats_level_two() {
    for game in GAMES {
        assert_beats(game, Level::Stadi, Level::Mchezaji, 60);
    }
}

// A test for each game, since these take long.

#[test]
fn level_four_beats_level_three_with_the_kichwa_sustained() {
    assert_beats(SUSTAIN, Level::Bingwa, Level::Stadi, 12);
}

#[test]
fn level_four_beats_level_three_with_the_kichwa_chosen() {
    assert_beats(CHOOSE, Level::Bingwa, Level::Stadi, 24);
}

#[test]
fn level_four_beats_level_three_in_djenon() {
    assert_beats(Game::Djenon, Level::Bingwa, Level::Stadi, 40);
}

/// What the matches measure is strength, not a seat or an opening. Among six scores one may well lie
/// outside its interval of 95 %, but not three standard deviations off.
#[test]
fn no_level_beats_itself() {
    for game in GAMES {
        for level in [Level::Mwanafunzi, Level::Mchezaji] {
            let openings = balanced_openings(game, 200, 3);
            let score = match_score(game, [Player::Mind(level); 2], &openings, 3);
            let off = (score.mean - 0.5).abs();
            assert!(off <= 3.0 / 1.96 * score.error, "{game:?} {level:?}: {score}");
        }
    }
}
