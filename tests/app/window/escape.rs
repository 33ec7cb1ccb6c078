//! Keys that lead out of other programs, pressed where they would act: under a window manager, and at its busiest.
//! What is looked for is the table: still there, still in front, still as large as the screen.

use super::house::Watched;
use super::program::Display;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What closes, leaves, shows or takes a window away somewhere.
const KEYS: [&str; 34] = [
    "alt+F4",
    "alt+Tab",
    "alt+shift+Tab",
    "alt+Escape",
    "alt+space",
    "alt+F1",
    "alt+F2",
    "Escape",
    "super",
    "super+d",
    "super+e",
    "super+l",
    "super+r",
    "super+Tab",
    "super+Left",
    "ctrl+Escape",
    "ctrl+alt+Left",
    "ctrl+alt+Right",
    "ctrl+alt+d",
    "ctrl+alt+t",
    "ctrl+alt+Delete",
    "ctrl+alt+BackSpace",
    "ctrl+alt+F2",
    "ctrl+shift+Escape",
    "ctrl+q",
    "ctrl+w",
    "ctrl+c",
    "F1",
    "F5",
    "F11",
    "F12",
    "Print",
    "Menu",
    "XF86PowerOff",
];

struct Manager(Child);

impl Manager {
    fn start(display: &Display, settings: Option<PathBuf>) -> Self {
        let mut command = Command::new("openbox");
        if let Some(settings) = settings {
            command.arg("--config-file").arg(settings);
        }
        command.env("DISPLAY", &display.name).stdout(Stdio::null()).stderr(Stdio::null());
        let manager =
            Manager(command.spawn().expect("openbox is installed; scripts/check installs it"));
        let began = Instant::now();
        while answer(display, &["get_num_desktops"]).is_empty() {
            assert!(began.elapsed().as_secs() < 20, "openbox does not answer");
            thread::sleep(Duration::from_millis(100));
        }
        manager
    }
}

impl Drop for Manager {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What xdotool says, or nothing.
fn answer(display: &Display, arguments: &[&str]) -> String {
    let asked = Command::new("xdotool").args(arguments).env("DISPLAY", &display.name).output();
    let asked = asked.expect("xdotool is installed; scripts/check installs it");
    String::from_utf8_lossy(&asked.stdout).trim().to_owned()
}

/// Whether the table is in front and as large as the screen.
fn is_in_front(display: &Display) -> Result<(), String> {
    let window = answer(display, &["getactivewindow"]);
    let name = answer(display, &["getwindowname", &window]);
    let geometry = answer(display, &["getwindowgeometry", "--shell", &window]);
    let desktop = answer(display, &["get_desktop"]);
    let good = name.contains("Mbili")
        && ["X=0", "Y=0", "WIDTH=1280", "HEIGHT=720"]
            .iter()
            .all(|line| geometry.lines().any(|l| l == *line))
        && desktop == "0";
    if good { Ok(()) } else { Err(format!("{name:?} on desktop {desktop}: {geometry}")) }
}

#[test]
fn no_key_leads_out_under_a_window_manager() {
    let home = tempfile::tempdir().expect("a folder");
    let display = Display::open();
    let settings =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("packaging/kiosk/openbox-kiosk.xml");
    let _manager = Manager::start(&display, Some(settings));
    let mut watched = Watched::start(&display, home.path());
    let table = watched.started(Duration::from_secs(30));
    watched.hear("the table is there", Duration::from_secs(120));
    let began = Instant::now();
    while let Err(why) = is_in_front(&display) {
        assert!(began.elapsed().as_secs() < 60, "the table never comes to the front: {why}");
        thread::sleep(Duration::from_millis(200));
    }
    for key in KEYS {
        answer(&display, &["key", key]);
        thread::sleep(Duration::from_millis(150));
        let came = Instant::now();
        // A window manager needs a moment to do the wrong thing, and a busy one a moment to show it.
        while let Err(why) = is_in_front(&display) {
            assert!(came.elapsed().as_secs() < 10, "{key} led out: {why}");
            thread::sleep(Duration::from_millis(100));
        }
    }
    for click in ["2", "3"] {
        answer(
            &display,
            &["mousemove", "1", "1", "click", click, "mousemove", "1279", "719", "click", click],
        );
        thread::sleep(Duration::from_millis(300));
        is_in_front(&display).unwrap_or_else(|why| panic!("button {click} led out: {why}"));
    }
    assert!(
        mbili::kiosk::health::Usage::of(table).is_some(),
        "it is not the table that was there before"
    );
    assert_eq!(watched.end(), Some(0));
}

/// The same keys do act where they are not kept from it: otherwise the test above would find nothing.
#[test]
fn the_keys_act_under_a_window_manager_as_it_comes() {
    let display = Display::open();
    let _manager = Manager::start(&display, None);
    let began = Instant::now();
    while answer(&display, &["get_desktop"]) == "0" {
        assert!(began.elapsed().as_secs() < 20, "ctrl+alt+Right does nothing");
        answer(&display, &["key", "ctrl+alt+Right"]);
        thread::sleep(Duration::from_millis(300));
    }
}
