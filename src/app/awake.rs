//! Idle costs nothing: the loop sleeps while nothing moves, and is kept awake just as long as a
//! change needs to reach the screen.

use super::notices::Notice;
use super::session::{Intent, Loaded, Moved, Refused};
use super::state::{Modal, Screen};
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowResized, WindowScaleFactorChanged};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use std::time::Duration;

/// A screen's widget writes an intent after this frame's session has run; the next frame handles it,
/// the one after changes the state, and two more lay the new screen out.
const FRAMES_PER_CHANGE: u8 = 5;
/// At the start, until everything is loaded and laid out.
const FRAMES_AT_START: u8 = 8;
/// Without any reason to wake, look again after this long.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);

/// Frames still to be drawn.
#[derive(Resource)]
struct Awake(u8);

/// Lets the loop sleep, and wakes it for what changed.
pub(super) fn plugin(app: &mut App) {
    let sleep = UpdateMode::Reactive {
        wait: LONGEST_SLEEP,
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    };
    app.insert_resource(WinitSettings { focused_mode: sleep, unfocused_mode: sleep })
        .insert_resource(Awake(FRAMES_AT_START))
        .add_systems(
            PreUpdate,
            drop_unchanged_modifiers
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Last, stay_awake);
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
struct Changes<'w, 's> {
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

fn stay_awake(
    mut changes: Changes,
    next_screen: Res<NextState<Screen>>,
    next_modal: Res<NextState<Modal>>,
    mut awake: ResMut<Awake>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
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
