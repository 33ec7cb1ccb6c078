//! What must be there for a window, and one clear sentence where it is not.

pub(super) use super::panics::{hear_of_panics, last_panic, message_of};
use super::storage::{Folders, SavedMatch, Wanted, matches};
use crate::words::Words;
use std::env;
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Says something in the terminal. Where even that cannot be written, nobody is listening.
pub(super) fn complain(sentence: &str) {
    let _ = writeln!(std::io::stderr(), "mbili: {sentence}");
}

fn variable(name: &str) -> Option<String> {
    let value = env::var_os(name).filter(|value| !value.is_empty())?;
    Some(value.to_string_lossy().into_owned())
}

/// Why there cannot be a window, as far as the environment tells. Must come before any file is opened: a
/// number in `WAYLAND_SOCKET` that names nothing now may name that file later.
pub(super) fn no_window(words: &Words) -> Option<String> {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return None;
    }
    if !wants_wayland() {
        return variable("DISPLAY").is_none().then(|| words.get("startup-no-window"));
    }
    // It comes first, whatever WAYLAND_DISPLAY says.
    let socket = env::var_os("WAYLAND_SOCKET")?;
    let value = socket.to_string_lossy();
    (!is_socket(&socket))
        .then(|| words.with("startup-wayland-socket", &[("value", (&*value).into())]))
}

/// Whether the window is looked for there, and not at an X11 server.
fn wants_wayland() -> bool {
    ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"].into_iter().any(|name| variable(name).is_some())
}

/// Whether this number names an open connection. Wayland's library takes it unseen, and the program would
/// be aborted.
#[cfg(unix)]
fn is_socket(number: &OsStr) -> bool {
    use std::os::unix::fs::FileTypeExt;
    let number = number.to_str().and_then(|number| number.parse::<u16>().ok());
    let file = number.and_then(|number| std::fs::metadata(format!("/dev/fd/{number}")).ok());
    file.is_some_and(|file| file.file_type().is_socket())
}

#[cfg(not(unix))]
fn is_socket(_: &OsStr) -> bool {
    true
}

/// 2,000 turns with all their kichwa take far less.
const LARGEST_RECORD: u64 = 1 << 20;

/// Reads a record file. One of our own saved matches is gone on with; of another, a match of its own is
/// made, or the one that was made of it before is gone on with, and the file stays as it is.
pub(super) fn read_record(words: &Words, file: &Path) -> Result<Wanted, String> {
    let name = file.display().to_string();
    let say = |key, more: &[(&str, String)]| {
        let file = [("file", name.as_str().into())];
        let more = more.iter().map(|(name, value)| (*name, value.as_str().into()));
        words.with(key, &file.into_iter().chain(more).collect::<Vec<_>>())
    };
    let unreadable =
        |error: std::io::Error| say("startup-record-unreadable", &[("error", error.to_string())]);
    let metadata = std::fs::metadata(file).map_err(unreadable)?;
    if !metadata.is_file() {
        return Err(say("startup-record-not-a-file", &[]));
    }
    let size = metadata.len();
    if size > LARGEST_RECORD {
        return Err(say("startup-record-too-large", &[("size", size.to_string())]));
    }
    let bytes = std::fs::read(file).map_err(unreadable)?;
    let record = SavedMatch::from_any_record(&name_of_record(file, &bytes), &bytes)
        .map_err(|error| say("startup-record-wrong", &[("problem", error.to_string())]))?;
    let ours = Folders::find().and_then(|folders| matches::name_of(&folders.data, file));
    Ok(match ours.filter(|_| !record.says_nothing()) {
        Some(id) => Wanted::Saved(id),
        None => Wanted::Record(record),
    })
}

/// The same name for the same text in the same file, so that opening it again finds its match.
fn name_of_record(file: &Path, bytes: &[u8]) -> String {
    let path = file.canonicalize().unwrap_or_else(|_| file.to_owned());
    let of_path = path.as_os_str().as_encoded_bytes();
    // FNV-1a: short, and the same for ever.
    let hash =
        of_path.iter().chain(&[0]).chain(bytes).fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    format!("record-{hash:016x}")
}

/// Whether there is anything to play sound on. Where there is nothing, Linux's sound library would fill
/// the terminal with complaints, so it is not asked then.
pub(super) fn has_sound_system() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let device = std::fs::read_dir("/dev/snd").is_ok_and(|files| {
        files.flatten().any(|file| file.file_name().as_encoded_bytes().starts_with(b"pcm"))
    });
    let set = |name| variable(name).is_some();
    let server = env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from).is_some_and(|folder| {
        ["pulse/native", "pipewire-0"].iter().any(|socket| folder.join(socket).exists())
    });
    let configured = Path::new("/etc/asound.conf").exists()
        || env::var_os("HOME").is_some_and(|home| Path::new(&home).join(".asoundrc").exists());
    device || server || set("PULSE_SERVER") || set("ALSA_CONFIG_PATH") || configured
}

/// One sentence for what went wrong below us.
pub(super) fn sentence_for(words: &Words, message: &str) -> String {
    let about = |name: &str, by_value: &str, without: &str| match variable(name) {
        Some(value) => words.with(by_value, &[("value", (&value).into())]),
        None => words.get(without),
    };
    if message.contains("Unable to find a GPU") {
        about("WGPU_BACKEND", "startup-no-graphics-by", "startup-no-graphics")
    } else if ["build event loop", "XOpenDisplay", "XNotSupported", "WaylandError", "NoCompositor"]
        .iter()
        .any(|sign| message.contains(sign))
    {
        if wants_wayland() {
            about("WAYLAND_DISPLAY", "startup-no-wayland", "startup-no-window")
        } else {
            about("DISPLAY", "startup-no-x11", "startup-no-window")
        }
    } else {
        words.with("startup-failed", &[("message", message.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn what_bevy_says_becomes_one_sentence() {
        let words = Words::new(Language::English);
        let gpu = "Unable to find a GPU! Make sure you have installed required drivers!";
        assert!(sentence_for(&words, gpu).contains("mesa-vulkan-drivers"));
        assert!(sentence_for(&words, "Failed to build event loop: Os(…)").contains("DISPLAY"));
        assert!(sentence_for(&words, "index out of bounds").contains("index out of bounds"));
        assert_eq!(words.faults(), []);
    }
}
