//! New exercises, found in games: positions that games come to, so that they look like games.

use super::grade::measures;
use super::look::turns;
use super::prove::saves_a_row;
use super::{Exercise, Kind};
use crate::engine::sample::Sampler;
use crate::rules::{Action, Game, KichwaRule, Position, Refusal, Rules, Side, TurnKind};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;

const KUJIFUNZA: Game = Game::Kujifunza(KichwaRule::Sustain);

/// What a hundred times three exercises are made of.
const SHARES: [(Game, Kind, usize); 10] = [
    (KUJIFUNZA, Kind::Starts, 60),
    (KUJIFUNZA, Kind::Laps, 30),
    (KUJIFUNZA, Kind::End, 30),
    (KUJIFUNZA, Kind::WinInOne, 40),
    (KUJIFUNZA, Kind::SaveRow, 35),
    (KUJIFUNZA, Kind::WinInTwo, 40),
    (KUJIFUNZA, Kind::WinInThree, 25),
    (Game::Djenon, Kind::Starts, 10),
    (Game::Djenon, Kind::End, 15),
    (Game::Djenon, Kind::MostSeeds, 15),
];

/// So many candidates are looked at for each exercise that is kept,
const CANDIDATES: usize = 12;
/// in at most so many games.
const MOST_GAMES: usize = 20_000;
/// What teaches one of these rules is kept whenever it is found.
const RARE: [&str; 3] = ["endless", "lone kichwa", "sixteen in takata"];
/// The widest choice of turns in which a win of several is asked for, so that a screen can look through all of it.
const WIDEST: usize = 10;

/// So many exercises, each kind in its share and its grades as even as they are found; the same for the same seed.
#[must_use]
pub fn make(seed: u64, count: usize) -> Vec<Exercise> {
    let mut random = StdRng::seed_from_u64(seed);
    let mut pools: Vec<Pool> = shares(count)
        .into_iter()
        .map(|(game, kind, wanted)| Pool { game, kind, wanted, found: Vec::new() })
        .collect();
    let mut seen = BTreeSet::new();
    for game in [KUJIFUNZA, Game::Djenon] {
        let mut sampler = Sampler::new(game, seed);
        for _ in 0..MOST_GAMES {
            let mut open: Vec<&mut Pool> =
                pools.iter_mut().filter(|pool| pool.game == game).collect();
            if open.iter().all(|pool| pool.is_full()) {
                break;
            }
            for position in play(&mut sampler) {
                // Each position serves one exercise, of the kind that has the fewest.
                open.sort_by_key(|pool| pool.found.len() * 100 / pool.wanted.max(1));
                let at = random.random_range(0..u32::MAX);
                let found = open.iter_mut().find_map(|pool| {
                    let exercise = pool.ask(&position, at)?;
                    let wanted = !pool.is_full() || RARE.contains(&theme(&exercise));
                    wanted.then_some((pool, exercise))
                });
                if let Some((pool, exercise)) = found
                    && seen.insert((game, exercise.alike()))
                {
                    pool.found.push(exercise);
                }
            }
        }
    }
    pools.into_iter().flat_map(Pool::best).collect()
}

/// How many of each kind, in all so many.
fn shares(count: usize) -> Vec<(Game, Kind, usize)> {
    let whole: usize = SHARES.iter().map(|share| share.2).sum();
    let mut before = 0;
    let shares = SHARES.iter().map(|&(game, kind, share)| {
        let from = before * count / whole;
        before += share;
        (game, kind, before * count / whole - from)
    });
    shares.filter(|share| share.2 > 0).collect()
}

/// The positions of a game, seen from the mover.
fn play(sampler: &mut Sampler) -> Vec<Position> {
    // The first turns are alike in all games.
    let positions = sampler.play().1.into_iter().skip(2);
    let asked = positions.filter(|position| position.pending().is_none());
    asked.map(|at| if at.side() == Side::South { at } else { at.swapped() }).collect()
}

/// Exercises of a kind that were found.
struct Pool {
    game: Game,
    kind: Kind,
    wanted: usize,
    found: Vec<Exercise>,
}

impl Pool {
    fn is_full(&self) -> bool {
        self.found.len() >= CANDIDATES * self.wanted
    }

