//! The opponent that adapts, against simulated people.

use mbili::engine::Level;
use mbili::engine::auto::{AIM, Rating, Score};
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// Someone who beats a level by a logistic curve: evenly at the strength, the more surely the lower the level.
#[derive(Clone, Copy, Debug)]
struct Person {
    /// The level that they beat every second time.
    strength: f64,
    /// How much a level matters to them.
    steepness: f64,
    /// How often nobody wins.
    draws: f64,
}

impl Person {
    fn plays(self, level: Level, chance: &mut StdRng) -> Score {
        if chance.random::<f64>() < self.draws {
            return Score::Drawn;
        }
        let ahead = self.strength - f64::from(level.number());
        let wins = 1.0 / (1.0 + (-self.steepness * ahead).exp());
        if chance.random::<f64>() < wins { Score::Won } else { Score::Lost }
    }
}

fn worth(score: Score) -> f64 {
    match score {
        Score::Won => 1.0,
        Score::Drawn => 0.5,
        Score::Lost => 0.0,
    }
}

/// Plays so many games; the share of the later ones that the person won, after so many to get acquainted.
fn share(person: Person, games: usize, acquainted: usize, chance: &mut StdRng) -> f64 {
    let mut rating = Rating::default();
    let mut won = 0.0;
    for game in 0..games {
        let level = rating.level();
        let score = person.plays(level, chance);
        rating = rating.after(score);
        let step = i16::from(rating.level().number()) - i16::from(level.number());
        assert!(step.abs() <= 1, "{person:?}: from {level:?} to {:?}", rating.level());
        assert!(score != Score::Won || step >= 0, "{person:?}: a win makes it easier");
        assert!(score != Score::Lost || step <= 0, "{person:?}: a loss makes it harder");
        if game >= acquainted {
            won += worth(score);
        }
    }
    won / (games - acquainted) as f64
}

/// Strengths whose share can be had: neither weaker than the weakest level nor stronger than the strongest.
const STRENGTHS: [f64; 6] = [1.8, 2.5, 3.7, 5.0, 6.4, 7.8];

#[test]
fn whoever_is_on_the_ladder_comes_to_win_55_of_a_hundred() {
    let mut chance = StdRng::seed_from_u64(55);
    for strength in STRENGTHS {
        for steepness in [0.5, 1.0, 2.0] {
            for draws in [0.0, 0.1] {
                let person = Person { strength, steepness, draws };
                let share = share(person, 20_000, 20, &mut chance);
                assert!((share - f64::from(AIM)).abs() < 0.02, "{person:?}: {share:.3}");
            }
        }
    }
}

#[test]
fn it_is_found_out_within_an_evening() {
    let mut chance = StdRng::seed_from_u64(7);
    for strength in STRENGTHS {
        let person = Person { strength, steepness: 1.0, draws: 0.0 };
        let evenings = 4_000;
        let shares = (0..evenings).map(|_| share(person, 30, 10, &mut chance));
        let mean = shares.sum::<f64>() / f64::from(evenings);
        assert!((mean - f64::from(AIM)).abs() < 0.06, "{person:?}: {mean:.3} of games 11 to 30");
    }
}

#[test]
fn nobody_falls_off_the_ladder() {
    for (score, end) in [(Score::Won, Level::Bingwa), (Score::Lost, Level::Mwanafunzi)] {
        let mut rating = Rating::default();
        let mut games = 0;
        while rating.level() != end {
            rating = rating.after(score);
            games += 1;
            assert!(games < 25, "{score:?}: not at the end after {games} games");
        }
        for _ in 0..100_000 {
            rating = rating.after(score);
            assert_eq!(rating.level(), end);
        }
        // And soon comes back.
        let back = if score == Score::Won { Score::Lost } else { Score::Won };
        let games = (1..100).find(|_| {
            rating = rating.after(back);
            rating.level() != end
        });
        assert!(games.is_some_and(|games| games <= 6), "{games:?}");
    }
}

#[test]
fn what_was_kept_is_taken_up_again() {
    let mut rating = Rating::default();
    for score in [Score::Won, Score::Won, Score::Drawn, Score::Lost, Score::Won] {
        rating = rating.after(score);
        assert_eq!(Rating::kept(rating.place(), rating.games()), rating);
    }
    for (place, level) in [
        (f32::NAN, Rating::default().level()),
        (f32::INFINITY, Level::Bingwa),
        (-3.0, Level::Mwanafunzi),
        (99.0, Level::Bingwa),
    ] {
        assert_eq!(Rating::kept(place, u16::MAX).level(), level, "{place}");
        let _ = Rating::kept(place, u16::MAX).after(Score::Won);
    }
}
