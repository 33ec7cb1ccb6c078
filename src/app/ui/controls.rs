//! For whoever drives the window from outside, a test for instance: the log tells where each control
//! stands, by the names that assistive technology reads. Only where the log asks for it, with
//! `RUST_LOG=info,mbili::controls=trace`.

use bevy::log::tracing::{Level, enabled};
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, PrimaryEguiContext, egui};
use serde::Serialize;

/// The target of the log.
const TARGET: &str = "mbili::controls";

/// Adds the telling.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        tell.run_if(|| enabled!(target: TARGET, Level::TRACE))
            .after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput),
    );
}

/// A control on the screen.
#[derive(Serialize, PartialEq)]
struct Control {
    name: String,
    role: String,
    /// Left, top, right, bottom, in logical pixels.
    bounds: [f64; 4],
    disabled: bool,
    focused: bool,
}

fn tell(
    mut contexts: Query<(&mut EguiContext, &EguiFullOutput), With<PrimaryEguiContext>>,
    mut told: Local<Vec<Control>>,
) {
    for (mut context, output) in &mut contexts {
        context.get_mut().enable_accesskit();
        // A screen reader may listen too, so that this stays where it is.
        let update = output.0.as_ref().and_then(|o| o.platform_output.accesskit_update.as_ref());
        let Some(update) = update else { continue };
        let controls: Vec<Control> = update
            .nodes
            .iter()
            .filter_map(|(id, node)| control(node, *id == update.focus))
            .collect();
        if controls != *told {
            if let Ok(json) = serde_json::to_string(&controls) {
                trace!(target: TARGET, "controls {json}");
            }
            *told = controls;
        }
    }
}

fn control(node: &egui::accesskit::Node, focused: bool) -> Option<Control> {
    let name = node.label().or(node.value())?.to_owned();
    let bounds = node.bounds()?;
    Some(Control {
        name,
        role: format!("{:?}", node.role()),
        bounds: [bounds.x0, bounds.y0, bounds.x1, bounds.y1],
        disabled: node.is_disabled(),
        focused,
    })
}
