//! `scripts/prove`: that each proof hangs on something that is there, and that it is told how old a proof is.

use super::{assert_none, root, sources};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The words of each proof in the script, with its shorthands for several paths written out.
fn proofs() -> Vec<Vec<String>> {
    let text = fs::read_to_string(root().join("scripts/prove")).expect("the script");
    let (head, rest) = text.split_once("\nproofs=(\n").expect("a list of proofs");
    let (list, _) = rest.split_once("\n)\n").expect("its end");
    let shorthands: Vec<(String, &str)> = head
        .lines()
        .filter_map(|line| line.split_once("=\""))
        .map(|(name, paths)| (format!("${name}"), paths.trim_end_matches('"')))
        .collect();
    let words = |line: &str| {
        let mut line = line.trim().trim_matches('"').to_owned();
        for (name, paths) in &shorthands {
            line = line.replace(name, paths);
        }
        line.split_whitespace().map(str::to_owned).collect()
    };
    list.lines().map(words).collect()
}

#[test]
fn every_proof_names_tests_and_paths_that_are_there() {
    let all = sources("tests");
    let mut faults = Vec::new();
    for proof in proofs() {
        let [name, tests, _, _, _, program, paths @ ..] = &proof[..] else {
            panic!("{proof:?} has too few words")
        };
        // Of a module, or of those in it whose names begin so.
        let module = format!("tests/{program}/{}", tests.trim_end_matches(':').replace("::", "/"));
        let (modules, start) = tests.rsplit_once("::").expect("a path of tests");
        let folder = format!("tests/{program}/{}", modules.replace("::", "/"));
        let known = all.iter().any(|source| {
            let in_module = source.path.starts_with(&module);
            let of_that_name = |test: &&str| in_module || test.starts_with(start);
            source.path.starts_with(&folder) && source.tests().iter().any(of_that_name)
        });
        if !known {
            faults.push(format!("{name}: there is no test {tests}*"));
        }
        let own = |path: &String| path.starts_with("tests/");
        if !paths.iter().any(own) || paths.iter().all(own) {
            faults.push(format!("{name} hangs on its tests and on what they test"));
        }
        let gone = paths.iter().filter(|path| !root().join(path).exists());
        faults.extend(gone.map(|path| format!("{name} hangs on {path}, which is not there")));
    }
    assert_none(faults);
}

/// In a repository of its own, so that its history is known.
#[test]
fn it_is_told_whether_a_proof_is_of_todays_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let write = |name: &str, text: &str| {
        let path = at.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    };
    for script in ["scripts/prove", "scripts/lib.sh"] {
        write(script, &fs::read_to_string(root().join(script)).expect("a script"));
    }
    git(at, &["init", "-q"]);
    write("src/rules/mod.rs", "// one");
    write("src/words/mod.rs", "// one");
    let told = |proof: &str| {
        let said = Command::new("bash").arg(at.join("scripts/prove")).output().expect("bash");
        assert_eq!(said.status.code(), Some(2), "no proof was asked for");
        let said = String::from_utf8_lossy(&said.stderr).into_owned();
        let mut lines = said.lines().skip_while(|line| !line.trim().starts_with(proof));
        lines.nth(1).expect("a line below the proof").trim().to_owned()
    };
    let first = commit(at);
    let proven = |commit: &str| {
        write("docs/proofs/rules-properties.txt", &format!("proof     x\ncommit    {commit}\n"));
    };
    assert!(told("rules-properties").starts_with("nothing is written down"));
    proven(&first);
    let of = format!("of {}: ", &first[..9]);
    assert_eq!(told("rules-properties"), format!("{of}of today's code"));
    // What it does not hang on may change.
    write("src/words/mod.rs", "// two");
    commit(at);
    assert_eq!(told("rules-properties"), format!("{of}of today's code"));
    write("src/rules/mod.rs", "// two");
    write("tests/pure/properties.rs", "// new");
    commit(at);
    assert_eq!(told("rules-properties"), format!("{of}older: 2 files changed since"));
    // As in a clone that was cut short.
    proven(&"0123456789".repeat(4));
    assert_eq!(told("rules-properties"), "of 012345678, which this clone does not have");
    proven("by hand");
    assert!(told("rules-properties").ends_with("names no commit"));
}

fn commit(at: &Path) -> String {
    git(at, &["add", "-A"]);
    git(at, &["-c", "user.name=x", "-c", "user.email=x@y", "commit", "-q", "-m", "x"]);
    git(at, &["rev-parse", "HEAD"])
}

fn git(at: &Path, arguments: &[&str]) -> String {
    let done = Command::new("git")
        .args(arguments)
        .current_dir(at)
        .env("GIT_CONFIG_GLOBAL", at.join("none"))
        .env("GIT_CONFIG_NOSYSTEM", "1")
        .output()
        .expect("git");
    assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8_lossy(&done.stdout).trim().to_owned()
}
