//! `mbili kiosk` in a real window: killed and stopped at random moments, the table is back each time, and everything
//! that it keeps is whole.
//!
//! `MBILI_PROOF_KILLS` sets how many kills, and `MBILI_PROOF_SEED` the seed of their moments; `scripts/prove kiosk-kills`
//! makes 200 and holds each to ten seconds. In the check other tests take the processors, so more time is allowed.

use super::program::Display;
use jiff::{ToSpan, Zoned};
use mbili::kiosk::config::read;
use mbili::kiosk::health::Usage;
use mbili::kiosk::statistics::Report;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// What the house has written down.
const FILE: &str = "[statistics]\nfolder = \"counts\"\n\n[health]\nopenmetrics = \"mbili.prom\"\n";

/// A watch, and what it says.
pub struct Watched {
    watch: Child,
    said: Receiver<(Instant, String)>,
    last: Vec<String>,
}

impl Watched {
    pub fn start(display: &Display, home: &Path) -> Self {
        fs::write(home.join("mbili.toml"), FILE).expect("a file");
        let mut watch = Command::new(env!("CARGO_BIN_EXE_mbili"))
            .args(["kiosk", "--config"])
            .arg(home.join("mbili.toml"))
            .env("DISPLAY", &display.name)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("NOTIFY_SOCKET")
            .env("MBILI_CONFIG_DIR", home.join("config"))
            .env("MBILI_DATA_DIR", home.join("data"))
            .env("NO_COLOR", "1")
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (sender, said) = mpsc::channel();
        let lines = BufReader::new(watch.stderr.take().expect("piped")).lines();
        thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                if sender.send((Instant::now(), line)).is_err() {
                    return;
                }
            }
        });
        Watched { watch, said, last: Vec::new() }
    }

    /// Waits until the watch says something; when it did, and the whole line.
    pub fn hear(&mut self, what: &str, within: Duration) -> (Instant, String) {
        let began = Instant::now();
        while let Ok((at, line)) = self.said.recv_timeout(within.saturating_sub(began.elapsed())) {
            self.last.push(line.clone());
            if line.contains(what) {
                return (at, line);
            }
        }
        let last = &self.last[self.last.len().saturating_sub(15)..];
        panic!("nothing was said of {what:?} within {within:?}; the last was\n{}", last.join("\n"));
    }

    /// Waits until a table was started; its process.
    pub fn started(&mut self, within: Duration) -> u32 {
        let (_, line) = self.hear("was started as process ", within);
        let number = line.split("process ").nth(1).unwrap_or_default();
        let digits = number.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
        digits.parse().unwrap_or_else(|_| panic!("no number: {line}"))
    }

    /// Asks the watch to end as systemd does; its exit code.
    pub fn end(mut self) -> Option<i32> {
        signal("-TERM", self.watch.id());
        let asked = Instant::now();
        while asked.elapsed().as_secs() < 60 {
            if let Some(status) = self.watch.try_wait().expect("a process") {
                return status.code();
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("the watch does not end");
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        let _ = self.watch.kill();
        let _ = self.watch.wait();
    }
}

pub fn signal(signal: &str, process: u32) {
    let done = Command::new("kill").args([signal, &process.to_string()]).status();
    assert!(done.expect("kill is part of every system").success());
}

#[test]
fn a_table_that_is_killed_or_hangs_at_a_random_moment_is_back_each_time() {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let proof = number("MBILI_PROOF_KILLS");
    let (kills, seed) = (proof.unwrap_or(3), number("MBILI_PROOF_SEED").unwrap_or(2026));
    let most = Duration::from_secs(if proof.is_some() { 10 } else { 120 });
    let mut random = StdRng::seed_from_u64(seed);
    let home = tempfile::tempdir().expect("a folder");
    let display = Display::open();
    let day = Zoned::now().date();
    let mut watched = Watched::start(&display, home.path());
    let mut table = watched.started(Duration::from_secs(30));
    watched.hear("the table is there", Duration::from_secs(120));
    let (mut took, mut hung) = (Vec::new(), 0_u64);
    for kill in 0..kills {
        thread::sleep(Duration::from_millis(random.random_range(0..4_000)));
        // At least one of each sort, however few there are.
        let stops = kill == 1 || (kill > 2 && random.random_range(0..5) == 0);
        let at = Instant::now();
        signal(if stops { "-STOP" } else { "-9" }, table);
        hung += u64::from(stops);
        let cause = if stops { "the table hung" } else { "the table was killed by signal 9" };
        watched.hear(cause, most);
        table = watched.started(most);
        let (back, _) = watched.hear("the table is there", most);
        took.push(back - at);
        let slow = took.last().expect("one");
        assert!(*slow <= most, "seed {seed}: kill {kill}: back after {slow:?}");
    }
    assert_eq!(watched.end(), Some(0));
    assert_eq!(Usage::of(table), None, "the last table outlives its watch");

    // What is kept is whole.
    let last = Zoned::now().date().saturating_add(1.day());
    let report = Report::of(&home.path().join("counts"), day, last).expect("the counts read");
    let day = report.expect("there are counts").total();
    assert_eq!(day.restarts, kills, "each end is counted");
    let aside = fs::read_dir(home.path().join("counts")).expect("a folder").flatten();
    let aside = aside.filter(|file| file.file_name().to_string_lossy().contains("damaged"));
    assert_eq!(aside.count(), 0, "the counts were damaged on the way");
    for file in [home.path().join("mbili.toml"), home.path().join("data/last-good-mbili.toml")] {
        let text = fs::read_to_string(&file).expect("the house's file");
        assert_eq!((text.as_str(), read(&text).1.len()), (FILE, 0), "{}", file.display());
    }
    let health = fs::read_to_string(home.path().join("mbili.prom")).expect("the health file");
    assert!(health.ends_with("# EOF\n"), "{health}");
    assert!(health.contains(&format!("{{cause=\"silent\"}} {hung}\n")), "{health}");
    took.sort_unstable();
    let millis = |at: usize| took[at].as_millis();
    println!(
        "kiosk-kills: seed {seed}: {kills} kills, {hung} of them hangs; back after {} ms in the middle, {} ms at \
         most; counts, configuration and health whole",
        millis(took.len() / 2),
        millis(took.len() - 1)
    );
}
