//! What is kept, what waits to be kept, and what the player has been told about it.

use super::hands::{Done, Job, MayStore, Report, Wanted};
use super::matches;
use super::progress_file;
use super::saved_match::SavedMatch;
use super::settings_file;
use super::telling::Telling;
use super::trouble::{Failure, Trouble};
use super::writer::Writer;
use super::{Folders, MOST_WAIT, files};
use crate::app::exercises::Progress;
use crate::app::notices::Notice;
use crate::app::session::Playing;
use crate::app::settings::Settings;
use crate::app::unfinished::{Unfinished, UnfinishedMatch};
use crate::rules::Rules;
use bevy::log::error;
use bevy::prelude::Resource;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::SystemTime;

/// So many damaged matches are told one by one.
const MOST_TOLD: usize = 3;

/// A match that is not on the disk as it is.
struct Unsaved {
    saved: SavedMatch,
    serial: u64,
    when: SystemTime,
}

/// Keeps settings and matches, by a thread of its own; see the [module](super).
#[derive(Resource)]
pub struct Storage {
    folders: Option<Folders>,
    writer: Option<Writer>,
    /// As last ordered to be written, or as read.
    settings: Settings,
    settings_failed: bool,
    /// Likewise which exercises are done.
    progress: Progress,
    /// What of it is known to stand on the disk.
    progress_on_disk: Progress,
    /// What other programs have done, for this one to know.
    progress_news: Option<Progress>,
    progress_failed: bool,
    /// The match on the table, which no other program may have.
    table: Option<String>,
    /// The match on the table as last ordered to be written.
    last: Option<SavedMatch>,
    unsaved: BTreeMap<String, Unsaved>,
    on_disk: BTreeMap<String, UnfinishedMatch>,
    /// Asked for, and ready for the table.
    taken: Vec<SavedMatch>,
    serial: u64,
    telling: Telling,
    /// Whether the list of unfinished matches may have changed since it was last asked for.
    list_changed: bool,
}

impl Storage {
    /// Reads what there is.
    pub(super) fn open(folders: Option<Folders>) -> (Self, Settings) {
        let mut storage = Storage {
            folders,
            writer: None,
            settings: Settings::default(),
            settings_failed: false,
            progress: Progress::default(),
            progress_on_disk: Progress::default(),
            progress_news: None,
            progress_failed: false,
            table: None,
            last: None,
            unsaved: BTreeMap::new(),
            on_disk: BTreeMap::new(),
            taken: Vec::new(),
            serial: 0,
            telling: Telling::default(),
            list_changed: true,
        };
        match storage.folders.clone() {
            None => storage.telling.tell(&Trouble::NoFolders),
            Some(folders) => storage.read(folders),
        }
        let settings = storage.settings.clone();
        (storage, settings)
    }

    fn read(&mut self, folders: Folders) {
        let matches = matches::folder(&folders.data);
        self.make(&folders.config, Trouble::SettingsUnsaved);
        self.make(&matches, Trouble::MatchUnsaved);
        files::remove_strays(&folders.config);
        files::remove_strays(&folders.data);
        matches::tidy(&folders.data);

        let loaded = settings_file::load(&folders.config);
        self.settings = loaded.settings;
        loaded.trouble.iter().for_each(|trouble| self.telling.tell(trouble));
        let done = progress_file::load(&folders.data);
        (self.progress_on_disk, self.progress) = (done.progress.clone(), done.progress);
        done.trouble.iter().for_each(|trouble| self.telling.tell(trouble));
        self.take_listing(matches::list(&folders.data));
        let may_store = MayStore { settings: loaded.may_store, progress: done.may_store };
        self.writer = Some(Writer::new(folders, may_store, &self.settings));
    }

    /// Makes a folder, or tells that it cannot be made. Then nothing can be written to it, which need
    /// not be told again.
    fn make(&mut self, folder: &Path, consequence: fn(Failure) -> Trouble) {
        if let Err(error) = fs::create_dir_all(folder) {
            let failure = Failure::new(folder, &error);
            self.telling.takes_for_told(&consequence(failure.clone()));
            self.telling.tell(&Trouble::Folder(failure));
        }
    }

    pub(super) fn wake_with(&self, wake: impl Fn() + Send + Sync + 'static) {
        if let Some(writer) = &self.writer {
            // Set already: it wakes the same loop.
            let _ = writer.waker().set(Box::new(wake));
        }
    }

