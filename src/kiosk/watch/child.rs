//! The table as a process.

use super::heart;
use super::policy::Ended;
use super::{AGAIN, GRAPHICS_LOST};
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// A line longer than this is no sign of life; it is read in pieces, so that no output fills the memory.
const LONGEST_LINE: u64 = 256;

pub(super) struct Child {
    process: std::process::Child,
    beats: Receiver<()>,
}

impl Child {
    /// Starts the program with somebody listening to its heart.
    pub fn start(program: &Path, arguments: &[OsString]) -> io::Result<Self> {
        let mut process = Command::new(program)
            .args(arguments)
            .env(heart::VARIABLE, "1")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let (sender, beats) = mpsc::channel();
        if let Some(out) = process.stdout.take() {
            // Ends with the process: then its output does.
            thread::spawn(move || {
                let mut out = BufReader::new(out);
                let mut line = Vec::new();
                loop {
                    line.clear();
                    match (&mut out).take(LONGEST_LINE).read_until(b'\n', &mut line) {
                        Ok(0) | Err(_) => return,
                        Ok(_) if line.trim_ascii() == heart::BEAT.as_bytes() => {
                            if sender.send(()).is_err() {
                                return;
                            }
                        }
                        Ok(_) => {}
                    }
                }
            });
        }
        Ok(Child { process, beats })
    }

    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// How many signs of life came; waits so long for the first.
    pub fn beats(&self, wait: Duration) -> usize {
        match self.beats.recv_timeout(wait) {
            Ok(()) => 1 + self.beats.try_iter().count(),
            Err(RecvTimeoutError::Timeout) => 0,
            Err(RecvTimeoutError::Disconnected) => {
                // It closed its output; it will end, or it is silent.
                thread::sleep(wait);
                0
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
