//! What an action does, from the rules alone.

use super::Reason;
use super::worth::Choice;
use crate::rules::{Event, Game, Pit, Position, Rules, TurnEnd};

/// A complete turn, each sequence of picks one of its own: what happens in it, and the position after it.
pub(super) struct CompleteTurn {
    pub events: Vec<Event>,
    pub after: Position,
}

/// Every complete turn that is legal.
pub(super) fn complete_turns(game: Game, position: &Position) -> Vec<CompleteTurn> {
    let mut turns = Vec::new();
    let mut open = vec![CompleteTurn { events: Vec::new(), after: *position }];
    while let Some(CompleteTurn { events, after }) = open.pop() {
        for action in game.legal(&after).into_iter().rev() {
            let mut events = events.clone();
            let Ok(next) = game.sow(&after, action, &mut events) else { continue };
            let turn = CompleteTurn { events, after: next };
            if next.pending().is_some() { open.push(turn) } else { turns.push(turn) }
        }
    }
    turns
}

/// What speaks for an action: first what it saves at once, then what it takes, then what it keeps.
pub(super) fn of(game: Game, position: &Position, choice: &Choice) -> Vec<Reason> {
    let Choice { next, tally, .. } = choice;
    let asks = next.pending().is_some();
    let goes_on = !asks && position.pending().is_none() && game.outcome(next).is_none();
    let answers = if goes_on { complete_turns(game, next) } else { Vec::new() };
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
        Ok(other) if game.outcome(&other).is_none() => complete_turns(game, &other),
        _ => Vec::new(),
    }
}

fn empties(turn: &CompleteTurn) -> bool {
    let end =
        |event: &Event| matches!(event, Event::TurnEnded { why: TurnEnd::FrontRowEmptied, .. });
    turn.events.iter().any(end)
}

fn captures(turn: &CompleteTurn) -> bool {
    turn.events.iter().any(|event| matches!(event, Event::Captured { .. }))
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
