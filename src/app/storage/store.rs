//! What is kept, what waits to be kept, and what the player has been told about it.

use super::matches::{self, MatchLock};
use super::saved_match::SavedMatch;
use super::settings_file;
use super::telling::Telling;
use super::trouble::{Failure, Trouble};
use super::writer::{Job, Report, Writer};
use super::{Folders, MOST_WAIT, files};
use crate::app::notices::Notice;
use crate::app::session::Playing;
use crate::app::settings::Settings;
use crate::app::unfinished::{Unfinished, UnfinishedMatch};
use bevy::log::{error, warn};
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
    failed: bool,
}

/// Keeps settings and matches, by a thread of its own; see the [module](super).
#[derive(Resource)]
pub struct Storage {
    folders: Option<Folders>,
    writer: Option<Writer>,
    /// As last ordered to be written, or as read.
    settings: Settings,
    settings_failed: bool,
    /// The match on the table as last ordered to be written.
    last: Option<SavedMatch>,
    unsaved: BTreeMap<String, Unsaved>,
    on_disk: BTreeMap<String, UnfinishedMatch>,
    locks: BTreeMap<String, MatchLock>,
    /// Whether locks are on their way through the thread: until it has given them free they are still
    /// ours, and would seem to be another program's.
    releasing: bool,
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
            last: None,
            unsaved: BTreeMap::new(),
            on_disk: BTreeMap::new(),
            locks: BTreeMap::new(),
            releasing: false,
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
        matches::tidy(&folders.data);

        let loaded = settings_file::load(&folders.config);
        self.settings = loaded.settings;
        loaded.trouble.iter().for_each(|trouble| self.telling.tell(trouble));
        self.take_listing(matches::list(&folders.data));
        self.writer = Some(Writer::new(folders, loaded.may_store));
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

