//! Turns told by a voice, which here writes down what it is told to say.

use crate::fingers::hand::{Glass, Hand};
use mbili::app::settings::Settings;
use mbili::app::voice::Voice;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::{Duration, Instant};

/// A voice that writes what it is told into a file, and takes its time.
fn slow_voice(folder: &Path) -> Voice {
    let program = folder.join("spd-say");
    let script =
        format!("#!/bin/sh\nsleep 0.2\necho \"$*\" >> '{}'\n", folder.join("said").display());
    std::fs::write(&program, script).expect("written");
    let may_run = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(&program, may_run).expect("may run");
    Voice(program)
}

fn said(folder: &Path, what: &str) -> bool {
    let until = Instant::now() + Duration::from_secs(30);
    while Instant::now() < until {
        if std::fs::read_to_string(folder.join("said")).is_ok_and(|said| said.contains(what)) {
            return true;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    false
}

#[test]
fn a_turn_is_spoken_in_its_language_once_that_is_wanted_and_nothing_waits_for_the_voice() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hand = Hand::new(Glass::Plain);
    hand.app.insert_resource(slow_voice(folder.path()));
    hand.begin_friends();
    hand.frames(20);
    assert!(!folder.path().join("said").exists(), "nobody has asked for a voice");
    hand.app.world_mut().resource_mut::<Settings>().voice = true;
    hand.frames(4);
    let begun = Instant::now();
    hand.sow_something();
    hand.settle();
    hand.frames(4);
    assert!(said(folder.path(), "-l en -- South, "), "after {:?}", begun.elapsed());
    assert!(said(folder.path(), "captured. North to move."));
}

#[test]
fn without_a_voice_on_the_machine_the_table_goes_on() {
    let mut hand = Hand::new(Glass::Plain);
    hand.app.insert_resource(Voice("/nowhere/spd-say".into()));
    hand.app.world_mut().resource_mut::<Settings>().voice = true;
    hand.begin_friends();
    hand.sow_something();
    hand.settle();
    let actions = hand.actions();
    hand.sow_something();
    hand.settle();
    assert!(hand.actions() > actions);
}
