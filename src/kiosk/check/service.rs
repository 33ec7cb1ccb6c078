//! What the unit of systemd lets the table write.

use super::Finding;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The unit that lets the table write few places only.
const UNIT: &str = "mbili-kiosk.service";

/// A folder that whoever asks may write and the table below its unit may not; nothing where there is no such unit, or
/// where it lets the table write there.
#[must_use]
pub fn service(topic: &'static str, folder: &Path, data: &Path) -> Option<Finding> {
    let told = Command::new("systemctl")
        .args(["show", UNIT, "-p", "ProtectSystem", "-p", "ReadWritePaths"])
        .output()
        .ok()?;
    service_with(&String::from_utf8_lossy(&told.stdout), topic, folder, data)
}

/// By what `systemctl show` prints, a property a line.
fn service_with(told: &str, topic: &'static str, folder: &Path, data: &Path) -> Option<Finding> {
    let property = |name: &str| {
        let value = |line: &str| line.strip_prefix(name)?.strip_prefix('=').map(str::to_owned);
        told.lines().find_map(value).unwrap_or_default()
    };
    if property("ProtectSystem") != "strict" {
        return None;
    }
    let written = property("ReadWritePaths");
    // A path that need not be there has a minus before it, one below the root of the unit a plus.
    let written =
        written.split_whitespace().map(|path| Path::new(path.trim_start_matches(['-', '+'])));
    let folder = std::path::absolute(folder).unwrap_or_else(|_| PathBuf::from(folder));
    if written.chain([data]).any(|path| folder.starts_with(path)) {
        return None;
    }
    let name = folder.display();
    Some(Finding::warning(
        topic,
        format!(
            "{name}: {UNIT} does not let the table write there: `systemctl edit {UNIT}`, below [Service] the line \
             ReadWritePaths={name}, or name a folder below {}",
            data.display()
        ),
    ))
}

#[cfg(test)]
mod tests {
    use super::super::Verdict;
    use super::*;

    #[test]
    fn a_place_that_the_unit_keeps_the_table_from_is_told() {
        let told = |rules: &str, folder: &str| {
            service_with(rules, "counts", Path::new(folder), Path::new("/var/lib/mbili"))
        };
        let shipped = include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/packaging/kiosk/mbili-kiosk.service"
        ));
        for folder in
            ["/var/lib/mbili", "/var/lib/mbili/counts", "/var/lib/prometheus/node-exporter"]
        {
            assert_eq!(told(shipped, folder), None, "{folder}");
        }
        for folder in ["/etc/mbili/statistics", "/srv/counts", "/var/lib/mbili2", "/"] {
            let found = told(shipped, folder).expect(folder);
            assert_eq!(found.verdict, Verdict::Warning);
            assert!(found.text.contains(&format!("ReadWritePaths={folder}")), "{found}");
        }
        let widened =
            "ProtectSystem=strict\nReadWritePaths=-/var/lib/prometheus/node-exporter /srv/counts\n";
        assert_eq!(told(widened, "/srv/counts/here"), None);
        // No unit, or one that keeps nothing closed.
        for free in ["", "ProtectSystem=no\nReadWritePaths=\n"] {
            assert_eq!(told(free, "/srv/counts"), None);
        }
    }
}
