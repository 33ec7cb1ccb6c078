//! Idle costs nothing: the loop sleeps while nothing moves, and is kept awake just as long as a
//! change needs to reach the screen.
//!
//! This leans on how `bevy_winit` 0.19 runs its loop under `UpdateMode::Reactive`, and the tests of a
//! real window hold each point (`tests/app/window/rest.rs`):
//!
//! - A frame is one update of the app; nothing is drawn without one. An event of the window (a key, the
//!   pointer, a new size, a part that was uncovered) is worth a frame.
//! - [`RequestRedraw`], written in a frame, asks for the next one. The loop reads the message with a new
//!   cursor after each frame, and a message lives for two, so that one request draws two more frames. We
//!   count on the first only.
//! - `WinitUserEvent::WakeUp`, sent from any thread, is worth a frame: so the computer's answer and the
//!   reports of the writing thread arrive although nobody touches anything. egui sends it too whenever
//!   it wants to be drawn again at once, from within a frame as well.
//! - Without any of these the loop blocks until [`LongestSleep`] is over. That is counted from the start
//!   on, whatever woke the loop in between: one frame a minute.
//! - Where the same mode holds with and without focus, gaining and losing it changes nothing else.
//!
//! `RUST_LOG=mbili::frames=trace` logs a line for each frame, so that they can be counted from outside.

use super::notices::Notice;
use super::phase::{Phase, Told};
use super::session::{Intent, Loaded, Moved, Refused};
use super::settings::{Settings, Switches};
use super::state::{Modal, Screen};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::time::{TimeSystems, TimeUpdateStrategy};
use bevy::window::{RequestRedraw, WindowResized, WindowScaleFactorChanged};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiInput, egui};
use std::time::Duration;

/// A screen's widget writes an intent after this frame's session has run; the next frame handles it,
/// the one after changes the state, and two more lay the new screen out.
const FRAMES_PER_CHANGE: u8 = 5;
/// At the start, until everything is loaded and laid out.
const FRAMES_AT_START: u8 = 8;
/// Without any reason to wake, look again after this long.
#[derive(Resource, Clone, Copy, Debug)]
pub(super) struct LongestSleep(pub(super) Duration);

impl Default for LongestSleep {
    fn default() -> Self {
        LongestSleep(Duration::from_secs(60))
    }
}

/// Frames still to be drawn.
#[derive(Resource)]
pub(super) struct Awake(u8);

/// Lets the loop sleep, and wakes it for what changed.
pub(super) fn plugin(app: &mut App) {
    let sleep = UpdateMode::Reactive {
        wait: LongestSleep::default().0,
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    };
    app.init_resource::<LongestSleep>();
    app.insert_resource(WinitSettings { focused_mode: sleep, unfocused_mode: sleep })
        .insert_resource(Awake(FRAMES_AT_START))
        .add_systems(First, tell_the_present.before(TimeSystems))
        .add_systems(PreUpdate, drop_unchanged_modifiers.in_set(Told::News))
        .add_systems(Update, go_on_by_itself.in_set(Phase::Machine))
        .add_systems(Last, stay_awake);
}

/// Bevy's clock goes by when the render world ended its last frame. After a rest that was long ago: the rest would be
/// counted a frame or two later, so that whoever taps then would seem to press for as long.
fn tell_the_present(mut strategy: ResMut<TimeUpdateStrategy>) {
    // Who tells the time by hand goes on doing so.
    if !matches!(*strategy, TimeUpdateStrategy::ManualDuration(_)) {
        *strategy.bypass_change_detection() = TimeUpdateStrategy::ManualInstant(Instant::now());
    }
}

/// So often the window wakes for a step of the mark that goes on by itself. It wakes by a clock of its own, which does
/// not begin with a step; the more often, the less a step is late.
pub(super) const LOOKS: u32 = 6;