    /// Keeps the match on the table if something has happened in it. A new match is kept from its
    /// first action on.
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
        self.take_lock(id);
        if known || !saved.record.actions().is_empty() || saved.record.ending().is_some() {
            self.keep(saved);
        }
    }

    fn keep(&mut self, saved: SavedMatch) {
        self.serial += 1;
        self.list_changed = true;
        self.last = Some(saved.clone());
        let id = saved.id.clone();
        let (serial, when, failed) = (self.serial, SystemTime::now(), false);
        self.unsaved.insert(id, Unsaved { saved: saved.clone(), serial, when, failed });
        self.order(Job::Match { saved, serial });
    }

    /// Takes the right to a match that is certainly ours, such as a new one.
    fn take_lock(&mut self, id: &str) {
        if let Some(folders) = &self.folders
            && !self.locks.contains_key(id)
        {
            match matches::lock(&folders.data, id) {
                Ok(lock) => {
                    self.locks.insert(id.to_owned(), lock);
                }
                Err(trouble) => self.telling.tell(&trouble),
            }
        }
    }

    /// Gives all matches free but this one and those that are not on the disk yet.
    pub(super) fn give_free_all_but(&mut self, id: Option<&str>) {
        let unsaved = &self.unsaved;
        let free = self.locks.extract_if(.., |held, _| {
            Some(held.as_str()) != id && !unsaved.get(held).is_some_and(|unsaved| unsaved.failed)
        });
        for (_, lock) in free.collect::<Vec<_>>() {
            self.order(Job::Release(lock));
            self.releasing = true;
        }
    }

    /// Waits, though not for long, until the thread has given free what it was told to.
    fn wait_for_releases(&mut self) {
        if std::mem::take(&mut self.releasing)
            && let Some(writer) = &mut self.writer
            && !writer.flush(MOST_WAIT)
        {
            warn!("the disk is slow to answer");
        }
    }

    /// Reads an unfinished match and keeps other programs from it. `None`, and a notice, if it cannot be
    /// had.
    pub(super) fn resume(&mut self, id: &str) -> Option<SavedMatch> {
        let read = self.take_for_table(id);
        match read {
            Ok(saved) => {
                self.last = Some(saved.clone());
                Some(saved)
            }
            Err(trouble) => {
                self.telling.answer(&trouble);
                self.list();
                None
            }
        }
    }

    fn take_for_table(&mut self, id: &str) -> Result<SavedMatch, Trouble> {
        if !self.locks.contains_key(id) {
            self.wait_for_releases();
        }
        let unsaved = self.unsaved.get(id).map(|unsaved| unsaved.saved.clone());
        let Some(folders) = &self.folders else {
            return unsaved.ok_or(Trouble::MatchGone { file: id.into() });
        };
        let lock = match self.locks.remove(id) {
            Some(lock) => lock,
            None => matches::lock(&folders.data, id)?,
        };
        let saved = unsaved.map_or_else(|| matches::load(&folders.data, id), Ok);
        match saved {
            Ok(_) => {
                self.locks.insert(id.to_owned(), lock);
            }
            Err(_) => lock.release(),
        }
        saved
    }

    /// Throws a match away.
    pub(super) fn discard(&mut self, id: &str) {
        self.wait_for_releases();
        if let Some(folders) = &self.folders
            && !self.locks.contains_key(id)
        {
            match matches::lock(&folders.data, id) {
                Ok(lock) => {
                    self.locks.insert(id.to_owned(), lock);
                }
                Err(trouble) => {
                    return self.telling.answer(&trouble);
                }
            }
        }
        self.unsaved.remove(id);
        self.on_disk.remove(id);
        self.list_changed = true;
        self.order(Job::Discard { id: id.to_owned() });
        if let Some(lock) = self.locks.remove(id) {
            self.order(Job::Release(lock));
        }
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
                    self.telling.works_again("notice-settings-unsaved");
                }
                Report::Settings(Err(failure)) => {
                    self.settings_failed = true;
                    self.telling.tell(&Trouble::SettingsUnsaved(failure));
                }
                Report::Match { id, serial, result } => self.match_written(&id, serial, result),
                Report::Discard(Ok(())) => {}
                Report::Discard(Err(failure)) => {
                    self.telling.tell(&Trouble::MatchUndiscarded(failure));
                    self.list();
                }
                Report::Listed(listing) => self.take_listing(listing),
            }
        }
    }

    fn match_written(&mut self, id: &str, serial: u64, result: Result<(), Failure>) {
        let Some(unsaved) = self.unsaved.get_mut(id) else { return };
        if let Err(failure) = result {
            unsaved.failed = true;
            return self.telling.tell(&Trouble::MatchUnsaved(failure));
        }
        let over = unsaved.saved.record.ending().is_some();
        if unsaved.serial == serial {
            if over {
                self.on_disk.remove(id);
            } else {
                self.on_disk.insert(id.to_owned(), unsaved.saved.listed(unsaved.when));
            }
            self.unsaved.remove(id);
        }
        self.telling.works_again("notice-match-unsaved");
        self.retry();
    }

    /// Orders again what could not be written.
    fn retry(&mut self) {
        let failed = self.unsaved.values_mut().filter(|unsaved| unsaved.failed);
        let again: Vec<_> = failed
            .map(|unsaved| {
                unsaved.failed = false;
                Job::Match { saved: unsaved.saved.clone(), serial: unsaved.serial }
            })
            .collect();
        again.into_iter().for_each(|job| self.order(job));
        if self.settings_failed {
            self.settings_failed = false;
            self.order(Job::Settings(self.settings.clone()));
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

    /// Tries once more what could not be written, and waits for the disk, though not for ever.
    pub(super) fn finish(&mut self) {
        self.take_reports();
        self.retry();
        if let Some(writer) = &mut self.writer
            && !writer.flush(MOST_WAIT)
        {
            error!("the disk does not answer");
        }
        self.take_reports();
        for notice in self.telling.take() {
            error!("{notice:?}");
        }
    }
}
