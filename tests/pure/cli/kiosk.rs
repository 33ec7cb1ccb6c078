//! `mbili kiosk`, as far as it needs no window: the watch as a process, the check, the PIN.

use super::{stderr, stdout, wrong_use};
use mbili::kiosk::pin::PinHash;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

fn mbili(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mbili"));
    command.env("MBILI_DATA_DIR", home.join("data")).env("MBILI_CONFIG_DIR", home.join("config"));
    command.env_remove("NOTIFY_SOCKET");
    command
}

/// A watch over a program that writes its number to a file and does this.
struct Watched {
    home: TempDir,
    watch: Child,
}

impl Watched {
    fn over(script: &str) -> Self {
        use std::os::unix::fs::PermissionsExt;
        let home = tempfile::tempdir().unwrap();
        let program = home.path().join("table");
        let numbers = home.path().join("numbers");
        let text = format!("#!/bin/sh\necho $$ \"$@\" >> {}\n{script}\n", numbers.display());
        fs::write(&program, text).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let watch = mbili(home.path())
            .args(["kiosk", "--program"])
            .arg(&program)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        Watched { home, watch }
    }

    /// The numbers of the processes that were started, and their arguments.
    fn started(&self) -> Vec<(u32, String)> {
        let text = fs::read_to_string(self.home.path().join("numbers")).unwrap_or_default();
        let read = |line: &str| {
            let (number, arguments) = line.split_once(' ')?;
            Some((number.parse().ok()?, arguments.to_owned()))
        };
        text.lines().filter_map(read).collect()
    }

    /// Waits until this many were started; the last one's number.
    fn wait_for(&self, count: usize) -> u32 {
        let began = Instant::now();
        while self.started().len() < count {
            assert!(began.elapsed().as_secs() < 30, "{:?}", self.started());
            std::thread::sleep(Duration::from_millis(20));
        }
        self.started()[count - 1].0
    }

    fn signal(&self, signal: &str, process: u32) {
        let done = Command::new("kill").args([signal, &process.to_string()]).status();
        assert!(done.unwrap().success());
    }

    /// Waits for the end of the watch; its exit code and what it said.
    fn ended(&mut self) -> (Option<i32>, String) {
        let began = Instant::now();
        let status = loop {
            if let Some(status) = self.watch.try_wait().unwrap() {
                break status;
            }
            assert!(began.elapsed().as_secs() < 30, "the watch does not end");
            std::thread::sleep(Duration::from_millis(20));
        };
        let mut said = String::new();
        self.watch.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        (status.code(), said)
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        let _ = self.watch.kill();
        let _ = self.watch.wait();
    }
}

fn lives(process: u32) -> bool {
    // One that has ended and was not waited for yet has no memory.
    mbili::kiosk::health::Usage::of(process).is_some()
}

fn is_gone_soon(process: u32) -> bool {
    let began = Instant::now();
    while lives(process) && began.elapsed().as_secs() < 10 {
        std::thread::sleep(Duration::from_millis(20));
    }
    !lives(process)
}

const BEATS: &str = "while :; do echo mbili-beat; sleep 0.1; done";

#[test]
fn a_table_that_is_killed_is_started_again_with_the_same_arguments_and_sigterm_ends_both() {
    let mut watched = Watched::over(BEATS);
    let first = watched.wait_for(1);
    watched.signal("-9", first);
    let second = watched.wait_for(2);
    watched.signal("-TERM", watched.watch.id());
    assert!(is_gone_soon(second));
    assert_eq!(
        watched.started().iter().map(|(_, a)| a.as_str()).collect::<Vec<_>>(),
        ["kiosk --table"; 2]
    );
    let (code, said) = watched.ended();
    assert_eq!(code, Some(0), "{said}");
    let log = watched.home.path().join("data/log");
    let log: String = fs::read_dir(log)
        .unwrap()
        .flatten()
        .map(|f| fs::read_to_string(f.path()).unwrap())
        .collect();
    for text in [said, log] {
        assert!(text.contains("killed by signal 9") && text.contains("the watch ends"), "{text}");
    }
}

#[test]
fn a_table_that_leaves_in_good_order_ends_the_watch() {
    let (code, said) = Watched::over("echo mbili-beat; exit 0").ended();
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("left in good order"), "{said}");
}

#[test]
fn a_watch_that_is_killed_takes_even_a_stopped_table_with_it() {
    let tried = Command::new("setpriv").args(["--pdeathsig", "KILL", "--", "true"]).status();
    let watched = Watched::over(BEATS);
    let table = watched.wait_for(1);
    watched.signal("-STOP", table);
    watched.signal("-9", watched.watch.id());
    let gone = is_gone_soon(table);
    if !gone {
        watched.signal("-9", table);
    }
    assert!(
        gone || !tried.is_ok_and(|status| status.success()),
        "process {table} outlives its watch"
    );
}

/// The watch wakes first, and sees a table that has said nothing for longer than it may.
#[test]
fn a_machine_that_was_suspended_finds_its_table_as_it_was() {
    let watched = Watched::over(BEATS);
    let table = watched.wait_for(1);
    let rest = |millis| std::thread::sleep(Duration::from_millis(millis));
    rest(1_000);
    watched.signal("-STOP", table);
    watched.signal("-STOP", watched.watch.id());
    rest(6_000);
    watched.signal("-CONT", watched.watch.id());
    rest(700);
    watched.signal("-CONT", table);
    rest(700);
    assert!(lives(table));
    assert_eq!(watched.started().len(), 1);
}

