//! A sign of life from the main loop, for whoever watches over the table.
//!
//! It is given by a system like any other, so that it tells of the loop that draws and hears: a loop that hangs gives
//! none, whatever other threads do. A table at rest sleeps; so that its heart beats all the same, the loop wakes by
//! itself often enough.

use crate::kiosk::watch::{Vitals, heart};
use bevy::ecs::entity::Entities;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::{Duration, Instant};

/// The loop wakes so often at least.
pub(super) const EVERY: Duration = Duration::from_millis(500);

/// How the loop sleeps in a house: as ever, but never for long.
pub(super) fn sleep() -> WinitSettings {
    let mode = UpdateMode::Reactive {
        wait: EVERY,
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    };
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

/// Beats, where somebody listens.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, |mut commands: Commands| commands.insert_resource(sleep()));
    if heart::is_heard() {
        heart::end_with_the_watch();
        app.init_resource::<Frames>()
            .add_systems(First, Frames::begin)
            .add_systems(Last, Frames::end)
            .add_systems(Update, beat.in_set(crate::app::Phase::Storage));
    }
}

/// The frames since the last beat, by how long the main loop worked at each.
#[derive(Resource, Default)]
struct Frames {
    begun: Option<Instant>,
    worked: Vec<Duration>,
}

impl Frames {
    fn begin(mut frames: ResMut<Self>) {
        frames.begun = Some(Instant::now());
    }

    fn end(mut frames: ResMut<Self>) {
        let worked = frames.begun.map(|begun| begun.elapsed());
        frames.worked.extend(worked);
    }

    /// What they tell; the next begin anew.
    fn tell(&mut self) -> Vitals {
        self.worked.sort_unstable();
        let micros = |frame: Option<&Duration>| frame.map(|&frame| frame.as_micros() as u64);
        let vitals = Vitals {
            frames: Some(self.worked.len() as u64),
            median_us: micros(self.worked.get(self.worked.len() / 2)),
            worst_us: micros(self.worked.last()),
            entities: None,
        };
        self.worked.clear();
        vitals
    }
}

/// The watch is gone where nobody hears it: then the table goes too, since nobody would start it again.
fn beat(
    time: Res<Time<Real>>,
    entities: &Entities,
    mut frames: ResMut<Frames>,
    mut last: Local<Option<Duration>>,
    mut exit: MessageWriter<AppExit>,
) {
    let now = time.elapsed();
    if last.is_some_and(|last| now.saturating_sub(last) < EVERY) {
        return;
    }
    *last = Some(now);
    let vitals = Vitals { entities: Some(u64::from(entities.count_spawned())), ..frames.tell() };
    if let Err(error) = heart::beat(vitals) {
        error!("nobody watches over the table any more: {error}");
        exit.write(AppExit::error());
    }
}
