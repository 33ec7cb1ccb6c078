//! What assistive technology does: bevy_egui hands the tree of controls to it and does not hear the answers. A tree is
//! made only while somebody asks for it.

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::Event;
use bevy_egui::{EguiContext, EguiInput, PrimaryEguiContext};

/// Hands on what assistive technology asks of a control: to press it, to give it the focus.
pub(super) fn requests(
    mut requests: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    let asked: Vec<_> = requests.read().map(|request| request.0.clone()).collect();
    if asked.is_empty() {
        return;
    }
    for mut input in &mut inputs {
        input.events.extend(asked.iter().cloned().map(Event::AccessKitActionRequest));
    }
}

/// What has come in this frame is handed on in the next, which nobody else may ask for.
pub(super) fn come(
    mut requests: MessageReader<ActionRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if requests.read().count() > 0 {
        redraw.write(RequestRedraw);
    }
}

/// Lets a tree be made from when somebody asks for one.
pub(super) fn attend(
    requested: Option<Res<AccessibilityRequested>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut known: Local<Option<bool>>,
) {
    let wanted = requested.is_some_and(|requested| requested.get());
    if *known == Some(wanted) || contexts.is_empty() {
        return;
    }
    *known = Some(wanted);
    for mut context in &mut contexts {
        match wanted {
            true => context.get_mut().enable_accesskit(),
            false => context.get_mut().disable_accesskit(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui;

    /// Whether a pass makes a tree.
    fn makes_a_tree(app: &mut App) -> bool {
        let mut contexts = app.world_mut().query::<&mut EguiContext>();
        let mut context = contexts.single_mut(app.world_mut()).expect("one");
        let output = context.get_mut().run_ui(egui::RawInput::default(), |_| {});
        let made = output.platform_output.accesskit_update.is_some();
        output.drop_without_applying_deltas();
        made
    }

    #[test]
    fn a_tree_is_made_while_somebody_asks_for_one_and_no_longer() {
        let mut app = App::new();
        let requested = AccessibilityRequested::default();
        app.insert_resource(requested.clone()).add_systems(Update, attend);
        app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext));
        for asks in [false, true, true, false, true] {
            requested.set(asks);
            app.update();
            assert_eq!(makes_a_tree(&mut app), asks);
        }
    }
}