    /// The question about this position, if it has one answer and is worth asking; `at` chooses a sowing.
    fn ask(&self, position: &Position, at: u32) -> Option<Exercise> {
        let (game, kind) = (self.game, self.kind);
        if self.is_full() && kind != Kind::Starts || game.outcome(position).is_some() {
            return None;
        }
        let mut exercise = Exercise { game, kind, position: *position, sowing: None };
        if kind.is_about_a_sowing() {
            let all = turns(game, position);
            exercise.sowing = Some(all.get(at as usize % all.len().max(1))?.0);
        }
        let worth = match kind {
            Kind::WinInTwo | Kind::WinInThree => {
                (2..=WIDEST).contains(&turns(game, position).len())
            }
            Kind::Starts => game.legal(position).len() >= 2 && !theme(&exercise).is_empty(),
            Kind::SaveRow => saves_a_row(&exercise),
            Kind::MostSeeds => turns(game, position).len() >= 2,
            // One lap is no journey.
            Kind::End => (2..=12).contains(&exercise.sown()?.0.len()),
            Kind::WinInOne => turns(game, position).len() >= 2,
            Kind::Laps => true,
        };
        (worth && exercise.answer().is_some()).then_some(exercise)
    }

    /// As many as are wanted: grades and what they are about as even as can be.
    fn best(self) -> Vec<Exercise> {
        let graded: Vec<(u8, &'static str, Exercise)> =
            self.found.iter().map(|e| (e.grade(), theme(e), *e)).collect();
        let mut taken: Vec<usize> = Vec::new();
        while taken.len() < self.wanted && taken.len() < graded.len() {
            let count = |of: &dyn Fn(&(u8, &'static str, Exercise)) -> bool| {
                taken.iter().filter(|&&at| of(&graded[at])).count()
            };
            let next = (0..graded.len()).filter(|at| !taken.contains(at)).min_by_key(|&at| {
                let (grade, theme, _) = graded[at];
                let alike = count(&|&(g, t, _)| g == grade && t == theme);
                (count(&|&(g, ..)| g == grade), count(&|&(_, t, _)| t == theme), alike)
            });
            let Some(next) = next else { break };
            taken.push(next);
        }
        let mut best: Vec<_> = taken.into_iter().map(|at| graded[at]).collect();
        best.sort_by_key(|&(grade, ..)| grade);
        best.into_iter().map(|(.., exercise)| exercise).collect()
    }
}

/// Which rule an exercise teaches; empty where it teaches none.
#[must_use]
pub fn theme(exercise: &Exercise) -> &'static str {
    let (game, position) = (exercise.game, &exercise.position);
    let board = game.board();
    match exercise.kind {
        Kind::Starts => {
            let own = || board.pits_of(position.side()).map(|pit| (pit, position.seeds(pit)));
            let refused = |is: fn(Refusal) -> bool| {
                own().flat_map(|(pit, _)| crate::rules::Direction::BOTH.map(|way| (pit, way))).any(
                    |(pit, direction)| {
                        game.check(position, Action::Sow { pit, direction }).is_err_and(is)
                    },
                )
            };
            let of = measures(exercise);
            let legal = game.legal(position).len() as u32;
            match game.turn_kind(position) {
                _ if refused(|r| matches!(r, Refusal::Endless(_))) => "endless",
                _ if refused(|r| matches!(r, Refusal::LoneKichwa(_))) => "lone kichwa",
                TurnKind::Mtaji if refused(|r| matches!(r, Refusal::TooManyToCapture { .. })) => {
                    "sixteen"
                }
                TurnKind::Takata if own().any(|(_, seeds)| seeds > 15) => "sixteen in takata",
                TurnKind::Takata if refused(|r| matches!(r, Refusal::FrontRowFirst { .. })) => {
                    "front row first"
                }
                TurnKind::Takata if own().all(|(pit, n)| !board.is_front(pit) || n < 2) => {
                    "back row"
                }
                TurnKind::Mtaji if legal * 3 <= of.candidates => "few of many",
                _ if own().filter(|&(_, seeds)| seeds == 1).count() >= 5 => "lone seeds",
                TurnKind::Sowing => "sowing",
                _ => "",
            }
        }
        Kind::Laps | Kind::End if measures(exercise).captures > 0 => {
            let mut events: Vec<crate::rules::Event> = Vec::new();
            let sown = exercise.sowing.map(|sowing| game.sow(position, sowing, &mut events));
            let mut way = match exercise.sowing {
                Some(Action::Sow { direction, .. }) => direction,
                _ => return "",
            };
            let mut turns_round = false;
            for event in events {
                if let crate::rules::Event::Entered { direction, .. } = event {
                    turns_round |= direction != way;
                    way = direction;
                }
            }
            // A capture in a kimbi turns the sowing round.
            match sown {
                Some(Ok(_)) if turns_round => "turns round",
                _ => "captures",
            }
        }
        _ => "any",
    }
}
