//! What the machine has, as the kernel and the system's own programs tell it.

use super::Finding;
use jiff::Zoned;
use std::env;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where a window could be opened.
#[must_use]
pub fn display() -> Finding {
    const TOPIC: &str = "display";
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    if let Some(name) = set("WAYLAND_DISPLAY") {
        let folder = set("XDG_RUNTIME_DIR").map(PathBuf::from).unwrap_or_default();
        let socket = folder.join(&name);
        return match connects(&socket) {
            Ok(()) => Finding::ok(TOPIC, format!("Wayland, {}", socket.display())),
            Err(error) => Finding::fault(
                TOPIC,
                format!("Wayland, {}: {error}. Is cage running?", socket.display()),
            ),
        };
    }
    let Some(name) = set("DISPLAY") else {
        let why = "neither WAYLAND_DISPLAY nor DISPLAY is set: run the check from within the table's session, \
                   `mbili-kiosk-cage --check`, to have the display and the graphics card tried as the table finds them";
        return Finding::warning(TOPIC, why);
    };
    let number = name.strip_prefix(':').map(|rest| rest.split('.').next().unwrap_or(rest));
    let Some(number) = number else {
        return Finding::ok(TOPIC, format!("X11, {name}: another machine's, not tried"));
    };
    match connects(&Path::new("/tmp/.X11-unix").join(format!("X{number}"))) {
        Ok(()) => Finding::ok(TOPIC, format!("X11, {name}")),
        Err(error) => {
            Finding::fault(TOPIC, format!("X11, {name}: {error}. Is the X server running?"))
        }
    }
}

#[cfg(unix)]
fn connects(socket: &Path) -> std::io::Result<()> {
    std::os::unix::net::UnixStream::connect(socket).map(drop)
}

#[cfg(not(unix))]
fn connects(_socket: &Path) -> std::io::Result<()> {
    Ok(())
}

/// The sound devices below this root.
#[must_use]
pub fn sound(root: &Path) -> Finding {
    const TOPIC: &str = "sound";
    let Ok(devices) = fs::read_dir(root.join("dev/snd")) else {
        return Finding::warning(
            TOPIC,
            "there is no sound device: the table is silent. Is it switched off in the firmware, or its driver missing?",
        );
    };
    // Their names end with p where sound goes out.
    let plays = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.starts_with("pcm") && name.ends_with('p')
    };
    let outputs: Vec<PathBuf> = devices.flatten().map(|file| file.path()).filter(plays).collect();
    if outputs.is_empty() {
        return Finding::warning(TOPIC, "no sound device has an output: the table is silent");
    }
    let is_refused = |path: &PathBuf| {
        let opened = OpenOptions::new().write(true).open(path);
        opened.is_err_and(|error| error.kind() == std::io::ErrorKind::PermissionDenied)
    };
    if outputs.iter().all(is_refused) {
        let why =
            "this user may not use the sound devices: `usermod -aG audio USER`, then log in anew";
        return Finding::warning(TOPIC, why);
    }
    let cards = fs::read_to_string(root.join("proc/asound/cards")).unwrap_or_default();
    Finding::ok(TOPIC, cards_of(&cards).join(", "))
}

/// The names of the cards in the kernel's list: every other line begins with a number.
fn cards_of(text: &str) -> Vec<String> {
    let names = text.lines().filter_map(|line| {
        let (head, name) = line.split_once("]: ")?;
        head.trim_start().starts_with(|c: char| c.is_ascii_digit()).then(|| name.trim().to_owned())
    });
    names.collect()
}

/// The touch screens below this root.
#[must_use]
pub fn touch(root: &Path) -> Finding {
    const TOPIC: &str = "touch screen";
    let Ok(devices) = fs::read_to_string(root.join("proc/bus/input/devices")) else {
        return Finding::warning(TOPIC, "the kernel does not tell its input devices here");
    };
    match touch_screens(&devices, usize::BITS) {
        none if none.is_empty() => Finding::warning(
            TOPIC,
            "none: the table is played with a mouse or keys only. Is its USB cable in?",
        ),
        all => Finding::ok(TOPIC, all.join(", ")),
    }
}

