//! The log as files.

use super::home;
use bevy::log::tracing_subscriber::prelude::*;
use bevy::log::{info, tracing, tracing_subscriber};
use bevy::prelude::*;
use mbili::app::storage::{Folders, log_layer};
use std::fs;

#[test]
fn the_log_lies_in_the_data_folder_and_old_days_go() {
    let (_home, folders) = home();
    let log = folders.data.join("log");
    fs::create_dir_all(&log).expect("a new folder");
    for day in 10..30 {
        fs::write(log.join(format!("mbili.log.2020-01-{day}")), "old").expect("a file");
    }
    let mut app = App::new();
    app.insert_resource(folders);
    let layer = log_layer(&mut app).expect("a folder that can be written");
    tracing::subscriber::with_default(tracing_subscriber::registry().with(layer), || {
        info!("sown and grown");
    });
    let files: Vec<_> = fs::read_dir(&log)
        .expect("there")
        .map(|entry| fs::read_to_string(entry.expect("readable").path()).expect("text"))
        .collect();
    assert!(files.len() <= 7, "{} files", files.len());
    assert!(files.iter().any(|text| text.contains("INFO") && text.contains("sown and grown\n")));
}

#[test]
fn without_a_folder_there_is_no_file_and_no_harm() {
    let mut app = App::new();
    assert!(log_layer(&mut app).is_none());
    let (home, _) = home();
    let blocked = home.path().join("blocked");
    fs::write(&blocked, "a file").expect("a file");
    app.insert_resource(Folders::inside(&blocked));
    assert!(log_layer(&mut app).is_none());
    assert_eq!(fs::read_to_string(blocked).expect("there"), "a file");
}
