//! What an action does, from the rules alone.

use super::Reason;
use super::worth::Choice;
use crate::engine::turns::{self, turns_told};
use crate::rules::{Event, Game, Pit, Position, Rules, TurnEnd};

/// A complete turn with all that happens in it.
type CompleteTurn = turns::CompleteTurn<Vec<Event>>;

/// What speaks for an action: first what it saves at once, then what it takes, then what it keeps.
pub(super) fn of(game: Game, position: &Position, choice: &Choice) -> Vec<Reason> {
    let Choice { next, tally, .. } = choice;
    let asks = next.pending().is_some();
    let goes_on = !asks && position.pending().is_none() && game.outcome(next).is_none();
    let answers: Vec<CompleteTurn> = if goes_on { turns_told(game, next) } else { Vec::new() };
    let mut said = Vec::new();
    if goes_on && !answers.iter().any(empties) && would(game, position).iter().any(empties) {
        said.push(Reason::SavesFrontRow);
    }
    if tally.captures > 0 {
        said.push(Reason::Captures { seeds: tally.captured, laps: tally.laps, asks });
    }
    if goes_on {
        said.extend(saves(game, position, next));
        if !answers.iter().any(captures) {
            said.push(Reason::LeavesNoCapture);
        }
    }
    said
}

/// What the opponent could do if it were to move now.
fn would(game: Game, position: &Position) -> Vec<CompleteTurn> {
    let side = position.side().other();
    let other = Position::new(position.board(), position.pits(), position.won(), side);
    match other {
        Ok(other) if game.outcome(&other).is_none() => turns_told(game, &other),
        _ => Vec::new(),
    }
}

fn empties(turn: &CompleteTurn) -> bool {
    let end =
        |event: &Event| matches!(event, Event::TurnEnded { why: TurnEnd::FrontRowEmptied, .. });
    turn.tally.iter().any(end)
}

fn captures(turn: &CompleteTurn) -> bool {
    turn.tally.iter().any(|event| matches!(event, Event::Captured { .. }))
}

/// The pit with the most seeds that could be captured before and cannot be after.
fn saves(game: Game, position: &Position, next: &Position) -> Option<Reason> {
    let side = position.side();
    let before = game.threats(position, side)?;
    let after = game.threats(next, side)?;
    let lost = |pit: Pit| after.iter().any(|(other, _)| *other == pit);
    let saved = before.into_iter().filter(|(pit, _)| !lost(*pit));
    let (pit, seeds) = saved.max_by_key(|&(pit, seeds)| (seeds, std::cmp::Reverse(pit)))?;
    Some(Reason::Saves { pit, seeds })
}
