//! The boards that screens ask for, to lie behind them.

use super::{Memory, View};
use crate::app::session::{Intent, MatchSetup};

/// Asks for the board of the game that is being chosen, once.
pub fn board_of_the_form(memory: &mut Memory) -> Option<Intent> {
    let djenon = memory.form.djenon;
    (memory.asked_for.replace(djenon) != Some(djenon)).then(|| Intent::ShowGame(memory.form.game()))
}

/// Asks, once, for the board of the match that the title offers to go on with.
pub fn kept_match(view: &View, memory: &mut Memory) -> Option<Intent> {
    let kept = view.unfinished.first()?;
    let news = memory.kept.as_ref() != Some(&kept.id);
    if news {
        memory.kept = Some(kept.id.clone());
    }
    let setup = MatchSetup { game: kept.game, seats: kept.seats };
    (news && view.stage.shown != Some(kept.position))
        .then(|| Intent::ShowKept(setup.near_side(), kept.position))
}
