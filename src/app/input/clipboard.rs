//! The system's clipboard, between keys, buttons and the fields of text.
//!
//! bevy_egui would bring one of its own, with crates that compile the window anew. Where the system has
//! none, what was copied here can still be pasted here.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Event, Key, OutputCommand, ViewportCommand};
use bevy_egui::{EguiContext, EguiFullOutput, EguiInput};

/// What was copied. The connection has to stay: on X11 a text lives as long as the program that copied it.
#[derive(Resource, Default)]
pub(super) struct Clipboard {
    system: Option<arboard::Clipboard>,
    own: String,
    /// A button asks for what was copied.
    wanted: bool,
}

impl Clipboard {
    /// The connection, made when it is needed first.
    fn system(&mut self) -> Option<&mut arboard::Clipboard> {
        if self.system.is_none() {
            let made = arboard::Clipboard::new();
            self.system = made.inspect_err(|error| debug!("no clipboard: {error}")).ok();
        }
        self.system.as_mut()
    }

    fn put(&mut self, text: &str) {
        text.clone_into(&mut self.own);
        let put = self.system().map(|system| system.set_text(text));
        if let Some(Err(error)) = put {
            warn!("nothing could be copied: {error}");
        }
    }

    fn take(&mut self) -> String {
        let there = self.system().and_then(|system| system.get_text().ok());
        there.unwrap_or_else(|| self.own.clone())
    }
}

/// The usual keys become what a field of text understands.
pub(super) fn into_fields(
    mut contexts: Query<(&mut EguiContext, &mut EguiInput)>,
    mut clipboard: ResMut<Clipboard>,
) {
    let clipboard = clipboard.bypass_change_detection();
    for (mut context, mut input) in &mut contexts {
        if !context.get_mut().text_edit_focused() {
            continue;
        }
        let mut more = Vec::new();
        let mut pastes = std::mem::take(&mut clipboard.wanted);
        for event in &input.events {
            let Event::Key { key, pressed: true, modifiers, .. } = event else { continue };
            match (key, modifiers.command, modifiers.shift) {
                (Key::C, true, _) | (Key::Copy, ..) => more.push(Event::Copy),
                (Key::X, true, _) | (Key::Cut, ..) => more.push(Event::Cut),
                (Key::V, true, _) | (Key::Insert, _, true) | (Key::Paste, ..) => pastes = true,
                _ => {}
            }
        }
        if pastes {
            more.push(Event::Paste(clipboard.take()));
        }
        if !more.is_empty() {
            input.events.extend(more);
        }
    }
}

/// What was copied in a field or by a button is put into the clipboard, and what a button wants of it
/// comes in the next frame.
pub(super) fn out_of_fields(
    outputs: Query<&EguiFullOutput>,
    mut clipboard: ResMut<Clipboard>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let clipboard = clipboard.bypass_change_detection();
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        for command in &output.platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                clipboard.put(text);
            }
        }
        let commands = output.viewport_output.values().flat_map(|viewport| &viewport.commands);
        if commands.into_iter().any(|command| matches!(command, ViewportCommand::RequestPaste)) {
            clipboard.wanted = true;
            redraw.write(RequestRedraw);
        }
    }
}
