//! The table as a process.

use super::heart::{self, Vitals};
use super::policy::Ended;
use super::{AGAIN, GRAPHICS_LOST};
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// A line longer than this is no sign of life; it is read in pieces, so that no output fills the memory.
const LONGEST_LINE: u64 = 256;

pub(super) struct Child {
    process: std::process::Child,
    beats: Receiver<Vitals>,
}

impl Child {
    /// Starts the program with somebody listening to its heart, and tells it whether the one before it failed and how
    /// long it is in the safe mode.
    pub fn start(
        program: &Path,
        arguments: &[OsString],
        failed: bool,
        safe_for: Option<Duration>,
    ) -> io::Result<Self> {
        let mut command = if bound_command_is_there() {
            let mut command = Command::new(BOUND[0]);
            command.args(&BOUND[1..]).arg(program);
            // What it says itself of a program that cannot be started is no end of the program.
            can_be_started(program)?;
            command
        } else {
            Command::new(program)
        };
        let told = [
            (heart::AFTER_A_FAILURE, failed.then(|| "1".to_owned())),
            (heart::SAFE_FOR, safe_for.map(|time| time.as_secs().to_string())),
        ];
        for (name, value) in told {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        crate::kiosk::memory::goes_back(&mut command);
        let mut process = command
            .args(arguments)
            .env(heart::VARIABLE, "1")
            // Who speaks to systemd is the watch.
            .env_remove("NOTIFY_SOCKET")
            .env_remove("WATCHDOG_USEC")
            // Open as long as the watch lives: see `heart::end_with_the_watch`.
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (sender, beats) = mpsc::channel();
        if let Some(out) = process.stdout.take() {
            // Ends with the process: then its output does.
            let listen = move || {
                let mut out = BufReader::new(out);
                let mut line = Vec::new();
                loop {
                    line.clear();
                    match (&mut out).take(LONGEST_LINE).read_until(b'\n', &mut line) {
                        Ok(0) | Err(_) => return,
                        Ok(_) => {
                            if let Some(vitals) = Vitals::read(&line)
                                && sender.send(vitals).is_err()
                            {
                                return;
                            }
                        }
                    }
                }
            };
            // Where there is no thread to be had now, there may be one when the table is started again.
            if let Err(error) = thread::Builder::new().name("heart".to_owned()).spawn(listen) {
                let _ = process.kill();
                let _ = process.wait();
                let why = format!("there is no thread to listen to it: {error}");
                return Err(io::Error::new(error.kind(), why));
            }
        }
        Ok(Child { process, beats })
    }

    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// The last sign of life, if one came; waits so long for the first.
    pub fn beat(&self, wait: Duration) -> Option<Vitals> {
        match self.beats.recv_timeout(wait) {
            Ok(first) => Some(self.beats.try_iter().last().unwrap_or(first)),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => {
                // It closed its output; it will end, or it is silent.
                thread::sleep(wait);
                None
            }
        }
    }

    /// How it ended, if it has.
    pub fn ended(&mut self) -> Option<Ended> {
        self.process.try_wait().ok().flatten().map(how)
    }

    /// Asks it to end, and kills it if it does not within this time.
    pub fn ask_to_end(&mut self, within: Duration) {
        terminate(&self.process);
        let asked = Instant::now();
        while asked.elapsed() < within {
            if self.ended().is_some() {
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
        self.kill();
    }

    pub fn kill(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Starts a program that the kernel kills when the watch is gone, even one that hangs.
const BOUND: [&str; 4] = ["setpriv", "--pdeathsig", "KILL", "--"];

/// Whether this machine has it; a table that does not hang notices by itself that the watch is gone.
fn bound_command_is_there() -> bool {
    static IS_THERE: OnceLock<bool> = OnceLock::new();
    *IS_THERE.get_or_init(|| {
        let mut command = Command::new(BOUND[0]);
        command.args(&BOUND[1..]).arg("true").stdin(Stdio::null());
        let tried = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
        tried.is_ok_and(|status| status.success())
    })
}

/// Why a program that is named by its path could not be started; whoever starts it finds one that is named without.
fn can_be_started(program: &Path) -> io::Result<()> {
    if program.components().count() < 2 {
        return Ok(());
    }
    let found = program.metadata()?;
    #[cfg(unix)]
    let may_run = std::os::unix::fs::PermissionsExt::mode(&found.permissions()) & 0o111 != 0;
    #[cfg(not(unix))]
    let may_run = true;
    if found.is_file() && may_run { Ok(()) } else { Err(io::ErrorKind::PermissionDenied.into()) }
}

impl Drop for Child {
    fn drop(&mut self) {
        if self.ended().is_none() {
            self.kill();
        }
    }
}

fn how(status: ExitStatus) -> Ended {
    match status.code() {
        Some(0) => Ended::Asked,
        Some(code) if code == i32::from(AGAIN) => Ended::Again,
        Some(code) if code == i32::from(GRAPHICS_LOST) => Ended::GraphicsLost,
        Some(code) => Ended::Failed(code),
        None => Ended::Killed(signal(status)),
    }
}

#[cfg(unix)]
fn signal(status: ExitStatus) -> i32 {
    std::os::unix::process::ExitStatusExt::signal(&status).unwrap_or(0)
}

#[cfg(not(unix))]
fn signal(_status: ExitStatus) -> i32 {
    0
}

#[cfg(unix)]
fn terminate(process: &std::process::Child) {
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;
    if let Ok(id) = i32::try_from(process.id()) {
        let _ = kill(Pid::from_raw(id), Signal::SIGTERM);
    }
}

#[cfg(not(unix))]
fn terminate(_process: &std::process::Child) {}
