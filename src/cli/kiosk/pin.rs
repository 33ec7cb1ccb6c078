//! `mbili kiosk --pin`: from a PIN to the line in the house's file.

use crate::cli::Failure;
use crate::kiosk::pin::{LEAST_DIGITS, MOST_DIGITS, NoPin, PinHash};
use std::io::{self, BufRead, IsTerminal, Write};
use std::process::Command;

pub fn run(out: &mut impl Write) -> Result<bool, Failure> {
    let asked = io::stdin().is_terminal();
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

impl Hidden {
    fn begin() -> Self {
        // Where it fails, the digits are seen by who types them.
        let _ = Command::new("stty").arg("-echo").status();
        Hidden
    }
}

impl Drop for Hidden {
    fn drop(&mut self) {
        let _ = Command::new("stty").arg("echo").status();
    }
}