/// A mark that goes on by itself wakes the window for each step.
fn go_on_by_itself(
    settings: Res<Settings>,
    longest: Res<LongestSleep>,
    mut modes: ResMut<WinitSettings>,
) {
    let wanted = match settings.switches {
        Switches::One => longest.0.min(Duration::from_secs_f32(settings.scan_seconds()) / LOOKS),
        Switches::Off | Switches::Two => longest.0,
    };
    let modes = modes.bypass_change_detection();
    for mode in [&mut modes.focused_mode, &mut modes.unfocused_mode] {
        if let UpdateMode::Reactive { wait, .. } = mode {
            *wait = wanted;
        }
    }
}

/// bevy_egui tells egui in every frame which modifier keys are held, and egui wants another frame after
/// every event: together they would never sleep.
fn drop_unchanged_modifiers(
    mut inputs: Query<&mut EguiInput>,
    mut known: Local<Option<egui::Modifiers>>,
) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                known.replace(*modifiers) != Some(*modifiers)
            }
            _ => true,
        });
    }
}

#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Changes<'w, 's> {
    intents: MessageReader<'w, 's, Intent>,
    moved: MessageReader<'w, 's, Moved>,
    loaded: MessageReader<'w, 's, Loaded>,
    refused: MessageReader<'w, 's, Refused>,
    notices: MessageReader<'w, 's, Notice>,
    resized: MessageReader<'w, 's, WindowResized>,
    rescaled: MessageReader<'w, 's, WindowScaleFactorChanged>,
}

impl Changes<'_, '_> {
    fn any(&mut self) -> bool {
        let counts = [
            self.intents.read().count(),
            self.moved.read().count(),
            self.loaded.read().count(),
            self.refused.read().count(),
            self.notices.read().count(),
            self.resized.read().count(),
            self.rescaled.read().count(),
        ];
        counts.iter().any(|&count| count > 0)
    }
}

/// Asks for another frame as long as something is on its way to the screen.
pub(super) fn stay_awake(
    mut changes: Changes,
    next_screen: Res<NextState<Screen>>,
    next_modal: Res<NextState<Modal>>,
    mut awake: ResMut<Awake>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    trace!(target: "mbili::frames", "frame");
    let awake = awake.bypass_change_detection();
    let leaving = !matches!(*next_screen, NextState::Unchanged)
        || !matches!(*next_modal, NextState::Unchanged);
    if changes.any() || leaving {
        awake.0 = awake.0.max(FRAMES_PER_CHANGE);
    }
    if awake.0 > 0 {
        awake.0 -= 1;
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::time::{TimePlugin, TimeReceiver, create_time_channels};

    #[test]
    fn after_a_rest_the_rest_is_counted_in_the_first_frame() {
        let (sender, receiver) = create_time_channels();
        let mut app = App::new();
        app.add_plugins(TimePlugin).insert_resource::<TimeReceiver>(receiver);
        app.add_systems(First, tell_the_present.before(TimeSystems));
        let rest = Duration::from_millis(60);
        for _ in 0..4 {
            // As the render world does at the end of each frame.
            sender.0.try_send(Instant::now()).expect("room for it");
            std::thread::sleep(rest);
            app.update();
            let behind = app.world().resource::<Time<Real>>().last_update().map(|at| at.elapsed());
            assert!(behind.is_some_and(|behind| behind < rest / 2), "{behind:?}");
        }
    }

    #[test]
    fn a_time_that_is_told_by_hand_is_left_alone() {
        let step = Duration::from_millis(16);
        let mut app = App::new();
        app.add_plugins(TimePlugin)
            .insert_resource(TimeUpdateStrategy::ManualDuration(step))
            .add_systems(First, tell_the_present.before(TimeSystems));
        // Bevy's clock has no step before its first frame.
        app.update();
        for _ in 0..3 {
            app.update();
            assert_eq!(app.world().resource::<Time<Real>>().delta(), step);
        }
    }
}
