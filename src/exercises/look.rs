//! Looking ahead by the rules, through all that can be played: small trees only, so that a screen may ask.

use crate::rules::{Action, Game, Outcome, Position, Rules, Side, Tally};

/// What a side may play, and where it leads.
pub(super) fn turns(game: Game, position: &Position) -> Vec<(Action, Position)> {
    let candidates = game.candidates(position);
    let sow = |action: Action| Some((action, game.sow(position, action, &mut ()).ok()?));
    candidates.into_iter().filter_map(sow).collect()
}

pub(super) fn has_won(game: Game, position: &Position, side: Side) -> bool {
    matches!(game.outcome(position), Some(Outcome::Won { side: winner, .. }) if winner == side)
}

/// Whether the side to move wins within so many turns of its own, whatever the other side plays.
#[must_use]
pub fn wins_within(game: Game, position: &Position, most: u8) -> bool {
    most > 0 && turns(game, position).iter().any(|(_, next)| wins_after(game, next, most))
}

/// Whether the side that has just moved wins within so many turns of its own, that one included.
fn wins_after(game: Game, next: &Position, most: u8) -> bool {
    let side = next.side().other();
    match game.outcome(next) {
        Some(outcome) => matches!(outcome, Outcome::Won { side: winner, .. } if winner == side),
        None if most <= 1 => false,
        None => turns(game, next)
            .iter()
            .all(|(_, after)| game.outcome(after).is_none() && wins_within(game, after, most - 1)),
    }
}

/// What the side to move may play that wins within so many turns of its own, whatever the other side plays.
#[must_use]
pub fn winning(game: Game, position: &Position, most: u8) -> Vec<Action> {
    let wins = |(_, next): &(Action, Position)| wins_after(game, next, most);
    turns(game, position).into_iter().filter(wins).map(|(action, _)| action).collect()
}

/// What the side to move, which loses within so many turns of the other, may play to hold out longest; of several
/// what leaves the other the fewest ways to win. `None` if it does not lose so soon, or cannot play.
#[must_use]
pub fn longest_resistance(game: Game, position: &Position, most: u8) -> Option<Action> {
    let mut best: Option<(u8, usize, Action)> = None;
    for (action, after) in turns(game, position) {
        let needed = (1..=most).find(|&turns| wins_within(game, &after, turns))?;
        let ways = winning(game, &after, needed).len();
        if best.is_none_or(|(long, few, _)| needed > long || needed == long && ways < few) {
            best = Some((needed, ways, action));
        }
    }
    best.map(|(.., action)| action)
}

/// What the side to move may play against a claim that it loses within so many turns of the other.
pub(super) fn refutation(game: Game, position: &Position, most: u8) -> Option<Action> {
    let holds = |after: &Position| game.outcome(after).is_some() || !wins_within(game, after, most);
    let all = turns(game, position);
    let won = all.iter().find(|(_, after)| has_won(game, after, position.side()));
    won.or_else(|| all.iter().find(|(_, after)| holds(after))).map(|(action, _)| *action)
}

/// A first action and how it goes on: the longest resistance, and the first of what wins the soonest.
pub(super) fn line(game: Game, position: &Position, first: Action, most: u8) -> Vec<Action> {
    let mut line = vec![first];
    let Ok(mut at) = game.sow(position, first, &mut ()) else { return line };
    for left in (1..most).rev() {
        let Some(reply) = longest_resistance(game, &at, left) else { break };
        line.push(reply);
        let Ok(after) = game.sow(&at, reply, &mut ()) else { break };
        let Some(next) = soonest(game, &after, left) else { break };
        line.push(next);
        let Ok(position) = game.sow(&after, next, &mut ()) else { break };
        at = position;
    }
    line
}

/// The first of what wins the soonest.
pub(super) fn soonest(game: Game, position: &Position, most: u8) -> Option<Action> {
    let needed = (1..=most).find(|&turns| wins_within(game, position, turns))?;
    winning(game, position, needed).first().copied()
}

/// What the opponent may answer that wins at once.
pub(super) fn lost_to(game: Game, position: &Position) -> Option<Action> {
    let side = position.side();
    let wins = |(_, after): &&(Action, Position)| has_won(game, after, side);
    turns(game, position).iter().find(wins).map(|(action, _)| *action)
}

/// What saves: after it the opponent cannot win at once. Nothing, where one may win at once oneself or where all do.
pub(super) fn saving(game: Game, position: &Position) -> Vec<Action> {
    let all = turns(game, position);
    if all.iter().any(|(_, next)| game.outcome(next).is_some()) {
        return Vec::new();
    }
    let saves = |(_, next): &&(Action, Position)| lost_to(game, next).is_none();
    let saving: Vec<Action> = all.iter().filter(saves).map(|(action, _)| *action).collect();
    if saving.len() == all.len() { Vec::new() } else { saving }
}

/// Seeds that an action captures, and its laps.
pub(super) fn tally(game: Game, position: &Position, action: Action) -> Tally {
    let mut tally = Tally::default();
    let _ = game.sow(position, action, &mut tally);
    tally
}

/// What captures the most; nothing, where nothing captures or there is no choice.
pub(super) fn taking_most(game: Game, position: &Position) -> Vec<Action> {
    let all: Vec<(Action, u32)> = turns(game, position)
        .into_iter()
        .map(|(action, _)| (action, tally(game, position, action).captured))
        .collect();
    let most = all.iter().map(|&(_, captured)| captured).max().unwrap_or(0);
    if most == 0 || all.len() < 2 {
        return Vec::new();
    }
    all.into_iter().filter(|&(_, captured)| captured == most).map(|(action, _)| action).collect()
}