/// The names of the devices that are touched where something is seen. The kernel prints words as long as those of the
/// program that reads.
fn touch_screens(text: &str, word_bits: u32) -> Vec<String> {
    /// A finger has a place: `ABS_MT_POSITION_X`.
    const PLACE: u32 = 0x35;
    /// It is the place where something is seen: `INPUT_PROP_DIRECT`.
    const DIRECT: u32 = 1;
    let has = |device: &str, name: &str, bit: u32| {
        let line = device.lines().find_map(|line| line.strip_prefix(name));
        // Words in hexadecimal digits, the lowest last.
        let word =
            line.and_then(|line| line.split_whitespace().rev().nth((bit / word_bits) as usize));
        let word = word.and_then(|word| u64::from_str_radix(word, 16).ok()).unwrap_or_default();
        word >> (bit % word_bits) & 1 == 1
    };
    let touched = |device: &&str| has(device, "B: ABS=", PLACE) && has(device, "B: PROP=", DIRECT);
    let name = |device: &str| {
        let line = device.lines().find_map(|line| line.strip_prefix("N: Name="))?;
        Some(line.trim_matches('"').to_owned())
    };
    text.split("\n\n").filter(touched).filter_map(name).collect()
}

/// Below this, a disk is full soon.
const FEW_MEGABYTES: u64 = 200;
/// Below this, it is full.
const NO_MEGABYTES: u64 = 20;

/// Whether a folder can be written, and has room.
#[must_use]
pub fn folder(topic: &'static str, path: &Path) -> Finding {
    let name = path.display();
    if let Err(error) = write_into(path) {
        let why = format!(
            "{name}: it cannot be written: {error}. `chown` it to who runs the table, or name another"
        );
        return Finding::fault(topic, why);
    }
    let told = Command::new("df").arg("-Pk").arg(path).output();
    let free = told.ok().and_then(|told| free(&String::from_utf8_lossy(&told.stdout)));
    match free {
        None => Finding::ok(topic, format!("{name}: can be written")),
        Some(free) if free < NO_MEGABYTES => Finding::fault(
            topic,
            format!("{name}: the disk is full ({free} MB are left). Make room"),
        ),
        Some(free) if free < FEW_MEGABYTES => Finding::warning(
            topic,
            format!("{name}: only {free} MB are left on its disk. Make room"),
        ),
        Some(free) => Finding::ok(topic, format!("{name}: can be written, {free} MB free")),
    }
}

fn write_into(folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    let path = folder.join(format!(".mbili-check-{}", std::process::id()));
    let written = File::create_new(&path).and_then(|mut file| {
        file.write_all(b"mbili")?;
        file.sync_all()
    });
    let _ = fs::remove_file(&path);
    written
}

/// Megabytes that are free, in what `df -Pk` prints.
fn free(text: &str) -> Option<u64> {
    let kilobytes: u64 =
        text.lines().nth(1)?.split_ascii_whitespace().rev().nth(2)?.parse().ok()?;
    Some(kilobytes / 1024)
}

/// The clock: counts and hours go by it.
#[must_use]
pub fn clock(now: &Zoned) -> Finding {
    let told =
        Command::new("timedatectl").args(["show", "-p", "NTPSynchronized", "--value"]).output();
    let told = told.ok().filter(|told| told.status.success());
    clock_with(now, told.map(|told| String::from_utf8_lossy(&told.stdout).trim() == "yes"))
}

/// The year this was written in; no clock that is right shows an earlier one.
const WRITTEN: i16 = 2026;

