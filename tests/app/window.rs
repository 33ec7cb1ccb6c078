//! A real window under Xvfb, played with real clicks and keys.

use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A display that nobody sees.
struct Display {
    server: Child,
    name: String,
}

impl Display {
    fn open() -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed; scripts/check installs it");
        let mut number = String::new();
        BufReader::new(server.stdout.take().expect("piped"))
            .read_line(&mut number)
            .expect("a number");
        Display { server, name: format!(":{}", number.trim()) }
    }

    fn xdotool(&self, arguments: &[&str]) {
        let done = Command::new("xdotool").args(arguments).env("DISPLAY", &self.name).status();
        assert!(done.expect("xdotool is installed; scripts/check installs it").success());
    }

    fn click(&self, at: (f64, f64)) {
        let (x, y) = (format!("{:.0}", at.0), format!("{:.0}", at.1));
        self.xdotool(&["mousemove", &x, &y]);
        std::thread::sleep(Duration::from_millis(60));
        self.xdotool(&["mousedown", "1"]);
        std::thread::sleep(Duration::from_millis(60));
        self.xdotool(&["mouseup", "1"]);
    }

    fn key(&self, key: &str) {
        self.xdotool(&["key", key]);
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The program in its window.
struct Game<'a> {
    display: &'a Display,
    program: Child,
    log: PathBuf,
}

/// A control as the log tells it.
#[derive(Clone, Debug)]
struct Control {
    name: String,
    role: String,
    bounds: [f64; 4],
    disabled: bool,
    focused: bool,
}

impl Control {
    fn centre(&self) -> (f64, f64) {
        let [left, top, right, bottom] = self.bounds;
        ((left + right) / 2.0, (top + bottom) / 2.0)
    }
}

impl<'a> Game<'a> {
    fn start(display: &'a Display, home: &std::path::Path, run: usize) -> Self {
        let log = home.join(format!("log-{run}"));
        let out = fs::File::create(&log).expect("a log file");
        let program = Command::new(env!("CARGO_BIN_EXE_mbili"))
            .env("DISPLAY", &display.name)
            .env_remove("WAYLAND_DISPLAY")
            .env("MBILI_CONFIG_DIR", home.join("config"))
            .env("MBILI_DATA_DIR", home.join("data"))
            .env("RUST_LOG", "info,mbili::controls=trace")
            .env("NO_COLOR", "1")
            .env("LANG", "en_GB.UTF-8")
            .stdout(out.try_clone().expect("a file"))
            .stderr(out)
            .spawn()
            .expect("the program starts");
        Game { display, program, log }
    }

    /// What stands on the screen now.
    fn controls(&self) -> Vec<Control> {
        let log = fs::read_to_string(&self.log).expect("the log reads");
        let Some(line) = log.lines().rev().find_map(|line| line.split_once(" controls [")) else {
            return Vec::new();
        };
        let json: Value = serde_json::from_str(&format!("[{}", line.1)).unwrap_or_default();
        let controls = json.as_array().into_iter().flatten().filter_map(|control| {
            let bound = |side: usize| control["bounds"][side].as_f64();
            Some(Control {
                name: control["name"].as_str()?.to_owned(),
                role: control["role"].as_str()?.to_owned(),
                bounds: [bound(0)?, bound(1)?, bound(2)?, bound(3)?],
                disabled: control["disabled"].as_bool()?,
                focused: control["focused"].as_bool()?,
            })
        });
        controls.collect()
    }