#[test]
fn the_check_says_what_to_mend_and_fails_for_a_fault_only() {
    let home = tempfile::tempdir().unwrap();
    let file: PathBuf = home.path().join("mbili.toml");
    let check = |text: &str| {
        fs::write(&file, text).unwrap();
        let checked =
            mbili(home.path()).args(["kiosk", "--check", "--config"]).arg(&file).output().unwrap();
        let said = stdout(&checked);
        for topic in [
            "configuration",
            "languages",
            "hours",
            "staff",
            "display",
            "graphics",
            "sound",
            "touch",
            "data",
            "clock",
        ] {
            assert!(
                said.lines().any(|line| line.get(9..).is_some_and(|rest| rest.starts_with(topic))),
                "{topic}: {said}"
            );
        }
        let faults = said.lines().filter(|line| line.starts_with("FAULT")).count();
        assert!(said.contains(&format!("\n{faults} faults, ")), "{said}");
        assert_eq!(
            checked.status.code(),
            Some(i32::from(faults > 0)),
            "{said}{}",
            stderr(&checked)
        );
        said
    };
    let good = check("[idle]\nafter = 60\n");
    assert!(good.contains("ok       configuration"), "{good}");
    let bad = check("[idle]\nafter = 6\n\n[health]\nopenmetrics = \"mbili.toml/x/mbili.prom\"\n");
    assert!(bad.contains("line 2: `idle.after`"), "{bad}");
    assert!(bad.contains("FAULT    monitoring"), "{bad}");
}

#[test]
fn a_pin_becomes_the_line_of_the_file_and_what_is_none_is_refused() {
    let home = tempfile::tempdir().unwrap();
    let ask = |typed: &str| {
        let mut asked = mbili(home.path())
            .args(["kiosk", "--pin"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        asked.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
        asked.wait_with_output().unwrap()
    };
    let line = stdout(&ask("271828\n"));
    let hash = line.trim().strip_prefix("pin = \"").and_then(|rest| rest.strip_suffix('"'));
    let hash = PinHash::try_from(hash.expect(&line).to_owned()).unwrap();
    assert!(hash.is("271828") && !hash.is("271829"));
    for (typed, why) in
        [("12\n", "4 to 12 digits"), ("four\n", "digits only"), ("", "4 to 12 digits")]
    {
        let asked = ask(typed);
        assert_eq!(asked.status.code(), Some(1), "{typed}");
        assert!(stderr(&asked).contains(why), "{typed}: {}", stderr(&asked));
    }
}

/// A terminal with the program in it: types this once the question is there and nothing is shown, and prints whether
/// the terminal shows again what is typed, and how the program ended.
#[cfg(target_os = "linux")]
const TERMINAL: &str = r#"
import os, pty, signal, sys, termios, time
pid, end = pty.fork()
if pid == 0:
    # Whoever runs the tests may ignore them; a terminal does not.
    for asked in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(asked, signal.SIG_DFL)
    os.execv(sys.argv[1], [sys.argv[1], "kiosk", "--pin"])
shown = lambda: bool(termios.tcgetattr(end)[3] & termios.ECHO)
began = time.time()
seen = b""
while b"PIN of the staff" not in seen or shown():
    if b"PIN of the staff" not in seen:
        seen += os.read(end, 1000)
    assert time.time() - began < 30, "it hides nothing"
    time.sleep(0.02)
if sys.argv[2] == "term":
    os.kill(pid, 15)
else:
    os.write(end, sys.argv[2].encode().decode("unicode_escape").encode())
while True:
    ended, status = os.waitpid(pid, os.WNOHANG)
    if ended:
        break
    assert time.time() - began < 30, "it does not end"
    time.sleep(0.02)
print(shown(), os.waitstatus_to_exitcode(status))
"#;

#[cfg(target_os = "linux")]
#[test]
fn whoever_leaves_the_question_for_the_pin_finds_a_terminal_that_shows_what_is_typed() {
    let home = tempfile::tempdir().unwrap();
    // Answered wrongly, Ctrl+C, the keys that would stop and crash it and then Ctrl+C, and a signal.
    for (typed, code) in
        [("12\\n13\\n", 1), ("\\x03", 130), ("\\x1a\\x1c\\x03", 130), ("term", 130)]
    {
        let mut python = Command::new("python3");
        python.args(["-c", TERMINAL, env!("CARGO_BIN_EXE_mbili"), typed]);
        python.env("MBILI_DATA_DIR", home.path()).env("MBILI_CONFIG_DIR", home.path());
        let told = python.output().expect("python3");
        assert_eq!(stdout(&told).trim(), format!("True {code}"), "{typed}: {}", stderr(&told));
    }
}

#[test]
fn what_does_not_go_together_is_wrong_use() {
    for arguments in
        [&["kiosk", "--safe"][..], &["kiosk", "--check", "--pin"], &["kiosk", "--table", "--check"]]
    {
        assert!(wrong_use(arguments).contains("Usage"), "{arguments:?}");
    }
}
