//! The program in a window on a display of its own, and what a test can do to it.

use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A display that nobody sees.
pub struct Display {
    server: Child,
    pub name: String,
}

impl Display {
    pub fn open() -> Self {
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

    pub fn xdotool(&self, arguments: &[&str]) {
        let done = Command::new("xdotool").args(arguments).env("DISPLAY", &self.name).status();
        assert!(done.expect("xdotool is installed; scripts/check installs it").success());
    }

    pub fn click(&self, at: (f64, f64)) {
        let (x, y) = (format!("{:.0}", at.0), format!("{:.0}", at.1));
        self.xdotool(&["mousemove", &x, &y]);
        std::thread::sleep(Duration::from_millis(60));
        self.xdotool(&["mousedown", "1"]);
        std::thread::sleep(Duration::from_millis(60));
        self.xdotool(&["mouseup", "1"]);
    }

    pub fn key(&self, key: &str) {
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
pub struct Game<'a> {
    pub display: &'a Display,
    pub program: Child,
    log: PathBuf,
}

/// How the log tells of a frame.
const FRAME: &str = " mbili::frames: ";

/// A control as the log tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    pub name: String,
    pub role: String,
    pub bounds: [f64; 4],
    pub disabled: bool,
    pub focused: bool,
}

impl Control {
    /// A pit that can be sown; the legend of the marks says the same words and is no button.
    pub fn is_a_pit(&self) -> bool {
        self.role == "Button" && self.name.contains(", ") && self.name.contains("seed")
    }

    pub fn can_be_sown(&self) -> bool {
        self.role != "Label" && self.name.ends_with("can be sown")
    }

    pub fn centre(&self) -> (f64, f64) {
        let [left, top, right, bottom] = self.bounds;
        ((left + right) / 2.0, (top + bottom) / 2.0)
    }
}

/// The controls that a line of the log tells of, if it tells of controls.
pub fn controls_of(line: &str) -> Option<Vec<Control>> {
    let (_, told) = line.split_once(" controls [")?;
    let json: Value = serde_json::from_str(&format!("[{told}")).unwrap_or_default();
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
    Some(controls.collect())
}

impl<'a> Game<'a> {
    pub fn start(display: &'a Display, home: &std::path::Path, run: usize) -> Self {
        let log = home.join(format!("log-{run}"));
        let out = fs::File::create(&log).expect("a log file");
        let program = Command::new(env!("CARGO_BIN_EXE_mbili"))
            .env("DISPLAY", &display.name)
            .env_remove("WAYLAND_DISPLAY")
            .env("MBILI_CONFIG_DIR", home.join("config"))
            .env("MBILI_DATA_DIR", home.join("data"))
            .env("RUST_LOG", "info,mbili::controls=trace,mbili::frames=trace")
            .env("NO_COLOR", "1")
            .env("LANG", "en_GB.UTF-8")
            .stdout(out.try_clone().expect("a file"))
            .stderr(out)
            .spawn()
            .expect("the program starts");
        Game { display, program, log }
    }

    /// What stands on the screen now.
    pub fn controls(&self) -> Vec<Control> {
        let log = fs::read_to_string(&self.log).expect("the log reads");
        log.lines().rev().find_map(controls_of).unwrap_or_default()
    }

