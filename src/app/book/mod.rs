//! The book shows its pictures on the table: a position is laid out and its turn played, whatever else lies there.
//!
//! What lay on the table is set aside by the [playback](crate::app::sowing::Playback), which brings it back as it was
//! once the book is closed; here everything else that a picture must do without is set aside likewise.

use super::phase::Phase;
use super::session::{Intent, Match, Moved, Pointing, Read};
use super::settings::Settings;
use super::sowing::Playback;
use super::space::BoardView;
use super::state::{Modal, Screen};
use crate::rules::Side;
use crate::words::Picture;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;

/// So long a position is looked at before its turn is played.
const A_LOOK: Duration = Duration::from_millis(1_200);

/// Adds the pictures of the book.
pub fn plugin(app: &mut App) {
    app.init_resource::<Reading>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, read.in_set(Phase::Book));
}

/// What the book shows on the table.
#[derive(Resource, Clone, Debug, Default)]
pub struct Reading {
    shown: Option<&'static Picture>,
    /// How long the position has been looked at, while its turn is still to be played.
    looked: Option<Duration>,
    left: Option<Left>,
}

/// What was left to read.
#[derive(Clone, Debug)]
struct Left {
    screen: Screen,
    of: Option<String>,
    near: Option<Side>,
    pointing: Pointing,
}

impl Reading {
    /// The picture on the table.
    #[must_use]
    pub const fn shown(&self) -> Option<&'static Picture> {
        self.shown
    }
}

fn read(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    modal: Res<State<Modal>>,
    current: Res<Match>,
    playback: Res<Playback>,
    mut reading: ResMut<Reading>,
    mut pointing: ResMut<Pointing>,
    mut view: ResMut<BoardView>,
    mut intents: MessageReader<Intent>,
    mut moved: MessageWriter<Moved>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let of = || current.playing().map(|playing| playing.id.clone());
    if *modal.get() != Modal::Book {
        intents.clear();
        if reading.shown.is_some() {
            let left = std::mem::take(reading.as_mut()).left;
            let left = left.filter(|left| left.screen == *screen.get() && left.of == of());
            if let Some(left) = left {
                view.near = left.near;
                pointing.set_if_neq(left.pointing);
            }
        }
        return;
    }
    for intent in intents.read() {
        let (picture, look) = match intent {
            Intent::Read(Read::Picture(picture)) => (*picture, !settings.reduced_motion),
            Intent::Read(Read::Again) => match reading.shown {
                Some(picture) => (picture, true),
                None => continue,
            },
            _ => continue,
        };
        if reading.left.is_none() {
            let (screen, near) = (*screen.get(), view.near);
            reading.left = Some(Left { screen, of: of(), near, pointing: *pointing });
        }
        pointing.set_if_neq(Pointing::default());
        // The pictures are seen by South.
        view.near = Some(Side::South);
        reading.shown = Some(picture);
        reading.looked = (look && !picture.events().is_empty()).then_some(Duration::ZERO);
        moved.write(Moved::Read { before: picture.position(), events: Vec::new() });
        redraw.write(RequestRedraw);
    }
    let Some((picture, looked)) = reading.shown.zip(reading.looked) else { return };
    if !playback.is_at_rest() {
        return;
    }
    let looked = looked + time.delta().min(Duration::from_millis(100));
    reading.looked = (looked < A_LOOK).then_some(looked);
    if reading.looked.is_none() {
        moved.write(Moved::Read { before: picture.position(), events: picture.events() });
    }
    redraw.write(RequestRedraw);
}
