//! What there is to do with files and locks, and what of it is still to be done.

use super::matches::{self, Listing, MatchLock};
use super::saved_match::SavedMatch;
use super::trouble::{Failure, Trouble};
use super::{Folders, files, progress_file, settings_file};
use crate::app::exercises::Progress;
use crate::app::settings::Settings;
use bevy::prelude::Resource;
use std::collections::BTreeMap;

/// What is to be done, in order.
#[derive(Debug)]
pub(super) enum Job {
    /// Write the settings, once they have settled.
    Settings(Settings),
    /// Write which exercises are done.
    Progress(Done),
    /// Write a match.
    Match {
        saved: SavedMatch,
        /// For the report.
        serial: u64,
    },
    /// Read a match, and keep other programs from it.
    Take(Wanted),
    /// Throw a match away.
    Discard { id: String },
    /// See what there is.
    List,
    /// Let other programs have all matches but the one on the table.
    Free { table: Option<String> },
}

/// Which exercises are done, with what of it is known to stand on the disk.
#[derive(Clone, Debug)]
pub(super) struct Done {
    pub(super) on_disk: Progress,
    pub(super) now: Progress,
}

/// What shall come on the table. As a resource, it comes when the program has started.
#[derive(Resource, Clone, Debug)]
pub enum Wanted {
    /// A saved match, by its name.
    Saved(String),
    /// A record from elsewhere, or the match that was made of it when it was opened before.
    Record(SavedMatch),
}

/// What was done.
#[derive(Debug)]
pub(super) enum Report {
    Settings(Result<(), Failure>),
    /// What was to be written, and what is on the disk now: with what other programs have done.
    Progress(Result<Done, Failure>),
    Match {
        id: String,
        serial: u64,
        result: Result<(), Failure>,
    },
    /// Another program has the match that is written.
    Elsewhere(Trouble),
    Taken(Result<SavedMatch, Trouble>),
    Discard {
        id: String,
        result: Result<(), Trouble>,
    },
    Listed(Listing),
}

/// Which files may be overwritten: none that could neither be read nor set aside.
#[derive(Clone, Copy, Debug)]
pub(super) struct MayStore {
    pub(super) settings: bool,
    pub(super) progress: bool,
}

/// Does the jobs, and remembers those that failed.
#[derive(Debug)]
pub(super) struct Hands {
    folders: Folders,
    /// Whether the settings file may be overwritten: not one that could neither be read nor set aside.
    may_store_settings: bool,
    /// Likewise the file of exercises.
    may_store_progress: bool,
    locks: BTreeMap<String, MatchLock>,
    /// The match on the table.
    table: Option<String>,
    /// What could not be written. A match among it stays locked.
    failed_matches: BTreeMap<String, (SavedMatch, u64)>,
    failed_settings: Option<Settings>,
    failed_progress: Option<Done>,
    /// The settings as they were read, or last written from here.
    settings: Settings,
}

impl Hands {
    pub(super) const fn new(folders: Folders, may_store: MayStore, settings: Settings) -> Self {
        Hands {
            folders,
            may_store_settings: may_store.settings,
            may_store_progress: may_store.progress,
            locks: BTreeMap::new(),
            table: None,
            failed_matches: BTreeMap::new(),
            failed_settings: None,
            failed_progress: None,
            settings,
        }
    }

    /// Whether something could not be written.
    pub(super) fn have_failed(&self) -> bool {
        !self.failed_matches.is_empty()
            || self.failed_settings.is_some()
            || self.failed_progress.is_some()
    }

    /// Does a job, and says what came of it.
    pub(super) fn perform(&mut self, job: Job, tell: &mut dyn FnMut(Report)) {
        match job {
            Job::Settings(settings) => {
                if self.store_settings(settings, tell) {
                    self.try_again(tell);
                }
            }
            Job::Progress(progress) => {
                if self.store_progress(progress, tell) {
                    self.try_again(tell);
                }
            }
            Job::Match { saved, serial } => {
                if let Err(trouble) = self.lock(&saved.id) {
                    tell(Report::Elsewhere(trouble));
                }
                if self.store_match(saved, serial, tell) {
                    self.try_again(tell);
                }
            }
            Job::Take(wanted) => tell(Report::Taken(self.take(wanted))),
            Job::Discard { id } => {
                let result = self.discard(&id);
                tell(Report::Discard { id, result });
            }
            Job::List => tell(Report::Listed(matches::list(&self.folders.data))),
            Job::Free { table } => {
                self.table = table;
                let (table, failed) = (&self.table, &self.failed_matches);
                let free = self.locks.extract_if(.., |held, _| {
                    Some(held) != table.as_ref() && !failed.contains_key(held)
                });
                free.for_each(|(_, lock)| lock.release());
            }
        }
    }

