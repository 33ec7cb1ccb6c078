//! How strong the levels are: matches of pairs of games, each pair from one random opening with the seats swapped.
//!
//! `MBILI_PROOF_PAIRS` sets how many pairs each match has, and `MBILI_PROOF_SEED` the seed; each match
//! prints a line with its score. `scripts/prove levels` plays a thousand. Without them the matches are as
//! short as shows what is to be shown: the seed is fixed, so the same games are played each time.

use crate::setting;
use mbili::engine::Level;
use mbili::engine::arena::{Player, Tally};
use mbili::rules::{Game, KichwaRule, Rules};

/// Plays a match and tells its score for the first player.
fn play_match(game: Game, players: [Player; 2], default_pairs: u64) -> Tally {
    let seed = setting("MBILI_PROOF_SEED", 1);
    let pairs = setting("MBILI_PROOF_PAIRS", default_pairs);
    let tally = Tally::of(game, players, pairs, seed);
    println!("{game:?}, {} against {}: seed {seed}: {tally}", players[0], players[1]);
    // Strong players are soon through with a short game.
    assert!(2 * tally.distinct() >= tally.games(), "{game:?}: {tally}");
    tally
}

/// A level is stronger than the one below if a score of one half lies under the confidence interval. Of Bingwa against
/// Fundi few games show no more than a mean above one half, of these seeds; docs/proofs/levels.txt has the games that show
/// more.
fn levels_up_to_fundi_beat_the_one_below_and_bingwa_is_ahead(game: Game, default_pairs: [u64; 7]) {
    for (pair, pairs) in Level::ALL.windows(2).zip(default_pairs) {
        let tally = play_match(game, [Player::Level(pair[1]), Player::Level(pair[0])], pairs);
        // Fundi errs so seldom that few games do not tell it from bingwa.
        let least = if pair[1] == Level::Bingwa && tally.games() < 2_000 {
            tally.mean()
        } else {
            tally.at_least()
        };
        assert!(least > 0.5, "{game:?}: {pair:?} {tally}");
    }
}

/// Pairs of games for each level above the first, as many as show the difference.
const PAIRS: [u64; 7] = [250, 250, 250, 100, 100, 120, 100];

// A test for each game, since these take long.

#[test]
fn levels_up_to_fundi_beat_the_one_below_and_bingwa_is_ahead_with_the_kichwa_sustained() {
    levels_up_to_fundi_beat_the_one_below_and_bingwa_is_ahead(
        Game::Kujifunza(KichwaRule::Sustain),
        PAIRS,
    );
}

#[test]
fn levels_up_to_fundi_beat_the_one_below_and_bingwa_is_ahead_with_the_kichwa_chosen() {
    levels_up_to_fundi_beat_the_one_below_and_bingwa_is_ahead(
        Game::Kujifunza(KichwaRule::Choose),
        PAIRS,
    );
}

#[test]
fn levels_up_to_fundi_beat_the_one_below_and_bingwa_is_ahead_with_the_first_kichwa_chosen() {
    levels_up_to_fundi_beat_the_one_below_and_bingwa_is_ahead(
        Game::Kujifunza(KichwaRule::ChooseFirst),
        PAIRS,
    );
}

#[test]
fn levels_up_to_fundi_beat_the_one_below_and_bingwa_is_ahead_in_djenon() {
    levels_up_to_fundi_beat_the_one_below_and_bingwa_is_ahead(
        Game::Djenon,
        [250, 400, 700, 100, 100, 120, 100],
    );
}

/// Whoever sees where the first lap ends and takes the most is ahead of it: it is to lose 60 of a hundred games. They
/// begin as usual, and the level's chance makes them differ. From openings at random it loses nearly as many; see
/// docs/levels.md.
#[test]
fn level_one_loses_to_a_beginner() {
    let seed = setting("MBILI_PROOF_SEED", 1);
    let pairs = setting("MBILI_PROOF_PAIRS", 300);
    for game in Game::ALL {
        let players = [Player::Beginner, Player::Level(Level::Mwanafunzi)];
        let starts = (0..pairs).map(|_| game.start());
        let from_the_start = Tally::from_openings(game, players, starts, seed);
        let tally = Tally::of(game, players, pairs, seed);
        println!(
            "{game:?}, beginner against mwanafunzi, from the start: seed {seed}: {from_the_start}"
        );
        println!("{game:?}, beginner against mwanafunzi: seed {seed}: {tally}");
        assert!(from_the_start.mean() >= 0.6, "{game:?} {from_the_start}");
        assert!(tally.at_least() > 0.5 && tally.mean() >= 0.56, "{game:?} {tally}");
    }
}

/// What the matches measure is strength, not a seat or an opening. Among so many scores one may well lie
/// outside its interval of 95 %, but not three standard deviations off.
#[test]
fn no_level_beats_itself() {
    for game in Game::ALL {
        for level in [Level::Mwanafunzi, Level::Mchezaji, Level::Stadi] {
            let tally = Tally::of(game, [Player::Level(level); 2], 200, 3);
            let off = (tally.mean() - 0.5).abs();
            assert!(off <= 3.0 / 1.96 * tally.error(), "{game:?} {level:?}: {tally}");
        }
    }
}
