//! How hard an exercise is, measured: what has to be foreseen, among how much, and whether what looks best is wrong.

use super::look::{lost_to, tally, turns};
use super::{Answer, Exercise, Kind};
use crate::rules::{Action, Direction, Game, Position, Refusal, Rules, Tally};

/// What is measured of an exercise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Measures {
    /// Ways to look at: a filled pit in a direction, or what is legal.
    pub candidates: u32,
    /// Laps to foresee.
    pub laps: u32,
    /// Captures on the way, each of which moves the hand elsewhere.
    pub captures: u32,
    /// Seeds to be sown in the mind.
    pub seeds: u32,
    /// Whether what captures most is wrong.
    pub greed_is_wrong: bool,
    /// Ways that a rarer rule forbids: sixteen, the lone kichwa, sowings without end.
    pub rare: u32,
}

/// Measures an exercise.
#[must_use]
pub fn measures(exercise: &Exercise) -> Measures {
    let (game, position) = (exercise.game, &exercise.position);
    let mut measures = Measures::default();
    let mut foresee = |tally: Tally| {
        measures.laps += tally.laps;
        measures.captures += tally.captures;
        measures.seeds += tally.seeds;
    };
    match exercise.kind {
        Kind::Laps | Kind::End => {
            foresee(
                exercise.sowing.map(|sowing| tally(game, position, sowing)).unwrap_or_default(),
            );
            measures.candidates = 1;
        }
        Kind::Starts => {
            for (_, seeds, checked) in ways(game, position) {
                measures.candidates += 1;
                // Beyond a glance the end of a lap has to be counted out.
                measures.seeds += u32::from(seeds.min(15).saturating_sub(3));
                let rare = matches!(
                    checked,
                    Err(Refusal::TooManyToCapture { .. }
                        | Refusal::LoneKichwa(_)
                        | Refusal::Endless(_))
                );
                measures.rare += u32::from(rare);
            }
        }
        _ => {
            let Some(Answer::Actions(line)) = exercise.answer() else { return measures };
            let all = turns(game, position);
            measures.candidates = all.len() as u32;
            let greed = all.iter().map(|&(action, _)| tally(game, position, action)).enumerate();
            let greed = greed.max_by_key(|(at, of)| (of.captured, std::cmp::Reverse(*at)));
            measures.greed_is_wrong = greed.is_some_and(|(at, _)| all[at].0 != line[0]);
            if exercise.kind == Kind::SaveRow {
                // The threats are what has to be foreseen.
                for (_, next) in &all {
                    if let Some(reply) = lost_to(game, next) {
                        foresee(tally(game, next, reply));
                    }
                }
            } else if exercise.kind == Kind::MostSeeds {
                all.iter().for_each(|&(action, _)| foresee(tally(game, position, action)));
            } else {
                let mut at = *position;
                for action in line {
                    foresee(tally(game, &at, action));
                    let Ok(next) = game.sow(&at, action, &mut ()) else { break };
                    at = next;
                }
            }
        }
    }
    measures
}

/// Every way of every own pit with seeds enough, with its seeds, and what the rules say of it.
fn ways(
    game: Game,
    position: &Position,
) -> impl Iterator<Item = (Action, u8, Result<(), Refusal>)> + '_ {
    let board = game.board();
    let one_way = matches!(game, Game::Djenon);
    let ways = move |pit| {
        let known = move |way: &Direction| !one_way || *way == Direction::Forward;
        Direction::BOTH
            .into_iter()
            .filter(known)
            .map(move |direction| Action::Sow { pit, direction })
    };
    let filled = board.pits_of(position.side()).filter(|&pit| position.seeds(pit) >= 2);
    filled.flat_map(move |pit| {
        ways(pit).map(move |way| (way, position.seeds(pit), game.check(position, way)))
    })
}

/// What the measures come to, and from how much on each grade begins, the second first.
fn points(exercise: &Exercise) -> (u32, [u32; 4]) {
    let of = measures(exercise);
    let greed = if of.greed_is_wrong { 5 } else { 0 };
    let djenon = exercise.game == Game::Djenon;
    match exercise.kind {
        Kind::Starts => (of.candidates + of.seeds + 6 * of.rare, STARTS[usize::from(djenon)]),
        Kind::Laps => (3 * of.laps + 4 * of.captures + of.seeds, LAPS),
        Kind::End => (3 * of.laps + 4 * of.captures + of.seeds, END[usize::from(djenon)]),
        Kind::MostSeeds => (2 * of.laps + of.candidates, MOST),
        Kind::WinInOne => (3 * of.candidates + of.laps + 2 * greed, WIN[0]),
        Kind::WinInTwo => (3 * of.candidates + of.laps + 2 * greed, WIN[1]),
        Kind::WinInThree => (3 * of.candidates + of.laps + 2 * greed, WIN[2]),
        Kind::SaveRow => (3 * of.candidates + of.laps + 2 * greed, SAVE),
    }
}

const STARTS: [[u32; 4]; 2] = [[24, 34, 46, 60], [9, 13, 17, 22]];
const LAPS: [u32; 4] = [18, 30, 44, 62];
const END: [[u32; 4]; 2] = [[18, 30, 44, 62], [12, 20, 32, 48]];
const MOST: [u32; 4] = [12, 18, 24, 34];
const WIN: [[u32; 4]; 3] = [[12, 18, 24, 32], [16, 24, 32, 40], [20, 30, 38, 48]];
const SAVE: [u32; 4] = [12, 18, 26, 36];

/// How hard it is, from 1 to 5. The easiest suit a child: a sowing of a lap or three, a choice among few.
#[must_use]
pub fn grade(exercise: &Exercise) -> u8 {
    let (points, from) = points(exercise);
    1 + from.iter().filter(|&&from| points >= from).count() as u8
}