    /// Writes again what could not be written.
    pub(super) fn try_again(&mut self, tell: &mut dyn FnMut(Report)) {
        for (_, (saved, serial)) in std::mem::take(&mut self.failed_matches) {
            self.store_match(saved, serial, tell);
        }
        if let Some(settings) = self.failed_settings.take() {
            self.store_settings(settings, tell);
        }
        if let Some(progress) = self.failed_progress.take() {
            self.store_progress(progress, tell);
        }
    }

    fn store_match(
        &mut self,
        saved: SavedMatch,
        serial: u64,
        tell: &mut dyn FnMut(Report),
    ) -> bool {
        let (id, result) = (saved.id.clone(), matches::store(&self.folders.data, &saved));
        let done = result.is_ok();
        if !done {
            self.failed_matches.insert(id.clone(), (saved, serial));
        } else {
            self.failed_matches.remove(&id);
            if self.table.as_ref() != Some(&id)
                && let Some(lock) = self.locks.remove(&id)
            {
                lock.release();
            }
        }
        tell(Report::Match { id, serial, result });
        done
    }

    fn store_settings(&mut self, settings: Settings, tell: &mut dyn FnMut(Report)) -> bool {
        let result = self.try_settings(&settings);
        let done = result.is_ok();
        self.failed_settings = (!done).then_some(settings);
        tell(Report::Settings(result));
        done
    }

    fn try_settings(&mut self, settings: &Settings) -> Result<(), Failure> {
        let config = &self.folders.config;
        let file = settings_file::path(config);
        if !self.may_store_settings {
            if file.symlink_metadata().is_ok() {
                files::set_aside(&file)?;
            }
            self.may_store_settings = true;
        }
        settings_file::merge(&self.folders, &self.settings, settings)?;
        self.settings = settings.clone();
        Ok(())
    }

    fn store_progress(&mut self, done: Done, tell: &mut dyn FnMut(Report)) -> bool {
        let result = self.try_progress(&done);
        let well = result.is_ok();
        let now = done.now.clone();
        self.failed_progress = (!well).then_some(done);
        tell(Report::Progress(result.map(|on_disk| Done { on_disk, now })));
        well
    }

    fn try_progress(&mut self, done: &Done) -> Result<Progress, Failure> {
        let data = &self.folders.data;
        let file = progress_file::path(data);
        if !self.may_store_progress {
            if file.symlink_metadata().is_ok() {
                files::set_aside(&file)?;
            }
            self.may_store_progress = true;
        }
        progress_file::merge(data, &done.on_disk, &done.now)
    }

    /// Keeps other programs from a match.
    fn lock(&mut self, id: &str) -> Result<(), Trouble> {
        if !self.locks.contains_key(id) {
            let lock = matches::lock(&self.folders.data, id)?;
            self.locks.insert(id.to_owned(), lock);
        }
        Ok(())
    }

    fn take(&mut self, wanted: Wanted) -> Result<SavedMatch, Trouble> {
        let data = self.folders.data.clone();
        let id = match &wanted {
            Wanted::Saved(id) => id.clone(),
            Wanted::Record(record) => matches::name_for(&data, &record.id),
        };
        self.lock(&id)?;
        let kept = self.failed_matches.get(&id).map(|(saved, _)| saved.clone());
        match (kept.map_or_else(|| matches::load(&data, &id), Ok), wanted) {
            (Ok(saved), _) => Ok(saved),
            (Err(Trouble::MatchGone { .. }), Wanted::Record(record)) => {
                Ok(SavedMatch { id, ..record })
            }
            (Err(trouble), _) => {
                self.locks.remove(&id).into_iter().for_each(MatchLock::release);
                Err(trouble)
            }
        }
    }

    fn discard(&mut self, id: &str) -> Result<(), Trouble> {
        self.lock(id)?;
        let done = matches::discard(&self.folders.data, id).map_err(Trouble::MatchUndiscarded);
        if done.is_ok() {
            self.failed_matches.remove(id);
        }
        self.locks.remove(id).into_iter().for_each(MatchLock::release);
        done
    }
}
