//! Figures that were found elsewhere, by other programs.

use super::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

#[test]
fn kujifunza_has_sixteen_first_moves_all_capturing() {
    let expected = "A1R A2R A3L A3R A4L A4R A5L A5R A6L A6R A7L A8L B8R B7R B2L B1L";
    for game in KUJIFUNZA {
        assert_eq!(legal(game, &game.start()).join(" "), expected);
        assert_eq!(game.turn_kind(&game.start()), TurnKind::Mtaji);
    }
}

#[test]
fn the_first_move_a1r_sows_ten_laps_and_captures_four_times() {
    let tally = play(SUSTAIN, &SUSTAIN.start(), "A1R").tally();
    assert_eq!((tally.laps, tally.captures), (10, 4));
}

/// Complete turns: every sequence of picks counts.
fn complete_turns(game: Game, position: &Position, action: Action) -> usize {
    let next = game.play(position, action, &mut ()).expect("a legal action");
    if next.pending().is_none() {
        return 1;
    }
    game.legal(&next).into_iter().map(|pick| complete_turns(game, &next, pick)).sum()
}

#[test]
fn with_choose_the_start_has_56_complete_first_moves_and_a1r_alone_five() {
    let position = CHOOSE.start();
    let all: usize = CHOOSE
        .legal(&position)
        .into_iter()
        .map(|action| complete_turns(CHOOSE, &position, action))
        .sum();
    assert_eq!(all, 56);
    assert_eq!(complete_turns(CHOOSE, &position, start(CHOOSE, "A1R")), 5);
}

#[derive(Default)]
struct RandomPlay {
    games: f64,
    turns: f64,
    starts: f64,
    south: f64,
    north: f64,
    mtaji: f64,
    mtaji_laps: f64,
    most_captures: u32,
    most_in_a_pit: u8,
    most_laps: u32,
}

/// Plays games by chance, each start as likely as any other.
fn random_play(game: Game, games: u32, seed: u64) -> RandomPlay {
    let mut random = StdRng::seed_from_u64(seed);
    let mut sums = RandomPlay { games: games.into(), ..RandomPlay::default() };
    for _ in 0..games {
        let mut position = game.start();
        loop {
            let legal = game.legal(&position);
            let Some(&action) = legal.choose(&mut random) else { break };
            let mut tally = Tally::default();
            let kind = game.turn_kind(&position);
            position = game.sow(&position, action, &mut tally).expect("a legal sowing ends");
            sums.turns += 1.0;
            sums.starts += legal.len() as f64;
            if kind == TurnKind::Mtaji {
                sums.mtaji += 1.0;
                sums.mtaji_laps += f64::from(tally.laps);
            }
            sums.most_captures = sums.most_captures.max(tally.captures);
            sums.most_laps = sums.most_laps.max(tally.laps);
            sums.most_in_a_pit = position.pits().iter().copied().fold(sums.most_in_a_pit, u8::max);
        }
        match game.outcome(&position).expect("nothing is legal").winner() {
            Some(Side::South) => sums.south += 1.0,
            Some(Side::North) => sums.north += 1.0,
            None => {}
        }
    }
    sums
}

fn near(what: &str, found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "{what}: {found}, not {expected} ± {tolerance}");
}

#[test]
fn random_play_of_kujifunza_gives_the_figures_of_six_million_games() {
    let sums = random_play(SUSTAIN, 10_000, 53_07);
    // Four standard errors of ten thousand games.
    near("won by South", sums.south / sums.games, 0.5307, 0.02);
    near("turns", sums.turns / sums.games, 26.43, 0.8);
    near("starts a turn", sums.starts / sums.turns, 4.086, 0.06);
    near("laps of a mtaji turn", sums.mtaji_laps / sums.mtaji, 5.079, 0.06);
    assert_eq!(sums.south + sums.north, sums.games);
    assert!(sums.most_captures <= 8 && sums.most_in_a_pit <= 40);
}

#[test]
fn random_play_of_djenon_aboure_gives_the_figures_of_a_million_and_a_half_games() {
    let sums = random_play(Game::Djenon, 10_000, 476);
    near("won by South", sums.south / sums.games, 0.476, 0.02);
    near("won by North", sums.north / sums.games, 0.448, 0.02);
    near("turns", sums.turns / sums.games, 17.4, 0.3);
    assert!(sums.most_laps <= 28);
}
