//! A sign of life from the main loop, for whoever watches over the table.
//!
//! It is given by a system like any other, so that it tells of the loop that draws and hears: a loop that hangs gives
//! none, whatever other threads do. A table at rest sleeps; so that its heart beats all the same, the loop wakes by
//! itself often enough.

use super::health::Health;
use crate::app::awake::LongestSleep;
use crate::kiosk::watch::heart;
use bevy::prelude::*;
use std::time::Duration;

/// The loop wakes so often at least.
const EVERY: Duration = Duration::from_millis((heart::EVERY_SECONDS * 1000.0) as u64);

/// Beats, where somebody listens.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(LongestSleep(EVERY));
    if heart::is_heard() {
        heart::end_with_the_watch();
        app.add_systems(Last, beat.after(super::health::end));
    }
}

/// The watch is gone where nobody hears it: then the table goes too, since nobody would start it again.
fn beat(
    time: Res<Time<Real>>,
    all: Query<Entity>,
    mut health: ResMut<Health>,
    mut last: Local<Option<Duration>>,
    mut exit: MessageWriter<AppExit>,
) {
    let now = time.elapsed();
    // A loop that woke a little early need not wait for the next time.
    let due = EVERY.mul_f32(0.8);
    if last.is_some_and(|last| now.saturating_sub(last) < due) {
        return;
    }
    *last = Some(now);
    let mut vitals = health.since_the_last();
    vitals.entities = Some(all.iter().count() as u64);
    if let Err(error) = heart::beat(vitals) {
        error!("nobody watches over the table any more: {error}");
        exit.write(AppExit::error());
    }
}
