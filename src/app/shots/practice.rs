//! Scenes of exercises.

use super::scenes::Answered;
use super::want;
use crate::app::exercises::Exercising;
use crate::app::pictures::Studio;
use crate::app::session::{Intent, Practice};
use crate::exercises::{Answer, Exercise, Kind};
use crate::rules::{Action, Direction, Pit, Rules, Side};

/// The exercises to choose from, some of them done.
pub(super) fn choose(studio: &mut Studio) {
    for kind in [Kind::WinInOne, Kind::End, Kind::Laps] {
        answer(studio, kind, Answered::Right);
        want(studio, Intent::Practice(Practice::Next));
        want(studio, Intent::ToTitle);
    }
    want(studio, Intent::OpenExercises);
}

/// An exercise of a kind, answered as far as that.
pub(super) fn answer(studio: &mut Studio, kind: Kind, answered: Answered) {
    want(studio, Intent::OpenExercises);
    want(studio, Intent::Practice(Practice::Begin(Some(kind))));
    let Some((exercise, right)) = at_work(studio) else { return };
    let wrong = wrong(&exercise, &right);
    match (answered, &right) {
        (Answered::Not, Answer::Actions(actions)) => {
            for pit in actions.iter().take(2).filter_map(pit_of) {
                want(studio, Intent::Tap(pit));
                if kind != Kind::Starts {
                    break;
                }
            }
        }
        (Answered::Wrong, Answer::Actions(actions)) if kind == Kind::Starts => {
            for pit in wrong.iter().chain(actions.first()).filter_map(pit_of) {
                want(studio, Intent::Tap(pit));
            }
            want(studio, Intent::Practice(Practice::Check));
        }
        (Answered::Wrong, Answer::Actions(_)) => {
            wrong.iter().for_each(|&action| sow(studio, action));
        }
        (Answered::Right, Answer::Actions(actions)) => {
            actions.iter().take(1).for_each(|&action| sow(studio, action));
        }
        (Answered::Wrong, Answer::Number(laps)) => {
            want(studio, Intent::Practice(Practice::Number(laps - 1)));
        }
        (Answered::Right, Answer::Number(laps)) => {
            want(studio, Intent::Practice(Practice::Number(*laps)));
        }
        (Answered::Right, Answer::Pit(pit)) => want(studio, Intent::Tap(*pit)),
        (Answered::Wrong, Answer::Pit(_)) => want(studio, Intent::Tap(Pit(0))),
        (Answered::Not, _) => {}
    }
    want(studio, Intent::Skip);
}

fn sow(studio: &mut Studio, action: Action) {
    let Action::Sow { pit, direction } = action else { return };
    want(studio, Intent::Tap(pit));
    want(studio, Intent::Choose(direction));
}

fn pit_of(action: &Action) -> Option<Pit> {
    match action {
        Action::Sow { pit, .. } => Some(*pit),
        Action::Enter { .. } | Action::Pass => None,
    }
}

/// An answer that is wrong: for starts one that the rules forbid, else one that they allow.
fn wrong(exercise: &Exercise, right: &Answer) -> Option<Action> {
    let Answer::Actions(right) = right else { return None };
    let (game, position) = (exercise.game, &exercise.position);
    if exercise.kind != Kind::Starts {
        return game.legal(position).into_iter().find(|action| Some(action) != right.first());
    }
    let pits = game.board().pits_of(Side::South).filter(|&pit| position.seeds(pit) > 1);
    let ways = pits.map(|pit| Action::Sow { pit, direction: Direction::Forward });
    ways.into_iter().find(|&action| game.check(position, action).is_err())
}

fn at_work(studio: &mut Studio) -> Option<(Exercise, Answer)> {
    let exercising = studio.app().world().resource::<Exercising>();
    let exercise = *exercising.at_work.as_ref()?.work.exercise();
    Some((exercise, exercise.answer()?))
}
