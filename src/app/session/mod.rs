//! The match: the rules resource that drives turns. Only this folder may change it.

mod at_the_board;
mod back;
mod draft;
mod handle;
mod hint;
mod intent;
mod learning;
mod looking_back;
mod preview;
mod seat;
mod table_match;
mod terms;
mod threats;

pub use crate::record::Ending;
pub use draft::Drafting;
pub use handle::Discarding;
pub use intent::{Intent, Learn, Loaded, LookBack, Moved, Practice, Read, Refused, Stand};
pub use table_match::{HintStep, Match, MatchSetup, PlayedTurn, Playing, Pointing, Seat};
pub use terms::{Next, Opening, Terms};

use super::phase::Phase;
use super::space::{Hints, PreviewMarks, Previews, Threats};
use super::state::{Covered, Modal, Screen, Step, after};
use bevy::prelude::*;
use std::time::{SystemTime, UNIX_EPOCH};

/// Adds the match and what changes it.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Modal>()
        .init_resource::<Match>()
        .init_resource::<Pointing>()
        .init_resource::<Discarding>()
        .init_resource::<Covered>()
        .init_resource::<Drafting>()
        .init_resource::<Previews>()
        .init_resource::<PreviewMarks>()
        .init_resource::<Threats>()
        .init_resource::<Hints>()
        .add_message::<Intent>()
        .add_message::<Moved>()
        .add_message::<Loaded>()
        .add_message::<Refused>()
        .add_systems(PostStartup, booted)
        .add_systems(
            Update,
            (handle::handle, hint::advised, (preview::preview, threats::threats))
                .chain()
                .in_set(Phase::Session),
        )
        .add_systems(Update, seat::choose.in_set(Phase::Seat));
}

/// Everything is spawned: to the title, with a board to look at behind it.
fn booted(
    screen: Res<State<Screen>>,
    modal: Res<State<Modal>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut moved: MessageWriter<Moved>,
) {
    use crate::app::stage::Spotlight;
    use crate::rules::{Game, KichwaRule, Pit, Rules};
    let to = Game::Kujifunza(KichwaRule::Sustain).start();
    moved.write(Moved::Jumped { to, hand_over: Pit(0), light: Spotlight::default() });
    if let Some((screen, _)) = after(*screen.get(), *modal.get(), Step::Booted) {
        (*next_screen).set_if_neq(screen);
    }
}

/// A name for a new match that no other match has: the time, and this process, so that two programs
/// started at once do not meet.
pub(super) fn new_id() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    format!("{}-{:09}-{}", now.as_secs(), now.subsec_nanos(), std::process::id())
}
