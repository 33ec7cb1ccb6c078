//! The system's clipboard, between keys, buttons and the fields of text.
//!
//! bevy_egui would bring one of its own, with crates that compile the window anew. Where the system has
//! none, what was copied here can still be pasted here.

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Event, Key, OutputCommand, ViewportCommand};
use bevy_egui::{EguiContext, EguiFullOutput, EguiInput};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

/// What was copied.
#[derive(Resource, Default)]
pub(super) struct Clipboard {
    worker: Option<Worker>,
    own: String,
    /// A button asks for what was copied.
    wanted: bool,
    /// So often it was asked for, and has not come yet.
    waiting: usize,
}

/// What the system has. On X11 a text lives as long as the program that copied it, which may take its time to answer.
trait System {
    fn put(&mut self, text: &str);
    fn take(&mut self) -> Option<String>;
}

impl System for arboard::Clipboard {
    fn put(&mut self, text: &str) {
        if let Err(error) = self.set_text(text) {
            warn!("nothing could be copied: {error}");
        }
    }

    fn take(&mut self) -> Option<String> {
        self.get_text().ok()
    }
}

enum Order {
    Put(String),
    Take,
}

/// A thread that asks the system, so that no frame waits for another program.
struct Worker {
    orders: Sender<Order>,
    answers: SyncCell<Receiver<Option<String>>>,
}

impl Worker {
    /// `make` connects to the system, when it is first needed; the connection has to stay.
    fn new<S: System>(make: impl Fn() -> Option<S> + Send + 'static) -> Option<Self> {
        let (orders, ordered) = mpsc::channel();
        let (answer, answers) = mpsc::channel();
        let work = move || {
            let mut system = None;
            for order in ordered {
                if system.is_none() {
                    system = make();
                }
                match (order, &mut system) {
                    (Order::Put(text), Some(system)) => system.put(&text),
                    (Order::Put(_), None) => {}
                    (Order::Take, system) => {
                        let taken = system.as_mut().and_then(System::take);
                        if answer.send(taken).is_err() {
                            return;
                        }
                    }
                }
            }
        };
        let named = thread::Builder::new().name("clipboard".to_owned());
        let thread = named.spawn(work);
        thread.inspect_err(|error| error!("no thread for the clipboard: {error}")).ok()?;
        Some(Worker { orders, answers: SyncCell::new(answers) })
    }
}

impl Clipboard {
    /// Orders something of the system; whether it could be.
    fn order(&mut self, order: Order) -> bool {
        if self.worker.is_none() {
            self.worker = Worker::new(|| {
                let made = arboard::Clipboard::new();
                made.inspect_err(|error| debug!("no clipboard: {error}")).ok()
            });
        }
        self.worker.as_ref().is_some_and(|worker| worker.orders.send(order).is_ok())
    }

    fn put(&mut self, text: &str) {
        text.clone_into(&mut self.own);
        self.order(Order::Put(text.to_owned()));
    }

    /// Asks for what was copied; it comes with [`taken`](Self::taken), at once where there is nobody to ask.
    fn ask(&mut self) {
        self.waiting += 1;
        if !self.order(Order::Take) {
            self.worker = None;
        }
    }

    /// What was asked for, once it is here.
    fn taken(&mut self) -> Option<String> {
        if self.waiting == 0 {
            return None;
        }
        let answer = match &mut self.worker {
            Some(worker) => match worker.answers.get().try_recv() {
                Err(mpsc::TryRecvError::Empty) => return None,
                answer => answer.ok().flatten(),
            },
            None => None,
        };
        self.waiting -= 1;
        Some(answer.unwrap_or_else(|| self.own.clone()))
    }
}

/// The usual keys become what a field of text understands.
pub(super) fn into_fields(
    mut contexts: Query<(&mut EguiContext, &mut EguiInput)>,
    mut clipboard: ResMut<Clipboard>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let clipboard = clipboard.bypass_change_detection();
    let taken = clipboard.taken();
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
            clipboard.ask();
        }
        more.extend(taken.clone().map(Event::Paste));
        if !more.is_empty() {
            input.events.extend(more);
        }
    }
    if clipboard.waiting > 0 {
        redraw.write(RequestRedraw);
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    /// A program that was copied from, and is slow to answer.
    struct Slow(String);

    impl System for Slow {
        fn put(&mut self, text: &str) {
            text.clone_into(&mut self.0);
        }

        fn take(&mut self) -> Option<String> {
            thread::sleep(Duration::from_millis(300));
            Some(self.0.clone())
        }
    }

    fn waited(clipboard: &mut Clipboard) -> String {
        let begun = Instant::now();
        loop {
            if let Some(text) = clipboard.taken() {
                return text;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "nothing comes");
            thread::sleep(Duration::from_millis(5));
        }
    }

    #[test]
    fn no_frame_waits_for_another_program() {
        let worker = Worker::new(|| Some(Slow("there".to_owned())));
        let mut clipboard = Clipboard { worker, ..Clipboard::default() };
        assert_eq!(clipboard.taken(), None);
        let begun = Instant::now();
        clipboard.ask();
        assert_eq!(clipboard.taken(), None);
        assert!(begun.elapsed() < Duration::from_millis(250), "{:?}", begun.elapsed());
        assert_eq!(waited(&mut clipboard), "there");
        // Once only, and what was copied here comes back.
        assert_eq!(clipboard.taken(), None);
        clipboard.put("here");
        clipboard.ask();
        assert_eq!(waited(&mut clipboard), "here");
    }

    #[test]
    fn without_a_system_what_was_copied_here_can_be_pasted_here() {
        let worker = Worker::new(|| None::<Slow>);
        let mut clipboard = Clipboard { worker, ..Clipboard::default() };
        clipboard.put("here");
        clipboard.ask();
        assert_eq!(waited(&mut clipboard), "here");
    }
}
