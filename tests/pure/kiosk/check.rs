//! The check of a machine finds what the house has written down wrongly.

use jiff::civil::date;
use mbili::kiosk::check::{Finding, Verdict, configuration, hours, languages, logo, staff};
use mbili::kiosk::config::{Config, read};
use mbili::kiosk::hours::Day;
use std::fs;

fn verdicts(findings: &[Finding]) -> Vec<Verdict> {
    findings.iter().map(|finding| finding.verdict).collect()
}

#[test]
fn each_fault_of_the_file_is_a_finding() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mbili.toml");
    assert_eq!(verdicts(&configuration(None).1), [Verdict::Warning]);
    assert_eq!(verdicts(&configuration(Some(&file)).1), [Verdict::Fault]);
    fs::write(&file, "[idle]\nafter = 45\n").unwrap();
    let (config, findings) = configuration(Some(&file));
    assert_eq!((config.idle.after.get(), verdicts(&findings)), (45, vec![Verdict::Ok]));
    fs::write(&file, "[idle]\nafter = 4\ncountdwn = 20\n").unwrap();
    let (_, findings) = configuration(Some(&file));
    assert_eq!(verdicts(&findings), [Verdict::Fault; 2]);
    assert!(
        findings[1].text.contains("line 3") && findings[1].text.contains("countdown"),
        "{findings:?}"
    );
}

#[test]
fn a_house_that_never_opens_is_a_fault() {
    let monday = date(2026, 11, 23).at(10, 0, 0, 0);
    let of = |text: &str| hours(&read(text).0.hours, monday);
    assert_eq!(of("").text, "always open");
    let week = of("[hours]\nopen = \"09:00\"\nclose = \"17:30\"\nclosed = [\"monday\"]\n");
    assert_eq!(week.verdict, Verdict::Ok);
    assert!(week.text.contains("51.0 hours") && week.text.contains("closed"), "{week}");
    // The file's fault says so of all seven days, and is no reason to stay dark.
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    assert_eq!(of(&format!("[hours]\nclosed = {days:?}\n")).text, "always open");
    // What no file can say any more is found all the same.
    let mut never = read(&format!("[hours]\nclosed = {:?}\n", &days[..6])).0.hours;
    never.closed.push(Day::Sunday);
    assert_eq!(hours(&never, monday).verdict, Verdict::Fault);
}

#[test]
fn a_missing_pin_a_foreign_welcome_and_a_logo_that_is_none_are_told() {
    assert_eq!(staff(&Config::default()).verdict, Verdict::Warning);
    assert_eq!(languages(&Config::default()).verdict, Verdict::Ok);
    let (config, faults) = read("[house]\nwelcome = { xx = \"?\" }\nlogo = \"logo.png\"\n");
    assert_eq!(faults, []);
    let welcome = languages(&config);
    assert_eq!(welcome.verdict, Verdict::Warning);
    assert!(welcome.text.contains("\"xx\""), "{welcome}");

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mbili.toml");
    let verdict = || logo(&config, Some(&file)).map(|finding| finding.verdict);
    assert_eq!(verdict(), Some(Verdict::Fault), "the path counts from the file");
    fs::write(folder.path().join("logo.png"), "GIF89a").unwrap();
    assert_eq!(verdict(), Some(Verdict::Fault));
    fs::write(folder.path().join("logo.png"), b"\x89PNG\r\n\x1a\n and so on").unwrap();
    assert_eq!(verdict(), Some(Verdict::Ok));
    assert_eq!(logo(&Config::default(), None), None);
}
