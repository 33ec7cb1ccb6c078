//! From the command line to the table of a house.

use super::resume::{Kept, Resumed};
use crate::app::run as window_run;
use crate::app::settings::{Settings, language};
use crate::app::startup;
use crate::app::storage::Folders;
use crate::kiosk::config::last_good::{self, Origin, Trouble};
use crate::kiosk::config::{self, Config};
use crate::kiosk::places;
use crate::kiosk::watch::heart;
use crate::words::Words;
use bevy::prelude::*;
use bevy::window::{CursorOptions, ExitCondition, MonitorSelection, WindowMode, WindowPlugin};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What the table of a house was asked for.
#[derive(Clone, Debug, Default)]
pub struct KioskOptions {
    /// The house's file; without it, `mbili.toml` in the folder of the settings if there is one.
    pub config: Option<PathBuf>,
    /// With as little as possible that could fail.
    pub safe: bool,
}

/// Opens the table, full screen, and keeps it until the staff close it.
pub fn run(options: KioskOptions) -> ExitCode {
    let words = Words::new(language(&Settings::default()));
    let folders = Folders::find();
    let opened = window_run::open(&words, folders.as_ref(), window(), |app| {
        let read = configuration(options.config.as_deref(), folders.as_ref());
        read.told.iter().for_each(|line| startup::complain(line));
        let told = read.told;
        if let Some(folders) = folders.clone() {
            app.insert_resource(folders);
        }
        // The log is there once the window is being made.
        app.add_systems(PreStartup, move || told.iter().for_each(|line| warn!("{line}")));
        let data = folders.as_ref().map_or_else(std::env::temp_dir, |found| found.data.clone());
        // In the safe mode nothing that the file says can be at fault but what the staff need to get in.
        let config = if options.safe {
            let Config { staff, hours, statistics, screen, languages, .. } = read.config;
            Config { staff, hours, statistics, screen, languages, ..Config::default() }
        } else {
            read.config
        };
        // In the safe mode the match may be what brought the table down.
        let goes_on = heart::is_after_a_failure() && !options.safe;
        let kept = if goes_on { Kept::read(&data) } else { None };
        app.insert_resource(Resumed(kept));
        let mut house = super::House::new(config, options.safe, read.base, data);
        house.safe_for = heart::safe_for().filter(|_| options.safe);
        let mut settings = Settings::default();
        house.as_new().iter().for_each(|change| settings.change(change));
        app.insert_resource(settings);
        Ok(|app: &mut App| {
            app.add_plugins((super::heart::plugin, super::plugin(house)));
        })
    });
    window_run::end(opened)
}

/// The house's configuration as it was read.
struct Read {
    config: Config,
    /// The folder that its paths count from.
    base: PathBuf,
    /// What is to be said of it.
    told: Vec<String>,
}

/// Reads the house's configuration.
fn configuration(file: Option<&Path>, folders: Option<&Folders>) -> Read {
    let nowhere = PathBuf::new();
    let data = folders.map_or(nowhere.as_path(), |folders| folders.data.as_path());
    let Some(file) = places::house_file(file, folders.map(|folders| folders.config.as_path()))
    else {
        return Read { config: Config::default(), base: config::base(None), told: Vec::new() };
    };
    let (config, origin, unkept) = last_good::load(&file, data);
    let name = file.display();
    let mut told = Vec::new();
    let (trouble, instead) = match &origin {
        Origin::File => (None, ""),
        Origin::LastGood(trouble) => {
            (Some(trouble), "The last file without faults is used instead.")
        }
        Origin::AsFarAsUnderstood(trouble) => (
            Some(trouble),
            "It is used as far as it can be understood, with defaults for the rest.",
        ),
    };
    match trouble {
        Some(Trouble::Unreadable(error)) => {
            told.push(format!("{name}: it cannot be read: {error}"))
        }
        Some(Trouble::Faults(faults)) => {
            told.extend(faults.iter().map(|fault| format!("{name}, {fault}")));
        }
        None => {}
    }
    if trouble.is_some() {
        told.push(format!("{name}: {instead}"));
    }
    if let Some(error) = unkept {
        let copy = last_good::copy_path(data);
        told.push(format!("{}: no copy of the file can be kept: {error}", copy.display()));
    }
    Read { config, base: config::base(Some(&file)), told }
}

/// A window that fills the screen and that nobody closes from outside.
fn window() -> WindowPlugin {
    let window = Window {
        mode: WindowMode::BorderlessFullscreen(MonitorSelection::Primary),
        decorations: false,
        // Whoever manages windows makes none full screen that cannot be resized, and this one has no edge to be held by.
        resizable: true,
        ..window_run::window()
    };
    WindowPlugin {
        primary_window: Some(window),
        primary_cursor_options: Some(CursorOptions { visible: false, ..default() }),
        exit_condition: ExitCondition::DontExit,
        close_when_requested: false,
    }
}
