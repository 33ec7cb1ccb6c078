//! The files that the command line is asked for: whole or not at all. And the commands that texts speak of.

use super::{done, failed};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::tempdir;

/// Every command that writes a file, without its name.
const WRITERS: [&[&str]; 2] = [
    &["exercises", "--make", "--seed", "5", "--count", "2", "--out"],
    &["prove", "--game", "kujifunza", "--kichwa", "choose", "--out"],
];

fn with(command: &[&'static str], path: &Path) -> Vec<String> {
    let path = path.to_str().expect("a path in UTF-8").to_owned();
    command.iter().map(|word| (*word).to_owned()).chain([path]).collect()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"))
        .collect()
}

#[test]
fn a_file_takes_the_place_of_the_old_one_at_once() {
    for command in WRITERS {
        let folder = tempdir().expect("a folder");
        let (old, new) = (folder.path().join("old"), folder.path().join("new"));
        fs::write(&old, "what was there").expect("written");
        // Who writes into the file that was there changes it under its other name too.
        fs::hard_link(&old, &new).expect("a second name");
        let arguments = with(command, &new);
        done(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(fs::read_to_string(&old).expect("the old one"), "what was there", "{command:?}");
        assert!(fs::read_to_string(&new).expect("the new one").lines().count() > 2, "{command:?}");
        assert_eq!(names(folder.path()).len(), 2, "{command:?}: {:?}", names(folder.path()));
    }
}

#[test]
fn what_cannot_be_written_leaves_nothing() {
    for command in WRITERS {
        let folder = tempdir().expect("a folder");
        for place in ["missing/file", "."] {
            let path = folder.path().join(place);
            let arguments = with(command, &path);
            let told = failed(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
            assert!(told.contains("cannot be written"), "{command:?}: {told}");
            assert!(told.contains(path.to_str().expect("UTF-8")), "{command:?}: {told}");
            assert!(names(folder.path()).is_empty(), "{command:?}: {:?}", names(folder.path()));
        }
    }
}

#[cfg(unix)]
#[test]
fn a_link_to_nothing_makes_what_it_names_and_a_loop_makes_nothing() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    for command in WRITERS {
        let folder = tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        symlink("made", at("link")).expect("a link");
        let arguments = with(command, &at("link"));
        done(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
        assert!(at("link").is_symlink(), "{command:?}");
        let made = fs::metadata(at("made")).expect("what it names");
        assert_eq!(
            made.permissions().mode() & 0o133,
            0,
            "{command:?}: nobody else writes or runs it"
        );
        symlink("two", at("one")).expect("a link");
        symlink("one", at("two")).expect("a link");
        let arguments = with(command, &at("one"));
        let told = failed(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
        assert!(told.contains("cannot be written"), "{command:?}: {told}");
        assert!(at("one").is_symlink() && at("two").is_symlink(), "{command:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_link_stays_one_and_a_device_too() {
    for command in WRITERS {
        let folder = tempdir().expect("a folder");
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, "").expect("written");
        std::os::unix::fs::symlink(&file, &link).expect("a link");
        for path in [&link, Path::new("/dev/null")] {
            let arguments = with(command, path);
            done(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
        }
        assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink(), "{command:?}");
        assert!(!fs::read(&file).expect("the file").is_empty(), "{command:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_is_written_anew_stays_as_open_to_others_as_it_was() {
    use std::os::unix::fs::PermissionsExt;
    for command in WRITERS {
        let folder = tempdir().expect("a folder");
        let file = folder.path().join("file");
        for mode in [0o600, 0o664] {
            fs::write(&file, "what was there").expect("written");
            fs::set_permissions(&file, fs::Permissions::from_mode(mode)).expect("it is mine");
            let arguments = with(command, &file);
            done(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
            let now = fs::metadata(&file).expect("it is there").permissions().mode() & 0o777;
            assert_eq!(now, mode, "{command:?}: {now:o}");
        }
    }
}

/// The words after `mbili` in code, where a text tells what to type.
fn commands(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for line in text.lines() {
        let bare = line.trim_start_matches([' ', '#', ';', '/', '!']);
        let quoted = line.split('`').skip(1).step_by(2);
        for code in quoted.chain([bare]) {
            let mut words = code.split_whitespace();
            if words.next() != Some("mbili") {
                continue;
            }
            let small = |c: char| c.is_ascii_lowercase();
            // A word in a sentence, an option, a file or what stands for any command is none.
            if code != bare || line.starts_with("    mbili") {
                found.extend(words.next().filter(|word| word.chars().all(small)));
            }
        }
    }
    found
}

fn texts(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            texts(&path, found);
        } else if path
            .extension()
            .is_some_and(|end| ["rs", "md", "toml", "txt", "ftl"].iter().any(|known| end == *known))
        {
            found.push(path);
        }
    }
}

#[test]
fn texts_speak_of_commands_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = vec![root.join("README.md"), root.join("CHANGELOG.md")];
    for folder in ["src", "docs", "assets"] {
        texts(&root.join(folder), &mut files);
    }
    let help = done(&["--help"]);
    let (_, list) = help.split_once("Commands:\n").expect("a list of commands");
    let mut known: Vec<&str> =
        list.lines().map_while(|line| line.split_whitespace().next()).collect();
    if !cfg!(feature = "app") {
        // The texts are those of the whole program.
        known.extend(["kiosk", "stats", "shots", "soak"]);
    }
    assert!(known.contains(&"perft") && known.contains(&"exercises"), "{known:?}");
    let mut seen = 0;
    for file in files {
        let text = fs::read_to_string(&file).expect("a text");
        for word in commands(&text) {
            seen += 1;
            // In the readme a second column explains the bare word.
            let explained = word == "the";
            assert!(explained || known.contains(&word), "{}: mbili {word}", file.display());
        }
    }
    assert!(seen > 30, "only {seen} commands were found");
    assert_eq!(commands("/// `mbili kiosk --check` is none, `mbili FILE` neither."), ["kiosk"]);
    assert_eq!(commands("    mbili prove --out x\nmbili is the game"), ["prove"]);
}
