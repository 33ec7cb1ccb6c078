//! Complete turns: an action, and each kichwa that is named on the way.

use crate::rules::{Action, Game, Position, Rules, Tally};

/// A turn from its first action to its end.
#[derive(Clone, Debug)]
pub struct CompleteTurn {
    /// Its first action, and each pick of a kichwa.
    pub actions: Vec<Action>,
    /// Laps, seeds, captures.
    pub tally: Tally,
    /// The position after it.
    pub after: Position,
}

/// Every complete turn that is legal here, each sequence of picks one of its own.
#[must_use]
pub fn complete_turns(game: Game, position: &Position) -> Vec<CompleteTurn> {
    let mut turns = Vec::new();
    for start in game.legal(position) {
        go_on(game, position, &[start], Tally::default(), &mut turns);
    }
    turns
}

fn go_on(
    game: Game,
    position: &Position,
    actions: &[Action],
    mut tally: Tally,
    turns: &mut Vec<CompleteTurn>,
) {
    let Some(&last) = actions.last() else { return };
    let Ok(after) = game.sow(position, last, &mut tally) else { return };
    if after.pending().is_none() {
        turns.push(CompleteTurn { actions: actions.to_vec(), tally, after });
        return;
    }
    // Every pick uses up a pit of the opponent's front row, so there are few.
    for pick in game.legal(&after) {
        go_on(game, &after, &[actions, &[pick]].concat(), tally, turns);
    }
}
