//! The proof of exercises: that what is right is right, that nothing else is, and that they are graded as they say.
//!
//! Wins are proven twice: by trying all that can be played, and by the solver, which knows nothing of that.

use super::{Answer, Exercise, Kind, longest_resistance, winning};
use crate::engine::solve::{Judge, Limits, Verdict};
use crate::rules::{Action, Outcome, Rules, Side, WonBy};
use std::fmt;

/// What is wrong with an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Nothing is right, or more than one thing.
    NotUnique,
    /// What is said to be right is not.
    Answer {
        /// What is.
        right: Answer,
    },
    /// It is not as hard as it is said to be.
    Grade {
        /// How hard it is.
        measured: u8,
    },
    /// The position is none that such a question is asked about.
    Position(&'static str),
    /// The solver and the rules do not agree.
    Solver {
        /// About this.
        action: Action,
    },
    /// It is like an earlier one.
    Alike {
        /// That one, by its place from 0.
        to: usize,
    },
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::NotUnique => write!(f, "nothing is right, or more than one thing"),
            Flaw::Answer { right } => write!(f, "right is {right:?}"),
            Flaw::Grade { measured } => write!(f, "its grade is {measured}"),
            Flaw::Position(why) => write!(f, "the position: {why}"),
            Flaw::Solver { action } => write!(f, "the solver does not agree about {action:?}"),
            Flaw::Alike { to } => write!(f, "it is like number {}", to + 1),
        }
    }
}

/// Proves an exercise anew, with the answer and the grade that it is said to have.
///
/// # Errors
/// The first flaw that it has.
pub fn prove(
    exercise: &Exercise,
    answer: &Answer,
    grade: u8,
    judge: &mut Judge,
    limits: &Limits,
) -> Result<(), Flaw> {
    let (game, position) = (exercise.game, &exercise.position);
    if position.side() != Side::South {
        return Err(Flaw::Position("South is to move in an exercise"));
    }
    if position.pending().is_some() || game.outcome(position).is_some() {
        return Err(Flaw::Position("a turn begins in it"));
    }
    if position.total() != game.start().total() {
        return Err(Flaw::Position("all seeds of the game lie on the board"));
    }
    if exercise.kind != Kind::Starts
        && !exercise.kind.is_about_a_sowing()
        && game.legal(position).len() < 2
    {
        return Err(Flaw::Position("there is a choice"));
    }
    let right = exercise.answer().ok_or(Flaw::NotUnique)?;
    if right != *answer {
        return Err(Flaw::Answer { right });
    }
    if let (Some(turns), Answer::Actions(line)) = (exercise.kind.turns(), answer) {
        prove_line(exercise, line, turns)?;
    }
    if let Answer::Actions(actions) = answer
        && (exercise.kind.turns().is_some() || exercise.kind == Kind::SaveRow)
    {
        ask_the_solver(exercise, actions[0], judge, limits)?;
    }
    let measured = exercise.grade();
    if measured != grade { Err(Flaw::Grade { measured }) } else { Ok(()) }
}

/// Each turn of the line wins in time, each reply holds out longest, and the last turn ends the game.
fn prove_line(exercise: &Exercise, line: &[Action], turns: u8) -> Result<(), Flaw> {
    let game = exercise.game;
    let mut at = exercise.position;
    let mut left = turns;
    for (step, &action) in line.iter().enumerate() {
        let own = step % 2 == 0;
        let in_time = if own {
            winning(game, &at, left).contains(&action)
        } else {
            longest_resistance(game, &at, left) == Some(action)
        };
        if !in_time {
            return Err(Flaw::NotUnique);
        }
        at = game.play(&at, action, &mut ()).map_err(|_| Flaw::NotUnique)?;
        left -= u8::from(own);
    }
    let won = matches!(game.outcome(&at), Some(Outcome::Won { side: Side::South, .. }));
    if won && line.len() == 2 * usize::from(turns) - 1 { Ok(()) } else { Err(Flaw::NotUnique) }
}

/// The solver says of every turn whether it wins, or loses, in time; it must not say otherwise than the rules.
fn ask_the_solver(
    exercise: &Exercise,
    right: Action,
    judge: &mut Judge,
    limits: &Limits,
) -> Result<(), Flaw> {
    let side = exercise.position.side();
    for choice in judge.choices(&exercise.position, limits) {
        let is_right = choice.action == right;
        let agrees = match (exercise.kind.turns(), choice.verdict) {
            // In how many turns of both; the solver counts on from before the action.
            (Some(turns), Some(Verdict { winner, turns: Some(within), .. })) => {
                let wins = winner == Some(side) && within < 2 * u16::from(turns);
                wins == is_right
            }
            (Some(_), Some(Verdict { winner, .. })) => !is_right || winner == Some(side),
            (None, Some(Verdict { winner, turns: Some(within), .. })) => {
                let loses = winner == Some(side.other()) && within == 2;
                loses != is_right
            }
            (None, Some(Verdict { winner, .. })) => is_right || winner == Some(side.other()),
            // Where it gives up, that the right one wins is still to be proven by it.
            (Some(_), None) => !is_right,
            (None, None) => is_right,
        };
        if !agrees {
            return Err(Flaw::Solver { action: choice.action });
        }
    }
    Ok(())
}

/// Proves a list: every exercise by itself, and that no two are alike.
///
/// # Errors
/// With the place, from 0, of the first that has a flaw.
pub fn prove_all(
    list: &[(Exercise, u8, Answer)],
    judge_of: &mut impl FnMut(crate::rules::Game) -> Judge,
    limits: &Limits,
) -> Result<(), (usize, Flaw)> {
    let mut judges: Vec<Judge> = Vec::new();
    let mut seen = std::collections::BTreeMap::new();
    for (at, (exercise, grade, answer)) in list.iter().enumerate() {
        if let Some(to) = seen.insert((exercise.game, exercise.alike()), at) {
            return Err((at, Flaw::Alike { to }));
        }
        let known = judges.iter().position(|judge| judge.game() == exercise.game);
        let judge = known.unwrap_or_else(|| {
            judges.push(judge_of(exercise.game));
            judges.len() - 1
        });
        let proven = prove(exercise, answer, *grade, &mut judges[judge], limits);
        proven.map_err(|flaw| (at, flaw))?;
    }
    Ok(())
}

/// Whether the row is what is lost, in an exercise in which it is to be saved, and not the last start.
#[must_use]
pub fn saves_a_row(exercise: &Exercise) -> bool {
    let game = exercise.game;
    super::look::turns(game, &exercise.position).iter().any(|(_, next)| {
        super::look::lost_to(game, next).is_some_and(|reply| {
            let after = game.sow(next, reply, &mut ());
            after.is_ok_and(|after| {
                matches!(
                    game.outcome(&after),
                    Some(Outcome::Won { by: WonBy::FrontRowEmptied, .. })
                )
            })
        })
    })
}
