//! Turns told by the voice that the system has: speech-dispatcher's `spd-say`, where it is installed. It runs on a
//! thread of its own, and nothing here waits for it.

use super::phase::Phase;
use super::settings::{Settings, Speech};
use super::ui::Memory;
use bevy::prelude::*;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Sender, channel};

/// What speaks.
#[derive(Resource, Clone, Debug)]
pub struct Voice(pub PathBuf);

impl Default for Voice {
    fn default() -> Self {
        Voice("spd-say".into())
    }
}

/// Speaks what is announced, once the player wants that.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Voice>().add_systems(Update, speak.in_set(Phase::Sound));
}

/// A text, and the code of its language.
type Said = (String, &'static str);

fn speak(
    settings: Res<Settings>,
    speech: Res<Speech>,
    memory: Res<Memory>,
    voice: Res<Voice>,
    mut said: Local<String>,
    mut mouth: Local<Option<Sender<Said>>>,
) {
    if !settings.voice {
        // What is announced while nobody wants to hear it is not told later.
        said.clone_from(&memory.announced);
        *mouth = None;
        return;
    }
    if memory.announced == *said {
        return;
    }
    said.clone_from(&memory.announced);
    let text = (said.clone(), speech.0.language().code());
    let mouth = mouth.get_or_insert_with(|| mouth_of(voice.0.clone()));
    // It is gone where there is no such program, which the log tells.
    let _ = mouth.send(text);
}

fn mouth_of(program: PathBuf) -> Sender<Said> {
    let (mouth, told) = channel::<Said>();
    let spawned = std::thread::Builder::new().name("voice".into()).spawn(move || {
        while let Ok(mut text) = told.recv() {
            // Only the newest is worth hearing.
            text = told.try_iter().last().unwrap_or(text);
            if let Err(error) = say(&program, &text) {
                warn!("{} does not speak: {error}", program.display());
                return;
            }
        }
    });
    if let Err(error) = spawned {
        warn!("no thread for a voice: {error}");
    }
    mouth
}

fn say(program: &PathBuf, (text, language): &Said) -> std::io::Result<()> {
    let run = |arguments: &[&str]| {
        let mut command = Command::new(program);
        let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        quiet.args(["-N", "mbili"]).args(arguments).status()
    };
    // What is still being said is old.
    run(&["-S"])?;
    if !text.is_empty() {
        run(&["-l", language, "--", text])?;
    }
    Ok(())
}