    /// Waits until something is there.
    pub fn wait<T>(
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

    /// How many frames have been drawn since the start.
    pub fn frames(&self) -> usize {
        let log = fs::read_to_string(&self.log).expect("the log reads");
        log.lines().filter(|line| line.contains(FRAME)).count()
    }

    pub fn end_of_log(&self) -> String {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let told = |line: &&str| !line.contains(" controls [") && !line.contains(FRAME);
        let told: Vec<&str> = log.lines().filter(told).collect();
        told[told.len().saturating_sub(12)..].join("\n")
    }

    /// Clicks a button by its name.
    pub fn click(&mut self, name: &str) {
        let button = self.steady(name, |controls| {
            controls.iter().rev().find(|control| {
                !control.disabled && control.role != "Label" && control.name.starts_with(name)
            })
        });
        self.display.click(button.centre());
    }

    /// Waits until `pick` finds the same control at the same place for a while: a person does not hit a
    /// screen that is still being laid out, or a pit whose seeds are still moving, either.
    fn steady(&mut self, what: &str, pick: impl Fn(&[Control]) -> Option<&Control>) -> Control {
        let mut seen: Option<(Control, Instant)> = None;
        self.wait(what, 90, |controls| {
            let now = pick(controls)?;
            match &seen {
                Some((before, since))
                    if (&before.name, before.bounds) == (&now.name, now.bounds) =>
                {
                    (since.elapsed() > Duration::from_millis(800)).then(|| now.clone())
                }
                _ => {
                    seen = Some((now.clone(), Instant::now()));
                    None
                }
            }
        })
    }

    pub fn is_there(&self, name: &str) -> bool {
        self.controls().iter().any(|control| control.name.starts_with(name))
    }

    /// Waits for what something does, but not for ever: whether it did it.
    pub fn soon(&mut self, longest: Duration, mut done: impl FnMut(&Self) -> bool) -> bool {
        let started = Instant::now();
        while started.elapsed() < longest {
            if done(self) {
                return true;
            }
            std::thread::sleep(Duration::from_millis(40));
        }
        done(self)
    }

    /// Ends the program as a power cut would.
    pub fn kill(mut self) {
        self.program.kill().expect("it runs");
        self.program.wait().expect("it ends");
    }

    /// Waits for the program to end by itself.
    pub fn ended(mut self) {
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

pub fn settings(home: &std::path::Path, speed: &str) {
    // Quick seeds and a frame that software draws quickly.
    fs::create_dir_all(home.join("config")).expect("a folder");
    let text = format!("speed = {speed}\nquality = \"low\"\nlanguage = \"en\"\n");
    fs::write(home.join("config/settings.toml"), text).expect("a file");
}

pub fn saved_moves(home: &std::path::Path) -> usize {
    let Ok(folder) = fs::read_dir(home.join("data/matches")) else { return 0 };
    let records =
        folder.flatten().filter(|file| file.path().extension().is_some_and(|e| e == "bao"));
    let moves = records.filter_map(|file| {
        let text = fs::read(file.path()).ok()?;
        Some(mbili::record::Record::from_bytes(&text).ok()?.finished_turns())
    });
    moves.max().unwrap_or(0)
}

/// What a person can do now: sow a pit, pass, or leave the result.
fn is_open(control: &Control) -> bool {
    control.can_be_sown()
        || (control.name == "Pass" && !control.disabled)
        || control.name.starts_with("Play again")
}

/// Waits for the person's turn and clicks a pit that can be sown, or passes; nothing if the game is
/// over.
pub fn click_a_pit(game: &mut Game) {
    for _ in 0..PATIENCE {
        let open = game.steady("my turn, or the end", |controls| {
            let open = || controls.iter().filter(|control| is_open(control));
            open().nth(open().count() / 2)
        });
        if open.name.starts_with("Play again") {
            return;
        }
        let before = open_pits(game);
        game.display.click(open.centre());
        let answered = |game: &Game| open_pits(game) != before || a_way(game).is_some();
        if game.soon(Duration::from_secs(10), answered) {
            return;
        }
    }
}

/// So often a click is tried, as by a person who sees no answer. Where several programs share two processors that
/// also draw, a frame may take longer than something has to stand still here, and the click goes where it stood.
const PATIENCE: u8 = 3;

fn open_pits(game: &Game) -> Vec<String> {
    let controls = game.controls().into_iter();
    controls.filter(Control::can_be_sown).map(|control| control.name).collect()
}

fn a_way(game: &Game) -> Option<Control> {
    game.controls().into_iter().find(is_a_way)
}

fn is_a_way(control: &Control) -> bool {
    control.role != "Label" && control.name.starts_with("To the ") && control.name.contains(" lap")
}

/// Clicks a way of the chosen pit that can be gone: one of the two may be refused, and says why instead of
/// its laps.
pub fn click_a_way(game: &mut Game) {
    for _ in 0..PATIENCE {
        let way = game.steady("a way that is allowed", |controls| {
            controls.iter().find(|control| is_a_way(control))
        });
        game.display.click(way.centre());
        if game.soon(Duration::from_secs(10), |game| a_way(game).is_none()) {
            return;
        }
    }
}

pub fn see(game: &mut Game, name: &str) {
    game.wait(name, 60, |controls| {
        controls.iter().any(|control| control.name.starts_with(name)).then_some(())
    });
}

/// Presses Tab until this control has the focus.
pub fn walk_to(game: &mut Game, name: &str) {
    for _ in 0..40 {
        let there = game.controls().iter().any(|c| c.focused && c.name.starts_with(name));
        if there {
            return;
        }
        let focus = |game: &Game| {
            game.controls()
                .into_iter()
                .find(|c| c.focused)
                .map(|c| (c.name, c.bounds.map(f64::to_bits)))
        };
        let before = focus(game);
        game.display.key("Tab");
        game.soon(Duration::from_millis(700), |game| focus(game) != before);
    }
    let names: Vec<String> = game.controls().into_iter().map(|control| control.name).collect();
    panic!("Tab never reaches {name}; there are {names:?}");
}
