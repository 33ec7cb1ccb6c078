//! What a hint says, as far as it is shown.

use super::at_table::AtTable;
use crate::app::session::HintStep;
use crate::rules::{Action, Direction, Pit};

/// The hint as a text, while one is shown; that one is being thought out, once that takes longer than a moment.
pub fn told(at: &AtTable) -> Option<String> {
    let step = at.view.pointing.hint.filter(|_| at.is_free())?;
    let (words, game) = (at.words, at.playing.game());
    let hints = at.view.hints;
    let Some(advice) = &hints.advice else {
        return hints.thinking.then(|| words.get("hint-thinking"));
    };
    let (side, action) = (at.playing.position.side(), advice.action);
    let steps = HintStep::of(at.board(), action);
    let step = step.max(steps[0]);
    let what = match step {
        HintStep::Pit => words.hint_pit(game, side, action),
        HintStep::Way | HintStep::Why => words.hint_way(game, side, action),
    };
    let more = match steps.iter().find(|&&next| next > step) {
        Some(HintStep::Why) => words.get("hint-ask-why"),
        Some(_) => words.get("hint-ask-way"),
        None => why(at).unwrap_or_default(),
    };
    Some(at.words.sentences(&[what, more]))
}

/// The reasons, whether they are shown already or not.
pub fn why(at: &AtTable) -> Option<String> {
    let game = at.playing.game();
    let reasons = at.view.hints.advice.as_ref()?.reasons.iter();
    let told: Vec<String> = reasons.map(|&reason| at.words.because(game, reason)).collect();
    Some(at.words.sentences(&told))
}

/// The name of the button for it.
pub fn button(at: &AtTable) -> &'static str {
    let Some(step) = at.view.pointing.hint else { return "match-hint" };
    let advised = at.view.hints.advice.as_ref();
    let steps = advised.map(|advice| HintStep::of(at.board(), advice.action));
    let all = steps.is_some_and(|steps| steps.iter().all(|&of| of <= step.max(steps[0])));
    if all { "match-hint-hide" } else { "match-hint-more" }
}

/// Whether a hint names this way of this pit, and nobody looks at another one.
pub fn names(at: &AtTable, pit: Pit, way: Direction) -> bool {
    at.view.pointing.aim.is_none() && at.view.pointing.advised == Some((pit, Some(way)))
}

/// The way that the hint leaves aside, of the pit that is chosen: its card makes room for the reasons.
pub fn other_way(at: &AtTable, pit: Pit) -> Option<Direction> {
    let advice = at.view.hints.advice.as_ref()?;
    match (advice.action, at.view.pointing.hint?) {
        (Action::Sow { pit: from, direction }, HintStep::Why) if from == pit => {
            Some(direction.reversed())
        }
        _ => None,
    }
}
