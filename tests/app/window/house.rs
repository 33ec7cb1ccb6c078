//! `mbili kiosk` in a real window: killed and stopped at random moments, the table is back each time, everything that it
//! keeps is whole, and visitors go on with their match.
//!
//! `MBILI_PROOF_KILLS` sets how many kills, and `MBILI_PROOF_SEED` the seed of their moments; `scripts/prove kiosk-kills`
//! makes 200 and holds each to ten seconds. In the check other tests take the processors, so more time is allowed.

use super::program::{Control, Display, controls_of};
use jiff::{ToSpan, Zoned};
use mbili::app::kiosk::resume::Kept;
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
const FILE: &str = "[games]\noffered = [\"djenon\"]\n\n[statistics]\nfolder = \"counts\"\n\n\
                    [health]\nopenmetrics = \"mbili.prom\"\n";

/// One watch sees so many kills. Before the first two visitors play; the third brings the safe mode, which keeps no match.
const ROUND: u64 = 10;

/// A watch, and what it says.
pub struct Watched {
    watch: Child,
    said: Receiver<(Instant, String)>,
    last: Vec<String>,
    /// What stood on the screen last.
    controls: Vec<Control>,
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
            .env("LANG", "en_GB.UTF-8")
            .env("RUST_LOG", "info,mbili::controls=trace")
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
        Watched { watch, said, last: Vec::new(), controls: Vec::new() }
    }

    /// Waits until the watch says something; when it did, and the whole line.
    pub fn hear(&mut self, what: &str, within: Duration) -> (Instant, String) {
        let began = Instant::now();
        while let Some((at, line)) = self.listen(within.saturating_sub(began.elapsed())) {
            if line.contains(what) {
                return (at, line);
            }
        }
        panic!(
            "nothing was said of {what:?} within {within:?}; the last was\n{}",
            self.last_said()
        );
    }

    /// The next line, if one comes within this time.
    fn listen(&mut self, within: Duration) -> Option<(Instant, String)> {
        let (at, line) = self.said.recv_timeout(within).ok()?;
        match controls_of(&line) {
            Some(controls) => self.controls = controls,
            None => self.last.push(line.clone()),
        }
        Some((at, line))
    }

    fn last_said(&self) -> String {
        self.last[self.last.len().saturating_sub(15)..].join("\n")
    }

    /// Waits until `pick` finds the same on the screen for a while; nothing if it never does.
    fn steady<T: Clone + PartialEq>(
        &mut self,
        within: Duration,
        pick: impl Fn(&[Control]) -> Option<T>,
    ) -> Option<T> {
        let began = Instant::now();
        let mut seen: Option<(T, Instant)> = None;
        while began.elapsed() < within {
            self.listen(Duration::from_millis(30));
            let now = pick(&self.controls);
            match &seen {
                Some((before, since)) if now.as_ref() == Some(before) => {
                    if since.elapsed() > Duration::from_millis(300) {
                        return now;
                    }
                }
                _ => seen = now.map(|now| (now, Instant::now())),
            }
        }
        None
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

/// What the house keeps of the match of its visitors.
fn kept(home: &Path) -> Option<Kept> {
    Kept::read(&home.join("data"))
}

/// Two visitors face each other: they begin a match, or go on with theirs, and make a turn or a few.
fn visitors(watched: &mut Watched, display: &Display, home: &Path, random: &mut StdRng) {
    let patience = Duration::from_secs(60);
    let begins = kept(home).is_none();
    for _ in 0..random.random_range(1..4) {
        let before = kept(home);
        for tries in 0.. {
            assert!(tries < 20, "no turn is made; the last was\n{}", watched.last_said());
            let place = random.random_range(0..16_usize);
            let found = watched.steady(patience, |controls| {
                let pits: Vec<_> = controls.iter().filter(|c| c.can_be_sown()).collect();
                // Who goes on with a match has no way through the first screen.
                let entry = |c: &&Control| c.name.starts_with("Two of you") && c.role != "Label";
                let entry = || controls.iter().find(entry).filter(|_| begins);
                let way = controls.iter().find(|c| c.name.starts_with("Sow to the "));
                let pit = || (!pits.is_empty()).then(|| pits[place % pits.len()]);
                way.or_else(entry).or_else(pit).cloned()
            });
            let Some(found) = found else {
                panic!("nothing to play with; the last was\n{}", watched.last_said());
            };
            display.click(found.centre());
            let clicked = Instant::now();
            while clicked.elapsed() < Duration::from_secs(2) && kept(home) == before {
                watched.listen(Duration::from_millis(30));
            }
            let turns = |kept: &Option<Kept>| {
                kept.as_ref().map_or(0, |kept| kept.saved.record.actions().len())
            };
            if turns(&kept(home)) > turns(&before) {
                break;
            }
        }
    }
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
    let began = Zoned::now().date();
    let (mut took, mut hung, mut went_on) = (Vec::new(), 0_u64, 0_u64);
    for round in 0..kills.div_ceil(ROUND) {
        let mut watched = Watched::start(&display, home.path());
        let mut table = watched.started(Duration::from_secs(30));
        watched.hear("the table is there", Duration::from_secs(120));
        let mut hung_now = 0_u64;
        for kill in round * ROUND..kills.min((round + 1) * ROUND) {
            let visited = kill % ROUND < 2;
            if visited {
                visitors(&mut watched, &display, home.path(), &mut random);
            }
            thread::sleep(Duration::from_millis(random.random_range(0..4_000)));
            // At least one of each sort, however few there are.
            let stops = kill == 1 || (kill > 2 && random.random_range(0..5) == 0);
            let before = kept(home.path());
            assert!(!visited || before.is_some(), "seed {seed}: kill {kill}: no match is kept");
            let at = Instant::now();
            signal(if stops { "-STOP" } else { "-9" }, table);
            hung_now += u64::from(stops);
            let cause = if stops { "the table hung" } else { "the table was killed by signal 9" };
            watched.hear(cause, most);
            watched.controls.clear();
            table = watched.started(most);
            let (back, _) = watched.hear("the table is there", most);
            took.push(back - at);
            let slow = took.last().expect("one");
            assert!(*slow <= most, "seed {seed}: kill {kill}: back after {slow:?}");
            if let Some(before) = before.filter(|_| visited) {
                let playable =
                    |controls: &[Control]| controls.iter().any(Control::can_be_sown).then_some(());
                let place = format!("seed {seed}: kill {kill}");
                assert!(watched.steady(6 * most, playable).is_some(), "{place}: no match goes on");
                let after = kept(home.path()).unwrap_or_else(|| panic!("{place}: it is forgotten"));
                let (before, after) = (before.saved.record, after.saved.record);
                assert!(after.actions().starts_with(before.actions()), "{place}: another match");
                went_on += 1;
            }
        }
        assert_eq!(watched.end(), Some(0));
        assert_eq!(Usage::of(table), None, "the last table outlives its watch");
        let health = fs::read_to_string(home.path().join("mbili.prom")).expect("the health file");
        assert!(health.ends_with("# EOF\n"), "{health}");
        assert!(health.contains(&format!("{{cause=\"silent\"}} {hung_now}\n")), "{health}");
        hung += hung_now;
    }

    // What is kept is whole.
    let last = Zoned::now().date().saturating_add(1.day());
    let report = Report::of(&home.path().join("counts"), began, last).expect("the counts read");
    let all = report.expect("there are counts").total();
    assert_eq!(all.restarts, kills, "each end is counted");
    let aside = fs::read_dir(home.path().join("counts")).expect("a folder").flatten();
    let aside = aside.filter(|file| file.file_name().to_string_lossy().contains("damaged"));
    assert_eq!(aside.count(), 0, "the counts were damaged on the way");
    for file in [home.path().join("mbili.toml"), home.path().join("data/last-good-mbili.toml")] {
        let text = fs::read_to_string(&file).expect("the house's file");
        assert_eq!((text.as_str(), read(&text).1.len()), (FILE, 0), "{}", file.display());
    }
    took.sort_unstable();
    let millis = |at: usize| took[at].as_millis();
    println!(
        "kiosk-kills: seed {seed}: {kills} kills, {hung} of them hangs; back after {} ms in the middle, {} ms at \
         most; in {went_on} of them visitors were at a match, and went on with it; counts, configuration and health \
         whole",
        millis(took.len() / 2),
        millis(took.len() - 1)
    );
}
