//! Complete turns: an action, and each kichwa that is named on the way.

use crate::rules::{Action, Game, Position, Rules, Sink, Tally};

/// A turn from its first action to its end, and what was to be known of the way there.
#[derive(Clone, Debug)]
pub struct CompleteTurn<S = Tally> {
    /// Its first action, and each pick of a kichwa.
    pub actions: Vec<Action>,
    /// Laps, seeds, captures; or whatever else was listened for.
    pub tally: S,
    /// The position after it.
    pub after: Position,
}

/// Every complete turn that is legal here, each sequence of picks one of its own.
#[must_use]
pub fn complete_turns(game: Game, position: &Position) -> Vec<CompleteTurn> {
    turns_told(game, position)
}

/// The same, with what is to be known of each.
pub(super) fn turns_told<S: Sink + Default + Clone>(
    game: Game,
    position: &Position,
) -> Vec<CompleteTurn<S>> {
    let mut turns = Vec::new();
    for start in game.legal(position) {
        go_on(game, position, &[start], S::default(), &mut turns);
    }
    turns
}

fn go_on<S: Sink + Clone>(
    game: Game,
    position: &Position,
    actions: &[Action],
    mut tally: S,
    turns: &mut Vec<CompleteTurn<S>>,
) {
    let Some(&last) = actions.last() else { return };
    let Ok(after) = game.sow(position, last, &mut tally) else { return };
    if after.pending().is_none() {
        turns.push(CompleteTurn { actions: actions.to_vec(), tally, after });
        return;
    }
    // Every pick uses up a pit of the opponent's front row, so there are few.
    for pick in game.legal(&after) {
        go_on(game, &after, &[actions, &[pick]].concat(), tally.clone(), turns);
    }
}
