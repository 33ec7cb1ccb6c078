//! From the command line to the table of a house.

use crate::app::run as window_run;
use crate::app::settings::{Settings, language};
use crate::app::startup;
use crate::app::storage::Folders;
use crate::kiosk::config::Config;
use crate::kiosk::config::last_good::{self, Origin, Trouble};
use crate::kiosk::places;
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
        let (config, told) = configuration(options.config.as_deref(), folders.as_ref());
        told.iter().for_each(|line| startup::complain(line));
        if let Some(folders) = folders.clone() {
            app.insert_resource(folders);
        }
        let _ = (config, told, options.safe);
        app.add_plugins(super::heart::plugin);
        Ok(())
    });
    window_run::end(opened)
}

/// The house's configuration, and what is to be said of it.
fn configuration(file: Option<&Path>, folders: Option<&Folders>) -> (Config, Vec<String>) {
    let nowhere = PathBuf::new();
    let data = folders.map_or(nowhere.as_path(), |folders| folders.data.as_path());
    let Some(file) = places::house_file(file, folders.map(|folders| folders.config.as_path()))
    else {
        return (Config::default(), Vec::new());
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
    (config, told)
}

/// A window that fills the screen and that nobody closes from outside.
fn window() -> WindowPlugin {
    let window = Window {
        mode: WindowMode::BorderlessFullscreen(MonitorSelection::Primary),
        decorations: false,
        resizable: false,
        ..window_run::window()
    };
    WindowPlugin {
        primary_window: Some(window),
        primary_cursor_options: Some(CursorOptions { visible: false, ..default() }),
        exit_condition: ExitCondition::DontExit,
        close_when_requested: false,
    }
}