    /// Waits until something is there.
    fn wait<T>(
        &mut self,
        what: &str,
        seconds: u64,
        mut find: impl FnMut(&[Control]) -> Option<T>,
    ) -> T {
        let started = Instant::now();
        loop {
            let controls = self.controls();
            if let Some(found) = find(&controls) {
                return found;
            }
            if let Some(status) = self.program.try_wait().expect("a process") {
                panic!("the program ended ({status}) before {what}: {}", self.end_of_log());
            }
            if started.elapsed().as_secs() > seconds {
                let names: Vec<&str> =
                    controls.iter().map(|control| control.name.as_str()).collect();
                panic!("no {what} within {seconds} s; there are {names:?}\n{}", self.end_of_log());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn end_of_log(&self) -> String {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let told: Vec<&str> = log.lines().filter(|line| !line.contains(" controls [")).collect();
        told[told.len().saturating_sub(12)..].join("\n")
    }

    /// Clicks a button by its name, once it can be used and stands still: a person does not hit a
    /// screen that is still being laid out either.
    fn click(&mut self, name: &str) {
        let mut seen = None;
        let at = self.wait(name, 60, |controls| {
            let named = controls.iter().rev().find(|control| {
                !control.disabled && control.role != "Label" && control.name.starts_with(name)
            });
            let now = named.map(Control::centre);
            let before = std::mem::replace(&mut seen, now.map(|at| (at, Instant::now())));
            match (now, before) {
                (Some(now), Some((before, since))) if now == before => {
                    seen = Some((before, since));
                    (since.elapsed() > Duration::from_millis(500)).then_some(now)
                }
                _ => None,
            }
        });
        self.display.click(at);
    }

    fn is_there(&self, name: &str) -> bool {
        self.controls().iter().any(|control| control.name.starts_with(name))
    }

    /// Ends the program as a power cut would.
    fn kill(mut self) {
        self.program.kill().expect("it runs");
        self.program.wait().expect("it ends");
    }

    /// Waits for the program to end by itself.
    fn ended(mut self) {
        let started = Instant::now();
        while started.elapsed().as_secs() < 30 {
            if let Some(status) = self.program.try_wait().expect("a process") {
                assert!(status.success(), "{status}: {}", self.end_of_log());
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("the program does not end");
    }
}

impl Drop for Game<'_> {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn settings(home: &std::path::Path, speed: &str) {
    // Quick seeds and a frame that software draws quickly.
    fs::create_dir_all(home.join("config")).expect("a folder");
    let text = format!("speed = {speed}\nquality = \"low\"\nlanguage = \"en\"\n");
    fs::write(home.join("config/settings.toml"), text).expect("a file");
}

fn saved_moves(home: &std::path::Path) -> usize {
    let Ok(folder) = fs::read_dir(home.join("data/matches")) else { return 0 };
    let records =
        folder.flatten().filter(|file| file.path().extension().is_some_and(|e| e == "bao"));
    let moves = records.filter_map(|file| {
        let text = fs::read(file.path()).ok()?;
        Some(mbili::record::Record::from_bytes(&text).ok()?.finished_turns())
    });
    moves.max().unwrap_or(0)
}

#[test]
fn a_game_is_played_with_clicks_killed_resumed_and_played_to_its_end() {
    let home = tempfile::tempdir().expect("a folder");
    settings(home.path(), "8.0");
    let display = Display::open();
    let mut game = Game::start(&display, home.path(), 1);
    game.click("New match");
    game.click("Djenon-aboure");
    game.click("Begin");
    let mut turns = 0;
    while turns < 3 {
        click_a_pit(&mut game);
        turns += 1;
        game.wait("the computer's answer", 60, |controls| {
            let mine = controls.iter().any(|c| c.name.ends_with("can be sown") || c.name == "Pass");
            (mine && saved_moves(home.path()) >= 2 * turns).then_some(())
        });
    }
    let before = saved_moves(home.path());
    assert!(before >= 6, "{before} turns saved");
    game.kill();

    // Killed, started again, resumed: nothing is lost.
    let mut game = Game::start(&display, home.path(), 2);
    game.click("Play on");
    game.wait("the board", 60, |controls| {
        controls.iter().any(|control| control.name.ends_with("can be sown")).then_some(())
    });
    assert_eq!(saved_moves(home.path()), before);
    let started = Instant::now();
    while !game.is_there("Rematch") {
        assert!(started.elapsed().as_secs() < 600, "the game does not end: {}", game.end_of_log());
        click_a_pit(&mut game);
        std::thread::sleep(Duration::from_millis(700));
    }
    game.click("To the title");
    game.click("Quit");
    game.ended();
}

/// What a person can do now: sow a pit, pass, or leave the result.
fn is_open(control: &Control) -> bool {
    control.name.ends_with("can be sown")
        || (control.name == "Pass" && !control.disabled)
        || control.name.starts_with("Rematch")
}

/// Waits for the person's turn and clicks a pit that can be sown, or passes; nothing if the game is
/// over.
fn click_a_pit(game: &mut Game) {
    let open = game.wait("my turn, or the end", 90, |controls| {
        let open: Vec<String> =
            controls.iter().filter(|c| is_open(c)).map(|c| c.name.clone()).collect();
        (!open.is_empty()).then_some(open)
    });
    let name = &open[open.len() / 2];
    if !name.starts_with("Rematch") {
        game.click(name);
    }
}

#[test]
fn a_window_resized_in_the_middle_of_a_turn_still_shows_the_whole_board() {
    let home = tempfile::tempdir().expect("a folder");
    settings(home.path(), "0.5");
    let display = Display::open();
    let mut game = Game::start(&display, home.path(), 1);
    game.click("New match");
    game.click("A friend here");
    game.click("Begin");
    click_a_pit(&mut game);
    game.click("To the ");
    game.wait("seeds in flight", 30, |controls| {
        controls.iter().any(|c| c.name == "Pause" && !c.disabled).then_some(())
    });
    for [width, height] in [["900", "600"], ["420", "700"], ["700", "420"]] {
        display.xdotool(&["search", "--name", "Mbili", "windowsize", width, height]);
        let (right, bottom): (f64, f64) =
            (width.parse().expect("a number"), height.parse().expect("a number"));
        game.wait("the whole board in the new window", 60, |controls| {
            let pits = controls.iter().filter(|c| c.name.contains("seed") && c.role == "Button");
            let inside = pits.clone().all(|c| {
                c.bounds[0] >= 0.0
                    && c.bounds[1] >= 0.0
                    && c.bounds[2] <= right
                    && c.bounds[3] <= bottom
            });
            (pits.count() == 32 && inside).then_some(())
        });
    }
    game.click("Skip");
    game.wait("the other player's turn", 60, |controls| {
        controls.iter().any(|control| control.name.ends_with("can be sown")).then_some(())
    });
    assert_eq!(saved_moves(home.path()), 1);
}

#[test]
fn the_keyboard_alone_begins_a_match_plays_and_leaves() {
    let home = tempfile::tempdir().expect("a folder");
    settings(home.path(), "8.0");
    let display = Display::open();
    let mut game = Game::start(&display, home.path(), 1);
    see(&mut game, "New match");
    // No window manager gives the focus here.
    display.xdotool(&["mousemove", "1270", "5"]);
    display.xdotool(&["search", "--sync", "--name", "Mbili", "windowfocus", "--sync"]);
    walk_to(&mut game, "New match");
    display.key("Return");
    see(&mut game, "Begin");
    walk_to(&mut game, "Begin");
    display.key("Return");

    // Enter takes the cursor to the board, Enter chooses the pit, an arrow the way, Enter sows.
    for turn in 1..=2 {
        game.wait("a pit to sow", 60, |controls| {
            controls.iter().any(|control| control.name.ends_with("can be sown")).then_some(())
        });
        let mut pits = 0;
        display.key("Return");
        while !game.is_there("To the left") && !game.is_there("To the right") {
            display.key("Return");
            std::thread::sleep(Duration::from_millis(700));
            if !game.is_there("To the left") && !game.is_there("To the right") {
                display.key("Right");
                std::thread::sleep(Duration::from_millis(400));
            }
            pits += 1;
            assert!(pits < 24, "no pit of the row can be sown: {}", game.end_of_log());
        }
        // A way that is not allowed answers why, and lets the pit go.
        for way in ["Right", "Left", "Right", "Left"] {
            display.key(way);
            std::thread::sleep(Duration::from_millis(700));
            display.key("Return");
            std::thread::sleep(Duration::from_millis(1500));
            if saved_moves(home.path()) > 2 * (turn - 1) {
                break;
            }
            if !game.is_there("To the left") && !game.is_there("To the right") {
                display.key("Return");
                std::thread::sleep(Duration::from_millis(1000));
            }
        }
        game.wait("the computer's answer", 60, |_| {
            (saved_moves(home.path()) >= 2 * turn).then_some(())
        });
    }

    display.key("Escape");
    see(&mut game, "The match rests");
    walk_to(&mut game, "To the title");
    display.key("Return");
    see(&mut game, "Quit");
    walk_to(&mut game, "Quit");
    display.key("Return");
    game.ended();
    assert!(saved_moves(home.path()) >= 4);
}

fn see(game: &mut Game, name: &str) {
    game.wait(name, 60, |controls| {
        controls.iter().any(|control| control.name.starts_with(name)).then_some(())
    });
}

/// Presses Tab until this control has the focus.
fn walk_to(game: &mut Game, name: &str) {
    for _ in 0..40 {
        let there = game.controls().iter().any(|c| c.focused && c.name.starts_with(name));
        if there {
            return;
        }
        game.display.key("Tab");
        std::thread::sleep(Duration::from_millis(350));
    }
    let names: Vec<String> = game.controls().into_iter().map(|control| control.name).collect();
    panic!("Tab never reaches {name}; there are {names:?}");
}
