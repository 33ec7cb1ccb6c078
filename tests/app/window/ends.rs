//! How the program ends: by a signal, with everything saved, or before it begins, with a sentence.

use super::program::{Display, Game, click_a_pit, saved_moves, settings};
use super::rest::come_to_rest;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

fn send(game: &Game, signal: Signal) {
    let id = i32::try_from(game.program.id()).expect("a process");
    kill(Pid::from_raw(id), signal).expect("it runs");
}

/// In the middle of a match whose last turn could not be saved while it was played.
#[test]
fn a_signal_ends_the_program_in_order_with_everything_saved() {
    let home = tempfile::tempdir().expect("a folder");
    settings(home.path(), "8.0");
    let display = Display::open();
    let mut game = Game::start(&display, home.path(), 1);
    game.click("New match");
    game.click("Djenon-aboure");
    game.click("A friend here");
    game.click("Begin");
    click_a_pit(&mut game);
    game.wait("the first turn on the disk", 60, |_| (saved_moves(home.path()) == 1).then_some(()));
    let (matches, away) = (home.path().join("data/matches"), home.path().join("away"));
    fs::rename(&matches, &away).expect("moved");
    fs::write(&matches, "in the way").expect("a file");
    click_a_pit(&mut game);
    game.wait("a notice", 60, |controls| {
        controls.iter().any(|c| c.name.contains("cannot be saved")).then_some(())
    });
    // The pauses between two tries grow: this falls in one that is longer than the test.
    std::thread::sleep(Duration::from_secs(7));
    fs::remove_file(&matches).expect("removed");
    fs::rename(&away, &matches).expect("moved back");
    send(&game, Signal::SIGTERM);
    game.ended();
    assert_eq!(saved_moves(home.path()), 2);
}

/// Whether whoever started the tests wants this signal ignored, and so the program ignores it too.
fn ignored(signal: Signal) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let bits = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap_or_default();
    u64::from_str_radix(bits.trim(), 16).is_ok_and(|bits| bits >> (signal as u32 - 1) & 1 == 1)
}

/// Asleep, so that nothing but the signal wakes it.
#[test]
fn every_signal_for_the_end_ends_a_program_that_rests() {
    let home = tempfile::tempdir().expect("a folder");
    settings(home.path(), "8.0");
    let display = Display::open();
    let signals = [Signal::SIGTERM, Signal::SIGINT, Signal::SIGHUP];
    for (run, signal) in signals.into_iter().filter(|&signal| !ignored(signal)).enumerate() {
        let mut game = Game::start(&display, home.path(), run);
        super::see(&mut game, "New match");
        come_to_rest(&game, "at the title");
        send(&game, signal);
        game.ended();
    }
}

/// What the program says before it gives up, with exit code 1.
fn gives_up(home: &Path, variables: &[(&str, &str)], file: Option<&Path>) -> String {
    let run = |full: bool| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mbili"));
        for name in
            ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "WGPU_BACKEND", "XDG_RUNTIME_DIR"]
        {
            command.env_remove(name);
        }
        command
            .env("MBILI_CONFIG_DIR", home.join("config"))
            .env("MBILI_DATA_DIR", home.join("data"))
            .env("LANG", "en_GB.UTF-8")
            .env("RUST_LOG", "off")
            .envs(variables.iter().copied())
            .args(file);
        if full {
            let full = fs::File::options().write(true).open("/dev/full").expect("a full device");
            command.stderr(full);
        } else {
            command.stderr(Stdio::piped());
        }
        let output = command.output().expect("the program starts");
        assert_eq!(output.status.code(), Some(1), "{variables:?}: {output:?}");
        String::from_utf8(output.stderr).expect("text")
    };
    run(true);
    run(false)
}

#[test]
fn what_is_missing_for_a_window_is_said_in_a_sentence() {
    let home = tempfile::tempdir().expect("a folder");
    let record = home.path().join("record.bao");
    fs::write(&record, "Mbili: 1\nGame: djenon\n\nA1\n").expect("a file");
    let display = Display::open();
    let x11 = ("DISPLAY", display.name.as_str());
    for (variables, file, expected) in [
        (&[][..], None, "neither WAYLAND_DISPLAY nor DISPLAY is set"),
        (&[("DISPLAY", ":4711")], None, "DISPLAY is “:4711”, but no X11 server answers"),
        (&[("WAYLAND_DISPLAY", "nowhere")], None, "WAYLAND_DISPLAY is “nowhere”, but no"),
        (&[x11, ("WAYLAND_SOCKET", "99")], None, "WAYLAND_SOCKET is “99”, which is no open"),
        // Numbers that files of our own would have later.
        (&[x11, ("WAYLAND_SOCKET", "3")], Some(&*record), "WAYLAND_SOCKET is “3”"),
        (&[x11, ("WAYLAND_SOCKET", "4")], None, "WAYLAND_SOCKET is “4”"),
        (&[x11, ("WAYLAND_SOCKET", "two")], None, "WAYLAND_SOCKET is “two”"),
        (&[x11, ("WGPU_BACKEND", "foo")], None, "WGPU_BACKEND is “foo”"),
        (&[x11], Some(Path::new("no/such")), "no/such: cannot be read: "),
        (&[x11], Some(home.path()), ": not a file"),
    ] {
        let said = gives_up(home.path(), variables, file);
        let ours = said.strip_prefix("mbili: ").unwrap_or_default();
        assert!(ours.contains(expected) && ours.lines().count() == 1, "{variables:?}: {said}");
    }
}
