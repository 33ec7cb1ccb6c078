//! What outlives the program: settings, matches, which exercises are done, the log.
//!
//! Nothing here is ever fatal. What cannot be read stays where it is, or goes under another name, and
//! what cannot be written lives on in memory; either is told to the player once, in a
//! [`Notice`]. Several programs may run at once: a match is on one table only, of each setting the last
//! writer wins, and what either has done of exercises and lessons is done for both.

mod files;
mod folders;
mod hands;
mod log;
pub mod matches;
pub mod progress_file;
mod saved_match;
pub mod settings_file;
mod store;
mod telling;
mod trouble;
mod writer;

pub use folders::Folders;
pub use hands::Wanted;
pub use log::log_layer;
pub use saved_match::SavedMatch;
pub use store::Storage;
pub use trouble::{Failure, Reason, Trouble};

use super::exercises::Progress;
use super::notices::{self, Notice};
use super::phase::Phase;
use super::session::{Discarding, Intent, Loaded, Match};
use super::settings::Settings;
use super::state::{Modal, Screen, Step, after};
use super::unfinished::Unfinished;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::time::Duration;

/// So long the end of the program waits for the disk.
const MOST_WAIT: Duration = Duration::from_secs(3);

/// The program ends with this bit in its code when something could not be saved to the last.
pub(super) const UNSAVED: u8 = 4;

/// Reads the settings and the list of unfinished matches, and from then on keeps what changes.
///
/// Inserts [`Settings`], [`Unfinished`], [`Storage`] and, if there are any, the [`Folders`]; so add it
/// before whatever reads the settings when it is built, and before the log plugin if the log shall go
/// to a file too. Without folders the game runs and keeps nothing.
pub fn plugin(folders: Option<Folders>) -> impl Plugin {
    move |app: &mut App| {
        let (mut storage, settings) = Storage::open(folders.clone());
        if let Some(folders) = folders.clone() {
            app.insert_resource(folders);
        }
        app.insert_resource(settings)
            .insert_resource(storage.unfinished().unwrap_or_default())
            .insert_resource(storage.progress())
            .insert_resource(storage)
            .add_message::<Notice>()
            .add_message::<RequestRedraw>()
            .add_systems(Startup, (wake_the_loop, open_at_start).chain())
            .add_systems(OnEnter(Screen::Title), (give_free, list).chain())
            .add_systems(OnEnter(Modal::Unfinished), list)
            .add_systems(
                Update,
                (keep_settings, keep_progress, keep_match, resume, discard, report, put_on_table)
                    .chain()
                    .in_set(Phase::Storage)
                    .before(notices::collect),
            )
            .add_systems(Last, finish.run_if(on_message::<AppExit>));
    }
}

/// A report of the writing thread is worth a frame.
fn wake_the_loop(storage: Res<Storage>, event_loop: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(event_loop) = event_loop {
        let event_loop = (**event_loop).clone();
        storage.wake_with(move || {
            // An error means that the loop has ended.
            let _ = event_loop.send_event(WinitUserEvent::WakeUp);
        });
    }
}

fn open_at_start(wanted: Option<Res<Wanted>>, mut storage: ResMut<Storage>) {
    if let Some(wanted) = wanted {
        storage.take(wanted.clone());
    }
}

fn keep_settings(settings: Res<Settings>, mut storage: ResMut<Storage>) {
    if settings.is_changed() {
        storage.keep_settings(&settings);
    }
}

fn keep_progress(progress: Res<Progress>, mut storage: ResMut<Storage>) {
    if progress.is_changed() {
        storage.keep_progress(&progress);
    }
}

fn keep_match(current: Res<Match>, mut storage: ResMut<Storage>) {
    if current.is_changed()
        && let Some(playing) = current.playing()
    {
        storage.keep_match(playing);
    }
}

/// At the title no match is on the table.
fn give_free(mut storage: ResMut<Storage>) {
    storage.give_free_all_but(None);
}

fn list(mut storage: ResMut<Storage>) {
    storage.list();
}

fn resume(
    mut intents: MessageReader<Intent>,
    screen: Res<State<Screen>>,
    mut storage: ResMut<Storage>,
) {
    for intent in intents.read() {
        if let Intent::Resume(id) = intent
            && *screen.get() != Screen::Match
        {
            storage.take(Wanted::Saved(id.clone()));
        }
    }
}

/// What was asked for has been read. Meanwhile the player may have begun something else.
fn put_on_table(
    screen: Res<State<Screen>>,
    modal: Res<State<Modal>>,
    next: (Res<NextState<Screen>>, Res<NextState<Modal>>),
    mut storage: ResMut<Storage>,
    mut loaded: MessageWriter<Loaded>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (screen, modal) = (*screen.get(), *modal.get());
    // On the way somewhere else it is not yet known whether the table will be free.
    let stays = matches!((&*next.0, &*next.1), (NextState::Unchanged, NextState::Unchanged));
    if screen == Screen::Boot || !stays {
        return;
    }
    let free = screen != Screen::Match && after(screen, modal, Step::MatchBegan).is_some();
    if let Some(SavedMatch { id, record, seats }) = storage.taken(free) {
        let setup = super::session::MatchSetup { game: record.game(), seats };
        loaded.write(Loaded { id, setup, record });
        redraw.write(RequestRedraw);
    }
}

fn discard(
    mut intents: MessageReader<Intent>,
    modal: Res<State<Modal>>,
    discarding: Res<Discarding>,
    mut storage: ResMut<Storage>,
) {
    for intent in intents.read() {
        // Only what was asked about, while it is asked.
        if *intent == Intent::Discard
            && *modal.get() == Modal::ConfirmDiscard
            && let Some(id) = &discarding.0
        {
            storage.discard(id);
        }
    }
}

/// Tells what the thread has done.
fn report(
    mut storage: ResMut<Storage>,
    mut unfinished: ResMut<Unfinished>,
    mut progress: ResMut<Progress>,
    mut notices: MessageWriter<Notice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let told = storage.take_notices();
    let listed = storage.unfinished().is_some_and(|now| unfinished.set_if_neq(now));
    let done = storage.progress_news().is_some_and(|now| progress.set_if_neq(now));
    if listed || done || !told.is_empty() {
        redraw.write(RequestRedraw);
    }
    notices.write_batch(told);
}

/// The first failure among the messages is the one that counts, so what failed before is said with ours.
fn finish(mut storage: ResMut<Storage>, mut exits: ResMut<Messages<AppExit>>) {
    if storage.finish() {
        return;
    }
    let failed = exits.drain().fold(0, |failed, exit| match exit {
        AppExit::Success => failed,
        AppExit::Error(code) => failed | code.get(),
    });
    exits.write(AppExit::from_code(failed | UNSAVED));
}