    fn order(&mut self, job: Job) {
        if let Some(writer) = &mut self.writer {
            writer.order(job);
        }
    }

    pub(super) fn keep_settings(&mut self, settings: &Settings) {
        if self.settings != *settings {
            self.settings = settings.clone();
            self.order(Job::Settings(settings.clone()));
        }
    }

    /// Which exercises are done, as it was read or last kept.
    pub(super) fn progress(&self) -> Progress {
        self.progress.clone()
    }

    pub(super) fn keep_progress(&mut self, progress: &Progress) {
        if self.progress != *progress {
            self.progress = progress.clone();
            let on_disk = self.progress_on_disk.clone();
            self.order(Job::Progress(Done { on_disk, now: progress.clone() }));
        }
    }

    /// What is done, if other programs have done more.
    pub(super) fn progress_news(&mut self) -> Option<Progress> {
        self.progress_news.take()
    }

    /// Keeps the match on the table if something has happened in it. A new match is kept from its
    /// first action on, or, where its start was laid out by hand, from there on.
    pub(super) fn keep_match(&mut self, playing: &Playing) {
        let id = &playing.id;
        if self.last.as_ref().is_some_and(|last| last.is(playing)) {
            return;
        }
        let known = self.on_disk.contains_key(id)
            || self.unsaved.contains_key(id)
            || self.last.as_ref().is_some_and(|last| last.id == *id);
        let saved = SavedMatch::of(playing);
        self.give_free_all_but(Some(id));
        let record = &saved.record;
        // Whoever has laid out a board has done something already.
        let own_start = *record.start() != record.game().start();
        if known || own_start || !record.actions().is_empty() || record.ending().is_some() {
            self.keep(saved);
        }
    }

    fn keep(&mut self, saved: SavedMatch) {
        self.serial += 1;
        self.list_changed = true;
        self.last = Some(saved.clone());
        let id = saved.id.clone();
        let (serial, when) = (self.serial, SystemTime::now());
        self.unsaved.insert(id, Unsaved { saved: saved.clone(), serial, when });
        self.order(Job::Match { saved, serial });
    }

    /// Lets other programs have all matches but this one and those that are not on the disk yet.
    pub(super) fn give_free_all_but(&mut self, id: Option<&str>) {
        if self.table.as_deref() != id {
            self.table = id.map(str::to_owned);
            self.order(Job::Free { table: self.table.clone() });
        }
    }

    /// Asks for a match. It comes with [`taken`](Self::taken), or a notice comes if it cannot be had.
    pub(super) fn take(&mut self, wanted: Wanted) {
        if self.writer.is_some() {
            return self.order(Job::Take(wanted));
        }
        match wanted {
            Wanted::Record(record) => self.taken.push(record),
            Wanted::Saved(id) => match self.unsaved.get(&id) {
                Some(unsaved) => self.taken.push(unsaved.saved.clone()),
                None => self.telling.answer(&Trouble::MatchGone { file: id.into() }),
            },
        }
    }

    /// A match that was asked for, once it is here, if the table is free for it.
    pub(super) fn taken(&mut self, table_is_free: bool) -> Option<SavedMatch> {
        let saved = std::mem::take(&mut self.taken).pop()?;
        if !table_is_free {
            self.order(Job::Free { table: self.table.clone() });
            return None;
        }
        self.give_free_all_but(Some(&saved.id));
        // As it was read, so that nothing is written before something happens in it.
        self.last = Some(saved.clone());
        Some(saved)
    }

    /// Throws a match away.
    pub(super) fn discard(&mut self, id: &str) {
        self.order(Job::Discard { id: id.to_owned() });
    }

    /// Looks what there is; other programs may have changed it.
    pub(super) fn list(&mut self) {
        self.order(Job::List);
    }

    /// The unfinished matches, on the disk or not; `None` if they are as when last asked for.
    pub(super) fn unfinished(&mut self) -> Option<Unfinished> {
        if !std::mem::take(&mut self.list_changed) {
            return None;
        }
        let on_disk = self.on_disk.values().filter(|listed| !self.unsaved.contains_key(&listed.id));
        let unsaved =
            self.unsaved.values().filter(|unsaved| unsaved.saved.record.ending().is_none());
        let unsaved = unsaved.map(|unsaved| unsaved.saved.listed(unsaved.when));
        let mut matches: Vec<_> = on_disk.cloned().chain(unsaved).collect();
        matches::sort(&mut matches);
        Some(Unfinished(matches))
    }