fn clock_with(now: &Zoned, synchronised: Option<bool>) -> Finding {
    const TOPIC: &str = "clock";
    let zone = now.time_zone().iana_name().unwrap_or("an unknown time zone").to_owned();
    let shown = format!("{} in {zone}", now.strftime("%Y-%m-%d %H:%M"));
    if !(WRITTEN..WRITTEN + 50).contains(&now.year()) {
        let why = format!(
            "{shown}: that is wrong. Set it (`timedatectl set-time`), and see to the machine's battery"
        );
        return Finding::fault(TOPIC, why);
    }
    match synchronised {
        Some(true) => Finding::ok(TOPIC, format!("{shown}, kept right over the network")),
        Some(false) => Finding::warning(
            TOPIC,
            format!(
                "{shown}; nothing keeps it right: `timedatectl set-ntp true`, or look at it every few months"
            ),
        ),
        None => Finding::ok(TOPIC, format!("{shown}; whether it is kept right is not known")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Verdict;
    use super::*;
    use jiff::civil::date;

    const DEVICES: &str = "\
I: Bus=0003 Vendor=0eef Product=0001 Version=0210
N: Name=\"eGalax Inc. USB TouchController\"
H: Handlers=mouse1 event5
B: PROP=2
B: ABS=260800000000003

I: Bus=0018 Vendor=04f3 Product=0001 Version=0100
N: Name=\"Touchpad\"
B: PROP=5
B: ABS=260800000000003

I: Bus=0011 Vendor=0001 Product=0001 Version=ab41
N: Name=\"AT keyboard\"
B: PROP=0
B: KEY=402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe
";

    #[test]
    fn a_touch_screen_is_known_from_a_touchpad() {
        assert_eq!(touch_screens(DEVICES, 64), ["eGalax Inc. USB TouchController"]);
        assert!(touch_screens("", 64).is_empty());
        // As a program of 32 bits reads the same.
        let short = DEVICES.replace("260800000000003", "2608000 3");
        let short = short.replace("402000000 3803078f800d001", "4 2000000 3803078 f800d001");
        assert_eq!(touch_screens(&short, 32), ["eGalax Inc. USB TouchController"]);
    }

    #[test]
    fn the_lists_of_the_system_are_understood() {
        let cards = " 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n      \
                     HDA Intel PCH at 0xf7e30000 irq 30\n 1 [HDMI           ]: HDA-Intel - HDA ATI HDMI\n";
        assert_eq!(cards_of(cards), ["HDA-Intel - HDA Intel PCH", "HDA-Intel - HDA ATI HDMI"]);
        let df = "Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/sda1 1000000 400000 512000 44% /\n";
        assert_eq!(free(df), Some(500));
        assert_eq!(free("df: no such file\n"), None);
    }

    #[test]
    fn a_clock_is_wrong_before_this_program_was_written() {
        let at = |year| date(year, 5, 4).at(9, 30, 0, 0).in_tz("Africa/Nairobi").unwrap();
        let verdict = |year, ntp| clock_with(&at(year), ntp).verdict;
        assert_eq!(verdict(1970, None), Verdict::Fault);
        assert_eq!(verdict(2106, Some(true)), Verdict::Fault);
        assert_eq!(verdict(2027, Some(true)), Verdict::Ok);
        assert_eq!(verdict(2027, None), Verdict::Ok);
        assert_eq!(verdict(2027, Some(false)), Verdict::Warning);
        assert!(clock_with(&at(2027), None).text.contains("Africa/Nairobi"));
    }

    #[test]
    fn a_folder_is_tried_by_writing() {
        let home = tempfile::tempdir().unwrap();
        let inside = home.path().join("a/b");
        assert_ne!(folder("data", &inside).verdict, Verdict::Fault);
        assert_eq!(fs::read_dir(&inside).unwrap().count(), 0, "nothing is left behind");
        let file = home.path().join("file");
        fs::write(&file, "x").unwrap();
        assert_eq!(folder("data", &file.join("c")).verdict, Verdict::Fault);
        assert_eq!(folder("data", &file).verdict, Verdict::Fault);
    }

    #[test]
    fn sound_and_touch_are_missed_where_there_are_none() {
        let root = tempfile::tempdir().unwrap();
        assert_eq!(sound(root.path()).verdict, Verdict::Warning);
        assert_eq!(touch(root.path()).verdict, Verdict::Warning);
        fs::create_dir_all(root.path().join("dev/snd")).unwrap();
        fs::create_dir_all(root.path().join("proc/bus/input")).unwrap();
        fs::create_dir_all(root.path().join("proc/asound")).unwrap();
        fs::write(root.path().join("dev/snd/pcmC0D0c"), "").unwrap();
        assert_eq!(sound(root.path()).verdict, Verdict::Warning, "a microphone plays nothing");
        fs::write(root.path().join("dev/snd/pcmC0D0p"), "").unwrap();
        fs::write(root.path().join("proc/asound/cards"), " 0 [PCH ]: HDA - PCH\n").unwrap();
        let words = if usize::BITS == 64 { "260800000000003" } else { "2608000 3" };
        let devices = DEVICES.replace("260800000000003", words);
        fs::write(root.path().join("proc/bus/input/devices"), devices).unwrap();
        assert_eq!(sound(root.path()), Finding::ok("sound", "HDA - PCH"));
        assert_eq!(touch(root.path()).verdict, Verdict::Ok);
    }
}
