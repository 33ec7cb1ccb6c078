//! `mbili kiosk --pin`: from a PIN to the line in the house's file.

use crate::cli::Failure;
use crate::kiosk::pin::{LEAST_DIGITS, MOST_DIGITS, NoPin, PinHash};
use crate::kiosk::signals;
use std::io::{self, BufRead, IsTerminal, Write};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// The exit code of a program that was interrupted, as shells have it.
const INTERRUPTED: i32 = 130;

pub fn run(out: &mut impl Write) -> Result<bool, Failure> {
    let asked = io::stdin().is_terminal();
    if asked {
        // Ctrl+C at the question leaves a terminal that shows what is typed.
        signals::listen(|| {
            show_again();
            let _ = writeln!(io::stderr());
            std::process::exit(INTERRUPTED);
        });
    }
    let pin = read("PIN of the staff (digits, not shown): ")?;
    if asked && read("Once more: ")? != pin {
        return Err(Failure::Failed("the two are not the same; begin again".into()));
    }
    let hash = PinHash::of(&pin).map_err(|why| {
        Failure::Failed(match why {
            NoPin::NotDigits => {
                "a PIN has digits only: the screen has keys for nothing else".to_owned()
            }
            NoPin::WrongLength => format!("a PIN has {LEAST_DIGITS} to {MOST_DIGITS} digits"),
        })
    })?;
    if asked {
        writeln!(out, "Write this line below [staff] in the house's file:")?;
    }
    writeln!(out, "pin = \"{}\"", hash.as_str())?;
    Ok(true)
}

/// A line that is typed unseen.
fn read(question: &str) -> Result<String, Failure> {
    let hidden = io::stdin().is_terminal().then(|| {
        let _ = write!(io::stderr(), "{question}");
        Hidden::begin()
    });
    let mut line = String::new();
    io::stdin().lock().read_line(&mut line)?;
    if hidden.is_some() {
        let _ = writeln!(io::stderr());
    }
    Ok(line.trim().to_owned())
}

/// As long as it lives, what is typed is not shown.
struct Hidden;

/// How the terminal was before, while it shows nothing.
static BEFORE: Mutex<Option<String>> = Mutex::new(None);

impl Hidden {
    fn begin() -> Self {
        let mut before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
        *before = stty(&["-g"]);
        if before.is_some() {
            // Where it fails, the digits are seen by who types them. The keys that stop or crash a program would
            // leave the terminal as it is here.
            let _ = stty(&["-echo", "quit", "undef", "susp", "undef"]);
        }
        Hidden
    }
}

impl Drop for Hidden {
    fn drop(&mut self) {
        show_again();
    }
}

fn show_again() {
    if let Some(before) = BEFORE.lock().unwrap_or_else(PoisonError::into_inner).take() {
        let _ = stty(&[before.trim()]);
    }
}

/// What it prints; nothing where there is no such command, or where it fails.
fn stty(arguments: &[&str]) -> Option<String> {
    let told = Command::new("stty").args(arguments).stdin(Stdio::inherit()).output().ok()?;
    told.status.success().then(|| String::from_utf8_lossy(&told.stdout).into_owned())
}
