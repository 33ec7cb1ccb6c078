//! Disks that are full or can only be read.
//!
//! A test that needs a disk of its own runs itself again inside a mount namespace, where it may mount a
//! small tmpfs that nobody else sees. Where that is not permitted, a limit on the size of files stands
//! for the full disk, and a folder without write permission for the read-only one.

use super::{contents, home, saved, says};
use mbili::app::settings::Settings;
use mbili::app::storage::matches::{discard, file, list, load, lock, store, tidy};
use mbili::app::storage::{Folders, Reason, SavedMatch, Trouble, settings_file};
use mbili::rules::{Game, KichwaRule};
use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Names the disk, in the program inside the namespace or below the limit.
const DISK: &str = "MBILI_TEST_DISK";

/// The script fails with this where it may not mount.
const MAY_NOT: i32 = 77;

fn disk() -> Option<PathBuf> {
    std::env::var_os(DISK).map(PathBuf::from)
}

/// Runs one test again under a shell script that ends in `exec "$@"`. `None` if the script may not do
/// what it wants to.
fn again(test: &str, disk: &Path, shell: &[&str], script: &str) -> Option<()> {
    let program = std::env::current_exe().expect("this program");
    let output = Command::new(shell[0])
        .args(&shell[1..])
        .args(["sh", "-c", script, "sh"])
        .arg(program)
        .args(["--exact", "--nocapture", test])
        .env(DISK, disk)
        .output()
        .ok()?;
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    if said.contains("1 passed") {
        assert!(output.status.success(), "{said}");
        return Some(());
    }
    assert!(!said.contains("running 1 test"), "{said}");
    eprintln!("{script}: {} {said}", output.status);
    (output.status.code() != Some(MAY_NOT)).then(|| eprintln!("{shell:?} failed"));
    None
}

/// Runs one test again with a small disk of its own. `None` where that is not permitted.
fn on_own_disk(test: &str, disk: &Path) -> Option<()> {
    let script = format!(
        "mount -t tmpfs -o size=128k,mode=700 none \"${DISK}\" || exit {MAY_NOT}; exec \"$@\""
    );
    // As root, and else as root of a namespace of our own.
    again(test, disk, &["unshare", "--mount"], &script)
        .or_else(|| again(test, disk, &["unshare", "--mount", "--map-root-user"], &script))
}

/// More than a page of text, so that it needs room of its own.
fn long(actions: usize) -> SavedMatch {
    let mut saved = saved("a", Game::Kujifunza(KichwaRule::Sustain), actions);
    saved.record.set_tag("Event", &"a long story ".repeat(800)).expect("a good key");
    saved
}

fn quiet() -> Settings {
    Settings { volume: 5, ..Settings::default() }
}

fn prepare(folders: &Folders) {
    store(&folders.data, &long(3)).expect("saved");
    store(&folders.data, &saved("b", Game::Djenon, 2)).expect("saved");
    settings_file::store(&folders.config, &quiet()).expect("saved");
    lock(&folders.data, "a").expect("free").release();
}

/// Nothing can be written, it is said why, and all that was there is still there.
fn writing_fails(folders: &Folders, reason: Reason) {
    let before = contents(&folders.data);
    let failure = store(&folders.data, &long(5)).expect_err("no room");
    assert_eq!(failure.reason, reason, "{failure:?}");
    let trouble = Trouble::MatchUnsaved(failure);
    let text = says(&trouble, &file(&folders.data, "a"));
    let expected = if reason == Reason::Full { "disk is full" } else { "" };
    assert!(text.contains(expected) && text.contains("still there"), "{text}");
    assert_eq!(load(&folders.data, "a").expect("as before").record.actions().len(), 3);
    assert_eq!(list(&folders.data).matches.len(), 2);
    tidy(&folders.data);
    assert_eq!(contents(&folders.data), before, "not even a stray file is left");

    let failure = settings_file::store(&folders.config, &Settings::default()).expect_err("no room");
    assert_eq!(failure.reason, reason, "{failure:?}");
    says(&Trouble::SettingsUnsaved(failure), &settings_file::path(&folders.config));
    assert_eq!(settings_file::load(&folders.config).settings, quiet());
}

