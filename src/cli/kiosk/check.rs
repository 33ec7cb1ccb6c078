//! `mbili kiosk --check`: whether this machine is fit for the table.

use super::House;
use crate::cli::Failure;
use crate::kiosk::check::{self, Finding, Verdict};
use jiff::Zoned;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

pub fn run(house: &House, out: &mut impl Write) -> Result<bool, Failure> {
    let now = Zoned::now();
    let root = Path::new("/");
    let file = house.file.as_deref();
    let (config, mut findings) = check::configuration(file);
    findings.push(check::languages(&config));
    findings.push(check::hours(&config.hours, now.datetime()));
    findings.push(check::staff(&config));
    findings.extend(check::logo(&config, file));
    findings.push(check::display());
    findings.push(graphics());
    findings.push(check::sound(root));
    findings.push(check::touch(root));
    match house.data() {
        Some(data) => findings.push(check::folder("data", data)),
        None => findings.push(Finding::fault(
            "data",
            "nobody's folder is known here: set MBILI_DATA_DIR and MBILI_CONFIG_DIR, or HOME",
        )),
    }
    let counts = house.counts(&config);
    let health = house.openmetrics(&config);
    let health = health.as_deref().and_then(Path::parent);
    for (topic, folder) in [("counts", counts.as_deref()), ("monitoring", health)] {
        let Some(folder) = folder else { continue };
        findings.push(check::folder(topic, folder));
        findings.extend(house.data().and_then(|data| check::service(topic, folder, data)));
    }
    findings.push(check::clock(&now));
    for finding in &findings {
        writeln!(out, "{finding}")?;
    }
    let count = |verdict| findings.iter().filter(|finding| finding.verdict == verdict).count();
    let (faults, warnings) = (count(Verdict::Fault), count(Verdict::Warning));
    writeln!(out, "\n{faults} faults, {warnings} warnings")?;
    Ok(faults == 0)
}

/// A driver that has not answered by then hangs.
const DRIVER_ANSWERS_WITHIN: Duration = Duration::from_secs(40);

/// What draws the table. It is asked in a process of its own: a driver may crash, or hang.
fn graphics() -> Finding {
    const TOPIC: &str = "graphics";
    let mend = "See to its driver (`apt-get install mesa-vulkan-drivers`), and that this user may use /dev/dri \
                (`usermod -aG video,render USER`)";
    match ask_driver() {
        Err(why) => Finding::fault(TOPIC, format!("{why}. {mend}")),
        Ok(told) => match told.split_once(": ") {
            Some(("Cpu", name)) => Finding::warning(
                TOPIC,
                format!(
                    "{name}: the processor draws, slowly and hot; no graphics card is used. {mend}"
                ),
            ),
            Some((_, name)) => Finding::ok(TOPIC, name),
            None => Finding::fault(TOPIC, format!("no device was found. {mend}")),
        },
    }
}

/// The first line that the program prints of its graphics device: its sort and its name.
fn ask_driver() -> Result<String, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut asked = Command::new(program)
        .args(["kiosk", "--graphics"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())?;
    let began = Instant::now();
    let status = loop {
        match asked.try_wait() {
            Ok(Some(status)) => break status,
            Ok(None) if began.elapsed() < DRIVER_ANSWERS_WITHIN => {
                std::thread::sleep(Duration::from_millis(50))
            }
            Ok(None) => {
                let _ = asked.kill();
                let _ = asked.wait();
                return Err("the driver hangs".into());
            }
            Err(error) => return Err(error.to_string()),
        }
    };
    let mut text = String::new();
    if let Some(mut out) = asked.stdout.take() {
        let _ = out.read_to_string(&mut text);
    }
    match status.code() {
        Some(0) => Ok(text.lines().next().unwrap_or_default().to_owned()),
        Some(code) if code == i32::from(crate::cli::WRONG_USE) => {
            Err("this build has no table".into())
        }
        Some(_) => Err("no graphics device was found".into()),
        None => Err("the driver crashed".into()),
    }
}
