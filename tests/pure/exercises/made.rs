//! New exercises, and looking ahead against the solver.

use super::{NEVER, brought_along, prove};
use mbili::engine::solve::{Judge, Limits};
use mbili::exercises::{make, text, winning, wins_within};
use mbili::rules::{Game, KichwaRule, Rules};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

#[test]
fn the_same_seed_makes_the_same_and_all_are_proven() {
    let made = make::make(3, 20);
    assert_eq!(made.len(), 20);
    assert_eq!(made, make::make(3, 20));
    assert_ne!(made, make::make(4, 20));
    let printed: String = made.iter().map(|exercise| text::print(exercise) + "\n").collect();
    assert_eq!(prove(&text::parse(&printed).expect("a list")), Ok(()));
}

#[test]
fn those_that_are_brought_along_are_what_their_seed_makes() {
    let command = text::BROUGHT_ALONG.lines().find(|line| line.contains("--make"));
    let words: Vec<&str> = command.expect("a command").split_whitespace().collect();
    let number = |option: &str| {
        let at = words.iter().position(|word| *word == option).expect(option);
        words[at + 1].parse::<u64>().expect("a number")
    };
    let made = make::make(number("--seed"), number("--count") as usize);
    let listed: Vec<_> = brought_along().into_iter().map(|(exercise, ..)| exercise).collect();
    assert!(made == listed, "the file was made by another seed, by other code, or by hand");
}

#[test]
fn looking_ahead_agrees_with_the_solver() {
    let game = Game::Kujifunza(KichwaRule::Sustain);
    let mut random = StdRng::seed_from_u64(11);
    let limits = Limits { nodes: 50_000, stop: &NEVER };
    let mut judge = Judge::new(game, 16 << 20);
    let (mut won, mut compared) = (0, 0);
    while won < 12 {
        let mut at = game.start();
        for _ in 0..random.random_range(6..40) {
            let legal = game.legal(&at);
            if legal.is_empty() {
                break;
            }
            let action = legal[random.random_range(0..legal.len())];
            at = game.play(&at, action, &mut ()).expect("legal");
        }
        if game.outcome(&at).is_some() || game.legal(&at).len() > 7 {
            continue;
        }
        for turns in 1..=3_u8 {
            for choice in judge.choices(&at, &limits) {
                let Some(verdict) = choice.verdict else { continue };
                let Some(within) = verdict.turns else { continue };
                let wins = verdict.winner == Some(at.side()) && within < 2 * u16::from(turns);
                assert_eq!(winning(game, &at, turns).contains(&choice.action), wins);
                won += usize::from(wins);
                compared += 1;
            }
            let any = !winning(game, &at, turns).is_empty();
            assert_eq!(wins_within(game, &at, turns), any);
        }
    }
    assert!(compared > won, "not all win");
}