/// Damaged settings that cannot be replaced stay as they are, under one name.
fn damaged_settings_stay(folders: &Folders) {
    let before = contents(&folders.config);
    let loaded = settings_file::load(&folders.config);
    let Some(trouble @ Trouble::SettingsDamaged { aside: Err(_), .. }) = &loaded.trouble else {
        panic!("{:?}", loaded.trouble);
    };
    assert!(says(trouble, &settings_file::path(&folders.config)).contains("cannot be set aside"));
    assert_eq!((loaded.settings, loaded.may_store), (quiet(), false));
    assert_eq!(contents(&folders.config), before);
}

fn damage_settings(folders: &Folders) {
    let path = settings_file::path(&folders.config);
    let mut file = fs::File::options().append(true).open(path).expect("there");
    file.write_all(b"volume\n").expect("a few bytes of the last page");
}

#[test]
fn a_full_disk_is_told_and_loses_nothing() {
    if let Some(disk) = disk() {
        let folders = Folders::inside(&disk);
        prepare(&folders);
        let fill = disk.join("fill");
        let mut file = fs::File::create(&fill).expect("a file");
        while file.write_all(&[0; 512]).is_ok() {}
        writing_fails(&folders, Reason::Full);
        damage_settings(&folders);
        damaged_settings_stay(&folders);
        drop(file);
        fs::remove_file(fill).expect("removed");
        store(&folders.data, &long(5)).expect("there is room again");
        assert!(settings_file::load(&folders.config).may_store);
        return;
    }
    let (home, _) = home();
    if on_own_disk("storage::disks::a_full_disk_is_told_and_loses_nothing", home.path()).is_none() {
        eprintln!("no disk of its own is permitted: the limit on the size of files stands for it");
    }
}

#[test]
fn a_write_that_ends_halfway_is_told_and_loses_nothing() {
    if let Some(disk) = disk() {
        let folders = Folders::inside(&disk);
        writing_fails(&folders, Reason::Full);
        return;
    }
    let (home, folders) = home();
    prepare(&folders);
    let test = "storage::disks::a_write_that_ends_halfway_is_told_and_loses_nothing";
    // No file may grow beyond 512 bytes; the writer is not killed for it but told.
    let script = format!("trap '' XFSZ; ulimit -f 1 || exit {MAY_NOT}; exec \"$@\"");
    again(test, home.path(), &["env"], &script).expect("a limit that anyone may set");
}

#[test]
fn a_disk_that_can_only_be_read_is_told_and_loses_nothing() {
    if let Some(disk) = disk() {
        let folders = Folders::inside(&disk);
        prepare(&folders);
        damage_nothing_while_read_only(&folders, Reason::ReadOnly, |read_only| {
            let option = if read_only { "remount,bind,ro" } else { "remount,bind,rw" };
            let done = Command::new("mount").args(["-o", option]).arg(&disk).status();
            assert!(done.expect("mount").success());
        });
        return;
    }
    let (home, folders) = home();
    let test = "storage::disks::a_disk_that_can_only_be_read_is_told_and_loses_nothing";
    if on_own_disk(test, home.path()).is_some() {
        return;
    }
    prepare(&folders);
    let all = ["config", "data", "data/matches", "data/locks"].map(|name| home.path().join(name));
    let permit = |mode| {
        for folder in &all {
            fs::set_permissions(folder, fs::Permissions::from_mode(mode)).expect("ours");
        }
    };
    permit(0o555);
    let holds = fs::File::create(folders.config.join("probe")).is_err();
    permit(0o755);
    if holds {
        damage_nothing_while_read_only(&folders, Reason::Denied, |read_only| {
            permit(if read_only { 0o555 } else { 0o755 });
        });
    } else {
        as_nobody(test);
    }
}

/// Runs one test again as a user whom permissions bind.
fn as_nobody(test: &str) {
    const NOBODY: u32 = 65534;
    // By this name the program is found even where the folders above it are closed to that user.
    let mut again = Command::new("/proc/self/exe");
    again.args(["--exact", "--nocapture", test]).uid(NOBODY).gid(NOBODY).current_dir("/");
    let output = again.output().expect("root may become anybody");
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
}

fn damage_nothing_while_read_only(folders: &Folders, reason: Reason, set: impl Fn(bool)) {
    set(true);
    writing_fails(folders, reason);
    let failure = discard(&folders.data, "b").expect_err("cannot be moved");
    says(&Trouble::MatchUndiscarded(failure), &folders.data);
    lock(&folders.data, "b").expect("nobody is kept out").release();
    assert_eq!(list(&folders.data).matches.len(), 2);
    set(false);
    damage_settings(folders);
    set(true);
    damaged_settings_stay(folders);
    set(false);
    store(&folders.data, &long(5)).expect("it can be written again");
}