    /// What the player should be told now.
    pub(super) fn take_notices(&mut self) -> Vec<Notice> {
        self.take_reports();
        self.telling.take()
    }

    fn take_reports(&mut self) {
        let reports = self.writer.as_mut().map(Writer::reports).unwrap_or_default();
        for report in reports {
            self.list_changed = true;
            match report {
                Report::Settings(Ok(())) => {
                    self.settings_failed = false;
                    self.telling
                        .works_again("notice-settings-unsaved", "notice-settings-saved-again");
                }
                Report::Settings(Err(failure)) => {
                    self.settings_failed = true;
                    self.telling.tell(&Trouble::SettingsUnsaved(failure));
                }
                Report::Progress(Ok(Done { on_disk, now })) => {
                    // More may have been done here since that was ordered.
                    let all = Progress::merged(&now, &self.progress, &on_disk);
                    if all != self.progress {
                        self.progress = all.clone();
                        self.progress_news = Some(all);
                    }
                    self.progress_on_disk = on_disk;
                    self.progress_failed = false;
                    self.telling
                        .works_again("notice-exercises-unsaved", "notice-exercises-saved-again");
                }
                Report::Progress(Err(failure)) => {
                    self.progress_failed = true;
                    self.telling.tell(&Trouble::ProgressUnsaved(failure));
                }
                Report::Match { id, serial, result } => self.match_written(&id, serial, result),
                Report::Elsewhere(trouble) => self.telling.tell(&trouble),
                Report::Taken(Ok(saved)) => self.taken.push(saved),
                Report::Taken(Err(trouble)) => {
                    self.telling.answer(&trouble);
                    self.list();
                }
                Report::Discard { id, result: Ok(()) } => {
                    self.unsaved.remove(&id);
                    self.on_disk.remove(&id);
                }
                // It stays in the list, with what of it is not on the disk.
                Report::Discard { result: Err(trouble), .. } => {
                    self.telling.answer(&trouble);
                    self.list();
                }
                Report::Listed(listing) => self.take_listing(listing),
            }
        }
    }

    fn match_written(&mut self, id: &str, serial: u64, result: Result<(), Failure>) {
        let Some(unsaved) = self.unsaved.get(id) else { return };
        if let Err(failure) = result {
            return self.telling.tell(&Trouble::MatchUnsaved(failure));
        }
        if unsaved.serial == serial {
            if unsaved.saved.record.ending().is_some() {
                self.on_disk.remove(id);
            } else {
                self.on_disk.insert(id.to_owned(), unsaved.saved.listed(unsaved.when));
            }
            self.unsaved.remove(id);
        }
        // Not as long as another match still waits for the disk.
        if self.unsaved.is_empty() {
            self.telling.works_again("notice-match-unsaved", "notice-match-saved-again");
        }
    }

    fn take_listing(&mut self, listing: matches::Listing) {
        let matches = listing.matches.into_iter().map(|listed| (listed.id.clone(), listed));
        self.on_disk = matches.collect();
        let mut news = listing.troubles;
        news.retain(|trouble| !self.telling.is_told(trouble));
        let more = news.len().saturating_sub(MOST_TOLD);
        for (index, trouble) in news.iter().enumerate() {
            if index < MOST_TOLD {
                self.telling.tell(trouble);
            } else {
                self.telling.log(trouble);
            }
        }
        if let (1.., Some(folders)) = (more, &self.folders) {
            let folder = matches::folder(&folders.data);
            self.telling.tell(&Trouble::MoreMatchesDamaged { count: more, folder });
        }
    }

    /// Tries once more what could not be written, and waits for the disk, though not for ever. Returns
    /// whether all is kept that could be, where anything can be.
    pub(super) fn finish(&mut self) -> bool {
        self.take_reports();
        // The thread knows of them already, unless it has died.
        for Unsaved { saved, serial, .. } in self.unsaved.values() {
            if let Some(writer) = &mut self.writer {
                writer.order(Job::Match { saved: saved.clone(), serial: *serial });
            }
        }
        if let Some(writer) = &mut self.writer
            && !writer.flush(MOST_WAIT)
        {
            error!("the disk does not answer");
        }
        self.take_reports();
        for notice in self.telling.take() {
            error!("{notice:?}");
        }
        self.writer.is_none()
            || (self.unsaved.is_empty() && !self.settings_failed && !self.progress_failed)
    }
}
