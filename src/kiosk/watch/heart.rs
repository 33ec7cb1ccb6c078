//! The table's side: a sign of life from its main loop, on its standard output.
//!
//! A sign of life is a line: [`BEAT`], and after it what the table says of itself, as `name=number` with blanks
//! between. All of that may be missing, and what is not known or no number is passed over, so that a table and a watch
//! of different versions understand each other.

use std::env;
use std::fmt::{self, Write as _};
use std::io::{self, Read, Write};
use std::process;
use std::thread;
use std::time::Duration;

/// What stands at the beginning of a line of the table's output as a sign of life.
pub const BEAT: &str = "mbili-beat";

/// Tells the table that somebody listens.
pub const VARIABLE: &str = "MBILI_HEART";

/// Tells the table that it was started because the one before it failed.
pub const AFTER_A_FAILURE: &str = "MBILI_AFTER_A_FAILURE";

/// Whether this table was started because the one before it failed.
#[must_use]
pub fn is_after_a_failure() -> bool {
    env::var_os(AFTER_A_FAILURE).is_some()
}

/// Tells a table in the safe mode after how many seconds it may ask to be started as usual.
pub const SAFE_FOR: &str = "MBILI_SAFE_FOR";

/// After how long this table, which is in the safe mode, may ask to be started as usual; nothing where nobody would start
/// it again.
#[must_use]
pub fn safe_for() -> Option<Duration> {
    safe_for_as_told(env::var(SAFE_FOR).ok().as_deref(), is_heard())
}

/// The same, of what the table was told, and whether somebody listens to its heart.
#[must_use]
pub fn safe_for_as_told(seconds: Option<&str>, heard: bool) -> Option<Duration> {
    let seconds = seconds?.parse().ok()?;
    heard.then(|| Duration::from_secs(seconds))
}

/// How often the heart beats at least, in seconds.
pub const EVERY_SECONDS: f32 = 0.5;

/// What the table says of itself. Frames are those since its last sign of life, and take time from their first to their
/// last work of the main loop, not the waiting in between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Vitals {
    /// How many frames there were.
    pub frames: Option<u64>,
    /// How long half of them took at most, in microseconds.
    pub median_us: Option<u64>,
    /// How long the longest took, in microseconds.
    pub worst_us: Option<u64>,
    /// How many entities there are.
    pub entities: Option<u64>,
}

impl Vitals {
    /// The names on the line, and what each means.
    fn fields(&mut self) -> [(&'static str, &mut Option<u64>); 4] {
        [
            ("frames", &mut self.frames),
            ("median_us", &mut self.median_us),
            ("worst_us", &mut self.worst_us),
            ("entities", &mut self.entities),
        ]
    }

    /// Reads a line of the table's output; nothing if it is no sign of life.
    #[must_use]
    pub fn read(line: &[u8]) -> Option<Self> {
        let mut words = std::str::from_utf8(line).ok()?.split_ascii_whitespace();
        if words.next() != Some(BEAT) {
            return None;
        }
        let mut vitals = Vitals::default();
        for (name, number) in words.filter_map(|word| word.split_once('=')) {
            if let Some((_, field)) = vitals.fields().into_iter().find(|(known, _)| *known == name)
            {
                *field = number.parse().ok();
            }
        }
        Some(vitals)
    }
}

impl fmt::Display for Vitals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(BEAT)?;
        let mut all = *self;
        for (name, number) in all.fields() {
            if let Some(number) = number {
                write!(f, " {name}={number}")?;
            }
        }
        Ok(())
    }
}

/// Whether the program that started this one listens.
#[must_use]
pub fn is_heard() -> bool {
    env::var_os(VARIABLE).is_some_and(|value| value == "1")
}

/// Gives a sign of life.
///
/// # Errors
/// If nobody listens any more: the watch is gone, and so should be the table.
pub fn beat(vitals: Vitals) -> io::Result<()> {
    // On a line of its own, whatever else was written and not ended; in one piece, so that nothing comes between.
    let mut line = String::new();
    let _ = writeln!(line, "\n{vitals}");
    let mut out = io::stdout().lock();
    out.write_all(line.as_bytes())?;
    out.flush()
}

/// A table that is asked to leave takes less than this.
const LEAVES_WITHIN: Duration = Duration::from_secs(3);

/// Ends this program when the watch is gone, even if its main loop hangs: the watch holds the other end of the standard
/// input, which ends with it. A main loop that does not hang has noticed by [`beat`] and left before.
pub fn end_with_the_watch() {
    let ends = || {
        let mut bytes = [0; 64];
        loop {
            match io::stdin().lock().read(&mut bytes) {
                Ok(0) => break,
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => break,
            }
        }
        thread::sleep(LEAVES_WITHIN);
        process::exit(1);
    };
    // Without the thread the kernel or systemd still sees to it.
    let _ = thread::Builder::new().name("watch".to_owned()).spawn(ends);
}
